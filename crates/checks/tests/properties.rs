//! The checks on random input: anything at all, and good texts with small faults.

use proptest::prelude::*;
use sumito_checks as checks;

/// Texts of every form, to be damaged.
const GOOD: [&str; 12] = [
    "abalone/standard?goal=5,6&without=A1&repetition=draw",
    "abalone/empty?side=4&obstacles=D4",
    "epaminondas?files=8&ranks=10&symmetry=files",
    "abalone/standard\nwwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0,0 0 0",
    "abalone/standard\nss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1",
    "abalone/standard\nww1bb/wwwbbb/1ww1bb1/8/9/8/1bb1ww1/bbbwww/bb1ww b",
    "epaminondas\nbbbbbbbbbbbbbb/bbbbbbbbbbbbbb/14/14/14/14/14/14/14/14/wwwwwwwwwwwwww/wwwwwwwwwwwwww w",
    "abalone\nA1B2",
    "abalone/standard\nc3-c5-d3",
    "epaminondas\na1-a3",
    "15m+5s+10%",
    "[Event \"Club\"]\n[Variant \"belgian\"]\n[Result \"*\"]\n[Notation \"Aba-Pro\"]\n[Odd \"kept\"]\n\n\
     1. A1B2 A5B5 {a comment [%clk 0:14:03]} 2. A2B3 (2. B1B2 A4B4) *\n",
];

/// A good text with some characters replaced, doubled or left out.
fn damaged() -> impl Strategy<Value = String> {
    let faults = prop::collection::vec((any::<prop::sample::Index>(), 0u8..3, any::<char>()), 0..4);
    let places = "[a-iA-I1-9/?&=,.()\\[\\]{}\" bwxno-]";
    let faults = (faults, prop::collection::vec(places, 4));
    (prop::sample::select(&GOOD[..]), faults).prop_map(|(good, (faults, likely))| {
        let mut text: Vec<char> = good.chars().collect();
        for ((place, kind, odd), likely) in faults.into_iter().zip(likely) {
            let place = place.index(text.len());
            match kind {
                0 => drop(text.remove(place)),
                1 => text[place] = likely.chars().next().unwrap_or(odd),
                _ => text.insert(place, odd),
            }
        }
        text.into_iter().collect()
    })
}

fn every_reader(text: &str) {
    checks::rules_text(text);
    checks::position_text(text);
    checks::foreign_position(text);
    checks::move_text(text);
    checks::notation(text);
    checks::time_control(text);
    checks::game_file(text);
}

proptest! {
    #[test]
    fn no_text_upsets_a_reader(text in "(?s).{0,200}") {
        every_reader(&text);
    }

    #[test]
    fn nor_does_a_good_one_with_faults(text in damaged()) {
        every_reader(&text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn play_keeps_its_books(choices in prop::collection::vec(any::<u8>(), 0..160)) {
        for rules in 0..checks::RULES.len() {
            checks::play(&[&[rules as u8], choices.as_slice()].concat());
        }
    }
}

#[test]
fn a_million_characters_are_only_a_bad_text() {
    for text in ["b", "9", "/", "[", "(", "abalone\nb", "abalone\n9/", "1. A1B2 ("] {
        every_reader(&text.repeat(1_000_000 / text.len()));
    }
    every_reader(&format!("abalone\n{}", "9".repeat(1_000_000)));
}

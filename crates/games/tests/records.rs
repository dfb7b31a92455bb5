//! Records read, checked, written; the cases of the field about files.

use std::fs;
use std::path::{Path, PathBuf};

use sumito_core::{Reason, Seat, Team};
use sumito_games::record::{
    BrokenRecord, Entry, Fault, Record, Remark, Text, Verdict, read_records,
};
use sumito_games::{Event, Game, Notation};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests-data/records")
}

fn one(text: &str) -> Record {
    let mut records = read_records(text);
    let record = records.next().unwrap().unwrap_or_else(|broken| panic!("{broken}\n{text}"));
    assert!(records.next().is_none());
    record
}

fn broken(text: &str) -> BrokenRecord {
    read_records(text).next().unwrap().unwrap_err()
}

/// A game of the Belgian daisy with this result tag and movetext.
fn daisy(result: &str, movetext: &str) -> String {
    format!("[Variant \"belgian\"]\n[Result \"{result}\"]\n[Notation \"Aba-Pro\"]\n\n{movetext}\n")
}

#[test]
fn the_projects_own_records_are_valid_and_read_as_they_are_written() {
    for name in ["duels", "seats", "epaminondas"] {
        let text = fs::read_to_string(folder().join(name).with_extension("apgn")).unwrap();
        let written: Vec<String> = read_records(&text)
            .map(|record| record.unwrap_or_else(|broken| panic!("{name}: {broken}")).write())
            .collect();
        assert!(written.len() >= 8);
        assert_eq!(written.join("\n"), text, "{name}");
    }
}

#[test]
fn the_projects_own_records_survive_every_notation() {
    for name in ["duels", "seats", "epaminondas"] {
        let text = fs::read_to_string(folder().join(name).with_extension("apgn")).unwrap();
        for record in read_records(&text).map(Result::unwrap) {
            for notation in Notation::ALL.into_iter().filter(|n| n.fits(&record.rules())) {
                let other = one(&record.to_notation(notation).unwrap().write());
                assert_eq!(other.notation(), notation);
                assert_eq!(other.game().events(), record.game().events());
                let back = other.to_notation(record.notation()).unwrap();
                assert_eq!(back.write(), record.write());
            }
        }
    }
}

#[test]
fn each_kind_of_fault_is_named_and_its_neighbours_are_kept() {
    let table = fs::read_to_string(folder().join("broken.tsv")).unwrap();
    let mut files = 0;
    for row in table.lines().filter(|row| !row.starts_with('#')) {
        let [file, game, ply, line, token, says, before] =
            row.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let text = fs::read_to_string(folder().join("broken").join(file)).unwrap();
        let (mut good, mut bad) = (0, Vec::new());
        for record in Text::new(text.as_bytes()).records() {
            match record {
                Ok(_) => good += 1,
                Err(broken) => bad.push(broken),
            }
        }
        let [found] = &bad[..] else { panic!("{file}: {bad:?}") };
        let place = (found.game, found.ply, found.line, found.token.as_deref().unwrap_or("-"));
        let expected = (game.parse().unwrap(), ply.parse().unwrap(), line.parse().unwrap(), token);
        assert_eq!(place, expected, "{file}: {found}");
        assert!(found.to_string().contains(says), "{file}: {found}");
        let read = found.before.as_ref().map(|record| {
            // What is kept is a record like any other, and its end is open.
            let again = one(&record.write());
            assert_eq!((again.line(), again.game()), (record.line(), record.game()), "{file}");
            match &record.game().moves()[..] {
                [] => "start".to_owned(),
                moves => moves.join(" "),
            }
        });
        assert_eq!(read.as_deref().unwrap_or("-"), before, "{file}");
        assert_eq!(good, if found.game == 0 { 0 } else { 2 }, "{file}");
        files += 1;
    }
    assert_eq!(files, fs::read_dir(folder().join("broken")).unwrap().count());
}

#[test]
fn odd_numbers_and_line_breaks_read_like_the_plain_record() {
    let plain = one(&daisy("*", "1. A1B2 A5B5 2. A2B3 *"));
    for movetext in [
        "1.A1B2 A5B5\n2.A2B3\n*",
        "1 . A1B2 1...A5B5 2 . A2B3 *",
        "1. a1b2 1... a5-b5\r\n2. a2b3\r\n",
        "A1B2\nA5B5\nA2B3",
    ] {
        assert_eq!(one(&daisy("*", movetext)).game().events(), plain.game().events(), "{movetext}");
    }
    let with_mark = format!("\u{feff}{}", daisy("*", "1. A1B2 A5B5 2. A2B3 *"));
    assert_eq!(one(&with_mark).game().events(), plain.game().events());
}

#[test]
fn nothing_is_lost_and_nothing_moved() {
    let text = "[Event \"a \\\"quoted\\\" one\"]
[Date \"2024.05.11\"]
[Black \"Ada\"]
[White \"Bo\"]
[Variant \"belgian\"]
[Result \"*\"]
[Notation \"Aba-Pro\"]
[House \"corner table\"]
[Termination \"Déco\"]
[House \"by the window\"]

{ before } 1. A1B2!? {[%clk 0:14:03]} {[%eval +1.35]} (1. A2B2 {why not} A4B4 (1... A5B5
$4) 2. sketch {?} B9Z1) A5B5 ; to the end
2. A2B3 $1 ((2. B1B2)) {broken

over lines} * {after} (2. C2D2)
";
    let record = one(text);
    assert_eq!(record.write(), text);
    assert_eq!(one(&record.write()).line(), record.line());
    let [Remark::Comment(clock), Remark::Comment(_), Remark::Variation(sideline)] =
        &record.line().steps[0].remarks[1..]
    else {
        panic!("{:?}", record.line().steps[0])
    };
    assert_eq!(clock, "[%clk 0:14:03]");
    assert!(matches!(&sideline.steps[2].entry, Entry::Unread(word) if word == "sketch"));
    let nacre = record.to_notation(Notation::Nacre).unwrap().write();
    assert!(nacre.contains("1. A1D4!? {[%clk 0:14:03]}"), "{nacre}");
    assert_eq!(one(&nacre).to_notation(Notation::AbaPro).unwrap().write(), text);
}

#[test]
fn a_result_must_not_contradict_the_board() {
    let ended = |termination: &str, result: &str| {
        format!("[Termination \"{termination}\"]\n{}", daisy(result, "1. A1B2 A5B5"))
    };
    for (termination, result, reason) in [
        ("Resignation", "1-0", Some(Reason::Resignation)),
        ("Time", "0-1", Some(Reason::Time)),
        ("Agreed draw", "1/2-1/2", Some(Reason::Agreement)),
        ("Déco", "1-0", Some(Reason::Abandoned)),
        ("by the arbiter", "1-0", Some(Reason::Resignation)),
        ("Score", "*", None),
        ("Unfinished", "*", None),
    ] {
        let record = one(&ended(termination, result));
        assert_eq!(record.game().outcome().map(|o| o.reason), reason, "{termination}");
        assert_eq!(record.tag("Termination"), Some(termination));
        assert_eq!(Verdict::from(record.game().outcome()), record.verdict());
    }
    for termination in ["Score", "Limit", "No move", "score"] {
        let found = broken(&ended(termination, "1-0"));
        assert!(matches!(found.reason, Fault::Contradiction { .. }), "{found}");
    }
}

#[test]
fn three_seats_and_more_leave_and_pass_in_their_places() {
    let mut game = Game::new("abalone/3-players-11".parse().unwrap()).unwrap();
    let moves = |game: &Game| {
        use sumito_core::Position as _;
        game.position().moves()[0]
    };
    let mv = moves(&game);
    game.play(mv).unwrap();
    game.resign(Seat::new(2)).unwrap();
    game.pass().unwrap();
    let mv = moves(&game);
    game.play(mv).unwrap();
    let record = Record::from_game(&game);
    let text = record.write();
    let movetext: Vec<&str> = text.rsplit("\n\n").next().unwrap().split_whitespace().collect();
    assert_eq!(movetext[2..5], ["resign-r", "--", "--"], "{text}");
    assert_eq!(movetext[5], "2.", "{text}");
    let again = one(&text);
    assert_eq!(again.game().events(), game.events());
    assert_eq!(again.line(), record.line());
    assert!(matches!(again.line().steps[3].entry, Entry::Skip));
    game.flag(Seat::new(1)).unwrap();
    let text = Record::from_game(&game).write();
    assert!(text.ends_with("flag 1-0-0\n"), "{text}");
    assert_eq!(one(&text).game().events(), game.events());
}

#[test]
fn a_team_resigns_though_one_of_it_has_left_before() {
    let text = "[Rules \"abalone/4-players-9\"]\n[Result \"1-0\"]\n[Termination \"Resignation\"]\n\
                [Notation \"Aba-Pro\"]\n\n1. B3C3 flag *";
    let record = one(text);
    let outcome = record.game().outcome().expect("the game is over");
    assert_eq!((outcome.winner(), outcome.reason), (Some(Team::new(0)), Reason::Resignation));
    assert_eq!(one(&record.write()).game().events(), record.game().events());
}

#[test]
fn older_variant_names_are_read_and_written() {
    let start = |variant: &str| {
        one(&format!("[Variant \"{variant}\"]\n[Notation \"Nacre\"]\n\n*")).rules().to_string()
    };
    for (variant, rules) in [
        ("belgian", "abalone/belgian-daisy"),
        ("Belgian Daisy", "abalone/belgian-daisy"),
        ("standard", "abalone/standard"),
        ("german_daisy", "abalone/german-daisy"),
        ("the_wall", "abalone/the-wall"),
        ("abalone/snakes?goal=2", "abalone/snakes?goal=2"),
    ] {
        assert_eq!(start(variant), rules);
    }
    for (rules, variant) in [
        ("abalone/belgian-daisy", "belgian"),
        ("abalone/standard", "standard"),
        ("abalone/german-daisy", "german_daisy"),
        ("abalone/belgian-daisy?goal=3", "abalone/belgian-daisy?goal=3"),
    ] {
        let record = Record::from_game(&Game::new(rules.parse().unwrap()).unwrap());
        assert_eq!(record.tag("Variant"), Some(variant));
        assert_eq!(record.tag("Rules"), Some(rules));
    }
    let custom = "[Variant \"custom\"]\n[SetUp \"1\"]\n[Notation \"Aba-Pro\"]\n\
                  [Position \"wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbb2/5-4b1w b\"]\n\n1. B1C2 *";
    let record = one(custom);
    let scores = sumito_core::Position::scores(record.game().start());
    assert_eq!(scores.first(2), [1, 4]);
    assert_eq!(one(&record.write()).game().events(), record.game().events());
}

#[test]
fn rules_win_over_the_variant() {
    let text = "[Variant \"belgian\"]\n[Rules \"crossings\"]\n[Notation \"Rear\"]\n\n1. a1-b2 *";
    assert_eq!(one(text).rules().to_string(), "crossings");
}

#[test]
fn a_file_without_a_game_says_so() {
    for text in ["", " \n\n", "\u{feff}"] {
        let found = broken(text);
        assert_eq!((found.game, &found.reason), (0, &Fault::Empty));
    }
    assert!(matches!(broken("<html>").reason, Fault::Untold));
}

#[test]
fn a_byte_that_is_no_text_breaks_its_record_alone() {
    let head = "[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n";
    let latin = "[Event \"\u{e4}\"]\n[Termination \"\u{e4}D?co\"]\n";
    let apgn = format!("\u{feff}{head}\nA1B2 *\n\n{latin}{head}\nA1B2 *\n\n{head}\nA1B2 *\n");
    let line = |name: &str| {
        format!(r#"{{"rules":"{name}","notation":"tail-head","moves":["a1-d4"],"result":"*"}}"#)
    };
    let json = format!("{}\n\n{}\n{}", line("crossings"), line("cross?ngs"), line("crossings"));
    for (text, place) in [(apgn, (7, 17)), (json, (3, 16))] {
        let bytes: Vec<u8> =
            text.bytes().map(|byte| if byte == b'?' { 0xe9 } else { byte }).collect();
        let text = Text::new(&bytes);
        let read: Vec<_> = text.records().collect();
        assert_eq!(read.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
        let broken = read[1].as_ref().unwrap_err();
        let (line, column) = place;
        assert_eq!((broken.game, broken.line), (2, line));
        assert_eq!(broken.reason, Fault::Encoding { line, column, byte: 0xe9 });
        let place = format!("game 2, line {line}, column {column}: the byte e9");
        assert!(broken.to_string().starts_with(&place), "{broken}");
        assert!(broken.to_string().contains("Latin-1"));
    }
}

#[test]
fn the_depth_of_variations_is_bounded() {
    let deep = daisy("*", &format!("1. A1B2 {}", "(".repeat(1_000_000)));
    assert!(matches!(broken(&deep).reason, Fault::Depth(_)));
}

#[test]
fn a_game_is_rebuilt_from_its_words() {
    for name in ["duels", "seats", "epaminondas"] {
        let text = fs::read_to_string(folder().join(name).with_extension("apgn")).unwrap();
        for record in read_records(&text).map(Result::unwrap) {
            let game = record.game();
            let mut again = Game::from_position(game.start().clone());
            for word in game.moves() {
                again.replay_word(&word).unwrap_or_else(|e| panic!("{word}: {e}"));
            }
            assert_eq!(again.events(), game.events());
            assert_eq!(again.outcome(), game.outcome());
            while again.undo().is_some() {}
            assert_eq!(again.position(), game.start());
        }
    }
}

#[test]
fn a_third_occurrence_counts_only_where_the_rules_say_so() {
    let rounds = ["A1B1", "A5A4", "B1A1", "A4A5"];
    let there_and_back = "[Rules \"abalone/empty?goal=1KEY\"]\n[Notation \"Aba-Pro\"]\n\
                          [Position \"5/6/7/8/9/8/7/6/b3w b\"]\n\n";
    for (key, outcome) in [
        ("", None),
        ("&repetition=draw", Some((None, Reason::Repetition))),
        ("&repetition=loss", Some((Some(Team::new(0)), Reason::Repetition))),
    ] {
        let head = there_and_back.replace("KEY", key);
        let text = format!("{head}{} {}", rounds.join(" "), rounds.join(" "));
        let game = one(&text).game().clone();
        let found = game.outcome().map(|o| (o.winner(), o.reason));
        assert_eq!(found, outcome, "{key}");
        assert_eq!(game.events().len(), 8);
        assert!(matches!(game.events()[7], Event::Move(_)));
    }
}

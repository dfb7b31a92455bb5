//! Three to six seats, for themselves, in pairs and with shared colours.

use sumito_core::{PerTeam, Team};
use sumito_games::Rules;

use crate::referee::{LONGEST, Pairing, Thinking, games, play};
use crate::rule_sets::random_rules;

const LINE_UPS: [&str; 10] = [
    "abalone/3-players-11",
    "abalone/3-players-12",
    "abalone/4-players-9",
    "abalone/4-players-8",
    "abalone/4-players-daisy",
    "abalone/5-players",
    "abalone/6-players",
    "abalone?teams=shared",
    "abalone?teams=crossed",
    "abalone/grand",
];

fn self_play(rules: &Rules, seed: u64) -> Pairing {
    Pairing {
        rules: rules.clone(),
        from: None,
        thinks: PerTeam::all(Some(Thinking::Nodes(60))),
        opening: seed as usize % 12,
        longest: LONGEST,
        seed,
    }
}

#[test]
fn every_line_up_is_played_legally() {
    for text in LINE_UPS {
        let rules: Rules = text.parse().unwrap();
        let (count, mut judged) = (games(2, 300), 0);
        for seed in 0..count {
            judged += u64::from(play(&self_play(&rules, seed)).judged);
        }
        println!("{text}: {count} games against itself, {judged} stopped");
    }
}

#[test]
fn random_rule_sets_are_played_legally() {
    let count = games(8, 50);
    for (seed, rules) in (0..count).zip(random_rules()) {
        for game in 0..games(1, 6) {
            play(&self_play(&rules, 100 * seed + game));
        }
    }
}

#[test]
fn a_team_beats_random_movers() {
    for text in LINE_UPS {
        let rules: Rules = text.parse().unwrap();
        let teams = rules.line_up().teams();
        let (count, mut won, mut judged) = (games(2, 100), 0, 0);
        for seed in 0..count {
            let team = Team::new(seed as usize % teams);
            let thinks = PerTeam::from_fn(|t| (t == team).then_some(Thinking::Nodes(2_000)));
            let played = play(&Pairing { thinks, opening: 0, ..self_play(&rules, seed) });
            won += u64::from(played.winner == Some(team));
            judged += u64::from(played.judged);
        }
        println!("{text}: {won} of {count} won against random movers, {judged} judged");
        assert!(won * 10 >= count * 9, "{text}: {won} of {count}");
    }
}

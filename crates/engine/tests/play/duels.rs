//! Two teams of one seat.

use sumito_core::{Team, TeamSet};
use sumito_engine::{Level, Limits};

use crate::referee::{LONGEST, Pairing, games, play};

const GAMES: [&str; 4] = ["abalone", "epaminondas", "epaminondas?files=8&ranks=8", "crossings"];

fn pairing(rules: &str, seed: u64) -> Pairing {
    Pairing {
        rules: rules.parse().unwrap(),
        from: None,
        engine: (0..2).map(Team::new).collect(),
        limits: Limits::nodes(60),
        opening: 0,
        longest: LONGEST,
        seed,
    }
}

fn beats_a_random_mover(rules: &str) {
    let (count, mut plies) = (games(4, 100), 0);
    for seed in 0..count {
        let team = Team::new(seed as usize % 2);
        let limits = Limits::nodes(3_000);
        let played = play(&Pairing { engine: TeamSet::from(team), limits, ..pairing(rules, seed) });
        assert_eq!(played.winner, Some(team), "{rules}, seed {seed}: {played:?}");
        assert!(!played.judged, "{rules}, seed {seed}: {played:?}");
        plies += played.plies;
    }
    println!("{rules}: {count}-0 against a random mover, {} plies a game", plies / count as usize);
}

#[test]
fn abalone_beats_a_random_mover() {
    beats_a_random_mover(GAMES[0]);
}

#[test]
fn epaminondas_beats_a_random_mover() {
    beats_a_random_mover(GAMES[1]);
    beats_a_random_mover(GAMES[2]);
}

#[test]
fn crossings_beats_a_random_mover() {
    beats_a_random_mover(GAMES[3]);
}

#[test]
fn self_play_is_legal() {
    for rules in GAMES {
        let (count, mut judged, mut won) = (games(10, 1_000), 0, [0; 2]);
        for seed in 0..count {
            let played = play(&Pairing { opening: seed as usize % 12, ..pairing(rules, seed) });
            judged += u64::from(played.judged);
            if let Some(team) = played.winner {
                won[team.index()] += 1;
            }
        }
        println!("{rules}: {count} games against itself, {won:?} won, {judged} of them judged");
    }
}

#[test]
fn every_level_moves_legally_and_the_highest_beats_the_lowest() {
    for rules in ["abalone", "epaminondas?files=8&ranks=8", "crossings"] {
        for level in Level::all().take_while(|level| level.number() < 9) {
            let limits = Limits { nodes: Some(500), ..Limits::level(level) };
            play(&Pairing { limits, longest: 12, ..pairing(rules, 7) });
        }
    }
}

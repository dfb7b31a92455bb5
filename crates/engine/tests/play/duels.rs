//! Two teams of one seat.

use sumito_core::{PerTeam, Team};
use sumito_engine::Level;

use crate::referee::{LONGEST, Pairing, Thinking, games, play};

const DUELS: [&str; 3] = ["abalone", "epaminondas", "crossings"];
const GAMES: [&str; 4] = ["abalone", "epaminondas", "epaminondas?files=8&ranks=8", "crossings"];

fn pairing(rules: &str, seed: u64) -> Pairing {
    Pairing {
        rules: rules.parse().unwrap(),
        from: None,
        thinks: PerTeam::all(Some(Thinking::Nodes(60))),
        opening: 0,
        longest: LONGEST,
        seed,
    }
}

fn beats_a_random_mover(rules: &str) {
    let (count, mut plies) = (games(4, 100), 0);
    for seed in 0..count {
        let team = Team::new(seed as usize % 2);
        let thinks = PerTeam::from_fn(|t| (t == team).then_some(Thinking::Nodes(3_000)));
        let played = play(&Pairing { thinks, ..pairing(rules, seed) });
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

/// What the first makes against the second, in half points.
fn half_points(rules: &str, pair: [Option<Thinking>; 2], count: u64) -> u64 {
    let points = |seed| {
        let first = Team::new(seed as usize % 2);
        let thinks = PerTeam::from_fn(|team| pair[usize::from(team != first)]);
        match play(&Pairing { thinks, opening: 2, ..pairing(rules, seed) }).winner {
            Some(team) if team == first => 2,
            Some(_) => 0,
            None => 1,
        }
    };
    (0..count).map(points).sum()
}

#[test]
fn a_higher_level_wins() {
    let levels = [2, 5, 7, 9].map(|number| Level::new(number).unwrap());
    for rules in DUELS {
        for pair in levels[..games(2, 4) as usize].windows(2) {
            let count = games(4, 40);
            let thinks = [pair[1], pair[0]].map(|level| Some(Thinking::Level(level)));
            let made = half_points(rules, thinks, count);
            println!("{rules}: level {} against {}: {made} of {}", pair[1], pair[0], 2 * count);
            assert!(made > count, "{rules}: level {} against {}", pair[1], pair[0]);
        }
    }
}

#[test]
fn the_first_level_beats_chance_and_loses_to_the_best_move_of_one_ply() {
    let first = Some(Thinking::Level(Level::FIRST));
    let count = games(2, 40);
    for rules in ["abalone?goal=2", "epaminondas?files=8&ranks=8", "crossings"] {
        let to_chance = half_points(rules, [first, None], count);
        let to_greed = half_points(rules, [first, Some(Thinking::Depth(1))], count);
        println!("{rules}: {to_chance} and {to_greed} of {}", 2 * count);
        assert!(to_greed < count && count < to_chance, "{rules}: {to_chance}, {to_greed}");
    }
}

//! Two teams of one seat.

use sumito_core::{PerTeam, Team};
use sumito_engine::Level;

use crate::referee::{LONGEST, Pairing, Thinking, games, play};

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

#[test]
fn a_higher_level_wins() {
    let levels = [1, 3, 5, 7, 9].map(|number| Level::new(number).unwrap());
    for rules in ["abalone", "epaminondas?files=8&ranks=8", "crossings"] {
        for pair in levels[..games(2, 5) as usize].windows(2) {
            let (count, mut points) = (games(6, 40), 0);
            for seed in 0..count {
                let strong = Team::new(seed as usize % 2);
                let level = |team| Thinking::Level(pair[usize::from(team == strong)]);
                let thinks = PerTeam::from_fn(|team| Some(level(team)));
                let opening = 2;
                let played = play(&Pairing { thinks, opening, ..pairing(rules, seed) });
                points += match played.winner {
                    Some(team) if team == strong => 2,
                    Some(_) => 0,
                    None => 1,
                };
            }
            println!("{rules}: level {} against {}: {points} of {}", pair[1], pair[0], 2 * count);
            assert!(points >= count, "{rules}: level {} against {}", pair[1], pair[0]);
        }
    }
}

//! Self-play that measures a start.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use sumito_arena::fairness::{CAP, Plan, Tally, play};
use sumito_core::Team;

fn plan(games: u32, threads: usize) -> Plan {
    let threads = NonZeroUsize::new(threads).unwrap();
    Plan { games, nodes: 60, seed: 7, threads }
}

fn played(rules: &str, plan: &Plan) -> Tally {
    play(&rules.parse().unwrap(), plan, &AtomicBool::new(false), |_| ()).unwrap()
}

#[test]
fn threads_share_the_games_and_change_nothing() {
    for rules in ["abalone?goal=2", "abalone/3-players-11?goal=2", "crossings"] {
        let alone = played(rules, &plan(5, 1));
        assert_eq!(alone, played(rules, &plan(5, 3)), "{rules}");
        assert_eq!(alone.games, 5);
        let wins: u32 = alone.teams.iter().map(|team| team.wins).sum();
        assert_eq!(wins + alone.draws, alone.games);
        let points: f64 =
            (0..alone.teams.len()).map(|team| alone.score(Team::new(team)).unwrap().share).sum();
        assert!((points - 1.0).abs() < 1e-9);
    }
}

#[test]
fn the_seed_makes_other_games() {
    let first = played("abalone", &plan(2, 2));
    let second = played("abalone", &Plan { seed: 8, ..plan(2, 2) });
    assert_ne!(first, second);
}

#[test]
fn a_side_that_needs_less_wins_more() {
    let tally = played("abalone?goal=1,14", &plan(10, 2));
    assert!(tally.teams[0].wins >= 9, "{tally:?}");
    assert!(tally.score(Team::new(0)).unwrap().low > 0.5);
}

#[test]
fn the_cap_decides_by_ejections() {
    // Alone in opposite corners nobody loses a marble.
    let rules = "abalone/empty?side=5&start=5/6/7/8/9/8/7/6/5&goal=1";
    assert!(rules.parse::<sumito_games::Rules>().is_err());
    let tally = played("abalone/empty?start=w4/6/7/8/9/8/7/6/4b&goal=1", &plan(1, 1));
    assert_eq!((tally.capped, tally.draws, tally.plies), (1, 1, u64::from(CAP)));
}

#[test]
fn a_stop_keeps_what_is_done() {
    let stop = AtomicBool::new(false);
    let mut seen = 0;
    let rules = "abalone?goal=1".parse().unwrap();
    let tally = play(&rules, &plan(50, 1), &stop, |tally| {
        seen = tally.games;
        stop.store(seen == 2, Ordering::Relaxed);
    })
    .unwrap();
    assert_eq!((tally.games, seen), (2, 2));
}

#[test]
fn a_rule_set_without_a_start_cannot_be_measured() {
    let rules = "abalone/empty".parse().unwrap();
    assert!(play(&rules, &plan(1, 1), &AtomicBool::new(false), |_| ()).is_err());
}

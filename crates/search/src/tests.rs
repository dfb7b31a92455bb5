//! The search as a whole against plain minimax and against games whose values are known.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use sumito_core::{Position, Repetition, Team};

use crate::toys::{Heap, Maze, Noughts, Plain, Shuffle, Table as Toys, Toy};
use crate::{Control, Limits, Method, Report, Score, Table, Task, search};

fn exact(depth: u32) -> Limits {
    Limits { depth: Some(depth), selective: false, method: Method::Paranoid, ..Limits::default() }
}

fn run<T: Toy>(position: &Toys<T>, limits: &Limits) -> Report<u8> {
    run_only(position, limits, None, false, &Table::new(1))
}

fn run_only<T: Toy>(
    position: &Toys<T>,
    limits: &Limits,
    only: Option<&[u8]>,
    stopped: bool,
    table: &Table,
) -> Report<u8> {
    let stop = AtomicBool::new(stopped);
    let task = Task {
        position,
        past: &[],
        only,
        knowledge: &Plain,
        table,
        salt: 0,
        limits,
        control: Control { stop: &stop, elapsed: &|| Duration::ZERO, nodes: &AtomicU64::new(0) },
        lane: 0,
    };
    search(&task, |_| ())
}

/// The definition the search is held to: maximise for the team's own seats, minimise for all
/// others, and at the horizon play out tactical moves or stand.
fn minimax<T: Toy>(position: &Toys<T>, team: Team, depth: u32, ply: u32) -> Score {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner() {
            Some(winner) if winner == team => Score::win_in(ply),
            Some(_) => Score::loss_in(ply),
            None => Score::DRAW,
        };
    }
    let quiet = depth == 0;
    let standing = quiet.then(|| Score::centi(position.toy.value(team)));
    let values = position.moves().into_iter().filter(|&mv| !quiet || position.toy.is_tactical(mv));
    let values = values.map(|mv| {
        let mut next = position.clone();
        next.apply(mv);
        minimax(&next, team, depth.saturating_sub(1), ply + 1)
    });
    let values = standing.into_iter().chain(values);
    let ours = position.line_up().team(position.turn()) == team;
    let best = if ours { values.max() } else { values.min() };
    best.expect("a move or a standing value")
}

#[test]
fn alpha_beta_equals_minimax_whoever_moves_next() {
    let line_ups: [&[usize]; 5] =
        [&[0, 1], &[0, 1, 2], &[0, 1, 0, 1], &[0, 1, 2, 0, 1, 2], &[0, 1, 2, 3, 4]];
    let mut decided = 0;
    for seed in 0..240 {
        let teams = line_ups[seed as usize % line_ups.len()];
        let position = Maze::new(seed, teams, seed % 2 == 0);
        let team = position.line_up().team(position.turn());
        // One table for all depths: what shallow iterations leave must do no harm.
        let table = Table::new(1);
        for depth in 1..=6 {
            let found = run_only(&position, &exact(depth), None, false, &table);
            let expected = minimax(&position, team, found.depth, 0);
            assert_eq!(found.lines[0].score, expected, "seed {seed}, {teams:?}, depth {depth}");
            decided += u32::from(expected.is_decided());
        }
    }
    assert!(decided > 100, "proved wins and losses are met too: {decided}");
}

/// The shortest forced win within so many plies, by looking at every line.
fn shortest_win<T: Toy>(position: &Toys<T>, team: Team, plies: u32) -> Option<u32> {
    if let Some(outcome) = position.outcome() {
        return outcome.winners.contains(team).then_some(0);
    }
    if plies == 0 {
        return None;
    }
    let ours = position.line_up().team(position.turn()) == team;
    let mut wins = position.moves().into_iter().map(|mv| {
        let mut next = position.clone();
        next.apply(mv);
        shortest_win(&next, team, plies - 1).map(|plies| plies + 1)
    });
    if ours {
        wins.flatten().min()
    } else {
        wins.try_fold(0, |longest, win| win.map(|plies| longest.max(plies)))
    }
}

#[test]
fn a_short_win_is_found_if_there_is_one() {
    let mut found = 0;
    for seed in 0..400 {
        let position = Maze::new(seed, &[0, 1], seed % 2 == 0);
        let team = position.line_up().team(position.turn());
        let limits = Limits { mate: Some(5), selective: false, ..Limits::default() };
        let report = run(&position, &limits);
        let win = report.lines[0].score.win();
        assert_eq!(win, shortest_win(&position, team, 5), "seed {seed}");
        found += u32::from(win.is_some());
    }
    assert!((40..360).contains(&found), "both cases are met: {found}");
}

#[test]
fn every_line_has_its_own_exact_value() {
    for seed in 0..60 {
        let position = Maze::new(seed, &[0, 1, 2], seed % 2 == 0);
        let team = position.line_up().team(position.turn());
        let limits = Limits { lines: 10, ..exact(4) };
        let found = run(&position, &limits);
        let mut expected: Vec<Score> = Vec::new();
        for mv in position.moves() {
            let mut next = position.clone();
            next.apply(mv);
            expected.push(minimax(&next, team, found.depth - 1, 1));
        }
        expected.sort_by(|a, b| b.cmp(a));
        let scores: Vec<Score> = found.lines.iter().map(|l| l.score).collect();
        assert_eq!(scores, expected, "seed {seed}");
        let mut first: Vec<u8> = found.lines.iter().map(|l| l.moves[0]).collect();
        first.sort_unstable();
        assert_eq!(first, position.moves());
    }
}

#[test]
fn lines_can_be_played() {
    for seed in 0..60 {
        let mut position = Maze::new(seed, &[0, 1, 0, 1], true);
        let found = run(&position, &Limits { depth: Some(6), ..Limits::default() });
        for &mv in &found.lines[0].moves {
            position = position.play(mv).expect("a legal move");
        }
    }
}

#[test]
fn noughts_and_crosses_is_a_draw() {
    let found = run(&Noughts::after(&[]), &exact(9));
    assert_eq!((found.depth, found.lines[0].score), (9, Score::DRAW));
    let selective = run(&Noughts::after(&[]), &Limits { depth: Some(9), ..Limits::default() });
    assert_eq!(selective.lines[0].score, Score::DRAW);
}

#[test]
fn a_row_of_three_is_found_and_its_distance_is_exact() {
    // Two crosses in the top row and a free third cell.
    let found = run(&Noughts::after(&[0, 3, 1, 4]), &Limits::default());
    assert_eq!(found.lines[0].score, Score::win_in(1));
    assert_eq!(found.lines[0].moves, [2]);
    // An edge answered to a centre opening loses to best play: 7 plies in all, 5 to come.
    let found = run(&Noughts::after(&[4, 1]), &exact(9));
    assert_eq!(found.lines[0].score, Score::win_in(5));
}

#[test]
fn heaps_are_won_and_lost_in_the_known_number_of_plies() {
    for left in 1..=24 {
        let found = run(&Heap::of(left), &Limits::default());
        let expected = if left % 4 == 0 {
            Score::loss_in(u32::from(left) / 2)
        } else {
            Score::win_in(2 * (u32::from(left) / 4) + 1)
        };
        assert_eq!(found.lines[0].score, expected, "a heap of {left}");
        if left % 4 != 0 {
            assert_eq!(found.lines[0].moves[0], left % 4);
        }
    }
}

#[test]
fn a_repeated_position_is_a_draw_a_little_disliked() {
    let found = run(&Toys::duel(Shuffle(false)), &exact(6));
    assert_eq!(found.lines[0].score, Score::centi(-15));
}

#[test]
fn where_the_third_time_loses_the_one_who_makes_it_does() {
    let limits = Limits { repetition: Repetition::Loss, ..exact(8) };
    // The root comes again after plies 2 and 4; the other side plays the fourth.
    let found = run(&Toys::duel(Shuffle(false)), &limits);
    assert_eq!(found.lines[0].score, Score::win_in(4));
}

#[test]
fn the_past_of_the_game_counts() {
    let root = Toys::duel(Shuffle(false));
    let mut next = root.clone();
    next.apply(0);
    let (stop, limits) = (AtomicBool::new(false), exact(1));
    let past = [next.key()];
    let task = Task {
        position: &root,
        past: &past,
        only: None,
        knowledge: &Plain,
        table: &Table::new(0),
        salt: 0,
        limits: &limits,
        control: Control { stop: &stop, elapsed: &|| Duration::ZERO, nodes: &AtomicU64::new(0) },
        lane: 0,
    };
    assert_eq!(search(&task, |_| ()).lines[0].score, Score::centi(-15));
    assert_eq!(run(&root, &limits).lines[0].score, Score::centi(500));
}

#[test]
fn a_stopped_search_still_names_a_move() {
    let position = Noughts::after(&[]);
    let found = run_only(&position, &Limits::default(), None, true, &Table::new(0));
    assert_eq!((found.depth, found.lines.len()), (0, 1));
    assert!(position.check(found.lines[0].moves[0]).is_ok());
}

#[test]
fn a_finished_game_has_no_line() {
    assert!(run(&Heap::of(0), &Limits::default()).lines.is_empty());
}

#[test]
fn node_limits_hold_to_the_node() {
    for nodes in [1, 2, 50, 512, 1_000, 1_024] {
        let limits = Limits { nodes: Some(nodes), selective: false, ..Limits::default() };
        assert_eq!(run(&Noughts::after(&[]), &limits).nodes, nodes);
    }
}

#[test]
fn hard_time_breaks_off_and_soft_time_begins_no_new_depth() {
    let position = Noughts::after(&[]);
    let (stop, looks) = (AtomicBool::new(false), AtomicU64::new(0));
    let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed) + 1);
    // A first iteration and a change of mind make the time longer.
    let soft = Limits { soft: Some(Duration::from_millis(2)), ..Limits::default() };
    let hard = Limits { hard: Some(Duration::ZERO), ..Limits::default() };
    for (limits, depth) in [(soft, 3), (hard, 1)] {
        looks.store(0, Ordering::Relaxed);
        let task = Task {
            position: &position,
            past: &[],
            only: None,
            knowledge: &Plain,
            table: &Table::new(0),
            salt: 0,
            limits: &limits,
            control: Control { stop: &stop, elapsed: &clock, nodes: &AtomicU64::new(0) },
            lane: 0,
        };
        let mut reports = 0;
        let found = search(&task, |_| reports += 1);
        assert_eq!((found.depth, reports), (depth, depth));
    }
}

#[test]
fn only_the_moves_asked_for_are_looked_at() {
    let position = Noughts::after(&[0, 3, 1, 4]);
    let found = run_only(&position, &exact(3), Some(&[7, 8, 0]), false, &Table::new(0));
    assert!([7, 8].contains(&found.lines[0].moves[0]));
    let none = run_only(&position, &exact(3), Some(&[0]), false, &Table::new(0));
    assert!(none.lines.is_empty());
}

//! What callers rely on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sumito_core::{Position as _, Seat};
use sumito_engine::{Engine, Level, Limits, Method, Options, Ponder, Score};
use sumito_games::{Game, Position, Rules};

const RULES: [&str; 5] =
    ["abalone", "abalone/grand", "abalone/5-players", "epaminondas", "crossings"];

fn game(rules: &str) -> Game {
    Game::new(rules.parse().unwrap()).unwrap()
}

fn from(rules: &str, position: &str) -> Game {
    let rules: Rules = rules.parse().unwrap();
    Game::from_position(Position::read(&rules, position).unwrap())
}

fn engine() -> Engine {
    Engine::new(&Options { hash: 1, ..Options::default() })
}

#[test]
fn a_finished_game_has_no_best_move() {
    let mut game = game("abalone");
    game.resign(Seat::new(0)).unwrap();
    let thought = engine().think(&game, &Limits::default(), &AtomicBool::new(false), 0);
    assert_eq!((thought.best, thought.lines.len()), (None, 0));
    let won = from("abalone", "5/6/2bb3/2bbbb2/2bbbb3/3bb3/4w2/6/w4 w 6,2 0 80");
    assert!(won.outcome().is_some());
    assert_eq!(engine().think(&won, &Limits::depth(3), &AtomicBool::new(false), 0).best, None);
}

#[test]
fn a_set_stop_flag_is_obeyed_at_once_and_a_move_named_all_the_same() {
    for rules in RULES {
        let game = game(rules);
        let thought = engine().think(&game, &Limits::default(), &AtomicBool::new(true), 0);
        assert!(game.position().check(thought.best.unwrap()).is_ok());
        assert_eq!((thought.depth, thought.lines.len()), (0, 1));
    }
}

#[test]
fn a_thought_is_stopped_from_outside() {
    let (game, stop, engine) = (game("abalone"), AtomicBool::new(false), engine());
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| engine.think(&game, &Limits::default(), &stop, 0));
        std::thread::sleep(Duration::from_millis(50));
        stop.store(true, Ordering::Relaxed);
        assert!(thinking.join().unwrap().best.is_some());
    });
}

#[test]
fn time_is_kept() {
    for rules in RULES {
        let started = Instant::now();
        let limits = Limits::time(Duration::from_millis(30));
        let thought = engine().think(&game(rules), &limits, &AtomicBool::new(false), 0);
        assert!(thought.best.is_some());
        // Generous: other work shares the machine.
        assert!(started.elapsed() < Duration::from_millis(1_500), "{rules}");
    }
}

#[test]
fn lines_are_distinct_playable_and_best_first() {
    for rules in RULES {
        let game = game(rules);
        let (mut reports, stop) = (Vec::new(), AtomicBool::new(false));
        let found = engine().analyse(&game, &Limits::depth(3), 4, None, &stop, |thought| {
            reports.push((thought.depth, thought.lines.len()));
        });
        assert_eq!(reports, [(1, 4), (2, 4), (3, 4)], "{rules}");
        assert!(found.lines.is_sorted_by(|a, b| a.score >= b.score));
        assert_eq!(found.best, Some(found.lines[0].moves[0]));
        for (i, line) in found.lines.iter().enumerate() {
            assert!(found.lines[..i].iter().all(|other| other.moves[0] != line.moves[0]));
            let mut position = game.position().clone();
            for &mv in &line.moves {
                position = position.play(mv).unwrap();
            }
        }
    }
}

#[test]
fn analysis_keeps_to_the_moves_asked_for() {
    let game = game("abalone");
    let moves = game.position().moves();
    let stop = AtomicBool::new(false);
    let only = Some(&moves[10..12]);
    let found = engine().analyse(&game, &Limits::depth(2), 9, only, &stop, |_| ());
    let mut first: Vec<_> = found.lines.iter().map(|line| line.moves[0]).collect();
    first.sort_by_key(|mv| moves.iter().position(|other| other == mv));
    assert_eq!(first, moves[10..12]);
}

#[test]
fn the_same_seed_chooses_alike_and_others_vary() {
    let (game, stop) = (game("abalone"), AtomicBool::new(false));
    let best = |seed| engine().think(&game, &Limits::level(Level::FIRST), &stop, seed).best;
    assert_eq!(best(5), best(5));
    assert!((0..20).any(|seed| best(seed) != best(5)));
}

#[test]
fn forced_wins_are_told_by_their_distance() {
    // Black needs one more and has three against two on the edge.
    let game = from("abalone", "5/6/7/8/9/3bbbww/7/6/5 b 5,0 0 80");
    let thought = engine().think(&game, &Limits::depth(3), &AtomicBool::new(false), 0);
    assert_eq!(thought.lines[0].score, Score::win_in(1));
    // White crosses, Black cannot reach him or cross himself, and White's turn begins.
    let game = from("epaminondas?files=8&ranks=8&symmetry=none", "8/w7/8/7b/8/8/8/8 w");
    let thought = engine().think(&game, &Limits::depth(5), &AtomicBool::new(false), 0);
    assert_eq!(thought.lines[0].score, Score::win_in(2));
}

#[test]
fn one_engine_keeps_rule_sets_apart() {
    // The same marbles, but here the next ejection wins and there it does not.
    let (engine, stop) = (engine(), AtomicBool::new(false));
    let rows = "5/6/7/8/9/3bbbww/7/6/w4 b 0,0 0 80";
    let score =
        |rules| engine.think(&from(rules, rows), &Limits::depth(2), &stop, 0).lines[0].score;
    assert_eq!(score("abalone?goal=1"), Score::win_in(1));
    assert!(!score("abalone?goal=3").is_decided());
}

#[test]
fn threads_share_a_thought_and_play_legal_moves() {
    let engine = Engine::new(&Options { hash: 1, threads: 3, ..Options::default() });
    for rules in RULES {
        let mut game = game(rules);
        for _ in 0..4 {
            let thought = engine.think(&game, &Limits::nodes(3_000), &AtomicBool::new(false), 0);
            game.play(thought.best.unwrap()).unwrap();
        }
    }
}

#[test]
fn while_pondering_no_time_passes() {
    let (game, stop, engine, ponder) =
        (game("abalone"), AtomicBool::new(false), engine(), Ponder::default());
    let limits = Limits { ponder: Some(ponder.clone()), ..Limits::time(Duration::from_millis(20)) };
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| engine.think(&game, &limits, &stop, 0));
        std::thread::sleep(Duration::from_millis(150));
        assert!(!thinking.is_finished());
        ponder.hit();
        assert!(thinking.join().unwrap().best.is_some());
    });
}

#[test]
fn a_short_win_is_looked_for_by_every_move() {
    let game = from("abalone", "5/6/7/8/9/3bbbww/7/6/5 b 5,0 0 80");
    let limits = Limits { mate: Some(3), ..Limits::default() };
    let thought = engine().think(&game, &limits, &AtomicBool::new(false), 0);
    assert_eq!(thought.lines[0].score, Score::win_in(1));
    // Nothing to win here: all moves of three plies are looked at, and no value is told.
    let game = from("abalone", "5/6/7/8/4b4/3bbw2/7/6/5 b 4,0 0 80");
    let thought = engine().think(&game, &limits, &AtomicBool::new(false), 0);
    assert_eq!((thought.lines[0].score, thought.depth), (Score::DRAW, 3));
}

#[test]
fn contempt_tells_a_draw_from_an_even_game() {
    // One marble each and a limit that is near: nobody can win any more.
    let game = from("abalone?move-limit=2", "5/6/7/8/4b4/8/7/6/w4 b");
    let score = |contempt| {
        let limits = Limits { contempt, ..Limits::depth(5) };
        engine().think(&game, &limits, &AtomicBool::new(false), 0).lines[0].score
    };
    assert_eq!([score(0), score(30)], [Score::DRAW, Score::centi(-30)]);
}

#[test]
fn every_method_plays_many_seats() {
    for method in Method::ALL {
        let engine = Engine::new(&Options { hash: 1, method, ..Options::default() });
        let mut game = game("abalone/5-players");
        for _ in 0..10 {
            let limits = Limits::nodes(500);
            let thought = engine.think(&game, &limits, &AtomicBool::new(false), 0);
            game.play(thought.best.unwrap()).unwrap();
        }
    }
}

//! The engine with endgame tables: what they know need not be searched.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use sumito_engine::{Engine, Limits, Options, Score};
use sumito_games::{Game, Position, Rules};
use sumito_tables::{Spec, Tables, Work};

#[test]
fn a_known_end_is_told_at_once() {
    let stop = AtomicBool::new(false);
    let mut tables = Tables::new(Spec::new(3, [3, 2], 1).unwrap());
    let work = Work { threads: NonZeroUsize::MIN, stop: &stop, progress: &|_| {} };
    while tables.solve_next(&work).unwrap() {}

    let rules: Rules = "abalone/empty?side=3&goal=1".parse().unwrap();
    let position = Position::read(&rules, "3/1w2/bbb1w/4/3 w").unwrap();
    let game = Game::from_position(position);
    let limits = Limits { depth: Some(1), ..Limits::nodes(10_000) };
    let score = |tables| {
        let engine = Engine::new(&Options { hash: 1, tables, ..Options::default() });
        engine.analyse(&game, &limits, 1, None, &stop, |_| ()).lines[0].score
    };
    assert!(!score(None).is_decided());
    assert_eq!(score(Some(Arc::new(tables))), Score::loss_in(22));
}

//! A fixed amount of thinking, whose node count is a checksum of the engine's behaviour.

use std::sync::atomic::AtomicBool;

use sumito_games::{Game, Position, Rules};

use crate::{Engine, Limits, Options};

/// Rule sets, positions and depths that between them touch every part of the engine.
const TASKS: [(&str, Option<&str>, u32); 10] = [
    ("abalone", None, 5),
    ("abalone/standard", None, 5),
    ("abalone/german-daisy", None, 5),
    ("abalone?shield=yes&rotate=yes", None, 4),
    ("abalone/3-players-11", None, 4),
    ("abalone/4-players-9", None, 4),
    ("abalone/grand", None, 3),
    ("epaminondas", None, 2),
    ("epaminondas?files=8&ranks=8", None, 3),
    ("crossings", None, 3),
];

/// Thinks about a fixed list of positions to fixed depths; the number of nodes visited.
///
/// The number changes with the engine's behaviour and with nothing else.
#[must_use]
pub fn bench() -> u64 {
    let stop = AtomicBool::new(false);
    let think = |(rules, position, depth): (&str, Option<&str>, u32)| {
        let rules: Rules = rules.parse().expect("a rule set of the list");
        let position = match position {
            Some(text) => Position::read(&rules, text).expect("a position of the list"),
            None => rules.start().expect("a rule set with a start"),
        };
        let engine = Engine::new(&Options { hash: 4 });
        engine.think(&Game::from_position(position), &Limits::depth(depth), &stop, 0).nodes
    };
    TASKS.into_iter().map(think).sum()
}

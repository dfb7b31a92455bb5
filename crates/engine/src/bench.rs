//! A fixed amount of thinking, whose node count is a checksum of the engine's behaviour.

use std::sync::atomic::AtomicBool;

use sumito_games::{Game, Position, Rules};

use crate::{Engine, Limits, Options};

/// Rule sets, positions and depths that between them touch every part of the engine.
const TASKS: [(&str, &str, u32); 10] = [
    ("abalone", "", 10),
    ("abalone/standard", "1w3/www1ww/1w1w3/1b2ww1w/5bw2/1b4w1/6b/bb1b1b/bbb1b w 1,2 0 0", 9),
    ("abalone?shield=yes&rotate=yes", "", 6),
    ("abalone/3-players-11", "", 5),
    (
        "abalone/6-players?neutral=E3&neutral-off=forbidden&rotate=yes&goal=3",
        "ru2g/1uru1g/2uugg1/1rr1ug2/rwn1ww3/3rgy2/w2b2y/b1bbyy/byy2 b 1,0,2 17 30",
        5,
    ),
    ("abalone/grand", "", 4),
    ("abalone/one-colour", "", 5),
    ("epaminondas", "", 5),
    (
        "epaminondas?files=8&ranks=8&symmetry=none",
        "bb1bbb1b/b5bb/4b3/2b5/1www1w2/1bww1b2/5wbw/w4ww1 w",
        6,
    ),
    ("crossings", "2bb2bw/5bbb/2bb4/3wb3/3ww3/b7/b6w/bww1ww2 w", 7),
];

/// Thinks about a fixed list of positions to fixed depths; the number of nodes visited.
///
/// The number changes with the engine's behaviour and with nothing else.
#[must_use]
pub fn bench() -> u64 {
    let stop = AtomicBool::new(false);
    let think = |(rules, position, depth): (&str, &str, u32)| {
        let rules: Rules = rules.parse().expect("a rule set of the list");
        let position = if position.is_empty() {
            rules.start().expect("a rule set with a start")
        } else {
            Position::read(&rules, position).expect("a position of the list")
        };
        let engine = Engine::new(&Options { hash: 4, ..Options::default() });
        engine.think(&Game::from_position(position), &Limits::depth(depth), &stop, 0).nodes
    };
    TASKS.into_iter().map(think).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_work_is_done_each_time() {
        assert_eq!(bench(), bench());
    }
}

//! Evaluations and playing levels for every game.
//!
//! An [`Engine`] takes a [`Game`](sumito_games::Game) and gives its [`Thought`]: the move to play
//! and the lines behind it. [`Limits`] say how long it may think and at which [`Level`] it plays.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use sumito_engine::{Engine, Limits, Options};
//! use sumito_games::{Game, Rules};
//!
//! let rules: Rules = "abalone".parse().unwrap();
//! let mut game = Game::new(rules).unwrap();
//! let engine = Engine::new(&Options::default());
//! let stop = AtomicBool::new(false);
//! let thought = engine.think(&game, &Limits::nodes(2_000), &stop, 1);
//! game.play(thought.best.unwrap()).unwrap();
//! ```

mod abalone;
mod bench;
mod dice;
mod engine;
mod epaminondas;
mod input;
mod level;
mod limits;
mod lines;
mod network;
mod playable;
mod probe;
mod weights;

pub mod session;

pub use bench::bench;
pub use engine::{Engine, Options, Thought};
pub use input::{MOST_READ, WeightsFileError, read_all, read_file};
pub use level::Level;
pub use limits::{Limits, Ponder};
pub use lines::{Heard, LONGEST_LINE, read_line};
pub use probe::{probe, probe_moves};
pub use sumito_search::{Line, Method, Score};
pub use weights::{HIDDEN, Subject, UnknownSubject, Weights, WeightsError};

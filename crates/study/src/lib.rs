//! Games looked at afterwards.
//!
//! [`annotate`] has the engine judge every move of a game: an [`Annotation`] is plain data for pages
//! and programs, [`comment`] puts it into the game's record, [`curve`] draws it. A
//! [`Book`](book::Book) counts what was played in openings,
//! [`puzzles::find`] finds positions with one move that does it, [`play_on`] and [`grow`] give the
//! moves of what endgame tables prove.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use sumito_engine::{Engine, Limits, Options};
//! use sumito_games::Game;
//! use sumito_study::{Settings, annotate, curve};
//!
//! let mut game = Game::new("abalone".parse().unwrap()).unwrap();
//! game.play_text("A1B2").unwrap();
//! let (engine, stop) = (Engine::new(&Options::default()), AtomicBool::new(false));
//! let settings = Settings::new(Limits::nodes(500));
//! let annotation = annotate(&game, &engine, &settings, &stop, |_, _| ()).unwrap();
//! assert_eq!(annotation.plies[0].text, "A1B2");
//! assert!(curve(&annotation).starts_with("<svg "));
//! ```

pub mod book;
pub mod puzzles;

mod annotate;
mod chance;
mod comment;
mod curve;
mod known;
mod phase;
mod symmetry;

pub use annotate::{Annotation, PhaseNote, Player, Ply, Settings, annotate};
pub use chance::{Class, accuracy, chance};
pub use comment::comment;
pub use curve::curve;
pub use known::{grow, play_on};
pub use phase::Phase;
pub use symmetry::Symmetries;

//! Epaminondas on boards of 4×4 to 16×16 and its forerunner Crossings: rules as data, positions,
//! moves, notations, terms.
//!
//! ```
//! use std::sync::Arc;
//! use sumito_core::Position as _;
//! use sumito_epaminondas::{Notation, Rules};
//!
//! let rules: Arc<Rules> = Arc::new("epaminondas".parse()?);
//! let start = rules.start();
//! assert_eq!(start.count_moves(), 114);
//! let mv = start.read_move("d1-d3", Notation::Rear)?;
//! let next = start.play(mv)?;
//! assert_eq!(next.ply(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
mod board;
mod decisive;
mod effect;
mod generate;
mod legality;
mod lines;
mod moves;
mod notation;
mod outcome;
mod position;
mod position_text;
mod rules;
mod rules_text;
mod setup;
mod square;
mod symmetry;

pub mod terms;

pub use board::Piece;
pub use legality::IllegalMove;
pub use moves::{Move, MoveSet};
pub use notation::{MoveTextError, Notation};
pub use position::Position;
pub use position_text::PositionTextError;
pub use rules::{RuleSpec, Rules, RulesError, RulesObjection, Symmetry, Variant};
pub use setup::{Objection, Setup};
pub use square::{Direction, Square};

//! Abalone for two to six players: geometry, rules as data, positions, moves, notations, terms.
//!
//! A [`RuleSpec`] is what a person typed; [`Rules`] are checked and carry all variants as data. A
//! [`Setup`] is anything one can draw; a [`Position`] is legal and playable, a [`Move`] what can
//! be played in it. One generator serves every variant from five masks; boards of up to 61 cells
//! are a `u64` ([`Hex61`]), that of side 6 a `u128` ([`Hex91`]).
//!
//! Texts: rule sets by [`Rules`], positions by [`Position::read`] and in [`PositionForm`]s, moves
//! by [`Position::read_move`] in [`Notation`]s. Each has its own error, made for the person who
//! typed.

mod apply;
mod board;
mod cell;
mod check;
mod count;
mod decisive;
mod direction;
mod foreign;
mod generate;
mod key;
mod layouts;
mod move_text;
mod moves;
mod objections;
mod plain;
mod position;
mod position_text;
mod rows;
mod rules;
mod setup;
mod spec;
mod spec_text;
mod starts;
mod symmetry;

pub mod terms;

pub use board::{Board, Hex61, Hex91, Word};
pub use cell::{Cell, CellName, LARGEST_SIDE, SMALLEST_SIDE};
pub use check::IllegalMove;
pub use direction::{Axis, Direction, Turn};
pub use foreign::PositionForm;
pub use layouts::{Certainty, Layout, Symmetry};
pub use move_text::{MoveTextError, Notation};
pub use moves::{Arms, Move, MoveSet, Shape, Triangle};
pub use plain::{Change, PlainBoard};
pub use position::{Position, StartError};
pub use position_text::PositionTextError;
pub use rules::{Objection, Rules, RulesError};
pub use setup::{Marble, Setup};
pub use spec::{NeutralOff, RuleSpec, Start, Teams};
pub use spec_text::Key;

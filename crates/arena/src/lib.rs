//! Many games of the engine against itself, and what they tell.
//!
//! [`fairness`] asks what a start gives to whom, [`contest`] plays engines against each other, and
//! [`conformance`] holds dialogues with an engine to see whether it keeps to its protocol.

pub mod conformance;
pub mod contest;
pub mod fairness;
pub mod process;

mod elo;
mod interval;
mod sprt;

pub use elo::{Elo, Pairs};
pub use interval::Interval;
pub use sprt::{Sprt, Verdict};

//! Many games of the engine against itself, and what they tell.
//!
//! [`fairness`] asks what a start gives to whom.

pub mod fairness;

mod interval;

pub use interval::Interval;

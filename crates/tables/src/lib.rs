//! Exact endgame tables of Abalone with few marbles.
//!
//! Two sides play the plain rules on a board of any side until one has ejected as many marbles as
//! the goal asks for; a seat without a legal move loses, and play without end is a draw. For
//! every position of so many marbles, and of all that ejections lead to, [`Tables`] hold whether
//! the seat to move wins, loses or draws, and in how many plies if both play their best.
//!
//! Positions that are images of each other share a number, a byte each; they are worked out from
//! the ends back, and the rules come from [`sumito_abalone::PlainBoard`] alone. [`Tables::verify`]
//! compares every value with those of its successors.

mod balance;
mod cells;
mod claim;
mod file;
mod index;
mod ladder;
mod pulls;
mod save;
mod solve;
mod solved;
mod spec;
mod tables;
mod value;
mod verify;
mod work;

pub use claim::{Claim, ClaimError};
pub use file::FileError;
pub use ladder::{Charted, Ladder};
pub use save::save;
pub use spec::{Class, Spec, SpecError};
pub use tables::{Counts, Tables};
pub use work::{Progress, Step, Unfinished, Work};

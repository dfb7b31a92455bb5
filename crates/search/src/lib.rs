//! Game-blind search: iterative deepening alpha-beta over any [`sumito_core::Position`].
//!
//! A game brings a [`Knowledge`]: its evaluation, the order in which its moves are tried and
//! which of them are tactical. [`search`] does the rest. Whether a node maximises is decided by
//! **teams**, not by the parity of plies: it does if the seat to move plays for the root's team.
//! So partners, two actions a turn and many seats (with rivals who answer one at a time, or all
//! together: [`Method`]) go through the same code as a duel; only *max-n*, where everyone plays
//! for himself, has code of its own.
//!
//! There is no clock, no random source and no thread here: time is a function handed in by
//! [`Control`], and whoever wants to stop a search sets a flag.

mod alphabeta;
mod correction;
mod expand;
mod knowledge;
mod lessons;
mod limits;
mod maxn;
mod order;
mod quiesce;
mod repetition;
mod report;
mod root;
mod score;
mod select;
mod table;

pub mod proof;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod toys;

pub use knowledge::{Candidate, Knowledge};
pub use limits::{Control, Limits, Method};
pub use report::{Line, Report};
pub use root::{Task, search};
pub use score::Score;
pub use table::Table;

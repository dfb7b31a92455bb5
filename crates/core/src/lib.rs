//! What every push game shares.
//!
//! A game crate brings its rules as a type that implements [`Position`]; records, search, the
//! terminal and the pages are written against that trait alone. Beside it live the words all
//! games use: [`Seat`], [`Team`], [`Colour`] and [`LineUp`], the [`Outcome`] of a game with its
//! [`Reason`], [`clock`] arithmetic, the [`History`] that sees repetitions, the [`text::Mismatch`]
//! every text form reports, the [`text::Phrase`] everything said to people is, and [`Fnv`], the hash
//! of what is kept.

mod effect;
mod exact;
mod fnv;
mod history;
mod outcome;
mod perft;
mod position;
mod seat;
#[cfg(test)]
mod toy;

pub mod clock;
pub mod text;

pub use effect::{Effect, MoveKind};
pub use exact::Exact;
pub use fnv::Fnv;
pub use history::{History, Repetition};
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_divide};
pub use position::{MoveSet, PlayError, Position};
pub use seat::{
    Colour, LineUp, LineUpError, OutOfRange, PerSeat, PerTeam, Seat, SeatPlace, SeatSet, Team,
    TeamSet,
};

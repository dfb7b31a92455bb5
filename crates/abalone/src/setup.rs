//! Anything one can draw on a board.

use std::collections::BTreeMap;
use std::sync::Arc;

use sumito_core::text::Mismatch;
use sumito_core::{Colour, Seat, SeatSet};

use crate::{Board, Cell, Objection, Position, Rules};

/// A marble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Marble {
    /// Of a player's colour.
    Colour(Colour),
    /// Of nobody: it only moves by being pushed.
    Neutral,
}

/// What stands on a board and whose turn it is, possible or not. [`Setup::check`] makes it a
/// [`Position`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The side of the board.
    pub side: usize,
    /// The marbles.
    pub marbles: BTreeMap<Cell, Marble>,
    /// Cells nothing can enter.
    pub obstacles: Vec<Cell>,
    /// Cells that are off the board though within it.
    pub holes: Vec<Cell>,
    /// The seat to move.
    pub turn: Seat,
    /// Actions left in this turn where fewer than a whole turn's are.
    pub actions_left: Option<u8>,
    /// Ejections by each team.
    pub scores: Vec<u16>,
    /// Plies since the last ejection.
    pub quiet: u32,
    /// Plies played.
    pub ply: u32,
    /// Seats out of the game.
    pub out: SeatSet,
}

impl Setup {
    /// Reads a position text without asking whether it can be.
    ///
    /// # Errors
    /// Where the text is not of the form.
    pub fn read(_rules: &Rules, _text: &str) -> Result<Self, Mismatch> {
        todo!()
    }

    /// Makes it a position of this rule set.
    ///
    /// # Errors
    /// Every objection.
    pub fn check<B: Board>(&self, _rules: &Arc<Rules>) -> Result<Position<B>, Vec<Objection>> {
        todo!()
    }
}

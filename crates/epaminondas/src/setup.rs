//! Anything one can draw on a board, and what is wrong with it.

use std::sync::Arc;

use sumito_core::Seat;

use crate::board::Board;
use crate::{Piece, Position, Rules, Square};

/// Anything one can draw on a board of some rule set; [`Setup::check`] makes it a [`Position`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub(crate) rules: Arc<Rules>,
    pub(crate) board: Board,
    /// The seat to move: 0 is White, 1 Black.
    pub turn: Seat,
    /// Pieces captured by White and by Black.
    pub captured: [u16; 2],
    /// Plies since the last capture.
    pub quiet: u32,
    /// Plies played.
    pub ply: u32,
}

/// One thing that keeps a [`Setup`] from being a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Objection {
    /// Nobody has a piece.
    #[error("no piece stands on the board")]
    NoPieces,
}

impl Setup {
    /// An empty board, White to move.
    #[must_use]
    pub fn empty(_rules: &Arc<Rules>) -> Self {
        todo!()
    }

    /// What stands on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.board.at(square)
    }

    /// Puts something on a square of the board, or clears it; what stood there before.
    pub fn set(&mut self, _square: Square, _piece: Option<Piece>) -> Option<Piece> {
        todo!()
    }

    /// Checks the setup.
    ///
    /// # Errors
    /// Every objection.
    pub fn check(&self) -> Result<Position, Vec<Objection>> {
        todo!()
    }
}

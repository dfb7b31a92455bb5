//! Moves as text.

use crate::{IllegalMove, Move, Position};
use sumito_core::text::Mismatch;

/// How moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// First and last square of the rear piece: `a1-a3`. The canonical form.
    #[default]
    Rear,
    /// The rear piece's square, then the square the front piece lands on.
    TailHead,
}

/// Why a text is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// It is not of the form of a move.
    #[error("move: {0}")]
    Text(#[from] Mismatch),
    /// It breaks a rule.
    #[error("{0}")]
    Illegal(#[from] IllegalMove),
}

impl Position {
    /// Reads a legal move.
    ///
    /// # Errors
    /// What is wrong with the text or the move.
    pub fn read_move(&self, _text: &str, _notation: Notation) -> Result<Move, MoveTextError> {
        todo!()
    }

    /// Writes a legal move.
    #[must_use]
    pub fn write_move(&self, _mv: Move, _notation: Notation) -> String {
        todo!()
    }

    /// What a legal move does on the board.
    #[must_use]
    pub fn effect(&self, _mv: Move) -> sumito_core::Effect {
        todo!()
    }
}

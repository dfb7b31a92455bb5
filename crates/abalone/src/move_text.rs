//! Move texts.

use sumito_core::text::Mismatch;

use crate::{Board, CellName, IllegalMove, Move, Position};

/// A way to write moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// The seeds': last marble and the cell it goes to; `A1B2`, `C3C5D3`.
    #[default]
    AbaPro,
    /// Rear marble and the arrival of the front own one: `A1D4`, `C3D6`.
    Nacre,
    /// Rear marble and the arrival of the last marble of the chain: `e5e9`.
    PlayStrategy,
}

/// Why a text is not a move here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// The text is not of the form of a move.
    #[error("move: {0}")]
    Text(#[from] Mismatch),
    /// The cells named do not make a move.
    #[error("move: {0}")]
    Unclear(String),
    /// The text fits several moves, here in canonical form.
    #[error("move: this may mean {}", .0.join(" or "))]
    Ambiguous(Vec<String>),
    /// The move breaks a rule.
    #[error("move: {0}")]
    Illegal(#[from] IllegalMove),
    /// The line arrives elsewhere.
    #[error("move: the line from {rear} arrives on {arrives}, not {named}")]
    Arrival {
        /// The rear marble.
        rear: CellName,
        /// Where the line arrives.
        arrives: CellName,
        /// What the text says.
        named: CellName,
    },
}

impl<B: Board> Position<B> {
    /// Reads a move and checks that it is legal.
    ///
    /// # Errors
    /// Where the text is not of the form, or which rule the move breaks.
    pub fn read_move(&self, _text: &str, _notation: Notation) -> Result<Move, MoveTextError> {
        todo!()
    }

    /// Writes a legal move.
    #[must_use]
    pub fn write_move(&self, _mv: Move, _notation: Notation) -> String {
        todo!()
    }
}

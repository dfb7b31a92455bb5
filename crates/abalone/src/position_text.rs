//! Position texts.

use std::sync::Arc;

use sumito_core::text::Mismatch;

use crate::{Board, Objection, Position, Rules};

/// A way to write positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PositionForm {
    /// Ours: `ROWS TURN SCORES QUIET PLY`.
    #[default]
    Sumito,
    /// PlayStrategy's: `S` and `s`, scores, side, quiet plies, move number.
    PlayStrategy,
    /// APGN's: rows, marbles lost, side.
    Apgn,
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionTextError {
    /// The text is not of the form.
    #[error("position: {0}")]
    Text(#[from] Mismatch),
    /// The position cannot be.
    #[error("position: {}", .0.iter().map(Objection::to_string).collect::<Vec<_>>().join("; "))]
    Objections(Vec<Objection>),
    /// The form cannot say what the rules need.
    #[error("position: {0}")]
    Unsuited(&'static str),
}

impl<B: Board> Position<B> {
    /// Reads a position of this rule set.
    ///
    /// # Errors
    /// Where the text is not of the form, or every objection to the position.
    pub fn read(rules: &Arc<Rules>, text: &str) -> Result<Self, PositionTextError> {
        Self::read_as(rules, text, PositionForm::Sumito)
    }

    /// Reads a position in the given form.
    ///
    /// # Errors
    /// Where the text is not of the form, or every objection to the position.
    pub fn read_as(
        _rules: &Arc<Rules>,
        _text: &str,
        _form: PositionForm,
    ) -> Result<Self, PositionTextError> {
        todo!()
    }

    /// Writes the position in the given form.
    ///
    /// # Errors
    /// If the form cannot say it.
    pub fn write_as(&self, _form: PositionForm) -> Result<String, PositionTextError> {
        todo!()
    }
}

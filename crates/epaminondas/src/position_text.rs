//! Positions as text.

use std::sync::Arc;

use crate::{Objection, Position, Rules};
use sumito_core::text::Mismatch;

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionTextError {
    /// It is not of the form of a position.
    #[error("position: {0}")]
    Text(#[from] Mismatch),
    /// It describes something that cannot be played.
    #[error("position: {0:?}")]
    Objections(Vec<Objection>),
}

impl Position {
    /// Reads a position.
    ///
    /// # Errors
    /// What is wrong with the text, or every objection to what it describes.
    pub fn read(_rules: &Arc<Rules>, _text: &str) -> Result<Self, PositionTextError> {
        todo!()
    }
}

impl std::fmt::Display for Position {
    fn fmt(&self, _f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        todo!()
    }
}

//! Which rule an illegal move breaks.

use crate::CellName;

/// The rule a move breaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// No marble stands there.
    #[error("no marble stands on {0}")]
    Empty(CellName),
}

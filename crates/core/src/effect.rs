//! What a move does on the board, told in cell names, so that whoever draws needs no rules.

use serde::{Deserialize, Serialize};

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// Marbles move along their own line onto an empty cell.
    Line,
    /// Marbles move along their own line and push others.
    Push,
    /// Two or more marbles in a line step sideways.
    Broadside,
    /// Three mutually adjacent marbles move together.
    Shield,
    /// The outer two of three marbles turn about the middle one.
    Rotation,
    /// Pieces of one line move along it (Epaminondas).
    Phalanx,
    /// The same, and the front piece captures.
    Capture,
    /// A neutral stone is placed.
    Place,
}

/// Everything that changes on the board by one move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    /// The kind of move.
    pub kind: MoveKind,
    /// Each piece that moves: where it stands and where it goes, `None` for off the board. The
    /// mover's group comes first, from rear to front; pushed pieces follow, nearest first.
    pub shifts: Vec<(String, Option<String>)>,
    /// How many of `shifts` are the mover's group.
    pub own: usize,
    /// Pieces captured where they stand.
    pub removed: Vec<String>,
    /// The square a neutral stone is placed on.
    pub place: Option<String>,
}

//! What is to be drawn, in plain words.

use sumito_core::{Colour, Effect};

use crate::{Kind, Shape};

/// A board and what lies on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The outline of the board.
    pub shape: Shape,
    /// Pieces and blockers with their cells.
    pub pieces: Vec<(String, Kind)>,
    /// Pieces off the board in the order they left, each with the team that pushed it off.
    pub lost: Vec<(Kind, usize)>,
    /// How many ejections each team needs; its length is the number of teams.
    pub goals: Vec<u16>,
    /// The move that led here.
    pub last: Option<Effect>,
}

impl Scene {
    /// An empty board.
    #[must_use]
    pub fn empty(shape: Shape) -> Self {
        Self { shape, pieces: Vec::new(), lost: Vec::new(), goals: Vec::new(), last: None }
    }

    /// Whether other colours than black and white are on the board.
    pub(crate) fn is_many_coloured(&self) -> bool {
        let many = |kind| matches!(kind, Kind::Of(colour) if colour > Colour::White);
        self.pieces.iter().any(|&(_, kind)| many(kind))
    }
}

/// Something drawn on top to point out a cell or a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A ring around a chosen piece.
    Ring(String),
    /// A dot where a move may go.
    Goal(String),
    /// A heavier dot where a move pushes or captures.
    Hit(String),
    /// An arrow; rank 1 is the widest.
    Arrow {
        /// The cell it starts from.
        from: String,
        /// The cell it points at.
        to: String,
        /// 1 for the first choice, 2 for the second, …
        rank: u8,
    },
    /// A short text on a cell.
    Label(String, String),
}

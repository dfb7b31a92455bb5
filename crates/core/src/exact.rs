//! How a position ends under best play.

use std::cmp::Ordering;
use std::fmt;

/// How a position ends under best play, for the seat to move.
///
/// ```
/// use sumito_core::Exact;
/// assert!(Exact::Win(3) > Exact::Win(5));
/// assert!(Exact::Draw > Exact::Loss(40));
/// assert!(Exact::Loss(40) > Exact::Loss(2));
/// assert_eq!(Exact::Loss(2).before(), Exact::Win(3));
/// assert_eq!(Exact::Win(3).to_string(), "win in 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exact {
    /// It wins with this ply, counted from 1, against the longest defence.
    Win(u32),
    /// It loses after so many plies however it plays; 0 where it has no move.
    Loss(u32),
    /// Neither side can force anything.
    Draw,
}

impl Exact {
    /// The value of a move that leads to this value for the other seat.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies.saturating_add(1)),
            Self::Loss(plies) => Self::Win(plies.saturating_add(1)),
            Self::Draw => Self::Draw,
        }
    }

    /// Plies to the end; `None` for a draw.
    #[must_use]
    pub const fn plies(self) -> Option<u32> {
        match self {
            Self::Win(plies) | Self::Loss(plies) => Some(plies),
            Self::Draw => None,
        }
    }

    /// `win`, `loss` or `draw`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win(_) => "win",
            Self::Loss(_) => "loss",
            Self::Draw => "draw",
        }
    }
}

/// Greater is better for the seat to move: soon to win, late to lose.
impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        let order = |exact: &Self| match *exact {
            Self::Win(plies) => (1, -i64::from(plies)),
            Self::Draw => (0, 0),
            Self::Loss(plies) => (-1, i64::from(plies)),
        };
        order(self).cmp(&order(other))
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies() {
            Some(plies) => write!(f, "{} in {plies}", self.name()),
            None => f.write_str(self.name()),
        }
    }
}

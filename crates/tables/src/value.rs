//! What the tables say of a position.

use std::fmt;

/// The exact value of a position for the seat to move.
///
/// ```
/// use sumito_tables::Value;
/// assert!(Value::Win(3) > Value::Win(5));
/// assert!(Value::Draw > Value::Loss(40));
/// assert!(Value::Loss(40) > Value::Loss(2));
/// assert_eq!(Value::Loss(2).before(), Value::Win(3));
/// assert_eq!(Value::Win(3).to_string(), "win in 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The seat to move wins with this ply, counted from 1, against the longest defence.
    Win(u16),
    /// It loses after so many plies however it plays; 0 where it has no move.
    Loss(u16),
    /// Neither side can force anything: play goes on without end.
    Draw,
}

/// A value as it is kept: 0 for a draw, else the distance and one more. Distances of wins are odd,
/// of losses even, since only moves of the winner end a game, and a seat without a move lost
/// before its own.
pub(crate) type Code = u16;

/// The code of a draw, and of what is not decided yet.
pub(crate) const OPEN: Code = 0;

impl Value {
    pub(crate) const fn of(code: Code) -> Self {
        match code {
            OPEN => Self::Draw,
            _ if code.is_multiple_of(2) => Self::Win(code - 1),
            _ => Self::Loss(code - 1),
        }
    }

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
    pub const fn plies(self) -> Option<u16> {
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

    const fn order(self) -> i32 {
        match self {
            Self::Win(plies) => 70_000 - plies as i32,
            Self::Draw => 0,
            Self::Loss(plies) => plies as i32 - 70_000,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.order().cmp(&other.order())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies() {
            Some(plies) => write!(f, "{} in {plies}", self.name()),
            None => f.write_str(self.name()),
        }
    }
}

//! Playing levels for people.

mod choice;
mod handicap;

use std::fmt;

pub(crate) use self::choice::{choose, seen};
pub(crate) use self::handicap::Handicap;

/// A playing strength, 1 (a child's first game) to 12 (everything there is).
///
/// Weaker levels look less far, overlook moves, and are less particular among moves that look
/// alike; they never play what they see to be nonsense.
///
/// ```
/// use sumito_engine::Level;
/// assert_eq!(Level::new(12), Some(Level::FULL));
/// assert_eq!(Level::new(13), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const FIRST: Self = Self(1);
    /// Full strength.
    pub const FULL: Self = Self(12);

    /// The level of this number, 1 to 12.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::FULL.0 { Some(Self(number)) } else { None }
    }

    /// The number, 1 to 12.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels from weak to strong.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::FULL.0).map(Self)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

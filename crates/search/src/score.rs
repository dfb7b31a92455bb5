//! Values of positions: hundredths of a piece, or an exact distance to the end.

use std::fmt;
use std::ops::Neg;

/// The value of a position for one side: centi-marbles (a hundredth of an ejection), or a proved
/// win or loss with its distance in plies.
///
/// ```
/// use sumito_search::Score;
/// assert!(Score::win_in(3) > Score::win_in(5));
/// assert!(Score::loss_in(4) > Score::loss_in(2));
/// assert_eq!(Score::win_in(3).win(), Some(3));
/// assert_eq!(Score::centi(135).to_string(), "+1.35");
/// assert_eq!((-Score::win_in(7)).to_string(), "loss in 7");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// The value of a draw.
    pub const DRAW: Self = Self(0);
    /// Above every value.
    pub const INFINITE: Self = Self(32_001);
    const WIN: i32 = 32_000;
    /// The longest win that is told by its distance, in plies.
    const FURTHEST: i32 = 1_000;
    /// The largest value that is an estimate.
    const MOST: i32 = Self::WIN - Self::FURTHEST - 1;

    /// An estimate in centi-marbles; what is too large to be one is cut.
    #[must_use]
    pub const fn centi(value: i32) -> Self {
        if value > Self::MOST {
            Self(Self::MOST)
        } else if value < -Self::MOST {
            Self(-Self::MOST)
        } else {
            Self(value)
        }
    }

    /// A forced win after this many plies.
    #[must_use]
    pub const fn win_in(plies: u32) -> Self {
        Self(Self::WIN - if plies > 1_000 { 1_000 } else { plies as i32 })
    }

    /// A forced loss after this many plies.
    #[must_use]
    pub const fn loss_in(plies: u32) -> Self {
        Self(-Self::win_in(plies).0)
    }

    /// The number itself: centi-marbles, unless the score is [decided](Self::is_decided).
    #[must_use]
    pub const fn value(self) -> i32 {
        self.0
    }

    /// Whether a win or a loss is proved.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        self.0.abs() > Self::MOST
    }

    /// The plies to a proved win.
    #[must_use]
    pub fn win(self) -> Option<u32> {
        (self.0 > Self::MOST).then(|| self.0.abs_diff(Self::WIN))
    }

    /// The plies to a proved loss.
    #[must_use]
    pub fn loss(self) -> Option<u32> {
        (-self).win()
    }

    /// Whether a loss is proved.
    pub(crate) const fn is_loss(self) -> bool {
        self.0 < -Self::MOST
    }

    /// A distance counted from the root, told from `ply` plies after it.
    pub(crate) const fn seen_at(self, ply: usize) -> Self {
        self.shifted(ply as i32)
    }

    /// A distance counted from a node `ply` plies after the root, told from the root.
    pub(crate) const fn told_from_root(self, ply: usize) -> Self {
        self.shifted(-(ply as i32))
    }

    const fn shifted(self, plies: i32) -> Self {
        if !self.is_decided() {
            self
        } else if self.0 > 0 {
            Self(self.0 + plies)
        } else {
            Self(self.0 - plies)
        }
    }

    /// One less: the closed window below a bound.
    pub(crate) const fn below(self) -> Self {
        Self(self.0 - 1)
    }

    /// A bound moved by a margin, never beyond [`Score::INFINITE`].
    pub(crate) fn moved(self, by: i32) -> Self {
        Self((self.0 + by).clamp(-Self::INFINITE.0, Self::INFINITE.0))
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0 as i16 as u16
    }

    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits as i16 as i32)
    }
}

impl Neg for Score {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(plies) = self.win() {
            write!(f, "win in {plies}")
        } else if let Some(plies) = self.loss() {
            write!(f, "loss in {plies}")
        } else {
            write!(f, "{:+.2}", f64::from(self.0) / 100.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_travel_with_the_node() {
        let seen_at_four = Score::win_in(9).seen_at(4);
        assert_eq!(seen_at_four, Score::win_in(5));
        assert_eq!(seen_at_four.told_from_root(4), Score::win_in(9));
        assert_eq!(Score::loss_in(9).seen_at(4), Score::loss_in(5));
        assert_eq!(Score::centi(50).seen_at(4), Score::centi(50));
    }

    #[test]
    fn estimates_never_look_decided() {
        for value in [i32::MAX / 2, 40_000, 31_500] {
            assert!(!Score::centi(value).is_decided());
            assert!(!Score::centi(-value).is_decided());
        }
        assert!(Score::win_in(1_000).is_decided());
        assert_eq!(Score::win_in(1_000).loss(), None);
    }

    #[test]
    fn every_score_fits_the_table() {
        for score in [Score::INFINITE, Score::loss_in(0), Score::centi(-7), Score::DRAW] {
            assert_eq!(Score::from_bits(score.bits()), score);
        }
    }
}

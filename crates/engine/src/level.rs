//! Playing levels for people.

use std::fmt;

use sumito_search::{Line, Score};

use crate::dice::Dice;

/// A playing strength, 1 (a child's first game) to 12 (everything there is).
///
/// Weaker levels look less far and are less particular among moves that look alike; they never
/// play what they see to be nonsense.
///
/// ```
/// use sumito_engine::Level;
/// assert_eq!(Level::new(12), Some(Level::FULL));
/// assert_eq!(Level::new(13), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// How a level is held down.
pub(crate) struct Handicap {
    /// Plies looked ahead.
    pub depth: Option<u32>,
    /// Nodes visited.
    pub nodes: Option<u64>,
    /// How much worse a move may look and still be played about a third as often as the best, in
    /// centi-marbles.
    pub temperature: u32,
}

impl Handicap {
    const fn new(depth: u32, nodes: u64, temperature: u32) -> Self {
        Self { depth: Some(depth), nodes: Some(nodes), temperature }
    }
}

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

    pub(crate) const fn handicap(self) -> Handicap {
        match self.0 {
            1 => Handicap::new(1, 5_000, 90),
            2 => Handicap::new(1, 5_000, 36),
            3 => Handicap::new(2, 40_000, 44),
            4 => Handicap::new(2, 40_000, 34),
            5 => Handicap::new(2, 40_000, 24),
            6 => Handicap::new(2, 40_000, 14),
            7 => Handicap::new(3, 100_000, 10),
            8 => Handicap::new(3, 100_000, 2),
            9 => Handicap::new(4, 150_000, 0),
            10 => Handicap::new(5, 200_000, 0),
            11 => Handicap::new(6, 400_000, 0),
            _ => Handicap { depth: None, nodes: None, temperature: 0 },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Chooses among lines, best first, as a player of this temperature would.
///
/// A win in sight is taken, and a loss in sight is walked into only where all lines lose.
pub(crate) fn choose<M>(lines: &[Line<M>], temperature: u32, seed: u64) -> Option<&Line<M>> {
    let best = lines.first()?;
    if temperature == 0 || best.score.is_decided() {
        return Some(best);
    }
    let weight = |score: Score| {
        if score.is_decided() {
            return 0.0;
        }
        let worse = f64::from(best.score.value() - score.value());
        (-worse / f64::from(temperature)).exp()
    };
    let total: f64 = lines.iter().map(|l| weight(l.score)).sum();
    let mut left = Dice::new(seed).fraction() * total;
    lines
        .iter()
        .find(|l| {
            left -= weight(l.score);
            left < 0.0
        })
        .or(Some(best))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(scores: &[Score]) -> Vec<Line<usize>> {
        scores.iter().enumerate().map(|(i, &score)| Line { moves: vec![i], score }).collect()
    }

    #[test]
    fn worse_moves_are_played_less_often_and_lost_ones_never() {
        let lines = lines(&[Score::centi(50), Score::centi(20), Score::loss_in(2)]);
        let mut played = [0; 3];
        for seed in 0..1_000 {
            played[choose(&lines, 30, seed).unwrap().moves[0]] += 1;
        }
        assert!(played[0] > 2 * played[1] && played[1] > 150, "{played:?}");
        assert_eq!(played[2], 0);
    }

    #[test]
    fn a_win_in_sight_is_taken() {
        let lines = lines(&[Score::win_in(3), Score::centi(800)]);
        assert!((0..100).all(|seed| choose(&lines, 1_000, seed).unwrap().moves[0] == 0));
        assert!(choose(&self::lines(&[]), 10, 0).is_none());
    }
}

//! Which tables are asked for.

use serde::Serialize;
use sumito_abalone::{LARGEST_SIDE, SMALLEST_SIDE};

use crate::balance::Balance;

/// The tables for a board, so many marbles of each side, and a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    pub(crate) side: u8,
    marbles: [u8; 2],
    goal: u8,
}

/// The most ejections a goal can ask for.
const HIGHEST_GOAL: u8 = 14;

/// Why there are no such tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No board has this side.
    #[error("boards have sides {SMALLEST_SIDE} to {LARGEST_SIDE}, not {0}")]
    Side(u8),
    /// A side has no marbles.
    #[error("each side needs at least one marble")]
    NoMarbles,
    /// The marbles do not fit on the board.
    #[error("{marbles} marbles do not fit on the {cells} cells of a board of side {side}")]
    TooMany {
        /// All marbles.
        marbles: u16,
        /// The side of the board.
        side: u8,
        /// Its cells.
        cells: u16,
    },
    /// Nobody plays to this goal.
    #[error("a goal is from 1 to {HIGHEST_GOAL} ejections, not {0}")]
    Goal(u8),
}

/// Positions with the same marbles, scores and side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Class {
    /// Marbles on the board, of the first and of the second seat.
    pub marbles: [u8; 2],
    /// Ejections so far by the first and by the second seat.
    pub score: [u8; 2],
    /// The seat to move: 1 or 2.
    pub to_move: u8,
}

impl Spec {
    /// Tables for a board of this side where the first and the second seat have so many marbles
    /// and win with `goal` ejections.
    ///
    /// # Errors
    /// What is impossible about it.
    pub fn new(side: u8, marbles: [u8; 2], goal: u8) -> Result<Self, SpecError> {
        if !(SMALLEST_SIDE..=LARGEST_SIDE).contains(&usize::from(side)) {
            return Err(SpecError::Side(side));
        }
        if marbles.contains(&0) {
            return Err(SpecError::NoMarbles);
        }
        if !(1..=HIGHEST_GOAL).contains(&goal) {
            return Err(SpecError::Goal(goal));
        }
        let spec = Self { side, marbles, goal };
        let (all, cells) = (marbles.iter().map(|&m| u16::from(m)).sum(), spec.cells() as u16);
        if all > cells {
            return Err(SpecError::TooMany { marbles: all, side, cells });
        }
        Ok(spec)
    }

    /// The side of the board.
    #[must_use]
    pub fn side(self) -> u8 {
        self.side
    }

    /// Marbles of the first and of the second seat at the top.
    #[must_use]
    pub fn marbles(self) -> [u8; 2] {
        self.marbles
    }

    /// Ejections that win.
    #[must_use]
    pub fn goal(self) -> u8 {
        self.goal
    }

    fn cells(self) -> u64 {
        let side = u64::from(self.side);
        3 * side * (side - 1) + 1
    }

    /// The classes, those with fewer ejections first, then those where the first seat has fewer;
    /// of each pair the one with the first seat to move.
    pub fn classes(self) -> impl Iterator<Item = Class> {
        let Self { marbles: [a, b], goal, .. } = self;
        let most = 2 * (goal - 1);
        (0..=most).flat_map(move |ejections| {
            let scores = (0..=ejections.min(goal - 1)).map(move |own| [own, ejections - own]);
            let held = scores.filter(move |&[x, y]| y < goal && x <= b && y <= a);
            held.flat_map(move |score| {
                let marbles = [a - score[1], b - score[0]];
                [1, 2].map(|to_move| Class { marbles, score, to_move })
            })
        })
    }

    /// The balances to work out, each after all it leads to.
    pub(crate) fn balances(self) -> Vec<Balance> {
        let mut balances = Vec::new();
        for class in self.classes() {
            let (balance, _) = self.balance(class).in_order();
            if !balances.contains(&balance) {
                balances.push(balance);
            }
        }
        balances.reverse();
        balances
    }

    pub(crate) fn balance(self, class: Class) -> Balance {
        Balance { marbles: class.marbles, needs: class.score.map(|score| self.goal - score) }
    }

    /// Fewer numbers than this no class of that balance has.
    pub(crate) fn least_numbers(self, balance: Balance) -> u64 {
        let [a, b] = balance.marbles.map(u64::from);
        let cells = self.cells();
        (choose(cells, a) / 12).saturating_mul(choose(cells - a, b))
    }

    /// About how many bytes of memory the tables take while they are worked out.
    #[must_use]
    pub fn bytes(self) -> u64 {
        let cells = self.cells();
        let mut most = 0;
        let held = self.balances().into_iter().fold(0u64, |all, balance| {
            let [a, b] = balance.marbles.map(u64::from);
            let (first, second) = (choose(cells, a), choose(cells - a, b));
            let numbers = (first / 12 + 1).saturating_mul(second);
            let halves = if balance.is_even() { 1 } else { 2 };
            let index = first.saturating_mul(8).saturating_add(second.saturating_mul(b));
            most = most.max(numbers.saturating_mul(2 * halves));
            all.saturating_add(numbers.saturating_mul(halves)).saturating_add(index)
        });
        held.saturating_add(most)
    }
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k)
        .fold(1u128, |all, i| (all * u128::from(n - i) / u128::from(i + 1)).min(1 << 64))
        .try_into()
        .unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_go_down_by_ejections() {
        let spec = Spec::new(3, [3, 2], 2).unwrap();
        let listed: Vec<_> =
            spec.classes().map(|c| (c.marbles, c.score, c.to_move)).step_by(2).collect();
        let expected =
            [([3, 2], [0, 0], 1), ([2, 2], [0, 1], 1), ([3, 1], [1, 0], 1), ([2, 1], [1, 1], 1)];
        assert_eq!(listed, expected);
        assert_eq!(Spec::new(5, [3, 2], 1).unwrap().classes().count(), 2);
    }

    #[test]
    fn seats_without_marbles_end_the_way_down() {
        let spec = Spec::new(3, [2, 1], 3).unwrap();
        assert!(spec.classes().any(|c| c.marbles == [2, 0] && c.score == [1, 0]));
        assert!(spec.classes().all(|c| c.score[0] <= 1 && c.score[1] <= 2));
    }

    #[test]
    fn impossible_tables_are_refused() {
        assert_eq!(Spec::new(2, [1, 1], 1), Err(SpecError::Side(2)));
        assert_eq!(Spec::new(3, [0, 1], 1), Err(SpecError::NoMarbles));
        assert_eq!(Spec::new(3, [1, 1], 0), Err(SpecError::Goal(0)));
        let error = Spec::new(3, [10, 10], 1).unwrap_err();
        assert_eq!(error.to_string(), "20 marbles do not fit on the 19 cells of a board of side 3");
    }

    #[test]
    fn memory_is_told_beforehand() {
        // 35,990 · 1,653 placements, twelve to a number, two seats to move, two bytes and one.
        let bytes = Spec::new(5, [3, 2], 1).unwrap().bytes();
        assert!((29_000_000..31_000_000).contains(&bytes), "{bytes}");
        assert!(Spec::new(6, [14, 14], 6).unwrap().bytes() > 1 << 50);
    }
}

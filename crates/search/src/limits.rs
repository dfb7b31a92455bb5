//! How long a search may go on, and what it may look at.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sumito_core::Repetition;

/// Bounds of a search; whichever is met first ends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The deepest iteration, in plies.
    pub depth: Option<u32>,
    /// Nodes visited.
    pub nodes: Option<u64>,
    /// No new iteration begins after this time.
    pub soft: Option<Duration>,
    /// The search is broken off at this time.
    pub hard: Option<Duration>,
    /// How many best lines are wanted, at least one.
    pub lines: usize,
    /// What the third occurrence of a position means. Unless it loses, coming again at all is
    /// taken for a draw.
    pub repetition: Repetition,
    /// How much the root's team dislikes to repeat a position, in centi-marbles.
    pub dislike: i32,
    /// Whether late quiet moves are looked at less deeply first. Without it the value is exactly
    /// that of plain minimax with quiescence.
    pub reductions: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: None,
            nodes: None,
            soft: None,
            hard: None,
            lines: 1,
            repetition: Repetition::None,
            dislike: 15,
            reductions: true,
        }
    }
}

/// The world outside a running search.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// Set by anyone to end the search at once.
    pub stop: &'a AtomicBool,
    /// Time since the search began.
    pub elapsed: &'a dyn Fn() -> Duration,
}

impl Control<'_> {
    /// Nodes between two looks at the clock.
    const INTERVAL: u64 = 1_024;

    pub(crate) fn is_over(&self, limits: &Limits, nodes: u64) -> bool {
        limits.nodes.is_some_and(|most| nodes >= most)
            || self.stop.load(Ordering::Relaxed)
            || (nodes.is_multiple_of(Self::INTERVAL)
                && limits.hard.is_some_and(|hard| (self.elapsed)() >= hard))
    }

    pub(crate) fn may_deepen(&self, limits: &Limits) -> bool {
        [limits.soft, limits.hard].into_iter().flatten().all(|bound| (self.elapsed)() < bound)
    }
}

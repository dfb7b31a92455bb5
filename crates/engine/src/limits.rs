//! How long the engine may think, and how well it may play.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use crate::Level;

/// Bounds of one thought; whichever is met first ends it. Without any it goes on until stopped.
///
/// ```
/// use sumito_engine::{Level, Limits};
/// use std::time::Duration;
/// let weak = Limits::level(Level::FIRST);
/// let quick = Limits { nodes: Some(50_000), ..Limits::time(Duration::from_millis(100)) };
/// assert_ne!(weak, quick);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// Nodes to visit.
    pub nodes: Option<u64>,
    /// No new iteration begins after this time.
    pub soft: Option<Duration>,
    /// The move is named at this time.
    pub hard: Option<Duration>,
    /// Only wins of at most so many plies are looked for, by every move, and the first one found
    /// ends the thought.
    pub mate: Option<u32>,
    /// How much a draw is disliked, in centi-marbles.
    pub contempt: i32,
    /// While it has not been hit, no time passes for the bounds.
    pub ponder: Option<Ponder>,
    /// The strength to play at; `None` is full strength.
    pub level: Option<Level>,
}

/// Thinking in the opponent's time: the clock starts when the expected move has been played.
///
/// ```
/// use sumito_engine::{Limits, Ponder};
/// use std::time::Duration;
/// let ponder = Ponder::default();
/// let limits = Limits { ponder: Some(ponder.clone()), ..Limits::time(Duration::from_secs(1)) };
/// // … a thought with these limits goes on in another thread; the expected move comes:
/// ponder.hit();
/// ```
#[derive(Clone, Debug, Default)]
pub struct Ponder(Arc<OnceLock<Instant>>);

impl Ponder {
    /// The expected move was played: from now on time passes.
    pub fn hit(&self) {
        self.0.get_or_init(Instant::now);
    }

    /// Time since the hit.
    pub(crate) fn elapsed(&self) -> Duration {
        self.0.get().map_or(Duration::ZERO, Instant::elapsed)
    }
}

impl PartialEq for Ponder {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Ponder {}

impl Limits {
    /// How long full strength thinks where nothing else ends a thought.
    const FULL_STRENGTH: Duration = Duration::from_secs(3);

    /// Looks so many plies ahead.
    #[must_use]
    pub fn depth(plies: u32) -> Self {
        Self { depth: Some(plies), ..Self::default() }
    }

    /// Visits so many nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// Thinks for this time.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Self { hard: Some(time), ..Self::default() }
    }

    /// Answers within this time, with a little of it left for the way there and back.
    #[must_use]
    pub fn within(time: Duration) -> Self {
        const MARGIN: Duration = Duration::from_millis(5);
        Self::time(time - MARGIN.min(time / 25))
    }

    /// Spends a sensible part of the time left on a clock.
    #[must_use]
    pub fn clock(left: Duration, increment: Duration) -> Self {
        const PACING: Duration = Duration::from_millis(20);
        let left = left.saturating_sub(PACING);
        let soft = (left / 40 + increment * 3 / 4).min(left / 4);
        Self { soft: Some(soft), hard: Some((soft * 4).min(left / 3)), ..Self::default() }
    }

    /// The same when so much of the time has passed; none has while it is the opponent's.
    pub(crate) fn after(mut self, spent: Duration) -> Self {
        if self.ponder.is_none() {
            let left = |time: Duration| time.saturating_sub(spent);
            (self.soft, self.hard) = (self.soft.map(left), self.hard.map(left));
        }
        self
    }

    /// Plays at a level, as long as it needs.
    #[must_use]
    pub fn level(level: Level) -> Self {
        let hard = (level == Level::FULL).then_some(Self::FULL_STRENGTH);
        Self { level: Some(level), hard, ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_that_has_passed_is_not_there_any_more() {
        let [early, late] = [40, 70].map(Duration::from_millis);
        assert_eq!(Limits::time(late).after(early), Limits::time(late - early));
        assert_eq!(Limits::time(early).after(late), Limits::time(Duration::ZERO));
        let ahead = Limits { ponder: Some(Ponder::default()), ..Limits::time(late) };
        assert_eq!(ahead.clone().after(early), ahead);
    }

    #[test]
    fn a_clock_is_never_overdrawn() {
        for millis in [0, 1, 30, 500, 60_000, 900_000] {
            for increment in [0, 100, 5_000] {
                let left = Duration::from_millis(millis);
                let limits = Limits::clock(left, Duration::from_millis(increment));
                assert!(limits.soft <= limits.hard && limits.hard <= Some(left / 2));
            }
        }
    }
}

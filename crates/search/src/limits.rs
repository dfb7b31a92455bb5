//! How long a search may go on, and what it may look at.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
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
    /// Only wins of at most so many plies count, and the search ends when one is found; `None`
    /// for the usual search.
    pub mate: Option<u32>,
    /// How many best lines are wanted, at least one.
    pub lines: usize,
    /// What the third occurrence of a position means. Unless it loses, coming again at all is
    /// taken for a draw.
    pub repetition: Repetition,
    /// How much the root's team dislikes a draw, in centi-marbles.
    pub contempt: i32,
    /// How rivals are taken to play where there are more than two teams.
    pub method: Method,
    /// Whether moves that look poor are looked at less deeply or not at all. Without it the value
    /// is exactly that of plain minimax with quiescence.
    pub selective: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: None,
            nodes: None,
            soft: None,
            hard: None,
            mate: None,
            lines: 1,
            repetition: Repetition::None,
            contempt: 0,
            method: Method::default(),
            selective: true,
        }
    }
}

/// How rivals are taken to play where there are more than two teams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Method {
    /// Between two moves of the root's team only one rival answers as he likes, the others play
    /// what looks natural; but all play together while one of them is about to win.
    #[default]
    BestReply,
    /// All rivals play together against the root's team.
    Paranoid,
    /// Everyone plays for himself. Nothing can be cut off, so it sees less far.
    MaxN,
}

impl Method {
    /// All methods, the default first.
    pub const ALL: [Self; 3] = [Self::BestReply, Self::Paranoid, Self::MaxN];

    /// Its name in commands and options.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BestReply => "best-reply",
            Self::Paranoid => "paranoid",
            Self::MaxN => "max-n",
        }
    }

    /// The method of a name in letters of either case.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.name().eq_ignore_ascii_case(name))
    }
}

/// The world outside a running search.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// Set by anyone to end the search at once.
    pub stop: &'a AtomicBool,
    /// Time since the search began.
    pub elapsed: &'a (dyn Fn() -> Duration + Sync),
    /// Nodes visited by all threads that share the work, counted in bulk; 0 at the beginning.
    pub nodes: &'a AtomicU64,
}

impl Control<'_> {
    /// Nodes between two looks at the clock.
    const INTERVAL: u64 = 512;

    /// Whether a thread has to stop that has visited so many nodes.
    pub(crate) fn is_over(&self, limits: &Limits, nodes: u64) -> bool {
        let reached = |nodes| limits.nodes.is_some_and(|most| nodes >= most);
        let by_all = nodes
            .is_multiple_of(Self::INTERVAL)
            .then(|| self.nodes.fetch_add(Self::INTERVAL, Ordering::Relaxed) + Self::INTERVAL);
        if reached(nodes) || self.stop.load(Ordering::Relaxed) {
            return true;
        }
        by_all.is_some_and(|all| {
            reached(all) || limits.hard.is_some_and(|hard| (self.elapsed)() >= hard)
        })
    }

    /// The nodes of all threads, seen by one that has visited so many itself.
    pub(crate) fn all_nodes(&self, nodes: u64) -> u64 {
        self.nodes.load(Ordering::Relaxed) + nodes % Self::INTERVAL
    }

    /// Whether another iteration may begin, the soft bound taken so many times.
    pub(crate) fn may_deepen(&self, limits: &Limits, factor: f64) -> bool {
        let elapsed = (self.elapsed)();
        limits.hard.is_none_or(|hard| elapsed < hard)
            && limits.soft.is_none_or(|soft| elapsed.as_secs_f64() < soft.as_secs_f64() * factor)
    }
}

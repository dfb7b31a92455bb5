//! What a search has found.

use crate::Score;

/// A line of best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// The moves, the root's first.
    pub moves: Vec<M>,
    /// Its value for the root's team.
    pub score: Score,
}

/// The state of a search after an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// Plies of the last whole iteration; 0 if there was none.
    pub depth: u32,
    /// Nodes visited so far.
    pub nodes: u64,
    /// The move to play: the first of the best line, or one found better since without its value
    /// being known yet. `None` if there is no move.
    pub best: Option<M>,
    /// The best lines with their exact values, best first; empty if there is no move.
    pub lines: Vec<Line<M>>,
}

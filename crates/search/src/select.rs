//! Which nodes and moves are not worth their whole depth.

use sumito_core::Position;

use crate::alphabeta::{Node, Searcher};
use crate::lessons::Lessons;
use crate::{Candidate, Knowledge, Score};

// Margins in centi-marbles, and numbers of moves.

/// A lead that no ply left to search is expected to cost.
const AHEAD: i32 = 18;
/// What no quiet move is expected to bring, and more for each ply left to search.
const BEHIND: i32 = 20;
const BEHIND_A_PLY: i32 = 20;
/// Quiet moves tried at a node before the others are given up, and more by the depth squared.
const FIRST_QUIET: i32 = 4;
const MORE_QUIET: i32 = 2;

/// By how much late moves are reduced, by depth and place.
pub(crate) struct Reductions(Box<[[u8; Self::SIZE]; Self::SIZE]>);

impl Reductions {
    const SIZE: usize = 64;
    /// Fractions of a ply.
    const UNIT: i32 = 32;

    pub fn new() -> Self {
        let mut table = Box::new([[0; Self::SIZE]; Self::SIZE]);
        for (depth, row) in table.iter_mut().enumerate().skip(1) {
            for (index, cell) in row.iter_mut().enumerate().skip(1) {
                let plies = 0.3 + (depth as f64).ln() * (index as f64).ln() / 1.8;
                *cell = (plies * f64::from(Self::UNIT)) as u8;
            }
        }
        Self(table)
    }

    fn of(&self, depth: i32, index: usize) -> i32 {
        let depth = (depth.max(0) as usize).min(Self::SIZE - 1);
        i32::from(self.0[depth][index.min(Self::SIZE - 1)])
    }
}

impl<P: Position, K: Knowledge<P>> Searcher<'_, P, K> {
    /// Whether a node is so far ahead that the few plies left to it will not turn it.
    pub fn is_ahead(&self, ply: usize, depth: i32, beta: Score) -> bool {
        let ahead = |standing: Score| standing.value() - AHEAD * depth >= beta.value();
        depth <= 8 && !beta.is_decided() && self.frames[ply].standing.is_some_and(ahead)
    }

    /// The value of a node that needs no look at its moves.
    pub fn without_moves(&mut self, node: &Node) -> Option<Score> {
        let Node { ply, depth, alpha, beta, .. } = *node;
        let standing = self.frames[ply].standing?;
        if node.is_wide() {
            return None;
        }
        // So far behind that only an exchange could help.
        if depth <= 3 && !alpha.is_decided() && standing.value() + 60 + 60 * depth <= alpha.value()
        {
            let score = self.quiesce(ply, standing, alpha, beta);
            if score <= alpha {
                return Some(score);
            }
        }
        if depth >= 3 && standing >= beta && !beta.is_decided() && self.frames[ply].class.is_some()
        {
            return self.pass(node, standing);
        }
        None
    }

    /// Gives the rival a move for nothing: a position good enough even so is good enough.
    fn pass(&mut self, node: &Node, standing: Score) -> Option<Score> {
        let Node { ply, depth, beta, cut, .. } = *node;
        if !self.knowledge.may_pass(&self.frames[ply].position) {
            return None;
        }
        self.copy(ply).position.pass();
        self.arrive(ply + 1, false);
        if self.frames[ply + 1].ours == self.frames[ply].ours {
            return None;
        }
        let ahead = (standing.value() - beta.value()) / 60;
        let less = 3 + depth / 4 + ahead.clamp(0, 2);
        let score = self.below(ply, depth - less - 1, beta.below(), beta, !cut);
        if self.over || score < beta {
            return None;
        }
        // A win after a pass proves none.
        Some(if score.is_decided() { beta } else { score })
    }

    /// Whether it stands better than two plies ago.
    pub fn is_improving(&self, ply: usize) -> bool {
        let before = ply.checked_sub(2).and_then(|ply| self.frames[ply].standing);
        match (before, self.frames[ply].standing) {
            (Some(before), Some(now)) => now > before,
            _ => true,
        }
    }

    /// Whether the remaining quiet moves of a node cannot be expected to help.
    pub fn is_hopeless(&self, node: &Node, quiets: usize, improving: bool) -> bool {
        let Node { ply, depth, alpha, .. } = *node;
        let Some(standing) = self.frames[ply].standing else { return false };
        if node.is_wide() {
            return false;
        }
        let enough = (FIRST_QUIET + MORE_QUIET * depth * depth) as usize >> usize::from(!improving);
        (depth <= 6 && quiets >= enough)
            || depth <= 6
                && !alpha.is_decided()
                && standing.value() + BEHIND + BEHIND_A_PLY * depth <= alpha.value()
    }

    /// How many plies less a late quiet move is first looked at.
    pub fn reduction(
        &self,
        node: &Node,
        index: usize,
        tried: &Candidate,
        context: [Option<u16>; 2],
        improving: bool,
    ) -> i32 {
        let depth = node.depth;
        if !self.limits.selective || depth < 3 || index < 2 {
            return 0;
        }
        const UNIT: i32 = Reductions::UNIT;
        let learnt = self.lessons.after(context).of(tried);
        let mut less = self.reductions.of(depth, index);
        less -= learnt * UNIT / Lessons::MOST;
        less += if node.is_wide() { -UNIT } else { 0 };
        less += if node.cut { UNIT } else { 0 };
        less += if improving { 0 } else { UNIT / 2 };
        (less / UNIT).clamp(0, depth - 2)
    }

    /// The same for a root move.
    pub fn root_reduction(&self, depth: i32, index: usize) -> i32 {
        if !self.limits.selective
            || self.limits.mate.is_some()
            || depth < 3
            || index < 4
            || self.limits.lines > 1
        {
            return 0;
        }
        ((self.reductions.of(depth, index) - Reductions::UNIT) / Reductions::UNIT)
            .clamp(0, depth - 1)
    }
}

//! A proof as moves.

use std::sync::atomic::{AtomicBool, Ordering};

use sumito_core::Position;

use super::graph::Graph;
use super::prover::Prover;

/// A move with what follows: all replies where the defence is to move, one where the attack is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree<M> {
    /// The move.
    pub mv: M,
    /// What follows; nothing where the aim is achieved.
    pub replies: Vec<Self>,
}

impl<M> Tree<M> {
    /// How many moves it has.
    #[must_use]
    pub fn len(&self) -> usize {
        1 + self.replies.iter().map(Self::len).sum::<usize>()
    }

    /// Never: there is a move at least.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        false
    }
}

/// Goes through what a search has found.
pub(super) struct Walk<'s, 'a, P: Position> {
    pub prover: &'s Prover<'a, P>,
    pub graph: Option<&'s Graph>,
    /// The plies it was proved within, if it was.
    pub plies: Option<u32>,
    /// Set by anyone to have no tree.
    pub stop: Option<&'a AtomicBool>,
}

impl<P: Position> Walk<'_, '_, P> {
    /// Plies to the aim from a position with so many left, if it is proved there.
    fn proved(&self, position: &P, left: u32) -> Option<u32> {
        match self.graph {
            Some(graph) => graph.plies(self.prover.key(position, 0)),
            None => {
                let numbers = self.prover.numbers(position, left);
                numbers.is_proved().then_some(numbers.plies)
            }
        }
    }

    /// The moves that matter with so many plies left: the attack's quickest, all of the defence.
    /// Each comes with its plies and the position after it.
    fn moves(&self, position: &P, left: u32) -> Vec<(u32, P::Move, P)> {
        if self.prover.judge.decided(position, left).is_some() {
            return Vec::new();
        }
        let after = |mv| {
            let mut next = position.clone();
            next.apply(mv);
            self.proved(&next, left.saturating_sub(1)).map(|plies| (plies, mv, next))
        };
        let mut moves: Vec<_> = position.moves().into_iter().filter_map(after).collect();
        if self.prover.judge.attacks(position) {
            let quickest = moves.iter().enumerate().min_by_key(|(_, found)| found.0);
            let quickest = quickest.map(|(at, _)| at);
            return quickest.map(|at| moves.swap_remove(at)).into_iter().collect();
        }
        moves
    }

    /// The attack's moves, and the longest defence against each.
    pub fn line(&self, root: &P) -> Vec<P::Move> {
        let Some(mut left) = self.plies else { return Vec::new() };
        let (mut position, mut line) = (root.clone(), Vec::new());
        loop {
            let mut moves = self.moves(&position, left);
            let slowest = moves.iter().enumerate().max_by_key(|(_, found)| found.0);
            let Some(at) = slowest.map(|(at, _)| at) else { return line };
            let (_, mv, next) = moves.swap_remove(at);
            line.push(mv);
            position = next;
            left = left.saturating_sub(1);
        }
    }

    /// All that was proved, unless it has more moves than this or nobody wants it any more.
    pub fn tree(&self, root: &P, mut most: usize) -> Option<Vec<Tree<P::Move>>> {
        self.branches(root, self.plies?, &mut most)
    }

    fn branches(&self, position: &P, left: u32, most: &mut usize) -> Option<Vec<Tree<P::Move>>> {
        if self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return None;
        }
        let mut branches = Vec::new();
        for (_, mv, next) in self.moves(position, left) {
            *most = most.checked_sub(1)?;
            let replies = self.branches(&next, left.saturating_sub(1), most)?;
            branches.push(Tree { mv, replies });
        }
        Some(branches)
    }
}

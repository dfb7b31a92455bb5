//! Playing out the tactical moves, so that nothing is judged in the middle of an exchange.

use sumito_core::Position;

use crate::alphabeta::{FURTHEST, Searcher};
use crate::{Knowledge, Score};

impl<P: Position, K: Knowledge<P>> Searcher<'_, P, K> {
    /// The value of a position that is not over, by tactical moves alone. The seat to move may
    /// always leave them.
    pub fn quiesce(&mut self, ply: usize, standing: Score, mut alpha: Score, beta: Score) -> Score {
        if self.limits.mate.is_some() {
            return Score::DRAW;
        }
        let mut best = standing;
        if best >= beta || ply >= FURTHEST {
            return best;
        }
        alpha = alpha.max(best);
        let mut moves = std::mem::take(&mut self.frames[ply].moves);
        let position = &self.frames[ply].position;
        moves.list(|into| self.knowledge.tactical(position, into), |listed| listed.rank);
        while let Some(tried) = moves.next() {
            self.descend(ply, self.knowledge.named(tried.code));
            let score = if self.frames[ply].ours == self.frames[ply + 1].ours {
                self.quiet_node(ply + 1, alpha, beta)
            } else {
                -self.quiet_node(ply + 1, -beta, -alpha)
            };
            if self.over {
                break;
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.frames[ply].moves = moves;
        best
    }

    fn quiet_node(&mut self, ply: usize, alpha: Score, beta: Score) -> Score {
        self.visit();
        self.frames[ply].line.clear();
        if self.over {
            return Score::DRAW;
        }
        match self.frames[ply].position.outcome() {
            Some(outcome) => self.ended(ply, outcome),
            None => match self.looked_up(ply) {
                Some(score) => score,
                None => {
                    let standing = self.judged(ply);
                    self.quiesce(ply, standing, alpha, beta)
                }
            },
        }
    }
}

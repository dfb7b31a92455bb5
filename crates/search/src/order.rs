//! The order in which moves are tried.

use std::cmp::Reverse;

use crate::Candidate;

/// What earlier nodes taught about moves: those that refuted, and how often.
#[derive(Debug)]
pub(crate) struct Lessons {
    history: Vec<i32>,
}

impl Lessons {
    /// Scores stay within this bound, below the ranks of killers.
    const MOST: i32 = 1 << 14;

    pub fn new(size: usize) -> Self {
        Self { history: vec![0; size] }
    }

    /// A quiet move refuted a node of this depth after the `tried` ones did not.
    pub fn learn<M>(&mut self, depth: i32, good: &Candidate<M>, tried: &[Candidate<M>]) {
        let weight = (depth * depth * 8).min(Self::MOST / 8);
        self.nudge(good.slot, weight);
        for bad in tried.iter().filter(|c| !c.tactical) {
            self.nudge(bad.slot, -weight);
        }
    }

    fn nudge(&mut self, slot: u32, weight: i32) {
        // Gravity: what is far from zero moves less, so that the bound is never passed.
        let value = &mut self.history[slot as usize];
        *value += weight - *value * weight.abs() / Self::MOST;
    }

    /// Turns plain ranks into the final ones: the known best move, tactical moves, killers, the
    /// rest by rank and history.
    pub fn rank<M: Copy>(
        &self,
        moves: &mut [Candidate<M>],
        best: Option<u32>,
        killers: [Option<u32>; 2],
    ) {
        for candidate in moves {
            let code = Some(candidate.code);
            if best.is_some() && code == best {
                candidate.rank = i32::MAX;
            } else if candidate.tactical {
                candidate.rank += 1 << 24;
            } else if code == killers[0] {
                candidate.rank += 1 << 21;
            } else if code == killers[1] {
                candidate.rank += 1 << 20;
            } else {
                candidate.rank += self.history[candidate.slot as usize];
            }
        }
    }
}

/// Brings the highest-ranked of the moves from `index` on to `index`, and gives it. To be called
/// with each index in turn.
pub(crate) fn pick<M: Copy>(moves: &mut [Candidate<M>], index: usize) -> Candidate<M> {
    /// Nodes that are not cut off by then mostly need all their moves.
    const SORT_AT: usize = 4;
    if index == SORT_AT {
        moves[index..].sort_unstable_by_key(|candidate| (Reverse(candidate.rank), candidate.code));
    }
    if index >= SORT_AT {
        return moves[index];
    }
    let mut best = index;
    for i in index + 1..moves.len() {
        if moves[i].rank > moves[best].rank {
            best = i;
        }
    }
    moves.swap(index, best);
    moves[index]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(mv: u32, rank: i32, tactical: bool) -> Candidate<u32> {
        Candidate { mv, code: mv, rank, slot: mv, tactical }
    }

    #[test]
    fn best_tactical_killer_history() {
        let mut lessons = Lessons::new(6);
        for _ in 0..200 {
            lessons.learn(30, &candidate(4, 0, false), &[candidate(5, 0, false)]);
        }
        let mut moves: Vec<_> = (0..6).map(|mv| candidate(mv, 0, mv == 2)).collect();
        lessons.rank(&mut moves, Some(1), [Some(3), None]);
        let order: Vec<u32> = (0..6).map(|i| pick(&mut moves, i).mv).collect();
        assert_eq!(order, [1, 2, 3, 4, 0, 5]);
        assert!(lessons.history.iter().all(|v| v.abs() <= Lessons::MOST));
    }
}

//! The order in which moves are tried, listed no sooner than needed.

use std::cmp::Reverse;

use sumito_core::Position;

use crate::lessons::Lessons;
use crate::{Candidate, Knowledge};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Known,
    ListTactical,
    Tactical,
    Refuters(usize),
    ListQuiet,
    Quiet,
    Done,
}

/// Hands out the moves of a node: the one that was best before, tactical moves, killers and the
/// countermove, the rest by rank and history.
pub(crate) struct Picker<M> {
    stage: Stage,
    /// Moves handed out from here on come from `moves[next..]`; before `next` lie quiet ones that
    /// were tried.
    moves: Vec<Candidate<M>>,
    next: usize,
    /// How many of the first moves were tried and are quiet.
    kept: usize,
    listed: usize,
    known: Option<u32>,
    refuters: [Option<u32>; 3],
}

impl<M: Copy> Picker<M> {
    pub fn new(
        mut moves: Vec<Candidate<M>>,
        known: Option<u32>,
        killers: [Option<u32>; 2],
        counter: Option<u32>,
    ) -> Self {
        moves.clear();
        let [a, b] = killers;
        let refuters = [a, b, counter.filter(|&code| Some(code) != a && Some(code) != b)];
        Self { stage: Stage::Known, moves, next: 0, kept: 0, listed: 0, known, refuters }
    }

    /// The next move to try.
    pub fn next<P: Position<Move = M>, K: Knowledge<P>>(
        &mut self,
        position: &P,
        knowledge: &K,
        lessons: &Lessons,
        context: [Option<u16>; 2],
    ) -> Option<Candidate<M>> {
        loop {
            match self.stage {
                Stage::Known => {
                    self.stage = Stage::ListTactical;
                    let known = self.known.and_then(|code| knowledge.recall(position, code));
                    if known.is_some() {
                        return known;
                    }
                    self.known = None;
                }
                Stage::ListTactical => {
                    self.stage = Stage::Tactical;
                    self.next = self.kept;
                    self.moves.truncate(self.kept);
                    knowledge.tactical(position, &mut self.moves);
                    self.listed = self.next;
                }
                Stage::Tactical => match self.pick() {
                    Some(found) if Some(found.code) == self.known => {}
                    Some(found) => return Some(found),
                    None => self.stage = Stage::Refuters(0),
                },
                Stage::Refuters(index) if index < self.refuters.len() => {
                    self.stage = Stage::Refuters(index + 1);
                    let code = self.refuters[index].filter(|&code| Some(code) != self.known);
                    let found = code.and_then(|code| knowledge.recall(position, code));
                    if let Some(found) = found.filter(|found| !found.tactical) {
                        return Some(found);
                    }
                    self.refuters[index] = None;
                }
                Stage::Refuters(_) => self.stage = Stage::ListQuiet,
                Stage::ListQuiet => {
                    self.stage = Stage::Quiet;
                    self.moves.truncate(self.kept);
                    self.next = self.kept;
                    knowledge.quiet(position, &mut self.moves);
                    for candidate in &mut self.moves[self.next..] {
                        candidate.rank += lessons.of(candidate, context);
                    }
                    self.listed = self.next;
                }
                Stage::Quiet => {
                    let found = self.pick()?;
                    let code = Some(found.code);
                    if code != self.known && !self.refuters.contains(&code) {
                        return Some(found);
                    }
                }
                Stage::Done => return None,
            }
        }
    }

    /// Hands out no more quiet moves.
    pub fn skip_quiet(&mut self) {
        self.stage = Stage::Done;
    }

    /// Keeps a quiet move that was tried.
    pub fn note(&mut self, tried: &Candidate<M>) {
        if tried.tactical {
            return;
        }
        if self.next > self.kept {
            self.moves[self.kept] = *tried;
        } else {
            self.moves.truncate(self.kept);
            self.moves.push(*tried);
            self.next = self.kept + 1;
        }
        self.kept += 1;
    }

    /// The quiet moves that were tried.
    pub fn tried(&self) -> &[Candidate<M>] {
        &self.moves[..self.kept]
    }

    pub fn into_moves(self) -> Vec<Candidate<M>> {
        self.moves
    }

    fn pick(&mut self) -> Option<Candidate<M>> {
        if self.next >= self.moves.len() {
            return None;
        }
        let found = pick(&mut self.moves[self.listed..], self.next - self.listed);
        self.next += 1;
        Some(found)
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
    use crate::toys::{Noughts, Plain};

    #[test]
    fn known_killer_history_and_each_once() {
        // No cell but 8 was ever good, and 0 never.
        let position = Noughts::after(&[4]);
        let mut listed = Vec::new();
        Plain.quiet(&position, &mut listed);
        let mut lessons = Lessons::new(256, 256);
        let find = |code| *listed.iter().find(|c| c.code == code).unwrap();
        for _ in 0..200 {
            lessons.learn(30, &find(8), &[find(0)], [None; 2]);
        }
        let mut picker = Picker::new(Vec::new(), Some(1), [Some(3), Some(4)], Some(3));
        let mut order = Vec::new();
        while let Some(found) = picker.next(&position, &Plain, &lessons, [None; 2]) {
            order.push(found.code);
            picker.note(&found);
        }
        assert_eq!((order[0], order[1], order[2], order[7]), (1, 3, 8, 0));
        assert_eq!(order.len(), 8);
        assert_eq!(picker.tried().iter().map(|c| c.code).collect::<Vec<_>>(), order);
    }
}

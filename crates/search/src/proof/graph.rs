//! All positions that can come up, worked out from their ends back.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};
use std::mem::size_of;

use sumito_core::Position;

use super::judge::Decided;
use super::numbers::{Keyed, NEVER};
use super::prover::Prover;

/// Which positions the attack wins, whatever way they were reached; the first is where it began.
pub(super) struct Graph {
    ids: Keyed<u32>,
    /// Plies to the end, or never.
    plies: Vec<u32>,
}

/// Bytes a position takes beside itself: its key and some thirty moves both ways.
const BESIDE: usize = 320;
/// Positions between two reports.
const INTERVAL: usize = 4_096;

impl Graph {
    /// Lists and works out everything, if it is no more than there is room and time for.
    pub fn list<P: Position>(
        prover: &mut Prover<'_, P>,
        root: &P,
        nodes: u64,
        memory: usize,
    ) -> Option<Self> {
        let room = memory / (BESIDE + size_of::<P>());
        let most = usize::try_from(nodes).map_or(room, |nodes| nodes.min(room));
        let most = most.min(u32::MAX as usize - 1);
        let mut ids = Keyed::default();
        let mut waiting = VecDeque::from([root.clone()]);
        ids.insert(prover.key(root, 0), 0);
        let mut listed = Listed::default();
        let mut ends = Vec::new();
        while let Some(position) = waiting.pop_front() {
            let id = listed.starts.len() as u32;
            if listed.starts.len().is_multiple_of(INTERVAL) {
                prover.tell(None);
                if prover.is_stopped() {
                    return None;
                }
            }
            prover.count();
            listed.starts.push(listed.next.len());
            listed.attacks.push(prover.judge.attacks(&position));
            match prover.judge.decided(&position, u32::MAX) {
                Some(Decided::Achieved(plies)) => ends.push((Reverse(plies), id)),
                Some(Decided::Out | Decided::TooFar) => {}
                None => {
                    let mut next = position.clone();
                    for mv in position.moves() {
                        next.clone_from(&position);
                        next.apply(mv);
                        let new = ids.len();
                        let id = *ids.entry(prover.key(&next, 0)).or_insert(new as u32);
                        listed.next.push(id);
                        if id as usize == new {
                            if new >= most {
                                return None;
                            }
                            waiting.push_back(next.clone());
                        }
                    }
                }
            }
        }
        listed.starts.push(listed.next.len());
        Some(Self { ids, plies: listed.won(ends.into()) })
    }

    /// Plies to the win from where it began, if there is one.
    pub fn root(&self) -> Option<u32> {
        self.plies.first().copied().filter(|&plies| plies != NEVER)
    }

    /// Plies to the win from the position of a key, if there is one.
    pub fn plies(&self, key: u64) -> Option<u32> {
        let id = *self.ids.get(&key)?;
        Some(self.plies[id as usize]).filter(|&plies| plies != NEVER)
    }
}

/// Positions with their successors.
#[derive(Default)]
struct Listed {
    /// Successors of all, one after the other.
    next: Vec<u32>,
    /// Where those of each begin.
    starts: Vec<usize>,
    /// Whether the attack is to move.
    attacks: Vec<bool>,
}

impl Listed {
    /// Plies to the win of each, from the nearest to the furthest.
    fn won(&self, mut ends: BinaryHeap<(Reverse<u32>, u32)>) -> Vec<u32> {
        let positions = self.attacks.len();
        // The other way round: what leads to each.
        let mut starts = vec![0; positions + 1];
        for &next in &self.next {
            starts[next as usize + 1] += 1;
        }
        for at in 0..positions {
            starts[at + 1] += starts[at];
        }
        let (mut before, mut ways) = (vec![0; self.next.len()], starts.clone());
        for id in 0..positions {
            for &next in &self.next[self.starts[id]..self.starts[id + 1]] {
                before[ways[next as usize]] = id as u32;
                ways[next as usize] += 1;
            }
        }
        let mut left: Vec<usize> =
            (0..positions).map(|id| self.starts[id + 1] - self.starts[id]).collect();
        let mut plies = vec![NEVER; positions];
        while let Some((Reverse(found), id)) = ends.pop() {
            let id = id as usize;
            if plies[id] != NEVER {
                continue;
            }
            plies[id] = found;
            for &earlier in &before[starts[id]..starts[id + 1]] {
                let earlier_id = earlier as usize;
                left[earlier_id] -= 1;
                if self.attacks[earlier_id] || left[earlier_id] == 0 {
                    ends.push((Reverse(found + 1), earlier));
                }
            }
        }
        plies
    }
}

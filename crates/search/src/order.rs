//! The order in which moves are tried, listed no sooner than needed.

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
}

/// The moves of a node; kept from one node to the next of its ply, so that nothing is allocated.
#[derive(Debug, Default)]
pub(crate) struct Moves {
    listed: Vec<Candidate>,
    order: Order,
    /// Quiet moves that were tried.
    tried: Vec<Candidate>,
}

impl Moves {
    /// Lists moves anew.
    pub fn list(
        &mut self,
        add: impl FnOnce(&mut Vec<Candidate>),
        rank: impl Fn(&Candidate) -> i32,
    ) {
        self.listed.clear();
        add(&mut self.listed);
        self.order.begin(self.listed.iter().map(rank));
    }

    /// The next of the moves listed.
    pub fn next(&mut self) -> Option<Candidate> {
        self.order.next().map(|index| self.listed[index])
    }
}

/// Indices by rank, found no sooner than they are asked for: few nodes need all their moves in
/// order.
#[derive(Debug, Default)]
struct Order {
    /// Ranks with the index in their low bits, so that of equal ranks the first comes first;
    /// [`Order::NONE`] for what was handed out, and to fill the last block.
    keys: Vec<i32>,
    /// The greatest key of each block.
    heads: Vec<i32>,
    left: usize,
}

impl Order {
    const BLOCK: usize = 8;
    const INDEX_BITS: u32 = 12;
    const MOST: i32 = i32::MAX >> Self::INDEX_BITS;
    const NONE: i32 = i32::MIN;

    /// Takes ranks in place of those before.
    ///
    /// There is room for 4,096 of them. A line of 16 squares allows no more than 54 moves of
    /// phalanxes both ways, so that Epaminondas on its largest board has fewer than 3,100; Abalone
    /// has fewer than half of that.
    fn begin(&mut self, ranks: impl Iterator<Item = i32>) {
        let key = |(index, rank): (i32, i32)| {
            (rank.clamp(-Self::MOST, Self::MOST) << Self::INDEX_BITS) - index
        };
        self.keys.clear();
        self.keys.extend((0..).zip(ranks).map(key));
        self.left = self.keys.len();
        debug_assert!(self.left <= 1 << Self::INDEX_BITS, "{} moves", self.left);
        self.keys.resize(self.left.next_multiple_of(Self::BLOCK), Self::NONE);
        self.heads.clear();
        self.heads.extend(self.keys.as_chunks().0.iter().map(Self::greatest));
    }

    fn next(&mut self) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let head = self.heads.iter().copied().fold(Self::NONE, i32::max);
        let index = head.wrapping_neg() as usize % (1 << Self::INDEX_BITS);
        self.keys[index] = Self::NONE;
        let block = index / Self::BLOCK;
        self.heads[block] = Self::greatest(&self.keys.as_chunks().0[block]);
        Some(index)
    }

    fn greatest(keys: &[i32; Self::BLOCK]) -> i32 {
        keys.iter().copied().fold(Self::NONE, i32::max)
    }
}

/// Hands out the moves of a node: the one that was best before, tactical moves, killers and the
/// countermove, the rest by rank and history.
pub(crate) struct Picker {
    stage: Stage,
    moves: Moves,
    known: Option<u32>,
    refuters: [Option<u32>; 3],
}

impl Picker {
    pub fn new(
        mut moves: Moves,
        known: Option<u32>,
        killers: [Option<u32>; 2],
        counter: Option<u32>,
    ) -> Self {
        moves.tried.clear();
        let [a, b] = killers;
        let refuters = [a, b, counter.filter(|&code| Some(code) != a && Some(code) != b)];
        Self { stage: Stage::Known, moves, known, refuters }
    }

    /// The next move to try; no quiet ones that were not handed out yet unless they are wanted.
    pub fn next<P: Position, K: Knowledge<P>>(
        &mut self,
        position: &P,
        knowledge: &K,
        lessons: &Lessons,
        context: [Option<u16>; 2],
        quiet: bool,
    ) -> Option<Candidate> {
        loop {
            match self.stage {
                Stage::Refuters(_) | Stage::ListQuiet | Stage::Quiet if !quiet => return None,
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
                    self.moves
                        .list(|into| knowledge.tactical(position, into), |listed| listed.rank);
                }
                Stage::Tactical => match self.moves.next() {
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
                    let learnt = lessons.after(context);
                    let rank = |listed: &Candidate| listed.rank + learnt.of(listed);
                    self.moves.list(|into| knowledge.quiet(position, into), rank);
                }
                Stage::Quiet => {
                    let found = self.moves.next()?;
                    let code = Some(found.code);
                    if code != self.known && !self.refuters.contains(&code) {
                        return Some(found);
                    }
                }
            }
        }
    }

    /// Keeps a move that was tried, if it is quiet.
    pub fn note(&mut self, tried: &Candidate) {
        if !tried.tactical {
            self.moves.tried.push(*tried);
        }
    }

    /// The quiet moves that were tried.
    pub fn tried(&self) -> &[Candidate] {
        &self.moves.tried
    }

    pub fn into_moves(self) -> Moves {
        self.moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::{Noughts, Plain};

    #[test]
    fn ranks_come_from_the_highest_on() {
        let ranks = [3, -7, 40_000, 3, 0, -60_000, 9, 8, 40_000];
        let mut order = Order::default();
        order.begin(ranks.into_iter());
        let found: Vec<_> = std::iter::from_fn(|| order.next()).collect();
        assert_eq!(found, [2, 8, 6, 7, 0, 3, 4, 1, 5]);
    }

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
        let mut picker = Picker::new(Moves::default(), Some(1), [Some(3), Some(4)], Some(3));
        let mut order = Vec::new();
        while let Some(found) = picker.next(&position, &Plain, &lessons, [None; 2], true) {
            order.push(found.code);
            picker.note(&found);
        }
        assert_eq!((order[0], order[1], order[2], order[7]), (1, 3, 8, 0));
        assert_eq!(order.len(), 8);
        assert_eq!(picker.tried().iter().map(|c| c.code).collect::<Vec<_>>(), order);
    }
}

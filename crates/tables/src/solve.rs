//! Retrograde analysis of one class: from the ends back, one ply of distance a pass.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU16, Ordering};

use sumito_abalone::{Board, Change, PlainBoard};

use crate::balance::Balance;
use crate::index::Index;
use crate::pulls::each_pull;
use crate::solved::{Below, Codes, Half, Solved, Tally, locate};
use crate::value::{Code, OPEN};
use crate::work::{Step, Unfinished, Work};

/// A number that stands for no placement of its own.
const IDLE: Code = Code::MAX;
/// A placement that may be lost, since a successor has just been found won for the other side.
const DOUBTFUL: Code = Code::MAX - 1;
/// The greatest distance there is room for; no class that fits into memory comes near it.
const FURTHEST: Code = Code::MAX - 4;

/// A class in work.
pub(crate) struct Solver<'a, B: Board> {
    board: &'a PlainBoard<B>,
    balance: Balance,
    index: Index<B>,
    /// By side to move and number.
    codes: Vec<Vec<AtomicU16>>,
    /// By side: where its ejections lead.
    below: [Below<'a, B>; 2],
}

/// What ejections into lower classes decide, by the distance at which it comes in.
type Pending = BTreeMap<Code, Vec<(usize, usize)>>;

/// The other side's view of a move: its placement, the sides in their order.
#[inline(always)]
fn moved<B: Board>(
    side: usize,
    own: B::Word,
    foe: B::Word,
    change: Change<B::Word>,
) -> [B::Word; 2] {
    let (own, foe) = (own ^ change.own, foe ^ change.foe);
    if side == 0 { [own, foe] } else { [foe, own] }
}

/// Whether a code is that of a win within so many plies.
#[inline(always)]
fn is_win_within(code: Code, plies: Code) -> bool {
    code != OPEN && code.is_multiple_of(2) && code <= plies + 1
}

impl<'a, B: Board> Solver<'a, B> {
    pub fn new(
        board: &'a PlainBoard<B>,
        side: usize,
        balance: Balance,
        below: [Below<'a, B>; 2],
    ) -> Self {
        let [first, second] = balance.marbles.map(usize::from);
        let index = Index::new(side, first, second);
        let halves = if balance.is_even() { 1 } else { 2 };
        let codes = (0..halves).map(|_| (0..index.len()).map(|_| AtomicU16::new(OPEN)).collect());
        let codes = codes.collect();
        Self { board, balance, index, codes, below }
    }

    /// Works the class out.
    pub fn solve(self, work: &Work<'_>) -> Result<Solved<B>, Unfinished> {
        let (mut pending, [mut last, mut at_one]) = self.ends(work)?;
        let mut distance = 1;
        while last > 0 || at_one > 0 || !pending.is_empty() {
            if distance > FURTHEST {
                return Err(Unfinished::TooFar);
            }
            let due = pending.remove(&distance).unwrap_or_default();
            let found = if last == 0 && due.is_empty() {
                0
            } else if distance.is_multiple_of(2) {
                self.losses(work, distance, &due)?
            } else {
                self.wins(work, distance, &due)?
            };
            last = found + std::mem::take(&mut at_one);
            distance += 1;
        }
        self.finish(work)
    }

    /// The sides of a placement as the one to move sees them.
    #[inline(always)]
    fn seen_by(to_move: usize, sets: [B::Word; 2]) -> (B::Word, B::Word) {
        (sets[to_move], sets[1 - to_move])
    }

    #[inline(always)]
    fn entry(&self, to_move: usize, sets: [B::Word; 2]) -> &AtomicU16 {
        let (half, number) = locate(&self.index, self.codes.len(), to_move, sets);
        &self.codes[half][number]
    }

    /// The code of what a move of one side leads to.
    #[inline(always)]
    fn after(&self, side: usize, own: B::Word, foe: B::Word, change: Change<B::Word>) -> Code {
        let sets = moved::<B>(side, own, foe, change);
        if change.ejects {
            self.below[side].code(1 - side, sets)
        } else {
            self.entry(1 - side, sets).load(Ordering::Relaxed)
        }
    }

    /// Visits, in one orbit, every number of a half whose code is `wanted`.
    #[inline(always)]
    fn each_with(
        &self,
        orbit: usize,
        wanted: Code,
        mut visit: impl FnMut(usize, &AtomicU16, [B::Word; 2]),
    ) {
        let stretch = self.index.orbit(orbit);
        for (half, codes) in self.codes.iter().enumerate() {
            for (rank, code) in codes[stretch.start()..][..self.index.stretch()].iter().enumerate()
            {
                if code.load(Ordering::Relaxed) == wanted {
                    visit(half, code, stretch.at(rank));
                }
            }
        }
    }

    /// Finds what is over, and what an ejection decides; how many are at distances 0 and 1.
    fn ends(&self, work: &Work<'_>) -> Result<(Pending, [u64; 2]), Unfinished> {
        type Found = (Pending, [u64; 2]);
        let parts = work.over(
            self.balance.marbles,
            Step::Ends,
            self.index.orbits(),
            |(pending, fresh): &mut Found, orbit| {
                let stretch = self.index.orbit(orbit);
                for rank in 0..self.index.stretch() {
                    let number = stretch.start() + rank;
                    if stretch.is_idle(rank) {
                        for codes in &self.codes {
                            codes[number].store(IDLE, Ordering::Relaxed);
                        }
                        continue;
                    }
                    let sets = stretch.at(rank);
                    for (half, codes) in self.codes.iter().enumerate() {
                        match self.end(half, sets) {
                            End::Open => {}
                            End::Stuck => {
                                codes[number].store(1, Ordering::Relaxed);
                                fresh[0] += 1;
                            }
                            End::Won => {
                                codes[number].store(2, Ordering::Relaxed);
                                fresh[1] += 1;
                            }
                            End::At(distance) => {
                                pending.entry(distance).or_default().push((half, number));
                            }
                        }
                    }
                }
            },
        )?;
        let (mut pending, mut fresh) = Found::default();
        for (more, counts) in parts {
            for (distance, entries) in more {
                pending.entry(distance).or_default().extend(entries);
            }
            fresh.iter_mut().zip(counts).for_each(|(all, count)| *all += count);
        }
        Ok((pending, fresh))
    }

    fn end(&self, to_move: usize, sets: [B::Word; 2]) -> End {
        let (own, foe) = Self::seen_by(to_move, sets);
        let mut stuck = true;
        // The quickest win by an ejection; the slowest loss, while every ejection loses.
        let (mut win, mut loss, mut loses) = (Code::MAX, 0, true);
        let _ = self.board.each_set(own, foe, |set| {
            stuck = false;
            if !set.shape().ejects() {
                return ControlFlow::Continue(());
            }
            for change in set.changes() {
                match self.after(to_move, own, foe, change) {
                    // A code is a distance and one, which is the distance one ply earlier.
                    OPEN => loses = false,
                    code if code.is_multiple_of(2) => loss = loss.max(code),
                    code => win = win.min(code),
                }
            }
            if win == 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match (win, loss) {
            _ if stuck => End::Stuck,
            (1, _) => End::Won,
            (win, _) if win < Code::MAX => End::At(win),
            (_, loss) if loses && loss > 0 => End::At(loss),
            _ => End::Open,
        }
    }

    /// Whatever leads to a loss one ply nearer is won.
    fn wins(&self, work: &Work<'_>, at: Code, due: &[(usize, usize)]) -> Result<u64, Unfinished> {
        let decide = |code: &AtomicU16| {
            u64::from(
                code.compare_exchange(OPEN, at + 1, Ordering::Relaxed, Ordering::Relaxed).is_ok(),
            )
        };
        let early: u64 = due.iter().map(|&(half, number)| decide(&self.codes[half][number])).sum();
        let step = Step::Distance(at);
        let parts = work.over(
            self.balance.marbles,
            step,
            self.index.orbits(),
            |found: &mut u64, orbit| {
                self.each_with(orbit, at, |half, _, sets| {
                    self.each_predecessor(half, sets, |code| *found += decide(code));
                });
            },
        )?;
        Ok(parts.into_iter().sum::<u64>() + early)
    }

    /// Whatever leads to a win one ply nearer may be lost: it is if all it leads to is won.
    fn losses(&self, work: &Work<'_>, at: Code, due: &[(usize, usize)]) -> Result<u64, Unfinished> {
        let doubt = |code: &AtomicU16| {
            if code.load(Ordering::Relaxed) == OPEN {
                code.store(DOUBTFUL, Ordering::Relaxed);
            }
        };
        due.iter().for_each(|&(half, number)| doubt(&self.codes[half][number]));
        let step = Step::Distance(at);
        let orbits = self.index.orbits();
        work.over(self.balance.marbles, step, orbits, |(): &mut (), orbit| {
            self.each_with(orbit, at, |half, _, sets| self.each_predecessor(half, sets, doubt));
        })?;
        let parts = work.over(self.balance.marbles, step, orbits, |found: &mut u64, orbit| {
            self.each_with(orbit, DOUBTFUL, |half, code, sets| {
                let lost = self.is_lost(half, sets, at);
                code.store(if lost { at + 1 } else { OPEN }, Ordering::Relaxed);
                *found += u64::from(lost);
            });
        })?;
        Ok(parts.into_iter().sum())
    }

    fn is_lost(&self, to_move: usize, sets: [B::Word; 2], at: Code) -> bool {
        let (own, foe) = Self::seen_by(to_move, sets);
        let escape = self.board.each_set(own, foe, |set| {
            for change in set.changes() {
                if !is_win_within(self.after(to_move, own, foe, change), at - 1) {
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        escape.is_continue()
    }

    /// Visits what can have been before a placement of this class, with the other side to move.
    #[inline(always)]
    fn each_predecessor(
        &self,
        to_move: usize,
        sets: [B::Word; 2],
        mut visit: impl FnMut(&AtomicU16),
    ) {
        let side = 1 - to_move;
        let (own, foe) = Self::seen_by(side, sets);
        let _ = self.board.each_quiet_set(own, foe, |set| {
            for change in set.changes() {
                visit(self.entry(side, moved::<B>(side, own, foe, change)));
            }
            ControlFlow::<()>::Continue(())
        });
        each_pull(self.board, own, foe, |change| {
            visit(self.entry(side, moved::<B>(side, own, foe, change)));
        });
    }

    /// Counts and packs.
    fn finish(self, work: &Work<'_>) -> Result<Solved<B>, Unfinished> {
        let Self { balance, index, codes, .. } = self;
        let mut halves = Vec::new();
        for codes in codes {
            let mut codes: Vec<Code> = codes.into_iter().map(AtomicU16::into_inner).collect();
            let tally = tally(&index, balance, &codes, work)?;
            codes.iter_mut().filter(|code| **code == IDLE).for_each(|code| *code = OPEN);
            halves.push(Half { codes: Codes::packed(codes), tally });
        }
        Ok(Solved { balance, index, halves })
    }
}

/// What the ends tell of a placement.
enum End {
    Open,
    /// The side to move has no move.
    Stuck,
    /// It wins by an ejection at once.
    Won,
    /// Something is decided at this distance, if not sooner: by its parity a win, or perhaps a
    /// loss.
    At(Code),
}

fn tally<B: Board>(
    index: &Index<B>,
    balance: Balance,
    codes: &[Code],
    work: &Work<'_>,
) -> Result<Tally, Unfinished> {
    let parts =
        work.over(balance.marbles, Step::Counts, index.orbits(), |tally: &mut Tally, orbit| {
            let stretch = index.orbit(orbit);
            let codes = &codes[stretch.start()..][..index.stretch()];
            for (rank, &code) in codes.iter().enumerate().filter(|(_, code)| **code != IDLE) {
                tally.add(code, stretch.images(rank));
            }
        })?;
    Ok(parts.into_iter().fold(Tally::default(), Tally::joined))
}

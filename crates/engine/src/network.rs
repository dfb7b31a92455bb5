//! A small network that judges positions, its first layer kept along the line of search.
//!
//! Each side has a view: sums over all pieces, own and foreign apart. A move changes a few cells,
//! so a view is made from one that was made before, wherever that was: an entry knows the sets of
//! cells it belongs to and the difference says what to add and what to take away.
//!
//! All arithmetic is of whole numbers, so the same code compiled for wider registers gives the
//! same values.

mod lanes;
mod path;

pub(crate) use self::path::Path;

use self::lanes::{BLOCKS, Lanes};
use crate::weights::{Row, Weights};

/// The cells of one side.
pub(crate) type Cells<const W: usize> = [u64; W];

/// A position as the network sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight<const W: usize> {
    /// The cells of each side, in a fixed order.
    pub sides: [Cells<W>; 2],
    /// Which side is to move.
    pub mover: usize,
    pub bucket: usize,
}

/// Views made before, one for each ply of the line under search.
///
/// They belong to the weights they were made with.
#[derive(Debug, Default)]
pub(crate) struct Memo<const W: usize> {
    entries: Vec<Entry<W>>,
}

#[derive(Clone, Debug)]
struct Entry<const W: usize> {
    sides: [Cells<W>; 2],
    views: [Row; 2],
}

impl<const W: usize> Entry<W> {
    /// Cells that differ from those of a position.
    #[inline(always)]
    fn distance(&self, sides: &[Cells<W>; 2]) -> u32 {
        let words = self.sides.as_flattened().iter().zip(sides.as_flattened());
        words.map(|(a, b)| (a ^ b).count_ones()).sum()
    }
}

impl<const W: usize> Memo<W> {
    /// The ply whose entry is nearest to a position of some ply.
    #[inline(always)]
    fn nearest(&mut self, weights: &Weights, sides: &[Cells<W>; 2], ply: usize) -> usize {
        if self.entries.len() <= ply {
            let nothing = Entry { sides: [[0; W]; 2], views: [weights.bias; 2] };
            self.entries.resize(ply + 1, nothing);
        }
        // The last position of this ply, or what stood before the last move or the last two.
        let (mut nearest, mut least) = (ply, self.entries[ply].distance(sides));
        for at in ply.saturating_sub(2)..ply {
            let distance = self.entries[at].distance(sides);
            if distance < least {
                (nearest, least) = (at, distance);
            }
        }
        nearest
    }
}

impl<const W: usize> Entry<W> {
    /// The sums of a view, were the cells these.
    #[inline(always)]
    fn sums<L: Lanes>(&self, view: usize, weights: &Weights, sides: &[Cells<W>; 2]) -> [L; BLOCKS] {
        let mut sums = [L::of(&self.views[view], 0); BLOCKS];
        for (block, sum) in sums.iter_mut().enumerate().skip(1) {
            *sum = L::of(&self.views[view], block);
        }
        // A set of one word is of a board that looks alike from both sides.
        let subject = weights.subject();
        let half = if W == 1 { 64 } else { subject.inputs() / 2 };
        for (side, (old, new)) in self.sides.iter().zip(sides).enumerate() {
            let rows = &weights.first[if side == view { 0 } else { half }..][..half];
            for (word, (&before, &after)) in old.iter().zip(new).enumerate() {
                let row = |bit: usize| {
                    let cell = 64 * word + bit;
                    &rows[if W == 1 || view == 0 { cell } else { subject.across(cell) }]
                };
                for_each(after & !before, |bit| change(&mut sums, row(bit), L::plus));
                for_each(before & !after, |bit| change(&mut sums, row(bit), L::minus));
            }
        }
        sums
    }
}

/// Goes through the bits of a word.
#[inline(always)]
fn for_each(mut bits: u64, mut each: impl FnMut(usize)) {
    while bits != 0 {
        each(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

#[inline(always)]
fn change<L: Lanes>(sums: &mut [L; BLOCKS], row: &Row, by: impl Fn(L, L) -> L) {
    for (block, sum) in sums.iter_mut().enumerate() {
        *sum = by(*sum, L::of(row, block));
    }
}

/// The value for the side to move, in centi-marbles.
#[inline(always)]
fn value<L: Lanes, const W: usize>(
    weights: &Weights,
    memo: &mut Memo<W>,
    sight: &Sight<W>,
    ply: usize,
) -> i32 {
    const ONE: i64 = Weights::CLIP as i64 * Weights::CLIP as i64 * Weights::OUT as i64;
    let nearest = memo.nearest(weights, &sight.sides, ply);
    let output = &weights.outputs[sight.bucket];
    let mut total = L::nothing();
    for view in 0..2 {
        let sums: [L; BLOCKS] = memo.entries[nearest].sums(view, weights, &sight.sides);
        let second = &output.weights[usize::from(view != sight.mover)];
        for (block, sum) in sums.into_iter().enumerate() {
            sum.put(&mut memo.entries[ply].views[view], block);
            total = sum.weigh(L::of(second, block), total);
        }
    }
    memo.entries[ply].sides = sight.sides;
    (i64::from(L::total(total)) * i64::from(weights.unit) / ONE) as i32 + i32::from(output.constant)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;
    use crate::weights::Subject;
    use crate::weights::tests::random;

    fn word(dice: &mut Dice) -> u64 {
        dice.next() & dice.next()
    }

    /// Walks through positions a little different each time, up and down the plies.
    fn walk<const W: usize>(
        subject: Subject,
        each: impl Fn(&Weights, &mut Memo<W>, &Sight<W>, usize),
    ) {
        let weights = random(subject, 11);
        let mut dice = Dice::new(3);
        let mut memo = Memo::default();
        let mut sides = [[0; W]; 2];
        for _ in 0..500 {
            let side = (dice.next() % 2) as usize;
            let at = (dice.next() % subject.words() as u64) as usize;
            sides[side][at] ^= word(&mut dice) & word(&mut dice) & inside(subject);
            sides[1 - side][at] &= !sides[side][at];
            let mover = (dice.next() % 2) as usize;
            let bucket = (dice.next() % subject.buckets() as u64) as usize;
            let ply = (dice.next() % 12) as usize;
            each(&weights, &mut memo, &Sight { sides, mover, bucket }, ply);
        }
    }

    /// The bits of a word that are cells.
    fn inside(subject: Subject) -> u64 {
        if subject == Subject::Abalone { (1 << 61) - 1 } else { u64::MAX }
    }

    #[test]
    fn what_is_kept_along_a_line_is_what_is_made_anew() {
        fn check<const W: usize>(subject: Subject) {
            walk::<W>(subject, |weights, memo, sight, ply| {
                let anew = Path::PORTABLE.value(weights, &mut Memo::default(), sight, 0);
                assert_eq!(Path::best().value(weights, memo, sight, ply), anew);
            });
        }
        check::<1>(Subject::Abalone);
        check::<3>(Subject::Crossings);
        check::<3>(Subject::Epaminondas);
    }

    #[test]
    fn every_path_gives_the_same_value() {
        fn check<const W: usize>(subject: Subject) {
            walk::<W>(subject, |weights, _, sight, ply| {
                let values = [Path::PORTABLE, Path::best()]
                    .map(|path| path.value(weights, &mut Memo::default(), sight, ply));
                assert_eq!(values[0], values[1]);
            });
        }
        check::<1>(Subject::Abalone);
        check::<3>(Subject::Crossings);
        check::<3>(Subject::Epaminondas);
    }

    #[test]
    fn both_sides_are_judged_alike() {
        walk::<3>(Subject::Epaminondas, |weights, memo, sight, ply| {
            let flip = |cells: Cells<3>| {
                let mut turned = [0; 3];
                for cell in (0..192).filter(|cell| cells[cell / 64] >> (cell % 64) & 1 != 0) {
                    let to = Subject::Epaminondas.across(cell);
                    turned[to / 64] |= 1 << (to % 64);
                }
                turned
            };
            let [a, b] = sight.sides.map(flip);
            let other = Sight { sides: [b, a], mover: 1 - sight.mover, bucket: sight.bucket };
            let path = Path::best();
            let values = [sight, &other].map(|sight| path.value(weights, memo, sight, ply));
            assert_eq!(values[0], values[1]);
        });
    }
}

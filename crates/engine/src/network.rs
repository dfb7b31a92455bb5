//! A small network that judges positions, its first layer kept along the line of search.
//!
//! Each side has a view: sums over all pieces, own and foreign apart. A move changes a few cells,
//! so a view is made from one that was made before, wherever that was: an entry knows the sets of
//! cells it belongs to and the difference says what to add and what to take away.
//!
//! All arithmetic is of whole numbers, so the same code compiled for wider registers gives the
//! same values.

mod path;

use crate::weights::{Row, Weights};

pub(crate) use self::path::Path;

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
    /// The entry for a ply, made to belong to these cells.
    #[inline(always)]
    fn bring(&mut self, weights: &Weights, sides: &[Cells<W>; 2], ply: usize) -> &Entry<W> {
        if self.entries.len() <= ply {
            let nothing = Entry { sides: [[0; W]; 2], views: [weights.bias; 2] };
            self.entries.resize(ply + 1, nothing);
        }
        // The last position of this ply, or what stood before the last move or the last two.
        let mut source = ply;
        let mut least = self.entries[ply].distance(sides);
        for at in ply.saturating_sub(2)..ply {
            let distance = self.entries[at].distance(sides);
            if distance < least {
                (source, least) = (at, distance);
            }
        }
        let mut views = self.entries[source].views;
        let old = self.entries[source].sides;
        let subject = weights.subject();
        for side in 0..2 {
            for word in 0..W {
                let (before, after) = (old[side][word], sides[side][word]);
                let mut changed = before ^ after;
                while changed != 0 {
                    let bit = changed.trailing_zeros() as usize;
                    changed &= changed - 1;
                    let cell = 64 * word + bit;
                    let seen = [cell, subject.across(cell)];
                    let comes = after >> bit & 1 != 0;
                    for (view, cell) in seen.into_iter().enumerate() {
                        let input = cell + if side == view { 0 } else { subject.inputs() / 2 };
                        let row = &weights.first[input];
                        if comes {
                            change(&mut views[view], row, i16::wrapping_add);
                        } else {
                            change(&mut views[view], row, i16::wrapping_sub);
                        }
                    }
                }
            }
        }
        let entry = &mut self.entries[ply];
        *entry = Entry { sides: *sides, views };
        entry
    }
}

#[inline(always)]
fn change(view: &mut Row, row: &Row, by: impl Fn(i16, i16) -> i16) {
    for (sum, &weight) in view.0.iter_mut().zip(&row.0) {
        *sum = by(*sum, weight);
    }
}

/// The second layer's sum over one view.
#[inline(always)]
fn weigh(view: &Row, weights: &Row) -> i32 {
    let terms = view.0.iter().zip(&weights.0).map(|(&sum, &weight)| {
        let active = sum.clamp(0, Weights::CLIP);
        // At most 255 · 127, which sixteen bits hold.
        i32::from(active.wrapping_mul(weight)) * i32::from(active)
    });
    terms.sum()
}

/// The value for the side to move, in centi-marbles.
#[inline(always)]
fn value<const W: usize>(
    weights: &Weights,
    memo: &mut Memo<W>,
    sight: &Sight<W>,
    ply: usize,
) -> i32 {
    const ONE: i64 = Weights::CLIP as i64 * Weights::CLIP as i64 * Weights::OUT as i64;
    let views = &memo.bring(weights, &sight.sides, ply).views;
    let output = &weights.outputs[sight.bucket];
    let sum = weigh(&views[sight.mover], &output.weights[0])
        + weigh(&views[1 - sight.mover], &output.weights[1]);
    (i64::from(sum) * i64::from(weights.unit) / ONE) as i32 + i32::from(output.constant)
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

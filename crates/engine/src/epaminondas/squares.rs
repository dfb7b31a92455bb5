//! Sets of squares for counting: bit 16 · rank + file.

use std::ops::BitAnd;

/// A set of squares of the largest board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Squares(pub [u64; 4]);

const NO_FILE_A: u64 = !0x0001_0001_0001_0001;
const NO_FILE_P: u64 = !0x8000_8000_8000_8000;

impl Squares {
    #[inline(always)]
    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the square with this number, below 256, is in the set; no other one is.
    pub fn contains(self, square: usize) -> bool {
        self.0.get(square / 64).is_some_and(|word| word >> (square % 64) & 1 != 0)
    }

    /// How many are on a rank.
    #[inline(always)]
    pub fn count_on(self, rank: usize) -> u32 {
        (self.0[rank / 4] >> (rank % 4 * 16) & 0xffff).count_ones()
    }

    /// The ranks of all squares of the set, added up.
    #[inline(always)]
    pub fn sum_of_ranks(self) -> u32 {
        // A word has four ranks, of which two are odd and two are 2 or 3 more than the first.
        const ODD: u64 = 0xffff_0000_ffff_0000;
        const UPPER: u64 = 0xffff_ffff_0000_0000;
        let sum = |word: u64| (word & ODD).count_ones() + 2 * (word & UPPER).count_ones();
        self.0.iter().zip(0..).map(|(&word, i)| sum(word) + 4 * i * word.count_ones()).sum()
    }

    /// The set shifted east, north, north-east and north-west.
    #[inline(always)]
    pub fn shifted(self) -> [Self; 4] {
        let east = self.map(|word| word << 1 & NO_FILE_A);
        let west = self.map(|word| word >> 1 & NO_FILE_P);
        [east, self.north(), east.north(), west.north()]
    }

    #[inline(always)]
    fn north(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([a << 16, b << 16 | a >> 48, c << 16 | b >> 48, d << 16 | c >> 48])
    }

    #[inline(always)]
    fn map(self, f: impl Fn(u64) -> u64) -> Self {
        Self(self.0.map(f))
    }
}

impl BitAnd for Squares {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

#[cfg(test)]
mod tests {
    use sumito_epaminondas::{Direction, Square};

    use super::*;

    #[test]
    fn ranks_are_added_up() {
        let all = Squares([0xf00f_8421_ffff_0001, 0x0123_4567_89ab_cdef, !0, 1 << 63 | 1]);
        for set in [all, all.north(), Squares([0; 4]), Squares([!0; 4])] {
            let sum: u32 = (0..16).map(|rank| rank as u32 * set.count_on(rank)).sum();
            assert_eq!(set.sum_of_ranks(), sum);
        }
    }

    #[test]
    fn sets_shift_as_squares_step() {
        let directions =
            [Direction::East, Direction::North, Direction::NorthEast, Direction::NorthWest];
        for (file, rank) in (0..16).flat_map(|file| (0..16).map(move |rank| (file, rank))) {
            let square = Square::new(file, rank).unwrap();
            let mut one = Squares([0; 4]);
            one.0[square.index() / 64] = 1 << (square.index() % 64);
            for (shifted, direction) in one.shifted().into_iter().zip(directions) {
                let next = square.step(direction, 1);
                assert_eq!(shifted.count(), u32::from(next.is_some()));
                assert!(next.is_none_or(|next| shifted.contains(next.index())));
            }
        }
    }
}

//! Sets of squares: 256 bits, one lane of 16 for each rank.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

use crate::square::MAX_SIDE;
use crate::{Direction, Square};

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bits(pub(crate) [u64; 4]);

const FILE_A: u64 = 0x0001_0001_0001_0001;
const FILE_P: u64 = FILE_A << 15;

impl Bits {
    pub(crate) const EMPTY: Self = Self([0; 4]);

    pub(crate) const fn of(square: Square) -> Self {
        let mut words = [0; 4];
        words[square.index() / 64] = 1 << (square.index() % 64);
        Self(words)
    }

    /// The whole board of these sides.
    pub(crate) fn board(files: usize, ranks: usize) -> Self {
        (0..ranks).fold(Self::EMPTY, |board, rank| board | Self::rank(files, rank))
    }

    /// The first `files` squares of a rank.
    pub(crate) const fn rank(files: usize, rank: usize) -> Self {
        let mut words = [0; 4];
        words[rank / 4] = ((1 << files) - 1) << (rank % 4 * MAX_SIDE);
        Self(words)
    }

    pub(crate) const fn contains(self, square: Square) -> bool {
        self.0[square.index() / 64] >> (square.index() % 64) & 1 != 0
    }

    pub(crate) const fn toggle(&mut self, square: Square) {
        self.0[square.index() / 64] ^= 1 << (square.index() % 64);
    }

    #[inline(always)]
    pub(crate) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    #[inline(always)]
    pub(crate) const fn len(self) -> u32 {
        self.0[0].count_ones()
            + self.0[1].count_ones()
            + self.0[2].count_ones()
            + self.0[3].count_ones()
    }

    /// The 16 squares of a rank as a word, file `a` lowest.
    pub(crate) const fn lane(self, rank: usize) -> u16 {
        (self.0[rank / 4] >> (rank % 4 * MAX_SIDE)) as u16
    }

    /// The set mirrored left to right on a board so wide.
    pub(crate) fn mirror_files(self, files: usize) -> Self {
        Self(self.0.map(|lanes| {
            let swap = |x: u64, by: u32, mask: u64| (x >> by & mask) | (x & mask) << by;
            let x = swap(lanes, 1, 0x5555_5555_5555_5555);
            let x = swap(x, 2, 0x3333_3333_3333_3333);
            let x = swap(x, 4, 0x0f0f_0f0f_0f0f_0f0f);
            swap(x, 8, 0x00ff_00ff_00ff_00ff) >> (MAX_SIDE - files)
        }))
    }

    /// The set mirrored top to bottom on a board so high.
    pub(crate) fn mirror_ranks(self, ranks: usize) -> Self {
        Self::from_lanes(|rank| if rank < ranks { self.lane(ranks - 1 - rank) } else { 0 })
    }

    pub(crate) fn from_lanes(lane: impl Fn(usize) -> u16) -> Self {
        Self(std::array::from_fn(|word| {
            (0..4).map(|i| u64::from(lane(word * 4 + i)) << (i * MAX_SIDE)).sum()
        }))
    }

    /// Every square one step on; what leaves the largest board is dropped.
    #[inline(always)]
    pub(crate) const fn step(self, direction: Direction) -> Self {
        match direction {
            Direction::East => self.up::<1>().less(FILE_A),
            Direction::North => self.up::<16>(),
            Direction::NorthEast => self.up::<17>().less(FILE_A),
            Direction::NorthWest => self.up::<15>().less(FILE_P),
            Direction::West => self.down::<1>().less(FILE_P),
            Direction::South => self.down::<16>(),
            Direction::SouthWest => self.down::<17>().less(FILE_P),
            Direction::SouthEast => self.down::<15>().less(FILE_A),
        }
    }

    /// Every square moved as far as so many steps go, for sets known to stay on the board.
    #[inline(always)]
    pub(crate) const fn leap(self, direction: Direction, steps: usize) -> Self {
        let by = direction.stride() * steps as i32;
        let (words, bits) = (by.unsigned_abs() as usize / 64, by.unsigned_abs() % 64);
        let mut moved = [0; 4];
        let mut i = words;
        while i < 4 {
            let near = i - words;
            if by > 0 {
                moved[i] = self.0[near] << bits;
                if bits > 0 && near > 0 {
                    moved[i] |= self.0[near - 1] >> (64 - bits);
                }
            } else {
                moved[near] = self.0[i] >> bits;
                if bits > 0 && i < 3 {
                    moved[near] |= self.0[i + 1] << (64 - bits);
                }
            }
            i += 1;
        }
        Self(moved)
    }

    #[inline(always)]
    const fn up<const BY: u32>(self) -> Self {
        let [a, b, c, d] = self.0;
        let carry = 64 - BY;
        Self([a << BY, b << BY | a >> carry, c << BY | b >> carry, d << BY | c >> carry])
    }

    #[inline(always)]
    const fn down<const BY: u32>(self) -> Self {
        let [a, b, c, d] = self.0;
        let carry = 64 - BY;
        Self([a >> BY | b << carry, b >> BY | c << carry, c >> BY | d << carry, d >> BY])
    }

    #[inline(always)]
    const fn less(self, lane_mask: u64) -> Self {
        let [a, b, c, d] = self.0;
        Self([a & !lane_mask, b & !lane_mask, c & !lane_mask, d & !lane_mask])
    }
}

macro_rules! word_by_word {
    ($trait:ident, $method:ident, $op:tt) => {
        impl $trait for Bits {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
                Self([a $op e, b $op f, c $op g, d $op h])
            }
        }
    };
}

word_by_word!(BitAnd, bitand, &);
word_by_word!(BitOr, bitor, |);
word_by_word!(BitXor, bitxor, ^);

impl Not for Bits {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([!a, !b, !c, !d])
    }
}

impl BitAndAssign for Bits {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bits {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl FromIterator<Square> for Bits {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl IntoIterator for Bits {
    type Item = Square;
    type IntoIter = BitsIter;

    fn into_iter(self) -> BitsIter {
        BitsIter { words: self.0, word: 0 }
    }
}

/// The squares of a set from `a1` on, rank by rank.
#[derive(Clone, Debug)]
pub(crate) struct BitsIter {
    words: [u64; 4],
    word: usize,
}

impl Iterator for BitsIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while self.word < 4 {
            let bits = self.words[self.word];
            if bits != 0 {
                self.words[self.word] = bits & (bits - 1);
                return Some(Square::from_index(
                    (self.word * 64) as u8 + bits.trailing_zeros() as u8,
                ));
            }
            self.word += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_step_as_squares_do() {
        for direction in Direction::ALL {
            for index in 0..=255 {
                let square = Square::from_index(index);
                let set: Bits = square.step(direction, 1).into_iter().collect();
                assert_eq!(Bits::of(square).step(direction), set, "{square} {direction:?}");
                for steps in 0..=MAX_SIDE {
                    let Some(there) = square.step(direction, steps) else { break };
                    assert_eq!(Bits::of(square).leap(direction, steps), Bits::of(there));
                    assert_eq!(square.leap(direction, steps), there);
                }
            }
        }
    }

    #[test]
    fn a_board_has_its_squares() {
        let board = Bits::board(14, 12);
        assert_eq!(board.len(), 168);
        assert_eq!(board.into_iter().last(), Some(Square::at(13, 11)));
        assert_eq!(Bits::board(16, 16).len(), 256);
        assert_eq!(Bits::from_lanes(|rank| board.lane(rank)), board);
    }
}

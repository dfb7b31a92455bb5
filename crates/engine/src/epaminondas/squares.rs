//! Sets of squares for counting: bit 16 · rank + file.

use std::ops::BitAnd;

/// A set of squares of the largest board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Squares(pub [u64; 4]);

const NO_FILE_A: u64 = !0x0001_0001_0001_0001;
const NO_FILE_P: u64 = !0x8000_8000_8000_8000;

impl Squares {
    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the square with this number, below 256, is in the set; no other one is.
    pub fn contains(self, square: usize) -> bool {
        self.0.get(square / 64).is_some_and(|word| word >> (square % 64) & 1 != 0)
    }

    /// How many are on a rank.
    pub fn count_on(self, rank: usize) -> u32 {
        (self.0[rank / 4] >> (rank % 4 * 16) & 0xffff).count_ones()
    }

    /// The set shifted east, north, north-east and north-west.
    pub fn shifted(self) -> [Self; 4] {
        let east = self.map(|word| word << 1 & NO_FILE_A);
        let west = self.map(|word| word >> 1 & NO_FILE_P);
        [east, self.north(), east.north(), west.north()]
    }

    fn north(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([a << 16, b << 16 | a >> 48, c << 16 | b >> 48, d << 16 | c >> 48])
    }

    fn map(self, f: impl Fn(u64) -> u64) -> Self {
        Self(self.0.map(f))
    }
}

impl BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

#[cfg(test)]
mod tests {
    use sumito_epaminondas::{Direction, Square};

    use super::*;

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

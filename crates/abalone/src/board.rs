//! Boards as words: one bit a cell, on a torus where a step is a rotation.
//!
//! The cell `x` digits and `y` rows from the centre has the index `x + (f − 1)·y` modulo the
//! number of cells, with f = 14 for 61 cells and 17 for 91, since f² − f + 1 is a multiple of
//! each. A step is then the same rotation everywhere, and a turn of the board by 60° multiplies
//! the index by f. What would step over the edge is masked out.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::{Cell, Direction};

/// A set of cells as an integer.
pub trait Word:
    Copy
    + Eq
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// No cell.
    const NONE: Self;

    /// The one cell with this index.
    fn bit(index: u32) -> Self;

    /// How many cells.
    fn count(self) -> u32;

    /// Whether there is any.
    fn any(self) -> bool {
        self != Self::NONE
    }

    /// Takes out the cell with the lowest index.
    fn take_lowest(&mut self) -> Option<u32>;

    /// The low bits of a wide word.
    fn narrow(wide: u128) -> Self;

    /// The set as a wide word.
    fn widen(self) -> u128;
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            const NONE: Self = 0;

            #[inline(always)]
            fn bit(index: u32) -> Self {
                1 << index
            }

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn take_lowest(&mut self) -> Option<u32> {
                if *self == 0 {
                    return None;
                }
                let index = self.trailing_zeros();
                *self &= *self - 1;
                Some(index)
            }

            #[inline(always)]
            fn narrow(wide: u128) -> Self {
                wide as Self
            }

            #[inline(always)]
            fn widen(self) -> u128 {
                self.into()
            }
        }
    };
}

word!(u64);
word!(u128);

/// A board size class with its word type and torus.
pub trait Board: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// A set of cells.
    type Word: Word;

    /// The largest side that fits; smaller ones leave the outer rings unused.
    const SIDE: usize;

    /// Cells of that side.
    const CELLS: u32;

    /// The index of each cell of the lattice; unused for cells beyond [`Board::SIDE`].
    const INDEX: [u8; 121];

    /// The cell of each index.
    const LATTICE: [Cell; 91];

    /// How far a step in each direction turns the torus.
    const STEPS: [u32; 6];

    /// All cells one step on, over the edge and round the torus where there is no next cell.
    fn step(cells: Self::Word, direction: Direction) -> Self::Word;

    /// The index of a cell that is on this board.
    #[inline(always)]
    fn index(cell: Cell) -> u32 {
        u32::from(Self::INDEX[cell.lattice_index()])
    }

    /// The cell of an index.
    #[inline(always)]
    fn cell(index: u32) -> Cell {
        Self::LATTICE[index as usize]
    }

    /// Whether this is the board for that side.
    #[must_use]
    fn fits(side: usize) -> bool {
        (side <= 5) == (Self::SIDE <= 5)
    }
}

const fn modulo(value: i32, cells: u32) -> u32 {
    value.rem_euclid(cells as i32) as u32
}

const fn step_table(factor: i32, cells: u32) -> [u32; 6] {
    let mut steps = [0; 6];
    let mut d = 0;
    while d < 6 {
        let (x, y) = Direction::ALL[d].delta();
        steps[d] = modulo(x + (factor - 1) * y, cells);
        d += 1;
    }
    steps
}

const fn index_table(factor: i32, cells: u32) -> [u8; 121] {
    let mut table = [0; 121];
    let mut lattice = 0;
    while lattice < 121 {
        let (x, y) = (lattice % 11 - 5, lattice / 11 - 5);
        table[lattice as usize] = modulo(x + (factor - 1) * y, cells) as u8;
        lattice += 1;
    }
    table
}

const fn lattice_table(factor: i32, cells: u32, side: usize) -> [Cell; 91] {
    let mut table = [Cell::CENTRE; 91];
    let mut lattice = 0;
    while lattice < 121 {
        let (x, y) = (lattice % 11 - 5, lattice / 11 - 5);
        if let Some(cell) = Cell::from_offsets(x, y)
            && cell.is_on(side)
        {
            table[modulo(x + (factor - 1) * y, cells) as usize] = cell;
        }
        lattice += 1;
    }
    table
}

macro_rules! torus {
    ($(#[$doc:meta])* $name:ident, $word:ty, $side:literal, $cells:literal, $factor:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name;

        impl Board for $name {
            type Word = $word;
            const SIDE: usize = $side;
            const CELLS: u32 = $cells;
            const INDEX: [u8; 121] = index_table($factor, $cells);
            const LATTICE: [Cell; 91] = lattice_table($factor, $cells, $side);
            const STEPS: [u32; 6] = step_table($factor, $cells);

            #[inline(always)]
            fn step(cells: $word, direction: Direction) -> $word {
                let by = Self::STEPS[direction.index()];
                (cells << by | cells >> ($cells - by)) & ((1 << $cells) - 1)
            }
        }
    };
}

torus!(
    /// Boards of side 3 to 5: 61 cells in a `u64`.
    Hex61, u64, 5, 61, 14
);
torus!(
    /// The board of side 6: 91 cells in a `u128`.
    Hex91, u128, 6, 91, 17
);

#[cfg(test)]
mod tests {
    use super::*;

    fn every_cell_has_its_own_index<B: Board>() {
        let mut seen = B::Word::NONE;
        for cell in Cell::all(B::SIDE) {
            let bit = B::Word::bit(B::index(cell));
            assert!(!(seen & bit).any());
            seen |= bit;
            assert_eq!(B::cell(B::index(cell)), cell);
            for d in Direction::ALL {
                if let Some(next) = cell.neighbour(d).filter(|next| next.is_on(B::SIDE)) {
                    assert_eq!(B::step(bit, d), B::Word::bit(B::index(next)));
                }
            }
        }
        assert_eq!(seen.count(), B::CELLS);
    }

    #[test]
    fn a_step_is_a_rotation() {
        every_cell_has_its_own_index::<Hex61>();
        every_cell_has_its_own_index::<Hex91>();
        assert_eq!(Hex61::STEPS, [1, 14, 13, 60, 47, 48]);
    }
}

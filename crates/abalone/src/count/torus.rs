//! Steps on the torus of 61 cells with the direction known to the compiler.

use crate::{Board, Direction, Hex61};

/// The expression with `$d` as each of these constants.
macro_rules! with_each {
    ($d:ident [$($i:literal)*] $value:expr) => {
        [$({
            const $d: usize = $i;
            $value
        }),*]
    };
}

/// The expression for each of the six directions, `$d` being a constant in it.
macro_rules! six {
    ($d:ident => $value:expr) => {
        crate::count::torus::with_each!($d [0 1 2 3 4 5] $value)
    };
}

/// The expression for each of the three axes, `$a` being a constant in it.
macro_rules! three {
    ($a:ident => $value:expr) => {
        crate::count::torus::with_each!($a [0 1 2] $value)
    };
}

pub(super) use {six, three, with_each};

/// By direction: the cells that have a neighbour there.
const INNER: [u64; 6] = {
    let mut inner = [0; 6];
    let mut i = 0;
    while i < 6 * 61 {
        let (d, index) = (i / 61, i % 61);
        if let Some(next) = Hex61::LATTICE[index].neighbour(Direction::ALL[d])
            && next.is_on(Hex61::SIDE)
        {
            inner[d] |= 1 << index;
        }
        i += 1;
    }
    inner
};

/// The cells whose neighbour in direction `D` is one of these.
#[inline(always)]
pub(super) fn behind<const D: usize>(cells: u64) -> u64 {
    (cells >> Hex61::STEPS[D] | cells << (61 - Hex61::STEPS[D])) & INNER[D]
}

/// The neighbours of these cells in direction `D`.
#[inline(always)]
pub(super) fn ahead<const D: usize>(cells: u64) -> u64 {
    match D {
        0 => behind::<3>(cells),
        1 => behind::<4>(cells),
        2 => behind::<5>(cells),
        3 => behind::<0>(cells),
        4 => behind::<1>(cells),
        _ => behind::<2>(cells),
    }
}

/// Cells a step on that are known to be on the board.
#[inline(always)]
pub(super) fn step(cells: u64, direction: usize) -> u64 {
    Hex61::step(cells, Direction::ALL[direction])
}

/// The cells of a set one by one, each still as a set.
#[derive(Clone, Copy)]
pub(super) struct Singles(pub u64);

impl Iterator for Singles {
    type Item = u64;

    #[inline(always)]
    fn next(&mut self) -> Option<u64> {
        if self.0 == 0 {
            return None;
        }
        let cell = self.0 & self.0.wrapping_neg();
        self.0 ^= cell;
        Some(cell)
    }
}

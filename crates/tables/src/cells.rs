//! The cells of a board as combinations: ranks, symmetries, what is left free.

use sumito_abalone::{Board, Cell, Word};

/// Symmetries of the hexagon: six turns, and six more after the mirror.
pub(crate) const SYMMETRIES: usize = 12;

/// The longest word, in cells.
const LONGEST: usize = 128;

/// A board's cells with the tables that rank sets of them.
#[derive(Debug)]
pub(crate) struct Cells<B: Board> {
    /// The index on the board's word of each cell, ascending.
    pub list: Vec<u8>,
    /// The other way: the place in `list` of each index.
    place: [u8; LONGEST],
    /// By index: all cells with a lower one.
    below: Vec<B::Word>,
    /// By symmetry and index: where the cell comes to.
    images: [[u8; LONGEST]; SYMMETRIES],
    /// Binomials: `choose[n][k]`.
    choose: Vec<Vec<u64>>,
}

impl<B: Board> Cells<B> {
    pub fn new(side: usize) -> Self {
        let mut list: Vec<u8> = Cell::all(side).map(|cell| B::index(cell) as u8).collect();
        list.sort_unstable();
        let mut place = [0; LONGEST];
        let mut below = vec![B::Word::NONE; LONGEST];
        let mut images = [[0; LONGEST]; SYMMETRIES];
        let mut lower = B::Word::NONE;
        for (at, &index) in list.iter().enumerate() {
            place[usize::from(index)] = at as u8;
            below[usize::from(index)] = lower;
            lower |= B::Word::bit(u32::from(index));
            let cell = B::cell(u32::from(index));
            for (symmetry, image) in images.iter_mut().enumerate() {
                let base = if symmetry < 6 { cell } else { cell.mirrored() };
                image[usize::from(index)] = B::index(base.turned(symmetry % 6)) as u8;
            }
        }
        let choose = binomials(list.len());
        Self { list, place, below, images, choose }
    }

    /// How many cells.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// The number of ways to choose `k` of `n` cells.
    pub fn choose(&self, n: usize, k: usize) -> u64 {
        self.choose[n].get(k).copied().unwrap_or(0)
    }

    /// Where a set comes to.
    #[inline]
    pub fn image(&self, mut cells: B::Word, symmetry: usize) -> B::Word {
        let image = &self.images[symmetry];
        let mut moved = B::Word::NONE;
        while let Some(index) = cells.take_lowest() {
            moved |= B::Word::bit(u32::from(image[index as usize]));
        }
        moved
    }

    /// The rank of a set among all sets of its size on the cells outside `taken`.
    #[inline]
    pub fn rank(&self, mut cells: B::Word, taken: B::Word) -> u64 {
        let (mut rank, mut k) = (0, 0);
        while let Some(index) = cells.take_lowest() {
            let index = index as usize;
            let skipped = (taken & self.below[index]).count() as usize;
            k += 1;
            rank += self.choose[usize::from(self.place[index]) - skipped][k];
        }
        rank
    }

    /// The places of every set of `k` among `n` cells, one after the other in order of rank.
    pub fn combinations(n: usize, k: usize, mut visit: impl FnMut(&[u8])) {
        if k > n {
            return;
        }
        let mut set: Vec<u8> = (0..k as u8).collect();
        loop {
            visit(&set);
            // The lowest place that can go up by one; those below it go back to the start.
            let free = |i: usize| set.get(i + 1).map_or(n, |&next| usize::from(next));
            let Some(up) = (0..k).find(|&i| usize::from(set[i]) + 1 < free(i)) else { return };
            set[up] += 1;
            for (i, place) in set[..up].iter_mut().enumerate() {
                *place = i as u8;
            }
        }
    }
}

/// Pascal's triangle; what does not fit is as large as can be.
fn binomials(n: usize) -> Vec<Vec<u64>> {
    let mut rows: Vec<Vec<u64>> = vec![vec![1]];
    for n in 1..=n {
        let last = &rows[n - 1];
        let at = |k: usize| last.get(k).copied().unwrap_or(0);
        let row = (0..=n).map(|k| if k == 0 { 1 } else { at(k - 1).saturating_add(at(k)) });
        let row = row.collect();
        rows.push(row);
    }
    // A rank asks for as many of n cells as there are marbles, which may be more than n.
    let width = n + 2;
    rows.iter_mut().for_each(|row| row.resize(width, 0));
    rows
}

#[cfg(test)]
mod tests {
    use sumito_abalone::{Hex61, Hex91};

    use super::*;

    fn ranks_count_up<B: Board>(side: usize, k: usize) {
        let cells = Cells::<B>::new(side);
        let mut expected = 0;
        Cells::<B>::combinations(cells.len(), k, |places| {
            let set = places.iter().fold(B::Word::NONE, |set, &place| {
                set | B::Word::bit(u32::from(cells.list[usize::from(place)]))
            });
            assert_eq!(cells.rank(set, B::Word::NONE), expected);
            expected += 1;
        });
        assert_eq!(expected, cells.choose(cells.len(), k));
    }

    #[test]
    fn ranks_are_consecutive() {
        for k in 0..=4 {
            ranks_count_up::<Hex61>(3, k);
        }
        ranks_count_up::<Hex61>(5, 3);
        ranks_count_up::<Hex91>(6, 2);
    }

    #[test]
    fn symmetries_keep_neighbours() {
        let cells = Cells::<Hex61>::new(4);
        for symmetry in 0..SYMMETRIES {
            let mut seen = 0;
            for &index in &cells.list {
                seen |= cells.image(1 << index, symmetry);
            }
            assert_eq!(seen.count_ones(), 37);
        }
        let centre = 1 << Hex61::index(Cell::CENTRE);
        assert!((0..SYMMETRIES).all(|s| cells.image(centre, s) == centre));
    }
}

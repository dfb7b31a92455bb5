//! Numbers for placements of two sides, symmetric ones sharing a number.

use sumito_abalone::{Board, Word};

use crate::cells::{Cells, SYMMETRIES};

/// Numbers all placements of `first` marbles of one side and `second` of the other.
///
/// The first side's set is brought to the smallest of its twelve images; each such *orbit* has a
/// stretch of numbers, one for every set of the second side on the cells left. Where several of
/// those are images of each other, the lowest number is used and the others are idle.
#[derive(Debug)]
pub(crate) struct Index<B: Board> {
    cells: Cells<B>,
    orbits: Vec<Orbit<B>>,
    /// By rank of the first side's set: its orbit, and the symmetry that takes it there.
    homes: Vec<(u32, u8)>,
    /// The places, among the free cells, of the second side's marbles, by rank.
    places: Vec<u8>,
    second: usize,
    stretch: usize,
}

/// A set of the first side up to symmetry.
#[derive(Debug)]
struct Orbit<B: Board> {
    set: B::Word,
    /// The symmetries that leave it as it is, one bit each.
    fixed_by: u16,
}

impl<B: Board> Index<B> {
    pub fn new(side: usize, first: usize, second: usize) -> Self {
        let cells = Cells::new(side);
        let (mut orbits, mut homes) = (Vec::new(), Vec::<(u32, u8)>::new());
        Cells::<B>::combinations(cells.len(), first, |places| {
            let set = places.iter().fold(B::Word::NONE, |set, &place| {
                set | B::Word::bit(u32::from(cells.list[usize::from(place)]))
            });
            let rank = homes.len() as u64;
            let (mut fixed_by, mut lowest, mut by) = (0, rank, 0);
            for symmetry in 0..SYMMETRIES {
                let image = cells.rank(cells.image(set, symmetry), B::Word::NONE);
                fixed_by |= u16::from(image == rank) << symmetry;
                if image < lowest {
                    (lowest, by) = (image, symmetry);
                }
            }
            if lowest < rank {
                homes.push((homes[lowest as usize].0, by as u8));
            } else {
                homes.push((orbits.len() as u32, 0));
                orbits.push(Orbit { set, fixed_by });
            }
        });
        let free = cells.len().saturating_sub(first);
        let mut places = Vec::new();
        Cells::<B>::combinations(free, second, |set| places.extend_from_slice(set));
        let stretch = cells.choose(free, second) as usize;
        Self { cells, orbits, homes, places, second, stretch }
    }

    /// How many orbits the first side's sets have.
    pub fn orbits(&self) -> usize {
        self.orbits.len()
    }

    /// How many numbers each orbit has.
    pub fn stretch(&self) -> usize {
        self.stretch
    }

    /// How many numbers there are, idle ones included.
    pub fn len(&self) -> usize {
        self.orbits.len() * self.stretch
    }

    /// The number of a placement.
    #[inline]
    pub fn number(&self, sets: [B::Word; 2]) -> usize {
        let (orbit, symmetry) = self.homes[self.cells.rank(sets[0], B::Word::NONE) as usize];
        let second = match symmetry {
            0 => sets[1],
            _ => self.cells.image(sets[1], usize::from(symmetry)),
        };
        orbit as usize * self.stretch + self.lowest(&self.orbits[orbit as usize], second)
    }

    /// The lowest rank of the second side's set under the symmetries that fix the first's.
    #[inline]
    fn lowest(&self, orbit: &Orbit<B>, second: B::Word) -> usize {
        let mut lowest = self.cells.rank(second, orbit.set);
        let mut others = orbit.fixed_by & !1;
        while others != 0 {
            let image = self.cells.image(second, others.trailing_zeros() as usize);
            lowest = lowest.min(self.cells.rank(image, orbit.set));
            others &= others - 1;
        }
        lowest as usize
    }

    /// Placements of one orbit, made from their numbers.
    pub fn orbit(&self, orbit: usize) -> Stretch<'_, B> {
        let first = self.orbits[orbit].set;
        let free = self
            .cells
            .list
            .iter()
            .copied()
            .filter(|&index| !(first & B::Word::bit(u32::from(index))).any());
        Stretch { index: self, orbit, free: free.collect() }
    }
}

/// The placements of one orbit.
pub(crate) struct Stretch<'a, B: Board> {
    index: &'a Index<B>,
    orbit: usize,
    free: Vec<u8>,
}

impl<B: Board> Stretch<'_, B> {
    /// The number of the first placement.
    pub fn start(&self) -> usize {
        self.orbit * self.index.stretch
    }

    /// The placement that is so far from the first.
    #[inline]
    pub fn at(&self, rank: usize) -> [B::Word; 2] {
        let second = self.index.second;
        let places = &self.index.places[rank * second..][..second];
        let set = places.iter().fold(B::Word::NONE, |set, &place| {
            set | B::Word::bit(u32::from(self.free[usize::from(place)]))
        });
        [self.index.orbits[self.orbit].set, set]
    }

    /// Whether a number is idle: an image of its placement has a lower one.
    pub fn is_idle(&self, rank: usize) -> bool {
        let orbit = &self.index.orbits[self.orbit];
        orbit.fixed_by != 1 && self.index.lowest(orbit, self.at(rank)[1]) != rank
    }

    /// How many placements share a number that is not idle.
    pub fn images(&self, rank: usize) -> u64 {
        let fixed_by = self.index.orbits[self.orbit].fixed_by;
        if fixed_by == 1 {
            return SYMMETRIES as u64;
        }
        let set = self.at(rank)[1];
        let same = |&s: &usize| fixed_by >> s & 1 == 1 && self.index.cells.image(set, s) == set;
        (SYMMETRIES / (0..SYMMETRIES).filter(same).count()) as u64
    }
}

#[cfg(test)]
mod tests {
    use sumito_abalone::Hex61;

    use super::*;

    /// Numbers lead back to placements, images share them, and all placements are counted.
    fn holds(side: usize, first: usize, second: usize) {
        let index = Index::<Hex61>::new(side, first, second);
        let mut counted = 0;
        for orbit in 0..index.orbits() {
            let stretch = index.orbit(orbit);
            for rank in 0..index.stretch() {
                let sets = stretch.at(rank);
                let number = index.number(sets);
                assert_eq!(number == stretch.start() + rank, !stretch.is_idle(rank));
                for symmetry in 0..SYMMETRIES {
                    let image = sets.map(|set| index.cells.image(set, symmetry));
                    assert_eq!(index.number(image), number);
                }
                if !stretch.is_idle(rank) {
                    counted += stretch.images(rank);
                }
            }
        }
        assert_eq!(counted, index.homes.len() as u64 * index.stretch() as u64);
    }

    #[test]
    fn every_placement_has_one_number() {
        for (first, second) in [(0, 2), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (4, 1)] {
            holds(3, first, second);
        }
        holds(4, 2, 2);
        holds(5, 2, 1);
    }

    #[test]
    fn full_boards_have_no_numbers() {
        assert_eq!(Index::<Hex61>::new(3, 10, 10).len(), 0);
    }
}

//! By how much positions of a kind are misjudged.

/// What search found against what was judged at once, by parts of positions.
pub(crate) struct Corrections {
    /// By the pieces of the seat to move, then by those of all others.
    by_pieces: [Vec<i16>; 2],
    /// By the class of the last move; the last is for none.
    by_move: Vec<i16>,
}

/// Where the corrections of a position are kept.
#[derive(Clone, Copy)]
pub(crate) struct Places {
    pieces: [usize; 2],
    last: usize,
}

impl Corrections {
    const SIZE: usize = 1 << 14;
    const MOST: i32 = 1_024;
    /// What the sum of three has for a centi-marble.
    const UNIT: i32 = 48;

    pub fn new(classes: usize) -> Self {
        let by_pieces = [0, 1].map(|_| vec![0; Self::SIZE]);
        Self { by_pieces, by_move: vec![0; classes + 1] }
    }

    pub fn places(&self, pieces: [u64; 2], class: Option<u16>) -> Places {
        let last = class.map_or(self.by_move.len() - 1, usize::from);
        Places { pieces: pieces.map(|key| key as usize % Self::SIZE), last }
    }

    /// What to add to a judgement, in centi-marbles.
    #[inline]
    pub fn of(&self, places: Places) -> i32 {
        let [own, others] = [0, 1].map(|i| i32::from(self.by_pieces[i][places.pieces[i]]));
        (own + others + i32::from(self.by_move[places.last])) / Self::UNIT
    }

    /// A search of some depth found so many centi-marbles more than was judged.
    pub fn learn(&mut self, places: Places, depth: i32, more: i32) {
        let weight = (more * depth / 4).clamp(-Self::MOST / 4, Self::MOST / 4);
        let nudge = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + weight - old * weight.abs() / Self::MOST) as i16;
        };
        for (table, place) in self.by_pieces.iter_mut().zip(places.pieces) {
            nudge(&mut table[place]);
        }
        nudge(&mut self.by_move[places.last]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_often_is_expected_within_bounds() {
        let mut corrections = Corrections::new(10);
        let here = corrections.places([5, 7], Some(3));
        for _ in 0..50 {
            corrections.learn(here, 6, 30);
        }
        assert!((30..=3 * Corrections::MOST / Corrections::UNIT).contains(&corrections.of(here)));
        let elsewhere = corrections.places([6, 8], None);
        assert_eq!(corrections.of(elsewhere), 0);
        for _ in 0..500 {
            corrections.learn(here, 200, -30_000);
        }
        assert!(corrections.of(here) >= -3 * Corrections::MOST / Corrections::UNIT);
    }
}

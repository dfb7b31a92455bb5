//! The moves of two sides under the plain rules, as the cells each move changes.

use super::Field;
use super::torus::{Singles, ahead, behind, six, step};

/// Every cell of several sets, with the number of its set.
struct Each<const N: usize> {
    sets: [u64; N],
    set: usize,
    cells: Singles,
}

impl<const N: usize> Each<N> {
    #[inline(always)]
    fn new(sets: [u64; N]) -> Self {
        Self { cells: Singles(sets[0]), set: 0, sets }
    }

    /// How many cells there are before any is taken.
    #[inline(always)]
    fn len(&self) -> u32 {
        self.sets.iter().map(|set| set.count_ones()).sum()
    }
}

impl<const N: usize> Iterator for Each<N> {
    type Item = (usize, u64);

    #[inline(always)]
    fn next(&mut self) -> Option<(usize, u64)> {
        loop {
            if let Some(cell) = self.cells.next() {
                return Some((self.set, cell));
            }
            self.set += 1;
            self.cells = Singles(*self.sets.get(self.set)?);
        }
    }
}

/// `N` = 6 `M` sets, those of one direction side by side.
#[inline(always)]
fn flat<const M: usize, const N: usize>(sets: [[u64; M]; 6]) -> [u64; N] {
    std::array::from_fn(|i| sets[i / M][i % M])
}

/// Quiet moves in line.
pub(super) struct Lines(Each<18>);

impl Lines {
    #[inline(always)]
    pub(super) fn new(own: u64, empty: u64) -> Self {
        Self(Each::new(flat(six!(D => {
            let one = own & behind::<D>(empty);
            let two = own & behind::<D>(one);
            [one, two, own & behind::<D>(two)]
        }))))
    }

    #[inline(always)]
    pub(super) fn len(&self) -> u32 {
        self.0.len()
    }
}

impl Iterator for Lines {
    /// The cell left and the cell entered.
    type Item = u64;

    #[inline(always)]
    fn next(&mut self) -> Option<u64> {
        let (set, rear) = self.0.next()?;
        let mut front = rear;
        for _ in 0..=set % 3 {
            front = step(front, set / 3);
        }
        Some(rear | front)
    }
}

/// By direction: the two axes of lines that can move there sideways.
const ALONG: [usize; 12] = [1, 2, 2, 0, 0, 1, 1, 2, 2, 0, 0, 1];

/// Broadside moves.
pub(super) struct Broadsides(Each<24>);

impl Broadsides {
    #[inline(always)]
    pub(super) fn new(own: u64, empty: u64) -> Self {
        #[inline(always)]
        fn along<const A: usize, const B: usize>(movable: u64) -> [u64; 4] {
            let (a, b) = (movable & behind::<A>(movable), movable & behind::<B>(movable));
            [a, a & behind::<A>(a), b, b & behind::<B>(b)]
        }
        let movable = six!(D => own & behind::<D>(empty));
        Self(Each::new(flat([
            along::<1, 2>(movable[0]),
            along::<2, 0>(movable[1]),
            along::<0, 1>(movable[2]),
            along::<1, 2>(movable[3]),
            along::<2, 0>(movable[4]),
            along::<0, 1>(movable[5]),
        ])))
    }

    #[inline(always)]
    pub(super) fn len(&self) -> u32 {
        self.0.len()
    }
}

impl Iterator for Broadsides {
    /// The cells left and the cells entered.
    type Item = u64;

    #[inline(always)]
    fn next(&mut self) -> Option<u64> {
        let (set, end) = self.0.next()?;
        let direction = set / 4;
        let axis = ALONG[set / 2];
        let mut group = end | step(end, axis);
        if set % 2 == 1 {
            group |= step(group, axis);
        }
        Some(group | step(group, direction))
    }
}

/// What a push changes.
pub(super) struct Push {
    /// The cell the rear marble leaves and the one the front marble takes.
    pub own: u64,
    /// The cell the nearest pushed marble leaves and the one the farthest comes to, if any.
    pub foe: u64,
    /// Whether the farthest pushed marble is ejected.
    pub ejects: bool,
}

/// Moves in line that push.
pub(super) struct Pushes<'a>(Each<18>, &'a Field);

impl<'a> Pushes<'a> {
    #[inline(always)]
    pub(super) fn new(own: u64, foe: u64, empty: u64, field: &'a Field) -> Self {
        Self(
            Each::new(flat(six!(D => {
                let two = ahead::<D>(own & ahead::<D>(own));
                if two & foe == 0 {
                    [0; 3]
                } else {
                    let three = ahead::<D>(own & two);
                    let one = foe & (behind::<D>(empty) | field.falls[D]);
                    [two & one, three & one, three & foe & behind::<D>(one)]
                }
            }))),
            field,
        )
    }

    #[inline(always)]
    pub(super) fn len(&self) -> u32 {
        self.0.len()
    }
}

impl Iterator for Pushes<'_> {
    type Item = Push;

    #[inline(always)]
    fn next(&mut self) -> Option<Push> {
        let (set, nearest) = self.0.next()?;
        let (direction, back) = (set / 3, (set / 3 + 3) % 6);
        let second = step(step(nearest, back), back);
        let rear = if set % 3 == 0 { second } else { step(second, back) };
        let farthest = if set % 3 == 2 { step(nearest, direction) } else { nearest };
        let ejects = farthest & self.1.falls[direction] != 0;
        let end = if ejects { 0 } else { step(farthest, direction) };
        Some(Push { own: rear | nearest, foe: nearest | end, ejects })
    }
}

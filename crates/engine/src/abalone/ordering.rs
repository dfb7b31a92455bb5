//! Which moves are tried first.

use sumito_abalone::{
    Arms, Axis, Board, Cell, Direction, Move, MoveSet, Position, Shape, Triangle, Turn, Word,
};
use sumito_core::Position as _;
use sumito_search::Candidate;

use super::{AbaloneKnowledge, numbering};

impl<B: Board> AbaloneKnowledge<B> {
    /// Adds the moves of a set with their ranks.
    #[inline(always)]
    pub(super) fn add(&self, position: &Position<B>, set: MoveSet<B>, into: &mut Vec<Candidate>) {
        const PUSH: i32 = 400;
        const PUSHED: i32 = 100;
        // Pushes before quiet moves, and among either those that gain better cells.
        let rank = match set.shape() {
            Shape::Push { pushed, .. } => PUSH + PUSHED * i32::from(pushed),
            _ => 0,
        };
        self.ways.of(set.shape()).list(set.cells(), first_slot(position), rank, into);
    }

    /// Adds the ejections of a set, those first after which fewest marbles can be taken in return.
    pub(super) fn add_ejections(
        &self,
        position: &Position<B>,
        set: MoveSet<B>,
        into: &mut Vec<Candidate>,
    ) {
        const RETURNED: i32 = 1_000;
        let first = into.len();
        self.add(position, set, into);
        for candidate in &mut into[first..] {
            let rear = candidate.code - self.ways.of(set.shape()).code;
            candidate.rank -= RETURNED * self.returned(position, set.shape(), rear);
            candidate.tactical = true;
        }
    }

    /// How many marbles the others could push off after an ejection by the plain rules.
    fn returned(&self, position: &Position<B>, shape: Shape, rear: u32) -> i32 {
        let Shape::Push { own: length, direction, .. } = shape else { return 0 };
        let [own, others] = self.sides(position);
        let rear = B::Word::bit(rear);
        // The front marble takes the place of the first pushed one, and all behind it follow.
        let front = (0..length).fold(rear, |cell, _| B::step(cell, direction));
        self.threats(others & !front, own & !rear | front) as i32
    }

    /// A move with its numbers.
    pub(super) fn candidate(
        &self,
        position: &Position<B>,
        mv: Move,
        rank: i32,
        tactical: bool,
    ) -> Candidate {
        let code = numbering::number::<B>(mv);
        let class = numbering::class::<B>(mv);
        Candidate { code, rank, slot: first_slot(position) + code, class, tactical }
    }
}

/// Where the history of the seat to move begins.
fn first_slot<B: Board>(position: &Position<B>) -> u32 {
    (position.turn().index() * numbering::PER_SEAT) as u32
}

/// What the moves of one shape have in common. The index of a move's cell is to be added to its
/// numbers.
struct Way {
    code: u32,
    class: u16,
    /// What they gain in worth of cells, by the index of the cell.
    gains: [i16; 91],
}

impl Way {
    /// Adds moves that push no marble off.
    #[inline(never)]
    fn list<W: Word>(&self, mut cells: W, slot: u32, rank: i32, into: &mut Vec<Candidate>) {
        while let Some(index) = cells.take_lowest() {
            let code = self.code + index;
            into.push(Candidate {
                code,
                rank: rank + i32::from(self.gains[index as usize]),
                slot: slot + code,
                class: self.class + index as u16,
                tactical: false,
            });
        }
    }
}

/// What is known of moves before a position is seen, by their shapes.
pub(super) struct Ways(Vec<Way>);

impl Ways {
    /// The most marbles in line that are told apart, and one more.
    const SIZES: usize = 6;
    const BROADSIDES: usize = Self::SIZES * 6;
    const SHIELDS: usize = Self::BROADSIDES + Self::SIZES * 18;
    const ROTATIONS: usize = Self::SHIELDS + 12;
    const ALL: usize = Self::ROTATIONS + 18;

    /// The ways of moving up to so many marbles in line where cells have this worth.
    pub fn new<B: Board>(worth: &[i16], group: u8) -> Self {
        let nothing = || Way { code: 0, class: 0, gains: [0; 91] };
        let mut ways = Self((0..Self::ALL).map(|_| nothing()).collect());
        for direction in Direction::ALL {
            for own in 1..=group {
                let line = |from| worth[on::<B>(from, direction, own)] - worth[from];
                ways.put::<B>(Shape::Line { own, direction }, line);
                for axis in Axis::ALL.into_iter().filter(|_| own > 1) {
                    let marbles = |from| (0..own).map(move |i| on::<B>(from, axis.direction(), i));
                    let step = |cell| worth[on::<B>(cell, direction, 1)] - worth[cell];
                    let gain = |from| marbles(from).map(step).sum();
                    ways.put::<B>(Shape::Broadside { axis, size: own, direction }, gain);
                }
            }
            for shape in Triangle::ALL {
                ways.put::<B>(Shape::Shield { shape, direction }, |_| 0);
            }
        }
        for arms in Arms::ALL {
            for turn in Turn::ALL {
                ways.put::<B>(Shape::Rotation { arms, turn }, |_| 0);
            }
        }
        ways
    }

    fn put<B: Board>(&mut self, shape: Shape, gain: impl Fn(usize) -> i16) {
        const GAIN: i16 = 8;
        let (centre, index) = (shape.at(Cell::CENTRE), B::index(Cell::CENTRE));
        let way = &mut self.0[Self::place(shape)];
        way.code = numbering::number::<B>(centre) - index;
        way.class = numbering::class::<B>(centre) - index as u16;
        for (from, found) in way.gains.iter_mut().enumerate().take(B::CELLS as usize) {
            *found = GAIN * gain(from);
        }
    }

    fn of(&self, shape: Shape) -> &Way {
        &self.0[Self::place(shape)]
    }

    fn place(shape: Shape) -> usize {
        match shape {
            Shape::Line { own, direction } | Shape::Push { own, direction, .. } => {
                usize::from(own) * 6 + direction.index()
            }
            Shape::Broadside { axis, size, direction } => {
                Self::BROADSIDES + (usize::from(size) * 3 + axis as usize) * 6 + direction.index()
            }
            Shape::Shield { shape, direction } => {
                Self::SHIELDS + shape as usize * 6 + direction.index()
            }
            Shape::Rotation { arms, turn } => {
                Self::ROTATIONS + numbering::rotation(arms) * 2 + turn as usize
            }
        }
    }
}

/// The cell so many steps on, over the edge and round the torus.
fn on<B: Board>(from: usize, direction: Direction, steps: u8) -> usize {
    (from + B::STEPS[direction.index()] as usize * usize::from(steps)) % B::CELLS as usize
}

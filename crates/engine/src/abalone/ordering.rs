//! Which moves are tried first.

use sumito_abalone::{Axis, Board, Cell, Direction, Move, MoveSet, Position, Shape, Word};
use sumito_core::Position as _;
use sumito_search::Candidate;

use super::{AbaloneKnowledge, numbering};

impl<B: Board> AbaloneKnowledge<B> {
    /// Adds the moves of a set with their ranks.
    pub(super) fn add(
        &self,
        position: &Position<B>,
        set: MoveSet<B>,
        into: &mut Vec<Candidate<Move>>,
    ) {
        const PUSH: i32 = 400;
        const PUSHED: i32 = 100;
        const RETURNED: i32 = 1_000;
        let shape = set.shape();
        // Pushes before quiet moves, and among either those that gain better cells.
        let rank = match shape {
            Shape::Push { pushed, .. } => PUSH + PUSHED * i32::from(pushed),
            _ => 0,
        };
        let gains = self.gains.of(shape);
        let centre = self.candidate(position, shape.at(Cell::CENTRE), rank, shape.ejects());
        let centre_index = B::index(Cell::CENTRE);
        let (mut cells, first) = (set.cells(), into.len());
        while let Some(index) = cells.take_lowest() {
            let further = index.wrapping_sub(centre_index);
            into.push(Candidate {
                mv: shape.at(B::cell(index)),
                code: centre.code.wrapping_add(further),
                rank: rank + i32::from(gains[index as usize]),
                slot: centre.slot.wrapping_add(further),
                class: centre.class.wrapping_add(6 * further as u16),
                tactical: centre.tactical,
            });
        }
        if shape.ejects() {
            for candidate in &mut into[first..] {
                candidate.rank -= RETURNED * self.returned(position, shape, candidate.mv);
            }
        }
    }

    /// How many marbles the others could push off after an ejection by the plain rules.
    fn returned(&self, position: &Position<B>, shape: Shape, mv: Move) -> i32 {
        let (Shape::Push { own: length, direction, .. }, Move::Line { rear, .. }) = (shape, mv)
        else {
            return 0;
        };
        let own = self.marbles(position, position.line_up().team(position.turn()));
        let others = position.occupied() & !own;
        let rear = B::Word::bit(B::index(rear));
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
    ) -> Candidate<Move> {
        let first_slot = (position.turn().index() * numbering::PER_SEAT) as u32;
        let code = numbering::number::<B>(mv);
        let class = numbering::class::<B>(mv);
        Candidate { mv, code, rank, slot: first_slot + code, class, tactical }
    }
}

/// What moves gain in worth of cells, by their shapes and the cells they start from.
pub(super) struct Gains(Vec<[i16; Self::CELLS]>);

impl Gains {
    const CELLS: usize = 91;
    /// The most marbles a row tells apart.
    const GROUP: u8 = 5;
    const BROADSIDES: usize = Self::GROUP as usize * 6;
    /// The row of moves that have no gain.
    const NONE: usize = Self::BROADSIDES + (Self::GROUP as usize - 1) * 18;

    /// The gains where cells have this worth and so many marbles move together.
    pub fn new<B: Board>(worth: &[i16], group: u8) -> Self {
        const GAIN: i16 = 8;
        let on = |from: usize, direction: Direction, steps: u8| {
            let step = B::STEPS[direction.index()] as usize;
            (from + step * usize::from(steps)) % B::CELLS as usize
        };
        let mut rows = vec![[0; Self::CELLS]; Self::NONE + 1];
        for direction in Direction::ALL {
            for own in 1..=group.min(Self::GROUP) {
                let row = &mut rows[Self::row(Shape::Line { own, direction })];
                for (from, gain) in row.iter_mut().enumerate().take(B::CELLS as usize) {
                    *gain = GAIN * (worth[on(from, direction, own)] - worth[from]);
                }
                for axis in Axis::ALL.into_iter().filter(|_| own > 1) {
                    let row = &mut rows[Self::row(Shape::Broadside { axis, size: own, direction })];
                    for (from, gain) in row.iter_mut().enumerate().take(B::CELLS as usize) {
                        let cells = (0..own).map(|i| on(from, axis.direction(), i));
                        let each = |cell| worth[on(cell, direction, 1)] - worth[cell];
                        *gain = GAIN * cells.map(each).sum::<i16>();
                    }
                }
            }
        }
        Self(rows)
    }

    /// What moves of a shape gain, by the index of their cells.
    pub fn of(&self, shape: Shape) -> &[i16; Self::CELLS] {
        &self.0[Self::row(shape)]
    }

    fn row(shape: Shape) -> usize {
        let size = |size: u8| usize::from(size.min(Self::GROUP));
        match shape {
            Shape::Line { own, direction } | Shape::Push { own, direction, .. } => {
                (size(own) - 1) * 6 + direction.index()
            }
            Shape::Broadside { axis, size: long, direction } => {
                Self::BROADSIDES + (size(long) - 2) * 18 + axis as usize * 6 + direction.index()
            }
            Shape::Shield { .. } | Shape::Rotation { .. } => Self::NONE,
        }
    }
}

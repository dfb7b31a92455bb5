//! Which moves are tried first.

use sumito_abalone::{Board, Move, MoveSet, Position, Shape};
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
        let shape = set.shape();
        let ranked = |mv| self.candidate(position, mv, self.rank(shape, mv), shape.ejects());
        into.extend(set.map(ranked));
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

    /// Pushes before quiet moves, and among either those that gain better cells.
    fn rank(&self, shape: Shape, mv: Move) -> i32 {
        const PUSH: i32 = 400;
        const PUSHED: i32 = 100;
        const GAIN: i32 = 8;
        match (shape, mv) {
            (Shape::Line { own, direction }, Move::Line { rear, .. }) => {
                GAIN * self.gain(B::index(rear), direction.index(), own)
            }
            (Shape::Push { own, pushed, direction, .. }, Move::Line { rear, .. }) => {
                let gain = self.gain(B::index(rear), direction.index(), own);
                PUSH + PUSHED * i32::from(pushed) + GAIN * gain
            }
            (_, Move::Broadside { end, axis, size, direction }) => {
                let along = B::STEPS[axis.direction().index()];
                let cells = (0..u32::from(size)).map(|i| self.index(B::index(end), along, i));
                GAIN * cells.map(|cell| self.gain(cell, direction.index(), 1)).sum::<i32>()
            }
            _ => 0,
        }
    }

    /// What a line wins in worth of cells: the one it comes to less the one its rear leaves.
    fn gain(&self, rear: u32, direction: usize, own: u8) -> i32 {
        let front = self.index(rear, B::STEPS[direction], u32::from(own));
        i32::from(self.worth[front as usize]) - i32::from(self.worth[rear as usize])
    }

    fn index(&self, from: u32, step: u32, times: u32) -> u32 {
        (from + step * times) % B::CELLS
    }
}

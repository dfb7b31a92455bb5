//! Which moves are tried first, and numbers for moves.

use sumito_core::Position as _;
use sumito_epaminondas::{Direction, Move, MoveSet, Position, Square};
use sumito_search::Candidate;

use super::{EpaminondasKnowledge, Squares, rival};

/// History slots of one seat.
pub(super) const SLOTS: usize = 256 * 8 * 16;

/// A number that no other move shares.
fn code(mv: Move) -> u32 {
    match mv {
        Move::Phalanx { rear, direction, size, distance } => {
            let way = rear.index() as u32 * 8 + direction as u32;
            (way * 16 + u32::from(size - 1)) * 16 + u32::from(distance - 1)
        }
        Move::Place(square) => 1 << 20 | square.index() as u32,
    }
}

/// The move of such a number; it may be none of any board.
pub(super) fn named(code: u32) -> Option<Move> {
    let square = |index: u32| Square::new(index as usize % 16, index as usize / 16);
    if code >= 1 << 20 {
        return square(code ^ 1 << 20).map(Move::Place);
    }
    let (distance, size) = (code % 16 + 1, code / 16 % 16 + 1);
    let (direction, rear) = (Direction::ALL[(code >> 8) as usize % 8], square(code >> 11)?);
    Some(Move::Phalanx { rear, direction, size: size as u8, distance: distance as u8 })
}

/// Classes of moves: by where they land.
pub(super) const CLASSES: usize = 256;

/// Moves of one size that land alike share a slot.
fn slot(mv: Move) -> usize {
    match mv {
        Move::Phalanx { direction, size, .. } => {
            (landing(mv) * 8 + direction as usize) * 16 + usize::from(size - 1)
        }
        Move::Place(square) => square.index() * 128,
    }
}

/// Where the front piece of a legal move comes to stand, as 16 · rank + file.
pub(super) fn landing(mv: Move) -> usize {
    match mv {
        Move::Phalanx { rear, direction, size, distance } => {
            on(rear.index(), direction, usize::from(size + distance) - 1)
        }
        Move::Place(square) => square.index(),
    }
}

/// The square some steps on, if it is on the board.
fn on(from: usize, direction: Direction, steps: usize) -> usize {
    let (files, ranks) = direction.offset();
    from.wrapping_add_signed((16 * ranks + files) * steps as isize)
}

impl EpaminondasKnowledge {
    /// Adds the moves of a set with their ranks.
    pub(super) fn add(&self, position: &Position, set: MoveSet, into: &mut Vec<Candidate>) {
        let mover = position.turn();
        let foes = self.pieces(position, rival(mover));
        let tactical = set.captures();
        into.extend(set.into_iter().map(|mv| Candidate {
            rank: self.rank(mover.index(), mv, foes, tactical),
            ..self.candidate(position, mv, tactical)
        }));
    }

    /// A move with its numbers.
    pub(super) fn candidate(&self, position: &Position, mv: Move, tactical: bool) -> Candidate {
        Candidate {
            code: code(mv),
            rank: 0,
            slot: (position.turn().index() * SLOTS + slot(mv)) as u32,
            class: landing(mv) as u16,
            tactical,
        }
    }

    /// Captures by what they take, then crossings, then steps up the board.
    fn rank(&self, seat: usize, mv: Move, foes: Squares, captures: bool) -> i32 {
        const CROSSING: i32 = 20_000;
        const TAKEN: i32 = 1_000;
        const STEP: i32 = 20;
        let Move::Phalanx { direction, size, distance, .. } = mv else { return 0 };
        let landing = landing(mv);
        let climb = if seat == 0 { direction.offset().1 } else { -direction.offset().1 };
        let mut rank = STEP * climb as i32 * i32::from(size * distance);
        if climb > 0 && landing / 16 == self.far_ranks[seat] {
            rank += CROSSING;
        }
        if captures {
            // A line that wraps round the edge here is only ranked wrongly.
            let line = (0..usize::from(size)).map(|steps| on(landing, direction, steps));
            let taken = line.take_while(|&square| foes.contains(square)).count();
            rank += TAKEN * taken as i32 - i32::from(distance);
        }
        rank
    }
}

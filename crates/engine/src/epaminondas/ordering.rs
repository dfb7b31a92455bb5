//! Which moves are tried first, and numbers for moves.

use std::ops::ControlFlow;

use sumito_core::Position as _;
use sumito_epaminondas::{Move, MoveSet, Position};
use sumito_search::Candidate;

use super::{EpaminondasKnowledge, Squares, rival};

/// History slots of one seat.
pub(super) const SLOTS: usize = 256 * 8 * 16;

/// A number that no other move shares.
pub(super) fn code(mv: Move) -> u32 {
    match mv {
        Move::Phalanx { rear, direction, size, distance } => {
            let way = rear.index() as u32 * 8 + direction as u32;
            (way * 16 + u32::from(size - 1)) * 16 + u32::from(distance - 1)
        }
        Move::Place(square) => 1 << 20 | square.index() as u32,
    }
}

/// Moves of one size that land alike share a slot.
fn slot(mv: Move) -> usize {
    let landing = mv.landing().map_or(0, |square| square.index());
    match mv {
        Move::Phalanx { direction, size, .. } => {
            (landing * 8 + direction as usize) * 16 + usize::from(size - 1)
        }
        Move::Place(_) => landing * 128,
    }
}

impl EpaminondasKnowledge {
    /// Lists the legal moves of some sets with their ranks.
    pub(super) fn list(
        &self,
        position: &Position,
        wanted: impl Fn(&MoveSet) -> bool,
        into: &mut Vec<Candidate<Move>>,
    ) {
        let mover = position.turn();
        let foes = self.pieces(position, rival(mover));
        let _ = position.each_set(|set| {
            if wanted(&set) {
                let tactical = set.captures();
                into.extend(set.into_iter().map(|mv| Candidate {
                    mv,
                    rank: self.rank(mover.index(), mv, foes, tactical),
                    slot: (mover.index() * SLOTS + slot(mv)) as u32,
                    tactical,
                }));
            }
            ControlFlow::<()>::Continue(())
        });
    }

    /// Captures by what they take, then crossings, then steps up the board.
    fn rank(&self, seat: usize, mv: Move, foes: Squares, captures: bool) -> i32 {
        const CROSSING: i32 = 20_000;
        const TAKEN: i32 = 1_000;
        const STEP: i32 = 20;
        let Move::Phalanx { direction, size, distance, .. } = mv else { return 0 };
        let (Some(front), Some(landing)) = (mv.front(), mv.landing()) else { return 0 };
        let forward = self.advance(seat, landing.rank()) - self.advance(seat, front.rank());
        let mut rank = STEP * forward * i32::from(size);
        let far = self.far_rows[seat];
        if far.contains(landing) && !far.contains(front) {
            rank += CROSSING;
        }
        if captures {
            let taken = (0..usize::from(size))
                .map_while(|steps| landing.step(direction, steps))
                .take_while(|&square| foes.contains(square));
            rank += TAKEN * taken.count() as i32 - i32::from(distance);
        }
        rank
    }
}

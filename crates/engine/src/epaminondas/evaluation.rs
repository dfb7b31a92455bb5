//! The value of a position of Epaminondas or Crossings, judged by hand.

mod trained;

use sumito_core::Position as _;
use sumito_epaminondas::Position;

pub(super) use self::trained::trained;
use super::squares::Squares;
use super::{EpaminondasKnowledge, rival};

// All in centi-pieces.

/// A piece.
const PIECE: i32 = 100;
/// A step up the board.
const STEP: i32 = 3;
/// Two pieces next to each other in a line, and three.
const PAIR: i32 = 2;
const TRIPLE: i32 = 3;
/// A crossing that leads and must be answered.
const LEAD: i32 = 60;

impl EpaminondasKnowledge {
    /// The value for the seat to move, by hand.
    pub(super) fn value(&self, position: &Position) -> i32 {
        let (seat, other) = (position.turn().index(), rival(position.turn()));
        let [own, foe] = [seat, other].map(|seat| self.pieces(position, seat));
        let ranks = self.ranks;
        self.path.run(|| standing(own, seat, ranks) - standing(foe, other, ranks))
    }
}

/// How well the pieces of a seat stand by themselves on a board of so many ranks.
#[inline(always)]
fn standing(own: Squares, seat: usize, ranks: usize) -> i32 {
    let (count, steps) = (own.count() as i32, own.sum_of_ranks() as i32);
    let steps = if seat == 0 { steps } else { (ranks as i32 - 1) * count - steps };
    let mut value = PIECE * count + STEP * steps;
    let far = if seat == 0 { ranks - 1 } else { 0 };
    value += LEAD * own.count_on(far) as i32;
    for (pairs, axis) in own.shifted().map(|ahead| own & ahead).into_iter().zip(0..) {
        value += PAIR * pairs.count() as i32;
        value += TRIPLE * (pairs & pairs.shifted()[axis]).count() as i32;
    }
    value
}

/// The value of a position of Epaminondas by hand, for the seat to move, as it sees the board.
pub(crate) fn by_hand(own: [u64; 3], foe: [u64; 3]) -> i32 {
    const RANKS: usize = 12;
    let [own, foe] = [own, foe].map(|[a, b, c]| Squares([a, b, c, 0]));
    standing(own, 0, RANKS) - standing(foe, 1, RANKS)
}

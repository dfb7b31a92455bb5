//! The value of a position of Epaminondas or Crossings, judged by hand.

mod trained;

use sumito_core::{Position as _, Team};
use sumito_epaminondas::Position;

pub(super) use self::trained::trained;
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
    /// The value for a team against the other.
    pub(super) fn value(&self, position: &Position, team: Team) -> i32 {
        let mover = position.turn();
        let mut value =
            self.standing(position, mover.index()) - self.standing(position, rival(mover));
        let lead = |seat| self.crossed(position, seat) as i32;
        value -= LEAD * (lead(rival(mover)) - lead(mover.index()));
        if position.line_up().team(mover) == team { value } else { -value }
    }

    /// How well a seat stands by itself.
    fn standing(&self, position: &Position, seat: usize) -> i32 {
        let own = self.pieces(position, seat);
        let mut value = PIECE * own.count() as i32;
        for rank in 0..self.ranks {
            value += STEP * self.advance(seat, rank) * own.count_on(rank) as i32;
        }
        for ahead in own.shifted() {
            let pairs = own & ahead;
            value += PAIR * pairs.count() as i32;
        }
        for (pairs, axis) in own.shifted().map(|ahead| own & ahead).into_iter().zip(0..) {
            value += TRIPLE * (pairs & pairs.shifted()[axis]).count() as i32;
        }
        value
    }
}

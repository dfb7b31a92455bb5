//! Which moves can matter at once.

use crate::bits::Bits;
use crate::{Direction, Position, Variant};

impl Position {
    /// Whether only captures change a score or end the game, and the opponent has an answer to
    /// everything else that does neither.
    pub(crate) fn only_captures_decide(&self) -> bool {
        let [own, rival] = [self.turn, self.turn.other()].map(|side| self.crossed(side).len());
        let crossed = match self.rules.variant() {
            Variant::Epaminondas => rival > 0,
            Variant::Crossings => rival != own,
        };
        // A phalanx fills no more squares than the longer side has; of two that are left one at
        // least is not where it came from, so that both sides can go on.
        let enough = self.rules.files().max(self.rules.ranks()) + 2;
        !crossed
            && !self.is_placing()
            && !self.is_limit_near(2)
            && !self.may_cross(self.turn)
            && self.rival_steps().len() as usize >= enough
    }

    /// The empty squares next to pieces the opponent may move, but for those on his farthest row.
    fn rival_steps(&self) -> Bits {
        let rival = self.turn.other();
        let movers = self.board.pieces(rival) & !self.locked_bits();
        let near = Direction::ALL.into_iter().fold(Bits::EMPTY, |all, way| all | movers.step(way));
        let empty = self.rules.board() & !self.board.occupied() & !self.rules.home(self.turn);
        near & empty
    }
}

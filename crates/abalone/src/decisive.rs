//! Which moves can matter at once.

use crate::{Board, Direction, Position, Word};

/// Free cells next to the rival's marbles that are enough: a move that ejects nothing takes six of
/// them at most, five around a marble pushed away and the one pushed onto. Of two that are left
/// one at least is not where the mover came from, so that both sides can go on.
const ENOUGH: u32 = 8;

impl<B: Board> Position<B> {
    /// Whether only ejections change a score or end the game, and the rival has an answer to
    /// everything else that does neither.
    pub(crate) fn only_ejections_decide(&self) -> bool {
        let (rules, spec) = (&self.rules, self.rules.spec());
        let plain = rules.line_up.len() == 2
            && rules.actions() == 1
            && !spec.one_colour
            && spec.move_limit.is_none()
            && spec.quiet_limit.is_none();
        plain && self.rival_steps().count() >= ENOUGH
    }

    /// The free cells next to marbles of the seat that moves next.
    fn rival_steps(&self) -> B::Word {
        let line_up = &self.rules.line_up;
        let rival = self.state.planes[line_up.colour(line_up.after(self.state.turn)).index()];
        let empty = B::Word::narrow(self.rules.masks.open) & !self.occupied();
        Direction::ALL.into_iter().fold(B::Word::NONE, |cells, direction| {
            let edge = B::Word::narrow(self.rules.masks.edges[direction.index()]);
            cells | B::step(rival & !edge, direction) & empty
        })
    }
}

//! Moves from their numbers: the search remembers numbers and asks what they mean.

use sumito_abalone::{Board, Direction, Move, Position, Word};
use sumito_core::Position as _;
use sumito_search::Candidate;

use super::{AbaloneKnowledge, numbering};

impl<B: Board> AbaloneKnowledge<B> {
    /// The move of a number, if it is legal here.
    pub(super) fn legal(&self, position: &Position<B>, code: u32) -> Option<Candidate<Move>> {
        let mv = numbering::named::<B>(code)?;
        let tactical = if self.plain {
            let own = self.marbles(position, position.line_up().team(position.turn()));
            let others = position.occupied() & !own;
            match mv {
                Move::Line { rear, direction } => self.line(own, others, B::index(rear), direction),
                Move::Broadside { .. } => self.broadside(own, own | others, mv).then_some(false),
                Move::Shield { .. } | Move::Rotation { .. } => None,
            }?
        } else {
            position.check(mv).ok()?;
            ejects(position, mv)
        };
        Some(Candidate { rank: 0, ..self.candidate(position, mv, 0, tactical) })
    }

    /// Whether a line may move under the plain rules, and if so whether it ejects.
    fn line(&self, own: B::Word, others: B::Word, rear: u32, d: Direction) -> Option<bool> {
        const GROUP: u32 = 3;
        let exits = self.exits[d.index()];
        let mut cell = B::Word::bit(rear);
        let run = |cell: &mut B::Word, set: B::Word, most: u32| {
            let mut length = 0;
            while (*cell & set).any() {
                length += 1;
                if length > most {
                    return None;
                }
                if (*cell & exits).any() {
                    return Some((length, true));
                }
                *cell = B::step(*cell, d);
            }
            Some((length, false))
        };
        let (pushing, leaves) = run(&mut cell, own, GROUP)?;
        if pushing == 0 || leaves {
            return None;
        }
        let (pushed, ejects) = run(&mut cell, others, pushing - 1)?;
        (ejects || pushed == 0 || !(cell & own).any()).then_some(ejects)
    }

    /// Whether a line may step sideways under the plain rules.
    fn broadside(&self, own: B::Word, occupied: B::Word, mv: Move) -> bool {
        let Move::Broadside { end, axis, size, direction } = mv else { return false };
        let along = axis.direction();
        let mut cell = B::Word::bit(B::index(end));
        let free = |cell: B::Word| {
            (cell & own & self.inside[direction.index()]).any()
                && !(B::step(cell, direction) & occupied).any()
        };
        for left in (0..size).rev() {
            if !free(cell) || left > 0 && !(cell & self.inside[along.index()]).any() {
                return false;
            }
            cell = B::step(cell, along);
        }
        true
    }
}

/// Whether a legal move pushes a marble off the board.
fn ejects<B: Board>(position: &Position<B>, mv: Move) -> bool {
    let mut after = position.clone();
    after.apply(mv);
    after.quiet() == 0
}

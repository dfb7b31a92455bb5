//! Moves from their numbers: the search remembers numbers and asks what they mean.

use sumito_abalone::{Board, Direction, Move, Position, Word};
use sumito_core::Position as _;
use sumito_search::Candidate;

use super::{AbaloneKnowledge, numbering};

impl<B: Board> AbaloneKnowledge<B> {
    /// The move of a number, if it is legal here.
    pub(super) fn legal(&self, position: &Position<B>, code: u32) -> Option<Candidate> {
        let mv = numbering::named::<B>(code)?;
        let tactical = if self.plain {
            let [own, others] = self.sides(position);
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

    /// The most marbles that move together under the plain rules.
    const GROUP: u8 = 3;

    /// Whether a line may move under the plain rules, and if so whether it ejects.
    fn line(&self, own: B::Word, others: B::Word, rear: u32, d: Direction) -> Option<bool> {
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
        let (pushing, leaves) = run(&mut cell, own, Self::GROUP.into())?;
        if pushing == 0 || leaves {
            return None;
        }
        let (pushed, ejects) = run(&mut cell, others, pushing - 1)?;
        (ejects || pushed == 0 || !(cell & own).any()).then_some(ejects)
    }

    /// Whether a line may step sideways under the plain rules.
    fn broadside(&self, own: B::Word, occupied: B::Word, mv: Move) -> bool {
        let Move::Broadside { end, axis, size, direction } = mv else { return false };
        if size > Self::GROUP {
            return false;
        }
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use sumito_abalone::{Hex61, Hex91, Rules};
    use sumito_search::Knowledge as _;
    use sumito_tables::Charted;

    use super::*;
    use crate::Options;
    use crate::dice::Dice;
    use crate::weights::Choice;

    /// Every number is asked for in every position of some random games.
    fn numbers_mean_what_is_listed<B: Charted>(rules: &str, plies: usize) {
        let rules: Arc<Rules> = Arc::new(rules.parse().unwrap());
        let mut dice = Dice::new(rules.side() as u64);
        for _ in 0..4 {
            let mut position = Position::<B>::start(&rules).unwrap();
            let knowledge = AbaloneKnowledge::new(&position, &Choice::new(&Options::default()));
            for _ in 0..plies {
                let mut listed = Vec::new();
                knowledge.tactical(&position, &mut listed);
                knowledge.quiet(&position, &mut listed);
                listed.sort_by_key(|c| c.code);
                let codes = 0..numbering::PER_SEAT as u32;
                let recalled: Vec<_> =
                    codes.filter_map(|c| knowledge.recall(&position, c)).collect();
                let plain = |c: &Candidate| (c.code, c.slot, c.class, c.tactical);
                assert!(recalled.iter().map(plain).eq(listed.iter().map(plain)), "{position}");
                let mut moves = position.moves();
                moves.sort();
                let mut named: Vec<Move> = listed.iter().map(|c| knowledge.named(c.code)).collect();
                named.sort();
                assert_eq!(named, moves, "{position}");
                let Some(&mv) = moves.get(dice.next() as usize % moves.len().max(1)) else { break };
                position.apply(mv);
            }
        }
    }

    #[test]
    fn plain_moves_are_recalled() {
        numbers_mean_what_is_listed::<Hex61>("abalone", 60);
        numbers_mean_what_is_listed::<Hex61>("abalone/standard", 60);
    }

    #[test]
    fn moves_of_variants_are_recalled() {
        numbers_mean_what_is_listed::<Hex61>("abalone?shield=yes&rotate=yes", 12);
        numbers_mean_what_is_listed::<Hex61>("abalone/one-colour", 12);
        numbers_mean_what_is_listed::<Hex61>("abalone/4-players-8", 12);
        numbers_mean_what_is_listed::<Hex91>("abalone/grand", 6);
    }
}

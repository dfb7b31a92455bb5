//! The interactive introduction as data: positions, each with a task that some moves solve.

use std::ops::ControlFlow;

use sumito_core::{MoveKind, Position as _};
use sumito_games::{Move, Position, Rules, terms};

mod table;

pub(crate) use table::LESSONS;

/// One step of the introduction. Its words are `lesson-NAME-title`, `-text`, `-task`, `-hint` (for
/// a legal move that is not the one asked for) and `-done`.
#[derive(Debug)]
pub(crate) struct Lesson {
    /// The game it teaches.
    pub game: &'static str,
    /// The name in the keys of its words.
    pub name: &'static str,
    /// The rule set.
    pub rules: &'static str,
    /// The position; the start if empty.
    pub position: &'static str,
    /// What solves it.
    pub goal: Goal,
    /// Terms pointed out at first.
    pub show: &'static [&'static str],
}

/// What a legal move has to do to solve a lesson.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Goal {
    /// Be one of these, in the game's own notation.
    OneOf(&'static [&'static str]),
    /// Be of a kind and move so many own pieces.
    Kind(MoveKind, usize),
    /// Move so many own pieces.
    Own(usize),
    /// Push so many marbles, on the board or off it.
    Pushes(usize),
    /// Push a marble off the board.
    Ejects,
    /// Capture.
    Captures,
    /// Join all own marbles in one group.
    OneGroup,
    /// Leave the opponent no move that ejects.
    Safe,
    /// Not lose at once.
    Survives,
    /// Win, whatever the opponent replies.
    Decides,
}

impl Goal {
    /// Whether a legal move does it.
    pub fn is_met(self, before: &Position, mv: Move) -> bool {
        let effect = before.effect(mv);
        let mover = before.line_up().team(before.turn());
        let wins = |position: &Position| {
            position.outcome().is_some_and(|outcome| outcome.winner() == Some(mover))
        };
        let Ok(after) = before.clone().play(mv) else { return false };
        match self {
            Self::OneOf(texts) => {
                let notation = sumito_games::Notation::canonical_for(&before.rules());
                texts.contains(&before.write_move(mv, notation).as_str())
            }
            Self::Kind(kind, own) => effect.kind == kind && effect.own == own,
            Self::Own(own) => effect.own == own,
            Self::Pushes(count) => effect.shifts.len() - effect.own >= count,
            Self::Ejects => ejects(before, mv),
            Self::Captures => !effect.removed.is_empty(),
            Self::OneGroup => groups(&after, before.line_up().colour(before.turn()).name()) == 1,
            Self::Safe => !after.moves().into_iter().any(|reply| ejects(&after, reply)),
            Self::Survives => after.outcome().is_none() || wins(&after),
            Self::Decides => match after.outcome() {
                Some(_) => wins(&after),
                None => after
                    .moves()
                    .into_iter()
                    .all(|reply| after.clone().play(reply).is_ok_and(|end| wins(&end))),
            },
        }
    }
}

fn ejects(position: &Position, mv: Move) -> bool {
    position.effect(mv).shifts.iter().any(|(_, to)| to.is_none())
}

fn groups(position: &Position, colour: &str) -> usize {
    let sizes = ["monomial", "binomial", "trinomial", "polynomial"];
    let own = |term: &terms::Term| sizes.contains(&term.term) && term.colour == Some(colour);
    terms::terms(position).iter().filter(|term| own(term)).count()
}

impl Lesson {
    /// The lesson of this number, from 1, of a game.
    pub fn numbered(game: &str, number: usize) -> Option<&'static Self> {
        Self::of(game).nth(number.checked_sub(1)?)
    }

    /// All lessons of a game.
    pub fn of(game: &str) -> impl Iterator<Item = &'static Self> {
        LESSONS.iter().filter(move |lesson| lesson.game == game)
    }

    /// The position, read anew; `None` cannot be, as the tests see to it.
    pub fn position(&self) -> Option<Position> {
        let rules: Rules = self.rules.parse().ok()?;
        match self.position {
            "" => rules.start().ok(),
            text => Position::read(&rules, text).ok(),
        }
    }

    /// A move that solves it, as text.
    pub fn solution(&self) -> Option<String> {
        let position = self.position()?;
        let notation = sumito_games::Notation::canonical_for(&position.rules());
        let mut moves = position.moves().into_iter();
        let found = moves.try_for_each(|mv| match self.goal.is_met(&position, mv) {
            true => ControlFlow::Break(mv),
            false => ControlFlow::Continue(()),
        });
        found.break_value().map(|mv| position.write_move(mv, notation))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_can_be_solved_and_failed() {
        for lesson in LESSONS {
            let name = lesson.name;
            let position = lesson.position().unwrap_or_else(|| panic!("{name} does not read"));
            let moves = position.moves();
            let good = moves.iter().filter(|&&mv| lesson.goal.is_met(&position, mv)).count();
            assert!(good > 0, "{name}: no move solves it");
            assert!(good < moves.len(), "{name}: every move solves it");
            if let Goal::OneOf(texts) = lesson.goal {
                assert_eq!(good, texts.len(), "{name}: a move that is not legal is asked for");
            }
        }
    }

    #[test]
    fn every_lesson_shows_what_it_speaks_of() {
        for lesson in LESSONS {
            let found = terms::terms(&lesson.position().unwrap());
            for term in lesson.show {
                assert!(found.iter().any(|f| f.term == *term), "{}: no {term}", lesson.name);
            }
        }
    }

    #[test]
    fn tempting_moves_are_not_the_answer() {
        for (name, text) in [
            ("geometry", "E7E8"),
            ("decide", "e5-d6"),
            ("copying", "d5-d6"),
            ("own-behind", "E3E4"),
            ("answer", "b7-b8"),
        ] {
            let lesson = LESSONS.iter().find(|lesson| lesson.name == name).unwrap();
            let position = lesson.position().unwrap();
            let notation = sumito_games::Notation::canonical_for(&position.rules());
            let solves = position
                .read_move(text, notation)
                .is_ok_and(|mv| lesson.goal.is_met(&position, mv));
            assert!(!solves, "{name}: {text}");
        }
    }
}

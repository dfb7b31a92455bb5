//! The positions a game went through, for repetition.

use std::fmt;

use crate::Position;

/// What the third occurrence of a position does: the same pieces, seat to move and scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// Nothing: the pure rules know no repetition.
    #[default]
    None,
    /// The game is a draw.
    Draw,
    /// Whoever made it loses.
    Loss,
}

impl Repetition {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::None, Self::Draw, Self::Loss];

    /// The word in rule-set texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Draw => "draw",
            Self::Loss => "loss",
        }
    }

    /// The value of a word, in whatever case.
    ///
    /// ```
    /// use sumito_core::Repetition;
    /// assert_eq!(Repetition::named("Draw"), Some(Repetition::Draw));
    /// assert_eq!(Repetition::named("win"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Repetition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The positions of one game so far, the present one last.
///
/// Only positions since the last irreversible move can repeat, but equality looks at scores, so
/// keeping them all is right and simple. Keys find the candidates, equality decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<P> {
    keys: Vec<u64>,
    positions: Vec<P>,
}

impl<P: Position> History<P> {
    /// A history that begins with this position.
    #[must_use]
    pub fn new(start: P) -> Self {
        Self { keys: vec![start.key()], positions: vec![start] }
    }

    /// The position now.
    #[must_use]
    pub fn present(&self) -> &P {
        &self.positions[self.positions.len() - 1]
    }

    /// Every position from the start to now.
    #[must_use]
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// Goes on to a next position.
    pub fn push(&mut self, next: P) {
        self.keys.push(next.key());
        self.positions.push(next);
    }

    /// Goes back by one position; `None` at the start.
    pub fn pop(&mut self) -> Option<P> {
        if self.positions.len() == 1 {
            return None;
        }
        self.keys.pop();
        self.positions.pop()
    }

    /// How often the present position has occurred, itself included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let now = self.present();
        let key = now.key();
        self.keys
            .iter()
            .zip(&self.positions)
            .filter(|&(&k, position)| k == key && position == now)
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Walk;
    use proptest::prelude::*;

    #[test]
    fn ply_does_not_matter_but_the_seat_to_move_does() {
        let start = Walk::new(5, 2);
        let mut history = History::new(start.clone());
        for mv in [1, -1, 0] {
            let next = history.present().clone().play(mv).unwrap();
            history.push(next);
        }
        // Cell 2 for the third time, but only twice with the first seat to move.
        assert_eq!(history.positions().iter().filter(|w| w.cell() == 2).count(), 3);
        assert_eq!(history.occurrences(), 1);
        history.pop();
        assert_eq!(history.occurrences(), 2);
        assert_eq!(*history.present(), start);
    }

    proptest! {
        #[test]
        fn occurrences_are_those_of_a_plain_count(walk in prop::collection::vec(-1i8..=1, 0..80)) {
            let mut history = History::new(Walk::new(4, 1));
            for mv in walk {
                if let Ok(next) = history.present().clone().play(mv) {
                    history.push(next);
                }
                let all = history.positions();
                let plain = all.iter().filter(|&p| p == history.present()).count();
                prop_assert_eq!(history.occurrences(), plain);
            }
            while history.pop().is_some() {}
            prop_assert_eq!(history.occurrences(), 1);
        }
    }
}

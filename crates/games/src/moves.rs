//! Moves of any game, and how they are written.

use std::fmt;
use std::str::FromStr;

use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase, Say};
use sumito_epaminondas as epaminondas;
use {sumito_abalone as abalone, sumito_abalone::Hex61, sumito_abalone::Hex91};

use crate::Rules;

/// A move of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// One of Abalone, on any board.
    Abalone(abalone::Move),
    /// One of Epaminondas or Crossings.
    Epaminondas(epaminondas::Move),
}

/// Moves of one kind, of any game.
#[derive(Clone, Debug)]
pub enum MoveSet {
    /// Of Abalone on boards of up to 61 cells.
    Abalone(abalone::MoveSet<Hex61>),
    /// Of Abalone on the board of 91 cells.
    AbaloneLarge(abalone::MoveSet<Hex91>),
    /// Of Epaminondas or Crossings.
    Epaminondas(epaminondas::MoveSet),
}

impl sumito_core::MoveSet for MoveSet {
    fn len(&self) -> usize {
        match self {
            Self::Abalone(set) => sumito_core::MoveSet::len(set),
            Self::AbaloneLarge(set) => sumito_core::MoveSet::len(set),
            Self::Epaminondas(set) => sumito_core::MoveSet::len(set),
        }
    }
}

impl IntoIterator for MoveSet {
    type Item = Move;
    type IntoIter = MoveSetIter;

    fn into_iter(self) -> MoveSetIter {
        match self {
            Self::Abalone(set) => MoveSetIter::Abalone(set.into_iter()),
            Self::AbaloneLarge(set) => MoveSetIter::AbaloneLarge(set.into_iter()),
            Self::Epaminondas(set) => MoveSetIter::Epaminondas(set.into_iter()),
        }
    }
}

/// The moves of a [`MoveSet`], one by one.
#[derive(Clone, Debug)]
pub enum MoveSetIter {
    /// Of Abalone on boards of up to 61 cells.
    Abalone(<abalone::MoveSet<Hex61> as IntoIterator>::IntoIter),
    /// Of Abalone on the board of 91 cells.
    AbaloneLarge(<abalone::MoveSet<Hex91> as IntoIterator>::IntoIter),
    /// Of Epaminondas or Crossings.
    Epaminondas(<epaminondas::MoveSet as IntoIterator>::IntoIter),
}

impl Iterator for MoveSetIter {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        match self {
            Self::Abalone(moves) => moves.next().map(Move::Abalone),
            Self::AbaloneLarge(moves) => moves.next().map(Move::Abalone),
            Self::Epaminondas(moves) => moves.next().map(Move::Epaminondas),
        }
    }
}

/// Why a move may not be played.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.say())]
pub enum IllegalMove {
    /// It breaks a rule of Abalone.
    Abalone(#[from] abalone::IllegalMove),
    /// It breaks a rule of Epaminondas or Crossings.
    Epaminondas(#[from] epaminondas::IllegalMove),
    /// It is a move of another game.
    OtherGame,
}

impl Say for IllegalMove {
    fn say(&self) -> Phrase {
        match self {
            Self::Abalone(inner) => inner.say(),
            Self::Epaminondas(inner) => inner.say(),
            Self::OtherGame => phrase!("illegal-other-game", "this is a move of another game"),
        }
    }
}

/// Why a text is not a legal move.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.say())]
pub enum MoveTextError {
    /// Not one of Abalone.
    Abalone(#[from] abalone::MoveTextError),
    /// Not one of Epaminondas or Crossings.
    Epaminondas(#[from] epaminondas::MoveTextError),
    /// The notation is for another game.
    Notation(Notation),
}

impl Say for MoveTextError {
    fn say(&self) -> Phrase {
        match self {
            Self::Abalone(inner) => inner.say(),
            Self::Epaminondas(inner) => inner.say(),
            Self::Notation(notation) => phrase!(
                "move-notation",
                "moves of this game are not written in {notation}",
                notation = notation.name()
            ),
        }
    }
}

/// How moves are written.
///
/// ```
/// use sumito_games::{Notation, Rules};
/// let rules: Rules = "crossings".parse().unwrap();
/// assert_eq!(Notation::canonical_for(&rules), Notation::Rear);
/// assert_eq!("tail-head".parse(), Ok(Notation::TailHead));
/// assert_eq!(Notation::AbaPro.to_string(), "Aba-Pro");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Abalone's own, the seed's: last marble and its next cell.
    AbaPro,
    /// Rear marble and the cell the front own one comes to.
    Nacre,
    /// Rear marble and the cell the last marble of the whole chain comes to.
    PlayStrategy,
    /// Epaminondas' own, the seed's: first and last square of the rear piece.
    Rear,
    /// Rear piece and the square the front piece lands on.
    TailHead,
}

impl Notation {
    /// All notations.
    pub const ALL: [Self; 5] =
        [Self::AbaPro, Self::Nacre, Self::PlayStrategy, Self::Rear, Self::TailHead];

    /// The notation moves of these rules are written in unless asked otherwise.
    #[must_use]
    pub fn canonical_for(rules: &Rules) -> Self {
        match rules {
            Rules::Abalone(_) => Self::AbaPro,
            Rules::Epaminondas(_) => Self::Rear,
        }
    }

    /// Whether moves of these rules can be written so.
    #[must_use]
    pub fn fits(self, rules: &Rules) -> bool {
        match rules {
            Rules::Abalone(_) => self.abalone().is_some(),
            Rules::Epaminondas(_) => self.epaminondas().is_some(),
        }
    }

    /// The name as the `Notation` tag spells it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::AbaPro => "Aba-Pro",
            Self::Nacre => "Nacre",
            Self::PlayStrategy => "PlayStrategy",
            Self::Rear => "Rear",
            Self::TailHead => "Tail-Head",
        }
    }

    pub(crate) const fn abalone(self) -> Option<abalone::Notation> {
        match self {
            Self::AbaPro => Some(abalone::Notation::AbaPro),
            Self::Nacre => Some(abalone::Notation::Nacre),
            Self::PlayStrategy => Some(abalone::Notation::PlayStrategy),
            Self::Rear | Self::TailHead => None,
        }
    }

    pub(crate) const fn epaminondas(self) -> Option<epaminondas::Notation> {
        match self {
            Self::Rear => Some(epaminondas::Notation::Rear),
            Self::TailHead => Some(epaminondas::Notation::TailHead),
            Self::AbaPro | Self::Nacre | Self::PlayStrategy => None,
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Notation {
    type Err = Mismatch;

    fn from_str(text: &str) -> Result<Self, Mismatch> {
        let word = text.trim();
        let letters = |name: &str| name.to_lowercase().replace(['-', '_', ' '], "");
        Self::ALL.into_iter().find(|n| letters(n.name()) == letters(word)).ok_or_else(|| {
            let names = Self::ALL.map(Self::name).join(", ");
            Mismatch::word(
                text,
                text.len() - text.trim_start().len(),
                word,
                phrase!("expected-one-of", "one of {words}", words = names),
            )
        })
    }
}

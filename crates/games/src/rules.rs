//! Rule sets of any game.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use sumito_abalone::{self as abalone, StartError};
use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase, Say, meaning, nearest};
use sumito_core::{LineUp, Repetition};
use sumito_epaminondas as epaminondas;

use crate::Position;

/// A rule set of any game.
///
/// ```
/// use sumito_games::Rules;
/// let rules: Rules = "abalone".parse()?;
/// assert_eq!(rules.to_string(), "abalone/belgian-daisy");
/// assert_eq!(rules.game(), "abalone");
/// assert_eq!(rules.line_up().len(), 2);
/// assert!("chess".parse::<Rules>().is_err());
/// # Ok::<(), sumito_games::RulesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rules {
    /// Abalone with any line-up and variants.
    Abalone(Arc<abalone::Rules>),
    /// Epaminondas or Crossings.
    Epaminondas(Arc<epaminondas::Rules>),
}

impl Rules {
    /// `abalone`, `epaminondas` or `crossings`: the word rule-set texts begin with.
    #[must_use]
    pub fn game(&self) -> &'static str {
        match self {
            Self::Abalone(_) => "abalone",
            Self::Epaminondas(rules) => match rules.variant() {
                epaminondas::Variant::Epaminondas => "epaminondas",
                epaminondas::Variant::Crossings => "crossings",
            },
        }
    }

    /// The seats in turn order.
    #[must_use]
    pub fn line_up(&self) -> &LineUp {
        match self {
            Self::Abalone(rules) => rules.line_up(),
            Self::Epaminondas(rules) => rules.line_up(),
        }
    }

    /// The position games start from.
    ///
    /// # Errors
    /// The rule set has none (`abalone/empty`).
    pub fn start(&self) -> Result<Position, StartError> {
        Position::start(self)
    }

    /// What the third occurrence of a position means.
    #[must_use]
    pub fn repetition(&self) -> Repetition {
        match self {
            Self::Abalone(rules) => rules.repetition(),
            Self::Epaminondas(rules) => rules.repetition(),
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Abalone(rules) => rules.fmt(f),
            Self::Epaminondas(rules) => rules.fmt(f),
        }
    }
}

/// Why a text is no rule set.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.say())]
pub enum RulesError {
    /// No game is called so.
    Game(Mismatch),
    /// Not one of Abalone.
    Abalone(#[from] abalone::RulesError),
    /// Not one of Epaminondas or Crossings.
    Epaminondas(#[from] epaminondas::RulesError),
}

impl Say for RulesError {
    fn say(&self) -> Phrase {
        match self {
            Self::Game(mismatch) => {
                phrase!("wrong-rules", "rule set: {problem}", problem = mismatch.say())
            }
            Self::Abalone(inner) => inner.say(),
            Self::Epaminondas(inner) => inner.say(),
        }
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        let start = text.len() - text.trim_start().len();
        let rest = &text[start..];
        let game = &rest[..rest.find(['/', '?']).unwrap_or(rest.len())].trim_end();
        match game.to_lowercase().as_str() {
            "abalone" => Ok(Self::Abalone(Arc::new(text.parse()?))),
            "epaminondas" | "crossings" => Ok(Self::Epaminondas(Arc::new(text.parse()?))),
            _ => Err(RulesError::Game(Mismatch::word(text, start, game, game_for(game)))),
        }
    }
}

/// What should stand in place of a word that is no game; it may name a layout.
fn game_for(word: &str) -> Phrase {
    let near = nearest(word, ["abalone", "epaminondas", "crossings"]);
    let texts: Vec<String> = match near[..] {
        [] => {
            let layouts = abalone::Layout::all().iter().map(|layout| layout.id);
            nearest(word, layouts).into_iter().map(|id| format!("abalone/{id}")).collect()
        }
        _ => near.into_iter().map(str::to_owned).collect(),
    };
    match texts[..] {
        [] => phrase!("expected-game", "a game: abalone, epaminondas or crossings"),
        _ => meaning(phrase!("expected-a-game", "a rule set"), &texts),
    }
}

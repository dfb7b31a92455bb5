//! Scores as chances of winning, and what a move that lowers them is called.

use serde::{Deserialize, Serialize};
use sumito_engine::Score;

/// The chance of winning that a score means, from 0 to 1: `1 / (1 + e^(-score / 2.0))` with the
/// score in marbles, so that one marble ahead is 62 %, two are 73 %. What is proved is 0 or 1.
///
/// ```
/// use sumito_engine::Score;
/// use sumito_study::chance;
/// assert_eq!(chance(Score::DRAW), 0.5);
/// assert_eq!(chance(Score::centi(200)), 0.7311);
/// assert_eq!(chance(Score::loss_in(4)), 0.0);
/// ```
#[must_use]
pub fn chance(score: Score) -> f64 {
    const STEEPNESS: f64 = 200.0;
    if score.is_decided() {
        return if score.win().is_some() { 1.0 } else { 0.0 };
    }
    rounded(1.0 / (1.0 + (-f64::from(score.value()) / STEEPNESS).exp()))
}

/// How exact a move was, from 0 to 100, by the chance of winning it gave away:
/// `100 · e^(-4 · loss)`. A loss of 5 % leaves 82, of 20 % leaves 45.
///
/// ```
/// assert_eq!(sumito_study::accuracy(0.0), 100.0);
/// assert_eq!(sumito_study::accuracy(0.05).round(), 82.0);
/// ```
#[must_use]
pub fn accuracy(loss: f64) -> f64 {
    const SEVERITY: f64 = 4.0;
    100.0 * (-SEVERITY * loss).exp()
}

/// Four decimals: more would tell processors apart, not moves.
pub(crate) fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

/// What a move that lowers the chance of winning is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// 5 % or more given away.
    Inaccuracy,
    /// 10 % or more given away.
    Mistake,
    /// 20 % or more given away.
    Blunder,
}

impl Class {
    /// Every class, from slight to grave.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The class of a move that gives this much of the chance of winning away.
    ///
    /// ```
    /// use sumito_study::Class;
    /// assert_eq!(Class::of(0.04), None);
    /// assert_eq!(Class::of(0.1), Some(Class::Mistake));
    /// ```
    #[must_use]
    pub fn of(loss: f64) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|class| loss >= class.least())
    }

    /// The least loss of this class.
    #[must_use]
    pub const fn least(self) -> f64 {
        match self {
            Self::Inaccuracy => 0.05,
            Self::Mistake => 0.1,
            Self::Blunder => 0.2,
        }
    }

    /// The mark behind such a move: `?!`, `?`, `??`.
    #[must_use]
    pub const fn glyph(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

//! Checked rule sets.

use std::fmt;
use std::str::FromStr;

use sumito_core::text::Mismatch;
use sumito_core::{LineUp, PerTeam};

use crate::{Cell, Layout, Repetition, RuleSpec, Setup};

/// A checked rule set.
#[derive(Clone, Debug)]
pub struct Rules {
    spec: RuleSpec,
    line_up: LineUp,
    goals: PerTeam<u16>,
}

impl Rules {
    /// Checks a rule set as typed.
    ///
    /// # Errors
    /// Every objection.
    pub fn new(_spec: RuleSpec) -> Result<Self, RulesError> {
        todo!()
    }

    /// The rule set as typed, brought into canonical form.
    #[must_use]
    pub fn spec(&self) -> &RuleSpec {
        &self.spec
    }

    /// The layout the rule set builds on.
    #[must_use]
    pub fn layout(&self) -> &'static Layout {
        todo!()
    }

    /// The side of the board, 3 to 6.
    #[must_use]
    pub fn side(&self) -> usize {
        self.spec.side
    }

    /// Seats, colours and teams.
    #[must_use]
    pub fn line_up(&self) -> &LineUp {
        &self.line_up
    }

    /// Ejections each team needs.
    #[must_use]
    pub fn goals(&self) -> PerTeam<u16> {
        self.goals
    }

    /// The marbles at the start; `None` where a position is needed.
    #[must_use]
    pub fn setup(&self) -> Option<&Setup> {
        todo!()
    }

    /// What the third occurrence of a position does.
    #[must_use]
    pub fn repetition(&self) -> Repetition {
        self.spec.repetition
    }

    /// Cells nothing can enter.
    #[must_use]
    pub fn obstacles(&self) -> &[Cell] {
        &self.spec.obstacles
    }

    /// Cells that are off the board though within it.
    #[must_use]
    pub fn holes(&self) -> &[Cell] {
        &self.spec.holes
    }

    /// Whether the start can be rated: a symmetry swaps the colours, and nothing favours a team.
    #[must_use]
    pub fn is_fair(&self) -> bool {
        todo!()
    }

    /// Every key of rule-set texts.
    #[must_use]
    pub fn keys() -> &'static [Key] {
        todo!()
    }
}

impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        self.spec == other.spec
    }
}

impl Eq for Rules {}

impl FromStr for RuleSpec {
    type Err = RulesError;
    fn from_str(_text: &str) -> Result<Self, RulesError> {
        todo!()
    }
}

impl fmt::Display for RuleSpec {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        todo!()
    }
}

impl FromStr for Rules {
    type Err = RulesError;
    fn from_str(text: &str) -> Result<Self, RulesError> {
        Self::new(text.parse()?)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spec.fmt(f)
    }
}

/// A key of rule-set texts, for lists and forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key.
    pub name: &'static str,
    /// What its value looks like.
    pub values: &'static str,
    /// The value when the key is left out.
    pub default: &'static str,
    /// What it means, in one line.
    pub meaning: &'static str,
}

/// One thing that is wrong with a rule set or a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// The key of the rule set, or the part of the position, that is wrong.
    pub about: &'static str,
    /// What is wrong and what would be right.
    pub message: String,
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.about, self.message)
    }
}

/// Why a rule set cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// The text is not of the form of a rule set, or names what does not exist.
    #[error("rule set: {0}")]
    Text(#[from] Mismatch),
    /// The parts do not fit together.
    #[error("rule set: {}", .0.iter().map(Objection::to_string).collect::<Vec<_>>().join("; "))]
    Objections(Vec<Objection>),
}

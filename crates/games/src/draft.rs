//! Positions being put together: anything a person draws, with what speaks against it.
//!
//! ```
//! use sumito_games::{Draft, Edit};
//! let mut draft = Draft::new("abalone/standard").unwrap();
//! draft.edit(&Edit::Put { cell: "E5".into(), kind: Some("obstacle".into()) }).unwrap();
//! assert_eq!(draft.rules_text(), "abalone/standard?obstacles=E5");
//! assert!(draft.check().is_ok());
//! ```

mod field;
mod hexagon;

use std::fmt;

use serde::Deserialize;
use sumito_abalone::PositionForm;
use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase, Say};
use sumito_core::{LineUp, SeatSet};

use crate::{Position, Rules, RulesError};
use field::FieldDraft;
use hexagon::HexagonDraft;

/// A rule set and a position as drawn, possible or not. [`Draft::check`] makes it a [`Position`].
#[derive(Clone, Debug)]
pub struct Draft(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Hexagon(Box<HexagonDraft>),
    Field(FieldDraft),
}

/// One step of drawing.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Edit {
    /// Puts something on a cell, or clears it.
    Put {
        /// The cell.
        cell: String,
        /// A colour's name, `neutral`, `obstacle` or `hole`; nothing clears the cell.
        #[serde(default)]
        kind: Option<String>,
    },
    /// Takes what is on one cell to another.
    Move {
        /// Where it is.
        from: String,
        /// Where it goes.
        to: String,
    },
    /// Swaps left and right.
    Mirror,
    /// Turns everything clockwise: by a sixth on a hexagon, by a half on a field.
    Turn,
    /// Takes everything off the board and sets the counts to nothing.
    Clear,
    /// Says whose turn it is and what has happened; what is left out stays.
    State {
        /// The seat to move by its name: `b`, `w2`.
        #[serde(default)]
        turn: Option<String>,
        /// Ejections or captures by each team.
        #[serde(default)]
        scores: Option<Vec<u16>>,
        /// Plies since the last ejection or capture.
        #[serde(default)]
        quiet: Option<u32>,
        /// Plies played.
        #[serde(default)]
        ply: Option<u32>,
    },
}

/// Why a step of drawing cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub enum EditError {
    /// The board has no such cell.
    Cell(String),
    /// Nothing of that kind is drawn here.
    Kind {
        /// What was asked for.
        found: String,
        /// What there is.
        kinds: String,
    },
    /// Nobody is called so.
    Seat {
        /// The name.
        found: String,
        /// The names there are.
        seats: String,
    },
    /// More or fewer scores than teams.
    Scores {
        /// How many were given.
        found: usize,
        /// How many teams there are.
        teams: usize,
    },
}

impl Say for EditError {
    fn say(&self) -> Phrase {
        match self {
            Self::Cell(found) => phrase!(
                "edit-cell",
                "there is no cell `{found}` on this board",
                found = found.as_str()
            ),
            Self::Kind { found, kinds } => phrase!(
                "edit-kind",
                "`{found}` cannot be put here: choose one of {kinds}",
                found = found.as_str(),
                kinds = kinds.as_str()
            ),
            Self::Seat { found, seats } => phrase!(
                "edit-seat",
                "there is no seat `{found}`: choose one of {seats}",
                found = found.as_str(),
                seats = seats.as_str()
            ),
            Self::Scores { found, teams } => phrase!(
                "edit-scores",
                "{found} scores are given, but there are {teams} teams",
                found = *found,
                teams = *teams
            ),
        }
    }
}

/// Why there is nothing to draw on.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.say())]
pub enum DraftError {
    /// The rule set has no board.
    Rules(#[from] RulesError),
    /// The text is no position of its board.
    Position(#[from] Mismatch),
}

impl Say for DraftError {
    fn say(&self) -> Phrase {
        match self {
            Self::Rules(inner) => inner.say(),
            Self::Position(mismatch) => {
                phrase!("wrong-position", "position: {problem}", problem = mismatch.say())
            }
        }
    }
}

/// What a draft says beside its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftState {
    /// The seat to move, by its index.
    pub turn: usize,
    /// Ejections or captures by each team.
    pub scores: Vec<u16>,
    /// Plies since the last ejection or capture.
    pub quiet: u32,
    /// Plies played.
    pub ply: u32,
    /// Seats that have left the game.
    pub out: SeatSet,
}

/// Runs an expression on whichever draft it is.
macro_rules! each {
    ($draft:expr, $d:ident => $body:expr) => {
        match $draft {
            Kind::Hexagon($d) => $body,
            Kind::Field($d) => $body,
        }
    };
}

impl Draft {
    /// The start of a rule set, or its empty board if it has no start.
    ///
    /// # Errors
    /// The rule set cannot be read, or says no board.
    pub fn new(rules: &str) -> Result<Self, RulesError> {
        let game = rules.trim_start().split(['/', '?']).next().unwrap_or_default().trim_end();
        Ok(Self(match game.to_lowercase().as_str() {
            "abalone" => Kind::Hexagon(Box::new(HexagonDraft::new(rules.parse()?)?)),
            _ => match rules.parse()? {
                Rules::Epaminondas(rules) => Kind::Field(FieldDraft::new(rules)),
                Rules::Abalone(rules) => {
                    Kind::Hexagon(Box::new(HexagonDraft::new(rules.spec().clone())?))
                }
            },
        }))
    }

    /// A position of a rule set, in any of the forms that are known.
    ///
    /// ```
    /// use sumito_games::Draft;
    /// let text = "ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1";
    /// let draft = Draft::read("abalone", text).unwrap();
    /// assert!(draft.to_string().starts_with("ww1bb/wwwbbb/1ww1bb1/"));
    /// ```
    ///
    /// # Errors
    /// The rule set says no board, or the text is no position of it.
    pub fn read(rules: &str, position: &str) -> Result<Self, DraftError> {
        let mut draft = Self::new(rules)?;
        each!(&mut draft.0, d => d.read(position)?);
        Ok(draft)
    }

    /// The rule set as text, possible or not.
    #[must_use]
    pub fn rules_text(&self) -> String {
        each!(&self.0, d => d.rules_text())
    }

    /// The rule set with this board and these seats, which may differ in what is wrong.
    #[must_use]
    pub fn frame(&self) -> Rules {
        each!(&self.0, d => d.frame())
    }

    /// The seats.
    #[must_use]
    pub fn line_up(&self) -> LineUp {
        self.frame().line_up().clone()
    }

    /// What can be put on a cell here, by name.
    #[must_use]
    pub fn kinds(&self) -> Vec<&'static str> {
        each!(&self.0, d => d.kinds())
    }

    /// Everything on the board: the cell and the kind by name.
    #[must_use]
    pub fn pieces(&self) -> Vec<(String, &'static str)> {
        each!(&self.0, d => d.pieces())
    }

    /// Whose turn it is and what has happened.
    #[must_use]
    pub fn state(&self) -> DraftState {
        each!(&self.0, d => d.state())
    }

    /// Draws.
    ///
    /// # Errors
    /// The step names what is not there.
    pub fn edit(&mut self, edit: &Edit) -> Result<(), EditError> {
        each!(&mut self.0, d => d.edit(edit))
    }

    /// The position, if it can be played.
    ///
    /// # Errors
    /// Every objection to the rule set and to the position, in words.
    pub fn check(&self) -> Result<Position, Vec<Phrase>> {
        each!(&self.0, d => d.check())
    }

    /// The position in every form that can say it, with the form's name; ours first, and alone
    /// while the position cannot be played.
    #[must_use]
    pub fn forms(&self) -> Vec<(&'static str, String)> {
        let mut forms = vec![("Sumito", self.to_string())];
        if let Ok(position) = self.check() {
            let foreign = [PositionForm::PlayStrategy, PositionForm::Apgn];
            let names = ["PlayStrategy", "APGN"];
            let write = |(name, form)| Some((name, position.write_as(form).ok()?));
            forms.extend(names.into_iter().zip(foreign).filter_map(write));
        }
        forms
    }
}

/// The position in our form, possible or not.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(&self.0, d => f.write_str(&d.text()))
    }
}

/// The seat of this name among those of a line-up.
fn seat_named(line_up: &LineUp, name: &str) -> Result<sumito_core::Seat, EditError> {
    line_up.seat_named(name).ok_or_else(|| EditError::Seat {
        found: name.to_owned(),
        seats: line_up.seats().map(|s| line_up.seat_name(s)).collect::<Vec<_>>().join(", "),
    })
}

#[cfg(test)]
mod tests;

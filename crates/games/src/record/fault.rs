//! What can be wrong with a record, in words.

use crate::{MoveTextError, PositionTextError, RulesError, StartError};

/// A record that is none: which one of its file, where, and why. The others are read all the same.
///
/// ```
/// use sumito_games::record::read_records;
/// let text = "[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n[Result \"*\"]\n\n1. A1B2 E5E6 *";
/// let broken = read_records(text).next().unwrap().unwrap_err();
/// assert_eq!((broken.game, broken.ply, broken.line), (1, 2, 5));
/// assert_eq!(broken.token.as_deref(), Some("E5E6"));
/// ```
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.place())]
pub struct BrokenRecord {
    /// Which record of the file, from 1; 0 if there is none at all.
    pub game: usize,
    /// Which ply, from 1; 0 if the fault lies before the first move.
    pub ply: usize,
    /// The line of the file, from 1.
    pub line: usize,
    /// What stands there, where one word is at fault.
    pub token: Option<String>,
    /// What is wrong with it.
    #[source]
    pub reason: Fault,
}

impl BrokenRecord {
    fn place(&self) -> String {
        let mut place = match self.game {
            0 => String::new(),
            game => format!("game {game}, line {}", self.line),
        };
        if self.ply > 0 {
            place += &format!(", ply {}", self.ply);
        }
        if let Some(token) = &self.token {
            place += &format!(", `{}`", token.escape_debug());
        }
        if !place.is_empty() {
            place += ": ";
        }
        place + &self.reason.to_string()
    }
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    /// Nothing but white space.
    #[error("there is no game in this file")]
    Empty,
    /// A tag line that is none.
    #[error("a tag looks like [Name \"value\"], on one line; this one does not: {0}")]
    Tag(String),
    /// A comment without its end.
    #[error("this comment is never closed; its `}}` is missing")]
    OpenComment,
    /// The end of a comment that never began.
    #[error("a `}}` without the `{{` that opens the comment")]
    StrayBrace,
    /// A variation without its end, or an end without its beginning.
    #[error("the brackets of the variations do not match")]
    Brackets,
    /// Variations within variations beyond all reason.
    #[error("variations are nested more than {0} deep")]
    Depth(usize),
    /// Neither rules nor variant.
    #[error(
        "nothing says what is played: a `Rules` tag (as [Rules \"abalone\"]) or a `Variant` tag \
         is needed"
    )]
    Untold,
    /// Rules that are none.
    #[error("the `Rules` tag: {0}")]
    Rules(#[source] RulesError),
    /// A variant nobody knows.
    #[error(
        "no variant is called `{0}`; possible are standard, belgian, german_daisy, the other \
         layouts by their names, and custom with a `Position` tag"
    )]
    Variant(String),
    /// No notation, or an unknown one.
    #[error("the `Notation` tag must say how the moves are written: {possible}; {found}")]
    Notation {
        /// What the tag says.
        found: String,
        /// The notations of this game.
        possible: String,
    },
    /// The start position is none.
    #[error("the `Position` tag: {0}")]
    Position(#[source] PositionTextError),
    /// No position to start from.
    #[error("the `Position` tag is missing: {0}")]
    Start(#[source] StartError),
    /// A move that cannot be read or played.
    #[error("{0}")]
    Move(#[source] MoveTextError),
    /// A seat that is none, or plays no more.
    #[error("no seat named `{0}` is in the game here")]
    Seat(String),
    /// A pass where there is none.
    #[error("a turn can only be passed among three seats or more")]
    Pass,
    /// More moves than the game has.
    #[error("the game was over before this: {result} ({termination})")]
    Over {
        /// The result by then.
        result: String,
        /// The reason, as the `Termination` tag would say it.
        termination: &'static str,
    },
    /// Moves after the result.
    #[error("this stands after the result {0}, which ends the moves")]
    AfterResult(String),
    /// A result that cannot be read.
    #[error("a result here is {possible} or `*`")]
    Result {
        /// Results for so many teams.
        possible: String,
    },
    /// Two results in one record.
    #[error("the `Result` tag says {tag}, but the moves end with {end}")]
    TwoResults {
        /// What the tag says.
        tag: String,
        /// What ends the moves.
        end: String,
    },
    /// A result the board refutes.
    #[error("the record says {said} ({termination}), but by the moves it is {found}")]
    Contradiction {
        /// What the record says.
        said: String,
        /// Why, by the record; `no termination` if it does not say.
        termination: String,
        /// What the moves come to.
        found: String,
    },
    /// A line of another file form that is not of that form.
    #[error("{0}")]
    Json(String),
}

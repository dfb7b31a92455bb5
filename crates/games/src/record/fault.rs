//! What can be wrong with a record, in words.

use sumito_core::phrase;
use sumito_core::text::{Phrase, Say, meaning, nearest};

use super::{Record, variant};
use crate::{MoveTextError, PositionTextError, RulesError, StartError};

/// A record that is none: which one of its file, where, and why, and what stands before the fault.
/// The others are read all the same.
///
/// ```
/// use sumito_games::record::read_records;
/// let text = "[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n[Result \"*\"]\n\n1. A1B2 E5E6 *";
/// let broken = read_records(text).next().unwrap().unwrap_err();
/// assert_eq!((broken.game, broken.ply, broken.line), (1, 2, 5));
/// assert_eq!(broken.token.as_deref(), Some("E5E6"));
/// assert_eq!(broken.before.unwrap().game().moves(), ["A1B2"]);
/// ```
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.say())]
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
    /// The record up to the fault, its end left open; `None` where nobody can tell what is played.
    pub before: Option<Box<Record>>,
}

impl Say for BrokenRecord {
    fn say(&self) -> Phrase {
        let problem = self.reason.say();
        if self.game == 0 {
            return problem;
        }
        if matches!(self.reason, Fault::Encoding { .. }) {
            return phrase!(
                "broken-text",
                "game {game}, {problem}",
                game = self.game,
                problem = problem
            );
        }
        let (game, line, ply) = (self.game, self.line, self.ply);
        let word = self.token.as_ref().map(|token| token.escape_debug().to_string());
        match (word, ply) {
            (None, 0) => phrase!(
                "broken",
                "game {game}, line {line}: {problem}",
                game = game,
                line = line,
                problem = problem
            ),
            (Some(word), 0) => phrase!(
                "broken-word",
                "game {game}, line {line}, `{word}`: {problem}",
                game = game,
                line = line,
                word = word,
                problem = problem
            ),
            (None, _) => phrase!(
                "broken-ply",
                "game {game}, line {line}, ply {ply}: {problem}",
                game = game,
                line = line,
                ply = ply,
                problem = problem
            ),
            (Some(word), _) => phrase!(
                "broken-ply-word",
                "game {game}, line {line}, ply {ply}, `{word}`: {problem}",
                game = game,
                line = line,
                ply = ply,
                word = word,
                problem = problem
            ),
        }
    }
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.say())]
pub enum Fault {
    /// Nothing but white space.
    Empty,
    /// A byte that is no UTF-8.
    Encoding {
        /// The line, from 1.
        line: usize,
        /// The column in characters, from 1.
        column: usize,
        /// The byte that stands there.
        byte: u8,
    },
    /// A tag line that is none.
    Tag(String),
    /// A comment without its end.
    OpenComment,
    /// The end of a comment that never began.
    StrayBrace,
    /// A variation without its end, or an end without its beginning.
    Brackets,
    /// Variations within variations beyond all reason.
    Depth(usize),
    /// Neither rules nor variant.
    Untold,
    /// Rules that are none.
    Rules(#[source] RulesError),
    /// A variant nobody knows.
    Variant(String),
    /// No notation, or an unknown one.
    Notation {
        /// What the tag says; `None` if it is missing.
        found: Option<String>,
        /// The notations of this game.
        possible: String,
    },
    /// The start position is none.
    Position(#[source] PositionTextError),
    /// No position to start from.
    Start(#[source] StartError),
    /// A move that cannot be read or played.
    Move(#[source] MoveTextError),
    /// A seat that is none, or plays no more.
    Seat(String),
    /// A pass where there is none.
    Pass,
    /// More moves than the game has.
    Over {
        /// The result by then.
        result: String,
        /// The reason, as the `Termination` tag would say it.
        termination: &'static str,
    },
    /// Moves after the result.
    AfterResult(String),
    /// A result that cannot be read.
    Result {
        /// Results for so many teams.
        possible: String,
    },
    /// Two results in one record.
    TwoResults {
        /// What the tag says.
        tag: String,
        /// What ends the moves.
        end: String,
    },
    /// A result the board refutes.
    Contradiction {
        /// What the record says.
        said: String,
        /// Why, by the record, if it says so.
        termination: Option<String>,
        /// What the moves come to.
        found: Box<Phrase>,
    },
    /// A line of another file form that is not of that form.
    Json(String),
}

impl Fault {
    /// Whether one word of the main line is at fault, and nothing about the record as a whole.
    #[must_use]
    pub fn is_of_a_move(&self) -> bool {
        matches!(self, Self::Move(_) | Self::Seat(_) | Self::Pass | Self::Over { .. })
    }
}

impl Say for Fault {
    fn say(&self) -> Phrase {
        match self {
            Self::Empty => phrase!("fault-empty", "there is no game in this file"),
            Self::Encoding { line, column, byte } => phrase!(
                "not-text",
                "line {line}, column {column}: the byte {byte} is no UTF-8 text; a file in another encoding (older ones are often in Latin-1) must be saved as UTF-8 first",
                line = *line,
                column = *column,
                byte = format!("{byte:02x}")
            ),
            Self::Tag(found) => phrase!(
                "fault-tag",
                "a tag looks like [Name \"value\"], on one line; this one does not: {found}",
                found = found.as_str()
            ),
            Self::OpenComment => {
                phrase!("fault-open-comment", "this comment is never closed; its `}` is missing")
            }
            Self::StrayBrace => {
                phrase!("fault-stray-brace", "a `}` without the `{` that opens the comment")
            }
            Self::Brackets => {
                phrase!("fault-brackets", "the brackets of the variations do not match")
            }
            Self::Depth(count) => phrase!(
                "fault-depth",
                "variations are nested more than {count} deep",
                count = *count
            ),
            Self::Untold => phrase!(
                "fault-untold",
                "nothing says what is played: a `Rules` tag (as [Rules \"abalone\"]) or a `Variant` tag is needed"
            ),
            Self::Rules(error) => {
                phrase!("fault-rules", "the `Rules` tag: {problem}", problem = error.say())
            }
            Self::Variant(found) => {
                let none = phrase!(
                    "fault-no-variant",
                    "no variant is called `{found}`",
                    found = found.as_str()
                );
                let near = nearest(&variant::id(found), variant::names());
                match near[..] {
                    [] => phrase!(
                        "fault-variant",
                        "{none}; possible are standard, belgian, german_daisy, the other layouts by their names, and custom with a `Position` tag",
                        none = none
                    ),
                    _ => meaning(none, &near),
                }
            }
            Self::Notation { found: Some(found), possible } => phrase!(
                "fault-notation",
                "the `Notation` tag must say how the moves are written: {possible}; it says `{found}`",
                possible = possible.as_str(),
                found = found.as_str()
            ),
            Self::Notation { found: None, possible } => phrase!(
                "fault-no-notation",
                "the `Notation` tag must say how the moves are written: {possible}; it is missing and has no default",
                possible = possible.as_str()
            ),
            Self::Position(error) => {
                phrase!("fault-position", "the `Position` tag: {problem}", problem = error.say())
            }
            Self::Start(error) => phrase!(
                "fault-start",
                "the `Position` tag is missing: {problem}",
                problem = error.say()
            ),
            Self::Move(error) => error.say(),
            Self::Seat(found) => phrase!(
                "fault-seat",
                "no seat named `{found}` is in the game here",
                found = found.as_str()
            ),
            Self::Pass => {
                phrase!("game-no-pass", "a turn can only be passed among three seats or more")
            }
            Self::Over { result, termination } => phrase!(
                "fault-over",
                "the game was over before this: {result} ({termination})",
                result = result.as_str(),
                termination = *termination
            ),
            Self::AfterResult(found) => phrase!(
                "fault-after-result",
                "this stands after the result {found}, which ends the moves",
                found = found.as_str()
            ),
            Self::Result { possible } => phrase!(
                "fault-result",
                "a result here is {possible} or `*`",
                possible = possible.as_str()
            ),
            Self::TwoResults { tag, end } => phrase!(
                "fault-two-results",
                "the `Result` tag says {tag}, but the moves end with {end}",
                tag = tag.as_str(),
                end = end.as_str()
            ),
            Self::Contradiction { said, termination: Some(termination), found } => phrase!(
                "fault-contradiction",
                "the record says {said} ({termination}), but by the moves it is {found}",
                said = said.as_str(),
                termination = termination.as_str(),
                found = (**found).clone()
            ),
            Self::Contradiction { said, termination: None, found } => phrase!(
                "fault-bare-contradiction",
                "the record says {said}, but by the moves it is {found}",
                said = said.as_str(),
                found = (**found).clone()
            ),
            Self::Json(found) => {
                phrase!("fault-json", "no game as JSON: {found}", found = found.as_str())
            }
        }
    }
}

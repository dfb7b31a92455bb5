//! Positions of any game behind one type.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use sumito_abalone::{self as abalone, Board, Hex61, Hex91, Marble, PositionForm, StartError};
use sumito_core::phrase;
use sumito_core::text::{Phrase, Say};
use sumito_core::{Colour, Effect, LineUp, Outcome, PerTeam, Reason, Seat, SeatSet, TeamSet};
use sumito_epaminondas as epaminondas;

use crate::{IllegalMove, Move, MoveSet, MoveTextError, Notation, Rules};

/// A position of any game.
///
/// ```
/// use sumito_core::Position as _;
/// use sumito_games::{Notation, Position, Rules};
/// let rules: Rules = "abalone".parse().unwrap();
/// let start = rules.start().unwrap();
/// assert_eq!(start.count_moves(), 52);
/// let mv = start.read_move("A1B2", Notation::AbaPro).unwrap();
/// assert_eq!(start.write_move(mv, Notation::Nacre), "A1D4");
/// let again = Position::read(&rules, &start.to_string()).unwrap();
/// assert_eq!(again, start);
/// ```
#[derive(Debug, PartialEq, Eq)]
pub enum Position {
    /// Abalone on boards of up to 61 cells.
    Abalone(abalone::Position<Hex61>),
    /// Abalone on the board of 91 cells.
    AbaloneLarge(abalone::Position<Hex91>),
    /// Epaminondas or Crossings.
    Epaminondas(epaminondas::Position),
}

/// Runs an expression on the position of whichever game it is, so that hot code is compiled for
/// each game's own type.
///
/// ```
/// use sumito_core::Position as _;
/// use sumito_games::{Rules, on_position};
/// let rules: Rules = "crossings".parse().unwrap();
/// let start = rules.start().unwrap();
/// assert_eq!(on_position!(&start, p => p.perft(2)), 3600);
/// ```
#[macro_export]
macro_rules! on_position {
    ($position:expr, $p:ident => $body:expr) => {
        match $position {
            $crate::Position::Abalone($p) => $body,
            $crate::Position::AbaloneLarge($p) => $body,
            $crate::Position::Epaminondas($p) => $body,
        }
    };
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.say())]
pub enum PositionTextError {
    /// Not one of Abalone.
    Abalone(#[from] abalone::PositionTextError),
    /// Not one of Epaminondas or Crossings.
    Epaminondas(#[from] epaminondas::PositionTextError),
    /// The form is for Abalone.
    Form,
}

impl Say for PositionTextError {
    fn say(&self) -> Phrase {
        match self {
            Self::Abalone(inner) => inner.say(),
            Self::Epaminondas(inner) => inner.say(),
            Self::Form => {
                phrase!("position-form", "positions of this game have one form only, ours")
            }
        }
    }
}

impl Position {
    /// The position games with these rules start from.
    ///
    /// # Errors
    /// The rule set has none (`abalone/empty`).
    pub fn start(rules: &Rules) -> Result<Self, StartError> {
        Ok(match rules {
            Rules::Abalone(rules) if Self::is_large(rules) => {
                Self::AbaloneLarge(abalone::Position::start(rules)?)
            }
            Rules::Abalone(rules) => Self::Abalone(abalone::Position::start(rules)?),
            Rules::Epaminondas(rules) => Self::Epaminondas(rules.start()),
        })
    }

    /// Reads a position.
    ///
    /// # Errors
    /// What is wrong with the text, or every objection to what it describes.
    pub fn read(rules: &Rules, text: &str) -> Result<Self, PositionTextError> {
        Self::read_as(rules, text, PositionForm::Sumito)
    }

    /// Reads a position in the given form.
    ///
    /// # Errors
    /// What is wrong with the text, or every objection to what it describes.
    pub fn read_as(
        rules: &Rules,
        text: &str,
        form: PositionForm,
    ) -> Result<Self, PositionTextError> {
        Ok(match rules {
            Rules::Abalone(rules) if Self::is_large(rules) => {
                Self::AbaloneLarge(abalone::Position::read_as(rules, text, form)?)
            }
            Rules::Abalone(rules) => Self::Abalone(abalone::Position::read_as(rules, text, form)?),
            Rules::Epaminondas(rules) if form == PositionForm::Sumito => {
                Self::Epaminondas(epaminondas::Position::read(rules, text)?)
            }
            Rules::Epaminondas(_) => return Err(PositionTextError::Form),
        })
    }

    /// Writes the position in the given form; [`Display`](fmt::Display) writes ours.
    ///
    /// # Errors
    /// The form cannot say it.
    pub fn write_as(&self, form: PositionForm) -> Result<String, PositionTextError> {
        Ok(match self {
            Self::Abalone(p) => p.write_as(form)?,
            Self::AbaloneLarge(p) => p.write_as(form)?,
            Self::Epaminondas(p) if form == PositionForm::Sumito => p.to_string(),
            Self::Epaminondas(_) => return Err(PositionTextError::Form),
        })
    }

    fn is_large(rules: &abalone::Rules) -> bool {
        rules.side() > 5
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        match self {
            Self::Abalone(p) => Rules::Abalone(Arc::clone(p.rules())),
            Self::AbaloneLarge(p) => Rules::Abalone(Arc::clone(p.rules())),
            Self::Epaminondas(p) => Rules::Epaminondas(Arc::clone(p.rules())),
        }
    }

    /// What decides how it ends besides what makes positions equal: the plies that have been
    /// played, those of them without an ejection, where the rules limit them; else always 0.
    #[must_use]
    pub fn counted(&self) -> u64 {
        let limited = match self.rules() {
            Rules::Abalone(r) => r.spec().move_limit.is_some() || r.spec().quiet_limit.is_some(),
            Rules::Epaminondas(r) => r.move_plies().is_some() || r.quiet_plies().is_some(),
        };
        if limited {
            u64::from(sumito_core::Position::ply(self)) << 32 | u64::from(self.quiet())
        } else {
            0
        }
    }

    /// Reads a legal move.
    ///
    /// # Errors
    /// What is wrong with the text or the move.
    pub fn read_move(&self, text: &str, notation: Notation) -> Result<Move, MoveTextError> {
        let other = || MoveTextError::Notation(notation);
        Ok(match self {
            Self::Abalone(p) => {
                Move::Abalone(p.read_move(text, notation.abalone().ok_or_else(other)?)?)
            }
            Self::AbaloneLarge(p) => {
                Move::Abalone(p.read_move(text, notation.abalone().ok_or_else(other)?)?)
            }
            Self::Epaminondas(p) => {
                Move::Epaminondas(p.read_move(text, notation.epaminondas().ok_or_else(other)?)?)
            }
        })
    }

    /// Writes a legal move. A notation of another game is replaced by this one's own.
    ///
    /// # Panics
    /// If the move is of another game.
    #[must_use]
    pub fn write_move(&self, mv: Move, notation: Notation) -> String {
        match (self, mv) {
            (Self::Abalone(p), Move::Abalone(mv)) => {
                p.write_move(mv, notation.abalone().unwrap_or_default())
            }
            (Self::AbaloneLarge(p), Move::Abalone(mv)) => {
                p.write_move(mv, notation.abalone().unwrap_or_default())
            }
            (Self::Epaminondas(p), Move::Epaminondas(mv)) => {
                p.write_move(mv, notation.epaminondas().unwrap_or_default())
            }
            _ => panic!("{OTHER_GAME}"),
        }
    }

    /// What a legal move does on the board.
    ///
    /// # Panics
    /// If the move is of another game.
    #[must_use]
    pub fn effect(&self, mv: Move) -> Effect {
        match (self, mv) {
            (Self::Abalone(p), Move::Abalone(mv)) => p.effect(mv),
            (Self::AbaloneLarge(p), Move::Abalone(mv)) => p.effect(mv),
            (Self::Epaminondas(p), Move::Epaminondas(mv)) => p.effect(mv),
            _ => panic!("{OTHER_GAME}"),
        }
    }

    /// Every piece with the name of its cell: of a colour, or of nobody (neutral marbles, stones).
    #[must_use]
    pub fn pieces(&self) -> Vec<(String, Option<Colour>)> {
        fn marbles<B: Board>(p: &abalone::Position<B>) -> Vec<(String, Option<Colour>)> {
            let side = p.rules().side();
            p.marbles()
                .map(|(cell, marble)| match marble {
                    Marble::Colour(colour) => (cell.name(side).to_string(), Some(colour)),
                    Marble::Neutral => (cell.name(side).to_string(), None),
                })
                .collect()
        }
        match self {
            Self::Abalone(p) => marbles(p),
            Self::AbaloneLarge(p) => marbles(p),
            Self::Epaminondas(p) => {
                p.pieces().map(|(square, piece)| (square.to_string(), piece.colour())).collect()
            }
        }
    }

    /// Plies since the last ejection or capture.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        on_position!(self, p => p.quiet())
    }

    /// Actions left in this turn, the next one included.
    #[must_use]
    pub fn actions_left(&self) -> u8 {
        match self {
            Self::Abalone(p) => p.actions_left(),
            Self::AbaloneLarge(p) => p.actions_left(),
            Self::Epaminondas(_) => 1,
        }
    }

    /// Seats that left the game while others play on.
    #[must_use]
    pub fn out(&self) -> SeatSet {
        match self {
            Self::Abalone(p) => p.out(),
            Self::AbaloneLarge(p) => p.out(),
            Self::Epaminondas(_) => SeatSet::EMPTY,
        }
    }

    /// The teams that still have a seat in the game.
    #[must_use]
    pub fn teams_in(&self) -> TeamSet {
        match self {
            Self::Abalone(p) => p.teams_in(),
            Self::AbaloneLarge(p) => p.teams_in(),
            Self::Epaminondas(p) => sumito_core::Position::line_up(p).each_team().collect(),
        }
    }
}

const OTHER_GAME: &str = "a move of another game";

impl Clone for Position {
    fn clone(&self) -> Self {
        match self {
            Self::Abalone(p) => Self::Abalone(p.clone()),
            Self::AbaloneLarge(p) => Self::AbaloneLarge(p.clone()),
            Self::Epaminondas(p) => Self::Epaminondas(p.clone()),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        match (self, source) {
            (Self::Abalone(p), Self::Abalone(q)) => p.clone_from(q),
            (Self::AbaloneLarge(p), Self::AbaloneLarge(q)) => p.clone_from(q),
            (Self::Epaminondas(p), Self::Epaminondas(q)) => p.clone_from(q),
            (p, q) => *p = q.clone(),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on_position!(self, p => p.fmt(f))
    }
}

impl sumito_core::Position for Position {
    type Move = Move;
    type MoveSet = MoveSet;
    type Illegal = IllegalMove;

    fn line_up(&self) -> &LineUp {
        on_position!(self, p => p.line_up())
    }

    fn turn(&self) -> Seat {
        on_position!(self, p => p.turn())
    }

    fn ply(&self) -> u32 {
        on_position!(self, p => p.ply())
    }

    fn scores(&self) -> PerTeam<u16> {
        on_position!(self, p => p.scores())
    }

    fn outcome(&self) -> Option<Outcome> {
        on_position!(self, p => p.outcome())
    }

    fn each_set<B>(&self, mut visitor: impl FnMut(MoveSet) -> ControlFlow<B>) -> ControlFlow<B> {
        match self {
            Self::Abalone(p) => p.each_set(|set| visitor(MoveSet::Abalone(set))),
            Self::AbaloneLarge(p) => p.each_set(|set| visitor(MoveSet::AbaloneLarge(set))),
            Self::Epaminondas(p) => p.each_set(|set| visitor(MoveSet::Epaminondas(set))),
        }
    }

    fn each_decisive_set<B>(
        &self,
        mut visitor: impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self {
            Self::Abalone(p) => p.each_decisive_set(|set| visitor(MoveSet::Abalone(set))),
            Self::AbaloneLarge(p) => p.each_decisive_set(|set| visitor(MoveSet::AbaloneLarge(set))),
            Self::Epaminondas(p) => p.each_decisive_set(|set| visitor(MoveSet::Epaminondas(set))),
        }
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match (self, mv) {
            (Self::Abalone(p), Move::Abalone(mv)) => p.check(mv)?,
            (Self::AbaloneLarge(p), Move::Abalone(mv)) => p.check(mv)?,
            (Self::Epaminondas(p), Move::Epaminondas(mv)) => p.check(mv)?,
            _ => return Err(IllegalMove::OtherGame),
        }
        Ok(())
    }

    fn apply(&mut self, mv: Move) {
        match (self, mv) {
            (Self::Abalone(p), Move::Abalone(mv)) => p.apply(mv),
            (Self::AbaloneLarge(p), Move::Abalone(mv)) => p.apply(mv),
            (Self::Epaminondas(p), Move::Epaminondas(mv)) => p.apply(mv),
            _ => {}
        }
    }

    fn key(&self) -> u64 {
        on_position!(self, p => p.key())
    }

    fn retire(&mut self, seat: Seat, reason: Reason) {
        on_position!(self, p => p.retire(seat, reason));
    }

    fn pass(&mut self) {
        on_position!(self, p => p.pass());
    }

    fn perft(&self, depth: u32) -> u64 {
        on_position!(self, p => p.perft(depth))
    }

    fn count_moves(&self) -> u64 {
        on_position!(self, p => p.count_moves())
    }
}

//! Moves as text, in both conventions.

use std::fmt;
use std::str::FromStr;

use sumito_core::Position as _;
use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase, Say};

use crate::{IllegalMove, Move, Position, Square};

/// How the two squares of a move are meant. Stones are placed by one square in both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// First and last square of the rear piece, the published form: `a1-a3`, `a1xa3`.
    #[default]
    Rear,
    /// The rear piece's square, then the square the front piece lands on.
    TailHead,
}

impl Notation {
    /// Both, the canonical one first.
    pub const ALL: [Self; 2] = [Self::Rear, Self::TailHead];
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rear => "Rear",
            Self::TailHead => "Tail-Head",
        })
    }
}

impl FromStr for Notation {
    type Err = Mismatch;

    fn from_str(text: &str) -> Result<Self, Mismatch> {
        let name = text.trim();
        Self::ALL
            .into_iter()
            .find(|notation| notation.to_string().eq_ignore_ascii_case(name))
            .ok_or_else(|| {
                Mismatch::word(
                    text,
                    0,
                    name,
                    phrase!("expected-one-of", "one of {words}", words = "Rear, Tail-Head"),
                )
            })
    }
}

/// Why a text is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub enum MoveTextError {
    /// It is not of the form of a move.
    Text(#[from] Mismatch),
    /// It breaks a rule.
    Illegal(#[from] IllegalMove),
}

impl Say for MoveTextError {
    fn say(&self) -> Phrase {
        match self {
            Self::Text(mismatch) => {
                phrase!("wrong-move", "move: {problem}", problem = mismatch.say())
            }
            Self::Illegal(reason) => reason.say(),
        }
    }
}

impl Position {
    /// Reads a legal move. Upper case, blanks and a left out `-` or `x` are forgiven; an `x` that
    /// captures nothing is not, since it tells that something else was meant.
    ///
    /// ```
    /// # use sumito_epaminondas::{Move, Direction, Notation, Rules};
    /// let start = std::sync::Arc::new("epaminondas".parse::<Rules>()?).start();
    /// let two = start.read_move("c1-c2", Notation::Rear)?;
    /// assert_eq!(two, start.read_move("c1-c3", Notation::TailHead)?);
    /// let error = start.read_move("c1-c4", Notation::Rear).unwrap_err();
    /// assert_eq!(error.to_string(), "a phalanx of 2 may go at most 2, not 3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong with the text, or the rule the move breaks.
    pub fn read_move(&self, text: &str, notation: Notation) -> Result<Move, MoveTextError> {
        let mut offset = text.len() - text.trim_start().len();
        let end = text.trim_end().len();
        let from = self.read_square(text, &mut offset)?;
        if offset >= end {
            let mv = Move::Place(from);
            self.check(mv)?;
            return Ok(mv);
        }
        let blanks = |at: usize| text[at..].len() - text[at..].trim_start().len();
        offset += blanks(offset);
        let sign = text[offset..].chars().next().filter(|sign| matches!(sign, '-' | 'x' | 'X'));
        let sign_at = offset;
        if sign.is_some() {
            offset += 1;
            offset += blanks(offset);
        }
        let to = self.read_square(text, &mut offset)?;
        if offset < end {
            return Err(Mismatch::at(
                text,
                offset,
                phrase!("expected-move-end", "the end of the move"),
            )
            .into());
        }
        let mv = self.phalanx_move(from, to, notation)?;
        self.check(mv)?;
        if matches!(sign, Some('x' | 'X')) && !self.is_capture(mv) {
            let expected = phrase!(
                "expected-quiet-sign",
                "`-`: in {notation} notation this move captures nothing",
                notation = notation.to_string()
            );
            return Err(Mismatch::at(text, sign_at, expected).into());
        }
        Ok(mv)
    }

    /// Writes a legal move.
    #[must_use]
    pub fn write_move(&self, mv: Move, notation: Notation) -> String {
        let (rear, to) = match mv {
            Move::Place(square) => return square.to_string(),
            Move::Phalanx { rear, direction, distance, .. } => {
                (rear, rear.leap(direction, usize::from(distance)))
            }
        };
        let to = match notation {
            Notation::Rear => to,
            Notation::TailHead => mv.landing().unwrap_or(to),
        };
        let sign = if self.is_capture(mv) { 'x' } else { '-' };
        format!("{rear}{sign}{to}")
    }

    /// Whether a legal move captures.
    #[must_use]
    pub fn is_capture(&self, mv: Move) -> bool {
        let foes = self.board.pieces(self.turn.other());
        matches!(mv, Move::Phalanx { .. })
            && mv.landing().is_some_and(|square| foes.contains(square))
    }

    /// The move two squares mean, if there is any: all own pieces from the rear one on go.
    fn phalanx_move(
        &self,
        rear: Square,
        to: Square,
        notation: Notation,
    ) -> Result<Move, IllegalMove> {
        let (direction, steps) =
            rear.line_to(to).ok_or(IllegalMove::NotALine { from: rear, to })?;
        let movers = self.field().movers;
        let run = (0..)
            .take_while(|&i| rear.step(direction, i).is_some_and(|square| movers.contains(square)))
            .count();
        let size = run.max(1);
        let distance = match notation {
            Notation::Rear => steps,
            Notation::TailHead if steps < size => return Err(IllegalMove::OwnInWay(to)),
            Notation::TailHead => steps + 1 - size,
        };
        Ok(Move::Phalanx { rear, direction, size: size as u8, distance: distance as u8 })
    }

    /// Reads a square of this board and goes on behind it.
    fn read_square(&self, text: &str, offset: &mut usize) -> Result<Square, Mismatch> {
        let letters = text[*offset..].chars().take_while(char::is_ascii_alphabetic).take(1).count();
        let digits = text[*offset + letters..].bytes().take_while(u8::is_ascii_digit).count();
        let word = &text[*offset..*offset + letters + digits];
        match word.parse::<Square>() {
            Ok(square) if self.rules.board().contains(square) => {
                *offset += word.len();
                Ok(square)
            }
            _ => {
                let last = Square::at(self.rules.files() - 1, self.rules.ranks() - 1);
                let expected = phrase!("expected-square", "a square a1 to {last}", last = last);
                Err(if word.len() > 1 {
                    Mismatch::word(text, *offset, word, expected)
                } else {
                    Mismatch::at(text, *offset, expected)
                })
            }
        }
    }
}

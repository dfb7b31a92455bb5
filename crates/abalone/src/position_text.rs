//! Position texts: `ROWS TURN SCORES QUIET PLY`.

use std::fmt;
use std::sync::Arc;

use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase, Say, Value};
use sumito_core::{LineUp, Position as _, Seat, SeatSet};

use crate::rows::{self, Grid};
use crate::{Board, Objection, Position, Rules, Setup};

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub enum PositionTextError {
    /// The text is not of the form.
    Text(#[from] Mismatch),
    /// The position cannot be.
    Objections(Vec<Objection>),
    /// The form cannot say what the rules need.
    Unsuited(Phrase),
}

impl Say for PositionTextError {
    fn say(&self) -> Phrase {
        let problem = match self {
            Self::Text(mismatch) => Value::from(mismatch.say()),
            Self::Objections(objections) => {
                objections.iter().map(Say::say).collect::<Vec<_>>().into()
            }
            Self::Unsuited(why) => why.clone().into(),
        };
        phrase!("wrong-position", "position: {problem}", problem = problem)
    }
}

/// The words of a text, each with its byte offset.
pub(crate) struct Fields<'a> {
    text: &'a str,
    at: usize,
}

/// One word of a text.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub whole: &'a str,
    pub at: usize,
    pub text: &'a str,
}

impl<'a> Fields<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    pub fn next(&mut self) -> Option<Field<'a>> {
        let rest = &self.text[self.at..];
        let start = self.at + (rest.len() - rest.trim_start().len());
        let word = self.text[start..].split(char::is_whitespace).next().unwrap_or_default();
        self.at = start + word.len();
        (!word.is_empty()).then_some(Field { whole: self.text, at: start, text: word })
    }

    pub fn expect(&mut self, what: Phrase) -> Result<Field<'a>, Mismatch> {
        let end = self.text.trim_end().len();
        self.next().ok_or_else(|| Mismatch::at(self.text, end, what))
    }

    pub fn end(&mut self) -> Result<(), Mismatch> {
        self.next().map_or(Ok(()), |extra| {
            Err(extra.wrong(phrase!("expected-text-end", "the end of the text")))
        })
    }
}

impl Field<'_> {
    pub fn wrong(self, expected: Phrase) -> Mismatch {
        Mismatch::word(self.whole, self.at, self.text, expected)
    }

    pub fn number<T: std::str::FromStr>(self, what: Phrase) -> Result<T, Mismatch> {
        let digits = self.text.bytes().all(|b| b.is_ascii_digit());
        self.text.parse().ok().filter(|_| digits).ok_or_else(|| self.wrong(what))
    }

    pub fn grid(self, side: usize) -> Result<Grid, Mismatch> {
        rows::read(self.whole, self.at, self.at + self.text.len(), side, rows::content)
    }

    fn parts(self) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(',').map(move |text| {
            let part = Self { at, text, ..self };
            at += text.len() + 1;
            part
        })
    }

    fn seat(self, line_up: &LineUp) -> Result<Seat, Mismatch> {
        line_up.seat_named(self.text).ok_or_else(|| {
            let names: Vec<_> = line_up.seats().map(|seat| line_up.seat_name(seat)).collect();
            self.wrong(phrase!("expected-seat", "a seat: {seats}", seats = names.join(" ")))
        })
    }
}

impl Setup {
    /// Reads a position text without asking whether it can be.
    ///
    /// # Errors
    /// Where the text is not of the form.
    pub fn read(rules: &Rules, text: &str) -> Result<Self, Mismatch> {
        let line_up = rules.line_up();
        let mut fields = Fields::new(text);
        let grid = fields
            .expect(phrase!("expected-rows", "the rows of a position"))?
            .grid(rules.side())?;
        let turn = fields.expect(phrase!("expected-turn", "the seat to move"))?;
        let (seat, actions_left) = match turn.text.split_once('+') {
            Some((name, left)) => {
                let left = Field { at: turn.at + name.len() + 1, text: left, ..turn };
                (
                    Field { text: name, ..turn },
                    Some(left.number(phrase!("expected-actions", "a number of actions"))?),
                )
            }
            None => (turn, None),
        };
        let mut setup = Self {
            side: rules.side(),
            marbles: grid.marbles,
            obstacles: grid.obstacles,
            holes: grid.holes,
            turn: seat.seat(line_up)?,
            actions_left,
            scores: vec![0; line_up.teams()],
            quiet: 0,
            ply: 0,
            out: SeatSet::EMPTY,
        };
        let mut optional = fields.next();
        let mut take = || {
            let field = optional.filter(|field| !is_out(field));
            if field.is_some() {
                optional = fields.next();
            }
            field
        };
        if let Some(scores) = take() {
            let number = |field: Field<'_>| {
                field.number(phrase!("expected-scores", "scores, one number a team, by commas"))
            };
            setup.scores = scores.parts().map(number).collect::<Result<_, _>>()?;
        }
        if let Some(quiet) = take() {
            setup.quiet = quiet
                .number(phrase!("expected-quiet", "the number of plies since the last ejection"))?;
        }
        if let Some(ply) = take() {
            setup.ply = ply.number(phrase!("expected-ply", "the number of plies played"))?;
        }
        if let Some(out) = optional {
            if !is_out(&out) {
                return Err(
                    out.wrong(phrase!("expected-out", "`out=` and seats, or the end of the text"))
                );
            }
            let seats = Field { at: out.at + 4, text: &out.text[4..], ..out };
            setup.out = seats.parts().map(|part| part.seat(line_up)).collect::<Result<_, _>>()?;
            fields.end()?;
        }
        Ok(setup)
    }
}

fn is_out(field: &Field<'_>) -> bool {
    field.text.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("out="))
}

impl<B: Board> Position<B> {
    /// Reads a position of this rule set.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use sumito_abalone::{Position, Rules};
    /// let rules: Arc<Rules> = Arc::new("abalone/empty?side=3&goal=1".parse()?);
    /// let position: Position = Position::read(&rules, "3/4/1bbw1/4/3 b")?;
    /// assert_eq!(position.to_string(), "3/4/1bbw1/4/3 b 0,0 0 0");
    /// let wrong = Position::<sumito_abalone::Hex61>::read(&rules, "3/4/6/4/3 b").unwrap_err();
    /// assert!(wrong.to_string().contains("column 5: found `6`, expected at most 5 more cells"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Where the text is not of the form, or every objection to the position.
    pub fn read(rules: &Arc<Rules>, text: &str) -> Result<Self, PositionTextError> {
        Setup::read(rules, text)?.check(rules).map_err(PositionTextError::Objections)
    }

    /// The letter of our rows for a cell.
    pub(crate) fn letter(&self, cell: crate::Cell) -> Option<char> {
        if self.rules.obstacles().contains(&cell) {
            return Some('x');
        }
        if self.rules.holes().contains(&cell) {
            return Some('o');
        }
        self.at(cell).map(crate::Marble::letter)
    }
}

impl Setup {
    /// The position text, whether the position can be or not.
    ///
    /// ```
    /// use sumito_abalone::{Rules, Setup};
    /// let rules: Rules = "abalone/empty?side=3&goal=1".parse()?;
    /// let setup = Setup::read(&rules, "3/4/1bbw1/4/x2 b 9,9")?;
    /// assert_eq!(setup.text(rules.line_up()), "3/4/1bbw1/4/x2 b 9,9 0 0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn text(&self, line_up: &LineUp) -> String {
        let letter = |cell: crate::Cell| match self.marbles.get(&cell) {
            _ if self.obstacles.contains(&cell) => Some('x'),
            _ if self.holes.contains(&cell) => Some('o'),
            marble => marble.map(|marble| marble.letter()),
        };
        let rows = rows::write(self.side, letter);
        let left = self.actions_left.map(|left| format!("+{left}")).unwrap_or_default();
        let scores: Vec<_> = self.scores.iter().map(u16::to_string).collect();
        let out: Vec<_> = self.out.iter().map(|seat| line_up.seat_name(seat)).collect();
        let out = if out.is_empty() { String::new() } else { format!(" out={}", out.join(",")) };
        let (turn, scores) = (line_up.seat_name(self.turn), scores.join(","));
        format!("{rows} {turn}{left} {scores} {} {}{out}", self.quiet, self.ply)
    }
}

impl<B: Board> fmt::Display for Position<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.setup().text(self.line_up()))
    }
}

//! Positions as text: `ROWS TURN SCORES QUIET PLY`.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase, Say, Value};

use crate::board::Side;
use crate::{Objection, Piece, Position, Rules, Setup, Square};

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionTextError {
    /// It is not of the form of a position.
    Text(Mismatch),
    /// It describes something that cannot be played: every objection.
    Objections(Vec<Objection>),
}

impl Say for PositionTextError {
    fn say(&self) -> Phrase {
        let problem = match self {
            Self::Text(mismatch) => Value::from(mismatch.say()),
            Self::Objections(each) => each.iter().map(Say::say).collect::<Vec<_>>().into(),
        };
        phrase!("wrong-position", "position: {problem}", problem = problem)
    }
}

impl fmt::Display for PositionTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say().fmt(f)
    }
}

impl std::error::Error for PositionTextError {}

impl From<Mismatch> for PositionTextError {
    fn from(mismatch: Mismatch) -> Self {
        Self::Text(mismatch)
    }
}

impl Position {
    /// Reads a position: rows from the top rank down, the side to move, pieces captured by White
    /// and Black, plies since the last capture, plies played. The last three may be left out.
    ///
    /// ```
    /// # use sumito_epaminondas::{Position, Rules};
    /// let rules = std::sync::Arc::new("epaminondas?files=8&ranks=5".parse::<Rules>()?);
    /// let position = Position::read(&rules, "bbbbbbbb/8/3b4/2wwww2/8 w")?;
    /// assert_eq!(position.to_string(), "bbbbbbbb/8/3b4/2wwww2/8 w 0,0 0 0");
    /// let error = Position::read(&rules, "bbbbbbbb/8/3b4/2wwww3/8 w").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "position: column 21: found `3`, expected at most 2 more squares of rank 2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong with the text, or every objection to what it describes.
    pub fn read(rules: &Arc<Rules>, text: &str) -> Result<Self, PositionTextError> {
        let setup = Setup::read(rules, text)?;
        setup.check().map_err(PositionTextError::Objections)
    }
}

impl Setup {
    /// Reads a position text without asking whether it can be played, see [`Position::read`].
    ///
    /// # Errors
    /// Where the text is not of the form.
    pub fn read(rules: &Arc<Rules>, text: &str) -> Result<Self, Mismatch> {
        let mut setup = Self::empty(rules);
        let mut words = Words { text, offset: 0 };
        let (offset, rows) = words.next().unwrap_or((text.len(), ""));
        setup.read_rows(text, offset, rows)?;

        let expected = phrase!("expected-side", "the side to move, `b` or `w`");
        let (offset, turn) = words.next().unwrap_or((text.len(), ""));
        setup.turn = match turn {
            "" => return Err(Mismatch::at(text, text.len(), expected)),
            "w" | "W" => Side::White.seat(),
            "b" | "B" => Side::Black.seat(),
            word => return Err(Mismatch::word(text, offset, word, expected)),
        };
        if let Some((offset, scores)) = words.next() {
            let expected =
                phrase!("expected-captured", "pieces captured by White and by Black, as in `0,0`");
            setup.captured = scores
                .split_once(',')
                .and_then(|(white, black)| Some([number(white)?, number(black)?]))
                .ok_or_else(|| Mismatch::word(text, offset, scores, expected))?;
        }
        for (field, expected) in [
            (
                &mut setup.quiet,
                phrase!("expected-field-quiet", "a number, the plies since the last capture"),
            ),
            (&mut setup.ply, phrase!("expected-ply", "the number of plies played")),
        ] {
            if let Some((offset, word)) = words.next() {
                *field =
                    number(word).ok_or_else(|| Mismatch::word(text, offset, word, expected))?;
            }
        }
        match words.next() {
            None => Ok(setup),
            Some((offset, word)) => Err(Mismatch::word(
                text,
                offset,
                word,
                phrase!("expected-position-end", "the end of the position"),
            )),
        }
    }

    fn read_rows(&mut self, text: &str, start: usize, rows: &str) -> Result<(), Mismatch> {
        let (files, ranks) = (self.rules.files(), self.rules.ranks());
        let (mut file, mut rank) = (0, ranks - 1);
        let mut rest = rows;
        while let Some(letter) = rest.chars().next() {
            let offset = start + rows.len() - rest.len();
            let left = files - file;
            let room = || match left {
                0 if rank == 0 => phrase!("expected-field-end", "the end of the rows"),
                0 => phrase!(
                    "expected-slash",
                    "`/` after the {files} squares of rank {rank}",
                    files = files,
                    rank = rank + 1
                ),
                _ => phrase!(
                    "expected-at-most-squares",
                    "at most {left} more squares of rank {rank}",
                    left = left,
                    rank = rank + 1
                ),
            };
            let mut length = 1;
            if letter == '/' {
                if left > 0 {
                    let expected = phrase!(
                        "expected-more-squares",
                        "{left} more squares of rank {rank}",
                        left = left,
                        rank = rank + 1
                    );
                    return Err(Mismatch::at(text, offset, expected));
                }
                let Some(below) = rank.checked_sub(1) else {
                    let expected = phrase!(
                        "expected-field-rows",
                        "the end of the rows after {ranks}",
                        ranks = ranks
                    );
                    return Err(Mismatch::at(text, offset, expected));
                };
                (file, rank) = (0, below);
            } else if letter.is_ascii_digit() {
                length = rest.bytes().take_while(u8::is_ascii_digit).count();
                match number::<usize>(&rest[..length]) {
                    Some(run) if (1..=left).contains(&run) => file += run,
                    Some(run) if run > 0 => {
                        return Err(Mismatch::word(text, offset, &rest[..length], room()));
                    }
                    _ => {
                        let expected = phrase!(
                            "expected-empty-squares",
                            "a number of empty squares without leading 0"
                        );
                        return Err(Mismatch::word(text, offset, &rest[..length], expected));
                    }
                }
            } else if let Some(piece) = Piece::from_letter(letter) {
                if left == 0 {
                    return Err(Mismatch::at(text, offset, room()));
                }
                self.set(Square::at(file, rank), Some(piece));
                file += 1;
            } else {
                let expected = phrase!(
                    "expected-field-letters",
                    "`w`, `b`, `n`, a number of empty squares or `/`"
                );
                return Err(Mismatch::at(text, offset, expected));
            }
            rest = &rest[length..];
        }
        if file < files || rank > 0 {
            let expected = match files - file {
                0 => phrase!("expected-more-ranks", "`/` and {ranks} more ranks", ranks = rank),
                left => phrase!(
                    "expected-more-squares",
                    "{left} more squares of rank {rank}",
                    left = left,
                    rank = rank + 1
                ),
            };
            return Err(Mismatch::at(text, start + rows.len(), expected));
        }
        Ok(())
    }
}

/// A decimal number in its only form.
fn number<N: FromStr>(word: &str) -> Option<N> {
    let plain = word.bytes().all(|b| b.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    plain.then(|| word.parse().ok())?
}

/// The words of a text with their byte offsets.
struct Words<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Iterator for Words<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        let rest = &self.text[self.offset..];
        let start = self.offset + rest.len() - rest.trim_start().len();
        let word = self.text[start..].split_whitespace().next()?;
        self.offset = start + word.len();
        Some((start, word))
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.rules.ranks()).rev() {
            let mut empty = 0;
            for file in 0..self.rules.files() {
                match self.at(Square::at(file, rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        write_run(f, &mut empty)?;
                        write!(f, "{}", piece.letter())?;
                    }
                }
            }
            write_run(f, &mut empty)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        let turn = Side::of_seat(self.turn).piece().letter();
        let [white, black] = self.captured;
        write!(f, "{turn} {white},{black} {} {}", self.quiet, self.ply)
    }
}

fn write_run(f: &mut fmt::Formatter<'_>, empty: &mut usize) -> fmt::Result {
    match std::mem::take(empty) {
        0 => Ok(()),
        run => write!(f, "{run}"),
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

//! Squares and directions.

use std::fmt;
use std::str::FromStr;

use sumito_core::phrase;
use sumito_core::text::{Mismatch, Value};

use crate::board::Side;

/// The longest side a board can have.
pub(crate) const MAX_SIDE: usize = 16;

/// A square of the largest board, 16 by 16; `a1` is White's left corner.
///
/// ```
/// use sumito_epaminondas::Square;
/// let square: Square = "n12".parse()?;
/// assert_eq!((square.file(), square.rank()), (13, 11));
/// assert_eq!(square.to_string(), "n12");
/// # Ok::<(), sumito_core::text::Mismatch>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on a file and rank, both counted from 0; `None` beyond 15.
    #[must_use]
    pub const fn new(file: usize, rank: usize) -> Option<Self> {
        if file < MAX_SIDE && rank < MAX_SIDE { Some(Self::at(file, rank)) } else { None }
    }

    /// The square on a file and rank known to be below 16.
    pub(crate) const fn at(file: usize, rank: usize) -> Self {
        Self((rank * MAX_SIDE + file) as u8)
    }

    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The number in the order of ranks, then files: 16 · rank + file.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, from 0 (`a`).
    #[must_use]
    pub const fn file(self) -> usize {
        self.0 as usize % MAX_SIDE
    }

    /// The rank, from 0 (printed as 1).
    #[must_use]
    pub const fn rank(self) -> usize {
        self.0 as usize / MAX_SIDE
    }

    /// The square some steps on; `None` beyond the largest board.
    #[must_use]
    pub fn step(self, direction: Direction, steps: usize) -> Option<Self> {
        let (files, ranks) = direction.offset();
        let go = |from: usize, by: isize| from.checked_add_signed(by.checked_mul(steps as isize)?);
        Self::new(go(self.file(), files)?, go(self.rank(), ranks)?)
    }

    /// As [`Square::step`] where the squares between are known to be on the board.
    #[inline]
    pub(crate) const fn leap(self, direction: Direction, steps: usize) -> Self {
        Self(self.0.wrapping_add_signed((direction.stride() * steps as i32) as i8))
    }

    /// The direction and number of steps from here to another square; `None` if no straight line
    /// joins them or they are the same.
    #[must_use]
    pub fn line_to(self, to: Self) -> Option<(Direction, usize)> {
        let files = to.file() as isize - self.file() as isize;
        let ranks = to.rank() as isize - self.rank() as isize;
        let steps = files.unsigned_abs().max(ranks.unsigned_abs());
        let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        let offset = (files.signum(), ranks.signum());
        let direction = Direction::ALL.into_iter().find(|d| d.offset() == offset)?;
        straight.then_some((direction, steps))
    }

    /// Reads a square at the start of a text: the square and the bytes it took.
    pub(crate) fn read_prefix(text: &str, offset: usize) -> Result<(Self, usize), Mismatch> {
        let rest = &text.as_bytes()[offset..];
        let file = match rest.first().map(u8::to_ascii_lowercase) {
            Some(letter @ b'a'..=b'p') => usize::from(letter - b'a'),
            _ => {
                return Err(Mismatch::at(
                    text,
                    offset,
                    phrase!("expected-file", "a file letter a to p"),
                ));
            }
        };
        let digits = rest[1..].iter().take_while(|b| b.is_ascii_digit()).count();
        let rank = &text[offset + 1..offset + 1 + digits];
        let expected = phrase!("expected-rank", "a rank 1 to 16");
        if digits == 0 {
            return Err(Mismatch::at(text, offset + 1, expected));
        }
        match rank.parse() {
            Ok(number @ 1..=MAX_SIDE) if !rank.starts_with('0') => {
                Ok((Self::at(file, number - 1), 1 + digits))
            }
            _ => Err(Mismatch::word(text, offset + 1, rank, expected)),
        }
    }
}

impl FromStr for Square {
    type Err = Mismatch;

    fn from_str(text: &str) -> Result<Self, Mismatch> {
        let (square, length) = Self::read_prefix(text, 0)?;
        if length < text.len() {
            return Err(Mismatch::at(
                text,
                length,
                phrase!("expected-square-end", "the end of the square"),
            ));
        }
        Ok(square)
    }
}

impl From<Square> for Value {
    fn from(square: Square) -> Self {
        Self::Text(square.to_string())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file() as u8), self.rank() + 1)
    }
}

/// One of the eight directions; north is where White goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Direction {
    East,
    North,
    NorthEast,
    NorthWest,
    West,
    South,
    SouthWest,
    SouthEast,
}

impl Direction {
    /// All eight; the last four are the opposites of the first four, in the same order.
    pub const ALL: [Self; 8] = [
        Self::East,
        Self::North,
        Self::NorthEast,
        Self::NorthWest,
        Self::West,
        Self::South,
        Self::SouthWest,
        Self::SouthEast,
    ];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// One step as (files, ranks).
    #[must_use]
    pub const fn offset(self) -> (isize, isize) {
        match self {
            Self::East => (1, 0),
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::NorthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::SouthEast => (1, -1),
        }
    }

    /// Whether a step goes up the board for this side.
    pub(crate) const fn climbs(self, side: Side) -> bool {
        let (_, ranks) = self.offset();
        match side {
            Side::White => ranks > 0,
            Side::Black => ranks < 0,
        }
    }

    /// One step as a difference of square numbers.
    pub(crate) const fn stride(self) -> i32 {
        let (files, ranks) = self.offset();
        (ranks * MAX_SIDE as isize + files) as i32
    }

    /// The number of the line's axis, 0 to 3: along ranks, files, and the two diagonals.
    pub(crate) const fn axis(self) -> usize {
        self as usize % 4
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_read_back() {
        for index in 0..=255 {
            let square = Square::from_index(index);
            assert_eq!(square.to_string().parse(), Ok(square));
        }
    }

    #[test]
    fn bad_squares_say_where() {
        let error = |text: &str| text.parse::<Square>().unwrap_err().to_string();
        assert_eq!(error(""), "column 1: found the end of the text, expected a file letter a to p");
        assert_eq!(error("q1"), "column 1: found `q`, expected a file letter a to p");
        assert_eq!(error("a17"), "column 2: found `17`, expected a rank 1 to 16");
        assert_eq!(error("a01"), "column 2: found `01`, expected a rank 1 to 16");
        assert_eq!(error("a1b"), "column 3: found `b`, expected the end of the square");
        assert_eq!(error("é1"), "column 1: found `é`, expected a file letter a to p");
    }

    #[test]
    fn opposite_directions_undo_each_other() {
        for direction in Direction::ALL {
            let (files, ranks) = direction.offset();
            assert_eq!(direction.opposite().offset(), (-files, -ranks));
            assert_eq!(direction.axis(), direction.opposite().axis());
        }
    }

    #[test]
    fn lines_between_squares() {
        let square = |text: &str| text.parse::<Square>().unwrap();
        assert_eq!(square("a1").line_to(square("d4")), Some((Direction::NorthEast, 3)));
        assert_eq!(square("d4").line_to(square("d1")), Some((Direction::South, 3)));
        assert_eq!(square("a1").line_to(square("b3")), None);
        assert_eq!(square("a1").line_to(square("a1")), None);
        assert_eq!(square("a1").step(Direction::West, 1), None);
        assert_eq!(square("a1").step(Direction::North, usize::MAX), None);
    }
}

//! Cells of the hexagon.

use std::fmt;

use sumito_core::phrase;
use sumito_core::text::{Mismatch, Value};

use crate::Direction;

/// The largest board side.
pub const LARGEST_SIDE: usize = 6;
/// The smallest board side.
pub const SMALLEST_SIDE: usize = 3;

/// Rows and diagonals of the lattice that carries every board.
const SPAN: i32 = 2 * LARGEST_SIDE as i32 - 1;
const REACH: i32 = LARGEST_SIDE as i32 - 1;

/// A cell, counted from the centre, so that boards of every side share their inner cells.
///
/// Its name depends on the side of the board: the centre is `E5` on side 5 and `F6` on side 6.
///
/// ```
/// use sumito_abalone::Cell;
/// assert_eq!(Cell::named("E5", 5), Some(Cell::CENTRE));
/// assert_eq!(Cell::CENTRE.name(6).to_string(), "F6");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The middle of every board.
    pub const CENTRE: Self = Self::from_offsets(0, 0).unwrap();

    /// The cell this many digits and rows from the centre, if side 6 has it.
    #[must_use]
    pub const fn from_offsets(digits: i32, rows: i32) -> Option<Self> {
        let slant = digits - rows;
        if digits.abs() > REACH || rows.abs() > REACH || slant.abs() > REACH {
            return None;
        }
        Some(Self(((rows + REACH) * SPAN + digits + REACH) as u8))
    }

    /// Digits and rows from the centre.
    #[must_use]
    pub const fn offsets(self) -> (i32, i32) {
        let index = self.0 as i32;
        (index % SPAN - REACH, index / SPAN - REACH)
    }

    /// The cell of a row and digit, both from 1, on a board of this side.
    #[must_use]
    pub const fn new(row: usize, digit: usize, side: usize) -> Option<Self> {
        if row == 0 || digit == 0 || row >= 2 * side || digit >= 2 * side {
            return None;
        }
        match Self::from_offsets(digit as i32 - side as i32, row as i32 - side as i32) {
            Some(cell) if cell.is_on(side) => Some(cell),
            _ => None,
        }
    }

    /// The cell of this name, such as `A1` or `e5`, on a board of this side.
    #[must_use]
    pub fn named(name: &str, side: usize) -> Option<Self> {
        match read_cell(name, 0, side) {
            Ok((cell, end)) if end == name.len() => Some(cell),
            _ => None,
        }
    }

    /// The name on a board of this side.
    #[must_use]
    pub const fn name(self, side: usize) -> CellName {
        CellName { cell: self, side: side as u8 }
    }

    /// The row on a board of this side, from 1 at the bottom.
    #[must_use]
    pub const fn row(self, side: usize) -> usize {
        (self.offsets().1 + side as i32) as usize
    }

    /// The digit on a board of this side.
    #[must_use]
    pub const fn digit(self, side: usize) -> usize {
        (self.offsets().0 + side as i32) as usize
    }

    /// Steps from the centre.
    #[must_use]
    pub const fn ring(self) -> usize {
        self.distance(Self::CENTRE)
    }

    /// Steps to another cell.
    #[must_use]
    pub const fn distance(self, other: Self) -> usize {
        let ((x, y), (u, v)) = (self.offsets(), other.offsets());
        let (dx, dy) = (x - u, y - v);
        let slant = (dx - dy).unsigned_abs() as usize;
        let (dx, dy) = (dx.unsigned_abs() as usize, dy.unsigned_abs() as usize);
        let longer = if dx > dy { dx } else { dy };
        if longer > slant { longer } else { slant }
    }

    /// Whether a board of this side has the cell.
    #[must_use]
    pub const fn is_on(self, side: usize) -> bool {
        self.ring() < side
    }

    /// The next cell in a direction, if side 6 has it.
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Option<Self> {
        self.ahead(direction, 1)
    }

    /// The cell so many steps away in a direction, if side 6 has it.
    #[must_use]
    pub const fn ahead(self, direction: Direction, steps: usize) -> Option<Self> {
        let ((x, y), (dx, dy)) = (self.offsets(), direction.delta());
        let steps = steps as i32;
        if steps > SPAN {
            return None;
        }
        Self::from_offsets(x + dx * steps, y + dy * steps)
    }

    /// The direction of the line from here to another cell, if they share one.
    #[must_use]
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&d| {
            let steps = self.distance(other);
            steps > 0 && self.ahead(d, steps) == Some(other)
        })
    }

    /// The middle of the cell in units of the distance between neighbours, from the centre of the
    /// board, y upwards.
    #[must_use]
    pub fn centre(self) -> (f64, f64) {
        let (x, y) = self.offsets();
        (f64::from(x) - f64::from(y) / 2.0, f64::from(y) * 0.75_f64.sqrt())
    }

    /// Every cell of a board, row by row from A1.
    pub fn all(side: usize) -> impl Iterator<Item = Self> + Clone {
        (1..2 * side)
            .flat_map(move |row| (1..2 * side).filter_map(move |digit| Self::new(row, digit, side)))
    }

    /// A number below 121, the same on every board.
    pub(crate) const fn lattice_index(self) -> usize {
        self.0 as usize
    }
}

/// A cell with the board it is named on; prints the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellName {
    cell: Cell,
    side: u8,
}

impl CellName {
    /// The cell.
    #[must_use]
    pub const fn cell(self) -> Cell {
        self.cell
    }
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = usize::from(self.side);
        if !self.cell.is_on(side) {
            return f.write_str("a cell off the board");
        }
        write!(f, "{}{}", row_letter(self.cell.row(side)), self.cell.digit(side))
    }
}

/// The letter of a row, from 1.
pub(crate) fn row_letter(row: usize) -> char {
    char::from(b'A' + (row - 1) as u8)
}

/// The digits of a row, lowest and highest.
pub(crate) fn row_digits(row: usize, side: usize) -> (usize, usize) {
    ((row + 1).saturating_sub(side).max(1), (2 * side - 1).min(row + side - 1))
}

/// Reads a cell name at a byte offset; returns the cell and the offset after it.
pub(crate) fn read_cell(text: &str, at: usize, side: usize) -> Result<(Cell, usize), Mismatch> {
    let last = row_letter(2 * side - 1);
    let expected_row = || phrase!("expected-row-letter", "a row letter A to {last}", last = last);
    let letter = text.get(at..).and_then(|rest| rest.chars().next());
    let row = match letter {
        Some(c) if ('A'..=last).contains(&c.to_ascii_uppercase()) => {
            usize::from(c.to_ascii_uppercase() as u8 - b'A') + 1
        }
        _ => return Err(Mismatch::at(text, at, expected_row())),
    };
    let digits = text[at + 1..].bytes().take(3).take_while(u8::is_ascii_digit).count();
    let (low, high) = row_digits(row, side);
    let expected = phrase!(
        "expected-digit",
        "a digit {low} to {high} after the row {row}",
        low = low,
        high = high,
        row = row_letter(row)
    );
    if digits == 0 {
        return Err(Mismatch::at(text, at + 1, expected));
    }
    let end = at + 1 + digits;
    let cell = text[at + 1..end].parse().ok().and_then(|digit| Cell::new(row, digit, side));
    match cell {
        Some(cell) if !text[at + 1..].starts_with('0') => Ok((cell, end)),
        _ => Err(Mismatch::word(
            text,
            at,
            &text[at..end],
            phrase!(
                "expected-cell",
                "a cell of row {row}: {row}{low} to {row}{high}",
                row = row_letter(row),
                low = low,
                high = high
            ),
        )),
    }
}

impl From<CellName> for Value {
    fn from(cell: CellName) -> Self {
        Self::Text(cell.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_have_the_digits_of_the_board() {
        for (side, cells) in [(3, 19), (4, 37), (5, 61), (6, 91)] {
            assert_eq!(Cell::all(side).count(), cells);
            for cell in Cell::all(side) {
                let name = cell.name(side).to_string();
                assert_eq!(Cell::named(&name, side), Some(cell), "{name} on side {side}");
                let (low, high) = row_digits(cell.row(side), side);
                assert!((low..=high).contains(&cell.digit(side)));
            }
        }
        let names = |side| Cell::all(side).map(|c| c.name(side).to_string()).collect::<Vec<_>>();
        assert_eq!(names(5)[0], "A1");
        assert_eq!(names(5)[60], "I9");
        assert_eq!(names(6)[90], "K11");
        assert_eq!(Cell::named("I4", 5), None);
        assert_eq!(Cell::named("A6", 5), None);
        assert_eq!(Cell::named("E05", 5), None);
        assert_eq!(Cell::named("E10", 5), None);
    }

    #[test]
    fn a_wrong_cell_is_named_with_what_its_row_has() {
        let wrong = read_cell("A6", 0, 5).unwrap_err();
        assert_eq!(wrong.to_string(), "column 1: found `A6`, expected a cell of row A: A1 to A5");
        let wrong = read_cell("Z1", 0, 5).unwrap_err();
        assert_eq!(wrong.to_string(), "column 1: found `Z`, expected a row letter A to I");
    }

    #[test]
    fn directions_lead_where_the_names_say() {
        let e5 = Cell::CENTRE;
        let to = |d: Direction| e5.neighbour(d).unwrap().name(5).to_string();
        assert_eq!(Direction::ALL.map(to), ["E6", "F6", "F5", "E4", "D4", "D5"]);
        for d in Direction::ALL {
            assert_eq!(e5.direction_to(e5.ahead(d, 3).unwrap()), Some(d));
        }
    }
}

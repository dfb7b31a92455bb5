//! The rows of a position text: what stands on each cell, from the top row down.

use std::collections::BTreeMap;
use std::fmt::Write;

use sumito_core::Colour;
use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase};

use crate::cell::{row_digits, row_letter};
use crate::{Cell, Marble};

/// What rows say about every cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Grid {
    pub marbles: BTreeMap<Cell, Marble>,
    pub obstacles: Vec<Cell>,
    pub holes: Vec<Cell>,
}

/// What a letter puts on its cell.
pub(crate) enum Content {
    Marble(Marble),
    Obstacle,
    Hole,
}

/// The letters of our own rows.
pub(crate) fn content(letter: char) -> Option<Content> {
    Some(match letter.to_ascii_lowercase() {
        'n' => Content::Marble(Marble::Neutral),
        'x' => Content::Obstacle,
        'o' => Content::Hole,
        letter => Content::Marble(Marble::Colour(Colour::from_letter(letter)?)),
    })
}

const LETTERS: Phrase = phrase!(
    "expected-letters",
    "a marble (b w r u g y n), an obstacle x, a hole o, or a run of empty cells"
);

/// Reads the rows that stand at `at..end` of a text.
pub(crate) fn read(
    text: &str,
    at: usize,
    end: usize,
    side: usize,
    letters: impl Fn(char) -> Option<Content>,
) -> Result<Grid, Mismatch> {
    let mut grid = Grid::default();
    let mut rows = text[at..end].split('/');
    let mut offset = at;
    for row in (1..2 * side).rev() {
        let letter = row_letter(row);
        let Some(cells) = rows.next() else {
            return Err(Mismatch::at(
                text,
                end,
                phrase!("expected-next-row", "`/` and row {row}", row = letter),
            ));
        };
        read_row(text, offset, cells, row, side, &letters, &mut grid)?;
        offset += cells.len() + 1;
    }
    if rows.next().is_some() {
        let expected = phrase!(
            "expected-rows-end",
            "the end of the rows: a board of side {side} has {rows}",
            side = side,
            rows = 2 * side - 1
        );
        return Err(Mismatch::at(text, offset - 1, expected));
    }
    grid.obstacles.sort_unstable();
    grid.holes.sort_unstable();
    Ok(grid)
}

fn read_row(
    text: &str,
    start: usize,
    cells: &str,
    row: usize,
    side: usize,
    letters: &impl Fn(char) -> Option<Content>,
    grid: &mut Grid,
) -> Result<(), Mismatch> {
    let (low, high) = row_digits(row, side);
    let letter = row_letter(row);
    let too_long = || {
        phrase!(
            "expected-row-end",
            "the end of row {row}, which has {cells} cells",
            row = letter,
            cells = high + 1 - low
        )
    };
    let mut digit = low;
    let mut chars = cells.char_indices().peekable();
    while let Some((i, c)) = chars.next() {
        let at = start + i;
        if digit > high {
            return Err(Mismatch::at(text, at, too_long()));
        }
        if c.is_ascii_digit() {
            let mut run = &cells[i..=i];
            while let Some((j, _)) = chars.next_if(|(_, c)| c.is_ascii_digit()) {
                run = &cells[i..=j];
            }
            if run.starts_with('0') {
                return Err(Mismatch::word(
                    text,
                    at,
                    run,
                    phrase!("expected-run", "a run of 1 or more empty cells"),
                ));
            }
            match run.parse::<usize>() {
                Ok(count) if count <= high + 1 - digit => digit += count,
                _ => {
                    let rest = phrase!(
                        "expected-at-most-cells",
                        "at most {cells} more cells in row {row}",
                        cells = high + 1 - digit,
                        row = letter
                    );
                    return Err(Mismatch::word(text, at, run, rest));
                }
            }
            continue;
        }
        let Some(cell) = Cell::new(row, digit, side) else {
            return Err(Mismatch::at(text, at, too_long()));
        };
        match letters(c) {
            Some(Content::Marble(marble)) => {
                grid.marbles.insert(cell, marble);
            }
            Some(Content::Obstacle) => grid.obstacles.push(cell),
            Some(Content::Hole) => grid.holes.push(cell),
            None => return Err(Mismatch::at(text, at, LETTERS)),
        }
        digit += 1;
    }
    if digit <= high {
        let missing = phrase!(
            "expected-more-cells",
            "{cells} more cells in row {row}",
            cells = high + 1 - digit,
            row = letter
        );
        return Err(Mismatch::at(text, start + cells.len(), missing));
    }
    Ok(())
}

/// Writes rows; `letter` says what stands on a cell, `None` for an empty one.
pub(crate) fn write(side: usize, letter: impl Fn(Cell) -> Option<char>) -> String {
    let mut text = String::new();
    for row in (1..2 * side).rev() {
        let mut run = 0;
        let (low, high) = row_digits(row, side);
        for digit in low..=high {
            match Cell::new(row, digit, side).and_then(&letter) {
                Some(c) => {
                    push_run(&mut text, &mut run);
                    text.push(c);
                }
                None => run += 1,
            }
        }
        push_run(&mut text, &mut run);
        if row > 1 {
            text.push('/');
        }
    }
    text
}

fn push_run(text: &mut String, run: &mut usize) {
    if *run > 0 {
        let _ = write!(text, "{run}");
        *run = 0;
    }
}

impl Grid {
    /// The letter of our own rows for a cell.
    pub fn letter(&self, cell: Cell) -> Option<char> {
        if self.obstacles.contains(&cell) {
            return Some('x');
        }
        if self.holes.contains(&cell) {
            return Some('o');
        }
        self.marbles.get(&cell).map(|marble| marble.letter())
    }
}

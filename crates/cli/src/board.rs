//! A board drawn in characters: letters where plain text is wanted, coloured marbles where the
//! terminal shows colours.

use std::collections::HashSet;
use std::fmt::Write as _;

use anstyle::{Ansi256Color, Color, Style};
use sumito_core::Effect;

/// How pieces look.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// Letters as in position texts, moved pieces in capitals.
    Plain,
    /// Marbles on wood. The ground is always painted, so it reads on light and dark alike.
    Coloured,
}

/// A board with what stands on it, ready to be drawn.
pub struct Board {
    rows: Vec<Vec<char>>,
    hexagon: bool,
    marked: HashSet<String>,
}

const EMPTY: char = '.';
const WOOD: [u8; 2] = [137, 101];
const MARKED: u8 = 143;
const DIM: u8 = 245;

impl Board {
    /// The board of a canonical position text; hexagonal, or rectangular from the top rank down.
    pub fn read(position: &str, hexagon: bool) -> Self {
        let rows = position.split_whitespace().next().unwrap_or_default();
        Self { rows: rows.split('/').map(cells).collect(), hexagon, marked: HashSet::new() }
    }

    /// Makes all pieces look alike.
    pub fn hide_colours(&mut self) {
        let pieces = self.rows.iter_mut().flatten().filter(|c| "bwrugy".contains(**c));
        pieces.for_each(|piece| *piece = 'b');
    }

    /// Marks where the pieces of the last move came from and went to.
    pub fn mark(&mut self, effect: &Effect) {
        let shifts = effect.shifts.iter().flat_map(|(from, to)| [Some(from), to.as_ref()]);
        let others = effect.removed.iter().chain(&effect.place);
        self.marked = shifts.flatten().chain(others).map(|cell| cell.to_lowercase()).collect();
    }

    /// The drawing, line by line; turned by half when `flipped`.
    pub fn draw(&self, look: Look, flipped: bool) -> String {
        let mut canvas = Canvas::default();
        for (y, row) in self.rows.iter().enumerate() {
            for (x, &piece) in row.iter().enumerate() {
                let cell = Spot {
                    text: piece.to_string(),
                    ground: Some((x + y) % 2 * usize::from(!self.hexagon)),
                    marked: self.marked.contains(&self.name(y, x)),
                };
                canvas.put(self.place(y, x), cell);
            }
            for (column, label) in self.labels(y) {
                let (line, first) = self.place(y, 0);
                canvas.put((line, first + column), Spot::label(label));
            }
        }
        for (x, label) in self.foot() {
            canvas.put(self.place(self.rows.len(), x), Spot::label(label));
        }
        canvas.draw(look, flipped)
    }

    /// Half the number of rows, rounded down: the row of the hexagon that reaches farthest left.
    fn middle(&self) -> usize {
        self.rows.len() / 2
    }

    /// Line and column of a cell on the canvas; cells stand two columns apart.
    fn place(&self, y: usize, x: usize) -> (i32, i32) {
        let shift = if self.hexagon { y.abs_diff(self.middle()) } else { 0 };
        (y as i32, (2 * x + shift) as i32)
    }

    fn name(&self, y: usize, x: usize) -> String {
        let rank = self.rows.len() - y;
        if self.hexagon {
            let letter = char::from(b'a' + rank as u8 - 1);
            return format!("{letter}{}", self.first_digit(y) + x);
        }
        format!("{}{rank}", file(x))
    }

    /// The digit of the leftmost cell of a row of the hexagon.
    fn first_digit(&self, y: usize) -> usize {
        1 + self.middle().saturating_sub(y)
    }

    /// What stands beside a row, in columns from its first cell.
    fn labels(&self, y: usize) -> Vec<(i32, String)> {
        let rank = self.rows.len() - y;
        if !self.hexagon {
            return vec![(-3, format!("{rank:>2}"))];
        }
        let mut labels = vec![(-3, char::from(b'A' + rank as u8 - 1).to_string())];
        // A diagonal ends at the last cell of the row above, one step to the lower right.
        if y > self.middle() {
            let digit = self.first_digit(y - 1) + self.rows[y - 1].len() - 1;
            labels.push((2 * self.rows[y].len() as i32, digit.to_string()));
        }
        labels
    }

    /// What stands below the last row.
    fn foot(&self) -> Vec<(usize, String)> {
        let last = self.rows.len().saturating_sub(1);
        let width = self.rows.last().map_or(0, Vec::len);
        let label = |x: usize| match self.hexagon {
            true => (self.first_digit(last) + x).to_string(),
            false => file(x).to_string(),
        };
        (0..width).map(|x| (x, label(x))).collect()
    }
}

fn file(x: usize) -> char {
    char::from(b'a' + x as u8)
}

fn cells(row: &str) -> Vec<char> {
    let mut cells = Vec::new();
    let mut run = 0;
    for c in row.chars() {
        match c.to_digit(10) {
            Some(digit) => run = run * 10 + digit as usize,
            None => {
                cells.extend(std::iter::repeat_n(EMPTY, std::mem::take(&mut run)));
                cells.push(c);
            }
        }
    }
    cells.extend(std::iter::repeat_n(EMPTY, run));
    cells
}

/// What stands at one place of the canvas.
#[derive(Clone)]
struct Spot {
    text: String,
    /// Which wood lies below; labels stand beside the board.
    ground: Option<usize>,
    marked: bool,
}

impl Spot {
    fn label(text: String) -> Self {
        Self { text, ground: None, marked: false }
    }
}

#[derive(Default)]
struct Canvas {
    spots: Vec<((i32, i32), Spot)>,
}

impl Canvas {
    fn put(&mut self, place: (i32, i32), spot: Spot) {
        self.spots.push((place, spot));
    }

    fn draw(mut self, look: Look, flipped: bool) -> String {
        if flipped {
            for ((y, x), _) in &mut self.spots {
                (*y, *x) = (-*y, -*x);
            }
        }
        self.spots.sort_by_key(|&(place, _)| place);
        let left = self.spots.iter().map(|((_, x), _)| *x).min().unwrap_or(0) - 2;
        let mut text = String::new();
        for line in self.spots.chunk_by(|a, b| a.0.0 == b.0.0) {
            draw_line(&mut text, line, left, look);
            text.push('\n');
        }
        text
    }
}

/// A piece takes its own column and the one before it, a label ends at its column.
fn draw_line(text: &mut String, line: &[((i32, i32), Spot)], left: i32, look: Look) {
    let mut column = left;
    let mut wood = None;
    for ((_, x), spot) in line {
        if spot.ground.is_none() {
            close(text, &mut column, wood.take(), look);
        }
        for _ in column..=x - spot.text.chars().count() as i32 - i32::from(spot.ground.is_some()) {
            text.push(' ');
        }
        match spot.ground {
            None => text.push_str(&label(&spot.text, look)),
            Some(ground) => {
                let ground = if spot.marked { MARKED } else { WOOD[ground] };
                text.push_str(&paint(&format!(" {}", glyph(spot, look)), ground, look));
                wood = Some(ground);
            }
        }
        column = x + 1;
    }
    close(text, &mut column, wood, look);
    text.truncate(text.trim_end_matches(' ').len());
}

/// The half cell right of the last one of a row.
fn close(text: &mut String, column: &mut i32, wood: Option<u8>, look: Look) {
    if let Some(wood) = wood {
        text.push_str(&paint(" ", wood, look));
        *column += 1;
    }
}

fn label(text: &str, look: Look) -> String {
    match look {
        Look::Plain => text.to_owned(),
        Look::Coloured => {
            let style = Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(DIM))));
            format!("{style}{text}{style:#}")
        }
    }
}

fn paint(text: &str, ground: u8, look: Look) -> String {
    if look == Look::Plain {
        return text.to_owned();
    }
    let ground = Some(Color::Ansi256(Ansi256Color(ground)));
    let mut painted = String::new();
    for c in text.chars() {
        let (shape, colour) = marble(c);
        let style =
            Style::new().bg_color(ground).fg_color(Some(Color::Ansi256(Ansi256Color(colour))));
        let _ = write!(painted, "{style}{shape}{style:#}");
    }
    painted
}

fn glyph(spot: &Spot, look: Look) -> String {
    if look == Look::Plain && spot.ground.is_some() && spot.marked {
        return spot.text.replace(EMPTY, ":").to_uppercase();
    }
    spot.text.clone()
}

/// Shape and colour of a piece: never told apart by colour alone.
fn marble(letter: char) -> (char, u8) {
    match letter {
        'b' => ('●', 16),
        'w' => ('●', 231),
        'r' => ('◆', 88),
        'u' => ('■', 19),
        'g' => ('▲', 22),
        'y' => ('★', 226),
        'n' => ('◉', 250),
        'x' => ('✕', 52),
        'o' => ('○', 52),
        EMPTY => ('·', 94),
        other => (other, 94),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sumito_core::MoveKind;

    const STANDARD: &str = "wwwww/wwwwww/2www2/8/9/8/2bbb2/b1bbbb/bbbbb b";

    #[test]
    fn hexagon_with_its_slant() {
        let mut board = Board::read(STANDARD, true);
        let shift = |from: &str, to: &str| (from.to_owned(), Some(to.to_owned()));
        board.mark(&Effect {
            kind: MoveKind::Line,
            shifts: vec![shift("B2", "C3")],
            own: 1,
            removed: vec![],
            place: None,
        });
        let expected = [
            "      I  w w w w w",
            "     H  w w w w w w",
            "    G  . . w w w . .",
            "   F  . . . . . . . .",
            "  E  . . . . . . . . .",
            "   D  . . . . . . . . 9",
            "    C  . . B b b . . 8",
            "     B  b : b b b b 7",
            "      A  b b b b b 6",
            "          1 2 3 4 5",
        ];
        let drawing = board.draw(Look::Plain, false);
        assert_eq!(drawing.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn coordinates_turn_with_the_board() {
        let board = Board::read("w3/4/3b/b3 w", false);
        assert_eq!(
            board.draw(Look::Plain, false),
            "  4  w . . .\n  3  . . . .\n  2  . . . b\n  1  b . . .\n     a b c d\n"
        );
        assert_eq!(
            board.draw(Look::Plain, true),
            "  d c b a\n  . . . b  1\n  b . . .  2\n  . . . .  3\n  . . . w  4\n"
        );
    }

    #[test]
    fn colours_keep_the_columns() {
        let board = Board::read(STANDARD, true);
        let coloured = board.draw(Look::Coloured, false);
        let stripped = anstream::adapter::strip_str(&coloured).to_string();
        let width =
            |text: &str| text.lines().map(|l| l.trim_end().chars().count()).collect::<Vec<_>>();
        assert_eq!(width(&stripped), width(&board.draw(Look::Plain, false)));
    }
}

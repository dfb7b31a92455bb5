//! Where cells lie: the plane of the two kinds of board, seen from any side.

/// The distance of neighbouring cell centres. Everything else is measured against it.
pub(crate) const PITCH: f64 = 100.0;
/// The distance of neighbouring rows of a hexagon.
pub(crate) const ROW: f64 = PITCH * 0.866_025_403_784_438_6;

/// A point of the drawing; the centre of the board is the origin, y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The point after the board is turned clockwise by sixths of a full turn.
    pub fn turned(self, sixths: u8) -> Self {
        let (sin, cos) = (f64::from(sixths) * std::f64::consts::FRAC_PI_3).sin_cos();
        Self::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }

    pub fn plus(self, x: f64, y: f64) -> Self {
        Self::new(self.x + x, self.y + y)
    }

    /// The point `share` of the way to `other`.
    pub fn towards(self, other: Self, share: f64) -> Self {
        Self::new(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)
    }
}

/// The outline of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A regular hexagon with this many cells a side.
    Hexagon {
        /// 3 to 6.
        side: usize,
    },
    /// A rectangle.
    Field {
        /// Columns, 4 to 16.
        files: usize,
        /// Rows, 4 to 16.
        ranks: usize,
    },
}

impl Shape {
    /// The names of all cells, row by row from the top, each row from the left.
    ///
    /// ```
    /// use sumito_drawing::Shape;
    /// let rows = Shape::Hexagon { side: 5 }.rows();
    /// assert_eq!(rows[0], ["I5", "I6", "I7", "I8", "I9"]);
    /// assert_eq!(rows[8][0], "A1");
    /// ```
    #[must_use]
    pub fn rows(self) -> Vec<Vec<String>> {
        match self {
            Self::Hexagon { side } => (0..2 * side - 1)
                .rev()
                .map(|row| {
                    let (first, last) = hexagon_row(side, row);
                    (first..=last).map(|digit| format!("{}{digit}", letter(b'A', row))).collect()
                })
                .collect(),
            Self::Field { files, ranks } => (1..=ranks)
                .rev()
                .map(|rank| {
                    (0..files).map(|file| format!("{}{rank}", letter(b'a', file))).collect()
                })
                .collect(),
        }
    }

    /// The centre of a cell on the board as it lies before any turn.
    pub(crate) fn centre(self, cell: &str) -> Option<Point> {
        let mut chars = cell.chars();
        let letter = chars.next()?;
        let number: usize = chars.as_str().parse().ok()?;
        match self {
            Self::Hexagon { side } => {
                let row = (letter.to_ascii_uppercase() as usize).checked_sub('A' as usize)?;
                (row < 2 * side - 1).then_some(())?;
                let (first, last) = hexagon_row(side, row);
                (first..=last).contains(&number).then(|| {
                    let up = row as f64 - (side as f64 - 1.0);
                    Point::new((number as f64 - side as f64 - up / 2.0) * PITCH, -up * ROW)
                })
            }
            Self::Field { files, ranks } => {
                let file = (letter.to_ascii_lowercase() as usize).checked_sub('a' as usize)?;
                (file < files && (1..=ranks).contains(&number)).then(|| {
                    Point::new(
                        (file as f64 - (files as f64 - 1.0) / 2.0) * PITCH,
                        ((ranks as f64 + 1.0) / 2.0 - number as f64) * PITCH,
                    )
                })
            }
        }
    }

    /// The turn that can be shown: fields know only the half-turn.
    pub(crate) fn turn(self, sixths: u8) -> u8 {
        match self {
            Self::Hexagon { .. } => sixths % 6,
            Self::Field { .. } => {
                if sixths % 6 == 3 {
                    3
                } else {
                    0
                }
            }
        }
    }

    /// Row and column names with the places where they stand before any turn.
    pub(crate) fn labels(self) -> Vec<(String, Point)> {
        match self {
            Self::Hexagon { side } => {
                const AWAY: f64 = 71.0;
                let rows = (0..2 * side - 1).filter_map(|row| {
                    let (first, _) = hexagon_row(side, row);
                    let name = letter(b'A', row).to_string();
                    let from = self.centre(&format!("{name}{first}"))?;
                    Some((name, from.plus(-AWAY, 0.0)))
                });
                let digits = (1..2 * side).filter_map(|digit| {
                    let row = digit.saturating_sub(side);
                    let from = self.centre(&format!("{}{digit}", letter(b'A', row)))?;
                    Some((digit.to_string(), from.plus(AWAY / 2.0, AWAY * ROW / PITCH)))
                });
                rows.chain(digits).collect()
            }
            Self::Field { files, ranks } => {
                const AWAY: f64 = 72.0;
                let left = -(files as f64 - 1.0) / 2.0 * PITCH - AWAY;
                let bottom = (ranks as f64 - 1.0) / 2.0 * PITCH + AWAY;
                let names = (0..files).filter_map(|file| {
                    let name = letter(b'a', file).to_string();
                    let x = self.centre(&format!("{name}1"))?.x;
                    Some((name, Point::new(x, bottom)))
                });
                let numbers = (1..=ranks).filter_map(|rank| {
                    let y = self.centre(&format!("a{rank}"))?.y;
                    Some((rank.to_string(), Point::new(left, y)))
                });
                names.chain(numbers).collect()
            }
        }
    }

    /// Half the width and half the height of the whole drawing.
    pub(crate) fn extent(self) -> (f64, f64) {
        match self {
            Self::Hexagon { side } => {
                let reach = side as f64 - 1.0;
                (reach * PITCH + crate::ground::RIM, reach * ROW + crate::ground::RIM)
            }
            Self::Field { files, ranks } => {
                let edge = crate::ground::FRAME;
                (files as f64 / 2.0 * PITCH + edge, ranks as f64 / 2.0 * PITCH + edge)
            }
        }
    }
}

/// First and last digit of a row, counted from 0 at the bottom.
fn hexagon_row(side: usize, row: usize) -> (usize, usize) {
    ((row + 2).saturating_sub(side).max(1), (2 * side - 1).min(row + side))
}

fn letter(first: u8, index: usize) -> char {
    char::from(first + index as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: Point, b: Point) -> bool {
        (a.x - b.x).abs() < 1e-6 && (a.y - b.y).abs() < 1e-6
    }

    #[test]
    fn corners_lie_where_the_rules_say() {
        let board = Shape::Hexagon { side: 5 };
        let at = |cell| board.centre(cell).unwrap();
        assert!(close(at("E5"), Point::new(0.0, 0.0)));
        assert!(close(at("E1"), Point::new(-400.0, 0.0)));
        assert!(close(at("E9"), Point::new(400.0, 0.0)));
        assert!(close(at("A1"), Point::new(-200.0, 4.0 * ROW)));
        assert!(close(at("A5"), Point::new(200.0, 4.0 * ROW)));
        assert!(close(at("I5"), Point::new(-200.0, -4.0 * ROW)));
        assert!(close(at("I9"), Point::new(200.0, -4.0 * ROW)));
        for outside in ["A6", "I4", "J5", "E0", "E10", "", "5", "Ä1"] {
            assert_eq!(board.centre(outside), None, "{outside}");
        }
    }

    #[test]
    fn a_sixth_turn_brings_the_left_corner_up() {
        let board = Shape::Hexagon { side: 5 };
        let at = |cell| board.centre(cell).unwrap();
        assert!(close(at("E1").turned(1), at("I5")));
        assert!(close(at("A1").turned(3), at("I9")));
    }

    #[test]
    fn cells_are_counted_by_the_formula() {
        for side in 3..=6 {
            let rows = Shape::Hexagon { side }.rows();
            assert_eq!(rows.iter().map(Vec::len).sum::<usize>(), 3 * side * (side - 1) + 1);
        }
        let rows = Shape::Field { files: 14, ranks: 12 }.rows();
        assert_eq!(rows[0][0], "a12");
        assert_eq!(rows[11][13], "n1");
        assert_eq!(rows.iter().map(Vec::len).sum::<usize>(), 168);
    }
}

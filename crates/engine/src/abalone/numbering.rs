//! Numbers for moves.

use sumito_abalone::{Arms, Axis, Board, Direction, Move, Triangle, Turn};

/// Numbers are below this.
pub(super) const PER_SEAT: usize = FIRST_ROTATION + 9 * 2 * CELLS;

const CELLS: usize = 128;
const FIRST_BROADSIDE: usize = 6 * CELLS;
/// Broadsides move two to five marbles.
const FIRST_SHIELD: usize = FIRST_BROADSIDE + 4 * 3 * 6 * CELLS;
const FIRST_ROTATION: usize = FIRST_SHIELD + 2 * 6 * CELLS;

/// The number of a move.
pub(super) fn number<B: Board>(mv: Move) -> u32 {
    let (group, cell) = match mv {
        Move::Line { rear, direction } => (direction.index(), rear),
        Move::Broadside { end, axis, size, direction } => {
            let size = usize::from(size).saturating_sub(2).min(3);
            let line = size * 3 + axis as usize;
            (FIRST_BROADSIDE / CELLS + line * 6 + direction.index(), end)
        }
        Move::Shield { first, shape, direction } => {
            (FIRST_SHIELD / CELLS + shape as usize * 6 + direction.index(), first)
        }
        Move::Rotation { middle, arms, turn } => {
            let turn = usize::from(turn == Turn::ALL[1]);
            (FIRST_ROTATION / CELLS + rotation(arms) * 2 + turn, middle)
        }
    };
    (group * CELLS) as u32 + B::index(cell)
}

/// The place of arms among all: spears begin at 0 to 2 and end three on, arcs two on.
pub(super) fn rotation(arms: Arms) -> usize {
    let [a, b] = arms.directions().map(Direction::index);
    if b == a + 3 { a } else { 3 + a }
}

/// The move of a number; nothing of how it stands in a position is known.
pub(super) fn named<B: Board>(number: u32) -> Option<Move> {
    let (group, index) = (number as usize / CELLS, number % CELLS as u32);
    if index >= B::CELLS {
        return None;
    }
    let cell = B::cell(index);
    if group < 6 {
        return Some(Move::Line { rear: cell, direction: Direction::ALL[group] });
    }
    let direction = |group: usize| Direction::ALL[group % 6];
    if let Some(line) = group.checked_sub(FIRST_ROTATION / CELLS) {
        let arms = Arms::ALL.into_iter().find(|&arms| rotation(arms) == line / 2)?;
        return Some(Move::Rotation { middle: cell, arms, turn: Turn::ALL[line % 2] });
    }
    if let Some(line) = group.checked_sub(FIRST_SHIELD / CELLS) {
        let shape = Triangle::ALL[line / 6];
        return Some(Move::Shield { first: cell, shape, direction: direction(line) });
    }
    let line = group - FIRST_BROADSIDE / CELLS;
    let axis = Axis::ALL[line / 6 % 3];
    let size = (line / 18 + 2) as u8;
    Some(Move::Broadside { end: cell, axis, size, direction: direction(line) })
}

/// How many classes of moves there are.
pub(super) fn classes<B: Board>() -> usize {
    6 * B::CELLS as usize
}

/// The class of a move: whither and where from.
pub(super) fn class<B: Board>(mv: Move) -> u16 {
    let (cell, way) = match mv {
        Move::Line { rear, direction } => (rear, direction.index()),
        Move::Broadside { end, direction, .. } => (end, direction.index()),
        Move::Shield { first, direction, .. } => (first, direction.index()),
        Move::Rotation { middle, arms, .. } => (middle, arms.directions()[0].index()),
    };
    way as u16 * B::CELLS as u16 + B::index(cell) as u16
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use sumito_abalone::{Arms, Axis, Cell, Hex91, Triangle};

    use super::*;

    #[test]
    fn every_move_has_its_own_number() {
        let mut numbers = HashSet::new();
        let mut add = |mv| {
            let number = number::<Hex91>(mv);
            assert!(number < PER_SEAT as u32 && numbers.insert(number), "{mv:?}");
            assert_eq!(named::<Hex91>(number), Some(mv));
            assert!(usize::from(class::<Hex91>(mv)) < classes::<Hex91>());
        };
        for cell in Cell::all(6) {
            for direction in Direction::ALL {
                add(Move::Line { rear: cell, direction });
                for axis in Axis::ALL {
                    for size in 2..=4 {
                        add(Move::Broadside { end: cell, axis, size, direction });
                    }
                }
                for shape in Triangle::ALL {
                    add(Move::Shield { first: cell, shape, direction });
                }
            }
            for arms in Arms::ALL {
                for turn in Turn::ALL {
                    add(Move::Rotation { middle: cell, arms, turn });
                }
            }
        }
    }
}

//! Numbers for moves.

use sumito_abalone::{Board, Direction, Move, Turn};

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
            let [a, b] = arms.directions().map(Direction::index);
            // Spears begin at 0 to 2 and end three on, arcs two on.
            let arms = if b == a + 3 { a } else { 3 + a };
            (FIRST_ROTATION / CELLS + arms * 2 + usize::from(turn == Turn::Right), middle)
        }
    };
    (group * CELLS) as u32 + B::index(cell)
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

//! Pushes taken back: the only moves whose way back is no move itself.

use sumito_abalone::{Board, Change, Direction, PlainBoard, Word};

/// Hands out what each push of `own` against `foe` that could have been the last move, and
/// ejected nothing, would change back.
///
/// Behind the line that pushed, the cell it left is empty; the marble pushed farthest goes back
/// to where the nearest one stood, from cells that were empty before.
#[inline(always)]
pub(crate) fn each_pull<B: Board>(
    board: &PlainBoard<B>,
    own: B::Word,
    foe: B::Word,
    mut visit: impl FnMut(Change<B::Word>),
) {
    let empty = board.cells() & !(own | foe);
    for direction in Direction::ALL {
        let back = direction.opposite();
        let ahead = |cells| board.ahead(cells, direction);
        let two = own & ahead(own & ahead(empty));
        let three = own & ahead(two);
        let by_three = foe & ahead(three);
        let sets = [(foe & ahead(two), 2, 1), (by_three, 3, 1), (foe & ahead(by_three), 3, 2)];
        for (mut fronts, size, pushed) in sets {
            while let Some(index) = fronts.take_lowest() {
                let front = B::Word::bit(index);
                let lead = (0..pushed).fold(front, |cell, _| B::step(cell, back));
                let left = (0..size).fold(lead, |cell, _| B::step(cell, back));
                visit(Change { own: left | lead, foe: lead | front, ejects: false });
            }
        }
    }
}

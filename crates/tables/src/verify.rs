//! Every value against those of its successors: what agrees everywhere is right.
//!
//! By induction over distances: a decided value follows from smaller ones, and what is told a draw
//! has a successor that is no win for the other side, and none that is lost for it, so no side
//! can force an end.

use std::ops::ControlFlow;

use sumito_abalone::{Board, PlainBoard};

use crate::solved::{Below, Solved};
use crate::value::{Code, OPEN};
use crate::work::{Step, Unfinished, Work};

/// How many values of a class do not follow from those of their successors; moves are made by the
/// rules alone, never taken back.
pub(crate) fn disagreements<B: Board>(
    board: &PlainBoard<B>,
    solved: &Solved<B>,
    below: &[Below<'_, B>; 2],
    work: &Work<'_>,
) -> Result<u64, Unfinished> {
    let index = &solved.index;
    let each = |wrong: &mut u64, orbit| {
        let stretch = index.orbit(orbit);
        for rank in (0..index.stretch()).filter(|&rank| !stretch.is_idle(rank)) {
            let sets = stretch.at(rank);
            for to_move in 0..solved.halves.len() {
                let found = solved.halves[to_move].codes.at(stretch.start() + rank);
                *wrong += u64::from(found != judged(board, solved, below, to_move, sets));
            }
        }
    };
    let marbles = solved.balance.marbles;
    let parts = work.over(marbles, Step::Verification, index.orbits(), each)?;
    Ok(parts.into_iter().sum())
}

/// The code a placement has by those of its successors.
fn judged<B: Board>(
    board: &PlainBoard<B>,
    solved: &Solved<B>,
    below: &[Below<'_, B>; 2],
    to_move: usize,
    sets: [B::Word; 2],
) -> Code {
    let (own, foe) = (sets[to_move], sets[1 - to_move]);
    let (mut win, mut loss, mut lost) = (Code::MAX, 0, true);
    let _ = board.each_set(own, foe, |set| {
        for change in set.changes() {
            let mut next = [own ^ change.own, foe ^ change.foe];
            if to_move == 1 {
                next.swap(0, 1);
            }
            let code = if change.ejects {
                below[to_move].code(1 - to_move, next)
            } else {
                solved.code(1 - to_move, next)
            };
            match code {
                OPEN => lost = false,
                code if code.is_multiple_of(2) => loss = loss.max(code),
                code => win = win.min(code),
            }
        }
        ControlFlow::<()>::Continue(())
    });
    match (win, loss) {
        (win, _) if win < Code::MAX => win + 1,
        (_, loss) if lost => loss + 1,
        _ => OPEN,
    }
}

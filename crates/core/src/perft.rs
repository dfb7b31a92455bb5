//! Counting lines of play, the touchstone of a move generator.

use std::ops::ControlFlow;

use crate::Position;

/// The number of lines of play of exactly `depth` plies; the last ply is counted in bulk.
///
/// A line that is over before the asked depth adds nothing.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let mut nodes = 0;
            let mut next = position.clone();
            let _ = position.each_set(|set| {
                for mv in set {
                    next.clone_from(position);
                    next.apply(mv);
                    nodes += perft(&next, depth - 1);
                }
                ControlFlow::<()>::Continue(())
            });
            nodes
        }
    }
}

/// [`perft`] split by the first move.
///
/// # Panics
/// If `depth` is 0: there is no first move then.
pub fn perft_divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    assert!(depth > 0, "a divided count needs at least one ply");
    position
        .moves()
        .into_iter()
        .map(|mv| {
            let mut next = position.clone();
            next.apply(mv);
            (mv, next.perft(depth - 1))
        })
        .collect()
}

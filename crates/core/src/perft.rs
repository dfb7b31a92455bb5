//! Counting lines of play, the touchstone of a move generator.

use std::ops::ControlFlow;

use crate::Position;

/// The number of lines of play of exactly `depth` plies; the last ply is counted in bulk, and the
/// last two where [`Position::count_replies`] does that.
///
/// A line that is over before the asked depth adds nothing.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        2 => position.count_replies().unwrap_or_else(|| walk(position, depth)),
        _ => walk(position, depth),
    }
}

/// The same by making every move.
fn walk<P: Position>(position: &P, depth: u32) -> u64 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MoveSet, Reason, Seat, Team, toy::Walk};
    use std::ops::ControlFlow;

    #[test]
    fn a_line_that_is_over_early_adds_nothing() {
        // Cells 0 1 2 with the goal at 2, from 1: the step to 2 ends the game.
        let walk = Walk::new(3, 1);
        assert_eq!([0, 1, 2, 3].map(|depth| walk.perft(depth)), [1, 3, 5, 10]);
        assert_eq!(perft_divide(&walk, 2), [(-1, 2), (0, 3), (1, 0)]);
    }

    #[test]
    fn counting_listing_and_sets_agree() {
        let mut walk = Walk::new(5, 0);
        assert_eq!(walk.moves(), [0, 1]);
        assert_eq!(walk.count_moves(), 2);
        let stopped = walk.each_set(|set| ControlFlow::Break(set.len()));
        assert_eq!(stopped, ControlFlow::Break(2));
        let refused = walk.clone().play(-1).unwrap_err();
        assert_eq!(
            (refused.to_string(), &refused.position),
            ("the piece cannot step by -1 here".into(), &walk)
        );
        walk.retire(Seat::new(0), Reason::Resignation);
        assert_eq!(walk.outcome().and_then(|o| o.winner()), Some(Team::new(1)));
        assert_eq!(walk.count_moves(), 0);
    }
}

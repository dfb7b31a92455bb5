//! The rule against copying.

use crate::board::{Board, Side};
use crate::{Move, Position, Symmetry};

/// The forbidden symmetry a move would create that newly reaches the farthest row.
pub(crate) fn forbids(position: &Position, mv: Move) -> Option<Symmetry> {
    let mut board = position.board;
    position.apply_to(&mut board, mv);
    let rules = &position.rules;
    let holds = |symmetry| is_symmetric(&board, symmetry, rules.files(), rules.ranks());
    match rules.symmetry() {
        Symmetry::None => None,
        Symmetry::Any => {
            [Symmetry::Files, Symmetry::Ranks, Symmetry::HalfTurn].into_iter().find(|&s| holds(s))
        }
        one => holds(one).then_some(one),
    }
}

fn is_symmetric(board: &Board, symmetry: Symmetry, files: usize, ranks: usize) -> bool {
    let (white, black) = (board.pieces(Side::White), board.pieces(Side::Black));
    let stones = board.stones();
    match symmetry {
        Symmetry::None | Symmetry::Any => false,
        Symmetry::Files => [white, black, stones].iter().all(|set| set.mirror_files(files) == *set),
        Symmetry::Ranks => {
            white.mirror_ranks(ranks) == black && stones.mirror_ranks(ranks) == stones
        }
        Symmetry::HalfTurn => [(white, black), (stones, stones)]
            .iter()
            .all(|(from, to)| from.mirror_ranks(ranks).mirror_files(files) == *to),
    }
}

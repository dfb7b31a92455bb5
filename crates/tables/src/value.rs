//! Values as they are kept.

use sumito_core::Exact;

/// A value as it is kept: 0 for a draw, else the distance and one more. Distances of wins are odd,
/// of losses even, since only moves of the winner end a game, and a seat without a move lost
/// before its own.
pub(crate) type Code = u16;

/// The code of a draw, and of what is not decided yet.
pub(crate) const OPEN: Code = 0;

/// The value that a code stands for.
pub(crate) const fn exact(code: Code) -> Exact {
    match code {
        OPEN => Exact::Draw,
        _ if code.is_multiple_of(2) => Exact::Win(code as u32 - 1),
        _ => Exact::Loss(code as u32 - 1),
    }
}

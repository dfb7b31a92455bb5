//! Counting lines of play.

use crate::Position;

pub(crate) fn perft(position: &Position, depth: u32) -> u64 {
    sumito_core::perft(position, depth)
}

//! The field's terms as functions of a position, for teaching overlays and commentary.

use std::ops::ControlFlow;

use sumito_core::{PerTeam, Position as _, Team};

use crate::board::Side;
use crate::{Direction, Move, Piece, Position, Square};

/// An unbroken straight line of one colour, as long as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phalanx {
    /// Whose it is.
    pub piece: Piece,
    /// The way its squares are listed: east, north, north-east or north-west.
    pub direction: Direction,
    /// Its squares in that direction.
    pub squares: Vec<Square>,
}

/// A capture that could be played now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// The move.
    pub mv: Move,
    /// What it takes, nearest first.
    pub taken: Vec<Square>,
}

/// The phalanxes through a square, at most one along each axis. A piece that stands alone along
/// an axis is a phalanx of one there. None for an empty square or a stone.
///
/// ```
/// # use sumito_epaminondas::{Rules, terms};
/// let start = std::sync::Arc::new("epaminondas".parse::<Rules>()?).start();
/// let lengths: Vec<usize> =
///     terms::phalanxes(&start, "a1".parse()?).iter().map(|p| p.squares.len()).collect();
/// assert_eq!(lengths, [14, 2, 2, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn phalanxes(position: &Position, through: Square) -> Vec<Phalanx> {
    let Some(piece) = position.at(through).filter(|piece| piece.colour().is_some()) else {
        return Vec::new();
    };
    let same = |square: &Square| position.at(*square) == Some(piece);
    let run = |direction: Direction| {
        (1..).map_while(move |i| through.step(direction, i)).take_while(same)
    };
    Direction::ALL[..4]
        .iter()
        .map(|&direction| {
            let mut squares: Vec<_> = run(direction.opposite()).collect();
            squares.reverse();
            squares.push(through);
            squares.extend(run(direction));
            Phalanx { piece, direction, squares }
        })
        .collect()
}

/// Every capture that could be played now.
#[must_use]
pub fn captures(position: &Position) -> Vec<Capture> {
    let mut captures = Vec::new();
    let _ = position.each_capture_set(|set| {
        captures.extend(set.into_iter().map(|mv| Capture { mv, taken: taken(position, mv) }));
        ControlFlow::<()>::Continue(())
    });
    captures
}

/// What a legal move captures, nearest first.
#[must_use]
pub fn taken(position: &Position, mv: Move) -> Vec<Square> {
    match (mv, mv.landing()) {
        (Move::Phalanx { direction, .. }, Some(landing)) => (0..position.taken(landing, direction))
            .filter_map(|i| landing.step(direction, i))
            .collect(),
        _ => Vec::new(),
    }
}

/// How many pieces each side has on the opponent's back row: in Epaminondas the majority decides
/// at the start of a turn, in Crossings these are the pieces that crossed.
#[must_use]
pub fn crossed(position: &Position) -> PerTeam<u16> {
    let mut counts = PerTeam::all(0);
    for side in Side::BOTH {
        counts[side.team()] = position.crossed(side).len() as u16;
    }
    counts
}

/// Who has more pieces on the opponent's back row and wins unless the other catches up.
#[must_use]
pub fn leader(position: &Position) -> Option<Team> {
    let counts = crossed(position);
    let [white, black] = Side::BOTH.map(Side::team);
    match counts[white].cmp(&counts[black]) {
        std::cmp::Ordering::Greater => Some(white),
        std::cmp::Ordering::Less => Some(black),
        std::cmp::Ordering::Equal => None,
    }
}

/// The moves of the side to move that begin with this rear piece: where its phalanxes can go.
#[must_use]
pub fn reach(position: &Position, from: Square) -> Vec<Move> {
    position
        .moves()
        .into_iter()
        .filter(|mv| matches!(mv, Move::Phalanx { rear, .. } if *rear == from))
        .collect()
}

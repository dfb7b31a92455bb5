//! Moves, one by one and in sets.

use crate::bits::{Bits, BitsIter};
use crate::{Direction, Square};

/// A move. Any value can be built; [`check`](sumito_core::Position::check) tells the legal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Pieces of one line move along it.
    Phalanx {
        /// The rear piece's square.
        rear: Square,
        /// The way the phalanx goes.
        direction: Direction,
        /// How many pieces move.
        size: u8,
        /// By how many squares, 1 to `size`.
        distance: u8,
    },
    /// A neutral stone is placed.
    Place(Square),
}

impl Move {
    /// A single piece's step.
    #[must_use]
    pub const fn step(from: Square, direction: Direction) -> Self {
        Self::Phalanx { rear: from, direction, size: 1, distance: 1 }
    }

    /// The square of the moving phalanx's front piece, where it is on the largest board.
    #[must_use]
    pub fn front(self) -> Option<Square> {
        match self {
            Self::Phalanx { rear, direction, size, .. } => {
                rear.step(direction, usize::from(size).checked_sub(1)?)
            }
            Self::Place(square) => Some(square),
        }
    }

    /// The square the front piece lands on, where it is on the largest board.
    #[must_use]
    pub fn landing(self) -> Option<Square> {
        match self {
            Self::Phalanx { direction, distance, .. } => {
                self.front()?.step(direction, usize::from(distance))
            }
            Self::Place(square) => Some(square),
        }
    }
}

/// Moves that differ only in where they start: one direction, size and distance, all captures or
/// none; or all placements of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveSet {
    /// The squares of the front pieces, or those to place a stone on.
    pub(crate) fronts: Bits,
    pub(crate) shape: Shape,
}

/// What the moves of a set have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Phalanx { direction: Direction, size: u8, distance: u8, captures: bool },
    Place,
}

impl MoveSet {
    /// Whether these moves capture.
    #[must_use]
    pub const fn captures(&self) -> bool {
        matches!(self.shape, Shape::Phalanx { captures: true, .. })
    }
}

impl sumito_core::MoveSet for MoveSet {
    fn len(&self) -> usize {
        self.fronts.len() as usize
    }

    fn is_empty(&self) -> bool {
        self.fronts.is_empty()
    }
}

impl Shape {
    pub(crate) fn of(self, front: Square) -> Move {
        match self {
            Self::Phalanx { direction, size, distance, .. } => {
                let rear = front.leap(direction.opposite(), usize::from(size) - 1);
                Move::Phalanx { rear, direction, size, distance }
            }
            Self::Place => Move::Place(front),
        }
    }
}

impl IntoIterator for MoveSet {
    type Item = Move;
    type IntoIter = MoveSetIter;

    fn into_iter(self) -> MoveSetIter {
        MoveSetIter { fronts: self.fronts.into_iter(), shape: self.shape }
    }
}

/// The moves of a [`MoveSet`], one by one.
#[derive(Clone, Debug)]
pub struct MoveSetIter {
    fronts: BitsIter,
    shape: Shape,
}

impl Iterator for MoveSetIter {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        self.fronts.next().map(|front| self.shape.of(front))
    }
}

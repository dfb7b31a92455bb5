//! Moves, and sets of moves of one shape.

use std::marker::PhantomData;

use sumito_core::MoveKind;

use crate::board::Word;
use crate::{Axis, Board, Cell, Direction, Hex61, Turn};

/// A move of Abalone. What it shifts follows from the position it is played in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The marble on `rear` and everything in line ahead of it moves one cell on.
    Line {
        /// The last marble of the line.
        rear: Cell,
        /// Where it goes.
        direction: Direction,
    },
    /// Two or more marbles in a line step sideways together.
    Broadside {
        /// The lower end of the line, by row, then digit.
        end: Cell,
        /// The line from that end upwards.
        axis: Axis,
        /// How many marbles move.
        size: u8,
        /// Where they go.
        direction: Direction,
    },
    /// Three mutually adjacent marbles move together.
    Shield {
        /// The lowest of the three, by row, then digit.
        first: Cell,
        /// Which way the triangle points.
        shape: Triangle,
        /// Where they go.
        direction: Direction,
    },
    /// Two marbles turn about the one between them.
    Rotation {
        /// The marble that stays.
        middle: Cell,
        /// Where the outer two stand.
        arms: Arms,
        /// Which way they turn.
        turn: Turn,
    },
}

/// The two shapes of three mutually adjacent cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Triangle {
    /// Two below, one above.
    Up,
    /// One below, two above.
    Down,
}

impl Triangle {
    /// Both shapes.
    pub const ALL: [Self; 2] = [Self::Up, Self::Down];

    /// From the first cell to the second and third, in naming order.
    #[must_use]
    pub const fn directions(self) -> [Direction; 2] {
        match self {
            Self::Up => [Direction::East, Direction::NorthEast],
            Self::Down => [Direction::NorthWest, Direction::NorthEast],
        }
    }

    /// From the second cell to the third.
    #[must_use]
    pub const fn across(self) -> Direction {
        match self {
            Self::Up => Direction::NorthWest,
            Self::Down => Direction::East,
        }
    }
}

/// Where the outer two of a spear or an arc stand, seen from the middle one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Arms {
    first: Direction,
    apart: u8,
}

impl Arms {
    /// The three spears and six arcs.
    pub const ALL: [Self; 9] = {
        let mut all = [Self { first: Direction::East, apart: 3 }; 9];
        let mut i = 0;
        while i < 9 {
            let apart = if i < 3 { 3 } else { 2 };
            all[i] = Self { first: Direction::ALL[i % 3 + 3 * (i / 6)], apart };
            i += 1;
        }
        all
    };

    /// The arms in these two directions, if they are opposite or 120° apart.
    #[must_use]
    pub fn between(a: Direction, b: Direction) -> Option<Self> {
        Self::ALL.into_iter().find(|arms| {
            let [x, y] = arms.directions();
            (x, y) == (a, b) || (x, y) == (b, a)
        })
    }

    /// The two directions.
    #[must_use]
    pub const fn directions(self) -> [Direction; 2] {
        [self.first, self.first.turned(self.apart as usize)]
    }

    /// The two directions after a turn.
    #[must_use]
    pub const fn turned(self, turn: Turn) -> [Direction; 2] {
        let [a, b] = self.directions();
        [a.turned(turn.sixths()), b.turned(turn.sixths())]
    }
}

/// What the moves of one set have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// In line, nothing pushed; the cells are rears.
    Line {
        /// Own marbles.
        own: u8,
        /// Where they go.
        direction: Direction,
    },
    /// In line, pushing; the cells are rears.
    Push {
        /// Pushing marbles.
        own: u8,
        /// Pushed marbles.
        pushed: u8,
        /// Whether the front one leaves the board.
        ejects: bool,
        /// Where they go.
        direction: Direction,
    },
    /// Sideways; the cells are lower ends.
    Broadside {
        /// The line from the lower end upwards.
        axis: Axis,
        /// How many marbles move.
        size: u8,
        /// Where they go.
        direction: Direction,
    },
    /// Shield slides; the cells are the lowest of the three.
    Shield {
        /// Which way the triangle points.
        shape: Triangle,
        /// Where they go.
        direction: Direction,
    },
    /// Rotations; the cells are the middles.
    Rotation {
        /// Where the outer two stand.
        arms: Arms,
        /// Which way they turn.
        turn: Turn,
    },
}

impl Shape {
    /// The kind of these moves.
    #[must_use]
    pub const fn kind(self) -> MoveKind {
        match self {
            Self::Line { .. } => MoveKind::Line,
            Self::Push { .. } => MoveKind::Push,
            Self::Broadside { .. } => MoveKind::Broadside,
            Self::Shield { .. } => MoveKind::Shield,
            Self::Rotation { .. } => MoveKind::Rotation,
        }
    }

    /// Whether these moves push a marble off the board.
    #[must_use]
    pub const fn ejects(self) -> bool {
        matches!(self, Self::Push { ejects: true, .. })
    }

    /// The move of this shape that starts from a cell.
    #[must_use]
    pub const fn at(self, cell: Cell) -> Move {
        match self {
            Self::Line { direction, .. } | Self::Push { direction, .. } => {
                Move::Line { rear: cell, direction }
            }
            Self::Broadside { axis, size, direction } => {
                Move::Broadside { end: cell, axis, size, direction }
            }
            Self::Shield { shape, direction } => Move::Shield { first: cell, shape, direction },
            Self::Rotation { arms, turn } => Move::Rotation { middle: cell, arms, turn },
        }
    }
}

/// Legal moves of one shape, one for each cell of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveSet<B: Board = Hex61> {
    shape: Shape,
    cells: B::Word,
    board: PhantomData<B>,
}

impl<B: Board> MoveSet<B> {
    pub(crate) fn new(shape: Shape, cells: B::Word) -> Self {
        Self { shape, cells, board: PhantomData }
    }

    /// What the moves have in common.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The cells the moves start from, on the board's own index.
    #[must_use]
    pub fn cells(&self) -> B::Word {
        self.cells
    }
}

impl<B: Board> sumito_core::MoveSet for MoveSet<B> {
    fn len(&self) -> usize {
        self.cells.count() as usize
    }
}

impl<B: Board> Iterator for MoveSet<B> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let index = self.cells.take_lowest()?;
        Some(self.shape.at(B::cell(index)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.cells.count() as usize;
        (len, Some(len))
    }
}

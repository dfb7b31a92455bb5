//! The six directions of the hexagon, its three lines, and the two ways of turning.

/// A step to a neighbouring cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Right: the next digit of the row.
    East,
    /// Upper right: the next row, the next digit.
    NorthEast,
    /// Upper left: the next row, the same digit.
    NorthWest,
    /// Left.
    West,
    /// Lower left.
    SouthWest,
    /// Lower right.
    SouthEast,
}

impl Direction {
    /// All six, counter-clockwise from the right.
    pub const ALL: [Self; 6] = [
        Self::East,
        Self::NorthEast,
        Self::NorthWest,
        Self::West,
        Self::SouthWest,
        Self::SouthEast,
    ];

    /// Position in [`Direction::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// This direction turned counter-clockwise by so many sixths of a circle.
    ///
    /// ```
    /// use sumito_abalone::Direction;
    /// assert_eq!(Direction::East.turned(2), Direction::NorthWest);
    /// ```
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Self {
        Self::ALL[(self.index() + sixths) % 6]
    }

    /// The direction back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// The change of (digit, row) of one step.
    #[must_use]
    pub const fn delta(self) -> (i32, i32) {
        match self {
            Self::East => (1, 0),
            Self::NorthEast => (1, 1),
            Self::NorthWest => (0, 1),
            Self::West => (-1, 0),
            Self::SouthWest => (-1, -1),
            Self::SouthEast => (0, -1),
        }
    }
}

/// One of the three lines through a cell, named by its ascending direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Axis {
    /// Along a row.
    East,
    /// From lower left to upper right.
    NorthEast,
    /// From lower right to upper left.
    NorthWest,
}

impl Axis {
    /// All three.
    pub const ALL: [Self; 3] = [Self::East, Self::NorthEast, Self::NorthWest];

    /// The direction from a line's lower end (by row, then digit) to its upper end.
    #[must_use]
    pub const fn direction(self) -> Direction {
        Direction::ALL[self as usize]
    }

    /// The line a direction runs along.
    #[must_use]
    pub const fn of(direction: Direction) -> Self {
        Self::ALL[direction.index() % 3]
    }
}

/// A way of turning by a sixth of a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// Counter-clockwise, written `+`.
    Left,
    /// Clockwise, written `-`.
    Right,
}

impl Turn {
    /// Both ways.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// The sixths to add to a direction.
    #[must_use]
    pub const fn sixths(self) -> usize {
        match self {
            Self::Left => 1,
            Self::Right => 5,
        }
    }

    /// The sign of move texts.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Self::Left => '+',
            Self::Right => '-',
        }
    }
}

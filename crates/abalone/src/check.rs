//! Which rule an illegal move breaks, found by walking the board cell by cell.

use sumito_core::phrase;
use sumito_core::text::{Phrase, Say};
use sumito_core::{Colour, Position as _};

use crate::{Arms, Triangle};
use crate::{Axis, Board, Cell, CellName, Direction, Marble, Move, Position, Turn, Word};

/// The rule a move breaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// A cell of the move is not on the board.
    NotOnBoard,
    /// No marble stands there.
    NoMarble(CellName),
    /// The marble is somebody else's.
    NotYours {
        /// Where it stands.
        cell: CellName,
        /// Whose it is.
        owner: Colour,
        /// Whose turn it is.
        mover: Colour,
    },
    /// A neutral marble only moves by being pushed.
    Neutral(CellName),
    /// An own marble would leave the board.
    LeavesBoard(CellName),
    /// An own marble would fall into a hole.
    IntoHole(CellName),
    /// An obstacle is in the way.
    Obstacle(CellName),
    /// The line is too long to move at once.
    LineTooLong {
        /// Marbles in the line.
        length: usize,
        /// The most that move together.
        most: usize,
    },
    /// A line with a partner's marble in it moves only as a push.
    PartnerInLine(CellName),
    /// The pushing line is not longer than the pushed one.
    TooWeak {
        /// Pushing marbles.
        own: usize,
        /// Marbles in the way.
        others: usize,
    },
    /// A marble of the mover or of his partner stands behind the pushed ones.
    OwnBehind(CellName),
    /// A neutral marble may not be pushed off the board here.
    NeutralStays(CellName),
    /// One colour: a line this short cannot push a marble off the board.
    TooShort(usize),
    /// A broadside of a number of marbles that does not exist.
    BroadsideSize {
        /// Marbles named.
        size: usize,
        /// The most that move together.
        most: usize,
    },
    /// A broadside along its own line.
    AlongTheLine,
    /// All marbles of a broadside are the partner's.
    NoneOwn,
    /// Where a marble would go another stands.
    Taken(CellName),
    /// Shield slides are not played.
    NoShields,
    /// Rotations are not played.
    NoRotations,
    /// One colour: the move restores the marbles as they stood before the opponent's move.
    TakesBack,
}

impl Say for IllegalMove {
    fn say(&self) -> Phrase {
        match self {
            Self::GameOver => phrase!("illegal-game-over", "the game is over"),
            Self::NotOnBoard => phrase!("illegal-not-on-board", "the move begins off the board"),
            Self::NoMarble(cell) => {
                phrase!("illegal-no-marble", "no marble stands on {cell}", cell = *cell)
            }
            Self::NotYours { cell, owner, mover } => phrase!(
                "illegal-not-yours",
                "the marble on {cell} is {owner}'s, and {mover} is to move",
                cell = *cell,
                owner = *owner,
                mover = *mover
            ),
            Self::Neutral(cell) => phrase!(
                "illegal-neutral",
                "the marble on {cell} is neutral: it moves only when pushed",
                cell = *cell
            ),
            Self::LeavesBoard(cell) => phrase!(
                "illegal-leaves-board",
                "the marble on {cell} would leave the board",
                cell = *cell
            ),
            Self::IntoHole(cell) => phrase!(
                "illegal-into-hole",
                "{cell} is a hole: nobody enters it by himself",
                cell = *cell
            ),
            Self::Obstacle(cell) => phrase!(
                "illegal-obstacle",
                "{cell} is an obstacle: nothing can enter it",
                cell = *cell
            ),
            Self::LineTooLong { length, most } => phrase!(
                "illegal-line-too-long",
                "{length} marbles stand in this line: at most {most} move together",
                length = *length,
                most = *most
            ),
            Self::PartnerInLine(cell) => phrase!(
                "illegal-partner-in-line",
                "the marble on {cell} is your partner's: a line with it moves only to push",
                cell = *cell
            ),
            Self::TooWeak { own, others } => phrase!(
                "illegal-too-weak",
                "{own} cannot push {others}: the pushing line must be longer",
                own = *own,
                others = *others
            ),
            Self::OwnBehind(cell) => phrase!(
                "illegal-own-behind",
                "the marble on {cell}, behind the pushed ones, is of your own side and blocks the push",
                cell = *cell
            ),
            Self::NeutralStays(cell) => phrase!(
                "illegal-neutral-stays",
                "the neutral marble on {cell} may not be pushed off the board",
                cell = *cell
            ),
            Self::TooShort(count) => phrase!(
                "illegal-too-short",
                "only a line of 3 or more pushes its front marble off the board, not {count}",
                count = *count
            ),
            Self::BroadsideSize { size, most } => phrase!(
                "illegal-broadside-size",
                "a broadside moves 2 to {most} marbles, not {size}",
                size = *size,
                most = *most
            ),
            Self::AlongTheLine => phrase!(
                "illegal-along-the-line",
                "a broadside goes sideways; along its line a group is named by its last marble"
            ),
            Self::NoneOwn => phrase!("illegal-none-own", "none of these marbles is your own"),
            Self::Taken(cell) => phrase!("illegal-taken", "{cell} is taken", cell = *cell),
            Self::NoShields => {
                phrase!("illegal-no-shields", "this rule set has no `shield` slides")
            }
            Self::NoRotations => {
                phrase!("illegal-no-rotations", "this rule set has no `rotate` moves")
            }
            Self::TakesBack => phrase!(
                "illegal-takes-back",
                "the move takes the opponent's last move back, which one-colour play forbids"
            ),
        }
    }
}

/// What a cell holds for the seat to move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    Own,
    Partner,
    Foe,
    Nothing,
    Obstacle,
    Hole,
    Beyond,
}

impl<B: Board> Position<B> {
    fn holds(&self, cell: Option<Cell>) -> Holds {
        let Some(cell) = cell.filter(|cell| cell.is_on(self.rules.side)) else {
            return Holds::Beyond;
        };
        match self.at(cell) {
            Some(Marble::Colour(c)) if c == self.mover() => Holds::Own,
            Some(Marble::Colour(c)) if self.friends() & (1 << c.index()) != 0 => Holds::Partner,
            Some(_) => Holds::Foe,
            None if self.rules.obstacles().contains(&cell) => Holds::Obstacle,
            None if self.rules.holes().contains(&cell) => Holds::Hole,
            None => Holds::Nothing,
        }
    }

    fn mover(&self) -> Colour {
        self.rules.line_up().colour(self.state.turn)
    }

    fn named(&self, cell: Cell) -> CellName {
        cell.name(self.rules.side)
    }

    /// Says which rule a move breaks, if any.
    pub(crate) fn explain(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver);
        }
        match mv {
            Move::Line { rear, direction } if self.rules.spec.one_colour => {
                self.explain_alike(rear, direction)?;
            }
            Move::Line { rear, direction } => self.explain_line(rear, direction)?,
            Move::Broadside { end, axis, size, direction } => {
                self.explain_broadside(end, axis, usize::from(size), direction)?;
            }
            Move::Shield { first, shape, direction } => {
                self.explain_shield(first, shape, direction)?;
            }
            Move::Rotation { middle, arms, turn } => self.explain_rotation(middle, arms, turn)?,
        }
        if self.state.forbidden.any() {
            let mut after = self.clone();
            after.shift(mv);
            if after.occupied() == self.state.forbidden {
                return Err(IllegalMove::TakesBack);
            }
        }
        Ok(())
    }

    /// Whether a marble of the mover stands on a cell.
    fn explain_own(&self, cell: Option<Cell>) -> Result<Cell, IllegalMove> {
        let holds = self.holds(cell);
        let cell = cell.ok_or(IllegalMove::NotOnBoard)?;
        match holds {
            Holds::Own => Ok(cell),
            Holds::Beyond => Err(IllegalMove::NotOnBoard),
            Holds::Nothing | Holds::Obstacle | Holds::Hole => {
                Err(IllegalMove::NoMarble(self.named(cell)))
            }
            Holds::Partner | Holds::Foe => Err(match self.at(cell) {
                Some(Marble::Colour(owner)) => {
                    IllegalMove::NotYours { cell: self.named(cell), owner, mover: self.mover() }
                }
                _ => IllegalMove::Neutral(self.named(cell)),
            }),
        }
    }

    /// Whether a cell next to `from` can be stepped on.
    fn explain_target(&self, from: Cell, target: Option<Cell>) -> Result<(), IllegalMove> {
        match (self.holds(target), target) {
            (Holds::Nothing, _) => Ok(()),
            (Holds::Hole, Some(cell)) => Err(IllegalMove::IntoHole(self.named(cell))),
            (Holds::Obstacle, Some(cell)) => Err(IllegalMove::Obstacle(self.named(cell))),
            (Holds::Own | Holds::Partner | Holds::Foe, Some(cell)) => {
                Err(IllegalMove::Taken(self.named(cell)))
            }
            _ => Err(IllegalMove::LeavesBoard(self.named(from))),
        }
    }

    /// The cells ahead of one, it included, as long as they hold what is asked for.
    fn run(&self, from: Option<Cell>, direction: Direction, held: &[Holds]) -> Vec<Cell> {
        let next = |&cell: &Cell| cell.neighbour(direction);
        std::iter::successors(from, next)
            .take_while(|&cell| held.contains(&self.holds(Some(cell))))
            .collect()
    }

    fn explain_line(&self, rear: Cell, direction: Direction) -> Result<(), IllegalMove> {
        self.explain_own(Some(rear))?;
        let group = usize::from(self.rules.group());
        let line = self.run(Some(rear), direction, &[Holds::Own, Holds::Partner]);
        let front = line.last().copied().unwrap_or(rear);
        if line.len() > group {
            return Err(IllegalMove::LineTooLong { length: line.len(), most: group });
        }
        let ahead = front.neighbour(direction);
        if self.holds(ahead) != Holds::Foe {
            self.explain_target(front, ahead)?;
            let partner = line.iter().find(|&&cell| self.holds(Some(cell)) == Holds::Partner);
            return match partner {
                Some(&cell) if !self.rules.spec.partner_moves => {
                    Err(IllegalMove::PartnerInLine(self.named(cell)))
                }
                _ => Ok(()),
            };
        }
        let pushed = self.run(ahead, direction, &[Holds::Foe]);
        if pushed.len() >= line.len() {
            return Err(IllegalMove::TooWeak { own: line.len(), others: pushed.len() });
        }
        let last = pushed.last().copied().unwrap_or(front);
        let behind = last.neighbour(direction);
        match (self.holds(behind), behind) {
            (Holds::Own | Holds::Partner, Some(cell)) => {
                Err(IllegalMove::OwnBehind(self.named(cell)))
            }
            (Holds::Obstacle, Some(cell)) => Err(IllegalMove::Obstacle(self.named(cell))),
            (Holds::Beyond | Holds::Hole, _)
                if self.at(last) == Some(Marble::Neutral) && !self.rules.neutral_leaves() =>
            {
                Err(IllegalMove::NeutralStays(self.named(last)))
            }
            _ => Ok(()),
        }
    }

    /// One colour: everything ahead of the rear moves.
    fn explain_alike(&self, rear: Cell, direction: Direction) -> Result<(), IllegalMove> {
        self.explain_own(Some(rear))?;
        let line = self.run(Some(rear), direction, &[Holds::Own]);
        let longest = 2 * usize::from(self.rules.group()) - 1;
        if line.len() > longest {
            return Err(IllegalMove::LineTooLong { length: line.len(), most: longest });
        }
        let ahead = line.last().and_then(|front| front.neighbour(direction));
        match self.holds(ahead) {
            Holds::Beyond | Holds::Hole if line.len() < 3 => Err(IllegalMove::TooShort(line.len())),
            _ => Ok(()),
        }
    }

    fn explain_broadside(
        &self,
        end: Cell,
        axis: Axis,
        size: usize,
        direction: Direction,
    ) -> Result<(), IllegalMove> {
        let most = usize::from(self.rules.group());
        if !(2..=most).contains(&size) {
            return Err(IllegalMove::BroadsideSize { size, most });
        }
        if Axis::of(direction) == axis {
            return Err(IllegalMove::AlongTheLine);
        }
        let mut own = 0;
        for i in 0..size {
            let cell = end.ahead(axis.direction(), i);
            if self.holds(cell) != Holds::Partner || !self.rules.spec.partner_moves {
                self.explain_own(cell)?;
                own += 1;
            }
        }
        if own == 0 {
            return Err(IllegalMove::NoneOwn);
        }
        for cell in (0..size).filter_map(|i| end.ahead(axis.direction(), i)) {
            self.explain_target(cell, cell.neighbour(direction))?;
        }
        Ok(())
    }

    fn explain_shield(
        &self,
        first: Cell,
        shape: Triangle,
        direction: Direction,
    ) -> Result<(), IllegalMove> {
        if !self.rules.spec.shield {
            return Err(IllegalMove::NoShields);
        }
        let [second, third] = shape.directions().map(|d| first.neighbour(d));
        let cells =
            [self.explain_own(Some(first))?, self.explain_own(second)?, self.explain_own(third)?];
        for cell in cells {
            let target = cell.neighbour(direction);
            if !target.is_some_and(|target| cells.contains(&target)) {
                self.explain_target(cell, target)?;
            }
        }
        Ok(())
    }

    fn explain_rotation(&self, middle: Cell, arms: Arms, turn: Turn) -> Result<(), IllegalMove> {
        if !self.rules.spec.rotate {
            return Err(IllegalMove::NoRotations);
        }
        self.explain_own(Some(middle))?;
        let outer = arms.directions().map(|d| middle.neighbour(d));
        for (from, to) in outer.into_iter().zip(arms.turned(turn)) {
            self.explain_own(from)?;
            self.explain_target(middle, middle.neighbour(to))?;
        }
        Ok(())
    }
}

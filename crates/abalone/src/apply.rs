//! What a move does to the marbles.

use sumito_core::{Effect, MoveKind};

use crate::key::KINDS;
use crate::{Board, Cell, Direction, Move, Position, Word};

impl<B: Board> Position<B> {
    /// Moves the marbles of a legal move; returns the kind of the marble that left the board.
    #[inline]
    pub(crate) fn shift(&mut self, mv: Move) -> Option<usize> {
        match mv {
            Move::Line { rear, direction } => {
                let (chain, leaving) = self.chain(rear, direction);
                self.carry(chain, leaving, direction)
            }
            Move::Rotation { middle, arms, turn } => {
                let [a, b] = arms.directions().map(|d| self.bit_at(middle, d));
                let [to_a, to_b] = arms.turned(turn).map(|d| self.bit_at(middle, d));
                for plane in 0..KINDS {
                    let marbles = self.state.planes[plane];
                    if (marbles & (a | b)).any() {
                        self.set_plane(plane, marbles & !(a | b) | to_a | to_b);
                    }
                }
                None
            }
            Move::Broadside { end, axis, size, direction } => {
                let mut group = B::Word::bit(B::index(end));
                for _ in 1..size {
                    group |= B::step(group, axis.direction());
                }
                self.carry(group, B::Word::NONE, direction)
            }
            Move::Shield { first, shape, direction } => {
                let first = B::Word::bit(B::index(first));
                let [second, third] = shape.directions().map(|d| B::step(first, d));
                self.carry(first | second | third, B::Word::NONE, direction)
            }
        }
    }

    /// The bit of a cell; none for a cell that is not on the board.
    fn bit(&self, cell: Cell) -> B::Word {
        if cell.is_on(self.rules.side) { B::Word::bit(B::index(cell)) } else { B::Word::NONE }
    }

    fn bit_at(&self, cell: Cell, direction: Direction) -> B::Word {
        cell.neighbour(direction).map_or(B::Word::NONE, |next| self.bit(next))
    }

    /// The marbles that move with one in line, and the one of them that leaves the board.
    #[inline]
    fn chain(&self, rear: Cell, direction: Direction) -> (B::Word, B::Word) {
        let occupied = self.occupied();
        let edge = B::Word::narrow(self.rules.masks.edges[direction.index()]);
        let (mut chain, mut next) = (B::Word::NONE, B::Word::bit(B::index(rear)));
        while (next & occupied).any() {
            chain |= next;
            if (next & edge).any() {
                return (chain, next);
            }
            next = B::step(next, direction);
        }
        (chain, B::Word::NONE)
    }

    /// Moves a set of marbles one cell on, but for the one that leaves the board.
    #[inline]
    fn carry(&mut self, moved: B::Word, leaving: B::Word, direction: Direction) -> Option<usize> {
        let (mut ejected, mut rest) = (None, moved);
        for plane in 0..KINDS {
            if !rest.any() {
                break;
            }
            let marbles = self.state.planes[plane];
            let part = marbles & rest;
            if !part.any() {
                continue;
            }
            rest ^= part;
            if (part & leaving).any() {
                ejected = Some(plane);
            }
            self.set_plane(plane, marbles & !moved | B::step(part & !leaving, direction));
        }
        ejected
    }

    /// The mover's cells of a move other than one in line, in naming order.
    pub(crate) fn group(&self, mv: Move) -> impl Iterator<Item = Cell> + use<B> {
        let cells: [Option<Cell>; 4] = match mv {
            Move::Line { rear, .. } => [Some(rear), None, None, None],
            Move::Broadside { end, axis, size, .. } => std::array::from_fn(|i| {
                if i < usize::from(size) { end.ahead(axis.direction(), i) } else { None }
            }),
            Move::Shield { first, shape, .. } => {
                let [second, third] = shape.directions().map(|d| first.neighbour(d));
                [Some(first), second, third, None]
            }
            Move::Rotation { middle, arms, .. } => {
                let mut outer = arms.directions().map(|d| middle.neighbour(d));
                outer.sort_unstable();
                [outer[0], Some(middle), outer[1], None]
            }
        };
        cells.into_iter().flatten()
    }

    /// The cells of all marbles that move in line, from the rear.
    pub(crate) fn chain_cells(&self, rear: Cell, direction: Direction) -> Vec<Cell> {
        let mut cells = Vec::new();
        let mut next = Some(rear);
        while let Some(cell) = next.filter(|&cell| self.at(cell).is_some()) {
            cells.push(cell);
            next = cell.neighbour(direction);
        }
        cells
    }

    /// Where a marble comes to by a step; `None` off the board or in a hole.
    pub(crate) fn target(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        let next = cell.neighbour(direction)?;
        (next.is_on(self.rules.side) && !self.rules.spec.holes.contains(&next)).then_some(next)
    }

    /// How many marbles of a chain are the mover's own or go with them; the others are pushed.
    pub(crate) fn pushing(&self, cells: &[Cell], direction: Direction) -> usize {
        let group = usize::from(self.rules.group());
        if self.rules.spec.one_colour {
            let over = cells.last().is_some_and(|&front| self.target(front, direction).is_none());
            return group.min(cells.len() - usize::from(over));
        }
        let own = self.state.planes[self.rules.line_up.colour(self.state.turn).index()]
            | self.of_colours(self.friends());
        cells.iter().take_while(|&&cell| (self.bit(cell) & own).any()).count()
    }

    /// What a legal move does on the board, told in cell names.
    #[must_use]
    pub fn effect(&self, mv: Move) -> Effect {
        let name = |cell: Cell| cell.name(self.rules.side).to_string();
        let moved = |cell: Cell, direction| (name(cell), self.target(cell, direction).map(name));
        let (kind, shifts, own) = match mv {
            Move::Line { rear, direction } => {
                let cells = self.chain_cells(rear, direction);
                let own = self.pushing(&cells, direction);
                let kind = if own < cells.len() { MoveKind::Push } else { MoveKind::Line };
                (kind, cells.iter().map(|&cell| moved(cell, direction)).collect(), own)
            }
            Move::Rotation { middle, arms, turn } => {
                let at = |d: Direction| middle.neighbour(d).map(name);
                let pairs = arms.directions().into_iter().zip(arms.turned(turn));
                let shifts = pairs.filter_map(|(from, to)| Some((at(from)?, at(to)))).collect();
                (MoveKind::Rotation, shifts, 2)
            }
            Move::Broadside { direction, .. } | Move::Shield { direction, .. } => {
                let kind = match mv {
                    Move::Shield { .. } => MoveKind::Shield,
                    _ => MoveKind::Broadside,
                };
                let shifts: Vec<_> = self.group(mv).map(|cell| moved(cell, direction)).collect();
                let own = shifts.len();
                (kind, shifts, own)
            }
        };
        Effect { kind, shifts, own, removed: Vec::new(), place: None }
    }
}

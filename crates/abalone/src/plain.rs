//! Two sides under the plain rules as bare sets of cells, for going through millions of positions.

use std::ops::ControlFlow;

use crate::generate::{Masks, plain, plain_quiet};
use crate::rules::masks;
use crate::{Board, Direction, Hex61, LARGEST_SIDE, MoveSet, SMALLEST_SIDE, Shape, Word};

/// An empty board of the plain rules: no blocked cells, no neutral marbles, two sides.
///
/// Its sets of cells are on the board's own index, as those of [`Position::set`](crate::Position::set).
///
/// ```
/// use std::ops::ControlFlow;
/// use sumito_abalone::{Board, Cell, Hex61, PlainBoard};
/// use sumito_core::MoveSet as _;
/// let board: PlainBoard = PlainBoard::new(3).unwrap();
/// let at = |name| 1 << Hex61::index(Cell::named(name, 3).unwrap());
/// let (mut moves, mut ejections) = (0, 0);
/// let _ = board.each_set(at("A1") | at("B2"), at("C3"), |set| {
///     moves += set.len();
///     ejections += if set.shape().ejects() { set.len() } else { 0 };
///     ControlFlow::<()>::Continue(())
/// });
/// assert_eq!((moves, ejections), (9, 0));
/// ```
#[derive(Clone, Debug)]
pub struct PlainBoard<B: Board = Hex61> {
    cells: B::Word,
    edges: [B::Word; 6],
}

/// What a move does to the marbles of two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change<W> {
    /// The cells the mover's marbles leave or enter.
    pub own: W,
    /// The cells the other side's marbles leave or enter.
    pub foe: W,
    /// Whether a marble of the other side leaves the board.
    pub ejects: bool,
}

impl<B: Board> PlainBoard<B> {
    /// The board of this side, if it is of this kind.
    #[must_use]
    pub fn new(side: usize) -> Option<Self> {
        if !(SMALLEST_SIDE..=LARGEST_SIDE).contains(&side) || !B::fits(side) {
            return None;
        }
        let masks = masks(side, &[], &[]);
        Some(Self { cells: B::Word::narrow(masks.open), edges: masks.edges.map(B::Word::narrow) })
    }

    /// Every cell.
    #[must_use]
    pub fn cells(&self) -> B::Word {
        self.cells
    }

    /// The next cells in a direction of those that have one.
    #[inline(always)]
    #[must_use]
    pub fn ahead(&self, cells: B::Word, direction: Direction) -> B::Word {
        B::step(cells & !self.edges[direction.index()], direction)
    }

    /// Hands out every move of the side `own` against the side `foe`, in sets.
    #[inline(always)]
    pub fn each_set<R>(
        &self,
        own: B::Word,
        foe: B::Word,
        mut visitor: impl FnMut(MoveSet<B>) -> ControlFlow<R>,
    ) -> ControlFlow<R> {
        plain(&self.masks(own, foe), &mut |shape, cells| visitor(MoveSet::new(shape, cells)))
    }

    /// Hands out the moves that push nothing. Each of them can be taken back by another.
    #[inline(always)]
    pub fn each_quiet_set<R>(
        &self,
        own: B::Word,
        foe: B::Word,
        mut visitor: impl FnMut(MoveSet<B>) -> ControlFlow<R>,
    ) -> ControlFlow<R> {
        plain_quiet(&self.masks(own, foe), &mut |shape, cells| visitor(MoveSet::new(shape, cells)))
    }

    #[inline(always)]
    fn masks(&self, own: B::Word, foe: B::Word) -> Masks<B> {
        Masks::plain(own, foe, self.cells & !(own | foe), self.edges)
    }
}

impl Shape {
    /// What the move of this shape that starts from a cell changes, where two sides play each
    /// with its own colour.
    #[inline(always)]
    #[must_use]
    pub fn change<B: Board>(self, from: B::Word) -> Change<B::Word> {
        let none = B::Word::NONE;
        let steps = |cells: B::Word, direction, count: u8| {
            (0..count).fold(cells, |cells, _| B::step(cells, direction))
        };
        let slide = |group: B::Word, direction| Change {
            own: group ^ B::step(group, direction),
            foe: none,
            ejects: false,
        };
        match self {
            Self::Line { own, direction } => {
                Change { own: from | steps(from, direction, own), foe: none, ejects: false }
            }
            Self::Push { own, pushed, ejects, direction } => {
                let nearest = steps(from, direction, own);
                let end = if ejects { none } else { steps(nearest, direction, pushed) };
                Change { own: from | nearest, foe: nearest | end, ejects }
            }
            Self::Broadside { axis, size, direction } => {
                let more = (1..size).fold(from, |group, _| from | B::step(group, axis.direction()));
                slide(more, direction)
            }
            Self::Shield { shape, direction } => {
                let [second, third] = shape.directions().map(|d| B::step(from, d));
                slide(from | second | third, direction)
            }
            Self::Rotation { arms, turn } => {
                let [a, b] = arms.directions().map(|d| B::step(from, d));
                let [to_a, to_b] = arms.turned(turn).map(|d| B::step(from, d));
                Change { own: (a | b) ^ (to_a | to_b), foe: none, ejects: false }
            }
        }
    }
}

impl<B: Board> MoveSet<B> {
    /// What each of the moves changes, where two sides play each with its own colour.
    #[inline(always)]
    pub fn changes(self) -> impl Iterator<Item = Change<B::Word>> {
        let (shape, mut cells) = (self.shape(), self.cells());
        std::iter::from_fn(move || {
            cells.take_lowest().map(|index| shape.change::<B>(B::Word::bit(index)))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::sync::Arc;

    use sumito_core::{Colour, Position as _};

    use super::*;
    use crate::{Hex91, Marble, Position, Rules};

    const SIDES: [Marble; 2] = [Marble::Colour(Colour::Black), Marble::Colour(Colour::White)];

    /// Plays by a fixed rule and compares, at every ply, the moves and what they do.
    fn agrees<B: Board>(rules: &str) {
        let rules: Arc<Rules> = Arc::new(rules.parse().unwrap());
        let board = PlainBoard::<B>::new(rules.side()).unwrap();
        let mut position = Position::<B>::start(&rules).unwrap();
        let mut ejections = 0;
        for ply in 0..300 {
            if position.outcome().is_some() {
                break;
            }
            let mover = position.turn().index();
            let [own, foe] = [SIDES[mover], SIDES[1 - mover]];
            let mut moves = Vec::new();
            let _ = board.each_set(position.set(own), position.set(foe), |set| {
                for (mv, change) in set.zip(set.changes()) {
                    let mut next = position.clone();
                    next.apply(mv);
                    assert_eq!(next.set(own), position.set(own) ^ change.own);
                    assert_eq!(next.set(foe), position.set(foe) ^ change.foe);
                    assert_eq!(next.quiet() == 0, change.ejects);
                    moves.push((mv, change.ejects));
                }
                ControlFlow::<()>::Continue(())
            });
            let mut quiet = HashSet::new();
            let _ = board.each_quiet_set(position.set(own), position.set(foe), |set| {
                quiet.extend(set);
                ControlFlow::<()>::Continue(())
            });
            let pushes = moves.iter().filter(|(mv, _)| !quiet.contains(mv)).count();
            assert_eq!(quiet.len() + pushes, moves.len());
            let all: HashSet<_> = position.moves().into_iter().collect();
            assert_eq!(moves.iter().map(|m| m.0).collect::<HashSet<_>>(), all);
            moves.sort_unstable();
            let ejecting = moves.iter().find(|m| m.1);
            let &(mv, ejects) = ejecting.unwrap_or(&moves[ply * 7919 % moves.len()]);
            ejections += u32::from(ejects);
            position.apply(mv);
        }
        assert!(ejections > 0, "{rules}: {ejections}");
    }

    #[test]
    fn bare_sets_move_as_positions_do() {
        agrees::<Hex61>("abalone/standard");
        agrees::<Hex61>("abalone/empty?side=3&start=bbb/bb2/2b2/2ww/www&goal=4");
        agrees::<Hex91>(
            "abalone/empty?side=6&start=6/1bbbb2/bbbb4/9/5b4/3www5/2www5/1bbbww3/8/1wwww2/6&goal=9",
        );
    }

    #[test]
    fn boards_are_of_one_kind() {
        assert!(PlainBoard::<Hex61>::new(6).is_none());
        assert!(PlainBoard::<Hex91>::new(5).is_none());
        assert!(PlainBoard::<Hex61>::new(2).is_none());
    }
}

//! The move generator: every variant from five masks.
//!
//! `own` are the mover's marbles, `friends` those that may be pushed along, `foes` those that may
//! be pushed away, `empty` the free cells, and an edge mask for each direction the cells with
//! nothing ahead. Holes are simply not board, obstacles are never empty.

use std::ops::ControlFlow;

use crate::position::NEUTRAL;
use crate::rules::GROUP;
use crate::{Arms, Axis, Board, Direction, MoveSet, Position, Shape, Triangle, Turn, Word};

/// The masks of one position, seen from the seat to move.
pub(crate) struct Masks<B: Board> {
    /// The mover's marbles: one of them is the rear of every line.
    own: B::Word,
    /// What may stand in a line that pushes nothing, or in a broadside.
    company: B::Word,
    /// What may stand in a line that pushes.
    pushers: B::Word,
    /// What can be pushed away.
    foes: B::Word,
    /// What can be pushed over the edge.
    ejectable: B::Word,
    empty: B::Word,
    edges: [B::Word; 6],
}

impl<B: Board> Masks<B> {
    /// Two sides, each with its own colour, and nothing else.
    #[inline(always)]
    pub(crate) fn plain(own: B::Word, foes: B::Word, empty: B::Word, edges: [B::Word; 6]) -> Self {
        Self { own, company: own, pushers: own, foes, ejectable: foes, empty, edges }
    }

    /// The cells whose next cell in a direction is in a set.
    #[inline(always)]
    fn back(&self, cells: B::Word, direction: Direction) -> B::Word {
        B::step(cells, direction.opposite()) & !self.edges[direction.index()]
    }
}

/// Hands out a set unless it is empty.
macro_rules! hand {
    ($visit:expr, $shape:expr, $cells:expr) => {
        let cells = $cells;
        if cells.any() {
            $visit($shape, cells)?;
        }
    };
}

impl<B: Board> Position<B> {
    #[inline(always)]
    fn masks(&self) -> Masks<B> {
        let occupied = self.occupied();
        let open = B::Word::narrow(self.rules.masks.open);
        let own = self.state.planes[self.rules.line_up.colour(self.state.turn).index()];
        let friends = self.friends();
        let friends = if friends == 0 { B::Word::NONE } else { self.of_colours(friends) };
        let pushers = own | friends;
        let foes = occupied & !pushers;
        let stays =
            if self.rules.neutral_leaves() { B::Word::NONE } else { self.state.planes[NEUTRAL] };
        Masks {
            own,
            company: if self.rules.spec.partner_moves { pushers } else { own },
            pushers,
            foes,
            ejectable: foes & !stays,
            empty: open & !occupied,
            edges: self.rules.masks.edges.map(B::Word::narrow),
        }
    }

    /// Visits every legal move of a game that is not over, in sets. `COUNTING` leaves apart what
    /// only matters when moves are listed: whether a push ejects.
    #[inline(always)]
    pub(crate) fn generate<const COUNTING: bool, R>(
        &self,
        visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
    ) -> ControlFlow<R> {
        if self.rules.spec.one_colour {
            return self.generate_one_colour(visit);
        }
        let masks = self.masks();
        let group = self.rules.group();
        for direction in Direction::ALL {
            in_line(&masks, group, direction, visit)?;
            pushes::<B, COUNTING, R>(&masks, group, direction, visit)?;
            broadsides(&masks, group, direction, visit)?;
        }
        self.extras(&masks, visit)
    }

    /// Hands every legal move that pushes a marble off the board to the visitor, in sets.
    pub fn each_ejecting_set<R>(
        &self,
        mut visitor: impl FnMut(MoveSet<B>) -> ControlFlow<R>,
    ) -> ControlFlow<R> {
        if self.state.outcome.is_some() {
            return ControlFlow::Continue(());
        }
        let mut visit = |shape: Shape, cells| match shape.ejects() {
            true => visitor(MoveSet::new(shape, cells)),
            false => ControlFlow::Continue(()),
        };
        if self.rules.spec.one_colour {
            return self.generate_one_colour(&mut visit);
        }
        let masks = self.masks();
        for direction in Direction::ALL {
            let over = masks.ejectable & masks.edges[direction.index()];
            if over.any() {
                pushes_from(&masks, self.rules.group(), direction, true, over, &mut visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// One colour: lines are named by their rears whatever they push, and no move may restore the
    /// forbidden board.
    fn generate_one_colour<R>(
        &self,
        visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
    ) -> ControlFlow<R> {
        let masks = self.masks();
        let group = self.rules.group();
        let mut allowed = |shape: Shape, cells: B::Word| {
            let cells = self.without_undo(shape, cells);
            if cells.any() { visit(shape, cells) } else { ControlFlow::Continue(()) }
        };
        for direction in Direction::ALL {
            alike(&masks, group, direction, &mut allowed)?;
            broadsides(&masks, group, direction, &mut allowed)?;
        }
        self.extras(&masks, &mut allowed)
    }

    /// The moves of a set that do not bring back the forbidden board.
    fn without_undo(&self, shape: Shape, mut cells: B::Word) -> B::Word {
        if !self.state.forbidden.any() {
            return cells;
        }
        let mut allowed = cells;
        let mut trial = self.clone();
        while let Some(index) = cells.take_lowest() {
            trial.state = self.state;
            trial.shift(shape.at(B::cell(index)));
            if trial.occupied() == self.state.forbidden {
                allowed ^= B::Word::bit(index);
            }
        }
        allowed
    }

    /// Shield slides and rotations, where they are played.
    fn extras<R>(
        &self,
        masks: &Masks<B>,
        visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
    ) -> ControlFlow<R> {
        if self.rules.spec.shield {
            shields(masks, visit)?;
        }
        if self.rules.spec.rotate {
            rotations(masks, visit)?;
        }
        ControlFlow::Continue(())
    }
}

/// Every move of the plain rules.
#[inline(always)]
pub(crate) fn plain<B: Board, R>(
    masks: &Masks<B>,
    visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
) -> ControlFlow<R> {
    for direction in Direction::ALL {
        in_line(masks, GROUP, direction, visit)?;
        pushes::<B, false, R>(masks, GROUP, direction, visit)?;
        broadsides(masks, GROUP, direction, visit)?;
    }
    ControlFlow::Continue(())
}

/// The moves of the plain rules that push nothing.
#[inline(always)]
pub(crate) fn plain_quiet<B: Board, R>(
    masks: &Masks<B>,
    visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
) -> ControlFlow<R> {
    for direction in Direction::ALL {
        in_line(masks, GROUP, direction, visit)?;
        broadsides(masks, GROUP, direction, visit)?;
    }
    ControlFlow::Continue(())
}

/// Lines that move onto an empty cell.
#[inline(always)]
fn in_line<B: Board, R>(
    masks: &Masks<B>,
    group: u8,
    direction: Direction,
    visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
) -> ControlFlow<R> {
    let mut free = masks.empty;
    for own in 1..=group {
        let behind = masks.back(free, direction);
        hand!(visit, Shape::Line { own, direction }, masks.own & behind);
        free = masks.company & behind;
    }
    ControlFlow::Continue(())
}

/// Lines that push fewer marbles than they have themselves.
#[inline(always)]
fn pushes<B: Board, const COUNTING: bool, R>(
    masks: &Masks<B>,
    group: u8,
    direction: Direction,
    visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
) -> ControlFlow<R> {
    let onto = masks.foes & masks.back(masks.empty, direction);
    let over = masks.ejectable & masks.edges[direction.index()];
    if COUNTING {
        return pushes_from(masks, group, direction, false, onto | over, visit);
    }
    pushes_from(masks, group, direction, false, onto, visit)?;
    pushes_from(masks, group, direction, true, over, visit)
}

/// Pushes whose foremost marble is in `front`.
#[inline(always)]
fn pushes_from<B: Board, R>(
    masks: &Masks<B>,
    group: u8,
    direction: Direction,
    ejects: bool,
    front: B::Word,
    visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
) -> ControlFlow<R> {
    let mut nearest = front;
    for pushed in 1..group {
        if !nearest.any() {
            break;
        }
        let mut line = masks.pushers & masks.back(nearest, direction);
        for own in 2..=group {
            if !line.any() {
                break;
            }
            let behind = masks.back(line, direction);
            if own > pushed {
                let shape = Shape::Push { own, pushed, ejects, direction };
                hand!(visit, shape, masks.own & behind);
            }
            line = masks.pushers & behind;
        }
        nearest = masks.foes & masks.back(nearest, direction);
    }
    ControlFlow::Continue(())
}

/// Lines that step sideways onto empty cells.
#[inline(always)]
fn broadsides<B: Board, R>(
    masks: &Masks<B>,
    group: u8,
    direction: Direction,
    visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
) -> ControlFlow<R> {
    let beside = masks.back(masks.empty, direction);
    let (movable, own) = (masks.company & beside, masks.own & beside);
    for axis in Axis::ALL {
        if axis == Axis::of(direction) {
            continue;
        }
        let along = axis.direction();
        // Lines counted from their lower ends: all that can move, and those with one of the
        // mover's own marbles among them.
        let (mut lines, mut owned) = (movable, own);
        for size in 2..=group {
            owned = movable & masks.back(owned, along) | own & masks.back(lines, along);
            lines = movable & masks.back(lines, along);
            hand!(visit, Shape::Broadside { axis, size, direction }, owned);
        }
    }
    ControlFlow::Continue(())
}

/// One colour: a line moves whole, its front marbles counting as pushed.
fn alike<B: Board, R>(
    masks: &Masks<B>,
    group: u8,
    direction: Direction,
    visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
) -> ControlFlow<R> {
    let (mut onto, mut over) = (masks.empty, B::Word::NONE);
    for length in 1..2 * group {
        onto = masks.own & masks.back(onto, direction);
        over = if length == 1 {
            masks.own & masks.edges[direction.index()]
        } else {
            masks.own & masks.back(over, direction)
        };
        let push = |own, ejects| Shape::Push { own, pushed: length - own, ejects, direction };
        let shape = if length <= group {
            Shape::Line { own: length, direction }
        } else {
            push(group, false)
        };
        hand!(visit, shape, onto);
        if length > 2 {
            hand!(visit, push(group.min(length - 1), true), over);
        }
    }
    ControlFlow::Continue(())
}

fn shields<B: Board, R>(
    masks: &Masks<B>,
    visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
) -> ControlFlow<R> {
    for shape in Triangle::ALL {
        let [second, third] = shape.directions();
        let across = shape.across();
        let firsts = masks.own & masks.back(masks.own, second) & masks.back(masks.own, third);
        for direction in Direction::ALL {
            // Two marbles need an empty cell; the third follows onto a place that is left.
            let beside = masks.back(masks.empty, direction);
            let mut cells = firsts;
            if direction != second && direction != third {
                cells &= beside;
            }
            if direction != second.opposite() && direction != across {
                cells &= masks.back(beside, second);
            }
            if direction != third.opposite() && direction != across.opposite() {
                cells &= masks.back(beside, third);
            }
            hand!(visit, Shape::Shield { shape, direction }, cells);
        }
    }
    ControlFlow::Continue(())
}

fn rotations<B: Board, R>(
    masks: &Masks<B>,
    visit: &mut impl FnMut(Shape, B::Word) -> ControlFlow<R>,
) -> ControlFlow<R> {
    for arms in Arms::ALL {
        let [a, b] = arms.directions();
        let middles = masks.own & masks.back(masks.own, a) & masks.back(masks.own, b);
        for turn in Turn::ALL {
            let [to_a, to_b] = arms.turned(turn);
            let free = masks.back(masks.empty, to_a) & masks.back(masks.empty, to_b);
            hand!(visit, Shape::Rotation { arms, turn }, middles & free);
        }
    }
    ControlFlow::Continue(())
}

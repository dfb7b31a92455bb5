//! Legal moves by sets of squares.
//!
//! For one direction, phalanxes of at least `size` are found by stepping the movers along, free
//! squares ahead by stepping the empty squares back; a move of `size` by `distance` is their
//! intersection, named by its front pieces.

use std::ops::ControlFlow;

use crate::bits::Bits;
use crate::board::Side;
use crate::moves::{MoveSet, Shape};
use crate::square::MAX_SIDE;
use crate::{Direction, Position, Symmetry, symmetry};

/// The squares a move generator looks at, from the mover's side.
#[derive(Clone, Copy)]
pub(crate) struct Field {
    /// Own pieces that may move.
    pub(crate) movers: Bits,
    /// The opponent's pieces.
    pub(crate) foes: Bits,
    /// Those of them that may be captured.
    pub(crate) targets: Bits,
    /// Empty squares of the board.
    pub(crate) empty: Bits,
}

/// Which moves are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    All,
    Quiet,
    Captures,
}

impl Field {
    /// Hands over the moves of every direction, by the laws of movement and capture alone.
    #[inline(always)]
    pub(crate) fn each_set<B>(
        &self,
        wanted: Wanted,
        mut visitor: impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.each_in(Direction::North, wanted, &mut visitor)?;
        self.each_in(Direction::NorthEast, wanted, &mut visitor)?;
        self.each_in(Direction::NorthWest, wanted, &mut visitor)?;
        self.each_in(Direction::South, wanted, &mut visitor)?;
        self.each_in(Direction::SouthWest, wanted, &mut visitor)?;
        self.each_in(Direction::SouthEast, wanted, &mut visitor)?;
        self.each_in(Direction::East, wanted, &mut visitor)?;
        self.each_in(Direction::West, wanted, &mut visitor)
    }

    #[inline(always)]
    fn each_in<B>(
        &self,
        direction: Direction,
        wanted: Wanted,
        visitor: &mut impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if wanted != Wanted::Captures {
            self.each_quiet_in(direction, visitor)?;
        }
        if wanted != Wanted::Quiet {
            self.each_capture_in(direction, visitor)?;
        }
        ControlFlow::Continue(())
    }

    /// The moves in one direction that capture nothing.
    #[inline(always)]
    fn each_quiet_in<B>(
        &self,
        direction: Direction,
        visitor: &mut impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let back = direction.opposite();
        let before_empty = self.empty.step(back);
        // The front pieces, with an empty square ahead, of phalanxes of at least n.
        let mut sizes = [Bits::EMPTY; MAX_SIDE + 1];
        let mut longest = 0;
        let mut fronts = self.movers & before_empty;
        let mut followers = self.movers;
        while !fronts.is_empty() {
            longest += 1;
            sizes[longest] = fronts;
            followers = followers.step(direction);
            fronts &= followers;
        }
        let mut free = before_empty;
        for distance in 1..=longest {
            for (size, &fronts) in sizes.iter().enumerate().take(longest + 1).skip(distance) {
                let fronts = fronts & free;
                if fronts.is_empty() {
                    break;
                }
                visitor(phalanxes(fronts, direction, size, distance, false))?;
            }
            free = before_empty & free.step(back);
        }
        ControlFlow::Continue(())
    }

    /// The captures in one direction.
    #[inline(always)]
    fn each_capture_in<B>(
        &self,
        direction: Direction,
        visitor: &mut impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let back = direction.opposite();
        // Single pieces capture nothing: the front pieces of phalanxes of at least `first`.
        let mut first = 2;
        let mut followers = self.movers.step(direction);
        let mut long = self.movers & followers;
        let mut before = self.targets.step(back);
        let mut distance = 1;
        while !long.is_empty() && !before.is_empty() {
            let mut fronts = long & before;
            if !fronts.is_empty() {
                let mut strong = self.lines_of(first, back);
                let mut followers = followers;
                let mut size = first;
                while !fronts.is_empty() {
                    let stronger = fronts & !strong.leap(back, distance);
                    if !stronger.is_empty() {
                        visitor(phalanxes(stronger, direction, size, distance, true))?;
                    }
                    size += 1;
                    followers = followers.step(direction);
                    fronts &= followers;
                    strong = self.foes & strong.step(back);
                }
            }
            before = (before & self.empty).step(back);
            distance += 1;
            if distance > first {
                first = distance;
                followers = followers.step(direction);
                long &= followers;
            }
        }
        ControlFlow::Continue(())
    }

    /// The foes that begin a line of at least `size` going on against `back`.
    #[inline(always)]
    fn lines_of(&self, size: usize, back: Direction) -> Bits {
        (1..size).fold(self.foes, |lines, _| self.foes & lines.step(back))
    }
}

impl Position {
    /// The field as the side to move sees it.
    #[inline(always)]
    pub(crate) fn field(&self) -> Field {
        let (own, foes) = (self.board.pieces(self.turn), self.board.pieces(self.turn.other()));
        let locked = self.locked_bits();
        Field {
            movers: own & !locked,
            foes,
            targets: foes & !locked,
            empty: self.rules.board() & !self.board.occupied(),
        }
    }

    /// The squares a stone may be placed on.
    pub(crate) fn stone_squares(&self) -> Bits {
        let rows = self.rules.stone_ranks().map(|rank| Bits::rank(self.rules.files(), rank));
        rows.fold(Bits::EMPTY, |all, row| all | row) & !self.board.occupied()
    }

    /// Whether a stone is to be placed now.
    #[inline(always)]
    pub(crate) fn is_placing(&self) -> bool {
        self.ply < self.rules.stones()
    }

    /// Hands over every legal move of a game that goes on; no set is empty.
    #[inline(always)]
    pub(crate) fn each_legal_set<B>(
        &self,
        wanted: Wanted,
        mut visitor: impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.is_placing() {
            let set = MoveSet { fronts: self.stone_squares(), shape: Shape::Place };
            let none = set.fronts.is_empty() || wanted == Wanted::Captures;
            return if none { ControlFlow::Continue(()) } else { visitor(set) };
        }
        let field = self.field();
        let answering = self.is_crossing_pending();
        if !answering && self.rules.symmetry() == Symmetry::None {
            return field.each_set(wanted, visitor);
        }
        field.each_set(wanted, |mut set| {
            set.fronts = if answering { self.crossing(&set) } else { self.asymmetric(&set) };
            if set.fronts.is_empty() { ControlFlow::Continue(()) } else { visitor(set) }
        })
    }

    /// Those moves of a set that newly reach the farthest row, by their front pieces.
    #[inline(always)]
    fn crossing(&self, set: &MoveSet) -> Bits {
        match set.shape {
            Shape::Phalanx { direction, distance, .. } if direction.climbs(self.turn) => {
                let far = self.rules.home_rank(self.turn.other());
                let from = far.abs_diff(usize::from(distance));
                set.fronts & Bits::rank(self.rules.files(), from)
            }
            _ => Bits::EMPTY,
        }
    }

    /// Those moves of a set that the symmetry rule allows, by their front pieces.
    fn asymmetric(&self, set: &MoveSet) -> Bits {
        let crossing = self.crossing(set);
        if crossing.is_empty() {
            return set.fronts;
        }
        let forbidden: Bits = crossing
            .into_iter()
            .filter(|&front| symmetry::forbids(self, set.shape.of(front)).is_some())
            .collect();
        set.fronts & !forbidden
    }

    /// Whether a phalanx of this side is long and near enough to enter its farthest row, whatever
    /// stands in its way.
    pub(crate) fn may_cross(&self, side: Side) -> bool {
        let far = self.rules.home_rank(side.other());
        Direction::ALL.into_iter().filter(|way| way.climbs(side)).any(|direction| {
            let (mut fronts, mut size) = (self.board.pieces(side), 1);
            let mut followers = fronts;
            while !fronts.is_empty() && size < self.rules.ranks() {
                let row = Bits::rank(self.rules.files(), far.abs_diff(size));
                if !(fronts & row).is_empty() {
                    return true;
                }
                followers = followers.step(direction);
                fronts &= followers;
                size += 1;
            }
            false
        })
    }
}

/// A set of moves of phalanxes, by their front pieces.
#[inline(always)]
fn phalanxes(
    fronts: Bits,
    direction: Direction,
    size: usize,
    distance: usize,
    captures: bool,
) -> MoveSet {
    let (size, distance) = (size as u8, distance as u8);
    MoveSet { fronts, shape: Shape::Phalanx { direction, size, distance, captures } }
}

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

impl Field {
    /// Hands over the moves of every direction, by the laws of movement and capture alone.
    #[inline(always)]
    pub(crate) fn each_set<B>(
        &self,
        mut visitor: impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut sizes = [Bits::EMPTY; MAX_SIDE + 1];
        self.each_in(Direction::North, &mut sizes, &mut visitor)?;
        self.each_in(Direction::NorthEast, &mut sizes, &mut visitor)?;
        self.each_in(Direction::NorthWest, &mut sizes, &mut visitor)?;
        self.each_in(Direction::South, &mut sizes, &mut visitor)?;
        self.each_in(Direction::SouthWest, &mut sizes, &mut visitor)?;
        self.each_in(Direction::SouthEast, &mut sizes, &mut visitor)?;
        self.each_in(Direction::East, &mut sizes, &mut visitor)?;
        self.each_in(Direction::West, &mut sizes, &mut visitor)
    }

    /// The moves in one direction. `sizes` is scratch: `sizes[n]` gets the front pieces with
    /// something to do of phalanxes of at least n.
    #[inline(always)]
    fn each_in<B>(
        &self,
        direction: Direction,
        sizes: &mut [Bits; MAX_SIDE + 1],
        visitor: &mut impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let back = direction.opposite();
        let before_empty = self.empty.step(back);
        let before_target = self.targets.step(back);
        let mut longest = 0;
        let mut fronts = self.movers & (before_empty | before_target);
        let mut followers = self.movers;
        while !fronts.is_empty() {
            longest += 1;
            sizes[longest] = fronts;
            followers = followers.step(direction);
            fronts &= followers;
        }
        let set = |fronts, size: usize, distance: usize, captures| {
            let shape =
                Shape::Phalanx { direction, size: size as u8, distance: distance as u8, captures };
            MoveSet { fronts, shape }
        };

        let mut free = before_empty;
        for distance in 1..=longest {
            for (size, &fronts) in sizes.iter().enumerate().take(longest + 1).skip(distance) {
                let fronts = fronts & free;
                if fronts.is_empty() {
                    break;
                }
                visitor(set(fronts, size, distance, false))?;
            }
            free = before_empty & free.step(back);
        }

        let mut before = before_target;
        for distance in 1..=longest {
            if before.is_empty() {
                break;
            }
            let first = distance.max(2);
            if first <= longest && !(sizes[first] & before).is_empty() {
                let mut strong = self.lines_of(first, back);
                for (size, &fronts) in sizes.iter().enumerate().take(longest + 1).skip(first) {
                    let fronts = fronts & before;
                    if fronts.is_empty() {
                        break;
                    }
                    let fronts = fronts & !strong.leap(back, distance);
                    if !fronts.is_empty() {
                        visitor(set(fronts, size, distance, true))?;
                    }
                    strong = self.foes & strong.step(back);
                }
            }
            before = (before & self.empty).step(back);
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
        mut visitor: impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.is_placing() {
            let set = MoveSet { fronts: self.stone_squares(), shape: Shape::Place };
            return if set.fronts.is_empty() { ControlFlow::Continue(()) } else { visitor(set) };
        }
        let field = self.field();
        let answering = self.is_crossing_pending();
        let wary = self.rules.symmetry() != Symmetry::None && self.may_cross(self.turn);
        if !answering && !wary {
            return field.each_set(visitor);
        }
        field.each_set(|mut set| {
            set.fronts = if answering { self.crossing(&set) } else { self.asymmetric(&set) };
            if set.fronts.is_empty() { ControlFlow::Continue(()) } else { visitor(set) }
        })
    }

    /// Those moves of a set that newly reach the farthest row, by their front pieces.
    fn crossing(&self, set: &MoveSet) -> Bits {
        let far = self.rules.home(self.turn.other());
        set.fronts & set.fronts_landing_on(far) & !far
    }

    /// Those moves of a set that the symmetry rule allows, by their front pieces.
    fn asymmetric(&self, set: &MoveSet) -> Bits {
        let forbidden: Bits = self
            .crossing(set)
            .into_iter()
            .filter(|&front| symmetry::forbids(self, set.shape.of(front)).is_some())
            .collect();
        set.fronts & !forbidden
    }

    /// Whether a phalanx of this side is long and near enough to enter its farthest row, whatever
    /// stands in its way.
    pub(crate) fn may_cross(&self, side: Side) -> bool {
        let far = self.rules.home_rank(side.other());
        let forward = match side {
            Side::White => [Direction::North, Direction::NorthEast, Direction::NorthWest],
            Side::Black => [Direction::South, Direction::SouthEast, Direction::SouthWest],
        };
        forward.into_iter().any(|direction| {
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

impl MoveSet {
    /// The squares a front piece must stand on so that it lands in a row.
    fn fronts_landing_on(&self, row: Bits) -> Bits {
        match self.shape {
            Shape::Phalanx { direction, distance, .. } => {
                row.leap(direction.opposite(), usize::from(distance))
            }
            Shape::Place => Bits::EMPTY,
        }
    }
}

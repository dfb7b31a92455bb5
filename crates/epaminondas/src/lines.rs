//! Counting lines of play, the last two plies at once.
//!
//! The moves of a side are the sum over all straight lines of the board of what its pieces can do
//! along each, and a move changes few of them: its own line in several squares, and for every
//! square it leaves, enters or clears one crossing line on each other axis in just that square.
//! So the replies to all moves of a position are counted without making any: the replies if
//! nothing changed, plus what each change adds or takes, worked out once for a square.

use std::ops::ControlFlow;

use sumito_core::Position as _;

use crate::bits::Bits;
use crate::generate::Wanted;
use crate::moves::Shape;
use crate::{Direction, Move, Position, Square, Symmetry, Variant};

/// The number of replies to all moves together; `None` where they must be made to know it.
pub(crate) fn replies(position: &Position) -> Option<u64> {
    if position.is_decided() {
        return Some(0);
    }
    position.has_plain_replies().then(|| Replies::new(position).count())
}

impl Position {
    /// Whether every reply to every move is legal that the laws of movement and capture allow,
    /// where the game goes on at all.
    fn has_plain_replies(&self) -> bool {
        !self.is_placing()
            && !self.is_limit_near(1)
            && !self.is_crossing_pending()
            && (self.rules.symmetry() == Symmetry::None || !self.may_cross(self.turn.other()))
    }
}

/// One line of squares from the replier's side, one bit a square.
#[derive(Clone, Copy, Default)]
struct Line {
    /// His pieces that may move.
    movers: u32,
    /// The other side's pieces.
    foes: u32,
    /// Those of them that may be captured.
    targets: u32,
    /// Empty squares.
    empty: u32,
}

impl Line {
    /// The number of moves along this line, both ways.
    #[inline(always)]
    fn moves(&self) -> i32 {
        let Self { movers, foes, targets, empty } = *self;
        let goals = empty | targets;
        let mut moves = 0;
        let mut fronts = movers & goals >> 1;
        while fronts != 0 {
            let front = fronts.trailing_zeros();
            fronts &= fronts - 1;
            let size = (movers << (31 - front)).leading_ones();
            let free = (empty >> (front + 1)).trailing_ones();
            let end = front + 1 + free;
            let meets = targets >> end & 1 != 0;
            moves += choices(size, free, if meets { (foes >> end).trailing_ones() } else { size });
        }
        let mut fronts = movers & goals << 1;
        while fronts != 0 {
            let front = fronts.trailing_zeros();
            fronts &= fronts - 1;
            let size = (movers >> front).trailing_ones();
            let free = (empty << (32 - front)).leading_ones();
            let end = 31 - (front - free);
            let meets = targets << 1 << end >> 31 != 0;
            let line = if meets { (foes << 1 << end).leading_ones() } else { size };
            moves += choices(size, free, line);
        }
        moves
    }
}

/// The moves of a phalanx's parts with so many free squares ahead and then a hostile line; one as
/// long as the phalanx cannot be captured.
#[inline(always)]
fn choices(size: u32, free: u32, line: u32) -> i32 {
    let short = size.min(free);
    let quiet = short * (short + 1) / 2 + (size - short) * short;
    (quiet + size.saturating_sub(free.max(line))) as i32
}

const AXES: usize = 4;
const LINES_OF_AXIS: usize = 32;

/// Which line of an axis a square is on.
#[inline(always)]
const fn line_of(square: Square, axis: usize) -> usize {
    match axis {
        0 => square.rank(),
        1 => square.file(),
        2 => square.file() + 15 - square.rank(),
        _ => square.file() + square.rank(),
    }
}

/// Which square of its line it is, counted in the first direction of the axis.
#[inline(always)]
const fn place_of(square: Square, axis: usize) -> usize {
    if axis == 0 { square.file() } else { square.rank() }
}

/// A move with what follows from it.
struct March {
    rear: Square,
    landing: Square,
    direction: Direction,
    size: usize,
    distance: usize,
    /// How many pieces it captures.
    taken: usize,
}

impl March {
    fn to_move(&self) -> Move {
        let (size, distance) = (self.size as u8, self.distance as u8);
        Move::Phalanx { rear: self.rear, direction: self.direction, size, distance }
    }
}

/// What the change of one square adds to the number of replies.
#[derive(Clone, Copy, Default)]
struct Change {
    by_axis: [i16; AXES],
    total: i16,
}

/// The replies to all moves of a position.
struct Replies<'a> {
    position: &'a Position,
    lines: [[Line; LINES_OF_AXIS]; AXES],
    /// The number of replies along each line as it is.
    moves: [[i16; LINES_OF_AXIS]; AXES],
    /// The number of replies if nothing changed.
    total: i32,
    /// What it adds if the mover leaves a square, or enters it, capturing where it is taken.
    changes: [Change; 256],
    known: Bits,
}

impl<'a> Replies<'a> {
    fn new(position: &'a Position) -> Self {
        let field = position.field();
        let locked = position.locked_bits();
        let movers = position.board.pieces(position.turn.other()) & !locked;
        let mut lines = [[Line::default(); LINES_OF_AXIS]; AXES];
        let mut fill = |set: Bits, part: fn(&mut Line) -> &mut u32| {
            for square in set {
                for (axis, lines) in lines.iter_mut().enumerate() {
                    *part(&mut lines[line_of(square, axis)]) |= 1 << place_of(square, axis);
                }
            }
        };
        fill(movers, |line| &mut line.movers);
        fill(position.board.pieces(position.turn), |line| &mut line.foes);
        fill(field.movers, |line| &mut line.targets);
        fill(field.empty, |line| &mut line.empty);
        let moves = lines.map(|axis| axis.map(|line| line.moves() as i16));
        let total = moves.iter().flatten().map(|&moves| i32::from(moves)).sum();
        let changes = [Change::default(); 256];
        Self { position, lines, moves, total, changes, known: Bits::EMPTY }
    }

    fn count(mut self) -> u64 {
        let position = self.position;
        let balance = self.balance();
        let mut replies = 0;
        let _ = position.each_legal_set(Wanted::All, |set| {
            if let Shape::Phalanx { direction, size, distance, captures } = set.shape {
                let (size, distance) = (usize::from(size), usize::from(distance));
                for front in set.fronts {
                    let rear = front.leap(direction.opposite(), size - 1);
                    let landing = front.leap(direction, distance);
                    let taken = if captures { position.taken(landing, direction) } else { 0 };
                    let march = March { rear, landing, direction, size, distance, taken };
                    replies += self.after(&march, balance);
                }
            }
            ControlFlow::<()>::Continue(())
        });
        replies as u64
    }

    /// The replies to one move.
    #[inline(always)]
    fn after(&mut self, march: &March, balance: Option<i32>) -> i64 {
        let rules = &self.position.rules;
        let far = rules.home_rank(self.position.turn.other());
        if rules.variant() == Variant::Crossings && march.landing.rank() == far {
            self.count_after(march.to_move()) as i64
        } else if balance.is_some_and(|balance| self.ends(balance, march)) {
            0
        } else {
            i64::from(self.total + self.added(march))
        }
    }

    /// The replies to one move, by making it.
    fn count_after(&self, mv: Move) -> u64 {
        let mut next = self.position.clone();
        next.apply(mv);
        next.count_moves()
    }

    /// How many more pieces the mover has on his farthest row than the replier has on his;
    /// `None` where the replier has none and so cannot win by majority.
    fn balance(&self) -> Option<i32> {
        let position = self.position;
        if position.rules.variant() == Variant::Crossings {
            return None;
        }
        let his = position.crossed(position.turn.other()).len() as i32;
        (his > 0).then(|| position.crossed(position.turn).len() as i32 - his)
    }

    /// Whether the replier has the majority after a move and so has won.
    fn ends(&self, balance: i32, march: &March) -> bool {
        let &March { rear, landing, direction, taken, .. } = march;
        let (rules, turn) = (&self.position.rules, self.position.turn);
        let (home, far) = (rules.home_rank(turn), rules.home_rank(turn.other()));
        let along_rank = direction.axis() == 0;
        let crosses = |square: Square| i32::from(!along_rank && square.rank() == far);
        let last = landing.leap(direction, taken.saturating_sub(1));
        let saved = match taken {
            0 => 0,
            _ if last.rank() != home => 0,
            _ if along_rank => taken as i32,
            _ => 1,
        };
        balance + crosses(landing) - crosses(rear) + saved < 0
    }

    /// What a move adds to the number of replies.
    #[inline(always)]
    fn added(&mut self, march: &March) -> i32 {
        let &March { rear, direction, size, distance, taken, .. } = march;
        let axis = direction.axis();
        let mut added = 0;
        for i in 0..distance {
            added += self.crossing(rear.leap(direction, i), axis);
            added += self.crossing(rear.leap(direction, size + i), axis);
        }
        let landing = size - 1 + distance;
        for i in 1..taken {
            let change = self.change(rear.leap(direction, landing + i), removed);
            added += i32::from(change.total - change.by_axis[axis]);
        }

        let index = line_of(rear, axis);
        let line = self.lines[axis][index];
        if line.movers == 0 {
            return added;
        }
        let run = |first: usize, length: usize| {
            let bits = (1u32 << length) - 1;
            let place = place_of(rear, axis);
            if (direction as usize) < AXES {
                bits << (place + first)
            } else {
                bits << (place + 1 - first - length)
            }
        };
        let (left, entered) = (run(0, distance), run(size, distance));
        let cleared = if taken > 0 { run(landing, taken) } else { 0 };
        let after = Line {
            movers: line.movers & !cleared,
            foes: line.foes & !left | entered,
            targets: line.targets & !left | entered,
            empty: (line.empty | left | cleared) & !entered,
        };
        added + after.moves() - i32::from(self.moves[axis][index])
    }

    /// What it adds along the other axes if the mover leaves or enters a square.
    #[inline(always)]
    fn crossing(&mut self, square: Square, axis: usize) -> i32 {
        if !self.known.contains(square) {
            self.known.toggle(square);
            self.changes[square.index()] = self.change(square, left_or_entered);
        }
        let change = &self.changes[square.index()];
        i32::from(change.total - change.by_axis[axis])
    }

    /// What a changed square adds to the number of replies.
    #[inline(always)]
    fn change(&self, square: Square, change: impl Fn(&Line, u32) -> Line) -> Change {
        let mut by_axis = [0; AXES];
        for (axis, by_axis) in by_axis.iter_mut().enumerate() {
            let index = line_of(square, axis);
            let line = &self.lines[axis][index];
            if line.movers != 0 {
                let after = change(line, 1 << place_of(square, axis));
                *by_axis = after.moves() as i16 - self.moves[axis][index];
            }
        }
        Change { by_axis, total: by_axis.iter().sum() }
    }
}

/// The line where the mover left a square he had, or entered one he had not.
#[inline(always)]
fn left_or_entered(line: &Line, bit: u32) -> Line {
    Line {
        movers: line.movers & !bit,
        foes: line.foes ^ bit,
        targets: line.targets ^ bit,
        empty: line.empty & !bit | line.foes & bit,
    }
}

/// The line where a piece behind the captured one is gone too.
#[inline(always)]
fn removed(line: &Line, bit: u32) -> Line {
    Line { movers: line.movers & !bit, empty: line.empty | bit, ..*line }
}

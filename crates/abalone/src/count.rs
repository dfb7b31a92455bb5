//! Counting lines of play fast, where two sides alone play by the plain rules on up to 61 cells.
//!
//! Nothing is looked up or remembered: moves are counted by sets, and the last two plies together.
//! How that goes is told in `count/answers.rs`. Rules that need more go by the general counter.

mod answers;
mod groups;
mod path;
mod sums;
mod torus;

use answers::{Answers, answers_to_lines};
use groups::{Broadsides, Lines, Pushes};
pub(crate) use path::{Path, perft as perft_by};

/// What the board does to marbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// The cells a marble may stand on.
    pub cells: u64,
    /// By direction: the cells from which a marble pushed that way is ejected.
    pub falls: [u64; 6],
}

/// The marbles of the two sides, with the ejections each still needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Duel {
    /// Marbles of the side to move.
    pub own: u64,
    /// Marbles of the other side.
    pub foe: u64,
    /// Ejections the side to move needs to win; not 0.
    pub own_needs: u16,
    /// Ejections the other side needs to win; not 0.
    pub foe_needs: u16,
}

impl Duel {
    /// The other side's view after the side to move has changed these cells.
    #[inline(always)]
    fn after(self, own: u64, foe: u64, ejected: bool) -> Self {
        Self {
            own: self.foe ^ foe,
            foe: self.own ^ own,
            own_needs: self.foe_needs,
            foe_needs: self.own_needs - u16::from(ejected),
        }
    }

    #[inline(always)]
    fn empty(self, field: &Field) -> u64 {
        field.cells & !(self.own | self.foe)
    }
}

/// The number of lines of play of exactly `depth` plies.
pub(crate) fn perft(field: &Field, duel: Duel, depth: u32) -> u64 {
    perft_by(Path::best(), field, duel, depth)
}

/// The body of every path; `deeper` is that path itself.
#[inline(always)]
fn plies(field: &Field, duel: Duel, depth: u32, deeper: impl Fn(Duel, u32) -> u64) -> u64 {
    match depth {
        0 => return 1,
        1 => return one_ply(field, duel),
        2 => return two_plies(field, duel),
        _ => {}
    }
    let empty = duel.empty(field);
    let mut lines = 0;
    for flip in Lines::new(duel.own, empty) {
        lines += deeper(duel.after(flip, 0, false), depth - 1);
    }
    for flip in Broadsides::new(duel.own, empty) {
        lines += deeper(duel.after(flip, 0, false), depth - 1);
    }
    for push in Pushes::new(duel.own, duel.foe, empty, field) {
        if !(push.ejects && duel.own_needs == 1) {
            lines += deeper(duel.after(push.own, push.foe, push.ejects), depth - 1);
        }
    }
    lines
}

#[inline(always)]
fn one_ply(field: &Field, duel: Duel) -> u64 {
    let Duel { own, foe, .. } = duel;
    let empty = duel.empty(field);
    let quiet = Lines::new(own, empty).len() + Broadsides::new(own, empty).len();
    u64::from(quiet + Pushes::new(own, foe, empty, field).len())
}

#[inline(always)]
fn two_plies(field: &Field, duel: Duel) -> u64 {
    let Duel { own, foe, .. } = duel;
    let empty = duel.empty(field);
    let answers = Answers::new(foe);
    let mut lines = 0i64;
    for flip in Broadsides::new(own, empty) {
        lines += answers.quiet(empty ^ flip) + answers.pushes(own ^ flip, empty ^ flip, field);
    }
    let mut lines = lines as u64;
    for push in Pushes::new(own, foe, empty, field) {
        if !(push.ejects && duel.own_needs == 1) {
            lines += one_ply(field, duel.after(push.own, push.foe, push.ejects));
        }
    }
    lines
}

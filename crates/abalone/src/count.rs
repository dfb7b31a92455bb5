//! Counting lines of play fast, where two sides alone play by the plain rules on up to 61 cells.
//!
//! Nothing is looked up or remembered: moves are counted by sets, and the last two plies together.
//! How that goes is told in `count/answers.rs`. Rules that need more go by the general counter.

mod answers;
mod groups;
mod path;
mod sums;
mod torus;

use sumito_core::Position as _;

use crate::{Board, Position, Word};
use answers::{Answers, answers_to_lines};
use groups::{Broadsides, Lines, Pushes};
use path::Path;

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

impl<B: Board> Position<B> {
    /// The position as a duel, if it is one and stays one for so many plies.
    pub(crate) fn duel(&self, depth: u32) -> Option<(Field, Duel)> {
        let (rules, state) = (&self.rules, &self.state);
        let within = |played: u32, limit: Option<u32>| {
            limit.is_none_or(|plies| played.saturating_add(depth) <= plies)
        };
        if B::CELLS > 61
            || !rules.is_plain_duel()
            || state.outcome.is_some()
            || !within(state.ply, rules.move_plies)
            || !within(state.quiet, rules.quiet_plies)
        {
            return None;
        }
        let (mover, other) = (state.turn, rules.line_up.after(state.turn));
        let marbles = |seat| state.planes[rules.line_up.colour(seat).index()];
        let needs = |seat| {
            let team = rules.line_up.team(seat);
            rules.goals()[team].saturating_sub(self.scores()[team])
        };
        let field = Field {
            cells: rules.masks.open as u64,
            falls: rules.masks.edges.map(|edge| edge as u64),
        };
        let duel = Duel {
            own: marbles(mover).widen() as u64,
            foe: marbles(other).widen() as u64,
            own_needs: needs(mover),
            foe_needs: needs(other),
        };
        (marbles(mover) | marbles(other) == self.occupied()).then_some((field, duel))
    }
}

/// The number of lines of play of exactly `depth` plies.
pub(crate) fn perft(field: &Field, duel: Duel, depth: u32) -> u64 {
    path::perft(Path::best(), field, duel, depth)
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
    let mut lines = answers_to_lines(&answers, own, empty, field);
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use proptest::prelude::*;
    use sumito_core::Seat;

    use super::*;
    use crate::{Cell, Hex61, Marble, Rules};

    /// Counts by playing every move and listing the last ones.
    fn listed(position: &Position, depth: u32) -> u64 {
        let moves = position.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = |mv| {
            let mut next = position.clone();
            next.apply(mv);
            listed(&next, depth - 1)
        };
        moves.into_iter().map(after).sum()
    }

    /// A position with one of so many things on each cell: marbles, or nothing, or blocked.
    fn position(
        side: usize,
        things: &[u8],
        limits: &str,
        scores: [u8; 2],
        turn: usize,
    ) -> Position {
        let cells = || Cell::all(side).zip(things);
        let named = |key, wanted| {
            let cells = cells().filter(|&(_, &thing)| thing == wanted);
            let names: Vec<_> = cells.map(|(cell, _)| cell.name(side).to_string()).collect();
            if names.is_empty() { String::new() } else { format!("&{key}={}", names.join(",")) }
        };
        let (holes, obstacles) = (named("holes", 0), named("obstacles", 1));
        let text = format!("abalone/empty?side={side}{limits}{holes}{obstacles}");
        let rules: Arc<Rules> = Arc::new(text.parse().unwrap());
        let mut position = Position::bare(&rules);
        position.put(cells().filter_map(|(cell, thing)| match thing {
            2..8 => Some((cell, Marble::Colour(sumito_core::Colour::Black))),
            8..14 => Some((cell, Marble::Colour(sumito_core::Colour::White))),
            _ => None,
        }));
        position.state.scores[..2].copy_from_slice(&scores);
        position.state.turn = Seat::new(turn);
        position.settle();
        position
    }

    fn positions() -> impl Strategy<Value = Position> {
        let limits =
            prop_oneof![Just(""), Just("&goal=1"), Just("&goal=2,3"), Just("&move-limit=20")];
        // Mostly crowded boards, where pushes and blocked ways are many.
        let things = (14u8..30).prop_flat_map(|most| prop::collection::vec(0..most, 61));
        (3usize..=5, things, limits, 0usize..2)
            .prop_map(|(side, things, limits, turn)| position(side, &things, limits, [0, 0], turn))
    }

    fn every_path(position: &Position, depth: u32) -> [u64; 2] {
        let (field, duel) = position.duel(depth).expect("a duel");
        [Path::PORTABLE, Path::best()].map(|path| path::perft(path, &field, duel, depth))
    }

    proptest! {
        #[test]
        fn every_path_counts_what_is_played(position in positions()) {
            for depth in 1..=2 {
                prop_assert_eq!(every_path(&position, depth), [listed(&position, depth); 2]);
            }
        }
    }

    #[test]
    fn the_last_ejection_ends_lines_of_play() {
        let things: Vec<u8> = (0..61).map(|i| [2, 2, 2, 8, 8, 40][i % 6]).collect();
        for scores in [[0, 0], [1, 1], [0, 1], [1, 0]] {
            let position = position(5, &things, "&goal=2", scores, 0);
            for depth in 1..=3 {
                assert_eq!(every_path(&position, depth), [listed(&position, depth); 2]);
            }
        }
    }

    #[test]
    fn only_plain_duels_are_counted_this_way() {
        let duel = |text: &str, depth| {
            let rules: Arc<Rules> = Arc::new(text.parse().unwrap());
            let start: Position<Hex61> = Position::start(&rules).unwrap();
            start.duel(depth).is_some()
        };
        assert!(duel("abalone/standard", 9));
        assert!(duel("abalone/alliances?goal=3,4&holes=A3&obstacles=E5", 9));
        assert!(duel("abalone/standard?move-limit=3", 6));
        assert!(!duel("abalone/standard?move-limit=3", 7));
        assert!(!duel("abalone/standard?quiet-limit=3", 7));
        for text in [
            "abalone/standard?neutral=E5",
            "abalone/standard?shield=yes",
            "abalone/standard?rotate=yes",
            "abalone/standard?teams=shared",
            "abalone/one-colour",
            "abalone/3-players-11",
        ] {
            assert!(!duel(text, 2), "{text}");
        }
    }
}

//! What the engine knows of Epaminondas and Crossings.

mod evaluation;
mod ordering;
mod squares;

use std::ops::ControlFlow;
use std::sync::Arc;

use sumito_core::{Position as _, Seat, Team};
use sumito_epaminondas::{Move, Piece, Position};
use sumito_search::{Candidate, Knowledge};

pub(crate) use self::evaluation::by_hand;
use self::squares::Squares;
use crate::Weights;
use crate::network::{Memo, Path};
use crate::weights::Choice;

/// What is known of one rule set of Epaminondas or Crossings.
pub(crate) struct EpaminondasKnowledge {
    /// The board's height.
    ranks: usize,
    /// The rank each seat wants to reach.
    far_ranks: [usize; 2],
    /// Plies in which stones are placed.
    stones: u32,
    /// Plies without a capture, and plies in all, at which the game stops.
    quiet_plies: Option<u32>,
    move_plies: Option<u32>,
    /// What was trained, if it serves this rule set.
    weights: Option<Arc<Weights>>,
    path: Path,
}

impl EpaminondasKnowledge {
    /// What is known of the rule set of a position. Its weights are of these.
    pub fn new(position: &Position, weights: &Choice) -> Self {
        let rules = position.rules();
        Self {
            ranks: rules.ranks(),
            far_ranks: [rules.ranks() - 1, 0],
            stones: rules.stones(),
            quiet_plies: rules.quiet_plies(),
            move_plies: rules.move_plies(),
            weights: evaluation::trained(rules, weights),
            path: Path::best(),
        }
    }

    fn pieces(&self, position: &Position, seat: usize) -> Squares {
        Squares(position.words([Piece::White, Piece::Black][seat]))
    }

    /// How many pieces a seat has on the other's back row.
    fn crossed(&self, position: &Position, seat: usize) -> u32 {
        self.pieces(position, seat).count_on(self.far_ranks[seat])
    }
}

/// The seat across the board.
fn rival(seat: Seat) -> usize {
    1 - seat.index()
}

impl Knowledge<Position> for EpaminondasKnowledge {
    type Memo = Memo<3>;

    fn history_size(&self) -> usize {
        2 * ordering::SLOTS
    }

    fn classes(&self) -> usize {
        ordering::CLASSES
    }

    fn tactical(&self, position: &Position, into: &mut Vec<Candidate>) {
        let _ = position.each_capture_set(|set| {
            self.add(position, set, into);
            ControlFlow::<()>::Continue(())
        });
    }

    fn quiet(&self, position: &Position, into: &mut Vec<Candidate>) {
        let _ = position.each_quiet_set(|set| {
            self.add(position, set, into);
            ControlFlow::<()>::Continue(())
        });
    }

    fn named(&self, code: u32) -> Move {
        ordering::named(code).expect("a code of this game")
    }

    fn recall(&self, position: &Position, code: u32) -> Option<Candidate> {
        let mv = ordering::named(code).filter(|&mv| position.check(mv).is_ok())?;
        let foes = self.pieces(position, rival(position.turn()));
        Some(self.candidate(position, mv, foes.contains(ordering::landing(mv))))
    }

    fn may_pass(&self, position: &Position) -> bool {
        let mover = position.turn();
        position.ply() >= self.stones && self.crossed(position, mover.index()) == 0
    }

    fn evaluate(&self, position: &Position, team: Team, memo: &mut Memo<3>, ply: usize) -> i32 {
        let value = match &self.weights {
            Some(weights) if weights.subject().corrects() => {
                self.value(position) + self.trained_value(weights, position, memo, ply)
            }
            Some(weights) => self.trained_value(weights, position, memo, ply),
            None => self.value(position),
        };
        let ours = position.line_up().team(position.turn()) == team;
        if ours { value } else { -value }
    }

    fn is_urgent(&self, position: &Position) -> bool {
        let mover = position.turn();
        self.crossed(position, rival(mover)) > self.crossed(position, mover.index())
    }

    fn answers(&self, position: &Position, candidate: &Candidate) -> bool {
        usize::from(candidate.class) / 16 == self.far_ranks[position.turn().index()]
    }

    fn structure(&self, position: &Position) -> [u64; 2] {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let seat = position.turn().index();
        let mix = |all: u64, word: u64| (all ^ word).wrapping_mul(ODD).rotate_left(32);
        let number = |of| self.pieces(position, of).0.into_iter().fold(seat as u64, mix) >> 48;
        [number(seat), number(1 - seat)]
    }

    fn salt(&self, position: &Position) -> u64 {
        // Beyond this horizon a limit changes no value that is searched.
        const NEAR: u32 = 40;
        let quiet = self.quiet_plies.map(|plies| plies.saturating_sub(position.quiet()));
        let moves = self.move_plies.map(|plies| plies.saturating_sub(position.ply()));
        match quiet.into_iter().chain(moves).min() {
            Some(left) if left < NEAR => u64::from(left + 1) << 56,
            _ => 0,
        }
    }
}

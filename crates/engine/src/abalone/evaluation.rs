//! The value of a position of Abalone, judged by hand.

mod trained;

use sumito_abalone::{Board, Direction, Position, Word};
use sumito_core::{Position as _, Team};

pub(super) use self::trained::Trained;
use super::{AbaloneKnowledge, QUIET_END};

// All in centi-marbles.

/// An ejection.
const EJECTION: i32 = 100;
/// Shared by the ejections still needed: the last ones weigh more.
const NEARNESS: i32 = 120;
/// A marble on the board, so that losses count for whoever suffers them.
const MARBLE: i32 = 25;
/// Two neighbouring marbles of a team.
const PAIR: i32 = 3;
/// Marbles that rivals could push off next, by their number: one can be saved, more cannot.
const THREATS: [i32; 4] = [0, 12, 45, 70];
/// A marble on the centre row when the quiet limit comes near.
const CENTRE_ROW: i32 = 30;

impl<B: Board> AbaloneKnowledge<B> {
    /// The value for a team against all others.
    pub(super) fn value(&self, position: &Position<B>, team: Team) -> i32 {
        let mover = position.line_up().team(position.turn());
        let own = self.standing(position, team, mover);
        let (mut most, mut sum) = (i32::MIN, 0);
        for rival in self.rivals(team) {
            let value = self.standing(position, rival, mover);
            most = most.max(value);
            sum += value;
        }
        // With several rivals the strongest is the one to beat, but all of them matter.
        own - (most + sum / (self.teams as i32 - 1)) / 2
    }

    /// How well a team stands by itself.
    fn standing(&self, position: &Position<B>, team: Team, mover: Team) -> i32 {
        let score = i32::from(position.scores()[team]);
        let needed = (self.goals[team] - score).max(1);
        let own = self.marbles(position, team);
        let mut value = EJECTION * score + NEARNESS / needed + MARBLE * own.count() as i32;
        for &(cells, worth) in &self.terraces {
            value += worth * (own & cells).count() as i32;
        }
        value += PAIR * self.pairs(own);
        if team != mover {
            value += THREATS[self.threats(own, position.occupied() & !own).min(THREATS.len() - 1)];
        }
        value + self.centre_row_value(position, own)
    }

    /// What the row that decides at the quiet limit is worth when that is near.
    fn centre_row_value(&self, position: &Position<B>, own: B::Word) -> i32 {
        let near = self.quiet_plies.is_some_and(|plies| position.quiet() + QUIET_END > plies);
        if near { CENTRE_ROW * (own & self.centre_row).count() as i32 } else { 0 }
    }

    /// Neighbouring pairs within a set.
    fn pairs(&self, own: B::Word) -> i32 {
        let along = |d: Direction| (B::step(own & self.inside[d.index()], d) & own).count();
        Direction::ALL[..3].iter().map(|&d| along(d) as i32).sum()
    }

    /// How many marbles a team could push off if it were to move.
    pub(super) fn threatens(&self, position: &Position<B>, team: Team) -> usize {
        let own = self.marbles(position, team);
        self.threats(own, position.occupied() & !own)
    }

    /// How many of the other marbles these could push off.
    pub(super) fn threats(&self, own: B::Word, others: B::Word) -> usize {
        let mut victims = B::Word::NONE;
        for d in Direction::ALL {
            let edge = others & self.exits[d.index()];
            if !edge.any() {
                continue;
            }
            let on = |set: B::Word| B::step(set & self.inside[d.index()], d);
            // Cells with two, and with three, of the team's marbles right behind them.
            let two = on(on(own) & own);
            let three = on(two & own);
            victims |= edge & (two | on(three & others));
        }
        victims.count() as usize
    }
}

//! Proofs by trying everything: every move of one side, every reply of the other.

use std::collections::HashMap;

use sumito_core::{Position as _, Team};
use sumito_games::{Move, Position};

use crate::annotate::gain;

/// What is to be forced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// The game is won.
    Win,
    /// The lead in ejections (captures) is at least this when the plies are over.
    Lead(i32),
}

/// Looks for what a team can force, trying everything.
pub(super) struct Prover {
    team: Team,
    aim: Aim,
    /// Positions that may still be looked at.
    left: u64,
    known: HashMap<(u64, u32), bool>,
    /// The reply that refuted last, for each number of plies left.
    refutations: Vec<Option<Move>>,
}

impl Prover {
    /// Looks at so many positions at most.
    pub fn new(team: Team, aim: Aim, budget: u64) -> Self {
        Self { team, aim, left: budget, known: HashMap::new(), refutations: Vec::new() }
    }

    /// Whether the team reaches its aim with so many plies whatever the other does; `None` where
    /// the budget does not suffice to tell.
    pub fn forces(&mut self, position: &Position, plies: u32) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(match (outcome.winner(), self.aim) {
                (Some(winner), _) => winner == self.team,
                (None, Aim::Win) => false,
                (None, Aim::Lead(least)) => lead(position, self.team) >= least,
            });
        }
        if plies == 0 {
            return Some(match self.aim {
                Aim::Win => false,
                Aim::Lead(least) => lead(position, self.team) >= least,
            });
        }
        let key = (position.key(), plies);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let own = position.line_up().team(position.turn()) == self.team;
        let mut moves = position.moves();
        let slot = plies as usize;
        if self.refutations.len() <= slot {
            self.refutations.resize(slot + 1, None);
        }
        if own {
            moves.sort_by_cached_key(|&mv| -gain(position, mv));
        } else if let Some(at) = moves.iter().position(|&mv| Some(mv) == self.refutations[slot]) {
            moves.swap(0, at);
        }
        let mut forced = !own;
        for mv in moves {
            if self.after(position, mv, plies)? == own {
                forced = own;
                if !own {
                    self.refutations[slot] = Some(mv);
                }
                break;
            }
        }
        self.known.insert(key, forced);
        Some(forced)
    }

    /// The moves after which the team reaches its aim with so many plies, these included.
    pub fn solutions(&mut self, position: &Position, plies: u32) -> Option<Vec<Move>> {
        let mut solutions = Vec::new();
        for mv in position.moves() {
            if self.after(position, mv, plies)? {
                solutions.push(mv);
            }
        }
        Some(solutions)
    }

    fn after(&mut self, position: &Position, mv: Move, plies: u32) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let mut after = position.clone();
        after.apply(mv);
        self.forces(&after, plies - 1)
    }
}

/// What a team has ejected (captured) more than all others.
pub(super) fn lead(position: &Position, team: Team) -> i32 {
    let scores = position.scores();
    let signed = |t: Team| if t == team { i32::from(scores[t]) } else { -i32::from(scores[t]) };
    position.line_up().each_team().map(signed).sum()
}

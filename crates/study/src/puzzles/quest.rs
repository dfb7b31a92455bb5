//! What a puzzle asks for, put to the solver.

use sumito_core::{Position as _, Team};
use sumito_games::{Move, Position};
use sumito_search::proof::{Aim, Proof, Question, Verdict, lead};

use super::Task;

/// What is to be achieved, wherever in the puzzle's line one is.
#[derive(Clone, Copy)]
pub(super) struct Quest {
    pub task: Task,
    team: Team,
    /// The lead that is a gain.
    least: i32,
    /// Positions that a proof may look at.
    budget: u64,
}

impl Quest {
    /// What the side to move in a position is to achieve.
    pub fn new(task: Task, position: &Position, budget: u64) -> Self {
        let team = position.line_up().team(position.turn());
        Self { task, team, least: lead(position, team) + 1, budget }
    }

    /// The moves that do it within so many plies, these included; `None` where the budget does not
    /// suffice to tell.
    pub fn solutions(self, position: &Position, plies: u32) -> Option<Vec<Move>> {
        if plies == 0 {
            return Some(Vec::new());
        }
        let (team, plies) = match self.task {
            Task::Win | Task::Gain => (self.team, plies),
            Task::Save => {
                let rival = |&other: &Team| other != self.team;
                (position.line_up().each_team().find(rival)?, plies + 1)
            }
        };
        let mut solutions = Vec::new();
        for (mv, verdict) in self.question(position, team, plies).first_moves() {
            if told(verdict)? != (self.task == Task::Save) {
                solutions.push(mv);
            }
        }
        Some(solutions)
    }

    /// Whether it is done within so many plies, whoever is to move; `None` where the budget does
    /// not suffice to tell.
    pub fn is_forced(self, position: &Position, plies: u32) -> Option<bool> {
        told(Proof::search(self.question(position, self.team, plies)).verdict())
    }

    fn question(self, position: &Position, team: Team, plies: u32) -> Question<'_, Position> {
        let aim = match self.task {
            Task::Win | Task::Save => Aim::Win { plies: Some(plies) },
            Task::Gain => Aim::Lead { least: self.least, plies },
        };
        Question {
            team,
            nodes: self.budget,
            salt: Some(&Position::counted),
            ..Question::new(position, aim)
        }
    }
}

fn told(verdict: Verdict) -> Option<bool> {
    match verdict {
        Verdict::Proved { .. } => Some(true),
        Verdict::Disproved => Some(false),
        Verdict::Open => None,
    }
}

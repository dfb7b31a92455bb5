//! Puzzles: positions with exactly one move that does it, found in games and proved.

mod find;
mod quest;

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use sumito_core::Position as _;
use sumito_games::{Notation, Position, PositionTextError, Rules, RulesError};

use quest::Quest;

pub use find::{Search, find};

/// What the side to move shall do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Win by force.
    Win,
    /// Eject (capture) one more than the other side by force, counted when all plies are played,
    /// the last one by the other side.
    Gain,
    /// Find the only move that does not lose by force.
    Save,
}

/// A position with exactly one move that does what is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Puzzle {
    /// The rule set.
    pub rules: String,
    /// The position; the side to move shall do it.
    pub position: String,
    /// What to do.
    pub task: Task,
    /// Within how many plies it is done; for [`Task::Save`], within how many plies after any other
    /// move the game is lost.
    pub plies: u32,
    /// Own moves and the replies to them, in turn.
    pub steps: Vec<Step>,
    /// How hard it is, about as ratings of players go: see [`rating`].
    pub rating: u32,
    /// What it is about: `last-ejection`, `ejection`, `capture`, `crossing`, `sumito-3-2` and the
    /// like, `broadside`, `quiet` (the first move pushes and captures nothing), `defence`, `net`
    /// (three own moves or more).
    pub themes: Vec<String>,
}

/// An own move of a puzzle and the reply to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The moves that do it: one, or in the last step any of several.
    pub accept: Vec<String>,
    /// The reply, if the puzzle goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply: Option<String>,
}

/// Why a puzzle is none.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PuzzleError {
    /// Its rule set is none.
    #[error("{0}")]
    Rules(#[from] RulesError),
    /// Its position is none.
    #[error("{0}")]
    Position(#[from] PositionTextError),
    /// It is no game of two sides that move in turn.
    #[error("puzzles are for two sides with one move a turn")]
    Sides,
    /// It is longer than any proof reaches.
    #[error("puzzles have at most {LONGEST} plies")]
    Long,
    /// Something else is true of the position than it says.
    #[error("in step {step} {found}")]
    Wrong {
        /// Which step, from 1.
        step: usize,
        /// What is true.
        found: String,
    },
    /// It could not be proved looking at so many positions.
    #[error("{0} positions do not suffice for a proof")]
    Budget(u64),
}

/// The most plies a puzzle may have; a proof goes no deeper than that.
const LONGEST: u32 = 30;

/// How hard a puzzle is: 500, and 200 for each own move, 150 for each tenfold of the nodes with
/// which the engine finds it beyond a hundred, 25 for each move that seems as good at first sight,
/// 150 for a quiet first move.
///
/// ```
/// use sumito_study::puzzles::rating;
/// assert_eq!(rating(1, 100, 1, false), 725);
/// assert_eq!(rating(3, 10_000, 4, true), 1_650);
/// ```
#[must_use]
pub fn rating(own_moves: u32, nodes: u64, plausible: u32, quiet: bool) -> u32 {
    let tenfold = (nodes.max(100) as f64 / 100.0).log10();
    let surprise = if quiet { 150 } else { 0 };
    500 + 200 * own_moves + (150.0 * tenfold).round() as u32 + 25 * plausible.min(12) + surprise
}

impl Puzzle {
    /// The position to solve.
    ///
    /// # Errors
    /// The rule set or the position is none, or is not for puzzles.
    pub fn start(&self) -> Result<Position, PuzzleError> {
        let rules: Rules = self.rules.parse()?;
        let position = Position::read(&rules, &self.position)?;
        if !is_for_puzzles(&position) {
            return Err(PuzzleError::Sides);
        }
        Ok(position)
    }

    /// Proves the puzzle anew: in each step exactly the accepted moves do it, and the replies are
    /// legal. Looks at so many positions at most.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn prove(&self, budget: u64) -> Result<(), PuzzleError> {
        if self.plies > LONGEST {
            return Err(PuzzleError::Long);
        }
        let mut position = self.start()?;
        let notation = Notation::canonical_for(&position.rules());
        let quest = Quest::new(self.task, &position, budget);
        let mut plies = self.plies;
        for (index, step) in self.steps.iter().enumerate() {
            let wrong = |found: String| PuzzleError::Wrong { step: index + 1, found };
            let solutions = quest.solutions(&position, plies).ok_or(PuzzleError::Budget(budget))?;
            let mut names: Vec<String> =
                solutions.iter().map(|&mv| position.write_move(mv, notation)).collect();
            names.sort();
            if names != step.accept || (index == 0 && names.len() != 1) {
                return Err(wrong(format!("these moves do it: {}", names.join(", "))));
            }
            let last = index + 1 == self.steps.len();
            if last != step.reply.is_none() || (!last && names.len() != 1) {
                return Err(wrong("the line does not go on as it should".to_owned()));
            }
            let Some(reply) = &step.reply else { return Ok(()) };
            position.apply(solutions[0]);
            let reply = position.read_move(reply, notation).map_err(|e| wrong(e.to_string()))?;
            position.apply(reply);
            plies = plies.saturating_sub(2);
        }
        Err(PuzzleError::Wrong { step: 1, found: "there is none".to_owned() })
    }
}

/// Whether two sides move in turn, one action each.
fn is_for_puzzles(position: &Position) -> bool {
    let single = match position.rules() {
        Rules::Abalone(rules) => rules.actions() == 1,
        Rules::Epaminondas(_) => true,
    };
    position.line_up().teams() == 2 && single && position.outcome().is_none()
}

/// The puzzles that come with the program, from easy to hard: from games of the engine against
/// itself, each proved.
#[must_use]
pub fn shipped() -> &'static [Puzzle] {
    static PUZZLES: OnceLock<Vec<Puzzle>> = OnceLock::new();
    let read = |line| serde_json::from_str(line).ok();
    PUZZLES.get_or_init(|| include_str!("../data/puzzles.jsonl").lines().filter_map(read).collect())
}

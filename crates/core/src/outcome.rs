//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{Team, TeamSet};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// A team reached its goal of ejections, or pushed off a neutral marble that wins.
    Goal,
    /// More pieces on the opponent's back row at the start of the turn (Epaminondas).
    Majority,
    /// A crossing that was not answered (Crossings).
    Crossing,
    /// The agreed number of moves was played.
    MoveLimit,
    /// The agreed number of moves without an ejection was played.
    QuietLimit,
    /// The side to move had no legal move, or nobody had.
    NoMove,
    /// The same position occurred for the third time.
    Repetition,
    /// The last rival gave up.
    Resignation,
    /// The last rival's time ran out.
    Time,
    /// The players agreed on a draw.
    Agreement,
    /// The game was broken off and counted for those who stayed.
    Abandoned,
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The teams that won: one, or none in a draw.
    pub winners: TeamSet,
    /// Why the game ended.
    pub reason: Reason,
}

impl Outcome {
    /// One team won.
    #[must_use]
    pub fn win(team: Team, reason: Reason) -> Self {
        Self { winners: team.into(), reason }
    }

    /// Nobody won.
    #[must_use]
    pub fn draw(reason: Reason) -> Self {
        Self { winners: TeamSet::EMPTY, reason }
    }

    /// The winner, unless it is a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Team> {
        self.winners.iter().next()
    }
}

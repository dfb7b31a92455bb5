//! The parts of a game.

use serde::{Deserialize, Serialize};
use sumito_core::{MoveKind, Position as _};
use sumito_games::{Event, Game, Position, Rules};

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Until the first marble is ejected (piece captured). It is also over once each seat has had
    /// eight turns and somebody has pushed: where the sides begin apart it lasts until they meet.
    Opening,
    /// All between.
    Middle,
    /// From the position in which a team has two thirds of the ejections it needs, or has captured
    /// a third of an army.
    Ending,
}

impl Phase {
    /// Every phase in order.
    pub const ALL: [Self; 3] = [Self::Opening, Self::Middle, Self::Ending];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Middle => "middle game",
            Self::Ending => "ending",
        }
    }
}

/// Turns of each seat that belong to the opening though somebody has pushed.
const OPENING_ROUNDS: usize = 8;

/// The phase in which each event of a game falls, by the position before it.
pub(crate) fn phases(game: &Game) -> Vec<Phase> {
    let opening = OPENING_ROUNDS * game.line_up().len();
    let mut touched = false;
    let before = game.positions().iter().zip(game.events()).enumerate();
    before
        .map(|(ply, (position, event))| {
            let phase = if is_ending(position) {
                Phase::Ending
            } else if !has_lost(game.start(), position) && (!touched || ply < opening) {
                Phase::Opening
            } else {
                Phase::Middle
            };
            if let Event::Move(mv) = event {
                touched |= matches!(position.effect(*mv).kind, MoveKind::Push | MoveKind::Capture);
            }
            phase
        })
        .collect()
}

fn has_lost(start: &Position, position: &Position) -> bool {
    let (before, now) = (start.scores(), position.scores());
    position.line_up().each_team().any(|team| now[team] > before[team])
}

fn is_ending(position: &Position) -> bool {
    let scores = position.scores();
    position.line_up().each_team().any(|team| {
        let score = usize::from(scores[team]);
        match position.rules() {
            Rules::Abalone(rules) => 3 * score >= 2 * usize::from(rules.goals()[team]),
            Rules::Epaminondas(rules) => 3 * score >= rules.army(),
        }
    })
}

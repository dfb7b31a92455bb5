//! What is kept of a game: the list of what happened, in the order it happened.

use serde::{Deserialize, Serialize};
use sumito_core::clock::{Millis, TimeControl};
use sumito_core::{Outcome, Seat};
use uuid::Uuid;

/// Who moves for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Controller {
    /// A person at this screen.
    #[default]
    Human,
    /// The computer.
    Engine {
        /// How well it plays, 1 to 12.
        level: u8,
    },
}

/// What a game begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Creation {
    /// The rule set in text form.
    pub rules: String,
    /// The position in text form, if it is not the start of the rule set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Who moves for each seat.
    pub controllers: Vec<Controller>,
    /// The clocks agreed on, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// The record the game was read from, with its comments and variations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

/// One thing that happened in a game. Events are only ever added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// The game was set up; always and only the first.
    Created(Creation),
    /// A move was played, after so much time on the mover's clock.
    Move { text: String, spent: Millis },
    /// A seat's turn was passed over because its time for the move ran out.
    Pass { seat: Seat },
    /// A seat gave up.
    Resign { seat: Seat, spent: Millis },
    /// A seat's time ran out.
    Flag { seat: Seat },
    /// The players agreed on a draw.
    Draw { spent: Millis },
    /// Somebody ended the game with this result, as the record it came from says.
    Adjudicated { outcome: Outcome },
    /// Plies were taken back until so many were left.
    Undo { plies: usize },
    /// The clocks were stopped.
    Pause { spent: Millis },
    /// The clocks go on.
    Resume,
}

/// What lists show of a game, kept beside its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Summary {
    pub id: Uuid,
    pub rules: String,
    pub controllers: Vec<Controller>,
    pub plies: usize,
    pub outcome: Option<Outcome>,
    /// Whether the game goes on without anybody asking: the engine is to move, or a clock runs.
    pub awake: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use sumito_core::{Reason, Team};

    /// Games stored by any version must be read by all later ones: old lines stay as they are.
    #[test]
    fn stored_lines_keep_their_meaning() {
        let seat = Seat::new(1);
        let spent = Millis(1_200);
        let created = Creation {
            rules: "abalone".to_owned(),
            position: None,
            controllers: vec![Controller::Human, Controller::Engine { level: 5 }],
            clock: "5m+3s".parse().ok(),
            record: None,
        };
        for (line, entry) in [
            (
                r#"{"event":"created","rules":"abalone","controllers":[{"kind":"human"},{"kind":"engine","level":5}],"clock":"5m+3s"}"#,
                Entry::Created(created),
            ),
            (
                r#"{"event":"move","text":"A1B2","spent":1200}"#,
                Entry::Move { text: "A1B2".to_owned(), spent },
            ),
            (r#"{"event":"pass","seat":1}"#, Entry::Pass { seat }),
            (r#"{"event":"resign","seat":1,"spent":1200}"#, Entry::Resign { seat, spent }),
            (r#"{"event":"flag","seat":1}"#, Entry::Flag { seat }),
            (r#"{"event":"draw","spent":1200}"#, Entry::Draw { spent }),
            (
                r#"{"event":"adjudicated","outcome":{"winners":[0],"reason":"abandoned"}}"#,
                Entry::Adjudicated { outcome: Outcome::win(Team::new(0), Reason::Abandoned) },
            ),
            (r#"{"event":"undo","plies":3}"#, Entry::Undo { plies: 3 }),
            (r#"{"event":"pause","spent":1200}"#, Entry::Pause { spent }),
            (r#"{"event":"resume"}"#, Entry::Resume),
        ] {
            assert_eq!(serde_json::from_str::<Entry>(line).unwrap(), entry);
            assert_eq!(serde_json::to_string(&entry).unwrap(), line);
        }
    }
}

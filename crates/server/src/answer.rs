//! What programs and the board element are told about a game.

use serde::Serialize;
use sumito_games::Game;
use sumito_games::view::{GameView, OutcomeView};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::journal::Controller;
use crate::live::Look;
use crate::texts::Texts;
use crate::words;

/// A game: what stands on the board, what may be played, and what goes on around it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameAnswer {
    /// Its address: `/games/{id}`. Null for a game that has not begun.
    pub id: Option<Uuid>,
    /// The board and the moves, see `sumito_games::view::GameView`.
    #[schema(value_type = Object)]
    pub view: GameView,
    /// Who moves for each seat.
    pub controllers: Vec<Controller>,
    /// Whether the computer is at work on its move.
    pub thinking: bool,
    /// The clocks, if the game has any.
    pub clocks: Option<ClockAnswer>,
    /// How the game ended, in the reader's language.
    pub result_text: Option<String>,
    /// The plies of the whole game, when an earlier one is shown.
    pub live_moves: usize,
}

/// The clocks of a game at the moment of the answer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ClockAnswer {
    /// What was agreed: `5m+3s`.
    pub control: String,
    /// Milliseconds left for each seat.
    pub left: Vec<u64>,
    /// The seat whose time is counted.
    pub turn: usize,
    /// Whether it is being counted just now.
    pub running: bool,
}

impl GameAnswer {
    /// A game as it stands.
    pub fn new(look: &Look, texts: &Texts) -> Self {
        let clocks = look.clocks.as_ref().map(|clocks| ClockAnswer {
            control: clocks.control().to_string(),
            left: look.times().into_iter().map(|time| time.0).collect(),
            turn: clocks.turn().index(),
            running: clocks.running(),
        });
        Self {
            id: look.id,
            result_text: result(&look.view, texts),
            view: look.view.clone(),
            controllers: look.controllers.clone(),
            thinking: look.thinking,
            clocks,
            live_moves: look.view.moves.len(),
        }
    }

    /// A game that has not begun, or one nobody keeps.
    pub fn sketch(game: &Game, controllers: Vec<Controller>, texts: &Texts) -> Self {
        let view = GameView::new(game);
        Self {
            id: None,
            result_text: result(&view, texts),
            live_moves: view.moves.len(),
            view,
            controllers,
            thinking: false,
            clocks: None,
        }
    }
}

fn result(view: &GameView, texts: &Texts) -> Option<String> {
    let OutcomeView { winners, reason } = view.outcome.as_ref()?;
    let colours = view.seats.iter().filter(|seat| winners.contains(&seat.team));
    Some(words::result(texts, colours.map(|seat| seat.colour.as_str()), *reason))
}

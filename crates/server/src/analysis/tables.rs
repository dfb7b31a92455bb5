//! What endgame tables tell of a position.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use sumito_core::{Exact, LineUp, Position as _, Team};
use sumito_engine::{Score, probe, probe_moves};
use sumito_games::view::MoveView;
use utoipa::ToSchema;

use super::{Place, ScoreAnswer};
use crate::Site;
use crate::failure::{Failure, Problem};
use crate::sent::Asked;
use crate::texts::Texts;

/// A position with what each of its moves leads to.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TablesAnswer {
    /// How it ends if both sides play their best.
    pub value: ValueAnswer,
    /// Every legal move, best first.
    pub moves: Vec<TablesMove>,
}

/// How a position ends.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ValueAnswer {
    /// `win`, `loss` or `draw` for the side to move.
    pub value: &'static str,
    /// Plies to the end; null for a draw.
    pub plies: Option<u32>,
    /// The same as a score.
    pub score: ScoreAnswer,
}

/// A move with what it leads to.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TablesMove {
    /// The move with all it does.
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    pub mv: MoveView,
    /// How the game ends after it, from the view of the side that moves.
    #[serde(flatten)]
    pub value: ValueAnswer,
}

impl ValueAnswer {
    fn new(value: Exact, team: Team, line_up: &LineUp, texts: &Texts) -> Self {
        let score = match value {
            Exact::Win(plies) => Score::win_in(plies),
            Exact::Loss(plies) => Score::loss_in(plies),
            Exact::Draw => Score::DRAW,
        };
        let mut score = ScoreAnswer::new(score, team, line_up, texts);
        if value == Exact::Draw {
            (score.short, score.words) = ("=".to_owned(), texts.get("tables-draw"));
        }
        Self { value: value.name(), plies: value.plies(), score }
    }
}

/// Looks a position up in the endgame tables the server was given; null where they do not have it.
#[utoipa::path(get, path = "/api/analysis/tables", params(Place), responses(
    (status = 200, body = Option<TablesAnswer>),
    (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn tables(
    State(site): State<Site>,
    texts: Texts,
    Asked(place): Asked<Place>,
) -> Result<Json<Option<TablesAnswer>>, Failure> {
    let game = place.game()?;
    let (position, line_up) = (game.position(), game.line_up());
    let found = site.tables.as_deref().filter(|_| game.outcome().is_none());
    let found = found.and_then(|tables| probe(tables, position).zip(probe_moves(tables, position)));
    let team = line_up.team(position.turn());
    let answer = |value| ValueAnswer::new(value, team, line_up, &texts);
    Ok(Json(found.map(|(value, moves)| {
        TablesAnswer {
            value: answer(value),
            moves: moves
                .into_iter()
                .map(|(mv, value)| TablesMove {
                    mv: MoveView::new(position, mv),
                    value: answer(value),
                })
                .collect(),
        }
    })))
}

//! What was played before in a position.

use axum::Json;
use serde::Serialize;
use sumito_core::Position as _;
use sumito_games::view::MoveView;
use sumito_study::book::shipped;
use utoipa::ToSchema;

use super::{Place, ScoreAnswer};
use crate::failure::{Failure, Problem};
use crate::sent::Asked;
use crate::texts::Texts;

/// What is known of a position.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BookAnswer {
    /// The moves played, the most played first; nothing where the position is unknown.
    pub moves: Vec<BookLine>,
}

/// A move played before.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BookLine {
    /// The move with all it does.
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    pub mv: MoveView,
    /// Games in which it was played.
    pub games: u32,
    /// Those its side won.
    pub wins: u32,
    /// Those nobody won.
    pub draws: u32,
    /// Those its side lost.
    pub losses: u32,
    /// What the engine thinks of it.
    pub score: Option<ScoreAnswer>,
}

/// Tells what has been played in a position, in games by people and by the engine. Turned and
/// mirrored positions count as one.
#[utoipa::path(get, path = "/api/analysis/book", params(Place), responses(
    (status = 200, body = BookAnswer),
    (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn book(
    texts: Texts,
    Asked(place): Asked<Place>,
) -> Result<Json<BookAnswer>, Failure> {
    let game = place.game()?;
    let position = game.position();
    let team = position.line_up().team(position.turn());
    let moves = shipped().moves(position).into_iter().map(|known| BookLine {
        mv: MoveView::new(position, known.mv),
        games: known.games,
        wins: known.wins,
        draws: known.draws,
        losses: known.losses,
        score: known.score.map(|s| ScoreAnswer::new(s, team, position.line_up(), &texts)),
    });
    Ok(Json(BookAnswer { moves: moves.collect() }))
}

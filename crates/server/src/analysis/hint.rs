//! A move to help a person who plays.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use sumito_core::phrase;
use sumito_engine::Limits;
use utoipa::ToSchema;

use super::lines::{LineAnswer, LinesAnswer};
use crate::Site;
use crate::api::GameId;
use crate::client::Client;
use crate::failure::{Failure, Problem};
use crate::texts::Texts;

/// How long a hint is thought about.
const LONGEST: Duration = Duration::from_millis(900);
/// Until when it must be there, also where others are served first.
const PATIENCE: Duration = Duration::from_secs(15);

/// A move to play.
#[derive(Clone, Debug, serde::Serialize, ToSchema)]
pub(crate) struct HintAnswer {
    /// The plies played before it.
    pub ply: usize,
    /// The move, what may follow, and what it is worth.
    #[serde(flatten)]
    pub line: LineAnswer,
}

/// Finds a good move for whoever is to move in a game.
#[utoipa::path(post, path = "/api/games/{id}/hint", params(("id" = uuid::Uuid, Path)), responses(
    (status = 200, body = HintAnswer),
    (status = 422, body = Problem, description = "the game is over", content_type = "application/problem+json"),
    (status = 429, body = Problem, description = "too much under way already", content_type = "application/problem+json")
))]
pub(crate) async fn hint(
    State(site): State<Site>,
    client: Client,
    texts: Texts,
    GameId(id): GameId,
) -> Result<Json<HintAnswer>, Failure> {
    let (_, game) = site.live.copy(id).await?;
    let (position, ply) = (game.position().clone(), game.events().len());
    let mut job = site.analyst.begin(client, PATIENCE, move |engine, stop| {
        engine.analyse(&game, &Limits::time(LONGEST), 1, None, stop, |_| ())
    })?;
    let thought = job.result().await.ok_or(Failure::Internal)?;
    let line = LinesAnswer::new(&position, &thought, &texts, true).lines.into_iter().next();
    let over = || Failure::Illegal(phrase!("illegal-game-over", "the game is over"));
    line.map(|line| Json(HintAnswer { ply, line })).ok_or_else(over)
}

//! The description of the interface for programs, made from the code that answers.

use axum::Json;
use utoipa::OpenApi;

use crate::{analysis, api, puzzles, records, study};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Sumito",
        description = "Abalone, Epaminondas and Crossings, to play and to ask about."
    ),
    paths(
        api::create,
        api::look,
        api::play,
        api::undo,
        api::resign,
        api::draw,
        api::pause,
        api::resume,
        api::position,
        api::board,
        study::setup,
        study::named,
        study::attempt,
        records::import,
        puzzles::next,
        puzzles::look,
        puzzles::attempt,
        puzzles::help,
        analysis::lines,
        analysis::graph,
        analysis::book,
        analysis::solve,
        analysis::tables,
        analysis::hint,
        analysis::trees,
        analysis::record,
        analysis::game,
    )
)]
struct Description;

/// `GET /api/openapi.json`.
pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}

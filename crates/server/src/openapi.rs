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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_stand_where_the_requests_have_them() {
        let told = serde_json::to_value(Description::openapi()).unwrap();
        let mut required = Vec::new();
        for (path, operations) in told["paths"].as_object().unwrap() {
            for operation in operations.as_object().unwrap().values() {
                let parameters = operation["parameters"].as_array();
                let name = |it: &serde_json::Value| it["name"].as_str().unwrap().to_owned();
                let (within, asked): (Vec<_>, Vec<_>) =
                    parameters.into_iter().flatten().partition(|it| it["in"] == "path");
                let held = path.split('/').filter_map(|it| it.strip_prefix('{')?.strip_suffix('}'));
                assert_eq!(within.into_iter().map(name).collect::<Vec<_>>(), Vec::from_iter(held));
                for parameter in asked {
                    assert_eq!(parameter["in"], "query", "{path}: {parameter}");
                    if parameter["required"] == true {
                        required.push(format!("{path} {}", name(parameter)));
                    }
                }
            }
        }
        // All others may be left out.
        let places = ["book", "graph", "lines", "solve", "tables"];
        let places = places.map(|place| format!("/api/analysis/{place} rules"));
        assert_eq!(required, [&places[..], &["/api/terms rules".to_owned()]].concat());
    }
}

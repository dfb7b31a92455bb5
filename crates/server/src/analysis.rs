//! The interface behind the analysis board: trees of moves, and what the engine says of positions.
//! Nothing of it is kept.

mod book;
mod graph;
mod hint;
mod lines;
mod score;
mod solve;
mod stream;
mod tables;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use serde::{Deserialize, Serialize};
use sumito_core::phrase;
use sumito_core::text::Say;
use sumito_games::Game;
use sumito_games::record::{Record, Text, Tree, read_records};
use tokio::task;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::Site;
use crate::api::GameId;
use crate::failure::{Failure, Problem};
use crate::live::start;
use crate::records::recorded;
use crate::sent::Sent;
use crate::texts::Texts;

pub(crate) use book::{__path_book, book};
pub(crate) use graph::{__path_graph, graph};
pub(crate) use hint::{__path_hint, hint};
pub(crate) use lines::{__path_lines, lines};
pub(crate) use score::ScoreAnswer;
pub(crate) use solve::{__path_solve, solve};
pub(crate) use tables::{__path_tables, tables};

/// The most bytes a tree may bring.
pub(crate) const LARGEST_TREE: usize = 1 << 20;
/// The most records read out of one text.
const MOST: usize = 50;
/// The most moves a line may have before the position asked about.
const LONGEST: usize = 2_000;

/// Everything of it.
pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/api/analysis/lines", get(lines))
        .route("/api/analysis/graph", get(graph))
        .route("/api/analysis/book", get(book))
        .route("/api/analysis/solve", get(solve))
        .route("/api/analysis/tables", get(tables))
        .route("/api/games/{id}/hint", post(hint))
        .route("/api/analysis/trees", post(trees))
        .route("/api/analysis/record", post(record))
        .route("/api/analysis/games/{id}", get(game))
        .route("/analyse/record.apgn", post(download))
}

/// A position, and the moves that lead on from it.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Place {
    /// The rule set.
    #[param(example = "abalone/standard")]
    pub rules: String,
    /// The position, if not the start of the rule set.
    pub position: Option<String>,
    /// The moves from there, with spaces between.
    #[param(example = "A1B2 A5B5")]
    pub moves: Option<String>,
}

impl Place {
    /// The game that leads there.
    pub fn game(&self) -> Result<Game, Failure> {
        let mut game = Game::from_position(start(&self.rules, self.position.as_deref())?);
        let words = || self.moves.as_deref().unwrap_or_default().split_whitespace();
        if words().nth(LONGEST).is_some() {
            let why = phrase!(
                "failure-moves-many",
                "at most {most} moves can be asked about",
                most = LONGEST
            );
            return Err(Failure::unfit("moves", why));
        }
        for word in words() {
            game.replay_word(word).map_err(Failure::illegal)?;
        }
        Ok(game)
    }
}

/// A text with records in it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordText {
    /// APGN.
    record: String,
}

/// What a text of records holds.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Trees {
    /// Its good records as trees: `rules`, `position`, `tags`, and `nodes`, each with the `parent`
    /// it follows. The first node is the start; of the nodes that follow one the first is the main
    /// line.
    #[schema(value_type = Vec<Object>)]
    pub trees: Vec<Tree>,
    /// What is wrong with the others, each in a sentence; also that there are more than are read.
    pub broken: Vec<String>,
}

/// Reads the records of a text.
pub(crate) async fn read(text: Bytes, texts: Texts) -> Result<Trees, Failure> {
    let read = task::spawn_blocking(move || {
        let mut found = Trees { trees: Vec::new(), broken: Vec::new() };
        let text = Text::new(&text);
        let mut records = text.records();
        for record in records.by_ref().take(MOST) {
            match record {
                Ok(record) => found.trees.push(Tree::new(&record)),
                Err(broken) => found.broken.push(texts.say(&broken.say())),
            }
        }
        if records.next().is_some() {
            found.broken.push(texts.say(&phrase!(
                "failure-records-many",
                "only the first {most} records were read",
                most = MOST
            )));
        }
        found
    });
    read.await.map_err(|_| Failure::Internal)
}

/// Reads game records as trees of moves, with comments and variations.
#[utoipa::path(post, path = "/api/analysis/trees", request_body = RecordText, responses(
    (status = 200, body = Trees),
    (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn trees(
    texts: Texts,
    Sent(RecordText { record }): Sent<RecordText>,
) -> Result<Json<Trees>, Failure> {
    read(record.into(), texts).await.map(Json)
}

/// A tree as text and as it is read back.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Written {
    /// APGN.
    record: String,
    /// The tree that reading it gives.
    #[schema(value_type = Object)]
    tree: Tree,
}

/// Writes a tree of moves as a game record. The main line must be legal; what cannot be played in a
/// variation is kept as it stands.
#[utoipa::path(post, path = "/api/analysis/record", request_body = Object, responses(
    (status = 200, body = Written),
    (status = 422, body = Problem, description = "what is wrong with the tree", content_type = "application/problem+json")
))]
pub(crate) async fn record(Sent(tree): Sent<Tree>) -> Result<Json<Written>, Failure> {
    let written = task::spawn_blocking(move || {
        let record = tree.record().map_err(Failure::illegal)?.write();
        let again = read_records(&record).next().and_then(Result::ok);
        let tree = Tree::new(&again.ok_or(Failure::Internal)?);
        Ok(Written { record, tree })
    });
    written.await.map_err(|_| Failure::Internal)?.map(Json)
}

/// A tree in a form's field.
#[derive(Deserialize)]
struct TreeField {
    tree: String,
}

/// `POST /analyse/record.apgn`: the record of a tree as a file.
async fn download(Form(TreeField { tree }): Form<TreeField>) -> Result<Response, Failure> {
    let tree: Tree = serde_json::from_str(&tree).map_err(|error| {
        Failure::Bad(phrase!(
            "failure-json",
            "line {line}, column {column}: this is no JSON",
            line = error.line(),
            column = error.column()
        ))
    })?;
    let text = task::spawn_blocking(move || Ok(tree.record().map_err(Failure::illegal)?.write()));
    let text: Result<String, Failure> = text.await.map_err(|_| Failure::Internal)?;
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")),
        (CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"analysis.apgn\"")),
    ];
    Ok((headers, text?).into_response())
}

/// A stored game as a tree, with the comments and variations of the record it was read from.
#[utoipa::path(get, path = "/api/analysis/games/{id}", params(("id" = Uuid, Path)), responses(
    (status = 200, body = Object),
    (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn game(
    State(site): State<Site>,
    GameId(id): GameId,
) -> Result<Json<Tree>, Failure> {
    stored(&site, id).await.map(Json)
}

/// A stored game as a tree.
pub(crate) async fn stored(site: &Site, id: Uuid) -> Result<Tree, Failure> {
    let (creation, game) = site.live.copy(id).await?;
    Ok(Tree::new(&recorded(id, &creation, &game)))
}

/// A tree of a single line.
pub(crate) fn line(place: &Place) -> Result<Tree, Failure> {
    Ok(Tree::new(&Record::from_game(&place.game()?)))
}

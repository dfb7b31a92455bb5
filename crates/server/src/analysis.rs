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
use sumito_core::text::{Phrase, Say, Value};
use sumito_core::{Colour, Position as _, phrase};
use sumito_games::record::{BrokenRecord, Record, Text, Tree, read_records};
use sumito_games::{Game, GameError};
use tokio::task;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::Site;
use crate::api::GameId;
use crate::failure::{Failure, Problem};
use crate::live::start;
use crate::records::{Broken, recorded};
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

/// A move that cannot be played, and why.
type Refused<'a> = (&'a str, GameError);

impl Place {
    /// The game that leads there.
    pub fn game(&self) -> Result<Game, Failure> {
        let (game, fault) = self.way()?;
        match fault {
            Some((_, error)) => Err(Failure::illegal(error)),
            None => Ok(game),
        }
    }

    /// The game as far as the moves can be played, and the move that cannot, with its fault.
    fn way(&self) -> Result<(Game, Option<Refused<'_>>), Failure> {
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
        let fault =
            words().find_map(|word| game.replay_word(word).err().map(|error| (word, error)));
        Ok((game, fault))
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
    trees: Vec<Tree>,
    /// The others.
    broken: Vec<BrokenTree>,
    /// Whether the text has more records than are read.
    more: bool,
}

/// A broken record: which, where, why, and what of it can be read.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BrokenTree {
    /// Which, where and why.
    #[serde(flatten)]
    pub broken: Broken,
    /// The fault as a player would name its place: by round and colour.
    #[serde(skip)]
    pub words: String,
    /// What stands before the fault, as a tree; nothing where nobody can tell what is played.
    #[schema(value_type = Option<Object>)]
    pub before: Option<Tree>,
}

impl BrokenTree {
    fn new(broken: BrokenRecord, texts: &Texts) -> Self {
        let before = broken.before.as_deref().map(Tree::new);
        let words = match (&before, &broken.before, &broken.token) {
            (Some(tree), Some(record), Some(word)) if broken.reason.is_of_a_move() => {
                let place = move_place(tree, record.game());
                texts.say(&match broken.game {
                    1 => misplayed(place, word, broken.reason.say()),
                    game => phrase!(
                        "analyse-record",
                        "Record {game}. {problem}",
                        game = game,
                        problem = misplayed(place, word, broken.reason.say())
                    ),
                })
            }
            _ => texts.say(&broken.say()),
        };
        Self { broken: Broken::new(broken, texts), words, before }
    }
}

/// The round of the move that comes next after the main line of a tree, and who is to make it.
fn move_place(tree: &Tree, game: &Game) -> (usize, Colour) {
    let seat = game.position().turn();
    (tree.round(seat), game.line_up().colour(seat))
}

/// What is wrong with a move of a line.
fn misplayed((round, colour): (usize, Colour), word: &str, problem: Phrase) -> Phrase {
    phrase!(
        "analyse-misplayed",
        "Move {round} ({colour}), `{word}`: {problem}",
        round = round,
        colour = colour,
        word = word.escape_debug().to_string(),
        problem = bare(problem)
    )
}

/// What is wrong with a move, without saying once more that it is one.
fn bare(mut problem: Phrase) -> Phrase {
    match problem.values.pop() {
        Some(("problem", Value::Phrase(inner))) if problem.id == "wrong-move" => return inner,
        value => problem.values.extend(value),
    }
    problem
}

/// The records of a text, in their order, and whether there are more than are read.
pub(crate) struct Reading {
    pub records: Vec<Result<Tree, Box<BrokenTree>>>,
    pub more: bool,
}

/// That not all records of a text were read.
pub(crate) fn too_many() -> Phrase {
    phrase!("failure-records-many", "only the first {most} records were read", most = MOST)
}

/// Reads the records of a text.
pub(crate) async fn read(text: Bytes, texts: Texts) -> Result<Reading, Failure> {
    let read = task::spawn_blocking(move || {
        let text = Text::new(&text);
        let mut records = text.records();
        let read = records.by_ref().take(MOST).map(|record| match record {
            Ok(record) => Ok(Tree::new(&record)),
            Err(broken) => Err(Box::new(BrokenTree::new(broken, &texts))),
        });
        Reading { records: read.collect(), more: records.next().is_some() }
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
    let Reading { records, more } = read(record.into(), texts).await?;
    let mut trees = Trees { trees: Vec::new(), broken: Vec::new(), more };
    for record in records {
        match record {
            Ok(tree) => trees.trees.push(tree),
            Err(broken) => trees.broken.push(*broken),
        }
    }
    Ok(Json(trees))
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

/// A tree of a single line, as far as it can be played, and what is wrong with the move after that.
pub(crate) fn line(place: &Place) -> Result<(Tree, Option<Phrase>), Failure> {
    let (game, fault) = place.way()?;
    let tree = Tree::new(&Record::from_game(&game));
    let fault = fault.map(|(word, error)| misplayed(move_place(&tree, &game), word, error.say()));
    Ok((tree, fault))
}

//! The interface for programs and for the board element.

use axum::extract::{FromRequestParts, Path, State};
use axum::http::header::{CONTENT_TYPE, LOCATION};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use sumito_core::Seat;
use sumito_core::clock::TimeControlError;
use sumito_core::phrase;
use sumito_core::text::Say;
use sumito_drawing::Options;
use sumito_games::Game;
use sumito_games::view::GameView;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::Site;
use crate::answer::GameAnswer;
use crate::events;
use crate::failure::{Failure, Problem};
use crate::journal::{Controller, Creation};
use crate::live::{Action, start};
use crate::records::entries;
use crate::sent::{Asked, Sent};
use crate::texts::Texts;

/// Everything under `/api`.
pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/api/games", post(create))
        .route("/api/games/{id}", get(look))
        .route("/api/games/{id}/events", get(events::events))
        .route("/api/games/{id}/moves", post(play))
        .route("/api/games/{id}/undo", post(undo))
        .route("/api/games/{id}/resign", post(resign))
        .route("/api/games/{id}/draw", post(draw))
        .route("/api/games/{id}/pause", post(pause))
        .route("/api/games/{id}/resume", post(resume))
        .route("/api/position", post(position))
        .route("/api/board.svg", get(board))
}

/// The id of a game in an address.
pub(crate) struct GameId(pub Uuid);

impl<S: Send + Sync> FromRequestParts<S> for GameId {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let Path(id) =
            Path::<String>::from_request_parts(parts, state).await.map_err(|_| Failure::NoPage)?;
        id.parse().map(Self).map_err(|_| Failure::NoGame(id.chars().take(40).collect()))
    }
}

/// A new game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGame {
    /// The rule set: `abalone`, `epaminondas?files=8&ranks=8`.
    #[schema(example = "abalone/standard")]
    rules: String,
    /// The position to begin with, if not the start of the rule set.
    position: Option<String>,
    /// Who moves for each seat, in turn order; people everywhere if nothing is said.
    controllers: Option<Vec<Controller>>,
    /// The clocks: `5m+3s`, `15m+10%`, `30s/move`, `3d`; none if nothing is said.
    #[schema(example = "5m+3s")]
    clock: Option<String>,
    /// Moves to begin with, and what else happened: `--`, `resign-w`.
    #[serde(default)]
    moves: Vec<String>,
}

/// A move to play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveOrder {
    /// The move in the game's own notation.
    #[serde(rename = "move")]
    #[schema(example = "A1B2")]
    text: String,
    /// How many plies the player saw. The same move for the same ply counts once.
    ply: Option<usize>,
}

/// Anything else to do; all of it may be left out.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Order {
    /// How many plies the player saw.
    ply: Option<usize>,
    /// The seat that acts, from 0 in turn order.
    seat: Option<u8>,
}

/// A position nobody keeps.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sketch {
    /// The rule set.
    rules: String,
    /// The position, if not the start.
    position: Option<String>,
    /// Moves from there.
    #[serde(default)]
    moves: Vec<String>,
}

/// The ply to look at.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Ply {
    /// Plies from the start; the newest if nothing is said.
    ply: Option<usize>,
}

/// A board to draw.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Picture {
    /// The rule set.
    rules: Option<String>,
    /// The position, if not the start.
    position: Option<String>,
    /// Sixths of a turn, clockwise.
    #[serde(default)]
    turn: u32,
    /// Width in pixels; without it the picture fills what surrounds it.
    width: Option<u32>,
    /// Leaves out the names of rows and columns.
    #[serde(default)]
    bare: bool,
}

/// Begins a game.
#[utoipa::path(post, path = "/api/games", request_body = NewGame, responses(
    (status = 201, body = GameAnswer, headers(("Location" = String, description = "where the game is"))),
    (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn create(
    State(site): State<Site>,
    texts: Texts,
    Sent(new): Sent<NewGame>,
) -> Result<Response, Failure> {
    let game = replayed(&new.rules, new.position.as_deref(), &new.moves)?;
    let seats = game.line_up().len();
    let clock = new.clock.map(|clock| clock.parse().map_err(unclear)).transpose()?;
    let creation = Creation {
        rules: new.rules,
        position: new.position,
        controllers: new.controllers.unwrap_or_else(|| vec![Controller::Human; seats]),
        clock,
        record: None,
    };
    let id = site.live.create(creation, entries(&game)).await?;
    let answer = GameAnswer::new(&site.live.look(id).await?.borrow().clone(), &texts);
    let location = HeaderValue::from_str(&format!("/api/games/{id}"));
    let location = location.map_err(|_| Failure::Internal)?;
    Ok((StatusCode::CREATED, [(LOCATION, location)], Json(answer)).into_response())
}

/// Tells how a game stands, or stood after some ply.
#[utoipa::path(get, path = "/api/games/{id}", params(("id" = Uuid, Path), Ply), responses(
    (status = 200, body = GameAnswer),
    (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn look(
    State(site): State<Site>,
    texts: Texts,
    GameId(id): GameId,
    Asked(Ply { ply }): Asked<Ply>,
) -> Result<Json<GameAnswer>, Failure> {
    let look = site.live.look(id).await?.borrow().clone();
    let mut answer = GameAnswer::new(&look, &texts);
    if let Some(ply) = ply.filter(|&ply| ply < answer.live_moves) {
        let (_, game) = site.live.copy(id).await?;
        answer.view = GameView::at(&game, ply);
        answer.live_moves = game.events().len();
    }
    Ok(Json(answer))
}

/// Plays a move.
#[utoipa::path(post, path = "/api/games/{id}/moves", params(("id" = Uuid, Path)),
    request_body = MoveOrder, responses(
        (status = 200, body = GameAnswer),
        (status = 409, body = Problem, description = "the game has gone on", content_type = "application/problem+json"),
        (status = 422, body = Problem, description = "the rule the move breaks", content_type = "application/problem+json")
))]
pub(crate) async fn play(
    State(site): State<Site>,
    texts: Texts,
    GameId(id): GameId,
    Sent(MoveOrder { text, ply }): Sent<MoveOrder>,
) -> Result<Json<GameAnswer>, Failure> {
    act(&site, &texts, id, Action::Move { text, ply }).await
}

/// A game as far as its words tell it: moves, passes, resignations, results.
fn replayed(rules: &str, position: Option<&str>, words: &[String]) -> Result<Game, Failure> {
    let mut game = Game::from_position(start(rules, position)?);
    for (i, word) in words.iter().enumerate() {
        game.replay_word(word)
            .map_err(|error| Failure::unfit(format!("moves[{i}]"), error.say()))?;
    }
    Ok(game)
}

fn unclear(error: TimeControlError) -> Failure {
    Failure::unfit("clock", error.say())
}

macro_rules! orders {
    ($($(#[doc = $doc:literal])* $name:ident, $path:literal, $order:ident => $action:expr;)*) => {$(
        $(#[doc = $doc])*
        #[utoipa::path(post, path = $path, params(("id" = Uuid, Path)),
            request_body = Option<Order>, responses(
                (status = 200, body = GameAnswer),
                (status = "4XX", body = Problem, content_type = "application/problem+json")
        ))]
        pub(crate) async fn $name(
            State(site): State<Site>,
            texts: Texts,
            GameId(id): GameId,
            order: Option<Sent<Order>>,
        ) -> Result<Json<GameAnswer>, Failure> {
            let $order = order.map(|Sent(order)| order).unwrap_or_default();
            act(&site, &texts, id, $action).await
        }
    )*};
}

orders! {
    /// Takes back to the turn of the person who moved last.
    undo, "/api/games/{id}/undo", order => Action::Undo { ply: order.ply };
    /// Gives the game up.
    resign, "/api/games/{id}/resign", order => Action::Resign { seat: seat(order.seat)? };
    /// Agrees on a draw.
    draw, "/api/games/{id}/draw", _order => Action::Draw;
    /// Stops the clocks.
    pause, "/api/games/{id}/pause", _order => Action::Pause;
    /// Lets the clocks go on.
    resume, "/api/games/{id}/resume", _order => Action::Resume;
}

fn seat(number: Option<u8>) -> Result<Option<Seat>, Failure> {
    match number {
        Some(number @ 0..6) => Ok(Some(Seat::new(number.into()))),
        Some(number) => Err(Failure::Bad(phrase!(
            "failure-seat",
            "there is no seat {seat}; seats go from 0 to 5",
            seat = number
        ))),
        None => Ok(None),
    }
}

async fn act(
    site: &Site,
    texts: &Texts,
    id: Uuid,
    action: Action,
) -> Result<Json<GameAnswer>, Failure> {
    let look = site.live.act(id, action).await?;
    Ok(Json(GameAnswer::new(&look, texts)))
}

/// Tells what stands and what may be played in a position, keeping nothing.
#[utoipa::path(post, path = "/api/position", request_body = Sketch, responses(
    (status = 200, body = GameAnswer),
    (status = "4XX", body = Problem, description = "every objection", content_type = "application/problem+json")
))]
pub(crate) async fn position(
    texts: Texts,
    Sent(sketch): Sent<Sketch>,
) -> Result<Json<GameAnswer>, Failure> {
    let game = replayed(&sketch.rules, sketch.position.as_deref(), &sketch.moves)?;
    let controllers = vec![Controller::Human; game.line_up().len()];
    Ok(Json(GameAnswer::sketch(&game, controllers, &texts)))
}

/// Draws a board.
#[utoipa::path(get, path = "/api/board.svg", params(Picture), responses(
    (status = 200, content_type = "image/svg+xml"),
    (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn board(Asked(asked): Asked<Picture>) -> Result<Response, Failure> {
    let rules = asked.rules.as_deref().unwrap_or("abalone");
    let game = Game::from_position(start(rules, asked.position.as_deref())?);
    let options = Options {
        turn: (asked.turn % 6) as u8,
        bare: asked.bare,
        width: asked.width,
        title: rules.to_owned(),
        ..Options::default()
    };
    let svg = sumito_drawing::board(game.position(), &options);
    Ok(([(CONTENT_TYPE, HeaderValue::from_static("image/svg+xml"))], svg).into_response())
}

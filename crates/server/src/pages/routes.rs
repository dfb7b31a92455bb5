//! The addresses for people.

use axum::Router;
use axum::extract::{Form, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::{Deserialize, Serialize};
use sumito_drawing::Options;
use sumito_games::{Game, Rules, catalogue};

use super::form::Wishes;
use super::{About, Frame, Home, Learn, New};
use crate::Site;
use crate::answer::GameAnswer;
use crate::api::GameId;
use crate::failure::Failure;
use crate::journal::Controller;
use crate::live::{TOP_LEVEL, start};
use crate::texts::Texts;
use crate::{picture, words};

/// What a visitor plays if he just begins.
const FIRST_RULES: &str = "abalone";
/// The level he meets.
const FIRST_LEVEL: u8 = 3;
/// How many games the first page lists.
const RECENT: u32 = 12;

/// Every page.
pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/", get(home))
        .route("/new", get(new))
        .route("/games", post(create))
        .route("/games/{id}", get(game))
        .route("/learn", get(learn))
        .route("/rules", get(rules))
        .route("/about", get(about))
}

async fn home(State(site): State<Site>, texts: Texts) -> Result<Home, Failure> {
    let game = Game::from_position(start(FIRST_RULES, None)?);
    let mut controllers = vec![Controller::Engine { level: FIRST_LEVEL }; game.line_up().len()];
    controllers[0] = Controller::Human;
    let recent = site.store.recent(RECENT).await.map_err(|error| {
        tracing::error!(%error, "the list of games could not be read");
        Failure::Storage
    })?;
    let (state, board) = sketch(&game, controllers, &texts);
    Ok(Home {
        recent: recent.iter().filter_map(|summary| words::line(&texts, summary)).collect(),
        frame: Frame { texts, place: "play" },
        state,
        board,
        level: FIRST_LEVEL,
    })
}

#[derive(Deserialize)]
struct Beginning {
    rules: Option<String>,
    position: Option<String>,
    side: Option<String>,
}

async fn new(texts: Texts, Query(beginning): Query<Beginning>) -> New {
    let rules = beginning.rules.unwrap_or_else(|| FIRST_RULES.to_owned());
    let side = beginning.side.unwrap_or_else(|| "first".to_owned());
    form(texts, rules, beginning.position, side, None)
}

/// The form as it is filled in, with what is wrong with that.
fn form(
    texts: Texts,
    rules: String,
    position: Option<String>,
    side: String,
    problem: Option<String>,
) -> New {
    let asked = start(&rules, position.as_deref());
    let problem = problem.or_else(|| asked.as_ref().err().map(ToString::to_string));
    let board = match asked.or_else(|_| start(FIRST_RULES, None)) {
        Ok(start) => {
            let game = Game::from_position(start);
            let controllers = vec![Controller::Human; game.line_up().len()];
            sketch(&game, controllers, &texts).1
        }
        Err(_) => String::new(),
    };
    New {
        frame: Frame { texts, place: "new" },
        rules,
        position,
        board,
        levels: (1..=TOP_LEVEL).collect(),
        level: FIRST_LEVEL,
        side,
        presets: catalogue::presets(),
        layouts: catalogue::layouts(),
        problem,
    }
}

async fn create(State(site): State<Site>, texts: Texts, Form(wishes): Form<Wishes>) -> Response {
    let made = match wishes.creation() {
        Ok(creation) => site.live.create(creation, Vec::new()).await,
        Err(failure) => Err(failure),
    };
    match made {
        Ok(id) => Redirect::to(&format!("/games/{id}")).into_response(),
        Err(Failure::Bad(problem)) => {
            let page = form(texts, wishes.rules(), wishes.position(), wishes.side, Some(problem));
            (StatusCode::OK, page).into_response()
        }
        Err(failure) => failure.into_response(),
    }
}

async fn game(
    State(site): State<Site>,
    texts: Texts,
    GameId(id): GameId,
) -> Result<super::Game, Failure> {
    let look = site.live.look(id).await?.borrow().clone();
    let answer = GameAnswer::new(&look, &texts);
    let rules: Rules = look.view.rules.parse().map_err(|_| Failure::Internal)?;
    let title = rules.describe();
    Ok(super::Game {
        id: id.to_string(),
        state: json(&answer),
        board: board(&rules, &answer, &texts, &title),
        seats: words::seats(&texts, rules.line_up(), &look.controllers),
        moves: answer.view.moves,
        result: answer.result_text,
        title,
        frame: Frame { texts, place: "play" },
    })
}

async fn learn(texts: Texts) -> Learn {
    Learn { frame: Frame { texts, place: "learn" } }
}

async fn rules(texts: Texts) -> super::Rules {
    let games = catalogue::games();
    super::Rules {
        frame: Frame { texts, place: "rules" },
        keys: games.each_ref().map(|game| catalogue::keys(game.rules)),
        games,
        presets: catalogue::presets(),
        layouts: catalogue::layouts(),
    }
}

async fn about(texts: Texts) -> About {
    About { frame: Frame { texts, place: "about" }, version: env!("CARGO_PKG_VERSION") }
}

/// The state and the board of a game nobody keeps.
fn sketch(game: &Game, controllers: Vec<Controller>, texts: &Texts) -> (String, String) {
    let answer = GameAnswer::sketch(game, controllers, texts);
    let rules = game.rules();
    let board = board(&rules, &answer, texts, &rules.describe());
    (json(&answer), board)
}

fn board(rules: &Rules, answer: &GameAnswer, texts: &Texts, title: &str) -> String {
    let title = texts.with("board-title", "game", title);
    picture::board(rules, &answer.view, &Options { title, ..Options::default() })
}

/// Our own types always have a JSON form.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

//! The addresses for people.

use axum::Router;
use axum::extract::{Query, State};
use axum::http::header::{HOST, REFERER, SET_COOKIE};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::{Deserialize, Serialize};
use sumito_core::phrase;
use sumito_drawing::{Options, Scene, draw};
use sumito_games::{Game, Rules, catalogue};

use super::form::Choice;
use super::{About, Frame, Home, New, NewLive, analysis, puzzles, study};
use crate::Site;
use crate::answer::GameAnswer;
use crate::api::GameId;
use crate::failure::Failure;
use crate::journal::Controller;
use crate::live::{TOP_LEVEL, start};
use crate::sent::Filled;
use crate::texts::Texts;
use crate::{texts, words};

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
        .route("/rules", get(rules))
        .route("/about", get(about))
        .route("/language", post(language))
        .merge(study::routes())
        .merge(analysis::routes())
        .merge(puzzles::routes())
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

async fn new(texts: Texts, Query(pairs): Query<Vec<(String, String)>>) -> Response {
    let live = pairs.iter().any(|(name, value)| name == "part" && value == "live");
    let choice = Choice::new(pairs.into());
    if !live {
        return form(texts, choice).into_response();
    }
    NewLive { frame: Frame { texts, place: "new" }, choice, levels: levels() }.into_response()
}

fn levels() -> Vec<u8> {
    (1..=TOP_LEVEL).collect()
}

fn form(texts: Texts, choice: Choice) -> New {
    New {
        frame: Frame { texts, place: "new" },
        choice,
        levels: levels(),
        presets: catalogue::presets(),
        layouts: catalogue::layouts(),
    }
}

async fn create(
    State(site): State<Site>,
    texts: Texts,
    Filled(pairs): Filled<Vec<(String, String)>>,
) -> Response {
    let choice = Choice::new(pairs.into());
    let made = match choice.creation() {
        Ok(creation) => site.live.create(creation, Vec::new()).await,
        Err(failure) => Err(failure),
    };
    match made {
        Ok(id) => Redirect::to(&format!("/games/{id}{}", choice.query())).into_response(),
        Err(Failure::Bad(_)) => {
            (StatusCode::UNPROCESSABLE_ENTITY, form(texts, choice)).into_response()
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
    let title = words::rules_line(&texts, &rules);
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

/// The language chosen in the menu.
#[derive(Deserialize)]
struct Chosen {
    to: String,
}

/// `POST /language`: remembers a language and goes back to where it was chosen.
async fn language(
    headers: HeaderMap,
    texts: Texts,
    Filled(Chosen { to }): Filled<Chosen>,
) -> Result<Response, Failure> {
    let cookie = texts::cookie(&to).ok_or_else(|| {
        let known: Vec<_> = texts.choices().into_iter().map(|(tag, ..)| tag).collect();
        Failure::Bad(phrase!(
            "failure-language",
            "there is no language `{found}` here; choose one of {known}",
            found = to.chars().take(40).collect::<String>(),
            known = known.join(", ")
        ))
    })?;
    let back = Redirect::to(&came_from(&headers));
    Ok(([(SET_COOKIE, cookie)], back).into_response())
}

/// The page of this site a form was sent from; the first one if none is named.
fn came_from(headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let from = text(REFERER).and_then(|from| from.parse::<Uri>().ok());
    let own = from.filter(|from| from.authority().map(Authority::as_str) == text(HOST));
    let path = own.and_then(|from| from.path_and_query().map(ToString::to_string));
    // `//name` would lead to another site, and so would `/\name` in a browser.
    path.filter(|path| !path.starts_with("//") && !path.contains('\\'))
        .unwrap_or_else(|| "/".to_owned())
}

/// The state and the board of a game nobody keeps.
pub(super) fn sketch(game: &Game, controllers: Vec<Controller>, texts: &Texts) -> (String, String) {
    let answer = GameAnswer::sketch(game, controllers, texts);
    let rules = game.rules();
    let board = board(&rules, &answer, texts, &words::rules_line(texts, &rules));
    (json(&answer), board)
}

fn board(rules: &Rules, answer: &GameAnswer, texts: &Texts, title: &str) -> String {
    let title = texts.with("board-title", "game", title);
    draw(&Scene::of(rules, &answer.view), &Options { title, ..Options::default() })
}

/// Our own types always have a JSON form.
pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

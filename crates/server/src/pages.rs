//! The pages as data: one struct a template, with what the template shows.

mod analysis;
mod form;
mod puzzles;
mod routes;
mod study;

use askama::Template;
use axum::response::{Html, IntoResponse, Response};
use sumito_games::catalogue::{Key, LayoutEntry, Preset};

use crate::failure::{self, Failure};
use crate::pages::form::Choice;
use crate::texts::Texts;

use analysis::Analyse;
use puzzles::Puzzles;
pub(crate) use routes::routes;
use study::{Editor, Learn};

/// What every page has around its content.
pub(crate) struct Frame {
    /// The words, in the reader's language.
    pub texts: Texts,
    /// Which part of the site this is, as the main menu names it: `play`, `new`, `analyse`,
    /// `puzzles`, `learn`, `editor`, `rules`, `about`, or nothing of it.
    pub place: &'static str,
}

/// One line of the list of games.
pub(crate) struct Line {
    pub id: String,
    /// What is played, in words.
    pub title: String,
    /// Who plays, in words.
    pub players: String,
    pub plies: usize,
    /// How it ended, in words.
    pub result: Option<String>,
}

/// One seat beside the board.
pub(crate) struct SeatLine {
    /// The colour's name as in style sheets.
    pub colour: &'static str,
    /// The colour in the reader's words.
    pub name: String,
    /// Who moves it, in words.
    pub player: String,
}

/// A board ready to play, and the doors to everything else.
#[derive(Template)]
#[template(path = "home.html")]
pub(crate) struct Home {
    pub frame: Frame,
    /// The state of a game not yet begun, as JSON for the board element: as `GET /api/games/{id}`
    /// answers, with `id` null. The first move begins it.
    pub state: String,
    /// The board as SVG, for readers without scripts.
    pub board: String,
    /// The level the game is offered at.
    pub level: u8,
    /// The games played last.
    pub recent: Vec<Line>,
}

/// The form for a new game.
#[derive(Template)]
#[template(path = "new.html")]
pub(crate) struct New {
    pub frame: Frame,
    /// What is filled in.
    pub choice: Choice,
    /// The levels there are.
    pub levels: Vec<u8>,
    pub presets: &'static [Preset],
    pub layouts: Vec<LayoutEntry>,
}

/// The parts of the form that follow from what is filled in, for the page's script.
#[derive(Template)]
#[template(path = "new-live.html")]
pub(crate) struct NewLive {
    pub frame: Frame,
    pub choice: Choice,
    pub levels: Vec<u8>,
}

/// A game being played or looked at.
#[derive(Template)]
#[template(path = "game.html")]
pub(crate) struct Game {
    pub frame: Frame,
    pub id: String,
    pub title: String,
    /// The state, as `GET /api/games/{id}` answers.
    pub state: String,
    pub board: String,
    pub seats: Vec<SeatLine>,
    /// Every move in canonical notation.
    pub moves: Vec<String>,
    /// How it ended, in words.
    pub result: Option<String>,
}

/// What became of an uploaded file that is not just one good record.
#[derive(Template)]
#[template(path = "upload.html")]
pub(crate) struct Upload {
    pub frame: Frame,
    /// The ids of the games it brought.
    pub games: Vec<String>,
    /// The broken records: which, where and why, each in a sentence.
    pub broken: Vec<String>,
    /// How many games were left out because there were too many.
    pub left_out: usize,
}

/// Every rule set and key there is.
#[derive(Template)]
#[template(path = "rules.html")]
pub(crate) struct Rules {
    pub frame: Frame,
    pub games: [Preset; 3],
    pub presets: &'static [Preset],
    pub layouts: Vec<LayoutEntry>,
    /// The keys of each game's rule sets, in the order of `games`.
    pub keys: [Vec<Key>; 3],
}

/// What this is and who made it.
#[derive(Template)]
#[template(path = "about.html")]
pub(crate) struct About {
    pub frame: Frame,
    pub version: &'static str,
}

/// Something went wrong.
#[derive(Template)]
#[template(path = "problem.html")]
pub(crate) struct Problem {
    pub frame: Frame,
    pub status: u16,
    pub title: String,
    pub detail: String,
}

impl Problem {
    pub fn new(texts: Texts, problem: &failure::Problem) -> Self {
        let frame = Frame { texts, place: "" };
        Self {
            frame,
            status: problem.status,
            title: problem.title.clone(),
            detail: problem.detail.clone(),
        }
    }
}

macro_rules! answers {
    ($($page:ident),*) => {$(
        impl IntoResponse for $page {
            fn into_response(self) -> Response {
                match self.render() {
                    Ok(page) => Html(page).into_response(),
                    Err(error) => {
                        tracing::error!(%error, "a page could not be written");
                        Failure::Internal.into_response()
                    }
                }
            }
        }
    )*};
}

answers!(Analyse, Home, New, NewLive, Game, Upload, Learn, Editor, Rules, About, Problem, Puzzles);

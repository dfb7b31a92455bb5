//! The page with puzzles.

use std::collections::BTreeSet;

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::get;
use serde::Deserialize;
use sumito_games::{Game, Rules, catalogue};

use super::Frame;
use super::routes::{json, sketch};
use crate::Site;
use crate::failure::Failure;
use crate::journal::Controller;
use crate::puzzles::{
    PuzzleAnswer, RatingAnswer, Wish, all, choose, game_of, named, player, ratings, theme_name,
};
use crate::sent::Asked;
use crate::texts::Texts;
use crate::words;

/// The page.
pub(super) fn routes() -> Router<Site> {
    Router::new().route("/puzzles", get(puzzles))
}

/// A puzzle, and what there is to choose from.
#[derive(Template)]
#[template(path = "puzzles.html")]
pub(crate) struct Puzzles {
    pub frame: Frame,
    pub shown: Option<Shown>,
    /// Games and themes there are puzzles of, each with its name and whether it is chosen.
    pub games: Vec<(String, String, bool)>,
    pub themes: Vec<(String, String, bool)>,
    pub ratings: Vec<RatingAnswer>,
    /// How many puzzles fit what is chosen.
    pub count: usize,
}

/// The puzzle shown.
pub(crate) struct Shown {
    pub puzzle: PuzzleAnswer,
    /// What is played, in words.
    pub title: String,
    /// The puzzle as JSON, as `GET /api/puzzles/{id}` answers.
    pub json: String,
    pub board: String,
    /// The solution in one line, for readers without scripts.
    pub solution: String,
}

/// What is to be shown.
#[derive(Deserialize)]
struct Choice {
    id: Option<String>,
    game: Option<String>,
    theme: Option<String>,
    after: Option<String>,
}

async fn puzzles(
    State(site): State<Site>,
    headers: HeaderMap,
    texts: Texts,
    Asked(Choice { id, game, theme, after }): Asked<Choice>,
) -> Result<Puzzles, Failure> {
    let wish = Wish { game, theme, after };
    let player = player(&headers);
    let known = match &id {
        Some(id) => Some(named(id)?),
        None => choose(&site, player, &wish).await?,
    };
    let shown = known.map(|known| shown(known, &texts)).transpose()?;
    let is = |wish: &Option<String>, value: &str| wish.as_deref() == Some(value);
    let there: BTreeSet<&str> = all().iter().map(|known| game_of(known.puzzle)).collect();
    let offered = catalogue::games();
    let games = offered.iter().filter(|preset| there.contains(preset.rules)).map(|preset| {
        (preset.rules.to_owned(), texts.say(&preset.name), is(&wish.game, preset.rules))
    });
    let themes: BTreeSet<&String> = all().iter().flat_map(|known| &known.puzzle.themes).collect();
    let themes = themes
        .into_iter()
        .map(|theme| (theme.clone(), theme_name(&texts, theme), is(&wish.theme, theme)));
    Ok(Puzzles {
        shown,
        games: games.collect(),
        themes: themes.collect(),
        ratings: ratings(&site, player, &texts).await?,
        count: all().iter().filter(|known| wish.fits(known.puzzle)).count(),
        frame: Frame { texts, place: "puzzles" },
    })
}

fn shown(known: &crate::puzzles::Known, texts: &Texts) -> Result<Shown, Failure> {
    let puzzle = PuzzleAnswer::new(known, texts)?;
    let position = known.puzzle.start().map_err(|_| Failure::Internal)?;
    let rules: Rules = position.rules();
    let game = Game::from_position(position);
    let controllers = vec![Controller::Human; game.line_up().len()];
    let (_, board) = sketch(&game, controllers, texts);
    let moves = known.puzzle.steps.iter();
    let moves: Vec<&str> = moves
        .flat_map(|step| step.accept.first().into_iter().chain(&step.reply))
        .map(String::as_str)
        .collect();
    Ok(Shown {
        title: words::rules_line(texts, &rules),
        json: json(&puzzle),
        board,
        solution: moves.join(" "),
        puzzle,
    })
}

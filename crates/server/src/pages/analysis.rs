//! The analysis board.

use askama::Template;
use axum::Router;
use axum::extract::{Request, State};
use axum::routing::get;
use serde::Deserialize;
use sumito_core::text::Say;
use sumito_games::record::Tree;
use sumito_games::{Game, catalogue};
use uuid::Uuid;

use super::Frame;
use super::routes::{json, sketch};
use crate::Site;
use crate::analysis::{self, Place};
use crate::failure::Failure;
use crate::journal::Controller;
use crate::records;
use crate::sent::Asked;
use crate::texts::Texts;
use crate::words;

/// What is analysed if nothing is said.
const FIRST_RULES: &str = "abalone";

/// The page.
pub(super) fn routes() -> Router<Site> {
    Router::new().route("/analyse", get(analyse).post(pasted))
}

/// The analysis board.
#[derive(Template)]
#[template(path = "analyse.html")]
pub(crate) struct Analyse {
    pub frame: Frame,
    /// What is played, in words.
    pub title: String,
    /// The tree of moves as JSON.
    pub tree: String,
    /// Further trees of the text that was read, as JSON, with what each is called.
    pub others: Vec<(String, String)>,
    /// The state at the start, as `POST /api/position` answers.
    pub state: String,
    pub board: String,
    /// The main line, for readers without scripts.
    pub moves: Vec<String>,
    pub rules: String,
    pub position: String,
    /// What could not be read, in sentences.
    pub problems: Vec<String>,
    /// Whether the server has endgame tables.
    pub tables: bool,
    /// The rule sets one can begin with.
    pub games: Vec<(String, String)>,
}

/// What is to be analysed.
#[derive(Deserialize)]
struct Wish {
    /// A game kept here.
    game: Option<Uuid>,
    rules: Option<String>,
    position: Option<String>,
    moves: Option<String>,
}

async fn analyse(
    State(site): State<Site>,
    texts: Texts,
    Asked(wish): Asked<Wish>,
) -> Result<Analyse, Failure> {
    if let Some(id) = wish.game {
        return page(&site, texts, vec![analysis::stored(&site, id).await?], Vec::new());
    }
    let place = Place {
        rules: wish.rules.unwrap_or_else(|| FIRST_RULES.to_owned()),
        position: wish.position,
        moves: wish.moves,
    };
    match analysis::line(&place) {
        Ok(tree) => page(&site, texts, vec![tree], Vec::new()),
        Err(failure) => {
            // What can be played on is better than nothing.
            let why = texts.say(&failure.say());
            page(&site, texts, vec![usual()?], vec![why])
        }
    }
}

/// `POST /analyse`: a record, pasted or as a file.
async fn pasted(
    State(site): State<Site>,
    texts: Texts,
    request: Request,
) -> Result<Analyse, Failure> {
    let read = analysis::read(records::sent(request).await?, texts.clone()).await?;
    let trees = if read.trees.is_empty() { vec![usual()?] } else { read.trees };
    page(&site, texts, trees, read.broken)
}

fn usual() -> Result<Tree, Failure> {
    let place = Place { rules: FIRST_RULES.to_owned(), position: None, moves: None };
    analysis::line(&place)
}

fn page(
    site: &Site,
    texts: Texts,
    mut trees: Vec<Tree>,
    problems: Vec<String>,
) -> Result<Analyse, Failure> {
    let named = |tree: &Tree| {
        let known = |name: &str| {
            let tag = tree.tags.iter().find(|(tag, _)| tag == name);
            tag.map(|(_, value)| value.as_str()).filter(|value| *value != "?")
        };
        let players: Vec<&str> = ["Black", "White"].into_iter().filter_map(known).collect();
        [Some(players.join(" – ")), known("Event").map(str::to_owned), Some(tree.rules.clone())]
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" · ")
    };
    let others = match trees.len() {
        1 => Vec::new(),
        _ => trees.iter().map(|tree| (named(tree), json(tree))).collect(),
    };
    let tree = trees.swap_remove(0);
    let start = tree.start().map_err(Failure::illegal)?;
    let position = start.to_string();
    let rules = start.rules();
    let line = tree.game().map_err(Failure::illegal)?;
    let game = Game::from_position(start);
    let controllers = vec![Controller::Human; game.line_up().len()];
    let (state, board) = sketch(&game, controllers, &texts);
    let games = catalogue::games();
    let mut offered: Vec<(String, String)> = Vec::new();
    for preset in games.iter().chain(catalogue::presets()) {
        if offered.iter().all(|(rules, _)| rules != preset.rules) {
            offered.push((preset.rules.to_owned(), texts.say(&preset.name)));
        }
    }
    Ok(Analyse {
        title: words::rules_line(&texts, &rules),
        tree: json(&tree),
        others,
        state,
        board,
        moves: line.moves(),
        rules: rules.to_string(),
        position,
        problems,
        tables: site.tables.is_some(),
        games: offered,
        frame: Frame { texts, place: "analyse" },
    })
}

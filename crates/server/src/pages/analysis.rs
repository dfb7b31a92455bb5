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
use crate::analysis::{self, BrokenTree, Place};
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
    /// Whether its end is shown first, and not its beginning.
    pub at_end: bool,
    /// The trees of the text that was read, if there are several.
    pub others: Vec<Other>,
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

/// One of several trees.
pub(crate) struct Other {
    pub name: String,
    /// The tree as JSON.
    pub tree: String,
    pub at_end: bool,
}

/// What is opened: a tree, and whether it breaks off where the record is at fault.
struct Opened {
    tree: Tree,
    cut: bool,
}

impl Opened {
    fn whole(tree: Tree) -> Vec<Self> {
        vec![Self { tree, cut: false }]
    }
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
        let tree = analysis::stored(&site, id).await?;
        return page(&site, texts, Opened::whole(tree), Vec::new());
    }
    let place = Place {
        rules: wish.rules.unwrap_or_else(|| FIRST_RULES.to_owned()),
        position: wish.position,
        moves: wish.moves,
    };
    match analysis::line(&place) {
        Ok((tree, fault)) => {
            let cut = fault.is_some();
            let problem = fault.map(|fault| kept(&texts, texts.say(&fault), &tree));
            page(&site, texts, vec![Opened { tree, cut }], problem.into_iter().collect())
        }
        Err(failure) => {
            // What can be played on is better than nothing.
            let why = texts.say(&failure.say());
            page(&site, texts, Opened::whole(usual()?), vec![why])
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
    let (mut trees, mut problems) = (Vec::new(), Vec::new());
    for record in read.records {
        match record {
            Ok(tree) => trees.push(Opened { tree, cut: false }),
            Err(broken) => match *broken {
                BrokenTree { words, before: None, .. } => problems.push(words),
                BrokenTree { words, before: Some(tree), .. } => {
                    problems.push(kept(&texts, words, &tree));
                    trees.push(Opened { tree, cut: true });
                }
            },
        }
    }
    if read.more {
        problems.push(texts.say(&analysis::too_many()));
    }
    if trees.is_empty() {
        trees = Opened::whole(usual()?);
    }
    page(&site, texts, trees, problems)
}

/// A problem with what is left in spite of it: the moves before, if there are some.
fn kept(texts: &Texts, problem: String, tree: &Tree) -> String {
    match tree.nodes.len() {
        0 | 1 => problem,
        _ => format!("{problem}. {}", texts.get("analyse-kept")),
    }
}

fn usual() -> Result<Tree, Failure> {
    let place = Place { rules: FIRST_RULES.to_owned(), position: None, moves: None };
    Ok(analysis::line(&place)?.0)
}

fn page(
    site: &Site,
    texts: Texts,
    mut trees: Vec<Opened>,
    problems: Vec<String>,
) -> Result<Analyse, Failure> {
    let named = |Opened { tree, cut }: &Opened| {
        let known = |name: &str| {
            let tag = tree.tags.iter().find(|(tag, _)| tag == name);
            tag.map(|(_, value)| value.as_str()).filter(|value| *value != "?")
        };
        let players: Vec<&str> = ["Black", "White"].into_iter().filter_map(known).collect();
        let event = known("Event").map(str::to_owned);
        let cut = cut.then(|| texts.get("analyse-cut"));
        [Some(players.join(" – ")), event, Some(tree.rules.clone()), cut]
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" · ")
    };
    let other = |opened: &Opened| Other {
        name: named(opened),
        tree: json(&opened.tree),
        at_end: opened.cut,
    };
    let others = match trees.len() {
        1 => Vec::new(),
        _ => trees.iter().map(other).collect(),
    };
    let Opened { tree, cut: at_end } = trees.swap_remove(0);
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
        at_end,
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

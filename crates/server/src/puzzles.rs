//! Puzzles to solve, and how well somebody does.

mod rating;

use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use axum_extra::extract::CookieJar;
use serde::{Deserialize, Serialize};
use sumito_core::{Fnv, Position as _, phrase};
use sumito_engine::Limits;
use sumito_games::view::GameView;
use sumito_games::{Game, Move, Position};
use sumito_study::puzzles::{Puzzle, Task, shipped};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::Site;
use crate::client::Client;
use crate::failure::{Failure, Problem};
use crate::sent::{Asked, Sent, one_of};
use crate::store::StoreError;
use crate::texts::Texts;
use crate::words;

use rating::USUAL;
pub(crate) use rating::{Rating, rated};

/// The cookie that tells solvers apart.
const COOKIE: &str = "solver";
/// How long the engine looks for what is wrong with a move.
const REFUTING: Duration = Duration::from_millis(600);
/// Until when it must have found it, also where others are served first.
const PATIENCE: Duration = Duration::from_secs(10);
/// Of so many puzzles nearest to a solver's strength one is chosen.
const NEAREST: usize = 6;

/// Everything of it but the page.
pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/api/puzzles", get(next))
        .route("/api/puzzles/{id}", get(look).post(attempt))
        .route("/api/puzzles/{id}/help", post(help))
        .route("/puzzles/forget", post(forget))
}

/// A puzzle that comes with the program, under a name that stays when others come.
pub(crate) struct Known {
    pub id: String,
    pub puzzle: &'static Puzzle,
}

/// All of them, from easy to hard.
pub(crate) fn all() -> &'static [Known] {
    static ALL: LazyLock<Vec<Known>> = LazyLock::new(|| {
        let sound = shipped().iter().filter(|puzzle| puzzle.start().is_ok());
        sound.map(|puzzle| Known { id: id(puzzle), puzzle }).collect()
    });
    &ALL
}

/// A name made of what the puzzle is.
fn id(puzzle: &Puzzle) -> String {
    let text = format!("{} {}", puzzle.rules, puzzle.position);
    format!("{:016x}", Fnv::of(text.as_bytes()))
}

/// The puzzle of this name.
pub(crate) fn named(id: &str) -> Result<&'static Known, Failure> {
    all().iter().find(|known| known.id == id).ok_or(Failure::NoPage)
}

/// What puzzles one wants.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wish {
    /// `abalone`, `epaminondas` or `crossings`.
    pub game: Option<String>,
    /// What it is about, as `net` or `defence`.
    pub theme: Option<String>,
    /// Another one than this.
    pub after: Option<String>,
}

impl Wish {
    fn game(&self) -> Option<&str> {
        self.game.as_deref().filter(|text| !text.is_empty())
    }

    fn theme(&self) -> Option<&str> {
        self.theme.as_deref().filter(|text| !text.is_empty())
    }

    pub fn fits(&self, puzzle: &Puzzle) -> bool {
        self.game().is_none_or(|game| game_of(puzzle) == game)
            && self.theme().is_none_or(|theme| puzzle.themes.iter().any(|it| it == theme))
    }

    /// Whether there are such games and themes at all.
    fn check(&self) -> Result<(), Failure> {
        let puzzles = || all().iter().map(|known| known.puzzle);
        if let Some(game) = self.game() {
            let games: BTreeSet<&str> = puzzles().map(game_of).collect();
            one_of("game", game, &Vec::from_iter(games))?;
        }
        if let Some(theme) = self.theme() {
            let themes = puzzles().flat_map(|puzzle| &puzzle.themes).map(String::as_str);
            one_of("theme", theme, &Vec::from_iter(BTreeSet::from_iter(themes)))?;
        }
        Ok(())
    }
}

/// The game of a puzzle.
pub(crate) fn game_of(puzzle: &Puzzle) -> &str {
    puzzle.rules.split(['/', '?']).next().unwrap_or_default()
}

/// Chooses a puzzle: one not tried yet and about as hard as the solver is strong; of those tried
/// the one longest ago.
pub(crate) async fn choose(
    site: &Site,
    player: Option<Uuid>,
    wish: &Wish,
) -> Result<Option<&'static Known>, Failure> {
    let (tried, strength) = match player {
        Some(player) => {
            let ratings = site.store.ratings(player).await.map_err(failed)?;
            let overall = ratings.iter().find(|rating| rating.theme.is_empty());
            (site.store.tried(player).await.map_err(failed)?, overall.map_or(USUAL, |r| r.rating))
        }
        None => (Vec::new(), USUAL),
    };
    let other = |known: &&Known| wish.after.as_deref() != Some(&known.id);
    let fitting = || all().iter().filter(|known| wish.fits(known.puzzle));
    let mut fresh: Vec<&Known> =
        fitting().filter(other).filter(|known| !tried.contains(&known.id)).collect();
    if fresh.is_empty() {
        let oldest = tried.iter().find_map(|id| fitting().filter(other).find(|k| k.id == *id));
        return Ok(oldest.or_else(|| fitting().next()));
    }
    fresh.sort_by_key(|known| (f64::from(known.puzzle.rating) - strength).abs() as u32);
    // Something to throw: the random part of a fresh number.
    let (_, dice) = Uuid::now_v7().as_u64_pair();
    Ok(Some(fresh[dice as usize % fresh.len().min(NEAREST)]))
}

/// A puzzle as pages and programs see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PuzzleAnswer {
    /// Its name: `/puzzles?id=…`.
    pub id: String,
    /// The rule set.
    pub rules: String,
    /// The position.
    pub position: String,
    /// What to do, in a sentence.
    pub task: String,
    /// How hard it is.
    pub rating: u32,
    /// What it is about.
    pub themes: Vec<String>,
    /// The same in the reader's words.
    pub theme_names: Vec<String>,
    /// The position with every legal move.
    #[schema(value_type = Object)]
    pub view: GameView,
}

impl PuzzleAnswer {
    pub fn new(known: &Known, texts: &Texts) -> Result<Self, Failure> {
        let puzzle = known.puzzle;
        let position = start(puzzle)?;
        let line_up = position.line_up();
        let mover = words::team(texts, line_up, line_up.team(position.turn()));
        let moves = puzzle.plies.div_ceil(2);
        let task = match puzzle.task {
            Task::Win => texts.with_two("puzzle-win", "colour", &mover, "count", moves),
            Task::Gain => texts.with_two("puzzle-gain", "colour", &mover, "count", moves),
            Task::Save => texts.with("puzzle-save", "colour", &mover),
        };
        Ok(Self {
            id: known.id.clone(),
            rules: puzzle.rules.clone(),
            position: puzzle.position.clone(),
            task,
            rating: puzzle.rating,
            themes: puzzle.themes.clone(),
            theme_names: puzzle.themes.iter().map(|theme| theme_name(texts, theme)).collect(),
            view: GameView::new(&Game::from_position(position)),
        })
    }
}

/// A theme in the reader's words.
pub(crate) fn theme_name(texts: &Texts, theme: &str) -> String {
    if let Some(strength) = theme.strip_prefix("sumito-") {
        return texts.with("theme-sumito", "strength", strength.replace('-', ":"));
    }
    texts.find(&format!("theme-{theme}")).unwrap_or_else(|| theme.to_owned())
}

fn start(puzzle: &Puzzle) -> Result<Position, Failure> {
    puzzle.start().map_err(|_| Failure::Internal)
}

/// A solver's rating as pages and programs see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RatingAnswer {
    /// The theme in the reader's words.
    pub theme: String,
    /// How well it is solved; puzzles have ratings of the same kind.
    pub rating: u32,
    /// How far off that may be.
    pub deviation: u32,
    /// Puzzles tried.
    pub tries: u32,
}

/// The ratings of a solver.
pub(crate) async fn ratings(
    site: &Site,
    player: Option<Uuid>,
    texts: &Texts,
) -> Result<Vec<RatingAnswer>, Failure> {
    let Some(player) = player else { return Ok(Vec::new()) };
    let ratings = site.store.ratings(player).await.map_err(failed)?;
    let told = |rating: Rating| RatingAnswer {
        theme: match rating.theme.as_str() {
            "" => texts.get("puzzle-all"),
            theme => theme_name(texts, theme),
        },
        rating: rating.rating.round() as u32,
        deviation: rating.deviation.round() as u32,
        tries: rating.tries,
    };
    Ok(ratings.into_iter().map(told).collect())
}

fn failed(error: StoreError) -> Failure {
    tracing::error!(%error, "the puzzles' storage");
    Failure::Storage
}

/// Who solves, if the browser says so.
pub(crate) fn player(headers: &HeaderMap) -> Option<Uuid> {
    CookieJar::from_headers(headers).get(COOKIE)?.value().parse().ok()
}

/// Chooses a puzzle that fits a solver.
#[utoipa::path(get, path = "/api/puzzles", params(Wish), responses(
    (status = 200, body = PuzzleAnswer),
    (status = 404, body = Problem, description = "no puzzle is like that", content_type = "application/problem+json"),
    (status = 422, body = Problem, description = "there is no such game, or no such theme", content_type = "application/problem+json")
))]
pub(crate) async fn next(
    State(site): State<Site>,
    headers: HeaderMap,
    texts: Texts,
    Asked(wish): Asked<Wish>,
) -> Result<Json<PuzzleAnswer>, Failure> {
    wish.check()?;
    let known = choose(&site, player(&headers), &wish).await?.ok_or(Failure::NoPuzzle)?;
    PuzzleAnswer::new(known, &texts).map(Json)
}

/// Tells a puzzle.
#[utoipa::path(get, path = "/api/puzzles/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = PuzzleAnswer),
    (status = 404, body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn look(
    texts: Texts,
    Path(id): Path<String>,
) -> Result<Json<PuzzleAnswer>, Failure> {
    PuzzleAnswer::new(named(&id)?, &texts).map(Json)
}

/// A try at a puzzle.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PuzzleTry {
    /// The solver's own moves so far; the last one is new.
    #[serde(default)]
    moves: Vec<String>,
}

/// What a try came to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TryAnswer {
    /// Whether the move does it.
    pub right: bool,
    /// Whether the puzzle is over.
    pub done: bool,
    /// The same in a sentence.
    pub words: String,
    /// What happens on the board: the move, and what it is answered with.
    #[schema(value_type = Vec<Object>)]
    pub views: Vec<GameView>,
    /// Whether it counts for the ratings, as a first try does.
    pub counts: bool,
    /// The solver's ratings.
    pub ratings: Vec<RatingAnswer>,
}

/// A puzzle after some right moves.
struct Stage {
    game: Game,
    step: usize,
}

impl Stage {
    /// Plays own moves, which must be right, and the replies to them.
    fn after(puzzle: &Puzzle, moves: &[String]) -> Result<Self, Failure> {
        let mut stage = Self { game: Game::from_position(start(puzzle)?), step: 0 };
        for text in moves {
            let step = puzzle.steps.get(stage.step).ok_or_else(misled)?;
            stage.game.play_text(text).map_err(Failure::illegal)?;
            let right = stage.game.moves().last().is_some_and(|word| step.accept.contains(word));
            let reply = step.reply.as_ref().filter(|_| right).ok_or_else(misled)?;
            stage.game.play_text(reply).map_err(|_| Failure::Internal)?;
            stage.step += 1;
        }
        Ok(stage)
    }
}

/// Moves that do not lead on in a puzzle.
fn misled() -> Failure {
    Failure::unfit(
        "moves",
        phrase!(
            "failure-puzzle-moves",
            "the field `moves` takes the right moves so far, and for a try one move more"
        ),
    )
}

/// Tries a move in a puzzle.
#[utoipa::path(post, path = "/api/puzzles/{id}", params(("id" = String, Path)),
    request_body = PuzzleTry, responses(
        (status = 200, body = TryAnswer),
        (status = 404, body = Problem, content_type = "application/problem+json"),
        (status = 422, body = Problem, description = "the rule the move breaks", content_type = "application/problem+json")
))]
pub(crate) async fn attempt(
    State(site): State<Site>,
    client: Client,
    headers: HeaderMap,
    texts: Texts,
    Path(id): Path<String>,
    Sent(PuzzleTry { moves }): Sent<PuzzleTry>,
) -> Result<Response, Failure> {
    let known = named(&id)?;
    let (text, before) = moves.split_last().ok_or_else(misled)?;
    let Stage { mut game, step } = Stage::after(known.puzzle, before)?;
    let step = known.puzzle.steps.get(step).ok_or_else(misled)?;
    game.play_text(text).map_err(Failure::illegal)?;
    let mut views = vec![GameView::new(&game)];
    let right = game.moves().last().is_some_and(|word| step.accept.contains(word));
    let done = right && step.reply.is_none();
    let words = if right {
        if let Some(reply) = &step.reply {
            game.play_text(reply).map_err(|_| Failure::Internal)?;
            views.push(GameView::new(&game));
        }
        texts.get(if done { "puzzle-solved" } else { "puzzle-right" })
    } else {
        match refutation(&site, client, &game).await? {
            Some(mv) => {
                game.play(mv).map_err(|_| Failure::Internal)?;
                views.push(GameView::new(&game));
                let told = game.moves().pop().unwrap_or_default();
                texts.with("puzzle-refuted", "move", told)
            }
            None => texts.get("puzzle-wrong"),
        }
    };
    if right && !done {
        let ratings = ratings(&site, player(&headers), &texts).await?;
        let answer = TryAnswer { right, done, words, views, counts: false, ratings };
        return Ok(Json(answer).into_response());
    }
    let (player, counts, cookie) = ended(&site, &headers, known, done).await?;
    let ratings = ratings(&site, Some(player), &texts).await?;
    let answer = TryAnswer { right, done, words, views, counts, ratings };
    Ok((AppendHeaders(cookie.map(|cookie| (SET_COOKIE, cookie))), Json(answer)).into_response())
}

/// The engine's answer to a wrong move; `None` if that ended the game.
async fn refutation(site: &Site, client: Client, game: &Game) -> Result<Option<Move>, Failure> {
    if game.outcome().is_some() {
        return Ok(None);
    }
    let asked = game.clone();
    let mut job = site.analyst.begin(client, PATIENCE, move |engine, stop| {
        engine.analyse(&asked, &Limits::time(REFUTING), 1, None, stop, |_| ()).best
    })?;
    Ok(job.result().await.flatten())
}

/// Keeps how a first try ended. Gives who tried, whether it counted, and the cookie that remembers
/// somebody new.
async fn ended(
    site: &Site,
    headers: &HeaderMap,
    known: &Known,
    solved: bool,
) -> Result<(Uuid, bool, Option<String>), Failure> {
    const YEAR: u32 = 365 * 24 * 60 * 60;
    let old = player(headers);
    let player = old.unwrap_or_else(Uuid::now_v7);
    let puzzle = known.puzzle;
    let rate = |old| rated(old, &puzzle.themes, puzzle.rating, solved);
    let counts = site.store.solve(player, &known.id, solved, rate).await.map_err(failed)?;
    let cookie = old
        .is_none()
        .then(|| format!("{COOKIE}={player}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"));
    Ok((player, counts, cookie))
}

/// A puzzle's solution from some move on.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HelpAnswer {
    /// What happens on the board, move by move.
    #[schema(value_type = Vec<Object>)]
    views: Vec<GameView>,
}

/// Tells how a puzzle goes on; that counts as not solved.
#[utoipa::path(post, path = "/api/puzzles/{id}/help", params(("id" = String, Path)),
    request_body = PuzzleTry, responses(
        (status = 200, body = HelpAnswer),
        (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn help(
    State(site): State<Site>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Sent(PuzzleTry { moves }): Sent<PuzzleTry>,
) -> Result<Response, Failure> {
    let known = named(&id)?;
    let Stage { mut game, step } = Stage::after(known.puzzle, &moves)?;
    let mut views = Vec::new();
    for step in &known.puzzle.steps[step..] {
        for text in step.accept.first().into_iter().chain(&step.reply) {
            game.play_text(text).map_err(|_| Failure::Internal)?;
            views.push(GameView::new(&game));
        }
    }
    let (_, _, cookie) = ended(&site, &headers, known, false).await?;
    let cookie = AppendHeaders(cookie.map(|cookie| (SET_COOKIE, cookie)));
    Ok((cookie, Json(HelpAnswer { views })).into_response())
}

/// `POST /puzzles/forget`: deletes the ratings and the cookie.
async fn forget(State(site): State<Site>, headers: HeaderMap) -> Result<Response, Failure> {
    if let Some(player) = player(&headers) {
        site.store.forget(player).await.map_err(failed)?;
    }
    let gone = format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    Ok(([(SET_COOKIE, gone)], Redirect::to("/puzzles")).into_response())
}

//! The interface behind editor, overlay and lessons. Nothing of it is kept.

use axum::extract::{FromRequestParts, Path};
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use sumito_drawing::example;
use sumito_games::terms::{Term, terms};
use sumito_games::view::{GameView, PieceView};
use sumito_games::{Draft, DraftError, Edit, Game, Notation, Rules};
use utoipa::{IntoParams, ToSchema};

use crate::Site;
use crate::answer::GameAnswer;
use crate::failure::{Failure, Problem};
use crate::lessons::Lesson;
use crate::live::start;
use crate::picture;
use crate::sent::{Asked, Sent};
use crate::texts::Texts;

/// Everything of it.
pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/api/setup", post(setup))
        .route("/api/terms", get(named))
        .route("/api/lessons/{game}/{number}", post(attempt))
        .route("/learn/pictures/{game}/{number}", get(lesson_picture))
}

/// A position being put together, and what is done to it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupOrder {
    /// The rule set.
    #[schema(example = "abalone/standard?obstacles=E5")]
    rules: String,
    /// The position in any form, possible or not; the start of the rule set if nothing is said.
    position: Option<String>,
    /// What to do: `{"do": "put", "cell": "E5", "kind": "black"}`, `{"do": "move", "from": "A1",
    /// "to": "B2"}`, `mirror`, `turn`, `clear`, `{"do": "state", "turn": "w", "scores": [1, 0],
    /// "quiet": 3, "ply": 20}`.
    #[schema(value_type = Option<Object>)]
    edit: Option<Edit>,
    /// Begins anew from the start where the position does not fit the board of the rule set.
    #[serde(default)]
    anew: bool,
    /// Whether the board is to be drawn.
    #[serde(default)]
    draw: bool,
}

/// A position being put together.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SetupAnswer {
    /// The rule set; obstacles, holes, neutral marbles and stones that are drawn belong to it.
    pub rules: String,
    /// The position in our form.
    pub position: String,
    /// `abalone`, `epaminondas` or `crossings`.
    pub game: &'static str,
    /// Which board: two answers of one shape are drawn on the same.
    pub shape: String,
    /// What can be put on a cell.
    pub kinds: Vec<&'static str>,
    /// The seats in turn order.
    pub seats: Vec<SetupSeat>,
    /// The seat to move.
    pub turn: usize,
    /// Ejections or captures by each team.
    pub scores: Vec<u16>,
    /// Plies since the last ejection or capture.
    pub quiet: u32,
    /// Plies played.
    pub ply: u32,
    /// Everything on the board.
    #[schema(value_type = Vec<Object>)]
    pub pieces: Vec<PieceView>,
    /// What keeps the position from being played, in words; nothing if it can be.
    pub objections: Vec<String>,
    /// How the game has ended in a position that can be.
    pub over: Option<String>,
    /// The position in every form that can say it.
    pub forms: Vec<SetupForm>,
    /// Everything that has a name in it.
    #[schema(value_type = Vec<Object>)]
    pub terms: Vec<Term>,
    /// The board as SVG, if asked for.
    pub svg: Option<String>,
}

/// A seat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SetupSeat {
    /// Its name in position texts.
    pub name: String,
    /// Its colour.
    pub colour: &'static str,
    /// Its colour in the reader's words.
    pub label: String,
    /// Its team.
    pub team: usize,
}

/// A position in one of its forms.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SetupForm {
    /// Whose form.
    pub name: &'static str,
    /// The position.
    pub text: String,
}

impl SetupAnswer {
    /// A draft with what speaks against it.
    pub fn new(draft: &Draft, texts: &Texts, draw: bool) -> Self {
        let frame = draft.frame();
        let line_up = frame.line_up();
        let state = draft.state();
        let pieces = draft.pieces().into_iter();
        let checked = draft.check();
        let over = checked.as_ref().ok().and_then(|position| {
            let game = Game::from_position(position.clone());
            GameAnswer::sketch(&game, Vec::new(), texts).result_text
        });
        Self {
            rules: draft.rules_text(),
            position: draft.to_string(),
            game: frame.game(),
            shape: match &frame {
                Rules::Abalone(rules) => format!("hexagon {}", rules.side()),
                Rules::Epaminondas(rules) => format!("field {} {}", rules.files(), rules.ranks()),
            },
            kinds: draft.kinds(),
            seats: line_up
                .seats()
                .map(|seat| {
                    let colour = line_up.colour(seat).name();
                    SetupSeat {
                        name: line_up.seat_name(seat),
                        colour,
                        label: texts.get(&format!("colour-{colour}")),
                        team: line_up.team(seat).index(),
                    }
                })
                .collect(),
            turn: state.turn,
            scores: state.scores,
            quiet: state.quiet,
            ply: state.ply,
            pieces: pieces.map(|(cell, kind)| PieceView { cell, kind: kind.to_owned() }).collect(),
            over,
            forms: draft.forms().into_iter().map(|(name, text)| SetupForm { name, text }).collect(),
            terms: checked.as_ref().map(terms).unwrap_or_default(),
            objections: checked.err().iter().flatten().map(|why| texts.say(why)).collect(),
            svg: draw.then(|| picture::draft(draft, &texts.get("editor-board"))),
        }
    }
}

/// Reads a draft; `anew` says whether a position of another board is let go.
pub(crate) fn draft(rules: &str, position: Option<&str>, anew: bool) -> Result<Draft, Failure> {
    let Some(position) = position.map(str::trim).filter(|text| !text.is_empty()) else {
        return Draft::new(rules).map_err(Failure::illegal);
    };
    match Draft::read(rules, position) {
        Err(DraftError::Position(_)) if anew => Draft::new(rules).map_err(Failure::illegal),
        read => read.map_err(Failure::illegal),
    }
}

/// Puts a position together, step by step, and tells everything that speaks against it.
#[utoipa::path(post, path = "/api/setup", request_body = SetupOrder, responses(
    (status = 200, body = SetupAnswer),
    (status = 422, body = Problem, description = "what cannot be read or done", content_type = "application/problem+json")
))]
pub(crate) async fn setup(
    texts: Texts,
    Sent(order): Sent<SetupOrder>,
) -> Result<Json<SetupAnswer>, Failure> {
    let mut draft = draft(&order.rules, order.position.as_deref(), order.anew)?;
    if let Some(edit) = &order.edit {
        draft.edit(edit).map_err(Failure::illegal)?;
    }
    Ok(Json(SetupAnswer::new(&draft, &texts, order.draw)))
}

/// A position to be looked at.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Looked {
    /// The rule set.
    rules: String,
    /// The position, if not the start.
    position: Option<String>,
}

/// The terms of a position.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TermsAnswer {
    /// Each with its cells.
    #[schema(value_type = Vec<Object>)]
    terms: Vec<Term>,
}

/// Names everything in a position that has a name: spears, paks, phalanxes, …
#[utoipa::path(get, path = "/api/terms", params(Looked), responses(
    (status = 200, body = TermsAnswer),
    (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn named(Asked(looked): Asked<Looked>) -> Result<Json<TermsAnswer>, Failure> {
    let position = start(&looked.rules, looked.position.as_deref())?;
    Ok(Json(TermsAnswer { terms: terms(&position) }))
}

/// The lesson in an address.
pub(crate) struct Numbered(&'static Lesson);

impl<S: Send + Sync> FromRequestParts<S> for Numbered {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let read = Path::<(String, usize)>::from_request_parts(parts, state).await;
        let lesson = read.ok().and_then(|Path((game, number))| Lesson::numbered(&game, number));
        lesson.map(Self).ok_or(Failure::NoPage)
    }
}

/// A try at a lesson.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Attempt {
    /// The move in the game's own notation.
    #[serde(rename = "move")]
    text: String,
}

/// What a try at a lesson came to.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AttemptAnswer {
    /// Whether it does what was asked for.
    solved: bool,
    /// Praise, or a hint.
    words: String,
    /// The position after the move.
    #[schema(value_type = Object)]
    view: GameView,
}

/// Tries a move in a lesson.
#[utoipa::path(post, path = "/api/lessons/{game}/{number}",
    params(("game" = String, Path), ("number" = usize, Path)),
    request_body = Attempt, responses(
        (status = 200, body = AttemptAnswer),
        (status = 404, body = Problem, content_type = "application/problem+json"),
        (status = 422, body = Problem, description = "the rule the move breaks", content_type = "application/problem+json")
))]
pub(crate) async fn attempt(
    texts: Texts,
    Numbered(lesson): Numbered,
    Sent(Attempt { text }): Sent<Attempt>,
) -> Result<Json<AttemptAnswer>, Failure> {
    let position = lesson.position().ok_or(Failure::Internal)?;
    let notation = Notation::canonical_for(&position.rules());
    let mv = position.read_move(&text, notation).map_err(Failure::illegal)?;
    let solved = lesson.goal.is_met(&position, mv);
    let mut played = Game::from_position(position);
    played.play(mv).map_err(Failure::illegal)?;
    let ending = if solved { "done" } else { "hint" };
    let words = texts.get(&format!("lesson-{}-{ending}", lesson.name));
    Ok(Json(AttemptAnswer { solved, words, view: GameView::new(&played) }))
}

/// Draws a lesson with one of its answers.
pub(crate) async fn lesson_picture(Numbered(lesson): Numbered) -> Result<Response, Failure> {
    let solution = lesson.solution().unwrap_or_default();
    let svg = example("", lesson.rules, lesson.position, &solution);
    Ok(([(CONTENT_TYPE, HeaderValue::from_static("image/svg+xml"))], svg).into_response())
}

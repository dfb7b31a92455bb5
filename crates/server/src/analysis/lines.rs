//! What the engine finds in a position, as it finds it.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use sumito_core::{Position as _, Team};
use sumito_engine::{Limits, Thought};
use sumito_games::view::MoveView;
use sumito_games::{Game, Position};
use tokio::sync::watch;
use tokio::time::sleep;
use utoipa::{IntoParams, ToSchema};

use super::solve::written;
use super::stream::PULSE;
use super::{Place, ScoreAnswer};
use crate::Site;
use crate::client::Client;
use crate::failure::{Failure, Problem};
use crate::sent::{Asked, within};
use crate::texts::Texts;

/// How long a position is looked into.
const LONGEST: Duration = Duration::from_secs(45);
/// The most lines looked at side by side.
const MOST: u32 = 5;
/// The most moves told of a line.
const MOVES: usize = 12;
/// How long a reader has an answer before the next one comes.
const PACE: Duration = Duration::from_millis(100);

/// How a position is looked into.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Look {
    /// The lines to compare, 1 to 5.
    #[param(minimum = 1, maximum = 5)]
    lines: Option<u32>,
    /// Looks at what the other side would play if the one to move passed.
    #[serde(default)]
    threat: bool,
}

/// What the engine has found so far.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LinesAnswer {
    /// Plies of the last whole iteration.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The lines, best first; none where the game is over.
    pub lines: Vec<LineAnswer>,
    /// Whether this is all that will be found.
    pub done: bool,
}

/// A line of play and what it is worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LineAnswer {
    /// Its value.
    pub score: ScoreAnswer,
    /// The moves in the game's own notation.
    pub moves: Vec<String>,
    /// The first of them with all it does.
    #[schema(value_type = Object)]
    pub first: MoveView,
}

impl LinesAnswer {
    pub fn new(position: &Position, thought: &Thought, texts: &Texts, done: bool) -> Self {
        let line_up = position.line_up();
        let team: Team = line_up.team(position.turn());
        let lines = thought.lines.iter().filter_map(|line| {
            let first = MoveView::new(position, *line.moves.first()?);
            let moves = &line.moves[..line.moves.len().min(MOVES)];
            Some(LineAnswer {
                score: ScoreAnswer::new(line.score, team, line_up, texts),
                moves: written(position.clone(), moves),
                first,
            })
        });
        Self { depth: thought.depth, nodes: thought.nodes, lines: lines.collect(), done }
    }
}

/// The game with the turn passed on; `None` where that ends it.
fn passed(game: &Game) -> Option<Game> {
    let mut position = game.position().clone();
    position.pass();
    (position.outcome().is_none()).then(|| Game::from_position(position))
}

/// Looks into a position: a stream of events `lines`, each with all found so far, until the one that
/// is `done`. It ends when the reader leaves.
#[utoipa::path(get, path = "/api/analysis/lines", params(Place, Look), responses(
    (status = 200, body = LinesAnswer, content_type = "text/event-stream"),
    (status = 429, body = Problem, description = "too much under way already", content_type = "application/problem+json"),
    (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn lines(
    State(site): State<Site>,
    client: Client,
    texts: Texts,
    Asked(place): Asked<Place>,
    Asked(Look { lines, threat }): Asked<Look>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let lines = within("lines", lines.unwrap_or(1), 1..=MOST)? as usize;
    let game = place.game()?;
    let game = if threat && game.outcome().is_none() { passed(&game) } else { Some(game) };
    let position = game.as_ref().map(|game| game.position().clone());
    let (tell, told) = watch::channel(None::<(Thought, bool)>);
    let job = site.analyst.begin(client, LONGEST, move |engine, stop| {
        let nothing = Thought { best: None, lines: Vec::new(), depth: 0, nodes: 0 };
        let found = game.map_or(nothing, |game| {
            let limits = Limits::time(LONGEST);
            engine.analyse(&game, &limits, lines, None, stop, |found| {
                _ = tell.send(Some((found.clone(), false)));
            })
        });
        _ = tell.send(Some((found, true)));
    })?;
    let closing = site.closing.clone();
    // The job lives as long as the stream.
    let stream = unfold((told, job), move |(mut told, job)| {
        let (texts, closing, position) = (texts.clone(), closing.clone(), position.clone());
        async move {
            tokio::select! {
                () = closing.cancelled() => return None,
                changed = told.changed() => changed.ok()?,
            }
            let (thought, done) = told.borrow_and_update().clone()?;
            let answer = match &position {
                Some(position) => LinesAnswer::new(position, &thought, &texts, done),
                None => LinesAnswer { depth: 0, nodes: 0, lines: Vec::new(), done },
            };
            if !done {
                sleep(PACE).await;
            }
            let event = Event::default().event("lines").json_data(answer).ok()?;
            Some((Ok(event), (told, job)))
        }
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(PULSE)))
}

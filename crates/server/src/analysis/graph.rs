//! A whole game judged move by move, told as it goes on.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use serde::Serialize;
use sumito_engine::Limits;
use sumito_games::Game;
use sumito_study::{Annotation, Class, Settings, annotate};
use tokio::sync::mpsc;
use utoipa::ToSchema;

use super::Place;
use super::stream::{PULSE, stream};
use crate::Site;
use crate::client::Client;
use crate::failure::{Failure, Problem};
use crate::sent::Asked;
use crate::texts::Texts;
use crate::words;

/// How long a game is looked at.
const LONGEST: Duration = Duration::from_secs(600);
/// Positions visited for each judgement: the deeper a game is to be looked at, the longer it takes.
const NODES: u64 = 8_000;

/// How far it is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct GraphProgress {
    /// Moves judged.
    pub done: usize,
    /// Moves of the game.
    pub of: usize,
}

/// A game judged move by move.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GraphAnswer {
    /// Every move.
    pub plies: Vec<GraphPly>,
    /// The move by which the game was decided, if one did it.
    pub turning_point: Option<usize>,
    /// What each seat did.
    pub players: Vec<GraphPlayer>,
}

/// A move judged.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GraphPly {
    /// Which event of the game it is, from 1.
    pub ply: usize,
    /// The seat that moved.
    pub seat: usize,
    /// Its team.
    pub team: usize,
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// The mover's chance of winning after it, from 0 to 1.
    pub chance: f64,
    /// The same after the best move.
    pub best: f64,
    /// The best line.
    pub line: Vec<String>,
    /// `inaccuracy`, `mistake`, `blunder`, or null.
    pub class: Option<&'static str>,
    /// The judgement as records write it.
    pub glyph: Option<&'static str>,
}

/// What a seat did in a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GraphPlayer {
    /// The colour in the reader's words.
    pub name: String,
    /// The colour.
    pub colour: &'static str,
    /// How exact its moves were, 0 to 100; null without moves.
    pub accuracy: Option<f64>,
    /// Moves of each class.
    pub inaccuracies: usize,
    /// Moves of each class.
    pub mistakes: usize,
    /// Moves of each class.
    pub blunders: usize,
}

impl GraphAnswer {
    fn new(game: &Game, annotation: Annotation, texts: &Texts) -> Self {
        let line_up = game.line_up();
        let names = words::seat_names(texts, line_up);
        let plies = annotation.plies.into_iter().map(|ply| GraphPly {
            ply: ply.ply,
            seat: ply.seat.index(),
            team: ply.team.index(),
            text: ply.text,
            chance: ply.chance,
            best: ply.best_chance,
            line: ply.line,
            class: ply.class.map(Class::name),
            glyph: ply.class.map(Class::glyph),
        });
        let players = annotation.players.into_iter().zip(names).map(|(player, name)| GraphPlayer {
            name,
            colour: line_up.colour(player.seat).name(),
            accuracy: player.accuracy,
            inaccuracies: player.inaccuracies,
            mistakes: player.mistakes,
            blunders: player.blunders,
        });
        Self {
            plies: plies.collect(),
            players: players.collect(),
            turning_point: annotation.turning_point,
        }
    }
}

/// Judges every move of a game: a stream of events `progress`, and at the end one `graph`. It ends
/// when the reader leaves.
#[utoipa::path(get, path = "/api/analysis/graph", params(Place), responses(
    (status = 200, body = GraphAnswer, content_type = "text/event-stream"),
    (status = 429, body = Problem, description = "too much under way already", content_type = "application/problem+json"),
    (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn graph(
    State(site): State<Site>,
    client: Client,
    texts: Texts,
    Asked(place): Asked<Place>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let game = place.game()?;
    let (tell, told) = mpsc::channel(4);
    let job = site.analyst.begin(client, LONGEST, move |engine, stop| {
        let settings = Settings::new(Limits::nodes(NODES));
        let found = annotate(&game, engine, &settings, stop, |done, of| {
            // Who reads slowly misses some of the steps, none of the result.
            let event = Event::default().event("progress").json_data(GraphProgress { done, of });
            _ = event.map(|event| tell.try_send(event));
        });
        let answer = found.map(|annotation| GraphAnswer::new(&game, annotation, &texts));
        let event = answer.and_then(|it| Event::default().event("graph").json_data(it).ok());
        _ = event.map(|event| tell.blocking_send(event));
    })?;
    let events = stream(told, job, site.closing.clone());
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(PULSE)))
}

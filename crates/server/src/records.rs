//! Records of games, down and up.

use axum::extract::{FromRequest, Multipart, Request, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router, body::Bytes};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Serialize;
use sumito_core::clock::Millis;
use sumito_core::phrase;
use sumito_core::text::Say;
use sumito_games::record::{BrokenRecord, Record, Text, read_records};
use sumito_games::{Event, Game, Notation};
use tokio::task;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::Site;
use crate::api::GameId;
use crate::failure::{Failure, Problem};
use crate::journal::{Controller, Creation, Entry};
use crate::pages::{Frame, Upload};
use crate::sent::unread;
use crate::texts::Texts;

/// The most bytes a file of records may have.
pub(crate) const LARGEST: usize = 4 << 20;
/// The most games one file brings, and the most broken ones that are told of.
const MOST: usize = 100;

/// The addresses of records.
pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/games/{id}/record.apgn", get(record))
        .route("/records", post(upload))
        .route("/api/records", post(import))
}

/// `GET /games/{id}/record.apgn`.
async fn record(State(site): State<Site>, GameId(id): GameId) -> Result<Response, Failure> {
    let (creation, game) = site.live.copy(id).await?;
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")),
        (CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"game.apgn\"")),
    ];
    Ok((headers, recorded(id, &creation, &game).write()).into_response())
}

/// The record of a game. One that was uploaded and not gone on with comes back as it was.
pub(crate) fn recorded(id: Uuid, creation: &Creation, game: &Game) -> Record {
    let uploaded = creation.record.as_deref().and_then(|text| read_records(text).next()?.ok());
    if let Some(record) = uploaded.as_ref().filter(|it| it.game().moves() == game.moves()) {
        return record.clone();
    }
    let mut record = Record::from_game(game);
    // What the record itself decides is refused, and rightly so.
    let mut tag = |name: &str, value: &str| drop(record.set_tag(name, value));
    match &uploaded {
        Some(uploaded) => uploaded.tags().iter().for_each(|(name, value)| tag(name, value)),
        None => {
            tag("Event", "Sumito");
            tag("Date", &date(id));
            let line_up = game.line_up();
            for (seat, controller) in line_up.seats().zip(&creation.controllers) {
                tag(
                    &player_tag(&line_up.seat_name(seat), line_up.colour(seat).name()),
                    &match controller {
                        Controller::Human => "Human".to_owned(),
                        Controller::Engine { level } => format!("Sumito, level {level}"),
                    },
                );
            }
            if let Some(clock) = creation.clock {
                tag("TimeControl", &clock.to_string());
            }
        }
    }
    record
}

/// The name of a player's tag: the colour, and the seat's ordinal where several play it.
fn player_tag(seat: &str, colour: &str) -> String {
    let (first, rest) = colour.split_at(1);
    format!("{}{rest}{}", first.to_uppercase(), &seat[1..])
}

/// The day a game was begun, which its id tells.
fn date(id: Uuid) -> String {
    let (seconds, _) = id.get_timestamp().map_or((0, 0), |time| time.to_unix());
    let begun = i64::try_from(seconds).ok().and_then(|s| Timestamp::from_second(s).ok());
    let day = begun.unwrap_or_default().to_zoned_datetime(TimeZone::UTC).date();
    format!("{:04}.{:02}.{:02}", day.year(), day.month(), day.day())
}

/// What became of a file of records.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct Imported {
    /// The games it brought, each at `/games/{id}`.
    pub games: Vec<Uuid>,
    /// The records that are broken.
    pub broken: Vec<Broken>,
    /// How many games were left out because there were too many.
    pub left_out: usize,
}

/// A broken record: which, where and why.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Broken {
    /// Which record of the file, from 1.
    pub game: usize,
    /// Which line of the file, from 1.
    pub line: usize,
    /// Which ply, from 1; 0 before the first move.
    pub ply: usize,
    /// The word at fault.
    pub token: Option<String>,
    /// Why, in words.
    pub reason: String,
    /// All of it in one sentence.
    pub detail: String,
}

impl Broken {
    /// What is wrong, in the reader's words.
    pub fn new(broken: BrokenRecord, texts: &Texts) -> Self {
        Self {
            detail: texts.say(&broken.say()),
            game: broken.game,
            line: broken.line,
            ply: broken.ply,
            reason: texts.say(&broken.reason.say()),
            token: broken.token,
        }
    }

    fn refused(game: usize, reason: String) -> Self {
        Self { detail: format!("{game}: {reason}"), game, line: 0, ply: 0, token: None, reason }
    }
}

/// Takes a file of records; each good one becomes a game.
#[utoipa::path(post, path = "/api/records",
    request_body(content = String, content_type = "text/plain"),
    responses(
        (status = 200, body = Imported),
        (status = "4XX", body = Problem, content_type = "application/problem+json")
))]
pub(crate) async fn import(
    State(site): State<Site>,
    texts: Texts,
    bytes: Bytes,
) -> Result<Json<Imported>, Failure> {
    take(&site, &texts, bytes).await.map(Json)
}

/// `POST /records`: the same from a form, answered with a page.
async fn upload(
    State(site): State<Site>,
    texts: Texts,
    request: Request,
) -> Result<Response, Failure> {
    let imported = take(&site, &texts, sent(request).await?).await?;
    if let (&[id], true) = (&imported.games[..], imported.broken.is_empty()) {
        return Ok(Redirect::to(&format!("/games/{id}")).into_response());
    }
    let status =
        if imported.games.is_empty() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let page = Upload {
        frame: Frame { texts, place: "play" },
        games: imported.games.iter().map(ToString::to_string).collect(),
        broken: imported.broken.into_iter().map(|broken| broken.detail).collect(),
        left_out: imported.left_out,
    };
    Ok((status, page).into_response())
}

/// The bytes of a record: the field `record` of a form, or the whole body.
pub(crate) async fn sent(request: Request) -> Result<Bytes, Failure> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        return Bytes::from_request(request, &()).await.map_err(|e| undecoded(e.status()));
    }
    let form = Multipart::from_request(request, &()).await;
    let mut form = form.map_err(|e| undecoded(e.status()))?;
    while let Some(field) = form.next_field().await.map_err(|e| undecoded(e.status()))? {
        if field.name() == Some("record") {
            return field.bytes().await.map_err(|e| undecoded(e.status()));
        }
    }
    Err(Failure::Bad(phrase!("failure-no-record", "the form has no field `record`")))
}

/// What cannot be read as a form or as bytes.
fn undecoded(status: StatusCode) -> Failure {
    Failure::Unread { status, field: None, why: unread() }
}

async fn take(site: &Site, texts: &Texts, bytes: Bytes) -> Result<Imported, Failure> {
    let read = task::spawn_blocking(move || {
        let text = Text::new(&bytes);
        text.records().map(|record| record.map(|record| begun(&record))).collect::<Vec<_>>()
    });
    let records = read.await.map_err(|_| Failure::Internal)?;
    let mut imported = Imported::default();
    for (before, record) in records.into_iter().enumerate() {
        match record {
            Err(_) if imported.broken.len() == MOST => imported.left_out += 1,
            Err(broken) => imported.broken.push(Broken::new(broken, texts)),
            Ok(_) if imported.games.len() == MOST => imported.left_out += 1,
            Ok((creation, entries)) => match site.live.create(creation, entries).await {
                Ok(id) => imported.games.push(id),
                // A valid game that cannot be played here, such as one without end.
                Err(Failure::Bad(why) | Failure::Illegal(why)) => {
                    imported.broken.push(Broken::refused(before + 1, texts.say(&why)));
                }
                Err(failure) => return Err(failure),
            },
        }
    }
    Ok(imported)
}

/// What happened in a game.
pub(crate) fn entries(game: &Game) -> Vec<Entry> {
    let notation = Notation::canonical_for(&game.rules());
    let spent = Millis::ZERO;
    let entry = |(position, event): (&sumito_games::Position, &Event)| match *event {
        Event::Move(mv) => Entry::Move { text: position.write_move(mv, notation), spent },
        Event::Pass(seat) => Entry::Pass { seat },
        Event::Resign(seat) => Entry::Resign { seat, spent },
        Event::Flag(seat) => Entry::Flag { seat },
        Event::Draw => Entry::Draw { spent },
        Event::Adjudicated(outcome) => Entry::Adjudicated { outcome },
    };
    game.positions().iter().zip(game.events()).map(entry).collect()
}

/// What a recorded game begins with, and what happened in it.
fn begun(record: &Record) -> (Creation, Vec<Entry>) {
    let game = record.game();
    let creation = Creation {
        position: Some(game.start().to_string()),
        controllers: vec![Controller::Human; game.line_up().len()],
        rules: game.rules().to_string(),
        clock: None,
        record: Some(record.write()),
    };
    (creation, entries(game))
}

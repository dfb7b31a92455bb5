//! What can go wrong with a request, and how the answer says so.
//!
//! Handlers return a [`Failure`]. The outermost layer, [`dress`], writes it (and every refusal of
//! the layers between) as problem details (RFC 9457) for programs and as a page for people.

use axum::Json;
use axum::extract::{FromRequestParts, Request};
use axum::http::header::{
    ACCEPT, ALLOW, CONTENT_LANGUAGE, CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sumito_core::phrase;
use sumito_core::text::{Phrase, Say};
use uuid::Uuid;

use crate::pages;
use crate::sent::unread;
use crate::texts::Texts;

/// Why a request was not carried out.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{}", self.say())]
pub(crate) enum Failure {
    NoPage,
    NoGame(String),
    NoPuzzle,
    /// What was sent cannot be read or breaks a rule.
    Bad(Phrase),
    /// A move that may not be played.
    Illegal(Phrase),
    /// What was sent cannot be decoded.
    Unread {
        status: StatusCode,
        /// The field at fault.
        field: Option<String>,
        why: Phrase,
    },
    /// More was sent than an address takes.
    Large {
        /// Bytes it takes.
        most: usize,
    },
    /// The game has gone on since the sender looked at it.
    Conflict {
        detail: Phrase,
        ply: Option<usize>,
    },
    Full,
    /// The client has as many analyses under way as one may have.
    Patience {
        most: usize,
    },
    /// The client has as many connections open as one may have.
    Connections {
        most: usize,
    },
    Closing,
    Storage,
    /// What is kept of a game cannot be read from this entry on.
    Damaged {
        game: Uuid,
        entry: usize,
    },
    Internal,
}

impl Say for Failure {
    fn say(&self) -> Phrase {
        match self {
            Self::NoPage => phrase!("failure-no-page", "there is no page at this address"),
            Self::NoGame(id) => phrase!(
                "failure-no-game",
                "there is no game {id}: it may have been played on another server",
                id = id.as_str()
            ),
            Self::NoPuzzle => phrase!("failure-no-puzzle", "no puzzle is like that"),
            Self::Bad(why)
            | Self::Illegal(why)
            | Self::Unread { why, .. }
            | Self::Conflict { detail: why, .. } => why.clone(),
            Self::Large { most } => phrase!(
                "failure-large",
                "more was sent than this address takes, which is {most} KB at most",
                most = most >> 10
            ),
            Self::Full => phrase!(
                "failure-full",
                "more than this server can hold at once; try again in a minute"
            ),
            Self::Patience { most } => phrase!(
                "failure-patience",
                "no more than {most} analyses at once from one address; end one of them first",
                most = *most
            ),
            Self::Connections { most } => phrase!(
                "failure-connections",
                "no more than {most} connections at once from one address; close some of them first",
                most = *most
            ),
            Self::Closing => phrase!("failure-closing", "the server is closing"),
            Self::Storage => {
                phrase!("failure-storage", "the game could not be stored; nothing was changed")
            }
            Self::Damaged { game, entry } => phrase!(
                "failure-damaged",
                "what is kept of game {game} is damaged at entry {entry}: it can only come back from a copy of the file of games; all other games are sound",
                game = game.to_string(),
                entry = *entry
            ),
            Self::Internal => phrase!(
                "failure-internal",
                "something went wrong inside the server; the log tells more"
            ),
        }
    }
}

/// Problem details: what was wrong, where, and what would be right.
#[derive(Clone, Debug, Default, Serialize, utoipa::ToSchema)]
pub(crate) struct Problem {
    /// The HTTP status once more.
    pub status: u16,
    /// The kind of problem in a few words.
    pub title: String,
    /// What is wrong here, in a sentence.
    pub detail: String,
    /// The ply a game stands at that has gone on since the sender looked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// The field at fault, where one is: `rules`, `controllers[1].level`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
}

impl Failure {
    fn status(&self) -> StatusCode {
        match self {
            Self::NoPage | Self::NoGame(_) | Self::NoPuzzle => StatusCode::NOT_FOUND,
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::Illegal(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Unread { status, .. } => *status,
            Self::Large { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Conflict { .. } => StatusCode::CONFLICT,
            Self::Patience { .. } | Self::Connections { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Full | Self::Closing => StatusCode::SERVICE_UNAVAILABLE,
            Self::Storage | Self::Damaged { .. } | Self::Internal => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        }
    }

    /// What cannot be read, in words.
    pub fn bad(error: impl Say) -> Self {
        Self::Bad(error.say())
    }

    /// What may not be done, in words.
    pub fn illegal(error: impl Say) -> Self {
        Self::Illegal(error.say())
    }

    /// What a field may not hold, in words.
    pub fn unfit(field: impl Into<String>, why: Phrase) -> Self {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Self::Unread { status, field: Some(field.into()), why }
    }

    fn problem(&self, texts: &Texts) -> Problem {
        let detail = texts.say(&self.say());
        let (ply, field) = match self {
            Self::Conflict { ply, .. } => (*ply, None),
            Self::Unread { field, .. } => (None, field.clone()),
            _ => (None, None),
        };
        Problem { detail, ply, field, ..Problem::default() }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if matches!(self, Self::Full | Self::Closing | Self::Connections { .. }) {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("60"));
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Gives every refusal its words: a page for people, problem details for programs.
pub(crate) async fn dress(request: Request, next: Next) -> Response {
    let for_people = wants_page(&request);
    let (mut parts, body) = request.into_parts();
    let Ok(texts) = Texts::from_request_parts(&mut parts, &()).await;
    let response = next.run(Request::from_parts(parts, body)).await;
    let refused = response.status().is_client_error() || response.status().is_server_error();
    if !refused || is_page(&response) {
        return told_in(response, &texts);
    }
    let (parts, _) = response.into_parts();
    let mut problem = match parts.extensions.get::<Failure>() {
        Some(failure) => failure.problem(&texts),
        None if parts.status == StatusCode::INTERNAL_SERVER_ERROR => {
            Failure::Internal.problem(&texts)
        }
        None => {
            let detail = texts.say(&refusal(parts.status, &parts.headers));
            Problem { detail, ..Problem::default() }
        }
    };
    problem.status = parts.status.as_u16();
    let title = texts.find(&format!("problem-{}", problem.status));
    problem.title =
        title.unwrap_or_else(|| parts.status.canonical_reason().unwrap_or_default().to_owned());
    let mut dressed = match for_people {
        true => pages::Problem::new(texts.clone(), &problem).into_response(),
        false => {
            let kind = HeaderValue::from_static("application/problem+json");
            ([(CONTENT_TYPE, kind)], Json(problem)).into_response()
        }
    };
    *dressed.status_mut() = parts.status;
    keep(parts.headers, dressed.headers_mut());
    told_in(dressed, &texts)
}

/// Says which language an answer with words in it is in, and what that depends on.
fn told_in(mut response: Response, texts: &Texts) -> Response {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let words = ["text/html", "application/json", "application/problem+json", "text/event-stream"];
    if kind.is_some_and(|kind| words.iter().any(|words| kind.starts_with(words))) {
        let headers = response.headers_mut();
        if let Ok(language) = HeaderValue::from_str(&texts.language()) {
            headers.insert(CONTENT_LANGUAGE, language);
        }
        headers.append(VARY, HeaderValue::from_static("accept-language, cookie"));
    }
    response
}

/// Whether a handler has written its own page.
fn is_page(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/html"))
}

fn wants_page(request: &Request) -> bool {
    let path = request.uri().path();
    let accepts = request.headers().get(ACCEPT).and_then(|value| value.to_str().ok());
    !path.starts_with("/api/") && accepts.is_some_and(|accepts| accepts.contains("text/html"))
}

/// The words for a refusal that another layer wrote for programmers.
fn refusal(status: StatusCode, headers: &HeaderMap) -> Phrase {
    let told = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match status {
        StatusCode::FORBIDDEN => {
            phrase!("failure-foreign", "the request comes from another site")
        }
        StatusCode::NOT_FOUND => Failure::NoPage.say(),
        StatusCode::METHOD_NOT_ALLOWED => {
            let methods = told(ALLOW).unwrap_or_default().replace(',', ", ");
            phrase!(
                "failure-method",
                "this address does not take such requests, but {methods}",
                methods = methods
            )
        }
        StatusCode::REQUEST_TIMEOUT => phrase!("failure-slow", "the request took too long"),
        StatusCode::MISDIRECTED_REQUEST => {
            phrase!("failure-name", "this server answers to localhost and to 127.0.0.1 only")
        }
        StatusCode::TOO_MANY_REQUESTS => {
            let seconds = told(RETRY_AFTER).and_then(|wait| wait.parse::<u32>().ok());
            phrase!(
                "failure-often",
                "too many requests; try again in {seconds} s",
                seconds = seconds.unwrap_or(1)
            )
        }
        _ => unread(),
    }
}

fn keep(from: HeaderMap, to: &mut HeaderMap) {
    for (name, value) in from {
        if let Some(name) = name.filter(|name| name != CONTENT_TYPE && name != CONTENT_LENGTH) {
            to.insert(name, value);
        }
    }
}

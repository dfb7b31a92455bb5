//! What can go wrong with a request, and how the answer says so.
//!
//! Handlers return a [`Failure`]. The outermost layer, [`dress`], writes it (and every refusal of
//! the layers between) as problem details (RFC 9457) for programs and as a page for people.

use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::{FromRequestParts, Request};
use axum::http::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::pages;
use crate::texts::Texts;

/// Why a request was not carried out.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error("there is no page at this address")]
    NoPage,
    #[error("there is no game {0}: it may have been played on another server")]
    NoGame(String),
    /// What was sent cannot be read or breaks a rule.
    #[error("{0}")]
    Bad(String),
    /// A move that may not be played.
    #[error("{0}")]
    Illegal(String),
    /// The game has gone on since the sender looked at it.
    #[error("{detail}")]
    Conflict { detail: String, ply: Option<usize> },
    #[error("more than this server can hold at once; try again in a minute")]
    Full,
    #[error("the server is closing")]
    Closing,
    #[error("the game could not be stored; nothing was changed")]
    Storage,
    #[error("something went wrong inside the server; the log tells more")]
    Internal,
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
}

impl Failure {
    fn status(&self) -> StatusCode {
        match self {
            Self::NoPage | Self::NoGame(_) => StatusCode::NOT_FOUND,
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::Illegal(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Conflict { .. } => StatusCode::CONFLICT,
            Self::Full | Self::Closing => StatusCode::SERVICE_UNAVAILABLE,
            Self::Storage | Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn problem(&self) -> Problem {
        let detail = self.to_string();
        let ply = match *self {
            Self::Conflict { ply, .. } => ply,
            _ => None,
        };
        Problem { detail, ply, ..Problem::default() }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if matches!(self, Self::Full | Self::Closing) {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("60"));
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// The longest refusal of another layer that is repeated to the client.
const LONGEST_REFUSAL: usize = 4096;

/// Gives every refusal its words: a page for people, problem details for programs.
pub(crate) async fn dress(request: Request, next: Next) -> Response {
    let for_people = wants_page(&request);
    let (mut parts, body) = request.into_parts();
    let Ok(texts) = Texts::from_request_parts(&mut parts, &()).await;
    let response = next.run(Request::from_parts(parts, body)).await;
    let refused = response.status().is_client_error() || response.status().is_server_error();
    if !refused || is_page(&response) {
        return response;
    }
    let (parts, body) = response.into_parts();
    let mut problem = match parts.extensions.get::<Failure>() {
        Some(failure) => failure.problem(),
        None if parts.status == StatusCode::INTERNAL_SERVER_ERROR => Failure::Internal.problem(),
        None => Problem { detail: refusal(parts.status, body).await, ..Problem::default() },
    };
    problem.status = parts.status.as_u16();
    problem.title = parts.status.canonical_reason().unwrap_or("Problem").to_owned();
    let mut dressed = match for_people {
        true => pages::Problem::new(texts, &problem).into_response(),
        false => {
            let kind = HeaderValue::from_static("application/problem+json");
            ([(CONTENT_TYPE, kind)], Json(problem)).into_response()
        }
    };
    *dressed.status_mut() = parts.status;
    keep(parts.headers, dressed.headers_mut());
    dressed
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

/// The words of a refusal that another layer wrote.
async fn refusal(status: StatusCode, body: Body) -> String {
    let bytes = to_bytes(body, LONGEST_REFUSAL).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes).trim().to_owned();
    if !text.is_empty() {
        return text;
    }
    match status {
        StatusCode::FORBIDDEN => "the request comes from another site",
        StatusCode::METHOD_NOT_ALLOWED => "this address does not take such requests",
        StatusCode::PAYLOAD_TOO_LARGE => "more was sent than this address takes",
        StatusCode::REQUEST_TIMEOUT => "the request took too long",
        StatusCode::NOT_FOUND => "there is no page at this address",
        _ => "the request cannot be carried out",
    }
    .to_owned()
}

fn keep(from: HeaderMap, to: &mut HeaderMap) {
    for (name, value) in from {
        if let Some(name) = name.filter(|name| name != CONTENT_TYPE && name != CONTENT_LENGTH) {
            to.insert(name, value);
        }
    }
}

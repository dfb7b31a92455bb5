//! Who may send what: headers that bind the browser, names the server answers to, and rates.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::uri::Authority;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};

use crate::app::BODY;
use crate::client::Client;
use crate::failure::Failure;
use crate::{analysis, records};

const HEADERS: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds the headers that tell browsers how little this site needs.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// The most bytes an address takes.
fn most(path: &str) -> usize {
    match path {
        "/records" | "/api/records" | "/analyse" | "/api/analysis/trees" => records::LARGEST,
        "/analyse/record.apgn" | "/api/analysis/record" => analysis::LARGEST_TREE,
        _ => BODY,
    }
}

/// Bounds what is sent by where it goes.
pub(crate) async fn size(mut request: Request, next: Next) -> Response {
    let most = most(request.uri().path());
    DefaultBodyLimit::max(most).apply(&mut request);
    let mut response = next.run(request).await;
    if response.status() == StatusCode::PAYLOAD_TOO_LARGE {
        response.extensions_mut().insert(Failure::Large { most });
    }
    response
}

/// Refuses names that are not this machine's own, so that a foreign name pointed at the loopback
/// address (DNS rebinding) reaches nothing.
pub(crate) async fn own_name(request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = host.and_then(|host| host.parse::<Authority>().ok());
    if authority.is_some_and(|authority| is_loopback(authority.host())) {
        return next.run(request).await;
    }
    StatusCode::MISDIRECTED_REQUEST.into_response()
}

fn is_loopback(host: &str) -> bool {
    let host = host.trim_matches(['[', ']']);
    host.eq_ignore_ascii_case("localhost")
        || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// How many requests a client may send.
#[derive(Clone)]
pub(crate) struct Rates {
    all: Arc<DefaultKeyedRateLimiter<Client>>,
    writes: Arc<DefaultKeyedRateLimiter<Client>>,
}

/// Requests of any kind: a second, and at once.
const ALL: (u32, u32) = (100, 600);
/// Requests that change something or ask for computing: a second, and at once.
const WRITES: (u32, u32) = (30, 150);

impl Rates {
    pub fn new() -> Self {
        Self { all: limiter(ALL), writes: limiter(WRITES) }
    }

    /// Forgets the clients that have been quiet.
    pub fn tidy(&self) {
        for rates in [&self.all, &self.writes] {
            rates.retain_recent();
            rates.shrink_to_fit();
        }
    }

    /// How long this client has to wait, if it has to.
    fn wait(&self, client: Client, method: &Method) -> Option<Duration> {
        let check = |rates: &DefaultKeyedRateLimiter<Client>| {
            let early = rates.check_key(&client).err()?;
            Some(early.wait_time_from(DefaultClock::default().now()))
        };
        check(&self.all).or_else(|| if method.is_safe() { None } else { check(&self.writes) })
    }
}

fn limiter((per_second, burst): (u32, u32)) -> Arc<DefaultKeyedRateLimiter<Client>> {
    let count = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::per_second(count(per_second)).allow_burst(count(burst));
    Arc::new(DefaultKeyedRateLimiter::keyed(quota))
}

/// Answers a client that asks too often with the seconds it has to wait.
pub(crate) async fn rate(State(rates): State<Rates>, request: Request, next: Next) -> Response {
    let client = Client::of(request.extensions());
    let Some(wait) = rates.wait(client, request.method()) else {
        return next.run(request).await;
    };
    let seconds = wait.as_secs() + 1;
    let retry = [(header::RETRY_AFTER, HeaderValue::from(seconds))];
    (StatusCode::TOO_MANY_REQUESTS, retry).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_names_are_loopback() {
        for own in ["localhost", "LOCALHOST", "127.0.0.1", "127.9.9.9", "[::1]"] {
            assert!(is_loopback(own), "{own}");
        }
        for foreign in ["example.org", "127.0.0.1.example.org", "10.0.0.1", "", "[::2]"] {
            assert!(!is_loopback(foreign), "{foreign}");
        }
    }

    #[test]
    fn clients_are_counted_apart() {
        let rates = Rates::new();
        let client = |n| Client::from(IpAddr::from([10, 0, 0, n]));
        while rates.wait(client(1), &Method::POST).is_none() {}
        assert_eq!(rates.wait(client(2), &Method::POST), None);
    }
}

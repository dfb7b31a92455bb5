//! Every address of the site and the layers a request goes through.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::assets::asset;
use crate::failure::{Failure, dress};
use crate::guard::{self, Rates};
use crate::store::Store;

/// How long an answer may take to begin.
const PATIENCE: Duration = Duration::from_secs(20);
/// The most bytes a request may bring, except a record.
const BODY: usize = 64 << 10;
/// The most bytes a record may have.
const RECORD: usize = 4 << 20;

/// What every request can reach.
#[derive(Clone)]
pub struct State {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    rates: Rates,
    local: bool,
    closing: CancellationToken,
}

impl State {
    /// The state of a site over these games, with so many engine searches at once. A `local` site
    /// answers to the machine's own names only.
    #[must_use]
    pub fn new(store: Store, workers: usize, local: bool) -> Self {
        let closing = CancellationToken::new();
        Self { inner: Arc::new(Inner { store, rates: Rates::new(), local, closing }) }
    }

    pub(crate) fn closing(&self) -> CancellationToken {
        self.inner.closing.clone()
    }

    /// Lets the games go on in which the engine was thinking or a clock running.
    pub(crate) async fn wake(&self) {}

    pub(crate) async fn close(&self) {
        self.inner.store.close().await;
    }
}

/// The whole site.
pub fn app(state: State) -> Router {
    let site = Router::new()
        .route("/assets/{*path}", get(asset))
        .route("/healthz", get(async || "ok\n"))
        .fallback(async || Failure::NoPage)
        .layer(RequestBodyLimitLayer::new(RECORD))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(CsrfLayer::new())
        .layer(from_fn_with_state(state.inner.rates.clone(), guard::rate));
    let site = if state.inner.local { site.layer(from_fn(guard::own_name)) } else { site };
    site.layer(CatchPanicLayer::new())
        .layer(from_fn(dress))
        .layer(CompressionLayer::new())
        .layer(from_fn(guard::headers))
        .layer(TraceLayer::new_for_http())
        .with_state(state)
}

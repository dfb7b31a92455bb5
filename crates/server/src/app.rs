//! What the site is made of, its addresses, and the layers every request goes through.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use sumito_tables::Tables;
use tokio::time;
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::analyst::Analyst;
use crate::assets::asset;
use crate::failure::{Failure, dress};
use crate::guard::{self, Rates};
use crate::live::Live;
use crate::store::{Store, StoreError};
use crate::thinker::Thinker;
use crate::{analysis, api, openapi, pages, puzzles, records, study};

/// How long an answer may take to begin.
const PATIENCE: Duration = Duration::from_secs(20);
/// The most bytes a request may bring, except a record.
pub(crate) const BODY: usize = 64 << 10;
/// How often clients that have gone are forgotten.
const TIDYING: Duration = Duration::from_secs(60);

/// The site: its games, and who may ask how often.
#[derive(Clone)]
pub struct Site {
    pub(crate) live: Live,
    pub(crate) store: Store,
    pub(crate) analyst: Analyst,
    pub(crate) tables: Option<Arc<Tables>>,
    pub(crate) closing: CancellationToken,
    rates: Rates,
    local: bool,
}

impl Site {
    /// A site over these games, with so many engine searches at once, whose analysis looks
    /// positions up in these endgame tables. A `local` one answers to the machine's own names only.
    #[must_use]
    pub fn new(store: Store, workers: usize, tables: Option<Tables>, local: bool) -> Self {
        let live = Live::new(store.clone(), Thinker::new(workers));
        let tables = tables.map(Arc::new);
        let analyst = Analyst::new(workers, tables.clone());
        let (closing, rates) = (CancellationToken::new(), Rates::new());
        Self { live, store, analyst, tables, closing, rates, local }
    }

    /// Lets the games go on in which the engine was thinking or a clock running.
    ///
    /// # Errors
    /// The store fails.
    pub async fn wake(&self) -> Result<(), StoreError> {
        self.live.wake().await
    }

    /// Ends the streams of those who watch, the engine's searches and then the store.
    pub async fn close(&self) {
        self.closing.cancel();
        self.live.close().await;
        self.store.close().await;
    }

    /// Forgets clients that have gone, until the site closes.
    pub(crate) async fn tidy(self) {
        while time::timeout(TIDYING, self.closing.cancelled()).await.is_err() {
            self.rates.tidy();
        }
    }
}

/// The whole site as a service.
pub fn app(site: Site) -> Router {
    let router = Router::new()
        .merge(pages::routes())
        .merge(api::routes())
        .merge(study::routes())
        .merge(analysis::routes())
        .merge(puzzles::routes())
        .merge(records::routes())
        .route("/api/openapi.json", get(openapi::openapi))
        .route("/assets/{*path}", get(asset))
        .route("/healthz", get(async || "ok\n"))
        .fallback(async || Failure::NoPage)
        .layer(RequestBodyLimitLayer::new(records::LARGEST))
        .layer(from_fn(guard::size))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(CsrfLayer::new())
        .layer(from_fn_with_state(site.rates.clone(), guard::rate));
    let router = if site.local { router.layer(from_fn(guard::own_name)) } else { router };
    let router = router.layer(CatchPanicLayer::new()).with_state(site);
    // A router's own layers do not see which methods an address takes, and a refusal tells them.
    Router::new()
        .fallback_service(router)
        .layer(from_fn(dress))
        .layer(CompressionLayer::new())
        .layer(from_fn(guard::headers))
        .layer(TraceLayer::new_for_http())
}

/// A site that answers everything with this refusal.
pub(crate) fn refusal(failure: Failure) -> Router {
    Router::new()
        .fallback(async move || failure)
        .layer(from_fn(dress))
        .layer(from_fn(guard::headers))
}

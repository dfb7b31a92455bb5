//! Taking connections: not too many, few from one client, none that dawdles, and each finished when
//! the site closes.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use crate::app::refusal;
use crate::client::{Client, Shares};
use crate::failure::Failure;
use crate::{Site, app};

/// The most connections at once; more wait in the system's queue.
const MOST: usize = 1_000;
/// How long a client may take to say what it wants, and may stay silent in between.
const HEAD: Duration = Duration::from_secs(30);
/// How many clients at once are told that they have too many, and how long that may take; what
/// comes beyond is closed without a word.
const TOLD: usize = 32;
const TELLING: Duration = Duration::from_secs(3);
/// How long requests in flight may take to finish once the server is told to stop.
const GRACE: Duration = Duration::from_secs(5);

/// Takes connections until `told` is ready, `each` from one client; then lets what is in flight
/// finish.
pub(crate) async fn serve(
    listener: TcpListener,
    site: &Site,
    each: usize,
    told: impl Future<Output = ()>,
) {
    let router = app(site.clone());
    let crowded = refusal(Failure::Connections { most: each });
    let places = Arc::new(Semaphore::new(MOST));
    let (shares, refusals) = (Arc::new(Shares::default()), Arc::new(Semaphore::new(TOLD)));
    let open = GracefulShutdown::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let mut told = pin!(told);
    loop {
        let arrived = async {
            let place = Arc::clone(&places).acquire_owned().await;
            (place, accept(&listener).await)
        };
        let (place, (stream, peer)) = tokio::select! {
            () = &mut told => break,
            arrived = arrived => arrived,
        };
        let Ok(share) = shares.admit(Client::from(peer.ip()), each, MOST) else {
            if let Ok(turn) = Arc::clone(&refusals).try_acquire_owned() {
                let told = refuse(stream, peer, crowded.clone());
                tokio::spawn(async move {
                    let _ = timeout(TELLING, told).await;
                    drop(turn);
                });
            }
            continue;
        };
        let router = router.clone();
        let service = service_fn(move |request| answer(router.clone(), request, peer));
        let connection = open.watch(http.serve_connection(TokioIo::new(stream), service));
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%peer, %error, "a connection broke");
            }
            drop((place, share));
        });
    }
    drop(listener);
    tracing::info!("stopping");
    site.closing.cancel();
    if timeout(GRACE, open.shutdown()).await.is_err() {
        tracing::warn!("some requests were not finished");
    }
}

/// Answers the first request of a client that has too many connections, and closes this one.
async fn refuse(stream: TcpStream, peer: SocketAddr, router: Router) {
    let service = service_fn(move |request| answer(router.clone(), request, peer));
    let mut http = http1::Builder::new();
    http.keep_alive(false);
    if let Err(error) = http.serve_connection(TokioIo::new(stream), service).await {
        tracing::debug!(%peer, %error, "a connection broke");
    }
}

async fn answer(
    router: Router,
    mut request: Request<Incoming>,
    peer: SocketAddr,
) -> Result<Response, Infallible> {
    request.extensions_mut().insert(ConnectInfo(peer));
    router.oneshot(request).await
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Moves are small and shall not wait for more to be sent with them.
                let _ = stream.set_nodelay(true);
                return (stream, peer);
            }
            // Out of file handles, say: some will be free soon.
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

//! Running the site: from the first line printed to the last file closed.

use std::future::Future;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time;

use crate::options::Options;
use crate::store::{Store, StoreError};
use crate::{Site, app};

/// How long requests in flight may take to finish once the server is told to stop.
const GRACE: Duration = Duration::from_secs(5);

/// Why the site could not be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// No address could be listened on.
    #[error("cannot listen on {address}: {reason}")]
    Listen {
        /// The address tried last.
        address: SocketAddr,
        /// What the system says.
        reason: io::Error,
    },
    /// The games cannot be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system failed the server while it ran.
    #[error("the server failed: {0}")]
    System(#[from] io::Error),
}

/// Serves the site until it is told to stop by SIGINT or SIGTERM.
///
/// Prints its address as the first line on the standard output once it can be reached; everything
/// else it has to say goes to the log. When told to stop it finishes the requests in flight, stops
/// the engine and closes the file of games.
///
/// # Errors
/// The address is taken, the games cannot be kept, or the system fails.
pub async fn serve(options: Options) -> Result<(), ServeError> {
    let path = match &options.data {
        Some(path) => path.clone(),
        None => Store::default_path()?,
    };
    let told = told_to_stop()?;
    let store = Store::open(&path).await?;
    let listener = listen(&options.addresses()).await?;
    let address = listener.local_addr()?;
    let site = Site::new(store, options.workers(), address.ip().is_loopback());
    site.wake().await?;
    tracing::info!(games = %path.display(), "serving");
    writeln!(io::stdout(), "http://{address}/")?;
    run(listener, site, told).await
}

/// Serves until `told` is ready, then leaves in good order.
async fn run(
    listener: TcpListener,
    site: Site,
    told: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let service = app(site.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let closing = site.closing.clone();
    tokio::spawn(site.clone().tidy());
    let stop = {
        let closing = closing.clone();
        async move {
            told.await;
            tracing::info!("stopping");
            closing.cancel();
        }
    };
    let server = async { axum::serve(listener, service).with_graceful_shutdown(stop).await };
    let overdue = async {
        closing.cancelled().await;
        time::sleep(GRACE).await;
    };
    let served = tokio::select! {
        served = server => served,
        () = overdue => Ok(()),
    };
    site.close().await;
    Ok(served?)
}

async fn listen(addresses: &[SocketAddr]) -> Result<TcpListener, ServeError> {
    let mut refused = None;
    for &address in addresses {
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(reason) => refused = Some(ServeError::Listen { address, reason }),
        }
    }
    Err(refused.unwrap_or_else(|| ServeError::System(io::Error::other("no address to listen on"))))
}

/// Ready on the first SIGINT or SIGTERM. Both are caught from the moment this returns.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Ready when the console asks to stop.
#[cfg(not(unix))]
fn told_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

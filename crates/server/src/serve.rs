//! Running the site: from the first line printed to the last file closed.

use std::future::Future;
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use sumito_tables::{FileError, Tables};
use tokio::net::TcpListener;
use tokio::task;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::EnvFilter;

use crate::options::Options;
use crate::store::{Store, StoreError};
use crate::{Site, connections};

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
    /// The endgame tables cannot be used.
    #[error("cannot use {} as endgame tables: {reason}", .path.display())]
    Tables {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: FileError,
    },
    /// The system failed the server while it ran.
    #[error("the server failed: {0}")]
    System(#[from] io::Error),
}

/// Serves the site until it is told to stop, see [`told_to_stop`].
///
/// Prints its address as the first line on the standard output once it can be reached; everything
/// else it has to say goes to the log. When told to stop it finishes the requests in flight, stops
/// the engine and closes the file of games.
///
/// # Errors
/// The address is taken, the games cannot be kept, the tables not be read, or the system fails.
pub async fn serve(options: Options) -> Result<(), ServeError> {
    log();
    let path = match &options.data {
        Some(path) => path.clone(),
        None => Store::default_path()?,
    };
    let told = told_to_stop()?;
    let store = Store::open(&path).await?;
    let tables = tables(options.tables.as_deref()).await?;
    let listener = listen(&options.addresses()).await?;
    let address = listener.local_addr()?;
    let site = Site::new(store, options.workers(), tables, address.ip().is_loopback());
    site.wake().await?;
    tracing::info!(games = %path.display(), "serving");
    writeln!(io::stdout(), "http://{address}/")?;
    tokio::spawn(site.clone().tidy());
    connections::serve(listener, &site, options.each(), told).await;
    site.close().await;
    Ok(())
}

/// Sends the log to the standard error, unless whoever called has set one up already. `RUST_LOG`
/// says how much of it.
fn log() {
    let level = EnvFilter::builder().with_default_directive(LevelFilter::INFO.into());
    let _ = tracing_subscriber::fmt()
        .with_env_filter(level.from_env_lossy())
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        // Where the terminal has gone, to complain of that would end the server before its time.
        .log_internal_errors(false)
        .try_init();
}

async fn tables(path: Option<&Path>) -> Result<Option<Tables>, ServeError> {
    let Some(path) = path.map(Path::to_owned) else { return Ok(None) };
    let read = task::spawn_blocking(move || {
        Tables::read(&path).map_err(|reason| ServeError::Tables { path, reason })
    });
    read.await.map_err(io::Error::other)?.map(Some)
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

/// Ready when the process is told to stop: by Ctrl-C, a request to terminate, or the end of its
/// terminal unless it was started to outlive that. All are caught from the moment this returns.
///
/// # Errors
/// The system lets nobody listen.
///
/// # Panics
/// Outside a runtime.
#[cfg(unix)]
pub fn told_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use std::task::Poll;
    use tokio::signal::unix::{SignalKind, signal};
    let hang_up = (!outlives_its_terminal()).then_some(SignalKind::hangup());
    let kinds = [SignalKind::interrupt(), SignalKind::terminate()].into_iter().chain(hang_up);
    let mut signals = kinds.map(signal).collect::<io::Result<Vec<_>>>()?;
    Ok(std::future::poll_fn(move |context| {
        let told = signals.iter_mut().any(|signal| signal.poll_recv(context).is_ready());
        if told { Poll::Ready(()) } else { Poll::Pending }
    }))
}

/// Whether a hang-up is ignored, as behind `nohup`; it has to stay so then. Only Linux tells
/// without `unsafe`: elsewhere a hang-up does what it always does.
#[cfg(unix)]
fn outlives_its_terminal() -> bool {
    const HANG_UP: u64 = 1;
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|signals| u64::from_str_radix(signals.trim(), 16).ok());
    ignored.is_none_or(|signals| signals & HANG_UP != 0)
}

/// Ready when the console asks to stop, which is caught from the moment this returns.
///
/// # Errors
/// The system lets nobody listen.
///
/// # Panics
/// Outside a runtime.
#[cfg(not(unix))]
pub fn told_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}

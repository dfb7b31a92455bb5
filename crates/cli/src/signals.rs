//! Being told to stop where other programs were started, which are not to be left behind.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use tokio::runtime::Builder;

/// The exit code of what was broken off.
pub const STOPPED: u8 = 130;

/// A flag that Ctrl-C sets, and a request to terminate. Both are caught from the moment this
/// returns.
pub fn told_to_stop() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&stop);
    let runtime = Builder::new_current_thread().enable_io().build()?;
    let signal = {
        let _within = runtime.enter();
        signal()?
    };
    thread::spawn(move || {
        runtime.block_on(signal);
        told.store(true, Ordering::SeqCst);
    });
    Ok(stop)
}

#[cfg(unix)]
fn signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
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

#[cfg(not(unix))]
fn signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}

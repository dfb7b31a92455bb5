//! Being told to stop, in work that ends in good order and leaves nothing behind.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use tokio::runtime::Builder;

/// The exit code of what was broken off.
pub const STOPPED: u8 = 130;

/// A flag that is set by Ctrl-C, a request to terminate, or the end of the terminal. All are caught
/// from the moment this returns.
pub fn told_to_stop() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&stop);
    let runtime = Builder::new_current_thread().enable_io().build()?;
    let signal = {
        let _within = runtime.enter();
        sumito_server::told_to_stop()?
    };
    thread::spawn(move || {
        runtime.block_on(signal);
        told.store(true, Ordering::SeqCst);
    });
    Ok(stop)
}

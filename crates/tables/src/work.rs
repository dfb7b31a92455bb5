//! Threads, progress and the wish to stop.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// With what the tables are worked out.
pub struct Work<'a> {
    /// Threads to work with.
    pub threads: NonZeroUsize,
    /// Set by anyone to end the work soon.
    pub stop: &'a AtomicBool,
    /// Told before each pass, and now and then within it, by whichever thread is at work.
    pub progress: &'a (dyn Fn(Progress) + Sync),
}

/// How far the work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The marbles of the class, the stronger side first.
    pub marbles: [u8; 2],
    /// What is done in this pass.
    pub step: Step,
    /// Parts of the pass that are done.
    pub done: u64,
    /// All parts of the pass.
    pub of: u64,
}

/// A pass over all positions of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Which positions are over, or decided by an ejection.
    Ends,
    /// Which are decided so many plies from the end.
    Distance(u16),
    /// How many have which value.
    Counts,
    /// Whether each agrees with its successors.
    Verification,
}

/// Why the work came to no end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfinished {
    /// Somebody wished it, or a thread broke off.
    #[error("stopped")]
    Stopped,
    /// A win takes more plies than there is room for.
    #[error("some wins take more than 65,000 plies, for which these tables have no room")]
    TooFar,
}

/// Parts between two reports of progress.
const REPORT: usize = 64;

impl Work<'_> {
    /// Does `each` with the numbers below `of`, every thread with a state of its own; the states
    /// in the end.
    pub(crate) fn over<T: Default + Send>(
        &self,
        marbles: [u8; 2],
        step: Step,
        of: usize,
        each: impl Fn(&mut T, usize) + Sync,
    ) -> Result<Vec<T>, Unfinished> {
        let tell = |done: usize| {
            (self.progress)(Progress { marbles, step, done: done as u64, of: of as u64 });
        };
        tell(0);
        let drawn = AtomicUsize::new(0);
        let states = Mutex::new(Vec::new());
        let work = || {
            let mut state = T::default();
            while !self.stop.load(Ordering::Relaxed) {
                let part = drawn.fetch_add(1, Ordering::Relaxed);
                if part >= of {
                    break;
                }
                each(&mut state, part);
                if part.is_multiple_of(REPORT) {
                    tell(part);
                }
            }
            states.lock().map(|mut states| states.push(state)).is_ok()
        };
        thread::scope(|scope| {
            for _ in 1..self.threads.get().min(of) {
                // Where the system has no more threads to give, fewer do the work.
                if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
            }
            work();
        });
        match states.into_inner() {
            Ok(states) if !self.stop.load(Ordering::Relaxed) => Ok(states),
            _ => Err(Unfinished::Stopped),
        }
    }
}

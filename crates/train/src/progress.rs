//! One line that tells how far a long task is.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

const WIDTH: usize = 30;

/// A bar with a count, a rate and the time left, on the standard error stream.
#[derive(Debug)]
pub struct Progress {
    what: &'static str,
    before: usize,
    done: usize,
    all: usize,
    started: Instant,
    shown: Option<Instant>,
}

impl Progress {
    /// A task of `all` steps of which some were done before.
    pub fn new(what: &'static str, before: usize, all: usize) -> Self {
        Self { what, before, done: before, all, started: Instant::now(), shown: None }
    }

    /// Some steps more are done.
    pub fn add(&mut self, steps: usize) {
        self.done += steps;
        // A terminal is told at once, a file seldom.
        let pause = if std::io::stderr().is_terminal() { 250 } else { 30_000 };
        let due = self.shown.is_none_or(|at| at.elapsed() >= Duration::from_millis(pause));
        if due || self.done >= self.all {
            self.shown = Some(Instant::now());
            let _ = write!(std::io::stderr(), "\r{}", self.line());
        }
        if self.done >= self.all {
            eprintln!();
        }
    }

    fn line(&self) -> String {
        let rate = (self.done - self.before) as f64 / self.started.elapsed().as_secs_f64();
        let left = self.all.saturating_sub(self.done) as f64 / rate / 60.0;
        let full = (WIDTH * self.done / self.all.max(1)).min(WIDTH);
        let (bar, rest) = ("#".repeat(full), ".".repeat(WIDTH - full));
        let line = format!("[{bar}{rest}] {}/{} {}", self.done, self.all, self.what);
        // Nothing can be foretold before something has been done.
        if left.is_finite() { format!("{line}, {rate:.0}/s, {left:.0} min left ") } else { line }
    }
}

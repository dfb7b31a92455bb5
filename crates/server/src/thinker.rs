//! The engine's workplaces: few threads, so that pages stay quick while it thinks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sumito_core::Seat;
use sumito_core::clock::{Clocks, Millis};
use sumito_engine::{Engine, Level, Limits, Options};
use sumito_games::{Game, Move};
use tokio::sync::Semaphore;
use tokio::task::{self, JoinHandle};
use tokio::time::{Instant, sleep_until};
use uuid::Uuid;

/// The engine and the number of searches it may do at once.
#[derive(Clone)]
pub(crate) struct Thinker {
    engine: Arc<Engine>,
    places: Arc<Semaphore>,
}

/// A search under way or waiting for its turn. Dropping it ends it.
pub(crate) struct Thinking {
    stop: Arc<AtomicBool>,
    search: JoinHandle<Option<Move>>,
}

/// The size of the table all searches share, in mebibytes.
const TABLE: usize = 64;

impl Thinker {
    pub fn new(workers: usize) -> Self {
        let engine = Arc::new(Engine::new(&Options { hash: TABLE, ..Options::default() }));
        Self { engine, places: Arc::new(Semaphore::new(workers.min(Semaphore::MAX_PERMITS))) }
    }

    /// Begins to look for a move, which is told no sooner than after `pace`.
    pub fn think(&self, game: Game, limits: Limits, pace: Duration) -> Thinking {
        let due = Instant::now() + pace;
        let stop = Arc::new(AtomicBool::new(false));
        let (engine, places) = (Arc::clone(&self.engine), Arc::clone(&self.places));
        let flag = Arc::clone(&stop);
        let search = tokio::spawn(async move {
            let place = places.acquire_owned().await.ok()?;
            let search = task::spawn_blocking(move || {
                let _place = place;
                let (_, seed) = Uuid::now_v7().as_u64_pair();
                engine.think(&game, &limits, &flag, seed).best
            });
            let found = search.await.ok()?;
            sleep_until(due).await;
            found
        });
        Thinking { stop, search }
    }
}

impl Thinking {
    /// The move found; `None` if there is none or the search failed.
    pub async fn result(&mut self) -> Option<Move> {
        (&mut self.search).await.ok()?
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.search.abort();
    }
}

/// How long a level may think with these clocks.
pub(crate) fn limits(level: u8, seat: Seat, clocks: Option<&Clocks>) -> Limits {
    let level = Level::new(level).unwrap_or(Level::FIRST);
    let limits = Limits::level(level);
    let Some(clocks) = clocks else { return limits };
    let left: Duration = clocks.left(seat, Millis::ZERO).into();
    let clock = Limits::clock(left, clocks.control().increment().into());
    let shorter = |a: Option<Duration>, b: Option<Duration>| a.into_iter().chain(b).min();
    Limits {
        soft: shorter(limits.soft, clock.soft),
        hard: shorter(limits.hard, clock.hard),
        ..limits
    }
}

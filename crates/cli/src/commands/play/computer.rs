//! The computer at a terminal game, and what Ctrl-C does to it.

use std::io::Write as _;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use sumito_engine::{Engine, Level, Limits, Line, Options};
use sumito_games::{Game, Move};

/// The exit code of a program ended by Ctrl-C.
const INTERRUPTED: i32 = 130;
const HINT_NODES: u64 = 100_000;

/// An opponent. Ctrl-C makes it move at once, and ends the program when it is not thinking, when
/// pressed again, and where nobody plays against it.
pub struct Computer {
    engine: Engine,
    pub level: Level,
    seed: u64,
    thinking: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
}

impl Computer {
    /// One that plays against people, or `alone` with itself.
    pub fn new(level: Level, seed: Option<u64>, alone: bool) -> Result<Self> {
        let thinking = Arc::new(AtomicBool::new(false));
        let stop = Arc::new(AtomicBool::new(false));
        let (busy, hurry) = (Arc::clone(&thinking), Arc::clone(&stop));
        ctrlc::set_handler(move || {
            if !alone && busy.load(Ordering::SeqCst) && !hurry.swap(true, Ordering::SeqCst) {
                return;
            }
            // The game holds the standard output while it waits for a person.
            let _ = writeln!(std::io::stderr());
            process::exit(INTERRUPTED);
        })?;
        let now =
            || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |t| t.as_nanos() as u64);
        let seed = seed.unwrap_or_else(now);
        Ok(Self { engine: Engine::new(&Options::default()), level, seed, thinking, stop })
    }

    /// The move it plays; `None` if the game is over.
    pub fn choose(&mut self, game: &Game) -> Option<Move> {
        self.seed = self.seed.wrapping_add(1);
        let limits = Limits::level(self.level);
        self.busy(|engine, stop| engine.think(game, &limits, stop, self.seed)).best
    }

    /// The best lines, best first.
    pub fn lines(&self, game: &Game, lines: usize) -> Vec<Line<Move>> {
        let limits = Limits::nodes(HINT_NODES);
        self.busy(|engine, stop| engine.analyse(game, &limits, lines, None, stop, |_| ())).lines
    }

    fn busy<T>(&self, think: impl FnOnce(&Engine, &AtomicBool) -> T) -> T {
        self.stop.store(false, Ordering::SeqCst);
        self.thinking.store(true, Ordering::SeqCst);
        let thought = think(&self.engine, &self.stop);
        self.thinking.store(false, Ordering::SeqCst);
        thought
    }
}

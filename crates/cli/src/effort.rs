//! How long the engine thinks about a position, and with how many threads.

use std::num::NonZeroUsize;
use std::thread;

use clap::Args;
use sumito_core::clock::Millis;
use sumito_engine::Limits;

/// Bounds of each thought; whichever is met first ends it.
#[derive(Args)]
pub struct Effort {
    /// Nodes for each position [default: 100000 where no other bound is given]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Time for each position: seconds, or with a unit as `500ms`, `2m`
    #[arg(long, short, value_name = "T", value_parser = some_time)]
    time: Option<Millis>,

    /// Plies to look ahead in each position
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,

    /// Threads, each with a game of its own: as many as there are cores, unless told fewer; with
    /// bounds of nodes or depth the answer is the same
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
}

impl Effort {
    /// The bounds for the engine.
    pub fn limits(&self) -> Limits {
        const NODES: u64 = 100_000;
        let bounded = self.time.is_some() || self.depth.is_some();
        Limits {
            nodes: self.nodes.or_else(|| (!bounded).then_some(NODES)),
            hard: self.time.map(Into::into),
            depth: self.depth,
            ..Limits::default()
        }
    }

    /// How many threads share so many games. Each has a table of its own, and more than there are
    /// cores bring nothing.
    pub fn threads(&self, games: usize) -> usize {
        let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        self.threads.map_or(cores, |told| told.min(cores)).get().min(games).max(1)
    }
}

/// Reads a time to think for, which is more than none.
pub fn some_time(text: &str) -> Result<Millis, String> {
    let time: Millis = text.parse().map_err(|error| format!("{error}"))?;
    if time == Millis::ZERO {
        return Err("no time is too little: expected more, such as `500ms` or `5s`".into());
    }
    Ok(time)
}

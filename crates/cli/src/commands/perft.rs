//! `sumito perft`

use std::io::Write as _;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use serde_json::json;
use sumito_core::Position as _;
use sumito_games::{Move, Notation, Position};

use crate::from::From;
use crate::{output, words};

/// No machine counts deeper, and every ply costs stack.
const DEEPEST: i64 = 100;

/// Count the lines of play of exactly DEPTH plies
#[derive(Args)]
pub struct Perft {
    #[command(flatten)]
    from: From,

    /// Plies
    #[arg(value_parser = clap::value_parser!(u32).range(..=DEEPEST))]
    depth: u32,

    /// Split the count by the first move
    #[arg(long)]
    divide: bool,

    /// Threads to count with
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Perft {
    pub fn run(&self) -> Result<()> {
        let position = self.from.position()?;
        let started = Instant::now();
        let split = (self.divide || self.threads.get() > 1) && self.depth > 0;
        let parts = if split { self.divided(&position) } else { Vec::new() };
        let nodes =
            if split { parts.iter().map(|(_, n)| n).sum() } else { position.perft(self.depth) };
        let seconds = started.elapsed().as_secs_f64();

        let mut out = output::stdout();
        let parts = if self.divide { parts } else { Vec::new() };
        if self.json {
            let mut answer = json!({ "nodes": nodes, "seconds": seconds });
            if self.divide {
                answer["divide"] = parts.into_iter().collect();
            }
            return output::json(&mut out, &answer);
        }
        for (mv, nodes) in parts {
            writeln!(out, "{mv} {nodes}")?;
        }
        writeln!(out, "nodes {nodes}")?;
        Ok(())
    }

    /// The count of each first move, canonical names in order.
    fn divided(&self, position: &Position) -> Vec<(String, u64)> {
        let notation = Notation::canonical_for(&position.rules());
        let moves = words::moves(position, notation);
        let firsts: Vec<_> = moves.iter().map(|&(_, mv)| after(position, mv)).collect();
        let counts = count(&firsts, self.depth - 1, self.threads.get());
        moves.into_iter().map(|(name, _)| name).zip(counts).collect()
    }
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.apply(mv);
    next
}

/// The count for each position. Threads draw the positions one ply further on as they get free.
fn count(positions: &[Position], depth: u32, threads: usize) -> Vec<u64> {
    let totals: Vec<AtomicU64> = positions.iter().map(|_| AtomicU64::new(0)).collect();
    let split = threads > 1 && depth > 1;
    let jobs: Vec<(usize, Position)> = positions
        .iter()
        .enumerate()
        .flat_map(|(root, position)| {
            let next = if split {
                position.moves().into_iter().map(|mv| after(position, mv)).collect()
            } else {
                vec![position.clone()]
            };
            next.into_iter().map(move |position| (root, position))
        })
        .collect();
    let depth = depth - u32::from(split);
    let drawn = AtomicUsize::new(0);
    let work = || {
        while let Some((root, position)) = jobs.get(drawn.fetch_add(1, Ordering::Relaxed)) {
            totals[*root].fetch_add(position.perft(depth), Ordering::Relaxed);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(jobs.len()) {
            // Where the system has no more threads to give, fewer do the work.
            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        work();
    });
    totals.into_iter().map(AtomicU64::into_inner).collect()
}

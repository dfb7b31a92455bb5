//! `sumito analyze`

use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use serde_json::{Value, json};
use sumito_core::clock::Millis;
use sumito_engine::{Engine, Limits, Options, Thought};
use sumito_games::Game;

use super::tables::read;
use crate::effort::some_time;
use crate::from::From;
use crate::signals::told_to_stop;
use crate::{output, words};

/// Find the best lines of play
///
/// Prints what is found after each whole depth, the last one being the answer. Ctrl-C ends the
/// search with what it has. Scores are for the team to move, 1.00 being a marble.
#[derive(Args)]
pub struct Analyze {
    #[command(flatten)]
    from: From,

    /// How long to think: seconds, or with a unit as `500ms`, `2m`
    #[arg(long, short, value_name = "T", default_value = "5s", value_parser = some_time)]
    time: Millis,

    /// Stop after this depth in plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,

    /// Stop after so many nodes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// How many lines to show
    #[arg(long, short, value_name = "N", default_value = "1")]
    lines: NonZeroUsize,

    /// Endgame tables: where they have a position, its end is known
    #[arg(long, value_name = "FILE")]
    tables: Option<PathBuf>,

    /// Print JSON: one object a depth
    #[arg(long)]
    json: bool,
}

impl Analyze {
    pub fn run(&self) -> Result<()> {
        let game = self.from.game()?;
        let tables = self.tables.as_deref().map(read).transpose()?.map(Arc::new);
        let stop = told_to_stop()?;
        let limits =
            Limits { depth: self.depth, nodes: self.nodes, ..Limits::time(self.time.into()) };
        let engine = Engine::new(&Options { tables, ..Options::default() });
        let started = Instant::now();
        let mut shown = Ok(());
        let mut told = None;
        let thought = engine.analyse(&game, &limits, self.lines.get(), None, &stop, |thought| {
            told = thought.best;
            shown = self.show(&game, thought, started);
            if shown.is_err() {
                stop.store(true, Ordering::SeqCst);
            }
        });
        shown?;
        // Also a move that came to the front in a depth that was not finished.
        if told.is_none() || told != thought.best {
            self.show(&game, &thought, started)?;
        }
        Ok(())
    }

    fn show(&self, game: &Game, thought: &Thought, started: Instant) -> Result<()> {
        let mut out = output::stdout();
        let seconds = started.elapsed().as_secs_f64();
        let best = thought.best.map(|mv| words::line(game, &[mv]).concat());
        if self.json {
            let lines: Vec<Value> = thought
                .lines
                .iter()
                .map(|line| json!({ "score": line.score.to_string(), "moves": words::line(game, &line.moves) }))
                .collect();
            let answer = json!({
                "depth": thought.depth,
                "nodes": thought.nodes,
                "seconds": seconds,
                "best": best,
                "lines": lines,
            });
            return output::json(&mut out, &answer);
        }
        if thought.lines.is_empty() {
            writeln!(out, "{}", words::status(game))?;
        }
        let first = thought.lines.first().map(|line| line.moves[0]);
        if let Some(best) = best.filter(|_| thought.best != first) {
            let (depth, score, nodes) = (thought.depth + 1, "better", thought.nodes);
            writeln!(
                out,
                "depth {depth:>2}  {score:>8}  {nodes:>10} nodes {seconds:6.1} s  {best}"
            )?;
            return Ok(out.flush()?);
        }
        for line in &thought.lines {
            let moves = words::line(game, &line.moves).join(" ");
            let (depth, score, nodes) = (thought.depth, line.score.to_string(), thought.nodes);
            writeln!(
                out,
                "depth {depth:>2}  {score:>8}  {nodes:>10} nodes {seconds:6.1} s  {moves}"
            )?;
        }
        out.flush()?;
        Ok(())
    }
}

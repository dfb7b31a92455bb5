//! `sumito bench`

use std::io::Write as _;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use serde_json::json;

use crate::output;

/// Think about a fixed list of positions and tell how fast
///
/// The number of nodes is the same on every machine and changes only with the engine's behaviour,
/// so that it tells one version of the engine from another.
#[derive(Args)]
pub struct Bench {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub fn run(&self) -> Result<()> {
        let started = Instant::now();
        let nodes = sumito_engine::bench();
        let seconds = started.elapsed().as_secs_f64();

        let mut out = output::stdout();
        if self.json {
            return output::json(&mut out, &json!({ "nodes": nodes, "seconds": seconds }));
        }
        writeln!(out, "nodes {nodes}")?;
        writeln!(out, "{seconds:.2} s, {:.0} nodes a second", nodes as f64 / seconds)?;
        Ok(())
    }
}

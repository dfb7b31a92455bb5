//! `sumito engine`

use std::hash::{BuildHasher, RandomState};
use std::io;

use anyhow::Result;
use clap::Args;
use sumito_engine::session::converse;

/// Speak to another program by UGI or AEP on the standard streams
///
/// For runners of matches and analysis programs: commands in, answers out, a line each. The first
/// command is `ugi`; docs/engine.md tells the rest.
#[derive(Args)]
pub struct Engine {
    /// Where the choices of the levels below full strength come from; at random unless told
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

impl Engine {
    pub fn run(&self) -> Result<()> {
        let seed = self.seed.unwrap_or_else(|| RandomState::new().hash_one(()));
        converse(io::stdin(), io::stdout(), seed)?;
        Ok(())
    }
}

//! `sumito serve`, which is also what plain `sumito` does.

use anyhow::Result;
use clap::Args;

/// Serve the site on this machine
#[derive(Args)]
pub struct Serve {
    #[command(flatten)]
    options: sumito_server::Options,
}

impl Serve {
    pub fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new()?;
        Ok(runtime.block_on(sumito_server::serve(self.options))?)
    }
}

//! `sumito completions` and `sumito man`: what shells and readers want to know about the commands.

use std::io::Write as _;

use anyhow::Result;
use clap::{Args, CommandFactory as _};

use crate::{Sumito, output};

/// Print completions for a shell
#[derive(Args)]
pub struct Completions {
    /// The shell
    shell: clap_complete::Shell,
}

impl Completions {
    pub fn run(&self) -> Result<()> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Sumito::command(), "sumito", &mut script);
        output::stdout().write_all(&script)?;
        Ok(())
    }
}

/// Print the manual page
#[derive(Args)]
pub struct Man {
    /// The page of this command
    command: Option<String>,
}

impl Man {
    pub fn run(&self) -> Result<()> {
        let mut sumito = Sumito::command();
        sumito.build();
        let page = match &self.command {
            None => sumito,
            Some(name) => sumito
                .find_subcommand(name)
                .ok_or_else(|| anyhow::anyhow!("there is no command `{name}`; see `sumito help`"))?
                .clone(),
        };
        let mut text = Vec::new();
        clap_mangen::Man::new(page).render(&mut text)?;
        output::stdout().write_all(&text)?;
        Ok(())
    }
}

//! `sumito check-engine`

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use clap::Args;
use serde_json::json;
use sumito_arena::conformance::{self, DIALOGUES, Dialogue, Failure};
use sumito_arena::process::{CommandLine, Process};
use sumito_core::clock::Millis;

use crate::{input, output, signals};

/// Check whether an engine keeps to its protocol
///
/// Holds a list of dialogues with the engine, each with a fresh process, and prints which of them
/// it got through. The exit code is 1 unless it got through all of them.
#[derive(Args)]
pub struct CheckEngine {
    /// The engine's program and its arguments
    #[arg(
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "CMD"
    )]
    command: Vec<String>,

    /// Only dialogues of this part: `ugi`, `rules`, `seats`, `aep` or `faults`
    #[arg(long, value_name = "PART")]
    part: Option<String>,

    /// A file of dialogues instead of those that are built in
    #[arg(long, value_name = "FILE")]
    dialogues: Option<PathBuf>,

    /// How long to wait for each answer
    #[arg(long, value_name = "T", default_value = "10s")]
    patience: Millis,

    /// Print JSON: one object a dialogue
    #[arg(long)]
    json: bool,
}

impl CheckEngine {
    pub fn run(&self) -> Result<ExitCode> {
        let chosen = self.chosen()?;
        let command = CommandLine::from_words(self.command.clone()).context("which engine?")?;
        let stop = signals::told_to_stop()?;
        // What cannot be started at all needs no dialogue to show it.
        drop(Process::start(&command).map_err(|error| anyhow!("{}: {error}", command.program()))?);
        let mut out = output::stdout();
        let mut passed = 0;
        for dialogue in &chosen {
            let result = dialogue.check(&command, self.patience.into(), &stop);
            if matches!(result, Err(Failure::Stopped)) {
                return Ok(ExitCode::from(signals::STOPPED));
            }
            passed += usize::from(result.is_ok());
            let failure = result.err().map(|failure| failure.to_string());
            let (part, name) = (&dialogue.part, &dialogue.name);
            if self.json {
                let line = json!({ "part": part, "name": name, "failure": failure });
                output::json(&mut out, &line)?;
            } else {
                let verdict = if failure.is_none() { "passed" } else { "FAILED" };
                writeln!(out, "{verdict}  {part:6}  {name}")?;
                if let Some(failure) = failure {
                    writeln!(out, "                {failure}")?;
                }
            }
            out.flush()?;
        }
        if !self.json {
            writeln!(out, "{passed} of {} dialogues passed", chosen.len())?;
        }
        Ok(if passed == chosen.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// The dialogues to be held.
    fn chosen(&self) -> Result<Vec<Dialogue>> {
        let all = match &self.dialogues {
            None => conformance::read(DIALOGUES)?,
            Some(path) => {
                let file = path.display();
                let read = conformance::read(&input::text(path)?);
                let all = read.map_err(|error| anyhow!("{file}, {error}"))?;
                ensure!(!all.is_empty(), "{file} holds no dialogue");
                all
            }
        };
        let Some(part) = &self.part else { return Ok(all) };
        let (chosen, others): (Vec<_>, Vec<_>) = all.into_iter().partition(|d| d.part == *part);
        if chosen.is_empty() {
            let mut parts: Vec<&str> = Vec::new();
            for dialogue in &others {
                if !parts.contains(&dialogue.part.as_str()) {
                    parts.push(&dialogue.part);
                }
            }
            bail!("no dialogue is of the part `{part}`; there are {}", parts.join(", "));
        }
        Ok(chosen)
    }
}

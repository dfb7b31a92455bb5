//! `sumito check-engine`

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::Args;
use serde_json::json;
use sumito_arena::conformance::{self, DIALOGUES};
use sumito_arena::process::CommandLine;
use sumito_core::clock::Millis;

use crate::{input, output};

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
        let text = match &self.dialogues {
            Some(path) => input::text(path)?,
            None => DIALOGUES.to_owned(),
        };
        let all = conformance::read(&text)?;
        let command = CommandLine::from_words(self.command.clone()).context("which engine?")?;
        let chosen: Vec<_> =
            all.iter().filter(|d| self.part.as_ref().is_none_or(|part| *part == d.part)).collect();
        if chosen.is_empty() {
            let mut parts: Vec<&str> = all.iter().map(|d| d.part.as_str()).collect();
            parts.dedup();
            anyhow::bail!("no dialogue is of that part; there are {}", parts.join(", "));
        }
        let mut out = output::stdout();
        let mut passed = 0;
        for dialogue in &chosen {
            let result = dialogue.check(&command, self.patience.into());
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
}

//! The one binary: thin commands over the libraries. See `sumito help`.

mod board;
mod commands;
mod effort;
mod from;
mod input;
mod output;
mod parallel;
mod picture;
mod records;
mod signals;
mod words;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser;

use commands::Command;

/// Abalone, Epaminondas and Crossings: play, count, replay, analyse.
///
/// Without a command the site is served on this machine.
#[derive(Parser)]
#[command(
    name = "sumito",
    version,
    propagate_version = true,
    args_conflicts_with_subcommands = true
)]
struct Sumito {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    serve: commands::serve::Serve,
}

fn main() -> ExitCode {
    let Sumito { command, serve } = Sumito::parse();
    match command.unwrap_or(Command::Serve(serve)).run() {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // The terminal may have gone.
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whoever read our output has seen enough.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let pipe = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| {
        cause.downcast_ref().is_some_and(pipe)
            || cause
                .downcast_ref::<serde_json::Error>()
                .is_some_and(|e| e.io_error_kind() == Some(io::ErrorKind::BrokenPipe))
    })
}

//! The commands, one file each.

mod analyze;
mod annotate;
mod bench;
mod book;
mod check_engine;
mod contest;
mod convert;
mod engine;
mod fairness;
mod manual;
mod moves;
mod perft;
mod play;
mod puzzles;
pub mod replay;
mod rules;
pub mod serve;
mod show;
mod solve;
mod tables;

use std::process::ExitCode;

use anyhow::Result;
use clap::Subcommand;

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    Play(play::Play),
    Show(show::Show),
    Moves(moves::Moves),
    Perft(perft::Perft),
    Replay(replay::Replay),
    Convert(convert::Convert),
    Analyze(analyze::Analyze),
    Annotate(annotate::Annotate),
    Book(book::Openings),
    Puzzles(puzzles::Puzzles),
    Fairness(fairness::Fairness),
    Engine(engine::Engine),
    Bench(bench::Bench),
    CheckEngine(check_engine::CheckEngine),
    Match(contest::Match),
    Solve(solve::Solve),
    Tables(tables::EndgameTables),
    Rules(rules::Rules),
    Serve(serve::Serve),
    Completions(manual::Completions),
    Man(manual::Man),
}

impl Command {
    /// Runs the command.
    pub fn run(self) -> Result<ExitCode> {
        match self {
            Self::Play(command) => command.run()?,
            Self::Show(command) => command.run()?,
            Self::Moves(command) => command.run()?,
            Self::Perft(command) => command.run()?,
            Self::Replay(command) => return command.run(),
            Self::Convert(command) => return command.run(),
            Self::Analyze(command) => command.run()?,
            Self::Annotate(command) => return command.run(),
            Self::Book(command) => return command.run(),
            Self::Puzzles(command) => return command.run(),
            Self::Fairness(command) => command.run()?,
            Self::Engine(command) => command.run()?,
            Self::Bench(command) => command.run()?,
            Self::CheckEngine(command) => return command.run(),
            Self::Match(command) => command.run()?,
            Self::Solve(command) => return command.run(),
            Self::Tables(command) => command.run()?,
            Self::Rules(command) => command.run()?,
            Self::Serve(command) => command.run()?,
            Self::Completions(command) => command.run()?,
            Self::Man(command) => command.run()?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

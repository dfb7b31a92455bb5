//! Set-up, tests and generated files: `cargo xtask --help`.

mod generated;
mod layouts;
mod run;
mod steps;
mod tools;
mod train;

use std::process::ExitCode;

use clap::Parser;

/// What a developer of Sumito does beside writing code.
#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Task {
    /// Install what the tests need and run all of them.
    Test {
        /// Run only these steps, with what they need.
        #[arg(long, value_name = "STEP", value_delimiter = ',')]
        only: Vec<steps::Step>,
    },
    /// Write the generated files anew.
    Generate,
    /// Write docs/layouts.md with its pictures.
    Layouts {
        /// Play the games behind its figures anew, too; this takes minutes.
        #[arg(long)]
        play: bool,
        /// Only say whether all is up to date.
        #[arg(long, conflicts_with = "play")]
        check: bool,
    },
    /// Train an evaluation of the engine: self-play, fitting, weights. This takes an hour or two.
    Train(train::Plan),
}

fn main() -> ExitCode {
    let done = match Task::parse() {
        Task::Test { only } => steps::test(&only),
        Task::Generate => generated::write(),
        Task::Layouts { check: true, .. } => layouts::check(),
        Task::Layouts { play: false, .. } => layouts::write(),
        Task::Train(plan) => train::train(&plan),
        Task::Layouts { play: true, .. } => layouts::measure().and_then(|()| layouts::write()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

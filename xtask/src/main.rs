//! Set-up, tests and generated files: `cargo xtask --help`.

mod generated;
mod run;
mod steps;
mod tools;

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
}

fn main() -> ExitCode {
    let done = match Task::parse() {
        Task::Test { only } => steps::test(&only),
        Task::Generate => generated::write(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

//! The server in a process of its own, for the tests that stop and kill it.

use std::env::args_os;
use std::path::PathBuf;
use std::process::ExitCode;

use sumito_server::{Options, serve};

/// Serves the games of the file named; without one, from wherever it finds a place.
#[tokio::main]
async fn main() -> ExitCode {
    let options = match args_os().nth(1) {
        None => Options::default(),
        Some(file) => Options {
            data: Some(PathBuf::from(file)),
            listen: "127.0.0.1:0".parse().ok(),
            ..Options::default()
        },
    };
    match serve(options).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

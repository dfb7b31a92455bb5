//! `sumito replay`

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use sumito_games::Event;
use sumito_games::record::{BrokenRecord, Text};

use crate::{input, output, words};

/// Replay records and say which are valid
///
/// Reads APGN and, one game a line, JSON. Exit code 1 if a record is invalid or a file cannot be
/// read; the others are replayed all the same.
#[derive(Args)]
pub struct Replay {
    /// Files of records; `-` for the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Default, Serialize)]
struct Summary {
    games: usize,
    moves: usize,
    valid: usize,
    invalid: Vec<Invalid>,
    /// Files that cannot be read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unreadable: Vec<Unreadable>,
}

#[derive(Serialize)]
struct Unreadable {
    file: String,
    reason: String,
}

#[derive(Serialize)]
struct Invalid {
    file: String,
    game: usize,
    ply: usize,
    #[serde(rename = "move")]
    token: Option<String>,
    reason: String,
}

impl Replay {
    pub fn run(&self) -> Result<ExitCode> {
        let mut summary = Summary::default();
        let bar = output::spinner("{spinner} {pos} games");
        for file in &self.files {
            summary.add_file(file, || bar.inc(1));
        }
        bar.finish_and_clear();
        for Unreadable { file, reason } in &summary.unreadable {
            eprintln!("{file} cannot be read: {reason}");
        }
        let mut out = output::stdout();
        if self.json {
            output::json(&mut out, &summary)?;
        } else {
            summary.print(&mut out)?;
        }
        let good = summary.invalid.is_empty() && summary.unreadable.is_empty();
        Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

impl Summary {
    fn add_file(&mut self, file: &Path, mut done: impl FnMut()) {
        let name = file.display().to_string();
        let bytes = match input::bytes(file) {
            Ok(bytes) => bytes,
            Err(error) => {
                return self.unreadable.push(Unreadable { file: name, reason: error.to_string() });
            }
        };
        for record in Text::new(&bytes).records() {
            // A file without any game has a fault and no game.
            self.games += usize::from(!matches!(record, Err(BrokenRecord { game: 0, .. })));
            match record {
                Ok(record) => {
                    self.valid += 1;
                    let events = record.game().events();
                    self.moves += events.iter().filter(|e| matches!(e, Event::Move(_))).count();
                }
                Err(BrokenRecord { game, ply, token, reason, .. }) => self.invalid.push(Invalid {
                    file: name.clone(),
                    game,
                    ply,
                    token,
                    reason: reason.to_string(),
                }),
            }
            done();
        }
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        for Invalid { file, game, ply, token, reason } in &self.invalid {
            write!(out, "{file}")?;
            if *game > 0 {
                write!(out, ", game {game}")?;
            }
            if *ply > 0 {
                write!(out, ", ply {ply}")?;
            }
            if let Some(token) = token {
                write!(out, ", {}", words::shown(token).escape_debug())?;
            }
            writeln!(out, ": {reason}")?;
        }
        let (games, moves, valid) = (self.games, self.moves, self.valid);
        let invalid = self.invalid.len();
        writeln!(out, "games {games}\nmoves {moves}\nvalid {valid}\ninvalid {invalid}")?;
        match self.unreadable.len() {
            0 => Ok(()),
            files => writeln!(out, "unreadable {files}"),
        }
    }
}

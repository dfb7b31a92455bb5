//! `sumito convert`

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use clap::{Args, Subcommand, ValueEnum};
use serde_json::json;
use sumito_games::record::{Record, Text};
use sumito_games::{Event, Notation, Position, PositionForm, Rules};

use crate::from::From;
use crate::input::{given, read};
use crate::{output, words};

/// Convert moves, positions and records from one notation or form into another
#[derive(Args)]
#[command(arg_required_else_help = true)]
pub struct Convert {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Moves(Moves),
    Position(PositionText),
    Records(Records),
}

impl Convert {
    pub fn run(&self) -> Result<ExitCode> {
        match &self.what {
            What::Moves(moves) => moves.run().map(|()| ExitCode::SUCCESS),
            What::Position(position) => position.run().map(|()| ExitCode::SUCCESS),
            What::Records(records) => records.run(),
        }
    }
}

/// Write the moves of a line of play in another notation, one a line
///
/// Notations: Aba-Pro, Nacre, PlayStrategy; for Epaminondas and Crossings Rear, Tail-Head.
#[derive(Args)]
struct Moves {
    #[command(flatten)]
    start: From,

    /// The notation they are in [default: the rule set's own]
    #[arg(long, value_name = "NOTATION")]
    from: Option<Notation>,

    /// The notation wanted [default: the rule set's own]
    #[arg(long, value_name = "NOTATION")]
    to: Option<Notation>,

    /// The moves [default: those on the standard input]
    #[arg(value_name = "MOVE")]
    line: Vec<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Moves {
    fn run(&self) -> Result<()> {
        let mut game = self.start.game()?;
        let own = Notation::canonical_for(&game.rules());
        let (from, to) = (self.from.unwrap_or(own), self.to.unwrap_or(own));
        let line = given(&self.line)?;
        let mut written = Vec::new();
        anyhow::ensure!(
            to.fits(&game.rules()),
            "moves of {} are not written in {to}",
            game.rules().game()
        );
        for word in line.split_whitespace() {
            let position = game.position().clone();
            game.play_written(word, from)
                .map_err(|error| anyhow!("{}: {error}", words::shown(word)))?;
            if let Some(Event::Move(mv)) = game.events().last() {
                written.push(position.write_move(*mv, to));
            }
        }
        let mut out = output::stdout();
        if self.json {
            return output::json(&mut out, &written);
        }
        for mv in written {
            writeln!(out, "{mv}")?;
        }
        Ok(())
    }
}

/// Write a position in another form, or check it and write it canonically
#[derive(Args)]
struct PositionText {
    /// Rule set
    rules: String,

    /// The form it is in
    #[arg(long, value_name = "FORM", default_value = "sumito")]
    from: Form,

    /// The form wanted
    #[arg(long, value_name = "FORM", default_value = "sumito")]
    to: Form,

    /// The position [default: one a line on the standard input]
    #[arg(value_name = "P")]
    position: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A way to write positions.
#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// Rows, turn, scores, quiet plies, plies
    Sumito,
    /// PlayStrategy's, for Abalone
    #[value(name = "playstrategy")]
    PlayStrategy,
    /// That of the `Position` tag in APGN files
    Apgn,
}

impl std::convert::From<Form> for PositionForm {
    fn from(form: Form) -> Self {
        match form {
            Form::Sumito => Self::Sumito,
            Form::PlayStrategy => Self::PlayStrategy,
            Form::Apgn => Self::Apgn,
        }
    }
}

impl PositionText {
    fn run(&self) -> Result<()> {
        let rules: Rules = self.rules.parse()?;
        let texts = given(self.position.as_slice())?;
        let mut out = output::stdout();
        for text in texts.lines().filter(|line| !line.trim().is_empty()) {
            let position = Position::read_as(&rules, text, self.from.into())?;
            let written = position.write_as(self.to.into())?;
            if self.json {
                output::json(
                    &mut out,
                    &json!({ "rules": rules.to_string(), "position": written }),
                )?;
            } else {
                writeln!(out, "{written}")?;
            }
        }
        Ok(())
    }
}

/// Write records as APGN, with everything in them kept
///
/// Reads APGN and, one game a line, JSON. Broken records are named on the standard error and left
/// out; the exit code is 1 then.
#[derive(Args)]
struct Records {
    /// Files of records; `-` for the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Write moves in this notation [default: as each record has it]
    #[arg(long, value_name = "NOTATION")]
    to: Option<Notation>,

    /// Print JSON, one object a record
    #[arg(long)]
    json: bool,
}

impl Records {
    fn run(&self) -> Result<ExitCode> {
        let mut out = output::stdout();
        let (mut written, mut broken) = (0, 0);
        for file in &self.files {
            let name = file.display();
            let bytes = read(file)?;
            for record in Text::new(&bytes).records() {
                let converted =
                    record.map_err(|e| e.to_string()).and_then(|record| match self.to {
                        Some(to) => record.to_notation(to).map_err(|e| e.to_string()),
                        None => Ok(record),
                    });
                match converted {
                    Ok(record) if self.json => output::json(&mut out, &as_json(&record))?,
                    Ok(record) => {
                        let space = if written > 0 { "\n" } else { "" };
                        write!(out, "{space}{}", record.write())?;
                    }
                    Err(reason) => {
                        eprintln!("{name}: {reason}");
                        broken += 1;
                        continue;
                    }
                }
                written += 1;
            }
        }
        Ok(if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn as_json(record: &Record) -> serde_json::Value {
    let game = record.game();
    json!({
        "tags": record.tags(),
        "rules": record.rules().to_string(),
        "notation": record.notation().name(),
        "start": game.start().to_string(),
        "moves": game.moves(),
        "position": game.position().to_string(),
        "outcome": game.outcome().map(sumito_games::view::OutcomeView::from),
    })
}

//! `sumito play`

mod computer;
mod session;
mod typed;

use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::Args;
use sumito_core::{LineUp, SeatSet};
use sumito_engine::{Heard, Level, read_line};
use sumito_games::{Game, Position, Rules};

use crate::output;
use computer::Computer;
use session::{Next, Session};

/// Play in the terminal, against the computer or another person
///
/// Type a move (`A1B2`, `a1-a3`), the number of one from `list`, or `help`.
#[derive(Args)]
pub struct Play {
    /// Rule set, such as `abalone`, `abalone/standard?goal=5` or `crossings`
    #[arg(default_value = "abalone")]
    rules: String,

    /// Position to begin with instead of the rule set's start
    #[arg(long, short, value_name = "P")]
    position: Option<String>,

    /// Go on with a saved game instead
    #[arg(long, short, value_name = "FILE", conflicts_with_all = ["rules", "position"])]
    resume: Option<PathBuf>,

    /// The seats people play, such as `b` or `b,w`; also `all` and `none` [default: the first]
    #[arg(long = "as", value_name = "SEATS")]
    people: Option<String>,

    /// How well the computer plays, 1 to 12
    #[arg(long, short, value_name = "N", default_value = "5", value_parser = level)]
    level: Level,

    /// Makes the computer choose alike among moves it takes for equal [default: anew each time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

impl Play {
    pub fn run(&self) -> Result<()> {
        let game = match &self.resume {
            Some(file) => session::load(file)?,
            None => {
                let rules: Rules = self.rules.parse()?;
                Game::from_position(match &self.position {
                    Some(text) => Position::read(&rules, text)?,
                    None => rules.start()?,
                })
            }
        };
        let people = self.people(game.line_up())?;
        let computer = Computer::new(self.level, self.seed, people.is_empty())?;
        let mut session = Session::new(game, people, computer, output::look());
        let mut out = output::stdout();
        let mut lines = io::stdin().lock();
        let prompted = io::stdin().is_terminal();
        session.show(&mut out)?;
        loop {
            match session.next(&mut out)? {
                Next::Computer => {}
                Next::Ask => {
                    if prompted {
                        write!(out, "{}> ", session.asked())?;
                    }
                    out.flush()?;
                    // What is no text or too long is a wrong move, not the end of the game.
                    let Some(line) = read_line(&mut lines)?.map(Heard::lossy) else { break };
                    session.answer(&line, &mut out)?;
                }
                Next::Leave => break,
            }
        }
        Ok(())
    }

    fn people(&self, line_up: &LineUp) -> Result<SeatSet> {
        let wanted = match self.people.as_deref().map(str::trim) {
            None => return Ok(line_up.seats().take(1).collect()),
            Some(wanted) => wanted.to_lowercase(),
        };
        if wanted == "all" {
            return Ok(line_up.seats().collect());
        }
        if wanted == "none" {
            return Ok(SeatSet::EMPTY);
        }
        let seat = |name: &str| {
            line_up.seat_named(name.trim()).ok_or_else(|| {
                let names: Vec<_> = line_up.seats().map(|s| line_up.seat_name(s)).collect();
                anyhow!("there is no seat `{name}` here; there are {}", names.join(", "))
            })
        };
        wanted.split(',').map(seat).collect()
    }
}

fn level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().and_then(Level::new);
    level.ok_or_else(|| "levels are 1 (a first game) to 12 (full strength)".to_owned())
}

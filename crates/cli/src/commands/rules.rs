//! `sumito rules`

use std::io::Write;

use anyhow::Result;
use clap::{Args, Subcommand};
use serde_json::json;
use sumito_core::Position;
use sumito_games::{Notation, Rules as RuleSet, catalogue};

use crate::output;

/// List rule sets, layouts and keys, or explain a rule set
///
/// A rule set is written as GAME[/LAYOUT][?key=value[&key=value]…].
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Rules {
    #[command(subcommand)]
    what: Option<What>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum What {
    Show(Show),
}

impl Rules {
    pub fn run(&self) -> Result<()> {
        match &self.what {
            Some(What::Show(show)) => show.run(),
            None if self.json => output::json(&mut output::stdout(), &everything()),
            None => list(&mut output::stdout()),
        }
    }
}

fn everything() -> serde_json::Value {
    let keys: serde_json::Map<_, _> = catalogue::games()
        .iter()
        .map(|game| (game.rules.to_owned(), json!(catalogue::keys(game.rules))))
        .collect();
    json!({
        "games": catalogue::games(),
        "presets": catalogue::presets(),
        "layouts": catalogue::layouts(),
        "keys": keys,
    })
}

fn list(out: &mut impl Write) -> Result<()> {
    writeln!(out, "Games")?;
    for game in catalogue::games() {
        writeln!(out, "  {:<28} {}: {}", game.rules, game.name, game.about)?;
    }
    writeln!(out, "\nRule sets")?;
    for preset in catalogue::presets() {
        writeln!(out, "  {:<28} {}: {}", preset.rules, preset.name, preset.about)?;
    }
    writeln!(out, "\nLayouts of Abalone")?;
    for layout in catalogue::layouts() {
        let fair = if layout.fair { "" } else { ", unfair" };
        let (name, seats) = (layout.name, layout.seats);
        writeln!(out, "  {:<28} {name}, {seats} players{fair}, {}", layout.rules, layout.about)?;
    }
    for game in catalogue::games() {
        writeln!(out, "\nKeys of {}", game.rules)?;
        for key in catalogue::keys(game.rules) {
            writeln!(out, "  {:<14} {}: {} [{}]", key.name, key.about, key.values, key.default)?;
        }
    }
    writeln!(out, "\nJoined as in abalone/standard?goal=5&shield=yes.")?;
    Ok(())
}

/// Explain one rule set
#[derive(Args)]
struct Show {
    /// Rule set
    rules: String,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Show {
    fn run(&self) -> Result<()> {
        let rules: RuleSet = self.rules.parse()?;
        let line_up = rules.line_up();
        let start = rules.start().ok();
        let seats: Vec<_> = line_up.seats().map(|s| line_up.seat_title(s)).collect();
        let position = start.as_ref().map(ToString::to_string);
        let moves = start.as_ref().map(Position::count_moves);
        let notations = Notation::ALL.into_iter().filter(|n| n.fits(&rules)).map(Notation::name);
        let notations: Vec<_> = notations.collect();
        let mut out = output::stdout();
        if self.json {
            let answer = json!({
                "rules": rules.to_string(),
                "about": rules.describe(),
                "seats": seats,
                "start": position,
                "moves": moves,
                "notations": notations,
            });
            return output::json(&mut out, &answer);
        }
        writeln!(out, "{rules}\n{}", rules.describe())?;
        writeln!(out, "seats in turn order: {}", seats.join(", "))?;
        match (position, moves) {
            (Some(position), Some(moves)) => {
                writeln!(out, "start: {position}\nmoves there: {moves}")?;
            }
            _ => writeln!(out, "it has no start; give a position")?,
        }
        writeln!(out, "notations: {}", notations.join(", "))?;
        Ok(())
    }
}

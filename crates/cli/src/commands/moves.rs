//! `sumito moves`

use std::io::Write as _;

use anyhow::Result;
use clap::Args;
use serde_json::json;
use sumito_games::Notation;

use crate::from::From;
use crate::{output, words};

/// List the legal moves, one canonical move a line
#[derive(Args)]
pub struct Moves {
    #[command(flatten)]
    from: From,

    /// Write moves in this notation
    #[arg(long, value_name = "NOTATION")]
    notation: Option<Notation>,

    /// Print JSON: the moves with all they do on the board
    #[arg(long)]
    json: bool,
}

impl Moves {
    pub fn run(&self) -> Result<()> {
        let game = self.from.game()?;
        let position = game.position();
        let rules = position.rules();
        let notation = self.notation.unwrap_or_else(|| Notation::canonical_for(&rules));
        anyhow::ensure!(
            notation.fits(&rules),
            "moves of {} are not written in {notation}",
            rules.game()
        );
        let moves = match game.outcome() {
            Some(_) => Vec::new(),
            None => words::moves(position, notation),
        };

        let mut out = output::stdout();
        if self.json {
            let moves: Vec<_> = moves
                .iter()
                .map(|(text, mv)| {
                    let mut view = json!(position.effect(*mv));
                    view["text"] = json!(text);
                    view
                })
                .collect();
            let answer = json!({
                "rules": rules.to_string(),
                "position": position.to_string(),
                "count": moves.len(),
                "moves": moves,
            });
            return output::json(&mut out, &answer);
        }
        for (text, _) in moves {
            writeln!(out, "{text}")?;
        }
        Ok(())
    }
}

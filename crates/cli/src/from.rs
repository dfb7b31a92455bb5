//! Where most commands begin: a rule set, a position, some moves.

use anyhow::Result;
use clap::Args;
use sumito_games::{Game, Position, Rules};

use crate::words;

/// A rule set and a position.
#[derive(Args)]
pub struct From {
    /// Rule set, such as `abalone`, `abalone/standard?goal=5` or `crossings`; see `sumito rules`
    rules: String,

    /// Position to begin with instead of the rule set's start
    #[arg(long, short, value_name = "P")]
    position: Option<String>,

    /// Moves to play first, separated by spaces
    #[arg(long, short, value_name = "MOVES")]
    moves: Option<String>,
}

impl From {
    /// The rule set.
    pub fn rules(&self) -> Result<Rules> {
        Ok(self.rules.parse()?)
    }

    /// The game up to where the command begins.
    pub fn game(&self) -> Result<Game> {
        let rules = self.rules()?;
        let start = match &self.position {
            Some(text) => Position::read(&rules, text)?,
            None => rules.start()?,
        };
        let mut game = Game::from_position(start);
        for mv in self.moves.iter().flat_map(|moves| moves.split_whitespace()) {
            game.play_text(mv).map_err(|error| anyhow::anyhow!("{}: {error}", words::shown(mv)))?;
        }
        Ok(game)
    }

    /// The position the command begins with.
    pub fn position(&self) -> Result<Position> {
        Ok(self.game()?.position().clone())
    }
}

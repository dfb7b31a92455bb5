//! `sumito show`

use std::io::Write as _;

use anyhow::Result;
use clap::Args;
use sumito_drawing::{Options, Scene, draw};
use sumito_games::view::GameView;
use sumito_games::{Event, Game, Rules};

use crate::board::{Board, Look};
use crate::from::From;
use crate::{output, words};

/// Show the board
#[derive(Args)]
pub struct Show {
    #[command(flatten)]
    from: From,

    /// Turn the board by half
    #[arg(long)]
    flip: bool,

    /// Print the picture as SVG
    #[arg(long, conflicts_with = "json")]
    svg: bool,

    /// Print JSON: everything there is to draw, and the legal moves
    #[arg(long)]
    json: bool,
}

impl Show {
    pub fn run(&self) -> Result<()> {
        let game = self.from.game()?;
        let mut out = output::stdout();
        if self.json {
            return output::json(&mut out, &GameView::new(&game));
        }
        if self.svg {
            let options = Options { turn: if self.flip { 3 } else { 0 }, ..Options::default() };
            let scene = Scene::of(&game.rules(), &GameView::new(&game));
            writeln!(out, "{}", draw(&scene, &options))?;
            return Ok(());
        }
        write!(out, "{}", drawing(&game, output::look(), self.flip))?;
        writeln!(out, "\n{}", words::status(&game))?;
        Ok(())
    }
}

/// The board of a game with its last move marked.
pub fn drawing(game: &Game, look: Look, flipped: bool) -> String {
    let hexagon = matches!(game.rules(), Rules::Abalone(_));
    let mut board = Board::read(&game.position().to_string(), hexagon);
    if matches!(game.rules(), Rules::Abalone(rules) if rules.hidden()) {
        board.hide_colours();
    }
    if let Some(Event::Move(mv)) = game.events().last() {
        let before = &game.positions()[game.events().len() - 1];
        board.mark(&before.effect(*mv));
    }
    board.draw(look, flipped)
}

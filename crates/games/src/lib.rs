//! Every push game behind one type: rule sets, positions, moves, games, records.
//!
//! ```
//! use sumito_games::Game;
//! let mut game = Game::new("epaminondas?files=8&ranks=8".parse()?)?;
//! game.play_text("a1-a3")?;
//! assert_eq!(game.position().to_string().split(' ').nth(1), Some("b"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod draft;
mod game;
mod moves;
mod position;
mod rules;

pub mod catalogue;
pub mod record;
pub mod terms;
pub mod view;

pub use draft::{Draft, DraftError, DraftState, Edit, EditError};
pub use game::{Event, Game, GameError};
pub use moves::{IllegalMove, Move, MoveSet, MoveSetIter, MoveTextError, Notation};
pub use position::{Position, PositionTextError};
pub use rules::{Rules, RulesError};
pub use sumito_abalone::{PositionForm, StartError};

//! What is seen of a game at one moment.

use std::time::Instant;

use sumito_core::Seat;
use sumito_core::clock::{Clocks, Millis};
use sumito_games::view::GameView;
use uuid::Uuid;

use crate::journal::Controller;

/// A game as it stands.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    pub id: Option<Uuid>,
    pub view: GameView,
    pub controllers: Vec<Controller>,
    /// Whether the engine is at work.
    pub thinking: bool,
    pub clocks: Option<Clocks>,
    /// When the clocks were read last.
    pub since: Instant,
}

impl Look {
    /// The time each seat has left now.
    pub fn times(&self) -> Vec<Millis> {
        let Some(clocks) = &self.clocks else { return Vec::new() };
        let elapsed = self.since.elapsed().into();
        (0..self.view.seats.len()).map(|i| clocks.left(Seat::new(i), elapsed)).collect()
    }
}

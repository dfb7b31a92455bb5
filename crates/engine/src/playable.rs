//! What ties a game's own types to the engine.

use std::sync::Arc;

use sumito_abalone as abalone;
use sumito_core::Position;
use sumito_epaminondas as epaminondas;
use sumito_games::Move;
use sumito_search::Knowledge;
use sumito_tables::{Charted, Tables};

use crate::abalone::AbaloneKnowledge;
use crate::epaminondas::EpaminondasKnowledge;
use crate::weights::Choice;

/// A position the engine has knowledge of.
pub(crate) trait Playable: Position {
    type Knowledge: Knowledge<Self> + Sync;

    /// What is known of this position's rule set; its weights are of these.
    fn knowledge(&self, weights: &Choice, tables: Option<&Arc<Tables>>) -> Self::Knowledge;

    /// A move of this game as one of any game.
    fn wrap(mv: Self::Move) -> Move;

    /// A move of any game, if it is one of this.
    fn unwrap(mv: Move) -> Option<Self::Move>;
}

impl<B: Charted> Playable for abalone::Position<B> {
    type Knowledge = AbaloneKnowledge<B>;

    fn knowledge(&self, weights: &Choice, tables: Option<&Arc<Tables>>) -> AbaloneKnowledge<B> {
        AbaloneKnowledge::new(self, weights).with(tables, self)
    }

    fn wrap(mv: abalone::Move) -> Move {
        Move::Abalone(mv)
    }

    fn unwrap(mv: Move) -> Option<abalone::Move> {
        match mv {
            Move::Abalone(mv) => Some(mv),
            Move::Epaminondas(_) => None,
        }
    }
}

impl Playable for epaminondas::Position {
    type Knowledge = EpaminondasKnowledge;

    fn knowledge(&self, weights: &Choice, _: Option<&Arc<Tables>>) -> EpaminondasKnowledge {
        EpaminondasKnowledge::new(self, weights)
    }

    fn wrap(mv: epaminondas::Move) -> Move {
        Move::Epaminondas(mv)
    }

    fn unwrap(mv: Move) -> Option<epaminondas::Move> {
        match mv {
            Move::Epaminondas(mv) => Some(mv),
            Move::Abalone(_) => None,
        }
    }
}

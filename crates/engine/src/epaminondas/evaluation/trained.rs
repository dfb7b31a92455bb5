//! The value of a position on the usual board, as it was trained.

use std::sync::Arc;

use sumito_core::Position as _;
use sumito_epaminondas::{Position, Rules, Variant};

use crate::epaminondas::EpaminondasKnowledge;
use crate::network::{Memo, Sight};
use crate::weights::Choice;
use crate::{Subject, Weights};

/// The weights that serve a rule set: Epaminondas on 14 files and 12 ranks or Crossings on 8 by
/// 8, without stones.
pub(in crate::epaminondas) fn trained(rules: &Rules, weights: &Choice) -> Option<Arc<Weights>> {
    let subject = match (rules.variant(), rules.files(), rules.ranks(), rules.stones()) {
        (Variant::Epaminondas, 14, 12, 0) => Subject::Epaminondas,
        (Variant::Crossings, 8, 8, 0) => Subject::Crossings,
        _ => return None,
    };
    weights.weights(subject)
}

impl EpaminondasKnowledge {
    /// What these weights say for the seat to move.
    pub(in crate::epaminondas) fn trained_value(
        &self,
        weights: &Weights,
        position: &Position,
        memo: &mut Memo<3>,
        ply: usize,
    ) -> i32 {
        let pieces = [0, 1].map(|seat| self.pieces(position, seat));
        let sides = pieces.map(|squares| [squares.0[0], squares.0[1], squares.0[2]]);
        let mover = position.turn();
        let bucket = weights.subject().bucket([0; 2], pieces[0].count() + pieces[1].count());
        let sight = Sight { sides, mover: mover.index(), bucket };
        self.path.value(weights, memo, &sight, ply)
    }
}

//! What a move does, for those who draw it.

use sumito_core::{Effect, MoveKind};

use crate::{Move, Position};

impl Position {
    /// What a legal move does on the board: the pieces that move from rear to front, the pieces
    /// captured.
    #[must_use]
    pub fn effect(&self, mv: Move) -> Effect {
        let Move::Phalanx { rear, direction, size, distance } = mv else {
            return Effect {
                kind: MoveKind::Place,
                shifts: Vec::new(),
                own: 0,
                removed: Vec::new(),
                place: mv.landing().map(|square| square.to_string()),
            };
        };
        let (size, distance) = (usize::from(size), usize::from(distance));
        let square = |steps: usize| rear.step(direction, steps).map(|square| square.to_string());
        let shifts: Vec<_> =
            (0..size).filter_map(|i| Some((square(i)?, square(i + distance)))).collect();
        let taken = match mv.landing() {
            Some(landing) if self.is_capture(mv) => self.taken(landing, direction),
            _ => 0,
        };
        let first = (size + distance).saturating_sub(1);
        Effect {
            kind: if taken > 0 { MoveKind::Capture } else { MoveKind::Phalanx },
            own: shifts.len(),
            shifts,
            removed: (first..first + taken).filter_map(square).collect(),
            place: None,
        }
    }
}

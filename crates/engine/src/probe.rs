//! Endgame tables asked about a position of any game.

use sumito_core::Exact;
use sumito_games::{Move, Position};
use sumito_tables::Tables;

/// How a position ends, if the tables have it; they have positions of Abalone only.
#[must_use]
pub fn probe(tables: &Tables, position: &Position) -> Option<Exact> {
    match position {
        Position::Abalone(position) => tables.probe(position),
        Position::AbaloneLarge(position) => tables.probe(position),
        Position::Epaminondas(_) => None,
    }
}

/// Every legal move with how the position ends for the seat that makes it, best first, if the
/// tables have the position.
#[must_use]
pub fn probe_moves(tables: &Tables, position: &Position) -> Option<Vec<(Move, Exact)>> {
    let moves = match position {
        Position::Abalone(position) => tables.moves(position),
        Position::AbaloneLarge(position) => tables.moves(position),
        Position::Epaminondas(_) => None,
    }?;
    Some(moves.into_iter().map(|(mv, exact)| (Move::Abalone(mv), exact)).collect())
}

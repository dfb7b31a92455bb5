//! Positions.

use std::ops::ControlFlow;
use std::sync::Arc;

use sumito_core::{LineUp, Outcome, PerTeam, Reason, Seat};

use crate::board::{Board, Side};
use crate::{IllegalMove, Move, MoveSet, Piece, Rules, Square};

/// A legal position of Epaminondas or Crossings.
#[derive(Clone, Debug)]
pub struct Position {
    pub(crate) rules: Arc<Rules>,
    pub(crate) board: Board,
    pub(crate) turn: Side,
    pub(crate) captured: [u8; 2],
    pub(crate) quiet: u32,
    pub(crate) ply: u32,
    pub(crate) retired: Option<Outcome>,
}

impl Rules {
    /// The position a game starts from.
    #[must_use]
    pub fn start(self: &Arc<Self>) -> Position {
        todo!()
    }
}

impl Position {
    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// What stands on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.board.at(square)
    }

    /// Everything that stands on the board, from `a1` on.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.board.occupied().into_iter().filter_map(|square| Some((square, self.at(square)?)))
    }

    /// The squares of pieces that crossed and are locked (Crossings), from `a1` on.
    pub fn locked(&self) -> impl Iterator<Item = Square> + use<> {
        std::iter::empty()
    }

    /// Plies since the last capture.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.quiet
    }
}

impl PartialEq for Position {
    fn eq(&self, _other: &Self) -> bool {
        todo!()
    }
}

impl Eq for Position {}

impl sumito_core::Position for Position {
    type Move = Move;
    type MoveSet = MoveSet;
    type Illegal = IllegalMove;

    fn line_up(&self) -> &LineUp {
        self.rules.line_up()
    }

    fn turn(&self) -> Seat {
        self.turn.seat()
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn scores(&self) -> PerTeam<u16> {
        PerTeam::from_fn(|team| self.captured.get(team.index()).map_or(0, |&n| u16::from(n)))
    }

    fn outcome(&self) -> Option<Outcome> {
        todo!()
    }

    fn each_set<B>(&self, _visitor: impl FnMut(MoveSet) -> ControlFlow<B>) -> ControlFlow<B> {
        todo!()
    }

    fn check(&self, _mv: Move) -> Result<(), IllegalMove> {
        todo!()
    }

    fn apply(&mut self, _mv: Move) {
        todo!()
    }

    fn key(&self) -> u64 {
        todo!()
    }

    fn retire(&mut self, _seat: Seat, _reason: Reason) {
        todo!()
    }

    fn pass(&mut self) {
        todo!()
    }
}

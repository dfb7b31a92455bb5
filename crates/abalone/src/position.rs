//! Legal, playable positions.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use sumito_core::{Effect, LineUp, Outcome, PerTeam, Reason, Seat};

use crate::{Board, Cell, Hex61, IllegalMove, Marble, Move, MoveSet, Rules, Setup};

/// A position of a rule set.
#[derive(Debug)]
pub struct Position<B: Board = Hex61> {
    rules: Arc<Rules>,
    marbles: [B::Word; 7],
}

/// Why a rule set has no starting position here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The rule set needs a position to be given.
    #[error("this rule set has no start of its own: give a position")]
    NeedsPosition,
    /// The board is for another side.
    #[error("a board of side {0} is not played on this kind of board")]
    OtherBoard(usize),
}

impl<B: Board> Position<B> {
    /// The position a game of this rule set starts from.
    ///
    /// # Errors
    /// If the rule set has none, or is for the other kind of board.
    pub fn start(_rules: &Arc<Rules>) -> Result<Self, StartError> {
        todo!()
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The marbles on the board.
    pub fn marbles(&self) -> impl Iterator<Item = (Cell, Marble)> + '_ {
        std::iter::empty()
    }

    /// What stands on a cell.
    #[must_use]
    pub fn at(&self, _cell: Cell) -> Option<Marble> {
        todo!()
    }

    /// Plies since the last ejection.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        todo!()
    }

    /// Actions left in this turn, the next one included.
    #[must_use]
    pub fn actions_left(&self) -> u8 {
        todo!()
    }

    /// Seats out of the game.
    #[must_use]
    pub fn out(&self) -> sumito_core::SeatSet {
        todo!()
    }

    /// The position as something to draw or edit.
    #[must_use]
    pub fn setup(&self) -> Setup {
        todo!()
    }

    /// What a legal move does on the board.
    #[must_use]
    pub fn effect(&self, _mv: Move) -> Effect {
        todo!()
    }

    /// The teams from first to last, as ranked after the end: winner, then score, then fewer own
    /// marbles lost since `start`, then shared.
    #[must_use]
    pub fn ranking(&self, _start: &Self) -> Vec<sumito_core::TeamSet> {
        todo!()
    }
}

impl<B: Board> Clone for Position<B> {
    fn clone(&self) -> Self {
        Self { rules: Arc::clone(&self.rules), marbles: self.marbles }
    }
}

impl<B: Board> PartialEq for Position<B> {
    fn eq(&self, _other: &Self) -> bool {
        todo!()
    }
}

impl<B: Board> Eq for Position<B> {}

impl<B: Board> fmt::Display for Position<B> {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        todo!()
    }
}

impl<B: Board> sumito_core::Position for Position<B> {
    type Move = Move;
    type MoveSet = MoveSet<B>;
    type Illegal = IllegalMove;

    fn line_up(&self) -> &LineUp {
        self.rules.line_up()
    }

    fn turn(&self) -> Seat {
        todo!()
    }

    fn ply(&self) -> u32 {
        todo!()
    }

    fn scores(&self) -> PerTeam<u16> {
        todo!()
    }

    fn outcome(&self) -> Option<Outcome> {
        todo!()
    }

    fn each_set<R>(&self, _visitor: impl FnMut(MoveSet<B>) -> ControlFlow<R>) -> ControlFlow<R> {
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

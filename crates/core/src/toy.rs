//! A game small enough to check by hand: one piece walks a row of cells, both seats move it, and
//! whoever brings it to the last cell has won.

use std::ops::ControlFlow;

use crate::{Colour, LineUp, MoveSet, Outcome, PerTeam, Position, Reason, Seat, Team};

/// A position of the toy game. A move is a step of -1, 0 or 1.
#[derive(Clone, Debug)]
pub struct Walk {
    line_up: LineUp,
    cells: i8,
    cell: i8,
    ply: u32,
    gone: Option<Outcome>,
}

/// Steps between the edges.
pub struct Steps(Vec<i8>);

/// The step leaves the row, or the game is over.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the piece cannot step by {0} here")]
pub struct NoStep(i8);

impl Walk {
    pub fn new(cells: i8, cell: i8) -> Self {
        let line_up = LineUp::duel(Colour::Black, Colour::White);
        Self { line_up, cells, cell, ply: 0, gone: None }
    }

    pub fn cell(&self) -> i8 {
        self.cell
    }
}

impl PartialEq for Walk {
    fn eq(&self, other: &Self) -> bool {
        (self.cell, self.turn(), self.gone) == (other.cell, other.turn(), other.gone)
    }
}

impl Eq for Walk {}

impl IntoIterator for Steps {
    type Item = i8;
    type IntoIter = std::vec::IntoIter<i8>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl MoveSet for Steps {
    fn len(&self) -> usize {
        self.0.len()
    }
}

impl Position for Walk {
    type Move = i8;
    type MoveSet = Steps;
    type Illegal = NoStep;

    fn line_up(&self) -> &LineUp {
        &self.line_up
    }

    fn turn(&self) -> Seat {
        Seat::new(self.ply as usize % 2)
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn scores(&self) -> PerTeam<u16> {
        PerTeam::all(0)
    }

    fn outcome(&self) -> Option<Outcome> {
        let last_mover = Team::new(1 - self.turn().index());
        self.gone.or((self.cell == self.cells - 1).then(|| Outcome::win(last_mover, Reason::Goal)))
    }

    fn each_set<B>(&self, mut visitor: impl FnMut(Steps) -> ControlFlow<B>) -> ControlFlow<B> {
        visitor(Steps((-1..=1).filter(|&step| self.check(step).is_ok()).collect()))
    }

    fn check(&self, mv: i8) -> Result<(), NoStep> {
        let inside = (0..self.cells).contains(&(self.cell + mv));
        (inside && self.outcome().is_none()).then_some(()).ok_or(NoStep(mv))
    }

    fn apply(&mut self, mv: i8) {
        self.cell += mv;
        self.ply += 1;
    }

    fn key(&self) -> u64 {
        // Coarse on purpose: users of keys must look at equality too.
        self.cell as u64 % 2
    }

    fn retire(&mut self, seat: Seat, reason: Reason) {
        self.gone = Some(Outcome::win(Team::new(1 - seat.index()), reason));
    }

    fn pass(&mut self) {
        self.ply += 1;
    }
}

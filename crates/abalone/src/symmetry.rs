//! Symmetries of the board, and what they do to a start.

use std::collections::BTreeMap;

use sumito_core::{LineUp, Team};

use crate::rows::Grid;
use crate::{Cell, Marble, Symmetry};

impl Cell {
    /// The cell where this one comes to when the board turns counter-clockwise by sixths.
    ///
    /// ```
    /// use sumito_abalone::Cell;
    /// let a1 = Cell::named("A1", 5).unwrap();
    /// assert_eq!(a1.turned(1).name(5).to_string(), "A5");
    /// ```
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Self {
        let (mut x, mut y) = self.offsets();
        let mut left = sixths % 6;
        while left > 0 {
            (x, y) = (x - y, x);
            left -= 1;
        }
        Self::from_offsets(x, y).unwrap()
    }

    /// The cell in a mirror that swaps left and right.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        let (x, y) = self.offsets();
        Self::from_offsets(y - x, y).unwrap()
    }
}

/// What maps a start onto itself with each team's marbles on the next team's places.
pub(crate) fn symmetry(grid: &Grid, line_up: &LineUp) -> Symmetry {
    let turns = (1..6).filter(|&n| carries(grid, line_up, |cell| cell.turned(n)));
    let turns: Vec<_> = turns.collect();
    if line_up.teams() == 2 && turns.contains(&3) {
        return Symmetry::Point;
    }
    if !turns.is_empty() {
        return Symmetry::Turn;
    }
    if (0..6).any(|n| carries(grid, line_up, |cell| cell.mirrored().turned(n))) {
        return Symmetry::Mirror;
    }
    Symmetry::None
}

fn carries(grid: &Grid, line_up: &LineUp, image: impl Fn(Cell) -> Cell) -> bool {
    let same = |cells: &[Cell]| cells.iter().all(|&cell| cells.contains(&image(cell)));
    if !same(&grid.obstacles) || !same(&grid.holes) {
        return false;
    }
    let mut goes: BTreeMap<Marble, Marble> = BTreeMap::new();
    grid.marbles.iter().all(|(&cell, &marble)| {
        grid.marbles
            .get(&image(cell))
            .is_some_and(|&there| *goes.entry(marble).or_insert(there) == there)
    }) && goes.iter().all(|(&from, &to)| match (from, to) {
        (Marble::Neutral, Marble::Neutral) => true,
        (Marble::Colour(a), Marble::Colour(b)) => line_up
            .seats_of(a)
            .zip(line_up.seats_of(b))
            .all(|(s, t)| line_up.team(t) == next_team(line_up, line_up.team(s))),
        _ => false,
    })
}

fn next_team(line_up: &LineUp, team: Team) -> Team {
    Team::new((team.index() + 1) % line_up.teams())
}

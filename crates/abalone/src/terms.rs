//! The terms of the game as functions on a position: groups and their shapes, paks, sumitos, dets.
//!
//! ```
//! use std::sync::Arc;
//! use sumito_abalone::{Position, Rules, terms};
//! let rules: Arc<Rules> = Arc::new("abalone/empty?goal=1".parse()?);
//! let position: Position = Position::read(&rules, "5/6/7/8/2bbbww2/8/7/6/5 b")?;
//! let [sumito] = terms::standoffs(&position).try_into().unwrap();
//! assert_eq!(sumito.lengths, (3, 2));
//! assert!(!sumito.is_pak() && sumito.open);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::BTreeSet;

use sumito_core::{Colour, Position as _};

use crate::{Board, Cell, Direction, Marble, Position, Triangle};

/// Connected marbles of one colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Their colour.
    pub colour: Colour,
    /// Where they stand, by row, then digit.
    pub cells: Vec<Cell>,
}

/// What a group is called by its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GroupKind {
    /// One marble alone.
    Monomial,
    /// Two.
    Binomial,
    /// Three.
    Trinomial,
    /// More.
    Polynomial,
}

impl Group {
    /// What the group is called.
    #[must_use]
    pub fn kind(&self) -> GroupKind {
        match self.cells.len() {
            1 => GroupKind::Monomial,
            2 => GroupKind::Binomial,
            3 => GroupKind::Trinomial,
            _ => GroupKind::Polynomial,
        }
    }
}

/// All groups, in the order of their first cells.
pub fn groups<B: Board>(position: &Position<B>) -> Vec<Group> {
    let mut seen = BTreeSet::new();
    let mut groups = Vec::new();
    for (cell, marble) in position.marbles() {
        let Marble::Colour(colour) = marble else { continue };
        if !seen.insert(cell) {
            continue;
        }
        let mut cells = vec![cell];
        let mut looked = 0;
        while let Some(&from) = cells.get(looked) {
            looked += 1;
            for next in Direction::ALL.into_iter().filter_map(|d| from.neighbour(d)) {
                if position.at(next) == Some(marble) && seen.insert(next) {
                    cells.push(next);
                }
            }
        }
        cells.sort_unstable();
        groups.push(Group { colour, cells });
    }
    groups
}

/// A named shape of marbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// Three in a line.
    Spear,
    /// Three at 120°.
    Arc,
    /// Three that all touch each other.
    Shield,
    /// Nine in a rhombus of 3 by 3.
    Block,
}

/// A shape of one colour on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Which shape.
    pub shape: Shape,
    /// Whose marbles.
    pub colour: Colour,
    /// Where they stand, by row, then digit.
    pub cells: Vec<Cell>,
    /// Whether they are a whole group, as the strict sense of the terms wants; otherwise the
    /// shape stands inside a larger group.
    pub whole: bool,
}

/// All spears, arcs, shields and blocks.
pub fn figures<B: Board>(position: &Position<B>) -> Vec<Figure> {
    let mut figures = Vec::new();
    for group in groups(position) {
        let mut add = |shape, steps: &dyn Fn(Cell) -> Vec<Option<Cell>>| {
            for &cell in &group.cells {
                let cells: Option<Vec<Cell>> = steps(cell).into_iter().collect();
                let held = |cells: &Vec<Cell>| {
                    cells.iter().all(|cell| group.cells.binary_search(cell).is_ok())
                };
                if let Some(mut cells) = cells.filter(held) {
                    cells.sort_unstable();
                    let whole = cells.len() == group.cells.len();
                    figures.push(Figure { shape, colour: group.colour, cells, whole });
                }
            }
        };
        for d in Direction::ALL {
            if d.index() < 3 {
                add(Shape::Spear, &|cell| (0..3).map(|i| cell.ahead(d, i)).collect());
                add(Shape::Block, &|cell| rhombus(cell, d));
            }
            add(Shape::Arc, &|cell| {
                vec![Some(cell), cell.neighbour(d), cell.neighbour(d.turned(2))]
            });
        }
        for triangle in Triangle::ALL {
            let [second, third] = triangle.directions();
            add(Shape::Shield, &|cell| {
                vec![Some(cell), cell.neighbour(second), cell.neighbour(third)]
            });
        }
    }
    figures
}

/// The rhombus from a corner along two neighbouring directions.
fn rhombus(corner: Cell, along: Direction) -> Vec<Option<Cell>> {
    let across = along.turned(1);
    let cell = |i: usize| corner.ahead(along, i % 3)?.ahead(across, i / 3);
    (0..9).map(cell).collect()
}

/// Two lines of opposed colours that touch on one line of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standoff {
    /// From the first line to the second.
    pub direction: Direction,
    /// The longer line, from the contact backwards; in a pak the lower one.
    pub first: Vec<Cell>,
    /// The other line, from the contact on.
    pub second: Vec<Cell>,
    /// The lengths that count: no more than move together.
    pub lengths: (usize, usize),
    /// Whether an empty cell or the edge is behind the second line.
    pub open: bool,
}

impl Standoff {
    /// Whether neither line can push the other; otherwise it is a sumito, which can be played if
    /// it is [`open`](Self::open).
    #[must_use]
    pub fn is_pak(&self) -> bool {
        self.lengths.0 == self.lengths.1
    }
}

/// All paks and sumitos. Two single marbles that touch are neither.
pub fn standoffs<B: Board>(position: &Position<B>) -> Vec<Standoff> {
    let mut standoffs = Vec::new();
    let most = usize::from(position.rules().group());
    for (cell, marble) in position.marbles() {
        for direction in Direction::ALL {
            let Some(next) = cell.neighbour(direction) else { continue };
            let Some(other) = position.at(next) else { continue };
            if !opposed(position, marble, other) {
                continue;
            }
            let first = run(position, cell, direction.opposite());
            let second = run(position, next, direction);
            let lengths = (first.len().min(most), second.len().min(most));
            let ascending = direction.index() < 3;
            let pak = lengths.0 == lengths.1 && lengths.0 > 1 && ascending;
            if pak || lengths.0 > lengths.1 {
                let last = second.last().copied().unwrap_or(next);
                let open = position.target(last, direction).is_none_or(|behind| {
                    position.at(behind).is_none() && !position.rules().obstacles().contains(&behind)
                });
                standoffs.push(Standoff { direction, first, second, lengths, open });
            }
        }
    }
    standoffs
}

/// Marbles of one colour in line, from a cell on.
fn run<B: Board>(position: &Position<B>, from: Cell, direction: Direction) -> Vec<Cell> {
    let marble = position.at(from);
    let next = |cell: &Cell| cell.neighbour(direction);
    std::iter::successors(Some(from), next).take_while(|&c| position.at(c) == marble).collect()
}

/// Whether two marbles are of colours that no one team moves alone.
fn opposed<B: Board>(position: &Position<B>, a: Marble, b: Marble) -> bool {
    let (Marble::Colour(a), Marble::Colour(b)) = (a, b) else { return false };
    let line_up = position.line_up();
    let team = line_up.seats_of(a).next().map(|seat| line_up.team(seat));
    let mut seats = line_up.seats_of(a).chain(line_up.seats_of(b));
    a != b && !seats.all(|seat| Some(line_up.team(seat)) == team)
}

/// How strictly a det is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strictness {
    /// All six neighbours belong to one opposing group.
    Strict,
    /// Off the edge, with no own neighbour and at least [`LOOSE_DET`] of one opposing group.
    Loose,
}

/// Neighbours of one opposing group that make a loose det, for statistics.
pub const LOOSE_DET: usize = 4;

/// The dets: single marbles within an opposing group.
pub fn dets<B: Board>(position: &Position<B>, strictness: Strictness) -> Vec<Cell> {
    let groups = groups(position);
    let least = match strictness {
        Strictness::Strict => 6,
        Strictness::Loose => LOOSE_DET,
    };
    let single = groups.iter().filter(|group| group.kind() == GroupKind::Monomial);
    single
        .map(|group| (group.cells[0], Marble::Colour(group.colour)))
        .filter(|&(cell, marble)| {
            let around: Vec<Cell> =
                Direction::ALL.into_iter().filter_map(|d| position.target(cell, d)).collect();
            around.len() == 6
                && groups.iter().any(|other| {
                    opposed(position, marble, Marble::Colour(other.colour))
                        && around.iter().filter(|cell| other.cells.contains(cell)).count() >= least
                })
        })
        .map(|(cell, _)| cell)
        .collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::Hex61;

    fn position(rows: &str) -> Position<Hex61> {
        let rules = Arc::new("abalone/empty?goal=1".parse().unwrap());
        Position::read(&rules, &format!("{rows} b")).unwrap()
    }

    fn names(cells: &[Cell]) -> String {
        cells.iter().map(|cell| cell.name(5).to_string()).collect::<Vec<_>>().join(" ")
    }

    fn count(position: &Position<Hex61>, shape: Shape) -> (usize, usize) {
        let figures: Vec<_> = figures(position).into_iter().filter(|f| f.shape == shape).collect();
        (figures.len(), figures.iter().filter(|f| f.whole).count())
    }

    #[test]
    fn groups_are_told_by_size() {
        let position = position("w4/b5/7/3b4/4bb3/8/1ww4/ww3w/5");
        let kinds: Vec<_> = groups(&position).iter().map(Group::kind).collect();
        use GroupKind::{Monomial, Polynomial, Trinomial};
        assert_eq!(kinds, [Polynomial, Monomial, Trinomial, Monomial, Monomial]);
    }

    #[test]
    fn shapes_of_three_are_told_apart_whole_and_within() {
        let spear = position("5/6/7/8/1bbb2w2/8/7/6/5");
        assert_eq!(count(&spear, Shape::Spear), (1, 1));
        assert_eq!(count(&spear, Shape::Arc), (0, 0));
        let arc = position("5/6/7/1b6/2bb2w2/8/7/6/5");
        assert_eq!((count(&arc, Shape::Arc), count(&arc, Shape::Shield)), ((1, 1), (0, 0)));
        let shield = position("5/6/7/3b4/3bb1w2/8/7/6/5");
        assert_eq!((count(&shield, Shape::Arc), count(&shield, Shape::Shield)), ((0, 0), (1, 1)));
        let block = position("5/6/2bbb2/2bbb3/2bbb1w2/8/7/6/5");
        assert_eq!(count(&block, Shape::Block), (1, 1));
        assert_eq!(count(&block, Shape::Spear), (7, 0));
        assert_eq!(count(&block, Shape::Shield), (8, 0));
    }

    #[test]
    fn standoffs_count_no_more_than_three() {
        let pak = position("5/6/7/8/1bbbbwww1/8/7/6/5");
        let [standoff] = standoffs(&pak).try_into().unwrap();
        assert!(standoff.is_pak());
        assert_eq!(names(&standoff.first), "E5 E4 E3 E2");
        let edge = position("5/6/7/8/5wwbb/8/7/6/5");
        assert!(standoffs(&edge)[0].is_pak());
        let sumito = position("5/6/7/8/6wwb/8/7/6/5");
        let [standoff] = standoffs(&sumito).try_into().unwrap();
        assert_eq!((standoff.lengths, standoff.open, standoff.is_pak()), ((2, 1), true, false));
        let blocked = position("5/6/7/8/2bbwb3/8/7/6/5");
        let open: Vec<_> = standoffs(&blocked).iter().map(|s| s.open).collect();
        assert_eq!(open, [false]);
        assert!(standoffs(&position("5/6/7/8/3bw4/8/7/6/5")).is_empty());
    }

    #[test]
    fn a_det_is_surrounded_by_one_group() {
        let strict = position("5/6/7/3ww3/3wbw3/3ww3/7/6/5");
        assert_eq!(names(&dets(&strict, Strictness::Strict)), "E5");
        let loose = position("5/6/7/3ww3/3wbw3/8/7/6/5");
        assert!(dets(&loose, Strictness::Strict).is_empty());
        assert_eq!(names(&dets(&loose, Strictness::Loose)), "E5");
        let edge = position("5/6/7/ww6/bw7/ww6/7/6/5");
        assert!(dets(&edge, Strictness::Loose).is_empty());
    }
}

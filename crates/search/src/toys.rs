//! Games small enough to be searched plainly, for tests.

use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

use sumito_core::{
    Colour, LineUp, MoveSet, Outcome, PerTeam, Position, Reason, Seat, SeatPlace, Team,
};

use crate::{Candidate, Knowledge};

/// What a toy game says of one of its states.
pub(crate) trait Toy: Clone + Eq + Hash + Debug + Send + Sync {
    fn turn(&self, ply: u32) -> usize;
    fn moves(&self) -> Vec<u8>;
    fn make(&mut self, mv: u8);
    fn outcome(&self) -> Option<Outcome>;
    fn value(&self, team: Team) -> i32;
    fn is_tactical(&self, mv: u8) -> bool;
}

/// A toy as a position.
#[derive(Clone, Debug)]
pub(crate) struct Table<T> {
    pub toy: T,
    ply: u32,
    line_up: LineUp,
}

impl<T: Toy> Table<T> {
    pub fn new(toy: T, teams: &[usize]) -> Self {
        let place = |(i, &team): (usize, &usize)| SeatPlace {
            colour: Colour::ALL[i],
            team: Team::new(team),
        };
        Self { toy, ply: 0, line_up: LineUp::new(teams.iter().enumerate().map(place).collect()) }
    }

    pub fn duel(toy: T) -> Self {
        Self::new(toy, &[0, 1])
    }
}

impl<T: Toy> PartialEq for Table<T> {
    fn eq(&self, other: &Self) -> bool {
        self.toy == other.toy && self.turn() == other.turn()
    }
}

impl<T: Toy> Eq for Table<T> {}

pub(crate) struct Moves(Vec<u8>);

impl IntoIterator for Moves {
    type Item = u8;
    type IntoIter = std::vec::IntoIter<u8>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl MoveSet for Moves {
    fn len(&self) -> usize {
        self.0.len()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such move")]
pub(crate) struct NoSuchMove;

impl<T: Toy> Position for Table<T> {
    type Move = u8;
    type MoveSet = Moves;
    type Illegal = NoSuchMove;

    fn line_up(&self) -> &LineUp {
        &self.line_up
    }

    fn turn(&self) -> Seat {
        Seat::new(self.toy.turn(self.ply))
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn scores(&self) -> PerTeam<u16> {
        PerTeam::all(0)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.toy.outcome()
    }

    fn each_set<B>(&self, mut visitor: impl FnMut(Moves) -> ControlFlow<B>) -> ControlFlow<B> {
        visitor(Moves(if self.outcome().is_some() { Vec::new() } else { self.toy.moves() }))
    }

    fn check(&self, mv: u8) -> Result<(), NoSuchMove> {
        if self.moves().contains(&mv) { Ok(()) } else { Err(NoSuchMove) }
    }

    fn apply(&mut self, mv: u8) {
        self.toy.make(mv);
        self.ply += 1;
    }

    fn key(&self) -> u64 {
        hash(&(&self.toy, self.turn()))
    }

    fn retire(&mut self, _: Seat, _: Reason) {}

    fn pass(&mut self) {
        self.ply += 1;
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// What a toy knows of itself.
pub(crate) struct Plain;

impl Plain {
    fn candidate<T: Toy>(position: &Table<T>, mv: u8) -> Candidate {
        let tactical = position.toy.is_tactical(mv);
        Candidate { code: mv.into(), rank: 0, slot: mv.into(), class: mv.into(), tactical }
    }
}

impl<T: Toy> Knowledge<Table<T>> for Plain {
    type Memo = ();

    fn history_size(&self) -> usize {
        256
    }

    fn classes(&self) -> usize {
        256
    }

    fn tactical(&self, position: &Table<T>, into: &mut Vec<Candidate>) {
        let moves = position.moves().into_iter().map(|mv| Self::candidate(position, mv));
        into.extend(moves.filter(|c| c.tactical));
    }

    fn quiet(&self, position: &Table<T>, into: &mut Vec<Candidate>) {
        let moves = position.moves().into_iter().map(|mv| Self::candidate(position, mv));
        into.extend(moves.filter(|c| !c.tactical));
    }

    fn named(&self, code: u32) -> u8 {
        code as u8
    }

    fn recall(&self, position: &Table<T>, code: u32) -> Option<Candidate> {
        let mv = u8::try_from(code).ok().filter(|mv| position.moves().contains(mv))?;
        Some(Self::candidate(position, mv))
    }

    fn evaluate(&self, position: &Table<T>, team: Team, _: &mut (), _: usize) -> i32 {
        position.toy.value(team)
    }
}

/// Noughts and crosses: known to be a draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Noughts {
    marks: [u16; 2],
}

impl Noughts {
    /// The position after these cells (0 to 8) were marked in turn.
    pub fn after(cells: &[u8]) -> Table<Self> {
        let mut table = Table::duel(Self::default());
        for &cell in cells {
            table.apply(cell);
        }
        table
    }

    fn filled(&self) -> u16 {
        self.marks[0] | self.marks[1]
    }
}

impl Toy for Noughts {
    fn turn(&self, ply: u32) -> usize {
        ply as usize % 2
    }

    fn moves(&self) -> Vec<u8> {
        (0..9).filter(|cell| self.filled() & 1 << cell == 0).collect()
    }

    fn make(&mut self, mv: u8) {
        let side = self.filled().count_ones() as usize % 2;
        self.marks[side] |= 1 << mv;
    }

    fn outcome(&self) -> Option<Outcome> {
        const ROWS: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
        let has_row = |side: usize| ROWS.iter().any(|&row| self.marks[side] & row == row);
        (0..2)
            .find(|&side| has_row(side))
            .map(|side| Outcome::win(Team::new(side), Reason::Goal))
            .or_else(|| (self.filled() == 0o777).then(|| Outcome::draw(Reason::MoveLimit)))
    }

    fn value(&self, _: Team) -> i32 {
        0
    }

    fn is_tactical(&self, _: u8) -> bool {
        false
    }
}

/// Take one to three from a heap; whoever takes the last one wins. A heap of 4k is lost in 2k.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Heap {
    pub left: u8,
    pub taken_by: u8,
}

impl Heap {
    pub fn of(left: u8) -> Table<Self> {
        Table::duel(Self { left, taken_by: 1 })
    }
}

impl Toy for Heap {
    fn turn(&self, _: u32) -> usize {
        1 - self.taken_by as usize
    }

    fn moves(&self) -> Vec<u8> {
        (1..=self.left.min(3)).collect()
    }

    fn make(&mut self, mv: u8) {
        self.left -= mv;
        self.taken_by = 1 - self.taken_by;
    }

    fn outcome(&self) -> Option<Outcome> {
        let taker = Team::new(self.taken_by as usize);
        (self.left == 0).then(|| Outcome::win(taker, Reason::Goal))
    }

    fn value(&self, _: Team) -> i32 {
        0
    }

    fn is_tactical(&self, _: u8) -> bool {
        false
    }
}

/// Two states and one move, for ever.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shuffle(pub bool);

impl Toy for Shuffle {
    fn turn(&self, ply: u32) -> usize {
        ply as usize % 2
    }

    fn moves(&self) -> Vec<u8> {
        vec![0]
    }

    fn make(&mut self, _: u8) {
        self.0 = !self.0;
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn value(&self, team: Team) -> i32 {
        if team.index() == 0 { 500 } else { -500 }
    }

    fn is_tactical(&self, _: u8) -> bool {
        false
    }
}

/// A random game in which lines meet again. Who moves is random too, so that any order of seats
/// comes up: several actions a turn, partners one after the other, passed-over seats.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Maze {
    pub seed: u64,
    pub seats: usize,
    pub teams: usize,
    pub exchanges: bool,
    depth: u8,
    place: u8,
}

impl Maze {
    pub fn new(seed: u64, teams: &[usize], exchanges: bool) -> Table<Self> {
        let count = teams.iter().max().map_or(0, |most| most + 1);
        let maze = Self { seed, seats: teams.len(), teams: count, exchanges, depth: 0, place: 0 };
        Table::new(maze, teams)
    }

    fn draw(&self, purpose: &str, below: u64) -> u64 {
        hash(&(self, purpose)) % below
    }
}

impl Toy for Maze {
    fn turn(&self, _: u32) -> usize {
        self.draw("turn", self.seats as u64) as usize
    }

    fn moves(&self) -> Vec<u8> {
        (0..1 + self.draw("moves", 5) as u8).collect()
    }

    fn make(&mut self, mv: u8) {
        let place = hash(&(&*self, mv)) % 40;
        self.place = place as u8;
        self.depth += 1;
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.draw("outcome", 24) {
            0 if self.depth > 0 => Some(Outcome::draw(Reason::Repetition)),
            1 if self.depth > 0 => {
                let winner = self.draw("winner", self.teams as u64) as usize;
                Some(Outcome::win(Team::new(winner), Reason::Goal))
            }
            _ => None,
        }
    }

    fn value(&self, team: Team) -> i32 {
        let of = |team: usize| self.draw(&format!("value {team}"), 400) as i32;
        let others: i32 = (0..self.teams).filter(|&t| t != team.index()).map(of).sum();
        (self.teams as i32 - 1) * of(team.index()) - others
    }

    fn is_tactical(&self, mv: u8) -> bool {
        self.exchanges && mv == 1 && self.depth < 12
    }
}

//! The rules of Abalone in plain code: a second, slow implementation that shares nothing with the
//! first but the rule-set and position texts. Read it as the specification.
//!
//! A board is a map from cells (row, digit) to letters. A move is its text and what the board
//! looks like after it.

use std::collections::{BTreeMap, BTreeSet};

use sumito_abalone::{NeutralOff, RuleSpec, Rules};

type Cell = (i32, i32);
type Board = BTreeMap<Cell, char>;

/// East, north-east, north-west, west, south-west, south-east as (row, digit).
const DIRECTIONS: [Cell; 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

fn next((row, digit): Cell, direction: usize) -> Cell {
    let (dr, dd) = DIRECTIONS[direction % 6];
    (row + dr, digit + dd)
}

fn ahead(cell: Cell, direction: usize, steps: usize) -> Cell {
    (0..steps).fold(cell, |cell, _| next(cell, direction))
}

fn name((row, digit): Cell) -> String {
    format!("{}{digit}", char::from(b'A' - 1 + row as u8))
}

/// A rule set.
pub struct Game {
    spec: RuleSpec,
    side: i32,
    /// Colour letter and team of each seat.
    seats: Vec<(char, usize)>,
    goals: Vec<u32>,
    group: usize,
    actions: u32,
    obstacles: BTreeSet<Cell>,
    holes: BTreeSet<Cell>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    pub winners: Vec<usize>,
    pub reason: &'static str,
}

/// A position.
#[derive(Clone, Debug)]
pub struct Position {
    board: Board,
    turn: usize,
    actions: u32,
    scores: Vec<u32>,
    quiet: u32,
    ply: u32,
    out: BTreeSet<usize>,
    /// One colour: how the marbles may not stand after the next move.
    forbidden: Option<Board>,
    end: Option<End>,
}

/// A legal move.
pub struct Move {
    pub text: String,
    after: Board,
    ejected: Option<char>,
}

impl Game {
    pub fn new(rules: &Rules) -> Self {
        let spec = rules.spec().clone();
        let line_up = rules.line_up();
        let seats = line_up.seats().map(|s| (line_up.colour(s).letter(), line_up.team(s).index()));
        let side = rules.side();
        let cells = |cells: &[sumito_abalone::Cell]| {
            cells.iter().map(|cell| (cell.row(side) as i32, cell.digit(side) as i32)).collect()
        };
        let grand = spec.layout == "grand";
        Self {
            side: side as i32,
            seats: seats.collect(),
            goals: rules.goals().first(line_up.teams()).iter().map(|&goal| goal.into()).collect(),
            group: if grand { 4 } else { 3 },
            actions: if grand { 2 } else { 1 },
            obstacles: cells(&spec.obstacles),
            holes: cells(&spec.holes),
            spec,
        }
    }

    /// Whether the hexagon has a cell. A hole is no cell.
    fn is_board(&self, cell: Cell) -> bool {
        let (row, digit, n) = (cell.0, cell.1, self.side);
        (1..2 * n).contains(&row)
            && (1.max(row - n + 1)..=(2 * n - 1).min(row + n - 1)).contains(&digit)
            && !self.holes.contains(&cell)
    }

    fn is_empty(&self, board: &Board, cell: Cell) -> bool {
        self.is_board(cell) && !self.obstacles.contains(&cell) && !board.contains_key(&cell)
    }

    /// Whether a colour is played by nobody any more, so that its marbles are inert.
    fn is_inert(&self, position: &Position, colour: char) -> bool {
        (0..self.seats.len())
            .all(|seat| self.seats[seat].0 != colour || position.out.contains(&seat))
    }

    fn is_own(&self, position: &Position, cell: Cell) -> bool {
        position.board.get(&cell) == Some(&self.seats[position.turn].0)
    }

    /// A partner's marble: of another colour that only the mover's team moves.
    fn is_partner(&self, position: &Position, cell: Cell) -> bool {
        let (own, team) = self.seats[position.turn];
        position.board.get(&cell).is_some_and(|&colour| {
            colour != own
                && colour != 'n'
                && !self.is_inert(position, colour)
                && self.seats.iter().all(|seat| seat.0 != colour || seat.1 == team)
        })
    }

    fn is_foe(&self, position: &Position, cell: Cell) -> bool {
        position.board.contains_key(&cell)
            && !self.is_own(position, cell)
            && !self.is_partner(position, cell)
    }

    /// All legal moves of the seat to move.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        if position.end.is_some() {
            return moves;
        }
        for &cell in position.board.keys() {
            for direction in 0..6 {
                moves.extend(if self.spec.one_colour {
                    self.whole_line(position, cell, direction)
                } else {
                    self.in_line(position, cell, direction)
                });
                for axis in 0..3 {
                    for size in 2..=self.group {
                        moves.extend(self.broadside(position, cell, axis, size, direction));
                    }
                }
                if self.spec.shield {
                    for axis in [0, 1] {
                        moves.extend(self.shield(position, cell, axis, direction));
                    }
                }
            }
            if self.spec.rotate {
                moves.extend(self.rotations(position, cell));
            }
        }
        moves.retain(|mv| Some(&mv.after) != position.forbidden.as_ref());
        moves
    }

    /// Own marbles move along their line onto an empty cell, or push fewer marbles of others.
    fn in_line(&self, position: &Position, rear: Cell, direction: usize) -> Option<Move> {
        if !self.is_own(position, rear) {
            return None;
        }
        let mut line = vec![rear];
        let mut cell = next(rear, direction);
        while self.is_own(position, cell) || self.is_partner(position, cell) {
            line.push(cell);
            cell = next(cell, direction);
        }
        let mut pushed = Vec::new();
        while self.is_foe(position, cell) {
            pushed.push(cell);
            cell = next(cell, direction);
        }
        let with_partner = line.iter().any(|&cell| self.is_partner(position, cell));
        let off = !self.is_board(cell);
        if line.len() > self.group {
            return None; // four in line never move as one
        }
        if pushed.is_empty() && (off || with_partner && !self.spec.partner_moves) {
            return None; // own marbles stay on the board; a mixed line only pushes
        }
        if !pushed.is_empty() && pushed.len() >= line.len() {
            return None; // the weaker never pushes
        }
        if !off && !self.is_empty(&position.board, cell) {
            return None; // blocked by an own marble, a partner's, or an obstacle
        }
        if off
            && position.board[pushed.last()?] == 'n'
            && self.spec.neutral_off == NeutralOff::Forbidden
        {
            return None;
        }
        line.extend(pushed);
        Some(self.advance(position, &line, direction))
    }

    /// One colour: whatever stands in line ahead of a marble moves with it.
    fn whole_line(&self, position: &Position, rear: Cell, direction: usize) -> Option<Move> {
        let mut line = Vec::new();
        let mut cell = rear;
        while position.board.contains_key(&cell) {
            line.push(cell);
            cell = next(cell, direction);
        }
        let fits = if self.is_board(cell) { 1 } else { 3 }..2 * self.group;
        fits.contains(&line.len()).then(|| self.advance(position, &line, direction))
    }

    /// Moves a line one cell on; the front marble leaves the board where there is no next cell.
    fn advance(&self, position: &Position, line: &[Cell], direction: usize) -> Move {
        let mut after = position.board.clone();
        let mut ejected = None;
        for &cell in line.iter().rev() {
            let marble = after.remove(&cell);
            match marble {
                Some(marble) if self.is_board(next(cell, direction)) => {
                    after.insert(next(cell, direction), marble);
                }
                _ => ejected = marble,
            }
        }
        let text = name(line[0]) + &name(next(line[0], direction));
        Move { text, after, ejected }
    }

    /// Two or more own marbles in a line step sideways, every one onto an empty cell.
    fn broadside(
        &self,
        position: &Position,
        end: Cell,
        axis: usize,
        size: usize,
        direction: usize,
    ) -> Option<Move> {
        let line: Vec<Cell> = (0..size).map(|i| ahead(end, axis, i)).collect();
        let may_move = |&cell: &Cell| {
            self.is_own(position, cell)
                || self.spec.partner_moves && self.is_partner(position, cell)
        };
        let legal = direction % 3 != axis
            && line.iter().all(may_move)
            && line.iter().any(|&cell| self.is_own(position, cell))
            && line.iter().all(|&cell| self.is_empty(&position.board, next(cell, direction)));
        legal.then(|| Move {
            text: name(end) + &name(line[size - 1]) + &name(next(end, direction)),
            after: translated(&position.board, &line, direction),
            ejected: None,
        })
    }

    /// Three mutually adjacent own marbles move together onto two new, empty cells.
    fn shield(
        &self,
        position: &Position,
        first: Cell,
        axis: usize,
        direction: usize,
    ) -> Option<Move> {
        let mut cells = [first, next(first, axis), next(first, axis + 1)];
        cells.sort_unstable();
        let legal = cells.iter().all(|&cell| self.is_own(position, cell))
            && cells
                .iter()
                .map(|&cell| next(cell, direction))
                .all(|target| cells.contains(&target) || self.is_empty(&position.board, target));
        legal.then(|| Move {
            text: cells.map(name).concat() + &name(next(cells[0], direction)),
            after: translated(&position.board, &cells, direction),
            ejected: None,
        })
    }

    /// The outer two of a spear or arc of own marbles turn by 60° about the middle one.
    fn rotations(&self, position: &Position, middle: Cell) -> Vec<Move> {
        let mut moves = Vec::new();
        for a in 0..6 {
            for b in a + 1..6 {
                let arms = [next(middle, a), next(middle, b)];
                let own = |&cell: &Cell| self.is_own(position, cell);
                if !(2..=4).contains(&(b - a)) || !own(&middle) || !arms.iter().all(own) {
                    continue;
                }
                for (sixths, sign) in [(1, '+'), (5, '-')] {
                    let targets = [next(middle, a + sixths), next(middle, b + sixths)];
                    if !targets.iter().all(|&cell| self.is_empty(&position.board, cell)) {
                        continue;
                    }
                    let mut after = position.board.clone();
                    for (from, to) in arms.into_iter().zip(targets) {
                        let marble = after.remove(&from);
                        after.extend(marble.map(|marble| (to, marble)));
                    }
                    let (low, high) = (arms[0].min(arms[1]), arms[0].max(arms[1]));
                    let text = format!("{}{}{}{sign}", name(low), name(middle), name(high));
                    moves.push(Move { text, after, ejected: None });
                }
            }
        }
        moves
    }

    /// The position after a move.
    pub fn play(&self, position: &Position, mv: &Move) -> Position {
        let mut after = position.clone();
        let mover = position.turn;
        let team = self.seats[mover].1;
        after.board.clone_from(&mv.after);
        after.ply += 1;
        after.quiet = if mv.ejected.is_some() { 0 } else { position.quiet + 1 };
        if mv.ejected == Some('n') && self.spec.neutral_off == NeutralOff::Wins {
            after.end = Some(End { winners: vec![team], reason: "goal" });
        } else if mv.ejected.is_some() {
            after.scores[team] += 1;
        }
        self.end_by_numbers(&mut after);
        if after.end.is_none() && position.actions > 1 {
            after.actions -= 1;
            if !self.moves(&after).is_empty() {
                return after;
            }
        }
        self.pass_on(&mut after, Some(&position.board));
        after
    }

    /// Goals, then the limits.
    fn end_by_numbers(&self, position: &mut Position) {
        if position.end.is_some() {
            return;
        }
        let seats = self.seats.len() as u32;
        let reached = |limit: Option<u16>, plies| {
            limit.is_some_and(|limit| plies >= u32::from(limit) * seats)
        };
        let goal = |&team: &usize| position.scores[team] >= self.goals[team];
        position.end = if let Some(team) = (0..self.goals.len()).find(goal) {
            Some(End { winners: vec![team], reason: "goal" })
        } else if self.teams_in(position).len() == 1 {
            Some(End { winners: self.teams_in(position), reason: "resignation" })
        } else if reached(self.spec.move_limit, position.ply) {
            Some(self.by_score(position, self.teams_in(position), "move-limit"))
        } else if reached(self.spec.quiet_limit, position.quiet) {
            let best = best_of(&self.teams_in(position), |team| self.on_centre_row(position, team));
            Some(self.by_score(position, best, "quiet-limit"))
        } else {
            None
        };
    }

    /// Teams with a seat still in the game.
    fn teams_in(&self, position: &Position) -> Vec<usize> {
        let in_game = (0..self.seats.len()).filter(|seat| !position.out.contains(seat));
        in_game.map(|seat| self.seats[seat].1).collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn by_score(&self, position: &Position, teams: Vec<usize>, reason: &'static str) -> End {
        let best = best_of(&teams, |team| position.scores[team] as usize);
        End { winners: if best.len() == 1 { best } else { Vec::new() }, reason }
    }

    fn on_centre_row(&self, position: &Position, team: usize) -> usize {
        let own =
            |colour: char| self.seats.contains(&(colour, team)) && !self.is_inert(position, colour);
        position.board.iter().filter(|(cell, colour)| cell.0 == self.side && own(**colour)).count()
    }

    /// The next seat that is in the game and, among three or more, can move.
    fn pass_on(&self, position: &mut Position, before: Option<&Board>) {
        let mover = position.turn;
        let forbidden = position.forbidden.clone();
        let seats = self.seats.len();
        for seat in (1..=seats).map(|i| (mover + i) % seats) {
            if position.out.contains(&seat) {
                continue;
            }
            position.turn = seat;
            position.actions = self.actions;
            if self.spec.one_colour {
                let opponents = self.seats[seat].1 != self.seats[mover].1;
                position.forbidden = match before {
                    Some(board) if opponents => Some(board.clone()),
                    _ => forbidden.clone(),
                };
            }
            if seats == 2 || position.end.is_some() || !self.moves(position).is_empty() {
                return;
            }
        }
        position.end = Some(self.by_score(position, self.teams_in(position), "no-move"));
    }

    /// How the game ended: two players lose where they cannot move.
    pub fn end(&self, position: &Position) -> Option<End> {
        if position.end.is_none() && self.moves(position).is_empty() {
            let winner = self.seats[1 - position.turn].1;
            return Some(End { winners: vec![winner], reason: "no-move" });
        }
        position.end.clone()
    }

    /// Reads a canonical position text.
    pub fn read(&self, text: &str) -> Position {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = Board::new();
        for (row, cells) in (1..2 * self.side).rev().zip(fields[0].split('/')) {
            let mut digit = 1.max(row - self.side + 1);
            let mut run = 0;
            for c in cells.chars() {
                if let Some(d) = c.to_digit(10) {
                    run = run * 10 + d as i32;
                    continue;
                }
                digit += std::mem::take(&mut run);
                if !matches!(c, 'x' | 'o') {
                    board.insert((row, digit), c);
                }
                digit += 1;
            }
        }
        let (seat, left) =
            fields[1].split_once('+').map_or((fields[1], None), |(s, n)| (s, Some(n)));
        let ply: u32 = fields[4].parse().unwrap();
        let out = fields.get(5).map_or("", |field| &field["out=".len()..]);
        let mut position = Position {
            board,
            turn: self.seat(seat),
            actions: left.map_or(if ply == 0 { 1 } else { self.actions }, |n| n.parse().unwrap()),
            scores: fields[2].split(',').map(|score| score.parse().unwrap()).collect(),
            quiet: fields[3].parse().unwrap(),
            ply,
            out: out.split(',').filter(|s| !s.is_empty()).map(|s| self.seat(s)).collect(),
            forbidden: None,
            end: None,
        };
        self.end_by_numbers(&mut position);
        position
    }

    /// The name of a seat: its colour, and its number where several share it.
    fn seat_name(&self, seat: usize) -> String {
        let colour = self.seats[seat].0;
        let same: Vec<_> = (0..self.seats.len()).filter(|&s| self.seats[s].0 == colour).collect();
        match same.len() {
            1 => colour.to_string(),
            _ => format!("{colour}{}", same.iter().position(|&s| s == seat).unwrap() + 1),
        }
    }

    fn seat(&self, name: &str) -> usize {
        (0..self.seats.len()).find(|&seat| self.seat_name(seat) == name).unwrap()
    }

    /// Writes a canonical position text.
    pub fn write(&self, position: &Position) -> String {
        let mut rows = Vec::new();
        for row in (1..2 * self.side).rev() {
            let mut text = String::new();
            let mut run = 0;
            for digit in 1.max(row - self.side + 1)..=(2 * self.side - 1).min(row + self.side - 1) {
                let cell = (row, digit);
                let letter = match position.board.get(&cell) {
                    Some(&marble) => Some(marble),
                    None if self.obstacles.contains(&cell) => Some('x'),
                    None if self.holes.contains(&cell) => Some('o'),
                    None => None,
                };
                match letter {
                    None => run += 1,
                    Some(letter) => {
                        if run > 0 {
                            text += &std::mem::take(&mut run).to_string();
                        }
                        text.push(letter);
                    }
                }
            }
            if run > 0 {
                text += &run.to_string();
            }
            rows.push(text);
        }
        let mut turn = self.seat_name(position.turn);
        if position.actions < self.actions && position.ply > 0 {
            turn += &format!("+{}", position.actions);
        }
        let scores: Vec<_> = position.scores.iter().map(u32::to_string).collect();
        let Position { quiet, ply, .. } = position;
        let mut text = format!("{} {turn} {} {quiet} {ply}", rows.join("/"), scores.join(","));
        if !position.out.is_empty() {
            let out: Vec<_> = position.out.iter().map(|&seat| self.seat_name(seat)).collect();
            text += &format!(" out={}", out.join(","));
        }
        text
    }
}

fn translated(board: &Board, cells: &[Cell], direction: usize) -> Board {
    let mut after = board.clone();
    for cell in cells {
        after.remove(cell);
    }
    after.extend(cells.iter().map(|&cell| (next(cell, direction), board[&cell])));
    after
}

/// Those with the highest value.
fn best_of(teams: &[usize], value: impl Fn(usize) -> usize) -> Vec<usize> {
    let best = teams.iter().map(|&team| value(team)).max();
    teams.iter().copied().filter(|&team| Some(value(team)) == best).collect()
}

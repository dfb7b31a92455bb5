//! The specification in code: one square at a time, slow and plain.

use std::collections::BTreeMap;

use sumito_core::{Outcome, Position as _, Reason, Team};
use sumito_epaminondas::{Direction, Move, Piece, Position, Rules, Square, Symmetry, Variant};

/// A board as a list of what stands where, with what else the rules ask for.
#[derive(Clone)]
pub struct Mailbox {
    rules: Rules,
    pub cells: BTreeMap<Square, Piece>,
    turn: Piece,
    captured: [u16; 2],
    quiet: u32,
    ply: u32,
}

impl Mailbox {
    pub fn new(position: &Position) -> Self {
        let scores = position.scores();
        Self {
            rules: (**position.rules()).clone(),
            cells: position.pieces().collect(),
            turn: if position.turn().index() == 0 { Piece::White } else { Piece::Black },
            captured: [scores[Team::new(0)], scores[Team::new(1)]],
            quiet: position.quiet(),
            ply: position.ply(),
        }
    }

    /// Every legal move, in order.
    pub fn moves(&self) -> Vec<Move> {
        if self.ended_before_move().is_some() { Vec::new() } else { self.possible_moves() }
    }

    /// The result, with the question whether there is a move last.
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(outcome) = self.ended_before_move() {
            return Some(outcome);
        }
        if !self.possible_moves().is_empty() {
            return None;
        }
        let reason = if self.is_crossing_pending() { Reason::Crossing } else { Reason::NoMove };
        Some(Outcome::win(team(foe(self.turn)), reason))
    }

    fn ended_before_move(&self) -> Option<Outcome> {
        let (own, others) = (self.crossed(self.turn), self.crossed(foe(self.turn)));
        if self.rules.variant() == Variant::Epaminondas && own > others {
            return Some(Outcome::win(team(self.turn), Reason::Majority));
        }
        if self.is_crossing_pending() {
            return None;
        }
        let [white, black] = self.captured;
        let moves = self.rules.spec().move_limit.is_some_and(|limit| self.ply >= 2 * limit);
        let quiet = self.rules.spec().quiet_limit.is_some_and(|limit| self.quiet >= 2 * limit);
        let (reason, white, black) = if moves {
            (Reason::MoveLimit, (0, white), (0, black))
        } else if quiet {
            let crossed = |piece| self.crossed(piece);
            (Reason::QuietLimit, (crossed(Piece::White), white), (crossed(Piece::Black), black))
        } else {
            return None;
        };
        Some(if white == black {
            Outcome::draw(reason)
        } else {
            Outcome::win(Team::new(usize::from(white < black)), reason)
        })
    }

    fn possible_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.ply < self.rules.stones() {
            let empty = |s: &Square| {
                (4..=self.rules.ranks() - 3).contains(&(s.rank() + 1))
                    && !self.cells.contains_key(s)
            };
            return self.squares().filter(empty).map(Move::Place).collect();
        }
        for rear in self.squares().filter(|s| self.cells.get(s) == Some(&self.turn)) {
            for direction in Direction::ALL {
                for size in 1..=16 {
                    for distance in 1..=size {
                        let mv = Move::Phalanx { rear, direction, size, distance };
                        if self.is_legal(rear, direction, size.into(), distance.into()) {
                            moves.push(mv);
                        }
                    }
                }
            }
        }
        moves.sort_unstable();
        moves
    }

    fn is_legal(&self, rear: Square, direction: Direction, size: usize, distance: usize) -> bool {
        let square = |steps| rear.step(direction, steps).filter(|&s| self.is_on_board(s));
        let at = |steps| square(steps).and_then(|s| self.cells.get(&s).copied());
        let locked = |steps| square(steps).is_some_and(|s| self.is_locked(s));
        let phalanx = (0..size).all(|i| at(i) == Some(self.turn) && !locked(i));
        let landing = size - 1 + distance;
        if !phalanx || square(landing).is_none() || (size..landing).any(|i| at(i).is_some()) {
            return false;
        }
        if let Some(met) = at(landing) {
            let line = (landing..).take_while(|&i| at(i) == Some(foe(self.turn))).count();
            if met != foe(self.turn) || locked(landing) || line >= size {
                return false;
            }
        }
        let far = self.far_rank(self.turn);
        let crosses = square(landing).is_some_and(|s| s.rank() == far)
            && square(size - 1).is_some_and(|s| s.rank() != far);
        if self.is_crossing_pending() && !crosses {
            return false;
        }
        let (size, distance) = (size as u8, distance as u8);
        let mv = Move::Phalanx { rear, direction, size, distance };
        !(crosses && self.after(mv).is_forbidden_arrangement())
    }

    /// The board after a move.
    pub fn after(&self, mv: Move) -> Self {
        let mut next = self.clone();
        next.turn = foe(self.turn);
        next.ply += 1;
        next.quiet += 1;
        match mv {
            Move::Place(square) => {
                next.cells.insert(square, Piece::Stone);
            }
            Move::Phalanx { rear, direction, size, distance } => {
                let (size, distance) = (usize::from(size), usize::from(distance));
                let square = |steps| rear.step(direction, steps);
                let most = if self.rules.variant() == Variant::Crossings { 1 } else { 16 };
                for i in 0..most {
                    let Some(victim) = square(size - 1 + distance + i) else { break };
                    if self.cells.get(&victim) != Some(&foe(self.turn)) {
                        break;
                    }
                    next.cells.remove(&victim);
                    next.captured[usize::from(self.turn == Piece::Black)] += 1;
                    next.quiet = 0;
                }
                for i in 0..size {
                    next.cells.remove(&square(i).unwrap());
                }
                for i in 0..size {
                    next.cells.insert(square(i + distance).unwrap(), self.turn);
                }
            }
        }
        next
    }

    fn is_forbidden_arrangement(&self) -> bool {
        match self.rules.symmetry() {
            Symmetry::None => false,
            Symmetry::Any => [Symmetry::Files, Symmetry::Ranks, Symmetry::HalfTurn]
                .into_iter()
                .any(|symmetry| self.is_symmetric(symmetry)),
            one => self.is_symmetric(one),
        }
    }

    fn is_symmetric(&self, symmetry: Symmetry) -> bool {
        let (files, ranks) = (self.rules.files(), self.rules.ranks());
        self.cells.iter().all(|(square, &piece)| {
            let (file, rank) = (files - 1 - square.file(), ranks - 1 - square.rank());
            let image = match symmetry {
                Symmetry::Files => Square::new(file, square.rank()),
                Symmetry::Ranks => Square::new(square.file(), rank),
                _ => Square::new(file, rank),
            };
            let piece = if symmetry == Symmetry::Files { piece } else { foe(piece) };
            self.cells.get(&image.unwrap()) == Some(&piece)
        })
    }

    fn is_crossing_pending(&self) -> bool {
        self.rules.variant() == Variant::Crossings
            && self.crossed(foe(self.turn)) > self.crossed(self.turn)
    }

    fn is_locked(&self, square: Square) -> bool {
        self.rules.variant() == Variant::Crossings
            && self.cells.get(&square).is_some_and(|&p| square.rank() == self.far_rank(p))
    }

    fn crossed(&self, side: Piece) -> usize {
        let far = self.far_rank(side);
        self.cells.iter().filter(|&(s, &p)| p == side && s.rank() == far).count()
    }

    fn far_rank(&self, side: Piece) -> usize {
        if side == Piece::White { self.rules.ranks() - 1 } else { 0 }
    }

    fn is_on_board(&self, square: Square) -> bool {
        square.file() < self.rules.files() && square.rank() < self.rules.ranks()
    }

    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (files, ranks) = (self.rules.files(), self.rules.ranks());
        (0..ranks).flat_map(move |r| (0..files).filter_map(move |f| Square::new(f, r)))
    }
}

/// The other side; a stone stays a stone.
pub fn foe(piece: Piece) -> Piece {
    match piece {
        Piece::White => Piece::Black,
        Piece::Black => Piece::White,
        Piece::Stone => Piece::Stone,
    }
}

fn team(side: Piece) -> Team {
    Team::new(usize::from(side == Piece::Black))
}

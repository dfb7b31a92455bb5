//! Move texts in three notations. All are read with the position: only it tells what moves.

use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase, Say};

use crate::cell::read_cell;
use crate::{
    Arms, Axis, Board, Cell, CellName, Direction, IllegalMove, Move, Position, Triangle, Turn,
};

/// A way to write moves. Shield slides and rotations are written alike in all three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// The seeds': last marble and the cell it goes to, `A1B2`; the two ends of a broadside and
    /// where the first goes, `C3C5D3`.
    #[default]
    AbaPro,
    /// Rear marble and the arrival of the front own one, `A1D4`; one end of a broadside and the
    /// arrival of the other, the pair farther apart, `C3D6`.
    Nacre,
    /// Rear marble and the arrival of the last marble of the chain, or the cell an ejected one
    /// stood on, `e5e9`; broadsides as in Nacre, either end named first.
    PlayStrategy,
}

/// Why a text is not a move here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub enum MoveTextError {
    /// The text is not of the form of a move.
    Text(#[from] Mismatch),
    /// The cells named do not make a move.
    Unclear(Phrase),
    /// The text fits several moves, here in canonical form.
    Ambiguous(Vec<String>),
    /// The move breaks a rule.
    Illegal(#[from] IllegalMove),
    /// The line arrives elsewhere.
    Arrival {
        /// The rear marble.
        rear: CellName,
        /// Where the line arrives, by this notation.
        arrives: CellName,
        /// What the text says.
        named: CellName,
    },
}

impl Say for MoveTextError {
    fn say(&self) -> Phrase {
        match self {
            Self::Text(mismatch) => wrong_move(mismatch.say()),
            Self::Unclear(why) => wrong_move(why.clone()),
            Self::Ambiguous(moves) => wrong_move(phrase!(
                "move-ambiguous",
                "this may mean any of {moves}",
                moves = moves.join(", ")
            )),
            Self::Illegal(reason) => wrong_move(reason.say()),
            Self::Arrival { rear, arrives, named } => wrong_move(phrase!(
                "move-arrival",
                "the line from {rear} arrives on {arrives}, not on {named}",
                rear = *rear,
                arrives = *arrives,
                named = *named
            )),
        }
    }
}

fn wrong_move(problem: Phrase) -> Phrase {
    phrase!("wrong-move", "move: {problem}", problem = problem)
}

/// The cells of a move text, and the sign after them.
struct Words {
    cells: Vec<Cell>,
    sign: Option<Turn>,
}

/// The most cells a move text names.
const MOST_CELLS: usize = 4;

fn words(text: &str, side: usize) -> Result<Words, Mismatch> {
    let mut words = Words { cells: Vec::with_capacity(MOST_CELLS), sign: None };
    let end = text.trim_end().len();
    let mut at = 0;
    loop {
        let rest = &text[at..end];
        if words.cells.len() == 3 {
            words.sign = Turn::ALL.into_iter().find(|turn| {
                rest.trim_start().strip_prefix(turn.sign()).is_some_and(str::is_empty)
            });
        }
        if words.sign.is_some() || (rest.is_empty() && words.cells.len() > 1) {
            return Ok(words);
        }
        let separator = |c: char| c.is_whitespace() || matches!(c, '-' | 'x' | 'X');
        at = end - rest.trim_start_matches(separator).len();
        if words.cells.len() == MOST_CELLS {
            return Err(Mismatch::at(
                text,
                at,
                phrase!("expected-move-end", "the end of the move"),
            ));
        }
        let (cell, next) = read_cell(&text[..end], at, side)?;
        words.cells.push(cell);
        at = next;
    }
}

impl<B: Board> Position<B> {
    /// Reads a move and checks that it is legal.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use sumito_abalone::{Hex61, Notation, Position, Rules};
    /// let rules: Arc<Rules> = Arc::new("abalone/standard".parse()?);
    /// let start = Position::<Hex61>::start(&rules)?;
    /// let mv = start.read_move("c3-c5 x d3", Notation::AbaPro)?;
    /// assert_eq!(start.write_move(mv, Notation::AbaPro), "C3C5D3");
    /// assert_eq!(start.write_move(mv, Notation::Nacre), "C5D3");
    /// let wrong = start.read_move("G5F5", Notation::AbaPro).unwrap_err();
    /// assert_eq!(wrong.to_string(), "move: the marble on G5 is white's, and black is to move");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Where the text is not of the form, or which rule the move breaks.
    pub fn read_move(&self, text: &str, notation: Notation) -> Result<Move, MoveTextError> {
        let Words { cells, sign } = words(text, self.rules.side())?;
        let mv = match (cells.as_slice(), sign) {
            (&[a, middle, b], Some(turn)) => self.rotation(a, middle, b, turn)?,
            (&[a, b, c, to], _) => self.shield([a, b, c], to)?,
            (&[from, to], _) if notation == Notation::AbaPro => self.line(from, to)?,
            (&[from, end, to], _) if notation == Notation::AbaPro => {
                self.broadside(from, end, to)?
            }
            (&[from, to], _) => return self.told_by_ends(from, to, notation),
            _ => {
                return Err(MoveTextError::Unclear(phrase!(
                    "move-broadside-form",
                    "in this notation a broadside is two cells: one end, and where the other arrives"
                )));
            }
        };
        self.explain(mv)?;
        Ok(mv)
    }

    fn names<const N: usize>(&self, cells: [Cell; N]) -> [CellName; N] {
        cells.map(|cell| cell.name(self.rules.side()))
    }

    /// The direction from a cell to one next to it.
    fn step(&self, from: Cell, to: Cell) -> Result<Direction, MoveTextError> {
        from.direction_to(to).filter(|_| from.distance(to) == 1).ok_or_else(|| {
            let [a, b] = self.names([from, to]);
            MoveTextError::Unclear(phrase!(
                "move-no-neighbours",
                "{a} and {b} are not neighbours: a marble moves one cell",
                a = a,
                b = b
            ))
        })
    }

    fn line(&self, rear: Cell, to: Cell) -> Result<Move, MoveTextError> {
        Ok(Move::Line { rear, direction: self.step(rear, to)? })
    }

    fn broadside(&self, from: Cell, end: Cell, to: Cell) -> Result<Move, MoveTextError> {
        let Some(along) = from.direction_to(end) else {
            let [a, b] = self.names([from, end]);
            return Err(MoveTextError::Unclear(phrase!(
                "move-no-line",
                "{a} and {b} are not the two ends of a line",
                a = a,
                b = b
            )));
        };
        Ok(sideways(from, along, from.distance(end) + 1, self.step(from, to)?))
    }

    fn shield(&self, mut cells: [Cell; 3], to: Cell) -> Result<Move, MoveTextError> {
        let direction = self.step(cells[0], to)?;
        cells.sort_unstable();
        let [first, second, third] = cells;
        let shape = Triangle::ALL.into_iter().find(|shape| {
            shape.directions().map(|d| first.neighbour(d)) == [Some(second), Some(third)]
        });
        match shape {
            Some(shape) => Ok(Move::Shield { first, shape, direction }),
            None => Err(MoveTextError::Unclear(phrase!(
                "move-no-shield",
                "the first three cells of a shield slide must all touch each other"
            ))),
        }
    }

    fn rotation(&self, a: Cell, middle: Cell, b: Cell, turn: Turn) -> Result<Move, MoveTextError> {
        match Arms::between(self.step(middle, a)?, self.step(middle, b)?) {
            Some(arms) => Ok(Move::Rotation { middle, arms, turn }),
            None => {
                let [a, b] = self.names([a, b]);
                Err(MoveTextError::Unclear(phrase!(
                    "move-no-rotation",
                    "{a} and {b} are not opposite, nor 120° apart, about the middle",
                    a = a,
                    b = b
                )))
            }
        }
    }

    /// A move told by where something starts and where something arrives.
    fn told_by_ends(
        &self,
        from: Cell,
        to: Cell,
        notation: Notation,
    ) -> Result<Move, MoveTextError> {
        let mut refused = None;
        if let Some(direction) = from.direction_to(to) {
            let mv = Move::Line { rear: from, direction };
            match self.explain(mv) {
                Ok(()) => {
                    let arrives = self.arrival(from, direction, notation);
                    if arrives == to {
                        return Ok(mv);
                    }
                    let [rear, arrives, named] = self.names([from, arrives, to]);
                    refused = Some(MoveTextError::Arrival { rear, arrives, named });
                }
                Err(reason) => refused = Some(reason.into()),
            }
        }
        // The pair of an end and the other's arrival is farther apart where the step turns from
        // the line by 60°, nearer where it turns by 120°.
        let pairs: &[[usize; 2]] =
            if notation == Notation::PlayStrategy { &[[1, 5], [2, 4]] } else { &[[1, 5]] };
        for turns in pairs {
            let candidates = self.sideways_between(from, to, *turns);
            let (legal, illegal): (Vec<_>, Vec<_>) =
                candidates.into_iter().partition(|&mv| self.explain(mv).is_ok());
            match legal.as_slice() {
                [] => {}
                [mv] => return Ok(*mv),
                several => {
                    let name = |&mv: &Move| self.write_move(mv, Notation::AbaPro);
                    return Err(MoveTextError::Ambiguous(several.iter().map(name).collect()));
                }
            }
            let reason = illegal.first().and_then(|&mv| self.explain(mv).err());
            refused = refused.or(reason.map(Into::into));
        }
        Err(refused.unwrap_or_else(|| {
            let [a, b] = self.names([from, to]);
            MoveTextError::Unclear(phrase!(
                "move-no-move",
                "{a} and {b} do not make a move together",
                a = a,
                b = b
            ))
        }))
    }

    /// The broadsides that take one end from `from` and bring the other to `to`.
    fn sideways_between(&self, from: Cell, to: Cell, turns: [usize; 2]) -> Vec<Move> {
        let mut moves = Vec::new();
        for along in Direction::ALL {
            for direction in turns.map(|turn| along.turned(turn)) {
                for size in 2..=usize::from(self.rules.group()) {
                    let other = from.ahead(along, size - 1);
                    if other.and_then(|cell| cell.neighbour(direction)) == Some(to) {
                        moves.push(sideways(from, along, size, direction));
                    }
                }
            }
        }
        moves
    }

    /// Where a line arrives: its front own marble in Nacre, its last marble in PlayStrategy.
    fn arrival(&self, rear: Cell, direction: Direction, notation: Notation) -> Cell {
        let chain = self.chain_cells(rear, direction);
        let last = match notation {
            Notation::AbaPro => Some(rear),
            Notation::Nacre => {
                chain.get(self.pushing(&chain, direction).saturating_sub(1)).copied()
            }
            Notation::PlayStrategy => chain.last().copied(),
        };
        last.map_or(rear, |last| self.target(last, direction).unwrap_or(last))
    }

    /// Writes a legal move.
    #[must_use]
    pub fn write_move(&self, mv: Move, notation: Notation) -> String {
        let name = |cell: Cell| cell.name(self.rules.side()).to_string();
        let next = |cell: Cell, direction| cell.neighbour(direction).unwrap_or(cell);
        let text = match mv {
            Move::Line { rear, direction } => {
                name(rear) + &name(self.arrival(rear, direction, notation))
            }
            Move::Broadside { end, axis, size, direction } => {
                let along = axis.direction();
                let other = end.ahead(along, usize::from(size).saturating_sub(1)).unwrap_or(end);
                match notation {
                    Notation::AbaPro => name(end) + &name(other) + &name(next(end, direction)),
                    _ if [1, 5].iter().any(|&turn| along.turned(turn) == direction) => {
                        name(end) + &name(next(other, direction))
                    }
                    _ => name(other) + &name(next(end, direction)),
                }
            }
            Move::Shield { first, direction, .. } => {
                self.group(mv).map(name).collect::<String>() + &name(next(first, direction))
            }
            Move::Rotation { turn, .. } => {
                let mut text: String = self.group(mv).map(name).collect();
                text.push(turn.sign());
                text
            }
        };
        match notation {
            Notation::PlayStrategy => text.to_ascii_lowercase(),
            _ => text,
        }
    }
}

/// The broadside of a line told from either end.
fn sideways(from: Cell, along: Direction, size: usize, direction: Direction) -> Move {
    let axis = Axis::of(along);
    let end =
        if axis.direction() == along { from } else { from.ahead(along, size - 1).unwrap_or(from) };
    Move::Broadside { end, axis, size: size as u8, direction }
}

//! All classes of one board, from those nearest the goal up.

use sumito_abalone::{Board, Hex61, Hex91, Marble, PlainBoard, Position};
use sumito_core::{Colour, Position as _};

use crate::balance::Balance;
use crate::solve::Solver;
use crate::solved::{Below, Solved, Tally};
use crate::value::{Code, OPEN};
use crate::verify::disagreements;
use crate::work::{Unfinished, Work};
use crate::{Spec, Tables};

/// The classes worked out so far.
#[derive(Debug)]
pub struct Ladder<B: Board> {
    board: PlainBoard<B>,
    side: usize,
    pub(crate) solved: Vec<Solved<B>>,
}

/// A kind of board that tables are made for.
pub trait Charted: Board + Sized {
    /// The classes, if the tables are for this kind of board.
    #[doc(hidden)]
    fn ladder(tables: &Tables) -> Option<&Ladder<Self>>;
}

impl Charted for Hex61 {
    fn ladder(tables: &Tables) -> Option<&Ladder<Self>> {
        match &tables.ladder {
            AnyLadder::Small(ladder) => Some(ladder),
            AnyLadder::Large(_) => None,
        }
    }
}

impl Charted for Hex91 {
    fn ladder(tables: &Tables) -> Option<&Ladder<Self>> {
        match &tables.ladder {
            AnyLadder::Small(_) => None,
            AnyLadder::Large(ladder) => Some(ladder),
        }
    }
}

/// The classes of whichever kind of board.
#[derive(Debug)]
pub(crate) enum AnyLadder {
    Small(Ladder<Hex61>),
    Large(Ladder<Hex91>),
}

/// Runs an expression on the ladder of whichever kind of board.
macro_rules! on_ladder {
    ($any:expr, $ladder:ident => $body:expr) => {
        match $any {
            $crate::ladder::AnyLadder::Small($ladder) => $body,
            $crate::ladder::AnyLadder::Large($ladder) => $body,
        }
    };
}
pub(crate) use on_ladder;

impl AnyLadder {
    pub fn new(spec: Spec) -> Self {
        let side = usize::from(spec.side());
        match (PlainBoard::new(side), PlainBoard::new(side)) {
            (Some(board), _) => Self::Small(Ladder { board, side, solved: Vec::new() }),
            (None, Some(board)) => Self::Large(Ladder { board, side, solved: Vec::new() }),
            (None, None) => unreachable!("a checked side is of one of the two kinds"),
        }
    }
}

impl<B: Board> Ladder<B> {
    pub(crate) fn side(&self) -> usize {
        self.side
    }

    fn find(&self, balance: Balance) -> Option<&Solved<B>> {
        self.solved.iter().find(|solved| solved.balance == balance)
    }

    /// Where the ejections of a balance's two sides lead; `None` before that is worked out.
    fn below(&self, balance: Balance) -> Option<[Below<'_, B>; 2]> {
        let by = |side| match balance.after_ejection(side) {
            None => Some(Below::Over),
            Some(next) => {
                let (next, swapped) = next.in_order();
                self.find(next).map(|solved| Below::Class { solved, swapped })
            }
        };
        Some([by(0)?, by(1)?])
    }

    /// Works out a class whose lower ones are there.
    pub(crate) fn solve(&mut self, balance: Balance, work: &Work<'_>) -> Result<(), Unfinished> {
        if let Some(below) = self.below(balance) {
            let solved = Solver::new(&self.board, self.side, balance, below).solve(work)?;
            self.solved.push(solved);
        }
        Ok(())
    }

    /// How many values of all classes do not follow from those of their successors.
    pub(crate) fn disagreements(&self, work: &Work<'_>) -> Result<u64, Unfinished> {
        let mut wrong = 0;
        for solved in &self.solved {
            if let Some(below) = self.below(solved.balance) {
                wrong += disagreements(&self.board, solved, &below, work)?;
            }
        }
        Ok(wrong)
    }

    /// The counts of a class with this balance and seat to move.
    pub(crate) fn tally(&self, balance: Balance, to_move: usize) -> Option<Tally> {
        let (ordered, swapped) = balance.in_order();
        let to_move = if swapped { 1 - to_move } else { to_move };
        Some(self.find(ordered)?.tally(to_move))
    }

    /// The code of a position of the plain rules, with what each seat still needs.
    pub(crate) fn code(&self, position: &Position<B>, needs: [u8; 2]) -> Option<Code> {
        if needs.contains(&0) {
            return Some(OPEN + 1);
        }
        let colours = [Colour::Black, Colour::White].map(Marble::Colour);
        let mut sets = colours.map(|marble| position.set(marble));
        let marbles = sets.map(|set| sumito_abalone::Word::count(set) as u8);
        let (balance, swapped) = Balance { marbles, needs }.in_order();
        let mut to_move = position.turn().index();
        if swapped {
            sets.swap(0, 1);
            to_move = 1 - to_move;
        }
        Some(self.find(balance)?.code(to_move, sets))
    }
}

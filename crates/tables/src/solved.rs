//! A class that is worked out, kept as small as its longest distance allows.

use sumito_abalone::Board;
use sumito_core::Exact;

use crate::balance::Balance;
use crate::index::Index;
use crate::value::{Code, OPEN, exact};

/// The values of all placements of one balance, with either side to move.
#[derive(Debug)]
pub(crate) struct Solved<B: Board> {
    pub balance: Balance,
    pub index: Index<B>,
    /// By side to move, the stronger first; one alone where the sides are alike.
    pub halves: Vec<Half>,
}

/// One side to move.
#[derive(Debug)]
pub(crate) struct Half {
    pub codes: Codes,
    pub tally: Tally,
}

/// Codes by number.
#[derive(Debug)]
pub(crate) enum Codes {
    Narrow(Vec<u8>),
    Wide(Vec<Code>),
}

impl Codes {
    /// The narrow form where every code fits it.
    pub fn packed(codes: Vec<Code>) -> Self {
        let narrow: Result<Vec<u8>, _> = codes.iter().map(|&code| u8::try_from(code)).collect();
        narrow.map_or(Self::Wide(codes), Self::Narrow)
    }

    #[inline(always)]
    pub fn at(&self, number: usize) -> Code {
        match self {
            Self::Narrow(codes) => Code::from(codes[number]),
            Self::Wide(codes) => codes[number],
        }
    }
}

/// How many placements have which value, images counted, and the longest distances.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub win: u64,
    pub loss: u64,
    pub draw: u64,
    pub longest_win: u16,
    pub longest_loss: u16,
}

impl Tally {
    pub fn add(&mut self, code: Code, placements: u64) {
        match exact(code) {
            Exact::Win(_) => {
                self.win += placements;
                self.longest_win = self.longest_win.max(code - 1);
            }
            Exact::Loss(_) => {
                self.loss += placements;
                self.longest_loss = self.longest_loss.max(code - 1);
            }
            Exact::Draw => self.draw += placements,
        }
    }

    pub fn joined(self, other: Self) -> Self {
        Self {
            win: self.win + other.win,
            loss: self.loss + other.loss,
            draw: self.draw + other.draw,
            longest_win: self.longest_win.max(other.longest_win),
            longest_loss: self.longest_loss.max(other.longest_loss),
        }
    }
}

/// The half and the number a placement is kept under.
#[inline(always)]
pub(crate) fn locate<B: Board>(
    index: &Index<B>,
    halves: usize,
    to_move: usize,
    [first, second]: [B::Word; 2],
) -> (usize, usize) {
    if to_move < halves {
        (to_move, index.number([first, second]))
    } else {
        (0, index.number([second, first]))
    }
}

impl<B: Board> Solved<B> {
    /// The code of a placement of the two sides, the stronger first.
    #[inline(always)]
    pub fn code(&self, to_move: usize, sets: [B::Word; 2]) -> Code {
        let (half, number) = locate(&self.index, self.halves.len(), to_move, sets);
        self.halves[half].codes.at(number)
    }

    /// The counts with one side to move.
    pub fn tally(&self, to_move: usize) -> Tally {
        self.halves[to_move.min(self.halves.len() - 1)].tally
    }
}

/// Where an ejection leads.
#[derive(Debug)]
pub(crate) enum Below<'a, B: Board> {
    /// To the end of the game: a loss for the side then to move.
    Over,
    /// To a class worked out before, whose stronger side may be the other one.
    Class { solved: &'a Solved<B>, swapped: bool },
}

impl<B: Board> Below<'_, B> {
    /// The code of a placement there, the sides named as before the ejection.
    #[inline]
    pub fn code(&self, to_move: usize, [first, second]: [B::Word; 2]) -> Code {
        match *self {
            Self::Over => OPEN + 1,
            Self::Class { solved, swapped: false } => solved.code(to_move, [first, second]),
            Self::Class { solved, swapped: true } => solved.code(1 - to_move, [second, first]),
        }
    }
}

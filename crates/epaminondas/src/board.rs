//! The pieces on the board and their hash, which cannot drift apart here.

use sumito_core::{Colour, Seat, Team};

use crate::Square;
use crate::bits::Bits;

/// What can stand on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A white piece.
    White,
    /// A black piece.
    Black,
    /// A neutral stone, which only blocks.
    Stone,
}

impl Piece {
    /// All three in the order of letters `w b n`.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Stone];

    /// The letter of position texts.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
            Self::Stone => 'n',
        }
    }

    /// The piece of a letter, in either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.letter() == letter.to_ascii_lowercase())
    }

    /// The colour of a player's piece; `None` for a stone.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::White => Some(Colour::White),
            Self::Black => Some(Colour::Black),
            Self::Stone => None,
        }
    }
}

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Side {
    White,
    Black,
}

impl Side {
    pub(crate) const BOTH: [Self; 2] = [Self::White, Self::Black];

    pub(crate) const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    pub(crate) const fn seat(self) -> Seat {
        Seat::new(self as usize)
    }

    pub(crate) const fn piece(self) -> Piece {
        match self {
            Self::White => Piece::White,
            Self::Black => Piece::Black,
        }
    }

    pub(crate) const fn colour(self) -> Colour {
        match self {
            Self::White => Colour::White,
            Self::Black => Colour::Black,
        }
    }

    pub(crate) const fn of_seat(seat: Seat) -> Self {
        if seat.index() == 0 { Self::White } else { Self::Black }
    }
}

/// What stands where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Board {
    sets: [Bits; 3],
    key: u64,
}

impl Board {
    pub(crate) const fn pieces(&self, side: Side) -> Bits {
        self.sets[side as usize]
    }

    pub(crate) const fn stones(&self) -> Bits {
        self.sets[Piece::Stone as usize]
    }

    pub(crate) fn occupied(&self) -> Bits {
        self.sets[0] | self.sets[1] | self.sets[2]
    }

    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    pub(crate) fn at(&self, square: Square) -> Option<Piece> {
        Piece::ALL.into_iter().find(|&piece| self.sets[piece as usize].contains(square))
    }

    /// Puts a piece on an empty square or takes it away again.
    pub(crate) const fn toggle(&mut self, square: Square, piece: Piece) {
        self.sets[piece as usize].toggle(square);
        self.key ^= PIECE_KEYS[piece as usize][square.index()];
    }
}

static PIECE_KEYS: [[u64; 256]; 3] = {
    let mut keys = [[0; 256]; 3];
    let mut index = 0;
    while index < 3 * 256 {
        keys[index / 256][index % 256] = random(index as u64);
        index += 1;
    }
    keys
};

/// The bits for the rest of a position's key: whose turn, pieces captured, who won by retirement.
pub(crate) const fn state_key(turn: Side, captured: [u8; 2], winner: Option<Team>) -> u64 {
    let winner = match winner {
        None => 0,
        Some(team) => 1 + team.index() as u64,
    };
    random(
        1 << 32
            | winner << 24
            | (captured[1] as u64) << 16
            | (captured[0] as u64) << 8
            | turn as u64,
    )
}

/// The n-th number of a fixed random sequence (SplitMix64).
const fn random(n: u64) -> u64 {
    let mut z = n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

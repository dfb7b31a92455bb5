//! Anything one can draw on a board, and what is wrong with it.

use std::sync::Arc;

use sumito_core::phrase;
use sumito_core::text::{Phrase, Say};
use sumito_core::{Colour, Seat};

use crate::board::{Board, Side};
use crate::{Piece, Position, Rules, Square, Variant};

/// Anything one can draw on a board of some rule set; [`Setup::check`] makes it a [`Position`].
///
/// ```
/// use sumito_epaminondas::{Piece, Rules, Setup};
/// let rules = std::sync::Arc::new("crossings".parse::<Rules>()?);
/// let mut setup = Setup::empty(&rules);
/// setup.set("d8".parse()?, Some(Piece::White));
/// setup.set("e8".parse()?, Some(Piece::White));
/// let objections = setup.check().unwrap_err();
/// assert_eq!(objections.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub(crate) rules: Arc<Rules>,
    pub(crate) board: Board,
    /// The seat to move: 0 is White, 1 Black.
    pub turn: Seat,
    /// Pieces captured by White and by Black.
    pub captured: [u16; 2],
    /// Plies since the last capture.
    pub quiet: u32,
    /// Plies played.
    pub ply: u32,
}

/// One thing that keeps a [`Setup`] from being a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub enum Objection {
    /// Nobody has a piece.
    NoPieces,
    /// Something stands beyond the edge.
    OffBoard {
        /// The square.
        square: Square,
        /// The board's width.
        files: usize,
        /// The board's height.
        ranks: usize,
    },
    /// The seat to move does not exist.
    NoSuchSeat(usize),
    /// More pieces than a side starts with.
    TooMany {
        /// Whose.
        side: Colour,
        /// Its pieces on the board.
        standing: usize,
        /// Those captured from it.
        lost: usize,
        /// How many there are at the start.
        army: usize,
    },
    /// Stones on a board that knows none.
    NoStones {
        /// How many there are.
        found: usize,
    },
    /// A stone where none can be placed.
    StoneRank {
        /// Where it stands.
        square: Square,
        /// The lowest rank, from 1.
        first: usize,
        /// The highest rank.
        last: usize,
    },
    /// Stones and plies do not agree.
    StoneCount {
        /// Plies played.
        ply: u32,
        /// How many stones there must be.
        due: u32,
        /// How many there are.
        found: usize,
    },
    /// Pieces on the farthest rows that no game of Crossings leads to.
    Crossed {
        /// Pieces of the side that just moved on its farthest row.
        moved: usize,
        /// Pieces of the side to move on its farthest row.
        to_move: usize,
    },
}

impl Say for Objection {
    fn say(&self) -> Phrase {
        match self {
            Self::NoPieces => phrase!("setup-no-pieces", "no piece stands on the board"),
            Self::OffBoard { square, files, ranks } => phrase!(
                "setup-off-board",
                "{square} is not on this board of {files} files and {ranks} ranks",
                square = *square,
                files = *files,
                ranks = *ranks
            ),
            Self::NoSuchSeat(seat) => phrase!(
                "setup-no-such-seat",
                "there are two seats, 0 and 1, and seat {seat} is to move",
                seat = *seat
            ),
            Self::TooMany { side, standing, lost, army } => phrase!(
                "setup-too-many",
                "{side} has {standing} on the board and {lost} captured, but starts with {army}",
                side = *side,
                standing = *standing,
                lost = *lost,
                army = *army
            ),
            Self::NoStones { found } => phrase!(
                "setup-no-stones",
                "the rule set has no neutral stones, and {found} on the board",
                found = *found
            ),
            Self::StoneRank { square, first, last } => phrase!(
                "setup-stone-rank",
                "a stone goes on ranks {first} to {last}, and one stands on {square}",
                square = *square,
                first = *first,
                last = *last
            ),
            Self::StoneCount { ply, due, found } => phrase!(
                "setup-stone-count",
                "each of the first 3 plies places a stone: after {ply} plies {due} stand, not {found}",
                ply = *ply,
                due = *due,
                found = *found
            ),
            Self::Crossed { moved, to_move } => phrase!(
                "setup-crossed",
                "equally many pieces have crossed, or one more of the side that just moved: not {moved} of the side that moved and {to_move} of the side to move",
                moved = *moved,
                to_move = *to_move
            ),
        }
    }
}

impl Setup {
    /// An empty board, White to move.
    #[must_use]
    pub fn empty(rules: &Arc<Rules>) -> Self {
        Self {
            rules: Arc::clone(rules),
            board: Board::default(),
            turn: Side::White.seat(),
            captured: [0; 2],
            quiet: 0,
            ply: 0,
        }
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// What stands on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.board.at(square)
    }

    /// Puts something on a square, or clears it; what stood there before.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        let before = self.at(square);
        for piece in [before, piece].into_iter().flatten() {
            self.board.toggle(square, piece);
        }
        before
    }

    /// Checks the setup.
    ///
    /// # Errors
    /// Every objection.
    pub fn check(&self) -> Result<Position, Vec<Objection>> {
        let mut objections = Vec::new();
        self.object_to_board(&mut objections);
        self.object_to_stones(&mut objections);
        let turn = Side::of_seat(self.turn);
        if turn.seat() != self.turn {
            objections.push(Objection::NoSuchSeat(self.turn.index()));
        }
        let position = Position {
            rules: Arc::clone(&self.rules),
            board: self.board,
            turn,
            captured: self.captured.map(|n| n as u8),
            quiet: self.quiet,
            ply: self.ply,
            retired: None,
        };
        if self.rules.variant() == Variant::Crossings {
            let moved = position.crossed(turn.other()).len() as usize;
            let to_move = position.crossed(turn).len() as usize;
            if moved != to_move && moved != to_move + 1 {
                objections.push(Objection::Crossed { moved, to_move });
            }
        }
        if objections.is_empty() { Ok(position) } else { Err(objections) }
    }

    fn object_to_board(&self, objections: &mut Vec<Objection>) {
        let (files, ranks) = (self.rules.files(), self.rules.ranks());
        let beyond = self.board.occupied() & !self.rules.board();
        objections.extend(beyond.into_iter().map(|square| Objection::OffBoard {
            square,
            files,
            ranks,
        }));
        if (self.board.pieces(Side::White) | self.board.pieces(Side::Black)).is_empty() {
            objections.push(Objection::NoPieces);
        }
        let army = self.rules.army();
        for side in Side::BOTH {
            let standing = self.board.pieces(side).len() as usize;
            let lost = usize::from(self.captured[side.other() as usize]);
            if standing + lost > army {
                let side = side.colour();
                objections.push(Objection::TooMany { side, standing, lost, army });
            }
        }
    }

    fn object_to_stones(&self, objections: &mut Vec<Objection>) {
        let found = self.board.stones().len() as usize;
        if self.rules.stones() == 0 {
            if found > 0 {
                objections.push(Objection::NoStones { found });
            }
            return;
        }
        let ranks = self.rules.stone_ranks();
        for square in self.board.stones().into_iter().filter(|s| !ranks.contains(&s.rank())) {
            let (first, last) = (ranks.start + 1, ranks.end);
            objections.push(Objection::StoneRank { square, first, last });
        }
        let (ply, due) = (self.ply, self.ply.min(self.rules.stones()));
        if found != due as usize {
            objections.push(Objection::StoneCount { ply, due, found });
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            rules: Arc::clone(&position.rules),
            board: position.board,
            turn: position.turn.seat(),
            captured: position.captured.map(u16::from),
            quiet: position.quiet,
            ply: position.ply,
        }
    }
}

//! Why a move may not be played, in words.

use sumito_core::Position as _;
use sumito_core::phrase;
use sumito_core::text::{Phrase, Say};

use crate::{Direction, Move, Piece, Position, Square, Symmetry, symmetry};

/// The rule a move breaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub enum IllegalMove {
    /// Nothing may be played any more.
    GameOver,
    /// Stones come first.
    StonesFirst {
        /// How many are still to be placed.
        left: u32,
    },
    /// No stone may be placed now, or ever.
    NoStone,
    /// Stones go on the middle ranks only.
    StoneRank {
        /// Where it was to go.
        square: Square,
        /// The lowest rank, from 1.
        first: usize,
        /// The highest rank.
        last: usize,
    },
    /// A stone needs an empty square.
    StoneOccupied(Square),
    /// A square is not on this board.
    OffBoard {
        /// The square.
        square: Square,
        /// The board's width.
        files: usize,
        /// The board's height.
        ranks: usize,
    },
    /// Nothing stands where the move begins.
    Empty(Square),
    /// The opponent's piece stands where the move begins.
    Foreign(Square),
    /// Stones never move.
    Stone(Square),
    /// Locked pieces do not move.
    Locked(Square),
    /// Two squares on no straight line, or the same.
    NotALine {
        /// The first square.
        from: Square,
        /// The second square.
        to: Square,
    },
    /// No piece or no square to go.
    Nothing,
    /// The phalanx named is not one.
    Broken(Square),
    /// A part of a phalanx must include its front piece.
    NotInFront(Square),
    /// Further than the phalanx is long.
    TooFar {
        /// How many pieces would move.
        size: usize,
        /// By how many squares.
        distance: usize,
    },
    /// The line runs off the board.
    LeavesBoard {
        /// The front piece.
        front: Square,
        /// How many squares there are ahead of it.
        room: usize,
        /// By how many it would go.
        distance: usize,
    },
    /// An own piece is in the way.
    OwnInWay(Square),
    /// A stone is in the way.
    StoneInWay(Square),
    /// An opponent's piece is on the way; a capture ends the move where it stands.
    FoeInWay(Square),
    /// A single piece never captures.
    LoneCapture(Square),
    /// The captured line must be shorter.
    LineTooStrong {
        /// Where the opponent's line begins.
        square: Square,
        /// How many pieces it has in the direction of movement.
        line: usize,
        /// How many pieces would capture.
        size: usize,
    },
    /// Locked pieces are not captured.
    LockedTarget(Square),
    /// A crossing is answered by crossing.
    MustCross {
        /// The mover's farthest rank, from 1.
        rank: usize,
    },
    /// The symmetry rule.
    Symmetric(Symmetry),
}

impl Say for IllegalMove {
    fn say(&self) -> Phrase {
        match self {
            Self::GameOver => phrase!("illegal-game-over", "the game is over"),
            Self::StonesFirst { left } => phrase!(
                "forbidden-stones-first",
                "a neutral stone is to be placed first, {left} more of 3: name an empty square",
                left = *left
            ),
            Self::NoStone => phrase!(
                "forbidden-no-stone",
                "no stone is to be placed now: name two squares to move"
            ),
            Self::StoneRank { square, first, last } => phrase!(
                "forbidden-stone-rank",
                "a stone goes on ranks {first} to {last}, {square} is outside",
                square = *square,
                first = *first,
                last = *last
            ),
            Self::StoneOccupied(square) => phrase!(
                "forbidden-stone-occupied",
                "a stone needs an empty square, {square} is not",
                square = *square
            ),
            Self::OffBoard { square, files, ranks } => phrase!(
                "forbidden-off-board",
                "{square} is not on this board of {files} files and {ranks} ranks",
                square = *square,
                files = *files,
                ranks = *ranks
            ),
            Self::Empty(square) => {
                phrase!("forbidden-empty", "no piece stands on {square}", square = *square)
            }
            Self::Foreign(square) => phrase!(
                "forbidden-foreign",
                "the piece on {square} is the opponent's",
                square = *square
            ),
            Self::Stone(square) => phrase!(
                "forbidden-stone",
                "the neutral stone on {square} never moves",
                square = *square
            ),
            Self::Locked(square) => phrase!(
                "forbidden-locked",
                "the piece on {square} has crossed and is locked",
                square = *square
            ),
            Self::NotALine { from, to } => phrase!(
                "forbidden-not-a-line",
                "a move goes along a rank, a file or a diagonal, and {from} to {to} does not",
                from = *from,
                to = *to
            ),
            Self::Nothing => {
                phrase!("forbidden-nothing", "at least one piece moves by at least one square")
            }
            Self::Broken(square) => phrase!(
                "forbidden-broken",
                "a phalanx is an unbroken line of own pieces, but {square} is not one of them",
                square = *square
            ),
            Self::NotInFront(square) => phrase!(
                "forbidden-not-in-front",
                "the part of a phalanx that moves includes its front piece, but {square} is in front of it",
                square = *square
            ),
            Self::TooFar { size: 1, distance } => phrase!(
                "forbidden-lone-too-far",
                "a single piece may go at most 1, not {distance}",
                distance = *distance
            ),
            Self::TooFar { size, distance } => phrase!(
                "forbidden-too-far",
                "a phalanx of {size} may go at most {size}, not {distance}",
                size = *size,
                distance = *distance
            ),
            Self::LeavesBoard { front, room, distance } => phrase!(
                "forbidden-leaves-board",
                "the move would leave the board: from {front} to its edge it is {room}, not {distance}",
                front = *front,
                room = *room,
                distance = *distance
            ),
            Self::OwnInWay(square) => phrase!(
                "forbidden-own-in-way",
                "an own piece stands in the way on {square}",
                square = *square
            ),
            Self::StoneInWay(square) => phrase!(
                "forbidden-stone-in-way",
                "a neutral stone stands in the way on {square}",
                square = *square
            ),
            Self::FoeInWay(square) => phrase!(
                "forbidden-foe-in-way",
                "an opponent's piece stands in the way on {square}: a move ends where it captures",
                square = *square
            ),
            Self::LoneCapture(square) => phrase!(
                "forbidden-lone-capture",
                "a single piece never captures, and {square} is occupied",
                square = *square
            ),
            Self::LineTooStrong { square, line, size } => phrase!(
                "forbidden-line-too-strong",
                "a capture needs more pieces than the line it meets: {size} against {line} from {square} on",
                square = *square,
                line = *line,
                size = *size
            ),
            Self::LockedTarget(square) => phrase!(
                "forbidden-locked-target",
                "the opponent's piece on {square} has crossed and cannot be captured",
                square = *square
            ),
            Self::MustCross { rank } => phrase!(
                "forbidden-must-cross",
                "the opponent has crossed: only a move onto rank {rank} answers that",
                rank = *rank
            ),
            Self::Symmetric(symmetry) => phrase!(
                "forbidden-symmetric",
                "a move onto the farthest rank may not make the board symmetric ({how})",
                how = words(*symmetry)
            ),
        }
    }
}

fn words(symmetry: Symmetry) -> Phrase {
    match symmetry {
        Symmetry::None | Symmetry::Any => phrase!("symmetric-any", "in any way"),
        Symmetry::Files => phrase!("symmetric-files", "left to right"),
        Symmetry::Ranks => phrase!("symmetric-ranks", "top to bottom, colours swapped"),
        Symmetry::HalfTurn => phrase!("symmetric-half-turn", "by a half-turn, colours swapped"),
    }
}

impl Position {
    /// See [`sumito_core::Position::check`].
    pub(crate) fn legality(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver);
        }
        match mv {
            Move::Place(square) => self.check_placement(square),
            Move::Phalanx { .. } if self.is_placing() => {
                Err(IllegalMove::StonesFirst { left: self.rules.stones() - self.ply })
            }
            Move::Phalanx { rear, direction, size, distance } => {
                let (size, distance) = (usize::from(size), usize::from(distance));
                let front = self.check_phalanx(rear, direction, size, distance)?;
                let landing = self.check_way(front, direction, size, distance)?;
                self.check_arrival(mv, front, landing)
            }
        }
    }

    /// Objects to a square beyond the edge of this board.
    pub(crate) fn on_board(&self, square: Square) -> Result<(), IllegalMove> {
        if self.rules.board().contains(square) {
            return Ok(());
        }
        let (files, ranks) = (self.rules.files(), self.rules.ranks());
        Err(IllegalMove::OffBoard { square, files, ranks })
    }

    fn check_placement(&self, square: Square) -> Result<(), IllegalMove> {
        if !self.is_placing() {
            return Err(IllegalMove::NoStone);
        }
        self.on_board(square)?;
        let ranks = self.rules.stone_ranks();
        if !ranks.contains(&square.rank()) {
            let (first, last) = (ranks.start + 1, ranks.end);
            return Err(IllegalMove::StoneRank { square, first, last });
        }
        match self.at(square) {
            None => Ok(()),
            Some(_) => Err(IllegalMove::StoneOccupied(square)),
        }
    }

    /// The pieces that would move; the front one's square.
    fn check_phalanx(
        &self,
        rear: Square,
        direction: Direction,
        size: usize,
        distance: usize,
    ) -> Result<Square, IllegalMove> {
        self.on_board(rear)?;
        let own = self.board.pieces(self.turn);
        match self.at(rear) {
            None => return Err(IllegalMove::Empty(rear)),
            Some(Piece::Stone) => return Err(IllegalMove::Stone(rear)),
            Some(_) if !own.contains(rear) => return Err(IllegalMove::Foreign(rear)),
            Some(_) => {}
        }
        if size == 0 || distance == 0 {
            return Err(IllegalMove::Nothing);
        }
        let mut front = rear;
        for i in 0..size {
            front = match rear.step(direction, i) {
                Some(square) if own.contains(square) => square,
                Some(square) => return Err(IllegalMove::Broken(square)),
                None => return Err(IllegalMove::LeavesBoard { front, room: 0, distance }),
            };
            if self.locked_bits().contains(front) {
                return Err(IllegalMove::Locked(front));
            }
        }
        if let Some(ahead) = front.step(direction, 1).filter(|&square| own.contains(square)) {
            return Err(if self.locked_bits().contains(ahead) {
                IllegalMove::OwnInWay(ahead)
            } else {
                IllegalMove::NotInFront(ahead)
            });
        }
        if distance > size {
            return Err(IllegalMove::TooFar { size, distance });
        }
        Ok(front)
    }

    /// The squares ahead; the one the front piece lands on.
    fn check_way(
        &self,
        front: Square,
        direction: Direction,
        size: usize,
        distance: usize,
    ) -> Result<Square, IllegalMove> {
        let ahead = |steps| {
            front.step(direction, steps).filter(|&square| self.rules.board().contains(square))
        };
        let mut landing = front;
        for steps in 1..=distance {
            landing = ahead(steps).ok_or(IllegalMove::LeavesBoard {
                front,
                room: steps - 1,
                distance,
            })?;
            match self.at(landing) {
                None => {}
                Some(Piece::Stone) => return Err(IllegalMove::StoneInWay(landing)),
                Some(piece) if piece == self.turn.piece() => {
                    return Err(IllegalMove::OwnInWay(landing));
                }
                Some(_) if steps < distance => return Err(IllegalMove::FoeInWay(landing)),
                Some(_) => self.check_capture(landing, direction, size)?,
            }
        }
        Ok(landing)
    }

    fn check_capture(
        &self,
        landing: Square,
        direction: Direction,
        size: usize,
    ) -> Result<(), IllegalMove> {
        if self.locked_bits().contains(landing) {
            return Err(IllegalMove::LockedTarget(landing));
        }
        if size == 1 {
            return Err(IllegalMove::LoneCapture(landing));
        }
        let line = self.foe_line(landing, direction);
        if line >= size {
            return Err(IllegalMove::LineTooStrong { square: landing, line, size });
        }
        Ok(())
    }

    fn check_arrival(&self, mv: Move, front: Square, landing: Square) -> Result<(), IllegalMove> {
        let far_rank = self.rules.home_rank(self.turn.other());
        let crosses = landing.rank() == far_rank && front.rank() != far_rank;
        if self.is_crossing_pending() && !crosses {
            return Err(IllegalMove::MustCross { rank: far_rank + 1 });
        }
        match symmetry::forbids(self, mv) {
            Some(symmetry) if crosses => Err(IllegalMove::Symmetric(symmetry)),
            _ => Ok(()),
        }
    }
}

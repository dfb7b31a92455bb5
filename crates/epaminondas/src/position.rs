//! Positions.

use std::ops::ControlFlow;
use std::sync::Arc;

use sumito_core::{LineUp, Outcome, PerTeam, Reason, Seat};

use crate::board::{Board, Side, state_key};
use crate::generate::Wanted;
use crate::{Direction, IllegalMove, Move, MoveSet, Piece, Rules, Square, Variant, lines};

/// A legal position of Epaminondas or Crossings.
#[derive(Debug)]
pub struct Position {
    pub(crate) rules: Arc<Rules>,
    pub(crate) board: Board,
    pub(crate) turn: Side,
    /// Pieces captured by White and by Black.
    pub(crate) captured: [u8; 2],
    pub(crate) quiet: u32,
    pub(crate) ply: u32,
    pub(crate) retired: Option<Outcome>,
}

impl Rules {
    /// The position a game starts from.
    #[must_use]
    pub fn start(self: &Arc<Self>) -> Position {
        let mut board = Board::default();
        for file in 0..self.files() {
            for rank in 0..2 {
                board.toggle(Square::at(file, rank), Piece::White);
                board.toggle(Square::at(file, self.ranks() - 1 - rank), Piece::Black);
            }
        }
        Position {
            rules: Arc::clone(self),
            board,
            turn: Side::White,
            captured: [0; 2],
            quiet: 0,
            ply: 0,
            retired: None,
        }
    }
}

impl Position {
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

    /// Everything that stands on the board, from `a1` on.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + use<> {
        let board = self.board;
        board.occupied().into_iter().filter_map(move |square| Some((square, board.at(square)?)))
    }

    /// The squares of one kind of piece as bits, 16 · rank + file from the first word on.
    #[must_use]
    pub fn words(&self, piece: Piece) -> [u64; 4] {
        match piece {
            Piece::White => self.board.pieces(Side::White).0,
            Piece::Black => self.board.pieces(Side::Black).0,
            Piece::Stone => self.board.stones().0,
        }
    }

    /// The squares of pieces that crossed and are locked (Crossings), from `a1` on.
    pub fn locked(&self) -> impl Iterator<Item = Square> + use<> {
        self.locked_bits().into_iter()
    }

    /// Whether the side to move must answer a crossing by crossing (Crossings).
    #[must_use]
    pub fn must_cross(&self) -> bool {
        self.is_crossing_pending()
    }

    /// Plies since the last capture.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Hands every legal capture to the visitor, in sets.
    pub fn each_capture_set<B>(
        &self,
        visitor: impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.each_wanted_set(Wanted::Captures, visitor)
    }

    /// Hands every legal move that captures nothing to the visitor, in sets.
    pub fn each_quiet_set<B>(
        &self,
        visitor: impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.each_wanted_set(Wanted::Quiet, visitor)
    }

    #[inline(always)]
    fn each_wanted_set<B>(
        &self,
        wanted: Wanted,
        visitor: impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.is_decided() {
            return ControlFlow::Continue(());
        }
        self.each_legal_set(wanted, visitor)
    }

    /// The squares a legal or would-be move captures: what of the opponent stands in a line from
    /// where the front piece lands.
    pub(crate) fn taken(&self, landing: Square, direction: Direction) -> usize {
        let line = self.foe_line(landing, direction);
        if self.rules.variant() == Variant::Crossings { line.min(1) } else { line }
    }

    /// The length of the opponent's unbroken line from a square on.
    pub(crate) fn foe_line(&self, from: Square, direction: Direction) -> usize {
        let foes = self.board.pieces(self.turn.other());
        (0..)
            .take_while(|&i| from.step(direction, i).is_some_and(|square| foes.contains(square)))
            .count()
    }

    /// Changes a board as a legal move does; the number of pieces captured.
    #[inline(always)]
    pub(crate) fn apply_to(&self, board: &mut Board, mv: Move) -> usize {
        let Move::Phalanx { rear, direction, size, distance } = mv else {
            if let Move::Place(square) = mv {
                board.toggle(square, Piece::Stone);
            }
            return 0;
        };
        let (size, distance) = (usize::from(size), usize::from(distance));
        let landing = rear.leap(direction, (size + distance).saturating_sub(1));
        let foe = self.turn.other();
        let mut taken = 0;
        if self.board.pieces(foe).contains(landing) {
            taken = self.taken(landing, direction);
            for i in 0..taken {
                board.toggle(landing.leap(direction, i), foe.piece());
            }
        }
        for i in 0..distance {
            board.toggle(rear.leap(direction, i), self.turn.piece());
            board.toggle(rear.leap(direction, size + i), self.turn.piece());
        }
        taken
    }
}

impl Clone for Position {
    fn clone(&self) -> Self {
        Self { rules: Arc::clone(&self.rules), ..*self }
    }

    /// Copies without touching the count of the shared rule set where it is the same one.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        if !Arc::ptr_eq(&self.rules, &source.rules) {
            self.rules = Arc::clone(&source.rules);
        }
        self.board = source.board;
        self.turn = source.turn;
        self.captured = source.captured;
        self.quiet = source.quiet;
        self.ply = source.ply;
        self.retired = source.retired;
    }
}

/// Stones to be placed show in the stones that stand, locked pieces and a pending crossing in the
/// pieces on the farthest rows: board, turn, captures and a retirement are everything.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.captured == other.captured
            && self.retired == other.retired
            && (Arc::ptr_eq(&self.rules, &other.rules) || self.rules == other.rules)
    }
}

impl Eq for Position {}

impl sumito_core::Position for Position {
    type Move = Move;
    type MoveSet = MoveSet;
    type Illegal = IllegalMove;

    fn line_up(&self) -> &LineUp {
        self.rules.line_up()
    }

    fn turn(&self) -> Seat {
        self.turn.seat()
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn scores(&self) -> PerTeam<u16> {
        PerTeam::from_fn(|team| self.captured.get(team.index()).map_or(0, |&n| u16::from(n)))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn each_set<B>(&self, visitor: impl FnMut(MoveSet) -> ControlFlow<B>) -> ControlFlow<B> {
        self.each_wanted_set(Wanted::All, visitor)
    }

    fn each_decisive_set<B>(
        &self,
        visitor: impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let wanted = if self.only_captures_decide() { Wanted::Captures } else { Wanted::All };
        self.each_wanted_set(wanted, visitor)
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        self.legality(mv)
    }

    fn apply(&mut self, mv: Move) {
        let mut board = self.board;
        let taken = self.apply_to(&mut board, mv);
        self.board = board;
        let own = &mut self.captured[self.turn as usize];
        *own = own.saturating_add(taken as u8);
        self.quiet = if taken > 0 { 0 } else { self.quiet.saturating_add(1) };
        self.ply = self.ply.saturating_add(1);
        self.turn = self.turn.other();
    }

    fn key(&self) -> u64 {
        let winner = self.retired.and_then(|outcome| outcome.winner());
        self.board.key() ^ state_key(self.turn, self.captured, winner)
    }

    fn retire(&mut self, seat: Seat, reason: Reason) {
        if self.result().is_none() {
            let winner = Side::of_seat(seat).other();
            self.retired = Some(Outcome::win(winner.team(), reason));
        }
    }

    fn pass(&mut self) {
        self.turn = self.turn.other();
    }

    fn count_replies(&self) -> Option<u64> {
        lines::replies(self)
    }
}

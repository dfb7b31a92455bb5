//! The one interface between the rules of a game and everything that uses them.

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use crate::{LineUp, Outcome, PerTeam, Reason, Seat};

/// Some moves of one kind, handed out together: their number is known without listing them.
pub trait MoveSet: IntoIterator {
    /// How many moves are in the set.
    fn len(&self) -> usize;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A legal, playable position of some game.
///
/// Equality is equality for repetition: the same pieces, the same seat to move, the same scores,
/// and whatever else decides what may be played; never the number of plies or of quiet plies.
pub trait Position: Clone + Eq + Debug + Send + Sync {
    /// A move; small and plain.
    type Move: Copy + Eq + Hash + Debug + Send + Sync;
    /// Moves of one kind.
    type MoveSet: MoveSet<Item = Self::Move>;
    /// Why a move may not be played, in words for the person who tried it.
    type Illegal: Error + Clone + PartialEq + Send + Sync + 'static;

    /// The seats of this game.
    fn line_up(&self) -> &LineUp;

    /// The seat to move. Seats that have no move are passed over already.
    fn turn(&self) -> Seat;

    /// Plies played since the start.
    fn ply(&self) -> u32;

    /// Marbles ejected (pieces captured) by each team.
    fn scores(&self) -> PerTeam<u16>;

    /// The result if the game is over by what stands on the board. Repetition needs a
    /// [`History`](crate::History); resignation and time come in by [`Position::retire`].
    fn outcome(&self) -> Option<Outcome>;

    /// Hands every legal move to the visitor, in sets; each move once. A finished game has none.
    fn each_set<B>(&self, visitor: impl FnMut(Self::MoveSet) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Hands over legal moves in sets, among them every one that matters at once: what is left out
    /// changes no score, ends nothing, and leaves the turn to another team that has an answer of
    /// which the same is true. Here nothing is left out.
    fn each_decisive_set<B>(
        &self,
        visitor: impl FnMut(Self::MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.each_set(visitor)
    }

    /// Says whether a move is legal here, and if not, which rule it breaks.
    ///
    /// # Errors
    /// The rule broken.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// Plays a legal move.
    ///
    /// The result of playing an illegal one is unspecified (though never unsafe);
    /// [`Position::play`] checks first.
    fn apply(&mut self, mv: Self::Move);

    /// A hash of exactly what equality looks at, kept incrementally.
    fn key(&self) -> u64;

    /// Takes a seat out of the game: it resigned or its time ran out.
    fn retire(&mut self, seat: Seat, reason: Reason);

    /// Passes the turn on without a move, as when a per-move limit ran out among three or more.
    fn pass(&mut self);

    /// The number of lines of play of exactly `depth` plies. The last ply is counted in bulk.
    fn perft(&self, depth: u32) -> u64 {
        crate::perft(self, depth)
    }

    /// How many replies there are to all moves together, where that is known without making them.
    fn count_replies(&self) -> Option<u64> {
        None
    }

    /// All legal moves.
    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::with_capacity(64);
        let _ = self.each_set(|set| {
            moves.extend(set);
            ControlFlow::<()>::Continue(())
        });
        moves
    }

    /// How many legal moves there are.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        let _ = self.each_set(|set| {
            count += set.len() as u64;
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// Checks a move, then plays it.
    ///
    /// # Errors
    /// The unchanged position and the rule broken.
    fn play(mut self, mv: Self::Move) -> Result<Self, PlayError<Self>> {
        match self.check(mv) {
            Ok(()) => {
                self.apply(mv);
                Ok(self)
            }
            Err(reason) => Err(PlayError { position: self, reason }),
        }
    }
}

/// A refused move: the position as it was, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct PlayError<P: Position> {
    /// The unchanged position.
    pub position: P,
    /// The rule the move breaks.
    pub reason: P::Illegal,
}

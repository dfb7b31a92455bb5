//! What a game tells the search.

use sumito_core::{Exact, Position, Team};

/// A legal move by its number, with what decides when it is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// A number that no other move has, see [`Knowledge::named`]; not `u32::MAX`.
    pub code: u32,
    /// Its place before anything has been learnt: higher is tried first.
    pub rank: i32,
    /// Where its history is kept, below [`Knowledge::history_size`]; moves that mean the same
    /// share it.
    pub slot: u32,
    /// A coarser kind of what it does, below [`Knowledge::classes`]: answers are learnt for pairs
    /// of these.
    pub class: u16,
    /// Whether the balance of pieces changes by it, so that a count must not stop before it. Such
    /// moves are tried before all others.
    pub tactical: bool,
}

/// What a game knows of its positions.
pub trait Knowledge<P: Position> {
    /// What evaluation remembers from one position of a line to the next; each searching thread
    /// has its own. Values must not depend on it, only the time they take.
    type Memo: Default + Send;

    /// How many history slots there are.
    fn history_size(&self) -> usize;

    /// How many classes of moves there are.
    fn classes(&self) -> usize;

    /// Adds the tactical moves.
    fn tactical(&self, position: &P, into: &mut Vec<Candidate>);

    /// Adds all other legal moves.
    fn quiet(&self, position: &P, into: &mut Vec<Candidate>);

    /// The move of a code that was handed out.
    fn named(&self, code: u32) -> P::Move;

    /// What a code of another position, or any other number, means here if it is legal.
    fn recall(&self, position: &P, code: u32) -> Option<Candidate>;

    /// The value of a position that is not over, for a team against all others, in
    /// centi-marbles. With two teams the values of both must add to zero. The position is `ply`
    /// plies from the root.
    fn evaluate(&self, position: &P, team: Team, memo: &mut Self::Memo, ply: usize) -> i32;

    /// How a position that is not over ends, where that is known, as from an endgame table.
    fn known(&self, position: &P) -> Option<Exact> {
        let _ = position;
        None
    }

    /// Whether the seat to move must answer a threat to win at once. Such a position is never
    /// judged standing.
    fn is_urgent(&self, position: &P) -> bool {
        let _ = position;
        false
    }

    /// Whether so much of the seat to move is about to be lost that a ply more is worth it: in
    /// Abalone two marbles or more.
    fn is_threatened(&self, position: &P) -> bool {
        let _ = position;
        false
    }

    /// Whether a quiet move may answer such a threat at all; the others need not be looked at.
    fn answers(&self, position: &P, candidate: &Candidate) -> bool {
        let _ = (position, candidate);
        true
    }

    /// Whether a rival of a team is about to win.
    fn is_close(&self, position: &P, team: Team) -> bool {
        let _ = (position, team);
        false
    }

    /// Whether to move is never worse than to pass here, as far as one can tell.
    fn may_pass(&self, position: &P) -> bool {
        let _ = position;
        false
    }

    /// Numbers that tell the pieces of the seat to move, and those of all others, from other sets
    /// of pieces and from those of other seats, each spread over its low bits. Positions that share
    /// one are taken to be misjudged alike.
    fn structure(&self, position: &P) -> [u64; 2] {
        let _ = position;
        [0; 2]
    }

    /// What else the value depends on besides what makes positions equal, such as the plies left
    /// to a limit that is near.
    fn salt(&self, position: &P) -> u64 {
        let _ = position;
        0
    }
}

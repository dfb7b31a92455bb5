//! Who has won, and why.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use sumito_core::{Outcome, Reason, Team};

use crate::bits::Bits;
use crate::board::Side;
use crate::generate::Wanted;
use crate::{Position, Variant};

impl Position {
    /// A side's pieces on its farthest row.
    #[inline(always)]
    pub(crate) fn crossed(&self, side: Side) -> Bits {
        self.board.pieces(side) & self.rules.home(side.other())
    }

    /// The pieces that neither move nor are captured: in Crossings those that crossed.
    #[inline(always)]
    pub(crate) fn locked_bits(&self) -> Bits {
        match self.rules.variant() {
            Variant::Epaminondas => Bits::EMPTY,
            Variant::Crossings => self.crossed(Side::White) | self.crossed(Side::Black),
        }
    }

    /// Whether the side to move must answer a crossing by crossing.
    #[inline(always)]
    pub(crate) fn is_crossing_pending(&self) -> bool {
        self.rules.variant() == Variant::Crossings
            && self.crossed(self.turn.other()).len() > self.crossed(self.turn).len()
    }

    /// Whether the side to move has the majority on the back rows and so has won.
    #[inline(always)]
    pub(crate) fn has_majority(&self) -> bool {
        self.rules.variant() == Variant::Epaminondas
            && self.crossed(self.turn).len() > self.crossed(self.turn.other()).len()
    }

    /// Whether the game is over for any reason but that there is no move.
    #[inline(always)]
    pub(crate) fn is_decided(&self) -> bool {
        self.retired.is_some() || self.has_majority() || self.limit_reached().is_some()
    }

    /// The limit that stops the game here. A pending crossing is answered first.
    #[inline(always)]
    fn limit_reached(&self) -> Option<Reason> {
        let past = |plies: u32, limit: Option<u32>| limit.is_some_and(|limit| plies >= limit);
        if past(self.ply, self.rules.move_plies()) && !self.is_crossing_pending() {
            Some(Reason::MoveLimit)
        } else if past(self.quiet, self.rules.quiet_plies()) && !self.is_crossing_pending() {
            Some(Reason::QuietLimit)
        } else {
            None
        }
    }

    /// Whether the ply limits can stop the game within so many plies from here.
    pub(crate) fn is_limit_near(&self, plies: u32) -> bool {
        let near = |now: u32, limit: Option<u32>| {
            limit.is_some_and(|limit| now.saturating_add(plies) >= limit)
        };
        near(self.ply, self.rules.move_plies()) || near(self.quiet, self.rules.quiet_plies())
    }

    /// The result, if the game is over.
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.retired.is_some() {
            return self.retired;
        }
        let win = |side: Side, reason| Some(Outcome::win(side.team(), reason));
        if self.has_majority() {
            return win(self.turn, Reason::Majority);
        }
        if let Some(limit) = self.limit_reached() {
            return Some(self.adjudicate(limit));
        }
        if self.each_legal_set(Wanted::All, |_| ControlFlow::Break(())).is_break() {
            return None;
        }
        let reason = if self.is_crossing_pending() { Reason::Crossing } else { Reason::NoMove };
        win(self.turn.other(), reason)
    }

    /// The result at a limit: for want of captures the pieces on the farthest rows count first,
    /// then always the captures.
    fn adjudicate(&self, limit: Reason) -> Outcome {
        let [white, black] = Side::BOTH.map(|side| {
            let crossed = if limit == Reason::QuietLimit { self.crossed(side).len() } else { 0 };
            (crossed, self.captured[side as usize])
        });
        match white.cmp(&black) {
            Ordering::Greater => Outcome::win(Side::White.team(), limit),
            Ordering::Less => Outcome::win(Side::Black.team(), limit),
            Ordering::Equal => Outcome::draw(limit),
        }
    }
}

impl Side {
    pub(crate) const fn team(self) -> Team {
        Team::new(self as usize)
    }
}

//! Clocks as pure arithmetic: no clock is read here, elapsed time is passed in.
//!
//! A [`TimeControl`] says what was agreed, [`Clocks`] is the state of one game's clocks. Whoever
//! owns the real clock (a server, a page) measures the time since its last call and passes it on.

mod control;

pub use control::{TimeControl, TimeControlError};

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{LineUp, PerSeat, Seat};

/// A span of time in milliseconds. Sums stop at the largest, differences at zero.
///
/// ```
/// use sumito_core::clock::Millis;
/// assert_eq!("90s".parse(), Ok(Millis(90_000)));
/// assert_eq!(Millis(120_000).to_string(), "2m");
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// This many seconds.
    #[must_use]
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1_000))
    }

    /// This many days.
    #[must_use]
    pub const fn days(days: u64) -> Self {
        Self(days.saturating_mul(86_400_000))
    }

    /// The sum of both.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// What is left after `other` is taken away.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// So many times it.
    #[must_use]
    pub const fn times(self, count: u32) -> Self {
        Self(self.0.saturating_mul(count as u64))
    }

    /// So many hundredths of it, rounded down.
    #[must_use]
    pub const fn percent(self, hundredths: u64) -> Self {
        Self(self.0.saturating_mul(hundredths) / 100)
    }
}

impl From<Duration> for Millis {
    fn from(duration: Duration) -> Self {
        Self(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX))
    }
}

impl From<Millis> for Duration {
    fn from(span: Millis) -> Self {
        Self::from_millis(span.0)
    }
}

/// What a clock that ran out means for the seat whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Overstep {
    /// The seat has lost on time, whatever the position.
    Loss(Seat),
    /// The seat's turn is passed over: a limit per move alone, among three seats or more.
    Pass(Seat),
}

/// What follows an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    /// The same turn goes on: it has actions left.
    Action,
    /// The turn is over and this seat's begins (the same one, if all others are passed over).
    Turn(Seat),
}

/// The clocks of one game.
///
/// New clocks stand still until [`Clocks::resume`]; time passed in while they stand is not counted.
///
/// ```
/// use sumito_core::clock::{Clocks, Millis, Next, Overstep};
/// use sumito_core::{Colour, LineUp, Seat};
///
/// let (black, white) = (Seat::new(0), Seat::new(1));
/// let line_up = LineUp::duel(Colour::Black, Colour::White);
/// let mut clocks = Clocks::new("1m+5s+10%".parse().unwrap(), &line_up, black);
/// clocks.resume();
/// // Black thinks for 20 seconds and ejects a marble: 5 s increment and 6 s bonus.
/// clocks.press(Millis::seconds(20), 1, Next::Turn(white)).unwrap();
/// assert_eq!(clocks.left(black, Millis::ZERO), Millis::seconds(51));
/// // White thinks for too long.
/// assert_eq!(clocks.overstep(Millis::seconds(60)), Some(Overstep::Loss(white)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    control: TimeControl,
    seats: usize,
    banks: PerSeat<Millis>,
    turn: Seat,
    /// Time used in this turn so far: what a limit per move looks at.
    used: Millis,
    running: bool,
}

impl Clocks {
    /// Full clocks, standing still, with this seat to move first.
    #[must_use]
    pub fn new(control: TimeControl, line_up: &LineUp, first: Seat) -> Self {
        Self {
            control,
            seats: line_up.len(),
            banks: PerSeat::all(control.base().unwrap_or_default()),
            turn: first,
            used: Millis::ZERO,
            running: false,
        }
    }

    /// What was agreed.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The seat whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Whether time is being counted.
    #[must_use]
    pub fn running(&self) -> bool {
        self.running
    }

    /// The time a seat has left: until it oversteps if it is its turn, else what it will begin
    /// its next turn with.
    #[must_use]
    pub fn left(&self, seat: Seat, elapsed: Millis) -> Millis {
        let used = if seat == self.turn { self.used } else { Millis::ZERO };
        let limit = self.control.per_turn().map(|limit| limit.minus(used));
        let bank = self.control.base().map(|_| self.banks[seat]);
        let left = bank.into_iter().chain(limit).min().unwrap_or_default();
        if seat == self.turn { left.minus(self.counted(elapsed)) } else { left }
    }

    /// When the seat to move will overstep, from now; `None` while the clocks stand still.
    #[must_use]
    pub fn until_overstep(&self) -> Option<Millis> {
        self.running.then(|| self.left(self.turn, Millis::ZERO))
    }

    /// Whether the seat to move has overstepped after so much more time, and what that means.
    #[must_use]
    pub fn overstep(&self, elapsed: Millis) -> Option<Overstep> {
        if !self.running || self.left(self.turn, elapsed) > Millis::ZERO {
            return None;
        }
        let limit_alone = matches!(self.control, TimeControl::PerMove(_));
        Some(match limit_alone && self.seats > 2 {
            true => Overstep::Pass(self.turn),
            false => Overstep::Loss(self.turn),
        })
    }

    /// The seat to move has acted after `elapsed`, ejecting so many marbles.
    ///
    /// The ejection bonus is added at once, the increment after the turn.
    ///
    /// # Errors
    /// The seat had overstepped before. The clocks are unchanged; go on by [`Clocks::turn_to`].
    pub fn press(&mut self, elapsed: Millis, ejections: u32, next: Next) -> Result<(), Overstep> {
        if let Some(overstep) = self.overstep(elapsed) {
            return Err(overstep);
        }
        self.charge(elapsed);
        let bank = &mut self.banks[self.turn];
        *bank = bank.plus(self.control.bonus().times(ejections));
        if let Next::Turn(seat) = next {
            *bank = bank.plus(self.control.increment());
            self.begin(seat);
        }
        Ok(())
    }

    /// Gives the turn to another seat without increment: after a pass, a loss, a resignation.
    pub fn turn_to(&mut self, elapsed: Millis, seat: Seat) {
        self.charge(elapsed);
        self.begin(seat);
    }

    /// Stops counting.
    pub fn pause(&mut self, elapsed: Millis) {
        self.charge(elapsed);
        self.running = false;
    }

    /// Starts counting, for the first time or after a pause.
    pub fn resume(&mut self) {
        self.running = true;
    }

    fn counted(&self, elapsed: Millis) -> Millis {
        if self.running { elapsed } else { Millis::ZERO }
    }

    fn charge(&mut self, elapsed: Millis) {
        let elapsed = self.counted(elapsed);
        self.used = self.used.plus(elapsed);
        self.banks[self.turn] = self.banks[self.turn].minus(elapsed);
    }

    fn begin(&mut self, seat: Seat) {
        self.turn = seat;
        self.used = Millis::ZERO;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Colour, SeatPlace, Team};
    use proptest::prelude::*;

    fn line_up(seats: usize) -> LineUp {
        LineUp::new(
            (0..seats).map(|i| SeatPlace { colour: Colour::ALL[i], team: Team::new(i) }).collect(),
        )
    }

    fn started(control: &str, seats: usize) -> Clocks {
        let mut clocks = Clocks::new(control.parse().unwrap(), &line_up(seats), Seat::new(0));
        clocks.resume();
        clocks
    }

    fn seat(index: usize) -> Seat {
        Seat::new(index)
    }

    #[test]
    fn limit_alone_passes_among_three_and_loses_between_two() {
        let late = Millis::seconds(30);
        assert_eq!(started("30s/move", 2).overstep(late), Some(Overstep::Loss(seat(0))));
        assert_eq!(started("30s/move", 3).overstep(late), Some(Overstep::Pass(seat(0))));
        assert_eq!(started("9m+30s/move", 3).overstep(late), Some(Overstep::Loss(seat(0))));
        assert_eq!(started("3d", 3).overstep(Millis::days(3)), Some(Overstep::Loss(seat(0))));
        assert_eq!(started("3d", 3).overstep(Millis(259_199_999)), None);
    }

    #[test]
    fn increment_comes_after_the_turn_and_the_limit_spans_its_actions() {
        let mut clocks = started("60s+5s+30s/move", 2);
        clocks.press(Millis::seconds(10), 0, Next::Action).unwrap();
        assert_eq!(clocks.left(seat(0), Millis::ZERO), Millis::seconds(20));
        assert_eq!(clocks.overstep(Millis::seconds(20)), Some(Overstep::Loss(seat(0))));
        clocks.press(Millis::seconds(15), 0, Next::Turn(seat(1))).unwrap();
        clocks.press(Millis::seconds(1), 0, Next::Turn(seat(0))).unwrap();
        // 60 − 25 + 5 in the bank, but a turn has no more than 30.
        assert_eq!(clocks.left(seat(0), Millis::ZERO), Millis::seconds(30));
        assert_eq!(clocks.left(seat(0), Millis::seconds(12)), Millis::seconds(18));
    }

    #[test]
    fn a_pass_leaves_the_seat_its_next_turn() {
        let mut clocks = started("10s/move", 3);
        let late = Millis::seconds(11);
        assert_eq!(clocks.press(late, 0, Next::Turn(seat(1))), Err(Overstep::Pass(seat(0))));
        assert_eq!(clocks.turn(), seat(0));
        clocks.turn_to(late, seat(1));
        clocks.press(Millis::seconds(9), 0, Next::Turn(seat(2))).unwrap();
        clocks.turn_to(Millis::seconds(3), seat(0));
        assert_eq!(clocks.until_overstep(), Some(Millis::seconds(10)));
    }

    #[test]
    fn nothing_is_counted_while_clocks_stand() {
        let mut clocks = started("1m", 2);
        clocks.pause(Millis::seconds(20));
        assert_eq!(clocks.until_overstep(), None);
        assert_eq!(clocks.overstep(Millis::days(9)), None);
        clocks.press(Millis::days(1), 0, Next::Turn(seat(1))).unwrap();
        clocks.resume();
        assert_eq!(clocks.left(seat(0), Millis::days(1)), Millis::seconds(40));
        assert_eq!(clocks.until_overstep(), Some(Millis::seconds(60)));
    }

    #[test]
    fn state_survives_storage() {
        let clocks = started("15m+5s+10%", 2);
        let stored = serde_json::to_string(&clocks).unwrap();
        assert!(stored.contains(r#""control":"15m+5s+10%""#), "{stored}");
        assert_eq!(serde_json::from_str::<Clocks>(&stored).unwrap(), clocks);
    }

    proptest! {
        /// What went in comes out: base, increments and bonuses less the time used.
        #[test]
        fn books_balance(
            seats in 2usize..=6,
            turns in prop::collection::vec((0u64..40_000, 0u32..3, any::<bool>()), 0..60),
        ) {
            let mut clocks = started("10m+3s+10%", seats);
            let mut expected = vec![600_000u64; seats];
            let mut mover = 0;
            for (elapsed, ejections, turn_over) in turns {
                let late = clocks.overstep(Millis(elapsed));
                prop_assert_eq!(late.is_some(), elapsed >= expected[mover]);
                prop_assert_eq!(clocks.until_overstep(), Some(Millis(expected[mover])));
                let after = if turn_over { (mover + 1) % seats } else { mover };
                let next = if turn_over { Next::Turn(seat(after)) } else { Next::Action };
                let before = clocks.clone();
                if let Err(overstep) = clocks.press(Millis(elapsed), ejections, next) {
                    prop_assert_eq!(Some(overstep), late);
                    prop_assert_eq!(clocks, before);
                    break;
                }
                expected[mover] += u64::from(ejections) * 60_000 + if turn_over { 3_000 } else { 0 };
                expected[mover] -= elapsed;
                mover = after;
                for (i, &left) in expected.iter().enumerate() {
                    prop_assert_eq!(clocks.left(seat(i), Millis::ZERO), Millis(left));
                }
            }
        }

        /// Pausing and charging in pieces changes nothing.
        #[test]
        fn time_in_pieces_is_time_in_one(pieces in prop::collection::vec(0u64..9_000, 1..9)) {
            let mut whole = started("2m+20s/move", 2);
            let mut broken = whole.clone();
            for &piece in &pieces {
                broken.pause(Millis(piece));
                broken.resume();
            }
            let total = Millis(pieces.iter().sum());
            prop_assert_eq!(whole.overstep(total), broken.overstep(Millis::ZERO));
            whole.pause(total);
            whole.resume();
            prop_assert_eq!(whole, broken);
        }
    }
}

//! One game: whose turn it is, how long it took, whether it was legal, and when it is over.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sumito_core::{Outcome, Position as _, Reason, Seat, Team};
use sumito_games::Game;

use super::entrant::Pace;
use super::player::{Choice, Fault, Player, Question};
use super::{Adjudication, Plan};
use crate::fairness::by_score;

/// Where the games of a match are played.
pub(super) struct Table<'a> {
    plan: &'a Plan,
    stop: &'a AtomicBool,
    end: &'a AtomicBool,
}

/// A game as it was played.
#[derive(Debug)]
pub(super) struct Played {
    pub game: Game,
    /// Faults of the seats, after so many events of the game.
    pub faults: Vec<(usize, Seat, Fault)>,
    /// Whether the cap ended it.
    pub capped: bool,
    /// Whether it was ended because all agreed.
    pub adjudicated: bool,
    /// Events with what their mover thought, in centi-marbles.
    pub scores: Vec<(usize, i32)>,
}

/// What the players of a game have left.
struct Clocks(Vec<Duration>);

impl<'a> Table<'a> {
    pub fn new(plan: &'a Plan, stop: &'a AtomicBool, end: &'a AtomicBool) -> Self {
        Self { plan, stop, end }
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::SeqCst) || self.end.load(Ordering::SeqCst)
    }

    /// Plays a game between the engines that the teams are seated with; `None` if it was stopped.
    pub fn play(
        &self,
        opening: Game,
        seating: &[usize],
        players: &mut [Option<Player>],
        number: u32,
    ) -> Option<Played> {
        let mut scores = Vec::new();
        let mut game = opening;
        let entrant_of = |game: &Game, seat: Seat| seating[game.line_up().team(seat).index()];
        let pace_of = |entrant: usize| self.plan.entrants[entrant].pace.or(self.plan.pace);
        let seats: Vec<Seat> = game.line_up().seats().collect();
        let mut clocks =
            Clocks(seats.iter().map(|&seat| base(pace_of(entrant_of(&game, seat)))).collect());
        let mut faults: Vec<(usize, Seat, Fault)> = Vec::new();
        let mut agreed = Agreed::new(self.plan.adjudication);
        let (mut capped, mut adjudicated) = (false, false);
        let mut seated = vec![false; players.len()];
        while game.outcome().is_none() {
            if self.is_stopped() {
                return None;
            }
            if game.events().len() >= self.plan.cap as usize {
                capped = game.adjudicate(by_score(&game)).is_ok();
                break;
            }
            let seat = game.position().turn();
            let entrant = entrant_of(&game, seat);
            // Before its first move, and where a fault at another of its seats has ended it.
            let ready = if seated[entrant] { Ok(()) } else { self.seat(entrant, players, &game) };
            seated[entrant] = ready.is_ok();
            let pace = pace_of(entrant);
            let margin = self.plan.margin;
            let question = Question {
                pace,
                left: &clocks.0,
                latest: clocks.latest(pace, seat, margin),
                stop: self.stop,
                seed: self.seed(number, game.position().ply()),
            };
            let started = Instant::now();
            let player = ready.and_then(|()| players[entrant].as_mut().ok_or(Fault::Crash));
            let answer = player.and_then(|player| player.choose(&game, &question));
            let answer = clocks.settle(pace, seat, margin, started.elapsed(), answer);
            if self.is_stopped() {
                // Whoever was not waited for is not at fault.
                return None;
            }
            let played = answer.and_then(|Choice { mv, score }| match game.play(mv) {
                Ok(()) => Ok(score),
                Err(error) => Err(Fault::Illegal(error.to_string())),
            });
            match played {
                Ok(score) => {
                    let team = game.line_up().team(seat);
                    scores.extend(score.map(|score| (game.events().len() - 1, score)));
                    if let Some(winner) = agreed.after(team, score, game.line_up().teams())
                        && game.outcome().is_none()
                    {
                        let outcome = Outcome::win(winner, Reason::Resignation);
                        adjudicated = game.adjudicate(outcome).is_ok();
                    }
                }
                Err(fault) => {
                    let at = game.events().len();
                    // After an error it may still think about something else.
                    if matches!(fault, Fault::Crash | Fault::Stalled | Fault::Error(_)) {
                        players[entrant] = None;
                        seated[entrant] = false;
                    }
                    lose(&mut game, seat, &fault);
                    faults.push((at, seat, fault));
                }
            }
        }
        Some(Played { game, faults, capped, adjudicated, scores })
    }

    /// Seats an engine, starting it anew where it is not there.
    fn seat(
        &self,
        entrant: usize,
        players: &mut [Option<Player>],
        game: &Game,
    ) -> Result<(), Fault> {
        let mut player = match players[entrant].take() {
            Some(player) => player,
            None => Player::start(&self.plan.entrants[entrant], self.stop)?,
        };
        player.begin(game, self.stop)?;
        players[entrant] = Some(player);
        Ok(())
    }

    fn seed(&self, number: u32, ply: u32) -> u64 {
        self.plan.seed.wrapping_add(u64::from(number) << 32).wrapping_add(u64::from(ply))
    }
}

/// Takes a seat out of a game for a fault.
fn lose(game: &mut Game, seat: Seat, fault: &Fault) {
    // Somebody who has lost already cannot lose again.
    let _ = match fault {
        Fault::Late | Fault::Stalled => game.flag(seat),
        Fault::Crash | Fault::Illegal(_) | Fault::Error(_) => game.resign(seat),
    };
}

fn base(pace: Option<Pace>) -> Duration {
    match pace {
        Some(Pace::Clock { base, .. }) => base,
        _ => Duration::ZERO,
    }
}

impl Clocks {
    /// When a seat's move must be there; `None` where no clock runs.
    fn latest(&self, pace: Option<Pace>, seat: Seat, margin: Duration) -> Option<Duration> {
        match pace? {
            Pace::MoveTime(time) => Some(time + margin),
            Pace::Clock { .. } => Some(self.0[seat.index()] + margin),
            Pace::Nodes(_) | Pace::Depth(_) => None,
        }
    }

    /// Settles the clock of a seat that has moved; a move that came too late is a fault.
    fn settle(
        &mut self,
        pace: Option<Pace>,
        seat: Seat,
        margin: Duration,
        taken: Duration,
        answer: Result<Choice, Fault>,
    ) -> Result<Choice, Fault> {
        if self.latest(pace, seat, margin).is_some_and(|latest| taken > latest) {
            return match answer {
                Err(fault @ (Fault::Crash | Fault::Stalled | Fault::Error(_))) => Err(fault),
                _ => Err(Fault::Late),
            };
        }
        if let Some(Pace::Clock { increment, .. }) = pace {
            let left = &mut self.0[seat.index()];
            *left = left.saturating_sub(taken) + increment;
        }
        answer
    }
}

/// For how long all have taken the same team for the winner.
struct Agreed {
    rule: Option<Adjudication>,
    winner: Option<Team>,
    plies: u32,
}

impl Agreed {
    fn new(rule: Option<Adjudication>) -> Self {
        Self { rule, winner: None, plies: 0 }
    }

    /// The team that has won by the agreement of both, after a move of one.
    fn after(&mut self, mover: Team, score: Option<i32>, teams: usize) -> Option<Team> {
        let rule = self.rule.filter(|_| teams == 2)?;
        let winner = score
            .filter(|score| score.abs() >= rule.score)
            .map(|score| if score > 0 { mover } else { Team::new(1 - mover.index()) });
        self.plies = if winner.is_some() && winner == self.winner { self.plies + 1 } else { 1 };
        self.winner = winner;
        winner.filter(|_| self.plies >= rule.plies)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agreement_takes_both_sides_and_time() {
        let [black, white] = [Team::new(0), Team::new(1)];
        let mut agreed = Agreed::new(Some(Adjudication { score: 300, plies: 3 }));
        assert_eq!(agreed.after(black, Some(400), 2), None);
        assert_eq!(agreed.after(white, Some(-350), 2), None);
        assert_eq!(agreed.after(black, Some(400), 2), Some(black));
        assert_eq!(agreed.after(white, Some(-100), 2), None);
        assert_eq!(agreed.after(black, Some(400), 2), None);
        assert_eq!(agreed.after(white, None, 2), None);
        let mut silent = Agreed::new(None);
        assert!((0..9).all(|_| silent.after(black, Some(9_999), 2).is_none()));
    }
}

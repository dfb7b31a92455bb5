//! What a start gives to whom: the engine plays itself from it.
//!
//! Both sides think for the same number of nodes a move. So that games differ, the first rounds
//! are played at a low level, whose choice among moves that look alike comes from the seed. Games
//! are capped at [`CAP`] plies: then more ejections (or captures) win, equal is a draw.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

use sumito_core::{Outcome, Position, Reason, Team};
use sumito_engine::{Engine, Level, Limits, Options};
use sumito_games::{Game, Rules, StartError};

use crate::Interval;

/// Plies after which a game is decided by the scores.
pub const CAP: u32 = 350;
/// Rounds in which the seed has a say.
const VARIED_ROUNDS: u32 = 2;
/// The level of those rounds: it sees what is at stake and chooses freely among the rest.
const VARIED_LEVEL: Level = Level::new(3).expect("there are twelve levels");
/// The size of the table a game is played with, in mebibytes.
const HASH: usize = 1;

/// Which games to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many games.
    pub games: u32,
    /// Nodes a move.
    pub nodes: u64,
    /// Where the variety comes from: the same seed gives the same games.
    pub seed: u64,
    /// How many threads share the games; what comes of them does not depend on it.
    pub threads: NonZeroUsize,
}

/// What came of the games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end or to the cap.
    pub games: u32,
    /// Those without a winner.
    pub draws: u32,
    /// Those the cap ended.
    pub capped: u32,
    /// Plies of all games together.
    pub plies: u64,
    /// What each team did, in the order of first turns.
    pub teams: Vec<TeamTally>,
}

/// What came of the games for one team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TeamTally {
    /// Games it won.
    pub wins: u32,
    /// Marbles it pushed off, or pieces it captured.
    pub ejections: u64,
}

impl Tally {
    /// The share of the points a team made: a win is one, a draw the same part for all. `None`
    /// without games, or without such a team.
    #[must_use]
    pub fn score(&self, team: Team) -> Option<Interval> {
        let wins = self.teams.get(team.index())?.wins;
        let draws = f64::from(self.draws) / self.teams.len() as f64;
        Interval::of(f64::from(wins) + draws, self.games)
    }

    /// Ejections of a team in a game; `None` without games, or without such a team.
    #[must_use]
    pub fn mean_ejections(&self, team: Team) -> Option<f64> {
        let ejections = self.teams.get(team.index())?.ejections;
        self.mean(ejections)
    }

    /// Plies of a game; `None` without games.
    #[must_use]
    pub fn mean_plies(&self) -> Option<f64> {
        self.mean(self.plies)
    }

    fn mean(&self, sum: u64) -> Option<f64> {
        (self.games > 0).then(|| sum as f64 / f64::from(self.games))
    }

    fn add(&mut self, game: &Game, outcome: Outcome, capped: bool) {
        self.games += 1;
        self.draws += u32::from(outcome.winner().is_none());
        self.capped += u32::from(capped);
        self.plies += game.events().len() as u64;
        let [before, after] = [game.start(), game.position()].map(Position::scores);
        for team in game.line_up().each_team() {
            let tally = &mut self.teams[team.index()];
            tally.wins += u32::from(outcome.winners.contains(team));
            tally.ejections += u64::from(after[team].saturating_sub(before[team]));
        }
    }
}

/// Plays the games of a plan, telling after each one what all have come to.
///
/// When `stop` is set, games under way are dropped and the rest is what was asked for.
///
/// ```
/// use std::{num::NonZeroUsize, sync::atomic::AtomicBool};
/// use sumito_arena::fairness::{Plan, play};
/// let rules = "abalone/standard?side=5&goal=1&move-limit=20".parse().unwrap();
/// let plan = Plan { games: 2, nodes: 50, seed: 1, threads: NonZeroUsize::MIN };
/// let tally = play(&rules, &plan, &AtomicBool::new(false), |_| ()).unwrap();
/// assert_eq!(tally.games, 2);
/// ```
///
/// # Errors
/// The rule set has no start of its own.
pub fn play(
    rules: &Rules,
    plan: &Plan,
    stop: &AtomicBool,
    on_game: impl FnMut(&Tally) + Send,
) -> Result<Tally, StartError> {
    let start = Game::new(rules.clone())?;
    let teams = vec![TeamTally::default(); start.line_up().teams()];
    let tally = Tally { teams, ..Tally::default() };
    let shared = Mutex::new((tally, on_game));
    let drawn = AtomicU32::new(0);
    // Each has a table of its own, and more than there are processors bring nothing.
    let processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = plan.threads.get().min(plan.games as usize).min(processors);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let engine = Engine::new(&Options { hash: HASH, ..Options::default() });
                loop {
                    let number = drawn.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games {
                        return;
                    }
                    engine.forget();
                    let seed = plan.seed.wrapping_add(u64::from(number) << 32);
                    let Some(game) = one_game(start.clone(), &engine, plan.nodes, seed, stop)
                    else {
                        return;
                    };
                    let capped = game.outcome().is_none();
                    let outcome = game.outcome().unwrap_or_else(|| by_score(&game));
                    if let Ok(mut shared) = shared.lock() {
                        let (tally, on_game) = &mut *shared;
                        tally.add(&game, outcome, capped);
                        on_game(tally);
                    }
                }
            });
        }
    });
    let (tally, _) = shared.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(tally)
}

/// Plays to the end or the cap; `None` if it was stopped.
fn one_game(
    mut game: Game,
    engine: &Engine,
    nodes: u64,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Game> {
    let varied = VARIED_ROUNDS * game.line_up().len() as u32;
    for ply in 0..CAP {
        let level = (ply < varied).then_some(VARIED_LEVEL);
        let limits = Limits { level, ..Limits::nodes(nodes) };
        let thought = engine.think(&game, &limits, stop, seed.wrapping_add(u64::from(ply)));
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let Some(best) = thought.best else { break };
        game.play(best).expect("the engine plays legal moves");
    }
    Some(game)
}

/// The most ejections of the teams still in the game win, equal is a draw.
pub(crate) fn by_score(game: &Game) -> Outcome {
    let scores = game.position().scores();
    let teams = game.position().teams_in();
    let most = teams.iter().map(|team| scores[team]).max();
    let mut best = teams.iter().filter(|&team| Some(scores[team]) == most);
    match (best.next(), best.next()) {
        (Some(team), None) => Outcome::win(team, Reason::MoveLimit),
        _ => Outcome::draw(Reason::MoveLimit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_left_wins_nothing_by_score() {
        let rules = "abalone/3-players-11".parse().unwrap();
        let judged = |end: &str| {
            let text = format!("ww1rr/ww2rr/ww3rr/ww4rr/w6rr/w7/7/bbbbbb/bbbb1 w {end}");
            by_score(&Game::from_position(sumito_games::Position::read(&rules, &text).unwrap()))
        };
        let winner = |end| judged(end).winner().map(Team::index);
        assert_eq!(winner("2,1,0 0 30"), Some(0));
        assert_eq!(winner("2,1,0 0 30 out=b"), Some(1));
        assert_eq!(winner("3,0,0 0 30 out=b"), None);
    }
}

//! Matches of engines against each other: ours with any options, or any program that speaks UGI
//! or AEP.
//!
//! From each opening every arrangement of the engines on the seats is played: two of them for two
//! engines, which make a pair. Nothing an engine does ends a match: a crash, an illegal move or a
//! move that comes too late loses its game and is counted.

mod entrant;
mod opening;
mod player;
mod program;
mod referee;
mod standing;
mod store;

use std::collections::HashSet;
use std::io;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use sumito_games::Rules;

use crate::Sprt;
pub use entrant::{Entrant, EntrantError, Pace, PaceError};
pub use opening::{OpeningError, Openings};
pub use standing::{EntrantStanding, Standing};
pub use store::{Store, StoreError};

use player::Player;
use referee::Table;
use standing::GameResult;

/// Plies after which a game is decided by the scores, unless a plan says otherwise.
pub const CAP: u32 = crate::fairness::CAP;

/// Which games to play, and how.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The engines: as many as there are teams, or fewer.
    pub entrants: Vec<Entrant>,
    /// Where games begin.
    pub openings: Openings,
    /// How long each may think, unless it has a pace of its own.
    pub pace: Option<Pace>,
    /// The most games to play.
    pub games: u32,
    /// Ends the match as soon as it has told which of two engines is stronger.
    pub sprt: Option<Sprt>,
    /// Plies after which a game is decided by the scores.
    pub cap: u32,
    /// Ends games both sides agree about.
    pub adjudication: Option<Adjudication>,
    /// How much later than agreed a move may come.
    pub margin: Duration,
    /// What the choices of weaker levels come from.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: NonZeroUsize,
}

/// Games that both sides take for decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjudication {
    /// How far ahead a team must be in the eyes of all, in centi-marbles.
    pub score: i32,
    /// For how many plies in a row.
    pub plies: u32,
}

/// Why a match cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// There are too few or too many engines.
    #[error("{engines} engines cannot share {teams} sides: there must be {} of them", few(*teams))]
    Engines {
        /// How many there are.
        engines: usize,
        /// How many sides the openings are for.
        teams: usize,
    },
    /// A sequential test is wanted of a match it cannot judge.
    #[error("a sequential test is about two engines, each playing one side")]
    Sequential,
    /// An engine cannot take part.
    #[error("{name}: {problem}")]
    Entrant {
        /// How it is called.
        name: String,
        /// Why it cannot.
        problem: String,
    },
    /// The file of records cannot be gone on with.
    #[error("the records of this match: {0}")]
    Store(
        /// Why it cannot.
        #[from]
        StoreError,
    ),
    /// A game was played but not kept.
    #[error("the records of this match cannot be written: {0}")]
    Write(
        /// What the system says.
        io::Error,
    ),
    /// There is nobody to play.
    #[error("no thread can be started: {0}")]
    Thread(
        /// What the system says.
        io::Error,
    ),
}

/// How many engines can share so many sides.
fn few(teams: usize) -> String {
    if teams > 2 { format!("2 to {teams}") } else { teams.to_string() }
}

impl Plan {
    /// The rule set of the first opening; all have as many teams.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.openings.rules()
    }

    fn check(&self, stop: &AtomicBool) -> Result<(), ContestError> {
        let (engines, teams) = (self.entrants.len(), self.rules().line_up().teams());
        if !(2..=teams).contains(&engines) {
            return Err(ContestError::Engines { engines, teams });
        }
        if self.sprt.is_some() && teams > 2 {
            return Err(ContestError::Sequential);
        }
        for entrant in &self.entrants {
            match entrant.try_out(&self.openings, stop) {
                // Who was not waited for may be as good as any.
                Err(_) if stop.load(Ordering::SeqCst) => return Ok(()),
                Err(problem) => {
                    let name = entrant.name().to_owned();
                    return Err(ContestError::Entrant { name, problem });
                }
                Ok(()) => {}
            }
        }
        Ok(())
    }

    /// Every way to put the engines on the teams: all orders, or where there are more teams than
    /// engines, all ways but those where one plays alone against itself.
    fn arrangements(&self) -> Vec<Vec<usize>> {
        let (engines, teams) = (self.entrants.len(), self.rules().line_up().teams());
        let mut all: Vec<Vec<usize>> = vec![Vec::new()];
        for _ in 0..teams {
            let longer = |seats: &Vec<usize>| {
                let seats = seats.clone();
                (0..engines).map(move |next| seats.iter().copied().chain([next]).collect())
            };
            all = all.iter().flat_map(longer).collect();
        }
        all.retain(|seats| {
            let used = seats.iter().collect::<HashSet<_>>().len();
            used == engines.min(teams) || (engines < teams && used > 1)
        });
        all
    }

    /// What must be alike for the records of a match to be gone on with.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let entrants: Vec<_> = self.entrants.iter().map(ToString::to_string).collect();
        let pace = self.pace.map_or("as they like".to_owned(), |pace| pace.to_string());
        let adjudication = self
            .adjudication
            .map_or("none".to_owned(), |by| format!("{} for {} plies", by.score, by.plies));
        // As a record keeps it.
        plain(&format!(
            "{}; {pace}; openings {}; cap {}; adjudication {adjudication}; margin {} ms; seed {}",
            entrants.join(" against "),
            self.openings,
            self.cap,
            self.margin.as_millis(),
            self.seed
        ))
    }
}

/// A text with a space for each control character.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Plays the games of a plan, as far as the store does not have them already, telling after each
/// what all have come to.
///
/// When `stop` is set, games under way are dropped; they are played again when the match goes on.
///
/// ```
/// use std::{num::NonZeroUsize, sync::atomic::AtomicBool, time::Duration};
/// use sumito_arena::contest::{CAP, Openings, Pace, Plan, play};
/// let plan = Plan {
///     entrants: vec!["sumito:name=strong".parse()?, "sumito:name=weak,level=1".parse()?],
///     openings: Openings::of_rules(&["abalone?goal=1".parse()?], 4, 1)?,
///     pace: Some(Pace::Nodes(100)),
///     games: 2,
///     sprt: None,
///     cap: CAP,
///     adjudication: None,
///     margin: Duration::from_millis(100),
///     seed: 1,
///     threads: NonZeroUsize::MIN,
/// };
/// let standing = play(&plan, None, &AtomicBool::new(false), |_| ())?;
/// assert_eq!((standing.games, standing.pairs.count()), (2, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The engines do not fit the games or cannot be started, or the store cannot be used.
pub fn play(
    plan: &Plan,
    mut store: Option<&mut Store>,
    stop: &AtomicBool,
    mut on_game: impl FnMut(&Standing) + Send,
) -> Result<Standing, ContestError> {
    plan.check(stop)?;
    let arrangements = plan.arrangements();
    let names = plan.entrants.iter().map(|entrant| entrant.name().to_owned()).collect();
    let mut standing = Standing::new(names, plan.rules().line_up().teams(), plan.sprt);
    let mut done = HashSet::new();
    if let Some(store) = &mut store {
        for result in store.begin(&plan.fingerprint())? {
            done.insert(result.number);
            standing.add(&result);
        }
    }
    on_game(&standing);
    let left = plan.games as usize - done.iter().filter(|&&number| number < plan.games).count();
    let threads = plan.threads.get().min(left);
    // One after the other: there may be more games than there is room for their numbers.
    let left = (0..plan.games).filter(|number| !done.contains(number));
    let end = AtomicBool::new(standing.verdict().is_some());
    let shared = Mutex::new(Shared { standing, store, on_game, left, failed: None });
    let table = Table::new(plan, stop, &end);
    thread::scope(|scope| {
        for others in 0..threads {
            // Searches go deep.
            let worker = thread::Builder::new().stack_size(16 << 20);
            let started = worker.spawn_scoped(scope, || {
                let mut players: Vec<Option<Player>> = plan.entrants.iter().map(|_| None).collect();
                while let Some(number) = next(&shared, stop, &end) {
                    let round = number / arrangements.len() as u32;
                    let seating = &arrangements[number as usize % arrangements.len()];
                    let opening = plan.openings.nth(round);
                    let Some(played) = table.play(opening, seating, &mut players, number) else {
                        return;
                    };
                    let result = GameResult::new(number, seating, &played);
                    let record = store::record(plan, &played, &result);
                    if let Ok(mut shared) = shared.lock() {
                        shared.take(&result, &record, &end);
                    }
                }
            });
            let Err(error) = started else { continue };
            // Those there are play all games.
            if others == 0
                && let Ok(mut shared) = shared.lock()
            {
                shared.failed = Some(ContestError::Thread(error));
            }
            break;
        }
    });
    let shared = shared.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    match shared.failed {
        Some(error) => Err(error),
        None => Ok(shared.standing),
    }
}

/// What the threads share.
struct Shared<'a, F, L> {
    standing: Standing,
    store: Option<&'a mut Store>,
    on_game: F,
    /// Numbers of games still to be played.
    left: L,
    failed: Option<ContestError>,
}

impl<F: FnMut(&Standing), L> Shared<'_, F, L> {
    fn take(&mut self, result: &GameResult, record: &str, end: &AtomicBool) {
        if end.load(Ordering::SeqCst) {
            return;
        }
        if let Some(store) = &mut self.store
            && let Err(error) = store.add(record)
        {
            self.failed = Some(ContestError::Write(error));
            end.store(true, Ordering::SeqCst);
            return;
        }
        self.standing.add(result);
        if self.standing.verdict().is_some() {
            end.store(true, Ordering::SeqCst);
        }
        (self.on_game)(&self.standing);
    }
}

fn next<F, L: Iterator<Item = u32>>(
    shared: &Mutex<Shared<'_, F, L>>,
    stop: &AtomicBool,
    end: &AtomicBool,
) -> Option<u32> {
    if stop.load(Ordering::SeqCst) || end.load(Ordering::SeqCst) {
        return None;
    }
    shared.lock().ok()?.left.next()
}

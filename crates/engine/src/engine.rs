//! The engine: a game in, a move and its reasons out.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use sumito_games::{Game, Move, on_position};
use sumito_search::{self as search, Control, Line, Method, Report, Table, Task};
use sumito_tables::Tables;

use crate::dice::Dice;
use crate::level::{Handicap, choose, seen};
use crate::playable::Playable;
use crate::weights::Choice;
use crate::{Level, Limits, Ponder, Weights};

/// What an engine is built with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The size of its transposition table, in mebibytes.
    pub hash: usize,
    /// How many threads share a thought, at least one.
    pub threads: usize,
    /// Weights to judge their game by, in place of those that are built in.
    pub weights: Option<Arc<Weights>>,
    /// Endgame tables of Abalone: where they have a position, its end is known.
    pub tables: Option<Arc<Tables>>,
    /// Whether positions are judged by hand even where there are weights for them.
    pub hand: bool,
    /// How rivals are taken to play where there are more than two teams.
    pub method: Method,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            hash: 16,
            threads: 1,
            weights: None,
            tables: None,
            hand: false,
            method: Method::default(),
        }
    }
}

/// Plays and analyses every game.
///
/// Thoughts share what earlier ones found; several may go on at once.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    threads: usize,
    weights: Choice,
    tables: Option<Arc<Tables>>,
    method: Method,
}

/// What the engine thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move to play; `None` if the game is over. It is the first of the best line, unless
    /// time ended before the value of a better one was known.
    pub best: Option<Move>,
    /// The lines looked at, best first.
    pub lines: Vec<Line<Move>>,
    /// Plies of the last whole iteration.
    pub depth: u32,
    /// Nodes visited.
    pub nodes: u64,
}

/// What is wanted of one thought.
struct Wish<'a> {
    limits: search::Limits,
    ponder: Option<&'a Ponder>,
    only: Option<&'a [Move]>,
    salt: u64,
    stop: &'a AtomicBool,
}

/// How many moves a level below full strength compares.
const COMPARED: usize = 8;

impl Engine {
    /// An engine that knows nothing yet.
    #[must_use]
    pub fn new(options: &Options) -> Self {
        Self {
            table: Table::new(options.hash),
            threads: options.threads.max(1),
            weights: Choice::new(options),
            tables: options.tables.clone(),
            method: options.method,
        }
    }

    /// Forgets what earlier thoughts found, so that the next ones do not depend on them.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Finds the move to play. The same seed chooses alike among moves a level takes for equal.
    #[must_use]
    pub fn think(&self, game: &Game, limits: &Limits, stop: &AtomicBool, seed: u64) -> Thought {
        let handicap = handicap(limits, game);
        let lines = if handicap.temperature == 0 { 1 } else { COMPARED };
        let mut dice = Dice::new(seed);
        let seen = (handicap.sight < 100).then(|| {
            on_position!(game.position(), p => {
                let knowledge = p.knowledge(&self.weights, self.tables.as_ref());
                seen(p, &knowledge, handicap.sight, &mut dice)
            })
        });
        let mut thought = self.analyse(game, limits, lines, seen.as_deref(), stop, |_| ());
        // Who sees no move, or none that does not lose, looks around.
        if seen.is_some() && thought.lines.first().is_none_or(|line| line.score.loss().is_some()) {
            thought = self.analyse(game, limits, lines, None, stop, |_| ());
        }
        if handicap.temperature > 0 {
            let chosen = choose(&thought.lines, handicap.temperature, dice.next());
            thought.best = chosen.map(|line| line.moves[0]);
        }
        thought
    }

    /// Finds the best lines, telling after each iteration what has been found.
    ///
    /// `only` restricts the first moves of the lines; illegal ones are left out.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use sumito_engine::{Engine, Limits, Options};
    /// use sumito_games::Game;
    ///
    /// let game = Game::new("abalone".parse()?)?;
    /// let limits = Limits { depth: Some(3), ..Limits::default() };
    /// let mut depths = Vec::new();
    /// let thought = Engine::new(&Options::default()).analyse(
    ///     &game, &limits, 2, None, &AtomicBool::new(false), |so_far| depths.push(so_far.depth),
    /// );
    /// assert_eq!(depths, [1, 2, 3]);
    /// assert!(thought.lines[0].score >= thought.lines[1].score);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn analyse(
        &self,
        game: &Game,
        limits: &Limits,
        lines: usize,
        only: Option<&[Move]>,
        stop: &AtomicBool,
        on_report: impl FnMut(&Thought),
    ) -> Thought {
        if game.outcome().is_some() {
            return Thought { best: None, lines: Vec::new(), depth: 0, nodes: 0 };
        }
        let repetition = game.rules().repetition();
        let wish = Wish {
            limits: search::Limits {
                repetition,
                method: self.method,
                ..search_limits(limits, &handicap(limits, game), lines)
            },
            ponder: limits.ponder.as_ref(),
            only,
            salt: salt(game, limits.level),
            stop,
        };
        on_position!(game.position(), p => self.analyse_as(p, game, &wish, on_report))
    }

    /// The same for a game whose positions are of one type.
    fn analyse_as<P: Playable>(
        &self,
        position: &P,
        game: &Game,
        wish: &Wish<'_>,
        mut on_report: impl FnMut(&Thought),
    ) -> Thought {
        let started = Instant::now();
        let only: Option<Vec<P::Move>> =
            wish.only.map(|moves| moves.iter().copied().filter_map(P::unwrap).collect());
        let positions = game.positions();
        let past: Vec<u64> =
            positions[..positions.len() - 1].iter().map(sumito_core::Position::key).collect();
        let elapsed = || wish.ponder.map_or_else(|| started.elapsed(), Ponder::elapsed);
        let (done, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let knowledge = position.knowledge(&self.weights, self.tables.as_ref());
        let task = |lane, stop| Task {
            position,
            past: &past,
            only: only.as_deref(),
            knowledge: &knowledge,
            table: &self.table,
            salt: wish.salt,
            limits: &wish.limits,
            control: Control { stop, elapsed: &elapsed, nodes: &nodes },
            lane,
        };
        thread::scope(|scope| {
            let _done = SetAtEnd(&done);
            for lane in 1..self.threads as u32 {
                let task = task(lane, &done);
                let help = move || search::search(&task, |_| ());
                // Where the system has no more threads, those there are search alone.
                if thread::Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            let report =
                search::search(&task(0, wish.stop), |report| on_report(&thought::<P>(report)));
            thought::<P>(&report)
        })
    }
}

/// Sets a flag when it goes out of scope, even by a panic: nobody may wait for it in vain.
struct SetAtEnd<'a>(&'a AtomicBool);

impl Drop for SetAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// How the level that is asked for is held down in this game.
fn handicap(limits: &Limits, game: &Game) -> Handicap {
    Handicap::of(limits.level.unwrap_or(Level::FULL), &game.rules())
}

/// The search's limits: the narrower of what was asked for and what the level sees.
fn search_limits(limits: &Limits, handicap: &Handicap, lines: usize) -> search::Limits {
    search::Limits {
        depth: limits.depth.into_iter().chain(handicap.depth).min(),
        nodes: limits.nodes.into_iter().chain(handicap.nodes).min(),
        soft: limits.soft,
        hard: limits.hard,
        mate: limits.mate,
        contempt: limits.contempt,
        selective: limits.mate.is_none(),
        lines,
        ..search::Limits::default()
    }
}

/// Tells positions of different rule sets apart in the table, and keeps from each level what
/// others, and full strength, have seen.
fn salt(game: &Game, level: Option<Level>) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.rules().to_string().hash(&mut hasher);
    if let Some(level) = level.filter(|&level| level != Level::FULL) {
        level.hash(&mut hasher);
    }
    hasher.finish()
}

fn thought<P: Playable>(report: &Report<P::Move>) -> Thought {
    let line = |line: &Line<P::Move>| Line {
        moves: line.moves.iter().copied().map(P::wrap).collect(),
        score: line.score,
    };
    let lines: Vec<Line<Move>> = report.lines.iter().map(line).collect();
    let best = report.best.map(P::wrap);
    Thought { best, lines, depth: report.depth, nodes: report.nodes }
}

//! Players: our engine within this process, or another program.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use sumito_core::Position as _;
use sumito_engine::{Engine, Level, Limits};
use sumito_games::{Game, Move};

use super::entrant::{Entrant, Kind, Pace};
use super::program::Program;

/// What loses a game at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The engine ended, or cannot be started again.
    Crash,
    /// It named this move, which is none.
    Illegal(String),
    /// It said that it cannot do what it was asked.
    Error(String),
    /// Its move came too late.
    Late,
    /// It did not answer at all.
    Stalled,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crash => f.write_str("crash"),
            Self::Illegal(text) => write!(f, "illegal move {text}"),
            Self::Error(said) => f.write_str(said),
            Self::Late => f.write_str("late"),
            Self::Stalled => f.write_str("stalled"),
        }
    }
}

/// A move with what its player thinks of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub mv: Move,
    /// The value for the mover, in centi-marbles, if told.
    pub score: Option<i32>,
}

/// An engine ready to play.
#[derive(Debug)]
pub(super) enum Player {
    Ours { engine: Engine, level: Option<Level>, contempt: i32 },
    Program(Program),
}

/// What one move is asked with.
#[derive(Debug)]
pub(super) struct Question<'a> {
    pub pace: Option<Pace>,
    /// Time left to each seat, where clocks run.
    pub left: &'a [Duration],
    /// When the move must be there.
    pub latest: Option<Duration>,
    pub stop: &'a AtomicBool,
    pub seed: u64,
}

impl Player {
    pub fn start(entrant: &Entrant, stop: &AtomicBool) -> Result<Self, Fault> {
        match &entrant.kind {
            Kind::Ours { options, level, contempt } => {
                let engine = Engine::new(options);
                Ok(Self::Ours { engine, level: *level, contempt: *contempt })
            }
            Kind::Program { .. } => {
                Program::start(entrant, stop).map(Self::Program).map_err(|_| Fault::Crash)
            }
        }
    }

    /// Prepares for a game.
    pub fn begin(&mut self, game: &Game, stop: &AtomicBool) -> Result<(), Fault> {
        match self {
            Self::Ours { engine, .. } => {
                engine.forget();
                Ok(())
            }
            Self::Program(program) => program.begin(game, stop),
        }
    }

    /// Asks for a move of an unfinished game.
    pub fn choose(&mut self, game: &Game, question: &Question<'_>) -> Result<Choice, Fault> {
        let (engine, level, contempt) = match self {
            Self::Program(program) => return program.choose(game, question),
            Self::Ours { engine, level, contempt } => (engine, *level, *contempt),
        };
        let limits = match question.pace {
            None => Limits::level(level.unwrap_or(Level::FULL)),
            Some(pace) => limits(pace, game, question.left),
        };
        let limits = Limits { level, contempt, ..limits };
        let think = || engine.think(game, &limits, question.stop, question.seed);
        // A fault of our own is counted like anyone's.
        let thought = catch_unwind(AssertUnwindSafe(think)).map_err(|_| Fault::Crash)?;
        let mv = thought.best.ok_or_else(|| Fault::Illegal("none".to_owned()))?;
        Ok(Choice { mv, score: thought.lines.first().map(|line| line.score.value()) })
    }
}

fn limits(pace: Pace, game: &Game, left: &[Duration]) -> Limits {
    match pace {
        Pace::Nodes(nodes) => Limits::nodes(nodes),
        Pace::Depth(plies) => Limits::depth(plies),
        Pace::MoveTime(time) => Limits::time(time),
        Pace::Clock { increment, .. } => {
            let left = left.get(game.position().turn().index()).copied().unwrap_or_default();
            Limits::clock(left, increment)
        }
    }
}

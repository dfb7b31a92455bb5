//! Plays games between the engine and random movers, and sees to it that every move is legal.

use std::sync::atomic::AtomicBool;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use sumito_core::{PerTeam, Position as _, Team};
use sumito_engine::{Engine, Level, Limits, Options};
use sumito_games::{Game, Position, Rules};

/// Plies after which a game is stopped and judged by ejections (captures).
pub const LONGEST: usize = 350;

/// A number of games: the first as a rule, the second with `SUMITO_FULL`.
pub fn games(quick: u64, full: u64) -> u64 {
    if std::env::var_os("SUMITO_FULL").is_some() { full } else { quick }
}

/// How long the engine thinks about a move.
#[derive(Clone, Copy, Debug)]
pub enum Thinking {
    Depth(u32),
    Nodes(u64),
    Level(Level),
}

impl Thinking {
    fn limits(self) -> Limits {
        match self {
            Self::Depth(plies) => Limits::depth(plies),
            Self::Nodes(nodes) => Limits::nodes(nodes),
            Self::Level(level) => Limits::level(level),
        }
    }
}

/// How one game is to be played.
#[derive(Clone, Debug)]
pub struct Pairing {
    pub rules: Rules,
    /// Where it starts; `None` for the start of the rule set.
    pub from: Option<Position>,
    /// What the engine may think for each team; `None` moves at random.
    pub thinks: PerTeam<Option<Thinking>>,
    /// Random plies before anyone thinks.
    pub opening: usize,
    /// Plies after which it is stopped.
    pub longest: usize,
    pub seed: u64,
}

/// How it went.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    pub winner: Option<Team>,
    pub plies: usize,
    /// Whether it was stopped and judged.
    pub judged: bool,
}

/// Plays one game.
///
/// # Panics
/// If the engine has no move in a game that goes on, or an illegal one.
pub fn play(pairing: &Pairing) -> Played {
    let mut dice = StdRng::seed_from_u64(pairing.seed);
    let engine = Engine::new(&Options { hash: 1, ..Options::default() });
    let stop = AtomicBool::new(false);
    let start = pairing.from.clone().unwrap_or_else(|| pairing.rules.start().expect("a start"));
    let mut game = Game::from_position(start);
    while game.outcome().is_none() && game.events().len() < pairing.longest {
        let position = game.position();
        let team = position.line_up().team(position.turn());
        let thinking = pairing.thinks[team].filter(|_| game.events().len() >= pairing.opening);
        let mv = if let Some(thinking) = thinking {
            let thought = engine.think(&game, &thinking.limits(), &stop, dice.random());
            thought.best.unwrap_or_else(|| panic!("no move in {}: {position}", pairing.rules))
        } else {
            *position.moves().choose(&mut dice).expect("a game that is not over has moves")
        };
        if let Err(reason) = position.check(mv) {
            panic!("{}: {mv:?} in {position}: {reason}", pairing.rules);
        }
        game.play(mv).expect("a legal move");
    }
    let judged = game.outcome().is_none();
    let winner = match game.outcome() {
        Some(outcome) => outcome.winner(),
        None => ahead(game.position()),
    };
    Played { winner, plies: game.events().len(), judged }
}

/// The team with the highest score, if there is one alone.
fn ahead(position: &Position) -> Option<Team> {
    let scores = position.scores();
    let teams = position.line_up().each_team();
    let most = teams.clone().map(|t| scores[t]).max();
    let mut best = teams.filter(|&t| Some(scores[t]) == most);
    best.next().filter(|_| best.next().is_none())
}

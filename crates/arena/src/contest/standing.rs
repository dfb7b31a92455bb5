//! What the games of a match have come to.

use std::collections::HashMap;

use sumito_core::{Team, TeamSet};
use sumito_games::{Event, Game};

use super::player::Fault;
use super::referee::Played;
use crate::{Interval, Pairs, Sprt, Verdict};

/// What came of a match so far.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Games played.
    pub games: u32,
    /// Those without a winner.
    pub draws: u32,
    /// Those the cap ended.
    pub capped: u32,
    /// Those ended because both sides agreed.
    pub adjudicated: u32,
    /// Plies of all games together.
    pub plies: u64,
    /// What came of it for each engine.
    pub entrants: Vec<EntrantStanding>,
    /// Pairs of games from one opening, by the points of the first of two engines.
    pub pairs: Pairs,
    /// The sequential test, if there is one.
    pub sprt: Option<Sprt>,
    teams: usize,
    /// Half points of the first engine in games whose other half is still to come, by opening.
    halves: HashMap<u32, usize>,
}

/// What came of a match for one engine.
#[derive(Clone, Debug, Default)]
pub struct EntrantStanding {
    /// How it is called.
    pub name: String,
    /// Sides it played: more than games where it played several in one.
    pub sides: u32,
    /// Sides that won.
    pub wins: u32,
    /// Sides of drawn games.
    pub draws: u32,
    /// A win is one, a draw the same part for all sides that were still in the game.
    pub points: f64,
    /// How often it came in at each place, the first one first; those who share places are counted
    /// at the best of them.
    pub places: Vec<u32>,
    /// Times it crashed.
    pub crashes: u32,
    /// Illegal moves it named.
    pub illegal: u32,
    /// Times it said that it cannot do what it was asked.
    pub errors: u32,
    /// Times it overstepped its time or did not answer.
    pub late: u32,
}

/// One game, as far as standings are about it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GameResult {
    /// From 0.
    pub number: u32,
    pub plies: u32,
    pub capped: bool,
    pub adjudicated: bool,
    /// What came of it for each team.
    pub sides: Vec<Side>,
    /// Engines and their faults, by the names these have in records.
    pub faults: Vec<(usize, String)>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Side {
    pub entrant: usize,
    /// From 1.
    pub place: usize,
    pub won: bool,
    /// Whether it has part in a draw; who left before has not.
    pub drew: bool,
}

impl GameResult {
    pub fn new(number: u32, seating: &[usize], played: &Played) -> Self {
        let game = &played.game;
        let engine = |seat| seating[game.line_up().team(seat).index()];
        let fault = |fault: &Fault| match fault {
            Fault::Crash => "crash",
            Fault::Illegal(_) => "illegal",
            Fault::Error(_) => "error",
            Fault::Late | Fault::Stalled => "late",
        };
        Self {
            number,
            plies: plies(game),
            capped: played.capped,
            adjudicated: played.adjudicated,
            sides: sides(game, seating),
            faults: played
                .faults
                .iter()
                .map(|(_, seat, kind)| (engine(*seat), fault(kind).to_owned()))
                .collect(),
        }
    }
}

pub(super) fn plies(game: &Game) -> u32 {
    game.events().iter().filter(|e| matches!(e, Event::Move(_) | Event::Pass(_))).count() as u32
}

/// What came of a game for the teams that these engines were seated with.
pub(super) fn sides(game: &Game, seating: &[usize]) -> Vec<Side> {
    let ranking = game.ranking();
    let outcome = game.outcome();
    let won = outcome.map_or(TeamSet::EMPTY, |outcome| outcome.winners);
    let drawn = outcome.is_some() && won.is_empty();
    let stayed = game.position().teams_in();
    let side = |(team, &entrant): (Team, &usize)| {
        let before = ranking.iter().take_while(|teams| !teams.contains(team));
        Side {
            entrant,
            place: before.map(|teams| teams.len()).sum::<usize>() + 1,
            won: won.contains(team),
            drew: drawn && stayed.contains(team),
        }
    };
    game.line_up().each_team().zip(seating).map(side).collect()
}

impl Standing {
    pub(super) fn new(names: Vec<String>, teams: usize, sprt: Option<Sprt>) -> Self {
        let entrant =
            |name| EntrantStanding { name, places: vec![0; teams], ..EntrantStanding::default() };
        Self {
            games: 0,
            draws: 0,
            capped: 0,
            adjudicated: 0,
            plies: 0,
            entrants: names.into_iter().map(entrant).collect(),
            pairs: Pairs::default(),
            sprt,
            teams,
            halves: HashMap::new(),
        }
    }

    /// Whether two engines play each other, one a side.
    #[must_use]
    pub fn is_duel(&self) -> bool {
        self.teams == 2
    }

    /// What the sequential test says, if anything.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.sprt.as_ref()?.verdict(&self.pairs)
    }

    /// The share of the points an engine made with its sides, each of which could have made one;
    /// `None` before its first game.
    #[must_use]
    pub fn share(&self, entrant: usize) -> Option<Interval> {
        let entrant = self.entrants.get(entrant)?;
        Interval::of(entrant.points, entrant.sides)
    }

    pub(super) fn add(&mut self, result: &GameResult) {
        self.games += 1;
        self.plies += u64::from(result.plies);
        self.capped += u32::from(result.capped);
        self.adjudicated += u32::from(result.adjudicated);
        let drew = result.sides.iter().filter(|side| side.drew).count();
        self.draws += u32::from(drew > 0);
        for side in &result.sides {
            let Some(entrant) = self.entrants.get_mut(side.entrant) else { continue };
            entrant.sides += 1;
            entrant.wins += u32::from(side.won);
            entrant.draws += u32::from(side.drew);
            entrant.points += match (side.won, side.drew) {
                (true, _) => 1.0,
                (_, true) => 1.0 / drew as f64,
                _ => 0.0,
            };
            if let Some(count) = entrant.places.get_mut(side.place.saturating_sub(1)) {
                *count += 1;
            }
        }
        for (entrant, fault) in &result.faults {
            let Some(entrant) = self.entrants.get_mut(*entrant) else { continue };
            match fault.as_str() {
                "crash" => entrant.crashes += 1,
                "illegal" => entrant.illegal += 1,
                "error" => entrant.errors += 1,
                _ => entrant.late += 1,
            }
        }
        if self.is_duel()
            && let Some(side) = result.sides.iter().find(|side| side.entrant == 0)
        {
            let half_points = usize::from(side.drew) + 2 * usize::from(side.won);
            match self.halves.remove(&(result.number / 2)) {
                Some(other) => self.pairs.add(half_points + other),
                None => {
                    self.halves.insert(result.number / 2, half_points);
                }
            }
        }
    }
}

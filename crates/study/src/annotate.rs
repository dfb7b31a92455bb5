//! A game judged move by move.

use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Serialize, Serializer};
use sumito_core::{Position as _, Seat, Team};
use sumito_engine::{Engine, Limits, Line, Score};
use sumito_games::{Event, Game, Move, Notation, Position};

use crate::chance::{accuracy, chance, rounded};
use crate::phase::phases;
use crate::{Class, Phase};

/// How a game is annotated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How long the engine thinks about each position, and once more about a move that is not its
    /// own choice.
    pub limits: Limits,
    /// How many plies of a best line are kept, at least one.
    pub line: usize,
}

impl Settings {
    /// Thinks so long and keeps lines of six plies.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        const LINE: usize = 6;
        Self { limits, line: LINE }
    }
}

/// What the engine says of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Annotation {
    /// The rule set.
    pub rules: String,
    /// The position the game began from.
    pub start: String,
    /// Every move of the game, in order.
    pub plies: Vec<Ply>,
    /// The [`Ply::ply`] by which the game was decided: the last one after which the winner (or who
    /// was ahead at the end) kept a chance of 60 % or more. `None` where nobody did, or from the
    /// first move on. Among three teams and more only the winner's own moves are looked at.
    pub turning_point: Option<usize>,
    /// Where each phase begins: those that occur, in order.
    pub phases: Vec<PhaseNote>,
    /// What each seat did, in turn order.
    pub players: Vec<Player>,
}

/// A move and what the engine says of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Ply {
    /// Which event of the game it is, from 1.
    pub ply: usize,
    /// Who moved.
    pub seat: Seat,
    /// The seat's team, which all values here are for.
    pub team: Team,
    /// The move, in the game's own notation.
    #[serde(rename = "move")]
    pub text: String,
    /// The value of the move.
    #[serde(serialize_with = "as_text")]
    pub score: Score,
    /// The chance of winning after it, from 0 to 1.
    pub chance: f64,
    /// The best move.
    pub best: String,
    /// The value of the best move.
    #[serde(serialize_with = "as_text")]
    pub best_score: Score,
    /// The chance of winning after the best move.
    pub best_chance: f64,
    /// The best line, the best move first.
    pub line: Vec<String>,
    /// The chance of winning given away: 0 for the best move.
    pub loss: f64,
    /// What that makes of the move, where it is worth a word.
    pub class: Option<Class>,
    /// Whether the best move would have ejected (captured) more. Only of moves with a class.
    pub missed_ejection: bool,
    /// Whether a forced win was there, and is no longer.
    pub missed_win: bool,
    /// The part of the game.
    pub phase: Phase,
    /// Plies the engine looked ahead for the best move.
    pub depth: u32,
}

/// Where a phase begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PhaseNote {
    /// Which.
    pub phase: Phase,
    /// The [`Ply::ply`] of its first move.
    pub from: usize,
}

/// What a seat did in a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Player {
    /// Who.
    pub seat: Seat,
    /// Its name in texts: `b`, `w2`.
    pub name: String,
    /// Moves it made.
    pub moves: usize,
    /// The mean [`accuracy`] of its moves, 0 to 100; `None` without moves.
    pub accuracy: Option<f64>,
    /// The same for each phase, in their order.
    pub by_phase: [Option<f64>; 3],
    /// Moves of each class.
    pub inaccuracies: usize,
    /// Moves of each class.
    pub mistakes: usize,
    /// Moves of each class.
    pub blunders: usize,
    /// Ejections (captures) it left out.
    pub missed_ejections: usize,
    /// Forced wins it let go.
    pub missed_wins: usize,
}

fn as_text<S: Serializer>(score: &Score, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(score)
}

/// Judges every move of a game, telling after each how many of how many are done.
///
/// The last move is looked at first, so that what comes of a move is known when its turn comes.
/// With a limit of nodes alone and an engine that [forgot](Engine::forget) everything before, the
/// same game gives the same annotation. `None` if `stop` was set before the end.
pub fn annotate(
    game: &Game,
    engine: &Engine,
    settings: &Settings,
    stop: &AtomicBool,
    mut on_progress: impl FnMut(usize, usize),
) -> Option<Annotation> {
    let phases = phases(game);
    let moves = game.events().iter().filter(|event| matches!(event, Event::Move(_))).count();
    let mut plies = Vec::with_capacity(moves);
    let mut before = game.clone();
    while let Some(event) = before.undo() {
        let Event::Move(mv) = event else { continue };
        let ply = judge(&before, mv, phases[before.events().len()], engine, settings, stop);
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        plies.push(ply);
        on_progress(plies.len(), moves);
    }
    plies.reverse();
    Some(Annotation {
        rules: game.rules().to_string(),
        start: game.start().to_string(),
        turning_point: turning_point(game, &plies),
        phases: beginnings(&plies),
        players: game.line_up().seats().map(|seat| Player::of(game, seat, &plies)).collect(),
        plies,
    })
}

fn judge(
    before: &Game,
    mv: Move,
    phase: Phase,
    engine: &Engine,
    settings: &Settings,
    stop: &AtomicBool,
) -> Ply {
    let think = |only: Option<&[Move]>| {
        let thought = engine.analyse(before, &settings.limits, 1, only, stop, |_| ());
        let line = thought.lines.into_iter().next();
        let line = line.unwrap_or_else(|| Line { moves: vec![mv], score: Score::DRAW });
        (line, thought.depth)
    };
    let (mut best, depth) = think(None);
    let mut played = best.clone();
    if best.moves[0] != mv {
        played = think(Some(&[mv])).0;
        // Looked at alone, a move may turn out to be better than what seemed best among all.
        if played.score >= best.score {
            best = played.clone();
        }
    }
    let position = before.position();
    let notation = Notation::canonical_for(&before.rules());
    let seat = position.turn();
    let [chance, best_chance] = [played.score, best.score].map(chance);
    let loss = rounded(best_chance - chance);
    let class = Class::of(loss);
    let kept = &best.moves[..best.moves.len().min(settings.line.max(1))];
    let line = written(position, kept, notation);
    Ply {
        ply: before.events().len() + 1,
        seat,
        team: position.line_up().team(seat),
        text: position.write_move(mv, notation),
        score: played.score,
        chance,
        best: line[0].clone(),
        best_score: best.score,
        best_chance,
        line,
        loss,
        class,
        missed_ejection: class.is_some() && gain(position, best.moves[0]) > gain(position, mv),
        missed_win: best.score.win().is_some() && played.score.win().is_none(),
        phase,
        depth,
    }
}

/// A line of play from a position.
pub(crate) fn written(position: &Position, moves: &[Move], notation: Notation) -> Vec<String> {
    let mut position = position.clone();
    let step = |&mv| {
        let text = position.write_move(mv, notation);
        position.apply(mv);
        text
    };
    moves.iter().map(step).collect()
}

/// What a move ejects or captures for the team that makes it.
pub(crate) fn gain(position: &Position, mv: Move) -> i32 {
    let team = position.line_up().team(position.turn());
    let mut after = position.clone();
    after.apply(mv);
    i32::from(after.scores()[team]) - i32::from(position.scores()[team])
}

/// The chance of a team after a move, where it can be told.
fn chance_of(team: Team, teams: usize, ply: &Ply) -> Option<f64> {
    match (ply.team == team, teams) {
        (true, _) => Some(ply.chance),
        (false, 2) => Some(1.0 - ply.chance),
        _ => None,
    }
}

fn turning_point(game: &Game, plies: &[Ply]) -> Option<usize> {
    const AHEAD: f64 = 0.6;
    let teams = game.line_up().teams();
    let winner = match game.outcome() {
        Some(outcome) => outcome.winner()?,
        None => {
            let last = |team| plies.iter().rev().find_map(|p| chance_of(team, teams, p));
            let ahead = |&team: &Team| last(team).is_some_and(|chance| chance >= AHEAD);
            game.line_up().each_team().find(ahead)?
        }
    };
    let told = plies.iter().filter_map(|ply| Some((ply.ply, chance_of(winner, teams, ply)?)));
    let told: Vec<_> = told.collect();
    let doubtful = told.iter().rposition(|&(_, chance)| chance < AHEAD)?;
    told.get(doubtful + 1).map(|&(ply, _)| ply)
}

fn beginnings(plies: &[Ply]) -> Vec<PhaseNote> {
    let first = |phase| plies.iter().find(|ply| ply.phase == phase);
    let note = |phase| first(phase).map(|ply| PhaseNote { phase, from: ply.ply });
    Phase::ALL.into_iter().filter_map(note).collect()
}

impl Player {
    fn of(game: &Game, seat: Seat, plies: &[Ply]) -> Self {
        let own = || plies.iter().filter(move |ply| ply.seat == seat);
        let count = |wanted: fn(&Ply) -> bool| own().filter(|ply| wanted(ply)).count();
        Self {
            seat,
            name: game.line_up().seat_name(seat).to_string(),
            moves: own().count(),
            accuracy: mean(own()),
            by_phase: Phase::ALL.map(|phase| mean(own().filter(|ply| ply.phase == phase))),
            inaccuracies: count(|ply| ply.class == Some(Class::Inaccuracy)),
            mistakes: count(|ply| ply.class == Some(Class::Mistake)),
            blunders: count(|ply| ply.class == Some(Class::Blunder)),
            missed_ejections: count(|ply| ply.missed_ejection),
            missed_wins: count(|ply| ply.missed_win),
        }
    }
}

fn mean<'a>(plies: impl Iterator<Item = &'a Ply>) -> Option<f64> {
    let each: Vec<f64> = plies.map(|ply| accuracy(ply.loss)).collect();
    let tenths = |mean: f64| (10.0 * mean).round() / 10.0;
    (!each.is_empty()).then(|| tenths(each.iter().sum::<f64>() / each.len() as f64))
}

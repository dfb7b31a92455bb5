//! A game as the pages and programs see it: plain data that needs no rules to be drawn.

use serde::{Deserialize, Serialize};
use sumito_core::{Effect, Outcome, Position as _, Reason, Seat, Team};

use crate::{Event, Game, Move, Notation, Position, Rules};

/// A game at one of its positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// The rule set.
    pub rules: String,
    /// `abalone`, `epaminondas` or `crossings`.
    pub game: String,
    /// The position shown.
    pub position: String,
    /// How many events led to it: 0 at the start.
    pub ply: usize,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// The seat to move; `None` once the game is over.
    pub turn: Option<Seat>,
    /// Ejections or captures by each team.
    pub scores: Vec<u16>,
    /// Ejections each team needs, where ejections win.
    pub goals: Option<Vec<u16>>,
    /// Everything on the board that may move.
    pub pieces: Vec<PieceView>,
    /// Cells nothing stands on.
    pub blocked: Vec<BlockedView>,
    /// Every legal move.
    pub legal: Vec<MoveView>,
    /// The move that led here.
    pub last: Option<MoveView>,
    /// What left the board, in that order.
    pub lost: Vec<LostView>,
    /// Every event of the game, also those after the position shown; see [`Game::moves`].
    pub moves: Vec<String>,
    /// The seat each of `moves` belongs to; `None` for agreements and rulings.
    pub movers: Vec<Option<Seat>>,
    /// The turn each of `moves` belongs to, from 0: several actions of one turn share it.
    pub turns: Vec<usize>,
    /// How the game ended, if it did and its last position is shown.
    pub outcome: Option<OutcomeView>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Its name in texts: `b`, `w2`.
    pub name: String,
    /// Its colour's name.
    pub colour: String,
    /// Its team.
    pub team: Team,
    /// Whether it has left the game.
    pub out: bool,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PieceView {
    /// Where it stands.
    pub cell: String,
    /// A colour's name, or `neutral`; `hidden` while nobody may tell.
    pub kind: String,
}

/// A cell nothing can stand on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BlockedView {
    /// Which.
    pub cell: String,
    /// `obstacle` or `hole`.
    pub kind: String,
}

/// A piece that left the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LostView {
    /// A colour's name, or `neutral`; `hidden` while nobody may tell.
    pub kind: String,
    /// The team whose move did it.
    pub by: Team,
}

/// A move and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MoveView {
    /// The move in the game's own notation.
    pub text: String,
    /// What it does.
    #[serde(flatten)]
    pub effect: Effect,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OutcomeView {
    /// The teams that won; none in a draw.
    pub winners: Vec<Team>,
    /// Why.
    pub reason: Reason,
}

impl From<Outcome> for OutcomeView {
    fn from(outcome: Outcome) -> Self {
        Self { winners: outcome.winners.iter().collect(), reason: outcome.reason }
    }
}

impl MoveView {
    /// A legal move of a position.
    ///
    /// # Panics
    /// If the move is of another game.
    #[must_use]
    pub fn new(position: &Position, mv: Move) -> Self {
        let notation = Notation::canonical_for(&position.rules());
        Self { text: position.write_move(mv, notation), effect: position.effect(mv) }
    }
}

impl GameView {
    /// The game as it stands now.
    ///
    /// ```
    /// use sumito_games::{Game, view::GameView};
    /// let game = Game::new("abalone".parse().unwrap()).unwrap();
    /// let view = GameView::new(&game);
    /// assert_eq!((view.legal.len(), view.pieces.len()), (52, 28));
    /// ```
    #[must_use]
    pub fn new(game: &Game) -> Self {
        Self::at(game, game.events().len())
    }

    /// The game after its first `ply` events; after all of them if there are fewer.
    #[must_use]
    pub fn at(game: &Game, ply: usize) -> Self {
        let ply = ply.min(game.events().len());
        let position = &game.positions()[ply];
        let rules = game.rules();
        let line_up = game.line_up();
        let outcome = game.outcome().filter(|_| ply == game.events().len());
        let movers = |i: usize| match game.events()[i] {
            Event::Move(_) => Some(game.positions()[i].turn()),
            Event::Pass(seat) | Event::Resign(seat) | Event::Flag(seat) => Some(seat),
            Event::Draw | Event::Adjudicated(_) => None,
        };
        let hides = matches!(&rules, Rules::Abalone(rules) if rules.hidden());
        // What was hidden in play is shown after the end.
        let seen = if hides && game.outcome().is_none() { hidden } else { kind };
        let legal = if outcome.is_some() { Vec::new() } else { position.moves() };
        Self {
            game: rules.game().to_owned(),
            position: position.to_string(),
            ply,
            seats: line_up
                .seats()
                .map(|seat| SeatView {
                    name: line_up.seat_name(seat),
                    colour: line_up.colour(seat).name().to_owned(),
                    team: line_up.team(seat),
                    out: position.out().contains(seat),
                })
                .collect(),
            turn: outcome.is_none().then(|| position.turn()),
            scores: position.scores().first(line_up.teams()).to_vec(),
            goals: match &rules {
                Rules::Abalone(rules) => Some(rules.goals().first(line_up.teams()).to_vec()),
                Rules::Epaminondas(_) => None,
            },
            pieces: position
                .pieces()
                .into_iter()
                .map(|(cell, colour)| PieceView { cell, kind: seen(colour) })
                .collect(),
            blocked: blocked(&rules),
            legal: legal.into_iter().map(|mv| MoveView::new(position, mv)).collect(),
            last: ply.checked_sub(1).and_then(|last| match game.events()[last] {
                Event::Move(mv) => Some(MoveView::new(&game.positions()[last], mv)),
                _ => None,
            }),
            lost: lost(game, ply, seen),
            moves: game.moves(),
            movers: (0..game.events().len()).map(movers).collect(),
            turns: turns(game),
            outcome: outcome.map(OutcomeView::from),
            rules: rules.to_string(),
        }
    }
}

fn kind(colour: Option<sumito_core::Colour>) -> String {
    colour.map_or("neutral", sumito_core::Colour::name).to_owned()
}

fn hidden(_: Option<sumito_core::Colour>) -> String {
    "hidden".to_owned()
}

fn turns(game: &Game) -> Vec<usize> {
    let mut turn = 0;
    let mut turns = Vec::with_capacity(game.events().len());
    for pair in game.positions().windows(2) {
        turns.push(turn);
        let same = pair[1].turn() == pair[0].turn();
        let goes_on = same && pair[1].actions_left() < pair[0].actions_left();
        turn += usize::from(!goes_on);
    }
    turns
}

fn blocked(rules: &Rules) -> Vec<BlockedView> {
    let Rules::Abalone(rules) = rules else { return Vec::new() };
    [(rules.obstacles(), "obstacle"), (rules.holes(), "hole")]
        .into_iter()
        .flat_map(|(cells, kind)| cells.iter().map(move |cell| (cell, kind)))
        .map(|(cell, kind)| BlockedView {
            cell: cell.name(rules.side()).to_string(),
            kind: kind.to_owned(),
        })
        .collect()
}

/// What was gone before the first event, as the scores tell it. With more than two teams nobody
/// knows whose it was.
fn gone(game: &Game, seen: fn(Option<sumito_core::Colour>) -> String) -> Vec<LostView> {
    let (line_up, scores) = (game.line_up(), game.positions()[0].scores());
    let teams = (0..line_up.teams()).map(Team::new);
    let of_one = |by| {
        let rival = line_up.seats().find(|&seat| line_up.team(seat) != by);
        let colour = rival.filter(|_| line_up.teams() == 2).map(|seat| line_up.colour(seat));
        (0..scores[by]).map(move |_| LostView { kind: seen(colour), by })
    };
    teams.flat_map(of_one).collect()
}

fn lost(game: &Game, ply: usize, seen: fn(Option<sumito_core::Colour>) -> String) -> Vec<LostView> {
    let mut lost = gone(game, seen);
    for (position, event) in game.positions().iter().zip(&game.events()[..ply]) {
        let Event::Move(mv) = *event else { continue };
        let effect = position.effect(mv);
        let off = effect.shifts.iter().filter(|(_, to)| to.is_none()).map(|(from, _)| from);
        let gone: Vec<&String> = off.chain(&effect.removed).collect();
        if gone.is_empty() {
            continue;
        }
        let by = game.line_up().team(position.turn());
        for (cell, colour) in position.pieces() {
            if gone.contains(&&cell) {
                lost.push(LostView { kind: seen(colour), by });
            }
        }
    }
    lost
}

//! Anything one can draw on a board.

use std::collections::BTreeMap;
use std::sync::Arc;

use sumito_core::phrase;
use sumito_core::text::Phrase;
use sumito_core::{Colour, LineUp, Outcome, Position as _, Reason, Seat, SeatSet};

use crate::key::KINDS;
use crate::objections::{ejectable, names};
use crate::position::NEUTRAL;
use crate::rows::Grid;
use crate::{Board, Cell, Objection, Position, Rules};

/// A marble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Marble {
    /// Of a player's colour.
    Colour(Colour),
    /// Of nobody: it only moves by being pushed.
    Neutral,
}

impl Marble {
    /// All kinds, colours first.
    pub const ALL: [Self; KINDS] = [
        Self::Colour(Colour::Black),
        Self::Colour(Colour::White),
        Self::Colour(Colour::Red),
        Self::Colour(Colour::Blue),
        Self::Colour(Colour::Green),
        Self::Colour(Colour::Yellow),
        Self::Neutral,
    ];

    /// The letter of position texts.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Colour(colour) => colour.letter(),
            Self::Neutral => 'n',
        }
    }

    /// The name as data files and style sheets spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Colour(colour) => colour.name(),
            Self::Neutral => "neutral",
        }
    }

    pub(crate) const fn plane(self) -> usize {
        match self {
            Self::Colour(colour) => colour.index(),
            Self::Neutral => NEUTRAL,
        }
    }
}

/// What stands on a board and whose turn it is, possible or not. [`Setup::check`] makes it a
/// [`Position`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The side of the board.
    pub side: usize,
    /// The marbles.
    pub marbles: BTreeMap<Cell, Marble>,
    /// Cells nothing can enter, in order.
    pub obstacles: Vec<Cell>,
    /// Cells that are off the board though within it, in order.
    pub holes: Vec<Cell>,
    /// The seat to move.
    pub turn: Seat,
    /// Actions left in this turn; `None` for a whole turn's.
    pub actions_left: Option<u8>,
    /// Ejections by each team.
    pub scores: Vec<u16>,
    /// Plies since the last ejection.
    pub quiet: u32,
    /// Plies played.
    pub ply: u32,
    /// Seats out of the game.
    pub out: SeatSet,
}

impl Setup {
    /// Makes it a position of this rule set.
    ///
    /// # Errors
    /// Every objection.
    pub fn check<B: Board>(&self, rules: &Arc<Rules>) -> Result<Position<B>, Vec<Objection>> {
        let objections = self.objections(rules, B::fits(rules.side()));
        if !objections.is_empty() {
            return Err(objections);
        }
        let mut position = Position::bare(rules);
        position.put(self.marbles.iter().map(|(&cell, &marble)| (cell, marble)));
        let state = &mut position.state;
        state.turn = self.turn;
        let whole = if self.ply == 0 { 1 } else { rules.actions() };
        state.actions = self.actions_left.map_or(whole, |left| left.min(whole));
        for (slot, &score) in state.scores.iter_mut().zip(&self.scores) {
            *slot = score as u8;
        }
        state.quiet = self.quiet;
        state.ply = self.ply;
        state.out = self.out;
        if rules.neutral_wins() && self.neutral_marbles() < rules.spec().neutral.len() {
            let mover = before(rules.line_up(), self.turn, self.out);
            state.outcome = Some(Outcome::win(rules.line_up().team(mover), Reason::Goal));
        }
        position.settle();
        Ok(position)
    }

    fn neutral_marbles(&self) -> usize {
        self.marbles.values().filter(|&&marble| marble == Marble::Neutral).count()
    }

    fn objections(&self, rules: &Rules, fits: bool) -> Vec<Objection> {
        let mut objections = Vec::new();
        let mut object = |wrong: bool, about: &'static str, message: Phrase| {
            if wrong {
                objections.push(Objection { about, message });
            }
        };
        let (side, line_up) = (rules.side(), rules.line_up());
        let other = !fits || self.side != side;
        object(
            other,
            "board",
            phrase!("setup-side", "the rule set is played on a board of side {side}", side = side),
        );
        let stray = |cells: &[Cell]| cells.iter().any(|cell| !cell.is_on(side));
        let cells: Vec<_> = self.marbles.keys().copied().collect();
        object(
            stray(&cells) || stray(&self.obstacles) || stray(&self.holes),
            "cells",
            phrase!(
                "setup-outside",
                "something stands outside a board of side {side}",
                side = side
            ),
        );
        if other || stray(&cells) || stray(&self.obstacles) || stray(&self.holes) {
            return objections;
        }
        for (about, here, there) in [
            ("obstacles", &self.obstacles, rules.obstacles()),
            ("holes", &self.holes, rules.holes()),
        ] {
            let wrong = phrase!(
                "setup-blocked",
                "here {here}, by the rule set {there}",
                here = names(here, side),
                there = names(there, side)
            );
            object(here != there, about, wrong);
        }
        let buried =
            |cell: &&Cell| rules.obstacles().contains(cell) || rules.holes().contains(cell);
        if let Some(cell) = cells.iter().find(buried) {
            let wrong =
                phrase!("setup-buried", "a marble cannot stand on {cell}", cell = cell.name(side));
            object(true, "marbles", wrong);
        }
        for colour in Colour::ALL {
            let there = self.marbles.values().any(|&marble| marble == Marble::Colour(colour));
            let played = line_up.seats_of(colour).next().is_some();
            let wrong = phrase!(
                "rules-unplayed",
                "there are {colour} marbles, but nobody plays them",
                colour = colour
            );
            object(there && !played, "marbles", wrong);
        }
        let (here, most) = (self.neutral_marbles(), rules.spec().neutral.len());
        let wrong = match most {
            0 => phrase!("setup-no-neutral", "the rule set has no `neutral` marbles"),
            _ => phrase!(
                "setup-neutral",
                "{here} neutral marbles, but the rule set has only {most}",
                here = here,
                most = most
            ),
        };
        object(here > most, "neutral", wrong);
        self.object_to_scores(rules, &mut object);
        let seats = line_up.len();
        object(
            self.turn.index() >= seats,
            "turn",
            phrase!("setup-seats", "there are only {seats} seats", seats = seats),
        );
        object(
            self.out.contains(self.turn),
            "turn",
            phrase!("setup-mover-out", "the seat to move is out"),
        );
        let stays = line_up.seats().any(|seat| !self.out.contains(seat));
        object(!stays, "out", phrase!("setup-nobody", "nobody is left"));
        let actions = u16::from(rules.actions());
        let left = self.actions_left.map(u16::from);
        object(
            left.is_some_and(|left| left == 0 || left > actions),
            "turn",
            phrase!("setup-actions", "actions in a turn: {actions}", actions = actions),
        );
        objections
    }

    fn object_to_scores(&self, rules: &Rules, object: &mut impl FnMut(bool, &'static str, Phrase)) {
        let (line_up, goals) = (rules.line_up(), rules.goals());
        let teams = line_up.teams();
        if self.scores.len() != teams {
            let given = self.scores.len();
            object(
                true,
                "scores",
                phrase!(
                    "setup-scores",
                    "{given} given, but there are {teams} teams",
                    given = given,
                    teams = teams
                ),
            );
            return;
        }
        let grid = Grid { marbles: self.marbles.clone(), ..Grid::default() };
        let mut reached = 0;
        for team in line_up.each_team() {
            let (score, goal) = (self.scores[team.index()], goals[team]);
            reached += usize::from(score >= goal);
            let number = team.index() + 1;
            let wrong = phrase!(
                "setup-score",
                "{score} for team {team}, which wins with {goal}",
                score = score,
                team = number,
                goal = goal
            );
            object(score > goal, "scores", wrong);
            // Named layouts are measured at their start. What anybody has ejected was there.
            let ejected: u16 = self.scores.iter().fold(0, |all, &score| all.saturating_add(score));
            let there = ejectable(&grid, rules.spec(), line_up, team);
            let reach = ejected.saturating_add(there);
            let wrong = phrase!(
                "rules-goal-reach",
                "{goal} ejections, but team {team} can reach only {reach}",
                goal = goal,
                team = number,
                reach = reach
            );
            object(rules.start.is_none() && goal > reach, "goal", wrong);
        }
        object(
            reached > 1,
            "scores",
            phrase!("setup-two-goals", "only one team can have reached its goal"),
        );
    }
}

/// The seat that moved before this one, seats that are out left aside.
fn before(line_up: &LineUp, seat: Seat, out: SeatSet) -> Seat {
    let seats = line_up.len();
    (1..=seats)
        .map(|back| Seat::new((seat.index() + seats - back) % seats))
        .find(|&earlier| !out.contains(earlier))
        .unwrap_or(seat)
}

impl<B: Board> Position<B> {
    /// The position as something to draw or edit.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let rules = &self.rules;
        let whole = if self.ply() == 0 { 1 } else { rules.actions() };
        Setup {
            side: rules.side(),
            marbles: self.marbles().collect(),
            obstacles: rules.obstacles().to_vec(),
            holes: rules.holes().to_vec(),
            turn: self.turn(),
            actions_left: (self.actions_left() < whole).then_some(self.actions_left()),
            scores: self.scores().first(rules.line_up().teams()).to_vec(),
            quiet: self.quiet(),
            ply: self.ply(),
            out: self.out(),
        }
    }
}

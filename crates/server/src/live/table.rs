//! A game with all that belongs to it: who moves for which seat, and the clocks.

use sumito_core::clock::{Clocks, Millis, Next, Overstep};
use sumito_core::{Outcome, Position as _, Seat};
use sumito_games::{Game, Position, Rules};
use uuid::Uuid;

use crate::failure::Failure;
use crate::journal::{Controller, Creation, Entry, Summary};

/// The highest playing level.
pub(crate) const TOP_LEVEL: u8 = 12;

/// The state of a game: what replaying its entries gives.
pub(crate) struct Table {
    pub id: Uuid,
    pub creation: Creation,
    pub game: Game,
    pub clocks: Option<Clocks>,
    /// The clocks as they were before each event of the game, for taking back.
    marks: Vec<Option<Clocks>>,
    /// How many entries there are.
    pub entries: usize,
}

impl Table {
    /// A game about to begin.
    ///
    /// # Errors
    /// What does not fit in what it shall begin with, in words for whoever asked for it.
    pub fn new(id: Uuid, creation: Creation) -> Result<Self, Failure> {
        let start = start(&creation.rules, creation.position.as_deref())?;
        let line_up = start.line_up();
        if creation.controllers.len() != line_up.len() {
            return Err(Failure::Bad(format!(
                "there are {} controllers for {} seats; name one for each seat",
                creation.controllers.len(),
                line_up.len()
            )));
        }
        for controller in &creation.controllers {
            if let Controller::Engine { level } = controller
                && !(1..=TOP_LEVEL).contains(level)
            {
                let words = format!("there is no level {level}; levels go from 1 to {TOP_LEVEL}");
                return Err(Failure::Bad(words));
            }
        }
        let clocks = creation.clock.map(|control| Clocks::new(control, line_up, start.turn()));
        let game = Game::from_position(start);
        Ok(Self { id, creation, game, clocks, marks: Vec::new(), entries: 1 })
    }

    /// The game that these entries tell.
    ///
    /// # Errors
    /// They do not begin with a creation, or one of them does not fit.
    pub fn replay(id: Uuid, entries: Vec<Entry>) -> Result<Self, Failure> {
        let mut entries = entries.into_iter();
        let Some(Entry::Created(creation)) = entries.next() else {
            return Err(Failure::NoGame(id.to_string()));
        };
        let mut table = Self::new(id, creation)?;
        for entry in entries {
            table.enter(&entry)?;
        }
        Ok(table)
    }

    /// Lets something happen.
    ///
    /// # Errors
    /// It cannot happen now; nothing has changed.
    pub fn enter(&mut self, entry: &Entry) -> Result<(), Failure> {
        let before = self.clocks.clone();
        let (mover, scores) = (self.turn(), self.game.position().scores());
        let actions = self.game.position().actions_left();
        let impossible = |error: sumito_games::GameError| Failure::Illegal(error.to_string());
        match *entry {
            Entry::Created(_) => return Err(Failure::Internal),
            Entry::Move { ref text, spent } => {
                self.game.play_text(text).map_err(impossible)?;
                let team = self.game.position().line_up().team(mover);
                let ejections = self.game.position().scores()[team].saturating_sub(scores[team]);
                let now = self.game.position();
                let same_turn = now.turn() == mover && now.actions_left() < actions;
                let next = if same_turn { Next::Action } else { Next::Turn(now.turn()) };
                self.press(next, spent, u32::from(ejections));
            }
            Entry::Pass { .. } => {
                self.game.pass().map_err(impossible)?;
                self.hand_on(Millis::ZERO);
            }
            Entry::Resign { seat, spent } => {
                self.game.resign(seat).map_err(impossible)?;
                self.hand_on(spent);
            }
            Entry::Flag { seat } => {
                self.game.flag(seat).map_err(impossible)?;
                let left = self.clocks.as_ref().map(|clocks| clocks.left(seat, Millis::ZERO));
                self.hand_on(left.unwrap_or_default());
            }
            Entry::Adjudicated { outcome } => {
                self.game.adjudicate(outcome).map_err(impossible)?;
                self.hand_on(Millis::ZERO);
            }
            Entry::Draw { spent } => {
                self.game.agree_draw().map_err(impossible)?;
                self.hand_on(spent);
            }
            Entry::Undo { plies } => self.take_back(plies),
            Entry::Pause { spent } => {
                if let Some(clocks) = &mut self.clocks {
                    clocks.pause(spent);
                }
            }
            Entry::Resume => {
                if let Some(clocks) = &mut self.clocks {
                    clocks.resume();
                }
            }
        }
        if self.plies() > self.marks.len() {
            self.marks.push(before);
        }
        if self.outcome().is_some()
            && let Some(clocks) = &mut self.clocks
        {
            clocks.pause(Millis::ZERO);
        }
        self.entries += 1;
        Ok(())
    }

    /// The mover presses the clock; the first press of a game starts it.
    fn press(&mut self, next: Next, spent: Millis, ejections: u32) {
        let turn = self.turn();
        let first = self.marks.is_empty();
        let Some(clocks) = &mut self.clocks else { return };
        if clocks.press(spent, ejections, next).is_err() {
            clocks.turn_to(spent, turn);
        }
        if first {
            clocks.resume();
        }
    }

    /// The turn may have gone on without a move.
    fn hand_on(&mut self, spent: Millis) {
        let turn = self.game.position().turn();
        let Some(clocks) = &mut self.clocks else { return };
        if clocks.turn() != turn {
            clocks.turn_to(spent, turn);
        } else if clocks.running() {
            clocks.pause(spent);
            clocks.resume();
        }
    }

    fn take_back(&mut self, plies: usize) {
        while self.plies() > plies && self.game.undo().is_some() {
            self.clocks = self.marks.pop().flatten();
        }
    }

    /// How many events of the game there were, those taken back not counted.
    pub fn plies(&self) -> usize {
        self.game.events().len()
    }

    /// The seat to move.
    pub fn turn(&self) -> Seat {
        self.game.position().turn()
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Who moves for a seat.
    pub fn controller(&self, seat: Seat) -> Controller {
        self.creation.controllers.get(seat.index()).copied().unwrap_or_default()
    }

    /// The level of the engine if it is to move.
    pub fn engine_to_move(&self) -> Option<u8> {
        match self.controller(self.turn()) {
            Controller::Engine { level } if self.outcome().is_none() => Some(level),
            _ => None,
        }
    }

    /// Whether time is being counted.
    pub fn ticking(&self) -> bool {
        self.clocks.as_ref().is_some_and(Clocks::running)
    }

    /// Whether clocks that stand may go on.
    pub fn may_resume(&self) -> bool {
        self.clocks.is_some() && self.plies() > 0 && self.outcome().is_none()
    }

    /// What has to be entered if the seat to move thinks for so long.
    pub fn overstep(&self, elapsed: Millis) -> Option<Entry> {
        Some(match self.clocks.as_ref()?.overstep(elapsed)? {
            Overstep::Loss(seat) => Entry::Flag { seat },
            Overstep::Pass(seat) => Entry::Pass { seat },
        })
    }

    /// The number of plies that stay if the person whose turn it was last takes back: without one
    /// at the table, the last ply alone is taken back.
    pub fn plies_after_undo(&self) -> Option<usize> {
        let last = self.plies().checked_sub(1)?;
        let human = |ply: &usize| {
            let turn = self.game.positions()[*ply].turn();
            self.controller(turn) == Controller::Human
        };
        let people = self.creation.controllers.contains(&Controller::Human);
        if people { (0..=last).rev().find(human) } else { Some(last) }
    }

    /// What lists show of it.
    pub fn summary(&self) -> Summary {
        let outcome = self.outcome();
        let awake = outcome.is_none() && (self.engine_to_move().is_some() || self.ticking());
        Summary {
            id: self.id,
            rules: self.creation.rules.clone(),
            controllers: self.creation.controllers.clone(),
            plies: self.plies(),
            outcome,
            awake,
        }
    }
}

/// The position a game begins with.
///
/// # Errors
/// What is wrong with the texts.
pub(crate) fn start(rules: &str, position: Option<&str>) -> Result<Position, Failure> {
    let rules: Rules = rules.parse().map_err(bad)?;
    match position {
        Some(text) => Position::read(&rules, text).map_err(bad),
        None => rules.start().map_err(bad),
    }
}

fn bad(error: impl std::fmt::Display) -> Failure {
    Failure::Bad(error.to_string())
}

//! A game with all that belongs to it: who moves for which seat, and the clocks.

use sumito_core::clock::{Clocks, Millis, Next, Overstep};
use sumito_core::phrase;
use sumito_core::{Outcome, Position as _, Reason, Seat, Team};
use sumito_games::{Event, Game, Position, Rules};
use uuid::Uuid;

use crate::failure::Failure;
use crate::journal::{Controller, Creation, Entry, Summary};

/// The highest playing level.
pub(crate) const TOP_LEVEL: u8 = 12;

/// The most plies a game may have: rules without a limit let computers push to and fro for ever.
const MOST_PLIES: usize = 1_000;

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
            return Err(Failure::Bad(phrase!(
                "failure-controllers",
                "there are {controllers} controllers for {seats} seats; name one for each seat",
                controllers = creation.controllers.len(),
                seats = line_up.len()
            )));
        }
        for controller in &creation.controllers {
            if let Controller::Engine { level } = controller
                && !(1..=TOP_LEVEL).contains(level)
            {
                let words = phrase!(
                    "failure-level",
                    "there is no level {level}; levels go from 1 to {most}",
                    level = *level,
                    most = TOP_LEVEL
                );
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
    /// There are none, they do not begin with a creation, or one of them does not fit.
    pub fn replay(id: Uuid, entries: Vec<Entry>) -> Result<Self, Failure> {
        let damaged = |entry, failure: Failure| {
            tracing::error!(game = %id, entry, %failure, "a stored game does not replay");
            Failure::Damaged { game: id, entry }
        };
        let mut entries = entries.into_iter();
        let creation = match entries.next() {
            Some(Entry::Created(creation)) => creation,
            Some(_) => return Err(damaged(0, Failure::Internal)),
            None => return Err(Failure::NoGame(id.to_string())),
        };
        let mut table = Self::new(id, creation).map_err(|failure| damaged(0, failure))?;
        for (entry, number) in entries.zip(1..) {
            table.enter(&entry).map_err(|failure| damaged(number, failure))?;
        }
        Ok(table)
    }

    /// Lets something happen.
    ///
    /// # Errors
    /// It cannot happen now; nothing has changed.
    pub fn enter(&mut self, entry: &Entry) -> Result<(), Failure> {
        if matches!(entry, Entry::Move { .. } | Entry::Pass { .. }) && self.plies() >= MOST_PLIES {
            let words = phrase!(
                "failure-plies",
                "a game here ends after {plies} plies; take back or give up",
                plies = MOST_PLIES
            );
            return Err(Failure::Illegal(words));
        }
        let before = self.clocks.clone();
        let (mover, scores) = (self.turn(), self.game.position().scores());
        let actions = self.game.position().actions_left();
        let impossible = |error: sumito_games::GameError| Failure::illegal(error);
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
        if self.is_at_its_end()
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
        let paused = self.is_paused();
        while self.plies() > plies && self.game.undo().is_some() {
            self.clocks = self.marks.pop().flatten();
        }
        if paused && let Some(clocks) = &mut self.clocks {
            clocks.pause(Millis::ZERO);
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
            Controller::Engine { level } if !self.is_at_its_end() => Some(level),
            _ => None,
        }
    }

    fn is_at_its_end(&self) -> bool {
        self.outcome().is_some() || self.plies() >= MOST_PLIES
    }

    /// Whether a person has not given up yet.
    pub fn people_play(&self) -> bool {
        let out = self.game.position().out();
        let mut seats = self.game.line_up().seats();
        seats.any(|seat| self.controller(seat) == Controller::Human && !out.contains(seat))
    }

    /// Whether a person sits at the table.
    pub fn has_people(&self) -> bool {
        self.creation.controllers.contains(&Controller::Human)
    }

    /// Whether time is being counted.
    pub fn ticking(&self) -> bool {
        self.clocks.as_ref().is_some_and(Clocks::running)
    }

    /// Whether the clocks of a game under way were stopped: nobody moves until they go on.
    pub fn is_paused(&self) -> bool {
        let standing = self.clocks.is_some() && !self.ticking();
        standing && self.plies() > 0 && !self.is_at_its_end()
    }

    /// What has to be entered if the seat to move thinks for so long.
    pub fn overstep(&self, elapsed: Millis) -> Option<Entry> {
        Some(match self.clocks.as_ref()?.overstep(elapsed)? {
            Overstep::Loss(seat) => Entry::Flag { seat },
            Overstep::Pass(_) if self.is_deserted() => {
                Entry::Adjudicated { outcome: self.abandoned() }
            }
            Overstep::Pass(seat) => Entry::Pass { seat },
        })
    }

    /// Whether every other seat that still plays has let its time for a move run out just now.
    fn is_deserted(&self) -> bool {
        let passed = |event: &&Event| matches!(event, Event::Pass(_));
        let passes = self.game.events().iter().rev().take_while(passed).count();
        let out = self.game.position().out();
        let playing = self.game.line_up().seats().filter(|&seat| !out.contains(seat)).count();
        passes + 1 >= playing
    }

    /// The outcome of a game nobody plays on, as where nobody can move: the higher score wins.
    fn abandoned(&self) -> Outcome {
        let (position, line_up) = (self.game.position(), self.game.line_up());
        let plays = |&team: &Team| {
            let mut seats = line_up.seats().filter(|&seat| line_up.team(seat) == team);
            seats.any(|seat| !position.out().contains(seat))
        };
        let scores = position.scores();
        let best = line_up.each_team().filter(plays).map(|team| scores[team]).max();
        let mut first =
            line_up.each_team().filter(plays).filter(|&team| Some(scores[team]) == best);
        match (first.next(), first.next()) {
            (Some(winner), None) => Outcome::win(winner, Reason::Abandoned),
            _ => Outcome::draw(Reason::Abandoned),
        }
    }

    /// The number of plies that stay if the person whose turn it was last takes back: without one
    /// at the table, the last ply alone is taken back.
    pub fn plies_after_undo(&self) -> Option<usize> {
        let last = self.plies().checked_sub(1)?;
        let human = |ply: &usize| {
            let turn = self.game.positions()[*ply].turn();
            self.controller(turn) == Controller::Human
        };
        if self.has_people() { (0..=last).rev().find(human) } else { Some(last) }
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
    let rules: Rules = rules.parse().map_err(Failure::bad)?;
    match position {
        Some(text) => Position::read(&rules, text).map_err(Failure::bad),
        None => rules.start().map_err(Failure::bad),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn creation(rules: &str, clock: Option<&str>) -> Creation {
        let seats = start(rules, None).unwrap().line_up().len();
        Creation {
            rules: rules.to_owned(),
            position: None,
            controllers: vec![Controller::Human; seats],
            clock: clock.map(|clock| clock.parse().unwrap()),
            record: None,
        }
    }

    fn played(text: &str, seconds: u64) -> Entry {
        Entry::Move { text: text.to_owned(), spent: Millis::seconds(seconds) }
    }

    fn after(creation: Creation, entries: &[Entry]) -> Table {
        let entries = [Entry::Created(creation)].into_iter().chain(entries.iter().cloned());
        Table::replay(Uuid::nil(), entries.collect()).unwrap()
    }

    fn left(table: &Table, seat: usize) -> Millis {
        table.clocks.as_ref().unwrap().left(Seat::new(seat), Millis::ZERO)
    }

    #[test]
    fn the_first_move_is_free_and_starts_the_clocks() {
        let entries = [played("A1B2", 9), played("A5B5", 10)];
        let table = after(creation("abalone", Some("1m+2s")), &entries[..1]);
        assert!(table.ticking() && table.summary().awake);
        assert_eq!(left(&table, 0), Millis::seconds(62));
        assert_eq!(left(&after(table.creation, &entries), 1), Millis::seconds(52));
    }

    #[test]
    fn taking_back_gives_the_time_back() {
        let clock = Some("1m");
        let entries = [played("A1B2", 0), played("A5B5", 10), played("A2B3", 20)];
        let mut table = after(creation("abalone", clock), &entries);
        assert_eq!((left(&table, 0), left(&table, 1)), (Millis::seconds(40), Millis::seconds(50)));
        table.enter(&Entry::Undo { plies: 1 }).unwrap();
        assert_eq!((left(&table, 0), left(&table, 1)), (Millis::seconds(60), Millis::seconds(60)));
        assert_eq!((table.plies(), table.turn()), (1, Seat::new(1)));
        table.enter(&Entry::Undo { plies: 0 }).unwrap();
        assert!(!table.ticking());
    }

    #[test]
    fn taking_back_leaves_a_paused_game_paused() {
        let entries = [played("A1B2", 0), played("A5B5", 10)];
        let mut table = after(creation("abalone", Some("1m")), &entries);
        table.enter(&Entry::Pause { spent: Millis::ZERO }).unwrap();
        table.enter(&Entry::Undo { plies: 1 }).unwrap();
        assert!(table.is_paused());
        table.enter(&Entry::Resume).unwrap();
        assert!(table.ticking());
    }

    #[test]
    fn a_turn_runs_out_for_two_and_passes_for_three() {
        let late = Millis::seconds(31);
        let rules = ["abalone", "abalone/3-players-11"];
        let [two, mut three] = rules.map(|rules| {
            let mut table = after(creation(rules, Some("30s/move")), &[]);
            let text = table.game.position().write_move(
                table.game.position().moves()[0],
                sumito_games::Notation::canonical_for(&table.game.rules()),
            );
            table.enter(&played(&text, 0)).unwrap();
            table
        });
        assert_eq!(two.overstep(late), Some(Entry::Flag { seat: Seat::new(1) }));
        let pass = three.overstep(late).unwrap();
        assert_eq!(pass, Entry::Pass { seat: Seat::new(1) });
        three.enter(&pass).unwrap();
        assert_eq!((three.turn(), left(&three, 2)), (Seat::new(2), Millis::seconds(30)));
        assert_eq!(three.plies(), 2);
    }

    #[test]
    fn a_game_all_have_left_ends() {
        let late = Millis::seconds(31);
        let mut table = after(creation("abalone/3-players-11", Some("30s/move")), &[]);
        let notation = sumito_games::Notation::canonical_for(&table.game.rules());
        let play = |table: &mut Table| {
            let position = table.game.position();
            let text = position.write_move(position.moves()[0], notation);
            table.enter(&played(&text, 0)).unwrap();
        };
        play(&mut table);
        for _ in 0..2 {
            let pass = table.overstep(late).unwrap();
            table.enter(&pass).unwrap();
        }
        // Somebody is there: the others may come back.
        play(&mut table);
        let mut lapses = Vec::new();
        while table.outcome().is_none() {
            let lapse = table.overstep(late).unwrap();
            table.enter(&lapse).unwrap();
            lapses.push(lapse);
        }
        let [Entry::Pass { .. }, Entry::Pass { .. }, Entry::Adjudicated { outcome }] = lapses[..]
        else {
            panic!("{lapses:?}");
        };
        assert_eq!(outcome, Outcome::draw(Reason::Abandoned), "nobody is ahead");
        assert!(!table.ticking());
    }

    #[test]
    fn who_has_given_up_plays_no_more() {
        let mut creation = creation("abalone/3-players-11", None);
        creation.controllers[1..].fill(Controller::Engine { level: 1 });
        let mut table = after(creation, &[]);
        assert!(table.people_play());
        table.enter(&Entry::Resign { seat: Seat::new(0), spent: Millis::ZERO }).unwrap();
        assert!(!table.people_play() && table.has_people());
    }

    #[test]
    fn what_does_not_fit_is_refused_and_changes_nothing() {
        let mut table = after(creation("abalone", None), &[played("A1B2", 0)]);
        let seat = Seat::new(4);
        for entry in [
            played("E5E6", 0),
            Entry::Pass { seat: Seat::new(1) },
            Entry::Resign { seat, spent: Millis::ZERO },
            Entry::Created(creation("abalone", None)),
        ] {
            assert!(table.enter(&entry).is_err(), "{entry:?}");
        }
        assert_eq!((table.plies(), table.entries), (1, 2));
        let lonely = Creation { controllers: Vec::new(), ..creation("abalone", None) };
        assert!(Table::new(Uuid::nil(), lonely).is_err());
        assert!(Table::replay(Uuid::nil(), Vec::new()).is_err());
    }
}

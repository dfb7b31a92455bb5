//! A game being played: its events, and the positions they lead through.

use sumito_core::phrase;
use sumito_core::text::{Phrase, Say};
use sumito_core::{
    History, LineUp, Outcome, Position as _, Reason, Repetition, Seat, Team, TeamSet,
};

use crate::{IllegalMove, Move, MoveTextError, Notation, Position, Rules};

/// One thing that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The seat to move moved.
    Move(Move),
    /// The seat to move let its turn pass, as when a per-move limit ran out.
    Pass(Seat),
    /// A seat gave up.
    Resign(Seat),
    /// A seat's time ran out.
    Flag(Seat),
    /// The players agreed on a draw.
    Draw,
    /// Somebody ended the game with this result.
    Adjudicated(Outcome),
}

/// A game being played.
///
/// ```
/// use sumito_core::Seat;
/// use sumito_games::Game;
/// let mut game = Game::new("abalone".parse().unwrap()).unwrap();
/// game.play_text("A1B2").unwrap();
/// game.play_text("a5-b5").unwrap();
/// assert_eq!(game.moves(), ["A1B2", "A5B5"]);
/// assert!(game.play_text("E5E6").is_err());
/// game.undo();
/// game.resign(Seat::new(1)).unwrap();
/// assert!(game.outcome().is_some());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    history: History<Position>,
    events: Vec<Event>,
    repetition: Repetition,
    outcome: Option<Outcome>,
}

/// Why an event is refused.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.say())]
pub enum GameError {
    /// Nothing can happen in a finished game.
    Over(Outcome),
    /// The move breaks a rule.
    Illegal(#[from] IllegalMove),
    /// The text is no legal move.
    Text(#[from] MoveTextError),
    /// The seat does not exist or has left.
    NotSeated,
    /// Two players never pass.
    NoPass,
}

impl Say for GameError {
    fn say(&self) -> Phrase {
        match self {
            Self::Over(_) => phrase!("illegal-game-over", "the game is over"),
            Self::Illegal(inner) => inner.say(),
            Self::Text(inner) => inner.say(),
            Self::NotSeated => phrase!("game-not-seated", "that seat is not in the game"),
            Self::NoPass => {
                phrase!("game-no-pass", "a turn can only be passed among three seats or more")
            }
        }
    }
}

impl Game {
    /// A game from the start of a rule set.
    ///
    /// # Errors
    /// The rule set has no start of its own.
    pub fn new(rules: Rules) -> Result<Self, sumito_abalone::StartError> {
        rules.start().map(Self::from_position)
    }

    /// A game from any position.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        let repetition = start.rules().repetition();
        let outcome = start.outcome();
        Self { history: History::new(start), events: Vec::new(), repetition, outcome }
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.start().rules()
    }

    /// The seats in turn order.
    #[must_use]
    pub fn line_up(&self) -> &LineUp {
        self.start().line_up()
    }

    /// The position the game began from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.history.positions()[0]
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.history.present()
    }

    /// The position before the first event and after each.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        self.history.positions()
    }

    /// Everything that happened.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The game is over, or the move breaks a rule.
    pub fn play(&mut self, mv: Move) -> Result<(), GameError> {
        self.unfinished()?;
        self.position().check(mv)?;
        self.apply(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal.
    pub(crate) fn apply(&mut self, mv: Move) {
        let mover = self.position().turn();
        let mut next = self.position().clone();
        next.apply(mv);
        self.push(Event::Move(mv), next);
        if self.outcome.is_none() && self.repetition != Repetition::None {
            self.look_for_repetition(mover);
        }
    }

    /// Plays a move given in the game's own notation.
    ///
    /// # Errors
    /// The game is over, or the text is no legal move.
    pub fn play_text(&mut self, text: &str) -> Result<(), GameError> {
        self.play_written(text, Notation::canonical_for(&self.rules()))
    }

    /// Plays a move given in a notation.
    ///
    /// # Errors
    /// The game is over, or the text is no legal move.
    pub fn play_written(&mut self, text: &str, notation: Notation) -> Result<(), GameError> {
        self.unfinished()?;
        let mv = self.position().read_move(text, notation)?;
        self.apply(mv);
        Ok(())
    }

    /// Lets the turn of the seat to move pass.
    ///
    /// # Errors
    /// The game is over, or only two play.
    pub fn pass(&mut self) -> Result<(), GameError> {
        self.unfinished()?;
        if self.line_up().len() < 3 {
            return Err(GameError::NoPass);
        }
        let mut next = self.position().clone();
        next.pass();
        self.push(Event::Pass(self.position().turn()), next);
        Ok(())
    }

    /// A seat gives up, whether it is to move or not.
    ///
    /// # Errors
    /// The game is over, or the seat has left it.
    pub fn resign(&mut self, seat: Seat) -> Result<(), GameError> {
        self.retire(seat, Reason::Resignation, Event::Resign(seat))
    }

    /// A seat's time has run out.
    ///
    /// # Errors
    /// The game is over, or the seat has left it.
    pub fn flag(&mut self, seat: Seat) -> Result<(), GameError> {
        self.retire(seat, Reason::Time, Event::Flag(seat))
    }

    fn retire(&mut self, seat: Seat, reason: Reason, event: Event) -> Result<(), GameError> {
        self.unfinished()?;
        if seat.index() >= self.line_up().len() || self.position().out().contains(seat) {
            return Err(GameError::NotSeated);
        }
        let mut next = self.position().clone();
        next.retire(seat, reason);
        self.push(event, next);
        Ok(())
    }

    /// The players agree on a draw.
    ///
    /// # Errors
    /// The game is over.
    pub fn agree_draw(&mut self) -> Result<(), GameError> {
        self.end(Event::Draw, Outcome::draw(Reason::Agreement))
    }

    /// Ends the game with a result from outside.
    ///
    /// # Errors
    /// The game is over.
    pub fn adjudicate(&mut self, outcome: Outcome) -> Result<(), GameError> {
        self.end(Event::Adjudicated(outcome), outcome)
    }

    fn end(&mut self, event: Event, outcome: Outcome) -> Result<(), GameError> {
        self.unfinished()?;
        self.push(event, self.position().clone());
        self.outcome = Some(outcome);
        Ok(())
    }

    /// Takes the last event back and returns it.
    pub fn undo(&mut self) -> Option<Event> {
        let event = self.events.pop()?;
        self.history.pop();
        // Whatever happened, it happened in an unfinished game.
        self.outcome = None;
        Some(event)
    }

    fn unfinished(&self) -> Result<(), GameError> {
        self.outcome.map_or(Ok(()), |outcome| Err(GameError::Over(outcome)))
    }

    fn push(&mut self, event: Event, next: Position) {
        self.outcome = next.outcome();
        self.history.push(next);
        self.events.push(event);
    }

    fn look_for_repetition(&mut self, mover: Seat) {
        const THIRD: usize = 3;
        if self.history.occurrences() < THIRD {
            return;
        }
        let line_up = self.line_up();
        let rival = line_up.each_team().find(|&team| team != line_up.team(mover));
        self.outcome = match (self.repetition, rival) {
            (Repetition::None, _) => None,
            (Repetition::Loss, Some(rival)) if line_up.teams() == 2 => {
                Some(Outcome::win(rival, Reason::Repetition))
            }
            (Repetition::Loss, Some(_)) => {
                let Some(mut next) = self.history.pop() else { return };
                next.retire(mover, Reason::Repetition);
                let outcome = next.outcome();
                self.history.push(next);
                outcome
            }
            _ => Some(Outcome::draw(Reason::Repetition)),
        };
    }

    /// The teams from first to last by the state of the game; equal ones share a place.
    #[must_use]
    pub fn ranking(&self) -> Vec<TeamSet> {
        let ranked = match (self.position(), self.start()) {
            (Position::Abalone(now), Position::Abalone(start)) => now.ranking(start),
            (Position::AbaloneLarge(now), Position::AbaloneLarge(start)) => now.ranking(start),
            _ => Vec::new(),
        };
        match self.outcome {
            // Two teams need no more than the result, and a result may come from outside the board.
            Some(outcome) if self.line_up().teams() == 2 => match outcome.winner() {
                Some(winner) => {
                    let loser = Team::new(1 - winner.index());
                    vec![winner.into(), loser.into()]
                }
                None => vec![self.line_up().each_team().collect()],
            },
            _ if ranked.is_empty() => vec![self.line_up().each_team().collect()],
            _ => ranked,
        }
    }

    /// One word for each event, in the game's own notation: moves, `--` for a pass, `resign-w`,
    /// `flag-r1`, `draw`, and results like `1-0` for the rest. [`Game::replay_word`] reads them.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        let notation = Notation::canonical_for(&self.rules());
        self.positions()
            .iter()
            .zip(&self.events)
            .map(|(position, &event)| self.word(position, event, notation))
            .collect()
    }

    fn word(&self, position: &Position, event: Event, notation: Notation) -> String {
        match event {
            Event::Move(mv) => position.write_move(mv, notation),
            Event::Pass(_) => "--".to_owned(),
            Event::Resign(seat) => format!("resign-{}", self.line_up().seat_name(seat)),
            Event::Flag(seat) => format!("flag-{}", self.line_up().seat_name(seat)),
            Event::Draw => "draw".to_owned(),
            Event::Adjudicated(outcome) => {
                crate::record::Verdict::from(Some(outcome)).write(self.line_up())
            }
        }
    }

    /// Plays what a word of [`Game::moves`] says, so that stored games come to life again.
    ///
    /// # Errors
    /// The game is over, or the word fits nothing that can happen here.
    pub fn replay_word(&mut self, word: &str) -> Result<(), GameError> {
        use crate::record::Verdict;
        let seat = |name: &str| self.line_up().seat_named(name).ok_or(GameError::NotSeated);
        let lower = word.trim().to_ascii_lowercase();
        match lower.as_str() {
            "--" => return self.pass(),
            "draw" => return self.agree_draw(),
            _ => {}
        }
        if let Some(name) = lower.strip_prefix("resign-") {
            return self.resign(seat(name)?);
        }
        if let Some(name) = lower.strip_prefix("flag-") {
            return self.flag(seat(name)?);
        }
        match Verdict::read(&lower, self.line_up()) {
            Some(Verdict::Win(team)) => self.adjudicate(Outcome::win(team, Reason::Abandoned)),
            Some(Verdict::Draw) => self.adjudicate(Outcome::draw(Reason::Agreement)),
            Some(Verdict::Unknown) | None => self.play_text(word),
        }
    }
}

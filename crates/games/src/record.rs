//! Game records: APGN files read and written, with everything in them kept.
//!
//! A record is tags in brackets, a blank line, numbered moves and the result:
//!
//! ```text
//! [Event "Club evening"]
//! [Date "2024.05.11"]
//! [Black "Ada"]
//! [White "Bo"]
//! [Variant "belgian"]
//! [Result "*"]
//! [Notation "Aba-Pro"]
//!
//! 1. A1B2 A5B5 {slow} 2. A2B3 (2. B1B2 A4B4) *
//! ```
//!
//! [`read_records`] reads a file of them, each replayed and checked; [`Record::write`] writes one.
//! `Rules` says what is played where the old `Variant` names do not reach; records of three and
//! more seats have one word a seat and round, `--` for a turn passed.

mod fault;
mod import;
mod read;
mod replay;
mod source;
mod text;
mod tree;
mod variant;
mod verdict;
mod write;

use sumito_core::{Outcome, Position as _, Reason, Seat};

pub use fault::{BrokenRecord, Fault};
pub use import::import_jsonl;
pub use read::{Records, read_records};
pub use text::Text;
pub use tree::{Node, Tree, TreeError};
pub use verdict::Verdict;

use crate::{Event, Game, GameError, Move, MoveTextError, Notation, Position, Rules};

/// A valid game record: it replays, and its result does not contradict the board.
///
/// ```
/// use sumito_games::{Game, Notation, record::{Record, read_records}};
/// let mut game = Game::new("abalone".parse().unwrap()).unwrap();
/// game.play_text("A1B2").unwrap();
/// let mut record = Record::from_game(&game);
/// record.set_tag("Black", "Ada").unwrap();
/// record.comment(0, "[%clk 0:14:03]");
/// let text = record.write();
/// assert!(text.ends_with("\n\n1. A1B2 {[%clk 0:14:03]} *\n"));
/// let again = read_records(&text).next().unwrap().unwrap();
/// assert_eq!(again.tag("Black"), Some("Ada"));
/// assert!(again.to_notation(Notation::Nacre).unwrap().write().contains("1. A1D4 {"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    tags: Vec<(String, String)>,
    notation: Notation,
    game: Game,
    line: Line,
    verdict: Verdict,
    closing: Vec<Remark>,
}

/// Moves in a row with what is said about them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// What stands before the first move.
    pub opening: Vec<Remark>,
    /// The moves.
    pub steps: Vec<Step>,
}

/// One word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The seat whose place in the round it fills.
    pub seat: Seat,
    /// What that seat does.
    pub entry: Entry,
    /// What is said after it.
    pub remarks: Vec<Remark>,
}

/// What a word of a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A move.
    Move(Move),
    /// A pass of the seat to move.
    Pass,
    /// The place of a seat that has no move, or is out; not an event of the game.
    Skip,
    /// The seat gives up.
    Resign,
    /// The seat's time is over.
    Flag,
    /// A word of a variation that cannot be played there; kept as it stands.
    Unread(String),
}

/// Something said about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// A comment in braces.
    Comment(String),
    /// A comment to the end of its line.
    LineComment(String),
    /// A judgement: `!`, `?!`, `$3`.
    Glyph(String),
    /// Other moves instead of the move before.
    Variation(Line),
}

/// Why a tag cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TagError {
    /// The record itself knows what belongs there.
    #[error("the tag `{0}` follows from the game and cannot be set")]
    Governed(String),
    /// The name has other characters than letters, digits and `_`.
    #[error("a tag's name is of letters, digits and `_`, not `{0}`")]
    Name(String),
}

/// Tags whose value the game decides.
const GOVERNED: [&str; 8] =
    ["Variant", "Result", "Notation", "Rules", "SetUp", "Position", "Termination", "Plies"];

impl Record {
    /// The record of a game, with the tags the game itself decides.
    #[must_use]
    pub fn from_game(game: &Game) -> Self {
        let rules = game.rules();
        let line_up = game.line_up();
        let notation = Notation::canonical_for(&rules);
        let verdict = Verdict::from(game.outcome());
        let mut tags: Vec<(String, String)> = Vec::new();
        let mut tag = |name: &str, value: String| tags.push((name.to_owned(), value));
        tag("Variant", variant::name(game));
        tag("Result", verdict.write(line_up));
        tag("Notation", notation.to_string());
        tag("Rules", rules.to_string());
        if variant::needs_position(game) {
            tag("SetUp", "1".to_owned());
            tag("Position", variant::position_text(game.start()));
        }
        tag("Termination", verdict::termination_of(game).to_owned());
        tag("Plies", game.events().iter().filter(|e| is_ply(e)).count().to_string());
        let line = Line { opening: Vec::new(), steps: steps(game, Round::new(game.start())) };
        Self { tags, notation, game: game.clone(), line, verdict, closing: Vec::new() }
    }

    /// The game recorded, with its end: also one the tags tell, as a resignation.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.game.rules()
    }

    /// The moves with all remarks.
    #[must_use]
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// How the moves are written.
    #[must_use]
    pub fn notation(&self) -> Notation {
        self.notation
    }

    /// The result as recorded, unknown or not.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// All tags in the order of the file.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let mut tags = self.tags.iter();
        tags.find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, such as a player's name or the date.
    ///
    /// # Errors
    /// The tag follows from the game, or its name has other characters than a name may have.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if GOVERNED.contains(&name) {
            return Err(TagError::Governed(name.to_owned()));
        }
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            return Err(TagError::Name(name.to_owned()));
        }
        self.put_tag(name, value.to_owned());
        Ok(())
    }

    fn put_tag(&mut self, name: &str, value: String) {
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => self.tags.push((name.to_owned(), value)),
        }
    }

    /// The record of which no more can be read: its end is what the board shows, and that alone.
    fn left_open(mut self) -> Self {
        // A departure that tags tell of has no word in the line, and goes with them.
        while self.game.events().len() > told(&self.line) {
            self.game.undo();
        }
        self.verdict = Verdict::from(self.game.outcome());
        self.tags.retain(|(name, _)| !matches!(name.as_str(), "Termination" | "Plies"));
        if self.tag("Result").is_some() {
            self.put_tag("Result", self.verdict.write(self.game.line_up()));
        }
        self
    }

    /// Adds a comment after a step of the main line, counted from 0; before the first one if there
    /// is no such step.
    pub fn comment(&mut self, step: usize, text: &str) {
        self.remark(step, Remark::Comment(text.to_owned()));
    }

    /// Adds a remark after a step of the main line, counted from 0; before the first one if there
    /// is no such step. A glyph comes before all that is said. Variations are better added by
    /// [`Record::variation`], which checks them.
    pub fn remark(&mut self, step: usize, remark: Remark) {
        let remarks = match self.line.steps.get_mut(step) {
            Some(step) => &mut step.remarks,
            None => &mut self.line.opening,
        };
        let is_glyph = |remark: &Remark| matches!(remark, Remark::Glyph(_));
        let glyphs = remarks.iter().take_while(|remark| is_glyph(remark)).count();
        remarks.insert(if is_glyph(&remark) { glyphs } else { remarks.len() }, remark);
    }

    /// What is said before the first move, to be changed. Variations put in here are not checked.
    pub fn opening_mut(&mut self) -> &mut Vec<Remark> {
        &mut self.line.opening
    }

    /// What is said after a step of the main line, to be changed; nothing if there is no such step.
    /// Variations put in here are not checked.
    pub fn remarks_mut(&mut self, step: usize) -> Option<&mut Vec<Remark>> {
        self.line.steps.get_mut(step).map(|step| &mut step.remarks)
    }

    /// Adds a variation: moves that could have been played instead of a step of the main line.
    ///
    /// # Errors
    /// There is no such step, or a move is illegal; nothing is added then.
    pub fn variation(&mut self, step: usize, moves: &[Move]) -> Result<(), GameError> {
        let mut walk = write::Walk::main(self);
        self.line.steps.iter().take(step).for_each(|step| walk.advance(step));
        let mut game = Game::from_position(walk.position);
        for &mv in moves {
            game.play(mv)?;
        }
        let line = Line { opening: Vec::new(), steps: steps(&game, walk.round) };
        let branch = self.line.steps.get_mut(step).ok_or(GameError::NotSeated)?;
        branch.remarks.push(Remark::Variation(line));
        Ok(())
    }

    /// The same record with its moves in another notation.
    ///
    /// # Errors
    /// The notation is of another game.
    pub fn to_notation(&self, notation: Notation) -> Result<Self, MoveTextError> {
        if !notation.fits(&self.rules()) {
            return Err(MoveTextError::Notation(notation));
        }
        let mut record = self.clone();
        record.notation = notation;
        record.put_tag("Notation", notation.to_string());
        Ok(record)
    }
}

/// How many events a line has words for.
fn told(line: &Line) -> usize {
    line.steps.iter().filter(|step| step.entry != Entry::Skip).count()
}

fn is_ply(event: &Event) -> bool {
    matches!(event, Event::Move(_) | Event::Pass(_))
}

/// The words of a game, one for each event and for each seat passed over, beginning with the seat
/// whose place comes first.
fn steps(game: &Game, mut round: Round) -> Vec<Step> {
    let mut steps = Vec::with_capacity(game.events().len());
    for ((before, event), after) in
        game.positions().iter().zip(game.events()).zip(&game.positions()[1..])
    {
        let (seat, entry) = match *event {
            Event::Move(mv) => (before.turn(), Entry::Move(mv)),
            Event::Pass(seat) => (seat, Entry::Pass),
            Event::Resign(seat) if game.line_up().len() > 2 => (seat, Entry::Resign),
            Event::Flag(seat) if game.line_up().len() > 2 => (seat, Entry::Flag),
            // Of two players, and of all together, the tags tell.
            _ => continue,
        };
        if round.reaches(seat, before) {
            steps.extend(round.skip_to(seat, before));
            round.done(before, after);
        }
        steps.push(Step { seat, entry, remarks: Vec::new() });
    }
    steps
}

/// Whose word comes next: words go round the table one a seat, while the position has passed over
/// the seats that cannot move.
#[derive(Clone, Copy, Debug)]
struct Round {
    next: Seat,
}

impl Round {
    fn new(start: &Position) -> Self {
        Self { next: start.turn() }
    }

    /// Whether a seat's place comes before or at the turn.
    fn reaches(self, seat: Seat, position: &Position) -> bool {
        let mut place = self.next;
        while place != seat && place != position.turn() {
            place = position.line_up().after(place);
        }
        place == seat
    }

    /// The places of the seats passed over on the way to one that is reached.
    fn skip_to(&mut self, seat: Seat, position: &Position) -> Vec<Step> {
        let mut skipped = Vec::new();
        while self.next != seat {
            skipped.push(Step { seat: self.next, entry: Entry::Skip, remarks: Vec::new() });
            self.next = position.line_up().after(self.next);
        }
        skipped
    }

    /// The word of the next seat has been said.
    fn done(&mut self, before: &Position, after: &Position) {
        let more = before.turn() == self.next && before.actions_left() > 1 && {
            after.turn() == self.next && after.actions_left() < before.actions_left()
        };
        if !more {
            self.next = before.line_up().after(self.next);
        }
    }
}

/// The outcome that a verdict and a termination tell of a game the board leaves open.
fn told_outcome(verdict: Verdict, termination: Option<&str>) -> Option<Outcome> {
    let reason = match termination.and_then(verdict::Termination::read) {
        Some(verdict::Termination::Beside(reason)) => Some(reason),
        _ => None,
    };
    match verdict {
        Verdict::Unknown => None,
        // By custom a game that ends before its end was given up, or agreed drawn.
        Verdict::Win(team) => Some(Outcome::win(team, reason.unwrap_or(Reason::Resignation))),
        Verdict::Draw => Some(Outcome::draw(reason.unwrap_or(Reason::Agreement))),
    }
}

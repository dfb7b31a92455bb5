//! The engine as programs talk to it: a line in, lines out.
//!
//! Two protocols are spoken. UGI, the Universal Game Interface, serves every game here; AEP, the
//! old Abalone engine protocol, is for programs of its time. Both are alike but for the opening
//! word, `position abp` and the notation of moves, so one session takes the lines of either.
//!
//! A line that is refused changes nothing and is answered with `error …`, which says what would
//! have been right. `bestmove` and `response` are always two words: known programs wait for ever
//! for anything else.

mod abp;
mod go;
mod options;
mod report;
mod words;

use std::collections::VecDeque;
use std::fmt;
use std::io::{self, BufReader, Read, Write};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Instant;

use sumito_core::Position as _;
use sumito_games::{Game, Notation, Position};

use crate::{Engine, Heard, LONGEST_LINE, Level, Limits, Ponder, Thought, read_line};
use go::Go;
use options::Settings;
use words::{shown, split_moves, split_word};

/// What a session is told.
#[derive(Debug)]
pub struct Event(Kind);

#[derive(Debug)]
enum Kind {
    Heard(Heard),
    /// The search of this number has looked a ply further.
    Found(u64, Thought),
    /// The search of this number is over.
    Done(u64, Thought),
    End,
}

impl Event {
    /// A line has come in.
    #[must_use]
    pub fn heard(heard: Heard) -> Self {
        Self(Kind::Heard(heard))
    }

    /// No more lines will come.
    #[must_use]
    pub fn end() -> Self {
        Self(Kind::End)
    }
}

/// Whose words are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Protocol {
    Ugi,
    Aep,
}

/// Why a line is refused: what was wrong and what would be right.
#[derive(Debug)]
struct Refusal(String);

impl<T: fmt::Display> From<T> for Refusal {
    fn from(reason: T) -> Self {
        Self(reason.to_string())
    }
}

/// A conversation with a program that uses the engine.
///
/// Whatever happens comes in by [`Session::take`], one event after the other; searches run on
/// threads of their own and send what they find as events.
///
/// ```
/// use std::sync::mpsc::channel;
/// use sumito_engine::Heard;
/// use sumito_engine::session::{Event, Session};
/// let (events, incoming) = channel();
/// let mut session = Session::new(events.clone(), 1);
/// for line in ["position startpos moves A1B2", "query p1turn", "go nodes 500"] {
///     events.send(Event::heard(Heard::Line(line.to_owned()))).unwrap();
/// }
/// events.send(Event::end()).unwrap();
/// let mut said = Vec::new();
/// while session.take(incoming.recv().unwrap(), &mut said).is_continue() {}
/// assert_eq!(said[0], "response false");
/// assert!(said.last().unwrap().starts_with("bestmove "));
/// ```
#[derive(Debug)]
pub struct Session {
    events: Sender<Event>,
    seed: u64,
    engine: Arc<Engine>,
    /// Whether the memory of the engine's table is still to be taken from the system.
    cold: bool,
    settings: Settings,
    protocol: Protocol,
    /// Whether the position came as an AEP board, whose moves are written as there.
    by_board: bool,
    /// What stands on the board; nothing where a rule set has no start of its own.
    game: Option<Game>,
    search: Option<Search>,
    /// How many searches there have been.
    searches: u64,
    /// Lines that came after `stop` and before the search had ended.
    waiting: VecDeque<Heard>,
    /// Whether the session ends with the search that still runs.
    leaving: bool,
}

/// A search under way.
#[derive(Debug)]
struct Search {
    number: u64,
    game: Game,
    notation: Notation,
    stop: Arc<AtomicBool>,
    started: Instant,
    /// Whether the move may not be named yet: the search is endless, or thinks ahead.
    held: bool,
    /// Whether it goes on until it is stopped.
    endless: bool,
    /// Starts the clock when the move thought about has been played.
    ahead: Option<Ponder>,
    /// What an endless search came to, as long as nobody has asked for it.
    result: Option<Thought>,
}

impl Session {
    /// A session that sends the findings of its searches to itself by way of `events`. The seed
    /// decides what the levels below full strength choose.
    #[must_use]
    pub fn new(events: Sender<Event>, seed: u64) -> Self {
        let settings = Settings::default();
        let game = Game::new(settings.rules.clone()).ok();
        Self {
            events,
            seed,
            engine: Arc::new(settings.engine()),
            cold: true,
            settings,
            protocol: Protocol::Ugi,
            by_board: false,
            game,
            search: None,
            searches: 0,
            waiting: VecDeque::new(),
            leaving: false,
        }
    }

    /// Takes what happened and adds the lines to say; breaks off when the session is over.
    pub fn take(&mut self, event: Event, say: &mut Vec<String>) -> ControlFlow<()> {
        match event.0 {
            // After `quit` nothing is obeyed any more.
            Kind::Heard(_) if self.leaving => {}
            Kind::Heard(heard) => {
                self.waiting.push_back(heard);
                return self.catch_up(say);
            }
            Kind::Found(number, thought) => {
                if let Some(search) = self.search.as_ref().filter(|s| s.number == number) {
                    search.report(&thought, say);
                }
            }
            Kind::Done(number, thought) => {
                if let Some(search) = self.search.as_mut().filter(|s| s.number == number) {
                    search.result = Some(thought);
                    self.conclude(say);
                    return self.catch_up(say);
                }
            }
            Kind::End => {
                self.leaving = true;
                return self.catch_up(say);
            }
        }
        ControlFlow::Continue(())
    }

    /// Takes the lines that have come in, as far as no search is about to end.
    fn catch_up(&mut self, say: &mut Vec<String>) -> ControlFlow<()> {
        while !self.is_stopping() {
            match self.waiting.pop_front() {
                Some(heard) => self.hear(heard, say),
                None if !self.leaving => break,
                None => {
                    self.stop(say);
                    if self.search.is_none() {
                        return ControlFlow::Break(());
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a search has been told to stop and has not ended yet.
    fn is_stopping(&self) -> bool {
        self.search.as_ref().is_some_and(|search| search.stop.load(Ordering::Relaxed))
    }

    fn hear(&mut self, heard: Heard, say: &mut Vec<String>) {
        let answer = match heard {
            Heard::Line(line) => self.obey(&line, say),
            Heard::NotText(_) => Err(Refusal::from("the line is not text: UTF-8 is read")),
            Heard::TooLong(_) => {
                Err(Refusal(format!("the line is too long: at most {LONGEST_LINE} bytes are read")))
            }
        };
        if let Err(Refusal(reason)) = answer {
            say.push(format!("error {reason}"));
        }
    }

    fn obey(&mut self, line: &str, say: &mut Vec<String>) -> Result<(), Refusal> {
        let (word, rest) = split_word(line);
        match word.to_ascii_lowercase().as_str() {
            "" | "debug" => {}
            "ugi" => self.introduce(Protocol::Ugi, say)?,
            "aep" => self.introduce(Protocol::Aep, say)?,
            "isready" => {
                // Whoever asks is prepared to wait, and the first search is not.
                if self.cold && self.search.is_none() {
                    self.forget();
                }
                say.push("readyok".to_owned());
            }
            "uginewgame" => {
                self.idle("uginewgame")?;
                self.forget();
                self.set_up();
            }
            "setoption" => self.set_option(rest)?,
            "position" => self.position(rest)?,
            "go" => self.go(rest, say)?,
            "stop" if self.search.is_some() => self.stop(say),
            "stop" => say.push("info string no search is running".to_owned()),
            "ponderhit" => self.ponderhit(say)?,
            "query" => say.push(format!("response {}", self.answer(rest)?)),
            "quit" => {
                self.leaving = true;
                self.waiting.clear();
            }
            _ => {
                return Err(Refusal(format!(
                    "unknown command `{}`, expected ugi, aep, isready, uginewgame, setoption, \
                     position, go, stop, ponderhit, query or quit",
                    shown(word)
                )));
            }
        }
        Ok(())
    }

    fn introduce(&mut self, protocol: Protocol, say: &mut Vec<String>) -> Result<(), Refusal> {
        self.idle(match protocol {
            Protocol::Ugi => "ugi",
            Protocol::Aep => "aep",
        })?;
        self.protocol = protocol;
        say.push(concat!("id name Sumito ", env!("CARGO_PKG_VERSION")).to_owned());
        say.push(concat!("id author ", env!("CARGO_PKG_AUTHORS")).to_owned());
        say.extend(self.settings.declarations());
        match protocol {
            Protocol::Ugi => say.push("ugiok".to_owned()),
            // The protocol's own library answers `readyok`; some wait for what UGI has instead.
            Protocol::Aep => say.extend(["aepok".to_owned(), "readyok".to_owned()]),
        }
        Ok(())
    }

    /// Refuses what cannot be done during a search.
    fn idle(&self, what: &str) -> Result<(), Refusal> {
        match self.search {
            Some(_) => Err(Refusal(format!("{what}: a search is running, send stop first"))),
            None => Ok(()),
        }
    }

    fn set_option(&mut self, rest: &str) -> Result<(), Refusal> {
        self.idle("setoption")?;
        let before = self.settings.clone();
        self.settings.set(rest)?;
        if self.settings.rules != before.rules {
            self.set_up();
        }
        if self.settings.builds_another_engine_than(&before) {
            self.engine = Arc::new(self.settings.engine());
            self.cold = true;
        }
        Ok(())
    }

    /// Puts the start of the rule set on the board.
    fn set_up(&mut self) {
        (self.game, self.by_board) = (Game::new(self.settings.rules.clone()).ok(), false);
    }

    fn forget(&mut self) {
        self.engine.forget();
        self.cold = false;
    }

    fn position(&mut self, rest: &str) -> Result<(), Refusal> {
        self.idle("position")?;
        let (setup, moves) = split_moves(rest);
        let (kind, text) = split_word(setup);
        let rules = &self.settings.rules;
        let (mut game, by_board) = match kind.to_ascii_lowercase().as_str() {
            "startpos" if text.is_empty() => (Game::new(rules.clone())?, false),
            "fen" => (Game::from_position(Position::read(rules, text)?), false),
            "abp" => (Game::from_position(abp::read(rules, text)?), true),
            _ => {
                return Err(Refusal(format!(
                    "position: found `{}`, expected `startpos`, `fen` and a position, or `abp` \
                     and a board, then `moves` and moves",
                    shown(setup)
                )));
            }
        };
        let notation = self.notation(by_board);
        for (number, mv) in moves.split_whitespace().enumerate() {
            game.play_written(mv, notation).map_err(|error| {
                Refusal(format!("position: move {} `{}`: {error}", number + 1, shown(mv)))
            })?;
        }
        (self.game, self.by_board) = (Some(game), by_board);
        Ok(())
    }

    fn go(&mut self, rest: &str, say: &mut Vec<String>) -> Result<(), Refusal> {
        self.idle("go")?;
        let Some(game) = self.game.clone() else {
            say.push("bestmove none".to_owned());
            return Err(Refusal(format!(
                "go: {} has no start of its own, send a position first",
                self.settings.rules
            )));
        };
        let notation = self.notation(self.by_board);
        let Go { mut limits, only, infinite } =
            Go::read(rest, &game, notation, self.settings.level)?;
        limits.contempt = self.settings.contempt;
        self.searches += 1;
        let stop = Arc::new(AtomicBool::new(false));
        let search = Search {
            number: self.searches,
            game,
            notation,
            stop: Arc::clone(&stop),
            started: Instant::now(),
            held: infinite || limits.ponder.is_some(),
            endless: infinite,
            ahead: limits.ponder.clone(),
            result: None,
        };
        self.spawn(&search, limits, only)?;
        self.search = Some(search);
        Ok(())
    }

    /// Starts the thread that searches.
    fn spawn(
        &self,
        search: &Search,
        limits: Limits,
        only: Option<Vec<sumito_games::Move>>,
    ) -> Result<(), Refusal> {
        /// Enough for the deepest line on the largest board.
        const STACK: usize = 16 << 20;
        let (engine, events) = (Arc::clone(&self.engine), self.events.clone());
        let (game, stop, number) = (search.game.clone(), Arc::clone(&search.stop), search.number);
        let seed = self.seed.wrapping_add(number);
        let lines = self.settings.lines;
        let chooses = only.is_none() && self.settings.level != Level::FULL;
        let started = search.started;
        let think = move || {
            // On a machine with much to do a thread may be slow to start.
            let limits = limits.after(started.elapsed());
            let think = || {
                if chooses {
                    return engine.think(&game, &limits, &stop, seed);
                }
                engine.analyse(&game, &limits, lines, only.as_deref(), &stop, |thought| {
                    // Nobody listens any more once the session is over.
                    let _ = events.send(Event(Kind::Found(number, thought.clone())));
                })
            };
            // Whatever goes wrong in a search, the other side is not left waiting.
            let nothing = |_| Thought { best: None, lines: Vec::new(), depth: 0, nodes: 0 };
            let thought = catch_unwind(AssertUnwindSafe(think)).unwrap_or_else(nothing);
            let _ = events.send(Event(Kind::Done(number, thought)));
        };
        thread::Builder::new().stack_size(STACK).spawn(think).map(drop).map_err(|error| {
            Refusal(format!("go: no thread could be started for the search: {error}"))
        })
    }

    /// The move thought about has been played: from now on the clock runs.
    fn ponderhit(&mut self, say: &mut Vec<String>) -> Result<(), Refusal> {
        let ahead = self.search.as_mut().and_then(|search| search.ahead.take());
        let (Some(ponder), Some(search)) = (ahead, &mut self.search) else {
            return Err(Refusal::from("ponderhit: no search with `go ponder` is running"));
        };
        ponder.hit();
        search.held = search.endless;
        self.conclude(say);
        Ok(())
    }

    /// Ends the search, if there is one; its move follows.
    fn stop(&mut self, say: &mut Vec<String>) {
        if let Some(search) = &mut self.search {
            search.held = false;
            match search.result {
                Some(_) => self.conclude(say),
                None => search.stop.store(true, Ordering::Relaxed),
            }
        }
    }

    /// Names the move of a search that is over, unless it is to be kept back.
    fn conclude(&mut self, say: &mut Vec<String>) {
        let done = |search: &mut Search| !search.held && search.result.is_some();
        let Some(search) = self.search.take_if(done) else { return };
        if let Some(thought) = &search.result {
            search.report(thought, say);
            let position = search.game.position();
            let any =
                || position.moves().first().copied().filter(|_| search.game.outcome().is_none());
            let best = thought.best.or_else(any).map(|mv| search.write(position, mv));
            say.push(format!("bestmove {}", best.as_deref().unwrap_or("none")));
        }
    }

    /// The notation of moves: each game's own; Nacre in AEP, and after an AEP board.
    fn notation(&self, by_board: bool) -> Notation {
        let rules = &self.settings.rules;
        match self.protocol {
            Protocol::Ugi if !by_board => Notation::canonical_for(rules),
            _ if Notation::Nacre.fits(rules) => Notation::Nacre,
            _ => Notation::canonical_for(rules),
        }
    }

    /// What is asked about the position.
    fn answer(&self, question: &str) -> Result<String, Refusal> {
        let question = question.trim();
        let Some(game) = &self.game else { return Ok("none".to_owned()) };
        let position = game.position();
        Ok(match question.to_ascii_lowercase().as_str() {
            "p1turn" => (game.line_up().team(position.turn()).index() == 0).to_string(),
            "gameover" => game.outcome().is_some().to_string(),
            "turn" => game.line_up().seat_name(position.turn()),
            "result" => match game.outcome() {
                None => "none".to_owned(),
                Some(outcome) => outcome
                    .winner()
                    .map_or("draw".to_owned(), |team| format!("p{}win", team.index() + 1)),
            },
            _ => {
                return Err(Refusal(format!(
                    "query: unknown question `{}`, expected p1turn, gameover, result or turn",
                    shown(question)
                )));
            }
        })
    }
}

/// Holds a session over a pair of streams until it is ended by `quit` or the end of input.
///
/// Each line is written out at once.
///
/// # Errors
/// The output cannot be written to.
pub fn converse(
    input: impl Read + Send + 'static,
    mut output: impl Write,
    seed: u64,
) -> io::Result<()> {
    let (events, incoming) = channel();
    let mut session = Session::new(events.clone(), seed);
    // A read cannot be called off, so this thread is left behind when the session is over.
    thread::spawn(move || {
        let mut input = BufReader::new(input);
        // What cannot be read any more has ended.
        while let Ok(Some(heard)) = read_line(&mut input) {
            if events.send(Event::heard(heard)).is_err() {
                return;
            }
        }
        let _ = events.send(Event::end());
    });
    let mut say = Vec::new();
    for event in incoming {
        let flow = session.take(event, &mut say);
        for line in say.drain(..) {
            writeln!(output, "{line}")?;
        }
        output.flush()?;
        if flow.is_break() {
            break;
        }
    }
    Ok(())
}

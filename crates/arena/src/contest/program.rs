//! A player that is another process.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use sumito_core::Position as _;
use sumito_engine::Heard;
use sumito_games::{Event, Game, Move, Notation, Position, Rules};

use super::Openings;
use super::entrant::{Entrant, Kind, Pace};
use super::player::{Choice, Fault, Question};
use crate::process::{Process, Silence};

/// A protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speech {
    Ugi,
    Aep,
}

/// A process that plays.
#[derive(Debug)]
pub(super) struct Program {
    process: Process,
    speech: Speech,
    /// Whether it has an option for the rule set.
    knows_rules: bool,
}

/// How long a program may take to answer what needs no thought.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long it may think where no clock runs.
const LONG_THOUGHT: Duration = Duration::from_secs(600);
/// How long a move that is too late is waited for, so that the next game finds an idle program.
const GRACE: Duration = Duration::from_secs(2);
/// How long a word is waited for that may belong to a greeting or not.
const MANNERS: Duration = Duration::from_millis(200);

impl Program {
    /// Starts a program, exchanges greetings and sets its options.
    pub fn start(entrant: &Entrant, stop: &AtomicBool) -> Result<Self, String> {
        let Kind::Program { command, speech, options } = &entrant.kind else {
            return Err("this is no program".to_owned());
        };
        let process = Process::start(command).map_err(|e| format!("cannot be started: {e}"))?;
        let mut program = Self { process, speech: *speech, knows_rules: false };
        program.greet(stop)?;
        for (name, value) in options {
            program.process.send(&format!("setoption name {name} value {value}"));
        }
        program.settle(stop).map_err(|fault| match fault {
            Fault::Error(said) => format!("refuses an option: {said}"),
            _ => "does not answer `isready`".to_owned(),
        })?;
        Ok(program)
    }

    fn greet(&mut self, stop: &AtomicBool) -> Result<(), String> {
        let (hello, welcome, last) = match self.speech {
            Speech::Ugi => ("ugi", "ugiok", "ugiok"),
            // Either word may end it, or the one after the other.
            Speech::Aep => ("aep", "aepok", "readyok"),
        };
        self.process.send(hello);
        let (mut until, mut welcomed) = (Instant::now() + PATIENCE, false);
        loop {
            match self.hear(until, stop) {
                Ok(line) if line.trim() == last => return Ok(()),
                Ok(line) if line.trim() == welcome => {
                    (until, welcomed) = (Instant::now() + MANNERS, true);
                }
                Ok(line) => {
                    self.knows_rules |= line.trim_start().starts_with("option name Rules ");
                }
                Err(Silence::Late) if welcomed => return Ok(()),
                Err(_) => return Err(format!("does not answer `{hello}` with `{welcome}`")),
            }
        }
    }

    /// The next line. What is no text or too long is judged by what it says all the same.
    fn hear(&self, until: Instant, stop: &AtomicBool) -> Result<String, Silence> {
        let left = until.saturating_duration_since(Instant::now());
        self.process.receive(left, stop).map(Heard::lossy)
    }

    /// Whether it can play from these openings, as far as that shows before a game.
    pub fn try_out(&self, openings: &Openings, stop: &AtomicBool) -> Result<(), String> {
        let starts = openings.starts();
        if self.speech == Speech::Aep {
            starts.iter().try_for_each(|game| self.board_tells_all_of(game.start()))?;
        }
        let mut all: Vec<Rules> = Vec::new();
        for rules in starts.iter().map(Game::rules) {
            if !all.contains(&rules) {
                all.push(rules);
            }
        }
        if !self.knows_rules && all.iter().any(|rules| rules.game() != all[0].game()) {
            return Err("has no option `Rules` that would tell it which game is played".to_owned());
        }
        for rules in all {
            self.choose_rules(&rules, stop).map_err(|fault| match fault {
                Fault::Error(said) => format!("refuses the rule set {rules}: {said}"),
                _ => format!("does not answer `isready` after the rule set {rules}"),
            })?;
        }
        Ok(())
    }

    /// Whether the board of AEP tells a position with its scores: what is missing from it has been
    /// pushed off.
    fn board_tells_all_of(&self, position: &Position) -> Result<(), String> {
        /// What a program takes for the start that is told no rule set.
        const USUAL: [usize; 2] = [14, 14];
        let rules = position.rules();
        let here = abp(position).ok_or("AEP knows only Abalone for two on the usual board")?;
        let start = || rules.start().ok().and_then(|start| abp(&start));
        let begun =
            if self.knows_rules { start().map(|start| marbles(&start)) } else { Some(USUAL) };
        let scores = begun.and_then(|begun| {
            let [black, white] = marbles(&here);
            Some([begun[1].checked_sub(white)?, begun[0].checked_sub(black)?])
        });
        let whole = scores.is_some_and(|told| {
            position.scores().first(2).iter().map(|&score| usize::from(score)).eq(told)
        });
        if whole {
            return Ok(());
        }
        Err(match self.knows_rules {
            true => format!(
                "AEP tells scores by the marbles that are missing from the start of {rules}; of \
                 `{position}` it would tell wrong ones"
            ),
            false => format!(
                "has no option `Rules`, and AEP tells scores by the marbles that are missing from \
                 14 a side; of {rules} it would tell wrong ones"
            ),
        })
    }

    fn choose_rules(&self, rules: &Rules, stop: &AtomicBool) -> Result<(), Fault> {
        if !self.knows_rules {
            return Ok(());
        }
        self.process.send(&format!("setoption name Rules value {rules}"));
        self.settle(stop)
    }

    /// Waits until all that was said has been heard; the first thing that was refused is a fault.
    fn settle(&self, stop: &AtomicBool) -> Result<(), Fault> {
        self.process.send("isready");
        let until = Instant::now() + PATIENCE;
        let mut refused = None;
        loop {
            let line = self.hear(until, stop).map_err(fault)?;
            if line.trim() == "readyok" {
                return refused.map_or(Ok(()), Err);
            }
            refused = refused.or_else(|| told_error(&line));
        }
    }

    /// Prepares for a game.
    pub fn begin(&self, game: &Game, stop: &AtomicBool) -> Result<(), Fault> {
        self.choose_rules(&game.rules(), stop)?;
        if self.speech == Speech::Ugi {
            self.process.send("uginewgame");
        }
        match self.settle(stop) {
            // Not everybody has a use for that word.
            Err(Fault::Error(_)) => Ok(()),
            settled => settled,
        }
    }

    /// Asks for a move. It is not waited for when the match is stopped.
    pub fn choose(&self, game: &Game, question: &Question<'_>) -> Result<Choice, Fault> {
        self.process.send(&self.position(game));
        self.process.send(&self.go(question.pace, question.left));
        let until = Instant::now() + question.latest.map_or(LONG_THOUGHT, |latest| latest + GRACE);
        let mut score = None;
        loop {
            let line = self.hear(until, question.stop).map_err(fault)?;
            if let Some(error) = told_error(&line) {
                return Err(error);
            }
            let mut words = line.split_whitespace();
            match words.next() {
                Some("bestmove") => {
                    let word = words.next().unwrap_or_default();
                    let mv = game
                        .position()
                        .read_move(word, self.notation(&game.rules()))
                        .map_err(|_| Fault::Illegal(word.chars().take(20).collect()))?;
                    return Ok(Choice { mv, score });
                }
                Some("info") => score = told_score(&line).or(score),
                _ => {}
            }
        }
    }

    fn notation(&self, rules: &Rules) -> Notation {
        match self.speech {
            Speech::Ugi => Notation::canonical_for(rules),
            Speech::Aep => Notation::Nacre,
        }
    }

    fn position(&self, game: &Game) -> String {
        // Programs are told of moves only: whatever else has happened stands in the position after
        // it.
        let events = game.events();
        let other = events.iter().rposition(|event| !matches!(event, Event::Move(_)));
        let from = other.map_or(0, |at| at + 1);
        let start = &game.positions()[from];
        let setup = match (self.speech, abp(start)) {
            (Speech::Aep, Some(board)) => format!("abp {board}"),
            _ if game.rules().start().is_ok_and(|usual| usual == *start) => "startpos".to_owned(),
            _ => format!("fen {start}"),
        };
        let mut moves = String::new();
        for (position, event) in game.positions().iter().zip(events).skip(from) {
            if let Event::Move(mv) = *event {
                moves += if moves.is_empty() { " moves " } else { " " };
                moves += &self.write(position, mv);
            }
        }
        format!("position {setup}{moves}")
    }

    fn write(&self, position: &Position, mv: Move) -> String {
        let text = position.write_move(mv, self.notation(&position.rules()));
        if self.speech == Speech::Aep { text.to_lowercase() } else { text }
    }

    fn go(&self, pace: Option<Pace>, left: &[Duration]) -> String {
        let increment = match pace {
            None => return "go".to_owned(),
            Some(Pace::Nodes(nodes)) => return format!("go nodes {nodes}"),
            Some(Pace::Depth(depth)) => return format!("go depth {depth}"),
            Some(Pace::MoveTime(time)) => return format!("go movetime {}", time.as_millis()),
            Some(Pace::Clock { increment, .. }) => increment.as_millis(),
        };
        let left: Vec<String> = left.iter().map(|time| time.as_millis().to_string()).collect();
        match (self.speech, left.as_slice()) {
            (Speech::Aep, [black, white]) => {
                format!("go time {black} {white} inc {increment} {increment}")
            }
            (_, [first, second]) => {
                format!("go p1time {first} p2time {second} p1inc {increment} p2inc {increment}")
            }
            _ => {
                let increments = vec![increment.to_string(); left.len()].join(",");
                format!("go clocks {} incs {increments}", left.join(","))
            }
        }
    }
}

fn fault(silence: Silence) -> Fault {
    match silence {
        Silence::Late | Silence::Stopped => Fault::Stalled,
        Silence::Gone => Fault::Crash,
    }
}

/// What a line complains of, if it does: any other text is harmless.
fn told_error(line: &str) -> Option<Fault> {
    const SHOWN: usize = 200;
    let line = line.trim();
    let complains = line.split_whitespace().next() == Some("error");
    complains.then(|| Fault::Error(line.chars().take(SHOWN).collect()))
}

/// The score a line of information tells, in centi-marbles; far beyond all others for a win.
fn told_score(line: &str) -> Option<i32> {
    let mut words = line.split_whitespace().skip_while(|word| *word != "score").skip(1);
    let kind = words.next()?;
    let number: i32 = words.next()?.parse().ok()?;
    match kind {
        "cp" => Some(number),
        "mate" if number > 0 => Some(100_000),
        "mate" => Some(-100_000),
        _ => None,
    }
}

/// A position as the board of AEP; `None` where it has no form there.
fn abp(start: &Position) -> Option<String> {
    let text = start.write_as(sumito_games::PositionForm::PlayStrategy).ok()?;
    let rows = text.split(' ').next()?;
    let mut board = String::new();
    for c in rows.chars() {
        match c {
            'S' => board.push('1'),
            's' => board.push('2'),
            '/' => board.push(' '),
            _ => board.extend(std::iter::repeat_n('0', c.to_digit(10)? as usize)),
        }
    }
    let usual_size = board.chars().filter(|c| *c != ' ').count() == 61;
    usual_size.then(|| format!("{board} {}", start.turn().index() + 1))
}

/// How many marbles of Black and White are on a board of AEP.
fn marbles(board: &str) -> [usize; 2] {
    let (cells, _) = board.rsplit_once(' ').unwrap_or((board, ""));
    ["1", "2"].map(|marble| cells.matches(marble).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_found_among_other_information() {
        assert_eq!(told_score("info depth 3 score cp -20 nodes 5 pv a b"), Some(-20));
        assert_eq!(told_score("info score mate -3"), Some(-100_000));
        assert_eq!(told_score("info string score unknown"), None);
    }

    #[test]
    fn only_lines_that_say_so_are_errors() {
        let error = |line| told_error(line).map(|fault| fault.to_string());
        assert_eq!(error(" error no such option\t").as_deref(), Some("error no such option"));
        assert_eq!(error("error: no book").or(error("info string error")).or(error("")), None);
    }

    #[test]
    #[cfg(unix)]
    fn who_has_left_stands_in_the_position_that_programs_are_told() {
        let process = Process::start(&"cat".parse().unwrap()).unwrap();
        let program = Program { process, speech: Speech::Ugi, knows_rules: true };
        let mut game = Game::new("abalone/3-players-11".parse().unwrap()).unwrap();
        assert_eq!(program.position(&game), "position startpos");
        let play = |game: &mut Game| game.play(game.position().moves()[0]).unwrap();
        play(&mut game);
        game.resign(game.position().turn()).unwrap();
        let then = game.position().to_string();
        assert!(then.ends_with(" out=w"), "{then}");
        assert_eq!(program.position(&game), format!("position fen {then}"));
        play(&mut game);
        let last = game.moves().pop().unwrap();
        assert_eq!(program.position(&game), format!("position fen {then} moves {last}"));
    }

    #[test]
    fn the_old_board_is_written() {
        let game = Game::new("abalone".parse().unwrap()).unwrap();
        let board = "22011 222111 0220110 00000000 000000000 00000000 0110220 111222 11022 1";
        assert_eq!(abp(game.start()).unwrap(), board);
        for rules in ["crossings", "abalone/grand", "abalone/3-players-11"] {
            assert_eq!(abp(Game::new(rules.parse().unwrap()).unwrap().start()), None);
        }
    }
}

//! A player that is another process.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use sumito_core::Position as _;
use sumito_games::{Game, Move, Notation, Position, Rules};

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
    notation: Notation,
    /// Whether it has an option for the rule set.
    knows_rules: bool,
}

/// How long a program may take to answer what needs no thought.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long it may think where no clock runs.
const LONG_THOUGHT: Duration = Duration::from_secs(600);
/// How long a move that is too late is waited for, so that the next game finds an idle program.
const GRACE: Duration = Duration::from_secs(2);
/// How often it is looked whether the match is stopped.
const LOOK: Duration = Duration::from_millis(100);

impl Program {
    /// Starts a program and exchanges greetings.
    pub fn start(entrant: &Entrant, rules: &Rules) -> Result<Self, String> {
        let Kind::Program { command, speech, options } = &entrant.kind else {
            return Err("this is no program".to_owned());
        };
        let process = Process::start(command).map_err(|e| format!("cannot be started: {e}"))?;
        let notation = match speech {
            Speech::Ugi => Notation::canonical_for(rules),
            Speech::Aep => Notation::Nacre,
        };
        if *speech == Speech::Aep && abp(&Game::new(rules.clone()).map_err(said)?).is_none() {
            return Err("AEP knows only Abalone for two on the usual board".to_owned());
        }
        let mut program = Self { process, speech: *speech, notation, knows_rules: false };
        let (hello, answers) = match speech {
            Speech::Ugi => ("ugi", ["ugiok", "ugiok"]),
            Speech::Aep => ("aep", ["aepok", "readyok"]),
        };
        program.process.send(hello);
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = program
                .process
                .receive(left)
                .map_err(|_| format!("does not answer `{hello}` with `{}`", answers[0]))?;
            program.knows_rules |= line.trim_start().starts_with("option name Rules ");
            if answers.contains(&line.trim()) {
                break;
            }
        }
        for (name, value) in options {
            program.process.send(&format!("setoption name {name} value {value}"));
        }
        program.settle().map_err(|_| "does not answer `isready`".to_owned())?;
        Ok(program)
    }

    /// Waits until all that was said has been heard.
    fn settle(&mut self) -> Result<(), Fault> {
        self.process.send("isready");
        self.wait("readyok", PATIENCE)
    }

    fn wait(&self, word: &str, within: Duration) -> Result<(), Fault> {
        let until = Instant::now() + within;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if self.process.receive(left).map_err(fault)?.trim() == word {
                return Ok(());
            }
        }
    }

    /// Prepares for a game.
    pub fn begin(&mut self, game: &Game) -> Result<(), Fault> {
        if self.knows_rules {
            self.process.send(&format!("setoption name Rules value {}", game.rules()));
        }
        if self.speech == Speech::Ugi {
            self.process.send("uginewgame");
        }
        self.settle()
    }

    /// Asks for a move. It is not waited for when the match is stopped.
    pub fn choose(&mut self, game: &Game, question: &Question<'_>) -> Result<Choice, Fault> {
        self.process.send(&self.position(game));
        self.process.send(&self.go(question.pace, question.left));
        let until = Instant::now() + question.latest.map_or(LONG_THOUGHT, |latest| latest + GRACE);
        let mut score = None;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = match self.process.receive(left.min(LOOK)) {
                Ok(line) => line,
                Err(Silence::Late) if left > LOOK && !question.stop.load(Ordering::SeqCst) => {
                    continue;
                }
                Err(silence) => return Err(fault(silence)),
            };
            let mut words = line.split_whitespace();
            match words.next() {
                Some("bestmove") => {
                    let word = words.next().unwrap_or_default();
                    let mv = game
                        .position()
                        .read_move(word, self.notation)
                        .map_err(|_| Fault::Illegal(word.chars().take(20).collect()))?;
                    return Ok(Choice { mv, score });
                }
                Some("info") => score = told_score(&line).or(score),
                _ => {}
            }
        }
    }

    fn position(&self, game: &Game) -> String {
        let start = game.start();
        let setup = match (self.speech, abp(game)) {
            (Speech::Aep, Some(board)) => format!("abp {board}"),
            _ if game.rules().start().is_ok_and(|usual| usual == *start) => "startpos".to_owned(),
            _ => format!("fen {start}"),
        };
        let mut moves = String::new();
        for (position, event) in game.positions().iter().zip(game.events()) {
            if let sumito_games::Event::Move(mv) = *event {
                moves += if moves.is_empty() { " moves " } else { " " };
                moves += &self.write(position, mv);
            }
        }
        format!("position {setup}{moves}")
    }

    fn write(&self, position: &Position, mv: Move) -> String {
        let text = position.write_move(mv, self.notation);
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

fn said(error: impl ToString) -> String {
    error.to_string()
}

fn fault(silence: Silence) -> Fault {
    match silence {
        Silence::Late => Fault::Stalled,
        Silence::Gone => Fault::Crash,
    }
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

/// The start of a game as the board of AEP; `None` where it has no form there.
fn abp(game: &Game) -> Option<String> {
    let start = game.start();
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
    fn the_old_board_is_written() {
        let game = Game::new("abalone".parse().unwrap()).unwrap();
        let board = "22011 222111 0220110 00000000 000000000 00000000 0110220 111222 11022 1";
        assert_eq!(abp(&game).unwrap(), board);
        for rules in ["crossings", "abalone/grand", "abalone/3-players-11"] {
            assert_eq!(abp(&Game::new(rules.parse().unwrap()).unwrap()), None);
        }
    }
}

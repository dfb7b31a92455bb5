//! Dialogues that any engine of the protocols must get through.
//!
//! The file `tests-data/protocols.dialogues` tells in its head how dialogues are written.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use sumito_engine::Heard;

use crate::process::{CommandLine, Process, Silence};

/// The dialogues that come with this crate.
pub const DIALOGUES: &str = include_str!("../../../tests-data/protocols.dialogues");

/// A conversation: what is said to an engine, and what must come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dialogue {
    /// Which part of the protocols it is about: `ugi`, `aep`, `seats`, …
    pub part: String,
    /// What it shows.
    pub name: String,
    turns: Vec<Turn>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Turn {
    Say(Vec<u8>),
    Hear(Pattern),
    Quiet(Duration),
    Close,
    Ends,
}

/// What a line must look like, word by word.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pattern(String);

/// A line of a file of dialogues that says nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, `{found}`: {problem}")]
pub struct DialogueError {
    /// The line, from 1.
    pub line: usize,
    /// How it begins.
    found: String,
    problem: String,
}

/// What went wrong in a dialogue.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// There is nobody to talk to.
    #[error("the program cannot be started: {problem}")]
    Start {
        /// What the system says.
        problem: String,
    },
    /// No answer came.
    #[error("waited {patience:?} for `{due}`, heard {heard}")]
    Silent {
        /// How long was waited.
        patience: Duration,
        /// What the line should have looked like.
        due: String,
        /// What came last.
        heard: String,
    },
    /// The program ended in between.
    #[error("the program ended where `{due}` was due, heard {heard}")]
    Gone {
        /// What should have come.
        due: String,
        /// What came last.
        heard: String,
    },
    /// Another answer came.
    #[error("heard `{heard}` where `{due}` was due")]
    Other {
        /// The answer.
        heard: String,
        /// What it should have looked like.
        due: String,
    },
    /// An answer came to nothing that was asked.
    #[error("heard `{heard}` where nothing was due")]
    Unasked {
        /// The answer.
        heard: String,
    },
    /// The program goes on where it should end.
    #[error("the program did not end within {patience:?}")]
    Stays {
        /// How long was waited.
        patience: Duration,
    },
    /// Nobody waits any more.
    #[error("the dialogue was broken off")]
    Stopped,
}

/// How much of a line is shown that says nothing.
const SHOWN: usize = 40;
/// How long all lines that repeat a text may be together, in bytes.
const MOST_REPEATED: usize = 64 << 20;

/// Reads a file of dialogues.
///
/// # Errors
/// The first line that is none of a dialogue.
pub fn read(text: &str) -> Result<Vec<Dialogue>, DialogueError> {
    let mut dialogues: Vec<Dialogue> = Vec::new();
    let mut room = MOST_REPEATED;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        let wrong = |problem: &str| DialogueError {
            line: index + 1,
            found: line.chars().take(SHOWN).collect::<String>().escape_debug().to_string(),
            problem: problem.to_owned(),
        };
        let (mark, rest) = line.split_once(' ').map_or((line, ""), |(mark, rest)| (mark, rest));
        let turn = match mark {
            "" | "#" => continue,
            "==" => {
                let (part, name) =
                    rest.split_once(':').ok_or_else(|| wrong("expected `== PART: NAME`"))?;
                let (part, name) = (part.trim().to_owned(), name.trim().to_owned());
                dialogues.push(Dialogue { part, name, turns: Vec::new() });
                continue;
            }
            ">" => {
                let mut bytes = unescaped(rest).ok_or_else(|| wrong("expected \\xHH or \\\\"))?;
                bytes.push(b'\n');
                Turn::Say(bytes)
            }
            ">>" => {
                let (times, text) =
                    rest.split_once(' ').ok_or_else(|| wrong("expected `>> TIMES TEXT`"))?;
                let times = times.parse().map_err(|_| wrong("expected a number of times"))?;
                let length = text.len().checked_mul(times);
                room = length.and_then(|length| room.checked_sub(length)).ok_or_else(|| {
                    wrong("expected no more than 64 MiB in all lines that repeat a text")
                })?;
                Turn::Say(format!("{}\n", text.repeat(times)).into_bytes())
            }
            "<" if !rest.is_empty() => Turn::Hear(Pattern(rest.to_owned())),
            "~" => {
                let millis = rest.strip_suffix("ms").and_then(|n| n.trim().parse().ok());
                Turn::Quiet(Duration::from_millis(
                    millis.ok_or_else(|| wrong("expected a time such as `~ 200ms`"))?,
                ))
            }
            "close" => Turn::Close,
            "end" => Turn::Ends,
            _ => return Err(wrong("expected a line that begins with == > >> < ~ close end or #")),
        };
        let dialogue = dialogues.last_mut().ok_or_else(|| wrong("expected `== PART: NAME`"))?;
        dialogue.turns.push(turn);
    }
    Ok(dialogues)
}

/// The bytes of a text with `\xHH` and `\\` in it.
fn unescaped(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((plain, escape)) = rest.split_once('\\') {
        bytes.extend(plain.as_bytes());
        if let Some(after) = escape.strip_prefix('\\') {
            bytes.push(b'\\');
            rest = after;
        } else {
            let digits = escape.strip_prefix('x')?.get(..2)?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &escape[3..];
        }
    }
    bytes.extend(rest.as_bytes());
    Some(bytes)
}

impl Pattern {
    fn fits(&self, line: &str) -> bool {
        let mut words = line.split_whitespace();
        for pattern in self.0.split_whitespace() {
            if pattern == "..." {
                return true;
            }
            let Some(word) = words.next() else { return false };
            if pattern != "*" && !pattern.split('|').any(|choice| choice == word) {
                return false;
            }
        }
        words.next().is_none()
    }
}

/// Lines that answer something: where another one is due they are a fault. All others are
/// information and may come at any time.
fn is_answer(line: &str) -> bool {
    const ANSWERS: [&str; 5] = ["bestmove", "response", "readyok", "ugiok", "error"];
    line.split_whitespace().next().is_some_and(|word| ANSWERS.contains(&word))
}

impl Dialogue {
    /// Holds the dialogue with a fresh process, waiting so long for each answer unless `stop` is
    /// set. The process has ended with all that it started when this returns.
    ///
    /// # Errors
    /// What went wrong.
    pub fn check(
        &self,
        command: &CommandLine,
        patience: Duration,
        stop: &AtomicBool,
    ) -> Result<(), Failure> {
        let mut process =
            Process::start(command).map_err(|e| Failure::Start { problem: e.to_string() })?;
        for turn in &self.turns {
            match turn {
                Turn::Say(bytes) => process.send_bytes(bytes.clone()),
                Turn::Hear(pattern) => hear(&process, pattern, patience, stop)?,
                Turn::Quiet(time) => quiet(&process, *time, stop)?,
                Turn::Close => process.close(),
                Turn::Ends => match process.ended(patience, stop) {
                    Ok(()) => {}
                    Err(Silence::Stopped) => return Err(Failure::Stopped),
                    Err(_) => return Err(Failure::Stays { patience }),
                },
            }
        }
        Ok(())
    }
}

/// A line as it is told: not without end.
fn shown(heard: Heard) -> String {
    heard.lossy().chars().take(5 * SHOWN).collect()
}

fn hear(
    process: &Process,
    pattern: &Pattern,
    patience: Duration,
    stop: &AtomicBool,
) -> Result<(), Failure> {
    let started = Instant::now();
    let mut last = "nothing".to_owned();
    loop {
        let left = patience.saturating_sub(started.elapsed());
        let due = || pattern.0.clone();
        match process.receive(left, stop) {
            Ok(Heard::Line(line)) if pattern.fits(&line) => return Ok(()),
            Ok(heard) => {
                let line = shown(heard);
                if is_answer(&line) {
                    return Err(Failure::Other { heard: line, due: due() });
                }
                last = format!("`{line}` last");
            }
            Err(Silence::Late) => {
                return Err(Failure::Silent { patience, due: due(), heard: last });
            }
            Err(Silence::Gone) => return Err(Failure::Gone { due: due(), heard: last }),
            Err(Silence::Stopped) => return Err(Failure::Stopped),
        }
    }
}

fn quiet(process: &Process, time: Duration, stop: &AtomicBool) -> Result<(), Failure> {
    let started = Instant::now();
    loop {
        match process.receive(time.saturating_sub(started.elapsed()), stop) {
            Ok(heard) => {
                let line = shown(heard);
                if is_answer(&line) {
                    return Err(Failure::Unasked { heard: line });
                }
            }
            Err(Silence::Late) => return Ok(()),
            Err(Silence::Gone) => {
                let [due, heard] = ["silence", "nothing"].map(str::to_owned);
                return Err(Failure::Gone { due, heard });
            }
            Err(Silence::Stopped) => return Err(Failure::Stopped),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_count_words() {
        let fits = |pattern: &str, line| Pattern(pattern.to_owned()).fits(line);
        assert!(fits("bestmove *", "bestmove A1B2") && !fits("bestmove *", "bestmove A1B2 ponder"));
        assert!(fits("id name ...", "id name Any Engine 1") && fits("a ...", "a"));
        assert!(fits("response true|false", "response false") && !fits("a b", "a"));
    }

    #[test]
    #[cfg(unix)]
    fn what_is_no_text_answers_nothing() {
        let dialogue = &read("== a: b\n< bestmove *\n").unwrap()[0];
        let command = r"printf 'bestmove \377\n'".parse().unwrap();
        let minute = Duration::from_secs(60);
        let failure = dialogue.check(&command, minute, &AtomicBool::new(false)).unwrap_err();
        let (heard, due) = ("bestmove \u{fffd}".to_owned(), "bestmove *".to_owned());
        assert_eq!(failure, Failure::Other { heard, due });
    }

    #[test]
    fn files_are_read_or_refused_with_the_line() {
        let dialogues =
            read("# head\n== ugi: one\n> a\\x00\\\\\n>> 3 ab\n< b\n~ 5ms\nclose\nend\n");
        let dialogue = &dialogues.unwrap()[0];
        assert_eq!((dialogue.part.as_str(), dialogue.turns.len()), ("ugi", 6));
        assert_eq!(dialogue.turns[0], Turn::Say(b"a\0\\\n".to_vec()));
        assert_eq!(dialogue.turns[1], Turn::Say(b"ababab\n".to_vec()));
        for (text, line) in [("> early", 1), ("== ugi\n", 1), ("== a: b\n> \\y", 2), ("\n?", 2)] {
            assert_eq!(read(text).unwrap_err().line, line);
        }
        let endless = "== a: b\n>> 2 a\n>> 9999999999999999999 ab\n";
        let much = format!("== a: b\n>> {MOST_REPEATED} a\n>> 1 a\n");
        for text in [endless, &much] {
            let said = read(text).unwrap_err().to_string();
            assert!(said.starts_with("line 3, `>> ") && said.contains("64 MiB"), "{said}");
        }
        let said = read("== a: b\n> a\nhello there\n").unwrap_err().to_string();
        assert!(said.starts_with("line 3, `hello there`: expected"), "{said}");
        assert!(read(DIALOGUES).unwrap().len() > 10);
    }
}

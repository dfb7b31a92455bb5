//! Who plays, and how long each may think.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use sumito_core::clock::{Millis, TimeControl};
use sumito_engine::{Level, Method, Options};
use sumito_tables::Tables;

use super::Openings;
use super::program::{Program, Speech};
use crate::process::{CommandLine, CommandLineError};

/// How long an engine may think for a move.
///
/// ```
/// use sumito_arena::contest::Pace;
/// for text in ["nodes=5000", "depth=4", "movetime=100ms", "clock=10s+100ms"] {
///     assert_eq!(text.parse::<Pace>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// So many nodes.
    Nodes(u64),
    /// So many plies deep.
    Depth(u32),
    /// So much time.
    MoveTime(Duration),
    /// Time for the whole game, and more after each move.
    Clock {
        /// What each begins with.
        base: Duration,
        /// What each gets after a move.
        increment: Duration,
    },
}

/// A text that is no pace.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no pace: nodes=N, depth=N, movetime=TIME or clock=TIME+INCREMENT, above zero")]
pub struct PaceError(String);

impl FromStr for Pace {
    type Err = PaceError;

    fn from_str(text: &str) -> Result<Self, PaceError> {
        let (key, value) = text.split_once('=').unwrap_or((text, ""));
        Self::read(key, value).flatten().ok_or_else(|| PaceError(text.to_owned()))
    }
}

impl Pace {
    /// The pace of a key and a value; `None` if the key is none of a pace.
    fn read(key: &str, value: &str) -> Option<Option<Self>> {
        let count = || value.parse::<u64>().ok().filter(|&n| n > 0);
        Some(match key {
            "nodes" => count().map(Self::Nodes),
            "depth" => count().and_then(|n| u32::try_from(n).ok()).map(Self::Depth),
            "movetime" => {
                let time = value.parse::<Millis>().ok().filter(|&time| time > Millis::ZERO);
                time.map(|time| Self::MoveTime(time.into()))
            }
            "clock" => match value.parse() {
                Ok(TimeControl::Bank { base, increment, per_move: None, bonus: 0 }) => {
                    Some(Self::Clock { base: base.into(), increment: increment.into() })
                }
                _ => None,
            },
            _ => return None,
        })
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = |time: &Duration| Millis(time.as_millis() as u64);
        match self {
            Self::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Self::Depth(depth) => write!(f, "depth={depth}"),
            Self::MoveTime(time) => write!(f, "movetime={}", millis(time)),
            Self::Clock { base, increment } if increment.is_zero() => {
                write!(f, "clock={}", millis(base))
            }
            Self::Clock { base, increment } => {
                write!(f, "clock={}+{}", millis(base), millis(increment))
            }
        }
    }
}

/// An engine that takes part.
///
/// As text, ours with its options, `sumito:level=7,nodes=5000,hash=16`, or a program:
/// `ugi,Hash=16,movetime=100ms:COMMAND`, `aep:COMMAND`, or just the command of one that speaks
/// UGI. `name` is how it is called; a pace (`nodes`, `depth`, `movetime`, `clock`) is its own.
///
/// ```
/// use sumito_arena::contest::Entrant;
/// let entrant: Entrant = "ugi,name=Old,Threads=1:./old engine".parse().unwrap();
/// assert_eq!(entrant.name(), "Old");
/// let error = "sumito:speed=3".parse::<Entrant>().unwrap_err();
/// assert!(error.to_string().starts_with("`speed` is no option of ours"));
/// ```
#[derive(Clone, Debug)]
pub struct Entrant {
    name: String,
    text: String,
    pub(super) kind: Kind,
    /// Its own pace.
    pub(super) pace: Option<Pace>,
}

#[derive(Clone, Debug)]
pub(super) enum Kind {
    Ours { options: Options, level: Option<Level>, contempt: i32 },
    Program { command: CommandLine, speech: Speech, options: Vec<(String, String)> },
}

/// A text that is no engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntrantError {
    /// The command of a program cannot be read.
    #[error(transparent)]
    Command(
        /// What is wrong with it.
        #[from]
        CommandLineError,
    ),
    /// An option has no value.
    #[error("`{option}` wants a value: KEY=VALUE")]
    Value {
        /// The option as it stands.
        option: String,
    },
    /// Our engine has no such option.
    #[error(
        "`{key}` is no option of ours: name, level, hash, threads, contempt, method, weights, tables, nodes, depth, movetime or clock"
    )]
    Unknown {
        /// What it is called.
        key: String,
    },
    /// A rule set is wanted for one engine alone.
    #[error("`{key}` is no option of one engine: all play by the rule set of the match")]
    Rules {
        /// The option as it is spelt.
        key: String,
    },
    /// An option cannot have this value.
    #[error("`{key}={value}`: expected {expected}")]
    Wrong {
        /// What the option is called.
        key: String,
        /// Its value.
        value: String,
        /// What would be right.
        expected: String,
    },
}

impl Entrant {
    /// How it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Calls it otherwise.
    pub fn rename(&mut self, name: String) {
        self.name = name;
    }

    /// Whether it ends its thoughts by itself: by a pace or a level of its own.
    #[must_use]
    pub fn has_measure(&self) -> bool {
        self.pace.is_some() || matches!(self.kind, Kind::Ours { level: Some(_), .. })
    }

    /// Starts it once, so that a mistake in its command shows before the match.
    pub(super) fn try_out(&self, openings: &Openings, stop: &AtomicBool) -> Result<(), String> {
        match &self.kind {
            Kind::Ours { .. } => Ok(()),
            Kind::Program { .. } => Program::start(self, stop)?.try_out(openings, stop),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Self, EntrantError> {
        let text = text.trim();
        let head = text.split([',', ':']).next().unwrap_or_default();
        let mut entrant = match head {
            "sumito" => Self::ours(&text[head.len()..])?,
            "ugi" => Self::program(&text[head.len()..], Speech::Ugi)?,
            "aep" => Self::program(&text[head.len()..], Speech::Aep)?,
            _ => Self::program(&format!(":{text}"), Speech::Ugi)?,
        };
        entrant.text = text.to_owned();
        if entrant.name.is_empty() {
            entrant.name = text.to_owned();
        }
        Ok(entrant)
    }
}

impl Entrant {
    fn ours(rest: &str) -> Result<Self, EntrantError> {
        let (mut options, mut level, mut contempt) = (Options::default(), None, 0);
        let (name, pace) = keys(rest.trim_start_matches([':', ',']), |key, value| {
            let wrong = |expected: &str| EntrantError::Wrong {
                key: key.to_owned(),
                value: value.to_owned(),
                expected: expected.to_owned(),
            };
            match key {
                "level" => {
                    let number = value.parse().ok().and_then(Level::new);
                    level = Some(number.ok_or_else(|| wrong("a level from 1 to 12"))?);
                }
                "contempt" => {
                    contempt = value.parse().map_err(|_| wrong("hundredths of a marble"))?;
                }
                "threads" => {
                    let threads = value.parse().ok().filter(|threads| (1..=256).contains(threads));
                    options.threads = threads.ok_or_else(|| wrong("1 to 256 threads"))?;
                }
                "hash" => {
                    let size = value.parse().ok().filter(|size| (1..=4_096).contains(size));
                    options.hash = size.ok_or_else(|| wrong("1 to 4096 mebibytes"))?;
                }
                "method" => {
                    let names = Method::ALL.map(Method::name).join(", ");
                    let method = Method::named(value);
                    options.method = method.ok_or_else(|| wrong(&format!("one of {names}")))?;
                }
                "weights" if value == "none" => options.hand = true,
                "weights" => {
                    let weights = sumito_engine::Weights::open(Path::new(value))
                        .map_err(|e| wrong(&format!("a file of weights: {e}")))?;
                    options.weights = Some(Arc::new(weights));
                }
                "tables" => {
                    let tables = Tables::read(Path::new(value))
                        .map_err(|e| wrong(&format!("a file of endgame tables: {e}")))?;
                    options.tables = Some(Arc::new(tables));
                }
                _ => return Err(EntrantError::Unknown { key: key.to_owned() }),
            }
            Ok(())
        })?;
        Ok(Self { name, text: String::new(), kind: Kind::Ours { options, level, contempt }, pace })
    }

    fn program(rest: &str, speech: Speech) -> Result<Self, EntrantError> {
        let (head, command) = rest.split_once(':').unwrap_or((rest, ""));
        let mut options = Vec::new();
        let (name, pace) = keys(head.trim_start_matches(','), |key, value| {
            if key.eq_ignore_ascii_case("Rules") {
                return Err(EntrantError::Rules { key: key.to_owned() });
            }
            options.push((key.to_owned(), value.to_owned()));
            Ok(())
        })?;
        let kind = Kind::Program { command: command.parse()?, speech, options };
        Ok(Self { name, text: String::new(), kind, pace })
    }
}

/// Reads name and pace from `KEY=VALUE,…` and hands over all other keys.
fn keys(
    text: &str,
    mut other: impl FnMut(&str, &str) -> Result<(), EntrantError>,
) -> Result<(String, Option<Pace>), EntrantError> {
    let (mut name, mut pace) = (String::new(), None);
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (key, value) =
            part.split_once('=').ok_or_else(|| EntrantError::Value { option: part.to_owned() })?;
        match Pace::read(key, value) {
            _ if key == "name" => value.clone_into(&mut name),
            None => other(key, value)?,
            Some(Some(read)) => pace = Some(read),
            Some(None) => {
                return Err(EntrantError::Wrong {
                    key: key.to_owned(),
                    value: value.to_owned(),
                    expected: "a number or a time above zero".to_owned(),
                });
            }
        }
    }
    Ok((name, pace))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_ours_are_checked() {
        let entrant: Entrant = "sumito:level=7,nodes=5000,hash=2".parse().unwrap();
        assert_eq!(
            (entrant.name(), entrant.pace),
            (entrant.text.as_str(), Some(Pace::Nodes(5_000)))
        );
        let Kind::Ours { options, level, .. } = entrant.kind else { panic!() };
        assert_eq!((options.hash, level), (2, Level::new(7)));
        assert!("sumito".parse::<Entrant>().is_ok());
        assert!("sumito:weights=none,contempt=-20,threads=2".parse::<Entrant>().is_ok());
        for wrong in [
            "sumito:level=13",
            "sumito:hash=0",
            "sumito:nodes=0",
            "sumito:level",
            "sumito:x=1",
            "sumito:weights=/nowhere",
            "sumito:tables=/nowhere",
        ] {
            assert!(wrong.parse::<Entrant>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn commands_may_have_colons_and_options() {
        let entrant: Entrant = "ugi,Hash=64,clock=5s:C:/engines/one.exe -x".parse().unwrap();
        let Kind::Program { command, options, .. } = entrant.kind else { panic!() };
        assert_eq!(command.words(), ["C:/engines/one.exe", "-x"]);
        assert_eq!(options, [("Hash".to_owned(), "64".to_owned())]);
        assert!("ugi,Hash=64".parse::<Entrant>().is_err());
        assert!("ugi,rules=crossings:x".parse::<Entrant>().is_err());
        assert!("./engine 'x".parse::<Entrant>().is_err());
    }
}

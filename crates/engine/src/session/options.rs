//! What the other side can set.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use sumito_games::Rules;
use sumito_tables::Tables;

use super::Refusal;
use super::words::{shown, split_word};
use crate::{Engine, Level, Method, Options, Weights};

/// The options as they stand.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub rules: Rules,
    pub level: Level,
    /// Lines told of, best first.
    pub lines: usize,
    /// How much a draw is disliked, in centi-marbles.
    pub contempt: i32,
    built: Options,
}

/// The largest table, in mebibytes.
const MOST_HASH: usize = 4_096;
/// More threads only get in each other's way.
const MOST_THREADS: usize = 256;
/// More lines than any position has moves.
const MOST_LINES: usize = 500;
/// Ten marbles: a draw is as bad as a lost game.
const MOST_CONTEMPT: i32 = 1_000;

impl Default for Settings {
    fn default() -> Self {
        let rules = "abalone".parse().expect("the game itself is a rule set");
        let built = Options::default();
        Self { rules, level: Level::FULL, lines: 1, contempt: 0, built }
    }
}

impl Settings {
    /// The lines that tell of each option.
    pub fn declarations(&self) -> Vec<String> {
        let defaults = Self::default();
        let (rules, full) = (defaults.rules, Level::FULL);
        let Options { hash, threads, .. } = defaults.built;
        vec![
            format!("option name Rules type string default {rules}"),
            format!("option name Threads type spin default {threads} min 1 max {MOST_THREADS}"),
            format!("option name Hash type spin default {hash} min 1 max {MOST_HASH}"),
            format!("option name Level type spin default {full} min 1 max {full}"),
            format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"),
            format!(
                "option name Contempt type spin default 0 min -{MOST_CONTEMPT} max {MOST_CONTEMPT}"
            ),
            methods(),
            "option name WeightsFile type string default".to_owned(),
            "option name TablesFile type string default".to_owned(),
            "option name Ponder type check default false".to_owned(),
        ]
    }

    /// An engine of these settings.
    pub fn engine(&self) -> Engine {
        Engine::new(&self.built)
    }

    pub fn builds_another_engine_than(&self, other: &Self) -> bool {
        self.built != other.built
    }

    /// Takes `name NAME value VALUE`; nothing changes if it is refused.
    pub fn set(&mut self, text: &str) -> Result<(), Refusal> {
        let (name, value) = split(text).ok_or_else(|| {
            Refusal(format!(
                "setoption: found `{}`, expected `name NAME value VALUE`",
                shown(text.trim())
            ))
        })?;
        match name.to_ascii_lowercase().as_str() {
            "rules" => self.rules = value.parse()?,
            "threads" => self.built.threads = spin("Threads", value, 1, MOST_THREADS)?,
            "hash" => self.built.hash = room(spin("Hash", value, 1, MOST_HASH)?)?,
            "level" => {
                let number = spin("Level", value, 1, Level::FULL.number())?;
                self.level = Level::new(number).unwrap_or(Level::FULL);
            }
            "multipv" => self.lines = spin("MultiPV", value, 1, MOST_LINES)?,
            "contempt" => {
                self.contempt = spin("Contempt", value, -MOST_CONTEMPT, MOST_CONTEMPT)?;
            }
            "method" => {
                self.built.method = Method::named(value).ok_or_else(|| {
                    let names = Method::ALL.map(Method::name).join(", ");
                    Refusal(format!(
                        "setoption Method: found `{}`, expected one of {names}",
                        shown(value)
                    ))
                })?;
            }
            "weightsfile" => {
                let file = !matches!(value, "" | "none");
                let weights = file.then(|| read_file("WeightsFile", value, Weights::open));
                self.built.weights = weights.transpose()?;
                self.built.hand = value == "none";
            }
            "tablesfile" => {
                let file = !value.is_empty();
                let tables = file.then(|| read_file("TablesFile", value, Tables::read));
                self.built.tables = tables.transpose()?;
            }
            // Thinking ahead needs no preparation; the other side may say that it will be asked.
            "ponder" => check("Ponder", value)?,
            _ => {
                return Err(Refusal(format!(
                    "setoption: there is no option `{}`, only Rules, Threads, Hash, Level, \
                     MultiPV, Contempt, Method, WeightsFile, TablesFile and Ponder",
                    shown(name)
                )));
            }
        }
        Ok(())
    }
}

/// Name and value; a value may be missing or have spaces.
fn split(text: &str) -> Option<(&str, &str)> {
    let (word, rest) = split_word(text);
    let (name, rest) = split_word(rest);
    let (value_word, value) = split_word(rest);
    let fits = word.eq_ignore_ascii_case("name") && value_word.eq_ignore_ascii_case("value");
    (fits && !name.is_empty()).then_some((name, value.trim_end()))
}

fn spin<N>(name: &str, value: &str, least: N, most: N) -> Result<N, Refusal>
where
    N: FromStr + PartialOrd + fmt::Display,
{
    let number = value.parse().ok().filter(|number| (&least..=&most).contains(&number));
    number.ok_or_else(|| {
        Refusal(format!(
            "setoption {name}: found `{}`, expected a number from {least} to {most}",
            shown(value)
        ))
    })
}

/// The option for play among more than two teams.
fn methods() -> String {
    let mut line = format!("option name Method type combo default {}", Method::default().name());
    for method in Method::ALL {
        line += &format!(" var {}", method.name());
    }
    line
}

/// What a file holds, shared by all that think with it.
fn read_file<T, E: fmt::Display>(
    name: &str,
    path: &str,
    read: impl Fn(&Path) -> Result<T, E>,
) -> Result<Arc<T>, Refusal> {
    let wrong = |error: E| Refusal(format!("setoption {name}: `{}`: {error}", shown(path)));
    read(Path::new(path)).map(Arc::new).map_err(wrong)
}

fn check(name: &str, value: &str) -> Result<(), Refusal> {
    match value.to_ascii_lowercase().as_str() {
        "true" | "false" => Ok(()),
        _ => Err(Refusal(format!(
            "setoption {name}: found `{}`, expected true or false",
            shown(value)
        ))),
    }
}

/// Refuses a table for which the memory is not there, before anything depends on it.
fn room(mebibytes: usize) -> Result<usize, Refusal> {
    let mut trial: Vec<u8> = Vec::new();
    trial.try_reserve_exact(mebibytes << 20).map_err(|_| {
        Refusal(format!("setoption Hash: there is no memory for {mebibytes} mebibytes"))
    })?;
    Ok(mebibytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_forgive_case_and_values_keep_their_spaces() {
        let mut settings = Settings::default();
        settings.set("name LEVEL value 7").unwrap();
        settings.set("Name rules Value  crossings ").unwrap();
        assert_eq!((settings.level.number(), settings.rules.game()), (7, "crossings"));
        assert_eq!(split("name WeightsFile value a  b.bin "), Some(("WeightsFile", "a  b.bin")));
    }

    #[test]
    fn impossible_values_are_refused_and_change_nothing() {
        let mut settings = Settings::default();
        for (text, reason) in [
            ("name Level value 13", "setoption Level: found `13`, expected a number from 1 to 12"),
            ("name Hash value -1", "setoption Hash: found `-1`, expected a number from 1 to 4096"),
            ("name Hash value", "setoption Hash: found ``, expected a number from 1 to 4096"),
            ("name Ponder value 7", "setoption Ponder: found `7`, expected true or false"),
            (
                "name Contempt value 1001",
                "setoption Contempt: found `1001`, expected a number from -1000 to 1000",
            ),
            ("Level 3", "setoption: found `Level 3`, expected `name NAME value VALUE`"),
            ("", "setoption: found ``, expected `name NAME value VALUE`"),
        ] {
            assert_eq!(settings.set(text).unwrap_err().0, reason);
        }
        assert!(settings.set("name Rules value chess").unwrap_err().0.starts_with("rule set: "));
        let Refusal(reason) = settings.set("name Nonsense value 1").unwrap_err();
        assert!(reason.starts_with("setoption: there is no option `Nonsense`, only Rules"));
        assert_eq!(settings.declarations(), Settings::default().declarations());
        for option in ["WeightsFile", "TablesFile"] {
            for file in ["/nowhere/at all", "/", "/dev/zero"] {
                let Refusal(reason) =
                    settings.set(&format!("name {option} value {file}")).unwrap_err();
                assert!(reason.starts_with(&format!("setoption {option}: `{file}`: ")));
            }
        }
        assert_eq!((settings.built, settings.level), (Options::default(), Level::FULL));
    }
}

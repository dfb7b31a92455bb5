//! What the other side can set.

use sumito_games::Rules;

use super::{Refusal, shown, split_word};
use crate::{Engine, Level, Options};

/// The options as they stand.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub rules: Rules,
    pub level: Level,
    /// Lines told of, best first.
    pub lines: usize,
    hash: usize,
}

/// The largest table, in mebibytes.
const MOST_HASH: usize = 4_096;
/// More lines than any position has moves.
const MOST_LINES: usize = 500;

impl Default for Settings {
    fn default() -> Self {
        let rules = "abalone".parse().expect("the game itself is a rule set");
        Self { rules, level: Level::FULL, lines: 1, hash: Options::default().hash }
    }
}

impl Settings {
    /// The lines that tell of each option.
    pub fn declarations(&self) -> Vec<String> {
        let defaults = Self::default();
        let (rules, hash) = (defaults.rules, defaults.hash);
        let full = Level::FULL;
        vec![
            format!("option name Rules type string default {rules}"),
            format!("option name Hash type spin default {hash} min 1 max {MOST_HASH}"),
            format!("option name Level type spin default {full} min 1 max {full}"),
            format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"),
            "option name Ponder type check default false".to_owned(),
        ]
    }

    /// An engine of these settings.
    pub fn engine(&self) -> Engine {
        Engine::new(&Options { hash: self.hash, ..Options::default() })
    }

    pub fn builds_another_engine_than(&self, other: &Self) -> bool {
        self.hash != other.hash
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
            "hash" => self.hash = room(spin("Hash", value, MOST_HASH)?)?,
            "level" => {
                let number = spin("Level", value, usize::from(Level::FULL.number()))?;
                self.level = Level::new(number as u8).unwrap_or(Level::FULL);
            }
            "multipv" => self.lines = spin("MultiPV", value, MOST_LINES)?,
            // Thinking ahead needs no preparation; the other side may say that it will be asked.
            "ponder" => check("Ponder", value)?,
            _ => {
                return Err(Refusal(format!(
                    "setoption: there is no option `{}`, only Rules, Hash, Level, MultiPV and \
                     Ponder",
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

fn spin(name: &str, value: &str, most: usize) -> Result<usize, Refusal> {
    value.parse().ok().filter(|number| (1..=most).contains(number)).ok_or_else(|| {
        Refusal(format!(
            "setoption {name}: found `{}`, expected a number from 1 to {most}",
            shown(value)
        ))
    })
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
            ("Level 3", "setoption: found `Level 3`, expected `name NAME value VALUE`"),
            ("", "setoption: found ``, expected `name NAME value VALUE`"),
        ] {
            assert_eq!(settings.set(text).unwrap_err().0, reason);
        }
        assert!(settings.set("name Rules value chess").unwrap_err().0.starts_with("rule set: "));
        let Refusal(reason) = settings.set("name Nonsense value 1").unwrap_err();
        assert!(reason.starts_with("setoption: there is no option `Nonsense`, only Rules"));
        assert_eq!(settings.declarations(), Settings::default().declarations());
        assert_eq!((settings.hash, settings.level), (Options::default().hash, Level::FULL));
    }
}

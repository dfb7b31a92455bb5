//! The form for a new game, as it is sent without any script.

use serde::Deserialize;
use sumito_core::clock::TimeControl;
use sumito_games::Rules;
use uuid::Uuid;

use crate::failure::Failure;
use crate::journal::{Controller, Creation};

/// What was filled in. A field that is missing or empty says nothing.
///
/// The rule set is `rules` as a whole text, or put together from `game` (`abalone`, `epaminondas`,
/// `crossings`), `layout`, `files`, `ranks` and `symmetry`. Who moves is said by `side`
/// (`first`, `second`, `random`: the person's seat against the computer; `both`: people
/// everywhere; `none`) and `level`, or seat by seat by `controllers` (`human,5,5`).
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Wishes {
    rules: String,
    game: String,
    layout: String,
    files: String,
    ranks: String,
    symmetry: String,
    position: String,
    pub side: String,
    level: String,
    controllers: String,
    clock: String,
}

impl Wishes {
    /// The rule set as text, whether it can be played or not.
    pub fn rules(&self) -> String {
        if let Some(rules) = filled(&self.rules) {
            return rules.to_owned();
        }
        let game = filled(&self.game).unwrap_or("abalone");
        let layout = filled(&self.layout).filter(|_| game != "crossings");
        let mut text = layout.map_or_else(|| game.to_owned(), |layout| format!("{game}/{layout}"));
        if game == "epaminondas" {
            let keys =
                [("files", &self.files), ("ranks", &self.ranks), ("symmetry", &self.symmetry)];
            for (key, value) in keys {
                if let Some(value) = filled(value) {
                    let join = if text.contains('?') { '&' } else { '?' };
                    text += &format!("{join}{key}={value}");
                }
            }
        }
        text
    }

    /// The position to begin with, if not the start.
    pub fn position(&self) -> Option<String> {
        filled(&self.position).map(str::to_owned)
    }

    /// What was wished for.
    ///
    /// # Errors
    /// What cannot be understood.
    pub fn creation(&self) -> Result<Creation, Failure> {
        let rules: Rules = self.rules().parse().map_err(bad)?;
        let clock = filled(&self.clock).map(str::parse::<TimeControl>).transpose().map_err(bad)?;
        Ok(Creation {
            controllers: self.controllers(rules.line_up().len())?,
            rules: rules.to_string(),
            position: self.position(),
            clock,
            record: None,
        })
    }

    fn controllers(&self, seats: usize) -> Result<Vec<Controller>, Failure> {
        if let Some(list) = filled(&self.controllers) {
            return list.split(',').map(controller).collect();
        }
        let computer = controller(filled(&self.level).unwrap_or("3"))?;
        let person = match filled(&self.side).unwrap_or("first") {
            "first" => 0,
            "second" => 1,
            "random" => Uuid::now_v7().as_u128() as usize % seats,
            "both" => return Ok(vec![Controller::Human; seats]),
            "none" => return Ok(vec![computer; seats]),
            side => {
                let words = "choose a side: first, second, random, both or none";
                return Err(Failure::Bad(format!("there is no side `{side}`; {words}")));
            }
        };
        let mut controllers = vec![computer; seats];
        controllers[person] = Controller::Human;
        Ok(controllers)
    }
}

fn controller(text: &str) -> Result<Controller, Failure> {
    match (text.trim(), text.trim().parse()) {
        ("human", _) => Ok(Controller::Human),
        (_, Ok(level)) => Ok(Controller::Engine { level }),
        (text, _) => Err(Failure::Bad(format!(
            "nobody called `{text}` can play; say `human`, or a level from 1 to 12"
        ))),
    }
}

fn filled(field: &str) -> Option<&str> {
    Some(field.trim()).filter(|text| !text.is_empty())
}

fn bad(error: impl std::fmt::Display) -> Failure {
    Failure::Bad(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wishes(fields: &[(&str, &str)]) -> Wishes {
        let object = fields.iter().map(|&(k, v)| (k.to_owned(), v.into())).collect();
        serde_json::from_value(serde_json::Value::Object(object)).unwrap()
    }

    #[test]
    fn rules_come_whole_or_in_parts() {
        assert_eq!(wishes(&[]).rules(), "abalone");
        assert_eq!(wishes(&[("layout", "standard"), ("files", "8")]).rules(), "abalone/standard");
        let field = [("game", "epaminondas"), ("files", "8"), ("ranks", " 10 "), ("symmetry", "")];
        assert_eq!(wishes(&field).rules(), "epaminondas?files=8&ranks=10");
        assert_eq!(wishes(&[("game", "crossings"), ("layout", "x")]).rules(), "crossings");
        assert_eq!(wishes(&[("rules", "crossings"), ("game", "abalone")]).rules(), "crossings");
    }

    #[test]
    fn seats_are_given_to_people_and_computers() {
        let (human, engine) = (Controller::Human, |level| Controller::Engine { level });
        let seats = |fields: &[(&str, &str)]| wishes(fields).controllers(2).unwrap();
        assert_eq!(seats(&[]), [human, engine(3)]);
        assert_eq!(seats(&[("side", "second"), ("level", "9")]), [engine(9), human]);
        assert_eq!(seats(&[("side", "both")]), [human, human]);
        assert_eq!(seats(&[("controllers", "4, human")]), [engine(4), human]);
        assert!(wishes(&[("side", "left")]).controllers(2).is_err());
        assert!(wishes(&[("level", "high")]).controllers(2).is_err());
    }
}

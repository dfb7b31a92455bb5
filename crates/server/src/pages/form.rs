//! The form for a new game: what is filled in, what that comes to, and what speaks against it.
//!
//! Everything is put together here and nowhere else: the page with its scripts sends the fields
//! as they are and shows what comes back.

mod clock;
mod ruleset;

use sumito_abalone::Layout;
use sumito_core::clock::TimeControl;
use sumito_core::phrase;
use sumito_core::text::{Phrase, Say};
use sumito_core::{LineUp, Seat};
use sumito_drawing::Options;
use sumito_games::{Draft, Position, Rules};
use uuid::Uuid;

use crate::failure::Failure;
use crate::journal::{Controller, Creation};
use crate::live::TOP_LEVEL;
use crate::picture;
use crate::texts::Texts;

pub(crate) use ruleset::SMALL;

/// What is played if nothing is said.
const FIRST_RULES: &str = "abalone";
/// The level of computers nobody chose one for.
const USUAL_LEVEL: u8 = 3;
/// Seeds made here stay below this, so that they can be read out.
const SEEDS: u128 = 100_000;

/// What was filled in: names with values, some of them several times.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// The last value of this name that says something.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.all(name).rfind(|value| !value.is_empty())
    }

    /// Every value of this name, the empty ones included.
    fn all(&self, name: &str) -> impl DoubleEndedIterator<Item = &str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.trim())
    }

    fn add(&mut self, name: &str, value: impl Into<String>) {
        self.0.push((name.to_owned(), value.into()));
    }

    fn clear(&mut self, name: &str) {
        self.0.retain(|(known, _)| known != name);
    }

    fn set(&mut self, name: &str, value: impl Into<String>) {
        self.clear(name);
        self.add(name, value);
    }
}

impl From<Vec<(String, String)>> for Fields {
    fn from(pairs: Vec<(String, String)>) -> Self {
        Self(pairs)
    }
}

/// One thing that speaks against what is filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Objection {
    /// The field it is about.
    pub about: String,
    /// What is wrong and what would be right.
    pub message: Phrase,
}

impl Objection {
    /// What the field is called.
    pub fn label(&self, texts: &Texts) -> String {
        texts.find(&format!("key-{}", self.about)).unwrap_or_else(|| self.about.clone())
    }

    fn say(&self) -> Phrase {
        let (about, message) = (self.about.as_str(), self.message.clone());
        phrase!("objection", "{about}: {message}", about = about, message = message)
    }

    fn new(about: &str, message: Phrase) -> Self {
        Self { about: about.to_owned(), message }
    }
}

/// One seat as the form shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatChoice {
    /// The colour's name as in style sheets.
    pub colour: &'static str,
    /// Its number among the seats of this colour, if there are several.
    pub ordinal: Option<usize>,
    /// Its team from 1, if teams have several seats.
    pub team: Option<usize>,
    pub controller: Controller,
}

impl SeatChoice {
    /// The level of the computer that moves it; 0 is a person.
    pub fn level(&self) -> u8 {
        match self.controller {
            Controller::Human => 0,
            Controller::Engine { level } => level,
        }
    }
}

/// The form as it is filled in.
pub(crate) struct Choice {
    fields: Fields,
    /// The rule set as text, canonical if it can be played.
    pub rules: String,
    /// The rule set in words, if it can be played.
    pub about: Option<Vec<Phrase>>,
    /// The goal of every team if nothing is filled in.
    pub goal: u16,
    /// For each team the colours it plays.
    pub teams: Vec<Vec<&'static str>>,
    pub seats: Vec<SeatChoice>,
    /// Everything that is wrong.
    pub objections: Vec<Objection>,
    /// The board as SVG.
    pub board: String,
    clock: Option<TimeControl>,
}

impl Choice {
    /// Puts together what was filled in; a field that is missing or empty says nothing.
    ///
    /// A whole rule set may come as `rules` where no `game` is chosen. Who moves is said by `seat`
    /// for each (`human` or a level), or by a wish for all `seats`: `against` (one person, at the
    /// `bottom` or first), `lot` (one person anywhere), `people` or `computers`, of this `level`.
    pub fn new(mut fields: Fields) -> Self {
        let mut objections = Vec::new();
        if fields.get("game").is_none() {
            let text = fields.get("rules").unwrap_or(FIRST_RULES).to_owned();
            if let Err(objection) = ruleset::take_apart(&text, &mut fields) {
                objections.push(objection);
            }
        } else {
            objections.extend(ruleset::unknown_game(&fields));
            ruleset::fit_goals(&mut fields);
        }
        ruleset::settle(&mut fields);
        let (rules, checked) = ruleset::compose(&fields, &mut objections);
        let (clock, wrong) = clock::control(&fields);
        objections.extend(wrong.map(|message| Objection::new("clock", message)));
        let draft = Draft::new(&rules).or_else(|_| Draft::new(fields.get("game").unwrap_or("")));
        let line_up = match (&checked, &draft) {
            (Some(rules), _) => rules.line_up().clone(),
            (None, Ok(draft)) => draft.line_up(),
            (None, Err(_)) => LineUp::duel(sumito_core::Colour::Black, sumito_core::Colour::White),
        };
        let start = checked.as_ref().map(|rules| match fields.get("position") {
            Some(text) => {
                Position::read(rules, text).map_err(|error| Objection::new("position", error.say()))
            }
            None => rules.start().map_err(|error| Objection::new("start", error.say())),
        });
        let board = match start {
            Some(Ok(start)) => sumito_drawing::board(&start, &Options::default()),
            refused => {
                objections.extend(refused.and_then(Result::err));
                // What is drawn wrongly is shown all the same.
                draft.map(|draft| picture::draft(&draft, "")).unwrap_or_default()
            }
        };
        let controllers = controllers(&fields, line_up.len()).unwrap_or_else(|message| {
            objections.push(Objection::new("seats", message));
            vec![Controller::Human; line_up.len()]
        });
        Self {
            about: checked.as_ref().map(Rules::features),
            rules: checked.map_or(rules, |rules| rules.to_string()),
            goal: ruleset::usual_goal(&fields),
            teams: teams(&line_up),
            seats: seats(&line_up, controllers),
            objections,
            board,
            clock,
            fields,
        }
    }

    /// What a field says; nothing if it is not filled in.
    pub fn value(&self, name: &str) -> &str {
        self.fields.get(name).unwrap_or_default()
    }

    /// Whether a field says this.
    pub fn is(&self, name: &str, value: &str) -> bool {
        self.value(name) == value
    }

    /// What is filled in as a team's own goal.
    pub fn goal_of(&self, team: &usize) -> &str {
        self.fields.all("goal").nth(*team).unwrap_or_default()
    }

    /// Whether the layout is one of two colours that stands among the others.
    pub fn is_other_layout(&self, usual: &[&str]) -> bool {
        let layout = self.value("layout");
        let duel = |l: &&Layout| l.line_up.len() == 2 && l.side() == Some(5);
        !usual.contains(&layout) && Layout::named(layout).as_ref().is_some_and(duel)
    }

    /// The address that leads to this rule set.
    pub fn link(&self) -> String {
        let coded = |text: &str| -> String {
            let plain = |b: u8| b.is_ascii_alphanumeric() || b"-._~/,".contains(&b);
            text.bytes()
                .map(|b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") })
                .collect()
        };
        let position = self.fields.get("position").map(coded);
        let position = position.map(|text| format!("&position={text}")).unwrap_or_default();
        format!("/new?rules={}{position}", coded(&self.rules))
    }

    /// The game that was wished for.
    ///
    /// # Errors
    /// Everything that speaks against it.
    pub fn creation(&self) -> Result<Creation, Failure> {
        if !self.objections.is_empty() {
            let each: Vec<_> = self.objections.iter().map(Objection::say).collect();
            return Err(Failure::Bad(phrase!(
                "form-objections",
                "{objections}",
                objections = each
            )));
        }
        Ok(Creation {
            controllers: self.seats.iter().map(|seat| seat.controller).collect(),
            rules: self.rules.clone(),
            position: self.fields.get("position").map(str::to_owned),
            clock: self.clock,
            record: None,
        })
    }

    /// What the page of the game shall be told: which seat sits below, if not the usual one.
    pub fn query(&self) -> String {
        self.fields
            .get("bottom")
            .filter(|bottom| *bottom == "turn" || bottom.parse::<usize>().is_ok())
            .map(|bottom| format!("?bottom={bottom}"))
            .unwrap_or_default()
    }
}

fn teams(line_up: &LineUp) -> Vec<Vec<&'static str>> {
    line_up
        .each_team()
        .map(|team| {
            let seats = line_up.seats().filter(|&seat| line_up.team(seat) == team);
            let mut colours: Vec<_> = seats.map(|seat| line_up.colour(seat).name()).collect();
            colours.dedup();
            colours
        })
        .collect()
}

fn seats(line_up: &LineUp, controllers: Vec<Controller>) -> Vec<SeatChoice> {
    let each = line_up.seats().zip(controllers);
    each.map(|(seat, controller)| {
        let colour = line_up.colour(seat);
        let alike: Vec<Seat> = line_up.seats_of(colour).collect();
        SeatChoice {
            colour: colour.name(),
            ordinal: alike.iter().position(|&s| s == seat && alike.len() > 1).map(|i| i + 1),
            team: (line_up.teams() < line_up.len()).then(|| line_up.team(seat).index() + 1),
            controller,
        }
    })
    .collect()
}

/// A number nobody chose.
fn lot(below: u128) -> u128 {
    Uuid::now_v7().as_u128() % below
}

fn controllers(fields: &Fields, seats: usize) -> Result<Vec<Controller>, Phrase> {
    let computer = fields.get("level").map_or(Ok(usual()), controller)?;
    let mut chosen = fields.all("seat").map(controller).collect::<Result<Vec<_>, _>>()?;
    let seen = chosen.iter().find(|c| **c != Controller::Human).copied();
    if let Some(wish) = fields.get("seats") {
        let computer = seen.unwrap_or(computer);
        chosen = match wish {
            "people" => vec![Controller::Human; seats],
            "computers" => vec![computer; seats],
            "lot" => among(seats, lot(seats as u128) as usize, computer),
            "against" => {
                let below = fields.get("bottom").and_then(|seat| seat.parse().ok());
                among(seats, below.filter(|&seat| seat < seats).unwrap_or(0), computer)
            }
            _ => {
                return Err(phrase!(
                    "form-seats",
                    "choose `against`, `lot`, `people` or `computers`"
                ));
            }
        };
    }
    if !chosen.is_empty() {
        chosen.resize(seats, seen.unwrap_or_default());
        return Ok(chosen);
    }
    Ok(among(seats, 0, computer))
}

/// One person among computers.
fn among(seats: usize, person: usize, computer: Controller) -> Vec<Controller> {
    (0..seats).map(|seat| if seat == person { Controller::Human } else { computer }).collect()
}

const fn usual() -> Controller {
    Controller::Engine { level: USUAL_LEVEL }
}

fn controller(text: &str) -> Result<Controller, Phrase> {
    match (text, text.parse()) {
        ("human" | "0", _) => Ok(Controller::Human),
        ("", _) => Ok(usual()),
        (_, Ok(level @ 1..=TOP_LEVEL)) => Ok(Controller::Engine { level }),
        _ => Err(phrase!(
            "form-player",
            "nobody called `{player}` can play; say `human`, or a level from 1 to {most}",
            player = text,
            most = TOP_LEVEL
        )),
    }
}

#[cfg(test)]
mod tests;

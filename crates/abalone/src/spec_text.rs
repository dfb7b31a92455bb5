//! Rule-set texts: `abalone/LAYOUT?key=value&…`.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use sumito_core::Repetition;
use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase, did_you_mean};

use crate::cell::read_cell;
use crate::{
    Cell, LARGEST_SIDE, Layout, NeutralOff, RuleSpec, RulesError, SMALLEST_SIDE, Start, Teams, rows,
};

/// A key of rule-set texts, for lists and forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key.
    pub name: &'static str,
    /// What its value looks like.
    pub values: Phrase,
    /// The value when the key is left out.
    pub default: Phrase,
    /// What it means, in one line.
    pub meaning: &'static str,
}

const fn key(name: &'static str, values: Phrase, default: Phrase, meaning: &'static str) -> Key {
    Key { name, values, default, meaning }
}

const fn cells_of(name: &'static str, meaning: &'static str) -> Key {
    key(name, phrase!("values-cells", "cells"), phrase!("default-none", "none"), meaning)
}

const fn switch(name: &'static str, meaning: &'static str) -> Key {
    key(name, Phrase::literal("yes|no"), Phrase::literal("no"), meaning)
}

const fn limit(name: &'static str, meaning: &'static str) -> Key {
    key(name, phrase!("values-limit", "1 to 9999"), phrase!("default-none", "none"), meaning)
}

/// Every key, in canonical order.
pub(crate) static KEYS: [Key; 18] = [
    key(
        "side",
        phrase!("values-sides", "3 to 6"),
        phrase!("default-layout", "the layout's"),
        "side of the board (only with `abalone/empty`)",
    ),
    key(
        "goal",
        phrase!("values-goal", "1 to 14, or one for each team"),
        phrase!("default-layout", "the layout's"),
        "ejections to win",
    ),
    cells_of("without", "start cells left empty: a handicap"),
    cells_of("obstacles", "cells nothing can enter; a push against one is illegal"),
    cells_of("holes", "cells that eject what is pushed in; nobody enters by himself"),
    cells_of("neutral", "neutral marbles, moved only by pushing"),
    key(
        "neutral-off",
        Phrase::literal("forbidden|scores|wins"),
        Phrase::literal("scores"),
        "pushing a neutral marble off the board",
    ),
    switch("one-colour", "all marbles are alike and every seat moves any of them"),
    switch("hidden", "ordinary rules, all marbles drawn alike: a memory game"),
    key(
        "teams",
        Phrase::literal("shared|crossed"),
        phrase!("default-none", "none"),
        "four people with two colours, two against two",
    ),
    switch("shield", "three mutually adjacent marbles may move together"),
    switch("rotate", "the outer two of a spear or arc may turn about the middle one"),
    switch("partner-moves", "quiet and broadside moves may take partners' marbles"),
    limit("move-limit", "moves by every seat, then the higher score wins"),
    limit("quiet-limit", "moves without ejection, then the centre row decides"),
    key(
        "repetition",
        Phrase::literal("none|draw|loss"),
        phrase!("default-none", "none"),
        "what the third occurrence of a position does",
    ),
    key(
        "start",
        phrase!("values-start", "random|thrown|rows of a position"),
        phrase!("default-layout", "the layout's"),
        "where the marbles stand",
    ),
    key(
        "seed",
        phrase!("values-seed", "a number"),
        phrase!("default-none", "none"),
        "the seed of a random or thrown start",
    ),
];

/// The preset that is not a layout: one colour from Alliances.
const ONE_COLOUR: &str = "one-colour";

/// The longest limits.
const LIMITS: RangeInclusive<u16> = 1..=9999;

/// A stretch of the text with its byte offset.
#[derive(Clone, Copy)]
struct Part<'a> {
    whole: &'a str,
    at: usize,
    text: &'a str,
}

impl<'a> Part<'a> {
    fn wrong(self, expected: Phrase) -> Mismatch {
        if self.text.is_empty() {
            return Mismatch::at(self.whole, self.at, expected);
        }
        Mismatch::word(self.whole, self.at, self.text, expected)
    }

    fn part(self, from: usize, to: usize) -> Self {
        Self { at: self.at + from, text: &self.text[from..to], ..self }
    }

    /// The part before a separator and the one after it.
    fn cut(self, separator: char) -> (Self, Option<Self>) {
        match self.text.find(separator) {
            Some(i) => (self.part(0, i), Some(self.part(i + 1, self.text.len()))),
            None => (self, None),
        }
    }

    fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let (first, after) = rest?.cut(separator);
            rest = after;
            Some(first)
        })
    }

    fn trim(self) -> Self {
        let start = self.text.len() - self.text.trim_start().len();
        self.part(start, start + self.text.trim().len())
    }

    fn is(self, word: &str) -> bool {
        self.text.eq_ignore_ascii_case(word)
    }

    fn one_of<T: Copy>(self, words: &[(&str, T)]) -> Result<T, Mismatch> {
        words.iter().find(|(word, _)| self.is(word)).map(|&(_, value)| value).ok_or_else(|| {
            let words: Vec<_> = words.iter().map(|w| format!("`{}`", w.0)).collect();
            self.wrong(phrase!("expected-one-of", "one of {words}", words = words.join(", ")))
        })
    }

    fn yes(self) -> Result<bool, Mismatch> {
        self.one_of(&[("yes", true), ("no", false)])
    }

    fn number(self, range: RangeInclusive<u16>) -> Result<u16, Mismatch> {
        let wrong = || {
            self.wrong(phrase!(
                "expected-number-between",
                "a number from {least} to {most}",
                least = *range.start(),
                most = *range.end()
            ))
        };
        if !self.text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(wrong());
        }
        self.text.parse().ok().filter(|n| range.contains(n)).ok_or_else(wrong)
    }

    fn cells(self, side: usize) -> Result<Vec<Cell>, Mismatch> {
        let mut cells = self
            .split(',')
            .map(|part| {
                let part = part.trim();
                let (cell, end) = read_cell(self.whole, part.at, side)?;
                if end != part.at + part.text.len() {
                    return Err(Mismatch::at(
                        self.whole,
                        end,
                        phrase!("expected-comma", "`,` and another cell, or the end"),
                    ));
                }
                Ok(cell)
            })
            .collect::<Result<Vec<_>, _>>()?;
        cells.sort_unstable();
        Ok(cells)
    }
}

impl FromStr for RuleSpec {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        Ok(read(Part { whole: text, at: 0, text }.trim())?)
    }
}

fn read(text: Part<'_>) -> Result<RuleSpec, Mismatch> {
    let (head, query) = text.cut('?');
    let (game, layout) = head.cut('/');
    if !game.is("abalone") {
        return Err(game.wrong(Phrase::literal("`abalone`")));
    }
    let mut spec = RuleSpec::default();
    if let Some(name) = layout {
        let id = name.text.to_ascii_lowercase();
        if id == ONE_COLOUR {
            spec.layout = "alliances".into();
            spec.one_colour = true;
        } else if Layout::named(&id).is_some() {
            spec.layout = id;
        } else {
            let ids = Layout::all().iter().map(|layout| layout.id).chain([ONE_COLOUR]);
            let near = did_you_mean(phrase!("expected-a-layout", "a layout"), &id, ids);
            return Err(name.wrong(near.unwrap_or_else(|| {
                phrase!(
                    "expected-layout",
                    "one of {count} layouts, such as standard, belgian-daisy or 3-players-11; the list of rule sets names them all",
                    count = Layout::all().len()
                )
            })));
        }
    }
    let pairs = match query {
        Some(query) => pairs(query)?,
        None => Vec::new(),
    };
    if let Some((_, value)) = pairs.iter().find(|(key, _)| *key == "side") {
        let sides = SMALLEST_SIDE as u16..=LARGEST_SIDE as u16;
        spec.side = Some(usize::from(value.number(sides)?));
    }
    let side = spec.board_side();
    for (key, value) in pairs {
        read_value(&mut spec, key, value, side)?;
    }
    Ok(spec)
}

fn pairs(query: Part<'_>) -> Result<Vec<(&'static str, Part<'_>)>, Mismatch> {
    let mut pairs: Vec<(&'static str, Part<'_>)> = Vec::new();
    for pair in query.split('&') {
        let (name, value) = pair.cut('=');
        let known = KEYS.iter().find(|key| name.trim().is(key.name)).ok_or_else(|| {
            let names = || KEYS.iter().map(|key| key.name);
            let near = did_you_mean(phrase!("expected-a-key", "a key"), name.trim().text, names());
            name.wrong(near.unwrap_or_else(|| {
                let keys = names().collect::<Vec<_>>().join(", ");
                phrase!("expected-key", "a key: {keys}", keys = keys)
            }))
        })?;
        let value = value.ok_or_else(|| {
            Mismatch::at(
                pair.whole,
                pair.at + pair.text.len(),
                phrase!("expected-value", "`=` and {values}", values = known.values.clone()),
            )
        })?;
        if pairs.iter().any(|(earlier, _)| *earlier == known.name) {
            return Err(name.wrong(phrase!("expected-key-once", "each key only once")));
        }
        pairs.push((known.name, value.trim()));
    }
    Ok(pairs)
}

fn read_value(
    spec: &mut RuleSpec,
    key: &str,
    value: Part<'_>,
    side: usize,
) -> Result<(), Mismatch> {
    match key {
        "goal" => {
            spec.goal = value
                .split(',')
                .map(|goal| goal.trim().number(1..=14))
                .collect::<Result<_, _>>()?;
        }
        "without" => spec.without = value.cells(side)?,
        "obstacles" => spec.obstacles = value.cells(side)?,
        "holes" => spec.holes = value.cells(side)?,
        "neutral" => spec.neutral = value.cells(side)?,
        "neutral-off" => spec.neutral_off = value.one_of(&NEUTRAL_OFF)?,
        "one-colour" => spec.one_colour = value.yes()?,
        "hidden" => spec.hidden = value.yes()?,
        "teams" => spec.teams = Some(value.one_of(&TEAMS)?),
        "shield" => spec.shield = value.yes()?,
        "rotate" => spec.rotate = value.yes()?,
        "partner-moves" => spec.partner_moves = value.yes()?,
        "move-limit" => spec.move_limit = Some(value.number(LIMITS)?),
        "quiet-limit" => spec.quiet_limit = Some(value.number(LIMITS)?),
        "repetition" => spec.repetition = value.one_of(&Repetition::ALL.map(|r| (r.name(), r)))?,
        "start" => spec.start = read_start(value, side)?,
        "seed" => {
            let seed = value.text.parse().ok().filter(|_| !value.text.starts_with('+'));
            spec.seed = Some(seed.ok_or_else(|| {
                value.wrong(phrase!("expected-seed", "a number below 2 to the 64th"))
            })?);
        }
        _ => {}
    }
    Ok(())
}

fn read_start(value: Part<'_>, side: usize) -> Result<Start, Mismatch> {
    if value.is("random") {
        return Ok(Start::Random);
    }
    if value.is("thrown") {
        return Ok(Start::Thrown);
    }
    if !value.text.contains('/') {
        return Err(
            value.wrong(phrase!("expected-start", "`random`, `thrown`, or the rows of a position"))
        );
    }
    let end = value.at + value.text.len();
    let grid = rows::read(value.whole, value.at, end, side, rows::content)?;
    Ok(Start::Rows(rows::write(side, |cell| grid.letter(cell))))
}

const NEUTRAL_OFF: [(&str, NeutralOff); 3] = [
    ("forbidden", NeutralOff::Forbidden),
    ("scores", NeutralOff::Scores),
    ("wins", NeutralOff::Wins),
];
const TEAMS: [(&str, Teams); 2] = [("shared", Teams::Shared), ("crossed", Teams::Crossed)];

fn word_of<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, v)| v == value).map_or("", |(word, _)| word)
}

impl RuleSpec {
    /// The side the cells of this rule set are named on.
    #[must_use]
    pub fn board_side(&self) -> usize {
        let layouts = Layout::named(&self.layout).and_then(Layout::side);
        layouts.or(self.side).unwrap_or(5)
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        let side = self.board_side();
        let cells = |cells: &[Cell]| join(cells.iter().map(|cell| cell.name(side).to_string()));
        let yes = |set: bool| if set { "yes".into() } else { String::new() };
        let number = |n: Option<u16>| n.map(|n| n.to_string()).unwrap_or_default();
        let unless = |word: &str, default: &str| {
            if word == default { String::new() } else { word.to_owned() }
        };
        let values = [
            self.side.map(|side| side.to_string()).unwrap_or_default(),
            join(self.goal.iter().map(u16::to_string)),
            cells(&self.without),
            cells(&self.obstacles),
            cells(&self.holes),
            cells(&self.neutral),
            unless(word_of(&NEUTRAL_OFF, &self.neutral_off), "scores"),
            yes(self.one_colour),
            yes(self.hidden),
            self.teams.map(|teams| word_of(&TEAMS, &teams).to_owned()).unwrap_or_default(),
            yes(self.shield),
            yes(self.rotate),
            yes(self.partner_moves),
            number(self.move_limit),
            number(self.quiet_limit),
            unless(self.repetition.name(), Repetition::default().name()),
            match &self.start {
                Start::Layout => String::new(),
                Start::Random => "random".into(),
                Start::Thrown => "thrown".into(),
                Start::Rows(rows) => rows.clone(),
            },
            self.seed.map(|seed| seed.to_string()).unwrap_or_default(),
        ];
        let named = KEYS.iter().map(|key| key.name).zip(values);
        named.filter(|(_, value)| !value.is_empty()).collect()
    }
}

fn join(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(",")
}

impl fmt::Display for RuleSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "abalone/{}", self.layout)?;
        for (i, (key, value)) in self.pairs().into_iter().enumerate() {
            write!(f, "{}{key}={value}", if i == 0 { '?' } else { '&' })?;
        }
        Ok(())
    }
}

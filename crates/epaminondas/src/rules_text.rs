//! Rule sets as text: `epaminondas/stones?files=10&ranks=9`, `crossings`.

use std::fmt;
use std::str::FromStr;

use sumito_core::Repetition;
use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase, Say, did_you_mean};

use crate::{RuleSpec, Rules, RulesError, RulesObjection, Symmetry, Variant};

/// The keys in canonical order.
const KEYS: [&str; 6] = ["files", "ranks", "symmetry", "move-limit", "quiet-limit", "repetition"];

/// Enums whose variants have names in rule-set texts.
macro_rules! named {
    ($type:ident { $($variant:ident = $name:literal),+ }) => {
        impl $type {
            /// Every value.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The name in rule-set texts.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name),+
                }
            }

            fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name().eq_ignore_ascii_case(name))
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

named!(Variant { Epaminondas = "epaminondas", Crossings = "crossings" });
named!(Symmetry {
    None = "none",
    Files = "files",
    Ranks = "ranks",
    HalfTurn = "half-turn",
    Any = "any"
});

impl FromStr for RuleSpec {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        let mut objections = Vec::new();
        let start = text.len() - text.trim_start().len();
        let body = text.trim();
        let (path, query) = match body.split_once('?') {
            Some((path, query)) => (path, Some(query)),
            None => (body, None),
        };
        let (game, layout) = match path.split_once('/') {
            Some((game, layout)) => (game, Some(layout)),
            None => (path, None),
        };
        let mut object = |offset, word: &str, expected: Phrase| {
            objections.push(RulesObjection::Text(Mismatch::word(text, offset, word, expected)));
        };

        let mut spec = match Variant::named(game) {
            Some(Variant::Crossings) => Self::crossings(),
            Some(Variant::Epaminondas) => Self::default(),
            None => {
                object(
                    start,
                    game,
                    phrase!("expected-field-game", "a game, `epaminondas` or `crossings`"),
                );
                Self::default()
            }
        };
        if let Some(layout) = layout {
            if layout.eq_ignore_ascii_case("stones") && spec.variant == Variant::Epaminondas {
                spec.stones = true;
            } else {
                let expected = match spec.variant {
                    Variant::Epaminondas => {
                        phrase!("expected-stones", "the start `stones`, or none")
                    }
                    Variant::Crossings => {
                        phrase!("expected-no-start", "no start: crossings has only one")
                    }
                };
                object(start + game.len() + 1, layout, expected);
            }
        }

        let mut seen = Vec::new();
        let mut offset = start + path.len() + 1;
        for pair in query.into_iter().flat_map(|query| query.split('&')) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let keys: &[&str] = match spec.variant {
                Variant::Epaminondas => &KEYS,
                Variant::Crossings => &KEYS[3..],
            };
            match keys.iter().find(|known| known.eq_ignore_ascii_case(key)) {
                None => {
                    let what = phrase!("expected-a-key", "a key");
                    let near = did_you_mean(what, key.trim(), keys.iter().copied());
                    let expected = near.unwrap_or_else(|| {
                        phrase!("expected-key", "a key: {keys}", keys = keys.join(", "))
                    });
                    objections
                        .push(RulesObjection::Text(Mismatch::word(text, offset, key, expected)));
                }
                Some(key) if seen.contains(key) => {
                    let column = text[..offset].chars().count() + 1;
                    objections.push(RulesObjection::Twice { column, key: (*key).into() });
                }
                Some(key) => {
                    seen.push(key);
                    if let Err(expected) = spec.set(key, value) {
                        let at = (offset + key.len() + 1).min(text.len());
                        objections
                            .push(RulesObjection::Text(Mismatch::word(text, at, value, expected)));
                    }
                }
            }
            offset += pair.len() + 1;
        }
        if objections.is_empty() { Ok(spec) } else { Err(RulesError { objections }) }
    }
}

impl RuleSpec {
    /// Sets a known key; the error says which values are possible.
    fn set(&mut self, key: &str, value: &str) -> Result<(), Phrase> {
        let number = || {
            let plain = value.bytes().all(|b| b.is_ascii_digit()) && !value.starts_with('0');
            value.parse::<u32>().ok().filter(|_| plain)
        };
        let names = |names: Vec<&str>| {
            phrase!("expected-one-of", "one of {words}", words = names.join(", "))
        };
        match key {
            "files" | "ranks" => {
                let side = number().ok_or_else(|| {
                    phrase!(
                        "expected-number-between",
                        "a number from {least} to {most}",
                        least = 4u8,
                        most = 16u8
                    )
                })? as usize;
                *(if key == "files" { &mut self.files } else { &mut self.ranks }) = side;
            }
            "symmetry" => {
                self.symmetry = Symmetry::named(value)
                    .ok_or_else(|| names(Symmetry::ALL.iter().map(|s| s.name()).collect()))?;
            }
            "repetition" => {
                self.repetition = Repetition::named(value)
                    .ok_or_else(|| names(Repetition::ALL.map(Repetition::name).to_vec()))?;
            }
            limit => {
                let moves = Some(number().ok_or_else(|| {
                    phrase!("expected-limit-moves", "a number of moves by each side, from 1")
                })?);
                *(if limit == "move-limit" {
                    &mut self.move_limit
                } else {
                    &mut self.quiet_limit
                }) = moves;
            }
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        Self::new(text.parse()?)
    }
}

impl fmt::Display for Rules {
    /// The canonical text: what is as usual is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spec = self.spec();
        let usual = match spec.variant {
            Variant::Epaminondas => RuleSpec::default(),
            Variant::Crossings => RuleSpec::crossings(),
        };
        write!(f, "{}", spec.variant)?;
        if spec.stones {
            f.write_str("/stones")?;
        }
        let mut separator = '?';
        let mut write = |key: &str, value: Option<String>| match value {
            None => Ok(()),
            Some(value) => {
                write!(f, "{separator}{key}={value}")?;
                separator = '&';
                Ok(())
            }
        };
        let [files, ranks, symmetry, move_limit, quiet_limit, repetition] = KEYS;
        write(files, (spec.files != usual.files).then(|| spec.files.to_string()))?;
        write(ranks, (spec.ranks != usual.ranks).then(|| spec.ranks.to_string()))?;
        write(symmetry, (spec.symmetry != usual.symmetry).then(|| spec.symmetry.to_string()))?;
        write(move_limit, spec.move_limit.map(|moves| moves.to_string()))?;
        write(quiet_limit, spec.quiet_limit.map(|moves| moves.to_string()))?;
        write(
            repetition,
            (spec.repetition != usual.repetition).then(|| spec.repetition.to_string()),
        )
    }
}

impl Say for RulesError {
    fn say(&self) -> Phrase {
        let each: Vec<_> = self.objections.iter().map(Say::say).collect();
        phrase!("wrong-rules", "rule set: {problem}", problem = each)
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say().fmt(f)
    }
}

impl std::error::Error for RulesError {}

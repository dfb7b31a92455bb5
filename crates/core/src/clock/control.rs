//! What players agree on about time, and its text form.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Millis;
use crate::phrase;
use crate::text::{Mismatch, Phrase, Say};

const LONGEST: Millis = Millis::days(366);
const MOST_DAYS: u64 = 366;

/// A time control.
///
/// As text, terms joined by `+`: the base time, the increment after each turn, the limit for one
/// turn (`/move`) and the bonus for an ejected marble in percent of the base (`%`); or a limit
/// for one turn alone; or days for each turn of a correspondence game (`d`). Units are `ms`, `s`,
/// `m` and `h`; a bare number means seconds, as in other record files.
///
/// ```
/// use sumito_core::clock::TimeControl;
/// for text in ["15m+5s", "15m+5s+10%", "10m+30s/move", "30s/move", "3d"] {
///     assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
/// }
/// assert_eq!("900+5".parse::<TimeControl>().unwrap().to_string(), "15m+5s");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum TimeControl {
    /// A supply of time for the whole game.
    Bank {
        /// What each seat begins with.
        base: Millis,
        /// What it gets after each of its turns.
        increment: Millis,
        /// What one turn may take at most.
        per_move: Option<Millis>,
        /// What it gets for each marble it ejects, in percent of the base.
        bonus: u8,
    },
    /// Only a limit for each turn.
    PerMove(Millis),
    /// Correspondence: days for each turn.
    Days(u16),
}

impl TimeControl {
    /// What each seat begins with, if there is a supply for the whole game.
    #[must_use]
    pub fn base(self) -> Option<Millis> {
        match self {
            Self::Bank { base, .. } => Some(base),
            Self::PerMove(_) | Self::Days(_) => None,
        }
    }

    /// What one turn may take at most.
    #[must_use]
    pub fn per_turn(self) -> Option<Millis> {
        match self {
            Self::Bank { per_move, .. } => per_move,
            Self::PerMove(limit) => Some(limit),
            Self::Days(days) => Some(Millis::days(u64::from(days))),
        }
    }

    /// What a seat gets after each turn.
    #[must_use]
    pub fn increment(self) -> Millis {
        match self {
            Self::Bank { increment, .. } => increment,
            Self::PerMove(_) | Self::Days(_) => Millis::ZERO,
        }
    }

    /// What a seat gets for each marble it ejects.
    #[must_use]
    pub fn bonus(self) -> Millis {
        match self {
            Self::Bank { base, bonus, .. } => base.percent(u64::from(bonus)),
            Self::PerMove(_) | Self::Days(_) => Millis::ZERO,
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Days(days) => write!(f, "{days}d"),
            Self::PerMove(limit) => write!(f, "{limit}/move"),
            Self::Bank { base, increment, per_move, bonus } => {
                write!(f, "{base}")?;
                if increment > Millis::ZERO {
                    write!(f, "+{increment}")?;
                }
                if let Some(limit) = per_move {
                    write!(f, "+{limit}/move")?;
                }
                if bonus > 0 {
                    write!(f, "+{bonus}%")?;
                }
                Ok(())
            }
        }
    }
}

/// In the largest unit that needs no fraction.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = self.0;
        let (size, unit) = [(3_600_000, "h"), (60_000, "m"), (1_000, "s")]
            .into_iter()
            .find(|(size, _)| millis > 0 && millis.is_multiple_of(*size))
            .unwrap_or((1, "ms"));
        write!(f, "{}{unit}", millis / size)
    }
}

/// A text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub struct TimeControlError(#[from] pub Mismatch);

impl Say for TimeControlError {
    fn say(&self) -> Phrase {
        phrase!("wrong-time-control", "time control: {problem}", problem = self.0.say())
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let mut terms = Terms { text, offset: 0 };
        let (first, place) = terms.next().ok_or_else(|| {
            Mismatch::at(
                text,
                text.len(),
                phrase!(
                    "expected-time-control",
                    "a time control such as `15m+5s`, `30s/move` or `3d`"
                ),
            )
        })??;
        let mut alone = |control| match terms.next() {
            None => Ok(control),
            Some(_) => Err(place.wrong(
                text,
                phrase!("expected-alone", "nothing else beside it; a base time comes first"),
            )),
        };
        let base = match first {
            Term::Days(days) => return Ok(alone(Self::Days(days))?),
            Term::PerMove(limit) => return Ok(alone(Self::PerMove(limit))?),
            Term::Percent(_) => {
                return Err(place
                    .wrong(text, phrase!("expected-base-first", "a base time before the bonus"))
                    .into());
            }
            Term::Span(base) if base == Millis::ZERO => {
                return Err(place
                    .wrong(text, phrase!("expected-base", "a base time above zero"))
                    .into());
            }
            Term::Span(base) => base,
        };
        let (mut increment, mut per_move, mut bonus) = (None, None, None);
        for term in terms {
            let (term, place) = term?;
            let taken = match term {
                Term::Span(span) => increment.replace(span).is_some(),
                Term::PerMove(span) => per_move.replace(span).is_some(),
                Term::Percent(percent) => bonus.replace(percent).is_some(),
                Term::Days(_) => {
                    return Err(place
                        .wrong(text, phrase!("expected-days-alone", "days to stand alone"))
                        .into());
                }
            };
            if taken {
                return Err(place
                    .wrong(text, phrase!("expected-term-once", "each kind of term once"))
                    .into());
            }
        }
        let increment = increment.unwrap_or_default();
        Ok(Self::Bank { base, increment, per_move, bonus: bonus.unwrap_or(0) })
    }
}

impl FromStr for Millis {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let from = text.len() - text.trim_start().len();
        let place = Place { from, to: from + text.trim().len() };
        match read_term(text, place)? {
            Term::Span(span) => Ok(span),
            _ => Err(place
                .wrong(text, phrase!("expected-time", "a time such as `10s`, `500ms` or `2m`"))
                .into()),
        }
    }
}

impl TryFrom<String> for TimeControl {
    type Error = TimeControlError;

    fn try_from(text: String) -> Result<Self, TimeControlError> {
        text.parse()
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> Self {
        control.to_string()
    }
}

#[derive(Clone, Copy)]
enum Term {
    Span(Millis),
    PerMove(Millis),
    Percent(u8),
    Days(u16),
}

/// Where a term stands in the text.
#[derive(Clone, Copy)]
struct Place {
    from: usize,
    to: usize,
}

impl Place {
    fn wrong(self, text: &str, expected: Phrase) -> Mismatch {
        Mismatch::word(text, self.from, &text[self.from..self.to], expected)
    }
}

struct Terms<'a> {
    text: &'a str,
    offset: usize,
}

impl Iterator for Terms<'_> {
    type Item = Result<(Term, Place), Mismatch>;

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.text.get(self.offset..)?;
        if self.offset == 0 && rest.trim().is_empty() {
            return None;
        }
        let term = rest.split('+').next()?;
        let from = self.offset + (term.len() - term.trim_start().len());
        let place = Place { from, to: from + term.trim().len() };
        self.offset += term.len() + 1;
        Some(read_term(self.text, place).map(|term| (term, place)))
    }
}

fn read_term(text: &str, place: Place) -> Result<Term, Mismatch> {
    let term = &text[place.from..place.to];
    let digits = term.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 {
        return Err(Mismatch::at(text, place.from, phrase!("expected-number", "a number")));
    }
    let number: u64 = term[..digits].parse().map_err(|_| {
        place.wrong(text, phrase!("expected-time-limit", "at most 366 days of time"))
    })?;
    let decimals = decimals(&term[digits..]);
    let end = if decimals.is_empty() { digits } else { digits + 1 + decimals.len() };
    let whole = decimals.is_empty();
    let unit = term[end..].trim().to_ascii_lowercase();
    let (unit, per_move) =
        unit.strip_suffix("/move").map_or((unit.as_str(), false), |unit| (unit.trim_end(), true));
    let scale = match unit {
        "" | "s" => 1_000,
        "ms" => 1,
        "m" => 60_000,
        "h" => 3_600_000,
        "%" if !per_move => {
            let percent = u8::try_from(number).ok().filter(|p| whole && (1..=100).contains(p));
            return percent.map(Term::Percent).ok_or_else(|| {
                place.wrong(text, phrase!("expected-percent", "a bonus of 1 to 100 percent"))
            });
        }
        "d" if !per_move => {
            let days =
                u16::try_from(number).ok().filter(|&d| whole && d > 0 && u64::from(d) <= MOST_DAYS);
            return days
                .map(Term::Days)
                .ok_or_else(|| place.wrong(text, phrase!("expected-days", "1 to 366 days")));
        }
        _ => {
            let at = place.from + end;
            let expected =
                phrase!("expected-unit", "`ms`, `s`, `m`, `h`, `d` or `%` after the number");
            return Err(Mismatch::word(text, at, text[at..place.to].trim(), expected));
        }
    };
    let span = Millis(number.saturating_mul(scale).saturating_add(part(decimals, scale)));
    if span > LONGEST {
        return Err(place.wrong(text, phrase!("expected-time-limit", "at most 366 days of time")));
    }
    match per_move {
        true if span == Millis::ZERO => {
            Err(place.wrong(text, phrase!("expected-limit", "a limit above zero")))
        }
        true => Ok(Term::PerMove(span)),
        false => Ok(Term::Span(span)),
    }
}

/// The digits after a decimal point, if that is what the text begins with.
fn decimals(text: &str) -> &str {
    let rest = text.strip_prefix('.').unwrap_or_default();
    &rest[..rest.bytes().take_while(u8::is_ascii_digit).count()]
}

/// What the digits after the point are worth, less than a millisecond left aside.
fn part(decimals: &str, scale: u64) -> u64 {
    let digits = decimals.bytes().take(9).map(|digit| u64::from(digit - b'0'));
    let (value, whole) = digits.fold((0, 1), |(v, w), digit| (10 * v + digit, 10 * w));
    value * scale / whole
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn controls() -> impl Strategy<Value = TimeControl> {
        let span = || (1u64..=31_622_400_000).prop_map(Millis);
        let short = || (1u64..=500).prop_map(Millis::seconds);
        let span = move || prop_oneof![span(), short()];
        prop_oneof![
            (span(), prop_oneof![Just(Millis::ZERO), span()], prop::option::of(span()), 0u8..=100)
                .prop_map(|(base, increment, per_move, bonus)| TimeControl::Bank {
                    base,
                    increment,
                    per_move,
                    bonus
                }),
            span().prop_map(TimeControl::PerMove),
            (1u16..=366).prop_map(TimeControl::Days),
        ]
    }

    proptest! {
        #[test]
        fn printed_and_read_again(control in controls()) {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }

        #[test]
        fn any_text_gets_an_answer(text in ".*") {
            let _ = text.parse::<TimeControl>();
        }

        #[test]
        fn what_is_read_prints_what_is_read(text in "[0-9]{1,3}(\\.[0-9]{1,3})?(s|m|h|d|%|ms)?(/move)?(\\+[0-9]{1,3}(s|%)?(/move)?){0,3}") {
            if let Ok(control) = text.parse::<TimeControl>() {
                prop_assert_eq!(control.to_string().parse(), Ok(control));
            }
        }
    }

    #[track_caller]
    fn refused(text: &str, message: &str) {
        let error = text.parse::<TimeControl>().unwrap_err();
        assert_eq!(error.to_string(), format!("time control: {message}"));
    }

    #[test]
    fn refusals_say_where_and_what() {
        refused(
            "",
            "column 1: found the end of the text, \
             expected a time control such as `15m+5s`, `30s/move` or `3d`",
        );
        refused("15m+", "column 5: found the end of the text, expected a number");
        refused(
            "15 minutes",
            "column 3: found `minutes`, expected `ms`, `s`, `m`, `h`, `d` or `%` after the number",
        );
        refused("15m+5s+6s", "column 8: found `6s`, expected each kind of term once");
        refused("+10%", "column 1: found `+`, expected a number");
        refused("10%", "column 1: found `10%`, expected a base time before the bonus");
        refused(
            "3d+5s",
            "column 1: found `3d`, expected nothing else beside it; a base time comes first",
        );
        refused("15m+3d", "column 5: found `3d`, expected days to stand alone");
        refused("0m+5s", "column 1: found `0m`, expected a base time above zero");
        refused(
            "99999999999999999999s",
            "column 1: found `99999999999999999999s`, expected at most 366 days of time",
        );
    }

    #[test]
    fn times_may_have_decimals() {
        for (text, millis) in [
            ("1.5s", 1_500),
            ("250ms", 250),
            ("2m", 120_000),
            ("0.25", 250),
            ("1.5 h", 5_400_000),
            ("0.12345678901234s", 123),
            ("2.9ms", 2),
        ] {
            assert_eq!(text.parse(), Ok(Millis(millis)), "{text}");
        }
        for text in ["1.s", ".5s", "1.5.5s", "1,5s", "-1s"] {
            assert!(text.parse::<Millis>().is_err(), "{text}");
        }
        refused("1.5d", "column 1: found `1.5d`, expected 1 to 366 days");
        refused("5m+1.5%", "column 4: found `1.5%`, expected a bonus of 1 to 100 percent");
        let control = "1.5m+0.5s".parse::<TimeControl>().unwrap();
        assert_eq!(control.to_string(), "90s+500ms");
    }

    #[test]
    fn space_and_case_are_forgiven() {
        assert_eq!(
            " 15M + 5S + 30s /move ".parse::<TimeControl>().unwrap().to_string(),
            "15m+5s+30s/move"
        );
    }
}

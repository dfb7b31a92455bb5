//! What is said to people: phrases that can be put into any language, and what every strict text
//! form says when a text is not of that form.

mod nearest;

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Colour;

pub use nearest::{did_you_mean, meaning, nearest};

/// Something to say: an id by which translations know it, and English with values in braces.
///
/// Written with [`phrase!`](crate::phrase), shown in English; the pages look the id up in the
/// reader's language.
///
/// ```
/// use sumito_core::phrase;
/// let line = phrase!("illegal-taken", "{cell} is taken", cell = "A1");
/// assert_eq!((line.id, line.to_string().as_str()), ("illegal-taken", "A1 is taken"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The key of its translations; empty for what is said alike in every language.
    pub id: &'static str,
    /// The English, with `{name}` where a value goes.
    pub english: &'static str,
    /// The values by name.
    pub values: Vec<(&'static str, Value)>,
}

/// A value within a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number; it may choose the plural.
    Number(u64),
    /// Text that is the same in every language: a cell, a word of notation.
    Text(String),
    /// A part that is translated as well.
    Phrase(Phrase),
    /// Several phrases, parted by semicolons.
    List(Vec<Phrase>),
    /// The name of a start layout, by the layout's id, and in English.
    Layout(&'static str, &'static str),
}

/// What can be said as a phrase; its `Display` is the English of that.
pub trait Say {
    /// The phrase.
    fn say(&self) -> Phrase;
}

/// Writes a [`Phrase`](crate::text::Phrase): id, English, and the values named in it.
#[macro_export]
macro_rules! phrase {
    ($id:literal, $english:literal $(,)?) => {
        $crate::text::Phrase { id: $id, english: $english, values: Vec::new() }
    };
    ($id:literal, $english:literal $(, $name:ident = $value:expr)+ $(,)?) => {
        $crate::text::Phrase {
            id: $id,
            english: $english,
            values: vec![$((stringify!($name), $crate::text::Value::from($value))),+],
        }
    };
}

impl Phrase {
    /// What is said alike in every language.
    #[must_use]
    pub const fn literal(text: &'static str) -> Self {
        Self { id: "", english: text, values: Vec::new() }
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.english;
        while let Some(open) = rest.find('{') {
            let (before, at) = rest.split_at(open);
            f.write_str(before)?;
            let named = self.values.iter().find_map(|(name, value)| {
                let after = at.strip_prefix('{')?.strip_prefix(name)?.strip_prefix('}')?;
                Some((value, after))
            });
            match named {
                Some((value, after)) => {
                    value.fmt(f)?;
                    rest = after;
                }
                None => {
                    f.write_str("{")?;
                    rest = &at[1..];
                }
            }
        }
        f.write_str(rest)
    }
}

/// The English.
impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => f.write_str(text),
            Self::Phrase(phrase) => phrase.fmt(f),
            Self::List(phrases) => {
                let each: Vec<_> = phrases.iter().map(Phrase::to_string).collect();
                f.write_str(&each.join("; "))
            }
            Self::Layout(_, english) => f.write_str(english),
        }
    }
}

macro_rules! values {
    ($($type:ty => $value:ident => $as:expr),+ $(,)?) => {$(
        impl From<$type> for Value {
            fn from($value: $type) -> Self {
                $as
            }
        }
    )+};
}

values! {
    u8 => n => Self::Number(n.into()),
    u16 => n => Self::Number(n.into()),
    u32 => n => Self::Number(n.into()),
    u64 => n => Self::Number(n),
    usize => n => Self::Number(n as u64),
    char => letter => Self::Text(letter.into()),
    &str => text => Self::Text(text.to_owned()),
    String => text => Self::Text(text),
    Phrase => phrase => Self::Phrase(phrase),
    Vec<Phrase> => phrases => Self::List(phrases),
    Colour => colour => Self::Phrase(colour.say()),
}

impl Say for Colour {
    fn say(&self) -> Phrase {
        match self {
            Self::Black => phrase!("colour-black", "black"),
            Self::White => phrase!("colour-white", "white"),
            Self::Red => phrase!("colour-red", "red"),
            Self::Blue => phrase!("colour-blue", "blue"),
            Self::Green => phrase!("colour-green", "green"),
            Self::Yellow => phrase!("colour-yellow", "yellow"),
        }
    }
}

/// Where a text stopped making sense: the column, what stood there and what would have been right.
///
/// Each text form wraps this in an error type of its own.
///
/// ```
/// use sumito_core::{phrase, text::Mismatch};
/// let wrong = Mismatch::at("A1Z9", 2, phrase!("expected-row", "a row letter A to I"));
/// assert_eq!(wrong.to_string(), "column 3: found `Z`, expected a row letter A to I");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// Column in characters, from 1.
    pub column: usize,
    /// What stands there; `None` at the end of the text.
    pub found: Option<String>,
    /// What would have been right there.
    pub expected: Box<Phrase>,
}

impl Mismatch {
    /// The mismatch at a byte offset of `text`, showing the one character that stands there.
    #[must_use]
    pub fn at(text: &str, offset: usize, expected: Phrase) -> Self {
        let found = text.get(offset..).and_then(|rest| rest.chars().next());
        Self {
            column: column_of(text, offset),
            found: found.map(String::from),
            expected: Box::new(expected),
        }
    }

    /// The mismatch of a whole word that starts at a byte offset of `text`. Long words are cut; for
    /// a word that is missing whatever stands in its place is shown.
    #[must_use]
    pub fn word(text: &str, offset: usize, word: &str, expected: Phrase) -> Self {
        const SHOWN: usize = 40;
        if word.is_empty() {
            return Self::at(text, offset, expected);
        }
        let mut found: String = word.chars().take(SHOWN).collect();
        if word.chars().count() > SHOWN {
            found.push('…');
        }
        Self { column: column_of(text, offset), found: Some(found), expected: Box::new(expected) }
    }
}

fn column_of(text: &str, offset: usize) -> usize {
    text.char_indices().take_while(|&(i, _)| i < offset).count() + 1
}

impl Say for Mismatch {
    fn say(&self) -> Phrase {
        let (column, expected) = (self.column, (*self.expected).clone());
        match &self.found {
            Some(found) => phrase!(
                "text-mismatch",
                "column {column}: found `{found}`, expected {expected}",
                column = column,
                found = found.escape_debug().to_string(),
                expected = expected
            ),
            None => phrase!(
                "text-too-short",
                "column {column}: found the end of the text, expected {expected}",
                column = column,
                expected = expected
            ),
        }
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say().fmt(f)
    }
}

impl std::error::Error for Mismatch {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn columns_count_characters() {
        let wrong = Mismatch::at("ÄÖ9", 4, Phrase::literal("a letter"));
        assert_eq!(wrong.to_string(), "column 3: found `9`, expected a letter");
        let end = Mismatch::at("ÄÖ", 4, Phrase::literal("a letter"));
        assert_eq!(end.to_string(), "column 3: found the end of the text, expected a letter");
    }

    #[test]
    fn long_words_and_control_characters_stay_readable() {
        let long = "x".repeat(1_000_000);
        assert!(Mismatch::word(&long, 0, &long, Phrase::literal("less")).to_string().len() < 100);
        assert!(Mismatch::at("\n", 0, Phrase::literal("a row")).to_string().contains("`\\n`"));
        let nothing = Mismatch::word("", 0, "", Phrase::literal("a game"));
        assert_eq!(nothing.to_string(), "column 1: found the end of the text, expected a game");
    }

    #[test]
    fn phrases_fill_in_what_they_name_and_nothing_else() {
        let inner = phrase!("part", "a {x}", x = Colour::Red);
        let whole =
            phrase!("whole", "{n} {list}, `{` {y} {n", n = 3u8, list = vec![inner.clone(), inner],);
        assert_eq!(whole.to_string(), "3 a red; a red, `{` {y} {n");
    }

    proptest! {
        #[test]
        fn any_offset_has_a_column(text in ".*", offset in 0usize..40) {
            let wrong = Mismatch::at(&text, offset, Phrase::literal("something"));
            prop_assert!((1..=text.chars().count() + 1).contains(&wrong.column));
        }
    }
}

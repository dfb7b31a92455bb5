//! What every strict text form says when a text is not of that form.

use std::fmt;

/// Where a text stopped making sense: the column, what stood there and what would have been right.
///
/// Each text form wraps this in an error type of its own.
///
/// ```
/// use sumito_core::text::Mismatch;
/// let wrong = Mismatch::at("A1Z9", 2, "a row letter A to I");
/// assert_eq!(wrong.to_string(), "column 3: found `Z`, expected a row letter A to I");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// Column in characters, from 1.
    pub column: usize,
    /// What stands there; `None` at the end of the text.
    pub found: Option<String>,
    /// What would have been right there.
    pub expected: String,
}

impl Mismatch {
    /// The mismatch at a byte offset of `text`, showing the one character that stands there.
    #[must_use]
    pub fn at(text: &str, offset: usize, expected: impl Into<String>) -> Self {
        let found = text.get(offset..).and_then(|rest| rest.chars().next());
        Self {
            column: column_of(text, offset),
            found: found.map(String::from),
            expected: expected.into(),
        }
    }

    /// The mismatch of a whole word that starts at a byte offset of `text`. Long words are cut.
    #[must_use]
    pub fn word(text: &str, offset: usize, word: &str, expected: impl Into<String>) -> Self {
        const SHOWN: usize = 40;
        let mut found: String = word.chars().take(SHOWN).collect();
        if word.chars().count() > SHOWN {
            found.push('…');
        }
        Self { column: column_of(text, offset), found: Some(found), expected: expected.into() }
    }
}

fn column_of(text: &str, offset: usize) -> usize {
    text.char_indices().take_while(|&(i, _)| i < offset).count() + 1
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: found ", self.column)?;
        match &self.found {
            Some(found) => write!(f, "`{}`", found.escape_debug())?,
            None => f.write_str("the end of the text")?,
        }
        write!(f, ", expected {}", self.expected)
    }
}

impl std::error::Error for Mismatch {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn columns_count_characters() {
        let wrong = Mismatch::at("ÄÖ9", 4, "a letter");
        assert_eq!(wrong.to_string(), "column 3: found `9`, expected a letter");
        let end = Mismatch::at("ÄÖ", 4, "a letter");
        assert_eq!(end.to_string(), "column 3: found the end of the text, expected a letter");
    }

    #[test]
    fn long_words_and_control_characters_stay_readable() {
        let long = "x".repeat(1_000_000);
        assert!(Mismatch::word(&long, 0, &long, "less").to_string().len() < 100);
        assert!(Mismatch::at("\n", 0, "a row").to_string().contains("`\\n`"));
    }

    proptest! {
        #[test]
        fn any_offset_has_a_column(text in ".*", offset in 0usize..40) {
            let wrong = Mismatch::at(&text, offset, "something");
            prop_assert!((1..=text.chars().count() + 1).contains(&wrong.column));
        }
    }
}

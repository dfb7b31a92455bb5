//! The text of a file of records, and the bytes in it that are none.

use std::borrow::Cow;
use std::ops::Range;

use serde::de::IgnoredAny;

use super::{BrokenRecord, Fault, Record, Records, import};

/// The text of a file. Bytes that are no UTF-8 break the record they stand in and no other.
///
/// ```
/// use sumito_games::record::Text;
/// let file = b"[Rules \"abalone\"]\n{D\xe9co} A1B2 *\n\n[Rules \"crossings\"]\n[Notation \"Rear\"]\n\n*\n";
/// let read = Text::new(file).records().map(|record| record.is_ok()).collect::<Vec<_>>();
/// assert_eq!(read, [false, true]);
/// ```
#[derive(Clone, Debug)]
pub struct Text<'a> {
    text: Cow<'a, str>,
    strays: Vec<Stray>,
}

impl<'a> Text<'a> {
    /// The text of these bytes.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        if let Ok(text) = str::from_utf8(bytes) {
            return Self { text: text.into(), strays: Vec::new() };
        }
        let (mut text, mut strays) = (String::with_capacity(bytes.len()), Vec::new());
        for chunk in bytes.utf8_chunks() {
            text.push_str(chunk.valid());
            if let Some(&byte) = chunk.invalid().first() {
                strays.push(Stray { at: text.len(), byte });
                text.push(char::REPLACEMENT_CHARACTER);
            }
        }
        Self { text: text.into(), strays }
    }

    /// Reads records of either form; of JSON, the first line is an object.
    #[must_use]
    pub fn records(&self) -> Box<dyn Iterator<Item = Result<Record, BrokenRecord>> + '_> {
        match is_json(&self.text) {
            true => Box::new(import::lines(&self.text, &self.strays)),
            false => Box::new(Records::of(&self.text, &self.strays)),
        }
    }
}

/// Whether a text begins with an object of JSON, be it a broken one. A comment in braces may begin
/// with a quotation, too.
fn is_json(text: &str) -> bool {
    let line = text.trim_start().lines().next().unwrap_or_default();
    let is_object = || serde_json::from_str::<IgnoredAny>(line).is_ok();
    line.starts_with("{\"") || line.starts_with('{') && is_object()
}

/// A byte that is no text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stray {
    /// Where its replacement stands in the text.
    pub at: usize,
    byte: u8,
}

impl Stray {
    /// The record it breaks.
    pub fn breaks(self, text: &str, game: usize, line: usize) -> BrokenRecord {
        let start = text[..self.at].rfind('\n').map_or(0, |end| end + 1);
        let column = text[start..self.at].chars().count() + 1;
        let reason = Fault::Encoding { line, column, byte: self.byte };
        BrokenRecord { game, ply: 0, line, token: None, reason, before: None }
    }
}

/// The first of the strays within a piece of the text.
pub(super) fn stray_in(strays: &[Stray], piece: Range<usize>) -> Option<Stray> {
    let first = strays.partition_point(|stray| stray.at < piece.start);
    strays.get(first).filter(|stray| stray.at < piece.end).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_known_with_space_or_without() {
        let line = r#""rules":"crossings","notation":"tail-head","moves":["a1-d4"],"result":"*"}"#;
        for space in ["", " ", "  \t"] {
            for before in ["", "\n", "\u{feff}"] {
                let text = format!("{before}{{{space}{line}\n{{ {line}\n");
                let text = Text::new(text.as_bytes());
                let games = text.records().map(|record| record.unwrap().game().moves().len());
                assert_eq!(games.collect::<Vec<_>>(), [1, 1], "{before:?} {space:?}");
            }
        }
        // What is cut short is still none of ours.
        let broken = Text::new(br#"{"rules":"crossings""#).records().next().unwrap().unwrap_err();
        assert!(matches!(broken.reason, Fault::Json(_)));
        let comment = "{ \"Well played\", they said }\n";
        let tags = "[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n\n1. A1B2 *\n";
        let with_tags = format!("{comment}{tags}");
        for (text, games) in [(comment, 0), (&*with_tags, 1)] {
            let text = Text::new(text.as_bytes());
            assert_eq!(text.records().filter(Result::is_ok).count(), games);
            let is_json = |broken: BrokenRecord| matches!(broken.reason, Fault::Json(_));
            assert!(!text.records().filter_map(Result::err).any(is_json));
        }
    }
}

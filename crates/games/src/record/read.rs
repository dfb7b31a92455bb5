//! Reading files of records.

use super::source::{self, Source};
use super::text::{Stray, stray_in};
use super::{BrokenRecord, Fault, Record, replay};

/// Reads every record of a file, one at a time.
///
/// A broken record is an item like any other and the ones after it are still read. A text without
/// any record gives one error that says so.
///
/// ```
/// use sumito_games::record::read_records;
/// let text = "[Variant \"belgian\"]\n[Result \"*\"]\n[Notation \"Aba-Pro\"]\n\n1. A1B2 A5B5 *";
/// let record = read_records(text).next().unwrap().unwrap();
/// assert_eq!(record.game().events().len(), 2);
/// assert!(read_records(" ").next().unwrap().is_err());
/// ```
#[must_use]
pub fn read_records(text: &str) -> Records<'_> {
    Records::of(text.strip_prefix('\u{feff}').unwrap_or(text), &[])
}

/// The records of a file, see [`read_records`].
#[derive(Clone, Debug)]
pub struct Records<'a> {
    text: &'a str,
    at: usize,
    last_close: Option<usize>,
    /// An offset and the line it lies on.
    counted: (usize, usize),
    game: usize,
    strays: &'a [Stray],
}

impl<'a> Records<'a> {
    pub(super) fn of(text: &'a str, strays: &'a [Stray]) -> Self {
        Self { text, at: 0, last_close: text.rfind('}'), counted: (0, 1), game: 0, strays }
    }

    fn line_of(&mut self, offset: usize) -> usize {
        let (from, line) = self.counted;
        let passed = self.text.as_bytes()[from..offset].iter().filter(|&&b| b == b'\n').count();
        self.counted = (offset, line + passed);
        line + passed
    }

    fn broken(&mut self, at: usize, misplay: Misplay) -> BrokenRecord {
        let line = self.line_of(misplay.at.unwrap_or(at));
        BrokenRecord {
            game: self.game,
            ply: misplay.ply,
            line,
            token: misplay.token,
            reason: misplay.fault,
            before: misplay.before,
        }
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, BrokenRecord>;

    fn next(&mut self) -> Option<Self::Item> {
        let Some((source, next)) = source::cut(self.text, self.at, self.last_close) else {
            if self.game > 0 {
                return None;
            }
            self.game = 1;
            return Some(Err(BrokenRecord {
                game: 0,
                ply: 0,
                line: 1,
                token: None,
                reason: Fault::Empty,
                before: None,
            }));
        };
        let from = self.at;
        self.at = next;
        self.game += 1;
        if let Some(stray) = stray_in(self.strays, from..next) {
            let line = self.line_of(stray.at);
            return Some(Err(stray.breaks(self.text, self.game, line)));
        }
        let start = source.at;
        Some(read(source).map_err(|misplay| self.broken(start, misplay)))
    }
}

/// A fault and its place, before the line is counted.
pub(super) struct Misplay {
    pub at: Option<usize>,
    pub ply: usize,
    pub token: Option<String>,
    pub fault: Fault,
    /// What was read before it.
    pub before: Option<Box<Record>>,
}

impl From<Fault> for Misplay {
    fn from(fault: Fault) -> Self {
        Self { at: None, ply: 0, token: None, fault, before: None }
    }
}

pub(super) fn read(mut source: Source<'_>) -> Result<Record, Misplay> {
    let Some((at, fault)) = source.fault.take() else { return replay::replay(source) };
    let ply = source.plies_before(at);
    // The moves after a tag that is none may well be those of the game.
    if !matches!(fault, Fault::Tag(_)) {
        source.end_at(at);
    }
    let before = match replay::replay(source) {
        // What the cutter found explains the rest, unless the moves go wrong before it.
        Err(misplay) if misplay.at.is_some_and(|earlier| earlier < at) => return Err(misplay),
        Err(misplay) => misplay.before,
        Ok(record) => Some(Box::new(record.left_open())),
    };
    Err(Misplay { at: Some(at), ply, token: None, fault, before })
}

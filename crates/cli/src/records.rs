//! Files of records, for commands that study games.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use anyhow::Result;
use sumito_games::record::{BrokenRecord, Record, Text};

use crate::input::read;

/// A valid record and where it stands.
pub struct Found<'a> {
    /// The file's name.
    pub file: &'a str,
    /// Which record of the file it is, from 1.
    pub game: usize,
    /// The record.
    pub record: Record,
}

/// How much there is to study.
pub struct Extent {
    pub games: usize,
    pub plies: usize,
}

/// Files with records in them. A game takes many times the room of its text, so records are read
/// one by one.
pub struct Files {
    /// Names and contents.
    files: Vec<(String, Vec<u8>)>,
    broken: AtomicUsize,
}

impl Files {
    /// Reads the files.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn read(files: &[PathBuf]) -> Result<Self> {
        let file = |file: &PathBuf| Ok((file.display().to_string(), read(file)?));
        let files = files.iter().map(file).collect::<Result<_>>()?;
        Ok(Self { files, broken: AtomicUsize::new(0) })
    }

    /// Hands on every valid record until one is not taken, or the flag is set. What is none is named
    /// on the standard error.
    pub fn each<'a>(&'a self, stop: &AtomicBool, mut take: impl FnMut(Found<'a>) -> bool) {
        self.read_on(stop, |file, game, record| match record {
            Ok(record) => take(Found { file, game, record }),
            Err(reason) => {
                eprintln!("{file}: {reason}");
                self.broken.fetch_add(1, Ordering::Relaxed);
                true
            }
        });
    }

    /// How much there is in all, in valid records; takes as long as to replay them. `None` where the
    /// flag was set meanwhile.
    pub fn extent(&self, stop: &AtomicBool) -> Option<Extent> {
        let mut extent = Extent { games: 0, plies: 0 };
        let whole = self.read_on(stop, |_, _, record| {
            if let Ok(record) = record {
                extent.games += 1;
                extent.plies += record.game().events().len();
            }
            true
        });
        whole.then_some(extent)
    }

    /// Reads one record after the other until one is not taken, or the flag is set; `false` then.
    fn read_on<'a>(
        &'a self,
        stop: &AtomicBool,
        mut take: impl FnMut(&'a str, usize, Result<Record, BrokenRecord>) -> bool,
    ) -> bool {
        self.files.iter().all(|(file, bytes)| {
            let text = Text::new(bytes);
            let mut records = text.records().zip(1..);
            records.all(|(record, game)| !stop.load(Ordering::Relaxed) && take(file, game, record))
        })
    }

    /// Whether all that was come to was valid.
    pub fn are_valid(&self) -> bool {
        self.broken.load(Ordering::Relaxed) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_told_to_stop_reads_no_further() {
        let text = b"[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n\n1. A1B2 *\n\n";
        let text = [&text[..], b"[Rules \"chess\"]\n\n*\n\n", text].concat();
        let files = Files { files: vec![("file".into(), text)], broken: AtomicUsize::new(0) };
        let stop = AtomicBool::new(false);
        let extent = files.extent(&stop).unwrap();
        assert_eq!((extent.games, extent.plies), (2, 2));
        let mut found = Vec::new();
        files.each(&stop, |Found { game, .. }| {
            found.push(game);
            stop.store(game == 1, Ordering::Relaxed);
            true
        });
        assert_eq!(found, [1]);
        assert!(files.are_valid() && files.extent(&stop).is_none());
    }
}

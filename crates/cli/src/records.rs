//! Files of records, for commands that study games.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Result;
use sumito_games::record::{Record, Text};

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

    /// Hands on every valid record until one is not taken. What is none is named on the standard
    /// error.
    pub fn each<'a>(&'a self, mut take: impl FnMut(Found<'a>) -> bool) {
        for (file, bytes) in &self.files {
            for (index, record) in Text::new(bytes).records().enumerate() {
                match record {
                    Ok(record) => {
                        if !take(Found { file, game: index + 1, record }) {
                            return;
                        }
                    }
                    Err(reason) => {
                        eprintln!("{file}: {reason}");
                        self.broken.fetch_add(1, Ordering::Relaxed);
                    }
                }
            }
        }
    }

    /// How much there is in all, in valid records; takes as long as to replay them.
    pub fn extent(&self) -> Extent {
        let mut extent = Extent { games: 0, plies: 0 };
        for (_, bytes) in &self.files {
            for record in Text::new(bytes).records().flatten() {
                extent.games += 1;
                extent.plies += record.game().events().len();
            }
        }
        extent
    }

    /// Whether all that was come to was valid.
    pub fn are_valid(&self) -> bool {
        self.broken.load(Ordering::Relaxed) == 0
    }
}

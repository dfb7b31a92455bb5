//! Files of records, read whole by commands that study games.

use std::path::PathBuf;

use anyhow::Result;
use sumito_games::record::{Record, Text};

use crate::input::read;

/// A valid record and where it stands.
pub struct Found {
    /// The file's name.
    pub file: String,
    /// Which record of the file it is, from 1.
    pub game: usize,
    /// The record.
    pub record: Record,
}

/// Every valid record of the files, and how many are none: those are named on the standard error.
///
/// # Errors
/// A file cannot be read.
pub fn read_all(files: &[PathBuf]) -> Result<(Vec<Found>, usize)> {
    let (mut records, mut broken) = (Vec::new(), 0);
    for file in files {
        let name = file.display().to_string();
        let bytes = read(file)?;
        for (index, record) in Text::new(&bytes).records().enumerate() {
            match record {
                Ok(record) => records.push(Found { file: name.clone(), game: index + 1, record }),
                Err(reason) => {
                    eprintln!("{name}: {reason}");
                    broken += 1;
                }
            }
        }
    }
    Ok((records, broken))
}

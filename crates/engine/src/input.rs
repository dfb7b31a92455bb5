//! Files that others name: nothing of them is trusted, least of all that they end.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use crate::{Weights, WeightsError};

/// The most bytes that are read of anything people write or keep, such as game records: 256 MiB.
pub const MOST_READ: u64 = 256 << 20;

/// Reads all there is, if that is no more than so many bytes.
///
/// ```
/// use std::io::repeat;
/// use sumito_engine::read_all;
/// assert_eq!(read_all(&b"e4"[..], 2)?, b"e4");
/// assert!(read_all(repeat(0), 1 << 20).is_err());
/// # std::io::Result::Ok(())
/// ```
///
/// # Errors
/// It cannot be read, or goes on beyond that.
pub fn read_all(source: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(too_long(most)) } else { Ok(bytes) }
}

/// Reads a file or pipe, if that has no more than so many bytes.
///
/// # Errors
/// It cannot be read, or is longer.
pub fn read_file(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if fs::metadata(path)?.len() > most {
        return Err(too_long(most));
    }
    read_all(File::open(path)?, most)
}

fn too_long(most: u64) -> io::Error {
    let most = match most >> 20 {
        0 => format!("{most} bytes"),
        mebibytes => format!("{mebibytes} MiB"),
    };
    io::Error::new(
        io::ErrorKind::FileTooLarge,
        format!("more than {most}, which is the most that is read of such a file"),
    )
}

/// Why a file gives no weights.
#[derive(Debug, thiserror::Error)]
pub enum WeightsFileError {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is a folder, a pipe or a device.
    #[error("this is no plain file")]
    NotPlain,
    /// It holds no weights.
    #[error(transparent)]
    Weights(#[from] WeightsError),
}

impl Weights {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// The file cannot be read, or holds something else.
    pub fn open(path: &Path) -> Result<Self, WeightsFileError> {
        // Several times what weights take.
        const MOST: u64 = 16 << 20;
        // To open a pipe would be to wait for whoever writes into it.
        if !fs::metadata(path)?.is_file() {
            return Err(WeightsFileError::NotPlain);
        }
        Ok(Self::read(&read_file(path, MOST)?)?)
    }
}

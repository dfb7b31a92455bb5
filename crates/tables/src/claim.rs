//! One builder a file.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The right to build the tables of a file, which one process has at a time: for as long as this
/// lives, or the process.
///
/// Held by a lock on a file of the name and `.lock`, which goes with it.
#[derive(Debug)]
pub struct Claim {
    lock: PathBuf,
    _held: File,
}

/// Why a file cannot be claimed.
#[derive(Debug, thiserror::Error)]
pub enum ClaimError {
    /// Another process has it.
    #[error("another process builds these tables; wait until it is done, or name another file")]
    Taken,
    /// The folder is missing or closed to us.
    #[error("{0}")]
    Io(#[from] io::Error),
}

impl Claim {
    /// Claims a file that is there or shall be.
    ///
    /// # Errors
    /// Another process has it, or nothing can be written beside it.
    pub fn new(path: &Path) -> Result<Self, ClaimError> {
        let mut lock = path.as_os_str().to_owned();
        lock.push(".lock");
        let lock = PathBuf::from(lock);
        let held = File::options().create(true).truncate(false).write(true).open(&lock)?;
        match held.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ClaimError::Taken),
            // Some file systems know no locks; on them it is as if nobody else were there.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        Ok(Self { lock, _held: held })
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        // While it is still held, so that the lock of another is never removed.
        let _ = fs::remove_file(&self.lock);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_one_builder_at_a_time() {
        let path = std::env::temp_dir().join(format!("sumito-claim-{}", std::process::id()));
        let claim = Claim::new(&path).unwrap();
        assert!(matches!(Claim::new(&path), Err(ClaimError::Taken)));
        let lock = claim.lock.clone();
        drop(claim);
        assert!(!lock.exists());
        drop(Claim::new(&path).unwrap());
        assert!(matches!(Claim::new(&path.join("below")), Err(ClaimError::Io(_))));
    }
}

//! One builder a file.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use same_file::Handle;

/// The right to build the tables of a file, which one process has at a time: for as long as this
/// lives, or the process.
///
/// Held by a lock on a file of the name and `.lock`, which goes with it.
#[derive(Debug)]
pub struct Claim {
    lock: PathBuf,
    _held: Handle,
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
        loop {
            let held = File::options().create(true).truncate(false).write(true).open(&lock)?;
            match held.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(ClaimError::Taken),
                // Some file systems know no locks; on them it is as if nobody else were there.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
            // Who had it before may have removed the file between our opening and our locking it;
            // then a third may have made and locked another one of the name.
            let held = Handle::from_file(held)?;
            match Handle::from_path(&lock) {
                Ok(there) if there == held => return Ok(Self { lock, _held: held }),
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
                _ => {}
            }
        }
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
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::thread;

    use super::*;

    #[test]
    fn a_file_has_one_builder_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables");
        let claim = Claim::new(&path).unwrap();
        assert!(matches!(Claim::new(&path), Err(ClaimError::Taken)));
        let lock = claim.lock.clone();
        drop(claim);
        assert!(!lock.exists());
        drop(Claim::new(&path).unwrap());
        assert!(matches!(Claim::new(&path.join("below")), Err(ClaimError::Io(_))));
    }

    #[test]
    fn who_comes_while_the_lock_goes_does_not_share_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables");
        let (builders, claims) = (AtomicU32::new(0), AtomicU32::new(0));
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    while claims.load(Ordering::SeqCst) < 1_000 {
                        let Ok(claim) = Claim::new(&path) else {
                            thread::yield_now();
                            continue;
                        };
                        assert_eq!(builders.fetch_add(1, Ordering::SeqCst), 0);
                        claims.fetch_add(1, Ordering::SeqCst);
                        thread::yield_now();
                        builders.fetch_sub(1, Ordering::SeqCst);
                        drop(claim);
                    }
                });
            }
        });
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}

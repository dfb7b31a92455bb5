//! Files that are there whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::Builder;

/// Writes a file: whole, or it stays as it was.
///
/// What is written stands beside it, under its name and `.part`, until it is complete, and is
/// removed if that fails; only a process that is killed leaves it behind. The file keeps its
/// permissions; of a link, what it leads to is written. Pipes and devices are written as they are.
///
/// ```
/// use std::io::Write as _;
/// let folder = tempfile::tempdir()?;
/// let file = folder.path().join("file");
/// sumito_tables::save(&file, |out| out.write_all(b"all of it"))?;
/// assert_eq!(std::fs::read(&file)?, b"all of it");
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// The folder is missing, full or closed to us, the file may not be written, or what `write`
/// answers.
pub fn save(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> io::Result<()>,
) -> io::Result<()> {
    let known = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        known => Some(known?),
    };
    // What cannot be replaced, and what may not be written.
    if known.as_ref().is_some_and(|known| !known.is_file() || known.permissions().readonly()) {
        return fill(&File::create(path)?, write);
    }
    let target = target(path);
    let folder = target.parent().filter(|folder| *folder != Path::new("")).unwrap_or(".".as_ref());
    let part = Builder::new()
        .prefix(target.file_name().unwrap_or_default())
        .suffix(".part")
        .make_in(folder, |path| File::create_new(path))?;
    fill(part.as_file(), write)?;
    if let Some(known) = known {
        part.as_file().set_permissions(known.permissions())?;
    }
    part.as_file().sync_all()?;
    part.persist(&target)?;
    Ok(())
}

fn fill(
    file: &File,
    write: impl FnOnce(&mut BufWriter<&File>) -> io::Result<()>,
) -> io::Result<()> {
    let mut out = BufWriter::new(file);
    write(&mut out)?;
    out.flush()
}

/// Where a name leads, be there a file or not.
fn target(path: &Path) -> PathBuf {
    let mut target = path.to_owned();
    while let Ok(link) = fs::read_link(&target) {
        target.pop();
        target.push(link);
    }
    target
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> usize {
        fs::read_dir(folder).unwrap().count()
    }

    #[test]
    fn what_fails_leaves_the_old_file_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        save(&file, |out| out.write_all(b"old")).unwrap();
        let failed = save(&file, |out| {
            out.write_all(&[0; 1 << 16])?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(failed.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert_eq!(fs::read(&file).unwrap(), b"old");
        save(&file, |out| out.write_all(b"new")).unwrap();
        assert_eq!((fs::read(&file).unwrap(), names(folder.path())), (b"new".to_vec(), 1));
        assert!(save(&file.join("below"), |_| Ok(())).is_err());
    }

    #[test]
    #[cfg(unix)]
    fn permissions_and_links_stay() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let folder = tempfile::tempdir().unwrap();
        let [file, link, chain] = ["file", "link", "chain"].map(|name| folder.path().join(name));
        let below = folder.path().join("below");
        fs::create_dir(&below).unwrap();
        symlink("below/file", &link).unwrap();
        symlink(&link, &chain).unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        // A link may lead to what is not there yet; what is new is as open as any new file.
        save(&chain, |out| out.write_all(b"one")).unwrap();
        File::create(&file).unwrap();
        assert_eq!(mode(&below.join("file")), mode(&file));
        fs::set_permissions(&chain, fs::Permissions::from_mode(0o640)).unwrap();
        save(&chain, |out| out.write_all(b"two")).unwrap();
        assert_eq!(fs::read(below.join("file")).unwrap(), b"two");
        assert_eq!(mode(&chain), 0o640);
        assert_eq!((names(&below), names(folder.path())), (1, 4));
        // Nor is a device replaced, or a circle of links followed.
        save(Path::new("/dev/null"), |out| out.write_all(b"three")).unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
        symlink("circle", folder.path().join("circle")).unwrap();
        assert!(save(&folder.path().join("circle"), |_| Ok(())).is_err());
    }
}

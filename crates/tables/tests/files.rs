//! Tables in files: kept whole, refused when they are not, gone on with when they are unfinished.

use std::fs;
use std::num::NonZeroUsize;
#[cfg(unix)]
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(unix)]
use sumito_tables::FileError;
use sumito_tables::{Spec, Tables, Unfinished, Work};

fn work(stop: &AtomicBool) -> Work<'_> {
    Work { threads: NonZeroUsize::MIN, stop, progress: &|_| {} }
}

fn solved(spec: Spec) -> Tables {
    let mut tables = Tables::new(spec);
    let stop = AtomicBool::new(false);
    while tables.solve_next(&work(&stop)).unwrap() {}
    tables
}

#[test]
fn what_is_written_is_read() {
    let folder = tempfile::tempdir().unwrap();
    for (side, marbles, goal) in [(3, [2, 2], 2), (4, [2, 1], 1), (6, [1, 1], 1)] {
        let tables = solved(Spec::new(side, marbles, goal).unwrap());
        let path = folder.path().join("tables");
        tables.write(&path).unwrap();
        let again = Tables::read(&path).unwrap();
        assert_eq!(again.spec(), tables.spec());
        assert_eq!(again.parts(), tables.parts());
        assert_eq!(again.counts(), tables.counts());
        let stop = AtomicBool::new(false);
        assert_eq!(again.verify(&work(&stop)), Ok(0));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left behind");
}

#[test]
fn every_damage_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables");
    solved(Spec::new(3, [2, 1], 1).unwrap()).write(&path).unwrap();
    let whole = fs::read(&path).unwrap();
    let refused = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        Tables::read(&path).unwrap_err().to_string()
    };
    for at in (0..whole.len()).step_by(37).chain([whole.len() - 1]) {
        let mut bytes = whole.clone();
        bytes[at] ^= 4;
        let why = refused(&bytes);
        assert!(why.contains("damaged") || why.contains("no file of tables"), "{at}: {why}");
    }
    for length in [0, 5, 16, 20, 30, whole.len() / 2, whole.len() - 1] {
        refused(&whole[..length]);
    }
    assert!(refused(b"something else").contains("no file of tables"));
    assert!(refused(&[&whole[..], b"more"].concat()).contains("checksum"));
    assert!(Tables::read(&folder.path().join("missing")).is_err());
    // Nor are gigabytes of nothing looked through.
    fs::write(&path, &whole[..21]).unwrap();
    fs::OpenOptions::new().write(true).open(&path).unwrap().set_len(1 << 33).unwrap();
    assert!(Tables::read(&path).unwrap_err().to_string().contains("longer"));
    // What never ends is not read to its end.
    #[cfg(unix)]
    assert!(matches!(Tables::read(Path::new("/dev/zero")), Err(FileError::NotPlain)));
}

/// Headers that ask for more than the file holds, with a checksum that fits.
#[test]
fn made_up_headers_take_no_room() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables");
    for header in [[6, 14, 14, 6, 9], [3, 9, 9, 1, 1], [9, 1, 1, 1, 1], [5, 3, 2, 1, 1]] {
        let mut bytes = [b"Sumito tables 1\n", &header[..]].concat();
        let sum = bytes.iter().fold(0xcbf2_9ce4_8422_2325u64, |sum, &byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        bytes.extend(sum.to_le_bytes());
        fs::write(&path, bytes).unwrap();
        assert!(Tables::read(&path).unwrap_err().to_string().contains("damaged"), "{header:?}");
    }
}

#[test]
fn stopped_work_goes_on_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables");
    let spec = Spec::new(3, [3, 2], 2).unwrap();
    let mut tables = Tables::new(spec);
    let stop = AtomicBool::new(false);
    assert_eq!(tables.solve_next(&work(&stop)), Ok(true));
    stop.store(true, Ordering::Relaxed);
    assert_eq!(tables.solve_next(&work(&stop)), Err(Unfinished::Stopped));
    tables.write(&path).unwrap();
    let mut again = Tables::read(&path).unwrap();
    assert_eq!(again.parts(), (1, 4));
    let stop = AtomicBool::new(false);
    while again.solve_next(&work(&stop)).unwrap() {}
    assert_eq!(again.counts(), solved(spec).counts());
    assert_eq!(again.counts().len(), 8);
}

//! Files in the repository that a command of ours writes.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::layouts;
use crate::run::{cargo, output, root};

/// A file and the arguments of `sumito` that print it.
const FILES: [(&str, &[&str]); 2] = [
    ("docs/belgian-daisy.svg", &["show", "abalone", "--svg"]),
    ("docs/epaminondas.svg", &["show", "epaminondas", "--svg"]),
];

/// Writes all of them.
pub fn write() -> Result<()> {
    for (path, arguments) in FILES {
        let text = print(arguments)?;
        let path = root().join(path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    layouts::write()
}

/// Says which of them are not what their commands print.
pub fn check() -> Result<()> {
    let mut stale = Vec::new();
    for (path, arguments) in FILES {
        let text = print(arguments)?;
        if fs::read(root().join(path)).ok() != Some(text) {
            stale.push(path);
        }
    }
    if !stale.is_empty() {
        bail!("not up to date: {}", stale.join(", "));
    }
    layouts::check()
}

fn print(arguments: &[&str]) -> Result<Vec<u8>> {
    output(cargo(&[&["run", "--quiet", "--package", "sumito", "--"], arguments].concat()))
}

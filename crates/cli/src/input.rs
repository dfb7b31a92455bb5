//! What commands read.

use std::io;
use std::path::Path;

use anyhow::{Result, anyhow};
use sumito_engine::{MOST_READ, read_all, read_file};

/// The bytes of a file, or of the standard input for `-`.
pub fn bytes(file: &Path) -> io::Result<Vec<u8>> {
    if file == Path::new("-") {
        return read_all(io::stdin().lock(), MOST_READ);
    }
    read_file(file, MOST_READ)
}

/// The same; the error names the file.
pub fn read(file: &Path) -> Result<Vec<u8>> {
    bytes(file).map_err(|error| anyhow!("{} cannot be read: {error}", file.display()))
}

/// The text of a file.
pub fn text(file: &Path) -> Result<String> {
    String::from_utf8(read(file)?)
        .map_err(|error| anyhow!("{} cannot be read: {error}", file.display()))
}

/// The arguments joined, or the standard input where there are none.
pub fn given(arguments: &[String]) -> Result<String> {
    if !arguments.is_empty() {
        return Ok(arguments.join(" "));
    }
    Ok(String::from_utf8(read_all(io::stdin().lock(), MOST_READ)?)?)
}

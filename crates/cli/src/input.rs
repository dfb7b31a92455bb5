//! What commands read.

use std::io::{self, BufRead, Read as _};
use std::path::Path;

use anyhow::{Result, anyhow, ensure};
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

/// A line that somebody types; `None` at the end. Bytes that are no text stand as `�`.
pub fn line(input: &mut impl BufRead) -> Result<Option<String>> {
    const LONGEST: u64 = 1 << 16;
    let mut bytes = Vec::new();
    input.take(LONGEST).read_until(b'\n', &mut bytes)?;
    ensure!(bytes.len() as u64 != LONGEST, "a line has more than {} KiB", LONGEST >> 10);
    Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

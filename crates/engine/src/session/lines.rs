//! Lines from a program that may send anything.

use std::io::{self, BufRead, Read as _};

/// A line as it came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Text, without its line end.
    Line(String),
    /// Bytes that are not UTF-8.
    NotText,
    /// More bytes than are read; this many would have been.
    TooLong(usize),
}

/// The longest line read, in bytes: room for a game of a hundred thousand moves.
const LONGEST: usize = 1 << 20;

/// Reads a line; `None` at the end. What is too long is skipped, not kept.
///
/// ```
/// use sumito_engine::session::{Heard, read_line};
/// let mut input = b"isready\r\n\xff\nquit".as_slice();
/// assert_eq!(read_line(&mut input)?, Some(Heard::Line("isready".to_owned())));
/// assert_eq!(read_line(&mut input)?, Some(Heard::NotText));
/// assert_eq!(read_line(&mut input)?, Some(Heard::Line("quit".to_owned())));
/// assert_eq!(read_line(&mut input)?, None);
/// # std::io::Result::Ok(())
/// ```
///
/// # Errors
/// The input cannot be read.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<Heard>> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() > LONGEST {
        input.skip_until(b'\n')?;
        return Ok(Some(Heard::TooLong(LONGEST)));
    }
    while bytes.pop_if(|byte| matches!(byte, b'\n' | b'\r')).is_some() {}
    Ok(Some(String::from_utf8(bytes).map_or(Heard::NotText, Heard::Line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_end_costs_no_memory_and_hides_no_other() {
        let endless = io::repeat(b'a').take(10 << 20);
        let mut input = io::BufReader::new(endless.chain(b"\nstop\n".as_slice()));
        assert_eq!(read_line(&mut input).unwrap(), Some(Heard::TooLong(LONGEST)));
        assert_eq!(read_line(&mut input).unwrap(), Some(Heard::Line("stop".to_owned())));
        assert_eq!(read_line(&mut input).unwrap(), None);
    }
}

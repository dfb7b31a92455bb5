//! Lines from somebody who may send anything.

use std::io::{self, BufRead, Read as _};

/// The longest line that is read, in bytes: room for a game of a hundred thousand moves.
pub const LONGEST_LINE: usize = 1 << 20;

/// A line as it came in, without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Text.
    Line(String),
    /// Bytes that are not UTF-8.
    NotText(Vec<u8>),
    /// The beginning of a line of more than [`LONGEST_LINE`] bytes.
    TooLong(Vec<u8>),
}

impl Heard {
    /// The line as text, whatever it is made of: `�` stands for bytes that are none, and what is
    /// too long is cut.
    #[must_use]
    pub fn lossy(self) -> String {
        match self {
            Self::Line(line) => line,
            Self::NotText(bytes) | Self::TooLong(bytes) => {
                String::from_utf8_lossy(&bytes).into_owned()
            }
        }
    }
}

/// Reads a line; `None` at the end. Of what is too long, the rest is skipped.
///
/// ```
/// use sumito_engine::{Heard, read_line};
/// let mut input = b"isready\r\n\xff\nquit".as_slice();
/// assert_eq!(read_line(&mut input)?, Some(Heard::Line("isready".to_owned())));
/// assert_eq!(read_line(&mut input)?, Some(Heard::NotText(vec![0xff])));
/// assert_eq!(read_line(&mut input)?, Some(Heard::Line("quit".to_owned())));
/// assert_eq!(read_line(&mut input)?, None);
/// # std::io::Result::Ok(())
/// ```
///
/// # Errors
/// The input cannot be read.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<Heard>> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() > LONGEST_LINE {
        input.skip_until(b'\n')?;
        return Ok(Some(Heard::TooLong(bytes)));
    }
    while bytes.pop_if(|byte| matches!(byte, b'\n' | b'\r')).is_some() {}
    let not_text = |error: std::string::FromUtf8Error| Heard::NotText(error.into_bytes());
    Ok(Some(String::from_utf8(bytes).map_or_else(not_text, Heard::Line)))
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    /// All lines of an input.
    fn lines(input: impl io::Read) -> Vec<Heard> {
        let mut input = BufReader::new(input);
        std::iter::from_fn(|| read_line(&mut input).unwrap()).collect()
    }

    fn line(text: &str) -> Heard {
        Heard::Line(text.to_owned())
    }

    #[test]
    fn lines_end_in_every_way() {
        assert_eq!(lines(b"".as_slice()), []);
        assert_eq!(lines(b"a\r\n\n\r\nb\n".as_slice()), ["a", "", "", "b"].map(line));
        assert_eq!(lines(b"\n a b ".as_slice()), ["", " a b "].map(line));
    }

    #[test]
    fn bytes_that_are_no_text_are_handed_on() {
        let heard = lines(b"bestmove \xff\r\nstop".as_slice());
        assert_eq!(heard, [Heard::NotText(b"bestmove \xff".to_vec()), line("stop")]);
        assert_eq!(heard[0].clone().lossy(), "bestmove \u{fffd}");
    }

    #[test]
    fn a_line_without_end_costs_no_memory_and_hides_no_other() {
        let endless = || io::repeat(b'a').take(10 << 20);
        let heard = lines(endless().chain(b"\nstop\n".as_slice()).chain(endless()));
        let cut = Heard::TooLong(vec![b'a'; LONGEST_LINE + 1]);
        assert_eq!(heard, [cut.clone(), line("stop"), cut]);
    }

    #[test]
    fn the_longest_line_is_read() {
        let longest = "a".repeat(LONGEST_LINE);
        assert_eq!(
            lines(format!("{longest}\n{longest}").as_bytes()),
            [(); 2].map(|()| line(&longest))
        );
    }
}

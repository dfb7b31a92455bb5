//! Tables in files.
//!
//! A file is a line of text, the side of the board, the marbles of both, the goal and the number of
//! parts that follow. A part has one half for each side to move, only one where both sides are
//! alike: how many are won, lost and drawn, the plies of the longest win and loss, the bytes a
//! value, and the values by number. A checksum of all that stands at the end. All integers are
//! little-endian.

use std::fs::{self, File};
use std::io::{self, Read as _, Write};
use std::path::Path;

use sumito_abalone::Board;
use sumito_core::Fnv;

use crate::index::Index;
use crate::ladder::on_ladder;
use crate::save;
use crate::solved::{Codes, Half, Solved, Tally};
use crate::value::Code;
use crate::{Spec, SpecError, Tables};

/// How a file begins; the number changes with the form.
const HEAD: &[u8] = b"Sumito tables 1\n";
const SUM: usize = 8;
/// Bytes of what was asked for, and of how many parts there are.
const ASKED: usize = 5;

/// Why a file gives no tables.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It cannot be read.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It is a folder, a pipe or a device.
    #[error("this is no plain file")]
    NotPlain,
    /// It is something else.
    #[error("this is no file of tables: it should begin with the words «Sumito tables 1»")]
    Foreign,
    /// It is not what was written.
    #[error("the file is damaged: {0}; build it anew")]
    Damaged(&'static str),
    /// It tells of impossible tables.
    #[error("the file is damaged: {0}")]
    Spec(#[from] SpecError),
}

/// A writer that sums what goes through it.
struct Summing<W> {
    inner: W,
    sum: Fnv,
}

impl<W: Write> Summing<W> {
    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum.add(bytes);
        self.inner.write_all(bytes)
    }
}

impl Tables {
    /// [Saves](save()) what is worked out.
    ///
    /// # Errors
    /// The folder is missing, full or closed to us.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        save(path, |out| self.write_all(out))
    }

    fn write_all(&self, out: impl Write) -> io::Result<()> {
        let mut out = Summing { inner: out, sum: Fnv::new() };
        let spec = self.spec();
        let [first, second] = spec.marbles();
        out.put(HEAD)?;
        out.put(&[spec.side(), first, second, spec.goal(), self.parts().0 as u8])?;
        on_ladder!(&self.ladder, ladder => {
            for solved in &ladder.solved {
                write_class(&mut out, solved)?;
            }
        });
        let sum = out.sum.value().to_le_bytes();
        out.inner.write_all(&sum)
    }

    /// Reads what [`Tables::write`] wrote.
    ///
    /// # Errors
    /// The file cannot be read, is something else, or is damaged.
    pub fn read(path: &Path) -> Result<Self, FileError> {
        // To open a pipe would be to wait for whoever writes into it.
        let known = fs::metadata(path)?;
        if !known.is_file() {
            return Err(FileError::NotPlain);
        }
        // What is something else may be large, so its head is looked at before the rest.
        let file = File::open(path)?;
        let mut rest = Vec::new();
        (&file).take(HEAD.len() as u64).read_to_end(&mut rest)?;
        if rest != HEAD {
            return Err(FileError::Foreign);
        }
        rest.clear();
        (&file).take(ASKED as u64).read_to_end(&mut rest)?;
        let [side, first, second, goal, parts] = Reader(&rest).array()?;
        let spec = Spec::new(side, [first, second], goal)?;
        // Two bytes a number are the most there can be, and images leave fewer numbers than twice
        // the least, but for very few marbles.
        let numbers = spec.balances().into_iter().map(|balance| spec.least_numbers(balance));
        let most =
            numbers.fold(1 << 24, |all: u64, least| all.saturating_add(least.saturating_mul(8)));
        if known.len() > most {
            return Err(FileError::Damaged("it is longer than such tables are"));
        }
        file.take(most).read_to_end(&mut rest)?;
        let Some((body, sum)) = rest.split_last_chunk::<SUM>() else {
            return Err(FileError::Damaged("it ends too early"));
        };
        let mut found = Fnv::new();
        found.add(HEAD);
        found.add(body);
        if found.value() != u64::from_le_bytes(*sum) {
            return Err(FileError::Damaged("its checksum does not fit its contents"));
        }
        let mut reader = Reader(body);
        reader.array::<ASKED>()?;
        let mut tables = Self::new(spec);
        on_ladder!(&mut tables.ladder, ladder => {
            for balance in spec.balances().into_iter().take(usize::from(parts)) {
                let [first, second] = balance.marbles.map(usize::from);
                // Before room is made for the index, there must be values for it.
                reader.has(spec.least_numbers(balance))?;
                let index = Index::new(ladder.side(), first, second);
                let halves = if balance.is_even() { 1 } else { 2 };
                let halves = (0..halves).map(|_| reader.half(&index)).collect::<Result<_, _>>()?;
                ladder.solved.push(Solved { balance, index, halves });
            }
        });
        if !reader.0.is_empty() {
            return Err(FileError::Damaged("something stands behind its end"));
        }
        Ok(tables)
    }
}

fn write_class<B: Board>(out: &mut Summing<impl Write>, solved: &Solved<B>) -> io::Result<()> {
    for Half { codes, tally } in &solved.halves {
        let Tally { win, loss, draw, longest_win, longest_loss } = *tally;
        for count in [win, loss, draw] {
            out.put(&count.to_le_bytes())?;
        }
        for plies in [longest_win, longest_loss] {
            out.put(&plies.to_le_bytes())?;
        }
        match codes {
            Codes::Narrow(codes) => {
                out.put(&[1])?;
                out.put(codes)?;
            }
            Codes::Wide(codes) => {
                out.put(&[2])?;
                for code in codes {
                    out.put(&code.to_le_bytes())?;
                }
            }
        }
    }
    Ok(())
}

/// What is left to read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn has(&self, bytes: u64) -> Result<(), FileError> {
        if (self.0.len() as u64) < bytes {
            return Err(FileError::Damaged("it ends too early"));
        }
        Ok(())
    }

    fn take(&mut self, bytes: usize) -> Result<&'a [u8], FileError> {
        self.has(bytes as u64)?;
        let (taken, rest) = self.0.split_at(bytes);
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], FileError> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    fn half<B: Board>(&mut self, index: &Index<B>) -> Result<Half, FileError> {
        let tally = Tally {
            win: u64::from_le_bytes(self.array()?),
            loss: u64::from_le_bytes(self.array()?),
            draw: u64::from_le_bytes(self.array()?),
            longest_win: u16::from_le_bytes(self.array()?),
            longest_loss: u16::from_le_bytes(self.array()?),
        };
        let codes = match self.array()? {
            [1] => Codes::Narrow(self.take(index.len())?.to_vec()),
            [2] => {
                let pairs = self.take(2 * index.len())?.chunks_exact(2);
                Codes::Wide(pairs.map(|pair| Code::from_le_bytes([pair[0], pair[1]])).collect())
            }
            _ => return Err(FileError::Damaged("values of an unknown width")),
        };
        Ok(Half { codes, tally })
    }
}

//! Books as files.
//!
//! Eight bytes `SUMITOBK`, a version of two bytes, the book, and the FNV-1a of all before in eight
//! bytes; numbers of fixed size have their lowest byte first, all others are in groups of seven
//! bits, the lowest first, with the eighth bit set in all but the last. The book is a number of
//! chapters, and each of them: its rule set as text, the number of games, its starts as texts, and
//! its positions. A text has its length in front, a list its number. A position is its key (eight
//! bytes) and its moves: the key it leads to, games, wins, draws, losses, and the value: 0 for
//! none, or 1 and centi-marbles with the sign as lowest bit, or 2 (won) or 3 (lost) and the plies.

use std::collections::BTreeMap;

use sumito_core::Fnv;
use sumito_engine::Score;
use sumito_games::{Position, Rules};

use super::{Book, Chapter, Edge, Results};

const MAGIC: &[u8; 8] = b"SUMITOBK";
const VERSION: u16 = 1;
const CHECKSUM: usize = size_of::<u64>();

/// Why a file is no book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    /// It begins otherwise.
    #[error("this is no opening book: it does not begin with SUMITOBK")]
    Foreign,
    /// It is of another version.
    #[error("this opening book is of version {0}, and only version {VERSION} can be read")]
    Version(u16),
    /// The checksum does not fit.
    #[error("this opening book is damaged: its checksum does not fit, or its end is missing")]
    Damaged,
    /// The checksum fits, the content does not.
    #[error("this opening book is not valid: byte {0} begins something that cannot be there")]
    Invalid(usize),
}

impl Book {
    /// The book as bytes of a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut out = Vec::new();
        out.extend_from_slice(MAGIC);
        out.extend_from_slice(&VERSION.to_le_bytes());
        number(&mut out, self.chapters.len() as u64);
        for (rules, chapter) in &self.chapters {
            text(&mut out, rules);
            number(&mut out, chapter.games.into());
            number(&mut out, chapter.roots.len() as u64);
            chapter.roots.values().for_each(|root| text(&mut out, &root.to_string()));
            number(&mut out, chapter.nodes.len() as u64);
            for (key, edges) in &chapter.nodes {
                out.extend_from_slice(&key.to_le_bytes());
                number(&mut out, edges.len() as u64);
                edges.iter().for_each(|edge| write_edge(&mut out, edge));
            }
        }
        out.extend_from_slice(&Fnv::of(&out).to_le_bytes());
        out
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// They are no book, one of another version, or a damaged one.
    pub fn read(bytes: &[u8]) -> Result<Self, BookError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BookError::Foreign)?;
        let version = rest.first_chunk().ok_or(BookError::Damaged)?;
        let version = u16::from_le_bytes(*version);
        if version != VERSION {
            return Err(BookError::Version(version));
        }
        let begin = MAGIC.len() + size_of::<u16>();
        let (content, checksum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(BookError::Damaged)?;
        if content.len() < begin || Fnv::of(content) != u64::from_le_bytes(*checksum) {
            return Err(BookError::Damaged);
        }
        let mut reader = Reader { bytes: content, at: begin };
        let chapters = reader.list(Reader::chapter)?;
        match reader.at == content.len() {
            true => Ok(Self { chapters: chapters.into_iter().collect() }),
            false => Err(BookError::Invalid(reader.at)),
        }
    }
}

fn number(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

fn text(out: &mut Vec<u8>, text: &str) {
    number(out, text.len() as u64);
    out.extend_from_slice(text.as_bytes());
}

fn write_edge(out: &mut Vec<u8>, edge: &Edge) {
    out.extend_from_slice(&edge.to.to_le_bytes());
    let Results { games, wins, draws, losses } = edge.results;
    [games, wins, draws, losses].iter().for_each(|&count| number(out, count.into()));
    let Some(score) = edge.score else { return out.push(0) };
    let (kind, value) = match (score.win(), score.loss()) {
        (Some(plies), _) => (2, plies),
        (_, Some(plies)) => (3, plies),
        _ => (1, 2 * score.value().unsigned_abs() + u32::from(score.value() < 0)),
    };
    out.push(kind);
    number(out, value.into());
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn invalid<T>(&self) -> Result<T, BookError> {
        Err(BookError::Invalid(self.at))
    }

    fn take(&mut self, length: usize) -> Result<&[u8], BookError> {
        let end = self.at.checked_add(length).filter(|&end| end <= self.bytes.len());
        let Some(end) = end else { return self.invalid() };
        let taken = &self.bytes[self.at..end];
        self.at = end;
        Ok(taken)
    }

    fn key(&mut self) -> Result<u64, BookError> {
        let mut key = [0; 8];
        key.copy_from_slice(self.take(8)?);
        Ok(u64::from_le_bytes(key))
    }

    fn number(&mut self) -> Result<u32, BookError> {
        let begin = self.at;
        let mut value = 0u64;
        for shift in (0..35).step_by(7) {
            let byte = self.take(1)?[0];
            value |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return u32::try_from(value).map_err(|_| BookError::Invalid(begin));
            }
        }
        Err(BookError::Invalid(begin))
    }

    fn text(&mut self) -> Result<String, BookError> {
        let begin = self.at;
        let length = self.number()? as usize;
        let text = self.take(length)?.to_vec();
        String::from_utf8(text).map_err(|_| BookError::Invalid(begin))
    }

    /// A number of items. It may lie, so that no room is made for them before they are read.
    fn list<T>(
        &mut self,
        item: impl Fn(&mut Self) -> Result<T, BookError>,
    ) -> Result<Vec<T>, BookError> {
        let count = self.number()?;
        (0..count).map(|_| item(self)).collect()
    }

    fn chapter(&mut self) -> Result<(String, Chapter), BookError> {
        let begin = self.at;
        let invalid = || BookError::Invalid(begin);
        let rules: Rules = self.text()?.parse().map_err(|_| invalid())?;
        let mut chapter = Chapter::new(&rules);
        chapter.games = self.number()?;
        for root in self.list(Self::text)? {
            let root = Position::read(&rules, &root).map_err(|_| invalid())?;
            chapter.roots.insert(chapter.symmetries.key(&root), root);
        }
        let node = |reader: &mut Self| Ok((reader.key()?, reader.list(Self::edge)?));
        chapter.nodes = self.list(node)?.into_iter().collect::<BTreeMap<_, _>>();
        Ok((rules.to_string(), chapter))
    }

    fn edge(&mut self) -> Result<Edge, BookError> {
        let to = self.key()?;
        let [games, wins, draws, losses] =
            [self.number()?, self.number()?, self.number()?, self.number()?];
        let begin = self.at;
        let score = match self.take(1)?[0] {
            0 => None,
            1 => {
                let value = self.number()?;
                let size = (value / 2) as i32;
                Some(Score::centi(if value % 2 == 1 { -size } else { size }))
            }
            2 => Some(Score::win_in(self.number()?)),
            3 => Some(Score::loss_in(self.number()?)),
            _ => return Err(BookError::Invalid(begin)),
        };
        Ok(Edge { to, results: Results { games, wins, draws, losses }, score })
    }
}

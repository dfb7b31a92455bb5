//! Positions with what was found out about them, and the files they are kept in.
//!
//! A file is a head and one block a game, appended in one piece: the game's number, how many samples
//! follow, and the samples. The head tells the game and how it was played, in 24 bytes. What an
//! interrupted write leaves is cut off when the file is opened again, so generation may be stopped
//! at any moment.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sumito_engine::Subject;

const MAGIC: &[u8; 7] = b"SUMITO2";
const HEAD: usize = 24;
const BLOCK_HEAD: usize = 8;

/// A quiet position as the seat to move sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sample {
    /// Cells of the pieces of the seat to move; for games with a direction of play its own back
    /// row comes first.
    pub own: [u64; 3],
    /// Cells of the rival's pieces.
    pub foe: [u64; 3],
    /// Ejections that the seat to move, and its rival, still need; 0 where the game has none.
    pub needs: [u8; 2],
    /// What the search says, in centi-marbles for the seat to move.
    pub score: i16,
    /// How the game ended for the seat to move: 1, 0 or -1.
    pub result: i8,
    /// Plies since the start of the game.
    pub ply: u16,
}

impl Sample {
    /// Bytes of a sample in a file.
    pub fn size(words: usize) -> usize {
        2 * 8 * words + 8
    }

    fn write(&self, words: usize, into: &mut Vec<u8>) {
        for word in self.own[..words].iter().chain(&self.foe[..words]) {
            into.extend(word.to_le_bytes());
        }
        into.extend(self.score.to_le_bytes());
        into.extend(self.ply.to_le_bytes());
        into.extend(self.needs);
        into.extend([self.result as u8, 0]);
    }

    fn read(words: usize, bytes: &[u8]) -> Self {
        let mut sample = Self::default();
        let (cells, rest) = bytes.split_at(16 * words);
        let mut cells = cells.chunks_exact(8).map(|b| u64::from_le_bytes(b.try_into().unwrap()));
        for word in sample.own[..words].iter_mut().chain(&mut sample.foe[..words]) {
            *word = cells.next().unwrap_or(0);
        }
        sample.score = i16::from_le_bytes([rest[0], rest[1]]);
        sample.ply = u16::from_le_bytes([rest[2], rest[3]]);
        sample.needs = [rest[4], rest[5]];
        sample.result = rest[6] as i8;
        sample
    }
}

/// How the engine played the games of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// Nodes a move.
    pub nodes: u64,
    /// The hash of the weights; without, positions were judged by hand.
    pub weights: Option<u64>,
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} nodes a move ", self.nodes)?;
        match self.weights {
            Some(weights) => write!(f, "by weights {weights:016x}"),
            None => f.write_str("by hand"),
        }
    }
}

/// A file that games are appended to.
#[derive(Debug)]
pub struct Shard {
    file: File,
    words: usize,
    /// The number of the last game; `None` if there is none yet.
    pub last_game: Option<u32>,
    /// Samples in the file.
    pub samples: usize,
}

impl Shard {
    /// Opens a file, or begins it; what an interrupted write left at its end is cut off.
    ///
    /// # Errors
    /// The file cannot be read or written, or holds something else, as games played otherwise.
    pub fn open(path: &Path, subject: Subject, play: Play) -> Result<Self> {
        let named = || path.display().to_string();
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .with_context(named)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(named)?;
        let head = head(subject, play);
        if head.starts_with(&bytes) {
            bytes = head.to_vec();
            file.rewind().with_context(named)?;
            file.write_all(&bytes).with_context(named)?;
        }
        let (before, rest) = behind_head(path, &bytes, subject)?;
        ensure!(
            before == play,
            "{} holds games played with {before}; these would be played with {play}: take another \
             folder or seed, or go on as before",
            named()
        );
        let words = subject.words();
        let (mut last_game, mut samples, mut end) = (None, 0, HEAD);
        for (number, block) in blocks(rest, words) {
            last_game = Some(number);
            samples += block.len() / Sample::size(words);
            end += BLOCK_HEAD + block.len();
        }
        file.set_len(end as u64).with_context(named)?;
        file.seek(SeekFrom::End(0)).with_context(named)?;
        Ok(Self { file, words, last_game, samples })
    }

    /// Appends a game.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn append(&mut self, number: u32, samples: &[Sample]) -> Result<()> {
        let mut block = Vec::with_capacity(BLOCK_HEAD + samples.len() * Sample::size(self.words));
        block.extend(number.to_le_bytes());
        block.extend((samples.len() as u32).to_le_bytes());
        for sample in samples {
            sample.write(self.words, &mut block);
        }
        self.file.write_all(&block)?;
        self.last_game = Some(number);
        self.samples += samples.len();
        Ok(())
    }
}

/// Every sample of all files of a folder, in the order of their names.
///
/// # Errors
/// A file cannot be read or holds something else.
pub fn read_folder(folder: &Path, subject: Subject) -> Result<Vec<Sample>> {
    let named = || folder.display().to_string();
    let entries = std::fs::read_dir(folder).with_context(named)?;
    let mut paths: Vec<_> =
        entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>().with_context(named)?;
    paths.retain(|path| path.extension().is_some_and(|e| e == "games"));
    paths.sort();
    let mut samples = Vec::new();
    for path in paths {
        let bytes = std::fs::read(&path).with_context(|| path.display().to_string())?;
        let (_, rest) = behind_head(&path, &bytes, subject)?;
        let words = subject.words();
        for (_, block) in blocks(rest, words) {
            let each = block.chunks_exact(Sample::size(words));
            samples.extend(each.map(|bytes| Sample::read(words, bytes)));
        }
    }
    Ok(samples)
}

fn head(subject: Subject, Play { nodes, weights }: Play) -> [u8; HEAD] {
    let mut head = [subject as u8; HEAD];
    head[..7].copy_from_slice(MAGIC);
    head[8..16].copy_from_slice(&nodes.to_le_bytes());
    head[16..].copy_from_slice(&weights.unwrap_or(0).to_le_bytes());
    head
}

/// How the games of a file were played, and what follows its head.
fn behind_head<'a>(path: &Path, bytes: &'a [u8], subject: Subject) -> Result<(Play, &'a [u8])> {
    let (head, rest) = bytes
        .split_first_chunk::<HEAD>()
        .filter(|(head, _)| head[..7] == *MAGIC && head[7] == subject as u8)
        .with_context(|| format!("{} holds no data for {subject}", path.display()))?;
    let [nodes, weights] =
        [8, 16].map(|at| u64::from_le_bytes(head[at..at + 8].try_into().unwrap()));
    Ok((Play { nodes, weights: (weights != 0).then_some(weights) }, rest))
}

/// The whole blocks of a file, each with its game's number.
fn blocks(mut bytes: &[u8], words: usize) -> impl Iterator<Item = (u32, &[u8])> {
    std::iter::from_fn(move || {
        let (head, rest) = bytes.split_first_chunk::<BLOCK_HEAD>()?;
        let [number, count] =
            [0, 4].map(|at| u32::from_le_bytes(head[at..at + 4].try_into().unwrap()));
        let (block, rest) = rest.split_at_checked(count as usize * Sample::size(words))?;
        bytes = rest;
        Some((number, block))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAY: Play = Play { nodes: 800, weights: Some(0xa1ab_618b_fc72_05ed) };

    fn sample(number: u64) -> Sample {
        Sample {
            own: [number, 2 * number, 3 * number],
            foe: [5 << 32 | number, 7, 11],
            needs: [6, 1],
            score: -300 + number as i16,
            result: -1,
            ply: 258,
        }
    }

    #[test]
    fn samples_read_as_they_were_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one.games");
        let games = [vec![sample(1), sample(2)], vec![], vec![sample(3)]];
        let mut shard = Shard::open(&path, Subject::Epaminondas, PLAY).unwrap();
        for (game, number) in games.iter().zip([4, 6, 8]) {
            shard.append(number, game).unwrap();
        }
        let read = read_folder(folder.path(), Subject::Epaminondas).unwrap();
        assert_eq!(read, games.concat());
        let again = Shard::open(&path, Subject::Epaminondas, PLAY).unwrap();
        assert_eq!((again.last_game, again.samples), (Some(8), 3));
        assert!(read_folder(folder.path(), Subject::Crossings).is_err());
    }

    #[test]
    fn what_was_cut_short_is_written_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one.games");
        let mut shard = Shard::open(&path, Subject::Epaminondas, PLAY).unwrap();
        shard.append(0, &[sample(1)]).unwrap();
        let whole = std::fs::read(&path).unwrap();
        shard.append(1, &[sample(2), sample(3)]).unwrap();
        drop(shard);
        let all = std::fs::read(&path).unwrap();
        for end in whole.len()..all.len() {
            std::fs::write(&path, &all[..end]).unwrap();
            let mut shard = Shard::open(&path, Subject::Epaminondas, PLAY).unwrap();
            assert_eq!(shard.last_game, Some(0));
            shard.append(1, &[sample(2), sample(3)]).unwrap();
            assert_eq!(std::fs::read(&path).unwrap(), all);
        }
    }

    #[test]
    fn games_played_otherwise_are_not_added() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one.games");
        drop(Shard::open(&path, Subject::Crossings, PLAY).unwrap());
        let refused =
            |play| format!("{:#}", Shard::open(&path, Subject::Crossings, play).unwrap_err());
        let by_hand = refused(Play { weights: None, ..PLAY });
        assert!(
            by_hand.contains("with 800 nodes a move by weights a1ab618bfc7205ed;"),
            "{by_hand}"
        );
        assert!(by_hand.contains("with 800 nodes a move by hand:"), "{by_hand}");
        assert!(refused(Play { nodes: 400, ..PLAY }).contains("400 nodes a move"));
        // Nor is what another program wrote, be it short.
        std::fs::write(&path, "mine").unwrap();
        assert!(refused(PLAY).contains("no data for crossings"));
        assert_eq!(std::fs::read(&path).unwrap(), b"mine");
    }
}

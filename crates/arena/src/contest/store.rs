//! The records of a match: what has been played, and all that is needed to go on.
//!
//! The file is a plain file of game records. Tags of our own say which game of the match each is
//! (`Game`), which engines sat where (`Engines`), how they came in (`Places`), what went wrong
//! (`Faults`), who ended it (`Ended`) and which match it belongs to (`Match`).

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use sumito_engine::{MOST_READ, read_all};
use sumito_games::record::{BrokenRecord, Entry, Record, Text};

use super::referee::Played;
use super::standing::{GameResult, plies, sides};
use super::{Plan, plain};

/// A file of game records that grows with its match. Nobody else can play that match meanwhile.
#[derive(Debug)]
pub struct Store {
    file: File,
    path: PathBuf,
}

/// Why a file cannot be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// It cannot be opened, read or cut.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It is a folder, a pipe or a device.
    #[error("{} is no plain file, which the games of a match are kept in", path.display())]
    NotPlain {
        /// What was named as the file.
        path: PathBuf,
    },
    /// Another process has it open.
    #[error("{}: another process plays this match", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// It is of something else.
    #[error("{} holds other games, not of a match", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// A game in it cannot be replayed.
    #[error("{}: {broken}\nwithout that record the game would be played again", path.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// Which game, where and why.
        broken: Box<BrokenRecord>,
    },
    /// A game is there twice.
    #[error(
        "{}: records {first} and {second} are both of game {game} of the match; take out either",
        path.display()
    )]
    Twice {
        /// The file.
        path: PathBuf,
        /// The game of the match, from 1.
        game: u32,
        /// Its first record, from 1.
        first: usize,
        /// Its second record.
        second: usize,
    },
    /// Its games are of a match that is played otherwise.
    #[error(
        "{} belongs to another match:\n  there  {there}\n  now    {now}\ngive another file, or the \
         same options",
        path.display()
    )]
    Other {
        /// The file.
        path: PathBuf,
        /// The match it is of.
        there: String,
        /// The match that would be gone on with.
        now: String,
    },
}

/// What every record begins with.
const HEAD: &str = "[Event ";
/// Scores beyond this are of games that are won already.
const DECIDED: i32 = 30_000;

impl Store {
    /// Opens a file, which may be new.
    ///
    /// # Errors
    /// It cannot be opened or made, or another process has it open.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let failed = |error| StoreError::File { path: path.to_owned(), error };
        // To open a pipe would be to wait for whoever is at its other end.
        if fs::metadata(path).is_ok_and(|known| !known.is_file()) {
            return Err(StoreError::NotPlain { path: path.to_owned() });
        }
        let file = OpenOptions::new().read(true).append(true).create(true).open(path);
        let file = file.map_err(failed)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::Busy { path: path.to_owned() });
            }
            // Some file systems know no locks.
            Err(TryLockError::Error(error)) if error.kind() != io::ErrorKind::Unsupported => {
                return Err(failed(error));
            }
            _ => {}
        }
        Ok(Self { file, path: path.to_owned() })
    }

    /// The games of this match that are there already. One that was cut short is taken away.
    pub(super) fn begin(&mut self, fingerprint: &str) -> Result<Vec<GameResult>, StoreError> {
        let failed = |error| StoreError::File { path: self.path.clone(), error };
        self.file.seek(SeekFrom::Start(0)).map_err(failed)?;
        let mut bytes = read_all(&self.file, MOST_READ).map_err(failed)?;
        if !bytes.is_empty() && !bytes.ends_with(b"\n\n") {
            // Only the last record can be cut short: each is written at once.
            let begin = format!("\n\n{HEAD}");
            let last = bytes.windows(begin.len()).rposition(|piece| piece == begin.as_bytes());
            let whole = last.map_or(0, |at| at + 2);
            if !bytes[whole..].starts_with(HEAD.as_bytes()) {
                return Err(StoreError::Foreign { path: self.path.clone() });
            }
            bytes.truncate(whole);
            self.file.set_len(whole as u64).map_err(failed)?;
        }
        if bytes.iter().all(u8::is_ascii_whitespace) {
            return Ok(Vec::new());
        }
        let path = || self.path.clone();
        let mut results: Vec<GameResult> = Vec::new();
        let mut seen = HashMap::new();
        for read in Text::new(&bytes).records() {
            let known = read.as_ref().map_or_else(|broken| broken.before.as_deref(), Some);
            let there = known.and_then(|record| record.tag("Match"));
            if let Some(there) = there.filter(|there| *there != fingerprint) {
                let (there, now) = (there.to_owned(), fingerprint.to_owned());
                return Err(StoreError::Other { path: path(), there, now });
            }
            // Where nobody can tell what a record is of, those before it do.
            let ours = there.is_some() || read.is_err() && !results.is_empty();
            let foreign = || StoreError::Foreign { path: path() };
            if !ours {
                return Err(foreign());
            }
            let broken = |broken| StoreError::Broken { path: path(), broken: Box::new(broken) };
            let result = result(&read.map_err(broken)?).ok_or_else(foreign)?;
            let second = results.len() + 1;
            if let Some(first) = seen.insert(result.number, second) {
                let game = result.number + 1;
                return Err(StoreError::Twice { path: path(), game, first, second });
            }
            results.push(result);
        }
        Ok(results)
    }

    /// Adds a record, whole or not at all.
    pub(super) fn add(&mut self, record: &str) -> io::Result<()> {
        let before = self.file.metadata()?.len();
        self.file.write_all(format!("{record}\n").as_bytes()).inspect_err(|_| {
            // Where nothing can be written, it may be that nothing can be taken away either; the
            // next run would do it.
            let _ = self.file.set_len(before);
        })
    }
}

fn numbers(text: &str) -> Option<Vec<usize>> {
    text.split_whitespace().map(|word| word.parse::<usize>().ok()?.checked_sub(1)).collect()
}

/// What a record tells.
fn result(record: &Record) -> Option<GameResult> {
    let (game, engines) = (record.game(), numbers(record.tag("Engines")?)?);
    if game.outcome().is_none() || engines.len() != game.line_up().teams() {
        return None;
    }
    let faults = record.tag("Faults").unwrap_or_default();
    let fault = |text: &str| {
        let (entrant, kind) = text.split_once(' ')?;
        Some((entrant.parse::<usize>().ok()?.checked_sub(1)?, kind.to_owned()))
    };
    let ended = record.tag("Ended").unwrap_or_default();
    Some(GameResult {
        number: record.tag("Game")?.parse::<u32>().ok()?.checked_sub(1)?,
        plies: plies(game),
        capped: ended == "cap",
        adjudicated: ended == "score",
        sides: sides(game, &engines),
        faults: faults.split(',').filter(|f| !f.is_empty()).map(fault).collect::<Option<_>>()?,
    })
}

/// The record of a game, with the tags that tell its place in the match.
pub(super) fn record(plan: &Plan, played: &Played, result: &GameResult) -> String {
    let game = &played.game;
    let mut record = Record::from_game(game);
    let line_up = game.line_up();
    let mut tags = vec![("Event".to_owned(), "Match".to_owned())];
    for (seat, name) in line_up.seats().zip(Record::player_tags(line_up)) {
        let entrant = result.sides[line_up.team(seat).index()].entrant;
        tags.push((name, plan.entrants[entrant].name().to_owned()));
    }
    let words =
        |numbers: Vec<usize>| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let mut tag = |name: &str, value: String| tags.push((name.to_owned(), value));
    tag("Game", (result.number + 1).to_string());
    tag("Engines", words(result.sides.iter().map(|side| side.entrant + 1).collect()));
    tag("Places", words(result.sides.iter().map(|side| side.place).collect()));
    let faults: Vec<_> =
        result.faults.iter().map(|(entrant, kind)| format!("{} {kind}", entrant + 1)).collect();
    if !faults.is_empty() {
        tag("Faults", faults.join(","));
    }
    match (result.capped, result.adjudicated) {
        (true, _) => tag("Ended", "cap".to_owned()),
        (_, true) => tag("Ended", "score".to_owned()),
        _ => {}
    }
    tag("Match", plan.fingerprint());
    for (name, value) in tags {
        record.set_tag(&name, &value).expect("these tags are ours to set");
    }
    // Seats that are passed over have words of their own in a record, and the end of a game for two
    // has none.
    let steps = record.line().steps.iter().enumerate();
    let steps: Vec<usize> =
        steps.filter(|(_, step)| step.entry != Entry::Skip).map(|(index, _)| index).collect();
    for (event, score) in played.scores.iter().filter(|(_, score)| score.abs() < DECIDED) {
        if let Some(&step) = steps.get(*event) {
            record.comment(step, &format!("[%eval {:+.2}]", f64::from(*score) / 100.0));
        }
    }
    for (event, seat, fault) in &played.faults {
        if let Some(&step) = steps.get(*event).or(steps.last()) {
            record.comment(step, &plain(&format!("{}: {fault}", line_up.seat_name(*seat))));
        }
    }
    record.write()
}

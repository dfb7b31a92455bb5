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

use super::Plan;
use super::referee::Played;
use super::standing::{GameResult, Side};

/// A file of game records that grows with its match. Nobody else can play that match meanwhile.
#[derive(Debug)]
pub struct Store {
    file: File,
    path: PathBuf,
}

/// Why a file cannot be gone on with.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum StoreError {
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    #[error("{} is no plain file, which the games of a match are kept in", .0.display())]
    NotPlain(PathBuf),
    #[error("{}: another process plays this match", .0.display())]
    Busy(PathBuf),
    #[error("{} holds other games, not of a match", .0.display())]
    Foreign(PathBuf),
    #[error(
        "{}: {broken}\nwithout that record the game would be played again",
        path.display()
    )]
    Broken { path: PathBuf, broken: Box<BrokenRecord> },
    #[error(
        "{}: records {first} and {second} are both of game {game} of the match; take out either",
        path.display()
    )]
    Twice { path: PathBuf, game: u32, first: usize, second: usize },
    #[error(
        "{} belongs to another match:\n  there  {there}\n  now    {now}\ngive another file, or the \
         same options",
        path.display()
    )]
    Other { path: PathBuf, there: String, now: String },
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
            return Err(StoreError::NotPlain(path.to_owned()));
        }
        let file = OpenOptions::new().read(true).append(true).create(true).open(path);
        let file = file.map_err(failed)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(StoreError::Busy(path.to_owned())),
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
                return Err(StoreError::Foreign(self.path.clone()));
            }
            bytes.truncate(whole);
            self.file.set_len(whole as u64).map_err(failed)?;
        }
        let text = String::from_utf8_lossy(&bytes);
        let mut results: Vec<GameResult> = Vec::new();
        let mut seen = HashMap::new();
        for record in text.split(HEAD).skip(1) {
            let foreign = || StoreError::Foreign(self.path.clone());
            let there = tag(record, "Match").ok_or_else(foreign)?;
            if there != fingerprint {
                let (path, now) = (self.path.clone(), fingerprint.to_owned());
                return Err(StoreError::Other { path, there, now });
            }
            let result = result(record).ok_or_else(foreign)?;
            let second = results.len() + 1;
            if let Some(first) = seen.insert(result.number, second) {
                let (path, game) = (self.path.clone(), result.number + 1);
                return Err(StoreError::Twice { path, game, first, second });
            }
            results.push(result);
        }
        if results.is_empty() && !text.trim().is_empty() {
            return Err(StoreError::Foreign(self.path.clone()));
        }
        self.replay(&bytes, results.len())?;
        Ok(results)
    }

    /// Whether the games went as their records say.
    fn replay(&self, bytes: &[u8], games: usize) -> Result<(), StoreError> {
        for record in Text::new(bytes).records().take(games) {
            let path = || self.path.clone();
            record
                .map_err(|broken| StoreError::Broken { path: path(), broken: Box::new(broken) })?;
        }
        Ok(())
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

/// The value of a tag of a record.
fn tag(record: &str, name: &str) -> Option<String> {
    let start = format!("[{name} \"");
    let line =
        record.lines().take_while(|line| !line.is_empty()).find(|l| l.starts_with(&start))?;
    let value = line.strip_prefix(&start)?.strip_suffix("\"]")?;
    Some(value.replace("\\\"", "\"").replace("\\\\", "\\"))
}

fn numbers(text: &str) -> Option<Vec<usize>> {
    text.split_whitespace().map(|word| word.parse().ok()).collect()
}

/// What the tags of a record tell.
fn result(record: &str) -> Option<GameResult> {
    let engines = numbers(&tag(record, "Engines")?)?;
    let places = numbers(&tag(record, "Places")?)?;
    let shares = tag(record, "Result")?;
    let won = shares.split('-').map(|share| share == "1").chain(std::iter::repeat(false));
    let sides = engines.iter().zip(&places).zip(won);
    let faults = tag(record, "Faults").unwrap_or_default();
    let fault = |text: &str| {
        let (entrant, kind) = text.split_once(' ')?;
        Some((entrant.parse::<usize>().ok()?.checked_sub(1)?, kind.to_owned()))
    };
    let ended = tag(record, "Ended").unwrap_or_default();
    Some(GameResult {
        number: tag(record, "Game")?.parse::<u32>().ok()?.checked_sub(1)?,
        plies: tag(record, "Plies")?.parse().ok()?,
        capped: ended == "cap",
        adjudicated: ended == "score",
        sides: sides
            .map(|((&entrant, &place), won)| {
                Some(Side { entrant: entrant.checked_sub(1)?, place, won })
            })
            .collect::<Option<_>>()?,
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
            record.comment(step, &format!("{}: {fault}", line_up.seat_name(*seat)));
        }
    }
    record.write()
}

//! `sumito annotate`

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::{Result, anyhow};
use clap::Args;
use serde::Serialize;
use sumito_engine::{Engine, Options};
use sumito_study::{Annotation, Settings, annotate, comment, curve};

use crate::effort::{Effort, interruption};
use crate::output;
use crate::records::{Found, read_all};

/// Judge every move of games: values, best lines, mistakes, turning points
///
/// Reads APGN and, one game a line, JSON. Prints the records with a value behind each move as
/// `[%eval +0.35]`, for the team that moved, in marbles; a move that gives away 5 %, 10 % or 20 % of
/// the chance of winning gets `?!`, `?` or `??` and the best line as a variation. Ctrl-C ends it with
/// the games done so far. Broken records are named on the standard error and left out; the exit code
/// is 1 then.
#[derive(Args)]
pub struct Annotate {
    /// Files of records; `-` for the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    #[command(flatten)]
    effort: Effort,

    /// Plies of each best line
    #[arg(long, value_name = "N", default_value = "6", value_parser = clap::value_parser!(u8).range(1..))]
    line: u8,

    /// Draw the chances of winning into this SVG file; with several games its name gets their number
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,

    /// Print JSON, one object a game
    #[arg(long)]
    json: bool,
}

/// A game's annotation with where the game stands.
#[derive(Serialize)]
struct Annotated<'a> {
    file: &'a str,
    game: usize,
    #[serde(flatten)]
    annotation: &'a Annotation,
}

impl Annotate {
    pub fn run(&self) -> Result<ExitCode> {
        if let Some(picture) = &self.picture {
            anyhow::ensure!(
                picture.extension().is_some_and(|e| e.eq_ignore_ascii_case("svg")),
                "{}: pictures are SVG, so the file's name must end in .svg",
                picture.display()
            );
        }
        let (records, broken) = read_all(&self.files)?;
        let stop = interruption()?;
        let done = self.annotate(&records, &stop)?;
        if done < records.len() {
            eprintln!("stopped: {done} of {} games are annotated", records.len());
        }
        Ok(if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Annotates the records and prints them in their order; gives how many were finished.
    fn annotate(&self, records: &[Found], stop: &AtomicBool) -> Result<usize> {
        let settings = Settings { limits: self.effort.limits(), line: self.line.into() };
        let plies: usize = records.iter().map(|found| found.record.game().events().len()).sum();
        let bar = output::bar("{pos}/{len} plies {wide_bar} {eta}", plies as u64);
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        let mut done = 0;
        let printed = thread::scope(|scope| {
            for _ in 0..self.effort.threads(records.len()) {
                let sender = sender.clone();
                scope.spawn(|| {
                    let sender = sender;
                    let engine = Engine::new(&Options::default());
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let Some(found) = records.get(index) else { return };
                        engine.forget();
                        let game = found.record.game();
                        let told = annotate(game, &engine, &settings, stop, |_, _| bar.inc(1));
                        let Some(annotation) = told else { return };
                        if sender.send((index, annotation)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let printed = self.print(records, receiver, &mut done);
            if printed.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
            printed
        });
        bar.finish_and_clear();
        printed.map(|()| done)
    }

    /// Prints annotations as soon as those of all games before them are.
    fn print(
        &self,
        records: &[Found],
        annotations: mpsc::Receiver<(usize, Annotation)>,
        done: &mut usize,
    ) -> Result<()> {
        let mut out = output::stdout();
        let mut early = BTreeMap::new();
        let mut write = |(index, annotation): (usize, Annotation)| {
            self.write(&mut out, (&records[index], records.len()), index, &annotation, *done == 0)?;
            *done += 1;
            anyhow::Ok(())
        };
        let mut awaited = 0;
        for (index, annotation) in annotations {
            early.insert(index, annotation);
            while let Some(annotation) = early.remove(&awaited) {
                write((awaited, annotation))?;
                awaited += 1;
            }
        }
        // After Ctrl-C, what is whole beyond the first gap.
        early.into_iter().try_for_each(write)
    }

    fn write(
        &self,
        out: &mut impl Write,
        (found, games): (&Found, usize),
        index: usize,
        annotation: &Annotation,
        first: bool,
    ) -> Result<()> {
        if let Some(picture) = &self.picture {
            let file = if games == 1 { picture.clone() } else { numbered(picture, index + 1) };
            output::save(&file, curve(annotation).as_bytes())
                .map_err(|error| anyhow!("{} cannot be written: {error}", file.display()))?;
        }
        if self.json {
            let Found { file, game, .. } = found;
            return output::json(out, &Annotated { file, game: *game, annotation });
        }
        let space = if first { "" } else { "\n" };
        write!(out, "{space}{}", comment(&found.record, annotation).write())?;
        out.flush()?;
        Ok(())
    }
}

/// `curve.svg` as `curve-2.svg`.
fn numbered(file: &Path, number: usize) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    file.with_file_name(format!("{stem}-{number}.svg"))
}

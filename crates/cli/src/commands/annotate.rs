//! `sumito annotate`

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use anyhow::{Result, anyhow};
use clap::Args;
use serde::Serialize;
use sumito_study::{Annotation, Settings, annotate, comment, curve};

use crate::effort::Effort;
use crate::output;
use crate::parallel::study;
use crate::picture::Form;
use crate::records::{Extent, Files, Found};
use crate::signals::{STOPPED, told_to_stop};

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

    /// Draw the chances of winning into this file, .svg or .png; with several games its name gets
    /// their number
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
        // What cannot be drawn is better known before the work.
        self.picture.as_deref().map(Form::of).transpose()?;
        let files = Files::read(&self.files)?;
        let stop = told_to_stop()?;
        let Some(extent) = files.extent(&stop) else {
            eprintln!("stopped: no game is annotated");
            return Ok(STOPPED.into());
        };
        let done = self.annotate(&files, &extent, &stop)?;
        if done < extent.games {
            eprintln!("stopped: {done} of {} games are annotated", extent.games);
        }
        Ok(if files.are_valid() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Annotates the records and prints them in their order; gives how many were finished.
    fn annotate(&self, files: &Files, extent: &Extent, stop: &AtomicBool) -> Result<usize> {
        let settings = Settings { limits: self.effort.limits(), line: self.line.into() };
        let bar = output::bar("{pos}/{len} plies {wide_bar} {eta}", extent.plies as u64);
        let mut out = output::stdout();
        let mut first = true;
        let done = study(
            files,
            extent.games,
            &self.effort,
            stop,
            |engine, game| annotate(game, engine, &settings, stop, |_, _| bar.inc(1)),
            |index, found, annotation| {
                if let Some(picture) = &self.picture {
                    let picture = match extent.games {
                        1 => picture.clone(),
                        _ => numbered(picture, index + 1),
                    };
                    draw(&picture, &annotation)?;
                }
                let space = if std::mem::take(&mut first) { "" } else { "\n" };
                self.write(&mut out, &found, &annotation, space)
            },
        );
        bar.finish_and_clear();
        done
    }

    fn write(
        &self,
        out: &mut impl Write,
        Found { file, game, record }: &Found<'_>,
        annotation: &Annotation,
        space: &str,
    ) -> Result<()> {
        if self.json {
            return output::json(out, &Annotated { file, game: *game, annotation });
        }
        write!(out, "{space}{}", comment(record, annotation).write())?;
        out.flush()?;
        Ok(())
    }
}

fn draw(picture: &Path, annotation: &Annotation) -> Result<()> {
    let bytes = Form::of(picture)?.of_drawing(curve(annotation))?;
    output::save(picture, &bytes)
        .map_err(|error| anyhow!("{} cannot be written: {error}", picture.display()))
}

/// `curve.svg` as `curve-2.svg`.
fn numbered(file: &Path, number: usize) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let end = file.extension().unwrap_or_default().to_string_lossy();
    file.with_file_name(format!("{stem}-{number}.{end}"))
}

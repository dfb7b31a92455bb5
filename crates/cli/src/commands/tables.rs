//! `sumito tables`

use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use anyhow::{Result, anyhow, bail, ensure};
use clap::{Args, Subcommand};
use serde::Serialize;
use serde_json::{Value as Json, json};
use sumito_core::{Exact, Position as _};
use sumito_engine::{probe, probe_moves};
use sumito_games::{Notation, Position, Rules};
use sumito_tables::{Claim, Counts, Progress, Spec, Step, Tables, Unfinished, Work};

use crate::signals::told_to_stop;
use crate::{output, words};

/// Work out exact endgame tables of Abalone
///
/// Every position of so many marbles, and of all that ejections lead to, is won, lost or drawn
/// for the seat to move, in so many plies: the first to GOAL ejections wins, a seat without a
/// legal move loses, endless play is a draw. Positions are counted each, images of others too.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct EndgameTables {
    #[command(subcommand)]
    what: Option<What>,

    #[command(flatten)]
    build: Option<Build>,
}

#[derive(Subcommand)]
enum What {
    Show(Show),
    Probe(Probe),
}

impl EndgameTables {
    pub fn run(&self) -> Result<()> {
        match (&self.what, &self.build) {
            (Some(What::Show(show)), _) => show.run(),
            (Some(What::Probe(probe)), _) => probe.run(),
            (None, Some(build)) => build.run(),
            (None, None) => bail!("give the marbles of both seats, such as `--marbles 3,2`"),
        }
    }
}

#[derive(Args)]
struct Build {
    /// Marbles on the board of the first and of the second seat
    #[arg(long, value_name = "A,B", value_parser = pair)]
    marbles: [u8; 2],

    /// Side of the board, 3 to 6
    #[arg(long, value_name = "N", default_value = "5")]
    side: u8,

    /// Ejections that win
    #[arg(long, value_name = "N", default_value = "1")]
    goal: u8,

    /// Keep the tables in this file; what an interrupted run has finished there is not done again
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Leave out the comparison of every value with those of its successors
    #[arg(long)]
    no_verify: bool,

    /// Threads to work with [default: one a processor]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// Memory that may be used, in mebibytes
    #[arg(long, value_name = "MIB", default_value = "4096", value_parser = clap::value_parser!(u64).range(1..=MOST_MEMORY))]
    memory: u64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// 16 TiB: what takes more takes for ever, too.
const MOST_MEMORY: u64 = 1 << 24;

/// Reads `3,2`.
fn pair(text: &str) -> Result<[u8; 2], String> {
    let numbers: Result<Vec<u8>, _> = text.split(',').map(str::parse).collect();
    let numbers = numbers.ok().and_then(|numbers| numbers.try_into().ok());
    numbers.ok_or_else(|| "expected two numbers, such as `3,2`".into())
}

impl Build {
    fn run(&self) -> Result<()> {
        let spec = Spec::new(self.side, self.marbles, self.goal)?;
        let needed = spec.bytes().div_ceil(1 << 20);
        ensure!(
            needed <= MOST_MEMORY,
            "these tables take more than {} TiB of memory; take fewer marbles",
            MOST_MEMORY >> 20
        );
        ensure!(
            needed <= self.memory,
            "these tables take about {needed} MiB of memory; allow it with `--memory {needed}`, or take fewer marbles"
        );
        let claim = self
            .save
            .as_deref()
            .map(|path| Claim::new(path).map_err(|error| anyhow!("{}: {error}", path.display())));
        let _held = claim.transpose()?;
        let mut tables = match &self.save {
            Some(path) if path.exists() => self.kept(spec, path)?,
            _ => Tables::new(spec),
        };
        let stop = told_to_stop()?;
        let bar = output::bar("{spinner} {msg} {wide_bar} {percent}%", 0);
        bar.enable_steady_tick(Duration::from_millis(200));
        let shown = |progress: Progress| {
            if progress.done == 0 {
                let [a, b] = progress.marbles;
                bar.set_message(format!("{a} against {b}: {}", in_words(progress.step)));
                bar.set_length(progress.of);
            }
            bar.set_position(progress.done);
        };
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        let work =
            Work { threads: threads.unwrap_or(NonZeroUsize::MIN), stop: &stop, progress: &shown };
        // Where nothing can be written, that is better known before the work.
        self.keep(&tables)?;
        while tables.solve_next(&work).map_err(|error| self.broken_off(error, &tables))? {
            self.keep(&tables)?;
        }
        if !self.no_verify {
            let wrong = tables.verify(&work).map_err(|error| self.broken_off(error, &tables))?;
            ensure!(wrong == 0, "{wrong} values disagree with those of their successors");
        }
        bar.finish_and_clear();
        show(&tables, self.json)
    }

    /// What an earlier run has kept.
    fn kept(&self, spec: Spec, path: &Path) -> Result<Tables> {
        let tables = read(path)?;
        ensure!(
            tables.spec() == spec,
            "{} holds tables for {}; name another file",
            path.display(),
            title(tables.spec())
        );
        Ok(tables)
    }

    fn keep(&self, tables: &Tables) -> Result<()> {
        let Some(path) = &self.save else { return Ok(()) };
        tables.write(path).map_err(|error| anyhow!("{}: {error}", path.display()))
    }

    fn broken_off(&self, error: Unfinished, tables: &Tables) -> anyhow::Error {
        match (&self.save, tables.parts()) {
            (Some(path), (done, all)) => {
                anyhow!("{error}: {done} of {all} parts are kept in {}", path.display())
            }
            (None, _) => anyhow!("{error}: nothing is kept without `--save`"),
        }
    }
}

fn in_words(step: Step) -> String {
    match step {
        Step::Ends => "what is over".into(),
        Step::Distance(1) => "1 ply from the end".into(),
        Step::Distance(plies) => format!("{plies} plies from the end"),
        Step::Counts => "counting".into(),
        Step::Verification => "verifying".into(),
    }
}

/// Reads tables from a file.
pub fn read(path: &Path) -> Result<Tables> {
    Tables::read(path).map_err(|error| anyhow!("{}: {error}", path.display()))
}

fn title(spec: Spec) -> String {
    let ([a, b], side, goal) = (spec.marbles(), spec.side(), spec.goal());
    let ejections = if goal == 1 { "ejection" } else { "ejections" };
    format!("{a} against {b} marbles on a board of side {side}, first to {goal} {ejections}")
}

/// The counts as JSON.
#[derive(Serialize)]
struct Classes<'a> {
    classes: &'a [Counts],
}

fn show(tables: &Tables, as_json: bool) -> Result<()> {
    let mut out = output::stdout();
    let counts = tables.counts();
    if as_json {
        return output::json(&mut out, &Classes { classes: &counts });
    }
    writeln!(out, "{}", title(tables.spec()))?;
    let heads = ["marbles", "score", "to move", "win", "loss", "draw", "longest win", "loss"];
    let rows: Vec<[String; 8]> = counts.iter().map(row).collect();
    let widths: Vec<usize> = (0..heads.len())
        .map(|i| rows.iter().map(|row| row[i].len()).chain([heads[i].len()]).max().unwrap_or(0))
        .collect();
    let mut line = |cells: &[&str]| {
        let padded = cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}"));
        writeln!(out, "{}", padded.collect::<Vec<_>>().join("  "))
    };
    line(&heads)?;
    for row in &rows {
        line(&row.each_ref().map(String::as_str))?;
    }
    let (done, all) = tables.parts();
    if done < all {
        writeln!(out, "unfinished: {done} of {all} parts")?;
    }
    Ok(())
}

fn row(counts: &Counts) -> [String; 8] {
    let pair = |[a, b]: [u8; 2]| format!("{a},{b}");
    let class = counts.class;
    [
        pair(class.marbles),
        pair(class.score),
        class.to_move.to_string(),
        counts.win.to_string(),
        counts.loss.to_string(),
        counts.draw.to_string(),
        counts.longest_win.to_string(),
        counts.longest_loss.to_string(),
    ]
}

/// Print the counts of tables in a file
#[derive(Args)]
struct Show {
    /// The file
    file: PathBuf,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Show {
    fn run(&self) -> Result<()> {
        show(&read(&self.file)?, self.json)
    }
}

/// Look a position up in tables: its value, and that of each move
#[derive(Args)]
struct Probe {
    /// The file
    file: PathBuf,

    /// The position, the scores being those towards the tables' goal
    #[arg(long, short, value_name = "P")]
    position: String,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Probe {
    fn run(&self) -> Result<()> {
        let tables = read(&self.file)?;
        let spec = tables.spec();
        let rules: Rules =
            format!("abalone/empty?side={}&goal={}", spec.side(), spec.goal()).parse()?;
        let position = Position::read(&rules, &self.position)?;
        let found = probe(&tables, &position).zip(probe_moves(&tables, &position));
        let Some((value, moves)) = found else {
            bail!("the position is not in these tables, which are for {}", title(spec));
        };
        let notation = Notation::canonical_for(&rules);
        let name = |mv| position.write_move(mv, notation);
        let moves: Vec<_> = moves.into_iter().map(|(mv, value)| (name(mv), value)).collect();

        let mut out = output::stdout();
        if self.json {
            let mut answer = as_json(value);
            let moves = moves.into_iter().map(|(name, value)| {
                let mut entry = as_json(value);
                entry["move"] = name.into();
                entry
            });
            answer["moves"] = moves.collect();
            return output::json(&mut out, &answer);
        }
        if let Some(over) = position.outcome() {
            writeln!(out, "{}", words::outcome(position.line_up(), over))?;
            return Ok(());
        }
        writeln!(out, "{}: {value}", position.line_up().seat_title(position.turn()))?;
        for group in moves.chunk_by(|a, b| a.1 == b.1) {
            let names: Vec<_> = group.iter().map(|(name, _)| name.as_str()).collect();
            writeln!(out, "{:<11} {}", group[0].1.to_string(), names.join(" "))?;
        }
        Ok(())
    }
}

fn as_json(value: Exact) -> Json {
    json!({ "value": value.name(), "plies": value.plies() })
}

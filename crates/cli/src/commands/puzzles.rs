//! `sumito puzzles`

use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use anyhow::Result;
use clap::Args;
use sumito_study::Symmetries;
use sumito_study::puzzles::{Puzzle, Search, Task, find};

use crate::effort::Effort;
use crate::input::read;
use crate::output;
use crate::parallel::study;
use crate::records::{Extent, Files};
use crate::signals::{STOPPED, told_to_stop};
use crate::words::counted;

/// Find positions with exactly one move that wins, gains a marble or saves the game
///
/// Reads APGN and, one game a line, JSON. The engine points to positions, then every move and every
/// reply is tried to prove it. Prints the puzzles from easy to hard; with --json as a file of
/// puzzles, one a line. Ctrl-C ends it with those of the games done so far. Broken records are named
/// on the standard error and left out; the exit code is 1 then.
#[derive(Args)]
pub struct Puzzles {
    /// Files of records; `-` for the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    #[command(flatten)]
    effort: Effort,

    /// Plies within which it must be done
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u32).range(1..=20))]
    plies: u32,

    /// Positions each proof may look at
    #[arg(long, value_name = "N", default_value = "10000000", value_parser = clap::value_parser!(u64).range(1..))]
    budget: u64,

    /// The files are puzzles: prove them again
    #[arg(long, conflicts_with_all = ["json", "plies", "nodes", "time", "depth"])]
    prove: bool,

    /// Print JSON, one puzzle a line
    #[arg(long)]
    json: bool,
}

impl Puzzles {
    pub fn run(&self) -> Result<ExitCode> {
        if self.prove {
            return self.prove();
        }
        let files = Files::read(&self.files)?;
        let stop = told_to_stop()?;
        let Some(Extent { games: all, .. }) = files.extent(&stop) else {
            eprintln!("stopped: no game is looked through");
            return Ok(STOPPED.into());
        };
        let mut puzzles = Vec::new();
        let games = self.find(&files, all, &stop, &mut puzzles)?;
        if games < all {
            eprintln!("stopped: {games} of {all} games are looked through");
        }
        puzzles.sort_by_key(|puzzle| puzzle.rating);
        let mut out = output::stdout();
        for puzzle in &puzzles {
            if self.json {
                output::json(&mut out, puzzle)?;
            } else {
                tell(&mut out, puzzle)?;
            }
        }
        if !self.json {
            let (puzzles, games) = (counted(puzzles.len(), "puzzle"), counted(games, "game"));
            writeln!(out, "{puzzles} in {games}")?;
        }
        Ok(if files.are_valid() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Adds the puzzles of each game in their order, the same one only once; gives how many games
    /// were finished.
    fn find(
        &self,
        files: &Files,
        games: usize,
        stop: &AtomicBool,
        puzzles: &mut Vec<Puzzle>,
    ) -> Result<usize> {
        let (limits, plies, budget) = (self.effort.limits(), self.plies, self.budget);
        let search = Search { limits, plies, budget };
        let bar = output::bar("{pos}/{len} games {wide_bar} {eta}", games as u64);
        let mut known = HashSet::new();
        let done = study(
            files,
            games,
            &self.effort,
            stop,
            |engine, game| {
                let found = find(game, engine, &search, &mut HashSet::new(), stop, |_, _| ());
                bar.inc(1);
                found
            },
            |_, found, puzzles_of_it| {
                let rules = found.record.rules();
                let symmetries = Symmetries::of(&rules);
                for puzzle in puzzles_of_it {
                    let key = symmetries.key(&puzzle.start()?);
                    if known.insert((rules.to_string(), key)) {
                        puzzles.push(puzzle);
                    }
                }
                Ok(())
            },
        );
        bar.finish_and_clear();
        done
    }

    fn prove(&self) -> Result<ExitCode> {
        let mut out = output::stdout();
        let (mut proved, mut wrong, mut foreign) = (0, 0, false);
        // What cannot be read is better known before the work.
        let files: Vec<_> = self.files.iter().map(|file| read(file)).collect::<Result<_>>()?;
        for (file, bytes) in self.files.iter().zip(files) {
            let name = file.display();
            let text = String::from_utf8_lossy(&bytes);
            let lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty());
            let read = |(line, at)| (at, serde_json::from_str(line));
            let puzzles: Vec<(usize, serde_json::Result<Puzzle>)> = lines.map(read).collect();
            // What is something else is told once, not line by line.
            if let Some((at, Err(reason))) = puzzles.first()
                && puzzles.iter().all(|(_, puzzle)| puzzle.is_err())
            {
                foreign = true;
                eprintln!(
                    "{name}: this is no file of puzzles, as `sumito puzzles --json` writes them: line {at}: {reason}"
                );
                continue;
            }
            for (at, puzzle) in puzzles {
                let answer = puzzle
                    .map_err(|error| error.to_string())
                    .and_then(|puzzle| puzzle.prove(self.budget).map_err(|e| e.to_string()));
                match answer {
                    Ok(()) => proved += 1,
                    Err(reason) => {
                        wrong += 1;
                        eprintln!("{name}: line {at}: {reason}");
                    }
                }
            }
        }
        if !foreign || proved + wrong > 0 {
            writeln!(out, "{proved} proved, {wrong} not")?;
        }
        Ok(if wrong == 0 && !foreign { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// A puzzle in three lines.
fn tell(out: &mut impl Write, puzzle: &Puzzle) -> Result<()> {
    let Puzzle { rules, position, plies, rating, .. } = puzzle;
    let task = match puzzle.task {
        Task::Win => "win within",
        Task::Gain => "gain one within",
        Task::Save => "do not lose within",
    };
    let unit = if *plies == 1 { "ply" } else { "plies" };
    writeln!(out, "{task} {plies} {unit}, rating {rating}: {}", puzzle.themes.join(", "))?;
    writeln!(out, "  {rules}  {position}")?;
    for step in &puzzle.steps {
        let reply = step.reply.as_ref().map_or(String::new(), |reply| format!(" {reply}"));
        write!(out, "  {}{reply}", step.accept.join("|"))?;
    }
    writeln!(out, "\n")?;
    Ok(())
}

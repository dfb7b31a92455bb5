//! `sumito book`

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use anyhow::{Result, anyhow};
use clap::{Args, Subcommand};
use serde::Serialize;
use sumito_engine::{Engine, Limits, Options};
use sumito_games::{Game, Position, Rules};
use sumito_study::book::{Book, Branch, Contents, shipped};

use crate::records::Files;
use crate::signals::told_to_stop;
use crate::{input, output, words};

/// Count what was played in openings, and how it ended
///
/// Reads APGN and, one game a line, JSON. Positions reached by another order of moves, by a turn or
/// mirror of the board or with the colours changed are one. Prints a tree of moves with games, wins,
/// draws and losses of who moves, the mean of the points and the engine's value. Broken records are
/// named on the standard error and left out; the exit code is 1 then.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Openings {
    #[command(subcommand)]
    what: Option<What>,

    /// Files of records; `-` for the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Plies of each game to count
    #[arg(long, value_name = "N", default_value = "16")]
    plies: NonZeroUsize,

    /// Leave out moves of fewer games
    #[arg(long, value_name = "N", default_value = "1")]
    least: u32,

    /// Have the engine judge each move with so many nodes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Write a book file instead
    #[arg(long, value_name = "BOOK", conflicts_with = "json")]
    out: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum What {
    Show(Show),
}

/// Show what a book file knows
#[derive(Args)]
struct Show {
    /// A file that `sumito book --out` wrote [default: the book that comes with the program]
    #[arg(value_name = "BOOK")]
    book: Option<PathBuf>,

    /// Only this rule set
    #[arg(long, value_name = "RULES")]
    rules: Option<Rules>,

    /// Position to begin with instead of the rule set's start
    #[arg(long, short, value_name = "P", requires = "rules")]
    position: Option<String>,

    /// Moves to play first, separated by spaces
    #[arg(long, short, value_name = "MOVES", requires = "rules")]
    moves: Option<String>,

    /// Plies of the tree
    #[arg(long, value_name = "N", default_value = "2")]
    plies: NonZeroUsize,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A position by its rule set.
#[derive(Serialize)]
struct Place {
    rules: String,
    position: String,
}

impl Openings {
    pub fn run(&self) -> Result<ExitCode> {
        if let Some(What::Show(show)) = &self.what {
            return show.run().map(|()| ExitCode::SUCCESS);
        }
        let files = Files::read(&self.files)?;
        let mut book = Book::default();
        files.each(&AtomicBool::new(false), |found| {
            book.add(found.record.game(), self.plies.get());
            true
        });
        book.prune(self.least);
        if let Some(nodes) = self.nodes {
            let stop = told_to_stop()?;
            let engine = Engine::new(&Options::default());
            let bar = output::bar("{pos}/{len} positions {wide_bar} {eta}", 0);
            let whole = book.judge(&engine, &Limits::nodes(nodes), &stop, |done, of| {
                bar.set_length(of as u64);
                bar.set_position(done as u64);
            });
            bar.finish_and_clear();
            anyhow::ensure!(whole, "stopped: nothing is written");
        }
        let mut out = output::stdout();
        match &self.out {
            Some(file) => output::save(file, &book.write())
                .map_err(|error| anyhow!("{} cannot be written: {error}", file.display()))?,
            None => {
                show(&mut out, &book, self.json, self.plies.get())?;
            }
        }
        Ok(if files.are_valid() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

impl Show {
    fn run(&self) -> Result<()> {
        let read;
        let book = match &self.book {
            None => shipped(),
            Some(file) => {
                let bytes = input::read(file)?;
                read =
                    Book::read(&bytes).map_err(|error| anyhow!("{}: {error}", file.display()))?;
                &read
            }
        };
        let mut out = output::stdout();
        let Some(rules) = &self.rules else {
            return show(&mut out, book, self.json, self.plies.get());
        };
        let start = match &self.position {
            Some(text) => Position::read(rules, text)?,
            None => rules.start()?,
        };
        let mut game = Game::from_position(start);
        for mv in self.moves.iter().flat_map(|moves| moves.split_whitespace()) {
            game.play_text(mv).map_err(|error| anyhow!("{}: {error}", words::shown(mv)))?;
        }
        let tree = book.tree(game.position(), self.plies.get());
        if self.json {
            nested(&mut out, game.position(), &tree)?;
            writeln!(out)?;
            return Ok(());
        }
        if tree.is_empty() {
            writeln!(out, "the book knows no move here")?;
        }
        print(&mut out, &tree)
    }
}

/// The positions from which games of a rule set began.
fn starts(contents: &Contents) -> impl Iterator<Item = Position> {
    let rules: Option<Rules> = contents.rules.parse().ok();
    contents.starts.iter().filter_map(move |text| Position::read(rules.as_ref()?, text).ok())
}

/// Everything a book knows, by rule sets.
fn show(out: &mut impl Write, book: &Book, json: bool, plies: usize) -> Result<()> {
    for contents in book.contents() {
        if json {
            begin(out, &contents, "trees")?;
            for (index, position) in starts(&contents).enumerate() {
                out.write_all(if index == 0 { b"" } else { b"," })?;
                nested(out, &position, &book.tree(&position, plies))?;
            }
            writeln!(out, "]}}")?;
            continue;
        }
        let Contents { rules, games, positions, moves, starts: known } = &contents;
        writeln!(out, "{rules}: {games} games, {positions} positions, {moves} moves")?;
        for position in starts(&contents) {
            if known.len() > 1 {
                writeln!(out, "{position}")?;
            }
            print(out, &book.tree(&position, plies))?;
        }
    }
    Ok(())
}

/// A position's tree as JSON, each move with those after it. A line of play may be longer than
/// calls can be nested, so this writes move by move.
fn nested(out: &mut impl Write, position: &Position, tree: &[Branch]) -> Result<()> {
    let place = Place { rules: position.rules().to_string(), position: position.to_string() };
    begin(out, &place, "moves")?;
    for (index, branch) in tree.iter().enumerate() {
        begin(out, branch, "next")?;
        let next = tree.get(index + 1).map(|next| next.depth);
        let ended = (branch.depth + 1).saturating_sub(next.unwrap_or(0));
        (0..ended).try_for_each(|_| out.write_all(b"]}"))?;
        if ended > 0 && next.is_some() {
            out.write_all(b",")?;
        }
    }
    out.write_all(b"]}")?;
    Ok(())
}

/// An object of JSON with a list under this name as its last field, as far as the list's items.
fn begin(out: &mut impl Write, object: &impl Serialize, list: &str) -> Result<()> {
    let mut text = serde_json::to_vec(object)?;
    text.pop();
    out.write_all(&text)?;
    write!(out, ",\"{list}\":[")?;
    Ok(())
}

/// Moves with what came of them, each line of play indented below the move before.
fn print(out: &mut impl Write, tree: &[Branch]) -> Result<()> {
    for Branch { depth, mv, transposes } in tree {
        let name = "  ".repeat(*depth) + &mv.text;
        write!(out, "{name:<24} {:>5} games  {:>4} +", mv.games, mv.wins)?;
        write!(out, " {:>4} = {:>4} -", mv.draws, mv.losses)?;
        let average = mv.average.map_or("–".to_owned(), |a| format!("{:.1} %", 100.0 * a));
        write!(out, " {average:>8}")?;
        if let Some(score) = mv.score {
            write!(out, "  {:>8}", score.to_string())?;
        }
        writeln!(out, "{}", if *transposes { "  transposes" } else { "" })?;
    }
    Ok(())
}

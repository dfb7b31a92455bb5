//! `sumito book`

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use clap::{Args, Subcommand};
use serde::Serialize;
use sumito_engine::{Engine, Limits, Options};
use sumito_games::{Game, Position, Rules};
use sumito_study::book::{Book, Branch, Contents, shipped};

use crate::effort::interruption;
use crate::records::read_all;
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
    plies: usize,

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
    plies: usize,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What a book knows of a rule set.
#[derive(Serialize)]
struct Chapter<'a> {
    #[serde(flatten)]
    contents: &'a Contents,
    trees: Vec<Tree>,
}

/// A book's tree from one position.
#[derive(Serialize)]
struct Tree {
    rules: String,
    position: String,
    moves: Vec<Branch>,
}

impl Openings {
    pub fn run(&self) -> Result<ExitCode> {
        if let Some(What::Show(show)) = &self.what {
            return show.run().map(|()| ExitCode::SUCCESS);
        }
        let (records, broken) = read_all(&self.files)?;
        let mut book = Book::default();
        for found in &records {
            book.add(found.record.game(), self.plies);
        }
        book.prune(self.least);
        if let Some(nodes) = self.nodes {
            let stop = interruption()?;
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
                let tree = |contents: &Contents| trees(&book, contents, self.plies);
                show(&mut out, &book, self.json, tree)?;
            }
        }
        Ok(if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
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
            return show(&mut out, book, self.json, |contents| trees(book, contents, self.plies));
        };
        let start = match &self.position {
            Some(text) => Position::read(rules, text)?,
            None => rules.start()?,
        };
        let mut game = Game::from_position(start);
        for mv in self.moves.iter().flat_map(|moves| moves.split_whitespace()) {
            game.play_text(mv).map_err(|error| anyhow!("{}: {error}", words::shown(mv)))?;
        }
        let tree = tree(book, game.position(), self.plies);
        if self.json {
            return output::json(&mut out, &tree);
        }
        if tree.moves.is_empty() {
            writeln!(out, "the book knows no move here")?;
        }
        print(&mut out, &tree.moves, 0)
    }
}

fn tree(book: &Book, position: &Position, plies: usize) -> Tree {
    let (rules, moves) = (position.rules().to_string(), book.tree(position, plies));
    Tree { rules, position: position.to_string(), moves }
}

/// The trees of all positions from which games of a rule set began.
fn trees(book: &Book, contents: &Contents, plies: usize) -> Vec<Tree> {
    let rules: Option<Rules> = contents.rules.parse().ok();
    let starts = contents.starts.iter();
    let positions = starts.filter_map(|text| Position::read(rules.as_ref()?, text).ok());
    positions.map(|position| tree(book, &position, plies)).collect()
}

/// Everything a book knows, by rule sets.
fn show(
    out: &mut impl Write,
    book: &Book,
    json: bool,
    trees: impl Fn(&Contents) -> Vec<Tree>,
) -> Result<()> {
    for contents in book.contents() {
        let chapter = Chapter { contents: &contents, trees: trees(&contents) };
        if json {
            output::json(out, &chapter)?;
            continue;
        }
        let Contents { rules, games, positions, moves, starts } = &contents;
        writeln!(out, "{rules}: {games} games, {positions} positions, {moves} moves")?;
        for tree in chapter.trees {
            if starts.len() > 1 {
                writeln!(out, "{}", tree.position)?;
            }
            print(out, &tree.moves, 0)?;
        }
    }
    Ok(())
}

/// Moves with what came of them, each line of play indented below the move before.
fn print(out: &mut impl Write, branches: &[Branch], depth: usize) -> Result<()> {
    for Branch { mv, next } in branches {
        let name = format!("{:depth$}{}", "", mv.text, depth = 2 * depth);
        write!(out, "{name:<24} {:>5} games  {:>4} +", mv.games, mv.wins)?;
        write!(out, " {:>4} = {:>4} -", mv.draws, mv.losses)?;
        let average = mv.average.map_or("–".to_owned(), |a| format!("{:.1} %", 100.0 * a));
        write!(out, " {average:>8}")?;
        if let Some(score) = mv.score {
            write!(out, "  {:>8}", score.to_string())?;
        }
        writeln!(out)?;
        print(out, next, depth + 1)?;
    }
    Ok(())
}

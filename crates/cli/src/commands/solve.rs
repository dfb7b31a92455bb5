//! `sumito solve`

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, ensure};
use clap::{Args, ValueEnum};
use serde_json::{Value as Json, json};
use sumito_core::{LineUp, Position as _, Seat};
use sumito_engine::probe;
use sumito_games::{Game, Move, Notation, Position};
use sumito_search::proof::{Aim, Progress, Proof, Question, Tree, Verdict};
use sumito_study::{grow, play_on};
use sumito_tables::Tables;

use super::tables::read;
use crate::from::From;
use crate::signals::told_to_stop;
use crate::{output, words};

/// Prove that a win, or the gain of a marble, can be forced
///
/// The question is put for the seat to move, or for the one named, against the best play of all
/// others. Play without end is no win.
///
/// Exit status: 0 if it is proved, 3 if it is disproved, 4 if the budget did not suffice to tell;
/// 1 for bad input and 2 for misuse.
#[derive(Args)]
pub struct Solve {
    #[command(flatten)]
    from: From,

    /// What is to be forced
    #[arg(long, value_enum, default_value_t = Goal::Win)]
    goal: Goal,

    /// Within so many plies; a gain must still be there when they are played
    #[arg(long, value_name = "N", required_if_eq("goal", "gain"), value_parser = clap::value_parser!(u32).range(1..=400))]
    plies: Option<u32>,

    /// The seat that is to achieve it, such as `white` or `w2` [default: the one to move]
    #[arg(long = "for", value_name = "SEAT")]
    seat: Option<String>,

    /// Positions that may be looked at
    #[arg(long, value_name = "N", default_value = "200000000", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Memory that may be used, in mebibytes
    #[arg(long, value_name = "MIB", default_value = "1024")]
    memory: NonZeroUsize,

    /// Endgame tables to look positions up in
    #[arg(long, value_name = "FILE")]
    tables: Option<PathBuf>,

    /// Print the whole tree of replies, if it has no more than 2,000,000 moves
    #[arg(long)]
    tree: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Goal {
    /// To win
    Win,
    /// To be up by one marble more when the plies are played
    Gain,
}

/// Exit status where nothing can be forced, and where it is not known.
const DISPROVED: u8 = 3;
const OPEN: u8 = 4;
/// The largest tree that is printed, in moves.
const LARGEST_TREE: usize = 2_000_000;

/// What is proved, as moves.
struct Found {
    line: Vec<Move>,
    tree: Option<Vec<Tree<Move>>>,
    /// Whether a tree is asked for and not told: it has more moves than are printed, or the command
    /// was stopped before.
    untold: bool,
}

impl Found {
    /// The line, and a tree where one of so many moves at most is asked for. Tables give the moves
    /// where they end the proof.
    fn new(
        proof: &Proof<'_, Position>,
        question: &Question<'_, Position>,
        tables: Option<&Tables>,
        most: Option<usize>,
    ) -> Self {
        let Question { position, team, .. } = *question;
        let (mut line, mut tree, mut untold) = (proof.line(), None, false);
        if proof.verdict().is_proved() {
            if let Some(tables) = tables {
                play_on(tables, position, &mut line);
            }
            if let Some(most) = most {
                tree = proof.tree(most).and_then(|tree| match tables {
                    Some(tables) => grow(tables, position, team, tree, most),
                    None => Some(tree),
                });
                untold = tree.is_none();
            }
        }
        Self { line, tree, untold }
    }
}

impl Solve {
    pub fn run(&self) -> Result<ExitCode> {
        let game = self.from.game()?;
        let position = game.position();
        ensure!(game.outcome().is_none(), "the game is over: {}", words::status(&game));
        let tables = self.tables.as_deref().map(read).transpose()?;
        let known = |position: &Position| probe(tables.as_ref()?, position);
        let stop = told_to_stop()?;
        let spinner = output::spinner("{spinner} {msg} ({elapsed})");
        spinner.enable_steady_tick(Duration::from_millis(200));
        let shown = |progress: Progress| spinner.set_message(in_words(progress));
        let seat = self.seat(position)?;
        let question = Question {
            team: position.line_up().team(seat),
            nodes: self.nodes,
            memory: self.memory.get().saturating_mul(1 << 20),
            stop: Some(&stop),
            known: tables.is_some().then_some(&known),
            salt: Some(&Position::counted),
            progress: Some(&shown),
            ..Question::new(position, self.aim())
        };
        let started = Instant::now();
        let proof = Proof::search(question);
        let seconds = started.elapsed().as_secs_f64();
        spinner.finish_and_clear();
        let tables = tables.as_ref().filter(|_| self.goal == Goal::Win);
        let found = Found::new(&proof, &question, tables, self.tree.then_some(LARGEST_TREE));
        let mut out = output::stdout();
        if self.json {
            output::json(&mut out, &self.as_json(&game, &proof, &found, seconds))?;
        } else {
            self.tell(&mut out, &game, seat, (&proof, &found), stop.load(Ordering::Relaxed))?;
            if let Some(tree) = &found.tree {
                branches(&mut out, position, tree, 0)?;
            }
        }
        if found.untold {
            out.flush()?;
            if stop.load(Ordering::Relaxed) {
                eprintln!("stopped before the tree was told");
            } else {
                eprintln!(
                    "the tree has more than {LARGEST_TREE} moves and is not printed; ask for one \
                     after some of its moves, with `--moves`"
                );
            }
        }
        Ok(match proof.verdict() {
            Verdict::Proved { .. } => ExitCode::SUCCESS,
            Verdict::Disproved => DISPROVED.into(),
            Verdict::Open => OPEN.into(),
        })
    }

    fn aim(&self) -> Aim {
        match (self.goal, self.plies) {
            (Goal::Gain, Some(plies)) => Aim::Gain { plies },
            (_, plies) => Aim::Win { plies },
        }
    }

    fn seat(&self, position: &Position) -> Result<Seat> {
        let Some(name) = &self.seat else { return Ok(position.turn()) };
        let line_up = position.line_up();
        let found = line_up.seats().find(|&seat| {
            let title = line_up.seat_title(seat);
            name.eq_ignore_ascii_case(&title) || name.eq_ignore_ascii_case(&line_up.seat_name(seat))
        });
        found.ok_or_else(|| {
            let names: Vec<_> = line_up.seats().map(|s| line_up.seat_name(s)).collect();
            anyhow!("no seat is called {}: there are {}", words::shown(name), names.join(", "))
        })
    }

    fn as_json(
        &self,
        game: &Game,
        proof: &Proof<'_, Position>,
        found: &Found,
        seconds: f64,
    ) -> Json {
        let (answer, within) = match proof.verdict() {
            Verdict::Proved { plies } => ("proved", Some(plies)),
            Verdict::Disproved => ("disproved", None),
            Verdict::Open => ("open", None),
        };
        let mut json = json!({
            "goal": match self.goal { Goal::Win => "win", Goal::Gain => "gain" },
            "plies": self.plies,
            "answer": answer,
            "within": within,
            "excluded": (proof.verdict() == Verdict::Open).then(|| proof.excluded()),
            "line": words::line(game, &found.line),
            "nodes": proof.nodes(),
            "seconds": seconds,
        });
        if found.untold {
            json["tree"] = Json::Null;
        }
        if let Some(tree) = &found.tree {
            json["tree"] = grown(game.position(), tree);
        }
        json
    }

    fn tell(
        &self,
        out: &mut impl Write,
        game: &Game,
        seat: Seat,
        (proof, found): (&Proof<'_, Position>, &Found),
        stopped: bool,
    ) -> Result<()> {
        let who = side(game.line_up(), seat);
        let within = self.plies.map_or_else(String::new, |n| format!(" within {}", plies(n)));
        let what = match (self.goal, proof.verdict()) {
            (Goal::Win, Verdict::Proved { plies: n }) => {
                format!("proved: {who} can force a win within {}", plies(n))
            }
            (Goal::Gain, Verdict::Proved { .. }) => {
                format!("proved: {who} can gain a marble{within} and keep it")
            }
            (Goal::Win, Verdict::Disproved) => {
                format!("disproved: {who} cannot force a win{within}")
            }
            (Goal::Gain, Verdict::Disproved) => {
                format!("disproved: {who} cannot gain a marble{within} and keep it")
            }
            (_, Verdict::Open) => {
                let why = if stopped {
                    "stopped before it was known"
                } else {
                    "not known within the budget"
                };
                match proof.excluded() {
                    0 => format!("open: {why}"),
                    n => format!("open: {why}; {who} has no forced win within {}", plies(n)),
                }
            }
        };
        writeln!(out, "{what}")?;
        let line = words::line(game, &found.line);
        if !line.is_empty() {
            writeln!(out, "line: {}", line.join(" "))?;
        }
        let positions = proof.nodes();
        writeln!(out, "{positions} position{}", if positions == 1 { "" } else { "s" })?;
        Ok(())
    }
}

fn plies(number: u32) -> String {
    if number == 1 { "1 ply".into() } else { format!("{number} plies") }
}

/// The seat, or its team where it has partners.
fn side(line_up: &LineUp, seat: Seat) -> String {
    words::team(line_up, line_up.team(seat))
}

fn in_words(progress: Progress) -> String {
    let nodes = progress.nodes;
    match progress.plies {
        Some(n) => format!("within {}: {nodes} positions", plies(n)),
        None => format!("listing all positions: {nodes}"),
    }
}

/// Each move on a line of its own, as far in as it is deep.
fn branches(
    out: &mut impl Write,
    position: &Position,
    tree: &[Tree<Move>],
    depth: usize,
) -> Result<()> {
    let notation = Notation::canonical_for(&position.rules());
    for branch in tree {
        writeln!(out, "{:1$}{2}", "", 2 * depth, position.write_move(branch.mv, notation))?;
        branches(out, &after(position, branch.mv), &branch.replies, depth + 1)?;
    }
    Ok(())
}

fn grown(position: &Position, tree: &[Tree<Move>]) -> Json {
    let notation = Notation::canonical_for(&position.rules());
    let branch = |branch: &Tree<Move>| {
        let replies = grown(&after(position, branch.mv), &branch.replies);
        json!({ "move": position.write_move(branch.mv, notation), "replies": replies })
    };
    tree.iter().map(branch).collect()
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.apply(mv);
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_that_is_untold_takes_nothing_else_away() {
        let rules = "abalone/empty?side=3&goal=1".parse().unwrap();
        let position = Position::read(&rules, "3/4/bbb1w/4/3 b").unwrap();
        let question = Question::new(&position, Aim::Win { plies: None });
        let proof = Proof::search(question);
        let moves = |tree: &[Tree<Move>]| tree.iter().map(Tree::len).sum::<usize>();
        let whole = Found::new(&proof, &question, None, Some(LARGEST_TREE));
        let size = whole.tree.as_deref().map(moves).unwrap();
        let found = |most| Found::new(&proof, &question, None, most);
        assert!(size > 1 && found(Some(size)).tree == whole.tree);
        for (most, untold) in [(None, false), (Some(size), false), (Some(size - 1), true)] {
            let found = found(most);
            assert_eq!((&found.line, found.untold), (&whole.line, untold));
        }
    }
}

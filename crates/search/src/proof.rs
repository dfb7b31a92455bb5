//! Proof-number search: whether the seat to move can force something, not how good it looks.
//!
//! A [`Question`] names a position and an [`Aim`]; [`Proof::search`] answers it with a
//! [`Verdict`] and, if it is proved, the line and the whole tree of replies. A win is looked for
//! within more and more plies by depth-first proof-number search; since each ply uses one up,
//! nothing depends on the way a position was reached. Where all positions that can come up fit
//! into memory, they are worked out from their ends back, and play without end is then known to
//! be no win.
//!
//! ```
//! use sumito_games::{Position, Rules};
//! use sumito_search::proof::{Aim, Proof, Question, Verdict};
//!
//! // Two in line against one at the edge.
//! let rules: Rules = "abalone/empty?side=3&goal=1".parse()?;
//! let position = Position::read(&rules, "bbw/4/5/4/3 b")?;
//! let question = Question::new(&position, Aim::Win { plies: Some(5) });
//! let proof = Proof::search(question);
//! assert_eq!(proof.verdict(), Verdict::Proved { plies: 1 });
//! assert_eq!(proof.line().len(), 1);
//!
//! let winning = |(_, verdict): &(_, Verdict)| verdict.is_proved();
//! assert!(question.first_moves().iter().filter(|found| winning(found)).count() >= 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod graph;
mod judge;
mod numbers;
mod prover;
mod settle;
mod tree;

use std::sync::atomic::AtomicBool;

use sumito_core::{Exact, Position, Team};

use graph::Graph;
use judge::Decided;
use prover::Prover;

pub use judge::lead;
pub use tree::Tree;

/// What a team is to achieve against the best defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// It wins, within so many plies if a number is given. Play without end is no win.
    Win {
        /// The last ply that counts.
        plies: Option<u32>,
    },
    /// After exactly so many plies its lead in marbles, over the best of the others, has grown by
    /// one at least. A game that is won before counts as achieved, one that is lost as failed,
    /// one that is drawn by the lead it ended with.
    Gain {
        /// When the lead is looked at.
        plies: u32,
    },
    /// The same with a lead of so many at least, whatever it is now: what remains of a gain when
    /// some plies of it are played.
    Lead {
        /// The least lead that will do.
        least: i32,
        /// When it is looked at.
        plies: u32,
    },
}

impl Aim {
    /// The plies that count, if they are limited.
    #[must_use]
    pub const fn plies(self) -> Option<u32> {
        match self {
            Self::Win { plies } => plies,
            Self::Gain { plies } | Self::Lead { plies, .. } => Some(plies),
        }
    }
}

/// Tells how a position ends for the seat to move, where that is known.
pub type Known<'a, P> = &'a dyn Fn(&P) -> Option<Exact>;

/// What is asked, and what may be spent on the answer.
pub struct Question<'a, P: Position> {
    /// The position, not over.
    pub position: &'a P,
    /// What is to be achieved.
    pub aim: Aim,
    /// The team that is to achieve it; all others defend.
    pub team: Team,
    /// Positions that may be looked at.
    pub nodes: u64,
    /// Bytes of memory that may be used, about.
    pub memory: usize,
    /// Set by anyone to end the search with what it has.
    pub stop: Option<&'a AtomicBool>,
    /// How a position ends for the seat to move, where that is known, as from an endgame table.
    pub known: Option<Known<'a, P>>,
    /// What the end depends on besides what makes positions equal, such as plies to a limit.
    pub salt: Option<&'a dyn Fn(&P) -> u64>,
    /// Told now and then how far the search is.
    pub progress: Option<&'a dyn Fn(Progress)>,
}

impl<P: Position> Clone for Question<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Position> Copy for Question<'_, P> {}

/// How far a search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Positions looked at.
    pub nodes: u64,
    /// The plies within which it looks now; `None` while all positions are listed.
    pub plies: Option<u32>,
}

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It can be forced.
    Proved {
        /// Within so many plies; perhaps sooner.
        plies: u32,
    },
    /// It cannot, within the plies asked for if there is such a number.
    Disproved,
    /// Not known within the budget.
    Open,
}

impl Verdict {
    /// Whether it is proved.
    #[must_use]
    pub const fn is_proved(self) -> bool {
        matches!(self, Self::Proved { .. })
    }
}

/// Nodes and memory of a question that names none.
const NODES: u64 = 2_000_000;
const MEMORY: usize = 256 << 20;

impl<'a, P: Position> Question<'a, P> {
    /// Whether the seat to move achieves something, with a modest budget: two million positions, 256 mebibytes.
    #[must_use]
    pub fn new(position: &'a P, aim: Aim) -> Self {
        Self {
            position,
            aim,
            team: position.line_up().team(position.turn()),
            nodes: NODES,
            memory: MEMORY,
            stop: None,
            known: None,
            salt: None,
            progress: None,
        }
    }

    /// For every legal move, whether the aim is achieved after it, in the order of
    /// [`Position::moves`]. The budget is for all of them together, shared evenly.
    #[must_use]
    pub fn first_moves(&self) -> Vec<(P::Move, Verdict)> {
        let moves = self.position.moves();
        let mut prover = Prover::new(self);
        let mut left = moves.len() as u64;
        let mut found = Vec::with_capacity(moves.len());
        for mv in moves {
            let mut next = self.position.clone();
            next.apply(mv);
            let share = self.nodes.saturating_sub(prover.nodes()) / left.max(1);
            left -= 1;
            let verdict = match after(&mut prover, &next, share, self.memory) {
                (Verdict::Proved { plies }, _) => Verdict::Proved { plies: plies + 1 },
                (verdict, _) => verdict,
            };
            found.push((mv, verdict));
        }
        found
    }
}

/// The verdict on a position one ply after the question's.
fn after<P: Position>(
    prover: &mut Prover<'_, P>,
    position: &P,
    nodes: u64,
    memory: usize,
) -> (Verdict, Option<Graph>) {
    let left = prover.judge.aim.plies().map(|plies| plies.saturating_sub(1));
    answer(prover, position, left, nodes, memory)
}

/// Plies within which a win without a number is looked for, one after the other.
const HORIZONS: [u32; 16] = [1, 3, 5, 7, 9, 11, 13, 17, 21, 25, 33, 49, 65, 97, 129, 193];
/// Once these plies have been looked at, an attempt is made to list all positions.
const LISTED_AFTER: u32 = 5;
/// The part of what is left of the budget that goes to one horizon.
const SHARE: u64 = 4;

/// Answers for any position, whosever turn it is.
fn answer<P: Position>(
    prover: &mut Prover<'_, P>,
    position: &P,
    plies: Option<u32>,
    nodes: u64,
    memory: usize,
) -> (Verdict, Option<Graph>) {
    let end = prover.nodes().saturating_add(nodes);
    match prover.judge.decided(position, plies.unwrap_or(u32::MAX)) {
        Some(Decided::Achieved(plies)) => return (Verdict::Proved { plies }, None),
        Some(Decided::Out | Decided::TooFar) => return (Verdict::Disproved, None),
        None => {}
    }
    let last = plies.unwrap_or(u32::MAX);
    let horizons: Vec<u32> = match prover.judge.aim {
        Aim::Gain { .. } | Aim::Lead { .. } => vec![last],
        Aim::Win { .. } => {
            let sooner = HORIZONS.into_iter().filter(|&horizon| horizon < last);
            sooner.chain(plies).collect()
        }
    };
    for (at, &horizon) in horizons.iter().enumerate() {
        let left = end.saturating_sub(prover.nodes());
        let share = if at + 1 == horizons.len() { left } else { left / SHARE };
        match prover.within(position, horizon, share) {
            Verdict::Open => {}
            Verdict::Disproved if horizon < last && prover.is_cut => prover.excluded = horizon,
            verdict => return (verdict, None),
        }
        if prover.is_stopped() || prover.nodes() >= end {
            break;
        }
        if plies.is_none() && horizon == LISTED_AFTER {
            let room = end.saturating_sub(prover.nodes()) / 2;
            if let Some(graph) = Graph::list(prover, position, room, memory) {
                let verdict = match graph.root() {
                    Some(plies) => Verdict::Proved { plies },
                    None => Verdict::Disproved,
                };
                return (verdict, Some(graph));
            }
        }
    }
    (Verdict::Open, None)
}

/// A finished search.
pub struct Proof<'a, P: Position> {
    question: Question<'a, P>,
    prover: Prover<'a, P>,
    graph: Option<Graph>,
    verdict: Verdict,
    nodes: u64,
}

impl<'a, P: Position> Proof<'a, P> {
    /// Looks for the answer.
    #[must_use]
    pub fn search(question: Question<'a, P>) -> Self {
        let mut prover = Prover::new(&question);
        let Question { position, aim, nodes, memory, .. } = question;
        let (verdict, graph) = answer(&mut prover, position, aim.plies(), nodes, memory);
        let looked_at = prover.nodes();
        prover.lift_budget();
        Self { question, prover, graph, verdict, nodes: looked_at }
    }

    /// The answer.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// Plies within which it is known that there is no win, where the verdict is open; 0 if nothing
    /// is known.
    #[must_use]
    pub fn excluded(&self) -> u32 {
        self.prover.excluded
    }

    /// Positions the search looked at.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What is proved as moves: the attack's, and the longest defence against each. Empty unless
    /// it is proved.
    pub fn line(&self) -> Vec<P::Move> {
        self.walk().line(self.question.position)
    }

    /// The attack's moves with every reply, if it is proved and all trees together have no more
    /// than so many moves: one tree, or one for each move where the defence is to move. `None` as
    /// well once the question's stop flag is set.
    #[must_use]
    pub fn tree(&self, most: usize) -> Option<Vec<Tree<P::Move>>> {
        self.walk().tree(self.question.position, most)
    }

    fn walk(&self) -> tree::Walk<'_, 'a, P> {
        let plies = match (self.verdict, &self.graph) {
            (Verdict::Proved { .. }, None) => Some(self.prover.horizon),
            (Verdict::Proved { plies }, Some(_)) => Some(plies),
            _ => None,
        };
        let (graph, stop) = (self.graph.as_ref(), self.question.stop);
        tree::Walk { prover: &self.prover, graph, plies, stop }
    }
}

//! The root of a search: deeper and deeper, best lines first.

use std::cmp::Reverse;

use sumito_core::Position;

use crate::alphabeta::{FURTHEST, Searcher};
use crate::repetition::Trail;
use crate::{Control, Knowledge, Limits, Line, Report, Score, Table};

/// What is to be searched, and with what.
#[derive(Clone, Copy)]
pub struct Task<'a, P: Position, K> {
    /// The position to find a move in.
    pub position: &'a P,
    /// Keys of the positions the game went through before it, oldest first.
    pub past: &'a [u64],
    /// The only moves to consider; `None` for all. Illegal ones are left out.
    pub only: Option<&'a [P::Move]>,
    /// What is known of the game.
    pub knowledge: &'a K,
    /// Results of earlier searches, and of this one.
    pub table: &'a Table,
    /// A number that tells positions of this rule set from those of all others that share the
    /// table.
    pub salt: u64,
    /// When to stop.
    pub limits: &'a Limits,
    /// Stop flag and clock.
    pub control: Control<'a>,
}

/// A move of the root with its line.
struct RootMove<M> {
    line: Vec<M>,
    /// Its value; `None` while all that is known is that others are better.
    score: Option<Score>,
}

/// Searches a position, calling `on_report` after each iteration.
///
/// There is a best line whenever there is a legal move, however narrow the limits are. With more
/// than two teams the rivals are taken to play together against the seat to move, so a loss told
/// there is a loss against all of them.
pub fn search<P: Position, K: Knowledge<P>>(
    task: &Task<'_, P, K>,
    mut on_report: impl FnMut(&Report<P::Move>),
) -> Report<P::Move> {
    let mut moves = root_moves(task);
    if moves.is_empty() {
        return Report { depth: 0, nodes: 0, lines: Vec::new() };
    }
    task.table.next_generation();
    let mut trail = Trail::new(task.past);
    trail.push(task.position.key());
    let mut searcher = Searcher::new(
        task.position,
        task.knowledge,
        task.table,
        task.limits,
        task.control,
        salt(task),
        trail,
    );

    let wanted = task.limits.lines.clamp(1, moves.len());
    let deepest = task.limits.depth.unwrap_or(u32::MAX).clamp(1, FURTHEST as u32 - 20);
    let mut reached = 0;
    for depth in 1..=deepest {
        searcher.depth = depth;
        for first in 0..wanted {
            one_line(&mut searcher, &mut moves, first, depth);
            if searcher.over {
                break;
            }
        }
        moves[..wanted].sort_by_key(|m| Reverse(m.score));
        if searcher.over {
            break;
        }
        reached = depth;
        on_report(&report(&mut searcher, &moves[..wanted], reached));
        let settled = moves[..wanted].iter().all(|m| {
            m.score.and_then(|s| s.win().or(s.loss())).is_some_and(|plies| plies <= depth)
        });
        let forced = moves.len() == 1 && task.limits.soft.is_some();
        if settled || forced || !task.control.may_deepen(task.limits) {
            break;
        }
    }
    report(&mut searcher, &moves[..wanted], reached)
}

/// The moves to search, most promising first.
fn root_moves<P: Position, K: Knowledge<P>>(task: &Task<'_, P, K>) -> Vec<RootMove<P::Move>> {
    let mut candidates = Vec::new();
    if task.position.outcome().is_none() {
        task.knowledge.candidates(task.position, &mut candidates);
    }
    if let Some(only) = task.only {
        candidates.retain(|c| only.contains(&c.mv));
    }
    candidates.sort_by_key(|c| Reverse((c.tactical, c.rank)));
    candidates.iter().map(|c| RootMove { line: vec![c.mv], score: None }).collect()
}

/// The task's salt. With more than two teams a value depends on whose search it is.
fn salt<P: Position, K>(task: &Task<'_, P, K>) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let line_up = task.position.line_up();
    if line_up.teams() == 2 {
        return task.salt;
    }
    let team = line_up.team(task.position.turn()).index() as u64;
    task.salt ^ ODD.wrapping_mul(team + 1)
}

/// Finds the best of the root moves from `first` on and brings it to `first`.
fn one_line<P: Position, K: Knowledge<P>>(
    searcher: &mut Searcher<'_, P, K>,
    moves: &mut [RootMove<P::Move>],
    first: usize,
    depth: u32,
) {
    const NARROW: i32 = 40;
    let expected = moves[first].score.filter(|s| depth >= 4 && !s.is_decided());
    let mut margin = NARROW;
    loop {
        let (alpha, beta) = match expected {
            Some(score) if margin < 1_000 => (score.moved(-margin), score.moved(margin)),
            _ => (-Score::INFINITE, Score::INFINITE),
        };
        let best = one_window(searcher, &mut moves[first..], depth, alpha, beta);
        if searcher.over || best.is_some_and(|score| alpha < score && score < beta) {
            return;
        }
        margin *= 4;
    }
}

/// One pass over root moves; the best comes to the front. Gives its value, or a bound of it where
/// it falls outside the window.
fn one_window<P: Position, K: Knowledge<P>>(
    searcher: &mut Searcher<'_, P, K>,
    moves: &mut [RootMove<P::Move>],
    depth: u32,
    mut alpha: Score,
    beta: Score,
) -> Option<Score> {
    let full = depth as i32 - 1;
    let mut best = None;
    for index in 0..moves.len() {
        searcher.descend(0, moves[index].line[0]);
        let above = -(-alpha).below();
        let mut score = searcher.below(0, full, alpha, if best.is_none() { beta } else { above });
        if best.is_some() && score > alpha && above < beta {
            score = searcher.below(0, full, alpha, beta);
        }
        if searcher.over {
            break;
        }
        if best.is_some_and(|b| score <= b) {
            continue;
        }
        if best.is_none() || score > alpha {
            best = Some(score);
            let found = &mut moves[index];
            found.score = Some(score);
            found.line.truncate(1);
            found.line.extend_from_slice(&searcher.frames[1].line);
            moves[..=index].rotate_right(1);
        }
        alpha = alpha.max(score);
        if score >= beta {
            break;
        }
    }
    best
}

fn report<P: Position, K: Knowledge<P>>(
    searcher: &mut Searcher<'_, P, K>,
    moves: &[RootMove<P::Move>],
    depth: u32,
) -> Report<P::Move> {
    let known = moves.iter().filter_map(|m| m.score.map(|score| (m, score)));
    let mut lines: Vec<_> = known.map(|(m, score)| Line { moves: m.line.clone(), score }).collect();
    if lines.is_empty() {
        let score = searcher.standing(0);
        lines.extend(moves.first().map(|m| Line { moves: m.line.clone(), score }));
    }
    Report { depth, nodes: searcher.nodes, lines }
}

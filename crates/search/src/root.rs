//! The root of a search: deeper and deeper, best lines first.

use std::cmp::Reverse;

use sumito_core::Position;

use crate::alphabeta::{FURTHEST, Searcher};
use crate::repetition::Trail;
use crate::{Candidate, Control, Knowledge, Limits, Line, Method, Report, Score, Table};

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
    /// Threads that share the work through the table are numbered; what the first finds counts.
    pub lane: u32,
}

/// A move of the root with its line.
struct RootMove<M> {
    line: Vec<M>,
    class: u16,
    /// Its value as last known exactly; `None` while all that is known is that others are better.
    score: Option<Score>,
}

/// Searches a position, calling `on_report` after each iteration.
///
/// There is a best line whenever there is a legal move, however narrow the limits are. With more
/// than two teams a proved win or loss is one by the [`Method`] of the limits: it says what
/// rivals who play that way can do.
pub fn search<P: Position, K: Knowledge<P>>(
    task: &Task<'_, P, K>,
    mut on_report: impl FnMut(&Report<P::Move>),
) -> Report<P::Move> {
    let mut moves = root_moves(task);
    if moves.is_empty() {
        return Report { depth: 0, nodes: 0, best: None, lines: Vec::new() };
    }
    if task.lane == 0 {
        task.table.next_generation();
    }
    let mut trail = Trail::new(task.past);
    trail.push(task.position.key());
    let method = Searcher::method(task);
    let mut searcher = Searcher::new(task, method, salt(task, method), trail);

    let wanted = task.limits.lines.clamp(1, moves.len());
    let limit = [task.limits.depth, task.limits.mate].into_iter().flatten().min();
    let deepest = limit.unwrap_or(u32::MAX).clamp(1, FURTHEST as u32 - 20);
    let mut pace = Pace::default();
    let mut last = report(&mut searcher, &moves[..wanted], 0);
    for depth in 1..=deepest {
        searcher.depth = depth + task.lane % 2;
        let mut sure = true;
        for first in 0..wanted {
            sure &= one_line(&mut searcher, &mut moves, first);
            if searcher.over {
                break;
            }
        }
        if searcher.over && !sure {
            // A move that came to the front by a bound is worth playing, but has no value to tell.
            last.best = Some(moves[0].line[0]);
            last.nodes = searcher.all_nodes();
            return last;
        }
        moves[..wanted].sort_by_key(|m| Reverse(m.score));
        let reached = if searcher.over { depth - 1 } else { depth };
        last = report(&mut searcher, &moves[..wanted], reached);
        if searcher.over {
            break;
        }
        on_report(&last);
        let proved = |m: &RootMove<_>| m.score.and_then(|s| s.win().or(s.loss()));
        let settled = moves[..wanted].iter().all(|m| proved(m).is_some_and(|n| n <= depth));
        let mated = task.limits.mate.is_some() && moves[0].score.is_some_and(|s| s.win().is_some());
        let forced = moves.len() == 1 && task.limits.soft.is_some();
        let factor = pace.factor(moves[0].line[0], moves[0].score);
        if settled || mated || forced || !task.control.may_deepen(task.limits, factor) {
            break;
        }
    }
    last
}

/// How sure the search is of its move, which says how long it should go on.
struct Pace<M> {
    best: Option<M>,
    score: Option<Score>,
    /// Iterations since the best move changed.
    steady: usize,
}

impl<M> Default for Pace<M> {
    fn default() -> Self {
        Self { best: None, score: None, steady: 0 }
    }
}

impl<M: Copy + PartialEq> Pace<M> {
    /// What the time meant for a move is to be multiplied by after this iteration.
    fn factor(&mut self, best: M, score: Option<Score>) -> f64 {
        const STEADY: [f64; 5] = [1.5, 1.2, 1.0, 0.85, 0.7];
        /// A loss of value, in centi-marbles, that is worth some time.
        const DROP: i32 = 30;
        self.steady = if self.best == Some(best) { self.steady + 1 } else { 0 };
        let value = |score: Option<Score>| score.map_or(0, Score::value);
        let dropped = self.best.is_some() && value(self.score) - value(score) > DROP;
        (self.best, self.score) = (Some(best), score);
        STEADY[self.steady.min(STEADY.len() - 1)] * if dropped { 1.4 } else { 1.0 }
    }
}

/// The moves to search, most promising first.
fn root_moves<P: Position, K: Knowledge<P>>(task: &Task<'_, P, K>) -> Vec<RootMove<P::Move>> {
    let mut candidates = Vec::new();
    if task.position.outcome().is_none() {
        task.knowledge.tactical(task.position, &mut candidates);
        task.knowledge.quiet(task.position, &mut candidates);
    }
    if let Some(only) = task.only {
        candidates.retain(|c| only.contains(&task.knowledge.named(c.code)));
    }
    candidates.sort_by_key(|c| Reverse((c.tactical, c.rank)));
    let root_move = |c: &Candidate| {
        let line = vec![task.knowledge.named(c.code)];
        RootMove { line, class: c.class, score: None }
    };
    candidates.iter().map(root_move).collect()
}

/// The task's salt. With more than two teams, or where draws are disliked, a value depends on whose
/// search it is, on how rivals are taken to play and on how much draws are disliked; and a search
/// for short wins alone sees no others.
fn salt<P: Position, K>(task: &Task<'_, P, K>, method: Method) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let line_up = task.position.line_up();
    let mut salt = task.salt;
    if line_up.teams() > 2 || task.limits.contempt != 0 {
        let team = line_up.team(task.position.turn()).index() as u64;
        let contempt = u64::from(task.limits.contempt.cast_unsigned());
        let of_search = contempt << 16 | (method as u64) << 8 | (team + 1);
        salt ^= ODD.wrapping_mul(of_search);
    }
    if task.limits.mate.is_some() {
        salt ^= ODD.rotate_left(32);
    }
    salt
}

/// Finds the best of the root moves from `first` on and brings it to `first`. Whether its value is
/// known exactly: it may not be if the search was broken off.
fn one_line<P: Position, K: Knowledge<P>>(
    searcher: &mut Searcher<'_, P, K>,
    moves: &mut [RootMove<P::Move>],
    first: usize,
) -> bool {
    const NARROW: i32 = 20;
    /// From this margin on the window is open.
    const WIDE: i32 = 400;
    let expected = moves[first].score.filter(|s| searcher.depth >= 4 && !s.is_decided());
    let (mut below, mut above) = match expected {
        Some(_) => (NARROW, NARROW),
        None => (WIDE, WIDE),
    };
    let mut centre = expected.unwrap_or(Score::DRAW);
    loop {
        let alpha = if below < WIDE { centre.moved(-below) } else { -Score::INFINITE };
        let beta = if above < WIDE { centre.moved(above) } else { Score::INFINITE };
        let (best, exact) = one_window(searcher, &mut moves[first..], alpha, beta);
        if searcher.over || exact {
            return exact;
        }
        match best {
            Some(score) if score >= beta => above *= 3,
            _ => below *= 3,
        }
        if let Some(score) = best.filter(|s| !s.is_decided()) {
            let (lost, won) = (alpha.value() - score.value(), score.value() - beta.value());
            below += lost.max(0);
            above += won.max(0);
        } else {
            (below, above) = (WIDE, WIDE);
        }
        centre = expected.unwrap_or(centre);
    }
}

/// One pass over root moves; the best comes to the front. Gives its value, or a bound of it where
/// it falls outside the window, and whether the value is exact.
fn one_window<P: Position, K: Knowledge<P>>(
    searcher: &mut Searcher<'_, P, K>,
    moves: &mut [RootMove<P::Move>],
    alpha: Score,
    beta: Score,
) -> (Option<Score>, bool) {
    let full = searcher.depth as i32 - 1;
    let (mut best, mut low, mut exact) = (None, alpha, false);
    for index in 0..moves.len() {
        searcher.descend(0, moves[index].line[0]);
        searcher.frames[1].class = Some(moves[index].class);
        let score = if searcher.method == Method::MaxN {
            searcher.max_n_value(full)
        } else {
            one_value(searcher, index, full, low, beta)
        };
        if searcher.over {
            break;
        }
        if best.is_none_or(|b| score > b) {
            best = Some(score);
        }
        if score > low {
            low = score;
            exact = score < beta;
            let found = &mut moves[index];
            if exact {
                found.score = Some(score);
            }
            found.line.truncate(1);
            found.line.extend_from_slice(&searcher.frames[1].line);
            moves[..=index].rotate_right(1);
            if !exact {
                break;
            }
        }
    }
    (best, exact)
}

/// The value of the root move in hand: exact above `low` and below `beta`, else a bound.
fn one_value<P: Position, K: Knowledge<P>>(
    searcher: &mut Searcher<'_, P, K>,
    index: usize,
    full: i32,
    low: Score,
    beta: Score,
) -> Score {
    if index == 0 {
        return searcher.below(0, full, low, beta, false);
    }
    let above = -(-low).below();
    let less = searcher.root_reduction(full, index);
    let mut score = searcher.below(0, full - less, low, above, true);
    if score > low && less > 0 {
        score = searcher.below(0, full, low, above, true);
    }
    if score > low && above < beta {
        score = searcher.below(0, full, low, beta, false);
    }
    score
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
        lines.extend(moves.first().map(|m| Line { moves: m.line[..1].to_vec(), score }));
    }
    let best = lines.first().map(|line| line.moves[0]);
    Report { depth, nodes: searcher.all_nodes(), best, lines }
}

//! Principal variation search of one node and all below it.

use sumito_core::{Outcome, Position, Repetition, Team};

use crate::order::{Lessons, pick};
use crate::repetition::Trail;
use crate::table::{Bound, Entry};
use crate::{Candidate, Control, Exact, Knowledge, Limits, Score, Table};

/// The longest line ever looked at, in plies from the root.
pub(crate) const FURTHEST: usize = 120;

/// What is kept for each ply of the line under search.
pub(crate) struct Frame<P: Position> {
    pub position: P,
    /// Whether the seat to move plays for the root's team.
    pub ours: bool,
    pub moves: Vec<Candidate<P::Move>>,
    /// Best play from here as last seen.
    pub line: Vec<P::Move>,
    killers: [Option<u32>; 2],
}

impl<P: Position> Frame<P> {
    fn new(position: P, ours: bool) -> Self {
        Self { position, ours, moves: Vec::new(), line: Vec::new(), killers: [None; 2] }
    }
}

/// One running search.
pub(crate) struct Searcher<'a, P: Position, K: Knowledge<P>> {
    pub knowledge: &'a K,
    pub memo: K::Memo,
    pub table: &'a Table,
    pub limits: &'a Limits,
    pub control: Control<'a>,
    /// The team all values are for at nodes that are [`Frame::ours`].
    pub team: Team,
    /// Mixed into table keys: what tells this game's values from another's.
    pub salt: u64,
    pub frames: Vec<Frame<P>>,
    pub trail: Trail,
    pub lessons: Lessons,
    pub nodes: u64,
    /// Set when a limit was met; from then on values mean nothing.
    pub over: bool,
    /// Plies of this iteration.
    pub depth: u32,
}

impl<'a, P: Position, K: Knowledge<P>> Searcher<'a, P, K> {
    pub fn new(
        position: &P,
        knowledge: &'a K,
        table: &'a Table,
        limits: &'a Limits,
        control: Control<'a>,
        salt: u64,
        trail: Trail,
    ) -> Self {
        let team = position.line_up().team(position.turn());
        Self {
            knowledge,
            memo: K::Memo::default(),
            table,
            limits,
            control,
            team,
            salt,
            frames: vec![Frame::new(position.clone(), true)],
            trail,
            lessons: Lessons::new(knowledge.history_size()),
            nodes: 0,
            over: false,
            depth: 0,
        }
    }

    /// Counts a node and looks whether the search must end.
    pub fn visit(&mut self) {
        self.nodes += 1;
        self.over |= self.control.is_over(self.limits, self.nodes);
    }

    /// Plays a move from the position at `ply` into the frame after it.
    pub fn descend(&mut self, ply: usize, mv: P::Move) {
        if self.frames.len() == ply + 1 {
            let position = self.frames[ply].position.clone();
            self.frames.push(Frame::new(position, false));
        }
        let (before, after) = self.frames.split_at_mut(ply + 1);
        let next = &mut after[0];
        next.position.clone_from(&before[ply].position);
        next.position.apply(mv);
        next.ours = next.position.line_up().team(next.position.turn()) == self.team;
    }

    /// The value of the frame after `ply` for the seat to move at `ply`.
    ///
    /// The sign turns only where the move passes between the root's team and its rivals.
    pub fn below(&mut self, ply: usize, depth: i32, alpha: Score, beta: Score) -> Score {
        if self.frames[ply].ours == self.frames[ply + 1].ours {
            self.node(ply + 1, depth, alpha, beta)
        } else {
            -self.node(ply + 1, depth, -beta, -alpha)
        }
    }

    /// A value for the root's team, seen from the seat to move at `ply`.
    pub fn seen_from(&self, ply: usize, score: Score) -> Score {
        if self.frames[ply].ours { score } else { -score }
    }

    /// The value of a finished game.
    pub fn ended(&self, ply: usize, outcome: Outcome) -> Score {
        let score = if outcome.winners.contains(self.team) {
            Score::win_in(ply as u32)
        } else if outcome.winners.is_empty() {
            Score::DRAW
        } else {
            Score::loss_in(ply as u32)
        };
        self.seen_from(ply, score)
    }

    /// The value of a position judged standing.
    pub fn standing(&mut self, ply: usize) -> Score {
        let position = &self.frames[ply].position;
        let value = self.knowledge.evaluate(position, self.team, &mut self.memo, ply);
        self.seen_from(ply, Score::centi(value))
    }

    /// The value of a position that is known without search.
    pub fn looked_up(&self, ply: usize) -> Option<Score> {
        self.knowledge.known(&self.frames[ply].position).map(|exact| match exact {
            Exact::Win(plies) => Score::win_in(ply as u32 + plies),
            Exact::Loss(plies) => Score::loss_in(ply as u32 + plies),
            Exact::Draw => Score::DRAW,
        })
    }

    /// The value of a position that came about before, if that decides it.
    fn repeated(&self, ply: usize, key: u64) -> Option<Score> {
        let before = self.trail.count(key);
        let lost = Score::loss_in(ply as u32);
        match self.limits.repetition {
            Repetition::Loss if before >= 2 => {
                Some(if self.frames[ply - 1].ours { lost } else { -lost })
            }
            Repetition::None | Repetition::Draw if before >= 1 => {
                Some(Score::centi(-self.limits.dislike))
            }
            _ => None,
        }
        .map(|score| self.seen_from(ply, score))
    }

    fn table_key(&self, ply: usize, key: u64) -> u64 {
        key ^ self.salt ^ self.knowledge.salt(&self.frames[ply].position)
    }

    fn node(&mut self, ply: usize, depth: i32, mut alpha: Score, mut beta: Score) -> Score {
        self.visit();
        if self.over {
            return Score::DRAW;
        }
        self.frames[ply].line.clear();
        if let Some(outcome) = self.frames[ply].position.outcome() {
            return self.ended(ply, outcome);
        }
        let key = self.frames[ply].position.key();
        if let Some(score) = self.repeated(ply, key) {
            return score;
        }
        if let Some(score) = self.looked_up(ply) {
            return score;
        }
        // Nothing below can be worse than losing here or better than winning by the next move.
        alpha = alpha.max(Score::loss_in(ply as u32));
        beta = beta.min(Score::win_in(ply as u32 + 1));
        if alpha >= beta {
            return alpha;
        }
        let urgent = self.knowledge.is_urgent(&self.frames[ply].position);
        let depth = depth.max(0) + i32::from(urgent && ply < 2 * self.depth as usize);
        if depth == 0 || ply >= FURTHEST {
            return self.quiesce(ply, alpha, beta);
        }

        let table_key = self.table_key(ply, key);
        let known = self.table.get(table_key);
        let narrow = alpha == beta.below();
        if let Some(known) = known
            && narrow
            && i32::from(known.depth) >= depth
        {
            let score = known.score.told_from_root(ply);
            let enough = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if enough {
                return score;
            }
        }

        self.trail.push(key);
        let result = self.expand(ply, depth, alpha, beta, urgent, known.and_then(|k| k.code));
        self.trail.pop();
        let (score, code) = result;
        if self.over {
            return Score::DRAW;
        }
        let bound = if score >= beta {
            Bound::AtLeast
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let depth = depth.min(255) as u8;
        self.table.put(table_key, Entry { code, score: score.seen_at(ply), depth, bound });
        score
    }

    /// Tries the moves of a node; its value and the code of the best move if one stood out.
    fn expand(
        &mut self,
        ply: usize,
        depth: i32,
        mut alpha: Score,
        beta: Score,
        urgent: bool,
        known: Option<u32>,
    ) -> (Score, Option<u32>) {
        let wide = alpha < beta.below();
        let mut moves = std::mem::take(&mut self.frames[ply].moves);
        moves.clear();
        self.knowledge.candidates(&self.frames[ply].position, &mut moves);
        self.lessons.rank(&mut moves, known, self.frames[ply].killers);
        if let Some(next) = self.frames.get_mut(ply + 2) {
            next.killers = [None; 2];
        }

        let mut best = Score::loss_in(ply as u32);
        let mut best_code = None;
        for index in 0..moves.len() {
            let tried = pick(&mut moves, index);
            self.descend(ply, tried.mv);
            let full = depth - 1;
            let mut score;
            if index == 0 {
                score = self.below(ply, full, alpha, beta);
            } else {
                let less = if urgent || tried.tactical { 0 } else { self.reduction(depth, index) };
                let above = -(-alpha).below();
                score = self.below(ply, full - less, alpha, above);
                if score > alpha && less > 0 {
                    score = self.below(ply, full, alpha, above);
                }
                if score > alpha && score < beta && wide {
                    score = self.below(ply, full, alpha, beta);
                }
            }
            if self.over {
                break;
            }
            if score <= best {
                continue;
            }
            best = score;
            if score <= alpha {
                continue;
            }
            alpha = score;
            best_code = Some(tried.code);
            if wide {
                self.note_line(ply, tried.mv);
            }
            if score >= beta {
                if !tried.tactical {
                    self.note_killer(ply, tried.code);
                    self.lessons.learn(depth, &tried, &moves[..index]);
                }
                break;
            }
        }
        self.frames[ply].moves = moves;
        (best, best_code)
    }

    /// How many plies less a late quiet move is first looked at.
    fn reduction(&self, depth: i32, index: usize) -> i32 {
        if !self.limits.reductions || depth < 3 || index < 4 {
            return 0;
        }
        let late = (index as u32).ilog2() as i32 - 1;
        let deep = (depth as u32).ilog2() as i32;
        (late * deep / 2).clamp(1, depth - 2)
    }

    fn note_line(&mut self, ply: usize, mv: P::Move) {
        let (before, after) = self.frames.split_at_mut(ply + 1);
        let line = &mut before[ply].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0].line);
    }

    fn note_killer(&mut self, ply: usize, code: u32) {
        let killers = &mut self.frames[ply].killers;
        if killers[0] != Some(code) {
            *killers = [Some(code), killers[0]];
        }
    }
}

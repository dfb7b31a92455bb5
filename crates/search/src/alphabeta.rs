//! Principal variation search: the state of a running search, and what a node does before it
//! tries moves.

use sumito_core::{Exact, Outcome, Position, Repetition, Team};

use crate::correction::{Corrections, Places};
use crate::lessons::Lessons;
use crate::order::Moves;
use crate::repetition::Trail;
use crate::select::Reductions;
use crate::table::{Bound, Entry};
use crate::{Control, Knowledge, Limits, Method, Score, Table, Task};

/// How much the root's team dislikes to come back to a position, in centi-marbles: play that goes
/// nowhere is worth a little less than an equal position.
const REPETITION: i32 = 15;

/// The longest line ever looked at, in plies from the root.
pub(crate) const FURTHEST: usize = 120;

/// What is kept for each ply of the line under search.
pub(crate) struct Frame<P: Position> {
    pub position: P,
    /// Whether the seat to move plays for the root's team.
    pub ours: bool,
    pub moves: Moves,
    /// Best play from here as last seen.
    pub line: Vec<P::Move>,
    pub killers: [Option<u32>; 2],
    /// The class of the move that led here; `None` at the root and after a pass.
    pub class: Option<u16>,
    /// Whether a rival has had his free choice since the root's team moved last.
    pub replied: bool,
    key: u64,
    /// The key its results are found by.
    table_key: u64,
    /// Its standing value, if that was asked for.
    pub standing: Option<Score>,
}

impl<P: Position> Frame<P> {
    fn new(position: P, ours: bool) -> Self {
        Self {
            position,
            ours,
            moves: Moves::default(),
            line: Vec::new(),
            killers: [None; 2],
            class: None,
            replied: false,
            key: 0,
            table_key: 0,
            standing: None,
        }
    }
}

/// What a node was asked, and what is known of it before moves are tried.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub ply: usize,
    pub depth: i32,
    pub alpha: Score,
    pub beta: Score,
    /// Whether it is expected to be refuted by its first moves.
    pub cut: bool,
    /// Whether a threat must be answered.
    pub urgent: bool,
    /// The move that was best before.
    pub known: Option<u32>,
}

impl Node {
    /// Whether an exact value is wanted, and not only whether it reaches beta.
    pub fn is_wide(&self) -> bool {
        self.alpha < self.beta.below()
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
    pub frames: Box<[Frame<P>]>,
    pub trail: Trail,
    pub lessons: Lessons,
    corrections: Corrections,
    pub reductions: Reductions,
    pub nodes: u64,
    /// Set when a limit was met; from then on values mean nothing.
    pub over: bool,
    /// Plies of this iteration.
    pub depth: u32,
    pub method: Method,
}

impl<'a, P: Position, K: Knowledge<P>> Searcher<'a, P, K> {
    pub fn new(task: &Task<'a, P, K>, method: Method, salt: u64, trail: Trail) -> Self {
        let position = task.position;
        Self {
            knowledge: task.knowledge,
            memo: K::Memo::default(),
            table: task.table,
            limits: task.limits,
            control: task.control,
            team: position.line_up().team(position.turn()),
            salt,
            frames: (0..FURTHEST + 3).map(|_| Frame::new(position.clone(), true)).collect(),
            trail,
            lessons: Lessons::new(task.knowledge.history_size(), task.knowledge.classes()),
            corrections: Corrections::new(task.knowledge.classes()),
            reductions: Reductions::new(),
            nodes: 0,
            over: false,
            depth: 0,
            method,
        }
    }

    /// How rivals are taken to play in a task.
    pub fn method(task: &Task<'a, P, K>) -> Method {
        let (position, method) = (task.position, task.limits.method);
        let team = position.line_up().team(position.turn());
        let duel = position.line_up().teams() == 2 || task.limits.mate.is_some();
        let careful = method == Method::BestReply && task.knowledge.is_close(position, team);
        if duel || careful { Method::Paranoid } else { method }
    }

    /// Counts a node and looks whether the search must end.
    pub fn visit(&mut self) {
        self.nodes += 1;
        self.over |= self.control.is_over(self.limits, self.nodes);
    }

    /// The nodes of all threads together.
    pub fn all_nodes(&self) -> u64 {
        self.control.all_nodes(self.nodes)
    }

    /// The frame of a ply and the one after it.
    fn pair(&mut self, ply: usize) -> [&mut Frame<P>; 2] {
        let [before, after, ..] = &mut self.frames[ply..] else { unreachable!("a frame is left") };
        [before, after]
    }

    /// Brings the position at `ply` into the frame after it, to be changed there.
    pub fn copy(&mut self, ply: usize) -> &mut Frame<P> {
        let [before, after] = self.pair(ply);
        after.position.clone_from(&before.position);
        after
    }

    /// Plays a move from the position at `ply` into the frame after it.
    pub fn descend(&mut self, ply: usize, mv: P::Move) {
        self.copy(ply).position.apply(mv);
        self.arrive(ply + 1, false);
    }

    /// Sees to what a frame knows of its new position.
    pub fn arrive(&mut self, ply: usize, replied: bool) {
        let frame = &mut self.frames[ply];
        frame.ours = frame.position.line_up().team(frame.position.turn()) == self.team;
        frame.class = None;
        frame.replied = replied && !frame.ours;
        frame.key = frame.position.key();
        frame.table_key = frame.key ^ self.salt ^ self.knowledge.salt(&frame.position);
        if frame.replied {
            // The rivals still to come have no free choice, so the value is another.
            frame.table_key ^= 0x5bd1_e995_9d2c_5680;
        }
        self.table.prefetch(frame.table_key);
    }

    /// The value of the frame after `ply` for the seat to move at `ply`.
    ///
    /// The sign turns only where the move passes between the root's team and its rivals.
    pub fn below(&mut self, ply: usize, depth: i32, alpha: Score, beta: Score, cut: bool) -> Score {
        if self.frames[ply].ours == self.frames[ply + 1].ours {
            self.node(ply + 1, depth, alpha, beta, cut)
        } else {
            -self.node(ply + 1, depth, -beta, -alpha, cut)
        }
    }

    /// A value for the root's team, seen from the seat to move at `ply`.
    pub fn seen_from(&self, ply: usize, score: Score) -> Score {
        if self.frames[ply].ours { score } else { -score }
    }

    /// A draw as the root's team sees it.
    fn draw(&self) -> Score {
        Score::centi(-self.limits.contempt)
    }

    /// The value of a finished game.
    pub fn ended(&self, ply: usize, outcome: Outcome) -> Score {
        let score = if outcome.winners.contains(self.team) {
            Score::win_in(ply as u32)
        } else if outcome.winners.is_empty() {
            self.draw()
        } else {
            Score::loss_in(ply as u32)
        };
        self.seen_from(ply, score)
    }

    /// The value of a position judged standing.
    pub fn standing(&mut self, ply: usize) -> Score {
        if self.limits.mate.is_some() {
            return Score::DRAW;
        }
        let position = &self.frames[ply].position;
        let value = self.knowledge.evaluate(position, self.team, &mut self.memo, ply);
        self.seen_from(ply, Score::centi(value))
    }

    /// The same, put right by what search found of positions like it.
    pub fn judged(&mut self, ply: usize) -> Score {
        let standing = self.standing(ply);
        if !self.selects() {
            return standing;
        }
        Score::centi(standing.value() + self.corrections.of(self.places(ply)))
    }

    fn places(&self, ply: usize) -> Places {
        let Frame { position, class, .. } = &self.frames[ply];
        self.corrections.places(self.knowledge.structure(position), *class)
    }

    /// Whether anything but plain minimax is wanted.
    fn selects(&self) -> bool {
        self.limits.selective && self.limits.mate.is_none()
    }

    /// The value of a position that is known without search.
    pub fn looked_up(&self, ply: usize) -> Option<Score> {
        self.knowledge.known(&self.frames[ply].position).map(|exact| match exact {
            Exact::Win(plies) => Score::win_in(ply as u32 + plies),
            Exact::Loss(plies) => Score::loss_in(ply as u32 + plies),
            Exact::Draw => self.seen_from(ply, self.draw()),
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
                Some(Score::centi(-self.limits.contempt - REPETITION))
            }
            _ => None,
        }
        .map(|score| self.seen_from(ply, score))
    }

    /// The value of a position for the seat to move there.
    pub fn node(
        &mut self,
        ply: usize,
        depth: i32,
        mut alpha: Score,
        mut beta: Score,
        cut: bool,
    ) -> Score {
        self.visit();
        if self.over {
            return Score::DRAW;
        }
        self.frames[ply].line.clear();
        if let Some(outcome) = self.frames[ply].position.outcome() {
            return self.ended(ply, outcome);
        }
        let Frame { key, table_key, .. } = self.frames[ply];
        if let Some(score) = self.repeated(ply, key).or_else(|| self.looked_up(ply)) {
            return score;
        }
        // Nothing below can be worse than losing here or better than winning by the next move.
        alpha = alpha.max(Score::loss_in(ply as u32));
        beta = beta.min(Score::win_in(ply as u32 + 1));
        if alpha >= beta {
            return alpha;
        }
        let urgent =
            self.limits.mate.is_none() && self.knowledge.is_urgent(&self.frames[ply].position);
        let mut depth = depth.max(0) + i32::from(urgent && ply < 2 * self.depth as usize);
        if depth == 0
            && self.limits.selective
            && ply < self.depth as usize + 1
            && self.knowledge.is_threatened(&self.frames[ply].position)
        {
            depth = 1;
        }
        if ply >= FURTHEST {
            let standing = self.standing(ply);
            return self.quiesce(ply, standing, alpha, beta);
        }
        // Before the table is looked into: most nodes need no more, and what was asked of the table has
        // time to arrive.
        let judges = self.selects() && !urgent;
        let standing = (judges || depth == 0).then(|| self.judged(ply));
        self.frames[ply].standing = standing.filter(|_| judges);
        if let Some(standing) = standing
            && alpha == beta.below()
            && self.is_ahead(ply, depth, beta)
        {
            return standing;
        }

        let known = self.table.get(table_key);
        if let Some(known) = known
            && alpha == beta.below()
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
        let first = alpha;
        let (score, best) = if let (0, Some(standing)) = (depth, standing) {
            (self.quiesce(ply, standing, alpha, beta), None)
        } else {
            let known = known.and_then(|k| k.code);
            let node = Node { ply, depth, alpha, beta, cut, urgent, known };
            if let Some(score) = self.without_moves(&node) {
                return score;
            }
            // Without a good first move the time is better spent finding one.
            if known.is_none() && depth >= 4 && (cut || node.is_wide()) && self.limits.selective {
                depth -= 1;
            }
            self.trail.push(key);
            let result = self.expand(&Node { depth, ..node });
            self.trail.pop();
            result
        };
        if self.over {
            return Score::DRAW;
        }
        let bound = if score >= beta {
            Bound::AtLeast
        } else if score > first {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        if let Some(standing) = self.frames[ply].standing
            && depth > 0
            && !best.is_some_and(|best| best.tactical)
        {
            self.correct(ply, depth, standing, score, bound);
        }
        let (code, depth) = (best.map(|best| best.code), depth.min(255) as u8);
        self.table.put(table_key, Entry { code, score: score.seen_at(ply), depth, bound });
        score
    }

    /// Learns from the score of a node by how much it was misjudged, if the score tells that.
    fn correct(&mut self, ply: usize, depth: i32, standing: Score, score: Score, bound: Bound) {
        let tells = match bound {
            Bound::Exact => true,
            Bound::AtLeast => score > standing,
            Bound::AtMost => score < standing,
        };
        if tells && !score.is_decided() {
            let places = self.places(ply);
            self.corrections.learn(places, depth, score.value() - standing.value());
        }
    }

    pub fn note_line(&mut self, ply: usize, mv: P::Move) {
        let [before, after] = self.pair(ply);
        before.line.clear();
        before.line.push(mv);
        before.line.extend_from_slice(&after.line);
    }
}

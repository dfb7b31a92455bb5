//! Legal, playable positions.

use std::ops::ControlFlow;
use std::sync::Arc;

use sumito_core::phrase;
use sumito_core::text::{Phrase, Say};
use sumito_core::{
    Colour, LineUp, Outcome, PerTeam, Position as _, Reason, Seat, SeatSet, Team, TeamSet,
};

use crate::key::{APART, KINDS, MARBLES, mix};
use crate::rules::ColourSet;
use crate::{
    Board, Cell, Direction, Hex61, IllegalMove, Marble, Move, MoveSet, Rules, Word, count,
};

/// A position of a rule set, on the board of side 3 to 5 unless said otherwise.
///
/// ```
/// use std::sync::Arc;
/// use sumito_abalone::{Notation, Position, Rules};
/// use sumito_core::Position as _;
///
/// let rules: Arc<Rules> = Arc::new("abalone/standard".parse()?);
/// let start: Position = Position::start(&rules)?;
/// assert_eq!(start.count_moves(), 44);
/// let mv = start.read_move("A1B2", Notation::AbaPro)?;
/// let next = start.play(mv)?;
/// assert_eq!(next.to_string(), "wwwww/wwwwww/2www2/8/9/3b4/2bbb2/bbbbbb/1bbbb w 0,0 1 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Position<B: Board = Hex61> {
    pub(crate) rules: Arc<Rules>,
    pub(crate) state: State<B::Word>,
}

/// All that changes from ply to ply.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State<W> {
    /// The marbles of each kind: colours in order, then neutral.
    pub planes: [W; KINDS],
    /// One colour only: the marbles as they may not stand after the next move; none at first.
    pub forbidden: W,
    /// The part of the key that tells the marbles.
    pub marble_key: u64,
    pub ply: u32,
    pub quiet: u32,
    pub scores: [u8; 6],
    pub turn: Seat,
    pub actions: u8,
    pub out: SeatSet,
    pub outcome: Option<Outcome>,
}

/// Index of the neutral marbles' plane.
pub(crate) const NEUTRAL: usize = 6;

/// Why a rule set has no starting position here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub enum StartError {
    /// The rule set needs a position to be given.
    NeedsPosition,
    /// The board is for another side.
    OtherBoard(usize),
}

impl Say for StartError {
    fn say(&self) -> Phrase {
        match self {
            Self::NeedsPosition => phrase!(
                "start-needs-position",
                "this rule set has no start of its own: give a position"
            ),
            Self::OtherBoard(side) => phrase!(
                "start-other-board",
                "a board of side {side} is not played on this kind of board",
                side = *side
            ),
        }
    }
}

impl<B: Board> Position<B> {
    /// The position a game of this rule set starts from.
    ///
    /// # Errors
    /// If the rule set has none, or is for the other kind of board.
    pub fn start(rules: &Arc<Rules>) -> Result<Self, StartError> {
        if !B::fits(rules.side) {
            return Err(StartError::OtherBoard(rules.side));
        }
        let start = rules.start.as_ref().ok_or(StartError::NeedsPosition)?;
        let mut position = Self::bare(rules);
        position.put(start.grid.marbles.iter().map(|(&cell, &marble)| (cell, marble)));
        for team in rules.line_up.each_team() {
            position.state.scores[team.index()] = start.scores[team] as u8;
        }
        position.settle();
        Ok(position)
    }

    /// The empty board of a rule set, at its first ply.
    pub(crate) fn bare(rules: &Arc<Rules>) -> Self {
        let state = State {
            planes: [B::Word::NONE; KINDS],
            forbidden: B::Word::NONE,
            marble_key: 0,
            ply: 0,
            quiet: 0,
            scores: [0; 6],
            turn: Seat::new(0),
            actions: 1,
            out: SeatSet::EMPTY,
            outcome: None,
        };
        Self { rules: Arc::clone(rules), state }
    }

    /// Puts marbles on empty cells.
    pub(crate) fn put(&mut self, marbles: impl IntoIterator<Item = (Cell, Marble)>) {
        for (cell, marble) in marbles {
            let plane = marble.plane();
            self.set_plane(plane, self.state.planes[plane] | B::Word::bit(B::index(cell)));
        }
    }

    /// Replaces the marbles of one kind, the key along with them.
    #[inline]
    pub(crate) fn set_plane(&mut self, plane: usize, marbles: B::Word) {
        let mut changed = self.state.planes[plane] ^ marbles;
        while let Some(index) = changed.take_lowest() {
            self.state.marble_key ^= MARBLES[plane][index as usize];
        }
        self.state.planes[plane] = marbles;
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The marbles on the board.
    pub fn marbles(&self) -> impl Iterator<Item = (Cell, Marble)> + '_ {
        Cell::all(self.rules.side).filter_map(|cell| Some((cell, self.at(cell)?)))
    }

    /// The marble on a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Marble> {
        if !cell.is_on(self.rules.side) {
            return None;
        }
        let bit = B::Word::bit(B::index(cell));
        Marble::ALL.into_iter().find(|m| (self.state.planes[m.plane()] & bit).any())
    }

    /// Plies since the last ejection.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.state.quiet
    }

    /// Actions left in this turn, the next one included.
    #[must_use]
    pub fn actions_left(&self) -> u8 {
        self.state.actions
    }

    /// Seats out of the game.
    #[must_use]
    pub fn out(&self) -> SeatSet {
        self.state.out
    }

    /// The marbles of one kind, on the board's own index.
    #[inline(always)]
    #[must_use]
    pub fn set(&self, marble: Marble) -> B::Word {
        self.state.planes[marble.plane()]
    }

    /// Every cell with a marble on it, on the board's own index.
    #[inline(always)]
    #[must_use]
    pub fn occupied(&self) -> B::Word {
        self.state.planes.into_iter().fold(B::Word::NONE, |all, plane| all | plane)
    }

    /// Colours nobody moves any more: everyone's foes.
    pub(crate) fn inert(&self) -> ColourSet {
        let line_up = &self.rules.line_up;
        Colour::ALL
            .into_iter()
            .filter(|&c| line_up.seats_of(c).all(|seat| self.state.out.contains(seat)))
            .fold(0, |set, colour| set | 1 << colour.index())
    }

    /// The colours the seat to move pushes along.
    #[inline(always)]
    pub(crate) fn friends(&self) -> ColourSet {
        let friends = self.rules.friends[self.state.turn];
        if friends == 0 || self.state.out.is_empty() { friends } else { friends & !self.inert() }
    }

    /// The marbles of a set of colours.
    #[inline(always)]
    pub(crate) fn of_colours(&self, colours: ColourSet) -> B::Word {
        let mut marbles = B::Word::NONE;
        let mut rest = colours;
        while rest != 0 {
            marbles |= self.state.planes[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        marbles
    }

    /// Whether the seat to move has a legal move, the game not being over otherwise.
    #[inline]
    pub(crate) fn can_move(&self) -> bool {
        self.can_step() || self.has_moves()
    }

    /// The same by looking for a move of any kind.
    fn has_moves(&self) -> bool {
        self.generate::<false, ()>(&mut |_, _| ControlFlow::Break(())).is_break()
    }

    /// Whether some marble can move by itself, which nearly always settles whether any can; where
    /// a move may be forbidden it does not.
    #[inline(always)]
    fn can_step(&self) -> bool {
        let empty = B::Word::narrow(self.rules.masks.open) & !self.occupied();
        let own = self.state.planes[self.rules.line_up.colour(self.state.turn).index()];
        let edge = |d: Direction| B::Word::narrow(self.rules.masks.edges[d.index()]);
        let steps = |d| (B::step(own & !edge(d), d) & empty).any();
        !self.rules.spec.one_colour && Direction::ALL.into_iter().any(steps)
    }

    fn score(&self, team: Team) -> u16 {
        u16::from(self.state.scores[team.index()])
    }

    /// The teams that still have a seat in the game.
    #[must_use]
    pub fn teams_in(&self) -> TeamSet {
        let line_up = &self.rules.line_up;
        line_up.seats().filter(|&s| !self.state.out.contains(s)).map(|s| line_up.team(s)).collect()
    }

    /// The team that alone has most of something among the given teams; a draw if there is none.
    fn most(&self, teams: TeamSet, of: impl Fn(Team) -> u32) -> TeamSet {
        let best = teams.iter().map(&of).max().unwrap_or(0);
        teams.iter().filter(|&team| of(team) == best).collect()
    }

    /// The higher score wins, equal is a draw.
    fn by_score(&self, teams: TeamSet, reason: Reason) -> Outcome {
        let best = self.most(teams, |team| u32::from(self.score(team)));
        match best.iter().next() {
            Some(team) if best.len() == 1 => Outcome::win(team, reason),
            _ => Outcome::draw(reason),
        }
    }

    /// More own marbles on the centre row win, then the higher score, then it is a draw. Marbles
    /// of seats that are out belong to nobody.
    fn by_centre_row(&self) -> Outcome {
        let line_up = &self.rules.line_up;
        let row = B::Word::narrow(self.rules.masks.centre_row);
        let own = |team: Team| {
            let seats = line_up.seats().filter(|&s| line_up.team(s) == team);
            let colours = seats.fold(0, |set, s| set | 1 << line_up.colour(s).index());
            (self.of_colours(colours & !self.inert()) & row).count()
        };
        let most = self.most(self.teams_in(), own);
        self.by_score(most, Reason::QuietLimit)
    }

    /// The end that the board, the scores and the limits say, if they do.
    #[inline]
    pub(crate) fn end_now(&self) -> Option<Outcome> {
        let reached = |team: &Team| self.score(*team) >= self.rules.goals[*team];
        if let Some(team) = self.rules.line_up.each_team().find(reached) {
            return Some(Outcome::win(team, Reason::Goal));
        }
        if !self.state.out.is_empty() {
            let teams = self.teams_in();
            if let Some(team) = teams.iter().next().filter(|_| teams.len() == 1) {
                return Some(Outcome::win(team, Reason::Resignation));
            }
        }
        if self.rules.move_plies.is_some_and(|plies| self.state.ply >= plies) {
            return Some(self.by_score(self.teams_in(), Reason::MoveLimit));
        }
        if self.rules.quiet_plies.is_some_and(|plies| self.state.quiet >= plies) {
            return Some(self.by_centre_row());
        }
        None
    }

    /// After a position was put together: sees whether the game is over, and passes over a seat
    /// that has no move.
    pub(crate) fn settle(&mut self) {
        self.state.outcome = self.state.outcome.or_else(|| self.end_now());
        if self.state.outcome.is_none() && self.must_pass() {
            self.next_turn(None);
        }
    }

    /// Whether the seat to move has to be passed over, or its second action falls away.
    fn must_pass(&self) -> bool {
        let second = self.rules.actions() > 1 && self.state.ply > 0 && self.state.actions == 1;
        (self.rules.line_up.len() > 2 || second) && !self.can_move()
    }

    /// After the marbles have moved: counts, ends the game or passes the turn on. `before` is
    /// where marbles stood before the move.
    #[inline]
    pub(crate) fn end_ply(&mut self, ejected: Option<usize>, before: B::Word) {
        let team = self.rules.line_up.team(self.state.turn);
        self.state.ply = self.state.ply.saturating_add(1);
        self.state.quiet = self.state.quiet.saturating_add(1);
        if let Some(plane) = ejected {
            self.state.quiet = 0;
            if plane == NEUTRAL && self.rules.neutral_wins() {
                self.state.outcome = Some(Outcome::win(team, Reason::Goal));
            } else {
                self.state.scores[team.index()] += 1;
            }
        }
        self.state.outcome = self.state.outcome.or_else(|| self.end_now());
        if self.state.outcome.is_none() && self.state.actions > 1 {
            self.state.actions -= 1;
            if self.can_move() {
                return;
            }
        }
        self.next_turn(Some(before));
    }

    /// Gives the turn to the next seat that can move. In a finished game it goes to the next
    /// seat all the same, so that a position text tells who moved last.
    ///
    /// In one-colour play the marbles may not come to stand again as they did before the last
    /// move of an opponent of the seat that is to move.
    #[inline]
    pub(crate) fn next_turn(&mut self, before: Option<B::Word>) {
        let line_up = &self.rules.line_up;
        if line_up.len() == 2 && self.state.out.is_empty() && !self.rules.spec.one_colour {
            self.state.turn = line_up.after(self.state.turn);
            self.state.actions = self.rules.actions;
        } else {
            self.next_able(before);
        }
    }

    /// The same for any number of seats, some of which may be out or without a move.
    fn next_able(&mut self, before: Option<B::Word>) {
        let mover = self.state.turn;
        let line_up = &self.rules.line_up;
        let forbidden = self.state.forbidden;
        let two = line_up.len() == 2;
        let mut seat = mover;
        for _ in 0..line_up.len() {
            seat = self.rules.line_up.after(seat);
            if self.state.out.contains(seat) {
                continue;
            }
            self.state.turn = seat;
            self.state.actions = self.rules.actions();
            if self.rules.spec.one_colour {
                let opponent = self.rules.line_up.team(seat) != self.rules.line_up.team(mover);
                self.state.forbidden = before.filter(|_| opponent).unwrap_or(forbidden);
            }
            if two || self.state.outcome.is_some() || self.can_move() {
                return;
            }
        }
        self.state.outcome = Some(self.by_score(self.teams_in(), Reason::NoMove));
    }

    /// The teams from first to last, as ranked after the end: winner, then whoever stayed before
    /// whoever left, then score, then fewer own marbles lost since `start`, then shared.
    #[must_use]
    pub fn ranking(&self, start: &Self) -> Vec<TeamSet> {
        let line_up = &self.rules.line_up;
        let own = |position: &Self, team: Team| {
            let seats = line_up.seats().filter(|&s| line_up.team(s) == team);
            position
                .of_colours(seats.fold(0, |set, s| set | 1 << line_up.colour(s).index()))
                .count()
        };
        let won = self.outcome().map_or(TeamSet::EMPTY, |outcome| outcome.winners);
        let stayed = self.teams_in();
        let worth = |team: Team| {
            let lost = own(start, team).saturating_sub(own(self, team));
            let lost = std::cmp::Reverse(lost);
            (won.contains(team), stayed.contains(team), self.score(team), lost)
        };
        let mut teams: Vec<_> = line_up.each_team().collect();
        teams.sort_by_key(|&team| std::cmp::Reverse(worth(team)));
        teams.chunk_by(|&a, &b| worth(a) == worth(b)).map(|c| c.iter().copied().collect()).collect()
    }
}

impl<B: Board> Clone for Position<B> {
    #[inline]
    fn clone(&self) -> Self {
        Self { rules: Arc::clone(&self.rules), state: self.state }
    }

    /// Keeps the reference to the rules where it is the same already: counting it is what costs.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        if !Arc::ptr_eq(&self.rules, &source.rules) {
            self.rules = Arc::clone(&source.rules);
        }
        self.state = source.state;
    }
}

impl<B: Board> PartialEq for Position<B> {
    fn eq(&self, other: &Self) -> bool {
        let whole = |state: &State<B::Word>| {
            let State { planes, forbidden, scores, turn, actions, out, .. } = *state;
            (planes, forbidden, scores, turn, actions, out)
        };
        whole(&self.state) == whole(&other.state)
            && (Arc::ptr_eq(&self.rules, &other.rules) || self.rules == other.rules)
    }
}

impl<B: Board> Eq for Position<B> {}

impl<B: Board> sumito_core::Position for Position<B> {
    type Move = Move;
    type MoveSet = MoveSet<B>;
    type Illegal = IllegalMove;

    fn line_up(&self) -> &LineUp {
        &self.rules.line_up
    }

    fn turn(&self) -> Seat {
        self.state.turn
    }

    fn ply(&self) -> u32 {
        self.state.ply
    }

    fn scores(&self) -> PerTeam<u16> {
        PerTeam::from_fn(|team| self.score(team))
    }

    /// Two seats: whoever has no move at the start of his turn has lost.
    fn outcome(&self) -> Option<Outcome> {
        let line_up = &self.rules.line_up;
        self.state.outcome.or_else(|| {
            let stuck = line_up.len() == 2 && !self.can_move();
            stuck
                .then(|| Outcome::win(line_up.team(line_up.after(self.state.turn)), Reason::NoMove))
        })
    }

    fn each_set<R>(&self, mut visitor: impl FnMut(MoveSet<B>) -> ControlFlow<R>) -> ControlFlow<R> {
        if self.state.outcome.is_some() {
            return ControlFlow::Continue(());
        }
        self.generate::<false, R>(&mut |shape, cells| visitor(MoveSet::new(shape, cells)))
    }

    fn each_decisive_set<R>(
        &self,
        visitor: impl FnMut(MoveSet<B>) -> ControlFlow<R>,
    ) -> ControlFlow<R> {
        if self.only_ejections_decide() {
            self.each_ejecting_set(visitor)
        } else {
            self.each_set(visitor)
        }
    }

    fn count_moves(&self) -> u64 {
        if self.state.outcome.is_some() {
            return 0;
        }
        let mut count = 0;
        let _ = self.generate::<true, ()>(&mut |_, cells| {
            count += u64::from(cells.count());
            ControlFlow::Continue(())
        });
        count
    }

    fn perft(&self, depth: u32) -> u64 {
        match self.duel(depth) {
            Some((field, duel)) => count::perft(&field, duel, depth),
            None => sumito_core::perft(self, depth),
        }
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        self.explain(mv)
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        let before = if self.rules.spec.one_colour { self.occupied() } else { B::Word::NONE };
        let ejected = self.shift(mv);
        self.end_ply(ejected, before);
    }

    #[inline]
    fn key(&self) -> u64 {
        let state = &self.state;
        let [a, b, c, d, e, f] = state.scores;
        let rest = [a, b, c, d, e, f, state.turn.index() as u8, state.actions];
        let mut key = state.marble_key ^ mix(u64::from_le_bytes(rest) ^ APART);
        if !state.out.is_empty() {
            key ^= state.out.iter().fold(0, |all, seat| all ^ mix(!(seat.index() as u64)));
        }
        if state.forbidden.any() {
            let mut cells = state.forbidden;
            while let Some(index) = cells.take_lowest() {
                key ^= MARBLES[Colour::Black.index()][index as usize].rotate_left(32);
            }
        }
        key
    }

    fn retire(&mut self, seat: Seat, reason: Reason) {
        if self.state.outcome.is_some()
            || self.state.out.contains(seat)
            || seat.index() >= self.rules.line_up.len()
        {
            return;
        }
        self.state.out.insert(seat);
        let teams = self.teams_in();
        if let Some(team) = teams.iter().next().filter(|_| teams.len() == 1) {
            self.state.outcome = Some(Outcome::win(team, reason));
        }
        if self.state.turn == seat || (self.state.outcome.is_none() && self.must_pass()) {
            self.next_turn(None);
        }
    }

    fn pass(&mut self) {
        if self.state.outcome.is_none() {
            self.next_turn(None);
        }
    }
}

//! What the engine knows of Abalone, for every line-up and variant.

mod evaluation;
mod numbering;
mod ordering;
mod recall;

use std::ops::ControlFlow;
use std::sync::Arc;

use sumito_abalone::{Board, Cell, Direction, Marble, Move, Position, Word};
use sumito_core::{Colour, Exact, PerTeam, Position as _, Seat, SeatSet, Team};
use sumito_search::{Candidate, Knowledge};
use sumito_tables::{Charted, Tables};

use self::evaluation::Trained;
use self::ordering::Ways;
use crate::network::Memo;
use crate::weights::Choice;

/// Plies before the quiet limit from which the centre row counts.
const QUIET_END: u32 = 16;

/// What is known of one rule set of Abalone.
pub(crate) struct AbaloneKnowledge<B: Board> {
    /// Cells from which a step in each direction stays on the board.
    inside: [B::Word; 6],
    /// Cells from which a step in each direction leaves it, over the edge or into a hole.
    exits: [B::Word; 6],
    /// Cells of equal worth, with that worth in centi-marbles.
    terraces: Vec<(B::Word, i32)>,
    /// What is known of moves by their shapes.
    ways: Ways,
    /// The row that decides at the quiet limit.
    centre_row: B::Word,
    /// How many teams there are.
    teams: usize,
    /// The colours that only this team moves, for each team, as bits.
    colours: PerTeam<u8>,
    /// The marbles of each seat where two play and nobody else has any.
    duel: Option<[Marble; 2]>,
    /// Whether two seats play each with their own colour by the plain rules on the whole board.
    plain: bool,
    /// Ejections each team needs.
    goals: PerTeam<i32>,
    /// Plies without an ejection, and plies in all, at which the game stops.
    quiet_plies: Option<u32>,
    move_plies: Option<u32>,
    /// What was trained, if it serves this rule set.
    trained: Option<Trained>,
    /// Endgame tables, if they have positions of this rule set.
    tables: Option<Arc<Tables>>,
}

impl<B: Board> AbaloneKnowledge<B> {
    /// The same with endgame tables, if these have positions of the rule set.
    pub fn with(mut self, tables: Option<&Arc<Tables>>, position: &Position<B>) -> Self {
        self.tables = tables.filter(|tables| tables.apply_to(position.rules())).map(Arc::clone);
        self
    }

    /// What is known of the rule set of a position, seats that are out left aside. Its
    /// weights are of these.
    pub fn new(position: &Position<B>, weights: &Choice) -> Self {
        let rules = position.rules();
        let (side, line_up) = (rules.side(), rules.line_up());
        let is_board = |cell: Cell| cell.is_on(side) && !rules.holes().contains(&cell);
        let board: Vec<Cell> = Cell::all(side).filter(|&c| is_board(c)).collect();
        let stays = |cell: Cell, d| cell.neighbour(d).is_some_and(is_board);
        let some = |keep: &dyn Fn(Cell) -> bool| {
            let kept = board.iter().copied().filter(|&c| keep(c));
            kept.fold(B::Word::NONE, |set, c| set | B::Word::bit(B::index(c)))
        };
        let inside = Direction::ALL.map(|d| some(&|c| stays(c, d)));
        let exits = Direction::ALL.map(|d| some(&|c| !stays(c, d)));

        let worth_of = |cell: Cell| {
            let exits = Direction::ALL.into_iter().filter(|&d| !stays(cell, d)).count();
            cell_worth(side - 1 - cell.ring(), exits)
        };
        let mut worth = vec![0; B::CELLS as usize];
        for &cell in &board {
            worth[B::index(cell) as usize] = worth_of(cell) as i16;
        }
        let mut levels: Vec<i32> = board.iter().map(|&c| worth_of(c)).collect();
        levels.sort_unstable();
        levels.dedup();
        let terraces = levels.into_iter().map(|l| (some(&|c| worth_of(c) == l), l)).collect();

        let seats = line_up.len() as u32;
        let plies = |moves: Option<u16>| moves.map(|moves| u32::from(moves) * seats);
        let teams = line_up.teams();
        Self {
            inside,
            exits,
            terraces,
            ways: Ways::new::<B>(&worth, rules.group()),
            centre_row: some(&|c| c.offsets().1 == 0),
            teams,
            colours: PerTeam::from_fn(|team| colours_of(position, team)),
            duel: duel(position),
            plain: is_plain(position),
            goals: PerTeam::from_fn(|team| i32::from(rules.goals()[team])),
            quiet_plies: plies(rules.spec().quiet_limit),
            move_plies: plies(rules.spec().move_limit),
            trained: Trained::new(position, weights),
            tables: None,
        }
    }

    /// The marbles of a team.
    fn marbles(&self, position: &Position<B>, team: Team) -> B::Word {
        let (mut set, mut rest) = (B::Word::NONE, self.colours[team]);
        while rest != 0 {
            set |= position.set(Marble::Colour(Colour::ALL[rest.trailing_zeros() as usize]));
            rest &= rest - 1;
        }
        set
    }

    /// The marbles of the team to move, and all others.
    #[inline(always)]
    fn sides(&self, position: &Position<B>) -> [B::Word; 2] {
        let turn = position.turn();
        if let Some(marbles) = self.duel {
            return [turn.index(), 1 - turn.index()].map(|seat| position.set(marbles[seat]));
        }
        let own = self.marbles(position, position.line_up().team(turn));
        [own, position.occupied() & !own]
    }

    /// Every team but one.
    fn rivals(&self, team: Team) -> impl Iterator<Item = Team> + use<B> {
        (0..self.teams).map(Team::new).filter(move |&rival| rival != team)
    }

    /// The rivals of a team that need one more ejection.
    fn nearly_won(&self, position: &Position<B>, team: Team) -> impl Iterator<Item = Team> {
        let scores = position.scores();
        self.rivals(team).filter(move |&rival| self.goals[rival] - i32::from(scores[rival]) == 1)
    }

    /// Plies left to the nearer of quiet and move limit; very many if there is none.
    fn plies_left(&self, position: &Position<B>) -> u32 {
        let left =
            |most: Option<u32>, now| most.map_or(u32::MAX, |plies| plies.saturating_sub(now));
        left(self.quiet_plies, position.quiet()).min(left(self.move_plies, position.ply()))
    }
}

/// The marbles of each of two seats, if no others are on the board.
fn duel<B: Board>(position: &Position<B>) -> Option<[Marble; 2]> {
    let line_up = position.line_up();
    let colour = |seat| line_up.colour(Seat::new(seat));
    let marbles = [0, 1].map(|seat| Marble::Colour(colour(seat)));
    let all = position.set(marbles[0]) | position.set(marbles[1]);
    let duel = line_up.len() == 2 && colour(0) != colour(1) && position.out().is_empty();
    (duel && position.occupied() == all).then_some(marbles)
}

/// Whether nothing but the plain rules for two is played here.
fn is_plain<B: Board>(position: &Position<B>) -> bool {
    let (rules, marbles) = (position.rules(), position.set(Marble::Neutral));
    let spec = rules.spec();
    let extras = spec.one_colour || spec.shield || spec.rotate || marbles.any();
    let blocked = !rules.obstacles().is_empty() || !rules.holes().is_empty();
    let plain = rules.line_up().len() == 2 && rules.group() == 3 && rules.actions() == 1;
    plain && !extras && !blocked && position.out().is_empty()
}

/// The colours that nobody but seats of this team moves, as bits. Marbles of seats that are out belong to
/// no one, and so do those of a colour that two teams move.
fn colours_of<B: Board>(position: &Position<B>, team: Team) -> u8 {
    let line_up = position.line_up();
    let out: SeatSet = position.out();
    let mut colours = 0;
    for seat in line_up.seats().filter(|&s| line_up.team(s) == team && !out.contains(s)) {
        let colour = line_up.colour(seat);
        let alone = line_up.seats_of(colour).all(|s| line_up.team(s) == team || out.contains(s));
        if alone {
            colours |= 1 << colour.index();
        }
    }
    colours
}

/// What standing on a cell is worth, by its steps from the edge and the directions in which a
/// marble can be pushed off from it.
fn cell_worth(from_edge: usize, exits: usize) -> i32 {
    const BY_RING: [i32; 6] = [-12, 0, 6, 10, 12, 13];
    BY_RING[from_edge.min(5)] - 3 * exits as i32
}

impl<B: Charted> Knowledge<Position<B>> for AbaloneKnowledge<B> {
    type Memo = Memo<1>;

    fn history_size(&self) -> usize {
        numbering::PER_SEAT * 6
    }

    fn classes(&self) -> usize {
        numbering::classes::<B>()
    }

    fn tactical(&self, position: &Position<B>, into: &mut Vec<Candidate>) {
        let _ = position.each_ejecting_set(|set| {
            self.add_ejections(position, set, into);
            ControlFlow::<()>::Continue(())
        });
    }

    fn quiet(&self, position: &Position<B>, into: &mut Vec<Candidate>) {
        let _ = position.each_set(|set| {
            if !set.shape().ejects() {
                self.add(position, set, into);
            }
            ControlFlow::<()>::Continue(())
        });
    }

    fn named(&self, code: u32) -> Move {
        numbering::named::<B>(code).expect("a code of this board")
    }

    fn recall(&self, position: &Position<B>, code: u32) -> Option<Candidate> {
        self.legal(position, code)
    }

    fn is_urgent(&self, position: &Position<B>) -> bool {
        let mover = position.line_up().team(position.turn());
        self.nearly_won(position, mover).any(|team| self.threatens(position, team) > 0)
    }

    fn is_threatened(&self, position: &Position<B>) -> bool {
        if self.duel.is_some() {
            let [own, others] = self.sides(position);
            return self.threats(others, own) > 1;
        }
        let mover = position.line_up().team(position.turn());
        self.rivals(mover).any(|team| self.threatens(position, team) > 1)
    }

    fn is_close(&self, position: &Position<B>, team: Team) -> bool {
        self.nearly_won(position, team).next().is_some()
    }

    fn known(&self, position: &Position<B>) -> Option<Exact> {
        self.tables.as_ref()?.probe(position)
    }

    fn may_pass(&self, position: &Position<B>) -> bool {
        self.plain && self.plies_left(position) > QUIET_END
    }

    fn evaluate(&self, position: &Position<B>, team: Team, memo: &mut Memo<1>, ply: usize) -> i32 {
        match &self.trained {
            Some(trained) => self.trained_value(trained, position, team, memo, ply),
            None => self.value(position, team),
        }
    }

    fn structure(&self, position: &Position<B>) -> [u64; 2] {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let turn = position.turn();
        let number = |set: B::Word| {
            let folded = set.widen() as u64 ^ (set.widen() >> 64) as u64;
            (folded << 3 | turn.index() as u64).wrapping_mul(ODD) >> 48
        };
        self.sides(position).map(number)
    }

    fn salt(&self, position: &Position<B>) -> u64 {
        // Beyond this horizon a limit changes no value that is searched.
        const NEAR: u32 = 40;
        let left = self.plies_left(position);
        if left < NEAR { u64::from(left + 1) << 56 } else { 0 }
    }
}

//! Random rule sets and positions, from a seed.

use std::collections::BTreeMap;
use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use sumito_abalone::{
    Board, Cell, Layout, Marble, Move, NeutralOff, Position, RuleSpec, Rules, Setup, Start, Teams,
};
use sumito_core::{Colour, Position as _, Repetition, SeatSet};

pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    /// Some cells, each once.
    fn cells(&mut self, among: &[Cell], most: usize) -> Vec<Cell> {
        let mut cells: Vec<_> = (0..=self.below(most)).map(|_| self.pick(among)).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

/// A rule set with a mix of variants; objections make it try again.
pub fn rules(dice: &mut Dice) -> Arc<Rules> {
    loop {
        if let Ok(rules) = Rules::new(spec(dice)) {
            return Arc::new(rules);
        }
    }
}

/// What someone might ask for, sensible or not.
pub fn spec(dice: &mut Dice) -> RuleSpec {
    let layout = match dice.below(6) {
        0 => Layout::named("empty"),
        1 => Layout::named("grand"),
        2 | 3 => dice.pick(&Layout::all().iter().collect::<Vec<_>>()[64..71]).into(),
        _ => dice.pick(&Layout::all().iter().collect::<Vec<_>>()[..64]).into(),
    }
    .expect("the layout is there");
    let mut spec = RuleSpec { layout: layout.id.into(), ..RuleSpec::default() };
    if layout.rows.is_none() {
        spec.side = Some(3 + dice.below(4));
    }
    let cells: Vec<_> = Cell::all(spec.board_side()).collect();
    if dice.one_in(3) {
        spec.goal = vec![1 + dice.below(5) as u16];
    }
    if dice.one_in(6) {
        spec.goal = layout.line_up.each_team().map(|_| 1 + dice.below(14) as u16).collect();
    }
    if dice.one_in(8) {
        spec.without = dice.cells(&cells, 2);
    }
    if dice.one_in(3) {
        spec.obstacles = dice.cells(&cells, 2);
    }
    if dice.one_in(3) {
        spec.holes = dice.cells(&cells, 2);
    }
    if dice.one_in(3) {
        spec.neutral = dice.cells(&cells, 2);
        spec.neutral_off =
            dice.pick(&[NeutralOff::Forbidden, NeutralOff::Scores, NeutralOff::Wins]);
    }
    spec.one_colour = dice.one_in(4);
    spec.hidden = dice.one_in(8);
    if dice.one_in(4) {
        spec.teams = Some(dice.pick(&[Teams::Shared, Teams::Crossed]));
    }
    spec.shield = dice.one_in(3);
    spec.rotate = dice.one_in(3);
    spec.partner_moves = dice.one_in(4);
    if dice.one_in(6) {
        spec.move_limit = Some(1 + dice.below(12) as u16);
    }
    if dice.one_in(6) {
        spec.quiet_limit = Some(1 + dice.below(6) as u16);
    }
    spec.repetition = dice.pick(&[Repetition::None, Repetition::Draw, Repetition::Loss]);
    if dice.one_in(8) {
        spec.start = dice.pick(&[Start::Random, Start::Thrown]);
        spec.seed = Some(dice.0.next_u64());
    }
    spec
}

/// Marbles scattered over the board, anybody's turn, any scores: possible, hardly ever played.
pub fn scattered<B: Board>(rules: &Arc<Rules>, dice: &mut Dice) -> Option<Position<B>> {
    let line_up = rules.line_up();
    let mut marbles = BTreeMap::new();
    let crowded = 2 + dice.below(5);
    let wins = rules.spec().neutral_off == NeutralOff::Wins;
    let mut neutral = if wins { 0 } else { rules.spec().neutral.len() };
    let colours: Vec<Colour> = line_up.seats().map(|seat| line_up.colour(seat)).collect();
    for cell in Cell::all(rules.side()) {
        let taken = rules.obstacles().contains(&cell) || rules.holes().contains(&cell);
        if taken || dice.one_in(crowded) {
            continue;
        }
        if neutral > 0 && dice.one_in(12) {
            marbles.insert(cell, Marble::Neutral);
            neutral -= 1;
        } else {
            marbles.insert(cell, Marble::Colour(dice.pick(&colours)));
        }
    }
    if wins {
        // One that is missing has won the game for somebody.
        marbles.extend(rules.spec().neutral.iter().map(|&cell| (cell, Marble::Neutral)));
    }
    let seats: Vec<_> = line_up.seats().collect();
    let out = seats.iter().copied().filter(|_| dice.one_in(8)).collect::<SeatSet>();
    let scores = line_up
        .each_team()
        .map(|team| dice.below(usize::from(rules.goals()[team])) as u16)
        .collect();
    let setup = Setup {
        side: rules.side(),
        marbles,
        obstacles: rules.obstacles().to_vec(),
        holes: rules.holes().to_vec(),
        turn: dice.pick(&seats),
        actions_left: (rules.actions() > 1 && dice.one_in(2)).then_some(1),
        scores,
        quiet: dice.below(12) as u32,
        ply: dice.below(30) as u32,
        out,
    };
    setup.check(rules).ok()
}

/// A position of a rule set: scattered, or played at random from the start.
pub fn position<B: Board>(rules: &Arc<Rules>, dice: &mut Dice) -> Option<Position<B>> {
    if dice.one_in(2) {
        return scattered(rules, dice);
    }
    let mut position = Position::start(rules).ok()?;
    for _ in 0..dice.below(40) {
        match step(&position, dice) {
            Some(mv) => position.apply(mv),
            None => break,
        }
    }
    Some(position)
}

/// A random legal move.
pub fn step<B: Board>(position: &Position<B>, dice: &mut Dice) -> Option<Move> {
    let moves = position.moves();
    (!moves.is_empty()).then(|| dice.pick(&moves))
}

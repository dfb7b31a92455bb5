//! Starts drawn by lot: random placements and throws. The seed is part of the rule set.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use sumito_core::phrase;
use sumito_core::text::{Phrase, Say};
use sumito_core::{Colour, LineUp, PerTeam, Position as _, Seat, Team};

use crate::rows::{self, Grid};
use crate::rules::StartGrid;
use crate::{Board, Cell, Hex61, Hex91, Layout, Marble, Position, RuleSpec, Rules, Start};

/// Tries before a random start without an ejection at once is given up.
const TRIES: usize = 2_000;
/// Marbles of each colour thrown at the centre.
const THROWN: usize = 3;
/// How far throws scatter: the standard deviation, in cells.
const SCATTER: f64 = 1.6;
/// The part of throws that fly off the board.
const FLY_OFF: f64 = 0.05;
/// The rows of 5 and 6 that are set up before a throw.
const THROW_ROWS: &str = "wwwww/wwwwww/7/8/9/8/7/bbbbbb/bbbbb";

/// Draws the start a rule set asks for.
pub(crate) fn draw(
    spec: &RuleSpec,
    layout: &'static Layout,
    side: usize,
    line_up: &LineUp,
) -> Result<StartGrid, Phrase> {
    let mut dice = Dice(ChaCha8Rng::seed_from_u64(spec.seed.unwrap_or_default()));
    if spec.start == Start::Thrown {
        throw(spec, &mut dice)
    } else {
        random(spec, layout, side, line_up, &mut dice)
    }
}

/// A stream of chances that is the same everywhere for the same seed.
struct Dice(ChaCha8Rng);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }

    fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

fn is_free(spec: &RuleSpec, grid: &Grid, cell: Cell) -> bool {
    let taken = [&spec.obstacles, &spec.holes, &spec.neutral].iter().any(|c| c.contains(&cell));
    !taken && !grid.marbles.contains_key(&cell)
}

/// A throw that leaves something to play for: one that reaches a goal by itself is made again.
fn throw(spec: &RuleSpec, dice: &mut Dice) -> Result<StartGrid, Phrase> {
    let goal = |team: Team| spec.goal.get(team.index()).or(spec.goal.first());
    loop {
        let start = throw_once(spec, dice)?;
        let reached = |&team: &Team| goal(team).is_some_and(|goal| start.scores[team] >= *goal);
        if spec.goal.contains(&0) || ![0, 1].map(Team::new).iter().any(reached) {
            return Ok(start);
        }
    }
}

/// Rows of 5 and 6, then three of each colour thrown in turn.
fn throw_once(spec: &RuleSpec, dice: &mut Dice) -> Result<StartGrid, Phrase> {
    let mut grid = rows::read(THROW_ROWS, 0, THROW_ROWS.len(), 5, rows::content)
        .map_err(|mismatch| mismatch.say())?;
    let mut scores = PerTeam::all(0);
    for seat in [0, 1].into_iter().cycle().take(2 * THROWN).map(Seat::new) {
        let two = LineUp::duel(Colour::Black, Colour::White);
        if dice.unit() < FLY_OFF {
            scores[two.team(two.after(seat))] += 1;
            continue;
        }
        let free: Vec<(Cell, f64)> = Cell::all(5)
            .filter(|&cell| is_free(spec, &grid, cell))
            .map(|cell| {
                (cell, (-((cell.ring() * cell.ring()) as f64) / (2.0 * SCATTER * SCATTER)).exp())
            })
            .collect();
        let mut at = dice.unit() * free.iter().map(|(_, weight)| weight).sum::<f64>();
        let landed = free.iter().find(|(_, weight)| {
            at -= weight;
            at < 0.0
        });
        let Some(&(cell, _)) = landed.or(free.last()) else {
            return Err(phrase!("rules-throw-room", "a throw needs free cells"));
        };
        grid.marbles.insert(cell, Marble::Colour(two.colour(seat)));
    }
    Ok(StartGrid { grid, scores })
}

/// Equal numbers on random cells: symmetric wherever the line-up has a symmetry, and without an
/// ejection at once.
fn random(
    spec: &RuleSpec,
    layout: &'static Layout,
    side: usize,
    line_up: &LineUp,
    dice: &mut Dice,
) -> Result<StartGrid, Phrase> {
    let colours: Vec<Colour> = layout.line_up.seats().map(|s| layout.line_up.colour(s)).collect();
    let each = fewest(layout, side, &colours);
    let trial = Arc::new(Rules::unchecked(spec.clone(), layout, side, line_up.clone()));
    for _ in 0..TRIES {
        let mut grid = Grid::default();
        let mut left = orbits(spec, side, colours.len(), dice);
        if left.len() < each {
            return Err(phrase!(
                "rules-no-room",
                "{marbles} marbles each do not fit on the free cells",
                marbles = each
            ));
        }
        for _ in 0..each {
            let orbit = left.swap_remove(dice.below(left.len()));
            let first = dice.below(orbit.len());
            for (i, &cell) in orbit.iter().enumerate() {
                let colour = colours[shifted(i, first, orbit.len())];
                grid.marbles.insert(cell, Marble::Colour(colour));
            }
        }
        let ejects = if Hex61::fits(side) {
            ejects_at_once::<Hex61>(&trial, &grid)
        } else {
            ejects_at_once::<Hex91>(&trial, &grid)
        };
        if !ejects {
            return Ok(StartGrid { grid, scores: PerTeam::all(0) });
        }
    }
    Err(phrase!("rules-no-quiet-start", "no random start without an ejection at once was found"))
}

/// Whether any seat, were it to move, could eject a marble.
fn ejects_at_once<B: Board>(rules: &Arc<Rules>, grid: &Grid) -> bool {
    let mut position = Position::<B>::bare(rules);
    let neutral = rules.spec.neutral.iter().map(|&cell| (cell, Marble::Neutral));
    position.put(grid.marbles.iter().map(|(&cell, &marble)| (cell, marble)).chain(neutral));
    rules.line_up.seats().any(|seat| {
        position.state.turn = seat;
        position
            .each_set(|set| {
                if set.shape().ejects() {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            })
            .is_break()
    })
}

/// Which colour the `i`th cell of an orbit takes. Orbits of four come from two mirrors: there a
/// half turn must keep partners, so places are swapped and not turned.
fn shifted(i: usize, first: usize, len: usize) -> usize {
    if len == 4 { i ^ first } else { (i + first) % len }
}

/// Marbles of the colour with the fewest: a random start gives everyone the same number.
fn fewest(layout: &Layout, side: usize, colours: &[Colour]) -> usize {
    let rows = layout.rows.unwrap_or_default();
    let grid = rows::read(rows, 0, rows.len(), side, rows::content).unwrap_or_default();
    let count = |&colour: &Colour| {
        grid.marbles.values().filter(|&&marble| marble == Marble::Colour(colour)).count()
    };
    colours.iter().map(count).min().unwrap_or(0)
}

/// Free cells in groups that a symmetry of the board carries into each other, one cell for each
/// colour: half turns for two, thirds for three, two mirrors for four, sixths for six. Five have
/// no such symmetry and take any cells.
fn orbits(spec: &RuleSpec, side: usize, colours: usize, dice: &mut Dice) -> Vec<Vec<Cell>> {
    let image = |cell: Cell, i: usize| match (colours, i) {
        (4, 1) => cell.mirrored(),
        (4, 2) => cell.turned(3),
        (4, 3) => cell.mirrored().turned(3),
        _ => cell.turned(i * 6 / colours),
    };
    let free = |&cell: &Cell| is_free(spec, &Grid::default(), cell);
    if colours == 5 {
        let mut cells: Vec<_> = Cell::all(side).filter(free).collect();
        for i in (1..cells.len()).rev() {
            cells.swap(i, dice.below(i + 1));
        }
        return cells.chunks_exact(5).map(<[Cell]>::to_vec).collect();
    }
    let mut seen = BTreeMap::new();
    for cell in Cell::all(side) {
        let orbit: Vec<_> = (0..colours).map(|i| image(cell, i)).collect();
        let mut sorted = orbit.clone();
        sorted.sort_unstable();
        sorted.dedup();
        if sorted.len() == colours && orbit.iter().all(free) {
            seen.entry(sorted).or_insert(orbit);
        }
    }
    seen.into_values().collect()
}

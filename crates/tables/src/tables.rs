//! The tables as the outside sees them.

use serde::Serialize;
use sumito_abalone::{Position, Rules};
use sumito_core::{Exact, Position as _, Repetition, Seat};

use crate::ladder::{AnyLadder, Charted, on_ladder};
use crate::value::exact;
use crate::work::{Unfinished, Work};
use crate::{Class, Spec};

/// Exact values of all positions with so many marbles or fewer.
///
/// ```
/// use std::num::NonZeroUsize;
/// use std::sync::{Arc, atomic::AtomicBool};
/// use sumito_abalone::{Position, Rules};
/// use sumito_core::Exact;
/// use sumito_tables::{Spec, Tables, Work};
///
/// let mut tables = Tables::new(Spec::new(3, [2, 1], 1)?);
/// let work = Work {
///     threads: NonZeroUsize::MIN,
///     stop: &AtomicBool::new(false),
///     progress: &|_| {},
/// };
/// while tables.solve_next(&work)? {}
/// let counts = &tables.counts()[0];
/// assert_eq!(counts.win + counts.loss + counts.draw, 171 * 17);
///
/// let rules: Arc<Rules> = Arc::new("abalone/empty?side=3&goal=1".parse()?);
/// let position = Position::read(&rules, "3/4/wbb2/4/3 b")?;
/// # let position: Position = position;
/// assert_eq!(tables.probe(&position), Some(Exact::Win(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Tables {
    spec: Spec,
    pub(crate) ladder: AnyLadder,
}

/// How many positions of a class have which value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// The class.
    #[serde(flatten)]
    pub class: Class,
    /// Positions the seat to move wins.
    pub win: u64,
    /// Positions it loses.
    pub loss: u64,
    /// Positions nobody wins.
    pub draw: u64,
    /// Plies of the longest win; 0 if there is none.
    pub longest_win: u32,
    /// Plies of the longest loss; 0 if there is none, or if none takes longer.
    pub longest_loss: u32,
}

/// Tables of the same positions hold the same values.
impl PartialEq for Tables {
    fn eq(&self, other: &Self) -> bool {
        self.spec == other.spec && self.parts() == other.parts()
    }
}

impl Eq for Tables {}

impl Tables {
    /// Tables nothing of which is worked out yet.
    #[must_use]
    pub fn new(spec: Spec) -> Self {
        Self { spec, ladder: AnyLadder::new(spec) }
    }

    /// What they are for.
    #[must_use]
    pub fn spec(&self) -> Spec {
        self.spec
    }

    /// How many parts are worked out, and of how many. A part is a class with either seat to
    /// move, the seats changed too where that gives another.
    #[must_use]
    pub fn parts(&self) -> (usize, usize) {
        let done = on_ladder!(&self.ladder, ladder => ladder.solved.len());
        (done, self.spec.balances().len())
    }

    /// Works out the next part; whether there was one left.
    ///
    /// # Errors
    /// The work was stopped; the parts worked out before stay.
    pub fn solve_next(&mut self, work: &Work<'_>) -> Result<bool, Unfinished> {
        let (done, _) = self.parts();
        let Some(&next) = self.spec.balances().get(done) else { return Ok(false) };
        on_ladder!(&mut self.ladder, ladder => ladder.solve(next, work))?;
        Ok(true)
    }

    /// Compares every value with those of its successors, and tells how many do not follow from
    /// them. None means that all values are right.
    ///
    /// # Errors
    /// The work was stopped.
    pub fn verify(&self, work: &Work<'_>) -> Result<u64, Unfinished> {
        on_ladder!(&self.ladder, ladder => ladder.disagreements(work))
    }

    /// The counts of every class that is worked out, in the order of [`Spec::classes`]. Every
    /// position is counted, images of others too.
    #[must_use]
    pub fn counts(&self) -> Vec<Counts> {
        let counts = |class: Class| {
            let (balance, seat) = (self.spec.balance(class), usize::from(class.to_move - 1));
            let tally = on_ladder!(&self.ladder, ladder => ladder.tally(balance, seat))?;
            Some(Counts {
                class,
                win: tally.win,
                loss: tally.loss,
                draw: tally.draw,
                longest_win: tally.longest_win.into(),
                longest_loss: tally.longest_loss.into(),
            })
        };
        self.spec.classes().filter_map(counts).collect()
    }

    /// Whether positions of a rule set can be looked up: two seats with the plain rules on a board
    /// of this side, endless play being no loss for anybody.
    #[must_use]
    pub fn apply_to(&self, rules: &Rules) -> bool {
        let spec = rules.spec();
        let blocked = [&spec.obstacles, &spec.holes, &spec.neutral];
        rules.side() == usize::from(self.spec.side)
            && rules.line_up().len() == 2
            && rules.actions() == 1
            && blocked.iter().all(|cells| cells.is_empty())
            && !(spec.one_colour || spec.shield || spec.rotate)
            && spec.move_limit.is_none()
            && spec.quiet_limit.is_none()
            && spec.repetition != Repetition::Loss
    }

    /// The value of a position, if the tables have it. What was played before is not looked at.
    #[must_use]
    pub fn probe<B: Charted>(&self, position: &Position<B>) -> Option<Exact> {
        let rules = position.rules();
        if !self.apply_to(rules) {
            return None;
        }
        let (goals, scores) = (rules.goals(), position.scores());
        let needs = [0, 1].map(|seat| {
            let team = rules.line_up().team(Seat::new(seat));
            goals[team].saturating_sub(scores[team]) as u8
        });
        B::ladder(self)?.code(position, needs).map(exact)
    }

    /// Every legal move with the value it has for the seat to move, best first; `None` where the
    /// tables do not have the position.
    #[must_use]
    pub fn moves<B: Charted>(
        &self,
        position: &Position<B>,
    ) -> Option<Vec<(sumito_abalone::Move, Exact)>> {
        self.probe(position)?;
        let value = |mv| {
            let mut next = position.clone();
            next.apply(mv);
            Some((mv, self.probe(&next)?.before()))
        };
        let mut moves: Vec<_> = position.moves().into_iter().map(value).collect::<Option<_>>()?;
        moves.sort_by_key(|&(mv, value)| (std::cmp::Reverse(value), mv));
        Some(moves)
    }
}

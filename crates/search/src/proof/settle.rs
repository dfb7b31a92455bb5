//! What few plies decide, found by trying move after move.
//!
//! So near the end most moves change nothing, and proof numbers would cost more than they save.

use std::cell::Cell;
use std::ops::ControlFlow;

use sumito_core::Position;

use super::numbers::Numbers;
use super::prover::Prover;

/// Plies that are settled so.
pub(super) const NEAR: u32 = 3;

/// The moves that decided last, by the plies left before them: they may well decide again.
pub(super) struct Deciders<P: Position>([Cell<Option<P::Move>>; NEAR as usize + 1]);

impl<P: Position> Default for Deciders<P> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| Cell::new(None)))
    }
}

/// The moves of one position, tried one after the other.
struct Trial<'t, 'a, P: Position> {
    prover: &'t Prover<'a, P>,
    position: &'t P,
    next: P,
    left: u32,
    attacks: bool,
    latest: u32,
    any_cut: bool,
    tried: u32,
}

impl<P: Position> Prover<'_, P> {
    /// Settles a position that is not decided, with one ply left to [`NEAR`]; `None` if the budget
    /// ends before.
    pub fn settle(&self, position: &P, left: u32) -> Option<Numbers> {
        let attacks = self.judge.attacks(position);
        let mut trial = Trial {
            prover: self,
            position,
            next: position.clone(),
            left,
            attacks,
            latest: 0,
            any_cut: false,
            tried: 0,
        };
        let decider = &self.settlers.0[left as usize];
        let found = trial.all(decider.get());
        match found {
            ControlFlow::Break(Some((mv, numbers))) => {
                decider.set(Some(mv));
                Some(numbers)
            }
            ControlFlow::Break(None) => None,
            ControlFlow::Continue(()) => Some(trial.exhausted()),
        }
    }
}

/// Goes on, or breaks with the move that decides, or without one where the budget is spent.
type Flow<M> = ControlFlow<Option<(M, Numbers)>>;

impl<P: Position> Trial<'_, '_, P> {
    fn all(&mut self, decider: Option<P::Move>) -> Flow<P::Move> {
        let stands = self.prover.judge.stands(self.position);
        // What is left out of the decisive moves leaves the lead as it is, for two plies.
        let quiet_fails = self.attacks && self.left <= 2 && !stands;
        let quiet_holds = !self.attacks && self.left == 1 && stands;
        if quiet_fails || quiet_holds {
            let position = self.position;
            position.each_decisive_set(|set| self.each(set))?;
            self.any_cut |= quiet_fails;
            self.latest = self.latest.max(self.left - 1);
            self.tried += 1;
            return ControlFlow::Continue(());
        }
        if let Some(decider) = decider.filter(|&mv| self.position.check(mv).is_ok()) {
            self.one(decider)?;
        }
        let position = self.position;
        if self.attacks {
            position.each_decisive_set(|set| self.each(set))?;
        }
        position.each_set(|set| self.each(set))
    }

    fn each(&mut self, set: P::MoveSet) -> Flow<P::Move> {
        set.into_iter().try_for_each(|mv| self.one(mv))
    }

    /// Tries a move.
    fn one(&mut self, mv: P::Move) -> Flow<P::Move> {
        self.prover.count();
        if self.prover.is_spent() {
            return ControlFlow::Break(None);
        }
        self.tried += 1;
        self.next.clone_from(self.position);
        self.next.apply(mv);
        let left = self.left - 1;
        let numbers = match self.prover.judge.decided(&self.next, left) {
            Some(decided) => decided.into(),
            None => match self.prover.settle(&self.next, left) {
                Some(numbers) => numbers,
                None => return ControlFlow::Break(None),
            },
        };
        if numbers.is_proved() {
            if self.attacks {
                return ControlFlow::Break(Some((mv, Numbers::proved(1 + numbers.plies))));
            }
            self.latest = self.latest.max(numbers.plies);
        } else if self.attacks {
            self.any_cut |= numbers.is_cut();
        } else {
            return ControlFlow::Break(Some((mv, numbers)));
        }
        ControlFlow::Continue(())
    }

    /// No move decides: the attack has none that does it, the defence none that stops it.
    fn exhausted(&self) -> Numbers {
        if self.attacks || self.tried == 0 {
            Numbers::disproved(self.any_cut)
        } else {
            Numbers::proved(1 + self.latest)
        }
    }
}

//! Depth-first proof-number search within so many plies.

use std::cell::Cell;
use std::sync::atomic::Ordering;

use sumito_core::Position;

use super::judge::Judge;
use super::numbers::{NEVER, Numbers, Store};
use super::settle::{Deciders, NEAR};
use super::{Progress, Question, Verdict};

/// A search, with what it has found.
pub(super) struct Prover<'a, P: Position> {
    pub judge: Judge<'a, P>,
    question: Question<'a, P>,
    store: Store,
    /// Positions looked at.
    nodes: Cell<u64>,
    /// Nodes at which this horizon is given up.
    end: u64,
    /// The plies of the search that is going on, or went on last.
    pub horizon: u32,
    /// The most plies within which something was looked for and is not.
    pub excluded: u32,
    /// Whether what it disproved might be true with more plies.
    pub is_cut: bool,
    /// The moves that decided last, by the plies left before them: they may well decide again.
    deciders: Vec<Option<P::Move>>,
    /// The same for what is settled by trying.
    pub settlers: Deciders<P>,
    /// When the next report is due.
    due: Cell<u64>,
}

/// A move with the numbers of what it leads to.
struct Child<P: Position> {
    mv: P::Move,
    numbers: Numbers,
}

/// Nodes between two reports.
const INTERVAL: u64 = 4_096;
/// The most undecided moves a node counts beside its hardest: many ways to one position would
/// count as many.
const SIBLINGS: u32 = 1 << 20;

impl<'a, P: Position> Prover<'a, P> {
    pub fn new(question: &Question<'a, P>) -> Self {
        Self {
            judge: Judge::new(question),
            question: *question,
            store: Store::new(question.memory),
            nodes: Cell::new(0),
            end: 0,
            horizon: 0,
            excluded: 0,
            is_cut: false,
            deciders: Vec::new(),
            settlers: Deciders::default(),
            due: Cell::new(INTERVAL),
        }
    }

    pub fn is_stopped(&self) -> bool {
        self.store.full || self.question.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    pub fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    /// Counts one more position.
    pub fn count(&self) {
        self.nodes.set(self.nodes.get() + 1);
    }

    /// Whether this horizon has had its share.
    pub fn is_spent(&self) -> bool {
        self.nodes() > self.end
    }

    /// Lets what was found be told: however little is left of the budget, nothing is left out.
    pub fn lift_budget(&mut self) {
        self.end = u64::MAX;
    }

    fn is_over(&self) -> bool {
        self.nodes() >= self.end || self.is_stopped()
    }

    /// Tells how far it is.
    pub fn tell(&self, plies: Option<u32>) {
        if let Some(progress) = self.question.progress {
            progress(Progress { nodes: self.nodes(), plies });
        }
    }

    /// Whether the aim is achieved within so many plies of a position that is not decided.
    pub fn within(&mut self, position: &P, plies: u32, nodes: u64) -> Verdict {
        self.horizon = plies;
        self.end = self.nodes().saturating_add(nodes);
        let found = match plies {
            0..=NEAR => {
                self.count();
                self.numbers(position, plies)
            }
            _ => self.deepen(position, plies, NEVER, NEVER),
        };
        self.is_cut = found.is_cut();
        if found.is_proved() {
            Verdict::Proved { plies: found.plies }
        } else if found.is_disproved() {
            Verdict::Disproved
        } else {
            Verdict::Open
        }
    }

    /// The key of a position with so many plies left.
    pub fn key(&self, position: &P, left: u32) -> u64 {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let salt = self.question.salt.map_or(0, |salt| salt(position));
        let rest = (u64::from(left) + 1).wrapping_mul(ODD);
        position.key() ^ (rest ^ rest >> 29).wrapping_mul(ODD) ^ salt.wrapping_mul(ODD)
    }

    /// What is known of a position, or where the search begins with it.
    pub fn numbers(&self, position: &P, left: u32) -> Numbers {
        if let Some(decided) = self.judge.decided(position, left) {
            return decided.into();
        }
        let settled = if left <= NEAR { self.settle(position, left) } else { None };
        settled.or_else(|| self.store.get(self.key(position, left))).unwrap_or_else(|| {
            // All moves of a side must fail, one of the other's must work.
            let moves = position.count_moves().min(1 << 16) as u32;
            match self.judge.attacks(position) {
                true => Numbers { proof: 1, disproof: moves.max(1), plies: 0 },
                false => Numbers { proof: moves.max(1), disproof: 1, plies: 0 },
            }
        })
    }

    /// The moves with their numbers; one alone where it decides.
    fn children(&mut self, position: &P, left: u32, attacks: bool) -> Vec<Child<P>> {
        let mut moves = position.moves();
        let known = self.deciders.get(left as usize).copied().flatten();
        if let Some(at) = known.and_then(|known| moves.iter().position(|&mv| mv == known)) {
            moves.swap(0, at);
        }
        let mut children = Vec::with_capacity(moves.len());
        let mut next = position.clone();
        for mv in moves {
            next.clone_from(position);
            next.apply(mv);
            let numbers = self.numbers(&next, left - 1);
            let decides = if attacks { numbers.is_proved() } else { numbers.is_disproved() };
            if decides {
                children.clear();
            }
            children.push(Child { mv, numbers });
            if decides {
                self.decided_by(mv, left);
                break;
            }
        }
        children
    }

    /// Remembers the move that decided a position with so many plies left.
    fn decided_by(&mut self, mv: P::Move, left: u32) {
        let left = left as usize;
        if self.deciders.len() <= left {
            self.deciders.resize(left + 1, None);
        }
        self.deciders[left] = Some(mv);
    }

    /// Works on a position until its numbers reach the bounds, or it is decided.
    fn deepen(&mut self, position: &P, left: u32, proof: u32, disproof: u32) -> Numbers {
        let began = self.nodes();
        self.count();
        if self.nodes() >= self.due.get() {
            self.due.set(self.nodes() + INTERVAL);
            self.tell(Some(self.horizon));
        }
        let attacks = self.judge.attacks(position);
        let mut children = self.children(position, left, attacks);
        let mut next = position.clone();
        let numbers = loop {
            let (numbers, chosen) = joined::<P>(&children, attacks);
            let (Some(chosen), false) = (chosen, numbers.is_decided() || self.is_over()) else {
                break numbers;
            };
            if numbers.proof >= proof || numbers.disproof >= disproof {
                break numbers;
            }
            let Bounds { proof, disproof } =
                bounds::<P>(&children, chosen, attacks, numbers, proof, disproof);
            next.clone_from(position);
            next.apply(children[chosen].mv);
            let found = self.deepen(&next, left - 1, proof, disproof);
            if if attacks { found.is_proved() } else { found.is_disproved() } {
                self.decided_by(children[chosen].mv, left);
            }
            children[chosen].numbers = found;
        };
        let key = self.key(position, left);
        self.store.put(key, numbers, self.nodes() - began);
        numbers
    }
}

/// The numbers of a node by those of its children, and the child to go on with.
///
/// The side whose every move must fail counts its hardest child and one for each other that is
/// undecided: sums would count what several moves lead to again and again.
fn joined<P: Position>(children: &[Child<P>], attacks: bool) -> (Numbers, Option<usize>) {
    // Seen from the side to move: `least` is what one good move takes, `most` what refuting all.
    let view = |numbers: Numbers| match attacks {
        true => (numbers.proof, numbers.disproof),
        false => (numbers.disproof, numbers.proof),
    };
    let (mut least, mut most, mut open, mut chosen) = (NEVER, 0, 0u32, None);
    let (mut soonest, mut latest) = (NEVER, 0);
    // One refutation that holds for ever is enough for the defence; the attack needs all.
    let (mut any_cut, mut all_cut) = (false, !children.is_empty());
    for (at, child) in children.iter().enumerate() {
        let (good, refuted) = view(child.numbers);
        if child.numbers.is_proved() {
            soonest = soonest.min(child.numbers.plies);
            latest = latest.max(child.numbers.plies);
        }
        if child.numbers.is_disproved() {
            any_cut |= child.numbers.is_cut();
            all_cut &= child.numbers.is_cut();
        }
        if refuted == 0 {
            continue;
        }
        open += 1;
        most = most.max(refuted);
        if good < least {
            (least, chosen) = (good, Some(at));
        }
    }
    if open > 0 && least > 0 {
        let others = (open - 1).min(SIBLINGS);
        most = most.saturating_add(others).min(NEVER - 1);
        least = least.min(NEVER - 1);
    }
    let (proof, disproof) = match attacks {
        _ if children.is_empty() => (NEVER, 0),
        true => (least, most),
        false => (most, least),
    };
    let numbers = if proof == 0 {
        Numbers::proved(1 + if attacks { soonest } else { latest })
    } else if disproof == 0 {
        Numbers::disproved(if attacks { any_cut } else { all_cut })
    } else {
        Numbers { proof, disproof, plies: 0 }
    };
    (numbers, chosen)
}

struct Bounds {
    proof: u32,
    disproof: u32,
}

/// How far to work on the chosen child: until another one looks better by a quarter, or the node
/// itself reaches its bounds.
fn bounds<P: Position>(
    children: &[Child<P>],
    chosen: usize,
    attacks: bool,
    numbers: Numbers,
    proof: u32,
    disproof: u32,
) -> Bounds {
    let good = |child: &Child<P>| match attacks {
        true => child.numbers.proof,
        false => child.numbers.disproof,
    };
    let others = children.iter().enumerate().filter(|(at, _)| *at != chosen);
    let second = others.map(|(_, child)| good(child)).min().unwrap_or(NEVER);
    let (own, all, refuted) = match attacks {
        true => (proof, disproof, (numbers.disproof, children[chosen].numbers.disproof)),
        false => (disproof, proof, (numbers.proof, children[chosen].numbers.proof)),
    };
    let own = own.min(second.saturating_add(second / 4).saturating_add(1));
    // What the other children add stays, and the chosen one may grow by the rest.
    let all = if all == NEVER { NEVER } else { refuted.1.max(1).saturating_add(all - refuted.0) };
    if attacks {
        Bounds { proof: own, disproof: all }
    } else {
        Bounds { proof: all, disproof: own }
    }
}

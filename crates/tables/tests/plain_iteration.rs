//! The tables against plain value iteration over every position, its moves listed and played one
//! by one.

use std::collections::{BTreeMap, HashMap};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use sumito_abalone::{Cell, Hex61, Marble, Position, Rules, Setup};
use sumito_core::{Colour, Exact, Position as _, Seat, SeatSet};
use sumito_tables::{Class, Counts, Spec, Tables, Work};

const BLACK: Marble = Marble::Colour(Colour::Black);
const WHITE: Marble = Marble::Colour(Colour::White);

/// Every way to choose `k` of the cells.
fn choices(cells: &[Cell], k: usize) -> Vec<Vec<Cell>> {
    if k == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &first) in cells.iter().enumerate() {
        for mut rest in choices(&cells[i + 1..], k - 1) {
            rest.push(first);
            all.push(rest);
        }
    }
    all
}

fn positions(rules: &Arc<Rules>, class: &Class) -> Vec<Position<Hex61>> {
    let side = rules.side();
    let cells: Vec<_> = Cell::all(side).collect();
    let [first, second] = class.marbles.map(usize::from);
    let mut all = Vec::new();
    for black in choices(&cells, first) {
        let free: Vec<_> = cells.iter().copied().filter(|cell| !black.contains(cell)).collect();
        for white in choices(&free, second) {
            let black = black.iter().map(|&cell| (cell, BLACK));
            let setup = Setup {
                side,
                marbles: black.chain(white.into_iter().map(|cell| (cell, WHITE))).collect(),
                obstacles: Vec::new(),
                holes: Vec::new(),
                turn: Seat::new(usize::from(class.to_move - 1)),
                actions_left: None,
                scores: class.score.map(u16::from).to_vec(),
                quiet: 0,
                ply: 0,
                out: SeatSet::EMPTY,
            };
            all.push(setup.check(rules).expect("a position"));
        }
    }
    all
}

type Key = (u64, u64, usize, Vec<u16>);

fn key(position: &Position<Hex61>) -> Key {
    let scores = position.scores().first(2).to_vec();
    (position.set(BLACK), position.set(WHITE), position.turn().index(), scores)
}

/// The value of every position, found by going through all of them until nothing changes.
fn iterated(all: &[Position<Hex61>]) -> Vec<Exact> {
    let ids: HashMap<_, _> = all.iter().enumerate().map(|(id, p)| (key(p), id)).collect();
    // `None` stands for a successor in which the game is over, won by whoever moved.
    let successors: Vec<Vec<Option<usize>>> = all
        .iter()
        .map(|position| {
            let after = |mv| {
                let next = position.clone().play(mv).expect("a legal move");
                let over = next.outcome().filter(|_| next.scores().first(2).contains(&goal(&next)));
                over.is_none().then(|| ids[&key(&next)])
            };
            position.moves().into_iter().map(after).collect()
        })
        .collect();
    let mut values = vec![Exact::Draw; all.len()];
    for distance in 0.. {
        let mut found = Vec::new();
        for (id, next) in successors.iter().enumerate().filter(|(id, _)| values[*id] == Exact::Draw)
        {
            let value = |next: &Option<usize>| next.map_or(Exact::Loss(0), |id| values[id]);
            if next.iter().any(|n| matches!(value(n), Exact::Loss(d) if d + 1 == distance)) {
                found.push((id, Exact::Win(distance)));
            } else if next.iter().all(|n| matches!(value(n), Exact::Win(_))) {
                let longest = next.iter().filter_map(|n| value(n).plies()).max();
                if longest.map_or(0, |plies| plies + 1) == distance {
                    found.push((id, Exact::Loss(distance)));
                }
            }
        }
        // Distances of both kinds go up by one, but a lower class may come in late.
        let longest = values.iter().filter_map(|value| value.plies()).max().unwrap_or(0);
        if found.is_empty() && distance > longest + 40 {
            return values;
        }
        found.into_iter().for_each(|(id, value)| values[id] = value);
    }
    values
}

fn goal(position: &Position<Hex61>) -> u16 {
    position.rules().goals()[sumito_core::Team::new(0)]
}

fn solved(spec: Spec, threads: usize) -> Tables {
    let mut tables = Tables::new(spec);
    let stop = AtomicBool::new(false);
    let threads = NonZeroUsize::new(threads).unwrap();
    let work = Work { threads, stop: &stop, progress: &|_| {} };
    while tables.solve_next(&work).unwrap() {}
    assert_eq!(tables.verify(&work), Ok(0));
    tables
}

fn agrees(marbles: [u8; 2], goal: u8, threads: usize) {
    let spec = Spec::new(3, marbles, goal).unwrap();
    let tables = solved(spec, threads);
    let rules: Arc<Rules> = Arc::new(format!("abalone/empty?side=3&goal={goal}").parse().unwrap());
    let classes: Vec<Class> = spec.classes().collect();
    let mut all = Vec::new();
    let mut members = Vec::new();
    for class in &classes {
        let found = positions(&rules, class);
        members.push(all.len()..all.len() + found.len());
        all.extend(found);
    }
    let values = iterated(&all);
    for (position, &value) in all.iter().zip(&values) {
        assert_eq!(tables.probe(position), Some(value), "{position}");
    }
    let counts = tables.counts();
    assert_eq!(counts.len(), classes.len());
    for ((class, counts), members) in classes.iter().zip(counts).zip(members) {
        let mut kinds: BTreeMap<&str, (u64, u32)> = BTreeMap::new();
        for value in &values[members] {
            let (count, longest) = kinds.entry(value.name()).or_default();
            *count += 1;
            *longest = value.plies().unwrap_or(0).max(*longest);
        }
        let kind = |name| kinds.get(name).copied().unwrap_or_default();
        let ((win, longest_win), (loss, longest_loss)) = (kind("win"), kind("loss"));
        let (draw, _) = kind("draw");
        let expected = Counts { class: *class, win, loss, draw, longest_win, longest_loss };
        assert_eq!(counts, expected);
    }
}

#[test]
fn one_against_one() {
    agrees([1, 1], 1, 1);
}

#[test]
fn two_against_one() {
    agrees([2, 1], 1, 1);
    agrees([1, 2], 1, 2);
}

#[test]
fn two_against_two() {
    agrees([2, 2], 1, 2);
    agrees([2, 2], 2, 2);
}

#[test]
fn three_against_two() {
    agrees([3, 2], 1, 2);
}

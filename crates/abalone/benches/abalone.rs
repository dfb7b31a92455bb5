//! How fast lines of play are counted, moves listed, played and read.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use sumito_abalone::{Board, Hex61, Hex91, Move, Notation, Position, Rules};
use sumito_core::Position as _;

fn start<B: Board>(rules: &str) -> Position<B> {
    let rules: Arc<Rules> = Arc::new(rules.parse().expect("a rule set"));
    Position::start(&rules).expect("a start")
}

/// A game in which every move is drawn from all legal ones by a fixed rule.
fn game<B: Board>(rules: &str, plies: usize) -> Vec<(Position<B>, Move)> {
    let mut position = start(rules);
    let mut played = Vec::new();
    for ply in 0..plies {
        let moves = position.moves();
        let Some(&mv) = moves.get(ply * 7919 % moves.len().max(1)) else { break };
        played.push((position.clone(), mv));
        position.apply(mv);
    }
    played
}

fn counting(c: &mut Criterion) {
    fn add<B: Board>(
        group: &mut BenchmarkGroup<'_, impl criterion::measurement::Measurement>,
        rules: &str,
        depth: u32,
    ) {
        let position = start::<B>(rules);
        group.throughput(Throughput::Elements(position.perft(depth)));
        group.bench_function(format!("{rules} {depth}"), |b| {
            b.iter(|| black_box(&position).perft(depth));
        });
    }
    let mut group = c.benchmark_group("perft");
    group.sample_size(20);
    add::<Hex61>(&mut group, "abalone/standard", 5);
    add::<Hex61>(&mut group, "abalone/belgian-daisy", 4);
    add::<Hex61>(&mut group, "abalone/standard?shield=yes&rotate=yes", 3);
    add::<Hex61>(&mut group, "abalone/6-players", 3);
    add::<Hex91>(&mut group, "abalone/grand", 3);
    group.finish();
}

fn playing(c: &mut Criterion) {
    let mut group = c.benchmark_group("play");
    for rules in ["abalone/standard", "abalone/6-players"] {
        let game = game::<Hex61>(rules, 100);
        group.throughput(Throughput::Elements(game.len() as u64));
        group.bench_function(format!("list {rules}"), |b| {
            b.iter(|| game.iter().map(|(position, _)| position.moves().len()).sum::<usize>());
        });
        group.bench_function(format!("check and play {rules}"), |b| {
            b.iter(|| {
                let play = |(position, mv): &(Position, Move)| position.clone().play(*mv).is_ok();
                game.iter().all(play)
            });
        });
        let texts: Vec<_> =
            game.iter().map(|(position, mv)| position.write_move(*mv, Notation::AbaPro)).collect();
        group.bench_function(format!("read {rules}"), |b| {
            b.iter(|| {
                let read = |((position, _), text): (&(Position, Move), &String)| {
                    position.read_move(text, Notation::AbaPro).is_ok()
                };
                game.iter().zip(&texts).all(read)
            });
        });
        let (position, _) = &game[game.len() / 2];
        let (mut next, moves) = (position.clone(), position.moves());
        group.throughput(Throughput::Elements(moves.len() as u64));
        group.bench_function(format!("children in {rules}"), |b| {
            b.iter(|| {
                for &mv in &moves {
                    next.clone_from(position);
                    next.apply(mv);
                    black_box(next.key());
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, counting, playing);
criterion_main!(benches);

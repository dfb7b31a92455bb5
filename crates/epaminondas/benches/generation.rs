//! Move generation and counting.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sumito_core::Position as _;
use sumito_epaminondas::{Position, Rules};

/// A position of `tests-data/epaminondas.perft`, some captures ahead.
const MIDDLE_GAME: &str = "bbbbbbbb2b1b1/b2b1bbb3bbb/2b1b3b2b2/6b1bb4/8b5/9b4/4w4b4/14/1w2w2w2w2w/\
                           1w4w3wwww/ww1www2w1w3/w1ww2wwww1ww1 w";

fn count(criterion: &mut Criterion) {
    let rules: Arc<Rules> = Arc::new("epaminondas".parse().unwrap());
    let mut group = criterion.benchmark_group("14x12");
    group.sample_size(10);
    let start = rules.start();
    group.throughput(Throughput::Elements(start.perft(4)));
    group.bench_function("perft 4 by lines", |b| b.iter(|| black_box(&start).perft(4)));
    group.throughput(Throughput::Elements(start.perft(3)));
    group.bench_function("perft 3 by sets", |b| b.iter(|| sumito_core::perft(&start, 3)));

    let middle = Position::read(&rules, MIDDLE_GAME).unwrap();
    group.sample_size(50);
    group.throughput(Throughput::Elements(middle.count_moves()));
    group.bench_function("count moves", |b| b.iter(|| black_box(&middle).count_moves()));
    group.bench_function("list moves", |b| b.iter(|| black_box(&middle).moves()));
    let moves = middle.moves();
    group.bench_function("make every move", |b| {
        let mut next = middle.clone();
        b.iter(|| {
            for &mv in &moves {
                next.clone_from(&middle);
                next.apply(mv);
                black_box(&next);
            }
        });
    });
    group.finish();
}

criterion_group!(benches, count);
criterion_main!(benches);

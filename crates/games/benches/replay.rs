//! How fast records are read, replayed and validated.

use std::fs;
use std::hint::black_box;
use std::path::Path;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sumito_games::record::read_records;

fn replay(c: &mut Criterion) {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests-data/records");
    let mut group = c.benchmark_group("replay");
    for name in ["duels", "seats", "epaminondas"] {
        let text = fs::read_to_string(records.join(name).with_extension("apgn"))
            .expect("the project's own records");
        let moves: usize = read_records(&text)
            .map(|record| record.expect("a valid record").game().events().len())
            .sum();
        group.throughput(Throughput::Elements(moves as u64));
        group.bench_function(name, |b| {
            b.iter(|| read_records(black_box(&text)).filter(Result::is_ok).count());
        });
    }
    group.finish();
}

criterion_group!(benches, replay);
criterion_main!(benches);

//! Counts lines of play, `by lines` (the last two plies at once) or `by sets` (the last ply):
//! `cargo run --release -p sumito-epaminondas --example perft [RULES [DEPTH [sets]]]`.

use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use sumito_core::Position as _;
use sumito_epaminondas::Rules;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules: Arc<Rules> = Arc::new(arguments.next().as_deref().unwrap_or("epaminondas").parse()?);
    let depth = arguments.next().as_deref().unwrap_or("4").parse()?;
    let by_sets = arguments.next().is_some();
    let start = rules.start();
    let started = Instant::now();
    let nodes = if by_sets { sumito_core::perft(&start, depth) } else { start.perft(depth) };
    let seconds = started.elapsed().as_secs_f64();
    println!("{nodes} sequences of {depth} plies in {seconds:.3} s");
    println!("{:.0} million a second", nodes as f64 / seconds / 1e6);
    Ok(())
}

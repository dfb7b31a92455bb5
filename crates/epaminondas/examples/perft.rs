//! Counts lines of play: `cargo run --release -p sumito-epaminondas --example perft [RULES [DEPTH]]`.

use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use sumito_core::Position as _;
use sumito_epaminondas::Rules;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules: Arc<Rules> = Arc::new(arguments.next().as_deref().unwrap_or("epaminondas").parse()?);
    let depth = arguments.next().as_deref().unwrap_or("4").parse()?;
    for (how, count) in [
        ("by lines", sumito_core::Position::perft as fn(&_, u32) -> u64),
        ("by sets", sumito_core::perft),
    ] {
        let started = Instant::now();
        let nodes = count(&rules.start(), depth);
        let seconds = started.elapsed().as_secs_f64();
        println!("{how}: {nodes} in {seconds:.3} s, {:.0} million/s", nodes as f64 / seconds / 1e6);
    }
    let _ = rules.start().count_moves();
    Ok(())
}

//! Prints the checksum of the engine's behaviour and how fast it was reached:
//! `cargo run --release -p sumito-engine --example bench`.

use std::time::Instant;

fn main() {
    let started = Instant::now();
    let nodes = sumito_engine::bench();
    let rate = nodes as f64 / started.elapsed().as_secs_f64();
    println!("bench {nodes}, {rate:.0} nodes a second");
}

//! The one binary: thin commands over the libraries. See `sumito help`.

mod board;

fn main() {}

//! The engine plays: against random movers, against itself, in every line-up.
//!
//! The quick versions run always. With `SUMITO_FULL` set the same tests play the whole number of
//! games the engine is held to, which takes some minutes in a release build:
//! `SUMITO_FULL=1 cargo test --release -p sumito-engine --test play`.

mod conversion;
mod duels;
mod many_seats;
mod referee;
mod rule_sets;

//! The site through real sockets.

mod analysis;
mod client;
mod guard;
mod language;
mod lasting;
mod pages;
mod play;
mod process;
mod puzzles;
mod records;
mod study;

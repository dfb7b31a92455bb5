//! The site through real sockets.

mod client;
mod guard;
mod language;
mod lasting;
mod pages;
mod play;
mod process;
mod records;
mod study;

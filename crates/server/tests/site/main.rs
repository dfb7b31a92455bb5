//! The site through real sockets.

mod client;
mod guard;
mod lasting;
mod pages;
mod play;
mod process;
mod records;
mod study;

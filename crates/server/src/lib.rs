//! The site: pages, interface for programs, live games, storage.
//!
//! [`serve`] runs it. A request goes through the layers of `app` (headers, names, rates, origins,
//! sizes, times) to a handler in `pages` (for people) or `api` (for programs), which asks `live`
//! (the games being played) and so the core for every question of rules; `store` keeps what
//! happened.

mod analysis;
mod analyst;
mod answer;
mod api;
mod app;
mod assets;
mod client;
mod connections;
mod events;
mod failure;
mod guard;
mod journal;
mod lessons;
mod live;
mod openapi;
mod options;
mod pages;
mod picture;
mod puzzles;
mod records;
mod sent;
mod serve;
mod store;
mod study;
mod texts;
mod thinker;
mod words;

pub use app::{Site, app};
pub use options::Options;
pub use serve::{ServeError, serve, told_to_stop};
pub use store::{Store, StoreError};

//! The site: pages, interface for programs, live games, storage.
//!
//! [`serve`] runs it. A request goes through the layers of `app` (headers, names, rates, origins,
//! sizes, times) to a handler in `site` (pages) or `api` (programs), which asks `live` (the games
//! being played) and so the core for every question of rules; `store` keeps what happened.

mod app;
mod assets;
mod failure;
mod guard;
mod journal;
mod options;
mod pages;
mod serve;
mod store;
mod texts;

pub use app::{State, app};
pub use options::Options;
pub use serve::{ServeError, serve};
pub use store::{Store, StoreError};

//! Boards and positions as SVG.
//!
//! One drawing serves pages, documents and pictures: [`draw`] writes a single `<svg>` element with
//! everything it needs inside, as attributes and definitions only, so that it passes the strictest
//! content policy. Every part has a class, by which a page's style sheet recolours it and its
//! scripts find it: cells and pieces carry `data-cell`.

mod board;
mod ground;
mod overlay;
mod palette;
mod piece;
mod scene;
mod shape;
mod svg;
mod view;

pub use board::{Options, draw, thumbnail};
pub use palette::Theme;
pub use piece::Kind;
pub use scene::{Mark, Scene};
pub use shape::Shape;
pub use view::{board, example, start_thumbnail};

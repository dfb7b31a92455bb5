//! Drafts as SVG.

use sumito_drawing::{Kind, Options, Scene, draw};
use sumito_games::Draft;

/// The board of a position being put together.
pub(crate) fn draft(draft: &Draft, title: &str) -> String {
    let rules = draft.frame();
    let pieces = draft.pieces().into_iter();
    let scene = Scene {
        pieces: pieces.filter_map(|(cell, kind)| Some((cell, Kind::named(kind)?))).collect(),
        goals: vec![0; rules.line_up().teams()],
        ..Scene::empty((&rules).into())
    };
    draw(&scene, &Options { title: title.to_owned(), ..Options::default() })
}

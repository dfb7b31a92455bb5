//! Boards as SVG.

use sumito_drawing::{Kind, Options, Scene, Shape, draw};
use sumito_games::view::GameView;
use sumito_games::{Draft, Rules};

/// The board of a game as it stands in a view.
pub(crate) fn board(rules: &Rules, view: &GameView, options: &Options) -> String {
    draw(&scene(rules, view), options)
}

/// The board of a position being put together.
pub(crate) fn draft(draft: &Draft, title: &str) -> String {
    let rules = draft.frame();
    let pieces = draft.pieces().into_iter();
    let scene = Scene {
        pieces: pieces.filter_map(|(cell, kind)| Some((cell, Kind::named(kind)?))).collect(),
        goals: vec![0; rules.line_up().teams()],
        ..Scene::empty(shape(&rules))
    };
    draw(&scene, &Options { title: title.to_owned(), ..Options::default() })
}

fn shape(rules: &Rules) -> Shape {
    match rules {
        Rules::Abalone(rules) => Shape::Hexagon { side: rules.side() },
        Rules::Epaminondas(rules) => Shape::Field { files: rules.files(), ranks: rules.ranks() },
    }
}

fn scene(rules: &Rules, view: &GameView) -> Scene {
    let piece = |cell: &String, kind: &String| Some((cell.clone(), Kind::named(kind)?));
    let standing = view.pieces.iter().filter_map(|piece_| piece(&piece_.cell, &piece_.kind));
    let blocked = view.blocked.iter().filter_map(|block| piece(&block.cell, &block.kind));
    Scene {
        shape: shape(rules),
        pieces: standing.chain(blocked).collect(),
        lost: view
            .lost
            .iter()
            .filter_map(|lost| Some((Kind::named(&lost.kind)?, lost.by.index())))
            .collect(),
        goals: view.goals.clone().unwrap_or_else(|| vec![0; view.scores.len()]),
        last: view.last.as_ref().map(|last| last.effect.clone()),
    }
}

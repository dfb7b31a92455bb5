//! Boards as SVG.

use sumito_drawing::{Kind, Options, Scene, Shape, draw};
use sumito_games::Rules;
use sumito_games::view::GameView;

/// The board of a game as it stands in a view.
pub(crate) fn board(rules: &Rules, view: &GameView, options: &Options) -> String {
    draw(&scene(rules, view), options)
}

fn scene(rules: &Rules, view: &GameView) -> Scene {
    let shape = match rules {
        Rules::Abalone(rules) => Shape::Hexagon { side: rules.side() },
        Rules::Epaminondas(rules) => Shape::Field { files: rules.files(), ranks: rules.ranks() },
    };
    let piece = |cell: &String, kind: &String| Some((cell.clone(), Kind::named(kind)?));
    let standing = view.pieces.iter().filter_map(|piece_| piece(&piece_.cell, &piece_.kind));
    let blocked = view.blocked.iter().filter_map(|block| piece(&block.cell, &block.kind));
    Scene {
        shape,
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

//! Scenes of positions and games.

use sumito_core::{Effect, MoveKind};
use sumito_games::view::GameView;
use sumito_games::{Game, Notation, Position, Rules};

use crate::{Kind, Mark, Options, Scene, Shape, draw, thumbnail};

/// The board a rule set is played on.
impl From<&Rules> for Shape {
    fn from(rules: &Rules) -> Self {
        match rules {
            Rules::Abalone(rules) => Self::Hexagon { side: rules.side() },
            Rules::Epaminondas(rules) => Self::Field { files: rules.files(), ranks: rules.ranks() },
        }
    }
}

impl Scene {
    /// What a view of a game shows, its last move and what left the board included.
    #[must_use]
    pub fn of(rules: &Rules, view: &GameView) -> Self {
        let named = |cell: &String, kind: &str| Some((cell.clone(), Kind::named(kind)?));
        let pieces = view.pieces.iter().filter_map(|piece| named(&piece.cell, &piece.kind));
        let blocked = view.blocked.iter().filter_map(|block| named(&block.cell, &block.kind));
        let lost = view.lost.iter();
        Self {
            shape: rules.into(),
            pieces: blocked.chain(pieces).collect(),
            lost: lost.filter_map(|l| Some((Kind::named(&l.kind)?, l.by.index()))).collect(),
            goals: view.goals.clone().unwrap_or_else(|| vec![0; view.scores.len()]),
            last: view.last.as_ref().map(|last| last.effect.clone()),
        }
    }
}

/// Draws a position.
///
/// ```
/// use sumito_drawing::{Options, board};
/// let rules: sumito_games::Rules = "abalone".parse().unwrap();
/// let svg = board(&rules.start().unwrap(), &Options::default());
/// assert_eq!(svg.matches(r#"class="piece "#).count(), 28);
/// ```
#[must_use]
pub fn board(position: &Position, options: &Options) -> String {
    let view = GameView::new(&Game::from_position(position.clone()));
    draw(&Scene::of(&position.rules(), &view), options)
}

/// Draws the start of a rule set small and flat; nothing if it has no start.
///
/// ```
/// assert!(sumito_drawing::start_thumbnail("abalone/standard").starts_with("<svg"));
/// assert_eq!(sumito_drawing::start_thumbnail("abalone/empty?side=4"), "");
/// ```
#[must_use]
pub fn start_thumbnail(rules: &str) -> String {
    let start = rules.parse::<Rules>().ok().and_then(|rules| rules.start().ok());
    start.map_or_else(String::new, |position| {
        let view = GameView::new(&Game::from_position(position.clone()));
        thumbnail(&Scene::of(&position.rules(), &view))
    })
}

/// Draws a position with arrows for moves one could make there: the picture of a lesson. A text
/// that is wrong is said in the picture's place.
///
/// ```
/// let svg = sumito_drawing::example("a", "abalone", "", "A1B2");
/// assert!(svg.contains(r#"class="arrow""#));
/// assert!(sumito_drawing::example("a", "abalone", "", "A1A9").contains("A9"));
/// ```
#[must_use]
pub fn example(id: &str, rules: &str, position: &str, moves: &str) -> String {
    lesson(id, rules, position, moves)
        .unwrap_or_else(|error| crate::svg::escape(&error.to_string()))
}

fn lesson(
    id: &str,
    rules: &str,
    position: &str,
    moves: &str,
) -> Result<String, Box<dyn std::error::Error>> {
    let rules: Rules = rules.parse()?;
    let position =
        if position.is_empty() { rules.start()? } else { Position::read(&rules, position)? };
    let mut marks = Vec::new();
    for text in moves.split_whitespace() {
        let mv = position.read_move(text, Notation::canonical_for(&rules))?;
        point_out(&mut marks, &position.effect(mv));
    }
    let view = GameView::new(&Game::from_position(position));
    let options = Options { marks, id: id.to_owned(), bare: true, ..Options::default() };
    Ok(draw(&Scene::of(&rules, &view), &options))
}

/// Rings around the pieces that move, an arrow along their way.
fn point_out(marks: &mut Vec<Mark>, effect: &Effect) {
    let own = &effect.shifts[..effect.own];
    marks.extend(own.iter().map(|(from, _)| Mark::Ring(from.clone())));
    marks.extend(effect.removed.iter().cloned().map(Mark::Hit));
    let arrow = |from: &String, to: &Option<String>, rank| {
        let (from, to) = (from.clone(), to.clone()?);
        Some(Mark::Arrow { from, to, rank })
    };
    match effect.kind {
        MoveKind::Broadside | MoveKind::Shield | MoveKind::Rotation => {
            marks.extend(own.iter().filter_map(|(from, to)| arrow(from, to, 2)));
        }
        _ => {
            if let (Some((rear, _)), Some((_, to))) = (own.first(), own.last()) {
                marks.extend(arrow(rear, to, 1));
            }
        }
    }
}

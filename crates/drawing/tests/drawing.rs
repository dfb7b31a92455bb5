//! Drawings as a whole: every cell once, whatever the board; and pictures that stay as they are.

use proptest::prelude::*;
use sumito_core::{Colour, Effect, MoveKind};
use sumito_drawing::{Kind, Mark, Options, Scene, Shape, Theme, draw, thumbnail};

fn shapes() -> impl Strategy<Value = Shape> {
    prop_oneof![
        (3usize..=6).prop_map(|side| Shape::Hexagon { side }),
        (4usize..=16, 4usize..=16).prop_map(|(files, ranks)| Shape::Field { files, ranks }),
    ]
}

proptest! {
    #[test]
    fn every_cell_and_piece_is_drawn_once(shape in shapes(), turn in 0u8..12, bare: bool) {
        let cells: Vec<String> = shape.rows().concat();
        let mut scene = Scene::empty(shape);
        scene.pieces = cells.iter().map(|c| (c.clone(), Kind::Of(Colour::White))).collect();
        let svg = draw(&scene, &Options { turn, bare, ..Options::default() });
        for cell in &cells {
            let attribute = format!(r#"data-cell="{cell}""#);
            prop_assert_eq!(svg.matches(&attribute).count(), 2, "{}", cell);
        }
        prop_assert_eq!(svg.matches("data-cell=").count(), 2 * cells.len());
        prop_assert!(!svg.contains("style"), "a strict page forbids inline styles");
    }

    #[test]
    fn foreign_text_stays_text(title in "\\PC*", id in "[a-z]{0,3}") {
        let options = Options { title, id, ..Options::default() };
        let svg = draw(&Scene::empty(Shape::Hexagon { side: 3 }), &options);
        prop_assert_eq!(svg.matches("<svg").count(), 1);
        prop_assert!(!svg.contains("<script"));
    }
}

fn shift(from: &str, to: Option<&str>) -> (String, Option<String>) {
    (from.to_owned(), to.map(str::to_owned))
}

/// A push that ejects, on the smallest board, with everything that can be pointed out.
fn busy() -> (Scene, Options) {
    let mut scene = Scene::empty(Shape::Hexagon { side: 3 });
    for (cell, kind) in [
        ("C4", Kind::Of(Colour::Black)),
        ("C5", Kind::Of(Colour::Black)),
        ("A1", Kind::Of(Colour::White)),
        ("C3", Kind::Neutral),
        ("B1", Kind::Obstacle),
        ("D3", Kind::Hole),
    ] {
        scene.pieces.push((cell.to_owned(), kind));
    }
    scene.goals = vec![2, 2];
    scene.lost = vec![(Kind::Of(Colour::White), 0)];
    scene.last = Some(Effect {
        kind: MoveKind::Push,
        shifts: vec![shift("C3", Some("C4")), shift("C4", Some("C5")), shift("C5", None)],
        own: 2,
        removed: Vec::new(),
        place: None,
    });
    let marks = vec![
        Mark::Ring("C4".to_owned()),
        Mark::Goal("D4".to_owned()),
        Mark::Hit("A1".to_owned()),
        Mark::Arrow { from: "A1".to_owned(), to: "C3".to_owned(), rank: 1 },
        Mark::Label("E5".to_owned(), "1".to_owned()),
    ];
    (scene, Options { marks, title: "A push".to_owned(), ..Options::default() })
}

/// One element a line, so that a changed picture shows where.
fn lines(svg: &str) -> String {
    svg.replace("><", ">\n<")
}

#[test]
fn a_busy_small_board() {
    let (scene, options) = busy();
    insta::assert_snapshot!(lines(&draw(&scene, &options)));
}

#[test]
fn a_dark_field_from_the_other_side() {
    let mut scene = Scene::empty(Shape::Field { files: 4, ranks: 4 });
    scene.pieces.push(("a1".to_owned(), Kind::Of(Colour::White)));
    scene.pieces.push(("d4".to_owned(), Kind::Of(Colour::Black)));
    scene.pieces.push(("b3".to_owned(), Kind::Neutral));
    let options = Options { turn: 3, theme: Theme::Dark, width: Some(320), ..Options::default() };
    insta::assert_snapshot!(lines(&draw(&scene, &options)));
}

#[test]
fn thumbnails() {
    insta::assert_snapshot!(lines(&thumbnail(&busy().0)));
}

//! The whole drawing.

use std::fmt::Write as _;

use crate::palette::Theme;
use crate::scene::{Mark, Scene};
use crate::shape::{Point, Shape};
use crate::svg::{escape, num, point};
use crate::{ground, overlay, piece};

/// How a board is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Sixths of a full turn, clockwise; 3 shows the board from the other side.
    pub turn: u8,
    /// Leaves out row and column names.
    pub bare: bool,
    /// Shows the engraved mark of every colour, which boards of more than two colours always do.
    pub engraved: bool,
    /// Colours for light or dark surroundings, where no style sheet overrides them.
    pub theme: Theme,
    /// Drawn on top, in order.
    pub marks: Vec<Mark>,
    /// Width in pixels; without it the drawing fills what surrounds it.
    pub width: Option<u32>,
    /// What the picture shows, for those who cannot see it.
    pub title: String,
    /// Put before every name inside, so that several drawings share a page.
    pub id: String,
}

/// Draws a scene as one SVG element.
///
/// ```
/// use sumito_drawing::{Kind, Options, Scene, Shape, draw};
/// let mut scene = Scene::empty(Shape::Hexagon { side: 3 });
/// scene.pieces.push(("C3".to_owned(), Kind::Neutral));
/// let svg = draw(&scene, &Options::default());
/// assert!(svg.starts_with("<svg "));
/// assert_eq!(svg.matches(r#"class="cell""#).count(), 19);
/// ```
#[must_use]
pub fn draw(scene: &Scene, options: &Options) -> String {
    let mut out = String::with_capacity(24 * 1024);
    let (shape, turn, id) = (scene.shape, scene.shape.turn(options.turn), options.id.as_str());
    let palette = options.theme.palette();
    let engraved = options.engraved || scene.is_many_coloured();
    open(&mut out, shape, turn, engraved, options);
    out.push_str("<defs>");
    ground::defs(&mut out, shape, id, palette);
    match shape {
        Shape::Hexagon { .. } => piece::marbles(&mut out, id, engraved),
        Shape::Field { .. } => piece::draughtsmen(&mut out, id, engraved),
    }
    out.push_str(r#"</defs><g class="ground">"#);
    ground::ground(&mut out, shape, id, palette);
    out.push_str(r#"</g><g class="cells">"#);
    for (above, row) in shape.rows().iter().rev().enumerate().rev() {
        out.push_str(r#"<g class="row">"#);
        for (left, name) in row.iter().enumerate() {
            if let Some(at) = shape.centre(name) {
                let dark = (above + left) % 2 == 0;
                ground::cell(&mut out, shape, id, palette, (name, at.turned(turn), dark));
            }
        }
        out.push_str("</g>");
    }
    out.push_str("</g>");
    if !options.bare {
        let _ = write!(
            out,
            r#"<g class="labels" font-family="system-ui,sans-serif" font-size="25" text-anchor="middle" fill="{}">"#,
            match shape {
                Shape::Hexagon { .. } => palette.label,
                Shape::Field { .. } => palette.frame_label,
            }
        );
        for (text, at) in shape.labels() {
            let at = at.turned(turn).plus(0.0, 9.0);
            let _ = write!(out, "<text {}>{text}</text>", point(at, "x", "y"));
        }
        out.push_str("</g>");
    }
    let _ = write!(
        out,
        r#"<g class="trail" stroke="{}" stroke-width="62" stroke-linecap="round" opacity=".38">"#,
        palette.trail
    );
    if let Some(effect) = &scene.last {
        overlay::trail(&mut out, shape, turn, palette, effect);
    }
    out.push_str("</g>");
    trays(&mut out, scene, turn, id);
    pieces(&mut out, scene, turn, id);
    out.push_str(r#"<g class="marks">"#);
    for mark in &options.marks {
        overlay::mark(&mut out, shape, turn, palette, mark);
    }
    out.push_str("</g></svg>");
    out
}

fn open(out: &mut String, shape: Shape, turn: u8, engraved: bool, options: &Options) {
    let (x, y) = shape.extent();
    let class = match shape {
        Shape::Hexagon { .. } => "hexagon",
        Shape::Field { .. } => "field",
    };
    let engraved = if engraved { " engraved-marks" } else { "" };
    let _ = write!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="board {class}{engraved}" viewBox="{} {} {} {}" data-turn="{turn}" data-id="{}" role="img""#,
        num(-x),
        num(-y),
        num(2.0 * x),
        num(2.0 * y),
        escape(&options.id)
    );
    if let Some(width) = options.width {
        let height = (f64::from(width) * y / x).round();
        let _ = write!(out, r#" width="{width}" height="{height}""#);
    }
    if options.title.is_empty() {
        out.push_str(r#" aria-hidden="true">"#);
    } else {
        let _ = write!(out, r#" aria-label="{}">"#, escape(&options.title));
    }
}

/// The gutter: a place for every ejection a team needs, and the marbles that lie there.
fn trays(out: &mut String, scene: &Scene, turn: u8, id: &str) {
    out.push_str(r#"<g class="trays">"#);
    for (team, &goal) in scene.goals.iter().enumerate() {
        let places: Vec<Point> = ground::slots(scene.shape, team, scene.goals.len(), goal)
            .into_iter()
            .map(|p| p.turned(turn))
            .collect();
        if places.is_empty() {
            continue;
        }
        let list: Vec<String> =
            places.iter().map(|p| format!("{},{}", num(p.x), num(p.y))).collect();
        let _ = write!(
            out,
            r#"<g class="tray" data-team="{team}" data-slots="{}" data-scale="{}">"#,
            list.join(" "),
            ground::LOST_SCALE
        );
        for p in places.iter().take(usize::from(goal)) {
            let _ = write!(
                out,
                r##"<circle class="slot" {} r="22" fill="#2a1c0c" fill-opacity=".16"/>"##,
                point(*p, "cx", "cy")
            );
        }
        let lost = scene.lost.iter().filter(|&&(_, by)| by == team);
        for ((kind, _), p) in lost.zip(&places) {
            let _ = write!(
                out,
                r##"<use class="lost {}" href="#{id}piece-{}" transform="translate({} {}) scale({})"/>"##,
                kind.name(),
                kind.name(),
                num(p.x),
                num(p.y),
                ground::LOST_SCALE
            );
        }
        out.push_str("</g>");
    }
    out.push_str("</g>");
}

fn pieces(out: &mut String, scene: &Scene, turn: u8, id: &str) {
    out.push_str(r#"<g class="pieces">"#);
    for (cell, kind) in &scene.pieces {
        if let Some(at) = scene.shape.centre(cell) {
            let name = kind.name();
            let _ = write!(
                out,
                r##"<use class="piece {name}" data-cell="{cell}" data-kind="{name}" href="#{id}piece-{name}" {}/>"##,
                point(at.turned(turn), "x", "y")
            );
        }
    }
    out.push_str("</g>");
}

/// Draws a scene small and flat: the picture of a layout on a button.
#[must_use]
pub fn thumbnail(scene: &Scene) -> String {
    let mut out = String::with_capacity(2048);
    let shape = scene.shape;
    let (x, y) = shape.extent();
    let (trim, size) = match shape {
        Shape::Hexagon { .. } => (ground::RIM - 76.0, 84),
        Shape::Field { .. } => (ground::FRAME - 20.0, 82),
    };
    let _ = write!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="thumbnail" viewBox="{} {} {} {}" aria-hidden="true" fill="none" stroke-linecap="round">"#,
        num(-x + trim),
        num(-y + trim),
        num(2.0 * (x - trim)),
        num(2.0 * (y - trim))
    );
    ground::thumbnail(&mut out, shape);
    let taken = |cell: &str| scene.pieces.iter().any(|(at, _)| at == cell);
    let rows = shape.rows();
    let free = rows.iter().flatten().filter(|cell| !taken(cell)).map(String::as_str);
    dots(&mut out, shape, "empty", "#bfa67c", 40, free);
    for kind in piece::Kind::ALL {
        let cells = scene.pieces.iter().filter(|(_, k)| *k == kind).map(|(cell, _)| cell.as_str());
        dots(&mut out, shape, kind.name(), kind.gloss().body, size, cells);
    }
    out.push_str("</svg>");
    out
}

/// Points of one colour in one path: short strokes with round ends.
fn dots<'a>(
    out: &mut String,
    shape: Shape,
    class: &str,
    colour: &str,
    size: u32,
    cells: impl Iterator<Item = &'a str>,
) {
    let path: String = cells
        .filter_map(|cell| shape.centre(cell))
        .map(|p| format!("M{} {}h0", p.x.round(), p.y.round()))
        .collect();
    if !path.is_empty() {
        let _ = write!(
            out,
            r#"<path class="{class}" d="{path}" stroke="{colour}" stroke-width="{size}"/>"#
        );
    }
}

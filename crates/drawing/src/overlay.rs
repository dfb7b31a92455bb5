//! What is drawn under and over the pieces to tell of moves.

use std::fmt::Write as _;

use sumito_core::Effect;

use crate::Mark;
use crate::palette::Palette;
use crate::shape::{Point, Shape};
use crate::svg::{escape, num, point};

/// The soft trail of the last move.
pub(crate) fn trail(out: &mut String, shape: Shape, turn: u8, palette: &Palette, effect: &Effect) {
    let at = |cell: &str| shape.centre(cell).map(|p| p.turned(turn));
    let mut step: Option<Point> = None;
    for (from, to) in &effect.shifts {
        let Some(from) = at(from) else { continue };
        let to = to.as_deref().and_then(at);
        let end = match (to, step) {
            (Some(to), _) => to,
            (None, Some(step)) => from.plus(step.x * 0.8, step.y * 0.8),
            (None, None) => from,
        };
        step = to.map(|to| to.plus(-from.x, -from.y)).or(step);
        let _ = write!(out, r#"<line {} {}/>"#, point(from, "x1", "y1"), point(end, "x2", "y2"));
    }
    for cell in effect.removed.iter().chain(&effect.place) {
        if let Some(p) = at(cell) {
            let _ = write!(
                out,
                r#"<circle {} r="44" fill="none" stroke="{}" stroke-width="8"/>"#,
                point(p, "cx", "cy"),
                palette.trail
            );
        }
    }
}

/// One mark.
pub(crate) fn mark(out: &mut String, shape: Shape, turn: u8, palette: &Palette, mark: &Mark) {
    let at = |cell: &str| shape.centre(cell).map(|p| p.turned(turn));
    let accent = palette.accent;
    let mut circle = |cell: &str, class: &str, look: String| {
        if let Some(p) = at(cell) {
            let _ = write!(out, r#"<circle class="{class}" {} {look}/>"#, point(p, "cx", "cy"));
        }
    };
    let outline = |radius: u8, width: u8| {
        format!(r#"r="{radius}" fill="none" stroke="{accent}" stroke-width="{width}""#)
    };
    match mark {
        Mark::Ring(cell) => circle(cell, "ring", outline(46, 7)),
        Mark::Goal(cell) => circle(cell, "goal", format!(r#"r="14" fill="{accent}""#)),
        Mark::Hit(cell) => circle(cell, "hit", outline(36, 11)),
        Mark::Arrow { from, to, rank } => {
            if let (Some(from), Some(to)) = (at(from), at(to)) {
                arrow(out, palette, from, to, *rank);
            }
        }
        Mark::Label(cell, text) => {
            if let Some(p) = at(cell) {
                let _ = write!(
                    out,
                    r##"<circle class="tag" {} r="24" fill="{accent}"/><text class="tag-text" {} font-size="32" font-weight="700" text-anchor="middle" fill="#fff">{}</text>"##,
                    point(p, "cx", "cy"),
                    point(p.plus(0.0, 11.0), "x", "y"),
                    escape(text)
                );
            }
        }
    }
}

fn arrow(out: &mut String, palette: &Palette, from: Point, to: Point, rank: u8) {
    const WIDEST: f64 = 22.0;
    let width = (WIDEST - 6.0 * (f64::from(rank) - 1.0)).max(6.0);
    let length = (to.x - from.x).hypot(to.y - from.y).max(1.0);
    let (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let head = 2.0 * width;
    let neck = from.towards(to, 1.0 - (head / length).min(1.0));
    let side = |p: Point, by: f64| p.plus(-dy * by, dx * by);
    let half = width / 2.0;
    let start = from.plus(dx * 20.0, dy * 20.0);
    let corners = [
        side(start, half),
        side(neck, half),
        side(neck, width),
        to,
        side(neck, -width),
        side(neck, -half),
        side(start, -half),
    ];
    let path: Vec<String> = corners.iter().map(|p| format!("{} {}", num(p.x), num(p.y))).collect();
    let _ = write!(
        out,
        r#"<path class="arrow" d="M{}Z" fill="{}" opacity=".8" stroke-linejoin="round"/>"#,
        path.join("L"),
        palette.accent
    );
}

//! What the pieces stand on: plate, hollows and gutter of the hexagon, squares of the field.

use std::fmt::Write as _;

use crate::palette::{Palette, Theme};
use crate::shape::{PITCH, Point, ROW, Shape};
use crate::svg::{num, point};

/// From the outermost cell centres to the edge of the plate.
const PLATE: f64 = 88.0;
/// From the outermost cell centres to the outer edge of the gutter.
const GUTTER: f64 = 154.0;
/// From the outermost cell centres to the edge of the drawing.
pub(crate) const RIM: f64 = 170.0;
/// From the outermost squares to the edge of the drawing.
pub(crate) const FRAME: f64 = 46.0;

/// The distance of marbles that lie in the gutter.
const SLOT: f64 = 64.0;
/// The size of a marble in the gutter against one on the board.
pub(crate) const LOST_SCALE: f64 = 0.68;
/// No more places than this in a team's part of the gutter.
const MOST_SLOTS: usize = 14;

/// Gradients of the ground.
pub(crate) fn defs(out: &mut String, shape: Shape, id: &str, palette: &Palette) {
    if let Shape::Hexagon { .. } = shape {
        let [a, b] = palette.plate;
        let [dark, light] = palette.hollow;
        let _ = write!(
            out,
            r#"<linearGradient id="{id}plate" x1=".2" y1="0" x2=".8" y2="1"><stop class="plate-a" stop-color="{a}"/><stop offset="1" class="plate-b" stop-color="{b}"/></linearGradient><linearGradient id="{id}hollow" x1=".2" y1=".1" x2=".8" y2=".9"><stop class="hollow-a" stop-color="{dark}"/><stop offset="1" class="hollow-b" stop-color="{light}"/></linearGradient>"#
        );
    }
}

/// The board without its cells.
pub(crate) fn ground(out: &mut String, shape: Shape, id: &str, palette: &Palette) {
    match shape {
        Shape::Hexagon { side } => {
            let _ = write!(
                out,
                r#"<path class="rim" d="{}" fill="{}"/><path class="gutter" d="{}" fill="{}" stroke="{}" stroke-width="5"/><path class="plate" d="{}" fill="url(#{id}plate)" stroke="{}" stroke-width="3"/>"#,
                rounded(side, RIM),
                palette.rim,
                rounded(side, GUTTER),
                palette.gutter,
                palette.gutter_shade,
                rounded(side, PLATE),
                palette.edge
            );
        }
        Shape::Field { .. } => {
            let (x, y) = shape.extent();
            let _ = write!(
                out,
                r#"<rect class="frame" x="{}" y="{}" width="{}" height="{}" rx="14" fill="{}"/>"#,
                num(-x),
                num(-y),
                num(2.0 * x),
                num(2.0 * y),
                palette.frame
            );
        }
    }
}

/// The plain ground of a thumbnail.
pub(crate) fn thumbnail(out: &mut String, shape: Shape) {
    let fill = Theme::Light.palette();
    match shape {
        Shape::Hexagon { side } => {
            let path = rounded(side, PLATE);
            let _ = write!(out, r#"<path class="plate" d="{path}" fill="{}"/>"#, fill.plate[1]);
        }
        Shape::Field { .. } => {
            let (x, y) = shape.extent();
            let (x, y) = (x - FRAME + 20.0, y - FRAME + 20.0);
            let _ = write!(
                out,
                r#"<rect class="plate" x="{}" y="{}" width="{}" height="{}" fill="{}"/>"#,
                num(-x),
                num(-y),
                num(2.0 * x),
                num(2.0 * y),
                fill.square[1]
            );
        }
    }
}

/// One cell; `dark` tells the squares of a field apart.
pub(crate) fn cell(
    out: &mut String,
    shape: Shape,
    id: &str,
    palette: &Palette,
    (name, at, dark): (&str, Point, bool),
) {
    match shape {
        Shape::Hexagon { .. } => {
            let _ = write!(
                out,
                r#"<circle class="cell" data-cell="{name}" {} r="42" fill="url(#{id}hollow)"/>"#,
                point(at, "cx", "cy"),
            );
        }
        Shape::Field { .. } => {
            let (class, fill) = if dark {
                ("cell dark", palette.square[1])
            } else {
                ("cell light", palette.square[0])
            };
            let half = PITCH / 2.0;
            let _ = write!(
                out,
                r#"<rect class="{class}" data-cell="{name}" {} width="{}" height="{}" fill="{fill}"/>"#,
                point(at.plus(-half, -half), "x", "y"),
                num(PITCH),
                num(PITCH),
            );
        }
    }
}

/// Places for the marbles a team pushed off, before any turn. Teams sit evenly around, clockwise
/// from the bottom; each fills its side of the gutter from its own left, its goal in the middle.
pub(crate) fn slots(shape: Shape, team: usize, teams: usize, goal: u16) -> Vec<Point> {
    let Shape::Hexagon { side } = shape else { return Vec::new() };
    let away = f64::midpoint(PLATE, GUTTER);
    let straight = (side as f64 - 1.0) * PITCH;
    let arc = away * std::f64::consts::FRAC_PI_3;
    let around = 6.0 * (straight + arc);
    let count = ((around / SLOT) as usize / teams).min(MOST_SLOTS);
    let wanted = f64::from(goal).clamp(1.0, count.max(1) as f64);
    let start = (straight - (wanted - 1.0) * SLOT) / 2.0 - around * team as f64 / teams as f64;
    (0..count).map(|i| on_ring(side, away, (start + i as f64 * SLOT).rem_euclid(around))).collect()
}

/// The point a way along the ring at a distance from the outermost centres, counted from the left
/// end of the bottom side against the clock.
fn on_ring(side: usize, away: f64, along: f64) -> Point {
    let reach = side as f64 - 1.0;
    let straight = reach * PITCH;
    let arc = away * std::f64::consts::FRAC_PI_3;
    let sides = (along / (straight + arc)).floor();
    let rest = along - sides * (straight + arc);
    let at_bottom = if rest <= straight {
        Point::new(rest - straight / 2.0, reach * ROW + away)
    } else {
        let (sin, cos) = ((rest - straight) / away).sin_cos();
        Point::new(straight / 2.0 + away * sin, reach * ROW + away * cos)
    };
    at_bottom.turned((6 - sides as u8) % 6)
}

/// The outline at a distance from the hexagon of the outermost centres: its corners are round.
fn rounded(side: usize, away: f64) -> String {
    let reach = side as f64 - 1.0;
    let mut path = String::new();
    for sixths in 0..6 {
        // Against the clock from the left end of the bottom side.
        let left = Point::new(-reach * PITCH / 2.0, reach * ROW + away).turned((6 - sixths) % 6);
        let right = Point::new(reach * PITCH / 2.0, reach * ROW + away).turned((6 - sixths) % 6);
        let step = if sixths == 0 {
            format!("M{} {}", num(left.x), num(left.y))
        } else {
            format!("A{} {} 0 0 0 {} {}", num(away), num(away), num(left.x), num(left.y))
        };
        let _ = write!(path, "{step}L{} {}", num(right.x), num(right.y));
    }
    let first = Point::new(-reach * PITCH / 2.0, reach * ROW + away);
    let _ = write!(path, "A{} {} 0 0 0 {} {}Z", num(away), num(away), num(first.x), num(first.y));
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_goal_finds_its_place_in_the_gutter() {
        for side in 3..=6 {
            let shape = Shape::Hexagon { side };
            for teams in 2..=6 {
                let all: Vec<Point> = (0..teams).flat_map(|t| slots(shape, t, teams, 6)).collect();
                for (i, a) in all.iter().enumerate() {
                    let crowded = all[..i].iter().any(|b| (a.x - b.x).hypot(a.y - b.y) < 40.0);
                    assert!(!crowded, "side {side}, {teams} teams, place {i} on another");
                }
            }
        }
        assert!(slots(Shape::Hexagon { side: 5 }, 0, 2, 6).len() >= 14);
    }

    #[test]
    fn the_first_team_fills_the_bottom_from_the_left() {
        let places = slots(Shape::Hexagon { side: 5 }, 0, 2, 6);
        assert!(places[0].x < 0.0 && (places[0].x + places[5].x).abs() < 1e-6);
        assert!(places[..6].iter().all(|p| p.y > 4.0 * ROW));
    }
}

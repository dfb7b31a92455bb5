//! The course of a game as a picture.

use std::fmt::Write as _;

use sumito_core::{Colour, LineUp, Team};
use sumito_drawing::Kind;
use sumito_games::Rules;

use crate::{Annotation, Class, Phase, Ply};

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 270.0;
const LEFT: f64 = 54.0;
const RIGHT: f64 = 770.0;
const TOP: f64 = 30.0;
const BOTTOM: f64 = 214.0;

const PAPER: &str = "#faf7f1";
const INK: &str = "#25221c";
const MUTED: &str = "#665f53";
const LINE: &str = "#b5a78c";
const ACCENT: &str = "#12648a";
const WARM: &str = "#a3431a";

/// How the lines of several teams are told apart without colour.
const DASHES: [&str; 6] = ["", "9 4", "2 4", "12 4 2 4", "5 3", "16 5"];

/// Draws an annotation as one SVG element: from left to right the plies, from bottom to top the
/// chance of winning. Of two teams the lower part is the first one's share, of more each has a line.
///
/// Everything has a class for style sheets, and whatever belongs to a move carries `data-ply`.
#[must_use]
pub fn curve(annotation: &Annotation) -> String {
    let plies = &annotation.plies;
    let scale = Scale { last: plies.last().map_or(1, |ply| ply.ply).max(1) };
    let mut out = String::with_capacity(8 * 1024);
    let title = title(annotation);
    let _ = write!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}" font-family="system-ui,sans-serif" font-size="13"><rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{PAPER}"/>"#
    );
    let Ok(rules) = annotation.rules.parse::<Rules>() else { return out + "</svg>" };
    let line_up = rules.line_up();
    let teams: Vec<(Team, Kind)> = line_up.each_team().map(|t| (t, kind(line_up, t))).collect();
    match teams[..] {
        // Where the teams share a colour, it is as in games of two.
        [(first, one), (_, other)] if one == other => {
            let [below, above] = [Kind::Of(Colour::Black), Kind::Of(Colour::White)];
            shares(&mut out, scale, plies, first, below, above);
        }
        [(first, below), (_, above)] => shares(&mut out, scale, plies, first, below, above),
        _ => lines(&mut out, scale, plies, &teams),
    }
    axes(&mut out, scale);
    parts(&mut out, scale, annotation);
    for ply in plies {
        mark(&mut out, scale, line_up, ply);
    }
    legend(&mut out, plies);
    out.push_str("</svg>");
    out
}

/// Where plies and chances lie.
#[derive(Clone, Copy)]
struct Scale {
    last: usize,
}

impl Scale {
    fn x(self, ply: usize) -> f64 {
        tenths(LEFT + (RIGHT - LEFT) * ply as f64 / self.last as f64)
    }

    fn y(chance: f64) -> f64 {
        tenths(BOTTOM - (BOTTOM - TOP) * chance)
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn kind(line_up: &LineUp, team: Team) -> Kind {
    let seat = line_up.seats().find(|&seat| line_up.team(seat) == team);
    Kind::Of(seat.map_or(Colour::Black, |seat| line_up.colour(seat)))
}

fn title(annotation: &Annotation) -> String {
    let plies = annotation.plies.len();
    let said: Vec<String> = annotation
        .players
        .iter()
        .map(|player| {
            let (name, blunders, mistakes) = (&player.name, player.blunders, player.mistakes);
            let accuracy = player.accuracy.map_or("–".to_owned(), |a| format!("{a:.0} %"));
            format!("{name}: accuracy {accuracy}, {mistakes} mistakes, {blunders} blunders")
        })
        .collect();
    format!("Chances of winning over {plies} moves. {}", said.join("; "))
}

/// The first of two teams has what lies below the curve, the second what lies above it.
fn shares(out: &mut String, scale: Scale, plies: &[Ply], first: Team, below: Kind, above: Kind) {
    let share = |ply: &Ply, chance: f64| if ply.team == first { chance } else { 1.0 - chance };
    let begin = plies.first().map_or(0.5, |ply| share(ply, ply.best_chance));
    let mut path = format!("M{LEFT} {}", Scale::y(begin));
    for ply in plies {
        let _ = write!(path, "L{} {}", scale.x(ply.ply), Scale::y(share(ply, ply.chance)));
    }
    let (width, height) = (RIGHT - LEFT, BOTTOM - TOP);
    let _ = write!(
        out,
        r#"<rect class="share {}" x="{LEFT}" y="{TOP}" width="{width}" height="{height}" fill="{}" opacity=".85"/><path class="share {}" d="{path}V{BOTTOM}H{LEFT}Z" fill="{}" opacity=".85"/><path class="value" d="{path}" fill="none" stroke="{MUTED}" stroke-width="1.5" stroke-linejoin="round"/>"#,
        above.name(),
        above.body(),
        below.name(),
        below.body()
    );
}

/// Each team's chance at its own moves.
fn lines(out: &mut String, scale: Scale, plies: &[Ply], teams: &[(Team, Kind)]) {
    let (width, height) = (RIGHT - LEFT, BOTTOM - TOP);
    let _ = write!(
        out,
        r##"<rect class="field" x="{LEFT}" y="{TOP}" width="{width}" height="{height}" fill="#d9cfbb"/>"##
    );
    for &(team, kind) in teams {
        let own: Vec<&Ply> = plies.iter().filter(|ply| ply.team == team).collect();
        let mut path = String::new();
        for (index, ply) in own.iter().enumerate() {
            let step = if index == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{step}{} {}", scale.x(ply.ply), Scale::y(ply.chance));
        }
        let (name, dashes) = (kind.name(), DASHES[team.index()]);
        let _ = write!(
            out,
            r#"<path class="value {name}" d="{path}" fill="none" stroke="{}" stroke-width="2.5" stroke-linejoin="round" stroke-dasharray="{dashes}"/>"#,
            kind.body()
        );
        if let Some(last) = own.last() {
            let (x, y) = (RIGHT + 5.0, Scale::y(last.chance) + 4.0);
            let letter = name[..1].to_uppercase();
            let _ =
                write!(out, r#"<text class="team" x="{x}" y="{y}" fill="{INK}">{letter}</text>"#);
        }
    }
}

fn axes(out: &mut String, scale: Scale) {
    let (width, height) = (RIGHT - LEFT, BOTTOM - TOP);
    let _ = write!(
        out,
        r#"<rect class="frame" x="{LEFT}" y="{TOP}" width="{width}" height="{height}" fill="none" stroke="{LINE}"/>"#
    );
    for percent in [0, 50, 100] {
        let y = Scale::y(f64::from(percent) / 100.0);
        let (x, base) = (LEFT - 6.0, y + 4.0);
        let _ = write!(
            out,
            r#"<path class="grid" d="M{LEFT} {y}H{RIGHT}" stroke="{LINE}" stroke-dasharray="3 3"/><text x="{x}" y="{base}" text-anchor="end" fill="{MUTED}">{percent} %</text>"#
        );
    }
    const TICKS: usize = 12;
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
    let step = steps.into_iter().find(|step| scale.last / step <= TICKS).unwrap_or(1_000);
    for ply in (0..=scale.last).step_by(step) {
        let (x, end, base) = (scale.x(ply), BOTTOM + 5.0, BOTTOM + 19.0);
        let _ = write!(
            out,
            r#"<path class="tick" d="M{x} {BOTTOM}V{end}" stroke="{MUTED}"/><text x="{x}" y="{base}" text-anchor="middle" fill="{MUTED}">{ply}</text>"#
        );
    }
}

/// The phases' names above and the turning point across.
fn parts(out: &mut String, scale: Scale, annotation: &Annotation) {
    let mut free = 0.0;
    for note in &annotation.phases {
        let x = scale.x(note.from.saturating_sub(1));
        if note.phase != Phase::Opening {
            let _ = write!(out, r#"<path class="phase" d="M{x} {TOP}V{BOTTOM}" stroke="{LINE}"/>"#);
        }
        // Where a phase is too short for its name, the name moves on.
        let at = tenths(f64::max(x + 5.0, free));
        let name = note.phase.name();
        free = at + 9.0 * name.len() as f64;
        let _ = write!(out, r#"<text x="{at}" y="{}" fill="{MUTED}">{name}</text>"#, TOP - 8.0);
    }
    if let Some(ply) = annotation.turning_point {
        let x = scale.x(ply);
        let (anchor, at) = if x > WIDTH / 2.0 { ("end", x - 6.0) } else { ("start", x + 6.0) };
        let _ = write!(
            out,
            r#"<g class="turning-point" data-ply="{ply}"><path d="M{x} {TOP}V{BOTTOM}" stroke="{ACCENT}" stroke-width="2" stroke-dasharray="6 3"/><text x="{at}" y="{}" text-anchor="{anchor}" fill="{ACCENT}" stroke="{PAPER}" stroke-width="4" paint-order="stroke" stroke-linejoin="round">turning point</text></g>"#,
            BOTTOM - 8.0
        );
    }
}

/// A move with a class: a ring, a triangle, a lozenge, the worse the larger.
fn mark(out: &mut String, scale: Scale, line_up: &LineUp, ply: &Ply) {
    let Some(class) = ply.class else { return };
    let first = line_up.teams() != 2 || ply.team.index() == 0;
    let chance = if first { ply.chance } else { 1.0 - ply.chance };
    let (number, text, name, glyph) = (ply.ply, &ply.text, class.name(), class.glyph());
    let _ = write!(
        out,
        r#"<g class="{name}" data-ply="{number}" transform="translate({} {})"><title>{number}. {text}{glyph} {name}</title>{}</g>"#,
        scale.x(ply.ply),
        Scale::y(chance),
        sign(class)
    );
}

fn sign(class: Class) -> String {
    match class {
        Class::Inaccuracy => {
            format!(r#"<circle r="3.6" fill="{PAPER}" stroke="{ACCENT}" stroke-width="2"/>"#)
        }
        Class::Mistake => {
            format!(
                r#"<path d="M0-7 6.5 4.5H-6.5Z" fill="{ACCENT}" stroke="{PAPER}" stroke-width="1.5"/>"#
            )
        }
        Class::Blunder => {
            format!(
                r#"<path d="M0-8.5 8.5 0 0 8.5-8.5 0Z" fill="{WARM}" stroke="{PAPER}" stroke-width="1.5"/>"#
            )
        }
    }
}

/// What the signs mean, and how many there are of each.
fn legend(out: &mut String, plies: &[Ply]) {
    let y = HEIGHT - 18.0;
    let _ = write!(
        out,
        r#"<text x="{RIGHT}" y="{}" text-anchor="end" fill="{MUTED}">ply</text>"#,
        y + 4.0
    );
    for (index, class) in Class::ALL.into_iter().enumerate() {
        let x = LEFT + 8.0 + 170.0 * index as f64;
        let count = plies.iter().filter(|ply| ply.class == Some(class)).count();
        let _ = write!(
            out,
            r#"<g class="legend" transform="translate({x} {y})">{}<text x="14" y="4.5" fill="{INK}">{} {}: {count}</text></g>"#,
            sign(class),
            class.name(),
            class.glyph()
        );
    }
}

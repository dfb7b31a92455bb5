//! What stands on cells.

use std::fmt::Write as _;

use sumito_core::Colour;

use crate::palette::{self, Gloss};

/// A piece, or something that bars a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A marble or piece of a seat.
    Of(Colour),
    /// A marble nobody owns; the stone of Epaminondas.
    Neutral,
    /// A marble whose colour nobody may tell.
    Hidden,
    /// A cell nothing can enter.
    Obstacle,
    /// A cell marbles fall into.
    Hole,
}

impl Kind {
    pub(crate) const ALL: [Self; 10] = [
        Self::Of(Colour::Black),
        Self::Of(Colour::White),
        Self::Of(Colour::Red),
        Self::Of(Colour::Blue),
        Self::Of(Colour::Green),
        Self::Of(Colour::Yellow),
        Self::Neutral,
        Self::Hidden,
        Self::Obstacle,
        Self::Hole,
    ];

    /// The name in style sheets and views: `black` … `yellow`, `neutral`, `hidden`, `obstacle`,
    /// `hole`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Of(colour) => colour.name(),
            Self::Neutral => "neutral",
            Self::Hidden => "hidden",
            Self::Obstacle => "obstacle",
            Self::Hole => "hole",
        }
    }

    /// The kind of a name, see [`Kind::name`].
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The colour most of it has, as pictures beside the board need it: `#3a3b40`.
    #[must_use]
    pub fn body(self) -> &'static str {
        self.gloss().body
    }

    pub(crate) fn gloss(self) -> &'static Gloss {
        match self {
            Self::Of(Colour::Black) | Self::Obstacle | Self::Hole => &palette::BLACK,
            Self::Of(Colour::White) => &palette::WHITE,
            Self::Of(Colour::Red) => &palette::RED,
            Self::Of(Colour::Blue) => &palette::BLUE,
            Self::Of(Colour::Green) => &palette::GREEN,
            Self::Of(Colour::Yellow) => &palette::YELLOW,
            Self::Neutral => &palette::NEUTRAL,
            Self::Hidden => &palette::HIDDEN,
        }
    }

    /// The engraved mark about the origin, as path data; black has none.
    fn mark(self) -> Option<&'static str> {
        Some(match self {
            Self::Of(Colour::Black) | Self::Hidden | Self::Obstacle | Self::Hole => return None,
            Self::Of(Colour::White) => "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0",
            Self::Of(Colour::Red) => "M-17 0H17",
            Self::Of(Colour::Blue) => "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
            Self::Of(Colour::Green) => "M0-17L16 11H-16Z",
            Self::Of(Colour::Yellow) => "M-13-13L13 13M13-13L-13 13",
            Self::Neutral => "M-14-7H14M-14 7H14",
        })
    }
}

/// Symbols of all marbles, cells' blockers included. `id` prefixes every name.
pub(crate) fn marbles(out: &mut String, id: &str, engraved: bool) {
    let _ = write!(
        out,
        r##"<radialGradient id="{id}shadow"><stop offset=".55" stop-color="#1a1208" stop-opacity=".5"/><stop offset="1" stop-color="#1a1208" stop-opacity="0"/></radialGradient><radialGradient id="{id}glint"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>"##
    );
    for kind in &Kind::ALL[..8] {
        let (name, g) = (kind.name(), kind.gloss());
        let _ = write!(
            out,
            r#"<radialGradient id="{id}skin-{name}" cx=".42" cy=".38" r=".66" fx=".33" fy=".27"><stop stop-color="{}"/><stop offset=".42" stop-color="{}"/><stop offset=".82" stop-color="{}"/><stop offset="1" stop-color="{}"/></radialGradient>"#,
            g.light, g.body, g.shade, g.rim
        );
        let _ = write!(
            out,
            r#"<g id="{id}piece-{name}"><ellipse cx="6" cy="9" rx="50" ry="48" fill="url(#{id}shadow)"/><circle r="44" fill="url(#{id}skin-{name})"/><ellipse cx="-14" cy="-20" rx="17" ry="11" transform="rotate(-35 -14 -20)" fill="url(#{id}glint)"/>"#
        );
        mark(out, *kind, engraved);
        out.push_str("</g>");
    }
    let _ = write!(
        out,
        r##"<linearGradient id="{id}peg" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#8c8f93"/><stop offset="1" stop-color="#4a4d52"/></linearGradient><g id="{id}piece-obstacle"><circle cx="4" cy="6" r="46" fill="url(#{id}shadow)"/><path d="M0-42L36-21V21L0 42L-36 21V-21Z" fill="url(#{id}peg)" stroke="#33353a" stroke-width="3" stroke-linejoin="round"/><path d="M-14-14L14 14M14-14L-14 14" stroke="#2b2d31" stroke-width="6" stroke-linecap="round"/></g><radialGradient id="{id}depth" cx=".5" cy=".5" r=".5"><stop offset=".6" stop-color="#0c0906"/><stop offset="1" stop-color="#3a2b1b"/></radialGradient><g id="{id}piece-hole"><circle r="45" fill="url(#{id}depth)"/></g>"##
    );
}

/// Symbols of draughtsmen and stones.
pub(crate) fn draughtsmen(out: &mut String, id: &str, engraved: bool) {
    let _ = write!(
        out,
        r##"<radialGradient id="{id}shadow"><stop offset=".7" stop-color="#1a1208" stop-opacity=".45"/><stop offset="1" stop-color="#1a1208" stop-opacity="0"/></radialGradient>"##
    );
    for kind in [Kind::Of(Colour::Black), Kind::Of(Colour::White)] {
        let (name, g) = (kind.name(), kind.gloss());
        let _ = write!(
            out,
            r#"<linearGradient id="{id}skin-{name}" x1=".2" y1="0" x2=".8" y2="1"><stop stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient><g id="{id}piece-{name}"><circle cx="3" cy="5" r="45" fill="url(#{id}shadow)"/><circle r="39" fill="{}"/><circle r="37" fill="url(#{id}skin-{name})"/><circle r="27" fill="none" stroke="{}" stroke-width="2.5" opacity=".55"/><circle r="18" fill="none" stroke="{}" stroke-width="2" opacity=".35"/>"#,
            g.body, g.shade, g.rim, g.ink, g.ink
        );
        mark(out, kind, engraved);
        out.push_str("</g>");
    }
    let _ = write!(
        out,
        r##"<linearGradient id="{id}skin-neutral" x1=".2" y1="0" x2=".8" y2="1"><stop stop-color="#b9b4ac"/><stop offset="1" stop-color="#837d73"/></linearGradient><g id="{id}piece-neutral"><ellipse cx="4" cy="8" rx="46" ry="42" fill="url(#{id}shadow)"/><path d="M-31-17Q-20-36 4-34Q30-32 35-8Q40 16 22 27Q2 38-20 31Q-38 22-37 4Q-37-8-31-17Z" fill="url(#{id}skin-neutral)" stroke="#5f5a52" stroke-width="2.5"/><path d="M-20-13Q-10-24 6-22" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/></g>"##
    );
}

fn mark(out: &mut String, kind: Kind, shown: bool) {
    let Some(path) = kind.mark() else { return };
    let hidden = if shown { "" } else { r#" display="none""# };
    let ink = kind.gloss().ink;
    let _ = write!(
        out,
        r##"<g class="engraved" fill="none" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"{hidden}><path d="{path}" transform="translate(1.5 2)" stroke="#fff" stroke-opacity=".35"/><path d="{path}" stroke="{ink}"/></g>"##
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for kind in Kind::ALL {
            assert_eq!(Kind::named(kind.name()), Some(kind));
        }
        assert_eq!(Kind::named("purple"), None);
    }
}

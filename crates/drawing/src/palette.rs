//! Colours. Pages restyle every class from their style sheet; these are what pictures carry.

/// Light or dark surroundings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// For light pages and paper.
    #[default]
    Light,
    /// For dark pages.
    Dark,
}

/// The colours of the ground and of what is drawn upon it.
pub(crate) struct Palette {
    pub rim: &'static str,
    pub edge: &'static str,
    pub gutter: &'static str,
    pub gutter_shade: &'static str,
    pub plate: [&'static str; 2],
    pub hollow: [&'static str; 2],
    pub label: &'static str,
    pub frame_label: &'static str,
    pub square: [&'static str; 2],
    pub frame: &'static str,
    pub trail: &'static str,
    pub accent: &'static str,
}

impl Theme {
    pub(crate) fn palette(self) -> &'static Palette {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
        }
    }
}

static LIGHT: Palette = Palette {
    rim: "#9c7a52",
    edge: "#7d5f3d",
    gutter: "#b8976a",
    gutter_shade: "#8f6f48",
    plate: ["#ecd9b8", "#d9bf94"],
    hollow: ["#b3946a", "#ecdcbf"],
    label: "#6d5433",
    frame_label: "#5d4a2c",
    square: ["#efe6d6", "#e2d5be"],
    frame: "#cdb997",
    trail: "#2f6f8f",
    accent: "#12648a",
};

static DARK: Palette = Palette {
    rim: "#4d3b29",
    edge: "#35281b",
    gutter: "#604b35",
    gutter_shade: "#453423",
    plate: ["#a5855d", "#8a6c48"],
    hollow: ["#5f482e", "#b0916a"],
    label: "#2c2012",
    frame_label: "#cbbf9f",
    square: ["#b5a78c", "#a3957a"],
    frame: "#574d3c",
    trail: "#7cc4e4",
    accent: "#9ad7f2",
};

/// Light, body, shade and rim of a marble, and the ink of its engraved mark.
pub(crate) struct Gloss {
    pub light: &'static str,
    pub body: &'static str,
    pub shade: &'static str,
    pub rim: &'static str,
    pub ink: &'static str,
}

macro_rules! gloss {
    ($light:literal $body:literal $shade:literal $rim:literal $ink:literal) => {
        Gloss { light: $light, body: $body, shade: $shade, rim: $rim, ink: $ink }
    };
}

pub(crate) static BLACK: Gloss = gloss!("#77797f" "#3a3b40" "#1f2024" "#0d0d10" "#8f9299");
pub(crate) static WHITE: Gloss = gloss!("#ffffff" "#f6f3ec" "#d6d0c4" "#a39b8c" "#8d8576");
pub(crate) static RED: Gloss = gloss!("#ff9a5c" "#d55e00" "#a64800" "#6e2f00" "#5a2600");
pub(crate) static BLUE: Gloss = gloss!("#5fb4ea" "#0072b2" "#00568a" "#00395c" "#cfeaff");
pub(crate) static GREEN: Gloss = gloss!("#55d3ae" "#009e73" "#007a59" "#00513b" "#003d2c");
pub(crate) static YELLOW: Gloss = gloss!("#fffab8" "#f0e442" "#cdbf1e" "#918600" "#6b6300");
pub(crate) static NEUTRAL: Gloss = gloss!("#d3d0d6" "#9a96a0" "#77737d" "#4b4850" "#3a3740");
/// Copper: like none of the six colours, so that it tells nothing.
pub(crate) static HIDDEN: Gloss = gloss!("#f0bda0" "#a9694a" "#7a4630" "#4a281a" "#4a281a");

//! Start layouts, as data.

use sumito_core::LineUp;

/// A start layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The name in rule-set texts.
    pub id: &'static str,
    /// English name.
    pub english: &'static str,
    /// French name, where one is known.
    pub french: Option<&'static str>,
    /// Russian name, where one is known.
    pub russian: Option<&'static str>,
    /// Seats, colours and teams.
    pub line_up: LineUp,
    /// Side of the board.
    pub side: usize,
    /// The rows of the start position; `None` for the empty board.
    pub rows: Option<&'static str>,
    /// What maps the layout onto itself with colours swapped.
    pub symmetry: Symmetry,
    /// How well the layout is attested.
    pub certainty: Certainty,
    /// Where the marbles stand or come from, in a few words.
    pub note: &'static str,
}

impl Layout {
    /// Every layout, two players first.
    #[must_use]
    pub fn all() -> &'static [Self] {
        todo!()
    }

    /// The layout with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        Self::all().iter().find(|layout| layout.id == id)
    }
}

/// What maps a layout onto itself with colours swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// A half turn.
    Point,
    /// A mirror.
    Mirror,
    /// A turn that takes each seat to the next (three seats or more).
    Turn,
    /// Nothing: the layout favours someone.
    None,
}

/// How well a layout is attested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// Two or more separate transcriptions agree.
    Agreed,
    /// One publication, read twice.
    Published,
    /// One source.
    Single,
}

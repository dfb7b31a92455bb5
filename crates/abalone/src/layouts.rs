//! Start layouts, as data.

use std::sync::LazyLock;

use sumito_core::{Colour, LineUp, SeatPlace, Team};

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
    /// Ejections to win.
    pub goal: u16,
    /// The rows of the start position; `None` for the empty board, which has any side.
    pub rows: Option<&'static str>,
    /// What maps the layout onto itself with the teams changed.
    pub symmetry: Symmetry,
    /// How well the layout is attested.
    pub certainty: Certainty,
}

static LAYOUTS: LazyLock<Vec<Layout>> = LazyLock::new(|| {
    include_str!("../data/layouts.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| Layout::from_line(line).expect("the layout file is ours"))
        .collect()
});

impl Layout {
    /// Every layout, two players first.
    ///
    /// ```
    /// use sumito_abalone::Layout;
    /// let duels = Layout::all().iter().filter(|layout| layout.line_up.len() == 2);
    /// assert_eq!(duels.count(), 64 + 2); // the 64, Grand Abalone, and the empty board
    /// ```
    #[must_use]
    pub fn all() -> &'static [Self] {
        &LAYOUTS
    }

    /// The layout with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        Self::all().iter().find(|layout| layout.id == id)
    }

    /// The side of its board; `None` for the empty board, which has any.
    #[must_use]
    pub fn side(&self) -> Option<usize> {
        self.rows.map(|rows| rows.split('/').count().div_ceil(2))
    }

    fn from_line(line: &'static str) -> Option<Self> {
        let mut fields = line.split('\t');
        let mut next = || fields.next();
        let known = |name: &'static str| (name != "-").then_some(name);
        Some(Self {
            id: next()?,
            english: next()?,
            french: known(next()?),
            russian: known(next()?),
            line_up: LineUp::new(next()?.split(' ').map(seat_place).collect::<Option<_>>()?),
            goal: next()?.parse().ok()?,
            symmetry: match next()? {
                "point" => Symmetry::Point,
                "mirror" => Symmetry::Mirror,
                "turn" => Symmetry::Turn,
                _ => Symmetry::None,
            },
            certainty: match next()? {
                "A" => Certainty::Agreed,
                "B" => Certainty::Published,
                _ => Certainty::Single,
            },
            rows: known(next()?),
        })
    }
}

fn seat_place(text: &str) -> Option<SeatPlace> {
    let mut chars = text.chars();
    let colour = Colour::from_letter(chars.next()?)?;
    let team = chars.as_str().parse::<usize>().ok()?.checked_sub(1)?;
    Some(SeatPlace { colour, team: Team::new(team) })
}

/// What maps a start onto itself with each team's marbles on the next team's places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// A half turn that swaps two teams.
    Point,
    /// A mirror.
    Mirror,
    /// Another turn.
    Turn,
    /// Nothing: the start favours someone.
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

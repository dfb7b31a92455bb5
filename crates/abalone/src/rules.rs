//! Checked rule sets, with what positions need of them worked out.

use std::fmt;
use std::str::FromStr;

use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase, Say, Value};
use sumito_core::{Colour, LineUp, PerSeat, PerTeam, Repetition, Seat};

use crate::rows::Grid;
use crate::spec_text::KEYS;
use crate::symmetry::symmetry;
use crate::{
    Board, Cell, Direction, Hex61, Hex91, Key, Layout, NeutralOff, RuleSpec, Symmetry, Word,
    objections,
};

/// A checked rule set.
///
/// ```
/// use sumito_abalone::Rules;
/// let rules: Rules = "abalone".parse()?;
/// assert_eq!(rules.to_string(), "abalone/belgian-daisy");
/// let wrong = "abalone/standard?obstacles=A1".parse::<Rules>().unwrap_err();
/// assert_eq!(wrong.to_string(), "rule set: obstacles: a marble stands on A1 at the start");
/// # Ok::<(), sumito_abalone::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) spec: RuleSpec,
    pub(crate) layout: &'static Layout,
    pub(crate) side: usize,
    pub(crate) line_up: LineUp,
    pub(crate) goals: PerTeam<u16>,
    pub(crate) start: Option<StartGrid>,
    pub(crate) friends: PerSeat<ColourSet>,
    pub(crate) masks: Masks,
    pub(crate) group: u8,
    pub(crate) actions: u8,
    /// The plies after which the limits of moves and of quiet moves are reached.
    pub(crate) move_plies: Option<u32>,
    pub(crate) quiet_plies: Option<u32>,
}

/// What stands on the board at the start, and what a throw has ejected already.
#[derive(Clone, Debug)]
pub(crate) struct StartGrid {
    pub grid: Grid,
    pub scores: PerTeam<u16>,
}

/// A set of colours, one bit each.
pub(crate) type ColourSet = u8;

/// Cells on the board's own index, as wide words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Masks {
    /// For each direction the cells whose next cell is off the board, or a hole.
    pub edges: [u128; 6],
    /// Cells a marble can stand on.
    pub open: u128,
    /// The row through the centre.
    pub centre_row: u128,
}

/// The most own marbles that move in line, usually and in Grand Abalone.
pub(crate) const GROUP: u8 = 3;
const GRAND_GROUP: u8 = 4;
/// Actions of a turn in Grand Abalone; the very first turn has one.
const GRAND_ACTIONS: u8 = 2;
/// The id of Grand Abalone, the one layout with a way of moving of its own.
const GRAND: &str = "grand";

impl Rules {
    /// Checks a rule set as typed.
    ///
    /// # Errors
    /// Every objection.
    pub fn new(spec: RuleSpec) -> Result<Self, RulesError> {
        objections::check(spec).map_err(RulesError::Objections)
    }

    /// A rule set of parts whose fit is not asked for, with the layout's goals and no start.
    pub(crate) fn unchecked(
        spec: RuleSpec,
        layout: &'static Layout,
        side: usize,
        line_up: LineUp,
    ) -> Self {
        let masks = masks(side, &spec.obstacles, &spec.holes);
        let friends = PerSeat::from_fn(|seat| {
            if seat.index() < line_up.len() { friends(&line_up, seat) } else { 0 }
        });
        let grand = layout.id == GRAND;
        let seats = line_up.len() as u32;
        let plies = |moves: Option<u16>| moves.map(|moves| u32::from(moves) * seats);
        Self {
            layout,
            side,
            goals: PerTeam::all(layout.goal),
            start: None,
            friends,
            masks,
            group: if grand { GRAND_GROUP } else { GROUP },
            actions: if grand { GRAND_ACTIONS } else { 1 },
            move_plies: plies(spec.move_limit),
            quiet_plies: plies(spec.quiet_limit),
            spec,
            line_up,
        }
    }

    /// The rule set as typed, brought into canonical form.
    #[must_use]
    pub fn spec(&self) -> &RuleSpec {
        &self.spec
    }

    /// The layout the rule set builds on.
    #[must_use]
    pub fn layout(&self) -> &'static Layout {
        self.layout
    }

    /// The side of the board, 3 to 6.
    #[must_use]
    pub fn side(&self) -> usize {
        self.side
    }

    /// Seats, colours and teams.
    #[must_use]
    pub fn line_up(&self) -> &LineUp {
        &self.line_up
    }

    /// Ejections each team needs.
    #[must_use]
    pub fn goals(&self) -> PerTeam<u16> {
        self.goals
    }

    /// What the third occurrence of a position does.
    #[must_use]
    pub fn repetition(&self) -> Repetition {
        self.spec.repetition
    }

    /// Whether all marbles are drawn alike.
    #[must_use]
    pub fn hidden(&self) -> bool {
        self.spec.hidden
    }

    /// Cells nothing can enter.
    #[must_use]
    pub fn obstacles(&self) -> &[Cell] {
        &self.spec.obstacles
    }

    /// Cells that are off the board though within it.
    #[must_use]
    pub fn holes(&self) -> &[Cell] {
        &self.spec.holes
    }

    /// The most own marbles that move together in a line: 3, or 4 in Grand Abalone.
    #[must_use]
    pub fn group(&self) -> u8 {
        self.group
    }

    /// Actions of a turn after the very first, which always has one.
    #[must_use]
    pub fn actions(&self) -> u8 {
        self.actions
    }

    /// What maps the start onto itself with the teams changed.
    #[must_use]
    pub fn symmetry(&self) -> Symmetry {
        self.start.as_ref().map_or(Symmetry::None, |start| symmetry(&start.grid, &self.line_up))
    }

    /// Whether nothing but the first move favours a team: the start is symmetric, the goals and
    /// scores are equal. Only such games are rated.
    #[must_use]
    pub fn is_fair(&self) -> bool {
        let even = |values: &[u16]| values.windows(2).all(|pair| pair[0] == pair[1]);
        let teams = self.line_up.teams();
        self.symmetry() != Symmetry::None
            && even(self.goals.first(teams))
            && self.start.as_ref().is_some_and(|start| even(start.scores.first(teams)))
    }

    /// Every key of rule-set texts, for lists and forms.
    #[must_use]
    pub fn keys() -> &'static [Key] {
        &KEYS
    }

    /// Whether two seats take turns with the moves of the pure rules and nothing else.
    pub(crate) fn is_plain_duel(&self) -> bool {
        let RuleSpec { one_colour, shield, rotate, .. } = self.spec;
        let extras = one_colour || shield || rotate;
        self.line_up.len() == 2 && self.group() == GROUP && self.actions() == 1 && !extras
    }

    pub(crate) fn neutral_wins(&self) -> bool {
        self.spec.neutral_off == NeutralOff::Wins
    }

    pub(crate) fn neutral_leaves(&self) -> bool {
        self.spec.neutral_off != NeutralOff::Forbidden
    }
}

/// The colours whose marbles a seat pushes along and never pushes away: those only its team moves.
pub(crate) fn friends(line_up: &LineUp, seat: Seat) -> ColourSet {
    let (own, team) = (line_up.colour(seat), line_up.team(seat));
    Colour::ALL
        .into_iter()
        .filter(|&colour| colour != own && line_up.seats_of(colour).next().is_some())
        .filter(|&colour| line_up.seats_of(colour).all(|s| line_up.team(s) == team))
        .fold(0, |set, colour| set | 1 << colour.index())
}

/// The masks of a board with obstacles and holes.
pub(crate) fn masks(side: usize, obstacles: &[Cell], holes: &[Cell]) -> Masks {
    let wide =
        |cell| u128::bit(if Hex61::fits(side) { Hex61::index(cell) } else { Hex91::index(cell) });
    let mut masks = Masks { edges: [0; 6], open: 0, centre_row: 0 };
    for cell in Cell::all(side).filter(|cell| !holes.contains(cell)) {
        if !obstacles.contains(&cell) {
            masks.open |= wide(cell);
        }
        if cell.offsets().1 == 0 {
            masks.centre_row |= wide(cell);
        }
        for d in Direction::ALL {
            let next = cell.neighbour(d).filter(|next| next.is_on(side) && !holes.contains(next));
            if next.is_none() {
                masks.edges[d.index()] |= wide(cell);
            }
        }
    }
    masks
}

impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        self.spec == other.spec
    }
}

impl Eq for Rules {}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        Self::new(text.parse()?)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spec.fmt(f)
    }
}

/// One thing that is wrong with a rule set or a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// The key of the rule set, or the part of the position, that is wrong.
    pub about: &'static str,
    /// What is wrong and what would be right.
    pub message: Phrase,
}

impl Say for Objection {
    fn say(&self) -> Phrase {
        let about = match self.about {
            "board" => phrase!("part-board", "board").into(),
            "cells" => phrase!("part-cells", "cells").into(),
            "marbles" => phrase!("part-marbles", "marbles").into(),
            "turn" => phrase!("part-turn", "turn").into(),
            "scores" => phrase!("part-scores", "scores").into(),
            "out" => phrase!("part-out", "out").into(),
            key => Value::from(key),
        };
        phrase!("objection", "{about}: {message}", about = about, message = self.message.clone())
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say().fmt(f)
    }
}

/// Why a rule set cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub enum RulesError {
    /// The text is not of the form of a rule set, or names what does not exist.
    Text(#[from] Mismatch),
    /// The parts do not fit together.
    Objections(Vec<Objection>),
}

impl Say for RulesError {
    fn say(&self) -> Phrase {
        let problem = match self {
            Self::Text(mismatch) => Value::from(mismatch.say()),
            Self::Objections(each) => each.iter().map(Say::say).collect::<Vec<_>>().into(),
        };
        phrase!("wrong-rules", "rule set: {problem}", problem = problem)
    }
}

//! Rule sets.

use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase, Say};
use sumito_core::{Colour, LineUp, Repetition};

use crate::bits::Bits;
use crate::board::Side;
use crate::square::MAX_SIDE;

/// Which of the two games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Epaminondas of 1975: whole lines are captured, the majority on the back rows wins.
    #[default]
    Epaminondas,
    /// Crossings of 1969: end pieces are captured, an unanswered crossing wins.
    Crossings,
}

/// Which arrangement a move that newly reaches the farthest row may not create.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// No such rule.
    None,
    /// The left half mirrors the right, colours kept: the letter of the rule.
    Files,
    /// The upper half mirrors the lower, colours swapped.
    Ranks,
    /// A half-turn maps the board onto itself, colours swapped.
    HalfTurn,
    /// Any of the three: the purpose of the rule, that nobody copies the other's moves.
    #[default]
    Any,
}

/// A rule set as a person describes it, not yet checked.
///
/// ```
/// use sumito_epaminondas::{RuleSpec, Rules};
/// let rules = Rules::new(RuleSpec { files: 8, ranks: 8, ..RuleSpec::default() })?;
/// assert_eq!(rules.to_string(), "epaminondas?files=8&ranks=8");
/// # Ok::<(), sumito_epaminondas::RulesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RuleSpec {
    /// Which game.
    pub variant: Variant,
    /// Whether three neutral stones are placed first.
    pub stones: bool,
    /// The board's width, 4 to 16.
    pub files: usize,
    /// The board's height, 4 to 16.
    pub ranks: usize,
    /// The symmetry rule; Crossings has none.
    pub symmetry: Symmetry,
    /// What a third occurrence means.
    pub repetition: Repetition,
    /// After this many moves by each side in a row without a capture the game stops.
    pub quiet_limit: Option<u32>,
    /// After this many moves by each side the game stops.
    pub move_limit: Option<u32>,
}

impl RuleSpec {
    /// Crossings as published: 8 by 8, no symmetry rule.
    #[must_use]
    pub fn crossings() -> Self {
        Self {
            variant: Variant::Crossings,
            files: 8,
            ranks: 8,
            symmetry: Symmetry::None,
            ..Self::default()
        }
    }
}

impl Default for RuleSpec {
    fn default() -> Self {
        Self {
            variant: Variant::Epaminondas,
            stones: false,
            files: 14,
            ranks: 12,
            symmetry: Symmetry::Any,
            repetition: Repetition::None,
            quiet_limit: None,
            move_limit: None,
        }
    }
}

/// A checked rule set, made from a [`RuleSpec`] or read from its text.
///
/// ```
/// use sumito_epaminondas::Rules;
/// let rules: Rules = "epaminondas/stones?symmetry=none".parse()?;
/// assert_eq!((rules.files(), rules.ranks()), (14, 12));
/// assert!("epaminondas?ranks=17".parse::<Rules>().is_err());
/// # Ok::<(), sumito_epaminondas::RulesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    pub(crate) spec: RuleSpec,
    line_up: LineUp,
    board: Bits,
}

/// The longest limit, in moves by each side.
const MAX_LIMIT: u32 = 100_000;

impl Rules {
    /// Checks a description.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn new(spec: RuleSpec) -> Result<Self, RulesError> {
        let mut objections = Vec::new();
        for (side, found) in [("files", spec.files), ("ranks", spec.ranks)] {
            if !(4..=MAX_SIDE).contains(&found) {
                objections.push(RulesObjection::Size { side, found });
            }
        }
        if spec.stones && spec.ranks < 7 {
            objections.push(RulesObjection::StonesNeedRanks { found: spec.ranks });
        }
        for (key, limit) in [("quiet-limit", spec.quiet_limit), ("move-limit", spec.move_limit)] {
            if limit.is_some_and(|limit| !(1..=MAX_LIMIT).contains(&limit)) {
                objections.push(RulesObjection::Limit { key, found: limit.unwrap_or_default() });
            }
        }
        if spec.variant == Variant::Crossings {
            let published = RuleSpec::crossings();
            let fixed = [
                ("stones", spec.stones != published.stones),
                ("files", spec.files != published.files),
                ("ranks", spec.ranks != published.ranks),
                ("symmetry", spec.symmetry != published.symmetry),
            ];
            objections.extend(
                fixed
                    .into_iter()
                    .filter(|&(_, differs)| differs)
                    .map(|(key, _)| RulesObjection::NotInCrossings { key }),
            );
        }
        if !objections.is_empty() {
            return Err(RulesError { objections });
        }
        let board = Bits::board(spec.files, spec.ranks);
        Ok(Self { spec, line_up: LineUp::duel(Colour::White, Colour::Black), board })
    }

    /// The description this was made from.
    #[must_use]
    pub fn spec(&self) -> &RuleSpec {
        &self.spec
    }

    /// White, who moves first, and Black.
    #[must_use]
    pub fn line_up(&self) -> &LineUp {
        &self.line_up
    }

    /// Which game.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.spec.variant
    }

    /// The board's width.
    #[must_use]
    pub fn files(&self) -> usize {
        self.spec.files
    }

    /// The board's height.
    #[must_use]
    pub fn ranks(&self) -> usize {
        self.spec.ranks
    }

    /// The symmetry rule.
    #[must_use]
    pub fn symmetry(&self) -> Symmetry {
        self.spec.symmetry
    }

    /// What a third occurrence of a position means.
    #[must_use]
    pub fn repetition(&self) -> Repetition {
        self.spec.repetition
    }

    /// After how many plies without a capture the game stops.
    #[must_use]
    pub fn quiet_plies(&self) -> Option<u32> {
        self.spec.quiet_limit.map(|moves| 2 * moves)
    }

    /// After how many plies the game stops.
    #[must_use]
    pub fn move_plies(&self) -> Option<u32> {
        self.spec.move_limit.map(|moves| 2 * moves)
    }

    /// How many neutral stones are placed before the first move.
    #[must_use]
    pub fn stones(&self) -> u32 {
        if self.spec.stones { 3 } else { 0 }
    }

    /// How many pieces each side has at the start.
    #[must_use]
    pub fn army(&self) -> usize {
        2 * self.spec.files
    }

    pub(crate) fn board(&self) -> Bits {
        self.board
    }

    /// The row a side starts from, and the other side's farthest.
    pub(crate) fn home(&self, side: Side) -> Bits {
        Bits::rank(self.spec.files, self.home_rank(side))
    }

    pub(crate) fn home_rank(&self, side: Side) -> usize {
        match side {
            Side::White => 0,
            Side::Black => self.spec.ranks - 1,
        }
    }

    /// The ranks a stone may be placed on, counted from 0.
    pub(crate) fn stone_ranks(&self) -> std::ops::Range<usize> {
        3..self.spec.ranks.saturating_sub(3)
    }
}

/// Everything that is wrong with a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesError {
    /// At least one objection.
    pub objections: Vec<RulesObjection>,
}

/// One thing that is wrong with a rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say())]
pub enum RulesObjection {
    /// A word of the text is unknown or out of place.
    Text(Mismatch),
    /// A key was given twice.
    Twice {
        /// Where the second one stands, in characters from 1.
        column: usize,
        /// The key.
        key: String,
    },
    /// A side of the board is too short or too long.
    Size {
        /// `files` or `ranks`.
        side: &'static str,
        /// What was asked for.
        found: usize,
    },
    /// There is no row for stones on so low a board.
    StonesNeedRanks {
        /// What was asked for.
        found: usize,
    },
    /// A limit is out of range.
    Limit {
        /// `quiet-limit` or `move-limit`.
        key: &'static str,
        /// What was asked for.
        found: u32,
    },
    /// Crossings is played on one board with one set of rules.
    NotInCrossings {
        /// What cannot be chosen.
        key: &'static str,
    },
}

impl Say for RulesObjection {
    fn say(&self) -> Phrase {
        match self {
            Self::Text(mismatch) => mismatch.say(),
            Self::Twice { column, key } => phrase!(
                "field-twice",
                "column {column}: the key `{key}` is given twice, give it once",
                column = *column,
                key = key.as_str()
            ),
            Self::Size { side: "files", found } => {
                phrase!("field-files", "a board has 4 to 16 files, not {found}", found = *found)
            }
            Self::Size { found, .. } => {
                phrase!("field-ranks", "a board has 4 to 16 ranks, not {found}", found = *found)
            }
            Self::StonesNeedRanks { found } => phrase!(
                "field-stones-need-ranks",
                "stones are placed on rank 4 to the fourth from the top: at least 7 ranks, not {found}",
                found = *found
            ),
            Self::Limit { key, found } => phrase!(
                "field-limit",
                "{key} counts moves by each side, 1 to {most}, not {found}",
                key = *key,
                most = MAX_LIMIT,
                found = *found
            ),
            Self::NotInCrossings { key } => phrase!(
                "field-not-in-crossings",
                "crossings is played on 8 files and 8 ranks, without stones or symmetry rule: leave out `{key}`, or play epaminondas?files=8&ranks=8",
                key = *key
            ),
        }
    }
}

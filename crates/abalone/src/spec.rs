//! What a person asks for: a rule set as typed, not yet checked.

use sumito_core::Repetition;

use crate::Cell;

/// A rule set as typed. [`Rules::new`](crate::Rules::new) checks it.
///
/// ```
/// use sumito_abalone::RuleSpec;
/// let spec: RuleSpec = "abalone/standard?goal=5,6&obstacles=E5".parse()?;
/// assert_eq!(spec.layout, "standard");
/// assert_eq!(spec.goal, [5, 6]);
/// # Ok::<(), sumito_abalone::RulesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSpec {
    /// The id of a layout: `standard`, `3-players-11`, `grand`, `empty`, …
    pub layout: String,
    /// The side of the board, 3 to 6; `None` for the layout's own.
    pub side: Option<usize>,
    /// Ejections to win: none for the layout's own, one for all teams, or one for each.
    pub goal: Vec<u16>,
    /// Start cells left empty.
    pub without: Vec<Cell>,
    /// Cells nothing can enter.
    pub obstacles: Vec<Cell>,
    /// Cells that are off the board though within it.
    pub holes: Vec<Cell>,
    /// Start cells of neutral marbles.
    pub neutral: Vec<Cell>,
    /// What pushing a neutral marble off the board does.
    pub neutral_off: NeutralOff,
    /// All marbles are alike and every seat moves any of them.
    pub one_colour: bool,
    /// All marbles are drawn alike.
    pub hidden: bool,
    /// Two people for each of two colours.
    pub teams: Option<Teams>,
    /// Shield slides are allowed.
    pub shield: bool,
    /// Rotations are allowed.
    pub rotate: bool,
    /// Quiet and broadside moves may take a partner's marbles along.
    pub partner_moves: bool,
    /// Moves by every seat until the higher score wins.
    pub move_limit: Option<u16>,
    /// Moves by every seat without an ejection until the centre row decides.
    pub quiet_limit: Option<u16>,
    /// What the third occurrence of a position does.
    pub repetition: Repetition,
    /// Where the marbles stand at the start.
    pub start: Start,
    /// The seed of a random or thrown start.
    pub seed: Option<u64>,
}

impl Default for RuleSpec {
    fn default() -> Self {
        Self {
            layout: "belgian-daisy".into(),
            side: None,
            goal: Vec::new(),
            without: Vec::new(),
            obstacles: Vec::new(),
            holes: Vec::new(),
            neutral: Vec::new(),
            neutral_off: NeutralOff::default(),
            one_colour: false,
            hidden: false,
            teams: None,
            shield: false,
            rotate: false,
            partner_moves: false,
            move_limit: None,
            quiet_limit: None,
            repetition: Repetition::default(),
            start: Start::default(),
            seed: None,
        }
    }
}

/// What pushing a neutral marble off the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NeutralOff {
    /// The push is illegal.
    Forbidden,
    /// It scores one for the mover's team.
    #[default]
    Scores,
    /// The mover's team wins at once.
    Wins,
}

/// How four people share two colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Teams {
    /// One colour a team: Black 1, White 1, Black 2, White 2.
    Shared,
    /// Team mates play different colours, and each move of White answers the other team.
    Crossed,
}

/// Where the marbles stand at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// As the layout says.
    #[default]
    Layout,
    /// The layout's numbers on random cells.
    Random,
    /// Rows of 5 and 6, then three of each colour thrown at the centre.
    Thrown,
    /// As these rows of a position text say.
    Rows(String),
}

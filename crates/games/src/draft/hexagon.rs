//! Drafts of Abalone: obstacles, holes and neutral marbles belong to the rule set, so that
//! drawing them changes it.

use std::sync::Arc;

use sumito_abalone::{
    Board, Cell, Hex61, Hex91, Layout, Marble, Position, PositionForm, PositionTextError, RuleSpec,
    Rules, RulesError, Setup, Start,
};
use sumito_core::text::{Mismatch, Phrase, Say};
use sumito_core::{Colour, Seat, SeatSet};

use super::{DraftState, Edit, EditError, seat_named};

/// A draft on the hexagon.
#[derive(Clone, Debug)]
pub(super) struct HexagonDraft {
    spec: RuleSpec,
    /// Rules with the board and the seats of `spec`, and nothing that could be drawn wrong.
    frame: Arc<Rules>,
    setup: Setup,
}

/// What objections the frame has that the drawn rule set would not have.
const DRAWN: [&str; 4] = ["obstacles", "holes", "neutral", "goal"];

impl HexagonDraft {
    pub fn new(spec: RuleSpec) -> Result<Self, RulesError> {
        let bare = RuleSpec {
            goal: Vec::new(),
            without: Vec::new(),
            obstacles: Vec::new(),
            holes: Vec::new(),
            neutral: Vec::new(),
            start: Start::Layout,
            seed: None,
            ..spec.clone()
        };
        let frame = Arc::new(Rules::new(bare)?);
        let setup = start(&spec, &frame);
        Ok(Self { spec, frame, setup })
    }

    pub fn read(&mut self, text: &str) -> Result<(), Mismatch> {
        let mut first = None;
        for form in [PositionForm::Sumito, PositionForm::PlayStrategy, PositionForm::Apgn] {
            match Setup::read_as(&self.frame, text, form) {
                Ok(setup) => {
                    self.setup = setup;
                    return Ok(());
                }
                Err(PositionTextError::Text(mismatch)) => first = first.or(Some(mismatch)),
                Err(_) => {}
            }
        }
        first.map_or(Ok(()), Err)
    }

    pub fn rules_text(&self) -> String {
        let checked = Rules::new(self.spec.clone());
        checked.map_or_else(|_| self.spec.to_string(), |rules| rules.to_string())
    }

    pub fn text(&self) -> String {
        self.setup.text(self.frame.line_up())
    }

    pub fn frame(&self) -> crate::Rules {
        crate::Rules::Abalone(Arc::clone(&self.frame))
    }

    pub fn kinds(&self) -> Vec<&'static str> {
        let line_up = self.frame.line_up();
        let played = |colour: &Colour| line_up.seats_of(*colour).next().is_some();
        let colours = Colour::ALL.into_iter().filter(played).map(Colour::name);
        colours.chain(["neutral", "obstacle", "hole"]).collect()
    }

    pub fn pieces(&self) -> Vec<(String, &'static str)> {
        let setup = &self.setup;
        let named = |cell: Cell, kind| (cell.name(setup.side).to_string(), kind);
        let obstacles = setup.obstacles.iter().map(|&cell| named(cell, "obstacle"));
        let holes = setup.holes.iter().map(|&cell| named(cell, "hole"));
        let marbles = setup.marbles.iter().map(|(&cell, marble)| named(cell, marble.name()));
        obstacles.chain(holes).chain(marbles).collect()
    }

    pub fn state(&self) -> DraftState {
        let Setup { turn, quiet, ply, out, .. } = self.setup;
        DraftState { turn: turn.index(), scores: self.setup.scores.clone(), quiet, ply, out }
    }

    pub fn edit(&mut self, edit: &Edit) -> Result<(), EditError> {
        match edit {
            Edit::Put { cell, kind } => {
                let cell = self.cell(cell)?;
                let thing = kind.as_deref().map(|kind| self.thing(kind)).transpose()?;
                self.take(cell);
                if let Some(thing) = thing {
                    self.put(cell, thing);
                }
            }
            Edit::Move { from, to } => {
                let (from, to) = (self.cell(from)?, self.cell(to)?);
                if let Some(thing) = self.take(from) {
                    self.take(to);
                    self.put(to, thing);
                }
            }
            Edit::Mirror => self.carry(Cell::mirrored),
            Edit::Turn => self.carry(|cell| cell.turned(5)),
            Edit::Clear => self.setup = empty(&self.frame),
            Edit::State { turn, scores, quiet, ply } => {
                if let Some(name) = turn {
                    self.setup.turn = seat_named(self.frame.line_up(), name)?;
                    self.setup.actions_left = None;
                }
                if let Some(scores) = scores {
                    let (found, teams) = (scores.len(), self.frame.line_up().teams());
                    if found != teams {
                        return Err(EditError::Scores { found, teams });
                    }
                    self.setup.scores.clone_from(scores);
                }
                self.setup.quiet = quiet.unwrap_or(self.setup.quiet);
                self.setup.ply = ply.unwrap_or(self.setup.ply);
                return Ok(());
            }
        }
        self.follow();
        Ok(())
    }

    pub fn check(&self) -> Result<crate::Position, Vec<Phrase>> {
        let rules = match Rules::new(self.spec.clone()) {
            Ok(rules) => Arc::new(rules),
            Err(error) => return Err(self.objections(&error)),
        };
        let told = |objections: Vec<sumito_abalone::Objection>| {
            objections.iter().map(Say::say).collect::<Vec<_>>()
        };
        if rules.side() > 5 {
            self.setup.check::<Hex91>(&rules).map(crate::Position::AbaloneLarge).map_err(told)
        } else {
            self.setup.check::<Hex61>(&rules).map(crate::Position::Abalone).map_err(told)
        }
    }

    /// What is wrong with the rule set, and beyond that with the position.
    fn objections(&self, error: &RulesError) -> Vec<Phrase> {
        let mut told = match error {
            RulesError::Objections(objections) => objections.iter().map(Say::say).collect(),
            RulesError::Text(_) => vec![error.say()],
        };
        let position = if self.frame.side() > 5 {
            self.setup.check::<Hex91>(&self.frame).err()
        } else {
            self.setup.check::<Hex61>(&self.frame).err()
        };
        let others = position.into_iter().flatten().filter(|o| !DRAWN.contains(&o.about));
        told.extend(others.map(|objection| objection.say()));
        told
    }

    fn cell(&self, name: &str) -> Result<Cell, EditError> {
        Cell::named(name, self.setup.side).ok_or_else(|| EditError::Cell(name.to_owned()))
    }

    fn thing(&self, kind: &str) -> Result<Thing, EditError> {
        let kinds = self.kinds();
        let wrong = || EditError::Kind { found: kind.to_owned(), kinds: kinds.join(", ") };
        if !kinds.contains(&kind) {
            return Err(wrong());
        }
        match kind {
            "obstacle" => Ok(Thing::Obstacle),
            "hole" => Ok(Thing::Hole),
            _ => {
                let marble = Marble::ALL.into_iter().find(|marble| marble.name() == kind);
                marble.map(Thing::Marble).ok_or_else(wrong)
            }
        }
    }

    /// Clears a cell; what was there.
    fn take(&mut self, cell: Cell) -> Option<Thing> {
        for (cells, thing) in
            [(&mut self.setup.obstacles, Thing::Obstacle), (&mut self.setup.holes, Thing::Hole)]
        {
            if let Ok(at) = cells.binary_search(&cell) {
                cells.remove(at);
                return Some(thing);
            }
        }
        self.setup.marbles.remove(&cell).map(Thing::Marble)
    }

    /// Puts something on an empty cell.
    fn put(&mut self, cell: Cell, thing: Thing) {
        let cells = match thing {
            Thing::Marble(marble) => {
                self.setup.marbles.insert(cell, marble);
                return;
            }
            Thing::Obstacle => &mut self.setup.obstacles,
            Thing::Hole => &mut self.setup.holes,
        };
        if let Err(at) = cells.binary_search(&cell) {
            cells.insert(at, cell);
        }
    }

    fn carry(&mut self, image: impl Fn(Cell) -> Cell) {
        let setup = &mut self.setup;
        setup.marbles = setup.marbles.iter().map(|(&c, &marble)| (image(c), marble)).collect();
        for cells in [&mut setup.obstacles, &mut setup.holes] {
            *cells = cells.iter().map(|&cell| image(cell)).collect();
            cells.sort_unstable();
        }
    }

    /// Makes the rule set say which obstacles, holes and neutral marbles are drawn. Where they
    /// stand in the way of the layout's own start, what is drawn becomes the start.
    fn follow(&mut self) {
        let neutral = |(_, marble): &(&Cell, &Marble)| **marble == Marble::Neutral;
        let neutral: Vec<Cell> =
            self.setup.marbles.iter().filter(neutral).map(|(&cell, _)| cell).collect();
        let (obstacles, holes) = (self.setup.obstacles.clone(), self.setup.holes.clone());
        let furnished = !(neutral.is_empty() && obstacles.is_empty() && holes.is_empty());
        let spec = RuleSpec { obstacles, holes, neutral, ..self.spec.clone() };
        self.spec = match spec.start {
            Start::Random | Start::Thrown => spec,
            Start::Layout | Start::Rows(_) => {
                let plain = RuleSpec { start: Start::Layout, ..spec };
                let drawn = furnished && has_rows(&plain.layout);
                if drawn && Rules::new(plain.clone()).is_err() {
                    let text = self.text();
                    let rows = text.split(' ').next().unwrap_or_default().to_owned();
                    RuleSpec { start: Start::Rows(rows), without: Vec::new(), ..plain }
                } else {
                    plain
                }
            }
        };
    }
}

/// Something drawn on a cell.
#[derive(Clone, Copy)]
enum Thing {
    Marble(Marble),
    Obstacle,
    Hole,
}

fn has_rows(layout: &str) -> bool {
    Layout::named(layout).is_some_and(|layout| layout.rows.is_some())
}

/// What a rule set starts from; if it cannot, its layout with what it says stands there instead.
fn start(spec: &RuleSpec, frame: &Arc<Rules>) -> Setup {
    fn of<B: Board>(rules: &Arc<Rules>) -> Option<Setup> {
        Position::<B>::start(rules).ok().map(|position| position.setup())
    }
    let of = |rules: &Arc<Rules>| of::<Hex61>(rules).or_else(|| of::<Hex91>(rules));
    if let Some(setup) = Rules::new(spec.clone()).ok().and_then(|rules| of(&Arc::new(rules))) {
        return setup;
    }
    let mut setup = of(frame).unwrap_or_else(|| empty(frame));
    for cell in [&spec.without, &spec.obstacles, &spec.holes].into_iter().flatten() {
        setup.marbles.remove(cell);
    }
    setup.obstacles.clone_from(&spec.obstacles);
    setup.holes.clone_from(&spec.holes);
    setup.marbles.extend(spec.neutral.iter().map(|&cell| (cell, Marble::Neutral)));
    setup
}

fn empty(frame: &Rules) -> Setup {
    Setup {
        side: frame.side(),
        marbles: Default::default(),
        obstacles: Vec::new(),
        holes: Vec::new(),
        turn: Seat::new(0),
        actions_left: None,
        scores: vec![0; frame.line_up().teams()],
        quiet: 0,
        ply: 0,
        out: SeatSet::EMPTY,
    }
}

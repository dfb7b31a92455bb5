//! Drafts of Epaminondas and Crossings: stones belong to the rule set, so that drawing them
//! changes it.

use std::sync::Arc;

use sumito_core::SeatSet;
use sumito_core::text::{Mismatch, Phrase, Say};
use sumito_epaminondas::{Piece, RuleSpec, Rules, Setup, Square, Variant};

use super::{DraftState, Edit, EditError, seat_named};

/// The fewest ranks a board with stones has.
const RANKS_FOR_STONES: usize = 7;
/// So many plies place a stone each.
const STONES: u32 = 3;

/// A draft on the field.
#[derive(Clone, Debug)]
pub(super) struct FieldDraft {
    setup: Setup,
}

impl FieldDraft {
    pub fn new(rules: Arc<Rules>) -> Self {
        Self { setup: Setup::from(&rules.start()) }
    }

    pub fn read(&mut self, text: &str) -> Result<(), Mismatch> {
        self.setup = Setup::read(self.setup.rules(), text)?;
        Ok(())
    }

    pub fn rules_text(&self) -> String {
        self.setup.rules().to_string()
    }

    pub fn text(&self) -> String {
        self.setup.to_string()
    }

    pub fn frame(&self) -> crate::Rules {
        crate::Rules::Epaminondas(Arc::clone(self.setup.rules()))
    }

    pub fn kinds(&self) -> Vec<&'static str> {
        let rules = self.setup.rules();
        let stones = rules.variant() == Variant::Epaminondas && rules.ranks() >= RANKS_FOR_STONES;
        let kinds = Piece::ALL.map(kind);
        kinds[..if stones { 3 } else { 2 }].to_vec()
    }

    pub fn pieces(&self) -> Vec<(String, &'static str)> {
        let standing = |square: Square| Some((square.to_string(), kind(self.setup.at(square)?)));
        self.squares().filter_map(standing).collect()
    }

    pub fn state(&self) -> DraftState {
        let Setup { turn, captured, quiet, ply, .. } = self.setup;
        let out = SeatSet::EMPTY;
        DraftState { turn: turn.index(), scores: captured.to_vec(), quiet, ply, out }
    }

    pub fn edit(&mut self, edit: &Edit) -> Result<(), EditError> {
        let stones = self.stones();
        match edit {
            Edit::Put { cell, kind } => {
                let square = self.square(cell)?;
                let piece = kind.as_deref().map(|kind| self.piece(kind)).transpose()?;
                self.setup.set(square, piece);
            }
            Edit::Move { from, to } => {
                let (from, to) = (self.square(from)?, self.square(to)?);
                if let Some(piece) = self.setup.set(from, None) {
                    self.setup.set(to, Some(piece));
                }
            }
            Edit::Mirror => self.carry(|file, rank, files, _| (files - 1 - file, rank)),
            Edit::Turn => self.carry(|f, r, files, ranks| (files - 1 - f, ranks - 1 - r)),
            Edit::Clear => self.setup = Setup::empty(self.setup.rules()),
            Edit::State { turn, scores, quiet, ply } => {
                if let Some(name) = turn {
                    self.setup.turn = seat_named(self.setup.rules().line_up(), name)?;
                }
                if let Some(scores) = scores {
                    let wrong = EditError::Scores { found: scores.len(), teams: 2 };
                    self.setup.captured = scores.as_slice().try_into().map_err(|_| wrong)?;
                }
                self.setup.quiet = quiet.unwrap_or(self.setup.quiet);
                self.setup.ply = ply.unwrap_or(self.setup.ply);
            }
        }
        if self.stones() != stones {
            self.follow();
        }
        Ok(())
    }

    pub fn check(&self) -> Result<crate::Position, Vec<Phrase>> {
        let told = |objections: Vec<sumito_epaminondas::Objection>| {
            objections.iter().map(Say::say).collect::<Vec<_>>()
        };
        self.setup.check().map(crate::Position::Epaminondas).map_err(told)
    }

    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (files, ranks) = (self.setup.rules().files(), self.setup.rules().ranks());
        let row = move |rank| (0..files).filter_map(move |file| Square::new(file, rank));
        (0..ranks).flat_map(row)
    }

    fn square(&self, name: &str) -> Result<Square, EditError> {
        let wrong = || EditError::Cell(name.to_owned());
        let square: Square = name.parse().map_err(|_| wrong())?;
        let rules = self.setup.rules();
        let on_board = square.file() < rules.files() && square.rank() < rules.ranks();
        if on_board { Ok(square) } else { Err(wrong()) }
    }

    fn piece(&self, name: &str) -> Result<Piece, EditError> {
        let kinds = self.kinds();
        let piece = Piece::ALL.into_iter().find(|&piece| kind(piece) == name);
        piece
            .filter(|_| kinds.contains(&name))
            .ok_or_else(|| EditError::Kind { found: name.to_owned(), kinds: kinds.join(", ") })
    }

    fn carry(&mut self, image: impl Fn(usize, usize, usize, usize) -> (usize, usize)) {
        let (files, ranks) = (self.setup.rules().files(), self.setup.rules().ranks());
        let before = self.setup.clone();
        for square in self.squares() {
            let (file, rank) = image(square.file(), square.rank(), files, ranks);
            if let Some(there) = Square::new(file, rank) {
                self.setup.set(there, before.at(square));
            }
        }
    }

    fn stones(&self) -> u32 {
        let stone = |square: &Square| self.setup.at(*square) == Some(Piece::Stone);
        self.squares().filter(stone).count() as u32
    }

    /// Makes the rule set know stones as long as some are drawn, and counts the plies that placed
    /// them.
    fn follow(&mut self) {
        let stones = self.stones();
        let spec = RuleSpec { stones: stones > 0, ..self.setup.rules().spec().clone() };
        if let Ok(rules) = Rules::new(spec) {
            let before = self.setup.clone();
            self.setup = Setup::empty(&Arc::new(rules));
            for square in self.squares() {
                self.setup.set(square, before.at(square));
            }
            self.setup.turn = before.turn;
            self.setup.captured = before.captured;
            self.setup.quiet = before.quiet;
            self.setup.ply = before.ply;
        }
        let ply = self.setup.ply;
        self.setup.ply = if stones < STONES { stones } else { ply.max(STONES) };
    }
}

fn kind(piece: Piece) -> &'static str {
    piece.colour().map_or("neutral", sumito_core::Colour::name)
}

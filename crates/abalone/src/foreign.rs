//! Position texts of other programs: PlayStrategy's and APGN's.

use std::collections::BTreeMap;
use std::sync::Arc;

use sumito_core::phrase;
use sumito_core::text::{Mismatch, Phrase};
use sumito_core::{Colour, Position as _, Seat, SeatSet};

use crate::position_text::{Field, Fields};
use crate::rows::{self, Content};
use crate::{Board, Cell, Marble, Position, PositionTextError, Rules, Setup};

/// A way to write positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PositionForm {
    /// Ours: `ROWS TURN SCORES QUIET PLY`.
    #[default]
    Sumito,
    /// PlayStrategy's: rows with `S` for Black and `s` for White, the scores of Black and White,
    /// side to move, plies since the last ejection, number of the move.
    PlayStrategy,
    /// APGN's: our rows, the marbles lost where any are, side to move.
    Apgn,
}

const TWO_SEATS: Phrase = phrase!(
    "form-two-seats",
    "this form is for two seats with a colour each, one action a turn, and nobody out"
);
const PLAIN_CELLS: Phrase =
    phrase!("form-plain-cells", "this form knows only black and white marbles");

impl<B: Board> Position<B> {
    /// Reads a position in the given form. The foreign forms serve two seats with a colour each.
    ///
    /// # Errors
    /// Where the text is not of the form, or every objection to the position.
    pub fn read_as(
        rules: &Arc<Rules>,
        text: &str,
        form: PositionForm,
    ) -> Result<Self, PositionTextError> {
        let setup = Setup::read_as(rules, text, form)?;
        setup.check(rules).map_err(PositionTextError::Objections)
    }

    /// Writes the position in the given form.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use sumito_abalone::{Hex61, Position, PositionForm, Rules};
    /// let rules: Arc<Rules> = Arc::new("abalone".parse()?);
    /// let start = Position::<Hex61>::start(&rules)?;
    /// assert_eq!(
    ///     start.write_as(PositionForm::PlayStrategy)?,
    ///     "ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the form cannot say it.
    pub fn write_as(&self, form: PositionForm) -> Result<String, PositionTextError> {
        let rules = self.rules();
        if form != PositionForm::Sumito && (!is_duel(rules) || !self.out().is_empty()) {
            return Err(PositionTextError::Unsuited(TWO_SEATS));
        }
        let side = self.line_up().seat_name(self.turn());
        let scores = self.scores();
        let &[black, white] = scores.first(2) else {
            return Err(PositionTextError::Unsuited(TWO_SEATS));
        };
        match form {
            PositionForm::Sumito => Ok(self.to_string()),
            PositionForm::PlayStrategy => {
                let other = |(_, marble)| !matches!(marble, Marble::Colour(_));
                if self.marbles().any(other) || has_furniture(rules) {
                    return Err(PositionTextError::Unsuited(PLAIN_CELLS));
                }
                let letter = |cell: Cell| {
                    let black = self.at(cell)? == Marble::Colour(Colour::Black);
                    Some(if black { 'S' } else { 's' })
                };
                let rows = rows::write(rules.side(), letter);
                let number = self.ply() / 2 + 1;
                Ok(format!("{rows} {black} {white} {side} {} {number}", self.quiet()))
            }
            PositionForm::Apgn => {
                let rows = rows::write(rules.side(), |cell| self.letter(cell));
                // What Black lost is what White scored.
                let lost = [(white, 'b'), (black, 'w')];
                let lost = lost.iter().filter(|(count, _)| *count > 0);
                let lost: String = lost.map(|(count, letter)| format!("{count}{letter}")).collect();
                let dash = if lost.is_empty() { "" } else { "-" };
                Ok(format!("{rows}{dash}{lost} {side}"))
            }
        }
    }
}

impl Setup {
    /// Reads a position text in the given form without asking whether it can be.
    ///
    /// # Errors
    /// Where the text is not of the form, or the form does not serve the rules.
    pub fn read_as(
        rules: &Rules,
        text: &str,
        form: PositionForm,
    ) -> Result<Self, PositionTextError> {
        if form != PositionForm::Sumito && !is_duel(rules) {
            return Err(PositionTextError::Unsuited(TWO_SEATS));
        }
        Ok(match form {
            PositionForm::Sumito => Self::read(rules, text)?,
            PositionForm::PlayStrategy => read_playstrategy(rules, text)?,
            PositionForm::Apgn => read_apgn(rules, text)?,
        })
    }
}

fn is_duel(rules: &Rules) -> bool {
    let colours = rules.line_up().seats().map(|seat| rules.line_up().colour(seat));
    colours.eq([Colour::Black, Colour::White]) && rules.actions() == 1
}

fn has_furniture(rules: &Rules) -> bool {
    !rules.obstacles().is_empty() || !rules.holes().is_empty()
}

fn turn(field: Field<'_>) -> Result<Seat, Mismatch> {
    match field.text {
        "b" | "B" => Ok(Seat::new(0)),
        "w" | "W" => Ok(Seat::new(1)),
        _ => Err(field.wrong(phrase!("expected-side", "the side to move, `b` or `w`"))),
    }
}

fn empty(rules: &Rules) -> Setup {
    Setup {
        side: rules.side(),
        marbles: BTreeMap::new(),
        obstacles: Vec::new(),
        holes: Vec::new(),
        turn: Seat::new(0),
        actions_left: None,
        scores: vec![0; 2],
        quiet: 0,
        ply: 0,
        out: SeatSet::EMPTY,
    }
}

fn read_playstrategy(rules: &Rules, text: &str) -> Result<Setup, Mismatch> {
    let mut fields = Fields::new(text);
    let mut setup = empty(rules);
    let rows = fields.expect(phrase!("expected-rows", "the rows of a position"))?;
    let letters = |letter| match letter {
        'S' => Some(Content::Marble(Marble::Colour(Colour::Black))),
        's' => Some(Content::Marble(Marble::Colour(Colour::White))),
        _ => None,
    };
    let end = rows.at + rows.text.len();
    setup.marbles = rows::read(text, rows.at, end, rules.side(), letters)?.marbles;
    for score in &mut setup.scores {
        *score = fields
            .expect(phrase!("expected-score", "the score"))?
            .number(phrase!("expected-score", "the score"))?;
    }
    setup.turn = turn(fields.expect(phrase!("expected-side", "the side to move, `b` or `w`"))?)?;
    let quiet = || phrase!("expected-quiet", "the number of plies since the last ejection");
    setup.quiet = fields.expect(quiet())?.number(quiet())?;
    let wrong = || phrase!("expected-move-number", "the number of the move, from 1");
    let number = fields.expect(wrong())?;
    let plies = number.number::<u32>(wrong())?.checked_sub(1).and_then(|n| n.checked_mul(2));
    let plies = plies.ok_or_else(|| number.wrong(wrong()))?;
    setup.ply = plies.saturating_add(setup.turn.index() as u32);
    fields.end()?;
    Ok(setup)
}

fn read_apgn(rules: &Rules, text: &str) -> Result<Setup, Mismatch> {
    let mut fields = Fields::new(text);
    let mut setup = empty(rules);
    let board = fields.expect(phrase!("expected-rows", "the rows of a position"))?;
    let (rows, lost) = match board.text.split_once('-') {
        Some((rows, lost)) => (Field { text: rows, ..board }, Some(lost)),
        None => (board, None),
    };
    let grid = rows.grid(rules.side())?;
    setup.marbles = grid.marbles;
    setup.obstacles = grid.obstacles;
    setup.holes = grid.holes;
    if let Some(lost) = lost {
        let at = rows.at + rows.text.len() + 1;
        read_lost(Field { at, text: lost, ..board }, &mut setup.scores)?;
    }
    setup.turn = turn(fields.expect(phrase!("expected-side", "the side to move, `b` or `w`"))?)?;
    fields.end()?;
    Ok(setup)
}

/// Marbles lost, such as `5b4w`: what one side lost the other scored.
fn read_lost(field: Field<'_>, scores: &mut [u16]) -> Result<(), Mismatch> {
    let mut at = 0;
    for (letter, scorer) in [('b', 1), ('w', 0)] {
        let rest = &field.text[at..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if rest[digits..].starts_with([letter, letter.to_ascii_uppercase()]) {
            let count = Field { at: field.at + at, text: &rest[..digits], ..field };
            scores[scorer] =
                count.number(phrase!("expected-lost-number", "a number of marbles lost"))?;
            at += digits + 1;
        }
    }
    if at == 0 || at < field.text.len() {
        let expected =
            phrase!("expected-lost", "marbles lost, such as `5b4w`, and the side to move");
        return Err(Mismatch::at(field.whole, field.at + at, expected));
    }
    Ok(())
}

//! Texts: nothing makes a reader panic, and what was read reads the same once printed.

use sumito_core::Position as _;
use sumito_core::clock::TimeControl;
use sumito_games::record::{Record, Text, read_records};
use sumito_games::{Notation, Position, PositionForm, Rules};

/// A rule set.
pub fn rules_text(text: &str) {
    let Ok(rules) = text.parse::<Rules>() else { return };
    let printed = rules.to_string();
    assert_eq!(printed.parse().as_ref(), Ok(&rules), "{printed}");
    if let Ok(start) = rules.start() {
        assert_same(&rules, &start);
    }
}

/// A rule set on the first line, a position on the next.
pub fn position_text(text: &str) {
    let Some((rules, position)) = rules_and(text) else { return };
    if let Ok(position) = Position::read(&rules, position) {
        assert_same(&rules, &position);
        let _ = position.moves();
    }
}

/// A rule set on the first line, a position in another program's form on the next.
pub fn foreign_position(text: &str) {
    let Some((rules, position)) = rules_and(text) else { return };
    for form in [PositionForm::PlayStrategy, PositionForm::Apgn] {
        let Ok(position) = Position::read_as(&rules, position, form) else { continue };
        assert_same(&rules, &position);
        if let Ok(written) = position.write_as(form) {
            let again = Position::read_as(&rules, &written, form).expect("what we wrote");
            assert_eq!(again.write_as(form).as_ref(), Ok(&written));
        }
    }
}

/// A rule set on the first line, a move at its start on the next.
pub fn move_text(text: &str) {
    let Some((rules, mv)) = rules_and(text) else { return };
    let Ok(start) = rules.start() else { return };
    for notation in Notation::ALL {
        if let Ok(mv) = start.read_move(mv, notation) {
            start.check(mv).expect("a move that was read is legal");
            assert_eq!(start.read_move(&start.write_move(mv, notation), notation), Ok(mv));
        }
    }
}

/// The name of a notation.
pub fn notation(text: &str) {
    if let Ok(notation) = text.parse::<Notation>() {
        assert_eq!(notation.to_string().parse(), Ok(notation));
    }
}

/// A time control.
pub fn time_control(text: &str) {
    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse(), Ok(control));
    }
}

/// A file of records: what is valid stays what it is when written and read again.
pub fn game_file(text: &str) {
    for record in Text::new(text.as_bytes()).records().flatten() {
        let written = record.write();
        let again = the_one(&written);
        assert_eq!(again.write(), written);
        assert_eq!(again.game().moves(), record.game().moves(), "{written}");
        assert_eq!(again.line(), record.line(), "{written}");
        assert_eq!(again.verdict(), record.verdict(), "{written}");
    }
}

fn the_one(written: &str) -> Record {
    let mut records = read_records(written);
    match (records.next(), records.next()) {
        (Some(Ok(record)), None) => record,
        (first, second) => panic!("{written}\nreads as {first:?}, {second:?}"),
    }
}

fn rules_and(text: &str) -> Option<(Rules, &str)> {
    let (rules, rest) = text.split_once('\n')?;
    Some((rules.parse().ok()?, rest))
}

/// The position reads the same once printed.
fn assert_same(rules: &Rules, position: &Position) {
    let printed = position.to_string();
    let again = Position::read(rules, &printed).unwrap_or_else(|e| panic!("{printed}: {e}"));
    assert_eq!(again.to_string(), printed);
    assert_eq!(&again, position, "{printed}");
    assert_eq!(again.key(), position.key(), "{printed}");
}

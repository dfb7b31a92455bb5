//! The tables of counts in `tests-data/`, row by row.

use std::ops::ControlFlow;
use std::sync::Arc;

use sumito_core::{MoveSet as _, Position as _};
use sumito_epaminondas::{IllegalMove, MoveTextError, Notation, Position, Rules};

fn rules(text: &str) -> Arc<Rules> {
    Arc::new(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")))
}

fn position(rules: &Arc<Rules>, text: &str) -> Position {
    match text {
        "start" => rules.start(),
        text => Position::read(rules, text).unwrap_or_else(|error| panic!("{text}: {error}")),
    }
}

fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect())
}

#[test]
fn move_sequences() {
    let table = include_str!("../../../tests-data/epaminondas.perft");
    for row in rows(table) {
        let [rules_text, position_text, captures, ref counts @ ..] = row[..] else {
            panic!("{row:?}");
        };
        let position = position(&rules(rules_text), position_text);
        let mut found = 0;
        let _ = position.each_capture_set(|set| {
            found += set.len();
            ControlFlow::<()>::Continue(())
        });
        assert_eq!(found.to_string(), captures, "captures of {rules_text} {position_text}");
        let _ = position.each_quiet_set(|set| {
            found += set.len();
            ControlFlow::<()>::Continue(())
        });
        assert_eq!(found as u64, position.count_moves(), "quiet moves of {position_text}");
        for count in counts {
            let (plies, expected) = count.split_once(' ').unwrap();
            let plies: u32 = plies.parse().unwrap();
            let count = position.perft(plies).to_string();
            assert_eq!(count, expected, "{rules_text} {position_text} {plies}");
            if plies < 4 {
                let plain = sumito_core::perft(&position, plies).to_string();
                assert_eq!(plain, expected, "ply by ply: {rules_text} {position_text} {plies}");
            }
        }
    }
}

#[test]
fn symmetry_rule() {
    let table = include_str!("../../../tests-data/epaminondas.symmetry");
    for row in rows(table) {
        let [game, position_text, symmetry, count, ref forbidden @ ..] = row[..] else {
            panic!("{row:?}");
        };
        let position = position(&rules(&format!("{game}?symmetry={symmetry}")), position_text);
        assert_eq!(position.count_moves().to_string(), count, "{symmetry} {position_text}");
        for text in forbidden {
            let answer = position.read_move(text, Notation::Rear);
            assert!(
                matches!(answer, Err(MoveTextError::Illegal(IllegalMove::Symmetric(_)))),
                "{text}: {answer:?}"
            );
        }
    }
}

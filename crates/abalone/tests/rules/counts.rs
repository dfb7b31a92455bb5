//! Counts of move sequences, from tables made by others.

use std::sync::Arc;

use sumito_abalone::{Board, Hex61, Position, Rules};
use sumito_core::{MoveSet as _, Position as _};

/// The rows of a table in `tests-data`.
fn table(name: &str) -> Vec<Vec<String>> {
    let path = format!("{}/../../tests-data/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| line.split('\t').map(String::from).collect()).collect()
}

fn rules(text: &str) -> Arc<Rules> {
    Arc::new(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")))
}

/// Checks counts written as `DEPTH COUNT`, up to a count that takes no time.
fn check_counts<B: Board>(position: &Position<B>, counts: &[String], most: u64) -> usize {
    let mut checked = 0;
    for count in counts {
        let Some((depth, nodes)) = count.split_once(' ') else { panic!("{count}") };
        let (Ok(depth), Ok(nodes)) = (depth.parse(), nodes.parse::<u64>()) else { continue };
        if nodes <= most {
            assert_eq!(
                position.perft(depth),
                nodes,
                "{} {position} depth {depth}",
                position.rules()
            );
            checked += 1;
        }
    }
    checked
}

fn ejecting<B: Board>(position: &Position<B>) -> usize {
    let mut count = 0;
    let _ = position.each_set(|set| {
        count += if set.shape().ejects() { set.len() } else { 0 };
        std::ops::ControlFlow::<()>::Continue(())
    });
    count
}

#[test]
fn every_layout_has_its_counts() {
    let mut checked = 0;
    for row in table("abalone-layouts.perft") {
        let start: Position = Position::start(&rules(&row[0])).unwrap();
        checked += check_counts(&start, &row[1..], u64::MAX);
    }
    assert!(checked > 2 * 71);
}

#[test]
fn positions_of_mixed_variants_have_their_counts() {
    for row in table("abalone-variants.perft") {
        let rules = rules(&row[0]);
        let position: Position = Position::read(&rules, &row[1])
            .unwrap_or_else(|error| panic!("{} {}: {error}", row[0], row[1]));
        assert_eq!(position.to_string(), row[1], "{}", row[0]);
        assert_eq!(rules, self::rules(&rules.to_string()));
        check_counts(&position, &row[2..], 1_000_000);
        assert_eq!(format!("ejecting {}", ejecting(&position)), row[4], "{} {}", row[0], row[1]);
    }
}

#[test]
fn longer_lines_of_play_have_their_counts() {
    for row in table("abalone-deep.perft") {
        let rules = rules(&row[0]);
        let position: Position<Hex61> = match row[1].as_str() {
            "-" => Position::start(&rules).unwrap(),
            text => Position::read(&rules, text).unwrap(),
        };
        assert!(check_counts(&position, &row[2..], 20_000_000) > 3);
    }
}

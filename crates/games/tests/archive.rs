//! Real games replay: those of the public archive of Abalone, and of Epaminondas and Crossings.
//!
//! The games themselves are not in the repository; `SUMITO_ARCHIVE` names their folder.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use sumito_core::{Position as _, Reason};
use sumito_games::record::{Record, Verdict, import_jsonl, read_records};
use sumito_games::{Event, Position};

fn archive(ending: &str) -> Vec<(PathBuf, String)> {
    let Some(folder) = std::env::var_os("SUMITO_ARCHIVE") else {
        println!("skipped: SUMITO_ARCHIVE does not name the folder with the archive games");
        return Vec::new();
    };
    let entries = fs::read_dir(&folder).expect("SUMITO_ARCHIVE names a folder that can be read");
    let files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry of that folder").path())
        .filter(|path| path.extension().is_some_and(|e| e == ending))
        .collect();
    assert!(!files.is_empty(), "no *.{ending} in {}", folder.display());
    files.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn every_archive_game_of_abalone_replays_with_its_result() {
    for (path, text) in archive("apgn") {
        let mut games = 0;
        for record in read_records(&text) {
            let record = record.unwrap_or_else(|broken| panic!("{}: {broken}", path.display()));
            games += 1;
            let game = record.game();
            let moves = game.events().iter().filter(|e| matches!(e, Event::Move(_))).count();
            let plies = record.tag("Plies").map(|plies| plies.parse().unwrap());
            assert_eq!(Some(moves), plies, "game {games}");
            assert_eq!(
                record.tag("Termination") == Some("Score"),
                game.outcome().is_some_and(|o| o.reason == Reason::Goal),
                "game {games}"
            );
            assert_eq!(Verdict::from(game.outcome()), record.verdict(), "game {games}");
        }
        assert_eq!(games, text.lines().filter(|l| l.starts_with("[Event ")).count());
    }
}

#[test]
fn archive_games_are_written_as_they_were_read() {
    for (_, text) in archive("apgn") {
        let records: Vec<Record> = read_records(&text).map(Result::unwrap).collect();
        let written: Vec<String> = records.iter().map(Record::write).collect();
        let words = |text: &str| {
            text.split_whitespace().map(str::to_uppercase).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(words(&written.join("\n")), words(&text));
    }
}

#[test]
fn every_archive_game_of_epaminondas_replays_with_its_counts() {
    for (path, text) in archive("jsonl") {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        for (record, line) in import_jsonl(&text).zip(lines) {
            let record = record.unwrap_or_else(|broken| panic!("{}: {broken}", path.display()));
            let facts: Value = serde_json::from_str(line).unwrap();
            let game = record.game();
            let positions = game.positions();
            let legal: Vec<u64> = positions.iter().map(Position::count_moves).collect();
            let expected: Vec<u64> = serde_json::from_value(facts["legal"].clone()).unwrap();
            assert_eq!(legal[..expected.len()], expected, "{line:.60}");
            let taken = |(position, event): (&Position, &Event)| match event {
                Event::Move(mv) => position.effect(*mv).removed.len() as u64,
                _ => 0,
            };
            let captures: Vec<u64> = positions.iter().zip(game.events()).map(taken).collect();
            let expected: Vec<u64> = serde_json::from_value(facts["captures"].clone()).unwrap();
            assert_eq!(captures, expected, "{line:.60}");
            let result = Verdict::from(game.outcome()).write(game.line_up());
            assert_eq!(Some(result.as_str()), facts["result"].as_str(), "{line:.60}");
        }
    }
}

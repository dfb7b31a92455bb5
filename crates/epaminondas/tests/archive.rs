//! Real games replay with the recorded numbers of legal moves and results.

use std::sync::Arc;

use serde_json::Value;
use sumito_core::{MoveSet as _, Position as _, Team};
use sumito_epaminondas::{Notation, Rules};

#[test]
fn archive_games_replay() {
    let Some(folder) = std::env::var_os("SUMITO_ARCHIVE") else {
        println!("skipped: SUMITO_ARCHIVE does not name the folder of archive games");
        return;
    };
    let path = std::path::Path::new(&folder).join("epaminondas-36.jsonl");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path:?}: {e}"));
    let games: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a game a line")).collect();
    assert_eq!(games.len(), 36);
    for (number, game) in games.iter().enumerate() {
        replay(game, number + 1);
    }
}

fn replay(game: &Value, number: usize) {
    let text = |key: &str| game[key].as_str().unwrap();
    let list = |key: &str| game[key].as_array().unwrap();
    assert_eq!(text("notation"), "tail-head");
    let rules: Arc<Rules> = Arc::new(text("rules").parse().unwrap());
    let mut position = rules.start();
    for (ply, mv) in list("moves").iter().enumerate() {
        let at = format!("game {number}, ply {}, {mv}", ply + 1);
        assert_eq!(position.outcome(), None, "{at}");
        assert_eq!(Some(position.count_moves()), list("legal")[ply].as_u64(), "{at}");
        let mv = position
            .read_move(mv.as_str().unwrap(), Notation::TailHead)
            .unwrap_or_else(|error| panic!("{at}: {error}"));
        let taken = position.effect(mv).removed.len() as u64;
        assert_eq!(Some(taken), list("captures")[ply].as_u64(), "{at}");
        position = position.play(mv).unwrap();
    }
    let winner = match text("result") {
        "1-0" => 0,
        "0-1" => 1,
        other => panic!("game {number}: result {other}"),
    };
    let outcome = position.outcome().unwrap_or_else(|| panic!("game {number} goes on"));
    assert_eq!(outcome.winner().map(Team::index), Some(winner), "game {number}");
    let _ = position.each_set(|set| {
        assert_eq!(set.len(), 0, "game {number}: moves after its end");
        std::ops::ControlFlow::<()>::Continue(())
    });
}

//! The interface behind the analysis board.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use reqwest::StatusCode;
use serde_json::{Value, json};
use sumito_games::catalogue;
use sumito_tables::{Spec, Tables, Work};
use tokio::task;

use crate::client::{Server, header, plies, read};

/// The whole events of a piece of a stream.
fn parse(text: &str) -> Vec<(String, Value)> {
    let event = |part: &str| {
        let line =
            |name: &str| part.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        Some((line("event")?.to_owned(), serde_json::from_str(line("data")?).ok()?))
    };
    text.split_inclusive("\n\n").filter(|part| part.ends_with("\n\n")).filter_map(event).collect()
}

/// The events of a stream, until it ends.
async fn events(server: &Server, path: &str) -> Vec<(String, Value)> {
    let answer = server.get(path).send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(header(&answer, "content-type"), "text/event-stream");
    parse(&answer.text().await.unwrap())
}

#[tokio::test]
async fn lines_come_as_they_are_found() {
    let server = Server::new().await;
    let place = "rules=abalone/empty?goal%3D1&position=5/6/7/8/wbb6/8/7/6/4w%20b";
    let path = format!("/api/analysis/lines?{place}&lines=5");
    let mut answer = server.get(&path).send().await.unwrap();
    let mut told = String::new();
    let lines = loop {
        let chunk = answer.chunk().await.unwrap().expect("the stream goes on");
        told.push_str(&String::from_utf8_lossy(&chunk));
        let Some((name, last)) = parse(&told).pop() else { continue };
        assert_eq!(name, "lines");
        let lines = last["lines"].as_array().unwrap().clone();
        if lines.len() > 1 {
            break lines;
        }
    };
    assert_eq!(lines.len(), 5, "no more than five lines");
    let score = &lines[0]["score"];
    assert_eq!((&score["short"], &score["colour"]), (&json!("#1"), &json!("black")));
    assert_eq!(lines[0]["moves"], json!(["E3E2"]));
    assert_eq!(score["words"], "Black wins in 1 ply");
    let over = events(&server, &format!("/api/analysis/lines?{place}&moves=E3E2")).await;
    let (_, last) = over.last().unwrap();
    assert_eq!((&last["lines"], &last["done"]), (&json!([]), &json!(true)));
    drop(answer);
    server.close().await;
}

#[tokio::test]
async fn a_client_may_not_have_everything_looked_into_at_once() {
    let server = Server::new().await;
    let path = "/api/analysis/lines?rules=abalone";
    let mut open = Vec::new();
    loop {
        let answer = server.get(path).send().await.unwrap();
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
        assert_eq!(answer.status(), StatusCode::OK);
        open.push(answer);
        assert!(open.len() < 10);
    }
    // Who leaves makes room, though the server needs a moment to see it.
    drop(open);
    for _ in 0..200 {
        if server.get(path).send().await.unwrap().status() == StatusCode::OK {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("nobody gets a place any more");
}

#[tokio::test]
async fn records_become_trees_and_trees_records() {
    let server = Server::new().await;
    let record = "[Black \"Ada\"]\n[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n\n1. A1B2 {so} (1. A2B2 A5B5) A5B5 *\n\n[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n\n1. E5E6 *";
    let read_it = server.post("/api/analysis/trees").json(&json!({ "record": record }));
    let (status, found) = read(read_it).await;
    assert_eq!(status, StatusCode::OK, "{found}");
    let count = |what: &str| found[what].as_array().unwrap().len();
    assert_eq!((count("trees"), count("broken"), &found["more"]), (1, 1, &json!(false)));
    let broken = &found["broken"][0];
    assert_eq!((&broken["game"], &broken["token"]), (&2.into(), &"E5E6".into()), "{broken}");
    assert_eq!(broken["before"]["nodes"].as_array().unwrap().len(), 1, "{broken}");
    let tree = &found["trees"][0];
    assert_eq!(tree["nodes"][1]["comment"], "so");
    let (status, written) = read(server.post("/api/analysis/record").json(tree)).await;
    assert_eq!(status, StatusCode::OK, "{written}");
    assert_eq!(written["tree"]["nodes"], tree["nodes"]);
    assert!(written["record"].as_str().unwrap().contains("[Black \"Ada\"]"));
    let mut wrong = tree.clone();
    wrong["nodes"][1]["text"] = json!("E5E6");
    let (status, problem) = read(server.post("/api/analysis/record").json(&wrong)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{problem}");
    assert!(problem["detail"].as_str().unwrap().contains("E5E6"), "{problem}");
    let game = server.begin(json!({ "rules": "crossings", "moves": ["a1-a2"] })).await;
    let (_, tree) = read(server.get(&game.replace("games", "analysis/games"))).await;
    assert_eq!(tree["nodes"][1]["text"], "a1-a2");
    server.close().await;
}

#[tokio::test]
async fn a_game_is_judged_and_positions_are_proved() {
    let server = Server::new().await;
    let place = "rules=abalone/empty?goal%3D1&position=5/6/7/8/wbb6/8/7/6/4w%20b";
    let found = events(&server, &format!("/api/analysis/graph?{place}&moves=E3E4")).await;
    assert_eq!(
        found.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(),
        ["progress", "graph"]
    );
    let graph = &found[1].1;
    assert_eq!(
        (&graph["plies"][0]["class"], &graph["plies"][0]["glyph"]),
        (&json!("blunder"), &json!("??"))
    );
    assert_eq!(graph["players"][0]["blunders"], 1);
    let (_, proof) = read(server.get(&format!("/api/analysis/solve?{place}"))).await;
    assert_eq!((&proof["verdict"], &proof["line"]), (&json!("proved"), &json!(["E3E2"])));
    let quiet = "/api/analysis/solve?rules=abalone&gain=1";
    let (_, proof) = read(server.get(quiet)).await;
    assert_eq!(proof["verdict"], "disproved");
    let (status, book) = read(server.get("/api/analysis/book?rules=abalone")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(book["moves"].is_array());
    server.close().await;
}

/// Every position of a board of side 3 with three marbles against two, first to one ejection.
fn tables() -> Tables {
    let mut tables = Tables::new(Spec::new(3, [3, 2], 1).unwrap());
    let stop = AtomicBool::new(false);
    let work = Work { threads: NonZeroUsize::MIN, stop: &stop, progress: &|_| {} };
    while tables.solve_next(&work).unwrap() {}
    tables
}

#[tokio::test]
async fn tables_tell_how_a_position_and_each_of_its_moves_end() {
    let folder = tempfile::tempdir().unwrap();
    let tables = task::spawn_blocking(tables).await.unwrap();
    let server = Server::with(&folder.path().join("games.sqlite"), Some(tables)).await;
    let rules = "rules=abalone/empty?side%3D3%26goal%3D1";
    let ask = |place: &str| read(server.get(&format!("/api/analysis/tables?{rules}{place}")));
    let (status, lost) = ask("&position=3/1w2/bbb1w/4/3%20w").await;
    assert_eq!(status, StatusCode::OK, "{lost}");
    assert_eq!((&lost["value"]["value"], &lost["value"]["plies"]), (&json!("loss"), &json!(22)));
    assert_eq!(lost["value"]["score"]["words"], "Black wins in 22 plies");
    let each: Vec<_> = lost["moves"].as_array().unwrap().iter().collect();
    let told: Vec<_> = each.iter().map(|m| (&m["move"]["text"], &m["plies"])).collect();
    let expected = [("C5D5", 22), ("D3D4", 20), ("C5C4", 16), ("C5B4", 16), ("D3E3", 8)];
    for ((text, plies), (move_text, count)) in told.iter().zip(expected) {
        assert_eq!((text, plies), (&&json!(move_text), &&json!(count)));
    }
    let (_, over) = ask("&position=3/4/bbbww/4/3%20b&moves=C1C2").await;
    assert_eq!(over, Value::Null, "the game is over");
    let (_, drawn) = ask("&position=3/2ww/bbb2/4/3%20b").await;
    assert_eq!(drawn["value"]["score"]["words"], "Nobody can force a win: a draw");
    let (status, none) = ask("&position=www/4/5/4/bbb%20b").await;
    assert_eq!((status, none), (StatusCode::OK, Value::Null), "more marbles than the tables have");
    let (_, none) = read(server.get("/api/analysis/tables?rules=crossings")).await;
    assert_eq!(none, Value::Null);
    let (status, _) = read(server.get("/api/analysis/tables?rules=nothing")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    // The solver looks into them: a lost position takes no search.
    let place = format!("{rules}&position=3/1w2/bbb1w/4/3%20w");
    let (_, proof) = read(server.get(&format!("/api/analysis/solve?{place}"))).await;
    assert_eq!(proof["words"], "Proved: Black wins in 22 plies.");
    assert!(proof["nodes"].as_u64().unwrap() < 100, "{proof}");
    assert_eq!(proof["line"].as_array().unwrap().len(), 22, "{proof}");
    assert_eq!(proof["first"]["text"], "C5D5");
    server.close().await;
}

/// In every rule set the computer plays, a hint is a legal move, and a move is taken back.
#[tokio::test]
async fn computer_hint_and_take_back_in_every_rule_set() {
    let server = Server::new().await;
    let games = catalogue::games();
    for preset in games.iter().chain(catalogue::presets()) {
        let two = json!({ "rules": preset.rules });
        let (status, sketch) = read(server.post("/api/position").json(&two)).await;
        if status != StatusCode::OK {
            // The empty board is no game.
            continue;
        }
        let seats = sketch["view"]["seats"].as_array().unwrap().len();
        let controllers: Vec<Value> = (0..seats)
            .map(|seat| {
                if seat == 0 {
                    json!({"kind": "human"})
                } else {
                    json!({"kind": "engine", "level": 1})
                }
            })
            .collect();
        let game = server.begin(json!({ "rules": preset.rules, "controllers": controllers })).await;
        let back = |state: &Value| state["view"]["turn"] == 0 || state["view"]["turn"].is_null();
        let state = server.until(&game, back).await;
        let (status, hint) = read(server.post(&format!("{game}/hint"))).await;
        assert_eq!(status, StatusCode::OK, "{}: {hint}", preset.rules);
        let text = hint["first"]["text"].as_str().unwrap();
        let before = plies(&state);
        let (status, answer) = server.play(&game, text, before).await;
        assert_eq!(status, StatusCode::OK, "{}: {answer}", preset.rules);
        let after = server.until(&game, |s| back(s) && plies(s) > before).await;
        let order = json!({ "ply": plies(&after) });
        let (status, undone) = read(server.post(&format!("{game}/undo")).json(&order)).await;
        assert_eq!(status, StatusCode::OK, "{}: {undone}", preset.rules);
        assert!(plies(&undone) < plies(&after), "{}", preset.rules);
        assert_eq!(undone["view"]["turn"], 0, "{}: a person's turn again", preset.rules);
    }
    server.close().await;
}

#[tokio::test]
async fn what_is_out_of_bounds_is_refused_and_not_cut() {
    let server = Server::new().await;
    let moves = |last: &str| ["A2A3 I6I7 A3A2 I7I6"; 500].join(" ") + last;
    let place = |moves: &str| {
        let moves = moves.replace(' ', "+");
        format!("/api/analysis/tables?rules=abalone&moves={moves}")
    };
    let (status, told) = read(server.get(&place(&moves("")))).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let refused = [
        (place(&moves(" Z9Z9 foo bar")), "moves", "at most 2000 moves can be asked about"),
        ("/api/analysis/lines?rules=abalone&lines=0".into(), "lines", "a number from 1 to 5"),
        ("/api/analysis/lines?rules=abalone&lines=6".into(), "lines", "a number from 1 to 5"),
        ("/api/analysis/solve?rules=abalone&gain=0".into(), "gain", "a number from 1 to 9"),
        ("/api/analysis/solve?rules=abalone&gain=10".into(), "gain", "a number from 1 to 9"),
    ];
    for (path, field, words) in refused {
        let (status, told) = read(server.get(&path)).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{told}");
        assert_eq!(told["field"], field);
        assert!(told["detail"].as_str().unwrap().contains(words), "{told}");
    }
    let records = "[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n\n*\n\n".repeat(51);
    let sent = server.post("/api/analysis/trees").json(&json!({ "record": records }));
    let (_, told) = read(sent).await;
    assert_eq!(told["trees"].as_array().unwrap().len(), 50);
    assert_eq!((&told["broken"], &told["more"]), (&json!([]), &json!(true)));
    server.close().await;
}

//! Games played through the interface for programs.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::client::{Server, is_over, plies, read};

fn against_computer(rules: &str, level: u8) -> Value {
    json!({ "rules": rules, "controllers": [{"kind": "human"}, {"kind": "engine", "level": level}] })
}

/// A person who takes the first move offered loses or wins a whole game, and is told how.
async fn whole_game(rules: &str, level: u8) {
    let server = Server::new().await;
    let game = server.begin(against_computer(rules, level)).await;
    let mut state = server.look(&game).await;
    while !is_over(&state) {
        let ply = plies(&state);
        assert_eq!(state["view"]["turn"], 0);
        assert!(ply < 400, "a game without end");
        let legal = state["view"]["legal"].as_array().unwrap();
        let text = legal[ply * 7 % legal.len()]["text"].as_str().unwrap();
        let (status, answer) = server.play(&game, text, ply).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        assert_eq!(answer["view"]["moves"][ply], text);
        state = server.until(&game, |s| is_over(s) || s["view"]["turn"] == 0).await;
        // No more than people do, so that the limit on writes is not met.
        sleep(Duration::from_millis(15)).await;
    }
    assert!(state["resultText"].as_str().is_some_and(|text| text.len() > 10), "{state}");
    assert_eq!(state["view"]["turn"], Value::Null);
    let (status, answer) = server.play(&game, "A1B2", plies(&state)).await;
    assert_eq!(
        (status, &answer["detail"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &"the game is over".into())
    );
}

#[tokio::test]
async fn abalone_to_the_end() {
    whole_game("abalone", 6).await;
}

#[tokio::test]
async fn epaminondas_to_the_end() {
    whole_game("epaminondas?files=8&ranks=8", 5).await;
}

#[tokio::test]
async fn a_double_press_sends_one_move() {
    let server = Server::new().await;
    let game = server.begin(json!({ "rules": "abalone" })).await;
    let (first, second) =
        tokio::join!(server.play(&game, "A1B2", 0), server.play(&game, "a1-b2", 0));
    assert_eq!((first.0, second.0), (StatusCode::OK, StatusCode::OK));
    assert_eq!(server.look(&game).await["view"]["moves"], json!(["A1B2"]));
    let (status, answer) = server.play(&game, "A2B3", 0).await;
    assert_eq!((status, &answer["ply"]), (StatusCode::CONFLICT, &1.into()));
    assert_eq!(server.play(&game, "A5B5", 7).await.0, StatusCode::CONFLICT);
}

#[tokio::test]
async fn of_many_moves_at_once_one_is_played() {
    let server = Server::new().await;
    let game = server.begin(json!({ "rules": "abalone" })).await;
    let legal = server.look(&game).await["view"]["legal"].clone();
    let texts = legal.as_array().unwrap()[..20].iter().map(|mv| mv["text"].as_str().unwrap());
    let orders = texts.map(|text| server.play(&game, text, 0));
    let answers = futures_util::future::join_all(orders).await;
    let taken = answers.iter().filter(|(status, _)| *status == StatusCode::OK).count();
    let late = answers.iter().filter(|(status, _)| *status == StatusCode::CONFLICT).count();
    assert_eq!((taken, late), (1, 19));
    assert_eq!(plies(&server.look(&game).await), 1);
}

#[tokio::test]
async fn an_illegal_move_is_told_its_reason() {
    let server = Server::new().await;
    let game = server.begin(json!({ "rules": "abalone/standard" })).await;
    let (status, answer) = server.play(&game, "I5H5", 0).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer["detail"].as_str().unwrap().len() > 10, "{answer}");
    for text in ["", "??", "Z9Z8", "A1", "\u{1f525}", &"A1".repeat(500)] {
        let (status, answer) = server.play(&game, text, 0).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{text}: {answer}");
    }
    assert_eq!(plies(&server.look(&game).await), 0);
}

#[tokio::test]
async fn taking_back_gives_the_turn_to_the_person() {
    let server = Server::new().await;
    let game = server.begin(against_computer("abalone", 1)).await;
    let undo = format!("{game}/undo");
    assert_eq!(read(server.post(&undo)).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    server.play(&game, "A1B2", 0).await;
    server.until(&game, |state| plies(state) == 2).await;
    let (status, state) = read(server.post(&undo).json(&json!({ "ply": 2 }))).await;
    assert_eq!((status, plies(&state)), (StatusCode::OK, 0), "{state}");
    // The same press again changes nothing more.
    let (status, state) = read(server.post(&undo).json(&json!({ "ply": 2 }))).await;
    assert_eq!((status, plies(&state)), (StatusCode::OK, 0), "{state}");
    // The computer's thought at the move taken back is not played any more.
    let slow = server.begin(against_computer("abalone", 12)).await;
    let (_, state) = server.play(&slow, "A1B2", 0).await;
    assert_eq!(state["thinking"], true);
    let (status, state) = read(server.post(&format!("{slow}/undo"))).await;
    assert_eq!((status, plies(&state)), (StatusCode::OK, 0), "{state}");
    assert_eq!(state["thinking"], false);
    sleep(Duration::from_millis(300)).await;
    assert_eq!(plies(&server.look(&slow).await), 0);
}

#[tokio::test]
async fn pages_are_quick_while_the_engine_thinks() {
    let server = Server::new().await;
    for _ in 0..3 {
        let game = server.begin(against_computer("abalone", 12)).await;
        server.play(&game, "A1B2", 0).await;
    }
    // A thought takes three seconds.
    let (asked, thought) = (Instant::now(), Duration::from_secs(3));
    assert_eq!(server.get("/").send().await.unwrap().status(), StatusCode::OK);
    assert!(asked.elapsed() < thought, "{:?}", asked.elapsed());
    server.close().await;
    assert!(asked.elapsed() < thought, "{:?}", asked.elapsed());
}

#[tokio::test]
async fn giving_up_ends_the_game_for_the_person() {
    let server = Server::new().await;
    let game = server.begin(against_computer("abalone", 1)).await;
    let (status, state) = read(server.post(&format!("{game}/resign"))).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(state["view"]["outcome"], json!({ "winners": [1], "reason": "resignation" }));
    let again = read(server.post(&format!("{game}/resign"))).await;
    assert_eq!(again.0, StatusCode::UNPROCESSABLE_ENTITY);
    // It was a slip of the hand.
    let (status, state) = read(server.post(&format!("{game}/undo"))).await;
    assert_eq!((status, is_over(&state)), (StatusCode::OK, false));
}

#[tokio::test]
async fn people_agree_on_draws_and_the_computer_does_not() {
    let server = Server::new().await;
    let game = server.begin(json!({ "rules": "abalone" })).await;
    let (status, state) = read(server.post(&format!("{game}/draw"))).await;
    assert_eq!((status, &state["view"]["outcome"]["winners"]), (StatusCode::OK, &json!([])));
    let game = server.begin(against_computer("abalone", 1)).await;
    let refused = read(server.post(&format!("{game}/draw"))).await;
    assert_eq!(refused.0, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn any_ply_can_be_looked_at() {
    let server = Server::new().await;
    let moves = json!(["A1B2", "A5B5", "A2B3"]);
    let game = server.begin(json!({ "rules": "abalone", "moves": moves })).await;
    let state = server.look(&format!("{game}?ply=1")).await;
    assert_eq!((&state["view"]["ply"], plies(&state)), (&1.into(), 3));
    assert_eq!(state["view"]["last"]["text"], "A1B2");
    assert_eq!(server.look(&format!("{game}?ply=99")).await["view"]["ply"], 3);
    for ply in ["-1", "x", "99999999999999999999999"] {
        let (status, _) = read(server.get(&format!("{game}?ply={ply}"))).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{ply}");
    }
}

#[tokio::test]
async fn a_game_begins_anew_from_all_its_words() {
    let server = Server::new().await;
    let rules = "abalone/3-players-11";
    let game = server.begin(json!({ "rules": rules })).await;
    let state = server.look(&game).await;
    server.play(&game, state["view"]["legal"][0]["text"].as_str().unwrap(), 0).await;
    read(server.post(&format!("{game}/resign")).json(&json!({ "seat": 2 }))).await;
    let view = server.look(&game).await["view"].take();
    assert_eq!(view["moves"][1], "resign-r");
    let again = server.begin(json!({ "rules": rules, "moves": view["moves"] })).await;
    assert_eq!(server.look(&again).await["view"], view);
    let wrong = json!({ "rules": rules, "moves": [view["moves"][0], "resign-x"] });
    let (status, problem) = read(server.post("/api/games").json(&wrong)).await;
    assert_eq!((status, &problem["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("moves[1]")));
}

#[tokio::test]
async fn refusals_say_what_would_be_right() {
    let server = Server::new().await;
    for (request, right) in [
        (server.get("/api/games"), "POST"),
        (server.post("/games").body("x"), "application/x-www-form-urlencoded"),
        (server.post("/api/games").body("x".repeat(70_000)), "application/json"),
        (server.post("/api/games").json(&"x".repeat(70_000)), "64 KB"),
        (server.post("/api/games").json(&json!({ "rules": 1 })), "in quotes"),
        (
            server
                .post("/api/games")
                .json(&json!({ "rules": "abalone", "controllers": [{ "kind": "god" }] })),
            "`human`, `engine`",
        ),
        (server.get("/api/board.svg?turn=x"), "a number"),
    ] {
        let (_, problem) = read(request).await;
        assert!(problem["detail"].as_str().unwrap().contains(right), "{problem}");
    }
}

#[tokio::test]
async fn watchers_hear_of_every_change() {
    let server = Server::new().await;
    let game = server.begin(against_computer("abalone", 1)).await;
    let mut events = server.get(&format!("{game}/events")).send().await.unwrap();
    assert_eq!(events.headers()["content-type"], "text/event-stream");
    let mut heard = String::new();
    let mut hear = async |enough: &str| {
        while !heard.contains(enough) {
            let part = events.chunk().await.unwrap().expect("the stream goes on");
            heard += std::str::from_utf8(&part).unwrap();
        }
    };
    hear(r#""liveMoves":0"#).await;
    server.play(&game, "A1B2", 0).await;
    hear(r#""liveMoves":2"#).await;
    server.close().await;
    while let Ok(Some(_)) = events.chunk().await {}
}

#[tokio::test]
async fn positions_are_explained_without_keeping_them() {
    let server = Server::new().await;
    let ask = |sketch: Value| read(server.post("/api/position").json(&sketch));
    let (status, state) = ask(json!({ "rules": "abalone/standard", "moves": ["A1B1"] })).await;
    assert_eq!((status, &state["id"], plies(&state)), (StatusCode::OK, &Value::Null, 1));
    for (sketch, status) in [
        (json!({ "rules": "chess" }), StatusCode::BAD_REQUEST),
        (json!({ "rules": "abalone", "position": "9/9 b" }), StatusCode::BAD_REQUEST),
        (json!({ "rules": "abalone/empty?side=4" }), StatusCode::BAD_REQUEST),
        (json!({ "rules": "abalone", "moves": ["A1A1"] }), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({ "rule": "abalone" }), StatusCode::UNPROCESSABLE_ENTITY),
        (json!([1, 2]), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let (given, problem) = ask(sketch.clone()).await;
        assert_eq!(given, status, "{sketch}: {problem}");
        assert_eq!(problem["status"], status.as_u16(), "{problem}");
        assert!(problem["detail"].as_str().unwrap().len() > 10, "{problem}");
    }
}

#[tokio::test]
async fn clocks_run_by_themselves() {
    let server = Server::new().await;
    let game = server.begin(json!({ "rules": "abalone", "clock": "1s" })).await;
    assert_eq!(server.look(&game).await["clocks"]["running"], false);
    let (_, state) = server.play(&game, "A1B2", 0).await;
    assert_eq!((&state["clocks"]["running"], &state["clocks"]["turn"]), (&true.into(), &1.into()));
    let (_, state) = read(server.post(&format!("{game}/pause"))).await;
    assert_eq!(state["clocks"]["running"], false);
    sleep(Duration::from_millis(1_200)).await;
    assert!(!is_over(&server.look(&game).await));
    let (status, problem) = server.play(&game, "A5B5", 1).await;
    assert_eq!(status, StatusCode::CONFLICT, "{problem}");
    assert!(problem["detail"].as_str().unwrap().contains("paused"), "{problem}");
    read(server.post(&format!("{game}/resume"))).await;
    let state = server.until(&game, is_over).await;
    assert_eq!(state["view"]["outcome"], json!({ "winners": [0], "reason": "time" }));
    assert_eq!(state["clocks"]["left"], json!([1_000, 0]));
}

#[tokio::test]
async fn the_interface_is_described() {
    let server = Server::new().await;
    let (status, description) = read(server.get("/api/openapi.json")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(description["paths"]["/api/games/{id}/moves"]["post"].is_object());
}

//! Games outlive the server.

use reqwest::StatusCode;
use serde_json::json;

use crate::client::{Server, plies, read};

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new").join("games.sqlite");
    let server = Server::over(&file).await;
    let game = server.begin(json!({ "rules": "abalone/standard", "clock": "9m+5s" })).await;
    for (ply, text) in ["A1B2", "I5H5", "B1C2"].into_iter().enumerate() {
        assert_eq!(server.play(&game, text, ply).await.0, StatusCode::OK);
    }
    read(server.post(&format!("{game}/undo"))).await;
    let before = server.look(&game).await;
    server.close().await;

    let server = Server::over(&file).await;
    let after = server.look(&game).await;
    assert_eq!(after["view"], before["view"]);
    assert_eq!(after["clocks"]["running"], true);
    assert_eq!(server.play(&game, "B1C2", 2).await.0, StatusCode::OK);
    assert!(server.get("/").send().await.unwrap().text().await.unwrap().contains(&game[5..]));
}

#[tokio::test]
async fn the_engine_takes_up_the_move_it_was_at() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let server = Server::over(&file).await;
    let engine = json!([{ "kind": "human" }, { "kind": "engine", "level": 12 }]);
    let game = server.begin(json!({ "rules": "abalone", "controllers": engine })).await;
    let (_, state) = server.play(&game, "A1B2", 0).await;
    assert_eq!(state["thinking"], true);
    server.close().await;

    let server = Server::over(&file).await;
    // Nobody has looked at the game yet, and still it is thought about.
    let state = server.until(&game, |state| plies(state) == 2).await;
    assert_eq!(state["thinking"], false);
}

#[tokio::test]
async fn two_servers_on_one_file_do_not_spoil_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let (one, other) = (Server::over(&file).await, Server::over(&file).await);
    let game = one.begin(json!({ "rules": "abalone" })).await;
    assert_eq!(plies(&other.look(&game).await), 0);
    assert_eq!(one.play(&game, "A1B2", 0).await.0, StatusCode::OK);
    assert_eq!(other.play(&game, "A2B3", 0).await.0, StatusCode::CONFLICT);
    assert_eq!(other.look(&game).await["view"]["moves"], json!(["A1B2"]));
    assert_eq!(other.play(&game, "A5B5", 1).await.0, StatusCode::OK);
}

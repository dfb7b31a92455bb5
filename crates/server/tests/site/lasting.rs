//! Games outlive the server.

use reqwest::StatusCode;
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

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

#[tokio::test]
async fn a_damaged_game_says_so_and_harms_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let server = Server::over(&file).await;
    let mut games = Vec::new();
    for _ in 0..5 {
        let game = server.begin(json!({ "rules": "abalone" })).await;
        assert_eq!(server.play(&game, "A1B2", 0).await.0, StatusCode::OK);
        assert_eq!(server.play(&game, "A5B5", 1).await.0, StatusCode::OK);
        games.push(game);
    }
    server.close().await;
    let pool = SqlitePool::connect_with(SqliteConnectOptions::new().filename(&file)).await.unwrap();
    let sound = games.pop().unwrap();
    for (game, change) in games.iter().zip([
        "UPDATE event SET body = '{\"event\":' WHERE number = 1 AND game = ?",
        "UPDATE event SET body = CAST(x'ff00' AS TEXT) WHERE number = 1 AND game = ?",
        "UPDATE event SET body = replace(body, 'A1B2', 'A1A9') WHERE number = 1 AND game = ?",
        "DELETE FROM event WHERE number = 1 AND game = ?",
    ]) {
        let id = game.strip_prefix("/api/games/").unwrap();
        let changed = sqlx::query(change).bind(id).execute(&pool).await.unwrap();
        assert_eq!(changed.rows_affected(), 1, "{change}");
    }
    pool.close().await;

    let server = Server::over(&file).await;
    for game in &games {
        let (status, problem) = read(server.get(game)).await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{problem}");
        assert!(problem["detail"].as_str().unwrap().contains("damaged at entry 1"), "{problem}");
        assert_eq!(server.play(game, "A2B3", 2).await.0, StatusCode::INTERNAL_SERVER_ERROR);
        let page = server.get(&game[4..]).header("accept", "text/html").send().await.unwrap();
        assert_eq!(page.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(page.text().await.unwrap().contains("damaged at entry 1"));
    }
    assert_eq!(plies(&server.look(&sound).await), 2);
    assert_eq!(server.play(&sound, "A2B3", 2).await.0, StatusCode::OK);
    assert_eq!(server.get("/").send().await.unwrap().status(), StatusCode::OK);
}

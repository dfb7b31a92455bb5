//! Puzzles over the interface for programs.

use reqwest::StatusCode;
use serde_json::{Value, json};
use sumito_study::puzzles::{Puzzle, shipped};

use crate::client::{Server, header, read};

/// A puzzle and its name on this server.
async fn some(server: &Server) -> (String, &'static Puzzle) {
    let (status, told) = read(server.get("/api/puzzles?game=abalone")).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let puzzle = shipped().iter().find(|puzzle| puzzle.position == told["position"]);
    (format!("/api/puzzles/{}", told["id"].as_str().unwrap()), puzzle.unwrap())
}

#[tokio::test]
async fn solved_rated_once_and_forgotten() {
    let server = Server::new().await;
    let (path, puzzle) = some(&server).await;
    let mut moves: Vec<&str> = Vec::new();
    let mut cookie = String::new();
    for step in &puzzle.steps {
        moves.push(&step.accept[0]);
        let answer = server.post(&path).json(&json!({ "moves": moves })).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        cookie = header(&answer, "set-cookie").split(';').next().unwrap_or_default().to_owned();
        let told: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
        assert_eq!(told["right"], true, "{told}");
        assert_eq!(told["done"], step.reply.is_none());
        assert_eq!(told["counts"], step.reply.is_none());
        if step.reply.is_none() {
            assert_eq!(told["ratings"].as_array().unwrap().len(), 1 + puzzle.themes.len());
            assert!(told["ratings"][0]["rating"].as_u64().unwrap() > 1_000);
        }
    }
    assert!(cookie.starts_with("solver="), "{cookie}");
    let again = server.post(&path).header("cookie", &cookie).json(&json!({ "moves": moves }));
    let (_, told) = read(again).await;
    assert_eq!((&told["done"], &told["counts"]), (&json!(true), &json!(false)));
    let gone = server.post("/puzzles/forget").header("cookie", &cookie).send().await.unwrap();
    assert_eq!(gone.status(), StatusCode::SEE_OTHER);
    let page = server.get("/puzzles").header("cookie", &cookie).send().await.unwrap();
    assert!(page.text().await.unwrap().contains("aria-labelledby=\"ratings\" hidden"));
    server.close().await;
}

#[tokio::test]
async fn wrong_moves_are_refuted_illegal_ones_refused() {
    let server = Server::new().await;
    let (path, puzzle) = some(&server).await;
    let (_, told) = read(server.get(&path)).await;
    let legal = told["view"]["legal"].as_array().unwrap();
    let texts = legal.iter().map(|mv| mv["text"].as_str().unwrap());
    let wrong = texts.clone().find(|text| !puzzle.steps[0].accept.iter().any(|it| it == text));
    let tried = server.post(&path).json(&json!({ "moves": [wrong.unwrap()] }));
    let (status, answer) = read(tried).await;
    assert_eq!((status, &answer["right"]), (StatusCode::OK, &json!(false)), "{answer}");
    assert!(!answer["views"].as_array().unwrap().is_empty());
    let (status, _) = read(server.post(&path).json(&json!({ "moves": ["A1I9"] }))).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    // After a wrong move there is nothing to go on with.
    let (status, _) =
        read(server.post(&path).json(&json!({ "moves": [wrong.unwrap(), "A1B2"] }))).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    for nothing in [json!({}), json!({ "moves": [] })] {
        let (status, told) = read(server.post(&path).json(&nothing)).await;
        assert_eq!((status, &told["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("moves")));
    }
    for (query, field) in [("game=foo", "game"), ("theme=foo", "theme")] {
        let (status, told) = read(server.get(&format!("/api/puzzles?{query}"))).await;
        assert_eq!((status, &told["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(field)));
    }
    let (status, told) = read(server.get("/api/puzzles?game=epaminondas&theme=sumito-3-2")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(told["detail"], "no puzzle is like that");
    let (status, help) = read(server.post(&format!("{path}/help")).json(&json!({}))).await;
    assert_eq!(status, StatusCode::OK, "{help}");
    assert_eq!(help["views"][0]["last"]["text"], json!(puzzle.steps[0].accept[0]));
    assert_eq!(read(server.get("/api/puzzles/none")).await.0, StatusCode::NOT_FOUND);
    server.close().await;
}

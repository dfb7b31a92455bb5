//! Records, down and up.

use reqwest::StatusCode;
use reqwest::multipart::{Form, Part};
use serde_json::json;

use crate::client::{Server, header, read};

const RECORD: &str = "[Event \"Club evening\"]\n[Date \"2024.05.11\"]\n[Black \"Ada\"]\n\
    [White \"Bo\"]\n[Variant \"belgian\"]\n[Result \"1-0\"]\n[Notation \"Aba-Pro\"]\n\
    [Termination \"Resignation\"]\n\n1. A1B2 A5B5 {slow} 2. A2B3 (2. B1B2 A4B4) 1-0\n";
const BROKEN: &str =
    "[Variant \"belgian\"]\n[Result \"*\"]\n[Notation \"Aba-Pro\"]\n\n1. A1B2 E5E6 *\n";

#[tokio::test]
async fn a_record_goes_up_and_comes_down_the_same() {
    let server = Server::new().await;
    let (status, imported) = read(server.post("/api/records").body(RECORD)).await;
    assert_eq!((status, &imported["broken"]), (StatusCode::OK, &json!([])));
    let id = imported["games"][0].as_str().unwrap();
    let state = server.look(&format!("/api/games/{id}")).await;
    assert_eq!(state["view"]["outcome"], json!({ "winners": [0], "reason": "resignation" }));
    let down = server.get(&format!("/games/{id}/record.apgn")).send().await.unwrap();
    assert!(header(&down, "content-disposition").starts_with("attachment"));
    let text = down.text().await.unwrap();
    for kept in ["[White \"Bo\"]", "{slow}", "B1B2 A4B4", "[Result \"1-0\"]"] {
        assert!(text.contains(kept), "{kept} in {text}");
    }
    // Gone on with, it is another game, but of the same people.
    read(server.post(&format!("/api/games/{id}/undo"))).await;
    let text = server.get(&format!("/games/{id}/record.apgn")).send().await.unwrap();
    let text = text.text().await.unwrap();
    assert!(text.contains("[White \"Bo\"]") && text.contains("[Result \"*\"]"), "{text}");
}

#[tokio::test]
async fn a_broken_record_is_named_and_the_others_are_kept() {
    let server = Server::new().await;
    let file = format!("{RECORD}\n{BROKEN}\n{RECORD}");
    let (status, imported) = read(server.post("/api/records").body(file.clone())).await;
    assert_eq!((status, imported["games"].as_array().unwrap().len()), (StatusCode::OK, 2));
    let broken = &imported["broken"][0];
    assert_eq!((&broken["game"], &broken["ply"]), (&2.into(), &2.into()), "{broken}");
    assert_eq!(broken["token"], "E5E6");

    let form = Form::new().part("record", Part::bytes(file.into_bytes()).file_name("g.apgn"));
    let page = server.post("/records").header("accept", "text/html").multipart(form);
    let page = page.send().await.unwrap();
    assert_eq!(page.status(), StatusCode::OK);
    assert!(page.text().await.unwrap().contains("E5E6"));
}

#[tokio::test]
async fn no_more_is_told_of_than_anybody_reads() {
    let server = Server::new().await;
    let file = format!("{BROKEN}\n").repeat(103);
    let (_, imported) = read(server.post("/api/records").body(file)).await;
    assert_eq!(imported["broken"].as_array().unwrap().len(), 100);
    assert_eq!(imported["left_out"], 3);
}

#[tokio::test]
async fn one_good_record_leads_to_its_game() {
    let server = Server::new().await;
    let form = Form::new().part("record", Part::text(RECORD).file_name("g.apgn"));
    let answer = server.post("/records").multipart(form).send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    assert!(header(&answer, "location").starts_with("/games/"));
    let bad = server.post("/records").multipart(Form::new().text("other", "x"));
    assert_eq!(bad.send().await.unwrap().status(), StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_game_too_long_to_go_on_takes_no_other_with_it() {
    let server = Server::new().await;
    let head = "[Variant \"standard\"]\n[Notation \"Aba-Pro\"]\n\n";
    let to_and_fro = "A1B2 I9H8 B2A1 H8I9 ".repeat(300);
    let file = format!("{head}A1B2 *\n\n{head}{to_and_fro}*\n\n{head}A2B2 *\n");
    let (status, answer) = read(server.post("/api/records").body(file)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    assert_eq!(answer["games"].as_array().map(Vec::len), Some(2), "{answer}");
    assert_eq!(answer["broken"][0]["game"], 2, "{answer}");
}

#[tokio::test]
async fn what_is_no_record_is_said_to_be_none() {
    let server = Server::new().await;
    for bytes in [&b""[..], b"\xff\xfe", b"[[[[", b"{}{}{}", b"((((((", b"1. 2. 3."] {
        let (status, answer) = read(server.post("/api/records").body(bytes)).await;
        let told = status == StatusCode::BAD_REQUEST || !answer["broken"][0].is_null();
        assert!(told, "{bytes:?}: {answer}");
    }
}

#[tokio::test]
async fn a_game_played_here_names_its_players() {
    let server = Server::new().await;
    let seats = json!([{ "kind": "human" }, { "kind": "engine", "level": 4 }]);
    let game = server.begin(json!({ "rules": "abalone", "controllers": seats })).await;
    let record = server.get(&format!("{}/record.apgn", &game[4..])).send().await.unwrap();
    let text = record.text().await.unwrap();
    assert!(text.contains("[White \"Sumito, level 4\"]") && text.contains("[Date \"20"), "{text}");
}

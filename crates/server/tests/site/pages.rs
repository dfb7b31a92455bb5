//! Pages and forms, as a browser without scripts meets them.

use reqwest::StatusCode;
use serde_json::json;

use crate::client::{Server, header};

const HTML: (&str, &str) = ("accept", "text/html,application/xhtml+xml");

#[tokio::test]
async fn every_page_is_there() {
    let server = Server::new().await;
    let game = server.begin(json!({ "rules": "crossings" })).await;
    for path in [
        "/",
        "/new",
        "/new?rules=epaminondas&seats=people",
        "/learn",
        "/rules",
        "/about",
        &game[4..],
    ] {
        let answer = server.get(path).header(HTML.0, HTML.1).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        let page = answer.text().await.unwrap();
        assert!(
            page.starts_with("<!doctype html>") && page.contains("<html lang=\"en\">"),
            "{path}"
        );
        assert!(!page.contains("Unknown localization"), "{path}");
        assert!(!page.contains("style=\"") && !page.contains(" onclick="), "{path}");
    }
}

#[tokio::test]
async fn problems_are_pages_for_people() {
    let server = Server::new().await;
    for path in ["/nowhere", "/games/none", "/games/01900000-0000-7000-8000-000000000000"] {
        let answer = server.get(path).header(HTML.0, HTML.1).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(header(&answer, "content-type").starts_with("text/html"), "{path}");
        assert!(answer.text().await.unwrap().contains("<h1>Nothing here</h1>"), "{path}");
    }
}

#[tokio::test]
async fn a_form_begins_a_game() {
    let server = Server::new().await;
    let begin = |fields: &[(&str, &str)]| {
        let form: Vec<String> = fields.iter().map(|(k, v)| format!("{k}={v}")).collect();
        server
            .post("/games")
            .header(HTML.0, HTML.1)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(form.join("&"))
            .send()
    };
    let answer = begin(&[
        ("game", "epaminondas"),
        ("files", "8"),
        ("ranks", "8"),
        ("seat", "2"),
        ("seat", "human"),
    ]);
    let answer = answer.await.unwrap();
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    let place = format!("/api{}", header(&answer, "location"));
    let state = server.look(&place).await;
    assert_eq!(state["view"]["rules"], "epaminondas?files=8&ranks=8");
    assert_eq!(
        state["controllers"],
        json!([{ "kind": "engine", "level": 2 }, { "kind": "human" }])
    );
    let answer = begin(&[("rules", "abalone/nowhere")]).await.unwrap();
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = answer.text().await.unwrap();
    assert!(page.contains("nowhere") && page.contains("belgian-daisy"), "{page}");
}

#[tokio::test]
async fn assets_are_kept_while_they_are_good() {
    let server = Server::new().await;
    let answer = server.get("/assets/css/base.css").send().await.unwrap();
    assert_eq!(header(&answer, "content-type"), "text/css; charset=utf-8");
    assert_eq!(header(&answer, "cache-control"), "no-cache");
    let tag = header(&answer, "etag").to_owned();
    let again =
        server.get("/assets/css/base.css").header("if-none-match", tag).send().await.unwrap();
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    let script = server.get("/assets/js/game/main.js").send().await.unwrap();
    assert_eq!(header(&script, "content-type"), "text/javascript; charset=utf-8");
}

#[tokio::test]
async fn boards_are_drawn() {
    let server = Server::new().await;
    let answer = server.get("/api/board.svg?rules=crossings&width=300").send().await.unwrap();
    assert_eq!(header(&answer, "content-type"), "image/svg+xml");
    assert!(answer.text().await.unwrap().starts_with("<svg "));
    let answer = server.get("/api/board.svg?rules=chess").send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
}

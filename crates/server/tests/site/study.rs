//! The interface behind editor, overlay and lessons.

use reqwest::{StatusCode, Url};
use serde_json::{Value, json};

use crate::client::{Server, read};

const TRIPLE: &str = "5/6/7/8/2bbbww2/8/7/6/5 b";

fn address(server: &Server, path: &str, query: &[(&str, &str)]) -> Url {
    Url::parse_with_params(&format!("{}{path}", server.base), query).unwrap()
}

#[tokio::test]
async fn a_position_is_put_together_step_by_step() {
    let server = Server::new().await;
    let setup = async |order: Value| read(server.post("/api/setup").json(&order)).await;
    let (status, start) = setup(json!({ "rules": "abalone/standard", "draw": true })).await;
    assert_eq!(status, StatusCode::OK, "{start}");
    assert_eq!(start["pieces"].as_array().unwrap().len(), 28);
    assert!(start["svg"].as_str().unwrap().starts_with("<svg "));
    assert_eq!(start["objections"], json!([]));
    assert_eq!(start["forms"].as_array().unwrap().len(), 3);

    let put = json!({ "do": "put", "cell": "E5", "kind": "obstacle" });
    let order = json!({ "rules": start["rules"], "position": start["position"], "edit": put });
    let (_, next) = setup(order).await;
    assert_eq!(next["rules"], "abalone/standard?obstacles=E5");
    assert_eq!(next["svg"], Value::Null);
    assert_eq!(next["objections"], json!([]));

    let scores = json!({ "do": "state", "scores": [7, 8] });
    let order = json!({ "rules": next["rules"], "position": next["position"], "edit": scores });
    let (_, wrong) = setup(order).await;
    assert!(wrong["objections"].as_array().unwrap().len() >= 2, "{wrong}");
    let back = json!({ "do": "state", "scores": [0, 0] });
    let order = json!({ "rules": wrong["rules"], "position": wrong["position"], "edit": back });
    assert_eq!(setup(order).await.1["position"], next["position"], "a wrong draft can be mended");

    for (order, told) in [
        (json!({ "rules": "abalone", "position": "5/6" }), "column"),
        (json!({ "rules": "abalone/nowhere" }), "belgian-daisy"),
        (json!({ "rules": "abalone", "edit": { "do": "put", "cell": "Z9" } }), "Z9"),
    ] {
        let (status, answer) = setup(order).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
        assert!(answer["detail"].as_str().unwrap().contains(told), "{answer}");
    }
    let other = json!({ "rules": "crossings", "position": start["position"], "anew": true });
    assert_eq!(setup(other).await.1["game"], "crossings");
    server.close().await;
}

#[tokio::test]
async fn terms_are_named_with_their_cells() {
    let server = Server::new().await;
    let query = [("rules", "abalone/empty?goal=1"), ("position", TRIPLE)];
    let (status, answer) = read(server.client.get(address(&server, "/api/terms", &query))).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let terms = answer["terms"].as_array().unwrap();
    let sumito = terms.iter().find(|term| term["term"] == "sumito").unwrap();
    assert_eq!(sumito["cells"], json!(["E3", "E4", "E5"]));
    assert_eq!((&sumito["against"], &sumito["open"]), (&json!(["E6", "E7"]), &json!(true)));
    assert!(terms.iter().any(|term| term["term"] == "spear"));
    server.close().await;
}

#[tokio::test]
async fn a_lesson_answers_every_move() {
    let server = Server::new().await;
    let attempt = async |lesson: &str, text: &str| {
        read(server.post(&format!("/api/lessons/{lesson}")).json(&json!({ "move": text }))).await
    };
    let (status, good) = attempt("abalone/1", "E5F6").await;
    assert_eq!((status, &good["solved"]), (StatusCode::OK, &json!(true)), "{good}");
    assert_eq!(good["view"]["ply"], 1);
    let (_, other) = attempt("abalone/1", "E5E6").await;
    assert_eq!(other["solved"], false);
    assert!(other["words"].as_str().unwrap().starts_with("That works"), "{other}");
    let (status, illegal) = attempt("abalone/9", "G3G4").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(illegal["detail"].as_str().unwrap().contains("at most 3"), "{illegal}");
    for nowhere in ["abalone/0", "abalone/99", "abalone/one", "abalone/-1", "chess/1"] {
        assert_eq!(attempt(nowhere, "A1A2").await.0, StatusCode::NOT_FOUND, "{nowhere}");
    }
    let picture = server.get("/learn/pictures/abalone/1").send().await.unwrap();
    assert!(picture.text().await.unwrap().contains(r#"class="arrow""#));
    server.close().await;
}

#[tokio::test]
async fn the_editor_is_a_form_and_every_lesson_a_text() {
    let server = Server::new().await;
    let page = async |path: &str, query: &[(&str, &str)]| {
        let address = address(&server, path, query);
        let request = server.client.get(address).header("accept", "text/html");
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        let text = answer.text().await.unwrap();
        assert!(!text.contains("Unknown localization"), "{path}");
        text
    };
    let good = page("/editor", &[("rules", "abalone/empty?goal=1"), ("position", TRIPLE)]).await;
    assert!(good.contains(TRIPLE) && good.contains("action=\"/new\""), "{good}");
    let wrong = page("/editor", &[("position", "5/6/7/8/4r4/8/7/6/5 b 7,0")]).await;
    assert!(wrong.contains("red") && wrong.contains("scores: 7"), "{wrong}");
    let bad = page("/editor", &[("rules", "abalone/nowhere"), ("position", "5/6")]).await;
    assert!(bad.contains("nowhere") && bad.contains("belgian-daisy"), "{bad}");
    let learn = page("/learn", &[]).await;
    assert!(learn.matches("/learn/pictures/").count() >= 30, "{learn}");
    server.close().await;
}

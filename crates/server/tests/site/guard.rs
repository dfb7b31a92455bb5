//! What the site does not let happen.

use reqwest::StatusCode;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Server, header, plies, read};

#[tokio::test]
async fn every_answer_binds_the_browser() {
    let server = Server::new().await;
    for path in ["/", "/nowhere", "/api/nothing", "/api/games/x", "/healthz"] {
        let answer = server.get(path).send().await.unwrap();
        let policy = header(&answer, "content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(header(&answer, "x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header(&answer, "cross-origin-opener-policy"), "same-origin", "{path}");
        assert_eq!(header(&answer, "cross-origin-resource-policy"), "same-origin", "{path}");
    }
}

#[tokio::test]
async fn foreign_pages_cannot_write() {
    let server = Server::new().await;
    let game = server.begin(json!({ "rules": "abalone" })).await;
    let play = || {
        let order = json!({ "move": "A1B2", "ply": 0 });
        server.post(&format!("{game}/moves")).json(&order)
    };
    for (name, value) in [
        ("origin", "https://example.org"),
        ("origin", "null"),
        ("origin", "http://127.0.0.1:1"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let (status, problem) = read(play().header(name, value)).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{name}: {value}");
        assert_eq!(problem["detail"], "the request comes from another site");
    }
    assert_eq!(plies(&server.look(&game).await), 0);
    let own = play().header("origin", &server.base).header("sec-fetch-site", "same-origin");
    assert_eq!(read(own).await.0, StatusCode::OK);
}

#[tokio::test]
async fn foreign_names_reach_nothing() {
    let server = Server::new().await;
    for host in ["example.org", "127.0.0.1.example.org:80", "10.0.0.1"] {
        let answer = server.get("/").header("host", host).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::MISDIRECTED_REQUEST, "{host}");
    }
    for host in ["localhost", "LocalHost:9", "127.0.0.1", "[::1]:7788"] {
        let answer = server.get("/").header("host", host).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{host}");
    }
}

#[tokio::test]
async fn what_is_sent_is_bounded() {
    let server = Server::new().await;
    let large = format!(r#"{{"rules": "{}"}}"#, "x".repeat(70_000));
    let json = ("content-type", "application/json");
    let (status, problem) =
        read(server.post("/api/games").header(json.0, json.1).body(large)).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE, "{problem}");
    let least = "more was sent than this address takes, which is 64 KB at most";
    assert_eq!(problem["detail"], least);
    for (path, length, most) in [
        ("/api/records", (4 << 20) + 1, "4096 KB"),
        ("/api/analysis/trees", (4 << 20) + 1, "4096 KB"),
        ("/api/analysis/record", (1 << 20) + 1, "1024 KB"),
        ("/api/analysis/record", (4 << 20) + 1, "1024 KB"),
        ("/analyse/record.apgn", (1 << 20) + 1, "1024 KB"),
    ] {
        let kind =
            if path.starts_with("/api") { json.1 } else { "application/x-www-form-urlencoded" };
        let huge = server.post(path).header(json.0, kind).body("1".repeat(length));
        let (status, problem) = read(huge).await;
        assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE, "{problem}");
        assert!(problem["detail"].as_str().unwrap().contains(most), "{path}: {problem}");
    }
    let long = server.get(&format!("/?q={}", "x".repeat(100_000))).send().await;
    assert!(long.is_err() || long.is_ok_and(|answer| answer.status().is_client_error()));
}

#[tokio::test]
async fn nonsense_gets_an_answer() {
    let server = Server::new().await;
    let json = ("content-type", "application/json");
    for (body, expected) in [
        ("", StatusCode::BAD_REQUEST),
        ("{", StatusCode::BAD_REQUEST),
        ("\"\\ud800\"", StatusCode::BAD_REQUEST),
        ("null", StatusCode::UNPROCESSABLE_ENTITY),
        (r#"{"rules": 5}"#, StatusCode::UNPROCESSABLE_ENTITY),
        (r#"{"rules": "abalone", "clock": "soon"}"#, StatusCode::UNPROCESSABLE_ENTITY),
        (r#"{"rules": "abalone", "controllers": []}"#, StatusCode::BAD_REQUEST),
        (r#"{"rules": "", "controllers": []}"#, StatusCode::BAD_REQUEST),
        (r#"{"rules": "abalone", "position": ""}"#, StatusCode::BAD_REQUEST),
    ] {
        let asked = server.post("/api/games").header(json.0, json.1).body(body);
        let (status, problem) = read(asked).await;
        assert_eq!(status, expected, "{body}: {problem}");
    }
    for level in [0, 13, 255] {
        let seats = json!([{ "kind": "human" }, { "kind": "engine", "level": level }]);
        let game = json!({ "rules": "abalone", "controllers": seats });
        let (status, problem) = read(server.post("/api/games").json(&game)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{problem}");
    }
    let bytes = server.post("/api/games").header(json.0, json.1).body(vec![0xff; 20]);
    assert_eq!(read(bytes).await.0, StatusCode::BAD_REQUEST);
    for path in ["/api/games/%ff", "/games/%00", "/games/..%2f..", "/assets/..%2fCargo.toml"] {
        let status = server.get(path).send().await.unwrap().status();
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    let nobody = "/api/games/01900000-0000-7000-8000-000000000000";
    assert_eq!(server.get(nobody).send().await.unwrap().status(), StatusCode::NOT_FOUND);
    let seat = json!({ "seat": 200 });
    let game = server.begin(json!({ "rules": "abalone" })).await;
    let (status, _) = read(server.post(&format!("{game}/resign")).json(&seat)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let seats = json!([{ "kind": "human" }, { "kind": "engine", "level": 1 }]);
    let game = server.begin(json!({ "rules": "abalone", "controllers": seats })).await;
    let (status, _) =
        read(server.post(&format!("{game}/resign")).json(&json!({ "seat": 1 }))).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "the computer's seat gives up");
    assert_eq!(server.get("/healthz").send().await.unwrap().text().await.unwrap(), "ok\n");
}

/// What cannot be decoded is said in the reader's language, with the field it is about.
#[tokio::test]
async fn what_cannot_be_decoded_is_told_with_its_field() {
    let server = Server::new().await;
    let level = json!({ "rules": "abalone", "controllers": [{ "kind": "engine", "level": "x" }] });
    for (body, status, field) in [
        ("{ \"rules\": }".to_owned(), StatusCode::BAD_REQUEST, json!(null)),
        (json!({}).to_string(), StatusCode::UNPROCESSABLE_ENTITY, json!("rules")),
        (json!({ "rules": 5 }).to_string(), StatusCode::UNPROCESSABLE_ENTITY, json!("rules")),
        (
            json!({ "rules": "abalone", "rule": 5 }).to_string(),
            StatusCode::UNPROCESSABLE_ENTITY,
            json!("rule"),
        ),
        (
            json!({ "rules": "abalone", "clock": "soon" }).to_string(),
            StatusCode::UNPROCESSABLE_ENTITY,
            json!("clock"),
        ),
        (level.to_string(), StatusCode::UNPROCESSABLE_ENTITY, json!("controllers[0]")),
    ] {
        let ask = || {
            let json = ("content-type", "application/json");
            server.post("/api/games").header(json.0, json.1).body(body.clone())
        };
        let (found, problem) = read(ask()).await;
        assert_eq!((found, &problem["field"]), (status, &field), "{body}: {problem}");
        let name = field.as_str().unwrap_or("line 1, column 12");
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains(name) || field == "clock", "{body}: {problem}");
        let (_, german) = read(ask().header("accept-language", "de")).await;
        assert_ne!(german["detail"], problem["detail"], "{german}");
    }
    let plain = server.post("/api/games").body("{}");
    let (status, problem) = read(plain).await;
    assert_eq!(status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    assert!(problem["detail"].as_str().unwrap().contains("application/json"), "{problem}");
    for (path, field) in [
        ("/api/board.svg?turn=much", "turn"),
        ("/api/terms", "rules"),
        ("/api/terms?rules=abalone&rules=crossings", "rules"),
    ] {
        let (status, problem) = read(server.get(path)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{path}");
        assert_eq!(problem["field"], field, "{path}: {problem}");
    }
}

#[tokio::test]
async fn raw_bytes_do_no_harm() {
    let server = Server::new().await;
    let address = server.base.strip_prefix("http://").unwrap();
    for bytes in [
        &b"\x00\xff\xfe"[..],
        b"GET / HTTP/1.1\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n",
    ] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(bytes).await.unwrap();
        let mut answer = [0; 12];
        let read = stream.read(&mut answer).await.unwrap_or(0);
        assert!(read == 0 || answer.starts_with(b"HTTP/1.1 4"), "{:?}", &answer[..read]);
    }
    assert_eq!(server.get("/healthz").send().await.unwrap().status(), StatusCode::OK);
}

#[tokio::test]
async fn who_asks_too_often_has_to_wait() {
    let server = Server::new().await;
    let sketch = json!({ "rules": "nothing" });
    for _ in 0..400 {
        let answer = server.post("/api/position").json(&sketch).send().await.unwrap();
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            assert!(header(&answer, "retry-after").parse::<u64>().unwrap() > 0);
            assert_eq!(header(&answer, "content-type"), "application/problem+json");
            assert_eq!(server.get("/healthz").send().await.unwrap().status(), StatusCode::OK);
            return;
        }
    }
    panic!("nobody was asked to wait");
}

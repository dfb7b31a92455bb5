//! A site of one test, and somebody who asks it.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use reqwest::{Client, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use sumito_server::{Site, Store, app};
use sumito_tables::Tables;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::sleep;

pub struct Server {
    pub base: String,
    pub client: Client,
    site: Site,
    serving: JoinHandle<()>,
    _folder: Option<tempfile::TempDir>,
}

impl Server {
    /// A site with no games yet.
    pub async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = Self::over(&folder.path().join("games.sqlite")).await;
        Self { _folder: Some(folder), ..server }
    }

    /// A site over the games of a file.
    pub async fn over(file: &Path) -> Self {
        Self::with(file, None).await
    }

    /// A site with endgame tables.
    pub async fn with(file: &Path, tables: Option<Tables>) -> Self {
        let store = Store::open(file).await.unwrap();
        let site = Site::new(store, 1, tables, true);
        site.wake().await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let service = app(site.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let serving = tokio::spawn(async move { axum::serve(listener, service).await.unwrap() });
        Self { base, client: client(), site, serving, _folder: None }
    }

    /// Closes in good order.
    pub async fn close(self) {
        self.serving.abort();
        self.site.close().await;
    }

    pub fn get(&self, path: &str) -> RequestBuilder {
        self.client.get(format!("{}{path}", self.base))
    }

    pub fn post(&self, path: &str) -> RequestBuilder {
        self.client.post(format!("{}{path}", self.base))
    }

    /// Begins a game; gives its path under `/api`.
    pub async fn begin(&self, game: Value) -> String {
        let (status, answer) = read(self.post("/api/games").json(&game)).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        format!("/api/games/{}", answer["id"].as_str().unwrap())
    }

    pub async fn look(&self, game: &str) -> Value {
        let (status, answer) = read(self.get(game)).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        answer
    }

    pub async fn play(&self, game: &str, text: &str, ply: usize) -> (StatusCode, Value) {
        let order = json!({ "move": text, "ply": ply });
        read(self.post(&format!("{game}/moves")).json(&order)).await
    }

    /// Waits until a game is as it should be; gives it.
    pub async fn until(&self, game: &str, good: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..500 {
            let answer = self.look(game).await;
            if good(&answer) {
                return answer;
            }
            sleep(Duration::from_millis(20)).await;
        }
        panic!("nothing happened for ten seconds: {}", self.look(game).await)
    }
}

pub fn client() -> Client {
    Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .timeout(Duration::from_secs(30))
        .build()
        .unwrap()
}

/// Sends a request; gives the status and the JSON of the answer.
pub async fn read(request: RequestBuilder) -> (StatusCode, Value) {
    let answer = request.send().await.unwrap();
    let (status, text) = (answer.status(), answer.text().await.unwrap());
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

pub fn header<'a>(answer: &'a Response, name: &str) -> &'a str {
    answer.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

/// How many plies were played.
pub fn plies(game: &Value) -> usize {
    game["liveMoves"].as_u64().unwrap() as usize
}

pub fn is_over(game: &Value) -> bool {
    !game["view"]["outcome"].is_null()
}

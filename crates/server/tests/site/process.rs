//! The server as a process of its own, stopped and killed.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use sumito_server::{Options, serve};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::client::{client, header, plies, read};

/// A program that serves until it is stopped.
fn server() -> Command {
    Command::new(env!("CARGO_BIN_EXE_served-in-tests"))
}

struct Process {
    child: Child,
    base: String,
}

impl Process {
    fn start(file: &Path) -> Self {
        Self::spawn(server().arg(file))
    }

    fn spawn(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines.find_map(|line| {
            let line = line.unwrap();
            line.find("http://").map(|at| line[at..].trim_end_matches('/').to_owned())
        });
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, base: address.expect("the server says where it is") }
    }

    fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", signal, &id]).status().unwrap().success());
    }

    async fn ended(&mut self) -> ExitStatus {
        for _ in 0..300 {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            sleep(Duration::from_millis(20)).await;
        }
        panic!("the server has not ended");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn begin(process: &Process, game: Value) -> String {
    let (_, answer) = read(client().post(format!("{}/api/games", process.base)).json(&game)).await;
    format!("/api/games/{}", answer["id"].as_str().unwrap())
}

#[tokio::test]
async fn a_killed_server_has_lost_nothing_it_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let mut process = Process::start(&file);
    let game = begin(&process, json!({ "rules": "abalone" })).await;
    let mut acknowledged = 0;
    for (ply, text) in ["A1B2", "A5B5", "A2B3"].into_iter().enumerate() {
        let url = format!("{}{game}/moves", process.base);
        let order = json!({ "move": text, "ply": ply });
        let (_, state) = read(client().post(url).json(&order)).await;
        acknowledged = plies(&state);
    }
    process.signal("KILL");
    process.ended().await;
    assert_eq!(acknowledged, 3);

    let process = Process::start(&file);
    let (_, state) = read(client().get(format!("{}{game}", process.base))).await;
    assert_eq!(state["view"]["moves"], json!(["A1B2", "A5B5", "A2B3"]));
}

#[tokio::test]
async fn a_server_told_to_stop_leaves_in_good_order() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    for signal in ["TERM", "INT"] {
        let mut process = Process::start(&file);
        let seats = json!([{ "kind": "engine", "level": 12 }, { "kind": "human" }]);
        let game = begin(&process, json!({ "rules": "abalone", "controllers": seats })).await;
        let events = client().get(format!("{}{game}/events", process.base)).send();
        let mut events = events.await.unwrap();
        assert!(events.chunk().await.unwrap().is_some());
        process.signal(signal);
        assert!(process.ended().await.success(), "{signal}");
        while let Ok(Some(_)) = events.chunk().await {}
        // A clean close leaves nothing beside the file.
        assert!(!folder.path().join("games.sqlite-wal").exists(), "{signal}");
    }
}

#[tokio::test]
async fn without_a_word_a_file_and_a_free_port_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let start = || Process::spawn(server().env("XDG_DATA_HOME", folder.path()));
    let (one, other) = (start(), start());
    assert_ne!(one.base, other.base);
    assert!(one.base.starts_with("http://127.0.0.1:77"), "{}", one.base);
    let game = begin(&one, json!({ "rules": "abalone" })).await;
    let (status, _) = read(client().get(format!("{}{game}", other.base))).await;
    assert!(status.is_success());
    #[cfg(target_os = "linux")]
    assert!(folder.path().join("sumito/games.sqlite").exists());

    let taken = one.base.strip_prefix("http://").unwrap().parse().unwrap();
    let data = Some(folder.path().join("other.sqlite"));
    let options = Options { listen: Some(taken), data, ..Options::default() };
    let error = serve(options).await.unwrap_err().to_string();
    assert!(error.contains(&taken.to_string()), "{error}");
}

#[tokio::test]
async fn one_client_does_not_hold_all_connections() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(&folder.path().join("games.sqlite"));
    let address = process.base.strip_prefix("http://").unwrap();
    let mut silent = Vec::new();
    for _ in 0..64 {
        silent.push(TcpStream::connect(address).await.unwrap());
    }
    let ask = || client().get(format!("{}/healthz", process.base)).send();
    let refused = ask().await.unwrap();
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(header(&refused, "retry-after"), "60");
    let told = refused.text().await.unwrap();
    assert!(told.contains("no more than 64 connections at once from one address"), "{told}");
    silent.truncate(60);
    for _ in 0..200 {
        if ask().await.is_ok_and(|answer| answer.status() == StatusCode::OK) {
            return;
        }
        sleep(Duration::from_millis(20)).await;
    }
    panic!("who closes some is not let in again");
}

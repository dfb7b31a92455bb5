//! What happens to a command whose reader leaves or whose user presses Ctrl-C.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, Command, Stdio};

fn sumito(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_sumito"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn interrupt(child: &Child) {
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let mut listing = sumito(&["perft", "epaminondas?symmetry=none", "2", "--divide"]);
    drop(listing.stdout.take());
    let mut said = String::new();
    listing.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!((listing.wait().unwrap().code(), said.as_str()), (Some(0), ""));
}

#[test]
fn ctrl_c_leaves_a_game_at_the_prompt() {
    let mut game = sumito(&["play", "abalone", "--as", "all"]);
    let mut out = BufReader::new(game.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("Black to move") {
        line.clear();
        out.read_line(&mut line).unwrap();
    }
    interrupt(&game);
    assert_eq!(game.wait().unwrap().code(), Some(130));
}

#[test]
fn ctrl_c_ends_an_analysis_with_what_it_has() {
    let mut analysis = sumito(&["analyze", "abalone", "--time", "60s", "--json"]);
    let mut out = BufReader::new(analysis.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    interrupt(&analysis);
    assert_eq!(analysis.wait().unwrap().code(), Some(0));
    assert!(line.contains(r#""best":""#), "{line}");
}

/// Whether a process has a handler for Ctrl-C by now.
#[cfg(target_os = "linux")]
fn heeds_interrupts(child: &Child) -> bool {
    const INTERRUPT: u64 = 1 << (2 - 1);
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
    u64::from_str_radix(caught.trim(), 16).unwrap() & INTERRUPT != 0
}

#[test]
#[cfg(target_os = "linux")]
fn ctrl_c_ends_self_play_with_the_games_done() {
    let arguments = ["fairness", "abalone?goal=1", "--games", "4000000000", "--nodes", "50"];
    let mut games = sumito(&arguments);
    while !heeds_interrupts(&games) {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    interrupt(&games);
    let mut said = String::new();
    games.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(games.wait().unwrap().code(), Some(0));
    assert!(said.contains(" of 4000000000 games, 50 nodes a move, seed 0"), "{said}");
}

#[test]
fn plain_sumito_serves_the_site_until_told_to_stop() {
    let games = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("process-test.sqlite");
    let _ = std::fs::remove_file(&games);
    let mut site = sumito(&["--listen", "127.0.0.1:0", "--data", games.to_str().unwrap()]);
    let mut first = String::new();
    BufReader::new(site.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.starts_with("http://127.0.0.1:"), "{first}");
    interrupt(&site);
    assert_eq!(site.wait().unwrap().code(), Some(0));
}

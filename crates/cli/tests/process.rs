//! What happens to a command whose reader leaves, whose user presses Ctrl-C or whose terminal ends.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};

const SUMITO: &str = env!("CARGO_BIN_EXE_sumito");

fn sumito(arguments: &[&str]) -> Child {
    run(SUMITO, arguments)
}

fn run(program: &str, arguments: &[&str]) -> Child {
    Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn interrupt(child: &Child) {
    send("INT", child);
}

fn send(signal: &str, child: &Child) {
    let sent = Command::new("kill").args(["-s", signal, &child.id().to_string()]).status();
    assert!(sent.unwrap().success());
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
    for people in ["all", "none"] {
        let mut game = sumito(&["play", "abalone", "--as", people, "--level", "12"]);
        // Waiting for the end would close it, which ends a game as well.
        let input = game.stdin.take();
        let mut out = BufReader::new(game.stdout.take().unwrap());
        let mut line = String::new();
        while !line.contains("Black to move") {
            line.clear();
            out.read_line(&mut line).unwrap();
        }
        interrupt(&game);
        assert_eq!(game.wait().unwrap().code(), Some(130), "{people}");
        drop(input);
    }
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

#[test]
fn a_save_cut_short_leaves_the_old_file() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("old-save.apgn");
    std::fs::write(&file, "old").unwrap();
    // No file may grow at all: the process ends where it begins to write.
    let mut game = Command::new("sh")
        .args(["-c", "ulimit -f 0; exec \"$0\" play --as all", SUMITO])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    writeln!(game.stdin.take().unwrap(), "save {}", file.display()).unwrap();
    game.wait().unwrap();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "old");
}

#[test]
fn lines_that_are_no_text_or_too_long_do_not_end_a_game() {
    let mut game = sumito(&["play", "abalone/standard", "--as", "all"]);
    let long = "A".repeat(2 << 20);
    let mut typed = game.stdin.take().unwrap();
    typed.write_all(&[b"\xff\n", long.as_bytes(), b"\nA1B2\n"].concat()).unwrap();
    drop(typed);
    let said = String::from_utf8(game.wait_with_output().unwrap().stdout).unwrap();
    assert!(said.contains("last A1B2"), "{said}");
}

#[test]
fn the_deepest_count_fits_the_stack_of_a_thread() {
    for rules in ["epaminondas?files=16&ranks=16", "crossings", "abalone/grand"] {
        let mut count = sumito(&["perft", rules, "100", "--threads", "2"]);
        std::thread::sleep(std::time::Duration::from_millis(500));
        assert_eq!(count.try_wait().unwrap(), None, "{rules}");
        count.kill().unwrap();
        count.wait().unwrap();
    }
}

/// Waits until a process has a handler for a signal.
#[cfg(target_os = "linux")]
fn await_handler(child: &Child, signal: u32) {
    let caught = || {
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
        u64::from_str_radix(caught.trim(), 16).unwrap()
    };
    while caught() & 1 << (signal - 1) == 0 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

/// Self-play that ends with the games done.
#[cfg(target_os = "linux")]
fn assert_ends_in_good_order(mut games: Child) {
    let mut said = String::new();
    games.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(games.wait().unwrap().code(), Some(0));
    assert!(said.contains(" of 4000000000 games, 50 nodes a move, seed 0"), "{said}");
}

#[cfg(target_os = "linux")]
const SELF_PLAY: [&str; 6] =
    ["fairness", "abalone?goal=1", "--games", "4000000000", "--nodes", "50"];
#[cfg(target_os = "linux")]
const TERMINATE: u32 = 15;

#[test]
#[cfg(target_os = "linux")]
fn ctrl_c_ends_self_play_with_the_games_done() {
    let games = sumito(&SELF_PLAY);
    await_handler(&games, TERMINATE);
    interrupt(&games);
    assert_ends_in_good_order(games);
}

#[test]
#[cfg(target_os = "linux")]
fn so_does_the_end_of_its_terminal_unless_it_is_to_outlive_it() {
    const HANG_UP: u32 = 1;
    // The tests themselves may have been started by `nohup`.
    let games = run("env", &[&["--default-signal=HUP", SUMITO], &SELF_PLAY[..]].concat());
    await_handler(&games, HANG_UP);
    send("HUP", &games);
    assert_ends_in_good_order(games);

    let mut games = run("nohup", &[&[SUMITO], &SELF_PLAY[..]].concat());
    await_handler(&games, TERMINATE);
    send("HUP", &games);
    std::thread::sleep(std::time::Duration::from_millis(500));
    assert_eq!(games.try_wait().unwrap(), None);
    interrupt(&games);
    assert_ends_in_good_order(games);
}

#[test]
fn plain_sumito_serves_the_site_until_told_to_stop() {
    let games = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("process-test.sqlite");
    let _ = std::fs::remove_file(&games);
    let mut site = sumito(&["--listen", "127.0.0.1:0", "--data", games.to_str().unwrap()]);
    let mut first = String::new();
    BufReader::new(site.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.starts_with("http://127.0.0.1:"), "{first}");
    // Who would read its log is gone as well.
    drop(site.stderr.take());
    interrupt(&site);
    assert_eq!(site.wait().unwrap().code(), Some(0));
}

//! Files that commands which study games write, and what Ctrl-C leaves of them.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn sumito(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sumito"));
    command.args(arguments);
    command
}

fn output(arguments: &[&str]) -> Output {
    sumito(arguments).output().unwrap()
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

/// A place for a file that is not there yet.
fn fresh(name: &str) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

const THREE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cmd/book.in/three.apgn");
const DUELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests-data/records/duels.apgn");

#[test]
fn a_book_file_shows_what_was_counted_and_is_refused_when_damaged() {
    let file = fresh("three.book");
    let name = file.to_str().unwrap();
    let written = output(&["book", THREE, "--out", name]);
    assert!(written.status.success() && written.stdout.is_empty());
    let show = ["book", "show", name, "--rules", "abalone/standard", "--plies", "1"];
    let shown = text(output(&[&show[..], &["--moves", "C5C4"]].concat()).stdout);
    // The mirrored game is counted with the other.
    assert_eq!(shown.lines().count(), 1, "{shown}");
    assert!(shown.contains("2 games     1 +    0 =    1 -"), "{shown}");
    let unknown = text(output(&[&show[..], &["--moves", "I5H5"]].concat()).stderr);
    assert!(unknown.contains("I5H5"), "{unknown}");

    let mut bytes = fs::read(&file).unwrap();
    bytes[20] ^= 1;
    fs::write(&file, bytes).unwrap();
    let refused = output(&["book", "show", name]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(refused.stderr).contains("damaged: its checksum does not fit"));
}

#[test]
fn each_game_gets_a_picture() {
    let file = fresh("course.svg");
    let several = [fresh("course-1.svg"), fresh("course-3.svg")];
    let picture = file.to_str().unwrap();
    let drawn = output(&["annotate", THREE, "--depth", "1", "--json", "--picture", picture]);
    assert_eq!(text(drawn.stdout).lines().count(), 3);
    assert!(!file.exists());
    for picture in several {
        assert!(fs::read_to_string(picture).unwrap().ends_with("</svg>"));
    }
    let (file, first) = (fresh("course.png"), fresh("course-1.png"));
    output(&["annotate", THREE, "--depth", "1", "--json", "--picture", file.to_str().unwrap()]);
    assert!(fs::read(first).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn threads_change_nothing_of_what_is_found() {
    let annotated = |threads| {
        let arguments = ["annotate", THREE, "--nodes", "300", "--json", "--threads", threads];
        text(output(&arguments).stdout)
    };
    assert_eq!(annotated("1"), annotated("2"));
}

#[test]
fn ctrl_c_leaves_whole_games_only() {
    let mut command = sumito(&["annotate", THREE, DUELS, "--depth", "3", "--threads", "1"]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let ended = child.wait_with_output().unwrap();
    let (written, said) = (text(ended.stdout), text(ended.stderr));
    assert_eq!(ended.status.code(), Some(0), "{said}");
    let games = written.split("\n[Event ").filter(|game| !game.is_empty()).count();
    assert!(said.contains(&format!("stopped: {games} of ")), "{said}\n{games}");
    assert!(written.is_empty() || written.ends_with("*\n") || written.contains("1-0\n"));
}

//! The trainer as a person runs it: data, weights, and both taken up again.

use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;

use sumito_engine::{Engine, Limits, Options, Weights};
use sumito_games::{Game, Rules};

fn train(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sumito-train")).args(arguments).output().unwrap()
}

fn done(arguments: &[&str]) -> String {
    let output = train(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let output = train(arguments);
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_tiny_generation_of_weights_that_the_engine_plays_by() {
    let folder = tempfile::tempdir().unwrap();
    let [first, second] = ["1", "2"].map(|name| folder.path().join(name));
    let weights = folder.path().join("1.weights");
    let generate = |data: &Path, positions: &str, more: &[&str]| {
        let usual = [
            "generate",
            "crossings",
            "--nodes",
            "40",
            "--data",
            text(data),
            "--positions",
            positions,
        ];
        done(&[&usual, more].concat())
    };
    let fit = |data: &Path, more: &[&str]| {
        let usual = ["fit", "crossings", "--data", text(data), "--out", text(&weights)];
        done(&[&usual, more].concat())
    };
    generate(&first, "150", &[]);
    let games = first.join("crossings-1-1-of-1.games");
    let before = std::fs::read(&games).unwrap();
    // Taken up again it goes on behind what is there; all at once the same games are played.
    generate(&first, "500", &[]);
    let all = std::fs::read(&games).unwrap();
    assert!(all.len() > before.len() && all.starts_with(&before));
    generate(&second, "500", &[]);
    assert_eq!(std::fs::read(second.join("crossings-1-1-of-1.games")).unwrap(), all);

    let told = fit(&first, &["--epochs", "1"]);
    assert!(told.contains("held-out loss"), "{told}");
    let one = std::fs::read(&weights).unwrap();
    // What is finished is not done again, what has another end is begun anew.
    assert_eq!(fit(&first, &["--epochs", "1"]), told);
    assert_ne!(fit(&first, &["--epochs", "2"]), told);
    assert_eq!(fit(&first, &["--epochs", "1"]), told);
    assert_eq!(std::fs::read(&weights).unwrap(), one);

    let by_weights = ["--weights", text(&weights)];
    generate(&second, "700", &[&by_weights[..], &["--seed", "2"]].concat());
    // What is there is not mixed with games that were played otherwise, nor played twice.
    let plays = |more: &[&str]| {
        let usual = ["generate", "crossings", "--data", text(&first), "--positions", "900"];
        refused(&[&usual[..], more].concat())
    };
    assert!(plays(&["--nodes", "41"]).contains("with 40 nodes a move by hand; these"));
    assert!(plays(&[&["--nodes", "40"], &by_weights[..]].concat()).contains("by weights"));
    assert!(plays(&["--nodes", "40", "--threads", "2"]).contains("another number of threads"));
    let of_another = ["generate", "abalone", "--data", text(&first)];
    assert!(refused(&[&of_another, &by_weights[..]].concat()).contains("weights for crossings"));
    assert_eq!(std::fs::read(&games).unwrap(), all);
    let read = Arc::new(Weights::read(&one).unwrap());
    let engine = Engine::new(&Options { weights: Some(read), ..Options::default() });
    let game = Game::new("crossings".parse::<Rules>().unwrap()).unwrap();
    assert!(engine.think(&game, &Limits::nodes(500), &false.into(), 0).best.is_some());
}

#[test]
fn what_is_missing_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (data, out) = (folder.path().join("none"), folder.path().join("x.weights"));
    let fit = ["fit", "abalone", "--data", text(&data), "--out", text(&out)];
    assert!(refused(&fit).contains(text(&data)));
    std::fs::create_dir(&data).unwrap();
    assert!(refused(&fit).contains("there are no positions; generate some first"));
    std::fs::write(&out, "nonsense").unwrap();
    let generate =
        ["generate", "abalone", "--data", text(&data), "--positions", "1", "--weights", text(&out)];
    assert!(refused(&generate).contains("x.weights: "));
}

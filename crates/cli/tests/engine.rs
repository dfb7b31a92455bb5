//! The engine as other programs use it: by its protocols, and in matches.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

const SUMITO: &str = env!("CARGO_BIN_EXE_sumito");

fn run(arguments: &[&str]) -> Output {
    Command::new(SUMITO).args(arguments).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap() + &String::from_utf8_lossy(&output.stderr)
}

fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn our_engine_gets_through_all_dialogues() {
    let check = run(&["check-engine", SUMITO, "engine"]);
    assert!(check.status.success(), "{}", said(&check));
}

#[test]
fn an_engine_that_breaks_the_protocol_is_told_where() {
    let script = "while read w r; do case $w in ugi) echo id name x; echo ugiok;; \
                  isready) echo readyok;; go) echo bestmove A1B2 ponder A5B5;; quit) exit;; esac; done";
    let check = run(&["check-engine", "--part", "ugi", "--patience", "1s", "sh", "-c", script]);
    let said = said(&check);
    assert_eq!(check.status.code(), Some(1));
    assert!(
        said.contains("heard `bestmove A1B2 ponder A5B5` where `bestmove *` was due"),
        "{said}"
    );
    assert!(said.contains(" dialogues passed"));
}

/// A runner that waits for exactly two words, as known ones do.
struct Runner(Child, BufReader<std::process::ChildStdout>);

impl Runner {
    fn start() -> Self {
        let mut engine = Command::new(SUMITO);
        engine.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = engine.spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        Self(child, out)
    }

    fn send(&mut self, line: &str) {
        writeln!(self.0.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    fn wait(&mut self, word: &str) -> String {
        loop {
            let line = self.line(word);
            if let [_, answer] = line.split_whitespace().collect::<Vec<_>>()[..] {
                return answer.to_owned();
            }
        }
    }

    /// The next line that begins with a word.
    fn line(&mut self, word: &str) -> String {
        loop {
            let mut line = String::new();
            assert!(self.1.read_line(&mut line).unwrap() > 0, "the engine has gone");
            if line.split_whitespace().next() == Some(word) {
                return line.trim_end().to_owned();
            }
        }
    }
}

#[test]
fn a_simple_runner_plays_whole_games() {
    for rules in ["abalone?goal=1", "crossings", "abalone/3-players-11?goal=1"] {
        let mut runner = Runner::start();
        runner.send(&format!("setoption name Rules value {rules}"));
        runner.send("uginewgame");
        let mut position = "position startpos moves".to_owned();
        for _ in 0..400 {
            runner.send(&position);
            runner.send("query gameover");
            if runner.wait("response") == "true" {
                break;
            }
            runner.send("go nodes 100");
            position += &format!(" {}", runner.wait("bestmove"));
        }
        runner.send("query result");
        assert_ne!(runner.wait("response"), "none", "{rules}: {position}");
        runner.send("quit");
        assert!(runner.0.wait().unwrap().success());
    }
}

#[test]
fn endgame_tables_tell_a_process_and_a_match_how_it_ends() {
    let tables = file("three-two.tables");
    let tables = tables.to_str().unwrap();
    let built =
        run(&["tables", "--side", "3", "--marbles", "3,2", "--no-verify", "--save", tables]);
    assert!(built.status.success(), "{}", said(&built));
    let mut runner = Runner::start();
    runner.send("setoption name Rules value abalone/empty?side=3&goal=1");
    runner.send(&format!("setoption name TablesFile value {tables}"));
    runner.send("position fen 3/1w2/bbb1w/4/3 w");
    runner.send("go depth 1");
    // As `sumito tables probe` says.
    assert!(runner.line("info").contains(" score mate -22 "));
    assert_eq!(runner.wait("bestmove"), "C5D5");
    std::fs::write(tables, "Sumito tables 1\n").unwrap();
    runner.send(&format!("setoption name TablesFile value {tables}"));
    assert!(
        runner.line("error").ends_with("the file is damaged: it ends too early; build it anew")
    );
    // What was read before is still there.
    runner.send("go depth 1");
    assert!(runner.line("info").contains(" score mate -22 "));
    runner.send("quit");
    assert!(runner.0.wait().unwrap().success());
    let entrant = format!("sumito:tables={tables}");
    assert!(said(&run(&["match", "sumito", &entrant])).contains("a file of endgame tables: "));
}

#[test]
fn processes_play_matches_by_both_protocols() {
    let save = file("match.apgn");
    let (ours, old) = (format!("{SUMITO} engine"), format!("aep,name=old:{SUMITO} engine"));
    let save = save.to_str().unwrap();
    let arguments = [
        "match",
        ours.as_str(),
        old.as_str(),
        "--nodes",
        "100",
        "--games",
        "2",
        "--rules",
        "abalone?goal=1",
        "--save",
        save,
        "--json",
    ];
    let first = run(&arguments);
    let told = said(&first);
    assert!(first.status.success(), "{told}");
    assert!(told.contains(r#""games":2"#), "{told}");
    assert_eq!(told.matches(r#""crashes":0,"#).count(), 2, "{told}");
    assert_eq!(told.matches(r#""illegal":0,"late":0"#).count(), 2, "{told}");
    // All games are there: the same command has nothing left to do.
    assert_eq!(said(&run(&arguments)), told);
    // Seven marbles a side, and one side with one more than the other.
    let starts = ["--rules", "abalone/discovery", "--rules", "abalone/the-arrow"];
    let pair = ["match", "sumito:nodes=50", old.as_str(), "--nodes", "50", "--games", "4"];
    let told = said(&run(&[&pair[..], &starts, &["--cap", "40"]].concat()));
    assert!(told.starts_with("4 of 4 games") && !told.contains("errors"), "{told}");
}

#[test]
fn many_seats_are_played_by_processes_on_clocks() {
    let program = format!("ugi,name=process,Hash=1:{SUMITO} engine");
    let arguments = [
        "match",
        "sumito:name=a,hash=1",
        program.as_str(),
        "sumito:name=c,nodes=50",
        "--rules",
        "abalone/3-players-11?goal=1",
        "--clock",
        "3s+20ms",
        "--games",
        "2",
        "--margin",
        "2s",
        "--cap",
        "40",
    ];
    let output = run(&arguments);
    let told = said(&output);
    assert!(output.status.success(), "{told}");
    assert!(told.starts_with("2 of 2 games") && told.contains("process: "), "{told}");
    assert!(!told.contains("late moves") && !told.contains("crashes"), "{told}");
}

#[test]
fn ctrl_c_stops_a_match_that_the_same_command_goes_on_with() {
    let save = file("broken-off.apgn");
    let arguments = [
        "match",
        "sumito:nodes=30,name=a",
        "sumito:nodes=20,name=b",
        "--rules",
        "abalone?goal=1",
        "--games",
        "100000",
        "--save",
        save.to_str().unwrap(),
    ];
    let mut played = Vec::new();
    for _ in 0..2 {
        let mut child =
            Command::new(SUMITO).args(arguments).stdout(Stdio::piped()).spawn().unwrap();
        let written = || std::fs::metadata(&save).map_or(0, |file| file.len());
        let before = written();
        while written() < before + 5_000 {
            std::thread::sleep(Duration::from_millis(20));
        }
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        let mut said = String::new();
        child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
        assert!(child.wait().unwrap().success());
        let games = said.split(' ').next().unwrap().parse::<u32>().unwrap();
        played.push(games);
    }
    assert!(0 < played[0] && played[0] < played[1], "{played:?}");
}

/// An engine that heeds neither the end of its input nor a request to end, and leaves its number
/// in a file; with what it answers.
fn stubborn(name: &str, answers: &str) -> (String, PathBuf) {
    let number = file(name);
    let script = format!(
        "trap \"\" INT TERM; echo $$ > {}; while :; do read w r || sleep 1; \
         case $w in {answers} esac; done",
        number.display()
    );
    (script, number)
}

/// Waits until an engine is there, sends a signal to who started it, and waits for both to end.
fn ends_with_its_engine(mut child: Child, number: &Path, signal: &str) -> Option<i32> {
    let pause = || std::thread::sleep(Duration::from_millis(20));
    let engine = loop {
        match std::fs::read_to_string(number) {
            Ok(text) if text.ends_with('\n') => break text.trim().to_owned(),
            _ => pause(),
        }
    };
    let kill = |signal: &str, id: &str| {
        let mut kill = Command::new("kill");
        kill.args([signal, id]).stderr(Stdio::null()).status().unwrap().success()
    };
    // It should be waited for, not just started.
    std::thread::sleep(Duration::from_millis(300));
    let asked = std::time::Instant::now();
    assert!(kill(signal, &child.id().to_string()));
    let code = child.wait().unwrap().code();
    assert!(asked.elapsed() < Duration::from_secs(30), "{:?}", asked.elapsed());
    while kill("-0", &engine) {
        assert!(asked.elapsed() < Duration::from_secs(30), "the engine is left behind");
        pause();
    }
    code
}

#[test]
fn no_signal_leaves_an_engine_behind() {
    let start = |arguments: &[&str]| {
        let mut command = Command::new(SUMITO);
        command.args(arguments).stdout(Stdio::null()).spawn().unwrap()
    };
    for signal in ["-INT", "-TERM"] {
        let (script, number) = stubborn("checked.pid", "ugi) echo ugiok;;");
        let check = start(&["check-engine", "--patience", "60s", "sh", "-c", &script]);
        assert_eq!(ends_with_its_engine(check, &number, signal), Some(130), "{signal}");
        // One that does not greet, and one that thinks.
        for answers in ["", "ugi) echo ugiok;; isready) echo readyok;;"] {
            let (script, number) = stubborn("playing.pid", answers);
            let engine = format!("sh -c '{script}'");
            let playing = start(&["match", "sumito:nodes=9", &engine, "--nodes", "9"]);
            assert_eq!(ends_with_its_engine(playing, &number, signal), Some(0), "{signal}");
        }
    }
}

#[test]
fn an_option_that_an_engine_refuses_is_quoted() {
    for (option, said) in [
        ("Foo=3", "error setoption: there is no option `Foo`"),
        ("Level=99", "error setoption Level: found `99`"),
        ("TablesFile=/nope", "error setoption TablesFile: `/nope`: "),
        ("Rules=crossings", "`Rules` is no option of one engine"),
    ] {
        for speech in ["ugi", "aep"] {
            let engine = format!("{speech},{option}:{SUMITO} engine");
            let refused = run(&["match", "sumito:nodes=20", &engine, "--movetime", "20ms"]);
            assert!(!refused.status.success(), "{option}");
            assert!(self::said(&refused).contains(said), "{}", self::said(&refused));
        }
    }
}

#[test]
fn processes_play_on_where_one_of_many_seats_has_left_and_any_of_two() {
    let ours = format!("ugi,name=ours:{SUMITO} engine");
    let script = "while read w r; do case $w in ugi) echo ugiok;; isready) echo readyok;; \
                  go) exit;; esac; done";
    let crashes = format!("ugi,name=bad:sh -c '{script}'");
    let records = file("left.apgn");
    let save = records.to_str().unwrap();
    let three = ["match", &ours, &ours, &crashes, "--games", "6", "--nodes", "20", "--cap", "30"];
    let rules = ["--rules", "abalone/3-players-11", "--save", save];
    let told = said(&run(&[&three[..], &rules].concat()));
    assert!(told.starts_with("6 of 6 games") && told.contains("bad: 0.0 %"), "{told}");
    assert!(told.contains("6 crashes"), "{told}");
    assert!(!told.contains("errors") && !told.contains("illegal moves"), "{told}");
    assert!(told.contains("\nours: ") && told.contains("\nours (2): "), "{told}");
    // Such records are openings too.
    let again = said(&run(&[&three[..], &["--openings", save]].concat()));
    assert!(again.starts_with("6 of 6 games") && !again.contains("errors"), "{again}");
    // Games of two sides may be mixed.
    let mixed = ["--rules", "abalone", "--rules", "crossings", "--rules", "epaminondas"];
    let pair = ["match", &ours, &ours, "--games", "6", "--nodes", "20", "--cap", "12"];
    let told = said(&run(&[&pair[..], &mixed].concat()));
    assert!(told.starts_with("6 of 6 games") && !told.contains("errors"), "{told}");
    assert!(!told.contains("illegal moves"), "{told}");
}

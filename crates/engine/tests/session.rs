//! Sessions with programs that say anything in any order.

use std::sync::mpsc::channel;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{Rng as _, SeedableRng as _};
use sumito_engine::Heard;
use sumito_engine::session::{Event, Session};

/// Everything a session says to these lines, until it is over. The patient wait for a move before
/// they go on.
fn said(lines: &[String], patient: bool) -> Vec<String> {
    let (events, incoming) = channel();
    let mut session = Session::new(events, 1);
    let mut said: Vec<String> = Vec::new();
    for line in lines {
        assert!(session.take(Event::heard(Heard::Line(line.clone())), &mut said).is_continue());
        while patient && line.starts_with("go") && !said.last().is_some_and(|l| is_move(l)) {
            let _ = session.take(incoming.recv().unwrap(), &mut said);
        }
    }
    let mut flow = session.take(Event::end(), &mut said);
    while flow.is_continue() {
        flow = session.take(incoming.recv().unwrap(), &mut said);
    }
    said
}

fn is_move(line: &str) -> bool {
    line.starts_with("bestmove ")
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

const COMMANDS: [&str; 12] = [
    "ugi",
    "aep",
    "isready",
    "uginewgame",
    "setoption",
    "position",
    "go",
    "stop",
    "ponderhit",
    "query",
    "debug",
    "nonsense",
];

const WORDS: [&str; 44] = [
    "name",
    "value",
    "Rules",
    "Hash",
    "Level",
    "MultiPV",
    "Contempt",
    "Ponder",
    "true",
    "abalone",
    "crossings",
    "abalone/3-players-11",
    "abalone/empty?goal=1",
    "startpos",
    "fen",
    "abp",
    "moves",
    "A1B2",
    "a1d4",
    "a1-b2",
    "C3C5D3",
    "5/6/7/8/9/8/7/6/w1bbb",
    "b",
    "w",
    "0,0",
    "nodes",
    "depth",
    "movetime",
    "mate",
    "infinite",
    "ponder",
    "searchmoves",
    "p1time",
    "p2inc",
    "clocks",
    "1",
    "2",
    "30",
    "-5",
    "1,2,3",
    "99999999999999999999",
    "p1turn",
    "result",
    "é\u{0}",
];

#[test]
fn any_words_in_any_order_get_their_answers_and_end() {
    let mut random = StdRng::seed_from_u64(7);
    for _ in 0..60 {
        let line = |random: &mut StdRng| {
            let mut line = COMMANDS.choose(random).unwrap().to_string();
            for _ in 0..random.random_range(0..7) {
                line += " ";
                line += WORDS.choose(random).unwrap();
            }
            line
        };
        let lines: Vec<String> = (0..40).map(|_| line(&mut random)).collect();
        let said = said(&lines, false);
        let searches = lines.iter().filter(|line| line.starts_with("go")).count();
        let moves = said.iter().filter(|line| is_move(line)).count();
        assert!(moves <= searches, "{lines:?}");
        for answer in said.iter().filter(|l| l.starts_with("bestmove") || l.starts_with("resp")) {
            assert_eq!(answer.split_whitespace().count(), 2, "{answer}");
        }
        assert!(said.iter().all(|line| !line.contains(['\n', '\0'])));
    }
}

#[test]
fn every_search_that_is_accepted_names_one_move() {
    let lines = words(&["position startpos", "go infinite", "go depth 1", "stop", "go nodes 9"]);
    let said = said(&lines, false);
    let answers: Vec<_> = said.iter().map(|line| line.split(' ').next().unwrap()).collect();
    let answers: Vec<_> = answers.into_iter().filter(|word| *word != "info").collect();
    assert_eq!(answers, ["error", "bestmove", "bestmove"]);
}

#[test]
fn nothing_is_obeyed_after_quit() {
    let lines = ["position startpos", "go infinite", "quit", "isready", "go nodes 10"];
    let said = said(&words(&lines), false);
    assert_eq!(said.iter().filter(|line| is_move(line)).count(), 1, "{said:?}");
    assert!(is_move(said.last().unwrap()) && !said.contains(&"readyok".to_owned()), "{said:?}");
}

#[test]
fn several_lines_are_told_best_first() {
    let said = said(&words(&["setoption name MultiPV value 3", "go depth 1"]), true);
    let ranks: Vec<_> = said.iter().filter_map(|line| line.split(" multipv ").nth(1)).collect();
    assert!(ranks[0].starts_with("1 pv ") && ranks[2].starts_with("3 pv "), "{ranks:?}");
}

#[test]
fn a_short_win_is_found_and_a_lost_position_still_gets_a_move() {
    let of = |position: &str, go: &str| {
        let rules = "setoption name Rules value abalone/empty?goal=1".to_owned();
        said(&[rules, format!("position fen {position}"), go.to_owned()], true)
    };
    let won = of("5/6/7/8/9/8/7/6/wbbb1 b", "go mate 1");
    assert!(won.iter().any(|line| line.contains(" score mate 1 ")), "{won:?}");
    assert!(["bestmove A4A3", "bestmove A3A2"].contains(&won.last().unwrap().as_str()), "{won:?}");
    let lost = of("5/6/7/8/9/8/7/6/wbbb1 w", "go nodes 5000");
    assert!(is_move(lost.last().unwrap()) && lost.last().unwrap() != "bestmove none", "{lost:?}");
}

//! Matches: the same whoever shares the games and however often they are broken off, and not to be
//! ended by anything an engine does.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sumito_arena::contest::{
    CAP, ContestError, Openings, Pace, Plan, Standing, Store, StoreError, play,
};
use sumito_arena::{Pairs, Sprt};
use sumito_games::record::read_records;

fn plan(rules: &str, entrants: &[&str], games: u32) -> Plan {
    let rules = [rules.parse().unwrap()];
    Plan {
        entrants: entrants.iter().map(|text| text.parse().unwrap()).collect(),
        openings: Openings::of_rules(&rules, 4, 3).unwrap(),
        pace: Some(Pace::Nodes(60)),
        games,
        sprt: None,
        cap: CAP,
        adjudication: None,
        margin: Duration::from_millis(20),
        seed: 3,
        threads: NonZeroUsize::MIN,
    }
}

fn played(plan: &Plan) -> Standing {
    play(plan, None, &AtomicBool::new(false), |_| ()).unwrap()
}

/// What stands in a standing, for comparing.
fn told(standing: &Standing) -> (u32, u64, Pairs, Vec<(f64, Vec<u32>)>) {
    let entrants = standing.entrants.iter().map(|e| (e.points, e.places.clone())).collect();
    (standing.games, standing.plies, standing.pairs, entrants)
}

fn file(name: &str) -> PathBuf {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

const TWO: [&str; 2] = ["sumito:name=a,level=6,hash=1", "sumito:name=b,nodes=20,hash=1"];

#[test]
fn threads_share_the_games_and_change_nothing() {
    for rules in ["abalone?goal=2", "crossings"] {
        let alone = plan(rules, &TWO, 6);
        let shared = Plan { threads: NonZeroUsize::new(3).unwrap(), ..alone.clone() };
        let (alone, shared) = (played(&alone), played(&shared));
        assert_eq!(told(&alone), told(&shared), "{rules}");
        assert_eq!((alone.games, alone.pairs.count()), (6, 3));
        let points: f64 = alone.entrants.iter().map(|e| e.points).sum();
        assert!((points - 6.0).abs() < 1e-9);
    }
}

#[test]
fn a_match_goes_on_where_it_was_broken_off() {
    let plan = plan("abalone?goal=2", &TWO, 6);
    let whole = told(&played(&plan));
    let path = file("resumed.apgn");
    for games in [2, 5, 6] {
        let stop = AtomicBool::new(false);
        let mut store = Store::open(&path).unwrap();
        let standing = play(&plan, Some(&mut store), &stop, |standing| {
            stop.store(standing.games == games, Ordering::SeqCst);
        });
        assert_eq!(standing.unwrap().games, games);
    }
    let text = std::fs::read_to_string(&path).unwrap();
    let records: Vec<_> = read_records(&text).collect::<Result<_, _>>().unwrap();
    assert_eq!(records.len(), 6);
    assert!(records.iter().all(|record| record.game().outcome().is_some()));
    // A record cut short is played again.
    std::fs::write(&path, &text[..text.len() - 20]).unwrap();
    let mut store = Store::open(&path).unwrap();
    let standing = play(&plan, Some(&mut store), &AtomicBool::new(false), |_| ()).unwrap();
    assert_eq!(told(&standing), whole);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let path = file("foreign.apgn");
    let one = plan("abalone?goal=1", &TWO, 1);
    let begin = |plan: &Plan| {
        let mut store = Store::open(&path).unwrap();
        play(plan, Some(&mut store), &AtomicBool::new(false), |_| ())
    };
    for text in ["Dear diary", "[Event \"Club\"]\n\n1. A1B2 *\n\n"] {
        std::fs::write(&path, text).unwrap();
        let error = begin(&one).unwrap_err().to_string();
        assert!(error.contains("holds other games"), "{error}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    }
    std::fs::remove_file(&path).unwrap();
    begin(&one).unwrap();
    let error = begin(&Plan { seed: 4, ..one }).unwrap_err().to_string();
    assert!(error.contains("belongs to another match"), "{error}");
}

#[test]
fn a_file_is_played_by_one_process_and_counts_each_game_once() {
    let path = file("twice.apgn");
    let plan = plan("abalone?goal=1", &TWO, 2);
    let begin = |store: Result<Store, StoreError>| {
        play(&plan, Some(&mut store?), &AtomicBool::new(false), |_| ())
    };
    let first = Store::open(&path);
    let error = begin(Store::open(&path)).unwrap_err().to_string();
    assert!(error.ends_with("twice.apgn: another process plays this match"), "{error}");
    begin(first).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("{text}{text}")).unwrap();
    let error = begin(Store::open(&path)).unwrap_err().to_string();
    assert!(error.contains("records 1 and 3 are both of game 1 of the match"), "{error}");
    // A record that no longer tells how the game went counts no more.
    let (_, moves) = text.split_once("\n\n1. ").unwrap();
    let word = moves.split(' ').next().unwrap();
    std::fs::write(&path, text.replacen(&format!("\n\n1. {word}"), "\n\n1. E5E5", 1)).unwrap();
    let error = begin(Store::open(&path)).unwrap_err().to_string();
    assert!(error.contains("twice.apgn: game 1, line ") && error.contains("`E5E5`"), "{error}");
}

#[test]
fn more_games_than_fit_memory_are_begun_at_once() {
    let plan = plan("abalone?goal=1", &TWO, u32::MAX);
    let stop = AtomicBool::new(false);
    let standing = play(&plan, None, &stop, |standing| {
        stop.store(standing.games > 0, Ordering::SeqCst);
    });
    assert_eq!(standing.unwrap().games, 1);
}

#[test]
fn many_seats_are_played_in_every_order() {
    let three = ["sumito:name=a,level=3", "sumito:name=b,level=1", "sumito:name=c,nodes=30"];
    let standing = played(&plan("abalone/3-players-11?goal=1", &three, 6));
    assert!(!standing.is_duel() && standing.pairs.count() == 0);
    for entrant in &standing.entrants {
        assert_eq!((entrant.sides, entrant.places.iter().sum::<u32>()), (6, 6));
    }
    // Two engines on three seats: never one against itself alone.
    let standing = played(&plan("abalone/3-players-11?goal=1", &three[..2], 6));
    assert_eq!(standing.entrants.iter().map(|e| e.sides).collect::<Vec<_>>(), [9, 9]);
    let refused = |plan: &Plan| play(plan, None, &AtomicBool::new(false), |_| ()).unwrap_err();
    let sides = |rules, engines: &[&str]| refused(&plan(rules, engines, 2)).to_string();
    assert!(sides("abalone", &three).ends_with("2 sides: there must be 2 of them"));
    let four = [TWO, TWO].concat();
    assert!(sides("abalone/3-players-11", &four).ends_with("sides: there must be 2 to 3 of them"));
    let sequential = Plan { sprt: Sprt::new(0.0, 5.0), ..plan("abalone/3-players-11", &three, 6) };
    assert!(matches!(refused(&sequential), ContestError::Sequential));
}

#[test]
fn a_sequential_test_ends_the_match() {
    let uneven = ["sumito:name=a,nodes=400,hash=1", "sumito:name=b,level=1"];
    let test = Sprt::new(0.0, 400.0);
    let standing = played(&Plan { sprt: test, ..plan("abalone?goal=2", &uneven, 400) });
    assert!(standing.verdict().is_some() && standing.games < 400, "{standing:?}");
}

#[cfg(unix)]
mod programs {
    use super::*;

    /// A program that does this when it is asked for a move.
    fn shell(name: &str, act: &str) -> String {
        let greet = "ugi) echo ugiok;; isready) echo readyok;; quit) exit 0;;";
        format!(
            "ugi,name={name}:sh -c \"while read w r; do case $w in {greet} go) {act};; esac; done\""
        )
    }

    fn against_ours(name: &str, act: &str, pace: Pace) -> Standing {
        let bad = shell(name, act);
        let plan = plan("abalone", &["sumito:name=ours,level=1,nodes=60", &bad], 2);
        played(&Plan { pace: Some(pace), ..plan })
    }

    #[test]
    fn whatever_an_engine_does_loses_its_game_and_is_counted() {
        let (minute, moment) = (Duration::from_secs(60), Duration::from_millis(200));
        for (act, time, counts) in [
            ("exit 3", minute, (2, 0, 0)),
            ("echo bestmove Z9Z9", minute, (0, 2, 0)),
            ("echo bestmove none", minute, (0, 2, 0)),
            ("echo bestmove", minute, (0, 2, 0)),
            ("printf 'bestmove \\377\\n'", minute, (0, 2, 0)),
            ("printf 'bestmove '; head -c 3000000 /dev/zero | tr '\\0' a; echo", minute, (0, 2, 0)),
            ("sleep 1; echo bestmove A1B2", moment, (0, 0, 2)),
        ] {
            let standing = against_ours("bad", act, Pace::MoveTime(time));
            let bad = &standing.entrants[1];
            assert_eq!((bad.crashes, bad.illegal, bad.late), counts, "{act}");
            assert_eq!((standing.games, standing.entrants[0].wins), (2, 2), "{act}");
        }
    }

    #[test]
    fn who_left_a_game_of_many_has_no_part_in_its_end() {
        let bad = shell("bad", "exit 3");
        let three = ["sumito:name=a,hash=1", "sumito:name=b,hash=1", &bad];
        // At the cap all have pushed off nothing, or as good as nothing.
        let standing = played(&Plan { cap: 12, ..plan("abalone/3-players-11", &three, 6) });
        let bad = &standing.entrants[2];
        assert_eq!((standing.games, standing.capped, bad.crashes), (6, 6, 6));
        assert_eq!((bad.wins, bad.draws, bad.points), (0, 0, 0.0));
        assert_eq!(bad.places, [0, 0, 6]);
        let points: f64 = standing.entrants.iter().map(|e| e.points).sum();
        assert!((points - 6.0).abs() < 1e-9, "{points}");
    }

    #[test]
    fn an_engine_on_several_seats_has_no_more_faults_than_it_makes() {
        let bad = shell("bad", "echo error I am lost");
        let two = ["sumito:name=ours,hash=1", &bad];
        let standing = played(&Plan { cap: 12, ..plan("abalone/3-players-11", &two, 6) });
        let bad = &standing.entrants[1];
        assert_eq!((bad.sides, bad.errors, bad.crashes), (9, 9, 0));
    }

    #[test]
    fn what_engines_say_and_are_called_does_not_spoil_the_records() {
        let path = file("spoilt.apgn");
        let bad = shell("bad", "echo error '[Event \t\"x\"]' }");
        let plan = plan("abalone", &["sumito:name=a\tb,nodes=20", &bad.replace(" r;", "\tr;")], 2);
        for _ in 0..2 {
            let mut store = Store::open(&path).unwrap();
            let standing = play(&plan, Some(&mut store), &AtomicBool::new(false), |_| ()).unwrap();
            assert_eq!((standing.games, standing.entrants[1].errors), (2, 2));
        }
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains("{w: error [Event"), "{text}");
    }

    #[test]
    fn a_board_that_cannot_tell_the_score_is_not_played_from() {
        let script = "while read w r; do case $w in aep) echo aepok; echo readyok;; \
                      isready) echo readyok;; esac; done";
        let old = format!("aep,name=old:sh -c '{script}'");
        let refused = |rules| {
            let plan = plan(rules, &["sumito", &old], 2);
            play(&plan, None, &AtomicBool::new(false), |_| ()).unwrap_err().to_string()
        };
        let said = refused("abalone/discovery");
        assert!(said.starts_with("old: has no option `Rules`, and AEP tells scores by"), "{said}");
        assert!(refused("abalone/grand").starts_with("old: AEP knows only Abalone for two"));
    }

    #[test]
    fn an_error_loses_at_once_unless_it_is_no_answer() {
        let standing = against_ours("bad", "echo error I am lost; sleep 60", Pace::Nodes(1));
        let bad = &standing.entrants[1];
        assert_eq!((bad.errors, bad.illegal, standing.entrants[0].wins), (2, 0, 2));
        // Text that only looks like one.
        let chatty = "echo error: none; echo info string error; echo bestmove Z9Z9";
        let standing = against_ours("bad", chatty, Pace::Nodes(1));
        assert_eq!((standing.entrants[1].errors, standing.entrants[1].illegal), (0, 2));
    }

    #[test]
    fn an_option_that_is_refused_ends_a_match_before_it_begins() {
        let script = |option: &str, refused: &str| {
            format!(
                "ugi,name=bad,{option}:sh -c 'while read w r; do case $w in ugi) echo option name \
                 Rules type string; echo ugiok;; isready) echo readyok;; setoption) \
                 case \"$r\" in *{refused}*) echo error no $r;; esac;; esac; done'"
            )
        };
        for (engine, said) in [
            (script("Foo=3", "Foo"), "bad: refuses an option: error no name Foo value 3"),
            (script("Foo=3", "belgian"), "bad: refuses the rule set abalone/belgian-daisy: error"),
        ] {
            let plan = plan("abalone", &["sumito", &engine], 2);
            let error = play(&plan, None, &AtomicBool::new(false), |_| ()).unwrap_err();
            assert!(error.to_string().starts_with(said), "{error}");
        }
    }

    #[test]
    fn a_match_that_is_stopped_waits_for_no_greeting() {
        let plan = plan("abalone", &["sumito", "sleep 60"], 2);
        let stop = AtomicBool::new(false);
        let started = std::time::Instant::now();
        let standing = std::thread::scope(|scope| {
            let playing = scope.spawn(|| play(&plan, None, &stop, |_| ()));
            std::thread::sleep(Duration::from_millis(300));
            stop.store(true, Ordering::SeqCst);
            playing.join().unwrap()
        });
        assert_eq!(standing.unwrap().games, 0);
        assert!(started.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn an_engine_that_falls_silent_loses_on_time() {
        let pace = Pace::Clock { base: Duration::from_millis(300), increment: Duration::ZERO };
        let standing = against_ours("silent", ":", pace);
        assert_eq!((standing.entrants[1].late, standing.entrants[0].wins), (2, 2));
    }

    #[test]
    fn an_engine_that_is_none_is_named_before_the_match() {
        for command in ["/nowhere/engine", "true", "sh -c 'echo hello'"] {
            let plan = plan("abalone", &["sumito", command], 2);
            let error = play(&plan, None, &AtomicBool::new(false), |_| ()).unwrap_err();
            assert!(error.to_string().starts_with(command), "{error}");
        }
    }
}

//! Games whose mistakes are known by hand.

use std::sync::atomic::{AtomicBool, Ordering};

use proptest::prelude::*;
use sumito_core::Position as _;
use sumito_engine::{Engine, Limits, Options, Score};
use sumito_games::record::{Entry, Record, Remark, read_records};
use sumito_games::{Game, Notation, Position};
use sumito_study::{Annotation, Class, Phase, Settings, annotate, comment, curve};

fn game(rules: &str, position: Option<&str>, moves: &str) -> Game {
    let rules = rules.parse().unwrap();
    let start = match position {
        Some(text) => Position::read(&rules, text).unwrap(),
        None => rules.start().unwrap(),
    };
    let mut game = Game::from_position(start);
    moves.split_whitespace().for_each(|mv| game.play_text(mv).unwrap());
    game
}

fn annotated(game: &Game, nodes: u64) -> Annotation {
    let engine = Engine::new(&Options::default());
    let settings = Settings::new(Limits::nodes(nodes));
    annotate(game, &engine, &settings, &AtomicBool::new(false), |_, _| ()).unwrap()
}

/// Black can push the first of two off and keep three against one; it steps aside instead.
fn missed_ejection() -> Game {
    game("abalone/empty?goal=2", Some("5/6/7/8/4bbbww/8/7/6/5 b"), "E5D4 E8D7")
}

#[test]
fn a_missed_ejection_is_a_mistake_of_its_kind() {
    let annotation = annotated(&missed_ejection(), 2_000);
    let [black, white] = &annotation.plies[..] else { panic!() };
    assert_eq!((black.text.as_str(), black.best.as_str()), ("E5D4", "E5E6"));
    assert!(black.class.is_some() && black.missed_ejection && black.loss > 0.0);
    assert_eq!((white.ply, white.seat.index(), white.phase), (2, 1, Phase::Opening));
    let player = &annotation.players[0];
    assert_eq!((player.moves, player.missed_ejections), (1, 1));
    assert!(player.accuracy.unwrap() < 90.0);
}

#[test]
fn letting_a_win_go_is_a_blunder_and_taking_it_is_none() {
    let position = Some("5/6/7/8/4bbbww/8/7/6/5 b");
    let missed = annotated(&game("abalone/empty?goal=1", position, "E5D4 E8D7"), 2_000);
    let ply = &missed.plies[0];
    assert_eq!(ply.best_score, Score::win_in(1));
    assert_eq!((ply.class, ply.missed_win, ply.best_chance), (Some(Class::Blunder), true, 1.0));
    let taken = annotated(&game("abalone/empty?goal=1", position, "E5E6"), 2_000);
    let ply = &taken.plies[0];
    assert_eq!((ply.score, ply.class, ply.loss), (Score::win_in(1), None, 0.0));
    assert_eq!(taken.players[0].accuracy, Some(100.0));
}

#[test]
fn a_crossing_that_is_not_answered_turns_the_game() {
    // White crosses; Black could cross as well, but steps aside: White begins the turn ahead.
    let position = Some("4b1/w4b/6/6/b5/1w4 w");
    let game = game("epaminondas?files=6&ranks=6", position, "a5-a6 f5-f4");
    let annotation = annotated(&game, 3_000);
    let black = &annotation.plies[1];
    assert_eq!((black.best.as_str(), black.class), ("a2-a1", Some(Class::Blunder)));
    assert!(black.score.loss().is_some() && !black.missed_ejection);
    assert_eq!(annotation.turning_point, Some(2));
}

#[test]
fn the_same_nodes_give_the_same_annotation() {
    let game = game("abalone", None, "A1B2 A5B5 A2B3 B5C5");
    assert_eq!(annotated(&game, 1_000), annotated(&game, 1_000));
}

#[test]
fn many_seats_are_judged_each_by_its_own_team() {
    let game = game("abalone/3-players-11", None, "A2B3 H4G4 H9G8 B3C4");
    let annotation = annotated(&game, 500);
    let seats: Vec<usize> = annotation.plies.iter().map(|ply| ply.seat.index()).collect();
    assert_eq!(seats, [0, 1, 2, 0]);
    assert_eq!(annotation.players.iter().map(|p| p.moves).collect::<Vec<_>>(), [2, 1, 1]);
    let picture = curve(&annotation);
    assert_eq!(picture.matches(r#"class="value "#).count(), 3);
}

#[test]
fn an_interrupted_annotation_is_none() {
    let engine = Engine::new(&Options::default());
    let stop = AtomicBool::new(false);
    let settings = Settings::new(Limits::nodes(500));
    let told = annotate(&missed_ejection(), &engine, &settings, &stop, |done, of| {
        assert_eq!((done, of), (1, 2));
        stop.store(true, Ordering::Relaxed);
    });
    assert_eq!(told, None);
}

#[test]
fn a_game_without_moves_is_annotated_too() {
    let annotation = annotated(&game("abalone", None, ""), 100);
    assert_eq!((annotation.plies.len(), annotation.turning_point), (0, None));
    assert!(curve(&annotation).ends_with("</svg>"));
}

#[test]
fn the_record_says_what_was_found_and_reads_back() {
    let game = missed_ejection();
    let mut record = Record::from_game(&game);
    record.comment(0, "careful?");
    let annotation = annotated(&game, 2_000);
    let written = comment(&record, &annotation).write();
    let again = read_records(&written).next().unwrap().unwrap();
    assert_eq!(again.game().events(), game.events());
    let remarks = &again.line().steps[0].remarks;
    assert!(remarks.contains(&Remark::Comment("careful?".to_owned())));
    let said = remarks.iter().find_map(|remark| match remark {
        Remark::Comment(text) if text.starts_with("[%eval ") => Some(text),
        _ => None,
    });
    assert!(said.unwrap().contains("E5E6 was best, it wins by force."), "{written}");
    let Some(Remark::Comment(told)) = again.line().opening.first() else { panic!("{written}") };
    let accuracy = |player: usize| annotation.players[player].accuracy.unwrap();
    let (black, white) = (accuracy(0), accuracy(1));
    assert!(told.starts_with(&format!("Accuracy: Black {black:.0} %, White {white:.0} %.")));
    let line = remarks.iter().find_map(|remark| match remark {
        Remark::Variation(line) => Some(line),
        _ => None,
    });
    let steps = &line.unwrap().steps;
    assert!(steps.iter().all(|step| matches!(step.entry, Entry::Move(_))), "{written}");
    assert_eq!(steps.len(), annotation.plies[0].line.len());
    assert_eq!(again.write(), written);
}

#[test]
fn the_best_move_is_told_as_the_record_writes_moves() {
    let start = game("abalone", None, "").position().clone();
    let mv = start.read_move("A1B2", Notation::AbaPro).unwrap();
    let written = start.write_move(mv, Notation::PlayStrategy);
    assert_ne!(written, "A1B2");
    let text = format!("[Rules \"abalone\"]\n[Notation \"PlayStrategy\"]\n\n1. {written} *\n");
    let record = read_records(&text).next().unwrap().unwrap();
    let mut annotation = annotated(record.game(), 30);
    let ply = &mut annotation.plies[0];
    (ply.class, ply.best, ply.line) = (Some(Class::Mistake), "A1B2".into(), vec!["A1B2".into()]);
    let once = comment(&record, &annotation);
    assert!(once.write().contains(&format!("Mistake: {written} was best")), "{}", once.write());
    assert_eq!(comment(&once, &annotation).write(), once.write());
}

#[test]
fn a_second_annotation_takes_the_place_of_the_first() {
    let record = |text: &str| read_records(text).next().unwrap().unwrap();
    let first = |remarks: &str| {
        let tags = "[Rules \"abalone/empty?goal=2\"]\n[SetUp \"1\"]\n[Notation \"Aba-Pro\"]\n\
                    [Position \"5/6/7/8/4bbbww/8/7/6/5 b\"]\n";
        record(&format!("{tags}\n1. E5D4 {remarks} E8D7 *\n"))
    };
    for remarks in [
        "",
        "{careful?}",
        "?",
        "$4 {so it goes} (1. E5E6 {of course} E8D7)",
        "(1. E5E6)",
        "{[%eval -0.31] [%clk 0:01]} ; [%eval 2]\n",
        "{Accuracy: high, of course} ",
        "{[%eval 0.1] Mistake: what was best?}",
        "{[%eval} {[%eval 1] Missed win: E5E6. Turning point.}",
    ] {
        let bare = first(remarks);
        let annotation = annotated(bare.game(), 2_000);
        let once = comment(&bare, &annotation).write();
        let values = once.matches("[%eval ").count();
        assert_eq!(values, 2, "{once}");
        assert_eq!(comment(&record(&once), &annotation).write(), once);
        // What another one said is gone, what a person said is not, but for the mark they share.
        if remarks != "?" {
            let other = annotated(bare.game(), 30);
            let replaced = comment(&record(&comment(&bare, &other).write()), &annotation).write();
            assert_eq!(replaced, once, "{remarks}");
        }
        for kept in ["careful?", "of course", "so it goes", "what was best?", "[%clk 0:01]"] {
            assert_eq!(once.contains(kept), remarks.contains(kept), "{once}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn annotating_twice_is_annotating_once(seed: u64, plies in 0usize..12, nodes in 20u64..200) {
        let mut game = game("abalone?goal=1", None, "");
        for ply in 0..plies {
            let moves = game.position().moves();
            let at = seed.rotate_left(5 * ply as u32) % moves.len().max(1) as u64;
            if let Some(&mv) = moves.get(at as usize) {
                game.play(mv).unwrap();
            }
        }
        let annotation = annotated(&game, nodes);
        let once = comment(&Record::from_game(&game), &annotation).write();
        let again = read_records(&once).next().unwrap().unwrap();
        prop_assert_eq!(comment(&again, &annotation).write(), once);
    }
}

#[test]
fn as_json() {
    let annotation = annotated(&missed_ejection(), 2_000);
    let mut value = serde_json::to_value(&annotation).unwrap();
    // What the engine thinks changes as it grows; which fields there are does not.
    for ply in value["plies"].as_array_mut().unwrap() {
        for field in ["score", "bestScore", "chance", "bestChance", "loss", "depth"] {
            assert!(!ply[field].is_null());
            ply[field] = "…".into();
        }
        ply["line"].as_array_mut().unwrap().truncate(1);
    }
    let player = &mut value["players"];
    for field in ["accuracy", "byPhase"] {
        player[0][field] = "…".into();
        player[1][field] = "…".into();
    }
    insta::assert_snapshot!(serde_json::to_string_pretty(&value).unwrap());
}

/// The names of all fields, with those of the first item of lists.
fn fields(value: &serde_json::Value) -> Vec<String> {
    let mut names = Vec::new();
    match value {
        serde_json::Value::Object(object) => {
            for (name, inner) in object {
                names.push(name.clone());
                names.extend(fields(inner).iter().map(|inner| format!("{name}.{inner}")));
            }
        }
        serde_json::Value::Array(items) => {
            names.extend(items.first().map(fields).unwrap_or_default());
        }
        _ => {}
    }
    names
}

#[test]
fn the_documented_fields_are_those_there_are() {
    let formats = include_str!("../../../docs/formats.md");
    let (_, rest) = formats.split_once("```annotation\n").unwrap();
    let example = serde_json::from_str(rest.split_once("```").unwrap().0).unwrap();
    let real = serde_json::to_value(annotated(&missed_ejection(), 500)).unwrap();
    assert_eq!(fields(&example), fields(&real));
}

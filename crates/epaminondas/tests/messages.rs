//! What people are told when a text or a move is wrong.

use std::sync::Arc;

use sumito_core::{MoveKind, Position as _, Reason, Seat, Team};
use sumito_epaminondas::{Notation, Objection, Position, Rules, Setup, Square};

fn rules(text: &str) -> Arc<Rules> {
    Arc::new(text.parse().unwrap())
}

fn rules_error(text: &str) -> String {
    text.parse::<Rules>().unwrap_err().to_string()
}

fn position_error(rules_text: &str, text: &str) -> String {
    Position::read(&rules(rules_text), text).unwrap_err().to_string()
}

/// Tries a move in the published notation on a board of 8 by 6.
fn move_error(board: &str, text: &str) -> String {
    let rules = rules("epaminondas?files=8&ranks=6&symmetry=none");
    let position = Position::read(&rules, board).unwrap();
    position.read_move(text, Notation::Rear).unwrap_err().to_string()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

#[test]
fn rule_sets() {
    for (text, canonical) in [
        (" Epaminondas ", "epaminondas"),
        ("epaminondas?files=14&ranks=12&symmetry=any", "epaminondas"),
        ("epaminondas?symmetry=NONE&ranks=8&files=8", "epaminondas?files=8&ranks=8&symmetry=none"),
        ("epaminondas/stones?repetition=draw", "epaminondas/stones?repetition=draw"),
        ("crossings?quiet-limit=30&move-limit=99", "crossings?move-limit=99&quiet-limit=30"),
    ] {
        assert_eq!(rules(text).to_string(), canonical);
    }
    let keys = "files, ranks, symmetry, move-limit, quiet-limit, repetition";
    for (text, told) in [
        ("", "column 1: found the end of the text, expected a game, `epaminondas` or `crossings`"),
        ("chess", "column 1: found `chess`, expected a game, `epaminondas` or `crossings`"),
        ("epaminondas/daisy", "column 13: found `daisy`, expected the start `stones`, or none"),
        (
            "crossings/stones",
            "column 11: found `stones`, expected no start: crossings has only one",
        ),
        ("epaminondas?gravity=8", &format!("column 13: found `gravity`, expected a key: {keys}")),
        ("epaminondas?fles=8", "column 13: found `fles`, expected a key; did you mean `files`?"),
        (
            "crossings?files=8",
            "column 11: found `files`, expected a key: move-limit, quiet-limit, repetition",
        ),
        ("epaminondas?files=x", "column 19: found `x`, expected a number from 4 to 16"),
        (
            "epaminondas?files=3&ranks=17",
            "a board has 4 to 16 files, not 3; a board has 4 to 16 ranks, not 17",
        ),
        (
            "epaminondas?symmetry=left",
            "column 22: found `left`, expected one of none, files, ranks, half-turn, any",
        ),
        ("epaminondas?files=8&files=8", "column 21: the key `files` is given twice, give it once"),
        (
            "epaminondas/stones?ranks=6",
            "stones are placed on rank 4 to the fourth from the top: at least 7 ranks, not 6",
        ),
        (
            "epaminondas?move-limit=0",
            "column 24: found `0`, expected a number of moves by each side, from 1",
        ),
    ] {
        assert_eq!(rules_error(text), format!("rule set: {told}"), "{text}");
    }
}

#[test]
fn position_texts() {
    let game = "epaminondas?files=4&ranks=4";
    for (text, told) in [
        ("", "column 1: found the end of the text, expected 4 more squares of rank 4"),
        ("4/4/4/4", "column 8: found the end of the text, expected the side to move, `b` or `w`"),
        ("4/4/4 w", "column 6: found ` `, expected `/` and 1 more ranks"),
        ("4/4/3/w3 w", "column 6: found `/`, expected 1 more squares of rank 2"),
        ("4/4/5/w3 w", "column 5: found `5`, expected at most 4 more squares of rank 2"),
        ("4/4/wwwwb/4 w", "column 9: found `b`, expected `/` after the 4 squares of rank 2"),
        ("4/4/4/4/4 w", "column 8: found `/`, expected the end of the rows after 4"),
        ("4/4/40/4 w", "column 5: found `40`, expected at most 4 more squares of rank 2"),
        (
            "4/4/0w3/4 w",
            "column 5: found `0`, expected a number of empty squares without leading 0",
        ),
        (
            "4/é3/4/4 w",
            "column 3: found `é`, expected `w`, `b`, `n`, a number of empty squares or `/`",
        ),
        ("w3/4/4/4 r", "column 10: found `r`, expected the side to move, `b` or `w`"),
        (
            "w3/4/4/4 w 1",
            "column 12: found `1`, expected pieces captured by White and by Black, as in `0,0`",
        ),
        (
            "w3/4/4/4 w 0,0 x",
            "column 16: found `x`, expected a number, the plies since the last capture",
        ),
        ("w3/4/4/4 w 0,0 1 -1", "column 18: found `-1`, expected the number of plies played"),
        ("w3/4/4/4 w 0,0 1 1 1", "column 20: found `1`, expected the end of the position"),
    ] {
        assert_eq!(position_error(game, text), format!("position: {told}"), "{text}");
    }
    let long = "w".repeat(1_000_000);
    assert!(position_error(game, &long).starts_with("position: column 5: found `w`"));
    let run = format!("4/{}/4/4 w", "9".repeat(1_000_000));
    assert!(position_error(game, &run).len() < 200);
}

#[test]
fn every_objection_is_listed() {
    assert_eq!(
        position_error("epaminondas?files=4&ranks=4", "4/1n2/4/4 w"),
        "position: no piece stands on the board; \
         the rule set has no neutral stones, and 1 on the board"
    );
    assert_eq!(
        position_error("epaminondas?files=4&ranks=5", "wwww/wwww/w3/4/b3 w 0,1 0 0"),
        "position: white has 9 on the board and 1 captured, but starts with 8"
    );
    assert_eq!(
        position_error("epaminondas/stones?files=4&ranks=7", "4/4/4/nn2/4/1n2/w3 w 0,0 9 9"),
        "position: a stone goes on ranks 4 to 4, and one stands on b2"
    );
    assert_eq!(
        position_error("epaminondas/stones?files=4&ranks=7", "4/4/4/nn2/4/4/w3 w 0,0 1 1"),
        "position: each of the first 3 plies places a stone: after 1 plies 1 stand, not 2"
    );
    assert_eq!(
        position_error("crossings", "w7/8/8/8/8/8/8/8 w"),
        "position: equally many pieces have crossed, or one more of the side that just moved: \
         not 0 of the side that moved and 1 of the side to move"
    );

    let mut setup = Setup::empty(&rules("epaminondas?files=4&ranks=4"));
    setup.set(square("p16"), Some(sumito_epaminondas::Piece::White));
    setup.turn = Seat::new(2);
    let objections = setup.check().unwrap_err();
    assert!(objections.contains(&Objection::NoSuchSeat(2)));
    assert!(objections.iter().any(|o| matches!(o, Objection::OffBoard { .. })));
}

#[test]
fn illegal_moves() {
    let board = "b6b/1b3b2/1bb5/w1ww4/1w6/w3w2w w";
    for (text, told) in [
        ("a9-a2", "move: column 1: found `a9`, expected a square a1 to h6"),
        ("a1-z2", "move: column 4: found `z2`, expected a square a1 to h6"),
        ("a1-i1", "move: column 4: found `i1`, expected a square a1 to h6"),
        ("a1-", "move: column 4: found the end of the text, expected a square a1 to h6"),
        ("a1+a2", "move: column 3: found `+`, expected a square a1 to h6"),
        ("a1-a2 a3", "move: column 6: found ` `, expected the end of the move"),
        (
            "e1xe2",
            "move: column 3: found `x`, expected `-`: in Rear notation this move captures nothing",
        ),
        ("e1", "no stone is to be placed now: name two squares to move"),
        ("d1-d2", "no piece stands on d1"),
        ("a6-a5", "the piece on a6 is the opponent's"),
        ("a1-c2", "a move goes along a rank, a file or a diagonal, and a1 to c2 does not"),
        ("a1-a1", "a move goes along a rank, a file or a diagonal, and a1 to a1 does not"),
        ("e1-e3", "a single piece may go at most 1, not 2"),
        ("c3-f3", "a phalanx of 2 may go at most 2, not 3"),
        ("h1-h6", "a single piece may go at most 1, not 5"),
        ("c3-c4", "a single piece never captures, and c4 is occupied"),
    ] {
        assert_eq!(move_error(board, text), told, "{text}");
    }
    let cases = [
        ("8/8/8/www5/8/8 w", "a3-a3"),
        ("8/8/8/8/8/5www w", "f1-h1"),
        ("8/8/8/8/8/ww1w4 w", "a1-c1"),
        ("8/8/8/8/8/www1b3 w", "a1-d1"),
        ("8/8/8/8/8/www1bbb1 w", "a1-c1"),
        ("8/8/8/8/8/7w b", "h1-h2"),
        ("w7/8/8/8/8/8 w", "a6-a5"),
    ];
    let told: Vec<_> = cases.iter().map(|(board, text)| move_error(board, text)).collect();
    assert_eq!(
        told,
        [
            "a move goes along a rank, a file or a diagonal, and a3 to a3 does not",
            "the move would leave the board: from h1 to its edge it is 0, not 2",
            "an own piece stands in the way on d1",
            "an opponent's piece stands in the way on e1: a move ends where it captures",
            "a capture needs more pieces than the line it meets: 3 against 3 from e1 on",
            "the game is over",
            "the game is over",
        ]
    );
}

#[test]
fn stones() {
    let start = rules("epaminondas/stones").start();
    let tell = |text: &str| start.read_move(text, Notation::Rear).unwrap_err().to_string();
    assert_eq!(tell("a3"), "a stone goes on ranks 4 to 9, a3 is outside");
    assert_eq!(
        tell("a1-a3"),
        "a neutral stone is to be placed first, 3 more of 3: name an empty square"
    );
    let f6 = start.read_move("F6", Notation::Rear).unwrap();
    let next = start.clone().play(f6).unwrap();
    assert_eq!(start.effect(f6).kind, MoveKind::Place);
    let again = next.read_move("f6", Notation::TailHead).unwrap_err().to_string();
    assert_eq!(again, "a stone needs an empty square, f6 is not");
}

#[test]
fn crossings_are_answered_and_locked() {
    let rules = rules("crossings");
    let read = |text: &str| Position::read(&rules, text).unwrap();
    let tell =
        |p: &Position, text: &str| p.read_move(text, Notation::Rear).unwrap_err().to_string();

    let pending = read("w7/8/8/8/8/8/4b3/4w3 b");
    assert_eq!(pending.outcome(), None);
    assert_eq!(
        tell(&pending, "e2-e3"),
        "the opponent has crossed: only a move onto rank 1 answers that"
    );
    let answered =
        pending.clone().play(pending.read_move("e2-f1", Notation::Rear).unwrap()).unwrap();
    assert_eq!(answered.locked().collect::<Vec<_>>(), [square("f1"), square("a8")]);
    assert_eq!(tell(&answered, "a8-a7"), "the piece on a8 has crossed and is locked");

    let unanswered = read("w7/8/8/8/8/4b3/8/4w3 b").outcome().unwrap();
    assert_eq!(
        (unanswered.winner().map(Team::index), unanswered.reason),
        (Some(0), Reason::Crossing)
    );

    let defended = read("w7/8/8/8/8/8/8/ww1b4 w");
    assert_eq!(
        tell(&defended, "a1-c1"),
        "the opponent's piece on d1 has crossed and cannot be captured"
    );
}

#[test]
fn both_notations() {
    let start = rules("epaminondas").start();
    for (rear, tail_head) in [("c1-c3", "c1-c4"), ("c1-d2", "c1-e3"), ("n2-n3", "n2-n3")] {
        let mv = start.read_move(rear, Notation::Rear).unwrap();
        assert_eq!(start.write_move(mv, Notation::TailHead), tail_head);
        assert_eq!(start.read_move(tail_head, Notation::TailHead), Ok(mv));
        assert_eq!(
            start.read_move(&rear.to_uppercase().replace('-', " - "), Notation::Rear),
            Ok(mv)
        );
    }
    let onto_own = start.read_move("c1-c2", Notation::TailHead).unwrap_err().to_string();
    assert_eq!(onto_own, "an own piece stands in the way on c2");
    let rules = rules("epaminondas?files=8&ranks=6");
    let position = Position::read(&rules, "8/8/8/8/8/www1bb2 w").unwrap();
    let capture = position.read_move("a1xc1", Notation::Rear).unwrap();
    assert_eq!(position.read_move("a1xe1", Notation::TailHead), Ok(capture));
    let effect = position.effect(capture);
    assert_eq!((effect.kind, effect.own), (MoveKind::Capture, 3));
    assert_eq!(effect.removed, ["e1", "f1"]);
    assert_eq!(effect.shifts[2], ("c1".to_string(), Some("e1".to_string())));
}

#[test]
fn who_retires_loses_at_once() {
    let mut position = rules("epaminondas").start();
    let key = position.key();
    position.retire(Seat::new(0), Reason::Time);
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.winner().map(Team::index), outcome.reason), (Some(1), Reason::Time));
    assert!(position.moves().is_empty());
    assert_ne!(position.key(), key);
}

#[test]
fn limits_stop_the_game() {
    let outcome = |game: &str, text: &str| {
        let outcome = Position::read(&rules(game), text).unwrap().outcome();
        outcome.map(|o| (o.winner().map(Team::index), o.reason))
    };
    let small = "epaminondas?files=4&ranks=5";
    let board = "b3/4/4/4/3w w";
    assert_eq!(outcome(small, &format!("{board} 2,1 39 40")), None);
    let limited = format!("{small}&move-limit=20");
    assert_eq!(outcome(&limited, &format!("{board} 2,1 39 39")), None);
    assert_eq!(
        outcome(&limited, &format!("{board} 2,1 39 40")),
        Some((Some(0), Reason::MoveLimit))
    );
    assert_eq!(outcome(&limited, &format!("{board} 1,1 39 40")), Some((None, Reason::MoveLimit)));
    let quiet = format!("{small}&quiet-limit=20");
    assert_eq!(outcome(&quiet, "b3/4/4/w3/3b w 2,1 40 50"), Some((Some(1), Reason::QuietLimit)));
    assert_eq!(outcome(&quiet, &format!("{board} 1,1 40 50")), Some((None, Reason::QuietLimit)));
    let stuck = Position::read(&rules("epaminondas?files=4&ranks=4"), "4/4/bb2/wb2 w").unwrap();
    assert_eq!(stuck.outcome().map(|o| o.reason), Some(Reason::NoMove));
}

//! Single cases: faults from the field, and what each rule says when it is broken.

use std::sync::Arc;

use sumito_abalone::{
    Board, Cell, Direction, Hex61, Hex91, Layout, Marble, Move, Notation, Position, PositionForm,
    Rules, Setup,
};
use sumito_core::{MoveKind, Outcome, Position as _, Reason, Seat, Team};

fn rules(text: &str) -> Arc<Rules> {
    Arc::new(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")))
}

fn read(rules_text: &str, position: &str) -> Position {
    read_on::<Hex61>(rules_text, position)
}

fn read_on<B: Board>(rules_text: &str, position: &str) -> Position<B> {
    Position::read(&rules(rules_text), position)
        .unwrap_or_else(|error| panic!("{rules_text} {position}: {error}"))
}

fn play<B: Board>(position: Position<B>, moves: &str) -> Position<B> {
    moves.split(' ').fold(position, |position, text| {
        let mv = position.read_move(text, Notation::AbaPro);
        let mv = mv.unwrap_or_else(|error| panic!("{position} {text}: {error}"));
        position.play(mv).unwrap()
    })
}

fn refusal(position: &Position, text: &str) -> String {
    position.read_move(text, Notation::AbaPro).unwrap_err().to_string()
}

#[test]
fn each_rule_broken_has_its_own_reason() {
    let position = read(
        "abalone/empty?goal=1&neutral=I9&neutral-off=forbidden&obstacles=A1&holes=A5",
        "4n/6/wwwwb2/bbbbw3/bbbwwb3/bbww1bww/2bw3/b4b/xbb1o b",
    );
    for (text, reason) in [
        ("D3D4", "the marble on D3 is white's, and black is to move"),
        ("E5E6", "the marble on E5 is white's, and black is to move"),
        ("D5D6", "no marble stands on D5"),
        ("I9I8", "the marble on I9 is neutral: it moves only when pushed"),
        ("F2F3", "4 marbles stand in this line: at most 3 move together"),
        (
            "E1E2",
            "the marble on E6, behind the pushed ones, is of your own side and blocks the push",
        ),
        ("D1D2", "2 cannot push 2: the pushing line must be longer"),
        ("C3C4", "1 cannot push 1: the pushing line must be longer"),
        ("A3A2", "A1 is an obstacle: nothing can enter it"),
        ("B6A5", "A5 is a hole: nobody enters it by himself"),
        ("B1B0", "column 3: found `B0`, expected a cell of row B: B1 to B6"),
        ("A2A6", "column 3: found `A6`, expected a cell of row A: A1 to A5"),
        ("A2C2", "A2 and C2 are not neighbours: a marble moves one cell"),
        ("A3A2A4", "a broadside goes sideways; along its line a group is named by its last marble"),
        ("D6", "column 3: found the end of the text, expected a row letter A to I"),
        ("", "column 1: found the end of the text, expected a row letter A to I"),
        ("E2E3E4E5E6", "column 9: found `E`, expected the end of the move"),
        ("E2E3F3F2", "this rule set has no `shield` slides"),
        ("E2E3F4+", "this rule set has no `rotate` moves"),
    ] {
        let found = refusal(&position, text);
        assert!(found.contains(reason), "{text}: {found}");
    }
}

#[test]
fn pushes_work_on_every_cell_in_every_direction_and_size() {
    let rules = rules("abalone/empty?goal=1");
    let mut pushes = 0;
    for rear in Cell::all(5) {
        for d in Direction::ALL {
            for (own, others) in [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3), (4, 1)] {
                let line: Option<Vec<Cell>> = (0..own + others)
                    .map(|i| rear.ahead(d, i).filter(|cell| cell.is_on(5)))
                    .collect();
                let Some(line) = line else { continue };
                for blocked in [None, Some(Marble::Colour(sumito_core::Colour::Black))] {
                    let behind = line[line.len() - 1].neighbour(d).filter(|cell| cell.is_on(5));
                    if blocked.is_some() && behind.is_none() {
                        continue;
                    }
                    let mut setup = Setup::read(&rules, "5/6/7/8/9/8/7/6/5 b").unwrap();
                    for (i, &cell) in line.iter().enumerate() {
                        let colour = sumito_core::Colour::ALL[usize::from(i >= own)];
                        setup.marbles.insert(cell, Marble::Colour(colour));
                    }
                    setup.marbles.extend(behind.zip(blocked));
                    let position: Position = setup.check(&rules).unwrap();
                    let mv = Move::Line { rear, direction: d };
                    let legal = own > others && own < 4 && blocked.is_none();
                    assert_eq!(position.check(mv).is_ok(), legal, "{position} {mv:?}");
                    assert_eq!(position.moves().contains(&mv), legal, "{position} {mv:?}");
                    if !legal {
                        continue;
                    }
                    pushes += 1;
                    let after = position.clone().play(mv).unwrap();
                    let goal = behind.is_none();
                    assert_eq!(after.outcome().is_some(), goal, "{position} {mv:?}");
                    assert_eq!(after.marbles().count(), own + others - usize::from(goal));
                    assert_eq!(position.effect(mv).own, own);
                    assert_eq!(position.effect(mv).kind, MoveKind::Push);
                }
            }
        }
    }
    assert!(pushes > 500);
}

#[test]
fn a_broadside_has_one_name_and_both_orders_are_read() {
    let start = read("abalone/standard", "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b");
    let mv = start.read_move("C3C5D3", Notation::AbaPro).unwrap();
    assert_eq!(start.read_move("c5 c3 d5", Notation::AbaPro), Ok(mv));
    assert_eq!(start.read_move("C5-C3xD5", Notation::AbaPro), Ok(mv));
    assert_eq!(start.moves().iter().filter(|&&other| other == mv).count(), 1);
}

#[test]
fn moves_read_alike_in_all_notations() {
    let start = read("abalone/standard", "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b");
    for (aba, nacre, playstrategy) in
        [("A1B2", "A1D4", "a1d4"), ("C3C5D4", "C3D6", "c3d6"), ("C3C4D3", "C4D3", "c4d3")]
    {
        let mv = start.read_move(aba, Notation::AbaPro).unwrap();
        assert_eq!(start.write_move(mv, Notation::Nacre), nacre);
        assert_eq!(start.write_move(mv, Notation::PlayStrategy), playstrategy);
        assert_eq!(start.read_move(nacre, Notation::Nacre), Ok(mv));
        assert_eq!(start.read_move(playstrategy, Notation::PlayStrategy), Ok(mv));
    }
    // Either end named first; in Nacre the pair farther apart is the only one.
    let mv = start.read_move("C3C5D3", Notation::AbaPro).unwrap();
    assert_eq!(start.read_move("c3d5", Notation::PlayStrategy).map(|_| ()), Ok(()));
    assert_eq!(start.read_move("C5D3", Notation::Nacre), Ok(mv));
    let push = read("abalone/empty?goal=1", "5/6/7/8/4bbbw1/8/7/6/5 b");
    let mv = push.read_move("e5e9", Notation::PlayStrategy).unwrap();
    assert_eq!(push.write_move(mv, Notation::AbaPro), "E5E6");
    let eject = push.play(mv).unwrap().setup();
    let eject: Position =
        Setup { turn: Seat::new(0), ..eject }.check(&rules("abalone/empty?goal=1")).unwrap();
    let mv = eject.read_move("e6e9", Notation::PlayStrategy).unwrap();
    assert_eq!(eject.write_move(mv, Notation::PlayStrategy), "e6e9");
    let wrong = start.read_move("A1C3", Notation::Nacre).unwrap_err().to_string();
    assert_eq!(wrong, "move: the line from A1 arrives on D4, not on C3");
}

#[test]
fn foreign_positions_are_read_and_written() {
    let belgian = rules("abalone");
    let playstrategy = "ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1";
    let position: Position =
        Position::read_as(&belgian, playstrategy, PositionForm::PlayStrategy).unwrap();
    assert_eq!(position, Position::start(&belgian).unwrap());
    let apgn = "ww1bb/wwwbbb/1ww1bb1/8/9/8/1bb1ww1/bbbwww/bb1ww-5b4w b";
    let position: Position = Position::read_as(&belgian, apgn, PositionForm::Apgn).unwrap();
    assert_eq!(position.scores().first(2), [4, 5]);
    assert_eq!(position.write_as(PositionForm::Apgn).unwrap(), apgn);
    for wrong in ["5b4w", "-5b4w b", "ww1bb b"] {
        assert!(Position::<Hex61>::read_as(&belgian, wrong, PositionForm::Apgn).is_err());
    }
    let three = rules("abalone/3-players-11");
    assert!(Position::<Hex61>::read_as(&three, apgn, PositionForm::Apgn).is_err());
}

#[test]
fn bad_positions_are_told_with_column_and_reason() {
    let rules = rules("abalone/standard");
    let long = format!("{} b", "w".repeat(1_000_000));
    for (text, reason) in [
        ("", "column 1: found the end of the text, expected the rows of a position"),
        ("wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb b", "expected `/` and row A"),
        (
            "wwwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b",
            "column 6: found `w`, expected the end of row I",
        ),
        (
            "wwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b",
            "column 5: found `/`, expected 1 more cells in row I",
        ),
        (
            "wwwww/wwwwww/0www2/8/9/8/2bbb2/bbbbbb/bbbbb b",
            "column 14: found `0`, expected a run of 1",
        ),
        (
            "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbb3 b",
            "column 42: found `3`, expected at most 2",
        ),
        ("wwwww/wwwwww/2wйw2/8/9/8/2bbb2/bbbbbb/bbbbb b", "column 16: found `й`"),
        ("wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb", "expected the seat to move"),
        ("wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb r", "expected a seat: b w"),
        (
            "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0",
            "scores: 1 given, but there are 2 teams",
        ),
        (
            "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 7,0",
            "scores: 7 for team 1, which wins with 6",
        ),
        ("wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 6,6", "only one team can have reached"),
        ("wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0,0 0 0 x", "expected `out=` and seats"),
        ("wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b+1 0,x", "expected scores"),
        (
            "xwwww/wwwwwo/2wnr2/8/9/8/2bbb2/bbbbbb/bbbbb b",
            "obstacles: here I5, by the rule set none; \
          holes: here H9, by the rule set none; marbles: there are red marbles, but nobody plays \
          them; neutral: the rule set has no `neutral` marbles",
        ),
        (&long, "column 6: found `w`, expected the end of row I"),
    ] {
        let error = Position::<Hex61>::read(&rules, text).unwrap_err().to_string();
        let shown: String = text.chars().take(60).collect();
        assert!(error.contains(reason), "{shown}: {error}");
    }
    let upper = "  WWWWW/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/BBBBB  B\t0,0 ";
    assert!(Position::<Hex61>::read(&rules, upper).is_ok());
}

#[test]
fn senseless_rule_sets_are_refused_with_every_reason() {
    for (text, reasons) in [
        ("chess", "column 1: found `chess`, expected `abalone`"),
        (
            "abalone/standart",
            "column 9: found `standart`, expected a layout; did you mean `standard`?",
        ),
        ("abalone/nowhere", "column 9: found `nowhere`, expected one of 73 layouts, such as"),
        ("abalone/", "column 9: found the end of the text, expected one of 73 layouts, such as"),
        (
            "abalone?colour=yes",
            "column 9: found `colour`, expected a key; did you mean `one-colour`?",
        ),
        ("abalone?gravity=yes", "column 9: found `gravity`, expected a key: side, goal, without"),
        ("abalone?goal", "column 13: found the end of the text, expected `=` and 1 to 14"),
        ("abalone?goal=0", "column 14: found `0`, expected a number from 1 to 14"),
        ("abalone?goal=6&goal=5", "column 16: found `goal`, expected each key only once"),
        ("abalone?goal=6,6,6", "goal: give one number, or one for each of the 2 teams"),
        ("abalone?holes=E5,Z1", "column 18: found `Z`, expected a row letter A to I"),
        ("abalone?shield=maybe", "found `maybe`, expected one of `yes`, `no`"),
        ("abalone?side=6", "side: `belgian-daisy` has side 5"),
        (
            "abalone/standard?obstacles=A1,E5&holes=E5",
            "obstacles: a marble stands on A1 at the start",
        ),
        ("abalone/standard?obstacles=A1,E5&holes=E5", "holes: E5 is among `obstacles` already"),
        ("abalone?neutral-off=wins", "neutral-off: needs neutral marbles"),
        (
            "abalone/one-colour?neutral=E5&obstacles=E4",
            "neutral: not in one-colour play; obstacles: not in",
        ),
        ("abalone/one-colour?hidden=yes", "hidden: one-colour play has nothing to hide"),
        ("abalone?teams=crossed&quiet-limit=15", "quiet-limit: cannot count own marbles"),
        ("abalone/3-players-11?teams=shared", "teams: only a layout of two colours"),
        ("abalone?partner-moves=yes", "partner-moves: needs partners"),
        ("abalone?without=E5", "without: no marble stands on E5 at the start"),
        ("abalone?without=A1,A1", "without: A1 is named twice"),
        ("abalone?start=random", "seed: a random or thrown start needs `seed=N`"),
        ("abalone?seed=1", "seed: needs `start=random` or `start=thrown`"),
        ("abalone/grand?start=thrown&seed=1", "start: a throw belongs to the board of side 5"),
        ("abalone/empty?start=random&seed=1", "start: the empty board has no marbles"),
        (
            "abalone/empty?start=5/6/7/8/3bw4/8/7/6/5",
            "goal: 6 ejections, but team 1 can reach only 1",
        ),
        (
            "abalone?start=5/6/7/8/3bx4/8/7/6/5&goal=1",
            "obstacles: the rows of `start=` show E5; both must agree",
        ),
    ] {
        let error = text.parse::<Rules>().unwrap_err().to_string();
        assert!(error.contains(reasons), "{text}: {error}");
    }
    // A cell named too often is objected to once.
    for (text, message) in [
        ("abalone?without=A1,A1,A1", "without: A1 is named twice"),
        ("abalone?obstacles=E5,E5", "obstacles: E5 is named twice"),
    ] {
        let error = text.parse::<Rules>().unwrap_err().to_string();
        assert_eq!(error, format!("rule set: {message}"));
    }
    for good in [
        " ABALONE/Standard?GOAL=6,6 ",
        "abalone/empty?side=3",
        "abalone?teams=shared&quiet-limit=15",
        "abalone/4-players-9?partner-moves=yes&repetition=loss",
        "abalone/one-colour?one-colour=yes",
    ] {
        assert!(good.parse::<Rules>().is_ok(), "{good}: {:?}", good.parse::<Rules>());
    }
    assert_eq!(rules("abalone/standard?goal=6,6").to_string(), "abalone/standard");
    assert_eq!(rules("abalone/one-colour").to_string(), "abalone/alliances?one-colour=yes");
    let empty = Position::<Hex61>::read(&rules("abalone/empty"), "5/6/7/8/3bw4/8/7/6/5 b");
    assert!(empty.unwrap_err().to_string().contains("goal: 6 ejections, but team 1 can reach"));
}

#[test]
fn layouts_are_as_symmetric_as_they_say() {
    for layout in Layout::all().iter().filter(|layout| layout.rows.is_some()) {
        let rules = rules(&format!("abalone/{}", layout.id));
        assert_eq!(rules.symmetry(), layout.symmetry, "{}", layout.id);
    }
    assert!(rules("abalone").is_fair());
    assert!(!rules("abalone?goal=6,5").is_fair());
    assert!(!rules("abalone?without=A1").is_fair());
    assert!(!rules("abalone/standard?holes=D4").is_fair());
    assert!(rules("abalone/standard?holes=D4,F6").is_fair());
}

#[test]
fn drawn_starts_follow_their_seed() {
    for layout in ["standard", "3-players-12", "4-players-9", "5-players", "6-players", "grand"] {
        let of = |seed| rules(&format!("abalone/{layout}?start=random&seed={seed}"));
        for seed in 0..5 {
            let rules = of(seed);
            assert_eq!(rules.is_fair(), layout != "5-players", "{rules}");
            if rules.side() == 6 {
                assert!(ejections(&Position::<Hex91>::start(&rules).unwrap()).is_empty());
            } else {
                let start = Position::<Hex61>::start(&rules).unwrap();
                assert!(ejections(&start).is_empty());
                assert_eq!(start, Position::start(&of(seed)).unwrap());
                assert_ne!(start, Position::start(&of(seed + 1)).unwrap());
            }
        }
    }
    let mut flown = 0;
    for seed in 0..100 {
        let rules = rules(&format!("abalone?start=thrown&seed={seed}"));
        let start = Position::<Hex61>::start(&rules).unwrap();
        let scored = start.scores().first(2).iter().sum::<u16>();
        assert_eq!(start.marbles().count() + usize::from(scored), 28);
        flown += scored;
    }
    // 600 throws, of which one in twenty flies off.
    assert!((15..=50).contains(&flown), "{flown}");
    // This throw loses a marble of each side, which is no start where one decides.
    let scores = |text: &str| Position::<Hex61>::start(&rules(text)).unwrap().scores();
    assert_eq!(scores("abalone?start=thrown&seed=50&goal=2").first(2), [1, 1]);
    assert_eq!(scores("abalone?start=thrown&seed=50&goal=1").first(2), [0, 0]);
}

fn ejections<B: Board>(position: &Position<B>) -> Vec<Move> {
    let off = |mv: &Move| position.effect(*mv).shifts.iter().any(|(_, to)| to.is_none());
    position.moves().into_iter().filter(off).collect()
}

#[test]
fn games_end_where_the_rules_say() {
    let goal = play(read("abalone/standard", "5/6/7/8/6bbw/8/7/6/w4 b 5,0"), "E7E8");
    assert_eq!(goal.outcome(), Some(Outcome::win(Team::new(0), Reason::Goal)));
    assert_eq!((goal.count_moves(), goal.turn()), (0, Seat::new(1)));
    assert_eq!(
        goal.check(Move::Line { rear: Cell::CENTRE, direction: Direction::East })
            .unwrap_err()
            .to_string(),
        "the game is over"
    );
    // White has no room at all: whoever cannot move loses.
    let stuck = read("abalone/empty?side=3&goal=1", "3/4/5/bb2/wb1 w");
    assert_eq!(stuck.outcome(), Some(Outcome::win(Team::new(0), Reason::NoMove)));
    let limit = read("abalone/standard?move-limit=10", "5/6/7/8/3bb2ww/8/7/6/5 w 2,1 0 19");
    let outcome = play(limit, "E8F8").outcome();
    assert_eq!(outcome, Some(Outcome::win(Team::new(0), Reason::MoveLimit)));
    let quiet = read("abalone/standard?quiet-limit=3", "5/6/7/8/3bb2w1/7w/7/6/5 w 2,1 5 9");
    let outcome = play(quiet, "D8E8").outcome();
    assert_eq!(outcome, Some(Outcome::win(Team::new(0), Reason::QuietLimit)));
    let neutral = "abalone/empty?goal=5&neutral=E9&neutral-off=wins";
    let neutral = read(neutral, "wwwww/6/7/8/6bbn/8/7/6/bbbb1 b");
    let won = play(neutral, "E7E8");
    assert_eq!(won.outcome(), Some(Outcome::win(Team::new(0), Reason::Goal)));
    assert_eq!(
        Position::<Hex61>::read(won.rules(), &won.to_string()).unwrap().outcome(),
        won.outcome()
    );
}

#[test]
fn other_scores_or_another_turn_make_another_position() {
    let rows = "5/6/7/8/3bbw1ww/8/7/6/5";
    let of = |rest: &str| read("abalone/standard", &format!("{rows} {rest}"));
    let base = of("b 1,2 3 4");
    assert_eq!(base, of("b 1,2 9 20"), "plies do not count");
    assert_eq!(base.key(), of("b 1,2 9 20").key());
    for other in ["w 1,2 3 4", "b 2,2 3 4", "b 2,1 3 4"] {
        assert_ne!(base, of(other));
        assert_ne!(base.key(), of(other).key());
    }
}

#[test]
fn retired_seats_leave_inert_marbles() {
    let start: Position = Position::start(&rules("abalone/3-players-11")).unwrap();
    let mut two = start.clone();
    two.retire(Seat::new(0), Reason::Resignation);
    assert_eq!((two.turn(), two.outcome()), (Seat::new(1), None));
    assert!(two.to_string().ends_with("w 0,0,0 0 0 out=b"));
    two.retire(Seat::new(2), Reason::Time);
    assert_eq!(two.outcome(), Some(Outcome::win(Team::new(1), Reason::Time)));
    // A former partner's marble is pushed as an opponent's.
    let pairs = "abalone/4-players-9";
    let text = "5/6/7/8/3bbr2u/8/7/6/w4 b 0,0 0 0";
    let line = Move::Line { rear: Cell::named("E4", 5).unwrap(), direction: Direction::East };
    assert!(read(pairs, text).check(line).is_err());
    let left = read(pairs, &format!("{text} out=r"));
    assert_eq!(left.effect(line).kind, MoveKind::Push);
    assert_eq!(left.check(line), Ok(()));
    // Where another seat moves the same colour, that seat plays on.
    let mut shared: Position = Position::start(&rules("abalone?teams=shared")).unwrap();
    shared.retire(Seat::new(0), Reason::Resignation);
    assert_eq!((shared.turn(), shared.outcome()), (Seat::new(1), None));
    shared.retire(Seat::new(2), Reason::Resignation);
    assert_eq!(shared.outcome(), Some(Outcome::win(Team::new(1), Reason::Resignation)));
}

#[test]
fn who_cannot_move_among_three_is_passed_over() {
    let text = "5/6/7/8/8r/8/7/2w3/wbw2 r 0,0,0 0 7";
    let stuck = read("abalone/3-players-11", text);
    // Black on A2 is held by obstacles of marbles on every side: B2, B3 and the row.
    let after = play(stuck, "E9E8");
    assert_eq!(after.line_up().seat_name(after.turn()), "b");
    let text = "5/6/7/8/8r/8/7/1ww3/wbw2 r 0,0,0 0 7";
    let after = play(read("abalone/3-players-11", text), "E9E8");
    assert_eq!(after.line_up().seat_name(after.turn()), "w");
    assert_eq!(after.ply(), 8);
    let mut passed = after.clone();
    passed.pass();
    assert_eq!((passed.line_up().seat_name(passed.turn()), passed.ply()), ("r".into(), 8));
}

#[test]
fn one_colour_forbids_taking_back() {
    let start: Position = Position::start(&rules("abalone/one-colour")).unwrap();
    let after = play(start, "B2A1");
    let refused = refusal(&after, "A1B2");
    assert!(refused.contains("takes the opponent's last move back"), "{refused}");
    assert_eq!(after.count_moves() as usize, after.moves().len());
    assert_ne!(
        after.key(),
        Position::<Hex61>::read(after.rules(), &after.to_string()).unwrap().key()
    );
    assert!(play(after, "B3A2").read_move("A1B2", Notation::AbaPro).is_ok());
}

#[test]
fn grand_abalone_takes_two_actions_a_turn_after_the_first() {
    let start = Position::<Hex91>::start(&rules("abalone/grand")).unwrap();
    assert_eq!(start.to_string().split(' ').nth(1), Some("b"));
    let first = play(start, "K6J6");
    assert_eq!((first.turn(), first.actions_left()), (Seat::new(1), 2));
    let second = play(first, "K10J9");
    assert_eq!((second.turn(), second.actions_left()), (Seat::new(1), 1));
    assert!(second.to_string().contains(" w+1 0,0 2 2"));
    assert_eq!(play(second, "K11J10").turn(), Seat::new(0));
    let four = read_on::<Hex91>("abalone/empty?side=6&goal=1", "6/7/8/9/10/bbbbwww4/10/9/8/7/6 b");
    assert!(four.read_move("F1F2", Notation::AbaPro).is_err());
}

#[test]
fn a_ranking_looks_at_scores_then_at_marbles_lost() {
    let rules = rules("abalone/3-players-11");
    let start: Position = Position::start(&rules).unwrap();
    let later: Position =
        Position::read(&rules, "ww1rr/ww2rr/ww3rr/ww4rr/w6rr/w6r/7/bbbbbb/bbbb1 b 1,1,0 0 30")
            .unwrap();
    let ranks = |later: &Position| -> Vec<Vec<usize>> {
        let ranking = later.ranking(&start);
        ranking.iter().map(|teams| teams.iter().map(Team::index).collect()).collect()
    };
    assert_eq!(ranks(&later), [vec![0, 1], vec![2]]);
    // Who has left comes after all who stayed.
    let left = "ww1rr/ww2rr/ww3rr/ww4rr/w6rr/w7/7/bbbbbb/bbbb1 w 2,1,0 0 30 out=b";
    let left = Position::read(&rules, left).unwrap();
    assert_eq!(ranks(&left), [vec![1], vec![2], vec![0]]);
}

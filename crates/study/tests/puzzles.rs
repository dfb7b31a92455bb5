//! Puzzles: found where they are known to be, proved again, refused where they are none.

use std::collections::{BTreeSet, HashSet};
use std::sync::atomic::AtomicBool;

use sumito_core::{Position as _, Team};
use sumito_engine::{Engine, Limits, Options};
use sumito_games::{Game, Notation, Position};
use sumito_study::Symmetries;
use sumito_study::puzzles::{Puzzle, PuzzleError, Search, Step, Task, find, shipped};

const BUDGET: u64 = 5_000_000;

fn found(rules: &str, position: &str, moves: &str) -> Vec<Puzzle> {
    let rules = rules.parse().unwrap();
    let mut game = Game::from_position(Position::read(&rules, position).unwrap());
    moves.split_whitespace().for_each(|mv| game.play_text(mv).unwrap());
    let (engine, stop) = (Engine::new(&Options::default()), AtomicBool::new(false));
    let search = Search { limits: Limits::nodes(2_000), plies: 3, budget: BUDGET };
    find(&game, &engine, &search, &mut HashSet::new(), &stop, |_, _| ()).unwrap()
}

#[test]
fn the_only_winning_push_is_a_puzzle() {
    let puzzles = found("abalone/empty?goal=1", "5/6/7/8/4bbbww/8/7/6/5 b", "");
    let [puzzle] = &puzzles[..] else { panic!("{puzzles:?}") };
    assert_eq!((puzzle.task, puzzle.plies), (Task::Win, 1));
    assert_eq!(puzzle.steps, [Step { accept: vec!["E5E6".to_owned()], reply: None }]);
    assert_eq!(puzzle.themes, ["last-ejection", "sumito-3-2"]);
    assert_eq!(puzzle.prove(BUDGET), Ok(()));
}

#[test]
fn two_winning_pushes_are_none() {
    let puzzles = found("abalone/empty?goal=1", "2bbw/6/7/8/9/8/7/6/2bbw b", "");
    assert!(puzzles.is_empty(), "{puzzles:?}");
}

#[test]
fn the_same_position_comes_once_however_it_lies() {
    let rules = "abalone/empty?goal=1";
    let (engine, stop) = (Engine::new(&Options::default()), AtomicBool::new(false));
    let search = Search { limits: Limits::nodes(1_000), plies: 1, budget: BUDGET };
    let mut known = HashSet::new();
    let mut count = |position: &str| {
        let position = Position::read(&rules.parse().unwrap(), position).unwrap();
        let game = Game::from_position(position);
        find(&game, &engine, &search, &mut known, &stop, |_, _| ()).unwrap().len()
    };
    assert_eq!(count("5/6/7/8/4bbbww/8/7/6/5 b"), 1);
    assert_eq!(count("5/6/7/8/wwbbb4/8/7/6/5 b"), 0);
    assert_eq!(count("5/6/7/8/4wwwbb/8/7/6/5 w"), 0);
}

#[test]
fn the_only_move_that_saves_the_game_is_a_puzzle() {
    // White has crossed and leads at the next turn; only one piece can cross as well.
    let puzzles = found("epaminondas?files=6&ranks=6", "w3b1/5b/6/6/b5/1w4 b", "");
    let [puzzle] = &puzzles[..] else { panic!("{puzzles:?}") };
    assert_eq!(
        (puzzle.task, puzzle.steps[0].accept.as_slice()),
        (Task::Save, &["a2-a1".to_owned()][..])
    );
    assert_eq!(puzzle.prove(BUDGET), Ok(()));
}

#[test]
fn what_is_no_puzzle_is_not_proved() {
    let puzzle = Puzzle {
        rules: "abalone/empty?goal=1".to_owned(),
        position: "5/6/7/8/4bbbww/8/7/6/5 b".to_owned(),
        task: Task::Win,
        plies: 1,
        steps: vec![Step { accept: vec!["E5E6".to_owned()], reply: None }],
        rating: 0,
        themes: Vec::new(),
    };
    assert_eq!(puzzle.prove(BUDGET), Ok(()));
    let proved = |change: &dyn Fn(&mut Puzzle)| {
        let mut changed = puzzle.clone();
        change(&mut changed);
        changed.prove(100_000)
    };
    let wrong = |answer| matches!(answer, Err(PuzzleError::Wrong { .. }));
    assert!(wrong(proved(&|p| p.steps[0].accept = vec!["E5D4".to_owned()])));
    assert!(wrong(proved(&|p| p.steps.clear())));
    assert!(wrong(proved(&|p| p.plies = 0)));
    assert!(wrong(proved(&|p| p.steps[0].reply = Some("A1B2".to_owned()))));
    assert!(wrong(proved(&|p| p.task = Task::Save)));
    assert!(matches!(proved(&|p| p.rules = "chess".to_owned()), Err(PuzzleError::Rules(_))));
    let nonsense = proved(&|p| p.position = "nonsense".to_owned());
    assert!(matches!(nonsense, Err(PuzzleError::Position(_))));
    let three = |p: &mut Puzzle| {
        p.rules = "abalone/3-players-11".to_owned();
        p.position = p.rules.parse::<sumito_games::Rules>().unwrap().start().unwrap().to_string();
    };
    assert_eq!(proved(&three), Err(PuzzleError::Sides));
    assert_eq!(proved(&|p| p.plies = u32::MAX), Err(PuzzleError::Long));
    let open = |p: &mut Puzzle| {
        p.rules = "abalone/standard".to_owned();
        p.position = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b".to_owned();
        p.plies = 30;
    };
    assert_eq!(proved(&open), Err(PuzzleError::Budget(100_000)));
}

#[test]
fn the_shipped_puzzles_are_varied_and_stand_from_easy_to_hard() {
    let puzzles = shipped();
    assert_eq!(puzzles.len(), include_str!("../data/puzzles.jsonl").lines().count());
    assert!(puzzles.len() >= 60, "{}", puzzles.len());
    assert!(puzzles.windows(2).all(|pair| pair[0].rating <= pair[1].rating));
    let games: BTreeSet<&str> =
        puzzles.iter().map(|p| p.rules.split('?').next().unwrap()).collect();
    for game in ["abalone/belgian-daisy", "abalone/german-daisy", "abalone/standard", "crossings"] {
        assert!(games.contains(game), "{game}");
    }
    // Games are also won by what was seen long before.
    for game in ["abalone", "crossings"] {
        let nets = puzzles.iter().filter(|p| p.rules.starts_with(game) && p.task == Task::Win);
        assert!(nets.filter(|p| p.plies >= 5).count() >= 5, "{game}");
    }
    let mut seen = HashSet::new();
    for puzzle in puzzles {
        let start = puzzle.start().unwrap();
        let key = Symmetries::of(&start.rules()).key(&start);
        assert!(seen.insert((puzzle.rules.clone(), key)), "twice: {}", puzzle.position);
        // The lines can be played.
        let mut position = start;
        for step in &puzzle.steps {
            let notation = Notation::canonical_for(&position.rules());
            for text in step.accept[..1].iter().chain(&step.reply) {
                position.apply(position.read_move(text, notation).unwrap());
            }
        }
    }
}

#[test]
fn a_sample_of_the_shipped_puzzles_is_proved_again() {
    const EVERY: usize = 7;
    for puzzle in shipped().iter().step_by(EVERY) {
        let proved = puzzle.prove(BUDGET);
        assert_eq!(proved, Ok(()), "{} {}", puzzle.rules, puzzle.position);
    }
}

/// Every move of the defence, some move of the attack, as plainly as can be.
fn forces(position: &Position, team: Team, plies: u32, at_end: &dyn Fn(&Position) -> bool) -> bool {
    if let Some(winner) = position.outcome().and_then(|outcome| outcome.winner()) {
        return winner == team;
    }
    if plies == 0 || position.outcome().is_some() {
        return at_end(position);
    }
    let mut next = position.moves().into_iter().map(|mv| position.clone().play(mv).unwrap());
    match position.line_up().team(position.turn()) == team {
        true => next.any(|next| forces(&next, team, plies - 1, at_end)),
        false => next.all(|next| forces(&next, team, plies - 1, at_end)),
    }
}

#[test]
fn trying_everything_finds_the_same_moves() {
    let lead = |position: &Position, team: Team| {
        let scores = position.scores();
        i32::from(scores[team]) - i32::from(scores[Team::new(1 - team.index())])
    };
    let short = shipped().iter().filter(|p| p.plies <= 3 && p.task != Task::Save);
    for puzzle in short.step_by(5) {
        let start = puzzle.start().unwrap();
        let team = start.line_up().team(start.turn());
        let before = lead(&start, team);
        let gained = |end: &Position| puzzle.task == Task::Gain && lead(end, team) > before;
        let does = |mv| forces(&start.clone().play(mv).unwrap(), team, puzzle.plies - 1, &gained);
        let notation = Notation::canonical_for(&start.rules());
        let mut found: Vec<String> = start
            .moves()
            .into_iter()
            .filter(|&mv| does(mv))
            .map(|mv| start.write_move(mv, notation))
            .collect();
        found.sort();
        assert_eq!(found, puzzle.steps[0].accept, "{} {}", puzzle.rules, puzzle.position);
    }
}

#[test]
fn the_documented_puzzle_is_one() {
    let formats = include_str!("../../../docs/formats.md");
    let (_, rest) = formats.split_once("```puzzle\n").unwrap();
    let puzzle: Puzzle = serde_json::from_str(rest.split_once("```").unwrap().0).unwrap();
    assert_eq!(puzzle.prove(BUDGET), Ok(()));
}

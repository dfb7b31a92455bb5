//! What holds for every rule set and every position.

use std::collections::BTreeSet;
use std::sync::Arc;

use proptest::prelude::*;
use sumito_abalone::{
    Arms, Axis, Board, Cell, Direction, Hex61, Hex91, Move, NeutralOff, Notation, Position,
    RuleSpec, Rules, Triangle, Turn,
};
use sumito_core::{Position as _, Reason, Team};

use crate::random::{self, Dice};
use crate::specification::{End, Game};

/// Runs a check on the kind of board a rule set is played on.
macro_rules! on_board {
    ($rules:expr, $check:ident($($argument:expr),*)) => {
        if $rules.side() == 6 { $check::<Hex91>($($argument),*) } else { $check::<Hex61>($($argument),*) }
    };
}

/// Random rule sets and their random positions, as many as asked for.
fn check_all(cases: u32, check: impl Fn(&Arc<Rules>, &mut Dice)) {
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(seed: u64)| {
        let mut dice = Dice::new(seed);
        let rules = random::rules(&mut dice);
        check(&rules, &mut dice);
    });
}

fn end<B: Board>(position: &Position<B>) -> Option<End> {
    position.outcome().map(|outcome| End {
        winners: outcome.winners.iter().map(Team::index).collect(),
        reason: match outcome.reason {
            Reason::Goal => "goal",
            Reason::MoveLimit => "move-limit",
            Reason::QuietLimit => "quiet-limit",
            Reason::NoMove => "no-move",
            Reason::Resignation => "resignation",
            other => panic!("{other:?} is no end on the board"),
        },
    })
}

/// Plays on from a position in both implementations, which must agree on everything.
fn agrees_with_specification<B: Board>(rules: &Arc<Rules>, dice: &mut Dice) {
    let Some(mut fast) = random::position::<B>(rules, dice) else { return };
    // A text carries no history: both begin without a forbidden board.
    fast = Position::read(rules, &fast.to_string()).unwrap();
    let game = Game::new(rules);
    let mut slow = game.read(&fast.to_string());
    if fast.outcome().is_some() && rules.spec().neutral_off == NeutralOff::Wins {
        return; // a neutral marble that won is gone: the slow one does not read that
    }
    for _ in 0..8 {
        let context = format!("{rules}  {fast}");
        assert_eq!(fast.to_string(), game.write(&slow), "{context}");
        assert_eq!(end(&fast), game.end(&slow), "{context}");
        let moves = fast.moves();
        let names: BTreeSet<_> =
            moves.iter().map(|&mv| fast.write_move(mv, Notation::AbaPro)).collect();
        let slow_moves = game.moves(&slow);
        let slow_names: BTreeSet<_> = slow_moves.iter().map(|mv| mv.text.clone()).collect();
        assert_eq!(names, slow_names, "{context}");
        assert_eq!(moves.len(), names.len(), "each move once: {context}");
        assert_eq!(slow_moves.len(), names.len(), "each move once: {context}");
        assert_eq!(fast.count_moves(), names.len() as u64, "{context}");
        let Some(mv) = random::step(&fast, dice) else { break };
        let name = fast.write_move(mv, Notation::AbaPro);
        let slow_mv = slow_moves.iter().find(|mv| mv.text == name).unwrap();
        slow = game.play(&slow, slow_mv);
        fast = fast.play(mv).unwrap();
    }
}

#[test]
fn both_generators_agree() {
    check_all(2_000, |rules, dice| on_board!(rules, agrees_with_specification(rules, dice)));
}

fn any_move(dice: &mut Dice) -> Move {
    let cells: Vec<_> = Cell::all(6).collect();
    let cell = dice.pick(&cells);
    let direction = dice.pick(&Direction::ALL);
    match dice.below(8) {
        0..4 => Move::Line { rear: cell, direction },
        4 => Move::Shield { first: cell, shape: dice.pick(&Triangle::ALL), direction },
        5 => Move::Rotation {
            middle: cell,
            arms: dice.pick(&Arms::ALL),
            turn: dice.pick(&Turn::ALL),
        },
        _ => Move::Broadside {
            end: cell,
            axis: dice.pick(&Axis::ALL),
            size: dice.pick(&[0, 1, 2, 2, 2, 3, 3, 4, 5, 255]),
            direction,
        },
    }
}

/// The check and the generator agree on moves nobody generated, and nothing panics on them.
fn check_agrees<B: Board>(rules: &Arc<Rules>, dice: &mut Dice) {
    let Some(position) = random::position::<B>(rules, dice) else { return };
    let legal = position.moves();
    for &mv in &legal {
        assert_eq!(position.check(mv), Ok(()), "{rules} {position} {mv:?}");
    }
    for _ in 0..100 {
        let mv = any_move(dice);
        let verdict = position.check(mv);
        assert_eq!(verdict.is_ok(), legal.contains(&mv), "{rules} {position} {mv:?} {verdict:?}");
        let _ = (position.effect(mv), position.write_move(mv, Notation::Nacre));
        position.clone().apply(mv);
    }
}

#[test]
fn the_check_agrees_with_the_generator() {
    check_all(1_000, |rules, dice| on_board!(rules, check_agrees(rules, dice)));
}

/// Everything printed is read back as it was, in every notation; keys follow equality.
fn texts_return<B: Board>(rules: &Arc<Rules>, dice: &mut Dice) {
    let again: Rules = rules.to_string().parse().unwrap();
    assert_eq!(*rules.as_ref(), again);
    assert_eq!(rules.to_string(), again.to_string());
    let Some(mut position) = random::position::<B>(rules, dice) else { return };
    for _ in 0..6 {
        let text = position.to_string();
        let read = Position::<B>::read(rules, &text).unwrap();
        assert_eq!(read.to_string(), text, "{rules}");
        assert_eq!(position.setup().check::<B>(rules).unwrap().to_string(), text);
        if !rules.spec().one_colour {
            assert_eq!(read, position, "{rules} {text}");
            assert_eq!(read.key(), position.key(), "{rules} {text}");
        }
        if read.outcome() != position.outcome() {
            let reason = position.outcome().map(|outcome| outcome.reason);
            assert_eq!(reason, Some(Reason::NoMove), "{rules} {text}");
        }
        for mv in position.moves() {
            for notation in [Notation::AbaPro, Notation::Nacre, Notation::PlayStrategy] {
                let text = position.write_move(mv, notation);
                let read = position.read_move(&text, notation);
                assert_eq!(read, Ok(mv), "{rules} {position} {text} {notation:?}");
            }
        }
        let Some(mv) = random::step(&position, dice) else { break };
        let (before, effect) = (position.clone(), position.effect(mv));
        position.apply(mv);
        assert_ne!(before.key(), position.key(), "{rules} {before} {mv:?} {position}");
        if before.rules().spec().one_colour {
            continue;
        }
        assert_eq!(told(&before, &effect), position.marbles().collect::<Vec<_>>());
    }
    if position.outcome().is_none() {
        let seats: Vec<_> = position.line_up().seats().collect();
        position.retire(dice.pick(&seats), Reason::Time);
        let text = position.to_string();
        assert_eq!(Position::<B>::read(rules, &text).unwrap().to_string(), text, "{rules}");
    }
}

/// The marbles after a move as its effect tells.
fn told<B: Board>(
    before: &Position<B>,
    effect: &sumito_core::Effect,
) -> Vec<(Cell, sumito_abalone::Marble)> {
    let side = before.rules().side();
    let cell = |name: &String| Cell::named(name, side).unwrap();
    let mut marbles: std::collections::BTreeMap<_, _> = before.marbles().collect();
    let lifted: Vec<_> =
        effect.shifts.iter().map(|(from, to)| (marbles.remove(&cell(from)).unwrap(), to)).collect();
    for (marble, to) in lifted {
        marbles.extend(to.as_ref().map(|to| (cell(to), marble)));
    }
    marbles.into_iter().collect()
}

#[test]
fn everything_printed_is_read_back() {
    check_all(1_000, |rules, dice| on_board!(rules, texts_return(rules, dice)));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_brings_anything_down(text in "[a-kA-K0-9/ =?&,+xnow-]{0,60}|\\PC{0,40}") {
        let _ = text.parse::<Rules>();
        let _ = format!("abalone/{text}").parse::<RuleSpec>();
        let _ = format!("abalone?{text}").parse::<Rules>();
        for name in ["abalone", "abalone/6-players?neutral=E5", "abalone/empty?side=3"] {
            let rules = Arc::new(name.parse::<Rules>().unwrap());
            for form in [
                sumito_abalone::PositionForm::Sumito,
                sumito_abalone::PositionForm::PlayStrategy,
                sumito_abalone::PositionForm::Apgn,
            ] {
                if let Ok(position) = Position::<Hex61>::read_as(&rules, &text, form) {
                    prop_assert!(position.write_as(form).is_ok());
                }
            }
            if let Ok(start) = Position::<Hex61>::start(&rules) {
                for notation in [Notation::AbaPro, Notation::Nacre, Notation::PlayStrategy] {
                    let _ = start.read_move(&text, notation);
                }
            }
        }
    }
}

//! Properties of random positions and games, held against the specification in code.

mod drawn;
mod mailbox;

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::sample::Index;
use sumito_core::{MoveSet as _, Position as _};
use sumito_epaminondas::{Direction, Move, Notation, Position, Rules, Square};

use mailbox::Mailbox;

/// Everything that must hold of a position.
fn hold(position: &Position) {
    let plain = Mailbox::new(position);
    let mut moves = position.moves();
    moves.sort_unstable();
    assert_eq!(moves, plain.moves(), "moves of {position}");
    assert_eq!(position.count_moves(), moves.len() as u64);
    assert_eq!(position.outcome(), plain.outcome(), "outcome of {position}");

    let again = Position::read(position.rules(), &position.to_string()).unwrap();
    assert_eq!((&again, again.key()), (position, position.key()));
    assert_eq!((again.ply(), again.quiet()), (position.ply(), position.quiet()));

    for &mv in &moves {
        assert_eq!(position.check(mv), Ok(()), "{mv:?} in {position}");
        for notation in Notation::ALL {
            let text = position.write_move(mv, notation);
            assert_eq!(position.read_move(&text, notation), Ok(mv), "{text} in {position}");
        }
    }
}

/// Everything that must hold of a move.
fn hold_for_move(position: &Position, mv: Move) {
    let next = position.clone().play(mv).unwrap();
    let cells: BTreeMap<_, _> = next.pieces().collect();
    assert_eq!(cells, Mailbox::new(position).after(mv).cells, "{mv:?} in {position}");
    let again = Position::read(next.rules(), &next.to_string()).unwrap();
    assert_eq!((&again, again.key()), (&next, next.key()), "{mv:?} in {position}");

    let effect = position.effect(mv);
    let named = |name: &String| name.parse::<Square>().unwrap();
    let mut drawn: BTreeMap<_, _> = position.pieces().collect();
    for square in &effect.removed {
        drawn.remove(&named(square)).unwrap();
    }
    let movers: Vec<_> =
        effect.shifts.iter().map(|(from, _)| drawn.remove(&named(from)).unwrap()).collect();
    for ((_, to), piece) in effect.shifts.iter().zip(movers) {
        drawn.insert(named(to.as_ref().unwrap()), piece);
    }
    drawn.extend(effect.place.iter().map(|s| (named(s), sumito_epaminondas::Piece::Stone)));
    assert_eq!(drawn, cells, "effect of {mv:?} in {position}");
}

fn any_move() -> impl Strategy<Value = Move> {
    let square = (0usize..16, 0usize..16).prop_map(|(f, r)| Square::new(f, r).unwrap());
    let direction = prop::sample::select(Direction::ALL.to_vec());
    (square, direction, 0u8..6, 0u8..6).prop_map(|(rear, direction, size, distance)| {
        Move::Phalanx { rear, direction, size, distance }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn drawn_positions(position in drawn::position(), pick in any::<Index>()) {
        hold(&position);
        let moves = position.moves();
        if !moves.is_empty() {
            hold_for_move(&position, moves[pick.index(moves.len())]);
        }
    }

    #[test]
    fn only_listed_moves_are_legal(
        position in drawn::position(),
        tried in prop::collection::vec(any_move(), 100),
    ) {
        let moves = position.moves();
        for mv in tried {
            prop_assert_eq!(position.check(mv).is_ok(), moves.contains(&mv), "{:?}", mv);
        }
    }

    #[test]
    fn lines_of_play_count_as_listed(position in drawn::position()) {
        let plain = sumito_core::perft(&position, 2);
        prop_assert_eq!(position.perft(2), plain, "{} {}", position.rules(), position);
    }

    #[test]
    fn rules_read_back(rules in drawn::rules()) {
        let text = rules.to_string();
        let again: Rules = text.parse().unwrap();
        prop_assert_eq!(&again, &*rules);
        prop_assert_eq!(again.to_string(), text);
    }

    #[test]
    fn texts_never_panic(rules in drawn::rules(), text in "[a-p0-9wbn/ ,x\\-?&=é]{0,40}") {
        let _ = text.parse::<Rules>();
        let _ = Position::read(&rules, &text);
        for notation in Notation::ALL {
            let _ = rules.start().read_move(&text, notation);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn games_from_the_start(rules in drawn::rules(), picks in prop::collection::vec(any::<Index>(), 80)) {
        let mut position = rules.start();
        for pick in picks {
            hold(&position);
            let moves = position.moves();
            if moves.is_empty() {
                prop_assert!(position.outcome().is_some());
                break;
            }
            let mv = moves[pick.index(moves.len())];
            hold_for_move(&position, mv);
            position.apply(mv);
        }
    }
}

/// A capture along a file that ends on the capturer's back row takes one piece there.
#[test]
fn a_line_captured_up_to_the_back_row() {
    let rules = "epaminondas?files=4&ranks=5&symmetry=none".parse::<Rules>().unwrap();
    let position = Position::read(&rules.into(), "w3/ww2/b3/bb2/b3 b").unwrap();
    assert_eq!(position.perft(2), 152);
}

/// A board without a square for the next stone.
#[test]
fn no_room_for_a_stone() {
    let rules = "epaminondas/stones?files=4&ranks=7".parse::<Rules>().unwrap();
    hold(&Position::read(&rules.into(), "4/4/4/bnbn/1b2/4/4 w 0,0 1 2").unwrap());
}

#[test]
fn sets_hand_out_what_they_count() {
    let rules = std::sync::Arc::new("epaminondas".parse::<Rules>().unwrap());
    let _ = rules.start().each_set(|set| {
        assert_eq!(set.len(), set.into_iter().count());
        std::ops::ControlFlow::<()>::Continue(())
    });
}

//! Random rule sets and positions, drawn in strokes so that phalanxes meet.

use std::sync::Arc;

use proptest::prelude::*;
use sumito_core::Seat;
use sumito_epaminondas::{
    Direction, Piece, Position, RuleSpec, Rules, Setup, Square, Symmetry, Variant,
};

use crate::mailbox::foe;

/// Some rule set.
pub fn rules() -> impl Strategy<Value = Arc<Rules>> {
    let limit = || prop_oneof![4 => Just(None), 1 => (1u32..6).prop_map(Some)];
    let symmetry = prop::sample::select(Symmetry::ALL);
    let epaminondas = (4usize..=16, 4usize..=16, symmetry, any::<bool>());
    (prop_oneof![2 => epaminondas.prop_map(Some), 1 => Just(None)], limit(), limit()).prop_map(
        |(game, move_limit, quiet_limit)| {
            let spec = match game {
                None => RuleSpec::crossings(),
                Some((files, ranks, symmetry, stones)) => {
                    let stones = stones && ranks >= 7;
                    RuleSpec { files, ranks, symmetry, stones, ..RuleSpec::default() }
                }
            };
            Arc::new(Rules::new(RuleSpec { move_limit, quiet_limit, ..spec }).unwrap())
        },
    )
}

/// A line of equal pieces.
type Stroke = (usize, usize, usize, usize, bool);

/// Some position: strokes on an empty board, where asked made symmetric but for one piece that
/// is about to cross.
pub fn position() -> impl Strategy<Value = Position> {
    let stroke = (0usize..16, 0usize..16, 0usize..4, 1usize..7, any::<bool>());
    let strokes = prop::collection::vec(stroke, 1..24);
    let image = prop_oneof![
        2 => Just(None),
        1 => prop::sample::select(vec![Symmetry::Files, Symmetry::Ranks, Symmetry::HalfTurn])
            .prop_map(Some)
    ];
    (rules(), strokes, image, any::<bool>(), 0u32..12, 0u32..12).prop_map(
        |(rules, strokes, image, black, ply, quiet)| {
            let mut setup = Setup::empty(&rules);
            setup.turn = Seat::new(usize::from(black));
            (setup.ply, setup.quiet) = (ply, quiet);
            for stroke in strokes {
                draw(&mut setup, stroke);
            }
            if let Some(image) = image {
                mirror(&mut setup, image);
                retract(&mut setup);
            }
            for number in 0..ply.min(rules.stones()) as usize {
                place_stone(&mut setup, number * 7 + quiet as usize);
            }
            mend(&mut setup);
            setup.check().unwrap_or_else(|objections| panic!("{setup}: {objections:?}"))
        },
    )
}

fn draw(setup: &mut Setup, (file, rank, direction, length, white): Stroke) {
    let (files, ranks) = (setup.rules().files(), setup.rules().ranks());
    let start = Square::new(file % files, rank % ranks).unwrap();
    let piece = if white { Piece::White } else { Piece::Black };
    for i in 0..length {
        match start.step(Direction::ALL[direction], i) {
            Some(square) if square.file() < files && square.rank() < ranks => {
                setup.set(square, Some(piece));
            }
            _ => break,
        }
    }
}

fn squares(setup: &Setup) -> Vec<Square> {
    let (files, ranks) = (setup.rules().files(), setup.rules().ranks());
    (0..ranks).flat_map(|r| (0..files).map(move |f| Square::new(f, r).unwrap())).collect()
}

/// Makes the upper or the right half the image of the other.
fn mirror(setup: &mut Setup, symmetry: Symmetry) {
    let (files, ranks) = (setup.rules().files(), setup.rules().ranks());
    for square in squares(setup) {
        let (file, rank) = (files - 1 - square.file(), ranks - 1 - square.rank());
        let (file, rank) = match symmetry {
            Symmetry::Files => (file, square.rank()),
            Symmetry::Ranks => (square.file(), rank),
            _ => (file, rank),
        };
        let image = Square::new(file, rank).unwrap();
        if image <= square {
            continue;
        }
        let piece = setup.at(square);
        setup.set(image, if symmetry == Symmetry::Files { piece } else { piece.map(foe) });
    }
}

/// Takes back the step of a piece that crossed.
fn retract(setup: &mut Setup) {
    let black = setup.turn == Seat::new(1);
    let far = if black { 0 } else { setup.rules().ranks() - 1 };
    let piece = if black { Piece::Black } else { Piece::White };
    let back = if black { Direction::North } else { Direction::South };
    let crossed = |s: &Square| s.rank() == far && setup.at(*s) == Some(piece);
    let free = |s: &Square| s.step(back, 1).is_some_and(|from| setup.at(from).is_none());
    if let Some(square) = squares(setup).into_iter().find(|s| crossed(s) && free(s)) {
        setup.set(square, None);
        setup.set(square.step(back, 1).unwrap(), Some(piece));
    }
}

fn place_stone(setup: &mut Setup, seed: usize) {
    let ranks = setup.rules().ranks();
    let free: Vec<_> = squares(setup)
        .into_iter()
        .filter(|s| (3..ranks - 3).contains(&s.rank()) && setup.at(*s) != Some(Piece::Stone))
        .collect();
    setup.set(free[seed % free.len()], Some(Piece::Stone));
}

/// Takes off what no position may have.
fn mend(setup: &mut Setup) {
    let crossings = setup.rules().variant() == Variant::Crossings;
    let (army, far) = (setup.rules().army(), setup.rules().ranks() - 1);
    let mut standing = [0; 2];
    let mut crossed = [0; 2];
    for square in squares(setup) {
        let (side, home) = match setup.at(square) {
            Some(Piece::White) => (0, far),
            Some(Piece::Black) => (1, 0),
            _ => continue,
        };
        let crosses = crossings && square.rank() == home;
        let most = if setup.turn == Seat::new(side) { 1 } else { 2 };
        if standing[side] == army || (crosses && crossed[side] == most) {
            setup.set(square, None);
            continue;
        }
        standing[side] += 1;
        crossed[side] += usize::from(crosses);
    }
    let to_move = setup.turn.index();
    if crossed[1 - to_move] > crossed[to_move] + 1
        || (crossings && crossed[to_move] > crossed[1 - to_move])
    {
        for square in squares(setup) {
            if square.rank() == far || square.rank() == 0 {
                setup.set(square, None);
            }
        }
    }
    if standing == [0, 0] || setup.check().is_err() {
        setup.set(Square::new(1, 1).unwrap(), Some(Piece::White));
    }
}

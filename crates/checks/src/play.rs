//! Random play: whatever is kept incrementally is what one gets from scratch.

use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;

use sumito_core::{Colour, Effect, Position as _};
use sumito_games::{Move, Notation, Position, Rules};

/// Rule sets that together reach every kind of rule.
pub const RULES: [&str; 22] = [
    "abalone",
    "abalone/standard",
    "abalone/alliances?goal=2,3",
    "abalone/3-players-11",
    "abalone/4-players-9",
    "abalone/4-players-daisy?partner-moves=yes",
    "abalone/5-players",
    "abalone/6-players",
    "abalone?teams=shared",
    "abalone?teams=crossed",
    "abalone/one-colour",
    "abalone/grand",
    "abalone?shield=yes&rotate=yes",
    "abalone/standard?obstacles=E5&holes=D4,F6",
    "abalone/standard?neutral=E5&neutral-off=wins",
    "abalone/standard?neutral=E5&neutral-off=forbidden",
    "abalone?move-limit=20&quiet-limit=15",
    "epaminondas",
    "epaminondas?files=5&ranks=6&symmetry=half-turn",
    "epaminondas/stones?files=8&ranks=9",
    "epaminondas?files=16&ranks=16&symmetry=none",
    "crossings",
];

const MOST_PLIES: usize = 120;

/// Plays a game from bytes: the first names the rule set, each two more a move.
pub fn play(data: &[u8]) {
    let Some((&first, choices)) = data.split_first() else { return };
    let text = RULES[usize::from(first) % RULES.len()];
    let rules: Rules = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
    let mut position = rules.start().unwrap_or_else(|e| panic!("{text}: {e}"));
    for choice in choices.chunks_exact(2).take(MOST_PLIES) {
        let moves = legal_moves(&position);
        from_scratch(&rules, &position);
        if position.outcome().is_some() {
            assert!(moves.is_empty(), "a finished game has no moves: {position}");
            return;
        }
        assert!(!moves.is_empty(), "a seat without a move is passed over: {position}");
        decisive(&position, &moves);
        let choice = usize::from(u16::from_le_bytes([choice[0], choice[1]]));
        let mv = moves[choice % moves.len()];
        names(&position, mv);
        let next = position.clone().play(mv).expect("a listed move is legal");
        effect(&rules, &position, mv, &next);
        position.clone_from(&next);
        assert_eq!(position, next);
    }
}

/// All moves: each listed once and legal by itself, and as many as were counted.
fn legal_moves(position: &Position) -> Vec<Move> {
    let moves = position.moves();
    assert_eq!(moves.len() as u64, position.count_moves(), "{position}");
    let different: HashSet<_> = moves.iter().collect();
    assert_eq!(different.len(), moves.len(), "{position}");
    for &mv in &moves {
        let name = position.write_move(mv, Notation::canonical_for(&position.rules()));
        assert_eq!(position.check(mv), Ok(()), "{name} in {position}");
    }
    moves
}

/// A move that is not among the decisive ones changes nothing at once, and has an answer of which
/// the same is true.
fn decisive(position: &Position, moves: &[Move]) {
    let mut decisive = HashSet::new();
    let _ = position.each_decisive_set(|set| {
        decisive.extend(set);
        ControlFlow::<()>::Continue(())
    });
    assert!(decisive.iter().all(|mv| moves.contains(mv)), "{position}");
    let calm = |before: &Position, mv: Move| {
        let mut after = before.clone();
        after.apply(mv);
        (after.scores() == before.scores() && after.outcome().is_none()).then_some(after)
    };
    for &mv in moves.iter().filter(|mv| !decisive.contains(mv)) {
        let next = calm(position, mv).unwrap_or_else(|| panic!("{mv:?} in {position}"));
        let team = |position: &Position| position.line_up().team(position.turn());
        assert_ne!(team(&next), team(position), "{position}");
        assert!(next.moves().into_iter().any(|mv| calm(&next, mv).is_some()), "{next}");
    }
}

/// The position read from its text is the same. Only the board that may not come back in
/// one-colour play is not in the text.
fn from_scratch(rules: &Rules, position: &Position) {
    let printed = position.to_string();
    let again = Position::read(rules, &printed).unwrap_or_else(|e| panic!("{printed}: {e}"));
    assert_eq!(again.to_string(), printed);
    if !rules.to_string().contains("one-colour") {
        assert_eq!(&again, position, "{printed}");
        assert_eq!(again.key(), position.key(), "{printed}");
        assert_eq!(again.outcome(), position.outcome(), "{printed}");
        assert_eq!(again.count_moves(), position.count_moves(), "{printed}");
    }
}

/// A move reads as itself in every notation.
fn names(position: &Position, mv: Move) {
    for notation in Notation::ALL.into_iter().filter(|n| n.fits(&position.rules())) {
        let name = position.write_move(mv, notation);
        assert_eq!(position.read_move(&name, notation), Ok(mv), "{name} in {position}");
    }
}

/// What a move is said to do is what it does.
fn effect(rules: &Rules, before: &Position, mv: Move, after: &Position) {
    let Effect { shifts, own, removed, place, .. } = before.effect(mv);
    assert!(own <= shifts.len());
    let mut board = pieces(before);
    for cell in &removed {
        assert!(board.remove(cell).is_some(), "a captured piece stood on {cell} in {before}");
    }
    let moving: Vec<_> = shifts.iter().map(|(from, _)| board.remove(from)).collect();
    for ((_, to), piece) in shifts.iter().zip(&moving) {
        let piece = piece.expect("a piece that moves stands somewhere");
        if let Some(to) = to {
            assert_eq!(board.insert(to.clone(), piece), None, "{to} is free in {before}");
        }
    }
    if let Some(cell) = place {
        assert_eq!(board.insert(cell, None), None, "{before}");
    }
    assert_eq!(board, pieces(after), "{before}");

    let gone = shifts.iter().filter(|(_, to)| to.is_none()).count() + removed.len();
    let scored = |position: &Position| {
        let teams = position.line_up().teams();
        position.scores().first(teams).iter().map(|&n| usize::from(n)).sum::<usize>()
    };
    if !rules.to_string().contains("neutral") {
        assert_eq!(scored(after) - scored(before), gone, "{before}");
    }
}

fn pieces(position: &Position) -> BTreeMap<String, Option<Colour>> {
    position.pieces().into_iter().collect()
}

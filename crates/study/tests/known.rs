//! Proofs by endgame tables, as moves.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use sumito_core::{Position as _, Team};
use sumito_engine::probe;
use sumito_games::{Move, Position, Rules};
use sumito_search::proof::{Aim, Proof, Question, Tree, Verdict};
use sumito_study::{grow, play_on};
use sumito_tables::{Spec, Tables, Work};

/// Tables of three marbles against two on the smallest board.
fn tables() -> Tables {
    let mut tables = Tables::new(Spec::new(3, [3, 2], 1).unwrap());
    let stop = AtomicBool::new(false);
    let work = Work { threads: NonZeroUsize::MIN, stop: &stop, progress: &|_| {} };
    while tables.solve_next(&work).unwrap() {}
    tables
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.apply(mv);
    next
}

/// Every branch ends with the win, the attack has one move and the defence all of its own.
fn check(position: &Position, team: Team, tree: &[Tree<Move>], plies: u32) {
    if let Some(outcome) = position.outcome() {
        assert!(tree.is_empty() && outcome.winner() == Some(team));
        return;
    }
    let attacks = position.line_up().team(position.turn()) == team;
    assert_eq!(tree.len(), if attacks { 1 } else { position.moves().len() });
    assert!(plies > 0, "later than the tables say");
    for branch in tree {
        check(&after(position, branch.mv), team, &branch.replies, plies - 1);
    }
}

#[test]
fn what_tables_prove_is_a_line_and_a_tree_as_well() {
    let tables = tables();
    let rules: Rules = "abalone/empty?side=3&goal=1".parse().unwrap();
    // The winner to move, also with its last move, and the loser.
    for text in ["3/1bb1/1b2w/1w2/3 b 0,0", "3/4/bbbww/4/3 b", "3/1w2/bbb1w/4/3 w"] {
        let position = Position::read(&rules, text).unwrap();
        let value = probe(&tables, &position).unwrap();
        let mover = position.line_up().team(position.turn());
        let other = position.line_up().each_team().find(|&team| team != mover).unwrap();
        let team = if value.name() == "win" { mover } else { other };
        let known = |position: &Position| probe(&tables, position);
        let aim = Aim::Win { plies: None };
        let question = Question { team, known: Some(&known), ..Question::new(&position, aim) };
        let proof = Proof::search(question);
        let plies = value.plies().unwrap();
        assert_eq!(proof.verdict(), Verdict::Proved { plies }, "{text}");

        let mut line = proof.line();
        play_on(&tables, &position, &mut line);
        assert_eq!(line.len() as u32, plies, "{text}");
        let end = line.iter().fold(position.clone(), |position, &mv| after(&position, mv));
        assert_eq!(end.outcome().and_then(|outcome| outcome.winner()), Some(team));

        let bare = || proof.tree(1_000_000).unwrap();
        let tree = grow(&tables, &position, team, bare(), 1_000_000).unwrap();
        check(&position, team, &tree, plies);
        let moves: usize = tree.iter().map(Tree::len).sum();
        assert!(grow(&tables, &position, team, bare(), moves).is_some());
        assert!(grow(&tables, &position, team, bare(), moves - 1).is_none());
    }
}

//! Proofs that stop where endgame tables know the rest, played on to the end of the game.

use sumito_core::{Position as _, Team};
use sumito_engine::{probe, probe_moves};
use sumito_games::{Move, Position};
use sumito_search::proof::Tree;
use sumito_tables::Tables;

/// Plays a won line on: the side that wins as soon as it can, the other as late as it can. A line
/// that ends where the tables know no winner stays as it is.
pub fn play_on(tables: &Tables, position: &Position, line: &mut Vec<Move>) {
    let mut position = position.clone();
    line.iter().for_each(|&mv| position.apply(mv));
    if decided(tables, &position) {
        while let Some(&mv) = best_first(tables, &position).first() {
            position.apply(mv);
            line.push(mv);
        }
    }
}

/// Plays every branch of a proof that this team wins on: one move of it that wins soonest, all of
/// the others. `None` if that gives a tree of more than so many moves.
#[must_use]
pub fn grow(
    tables: &Tables,
    position: &Position,
    team: Team,
    mut tree: Vec<Tree<Move>>,
    most: usize,
) -> Option<Vec<Tree<Move>>> {
    let mut left = most.checked_sub(tree.iter().map(Tree::len).sum())?;
    grow_within(tables, position, team, &mut tree, &mut left)?;
    Some(tree)
}

fn grow_within(
    tables: &Tables,
    position: &Position,
    team: Team,
    tree: &mut Vec<Tree<Move>>,
    left: &mut usize,
) -> Option<()> {
    if tree.is_empty() && decided(tables, position) {
        let mut moves = best_first(tables, position);
        if position.line_up().team(position.turn()) == team {
            moves.truncate(1);
        }
        *left = left.checked_sub(moves.len())?;
        *tree = moves.into_iter().map(|mv| Tree { mv, replies: Vec::new() }).collect();
    }
    for Tree { mv, replies } in tree {
        let mut after = position.clone();
        after.apply(*mv);
        grow_within(tables, &after, team, replies, left)?;
    }
    Some(())
}

/// Whether the tables know a winner. Then each best move leads nearer to the end.
fn decided(tables: &Tables, position: &Position) -> bool {
    probe(tables, position).is_some_and(|value| value.plies().is_some())
}

fn best_first(tables: &Tables, position: &Position) -> Vec<Move> {
    let moves = if position.outcome().is_none() { probe_moves(tables, position) } else { None };
    moves.into_iter().flatten().map(|(mv, _)| mv).collect()
}

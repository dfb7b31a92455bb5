//! What a search has found, in lines.

use sumito_core::Position as _;
use sumito_games::{Move, Notation, Position};
use sumito_search::{Line, Score};

use super::Search;
use crate::Thought;

impl Search {
    /// Adds a line of information for each line of play, best first.
    pub(super) fn report(&self, thought: &Thought, say: &mut Vec<String>) {
        let time = self.started.elapsed();
        let nps = (thought.nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
        let (depth, nodes, time) = (thought.depth, thought.nodes, time.as_millis());
        let counts = format!("info depth {depth} nodes {nodes} nps {nps} time {time}");
        let chosen = |line: &Line<Move>| line.moves.first() == thought.best.as_ref();
        // A level that chose another line than the best tells only of that.
        let lines = match thought.lines.iter().find(|line| chosen(line)) {
            Some(line) if !thought.lines.first().is_some_and(chosen) => std::slice::from_ref(line),
            _ => &thought.lines,
        };
        if lines.is_empty() {
            say.push(counts.clone());
        }
        for (index, line) in lines.iter().enumerate() {
            let score = score(line.score);
            let moves = self.write_line(&line.moves);
            say.push(format!("{counts} score {score} multipv {} pv{moves}", index + 1));
        }
    }

    /// A move as the other side writes it.
    pub(super) fn write(&self, position: &Position, mv: Move) -> String {
        let text = position.write_move(mv, self.notation);
        // Programs of AEP know small letters only.
        if self.notation == Notation::Nacre { text.to_lowercase() } else { text }
    }

    fn write_line(&self, moves: &[Move]) -> String {
        let mut position = self.game.position().clone();
        let mut text = String::new();
        for &mv in moves {
            text.push(' ');
            text += &self.write(&position, mv);
            position.apply(mv);
        }
        text
    }
}

/// `cp` in centi-marbles, or `mate` in plies, below zero for the side that loses.
fn score(score: Score) -> String {
    match (score.win(), score.loss()) {
        (Some(plies), _) => format!("mate {plies}"),
        (_, Some(plies)) => format!("mate -{plies}"),
        _ => format!("cp {}", score.value()),
    }
}

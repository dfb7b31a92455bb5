//! Everyone for himself: each seat takes what is best for its own team.

use sumito_core::{Outcome, Position, Team};

use crate::alphabeta::{FURTHEST, Searcher};
use crate::{Knowledge, Score};

/// The value of a position for each team.
type Values = [Score; 6];

impl<P: Position, K: Knowledge<P>> Searcher<'_, P, K> {
    /// The value of the frame after the root for the root's team.
    pub fn max_n_value(&mut self, depth: i32) -> Score {
        self.max_n(1, depth)[self.team.index()]
    }

    fn max_n(&mut self, ply: usize, depth: i32) -> Values {
        self.visit();
        self.frames[ply].line.clear();
        if self.over {
            return [Score::DRAW; 6];
        }
        if let Some(outcome) = self.frames[ply].position.outcome() {
            return self.each_team(|_, team| won_or_lost(ply, outcome, team));
        }
        if depth <= 0 || ply >= FURTHEST {
            return self.each_team(|searcher, team| {
                let position = &searcher.frames[ply].position;
                let (knowledge, memo) = (searcher.knowledge, &mut searcher.memo);
                Score::centi(knowledge.evaluate(position, team, memo, ply))
            });
        }
        let position = &self.frames[ply].position;
        let mover = position.line_up().team(position.turn()).index();
        let mut moves = std::mem::take(&mut self.frames[ply].moves);
        let position = &self.frames[ply].position;
        let all = |into: &mut Vec<_>| {
            self.knowledge.tactical(position, into);
            self.knowledge.quiet(position, into);
        };
        moves.list(all, |_| 0);
        let mut best: Option<Values> = None;
        while let Some(tried) = moves.next() {
            let mv = self.knowledge.named(tried.code);
            self.descend(ply, mv);
            let values = self.max_n(ply + 1, depth - 1);
            if self.over {
                break;
            }
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
                self.note_line(ply, mv);
            }
        }
        self.frames[ply].moves = moves;
        best.unwrap_or([Score::DRAW; 6])
    }

    fn each_team(&mut self, mut value: impl FnMut(&mut Self, Team) -> Score) -> Values {
        let teams = self.frames[0].position.line_up().teams();
        let of = |i| if i < teams { value(self, Team::new(i)) } else { Score::DRAW };
        std::array::from_fn(of)
    }
}

/// What a finished game is worth to a team.
fn won_or_lost(ply: usize, outcome: Outcome, team: Team) -> Score {
    if outcome.winners.is_empty() {
        Score::DRAW
    } else if outcome.winners.contains(team) {
        Score::win_in(ply as u32)
    } else {
        Score::loss_in(ply as u32)
    }
}

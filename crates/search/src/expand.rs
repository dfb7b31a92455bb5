//! Trying the moves of a node, most promising first.

use sumito_core::Position;

use crate::alphabeta::{Node, Searcher};
use crate::order::Picker;
use crate::{Candidate, Knowledge, Method, Score};

impl<P: Position, K: Knowledge<P>> Searcher<'_, P, K> {
    /// Tries the moves of a node; its value and the best move if one stood out.
    pub fn expand(&mut self, node: &Node) -> (Score, Option<Candidate>) {
        let Node { ply, depth, mut alpha, beta, cut, urgent, known } = *node;
        let wide = node.is_wide();
        self.frames[ply + 2].killers = [None; 2];
        let moves = std::mem::take(&mut self.frames[ply].moves);
        let context = self.context(ply);
        let mut picker =
            Picker::new(moves, known, self.frames[ply].killers, self.lessons.counter(context));
        let mut best = Score::loss_in(ply as u32);
        let mut best_move = None;
        let (mut index, mut quiets) = (0, 0);
        // By best reply a rival who may not choose freely plays the move that comes first. One who
        // may can do the same and leave the choice to the next.
        let round = self.method == Method::BestReply && !self.frames[ply].ours;
        let replied = self.frames[ply].replied;
        let improving = self.is_improving(ply);
        loop {
            let hopeless =
                index > 0 && !best.is_loss() && self.is_hopeless(node, quiets, improving);
            let position = &self.frames[ply].position;
            let next = picker.next(position, self.knowledge, &self.lessons, context, !hopeless);
            let Some(tried) = next else { break };
            let quiet = !tried.tactical;
            if quiet
                && urgent
                && index > 0
                && !self.knowledge.answers(&self.frames[ply].position, &tried)
            {
                continue;
            }
            quiets += usize::from(quiet);
            let mv = self.knowledge.named(tried.code);
            self.copy(ply).position.apply(mv);
            self.arrive(ply + 1, round && (replied || index > 0));
            self.frames[ply + 1].class = Some(tried.class);
            let full = depth - 1;
            let mut score;
            if index == 0 {
                score = self.below(ply, full, alpha, beta, !wide && !cut);
            } else {
                let less = if quiet && !urgent {
                    self.reduction(node, index, &tried, context, improving)
                } else {
                    0
                };
                let above = -(-alpha).below();
                score = self.below(ply, full - less, alpha, above, !cut || wide);
                if score > alpha && less > 0 {
                    score = self.below(ply, full, alpha, above, !cut || wide);
                }
                if score > alpha && score < beta && wide {
                    score = self.below(ply, full, alpha, beta, false);
                }
            }
            if self.over {
                break;
            }
            index += 1;
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(tried);
                    if wide {
                        self.note_line(ply, mv);
                    }
                    if score >= beta {
                        if quiet {
                            self.note_killer(ply, tried.code);
                            self.lessons.learn(depth, &tried, picker.tried(), context);
                        }
                        break;
                    }
                }
            }
            picker.note(&tried);
            if round && replied {
                break;
            }
        }
        self.frames[ply].moves = picker.into_moves();
        (best, best_move)
    }

    /// The classes of the last two moves.
    pub fn context(&self, ply: usize) -> [Option<u16>; 2] {
        [self.frames[ply].class, if ply > 0 { self.frames[ply - 1].class } else { None }]
    }

    fn note_killer(&mut self, ply: usize, code: u32) {
        let killers = &mut self.frames[ply].killers;
        if killers[0] != Some(code) {
            *killers = [Some(code), killers[0]];
        }
    }
}

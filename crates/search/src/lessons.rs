//! What earlier nodes taught about moves.

use crate::Candidate;

/// Moves that refuted, and how often: by themselves, and as answers.
#[derive(Debug)]
pub(crate) struct Lessons {
    history: Vec<i16>,
    /// By the class of an earlier move and the class of the one tried; the row after the last
    /// class stands for no earlier move and stays empty.
    follow: Vec<i16>,
    /// What last refuted a move of each class.
    counters: Vec<Option<u32>>,
    classes: usize,
}

impl Lessons {
    /// Scores stay within this bound.
    pub const MOST: i32 = 1 << 14;

    pub fn new(size: usize, classes: usize) -> Self {
        Self {
            history: vec![0; size],
            follow: vec![0; (classes + 1) * classes],
            counters: vec![None; classes],
            classes,
        }
    }

    /// What last refuted the last move.
    pub fn counter(&self, context: [Option<u16>; 2]) -> Option<u32> {
        context[0].and_then(|class| self.counters[usize::from(class)])
    }

    /// What is known of moves after the last two.
    pub fn after(&self, context: [Option<u16>; 2]) -> Learnt<'_> {
        let row = |class: Option<u16>| {
            let begin = class.map_or(self.classes, usize::from) * self.classes;
            &self.follow[begin..begin + self.classes]
        };
        Learnt { history: &self.history, answers: context.map(row) }
    }

    fn pair(&self, before: u16, candidate: &Candidate) -> usize {
        usize::from(before) * self.classes + usize::from(candidate.class)
    }

    /// A quiet move refuted a node of this depth after the `tried` ones did not.
    pub fn learn(
        &mut self,
        depth: i32,
        good: &Candidate,
        tried: &[Candidate],
        context: [Option<u16>; 2],
    ) {
        let weight = (depth * depth * 8).min(Self::MOST / 8);
        self.nudge(good, context, weight);
        for bad in tried {
            self.nudge(bad, context, -weight);
        }
        if let Some(class) = context[0] {
            self.counters[usize::from(class)] = Some(good.code);
        }
    }

    fn nudge(&mut self, candidate: &Candidate, context: [Option<u16>; 2], weight: i32) {
        nudge(&mut self.history[candidate.slot as usize], weight);
        for class in context.into_iter().flatten() {
            let pair = self.pair(class, candidate);
            nudge(&mut self.follow[pair], weight);
        }
    }
}

/// What is known of moves after two earlier ones.
pub(crate) struct Learnt<'a> {
    history: &'a [i16],
    answers: [&'a [i16]; 2],
}

impl Learnt<'_> {
    /// What is known of a move, within twice [`Lessons::MOST`].
    pub fn of(&self, candidate: &Candidate) -> i32 {
        let class = usize::from(candidate.class);
        let [last, before] = self.answers.map(|answers| i32::from(answers[class]));
        i32::from(self.history[candidate.slot as usize]) + (last + before) / 2
    }
}

/// Gravity: what is far from zero moves less, so that the bound is never passed.
fn nudge(value: &mut i16, weight: i32) {
    let old = i32::from(*value);
    *value = (old + weight - old * weight.abs() / Lessons::MOST) as i16;
}

//! The positions a game went through, for repetition.

use crate::Position;

/// The positions of one game so far, the present one last.
///
/// Only positions since the last irreversible move can repeat, but equality looks at scores, so
/// keeping them all is right and simple.
#[derive(Clone, Debug)]
pub struct History<P> {
    keys: Vec<u64>,
    positions: Vec<P>,
}

impl<P: Position> History<P> {
    /// A history that begins with this position.
    #[must_use]
    pub fn new(start: P) -> Self {
        Self { keys: vec![start.key()], positions: vec![start] }
    }

    /// The position now.
    #[must_use]
    pub fn present(&self) -> &P {
        &self.positions[self.positions.len() - 1]
    }

    /// Every position from the start to now.
    #[must_use]
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// Goes on to a next position.
    pub fn push(&mut self, next: P) {
        self.keys.push(next.key());
        self.positions.push(next);
    }

    /// Goes back by one position; `None` at the start.
    pub fn pop(&mut self) -> Option<P> {
        if self.positions.len() == 1 {
            return None;
        }
        self.keys.pop();
        self.positions.pop()
    }

    /// How often the present position has occurred, itself included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let (now, key) = (self.present(), now_key(&self.keys));
        self.keys
            .iter()
            .zip(&self.positions)
            .filter(|&(&k, position)| k == key && position == now)
            .count()
    }
}

fn now_key(keys: &[u64]) -> u64 {
    keys[keys.len() - 1]
}

//! Which positions the game and the line under search went through.

/// Keys of the game so far and of the line under search.
#[derive(Debug)]
pub(crate) struct Trail {
    keys: Vec<u64>,
    /// How many keys fall to each remainder: nearly always tells at once that there is none.
    seen: Box<[u16; Self::REMAINDERS]>,
}

impl Trail {
    const REMAINDERS: usize = 1 << 12;

    pub fn new(game: &[u64]) -> Self {
        let mut trail = Self { keys: Vec::new(), seen: Box::new([0; Self::REMAINDERS]) };
        for &key in game {
            trail.push(key);
        }
        trail
    }

    pub fn push(&mut self, key: u64) {
        self.keys.push(key);
        self.seen[Self::remainder(key)] += 1;
    }

    pub fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.seen[Self::remainder(key)] -= 1;
        }
    }

    /// How often a key lies on the trail.
    pub fn count(&self, key: u64) -> usize {
        if self.seen[Self::remainder(key)] == 0 {
            return 0;
        }
        self.keys.iter().filter(|&&k| k == key).count()
    }

    fn remainder(key: u64) -> usize {
        key as usize % Self::REMAINDERS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_counted_not_their_remainders() {
        let mut trail = Trail::new(&[1, 2, 1]);
        assert_eq!((trail.count(1), trail.count(2), trail.count(1 + (1 << 12))), (2, 1, 0));
        trail.pop();
        assert_eq!(trail.count(1), 1);
    }
}

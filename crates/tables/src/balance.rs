//! What a class of positions has in common.

/// Marbles on the board and ejections still needed, of two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Balance {
    pub marbles: [u8; 2],
    pub needs: [u8; 2],
}

impl Balance {
    /// The balance with its stronger side first, and whether the sides changed places for it.
    pub fn in_order(self) -> (Self, bool) {
        let Self { marbles: [a, b], needs: [x, y] } = self;
        if (b, y) > (a, x) {
            (Self { marbles: [b, a], needs: [y, x] }, true)
        } else {
            (self, false)
        }
    }

    /// Whether the sides are alike, so that whose turn it is makes no difference.
    pub fn is_even(self) -> bool {
        self.marbles[0] == self.marbles[1] && self.needs[0] == self.needs[1]
    }

    /// The balance after an ejection; `None` if that wins.
    pub fn after_ejection(mut self, by: usize) -> Option<Self> {
        self.needs[by] -= 1;
        self.marbles[1 - by] = self.marbles[1 - by].checked_sub(1)?;
        (self.needs[by] > 0).then_some(self)
    }
}

//! How far a share seen in a few games may lie from the true one.

/// A share with its 95 % confidence interval by Wilson's score method.
///
/// The method holds for games that are won or lost. Where draws count in part the games scatter
/// less, so the interval is then a little wider than it need be.
///
/// ```
/// use sumito_arena::Interval;
/// let half = Interval::of(10.0, 20).unwrap();
/// assert_eq!(format!("{half}"), "50.0 % (29.9 to 70.1)");
/// assert_eq!(Interval::of(0.0, 0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The share seen, 0 to 1.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Standard deviations on either side that hold 95 % of a normal distribution.
pub(crate) const Z: f64 = 1.959_964;

impl Interval {
    /// The interval for points made in games worth one point each; `None` without games.
    #[must_use]
    pub fn of(points: f64, games: u32) -> Option<Self> {
        if games == 0 {
            return None;
        }
        let n = f64::from(games);
        let share = points / n;
        let whole = 1.0 + Z * Z / n;
        let middle = (share + Z * Z / (2.0 * n)) / whole;
        let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt() / whole;
        Some(Self { share, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) })
    }
}

impl std::fmt::Display for Interval {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [share, low, high] = [self.share, self.low, self.high].map(|part| 100.0 * part);
        write!(f, "{share:.1} % ({low:.1} to {high:.1})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wilson's interval as tabled: 0 of 10, 5 of 10, 81 of 263.
    #[test]
    fn intervals_are_those_of_the_tables() {
        for (points, games, low, high) in
            [(0.0, 10, 0.0, 0.2775), (5.0, 10, 0.2366, 0.7634), (81.0, 263, 0.2553, 0.3662)]
        {
            let interval = Interval::of(points, games).unwrap();
            assert!((interval.low - low).abs() < 1e-4, "{interval:?}");
            assert!((interval.high - high).abs() < 1e-4, "{interval:?}");
        }
    }
}

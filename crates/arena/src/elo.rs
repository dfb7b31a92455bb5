//! What pairs of games tell about the strength of two players.
//!
//! Games are played in pairs from one opening with sides swapped, and a pair counts as one
//! observation: so an opening that favours a side scatters less than the games one by one would.
//! The model is the logistic one: a player who is `e` Elo stronger makes `1 / (1 + 10^(-e/400))`
//! of the points.

use crate::interval::{Interval, Z};

/// Finished pairs by the points the first player made in them: 0, ½, 1, 1½, 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u64; 5]);

/// A difference in strength with its 95 % confidence interval, in Elo; an end is infinite where
/// all points went one way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference the games show.
    pub difference: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Pairs {
    /// How many there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Counts a pair in which the first player made so many half points, 0 to 4.
    pub fn add(&mut self, half_points: usize) {
        if let Some(count) = self.0.get_mut(half_points) {
            *count += 1;
        }
    }

    /// The share of the points the first player made and its variance over pairs; `None` without
    /// pairs.
    fn moments(&self) -> Option<(f64, f64)> {
        let count = self.count() as f64;
        let mean = |value: &dyn Fn(f64) -> f64| {
            self.outcomes().map(|(share, n)| value(share) * n).sum::<f64>() / count
        };
        let share = mean(&|share| share);
        (count > 0.0).then(|| (share, mean(&|s| (s - share) * (s - share))))
    }

    /// The share of the points in each kind of pair, and how many pairs were of it.
    pub(crate) fn outcomes(&self) -> impl Iterator<Item = (f64, f64)> {
        self.0.iter().enumerate().map(|(kind, &n)| (kind as f64 / 4.0, n as f64))
    }

    /// The difference in strength; `None` without pairs.
    ///
    /// ```
    /// let elo = sumito_arena::Pairs([34, 54, 63, 64, 75]).elo().unwrap();
    /// assert_eq!(elo.to_string(), "+55.6 (+28.3 to +83.6)");
    /// ```
    #[must_use]
    pub fn elo(&self) -> Option<Elo> {
        let (share, variance) = self.moments()?;
        let reach = Z * (variance / self.count() as f64).sqrt();
        let (low, high) = if variance > 0.0 {
            (share - reach, share + reach)
        } else {
            // Pairs that all ended alike do not scatter; how rare others are is known all the same.
            let wilson = Interval::of(share * self.count() as f64, self.count() as u32)?;
            (wilson.low, wilson.high)
        };
        let [difference, low, high] = [share, low, high].map(difference);
        Some(Elo { difference, low, high })
    }

    /// How likely it is that the first player is the stronger one; `None` without pairs.
    #[must_use]
    pub fn superiority(&self) -> Option<f64> {
        let (share, variance) = self.moments()?;
        let pairs = self.count() as f64;
        let (share, variance) = if variance > 0.0 {
            (share, variance / pairs)
        } else {
            // Pairs that all ended alike leave some doubt: before them every share was as likely.
            let share = (share * pairs + 1.0) / (pairs + 2.0);
            (share, share * (1.0 - share) / (pairs + 3.0))
        };
        Some(normal((share - 0.5) / variance.sqrt()))
    }
}

/// The difference in Elo at which a player makes this share of the points.
fn difference(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points a player makes who is this much stronger.
pub(crate) fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The normal distribution function, by Abramowitz and Stegun 26.2.17 (error below 1e-7).
fn normal(x: f64) -> f64 {
    const B: [f64; 5] =
        [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let series = B.iter().rev().fold(0.0, |sum, b| (sum + b) * t);
    let tail = (-x * x / 2.0).exp() / std::f64::consts::TAU.sqrt() * series;
    if x < 0.0 { tail } else { 1.0 - tail }
}

impl std::fmt::Display for Elo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { difference, low, high } = self;
        write!(f, "{difference:+.1} ({low:+.1} to {high:+.1})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_pairs_that_ended_alike_are_no_certainty() {
        // By the Beta distribution: 1 - 2^-(n + 1).
        for (pairs, sure) in [(1, 0.75), (2, 0.875), (10, 0.9995)] {
            let superiority = Pairs([0, 0, 0, 0, pairs]).superiority().unwrap();
            assert!((superiority - sure).abs() < 0.03, "{pairs}: {superiority}");
            let other = Pairs([pairs, 0, 0, 0, 0]).superiority().unwrap();
            assert!((superiority + other - 1.0).abs() < 1e-6);
        }
        assert!((Pairs([0, 0, 7, 0, 0]).superiority().unwrap() - 0.5).abs() < 1e-6);
    }

    /// Values that Fastchess publishes with its tests: pairs, Elo, half the interval, superiority.
    #[test]
    fn known_matches_have_their_known_elo() {
        for (pairs, elo, reach, superiority) in [
            ([34, 54, 31 + 32, 64, 75], 55.58, 27.65, 1.0),
            ([332, 433, 457 + 41, 333, 334], -8.64, 10.33, 0.0505),
            ([7_895, 8_757, 5_485 + 200, 568, 9_999], -21.04, 2.95, 0.0),
        ] {
            let pairs = Pairs(pairs);
            let found = pairs.elo().unwrap();
            assert!((found.difference - elo).abs() < 0.01, "{found}");
            assert!(((found.high - found.low) / 2.0 - reach).abs() < 0.03, "{found}");
            assert!((pairs.superiority().unwrap() - superiority).abs() < 1e-4);
        }
    }

    #[test]
    fn pairs_that_all_end_alike_leave_a_doubt() {
        let won = Pairs([0, 0, 0, 0, 10]).elo().unwrap();
        assert_eq!(won.difference, f64::INFINITY);
        assert!(won.low > 100.0 && won.low < 400.0, "{won}");
        let even = Pairs([0, 0, 10, 0, 0]).elo().unwrap();
        assert!(even.difference == 0.0 && even.low < -100.0 && even.high > 100.0, "{even}");
        assert_eq!(Pairs::default().elo(), None);
    }
}

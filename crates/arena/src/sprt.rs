//! Wald's sequential test of two hypotheses about a difference in strength.
//!
//! The generalized test on pairs of games: the likelihood ratio compares the distributions of
//! pair results that are likeliest under each hypothesis (M. Van den Bergh, "A Practical
//! Introduction to the GSPRT"). It goes on until the ratio leaves its bounds.

use crate::Pairs;
use crate::elo::expected;

/// Two hypotheses, and how often either may be taken wrongly.
///
/// ```
/// use sumito_arena::{Pairs, Sprt, Verdict};
/// let test = Sprt::new(0.0, 10.0).unwrap();
/// assert_eq!(test.verdict(&Pairs([5, 10, 20, 10, 5])), None);
/// assert_eq!(test.verdict(&Pairs([200, 500, 900, 900, 400])), Some(Verdict::Accepted));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference of the null hypothesis, in Elo.
    pub elo0: f64,
    /// The difference of the other one, in Elo.
    pub elo1: f64,
    /// How often `elo1` may be accepted where `elo0` is true.
    pub alpha: f64,
    /// How often `elo0` may be accepted where `elo1` is true.
    pub beta: f64,
}

/// What a test came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The difference is `elo1` rather than `elo0`.
    Accepted,
    /// It is `elo0` rather than `elo1`.
    Rejected,
}

impl Sprt {
    /// The greatest difference there can be a test of, in Elo: beyond, winning is certain.
    pub const MOST: f64 = 2_000.0;

    /// A test with 5 % of either error; `None` unless the first bound is below the second and both
    /// are within [`Sprt::MOST`].
    #[must_use]
    pub fn new(elo0: f64, elo1: f64) -> Option<Self> {
        let possible = elo0 < elo1 && elo0 >= -Self::MOST && elo1 <= Self::MOST;
        possible.then_some(Self { elo0, elo1, alpha: 0.05, beta: 0.05 })
    }

    /// The log-likelihood ratios at which the test ends.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of the second hypothesis over the first.
    #[must_use]
    pub fn ratio(&self, pairs: &Pairs) -> f64 {
        /// What stands for kinds of pairs not seen yet: they are rare, not impossible.
        const UNSEEN: f64 = 1e-3;
        if pairs.count() == 0 {
            return 0.0;
        }
        let seen: Vec<(f64, f64)> = pairs.outcomes().map(|(s, n)| (s, n.max(UNSEEN))).collect();
        let count: f64 = seen.iter().map(|(_, n)| n).sum();
        // The likeliest distribution of a given mean has probabilities p / (1 + slope · deviation).
        let slopes = [self.elo0, self.elo1].map(|elo| {
            let mean = expected(elo);
            (mean, slope(&seen, count, mean))
        });
        let weight = |share: f64, (mean, slope): (f64, f64)| 1.0 + slope * (share - mean);
        let terms = seen.iter();
        terms.map(|&(s, n)| n * (weight(s, slopes[0]) / weight(s, slopes[1])).ln()).sum()
    }

    /// What the pairs prove, if anything yet.
    #[must_use]
    pub fn verdict(&self, pairs: &Pairs) -> Option<Verdict> {
        let ratio = self.ratio(pairs);
        let (low, high) = self.bounds();
        match ratio {
            _ if ratio >= high => Some(Verdict::Accepted),
            _ if ratio <= low => Some(Verdict::Rejected),
            _ => None,
        }
    }
}

/// The root of Σ p·d / (1 + x·d), d being the deviations from the mean; it falls from one end of
/// the interval in which all weights are above zero to the other.
fn slope(seen: &[(f64, f64)], count: f64, mean: f64) -> f64 {
    let slack = |x: f64| -> f64 {
        seen.iter().map(|(share, n)| n / count * (share - mean) / (1.0 + x * (share - mean))).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if slack(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values that Fastchess publishes with its tests: bounds, pairs, ratio.
    #[test]
    fn known_matches_have_their_known_ratio() {
        for (bounds, pairs, ratio) in [
            ((0.5, 2.5), [223, 9_863, 20_279 + 1_000, 10_037, 246], -3.07),
            ((0.0, 2.0), [871, 26_175, 55_003 + 980, 26_678, 821], -4.98),
        ] {
            let test = Sprt::new(bounds.0, bounds.1).unwrap();
            let found = test.ratio(&Pairs(pairs));
            assert!((found - ratio).abs() < 0.01, "{found}");
            assert_eq!(test.verdict(&Pairs(pairs)), Some(Verdict::Rejected));
        }
    }

    #[test]
    fn swapping_the_players_swaps_the_sign() {
        let (ours, theirs) = (Pairs([3, 20, 40, 31, 9]), Pairs([9, 31, 40, 20, 3]));
        let [one, other] = [(0.0, 10.0), (-10.0, 0.0)].map(|(a, b)| Sprt::new(a, b).unwrap());
        assert!((one.ratio(&ours) + other.ratio(&theirs)).abs() < 1e-9);
        assert!(Sprt::new(5.0, 5.0).is_none() && one.ratio(&Pairs::default()) == 0.0);
    }

    #[test]
    fn bounds_beyond_all_strength_are_none() {
        let (inf, nan) = (f64::INFINITY, f64::NAN);
        for (low, high) in
            [(-inf, inf), (0.0, inf), (-inf, 0.0), (nan, 0.0), (0.0, nan), (0.0, 1e9)]
        {
            assert_eq!(Sprt::new(low, high), None, "{low} {high}");
        }
        let widest = Sprt::new(-Sprt::MOST, Sprt::MOST).unwrap();
        for pairs in [[0, 0, 0, 0, 1_000], [1_000, 0, 0, 0, 0], [1, 0, 0, 0, 1], [0, 0, 9, 0, 0]] {
            assert!(widest.ratio(&Pairs(pairs)).is_finite(), "{pairs:?}");
        }
    }

    #[test]
    fn few_pairs_that_all_go_one_way_are_enough_in_the_end() {
        let test = Sprt::new(0.0, 10.0).unwrap();
        assert_eq!(test.verdict(&Pairs([0, 0, 0, 0, 3])), None);
        assert_eq!(test.verdict(&Pairs([0, 0, 0, 0, 1_000])), Some(Verdict::Accepted));
        assert_eq!(test.verdict(&Pairs([1_000, 0, 0, 0, 0])), Some(Verdict::Rejected));
    }
}

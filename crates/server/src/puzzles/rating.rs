//! How well somebody solves, by theme: Glicko-2, a puzzle being the opponent.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// A solver's rating in a theme; the theme of all puzzles together has no name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rating {
    pub theme: String,
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
    pub tries: u32,
}

/// The rating of somebody nothing is known of: between the easiest puzzles and the middle ones.
pub(super) const USUAL: f64 = 1_000.0;
/// How well a puzzle's own rating is known.
const PUZZLE_DEVIATION: f64 = 90.0;

/// The ratings that a first try changes: those of its themes and the one of all together.
pub(crate) fn rated(old: Vec<Rating>, themes: &[String], puzzle: u32, solved: bool) -> Vec<Rating> {
    let everything = String::new();
    let opponent = Glicko2Rating {
        rating: f64::from(puzzle),
        deviation: PUZZLE_DEVIATION,
        ..Glicko2Rating::new()
    };
    let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
    let next = |theme: &String| {
        let known = old.iter().find(|rating| rating.theme == *theme);
        let fresh = || Glicko2Rating { rating: USUAL, ..Glicko2Rating::new() };
        let before = known.map_or_else(fresh, |known| Glicko2Rating {
            rating: known.rating,
            deviation: known.deviation,
            volatility: known.volatility,
        });
        let (after, _) = glicko2(&before, &opponent, &outcome, &Glicko2Config::new());
        // Kept within bounds in which the formulas stay sound, whatever is thrown at them.
        let within = |value: f64, least: f64, most: f64, usual: f64| {
            if value.is_finite() { value.clamp(least, most) } else { usual }
        };
        Rating {
            theme: theme.clone(),
            rating: within(after.rating, 400.0, 3_000.0, before.rating),
            deviation: within(after.deviation, 45.0, 350.0, before.deviation),
            volatility: within(after.volatility, 0.02, 0.1, before.volatility),
            tries: known.map_or(0, |known| known.tries).saturating_add(1),
        }
    };
    [&everything].into_iter().chain(themes).map(next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_rise_and_fall_within_bounds() {
        let themes = ["capture".to_owned()];
        let mut ratings = Vec::new();
        for _ in 0..400 {
            ratings = rated(ratings, &themes, 3_000, true);
        }
        assert!(ratings.iter().all(|r| r.rating > 2_500.0 && r.rating <= 3_000.0));
        assert!(ratings.iter().all(|r| r.deviation >= 45.0 && r.tries == 400));
        let best = ratings[0].rating;
        ratings = rated(ratings, &themes, 500, false);
        assert!(ratings[0].rating < best);
        for _ in 0..400 {
            ratings = rated(ratings, &themes, 500, false);
        }
        assert!(ratings.iter().all(|r| r.rating >= 400.0 && r.volatility <= 0.1));
    }
}

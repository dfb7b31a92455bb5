//! What a misspelt name may have meant.

use std::cmp::Ordering;

use super::Phrase;
use crate::phrase;

/// As many as one reads at a glance.
const SHOWN: usize = 3;
/// How alike a name must be, from 0 to 1.
const ALIKE: f64 = 0.65;
/// How much less alike than the nearest the others may be.
const APART: f64 = 0.1;
/// The shortest part of a name that says which one is meant.
const TELLING: usize = 3;
/// Longer words are no name misspelt.
const LONGEST: usize = 40;

/// The names a word may have meant, nearest first, three at most; none if none is near.
///
/// ```
/// use sumito_core::text::nearest;
/// let names = ["standard", "belgian-daisy", "german-daisy"];
/// assert_eq!(nearest("Belgain", names), ["belgian-daisy"]);
/// assert_eq!(nearest("daisy", names), ["belgian-daisy", "german-daisy"]);
/// assert!(nearest("nowhere", names).is_empty());
/// ```
pub fn nearest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let length = word.chars().count();
    if length > LONGEST {
        return Vec::new();
    }
    let word = word.to_lowercase();
    let alike = |name: &str| {
        if length >= TELLING && name.contains(&word) {
            return 1.0;
        }
        // One part may stand for the whole, though the whole says it better.
        let parts = name.split('-').map(|part| strsim::normalized_damerau_levenshtein(&word, part));
        strsim::normalized_damerau_levenshtein(&word, name).max(parts.fold(0.0, f64::max) - APART)
    };
    let mut near: Vec<(f64, &str)> =
        names.into_iter().map(|name| (alike(name), name)).filter(|(it, _)| *it >= ALIKE).collect();
    near.sort_by(|(a, _), (b, _)| b.partial_cmp(a).unwrap_or(Ordering::Equal));
    let best = near.first().map_or(0.0, |(best, _)| *best);
    near.into_iter()
        .take_while(|(it, _)| best - it <= APART)
        .take(SHOWN)
        .map(|(_, name)| name)
        .collect()
}

/// What would have been right in place of a misspelt word: `what` it should be, with the names it
/// may have meant. `None` if none is near.
pub fn did_you_mean<'a>(
    what: Phrase,
    word: &str,
    names: impl IntoIterator<Item = &'a str>,
) -> Option<Phrase> {
    let near = nearest(word, names);
    (!near.is_empty()).then(|| meaning(what, &near))
}

/// `what` something should be, with the names that may have been meant.
pub fn meaning<T: AsRef<str>>(what: Phrase, names: &[T]) -> Phrase {
    let names: Vec<_> = names.iter().map(|name| format!("`{}`", name.as_ref())).collect();
    phrase!("expected-near", "{what}; did you mean {names}?", what = what, names = names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_hand_are_seen_through_and_strange_words_are_not() {
        let names =
            ["standard", "star", "snakes", "snakes-variant", "3-players-11", "belgian-daisy"];
        for (word, near) in [
            ("standart", &["standard"][..]),
            ("SATNDARD", &["standard"]),
            ("belgian_daisy", &["belgian-daisy"]),
            ("belgain-dasiy", &["belgian-daisy"]),
            ("snake", &["snakes", "snakes-variant"]),
            ("3player-11", &["3-players-11"]),
            ("players", &["3-players-11"]),
            ("chess", &[]),
            ("", &[]),
            ("-", &[]),
        ] {
            assert_eq!(nearest(word, names), near, "{word}");
        }
        assert!(nearest(&"standard".repeat(100_000), names).is_empty());
    }
}

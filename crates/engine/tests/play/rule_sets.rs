//! Random rule sets.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use sumito_games::Rules;

/// Rule sets of Abalone with mixed variants, without end; those that make no sense left out.
pub fn random_rules() -> impl Iterator<Item = Rules> {
    let mut dice = StdRng::seed_from_u64(64);
    std::iter::repeat_with(move || random_text(&mut dice))
        .filter_map(|text| text.parse::<Rules>().ok().filter(|rules| rules.start().is_ok()))
}

fn random_text(dice: &mut StdRng) -> String {
    const LAYOUTS: [&str; 12] = [
        "standard",
        "belgian-daisy",
        "german-daisy",
        "alliances",
        "3-players-11",
        "3-players-12",
        "4-players-9",
        "4-players-8",
        "4-players-daisy",
        "5-players",
        "6-players",
        "one-colour",
    ];
    const KEYS: [&str; 20] = [
        "goal=1",
        "goal=3",
        "goal=8",
        "obstacles=E5",
        "obstacles=D4,F6",
        "holes=E5",
        "holes=E4,E6",
        "neutral=E5",
        "neutral-off=forbidden",
        "neutral-off=wins",
        "shield=yes",
        "rotate=yes",
        "partner-moves=yes",
        "move-limit=25",
        "quiet-limit=15",
        "repetition=draw",
        "repetition=loss",
        "teams=shared",
        "teams=crossed",
        "one-colour=yes",
    ];
    let mut text = format!("abalone/{}", LAYOUTS.choose(dice).unwrap());
    let count = dice.random_range(1..6);
    let mut keys: Vec<&str> = KEYS.choose_multiple(dice, count).copied().collect();
    if dice.random_bool(0.3) {
        keys.push("start=random&seed=7");
    }
    if keys.contains(&"neutral-off=wins") && !keys.contains(&"neutral=E5") {
        keys.push("neutral=E5");
    }
    for (i, key) in keys.iter().enumerate() {
        text.push(if i == 0 { '?' } else { '&' });
        text.push_str(key);
    }
    text
}

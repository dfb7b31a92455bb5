//! How levels are held down.

use sumito_epaminondas::Variant;
use sumito_games::Rules;

use crate::Level;

/// How a level is held down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Handicap {
    /// Plies looked ahead.
    pub depth: Option<u32>,
    /// Nodes visited.
    pub nodes: Option<u64>,
    /// Of a hundred moves that take nothing, how many are looked at.
    pub sight: u32,
    /// How much worse a move may look and still be played about a third as often as the best, in
    /// centi-marbles.
    pub temperature: u32,
}

/// The levels below full strength. What each is worth was measured: docs/engine.md, Levels.
type Ladder = [Handicap; Level::FULL.number() as usize - 1];

const ABALONE: Ladder = [
    Handicap::near(1, 100, 38),
    Handicap::near(2, 100, 50),
    Handicap::near(2, 100, 27),
    Handicap::near(2, 100, 16),
    Handicap::near(3, 100, 18),
    Handicap::near(3, 100, 12),
    Handicap::near(3, 100, 7),
    Handicap::far(1_300),
    Handicap::far(3_600),
    Handicap::far(14_000),
    Handicap::far(110_000),
];

const EPAMINONDAS: Ladder = [
    Handicap::near(1, 4, 10),
    Handicap::near(1, 4, 0),
    Handicap::near(1, 8, 0),
    Handicap::near(1, 17, 0),
    Handicap::far(800),
    Handicap::far(2_800),
    Handicap::far(7_500),
    Handicap::far(17_000),
    Handicap::far(40_000),
    Handicap::far(110_000),
    Handicap::far(400_000),
];

const CROSSINGS: Ladder = [
    Handicap::near(1, 4, 90),
    Handicap::near(1, 4, 40),
    Handicap::near(1, 4, 15),
    Handicap::near(1, 6, 0),
    Handicap::near(1, 13, 0),
    Handicap::near(1, 30, 0),
    Handicap::far(1_400),
    Handicap::far(4_700),
    Handicap::far(20_000),
    Handicap::far(85_000),
    Handicap::far(550_000),
];

impl Handicap {
    const NONE: Self = Self { depth: None, nodes: None, sight: 100, temperature: 0 };

    /// Looks at few moves and few plies.
    const fn near(depth: u32, sight: u32, temperature: u32) -> Self {
        /// Many moves make even two plies long.
        const NODES: u64 = 40_000;
        Self { depth: Some(depth), nodes: Some(NODES), sight, temperature }
    }

    /// Looks as far as so many nodes go.
    const fn far(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::NONE }
    }

    /// How a level is held down in games by these rules.
    pub fn of(level: Level, rules: &Rules) -> Self {
        let ladder = match rules {
            Rules::Abalone(_) => &ABALONE,
            Rules::Epaminondas(rules) => match rules.variant() {
                Variant::Epaminondas => &EPAMINONDAS,
                Variant::Crossings => &CROSSINGS,
            },
        };
        ladder.get(usize::from(level.number()) - 1).copied().unwrap_or(Self::NONE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a handicap allows, from weak to strong; `None` is everything.
    fn reach(handicap: &Handicap) -> (u32, u64, u32, i64) {
        let Handicap { depth, nodes, sight, temperature } = *handicap;
        let (depth, nodes) = (depth.unwrap_or(u32::MAX), nodes.unwrap_or(u64::MAX));
        (depth, nodes, sight, -i64::from(temperature))
    }

    #[test]
    fn each_level_is_held_down_less_than_the_one_below() {
        for rules in ["abalone", "abalone/3-players-11", "epaminondas", "crossings"] {
            let rules: Rules = rules.parse().unwrap();
            let levels: Vec<_> = Level::all().map(|level| Handicap::of(level, &rules)).collect();
            for pair in levels.windows(2) {
                let (weak, strong) = (reach(&pair[0]), reach(&pair[1]));
                assert!(weak < strong, "{rules:?}: {pair:?}");
            }
            assert_eq!(levels.last(), Some(&Handicap::NONE));
        }
    }
}

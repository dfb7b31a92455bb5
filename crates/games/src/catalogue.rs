//! Everything that can be played, with one line of explanation each: for lists, forms and help.
//!
//! ```
//! use sumito_games::{Rules, catalogue};
//! for preset in catalogue::presets() {
//!     assert!(preset.rules.parse::<Rules>().is_ok(), "{}", preset.rules);
//! }
//! assert!(catalogue::layouts().iter().any(|l| l.name == "Belgian daisy"));
//! ```

use serde::Serialize;
use sumito_abalone::{self as abalone, Certainty, Symmetry};
use sumito_core::{LineUp, PerTeam, Repetition};
use sumito_epaminondas::{self as epaminondas, Variant};

use crate::Rules;

/// A rule set under the name people call it by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Preset {
    /// The name.
    pub name: &'static str,
    /// The rule set.
    pub rules: &'static str,
    /// What it is.
    pub about: &'static str,
}

/// A start layout of Abalone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LayoutEntry {
    /// The rule set that starts from it.
    pub rules: String,
    /// Its English name.
    pub name: &'static str,
    /// Its French name, where one is known.
    pub french: Option<&'static str>,
    /// Its Russian name, where one is known.
    pub russian: Option<&'static str>,
    /// How many play.
    pub seats: usize,
    /// How many teams they form.
    pub teams: usize,
    /// The side of the board.
    pub side: usize,
    /// Whether a symmetry maps it onto itself with colours swapped, so that it favours nobody.
    pub fair: bool,
    /// That symmetry: `point`, `mirror`, `turn` or `none`.
    pub symmetry: &'static str,
    /// How well it is attested.
    pub about: &'static str,
}

/// A key of rule-set texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Key {
    /// The key.
    pub name: &'static str,
    /// What its value looks like.
    pub values: &'static str,
    /// What holds when it is left out.
    pub default: &'static str,
    /// What it means.
    pub about: &'static str,
}

/// The three games.
#[must_use]
pub const fn games() -> [Preset; 3] {
    [
        Preset {
            name: "Abalone",
            rules: "abalone",
            about: "push six of the other side's marbles off a hexagonal board; 2 to 6 players",
        },
        Preset {
            name: "Epaminondas",
            rules: "epaminondas",
            about: "move phalanxes across a chequered board and hold the far row; 2 players",
        },
        Preset {
            name: "Crossings",
            rules: "crossings",
            about: "the forerunner of Epaminondas: an unanswered crossing wins; 2 players",
        },
    ]
}

/// Rule sets people have names for, the usual ones first.
#[must_use]
pub const fn presets() -> &'static [Preset] {
    const PRESETS: &[Preset] = &[
        Preset {
            name: "Belgian daisy",
            rules: "abalone",
            about: "the start of official competition: two flowers each, six ejections win",
        },
        Preset {
            name: "Standard",
            rules: "abalone/standard",
            about: "the start in the box: two full rows and three marbles each",
        },
        Preset {
            name: "German daisy",
            rules: "abalone/german-daisy",
            about: "two flowers each, one cell in from the edge",
        },
        Preset {
            name: "Alliances",
            rules: "abalone/alliances",
            about: "a ring of both colours mixed: contact from the first move",
        },
        Preset {
            name: "Three players",
            rules: "abalone/3-players-11",
            about: "each for himself, eleven marbles each",
        },
        Preset {
            name: "Four players in pairs",
            rules: "abalone/4-players-9",
            about: "opposite seats are partners and may push with each other's marbles",
        },
        Preset {
            name: "Five players",
            rules: "abalone/5-players",
            about: "each for himself, the fifth in the centre",
        },
        Preset {
            name: "Six players in pairs",
            rules: "abalone/6-players",
            about: "opposite seats are partners, three teams",
        },
        Preset {
            name: "Two against two",
            rules: "abalone?teams=shared",
            about: "four people and two colours; partners move the same marbles in turn",
        },
        Preset {
            name: "Two against two, crossed",
            rules: "abalone?teams=crossed",
            about: "four people and two colours; partners play different colours",
        },
        Preset {
            name: "Grand Abalone",
            rules: "abalone/grand",
            about: "board of side six, lines of four, two actions a turn, ten ejections win",
        },
        Preset {
            name: "One colour",
            rules: "abalone/one-colour",
            about: "all marbles are everybody's: a race of ejections from Alliances",
        },
        Preset {
            name: "Hidden colours",
            rules: "abalone?hidden=yes",
            about: "ordinary rules, but all marbles look alike: a game of memory",
        },
        Preset {
            name: "Random start",
            rules: "abalone?start=random&seed=1",
            about: "equal numbers on random cells, symmetric and without an ejection at hand",
        },
        Preset {
            name: "Epaminondas",
            rules: "epaminondas",
            about: "the board of 14 by 12 with the rule against copying",
        },
        Preset {
            name: "8×8 Epaminondas",
            rules: "epaminondas?files=8&ranks=8",
            about: "the same game on a chessboard; not Crossings",
        },
        Preset {
            name: "10×8 Epaminondas",
            rules: "epaminondas?files=10&ranks=8",
            about: "the same game on a middling board",
        },
        Preset {
            name: "Epaminondas with stones",
            rules: "epaminondas/stones",
            about: "three neutral stones are placed first and block the lines",
        },
        Preset {
            name: "Crossings",
            rules: "crossings",
            about: "Abbott's first version: end pieces are captured, crossings must be answered",
        },
    ];
    PRESETS
}

/// Every start layout of Abalone, two players first; the empty board is none.
#[must_use]
pub fn layouts() -> Vec<LayoutEntry> {
    abalone::Layout::all()
        .iter()
        .filter_map(|layout| Some((layout, layout.side()?)))
        .map(|(layout, side)| LayoutEntry {
            rules: format!("abalone/{}", layout.id),
            name: layout.english,
            french: layout.french,
            russian: layout.russian,
            seats: layout.line_up.len(),
            teams: layout.line_up.teams(),
            side,
            fair: layout.symmetry != Symmetry::None,
            symmetry: match layout.symmetry {
                Symmetry::Point => "point",
                Symmetry::Mirror => "mirror",
                Symmetry::Turn => "turn",
                Symmetry::None => "none",
            },
            about: match layout.certainty {
                Certainty::Agreed => "two or more separate transcriptions agree",
                Certainty::Published => "one publication, read twice",
                Certainty::Single => "one source",
            },
        })
        .collect()
}

/// Every key of a game's rule sets.
#[must_use]
pub fn keys(game: &str) -> Vec<Key> {
    const LIMITS: [Key; 3] = [
        Key {
            name: "move-limit",
            values: "moves by each side, 1 or more",
            default: "none",
            about: "then the game stops",
        },
        Key {
            name: "quiet-limit",
            values: "moves by each side, 1 or more",
            default: "none",
            about: "after so many without a capture the game stops",
        },
        Key {
            name: "repetition",
            values: "none, draw or loss",
            default: "none",
            about: "what the third occurrence of a position means, for whoever makes it",
        },
    ];
    const BOARD: [Key; 3] = [
        Key { name: "files", values: "4 to 16", default: "14", about: "the width of the board" },
        Key { name: "ranks", values: "4 to 16", default: "12", about: "the height of the board" },
        Key {
            name: "symmetry",
            values: "none, files, ranks, half-turn or any",
            default: "any",
            about: "which symmetry a move that newly reaches the far row may not create",
        },
    ];
    match game {
        "abalone" => abalone::Rules::keys()
            .iter()
            .map(|key| Key {
                name: key.name,
                values: key.values,
                default: key.default,
                about: key.meaning,
            })
            .collect(),
        "epaminondas" => BOARD.into_iter().chain(LIMITS).collect(),
        "crossings" => LIMITS.to_vec(),
        _ => Vec::new(),
    }
}

impl Rules {
    /// The rule set in one line of words.
    ///
    /// ```
    /// let rules: sumito_games::Rules = "epaminondas?files=8&ranks=8".parse().unwrap();
    /// assert_eq!(
    ///     rules.describe(),
    ///     "Epaminondas on 8 files and 8 ranks, no copying by any symmetry"
    /// );
    /// ```
    #[must_use]
    pub fn describe(&self) -> String {
        let mut words = match self {
            Self::Abalone(rules) => abalone_words(rules),
            Self::Epaminondas(rules) => epaminondas_words(rules),
        };
        match self.repetition() {
            Repetition::None => {}
            Repetition::Draw => words.push("a third occurrence draws".into()),
            Repetition::Loss => words.push("whoever makes a third occurrence loses".into()),
        }
        words.join(", ")
    }
}

fn abalone_words(rules: &abalone::Rules) -> Vec<String> {
    use abalone::{NeutralOff, Start, Teams};
    let spec = rules.spec();
    let cells = |cells: &[abalone::Cell]| {
        let names = cells.iter().map(|cell| cell.name(rules.side()).to_string());
        names.collect::<Vec<_>>().join(" ")
    };
    let mut words = vec![format!("Abalone from {}", rules.layout().english)];
    words.push(seats(rules.line_up()));
    words.push(goals(rules.goals(), rules.line_up()));
    if rules.side() != 5 {
        words.push(format!("board of side {}", rules.side()));
    }
    words.extend(match &spec.start {
        Start::Layout => None,
        Start::Random => Some("random start".into()),
        Start::Thrown => Some("thrown start".into()),
        Start::Rows(_) => Some("a start drawn by hand".into()),
    });
    words.extend(spec.teams.map(|teams| match teams {
        Teams::Shared => "partners share a colour".into(),
        Teams::Crossed => "partners play different colours".into(),
    }));
    for (cells_of, what) in [
        (&spec.without, "empty at the start"),
        (&spec.obstacles, "blocked"),
        (&spec.holes, "holes"),
        (&spec.neutral, "neutral marbles"),
    ] {
        if !cells_of.is_empty() {
            words.push(format!("{what}: {}", cells(cells_of)));
        }
    }
    if !spec.neutral.is_empty() {
        words.push(
            match spec.neutral_off {
                NeutralOff::Forbidden => "which may not be pushed off",
                NeutralOff::Scores => "which score",
                NeutralOff::Wins => "which win at once",
            }
            .into(),
        );
    }
    let switches = [
        (spec.one_colour, "all marbles are everybody's"),
        (spec.hidden, "colours hidden"),
        (spec.shield, "shields slide"),
        (spec.rotate, "threes rotate"),
        (spec.partner_moves, "partners' marbles move along"),
    ];
    words.extend(switches.into_iter().filter(|(on, _)| *on).map(|(_, what)| what.into()));
    words.extend(spec.move_limit.map(|n| format!("{n} moves by every seat")));
    words.extend(spec.quiet_limit.map(|n| format!("stops after {n} quiet moves by every seat")));
    words
}

fn seats(line_up: &LineUp) -> String {
    match (line_up.len(), line_up.teams()) {
        (2, _) => "two players".into(),
        (seats, teams) if seats == teams => format!("{seats} players, each for himself"),
        (seats, teams) => format!("{seats} players in {teams} teams"),
    }
}

fn goals(goals: PerTeam<u16>, line_up: &LineUp) -> String {
    let goals = goals.first(line_up.teams());
    if goals.iter().all(|goal| *goal == goals[0]) {
        return format!("{} ejections win", goals[0]);
    }
    let each = line_up.each_team().zip(goals).filter_map(|(team, goal)| {
        let seat = line_up.seats().find(|&seat| line_up.team(seat) == team)?;
        Some(format!("{goal} for {}", line_up.colour(seat)))
    });
    format!("ejections to win: {}", each.collect::<Vec<_>>().join(", "))
}

fn epaminondas_words(rules: &epaminondas::Rules) -> Vec<String> {
    use epaminondas::Symmetry;
    let mut words = Vec::new();
    match rules.variant() {
        Variant::Crossings => words.push("Crossings on 8 files and 8 ranks".into()),
        Variant::Epaminondas => {
            words.push(format!(
                "Epaminondas on {} files and {} ranks",
                rules.files(),
                rules.ranks()
            ));
            words.push(
                match rules.symmetry() {
                    Symmetry::None => "no rule against copying",
                    Symmetry::Files => "no left-to-right symmetry on reaching the far row",
                    Symmetry::Ranks => "no copying by ranks",
                    Symmetry::HalfTurn => "no copying by half-turn",
                    Symmetry::Any => "no copying by any symmetry",
                }
                .into(),
            );
        }
    }
    if rules.stones() > 0 {
        words.push(format!("{} stones are placed first", rules.stones()));
    }
    words.extend(rules.move_plies().map(|plies| format!("{} moves by each side", plies / 2)));
    words.extend(
        rules.quiet_plies().map(|plies| format!("stops after {} quiet moves each", plies / 2)),
    );
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_can_be_played() {
        let layouts = layouts();
        assert_eq!(layouts.len(), 64 + 7 + 1, "for two, for more, and Grand Abalone");
        let listed = layouts.iter().map(|l| l.rules.as_str());
        let presets = games().into_iter().chain(presets().iter().copied()).map(|p| p.rules);
        for text in listed.chain(presets) {
            let rules: Rules = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
            rules.start().unwrap_or_else(|e| panic!("{text}: {e}"));
            assert!(!rules.describe().is_empty());
        }
        assert_eq!(layouts.iter().filter(|l| l.seats == 2 && !l.fair).count(), UNFAIR);
    }

    /// So many of the 64 layouts have no symmetry that swaps the colours (layouts.json).
    const UNFAIR: usize = 12;

    #[test]
    fn every_key_is_one_its_game_knows() {
        for game in games() {
            for key in keys(game.rules) {
                // A wrong value is refused by the key's own reason, an unknown key as unknown.
                let text = format!("{}?{}=?!", game.rules, key.name);
                let refusal = text.parse::<Rules>().unwrap_err().to_string();
                let unknown = format!("{}?no-such-key=?!", game.rules);
                let stranger = unknown.parse::<Rules>().unwrap_err().to_string();
                assert_ne!(refusal.replace(key.name, "no-such-key"), stranger, "{text}");
            }
        }
    }

    #[test]
    fn rule_sets_are_told_in_words() {
        let words = |text: &str| text.parse::<Rules>().unwrap().describe();
        assert_eq!(
            words("abalone/standard?goal=5,6&obstacles=E5&repetition=draw"),
            "Abalone from Standard, two players, ejections to win: 5 for black, 6 for white, \
             blocked: E5, a third occurrence draws"
        );
        assert!(words("abalone/6-players").contains("6 players in 3 teams, 6 ejections win"));
        assert!(words("crossings?quiet-limit=9").ends_with("stops after 9 quiet moves each"));
    }
}

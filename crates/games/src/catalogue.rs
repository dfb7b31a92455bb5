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
use sumito_core::text::{Phrase, Value};
use sumito_core::{LineUp, PerTeam, Repetition, phrase};
use sumito_epaminondas::{self as epaminondas, Variant};

use crate::Rules;

/// A rule set under the name people call it by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Preset {
    /// The name.
    pub name: Phrase,
    /// The rule set.
    pub rules: &'static str,
    /// What it is.
    pub about: Phrase,
}

/// A start layout of Abalone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LayoutEntry {
    /// What it is called in rule sets.
    #[serde(skip)]
    pub id: &'static str,
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
    pub about: Phrase,
}

/// A key of rule-set texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Key {
    /// The key.
    pub name: &'static str,
    /// What its value looks like.
    pub values: Phrase,
    /// What holds when it is left out.
    pub default: Phrase,
    /// What it means.
    pub about: &'static str,
}

/// The three games.
#[must_use]
pub const fn games() -> [Preset; 3] {
    [
        Preset {
            name: phrase!("game-abalone", "Abalone"),
            rules: "abalone",
            about: phrase!(
                "game-abalone-about",
                "push six of the other side's marbles off a hexagonal board; 2 to 6 players"
            ),
        },
        Preset {
            name: phrase!("game-epaminondas", "Epaminondas"),
            rules: "epaminondas",
            about: phrase!(
                "game-epaminondas-about",
                "move phalanxes across a chequered board and hold the far row; 2 players"
            ),
        },
        Preset {
            name: phrase!("game-crossings", "Crossings"),
            rules: "crossings",
            about: phrase!(
                "game-crossings-about",
                "the forerunner of Epaminondas: an unanswered crossing wins; 2 players"
            ),
        },
    ]
}

/// Rule sets people have names for, the usual ones first.
#[must_use]
pub fn presets() -> &'static [Preset] {
    static PRESETS: &[Preset] = &[
        Preset {
            name: phrase!("preset-belgian-daisy", "Belgian daisy"),
            rules: "abalone",
            about: phrase!(
                "preset-belgian-daisy-about",
                "the start of official competition: two flowers each, six ejections win"
            ),
        },
        Preset {
            name: phrase!("preset-standard", "Standard"),
            rules: "abalone/standard",
            about: phrase!(
                "preset-standard-about",
                "the start in the box: two full rows and three marbles each"
            ),
        },
        Preset {
            name: phrase!("preset-german-daisy", "German daisy"),
            rules: "abalone/german-daisy",
            about: phrase!(
                "preset-german-daisy-about",
                "two flowers each, one cell in from the edge"
            ),
        },
        Preset {
            name: phrase!("preset-alliances", "Alliances"),
            rules: "abalone/alliances",
            about: phrase!(
                "preset-alliances-about",
                "a ring of both colours mixed: contact from the first move"
            ),
        },
        Preset {
            name: phrase!("preset-three-players", "Three players"),
            rules: "abalone/3-players-11",
            about: phrase!("preset-three-players-about", "each for himself, eleven marbles each"),
        },
        Preset {
            name: phrase!("preset-four-players-in-pairs", "Four players in pairs"),
            rules: "abalone/4-players-9",
            about: phrase!(
                "preset-four-players-in-pairs-about",
                "opposite seats are partners and may push with each other's marbles"
            ),
        },
        Preset {
            name: phrase!("preset-five-players", "Five players"),
            rules: "abalone/5-players",
            about: phrase!(
                "preset-five-players-about",
                "each for himself, the fifth in the centre"
            ),
        },
        Preset {
            name: phrase!("preset-six-players-in-pairs", "Six players in pairs"),
            rules: "abalone/6-players",
            about: phrase!(
                "preset-six-players-in-pairs-about",
                "opposite seats are partners, three teams"
            ),
        },
        Preset {
            name: phrase!("preset-two-against-two", "Two against two"),
            rules: "abalone?teams=shared",
            about: phrase!(
                "preset-two-against-two-about",
                "four people and two colours; partners move the same marbles in turn"
            ),
        },
        Preset {
            name: phrase!("preset-two-against-two-crossed", "Two against two, crossed"),
            rules: "abalone?teams=crossed",
            about: phrase!(
                "preset-two-against-two-crossed-about",
                "four people and two colours; partners play different colours"
            ),
        },
        Preset {
            name: phrase!("preset-grand-abalone", "Grand Abalone"),
            rules: "abalone/grand",
            about: phrase!(
                "preset-grand-abalone-about",
                "board of side six, lines of four, two actions a turn, ten ejections win"
            ),
        },
        Preset {
            name: phrase!("preset-one-colour", "One colour"),
            rules: "abalone/one-colour",
            about: phrase!(
                "preset-one-colour-about",
                "all marbles are everybody's: a race of ejections from Alliances"
            ),
        },
        Preset {
            name: phrase!("preset-hidden-colours", "Hidden colours"),
            rules: "abalone?hidden=yes",
            about: phrase!(
                "preset-hidden-colours-about",
                "ordinary rules, but all marbles look alike: a game of memory"
            ),
        },
        Preset {
            name: phrase!("preset-random-start", "Random start"),
            rules: "abalone?start=random&seed=1",
            about: phrase!(
                "preset-random-start-about",
                "equal numbers on random cells, symmetric and without an ejection at hand"
            ),
        },
        Preset {
            name: phrase!("game-epaminondas", "Epaminondas"),
            rules: "epaminondas",
            about: phrase!(
                "preset-epaminondas-about",
                "the board of 14 by 12 with the rule against copying"
            ),
        },
        Preset {
            name: phrase!("preset-8x8-epaminondas", "8×8 Epaminondas"),
            rules: "epaminondas?files=8&ranks=8",
            about: phrase!(
                "preset-8x8-epaminondas-about",
                "the same game on a chessboard; not Crossings"
            ),
        },
        Preset {
            name: phrase!("preset-10x8-epaminondas", "10×8 Epaminondas"),
            rules: "epaminondas?files=10&ranks=8",
            about: phrase!("preset-10x8-epaminondas-about", "the same game on a middling board"),
        },
        Preset {
            name: phrase!("preset-epaminondas-with-stones", "Epaminondas with stones"),
            rules: "epaminondas/stones",
            about: phrase!(
                "preset-epaminondas-with-stones-about",
                "three neutral stones are placed first and block the lines"
            ),
        },
        Preset {
            name: phrase!("game-crossings", "Crossings"),
            rules: "crossings",
            about: phrase!(
                "preset-crossings-about",
                "Abbott's first version: end pieces are captured, crossings must be answered"
            ),
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
            id: layout.id,
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
                Certainty::Agreed => {
                    phrase!("certainty-agreed", "two or more separate transcriptions agree")
                }
                Certainty::Published => {
                    phrase!("certainty-published", "one publication, read twice")
                }
                Certainty::Single => phrase!("certainty-single", "one source"),
            },
        })
        .collect()
}

/// Every key of a game's rule sets.
#[must_use]
pub fn keys(game: &str) -> Vec<Key> {
    let limits: [Key; 3] = [
        Key {
            name: "move-limit",
            values: phrase!("values-moves", "moves by each side, 1 or more"),
            default: phrase!("default-none", "none"),
            about: "then the game stops",
        },
        Key {
            name: "quiet-limit",
            values: phrase!("values-moves", "moves by each side, 1 or more"),
            default: phrase!("default-none", "none"),
            about: "after so many without a capture the game stops",
        },
        Key {
            name: "repetition",
            values: Phrase::literal("none|draw|loss"),
            default: phrase!("default-none", "none"),
            about: "what the third occurrence of a position means, for whoever makes it",
        },
    ];
    let board: [Key; 3] = [
        Key {
            name: "files",
            values: phrase!("values-board", "4 to 16"),
            default: Phrase::literal("14"),
            about: "the width of the board",
        },
        Key {
            name: "ranks",
            values: phrase!("values-board", "4 to 16"),
            default: Phrase::literal("12"),
            about: "the height of the board",
        },
        Key {
            name: "symmetry",
            values: Phrase::literal("none|files|ranks|half-turn|any"),
            default: Phrase::literal("any"),
            about: "which symmetry a move that newly reaches the far row may not create",
        },
    ];
    match game {
        "abalone" => abalone::Rules::keys()
            .iter()
            .map(|key| Key {
                name: key.name,
                values: key.values.clone(),
                default: key.default.clone(),
                about: key.meaning,
            })
            .collect(),
        "epaminondas" => board.into_iter().chain(limits).collect(),
        "crossings" => limits.to_vec(),
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
        self.features().iter().map(Phrase::to_string).collect::<Vec<_>>().join(", ")
    }

    /// What the rule set is, one thing after the other: the line of [`Self::describe`] in parts.
    #[must_use]
    pub fn features(&self) -> Vec<Phrase> {
        let mut words = match self {
            Self::Abalone(rules) => abalone_words(rules),
            Self::Epaminondas(rules) => epaminondas_words(rules),
        };
        match self.repetition() {
            Repetition::None => {}
            Repetition::Draw => {
                words.push(phrase!("about-repetition-draw", "a third occurrence draws"));
            }
            Repetition::Loss => words
                .push(phrase!("about-repetition-loss", "whoever makes a third occurrence loses")),
        }
        words
    }
}

fn abalone_words(rules: &abalone::Rules) -> Vec<Phrase> {
    use abalone::{NeutralOff, Start, Teams};
    let (spec, layout) = (rules.spec(), rules.layout());
    let cells = |cells: &[abalone::Cell]| {
        let names = cells.iter().map(|cell| cell.name(rules.side()).to_string());
        names.collect::<Vec<_>>().join(" ")
    };
    let mut words = vec![phrase!(
        "about-layout",
        "Abalone from {layout}",
        layout = Value::Layout(layout.id, layout.english)
    )];
    words.push(seats(rules.line_up()));
    words.push(goals(rules.goals(), rules.line_up()));
    if rules.side() != 5 {
        words.push(phrase!("about-side", "board of side {side}", side = rules.side()));
    }
    words.extend(match &spec.start {
        Start::Layout => None,
        Start::Random => Some(phrase!("about-random", "random start")),
        Start::Thrown => Some(phrase!("about-thrown", "thrown start")),
        Start::Rows(_) => Some(phrase!("about-drawn", "a start drawn by hand")),
    });
    words.extend(spec.teams.map(|teams| match teams {
        Teams::Shared => phrase!("about-shared", "partners share a colour"),
        Teams::Crossed => phrase!("about-crossed", "partners play different colours"),
    }));
    if !spec.without.is_empty() {
        words.push(phrase!(
            "about-without",
            "empty at the start: {cells}",
            cells = cells(&spec.without)
        ));
    }
    if !spec.obstacles.is_empty() {
        words.push(phrase!("about-obstacles", "blocked: {cells}", cells = cells(&spec.obstacles)));
    }
    if !spec.holes.is_empty() {
        words.push(phrase!("about-holes", "holes: {cells}", cells = cells(&spec.holes)));
    }
    if !spec.neutral.is_empty() {
        words.push(phrase!(
            "about-neutral",
            "neutral marbles: {cells}",
            cells = cells(&spec.neutral)
        ));
        words.push(match spec.neutral_off {
            NeutralOff::Forbidden => phrase!("about-neutral-stays", "which may not be pushed off"),
            NeutralOff::Scores => phrase!("about-neutral-scores", "which score"),
            NeutralOff::Wins => phrase!("about-neutral-wins", "which win at once"),
        });
    }
    let switches = [
        (spec.one_colour, phrase!("about-one-colour", "all marbles are everybody's")),
        (spec.hidden, phrase!("about-hidden", "colours hidden")),
        (spec.shield, phrase!("about-shield", "shields slide")),
        (spec.rotate, phrase!("about-rotate", "threes rotate")),
        (spec.partner_moves, phrase!("about-partner-moves", "partners' marbles move along")),
    ];
    words.extend(switches.into_iter().filter(|(on, _)| *on).map(|(_, what)| what));
    words.extend(
        spec.move_limit
            .map(|n| phrase!("about-move-limit", "{moves} moves by every seat", moves = n)),
    );
    words.extend(spec.quiet_limit.map(|n| {
        phrase!("about-quiet-limit", "stops after {moves} quiet moves by every seat", moves = n)
    }));
    words
}

fn seats(line_up: &LineUp) -> Phrase {
    match (line_up.len(), line_up.teams()) {
        (2, _) => phrase!("about-two", "two players"),
        (seats, teams) if seats == teams => {
            phrase!("about-each", "{seats} players, each for himself", seats = seats)
        }
        (seats, teams) => {
            phrase!("about-teams", "{seats} players in {teams} teams", seats = seats, teams = teams)
        }
    }
}

fn goals(goals: PerTeam<u16>, line_up: &LineUp) -> Phrase {
    let goals = goals.first(line_up.teams());
    if goals.iter().all(|goal| *goal == goals[0]) {
        return phrase!("about-goal", "{goal} ejections win", goal = goals[0]);
    }
    let each = line_up.each_team().zip(goals).filter_map(|(team, goal)| {
        let seat = line_up.seats().find(|&seat| line_up.team(seat) == team)?;
        Some(phrase!(
            "about-goal-of",
            "{goal} for {colour}",
            goal = *goal,
            colour = line_up.colour(seat)
        ))
    });
    phrase!("about-goals", "ejections to win: {goals}", goals = each.collect::<Vec<_>>())
}

fn epaminondas_words(rules: &epaminondas::Rules) -> Vec<Phrase> {
    use epaminondas::Symmetry;
    let mut words = Vec::new();
    match rules.variant() {
        Variant::Crossings => {
            words.push(phrase!("about-crossings", "Crossings on 8 files and 8 ranks"));
        }
        Variant::Epaminondas => {
            words.push(phrase!(
                "about-epaminondas",
                "Epaminondas on {files} files and {ranks} ranks",
                files = rules.files(),
                ranks = rules.ranks()
            ));
            words.push(match rules.symmetry() {
                Symmetry::None => phrase!("about-symmetry-none", "no rule against copying"),
                Symmetry::Files => phrase!(
                    "about-symmetry-files",
                    "no left-to-right symmetry on reaching the far row"
                ),
                Symmetry::Ranks => phrase!("about-symmetry-ranks", "no copying by ranks"),
                Symmetry::HalfTurn => {
                    phrase!("about-symmetry-half-turn", "no copying by half-turn")
                }
                Symmetry::Any => phrase!("about-symmetry-any", "no copying by any symmetry"),
            });
        }
    }
    if rules.stones() > 0 {
        words.push(phrase!(
            "about-stones",
            "{stones} stones are placed first",
            stones = rules.stones()
        ));
    }
    words.extend(rules.move_plies().map(|plies| {
        phrase!("about-field-moves", "{moves} moves by each side", moves = plies / 2)
    }));
    words.extend(rules.quiet_plies().map(|plies| {
        phrase!("about-field-quiet", "stops after {moves} quiet moves each", moves = plies / 2)
    }));
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
        let presets = games().into_iter().chain(presets().iter().cloned()).map(|p| p.rules);
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
            "Abalone from Standard, two players, ejections to win: 5 for black; 6 for white, \
             blocked: E5, a third occurrence draws"
        );
        assert!(words("abalone/6-players").contains("6 players in 3 teams, 6 ejections win"));
        assert!(words("crossings?quiet-limit=9").ends_with("stops after 9 quiet moves each"));
    }
}

//! Where games begin.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use sumito_core::{Fnv, Position as _};
use sumito_games::record::{BrokenRecord, read_records};
use sumito_games::{Event, Game, Position, Rules};

/// Openings: known starts in turn, each followed by some random plies.
///
/// Random plies take no piece and end no game. The same seed gives the same openings.
///
/// ```
/// use sumito_arena::contest::Openings;
/// let rules = ["abalone".parse().unwrap(), "abalone/standard".parse().unwrap()];
/// let openings = Openings::of_rules(&rules, 4, 1).unwrap();
/// assert_eq!(openings.nth(3).rules().to_string(), "abalone/standard");
/// assert_eq!(openings.nth(3).moves(), openings.nth(3).moves());
/// ```
#[derive(Clone, Debug)]
pub struct Openings {
    starts: Vec<Game>,
    plies: u32,
    seed: u64,
}

/// Why there are no openings.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum OpeningError {
    /// The text or the list is empty.
    #[error("there is no opening: a rule set or a file of them is wanted")]
    None,
    /// An opening cannot be read or set up.
    #[error("{place}: {problem}")]
    Wrong {
        /// Its line or rule set.
        place: String,
        /// What is wrong with it.
        problem: String,
    },
    /// A record cannot be read.
    #[error(transparent)]
    Record(
        /// Which one, where and why.
        #[from]
        BrokenRecord,
    ),
    /// Not all are for as many sides.
    #[error("{place} is for {sides} sides, the first opening for {first}")]
    Sides {
        /// Where the one stands that differs.
        place: String,
        /// How many sides it is for.
        sides: usize,
        /// How many the first one is for.
        first: usize,
    },
    /// A game has ended already.
    #[error("{place} is over before it begins")]
    Over {
        /// Where it stands.
        place: String,
    },
}

impl Openings {
    /// The starts of rule sets.
    ///
    /// # Errors
    /// There is none, one has no start, or they are not for as many sides.
    pub fn of_rules(rules: &[Rules], plies: u32, seed: u64) -> Result<Self, OpeningError> {
        let starts = rules.iter().map(|rules| {
            let place = format!("rule set {rules}");
            let game = Game::new(rules.clone());
            let game = game.map_err(|error| {
                let problem = error.to_string();
                OpeningError::Wrong { place: place.clone(), problem }
            });
            (place, game)
        });
        Self::of_starts(starts, plies, seed)
    }

    /// Openings from a text: game records, each up to its last move, or one opening a line as rule
    /// set, position and moves parted by tabs, of which the last two may be missing or empty.
    /// Lines that begin with `#` are left aside.
    ///
    /// # Errors
    /// The first opening that cannot be read or does not go with the others.
    pub fn of_text(text: &str, plies: u32, seed: u64) -> Result<Self, OpeningError> {
        if text.trim_start_matches('\u{feff}').trim_start().starts_with('[') {
            let starts = read_records(text).enumerate().map(|(index, record)| {
                let game = record.map(|record| up_to_last_move(record.game()));
                (format!("game {}", index + 1), game.map_err(OpeningError::from))
            });
            return Self::of_starts(starts, plies, seed);
        }
        let lines = text.lines().enumerate();
        let starts = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
        let starts = starts.map(|(index, line)| {
            let place = format!("line {}", index + 1);
            let game = read_line(line)
                .map_err(|problem| OpeningError::Wrong { place: place.clone(), problem });
            (place, game)
        });
        Self::of_starts(starts, plies, seed)
    }

    fn of_starts(
        starts: impl Iterator<Item = (String, Result<Game, OpeningError>)>,
        plies: u32,
        seed: u64,
    ) -> Result<Self, OpeningError> {
        let mut read: Vec<Game> = Vec::new();
        for (place, start) in starts {
            let start = start?;
            let sides = start.line_up().teams();
            let first = read.first().map_or(sides, |first| first.line_up().teams());
            if sides != first {
                return Err(OpeningError::Sides { place, sides, first });
            }
            if start.outcome().is_some() {
                return Err(OpeningError::Over { place });
            }
            read.push(start);
        }
        if read.is_empty() {
            Err(OpeningError::None)
        } else {
            Ok(Self { starts: read, plies, seed })
        }
    }

    /// What they begin with, before any random plies.
    pub(super) fn starts(&self) -> &[Game] {
        &self.starts
    }

    /// How many starts there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Never: there is at least one.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The rule set of the first one.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.starts[0].rules()
    }

    /// An opening by its number; they go on without end.
    #[must_use]
    pub fn nth(&self, number: u32) -> Game {
        let mut game = self.starts[number as usize % self.starts.len()].clone();
        let mut random = ChaCha8Rng::seed_from_u64(self.seed ^ (u64::from(number) << 32));
        for _ in 0..self.plies {
            let scores = game.position().scores();
            let mut moves = game.position().moves();
            while !moves.is_empty() {
                let mv = moves.swap_remove(random.next_u64() as usize % moves.len());
                let Ok(()) = game.play(mv) else { continue };
                if game.outcome().is_none() && game.position().scores() == scores {
                    break;
                }
                game.undo();
            }
        }
        game
    }
}

/// What makes openings the same: their number, their random plies and all that stands in them.
impl fmt::Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut hash = Fnv::new();
        for start in &self.starts {
            let (rules, position, moves) = (start.rules(), start.start(), start.moves().join(" "));
            hash.add(format!("{rules}\t{position}\t{moves}\n").as_bytes());
        }
        let (count, code) = (self.starts.len(), hash.value());
        write!(f, "{} (1 of {count}, {code:016x}) with {} random plies", self.rules(), self.plies)
    }
}

fn read_line(line: &str) -> Result<Game, String> {
    let mut fields = line.split('\t').map(str::trim);
    let rules: Rules = fields.next().unwrap_or_default().parse().map_err(said)?;
    let start = match fields.next() {
        Some(text) if !text.is_empty() => Position::read(&rules, text).map_err(said)?,
        _ => rules.start().map_err(said)?,
    };
    let mut game = Game::from_position(start);
    for mv in fields.next().unwrap_or_default().split_whitespace() {
        game.play_text(mv).map_err(|error| format!("{mv}: {error}"))?;
    }
    Ok(game)
}

fn said(error: impl fmt::Display) -> String {
    error.to_string()
}

/// A game up to its last move, without the end that the players or a clock made. Who has left the
/// game before is not there any more.
fn up_to_last_move(game: &Game) -> Game {
    let mut opening = game.clone();
    while opening.events().last().is_some_and(|event| !matches!(event, Event::Move(_))) {
        opening.undo();
    }
    opening
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_records_are_read() {
        let lines = "# three\nabalone\nabalone/standard\t\tA1B2 I5H5\n\
                     abalone/empty?goal=1\t5/6/7/8/9/8/7/6/w1bbb b\n";
        let openings = Openings::of_text(lines, 0, 0).unwrap();
        assert_eq!((openings.len(), openings.nth(1).moves().len()), (3, 2));
        let record =
            "[Variant \"belgian\"]\n[Result \"1-0\"]\n[Notation \"Aba-Pro\"]\n\n1. A1B2 A5B5 1-0\n";
        assert_eq!(Openings::of_text(record, 0, 0).unwrap().nth(7).moves(), ["A1B2", "A5B5"]);
    }

    #[test]
    fn the_documented_example_is_read() {
        let document = include_str!("../../../../docs/formats.md");
        let (_, section) = document.split_once("## Openings").unwrap();
        let example = section.split("```").nth(1).unwrap().trim_start_matches("text");
        let openings = Openings::of_text(&example.replace("<TAB>", "\t"), 4, 0).unwrap();
        assert_eq!((openings.len(), openings.nth(0).moves().len()), (2, 6));
    }

    #[test]
    fn games_of_as_many_sides_may_be_mixed() {
        let lines = "abalone/standard\t\tA1B2 I5H5\ncrossings\nabalone/4-players-9\n";
        let openings = Openings::of_text(lines, 2, 0).unwrap();
        assert_eq!(
            [0, 1, 2].map(|n| openings.nth(n).rules().game()),
            ["abalone", "crossings", "abalone"]
        );
    }

    #[test]
    fn who_left_a_game_is_not_in_the_opening() {
        let mut game = Game::new("abalone/3-players-11".parse().unwrap()).unwrap();
        let play = |game: &mut Game| {
            let mv = game.position().moves()[0];
            game.play(mv).unwrap();
        };
        play(&mut game);
        game.resign(game.position().turn()).unwrap();
        play(&mut game);
        play(&mut game);
        let moves = game.moves();
        game.resign(game.position().turn()).unwrap();
        assert!(game.outcome().is_some());
        let record = sumito_games::record::Record::from_game(&game).write();
        let opening = Openings::of_text(&record, 0, 0).unwrap().nth(0);
        assert_eq!((opening.moves(), opening.outcome()), (moves, None));
    }

    #[test]
    fn random_plies_differ_by_number_and_seed_and_take_nothing() {
        let openings = |seed| Openings::of_text("abalone/alliances", 8, seed).unwrap();
        let one = openings(1);
        assert_ne!(one.nth(0).moves(), one.nth(1).moves());
        assert_ne!(one.nth(0).moves(), openings(2).nth(0).moves());
        for number in 0..50 {
            let game = one.nth(number);
            assert_eq!(
                (game.moves().len(), game.position().scores().first(2)),
                (8, [0, 0].as_slice())
            );
        }
    }

    #[test]
    fn what_cannot_be_played_is_named() {
        let error = |text| Openings::of_text(text, 0, 0).unwrap_err().to_string();
        assert!(error("# two\nabalone\nchess").starts_with("line 3: rule set"));
        assert_eq!(
            error("crossings\n\nabalone/3-players-11"),
            "line 3 is for 3 sides, the first opening for 2"
        );
        assert!(error("abalone\t\tZ9Z8").starts_with("line 1: Z9Z8: "));
        assert!(error("# nothing").starts_with("there is no opening"));
        assert!(error("abalone/empty").starts_with("line 1: "));
        let record = "[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n[Result \"*\"]\n\n";
        let broken = format!("{record}1. A1B2 *\n\n{record}1. E5E6 *\n");
        assert!(error(&broken).starts_with("game 2, line 11, ply 1, `E5E6`: "), "{broken}");
        let rules = ["abalone", "abalone/empty"].map(|rules| rules.parse().unwrap());
        let error = Openings::of_rules(&rules, 0, 0).unwrap_err().to_string();
        assert!(error.starts_with("rule set abalone/empty: "), "{error}");
    }
}

//! Where games begin.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use sumito_core::Position as _;
use sumito_games::record::read_records;
use sumito_games::{Game, Position, Rules};

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
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum OpeningError {
    #[error("there is no opening: a rule set or a file of them is wanted")]
    None,
    #[error("opening {0}: {1}")]
    Wrong(usize, String),
    #[error("opening {0} has other seats than the first one")]
    Seats(usize),
    #[error("opening {0} is over before it begins")]
    Over(usize),
}

impl Openings {
    /// The starts of rule sets.
    ///
    /// # Errors
    /// There is none, one has no start, or they are not for the same seats.
    pub fn of_rules(rules: &[Rules], plies: u32, seed: u64) -> Result<Self, OpeningError> {
        let starts = rules.iter().map(|rules| Game::new(rules.clone()).map_err(|e| e.to_string()));
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
            let starts = read_records(text).map(|record| match record {
                Ok(record) => moves_of(record.game()).map_err(|error| error.to_string()),
                Err(broken) => Err(broken.to_string()),
            });
            return Self::of_starts(starts, plies, seed);
        }
        let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        Self::of_starts(lines.map(read_line), plies, seed)
    }

    fn of_starts(
        starts: impl Iterator<Item = Result<Game, String>>,
        plies: u32,
        seed: u64,
    ) -> Result<Self, OpeningError> {
        let mut read: Vec<Game> = Vec::new();
        for (index, start) in starts.enumerate() {
            let start = start.map_err(|problem| OpeningError::Wrong(index + 1, problem))?;
            if read.first().is_some_and(|first| first.line_up() != start.line_up()) {
                return Err(OpeningError::Seats(index + 1));
            }
            if start.outcome().is_some() {
                return Err(OpeningError::Over(index + 1));
            }
            read.push(start);
        }
        if read.is_empty() {
            Err(OpeningError::None)
        } else {
            Ok(Self { starts: read, plies, seed })
        }
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
        let mut hasher = DefaultHasher::new();
        for start in &self.starts {
            (start.rules().to_string(), start.start().to_string(), start.moves()).hash(&mut hasher);
        }
        let (count, code) = (self.starts.len(), hasher.finish());
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

/// A game up to its last move, without the end that the players or a clock made.
fn moves_of(game: &Game) -> Result<Game, sumito_games::GameError> {
    let mut opening = Game::from_position(game.start().clone());
    for event in game.events() {
        if let sumito_games::Event::Move(mv) = *event {
            opening.play(mv)?;
        }
    }
    Ok(opening)
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
        assert!(error("abalone\nchess").starts_with("opening 2: rule set"));
        assert_eq!(error("abalone\ncrossings"), "opening 2 has other seats than the first one");
        assert!(error("abalone\t\tZ9Z8").starts_with("opening 1: Z9Z8: "));
        assert!(error("# nothing").starts_with("there is no opening"));
        assert!(error("abalone/empty").starts_with("opening 1: "));
    }
}

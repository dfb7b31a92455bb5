//! What the `Result` and `Termination` tags say.

use std::fmt::Write;

use sumito_core::{LineUp, Outcome, Reason, Team};

use crate::{Event, Game};

/// What a `Result` tag says: one number for each team in the order of first turns.
///
/// ```
/// use sumito_core::{Colour, LineUp, Team};
/// use sumito_games::record::Verdict;
/// let two = LineUp::duel(Colour::Black, Colour::White);
/// assert_eq!(Verdict::read("0-1", &two), Some(Verdict::Win(Team::new(1))));
/// assert_eq!(Verdict::Draw.write(&two), "1/2-1/2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// `*`: unfinished, or nobody knows.
    Unknown,
    /// A 1 for the winners, 0 for everyone else.
    Win(Team),
    /// The same share for everyone.
    Draw,
}

impl Verdict {
    /// Reads a result for the teams of a line-up; `None` if it is none for them.
    #[must_use]
    pub fn read(text: &str, line_up: &LineUp) -> Option<Self> {
        let text = text.trim();
        if text == "*" {
            return Some(Self::Unknown);
        }
        let shares: Vec<&str> = text.split('-').map(str::trim).collect();
        if shares.len() != line_up.teams() {
            return None;
        }
        if shares.iter().all(|s| *s == shares[0]) {
            let is_share = shares[0] == "½" || shares[0].strip_prefix("1/").is_some_and(is_several);
            return is_share.then_some(Self::Draw);
        }
        let winner = shares.iter().position(|s| *s == "1")?;
        let others_lost = shares.iter().filter(|s| **s == "0").count() == shares.len() - 1;
        others_lost.then(|| Self::Win(Team::new(winner)))
    }

    /// Writes the result for the teams of a line-up.
    #[must_use]
    pub fn write(self, line_up: &LineUp) -> String {
        let mut text = String::new();
        for team in line_up.each_team() {
            let share = match self {
                Self::Unknown => return "*".to_owned(),
                Self::Draw => "1/2",
                Self::Win(winner) if winner == team => "1",
                Self::Win(_) => "0",
            };
            let _ = write!(text, "{}{share}", if text.is_empty() { "" } else { "-" });
        }
        text
    }
}

fn is_several(number: &str) -> bool {
    number.parse::<u8>().is_ok_and(|n| n > 1)
}

impl From<Option<Outcome>> for Verdict {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::Unknown,
            Some(outcome) => outcome.winner().map_or(Self::Draw, Self::Win),
        }
    }
}

/// What a `Termination` tag says, as far as it is known; others are kept and mean nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Termination {
    /// The board shows the result.
    Board,
    /// Something beside the board ended the game.
    Beside(Reason),
    /// It has not ended.
    Unfinished,
}

impl Termination {
    pub fn read(text: &str) -> Option<Self> {
        Some(match text.trim().to_lowercase().as_str() {
            "score" | "majority" | "crossing" | "limit" | "no move" => Self::Board,
            "repetition" => Self::Beside(Reason::Repetition),
            "resignation" => Self::Beside(Reason::Resignation),
            "time" => Self::Beside(Reason::Time),
            "agreement" | "agreed draw" => Self::Beside(Reason::Agreement),
            "disconnect" | "déco" | "deco" => Self::Beside(Reason::Abandoned),
            // Most often the last ply that was allowed from outside; no reason is nearer.
            "adjudication" => Self::Beside(Reason::MoveLimit),
            "unfinished" => Self::Unfinished,
            _ => return None,
        })
    }
}

/// The `Termination` tag of a game. What somebody outside decided, as after the last ply of a
/// match, must not claim that the board shows it.
pub(super) fn termination_of(game: &Game) -> &'static str {
    let told = termination(game.outcome());
    let outside = matches!(game.events().last(), Some(Event::Adjudicated(_)));
    let claims_board = Termination::read(told) == Some(Termination::Board);
    if outside && claims_board { "Adjudication" } else { told }
}

/// The `Termination` tag for the end of a game.
pub(super) fn termination(outcome: Option<Outcome>) -> &'static str {
    match outcome.map(|o| o.reason) {
        None => "Unfinished",
        Some(Reason::Goal) => "Score",
        Some(Reason::Majority) => "Majority",
        Some(Reason::Crossing) => "Crossing",
        Some(Reason::MoveLimit | Reason::QuietLimit) => "Limit",
        Some(Reason::NoMove) => "No move",
        Some(Reason::Repetition) => "Repetition",
        Some(Reason::Resignation) => "Resignation",
        Some(Reason::Time) => "Time",
        Some(Reason::Agreement) => "Agreement",
        Some(Reason::Abandoned) => "Disconnect",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sumito_core::{Colour, Seat, SeatPlace};

    use crate::record::{Record, read_records};

    /// The game as its record reads.
    fn read_back(game: &Game) -> Game {
        let text = Record::from_game(game).write();
        let record = read_records(&text).next().unwrap().unwrap();
        assert_eq!(record.write(), text);
        record.game().clone()
    }

    fn start(rules: &str) -> Game {
        Game::new(rules.parse().unwrap()).unwrap()
    }

    #[test]
    fn what_somebody_outside_decided_reads_as_it_was() {
        let (one, other) = (Team::new(0), Team::new(1));
        let reason = Reason::MoveLimit;
        let draw = Outcome::draw(reason);
        for outcome in [Outcome::win(one, reason), Outcome::win(other, reason), draw] {
            for rules in ["abalone", "crossings", "abalone/4-players-9"] {
                let mut game = start(rules);
                game.adjudicate(outcome).unwrap();
                let read = read_back(&game);
                assert_eq!((read.events(), read.outcome()), (game.events(), Some(outcome)));
            }
        }
    }

    #[test]
    fn the_winner_told_wins_be_it_out_or_not() {
        for (told, reason) in [("Resignation", Reason::Resignation), ("Time", Reason::Time)] {
            for (result, winner) in [("1-0-0", 0), ("0-1-0", 1), ("0-0-1", 2)] {
                let text = format!(
                    "[Rules \"abalone/3-players-11\"]\n[Notation \"Aba-Pro\"]\n\
                     [Result \"{result}\"]\n[Termination \"{told}\"]\n\nresign *\n"
                );
                let record = read_records(&text).next().unwrap().unwrap();
                let outcome = Some(Outcome::win(Team::new(winner), reason));
                assert_eq!(record.game().outcome(), outcome, "{result} {told}");
                assert_eq!(record.game().events()[0], Event::Resign(Seat::new(0)));
                assert_eq!(read_back(record.game()).outcome(), outcome);
            }
        }
    }

    #[test]
    fn results_read_and_print_for_any_number_of_teams() {
        let places = Colour::ALL[..3].iter().enumerate();
        let three = LineUp::new(
            places.map(|(i, &colour)| SeatPlace { colour, team: Team::new(i) }).collect(),
        );
        let two = LineUp::duel(Colour::White, Colour::Black);
        for (line_up, text, verdict) in [
            (&two, "1-0", Verdict::Win(Team::new(0))),
            (&two, "1/2-1/2", Verdict::Draw),
            (&two, "*", Verdict::Unknown),
            (&three, "0-1-0", Verdict::Win(Team::new(1))),
            (&three, "1/2-1/2-1/2", Verdict::Draw),
        ] {
            assert_eq!(Verdict::read(text, line_up), Some(verdict), "{text}");
            assert_eq!(verdict.write(line_up), text);
        }
        assert_eq!(Verdict::read(" ½-½ ", &two), Some(Verdict::Draw));
        assert_eq!(Verdict::read("1/3-1/3-1/3", &three), Some(Verdict::Draw));
        for wrong in ["", "1", "1-1", "0-0", "1-0-0", "2-0", "1-", "?", "1/0-1/0"] {
            assert_eq!(Verdict::read(wrong, &two), None, "{wrong}");
        }
    }
}

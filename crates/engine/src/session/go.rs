//! What `go` asks for.

use std::time::Duration;

use sumito_core::{Position as _, Seat};
use sumito_games::{Game, Move, Notation};

use super::Refusal;
use super::words::shown;
use crate::{Level, Limits, Ponder};

/// A search as it was asked for.
#[derive(Debug)]
pub(super) struct Go {
    pub limits: Limits,
    /// The only moves to consider.
    pub only: Option<Vec<Move>>,
    /// Whether the move is named only when asked for.
    pub infinite: bool,
}

const WORDS: &str = "p1time, p2time, p1inc, p2inc and so on, time, inc, clocks, incs, movetime, \
                     depth, nodes, mate, searchmoves, ponder or infinite";

/// Times of the players, in milliseconds.
type Times = Vec<Option<u64>>;

impl Go {
    pub fn read(
        text: &str,
        game: &Game,
        notation: Notation,
        level: Level,
    ) -> Result<Self, Refusal> {
        let mut words = text.split_whitespace().peekable();
        let mut limits =
            Limits { level: (level != Level::FULL).then_some(level), ..Limits::default() };
        let (mut only, mut infinite) = (None, false);
        let seats = game.line_up().len();
        let (mut times, mut increments): (Times, Times) = (vec![None; seats], vec![None; seats]);
        let mut by_seat = false;
        let mut limited = false;
        while let Some(word) = words.next() {
            let lower = word.to_ascii_lowercase();
            let mut number = |least| number(&lower, words.next(), least);
            match lower.as_str() {
                "movetime" => limits.hard = Limits::within(Duration::from_millis(number(0)?)).hard,
                // Nothing at all is as little as can be: whoever asks waits for a move.
                "depth" => limits.depth = Some(plies(number(0)?.max(1))),
                "nodes" => limits.nodes = Some(number(0)?.max(1)),
                "mate" => limits.mate = Some(plies(number(0)?.max(1))),
                "infinite" => infinite = true,
                "ponder" => {
                    limits.ponder = Some(Ponder::default());
                    continue;
                }
                "time" | "inc" => {
                    let of = if lower == "time" { &mut times } else { &mut increments };
                    for place in of.iter_mut().take(2) {
                        *place = Some(number(i64::MIN)?);
                    }
                }
                "clocks" | "incs" => {
                    let of = if lower == "clocks" { &mut times } else { &mut increments };
                    *of = list(&lower, words.next(), seats)?;
                    by_seat = true;
                }
                "searchmoves" => {
                    let mut moves = Vec::new();
                    while let Some(text) = words.next_if(|word| !is_keyword(word)) {
                        let mv = game.position().read_move(text, notation).map_err(|error| {
                            Refusal(format!("go searchmoves: `{}`: {error}", shown(text)))
                        })?;
                        moves.push(mv);
                    }
                    if moves.is_empty() {
                        return Err(Refusal::from("go: `searchmoves` wants moves after it"));
                    }
                    only = Some(moves);
                    continue;
                }
                _ => match player(&lower).filter(|(player, _)| *player < seats) {
                    Some((player, "time")) => times[player] = Some(number(i64::MIN)?),
                    Some((player, _)) => increments[player] = Some(number(i64::MIN)?),
                    None => {
                        return Err(Refusal(format!(
                            "go: unknown word `{}`, expected {WORDS}",
                            shown(word)
                        )));
                    }
                },
            }
            limited = true;
        }
        if times.iter().any(Option::is_some) && !infinite {
            let mover = clock_of(game, by_seat);
            let left = times[mover].ok_or_else(|| {
                Refusal(format!("go: p{0}time is missing, and player {0} is to move", mover + 1))
            })?;
            let increment = increments[mover].unwrap_or(0);
            let clock =
                Limits::clock(Duration::from_millis(left), Duration::from_millis(increment));
            let hard = limits.hard.into_iter().chain(clock.hard).min();
            (limits.soft, limits.hard) = (clock.soft, hard);
        }
        let bounded = limits.hard.is_some()
            || limits.depth.or(limits.mate).is_some()
            || limits.nodes.is_some();
        if increments.iter().any(Option::is_some) && !bounded && !infinite {
            return Err(Refusal::from("go: increments want the clocks they are added to"));
        }
        if !limited {
            limits = Limits { ponder: limits.ponder, ..Limits::level(level) };
        }
        Ok(Self { limits, only, infinite })
    }
}

/// Which clock runs: that of the seat to move, or, as `p1time` means it where partners play
/// together, that of its team.
fn clock_of(game: &Game, by_seat: bool) -> usize {
    let (line_up, seat): (_, Seat) = (game.line_up(), game.position().turn());
    if by_seat { seat.index() } else { line_up.team(seat).index() }
}

/// The player of a word like `p2time` or `p2inc`, from 0, and what is told of it.
fn player(word: &str) -> Option<(usize, &str)> {
    let rest = word.strip_prefix('p')?;
    let what = ["time", "inc"].into_iter().find(|what| rest.ends_with(what))?;
    let player: usize = rest.strip_suffix(what)?.parse().ok()?;
    Some((player.checked_sub(1)?, what))
}

fn is_keyword(word: &str) -> bool {
    const ALONE: [&str; 10] = [
        "movetime", "depth", "nodes", "mate", "infinite", "ponder", "time", "inc", "clocks", "incs",
    ];
    let word = word.to_ascii_lowercase();
    word == "searchmoves" || ALONE.contains(&word.as_str()) || player(&word).is_some()
}

/// The number after a word. Clocks may be overdrawn: what is below zero counts as zero.
fn number(word: &str, text: Option<&str>, least: i64) -> Result<u64, Refusal> {
    let Some(text) = text else {
        return Err(Refusal(format!("go: `{word}` wants a number after it")));
    };
    match text.parse::<i64>() {
        Ok(number) if number >= least => Ok(number.max(0).unsigned_abs()),
        _ => {
            let from = if least >= 0 { format!(" from {least}") } else { String::new() };
            Err(Refusal(format!("go {word}: found `{}`, expected a number{from}", shown(text))))
        }
    }
}

/// One number a seat, by commas.
fn list(word: &str, text: Option<&str>, seats: usize) -> Result<Times, Refusal> {
    let numbers: Vec<_> = text.unwrap_or_default().split(',').collect();
    if numbers.len() != seats {
        return Err(Refusal(format!(
            "go {word}: found `{}`, expected {seats} numbers of milliseconds by commas, one a seat",
            shown(text.unwrap_or_default())
        )));
    }
    numbers.into_iter().map(|text| number(word, Some(text), i64::MIN).map(Some)).collect()
}

fn plies(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(rules: &str, text: &str) -> Result<Go, Refusal> {
        let game = Game::new(rules.parse().unwrap()).unwrap();
        let notation = Notation::canonical_for(&game.rules());
        Go::read(text, &game, notation, Level::FULL)
    }

    fn limits(rules: &str, text: &str) -> Limits {
        read(rules, text).unwrap().limits
    }

    #[test]
    fn the_clock_of_the_player_to_move_counts() {
        let clock =
            |left, inc| Limits::clock(Duration::from_millis(left), Duration::from_millis(inc));
        let both = "p1time 60000 p2time 900 p1inc 100 p2inc 0";
        assert_eq!(limits("abalone", both), clock(60_000, 100));
        assert_eq!(limits("abalone", "time 60000 900 inc 100 0"), clock(60_000, 100));
        assert_eq!(limits("abalone/3-players-11", "clocks 5000,1,1 incs 7,0,0"), clock(5_000, 7));
        assert_eq!(limits("abalone/4-players-9", "p1time 5000 p2time 1"), clock(5_000, 0));
        assert_eq!(limits("abalone", "p1time -30 p2time 5"), clock(0, 0));
    }

    #[test]
    fn all_bounds_given_hold() {
        let go = read("abalone", "depth 4 nodes 1000 movetime 50 p1time 999999 p2time 9").unwrap();
        assert_eq!((go.limits.depth, go.limits.nodes), (Some(4), Some(1_000)));
        assert_eq!(go.limits.hard, Some(Duration::from_millis(48)));
        assert!(read("abalone", "infinite").unwrap().infinite);
        assert_eq!(limits("abalone", "infinite"), Limits::default());
        assert_eq!(limits("abalone", "mate 5"), Limits { mate: Some(5), ..Limits::default() });
        assert_eq!(limits("abalone", "movetime 0").hard, Some(Duration::ZERO));
        assert_eq!(limits("abalone", "depth 0"), limits("abalone", "depth 1"));
        assert_eq!(limits("abalone", "nodes 0"), limits("abalone", "nodes 1"));
        assert_eq!(limits("abalone", "p1inc 5 depth 3").depth, Some(3));
        assert_eq!(limits("abalone", ""), Limits::level(Level::FULL));
    }

    #[test]
    fn moves_to_search_end_where_another_word_begins() {
        let pondering = limits("abalone", "ponder");
        assert!(pondering.ponder.is_some());
        assert_eq!(Limits { ponder: None, ..pondering }, Limits::level(Level::FULL));
        let go = read("abalone", "searchmoves A1B2 a2-b3 depth 3 ponder").unwrap();
        assert_eq!((go.only.unwrap().len(), go.limits.depth), (2, Some(3)));
        assert!(go.limits.ponder.is_some());
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, reason) in [
            ("depth", "go: `depth` wants a number after it"),
            ("depth x", "go depth: found `x`, expected a number from 0"),
            ("depth -1", "go depth: found `-1`, expected a number from 0"),
            ("movetime -1", "go movetime: found `-1`, expected a number from 0"),
            ("searchmoves depth 3", "go: `searchmoves` wants moves after it"),
            ("p1inc 5 p2inc 5", "go: increments want the clocks they are added to"),
            ("p2time 100", "go: p1time is missing, and player 1 is to move"),
            (
                "clocks 1,2,3",
                "go clocks: found `1,2,3`, expected 2 numbers of milliseconds by commas, one a seat",
            ),
            (
                "nodes 99999999999999999999",
                "go nodes: found `99999999999999999999`, expected a number from 0",
            ),
        ] {
            assert_eq!(read("abalone", text).unwrap_err().0, reason);
        }
        for text in ["wtime 100 btime 100", "p3time 5", "p0time 5", "fast", "searchmoves E5E6"] {
            let Refusal(reason) = read("abalone", text).unwrap_err();
            assert!(reason.starts_with("go"), "{reason}");
        }
    }
}

//! Seats, teams, results and moves in words.

use sumito_core::{LineUp, Outcome, Position as _, Reason, Team};
use sumito_engine::Score;
use sumito_games::{Event, Game, Move, Notation, Position, Rules};

/// The seats of a team: `Black and Red`.
pub fn team(line_up: &LineUp, team: Team) -> String {
    let seats = line_up.seats().filter(|&s| line_up.team(s) == team);
    seats.map(|s| line_up.seat_title(s)).collect::<Vec<_>>().join(" and ")
}

/// Who won and why.
pub fn outcome(line_up: &LineUp, outcome: Outcome) -> String {
    let reason = match outcome.reason {
        Reason::Goal => "by ejections",
        Reason::Majority => "by a majority on the back row",
        Reason::Crossing => "by an unanswered crossing",
        Reason::MoveLimit => "at the move limit",
        Reason::QuietLimit => "at the quiet limit",
        Reason::NoMove => "as there is no legal move",
        Reason::Repetition => "by repetition",
        Reason::Resignation => "by resignation",
        Reason::Time => "on time",
        Reason::Agreement => "by agreement",
        Reason::Abandoned => "as the game was abandoned",
    };
    match outcome.winner() {
        Some(winner) => format!("{} won {reason}", team(line_up, winner)),
        None => format!("Drawn {reason}"),
    }
}

/// How a position stands by a score from the view of a team.
pub fn score(line_up: &LineUp, own: Team, score: Score) -> String {
    let name = team(line_up, own);
    match (score.win(), score.loss(), score.value()) {
        (Some(plies), ..) => format!("{name} wins in {}", counted_plies(plies)),
        (_, Some(plies), _) => format!("{name} loses in {}", counted_plies(plies)),
        (.., -4..=4) => "an even game".to_owned(),
        (.., value) => {
            let side = if value > 0 { "ahead" } else { "behind" };
            format!("{name} is {side} by {:.2}", f64::from(value.abs()) / 100.0)
        }
    }
}

fn counted_plies(plies: u32) -> String {
    format!("{plies} {}", if plies == 1 { "ply" } else { "plies" })
}

/// One line below a board: whose turn it is or who won, the scores, the last move.
pub fn status(game: &Game) -> String {
    let (line_up, position) = (game.line_up(), game.position());
    let turn = match game.outcome() {
        Some(over) => outcome(line_up, over),
        None => format!("{} to move", line_up.seat_title(position.turn())),
    };
    let scores = position.scores();
    let what = match game.rules() {
        Rules::Abalone(_) => "ejected",
        Rules::Epaminondas(_) => "captured",
    };
    let scores: Vec<_> =
        line_up.each_team().map(|t| format!("{} {}", team(line_up, t), scores[t])).collect();
    let mut status = format!("{turn} · {what}: {}", scores.join(", "));
    if let (Some(Event::Move(_)), Some(last)) = (game.events().last(), game.moves().last()) {
        status += &format!(" · last {last}");
    }
    status
}

/// The legal moves with their names, in the order of these.
pub fn moves(position: &Position, notation: Notation) -> Vec<(String, Move)> {
    let moves = position.moves().into_iter();
    let mut named: Vec<_> = moves.map(|mv| (position.write_move(mv, notation), mv)).collect();
    named.sort_by(|a, b| a.0.cmp(&b.0));
    named
}

/// A word as it is repeated to whoever typed it: not without end.
pub fn shown(word: &str) -> String {
    const SHOWN: usize = 40;
    match word.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}

/// `1 game`, `2 games`.
pub fn counted(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// A line of play in the game's own notation.
pub fn line(game: &Game, moves: &[Move]) -> Vec<String> {
    let notation = Notation::canonical_for(&game.rules());
    let mut position = game.position().clone();
    let mut names = Vec::with_capacity(moves.len());
    for &mv in moves {
        names.push(position.write_move(mv, notation));
        position.apply(mv);
    }
    names
}

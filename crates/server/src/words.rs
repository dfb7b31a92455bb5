//! What is said about games, in the reader's language.

use sumito_core::{LineUp, Reason, Team};
use sumito_games::Rules;

use crate::journal::{Controller, Summary};
use crate::pages::{Line, SeatLine};
use crate::texts::Texts;

fn colour(texts: &Texts, name: &str) -> String {
    texts.get(&format!("colour-{name}"))
}

/// The colours of a team, in words.
pub(crate) fn team(texts: &Texts, line_up: &LineUp, team: Team) -> String {
    let seats = line_up.seats().filter(|&seat| line_up.team(seat) == team);
    let mut names: Vec<String> =
        seats.map(|seat| colour(texts, line_up.colour(seat).name())).collect();
    names.dedup();
    names.join(" + ")
}

/// The colour of each seat in words, with its number where several seats share it.
pub(crate) fn seat_names(texts: &Texts, line_up: &LineUp) -> Vec<String> {
    let named = |seat| {
        let name = colour(texts, line_up.colour(seat).name());
        let shared = line_up.seats().filter(|&s| line_up.colour(s) == line_up.colour(seat)).count();
        if shared > 1 { format!("{name} {}", &line_up.seat_name(seat)[1..]) } else { name }
    };
    line_up.seats().map(named).collect()
}

/// The first colour of a team, as in style sheets.
pub(crate) fn team_colour(line_up: &LineUp, team: Team) -> &'static str {
    let seat = line_up.seats().find(|&seat| line_up.team(seat) == team);
    seat.map_or("neutral", |seat| line_up.colour(seat).name())
}

/// How a game ended, with the colours that won it.
pub(crate) fn result<'a>(
    texts: &Texts,
    winners: impl Iterator<Item = &'a str>,
    reason: Reason,
) -> String {
    let key = match reason {
        Reason::Goal => "reason-goal",
        Reason::Majority => "reason-majority",
        Reason::Crossing => "reason-crossing",
        Reason::MoveLimit => "reason-move-limit",
        Reason::QuietLimit => "reason-quiet-limit",
        Reason::NoMove => "reason-no-move",
        Reason::Repetition => "reason-repetition",
        Reason::Resignation => "reason-resignation",
        Reason::Time => "reason-time",
        Reason::Agreement => "reason-agreement",
        Reason::Abandoned => "reason-abandoned",
    };
    let reason = texts.get(key);
    let mut names: Vec<String> = winners.map(|name| colour(texts, name)).collect();
    // Two seats may play one colour.
    names.dedup();
    match names.is_empty() {
        true => texts.with("result-draw", "reason", reason),
        false => texts.with_two("result-win", "winner", names.join(" + "), "reason", reason),
    }
}

/// A rule set in one line.
pub(crate) fn rules_line(texts: &Texts, rules: &Rules) -> String {
    texts.list(&rules.features(), ", ")
}

/// Who moves for a seat.
fn player(texts: &Texts, controller: Controller) -> String {
    match controller {
        Controller::Human => texts.get("player-human"),
        Controller::Engine { level } => texts.with("player-engine", "level", level),
    }
}

/// The seats beside the board.
pub(crate) fn seats(texts: &Texts, line_up: &LineUp, controllers: &[Controller]) -> Vec<SeatLine> {
    line_up
        .seats()
        .zip(controllers)
        .map(|(seat, &controller)| {
            let name = line_up.colour(seat).name();
            SeatLine { colour: name, name: colour(texts, name), player: player(texts, controller) }
        })
        .collect()
}

/// A game as lists show it; `None` if its rules are not known any more.
pub(crate) fn line(texts: &Texts, summary: &Summary) -> Option<Line> {
    let rules: Rules = summary.rules.parse().ok()?;
    let players: Vec<String> =
        summary.controllers.iter().map(|&controller| player(texts, controller)).collect();
    Some(Line {
        id: summary.id.to_string(),
        title: rules_line(texts, &rules),
        players: players.join(" – "),
        plies: summary.plies,
        result: summary.outcome.map(|outcome| {
            let line_up = rules.line_up();
            let winners = line_up.seats().filter(|&s| outcome.winners.contains(line_up.team(s)));
            result(texts, winners.map(|seat| line_up.colour(seat).name()), outcome.reason)
        }),
    })
}

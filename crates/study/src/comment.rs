//! An annotation written into the record of its game.

use sumito_core::{LineUp, Position as _};
use sumito_engine::Score;
use sumito_games::record::{Entry, Record, Remark};
use sumito_games::{Move, Notation, Position};

use crate::{Annotation, Class, Phase, Ply};

/// The record with all an annotation says: before the first move the accuracy of each player and
/// where phases begin; after each move its value in a comment, after one with a [`Class`] also its
/// mark, the word for it and the best line as a variation. Values that stand there already, and all
/// that an earlier annotation said, give way to it; all else is kept.
///
/// The annotation must be that of the record's game; moves it does not know are left alone.
#[must_use]
pub fn comment(record: &Record, annotation: &Annotation) -> Record {
    let mut record = record.clone();
    let (summary, notation) = (summary(record.game().line_up(), annotation), record.notation());
    let opening = record.opening_mut();
    opening.retain(|remark| !matches!(remark, Remark::Comment(text) if is_summary(text)));
    opening.extend(summary.map(Remark::Comment));
    let is_move = |entry: &Entry| matches!(entry, Entry::Move(_));
    let steps = record.line().steps.iter().enumerate();
    let steps: Vec<usize> =
        steps.filter(|(_, step)| is_move(&step.entry)).map(|(index, _)| index).collect();
    for (step, ply) in steps.into_iter().zip(&annotation.plies) {
        let before = record.game().positions().get(ply.ply - 1).cloned();
        let Some((before, remarks)) = before.zip(record.remarks_mut(step)) else { continue };
        forget(remarks, &before, notation);
        let is_marked = remarks.iter().any(is_mark);
        let line = read(&before, &ply.line, Notation::canonical_for(&before.rules()));
        let is_told = remarks.iter().any(|remark| is_line(remark, &line));
        if let Some(class) = ply.class.filter(|_| !is_marked) {
            record.remark(step, Remark::Glyph(class.glyph().to_owned()));
        }
        let best = line.first().map(|&best| before.write_move(best, notation));
        record.comment(step, &words(ply, best.as_deref().unwrap_or(&ply.best), annotation));
        if ply.class.is_some() && !is_told {
            // A line of another game says nothing here.
            let _ = record.variation(step, &line);
        }
    }
    record
}

/// Takes back what an annotation before this one said of a move, and any value of the move.
fn forget(remarks: &mut Vec<Remark>, before: &Position, notation: Notation) {
    let mut earlier = None;
    let mut is_line_due = false;
    remarks.retain_mut(|remark| match remark {
        Remark::Comment(text) | Remark::LineComment(text) if text.contains(EVAL) => {
            if let Some((class, best)) = take(text) {
                earlier = Some((class, read(before, &[best], notation)));
                is_line_due = true;
            }
            !text.is_empty()
        }
        Remark::Variation(line) if is_line_due => {
            let begins = |(_, best): &(Class, Vec<Move>)| {
                let first = line.steps.first().map(|step| &step.entry);
                best.first().is_some_and(|&mv| first == Some(&Entry::Move(mv)))
            };
            let is_bare =
                line.opening.is_empty() && line.steps.iter().all(|s| s.remarks.is_empty());
            let is_ours = is_bare && earlier.as_ref().is_some_and(begins);
            is_line_due &= !is_ours;
            !is_ours
        }
        _ => true,
    });
    let Some((class, _)) = earlier else { return };
    let is_its = |remark: &Remark| *remark == Remark::Glyph(class.glyph().to_owned());
    if let Some(at) = remarks.iter().position(is_its) {
        remarks.remove(at);
    }
}

/// How the value of a move begins.
const EVAL: &str = "[%eval ";

/// Takes all values out of a comment, and what [`words`] has behind them: the class and the best
/// move, if it was of one.
fn take(text: &mut String) -> Option<(Class, String)> {
    let (mut kept, mut rest, mut said) = (String::new(), text.as_str(), None);
    while let Some((before, tag)) = rest.split_once(EVAL)
        && let Some((_, after)) = tag.split_once(']')
    {
        kept += before;
        rest = after;
        if let Some(found) = classed(after.trim()) {
            (said, rest) = (Some(found), "");
        } else if is_plain(after.trim()) {
            rest = "";
        }
    }
    *text = (kept + rest).trim().to_owned();
    said
}

/// What [`words`] says of a move with a class.
fn classed(text: &str) -> Option<(Class, String)> {
    let text = text.strip_suffix(TURNING_POINT).unwrap_or(text).trim_end().strip_suffix('.')?;
    let (name, rest) = text.split_once(": ")?;
    let class = Class::ALL.into_iter().find(|class| capital(class.name()) == name)?;
    let (best, left_out) = rest.split_once(BEST)?;
    let is_ours = is_word(best) && ["", WINS, EJECTS, CAPTURES].contains(&left_out);
    is_ours.then(|| (class, best.to_owned()))
}

/// Whether it is what [`words`] says of a move without a class.
fn is_plain(text: &str) -> bool {
    let text = text.strip_suffix(TURNING_POINT).unwrap_or(text).trim_end();
    let missed = text.strip_prefix(MISSED_WIN).and_then(|best| best.strip_suffix('.'));
    text.is_empty() || missed.is_some_and(is_word)
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && !text.contains(char::is_whitespace)
}

/// Whether a remark says how good a move is.
fn is_mark(remark: &Remark) -> bool {
    const NUMBERED: [&str; 6] = ["$1", "$2", "$3", "$4", "$5", "$6"];
    let Remark::Glyph(glyph) = remark else { return false };
    glyph.chars().all(|c| matches!(c, '!' | '?')) || NUMBERED.contains(&glyph.as_str())
}

/// Whether a remark is a variation of these moves.
fn is_line(remark: &Remark, moves: &[Move]) -> bool {
    let Remark::Variation(line) = remark else { return false };
    let entries = line.steps.iter().map(|step| &step.entry);
    let played = entries.filter_map(|entry| match entry {
        Entry::Move(mv) => Some(*mv),
        _ => None,
    });
    played.eq(moves.iter().copied())
}

const BEST: &str = " was best";
const WINS: &str = ", it wins by force";
const EJECTS: &str = ", it ejects";
const CAPTURES: &str = ", it captures";
const MISSED_WIN: &str = "Missed win: ";
const TURNING_POINT: &str = "Turning point.";
const ACCURACY: &str = "Accuracy: ";
const FROM: &str = " from ply ";

fn capital(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// What is said of the whole game: `Accuracy: Black 87 %, White 74 %. Middle game from ply 17.`
/// Nothing of one without moves.
fn summary(line_up: &LineUp, annotation: &Annotation) -> Option<String> {
    let told = annotation.players.iter().filter_map(|player| {
        Some(format!("{} {:.0} %", line_up.seat_title(player.seat), player.accuracy?))
    });
    let told = told.collect::<Vec<_>>().join(", ");
    let mut summary = (!told.is_empty()).then(|| format!("{ACCURACY}{told}."))?;
    for note in annotation.phases.iter().filter(|note| note.phase != Phase::Opening) {
        summary += &format!(" {}{FROM}{}.", capital(note.phase.name()), note.from);
    }
    Some(summary)
}

/// Whether it is what [`summary`] says.
fn is_summary(text: &str) -> bool {
    let is_phase = |text: &str| {
        text.split_once(FROM).is_some_and(|(name, ply)| {
            ply.parse::<usize>().is_ok() && Phase::ALL.iter().any(|p| capital(p.name()) == name)
        })
    };
    let Some(text) = text.strip_prefix(ACCURACY).and_then(|text| text.strip_suffix('.')) else {
        return false;
    };
    let mut sentences = text.split(". ");
    let players = sentences.next().unwrap_or_default();
    players.split(", ").all(|player| player.ends_with(" %")) && sentences.all(is_phase)
}

/// What is said of a move.
fn words(ply: &Ply, best: &str, annotation: &Annotation) -> String {
    let mut words = format!("{EVAL}{}]", eval(ply.score));
    if let Some(class) = ply.class {
        words += &format!(" {}: {best}{BEST}", capital(class.name()));
        if ply.missed_win {
            words += WINS;
        } else if ply.missed_ejection {
            words += if annotation.rules.starts_with("abalone") { EJECTS } else { CAPTURES };
        }
        words += ".";
    } else if ply.missed_win {
        words += &format!(" {MISSED_WIN}{best}.");
    }
    if annotation.turning_point == Some(ply.ply) {
        words += &format!(" {TURNING_POINT}");
    }
    words
}

/// A score as comments have it: marbles, or `#` and the plies to the end.
fn eval(score: Score) -> String {
    match (score.win(), score.loss()) {
        (Some(plies), _) => format!("#{plies}"),
        (_, Some(plies)) => format!("#-{plies}"),
        _ => score.to_string(),
    }
}

fn read(position: &Position, line: &[String], notation: Notation) -> Vec<Move> {
    let mut position = position.clone();
    let mut next = |text: &String| {
        let mv = position.read_move(text, notation).ok()?;
        position.apply(mv);
        Some(mv)
    };
    line.iter().map_while(&mut next).collect()
}

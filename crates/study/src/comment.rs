//! An annotation written into the record of its game.

use sumito_core::Position as _;
use sumito_engine::Score;
use sumito_games::record::{Entry, Record, Remark};
use sumito_games::{Move, Notation, Position};

use crate::{Annotation, Ply};

/// The record with all an annotation says: after each move its value in a comment, after one with a
/// [`Class`](crate::Class) also its mark, the word for it and the best line as a variation. What
/// stands there already is kept.
///
/// The annotation must be that of the record's game; moves it does not know are left alone.
#[must_use]
pub fn comment(record: &Record, annotation: &Annotation) -> Record {
    let mut record = record.clone();
    let is_move = |entry: &Entry| matches!(entry, Entry::Move(_));
    let steps = record.line().steps.iter().enumerate();
    let steps: Vec<usize> =
        steps.filter(|(_, step)| is_move(&step.entry)).map(|(index, _)| index).collect();
    for (step, ply) in steps.into_iter().zip(&annotation.plies) {
        if let Some(class) = ply.class {
            record.remark(step, Remark::Glyph(class.glyph().to_owned()));
        }
        record.comment(step, &words(ply, annotation));
        let line = record.game().positions().get(ply.ply - 1).map(|p| read(p, &ply.line));
        if let (Some(_), Some(line)) = (ply.class, line) {
            // A line of another game says nothing here.
            let _ = record.variation(step, &line);
        }
    }
    record
}

/// What is said of a move.
fn words(ply: &Ply, annotation: &Annotation) -> String {
    let mut words = format!("[%eval {}]", eval(ply.score));
    if let Some(class) = ply.class {
        let name = class.name();
        words += &format!(" {}{}: {} was best", name[..1].to_uppercase(), &name[1..], ply.best);
        if ply.missed_win {
            words += ", it wins by force";
        } else if ply.missed_ejection {
            words += match annotation.rules.starts_with("abalone") {
                true => ", it ejects",
                false => ", it captures",
            };
        }
    } else if ply.missed_win {
        words += &format!(" Missed win: {}", ply.best);
    }
    if annotation.turning_point == Some(ply.ply) {
        words += " Turning point";
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

fn read(position: &Position, line: &[String]) -> Vec<Move> {
    let mut position = position.clone();
    let notation = Notation::canonical_for(&position.rules());
    let mut next = |text: &String| {
        let mv = position.read_move(text, notation).ok()?;
        position.apply(mv);
        Some(mv)
    };
    line.iter().map_while(&mut next).collect()
}

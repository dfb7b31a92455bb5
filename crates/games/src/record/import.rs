//! Games in another file form: one JSON object a line, as analysis programs keep them.

use serde::Deserialize;

use super::text::{Stray, stray_in};
use super::{BrokenRecord, Fault, Record, read_records};

#[derive(Deserialize)]
struct Line {
    rules: String,
    notation: String,
    moves: Vec<String>,
    result: String,
}

/// Reads games of the form `{"rules": …, "notation": …, "moves": [ … ], "result": …}`, one a line.
/// The names are those of APGN's tags; other fields are left aside.
///
/// ```
/// use sumito_games::record::import_jsonl;
/// let line = r#"{"rules": "crossings", "notation": "tail-head", "moves": ["a1-d4"], "result": "*"}"#;
/// let record = import_jsonl(line).next().unwrap().unwrap();
/// assert!(record.write().ends_with("1. a1-d4 *\n"));
/// ```
pub fn import_jsonl(text: &str) -> impl Iterator<Item = Result<Record, BrokenRecord>> + '_ {
    lines(text, &[])
}

pub(super) fn lines<'a>(
    text: &'a str,
    strays: &'a [Stray],
) -> impl Iterator<Item = Result<Record, BrokenRecord>> + 'a {
    let mut end = 0;
    let placed = text.split_inclusive('\n').zip(1..).map(move |(line, number)| {
        let from = end;
        end += line.len();
        (from..end, line, number)
    });
    let said = placed.filter(|(_, line, _)| !line.trim().is_empty());
    let empty = text.trim().is_empty().then(|| read_records("").next()).flatten();
    empty.into_iter().chain(said.zip(1..).map(move |((place, line, number), game)| {
        if let Some(stray) = stray_in(strays, place) {
            return Err(stray.breaks(text, game, number));
        }
        import(line).map_err(|broken| BrokenRecord { game, line: number, ..broken })
    }))
}

fn import(line: &str) -> Result<Record, BrokenRecord> {
    let broken =
        |reason| BrokenRecord { game: 1, ply: 0, line: 1, token: None, reason, before: None };
    let parsed: Line =
        serde_json::from_str(line).map_err(|e| broken(Fault::Json(e.to_string())))?;
    let source = super::source::Source::of(
        [("Rules", parsed.rules), ("Result", parsed.result.clone()), ("Notation", parsed.notation)],
        &parsed.moves,
    );
    super::read::read(source).map_err(|misplay| BrokenRecord {
        ply: misplay.ply,
        token: misplay.token,
        before: misplay.before,
        ..broken(misplay.fault)
    })
}

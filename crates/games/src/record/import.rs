//! Games in another file form: one JSON object a line, as analysis programs keep them.

use serde::Deserialize;

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
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let empty = text.trim().is_empty().then(|| read_records("").next()).flatten();
    empty.into_iter().chain(lines.enumerate().map(|(game, (at, line))| {
        let place = |broken: BrokenRecord| BrokenRecord { game: game + 1, line: at + 1, ..broken };
        import(line).map_err(place)
    }))
}

fn import(line: &str) -> Result<Record, BrokenRecord> {
    let broken = |reason| BrokenRecord { game: 1, ply: 0, line: 1, token: None, reason };
    let parsed: Line =
        serde_json::from_str(line).map_err(|e| broken(Fault::Json(e.to_string())))?;
    let source = super::source::Source::of(
        [("Rules", parsed.rules), ("Result", parsed.result.clone()), ("Notation", parsed.notation)],
        &parsed.moves,
    );
    super::read::read(source).map_err(|misplay| BrokenRecord {
        ply: misplay.ply,
        token: misplay.token,
        ..broken(misplay.fault)
    })
}

/// Reads records of either form, told apart by the first character that is no white space.
pub fn read_any(text: &str) -> Box<dyn Iterator<Item = Result<Record, BrokenRecord>> + '_> {
    match text.trim_start_matches('\u{feff}').trim_start().starts_with("{\"") {
        true => Box::new(import_jsonl(text)),
        false => Box::new(read_records(text)),
    }
}

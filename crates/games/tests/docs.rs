//! The documents say what the code does: docs/rules.md and docs/formats.md read and held against
//! it.

use std::fs;
use std::path::Path;

use sumito_games::record::{Text, read_records};
use sumito_games::{Game, Notation, Position, PositionForm, Rules, catalogue};

const RULES: &str = include_str!("../../../docs/rules.md");
const FORMATS: &str = include_str!("../../../docs/formats.md");

/// Where the objections to rule sets are put into words.
const SOURCES: [&str; 3] = [
    include_str!("../../abalone/src/objections.rs"),
    include_str!("../../abalone/src/starts.rs"),
    include_str!("../../epaminondas/src/rules.rs"),
];

/// The cells of the rows of a document's tables.
fn rows(text: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| {
        let line = line.strip_prefix("| ")?.strip_suffix(" |")?.replace("\\|", "\u{1}");
        Some(line.split(" | ").map(|cell| cell.trim().replace('\u{1}', "|")).collect())
    };
    text.lines().filter_map(cells).collect()
}

/// A cell that is code alone.
fn code(cell: &str) -> Option<&str> {
    cell.strip_prefix('`')?.strip_suffix('`').filter(|code| !code.contains('`'))
}

/// The part of a document under a heading.
fn under<'a>(text: &'a str, heading: &str) -> &'a str {
    let (_, rest) = text.split_once(&format!("\n{heading}\n")).expect("the heading is there");
    rest.split("\n##").next().unwrap_or(rest)
}

/// The blocks of a kind, in order.
fn blocks<'a>(text: &'a str, kind: &str) -> Vec<&'a str> {
    let fence = format!("```{kind}\n");
    text.split(&fence).skip(1).filter_map(|rest| Some(rest.split_once("\n```")?.0)).collect()
}

#[test]
fn every_key_stands_in_the_rules_with_its_values_and_default() {
    const FIELD: &str = "### Keys of Epaminondas and Crossings";
    for (game, heading) in
        [("abalone", "### Keys of Abalone"), ("epaminondas", FIELD), ("crossings", FIELD)]
    {
        let rows = rows(under(RULES, heading));
        for key in catalogue::keys(game) {
            let row = rows.iter().find(|row| code(&row[0]) == Some(key.name));
            let row = row.unwrap_or_else(|| panic!("docs/rules.md has no row for `{}`", key.name));
            assert_eq!(
                (&*row[1], &*row[2]),
                (&*key.values.to_string(), &*key.default.to_string()),
                "`{}`",
                key.name
            );
        }
    }
}

#[test]
fn rule_sets_print_as_the_rules_say() {
    for (text, canonical) in [
        ("abalone", "abalone/belgian-daisy"),
        ("abalone/one-colour", "abalone/alliances?one-colour=yes"),
    ] {
        assert!(RULES.contains(&format!("`{text}`")) && RULES.contains(&format!("`{canonical}`")));
        assert_eq!(text.parse::<Rules>().unwrap().to_string(), canonical);
    }
}

/// The sources of a crate, one after another.
fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        text += &if path.is_dir() { sources(&path) } else { fs::read_to_string(path).unwrap() };
    }
    text
}

#[test]
fn every_judgement_has_the_place_the_rules_name() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let code: String = ["core", "abalone", "epaminondas", "server"]
        .map(|name| sources(&crates.join(name).join("src")))
        .concat();
    let mut seen = 0;
    for row in rows(under(RULES, "## Judgements")) {
        for place in row[2].split(", ").filter_map(self::code) {
            let Some((_, name)) = place.split_once("::") else { continue };
            seen += 1;
            let there = ["fn ", "const ", "enum ", "pub "].iter().any(|kind| {
                [" ", "(", "<", ":"].iter().any(|end| code.contains(&format!("{kind}{name}{end}")))
            });
            assert!(there, "docs/rules.md names `{place}`, which is not there");
        }
    }
    assert!(seen > 20);
}

#[test]
fn every_refusal_is_as_the_rules_say() {
    let mut wrong = Vec::new();
    let mut seen = 0;
    for row in rows(under(RULES, "## Refused")) {
        let [rules, objection] = &row[..] else { panic!("{row:?}") };
        let Some(rules) = code(rules) else { continue };
        seen += 1;
        match rules.parse::<Rules>() {
            Ok(_) => wrong.push(format!("{rules} is no longer refused")),
            Err(error) if error.to_string().contains(&**objection) => {}
            Err(error) => wrong.push(format!("{rules}\n  says {error}\n  not  {objection}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 40);
}

/// Every sentence among the string literals of a source, its values as `{}`.
fn sentences(source: &str) -> Vec<String> {
    let lines: Vec<&str> =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = lines.join("\n").replace("\\\n", "\u{1}");
    let literals = code.split('"').skip(1).step_by(2);
    literals
        .map(|literal| {
            let mut joined = String::new();
            for (i, part) in literal.split('\u{1}').enumerate() {
                joined += if i == 0 { part } else { part.trim_start() };
            }
            let mut plain = String::new();
            for (i, part) in joined.split('{').enumerate() {
                match part.split_once('}') {
                    Some((_, after)) if i > 0 => plain += &format!("{{}}{after}"),
                    _ => plain += part,
                }
            }
            plain
        })
        .filter(|literal| literal.split_whitespace().count() > 2)
        .collect()
}

/// Whether a text is a sentence with its values filled in, or the sentence itself.
fn says(text: &str, sentence: &str) -> bool {
    let mut parts = sentence.split("{}");
    let first = parts.next().unwrap_or_default();
    let Some(mut at) = text.find(first).map(|at| at + first.len()) else { return false };
    for part in parts {
        let Some(next) = text[at..].find(part) else { return false };
        at += next + part.len();
    }
    true
}

#[test]
fn every_objection_the_code_can_raise_stands_in_the_rules() {
    let refused = under(RULES, "## Refused");
    let mut count = 0;
    for sentence in SOURCES.into_iter().flat_map(sentences) {
        count += 1;
        let told = refused.lines().any(|line| says(line, &sentence));
        assert!(told, "docs/rules.md does not tell of the objection `{sentence}`");
    }
    assert!(count > 30, "{count}");
}

#[test]
fn rule_sets_of_the_formats_are_canonical() {
    let blocks = blocks(FORMATS, "rules");
    assert!(!blocks.is_empty());
    for line in blocks.into_iter().flat_map(str::lines) {
        let rules = line.parse::<Rules>().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(rules.to_string(), line);
    }
}

/// Lines of `rule set`, tab or two spaces, and the rest.
fn pairs<'a>(kind: &str) -> Vec<(Rules, &'a str)> {
    let lines = blocks(FORMATS, kind).into_iter().flat_map(str::lines);
    let pairs: Vec<_> = lines
        .map(|line| {
            let (rules, rest) = line.split_once("  ").unwrap_or_else(|| panic!("{line}"));
            let rest = rest.trim();
            (rules.parse().unwrap_or_else(|error| panic!("{line}: {error}")), rest)
        })
        .collect();
    assert!(!pairs.is_empty(), "no block of {kind}");
    pairs
}

#[test]
fn positions_of_the_formats_read_and_print_alike() {
    for (rules, text) in pairs("position") {
        let position = Position::read(&rules, text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(position.to_string(), text);
    }
    for (kind, form) in
        [("playstrategy", PositionForm::PlayStrategy), ("apgn-position", PositionForm::Apgn)]
    {
        for (rules, text) in pairs(kind) {
            let position =
                Position::read_as(&rules, text, form).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(position.write_as(form).unwrap(), text);
        }
    }
}

#[test]
fn moves_of_the_formats_are_legal_and_print_alike() {
    for (rules, rest) in pairs("move") {
        let mut words = rest.split("  ").map(str::trim).filter(|word| !word.is_empty());
        let position = words.next().unwrap();
        let position = match position {
            "start" => rules.start().unwrap(),
            text => Position::read(&rules, text).unwrap_or_else(|e| panic!("{text}: {e}")),
        };
        let [notation, text] = [words.next(), words.next()].map(|word| word.expect(rest));
        let notation: Notation = notation.parse().unwrap();
        let mv = position.read_move(text, notation).unwrap_or_else(|e| panic!("{rest}: {e}"));
        assert_eq!(position.write_move(mv, notation), text, "{rest}");
    }
}

#[test]
fn records_of_the_formats_replay_and_print_alike() {
    let blocks = blocks(FORMATS, "apgn");
    assert!(blocks.len() >= 3);
    for text in blocks {
        let records: Vec<_> = read_records(text).collect();
        for record in records {
            let record = record.unwrap_or_else(|broken| panic!("{broken}\n{text}"));
            assert_eq!(record.write().trim_end(), text.trim_end());
        }
    }
}

#[test]
fn lines_of_json_of_the_formats_are_games() {
    for text in blocks(FORMATS, "json") {
        assert!(Text::new(text.as_bytes()).records().all(|record| record.is_ok()), "{text}");
    }
}

#[test]
fn stored_words_of_the_formats_are_those_of_a_game() {
    for (rules, words) in pairs("words") {
        let mut game = Game::new(rules).unwrap();
        for word in words.split_whitespace() {
            game.replay_word(word).unwrap_or_else(|error| panic!("{word}: {error}"));
        }
        assert_eq!(game.moves().join(" "), words);
    }
}

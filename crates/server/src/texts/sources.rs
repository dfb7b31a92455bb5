//! Which keys the sources of the pages use, found by reading them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What the sources say about keys.
#[derive(Default)]
pub struct Sources {
    /// Keys asked for by name.
    pub asked: BTreeSet<String>,
    /// Keys of phrases with the values each names.
    pub phrases: BTreeMap<String, BTreeSet<String>>,
    /// Keys whose values the page's script fills in.
    pub filled: BTreeSet<String>,
    /// Every piece between quotes.
    pieces: BTreeSet<String>,
    /// Every piece with something to be filled in: what stands around that.
    patterns: Vec<Vec<String>>,
}

impl Sources {
    /// Reads all crates and templates, their tests left aside.
    pub fn read() -> Self {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut sources = Self::default();
        for path in files(&crates) {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let code: String = code
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .flat_map(|line| [line, "\n"])
                .collect();
            sources.take(&code);
        }
        sources
    }

    /// Whether some source may use a key.
    pub fn may_use(&self, key: &str) -> bool {
        self.pieces.contains(key) || self.patterns.iter().any(|around| fits(key, around))
    }

    fn take(&mut self, code: &str) {
        for piece in code.split('"') {
            if is_key(piece) {
                self.pieces.insert(piece.to_owned());
            } else if let Some(around) = pattern(piece) {
                self.patterns.push(around);
            }
        }
        for call in ["texts.get(", "texts.with(", "texts.with_two(", "texts.find("] {
            for (at, _) in code.match_indices(call) {
                let rest = code[at + call.len()..].trim_start();
                let Some((key, rest)) = rest.strip_prefix('"').and_then(|r| r.split_once('"'))
                else {
                    continue;
                };
                if !is_key(key) {
                    continue;
                }
                self.asked.insert(key.to_owned());
                if rest.split(')').next().is_some_and(|values| values.contains("\"{")) {
                    self.filled.insert(key.to_owned());
                }
            }
        }
        for (at, call) in code.match_indices("phrase!(") {
            let mut literals = literals(&code[at + call.len()..]);
            let (Some(key), Some(english)) = (literals.next(), literals.next()) else { continue };
            if is_key(&key) {
                self.phrases.insert(key, named(&english));
            }
        }
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if !matches!(name.as_str(), "tests" | "benches" | "examples") {
                found.extend(files(&path));
            }
        } else if (name.ends_with(".rs") && name != "tests.rs") || name.ends_with(".html") {
            found.push(path);
        }
    }
    found
}

fn is_key(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(is_letter)
}

fn is_letter(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'
}

/// The parts of a key around what is filled in; nothing that would fit every key.
fn pattern(text: &str) -> Option<Vec<String>> {
    let mut around = vec![String::new()];
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        around.last_mut()?.push_str(before);
        rest = after.split_once('}')?.1;
        around.push(String::new());
    }
    around.last_mut()?.push_str(rest);
    let plain = around.iter().all(|part| part.chars().all(is_letter));
    (around.len() > 1 && around[0].ends_with('-') && plain).then_some(around)
}

fn fits(key: &str, around: &[String]) -> bool {
    let (first, others) = around.split_first().expect("patterns have a beginning");
    let Some(mut rest) = key.strip_prefix(first.as_str()) else { return false };
    for (i, part) in others.iter().enumerate() {
        let at = if i + 1 == others.len() {
            rest.len().checked_sub(part.len()).filter(|_| rest.ends_with(part.as_str()))
        } else {
            rest.get(1..).and_then(|tail| tail.find(part.as_str())).map(|at| at + 1)
        };
        match at {
            Some(at) if at > 0 => rest = &rest[at + part.len()..],
            _ => return false,
        }
    }
    true
}

/// The string literals a text begins with, parted by commas.
fn literals(text: &str) -> impl Iterator<Item = String> + '_ {
    let mut rest = text;
    std::iter::from_fn(move || {
        let body = rest.trim_start().strip_prefix('"')?;
        let mut literal = String::new();
        let mut chars = body.char_indices();
        loop {
            match chars.next()? {
                (end, '"') => {
                    rest = body[end + 1..].trim_start().strip_prefix(',').unwrap_or_default();
                    return Some(literal);
                }
                (_, '\\') => literal.extend(chars.next().map(|(_, c)| c)),
                (_, c) => literal.push(c),
            }
        }
    })
}

/// The values an English text names.
fn named(english: &str) -> BTreeSet<String> {
    let names = english.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0));
    let is_name = |name: &&str| name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    names.filter(|name| !name.is_empty()).filter(is_name).map(str::to_owned).collect()
}

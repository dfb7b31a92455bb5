//! Writing records.

use std::collections::HashSet;
use std::fmt::Write as _;

use sumito_core::{Colour, LineUp, Position as _};

use super::source::hides_record;
use super::{Entry, Line, Record, Remark, Round, Step};
use crate::{Notation, Position};

/// Tags every record begins with, for older readers; the value stands where none is known.
const MANDATORY: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Date", "????.??.??"),
    ("Black", "?"),
    ("White", "?"),
    ("Variant", "?"),
    ("Result", "*"),
    ("Notation", "?"),
];

/// Movetext is broken between words beyond this.
const WIDTH: usize = 80;

impl Record {
    /// Writes the record as APGN, ending in a line feed.
    ///
    /// Mandatory tags come first and in their order, all others as they were.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (name, unknown) in MANDATORY {
            let known = match name {
                "Result" => self
                    .tag(name)
                    .map_or_else(|| self.verdict.write(self.game.line_up()), str::to_owned),
                _ => self.tag(name).unwrap_or(unknown).to_owned(),
            };
            write_tag(&mut text, name, &known);
        }
        let mut seen = HashSet::new();
        for (name, value) in &self.tags {
            // A mandatory tag given twice keeps its second value here.
            let first = seen.insert(name);
            if !(first && MANDATORY.iter().any(|(mandatory, _)| mandatory == name)) {
                write_tag(&mut text, name, value);
            }
        }
        text.push('\n');
        let mut movetext = Movetext { text, column: 0, notation: self.notation, glued: true };
        let last = movetext.line(&self.line, Walk::main(self));
        movetext.word(&self.verdict.write(self.game.line_up()));
        movetext.remarks(&self.closing, &last, false);
        movetext.text.push('\n');
        movetext.text
    }

    /// The tags with the players' names, in the order of seats: `Black`, `White`, `Red`, or with a
    /// shared colour `Black1`, `White1`, `Black2`, `White2`.
    #[must_use]
    pub fn player_tags(line_up: &LineUp) -> Vec<String> {
        line_up
            .seats()
            .map(|seat| {
                let colour = match line_up.colour(seat) {
                    Colour::Black => "Black",
                    Colour::White => "White",
                    Colour::Red => "Red",
                    Colour::Blue => "Blue",
                    Colour::Green => "Green",
                    Colour::Yellow => "Yellow",
                };
                let ordinal = &line_up.seat_name(seat)[1..];
                format!("{colour}{ordinal}")
            })
            .collect()
    }
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

/// The positions a line leads through: those of the recorded game, or a variation's own.
pub(super) struct Walk<'a> {
    pub position: Position,
    /// The positions after each event of the main line, to save playing them again.
    known: &'a [Position],
    pub round: Round,
    number: usize,
}

impl<'a> Walk<'a> {
    pub fn main(record: &'a Record) -> Self {
        let positions = record.game.positions();
        let round = Round::new(&positions[0]);
        Self { position: positions[0].clone(), known: &positions[1..], round, number: 1 }
    }

    /// The same place as the beginning of a variation.
    pub fn branch(&self) -> Walk<'static> {
        let Self { position, round, number, .. } = self;
        Walk { position: position.clone(), known: &[], round: *round, number: *number }
    }

    pub fn advance(&mut self, step: &Step) {
        if step.entry == Entry::Skip {
            self.round.next = self.position.line_up().after(step.seat);
            return;
        }
        let next = match (&step.entry, self.known) {
            (Entry::Unread(_), _) => return,
            (_, [next, rest @ ..]) => {
                self.known = rest;
                next.clone()
            }
            (Entry::Move(mv), []) => {
                let mut next = self.position.clone();
                next.apply(*mv);
                next
            }
            _ => return,
        };
        if self.round.next == step.seat {
            self.round.done(&self.position, &next);
        }
        self.position = next;
    }
}

struct Movetext {
    text: String,
    column: usize,
    notation: Notation,
    /// Whether the next word follows without a space.
    glued: bool,
}

impl Movetext {
    /// Puts a word on this line or the next.
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.glued {
            // A bracket at a line's start would begin the tags of another record.
            if self.column == 0 && word.starts_with('[') {
                self.text.push_str(". ");
            }
        } else if self.column + 1 + length > WIDTH && !word.starts_with('[') {
            self.text.push('\n');
            self.column = 0;
        } else {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.glued = false;
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + length,
        };
    }

    /// Writes a line and returns the place of its last word.
    fn line(&mut self, line: &Line, mut walk: Walk<'_>) -> Walk<'static> {
        let mut before = walk.branch();
        self.remarks(&line.opening, &before, false);
        let mut last = None;
        for step in &line.steps {
            let in_turn = walk.round.next == step.seat;
            if last.is_some_and(|last| step.seat < last) && in_turn {
                walk.number += 1;
            }
            let word = self.step(step, &walk.position, in_turn);
            let first_of_round = step.seat.index() == 0 && in_turn && last != Some(step.seat);
            match (first_of_round, last) {
                (true, _) => self.word(&format!("{}. {word}", walk.number)),
                (false, None) => self.word(&format!("{}... {word}", walk.number)),
                (false, Some(_)) => self.word(&word),
            }
            if in_turn {
                last = Some(step.seat);
            }
            before = walk.branch();
            walk.advance(step);
            self.remarks(&step.remarks, &before, true);
        }
        before
    }

    fn step(&self, step: &Step, position: &Position, in_turn: bool) -> String {
        let leaves = |how: &str| match in_turn {
            true => how.to_owned(),
            false => format!("{how}-{}", position.line_up().seat_name(step.seat)),
        };
        match &step.entry {
            Entry::Move(mv) => position.write_move(*mv, self.notation),
            Entry::Pass | Entry::Skip => "--".to_owned(),
            Entry::Resign => leaves("resign"),
            Entry::Flag => leaves("flag"),
            Entry::Unread(word) => word.clone(),
        }
    }

    /// Writes what is said after a word, or elsewhere; variations go on from `before`.
    fn remarks(&mut self, remarks: &[Remark], before: &Walk<'_>, mut after_word: bool) {
        for remark in remarks {
            match remark {
                Remark::Comment(text) => self.word(&format!("{{{}}}", comment(text))),
                Remark::LineComment(text) => {
                    self.word(&format!(";{}", text.replace('\n', " ")));
                    self.text.push('\n');
                    (self.column, self.glued) = (0, true);
                }
                Remark::Glyph(text) => {
                    self.glued |= after_word && text.starts_with(['!', '?']);
                    self.word(text);
                }
                Remark::Variation(line) => {
                    self.word("(");
                    self.glued = true;
                    self.line(line, before.branch());
                    self.glued = true;
                    self.word(")");
                }
            }
            after_word = false;
        }
    }
}

/// A comment's text without what would end it early.
fn comment(text: &str) -> String {
    let text = text.replace('}', ")");
    if !hides_record(&text) {
        return text;
    }
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    lines.join("\n")
}

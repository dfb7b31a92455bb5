//! The board of AEP: nine groups of digits from the top row down, `0` or `.` empty, `1` black,
//! `2` white, and after them, if anything, the number of the side to move.

use sumito_abalone::Marble;
use sumito_core::{Colour, Position as _};
use sumito_games::{Position, Rules};

use super::Refusal;
use super::words::shown;

const ROWS: [usize; 9] = [5, 6, 7, 8, 9, 8, 7, 6, 5];
const COLOURS: [Colour; 2] = [Colour::Black, Colour::White];

/// Reads a board for a rule set of two seats on side 5.
pub(super) fn read(rules: &Rules, text: &str) -> Result<Position, Refusal> {
    let fits = matches!(rules, Rules::Abalone(rules) if rules.side() == 5);
    let colours = rules.line_up().seats().map(|seat| rules.line_up().colour(seat));
    if !fits || !colours.eq(COLOURS) {
        return Err(Refusal(format!(
            "position abp: its boards are of Abalone of two on side 5, and {rules} is played; send \
             `position fen`, or set Rules"
        )));
    }
    let begun = Begun::of(rules).ok_or_else(|| {
        Refusal(format!(
            "position abp: its boards tell the scores by the marbles that are missing from the \
             start, and in {rules} they do not; send `position fen`"
        ))
    })?;
    let digits: String = text.split_whitespace().collect();
    let cells: usize = ROWS.iter().sum();
    if let Some(other) = digits.chars().find(|c| !matches!(c, '0' | '.' | '1' | '2')) {
        return Err(Refusal(format!(
            "position abp: found `{}`, expected 0 or . for an empty cell, 1 for black, 2 for white",
            shown(&other.to_string())
        )));
    }
    let turn = match &digits.get(cells..) {
        Some("" | "1") => 'b',
        Some("2") => 'w',
        _ => {
            return Err(Refusal(format!(
                "position abp: {} cells, expected {cells} in nine rows, then 1 or 2 for the side \
                 to move",
                digits.len()
            )));
        }
    };
    let mut rest = &digits[..cells];
    let mut rows = Vec::with_capacity(ROWS.len());
    for length in ROWS {
        let (row, below) = rest.split_at(length);
        rows.push(row.chars().fold(String::new(), push_cell));
        rest = below;
    }
    let now = ["1", "2"].map(|digit| digits[..cells].matches(digit).count());
    let [black, white] = begun.scores(rules, now)?;
    let ours = format!("{} {turn} {black},{white}", rows.join("/"));
    Position::read(rules, &ours).map_err(|error| Refusal(format!("position abp: {error}")))
}

/// What a game begins with, for each side.
struct Begun {
    marbles: [usize; 2],
    scores: [usize; 2],
}

impl Begun {
    /// The start of a rule set, unless it has none or has marbles of no side.
    fn of(rules: &Rules) -> Option<Self> {
        let Ok(Position::Abalone(start)) = rules.start() else { return None };
        let mut marbles = [0; 2];
        for (_, marble) in start.marbles() {
            let Marble::Colour(colour) = marble else { return None };
            marbles[COLOURS.iter().position(|&known| known == colour)?] += 1;
        }
        let &[black, white] = start.scores().first(2) else { return None };
        Some(Self { marbles, scores: [black, white].map(usize::from) })
    }

    /// The scores when so many marbles are left: what one side lost the other scored.
    fn scores(&self, rules: &Rules, now: [usize; 2]) -> Result<[usize; 2], Refusal> {
        let mut scores = self.scores;
        for (side, name) in ["black", "white"].into_iter().enumerate() {
            let begun = self.marbles[side];
            scores[1 - side] += begun.checked_sub(now[side]).ok_or_else(|| {
                Refusal(format!(
                    "position abp: found {} {name} marbles, and {rules} begins with {begun}; set \
                     Rules to what is played",
                    now[side]
                ))
            })?;
        }
        Ok(scores)
    }
}

/// Adds a cell to a row of our form, where runs of empty cells are counted.
fn push_cell(mut row: String, cell: char) -> String {
    match cell {
        '1' => row.push('b'),
        '2' => row.push('w'),
        _ => {
            let run = row.pop().and_then(|last| match last.to_digit(10) {
                Some(run) => Some(run),
                None => {
                    row.push(last);
                    None
                }
            });
            row += &(run.unwrap_or(0) + 1).to_string();
        }
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The Belgian daisy as programs of this protocol write it.
    #[test]
    fn the_known_start_is_read() {
        let rules: Rules = "abalone".parse().unwrap();
        let start = rules.start().unwrap();
        let text = "22.11 222111 .22.11. ........ ......... ........ .11.22. 111222 11.22";
        for text in [text.to_owned(), format!("{text} 1"), text.replace('.', "0")] {
            assert_eq!(read(&rules, &text).unwrap(), start);
        }
        assert!(read(&rules, &format!("{text} 2")).unwrap().to_string().contains(" w "));
    }

    #[test]
    fn missing_marbles_are_scored() {
        let rules: Rules = "abalone".parse().unwrap();
        let text = "22... 222111 .22.11. ........ ......... ........ .11.22. 111222 11.2.";
        assert!(read(&rules, text).unwrap().to_string().ends_with(" b 1,2 0 0"));
    }

    #[test]
    fn what_is_missing_is_missing_from_the_start_that_is_played() {
        // Discovery has seven marbles a side, the Arrow fourteen and thirteen.
        for layout in sumito_games::catalogue::layouts() {
            let rules: Rules = layout.rules.parse().unwrap();
            if layout.side != 5 || layout.seats != 2 {
                continue;
            }
            let start = rules.start().unwrap().to_string();
            let board = start.split(' ').next().unwrap().chars().map(|c| match c {
                'b' => "1".to_owned(),
                'w' => "2".to_owned(),
                '/' => " ".to_owned(),
                run => "0".repeat(run.to_digit(10).unwrap() as usize),
            });
            let mut board: String = board.collect();
            assert_eq!(read(&rules, &board).unwrap().to_string(), start, "{rules}");
            board = board.replacen('1', "0", 1);
            let scores = read(&rules, &board).unwrap().scores();
            assert_eq!(scores.first(2), [0, 1].as_slice(), "{rules}");
        }
        let said = |rules: &str, board: &str| read(&rules.parse().unwrap(), board).unwrap_err().0;
        let board = format!("{}{}", "1".repeat(8), "0".repeat(53));
        let eight = said("abalone/discovery", &board);
        assert!(eight.contains("found 8 black marbles, and abalone/discovery begins with 7"));
        for rules in ["abalone/empty", "abalone?neutral=E5"] {
            assert!(said(rules, &board).contains("missing from the start"), "{rules}");
        }
    }

    #[test]
    fn other_texts_are_refused_with_a_reason() {
        let abalone: Rules = "abalone".parse().unwrap();
        for text in ["", "2211", "22x11", &"0".repeat(62), &"1".repeat(61), "é"] {
            assert!(read(&abalone, text).unwrap_err().0.starts_with("position abp: "), "{text}");
        }
        for rules in ["crossings", "abalone/grand", "abalone/3-players-11"] {
            let rules: Rules = rules.parse().unwrap();
            assert!(read(&rules, &"0".repeat(61)).is_err());
        }
    }
}

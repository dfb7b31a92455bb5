//! The board of AEP: nine groups of digits from the top row down, `0` or `.` empty, `1` black,
//! `2` white, and after them, if anything, the number of the side to move.

use sumito_games::{Position, Rules};

use super::Refusal;
use super::words::shown;

/// Marbles each side begins with; those that are missing have been pushed off.
const MARBLES: usize = 14;
const ROWS: [usize; 9] = [5, 6, 7, 8, 9, 8, 7, 6, 5];

/// Reads a board for a rule set of two seats on side 5.
pub(super) fn read(rules: &Rules, text: &str) -> Result<Position, Refusal> {
    let fits = matches!(rules, Rules::Abalone(rules) if rules.side() == 5);
    if !fits || rules.line_up().len() != 2 {
        return Err(Refusal(format!(
            "position abp: its boards are of Abalone of two on side 5, and {rules} is played; send \
             `position fen`, or set Rules"
        )));
    }
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
    let ejected = |digit| MARBLES.saturating_sub(digits[..cells].matches(digit).count());
    // What one side lost the other scored.
    let (black, white) = (ejected('2'), ejected('1'));
    let ours = format!("{} {turn} {black},{white}", rows.join("/"));
    Position::read(rules, &ours).map_err(|error| Refusal(format!("position abp: {error}")))
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

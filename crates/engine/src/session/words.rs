//! Lines cut into words.

/// The first word and what follows it.
pub(super) fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace)
        .map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

/// What stands before the word `moves`, and what after it.
pub(super) fn split_moves(text: &str) -> (&str, &str) {
    let mut at = 0;
    for word in text.split_whitespace() {
        // Words are slices of the text, so each is found at or after the one before it.
        let start = at + text[at..].find(word).unwrap_or(0);
        at = start + word.len();
        if word.eq_ignore_ascii_case("moves") {
            return (text[..start].trim(), &text[at..]);
        }
    }
    (text.trim(), "")
}

/// A word as it is repeated to whoever sent it: on one line, and not without end.
pub(super) fn shown(word: &str) -> String {
    const SHOWN: usize = 40;
    let cut = word.char_indices().nth(SHOWN);
    let (head, dots) = cut.map_or((word, ""), |(end, _)| (&word[..end], "…"));
    format!("{}{dots}", head.escape_debug())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_begin_after_their_word() {
        assert_eq!(split_moves(" startpos  moves A1B2 A5B5"), ("startpos", " A1B2 A5B5"));
        assert_eq!(split_moves("fen a b removes MOVES"), ("fen a b removes", ""));
        assert_eq!(split_moves("startpos"), ("startpos", ""));
        assert_eq!(split_word("  go\tdepth  3 "), ("go", "depth  3"));
    }

    #[test]
    fn words_are_shown_on_one_line_and_cut() {
        assert_eq!(shown("a\0\n"), r"a\0\n");
        assert_eq!(shown(&"é".repeat(99)).chars().count(), 41);
    }
}

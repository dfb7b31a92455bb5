//! One record as it stands in a file: its tags, and its movetext cut into tokens.
//!
//! Nothing here knows a rule or a position. Cutting never stops at a fault: the first one is kept
//! and the cutting goes on to where the next record begins, so that one bad record never takes
//! its neighbours with it.

use std::collections::HashSet;

use super::Fault;

/// A record cut into tokens.
#[derive(Debug, Default)]
pub(super) struct Source<'a> {
    /// Name and value of each tag, in the order of the file.
    pub tags: Vec<(&'a str, String)>,
    /// The movetext.
    pub tokens: Vec<Token<'a>>,
    /// Where the record starts in the file.
    pub at: usize,
    /// The first thing that is no record text, with its place in the file.
    pub fault: Option<(usize, Fault)>,
}

impl<'a> Source<'a> {
    /// A record put together from its parts.
    pub fn of<const N: usize>(tags: [(&'a str, String); N], moves: &'a [String]) -> Self {
        let word = |text: &'a String| Token { at: 0, kind: Kind::Word(text) };
        Self { tags: tags.into(), tokens: moves.iter().map(word).collect(), ..Self::default() }
    }

    /// How many words of the main line stand before a place in the file.
    pub fn plies_before(&self, at: usize) -> usize {
        let mut depth = 0;
        let mut plies = 0;
        for token in self.tokens.iter().take_while(|token| token.at < at) {
            match token.kind {
                Kind::Open => depth += 1,
                Kind::Close => depth -= 1,
                Kind::Word(_) if depth == 0 => plies += 1,
                _ => {}
            }
        }
        plies
    }

    /// Leaves out what stands from a place in the file on, with the whole variation it stands in.
    pub fn end_at(&mut self, at: usize) {
        let end = self.tokens.partition_point(|token| token.at < at);
        let mut open = Vec::new();
        for (i, token) in self.tokens[..end].iter().enumerate() {
            match token.kind {
                Kind::Open => open.push(i),
                Kind::Close => _ = open.pop(),
                _ => {}
            }
        }
        self.tokens.truncate(open.first().copied().unwrap_or(end));
    }
}

/// A piece of movetext and its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub at: usize,
    pub kind: Kind<'a>,
}

/// The kinds of token. Move numbers are no token: they mean nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind<'a> {
    /// A move, a pass, or whatever else stands where a move should.
    Word(&'a str),
    /// `!`, `?!`, `$3`: a judgement of the move before it.
    Glyph(&'a str),
    /// The text between braces.
    Comment(&'a str),
    /// The text from a semicolon to the end of the line.
    LineComment(&'a str),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// `1-0`, `1/2-1/2`, `*`, …
    Result(&'a str),
}

/// Cuts the next record out of `text`, beginning at `from`; with it where the one after begins.
/// `None` if only white space is left. `last_close` is where the last `}` of the text stands.
pub(super) fn cut(
    text: &str,
    from: usize,
    last_close: Option<usize>,
) -> Option<(Source<'_>, usize)> {
    let at = from + text[from..].find(|c: char| !c.is_whitespace())?;
    let source = Source { at, ..Source::default() };
    let mut cutter = Cutter { text, at, last_close, source };
    cutter.tags();
    cutter.movetext();
    if cutter.only_remarks() {
        cutter.tags();
        cutter.movetext();
    }
    Some((cutter.source, cutter.at))
}

struct Cutter<'a> {
    text: &'a str,
    at: usize,
    last_close: Option<usize>,
    source: Source<'a>,
}

impl<'a> Cutter<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn fault(&mut self, at: usize, fault: Fault) {
        self.source.fault.get_or_insert((at, fault));
    }

    /// Whether nothing but comments stands before the first tag, as at the head of a file.
    fn only_remarks(&self) -> bool {
        let remark = |t: &Token<'_>| matches!(t.kind, Kind::Comment(_) | Kind::LineComment(_));
        self.source.tags.is_empty() && self.source.tokens.iter().all(remark)
    }

    /// Whether only blanks stand before this on its line.
    fn is_line_start(&self) -> bool {
        let before = self.text[..self.at].trim_end_matches([' ', '\t']);
        before.is_empty() || before.ends_with('\n')
    }

    /// Skips white space and says how many lines end in it.
    fn skip_space(&mut self) -> usize {
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len());
        self.at += end;
        rest.as_bytes()[..end].iter().filter(|&&b| b == b'\n').count()
    }

    fn tags(&mut self) {
        let mut known = HashSet::new();
        loop {
            let lines = self.skip_space();
            if !self.rest().starts_with('[') {
                return;
            }
            // A record without a single move: the next one's tags follow after a blank line.
            let next = tag(self.rest());
            if let (true, Some((name, ..))) = (lines > 1, &next)
                && known.contains(name)
            {
                return;
            }
            match next {
                Some((name, value, length)) => {
                    known.insert(name);
                    self.source.tags.push((name, value));
                    self.at += length;
                }
                None => {
                    let line = first_line(self.rest());
                    self.fault(self.at, Fault::Tag(line.chars().take(60).collect()));
                    self.at += line.len();
                }
            }
        }
    }

    fn movetext(&mut self) {
        loop {
            self.skip_space();
            let (at, rest) = (self.at, self.rest());
            let Some(first) = rest.chars().next() else { return };
            if first == '[' && self.is_line_start() {
                return;
            }
            match first {
                '{' => self.comment(),
                ';' => {
                    let line = first_line(rest);
                    self.push(at, Kind::LineComment(line[1..].trim_end()));
                    self.at += line.len();
                }
                '(' => self.single(Kind::Open),
                ')' => self.single(Kind::Close),
                '}' => {
                    self.fault(at, Fault::StrayBrace);
                    self.at += 1;
                }
                _ => self.word(),
            }
        }
    }

    fn push(&mut self, at: usize, kind: Kind<'a>) {
        self.source.tokens.push(Token { at, kind });
    }

    fn single(&mut self, kind: Kind<'a>) {
        self.push(self.at, kind);
        self.at += 1;
    }

    fn comment(&mut self) {
        let (at, rest) = (self.at, self.rest());
        match comment_end(rest, self.last_close.is_some_and(|last| last > at)) {
            Ok(close) => {
                self.push(at, Kind::Comment(&rest[1..close]));
                self.at += close + 1;
            }
            Err(next) => {
                self.fault(at, Fault::OpenComment);
                self.at += next;
            }
        }
    }

    fn word(&mut self) {
        let (start, rest) = (self.at, self.rest());
        let end = rest
            .find(|c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | ';'))
            .unwrap_or(rest.len());
        self.at += end;
        let word = &rest[..end];
        if is_result(word) {
            self.push(start, Kind::Result(word));
            return;
        }
        let word_only = without_number(word);
        let at = start + (end - word_only.len());
        if word_only.is_empty() {
            return;
        }
        if word_only.starts_with('$') {
            self.push(at, Kind::Glyph(word_only));
            return;
        }
        let mv = word_only.trim_end_matches(['!', '?']);
        if !mv.is_empty() {
            self.push(at, Kind::Word(mv));
        }
        if mv.len() < word_only.len() {
            self.push(at + mv.len(), Kind::Glyph(&word_only[mv.len()..]));
        }
    }
}

/// A word without the move numbers (`12.`, `12...`, `12`, `.`) it begins with.
fn without_number(mut word: &str) -> &str {
    loop {
        let undotted = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let bare = undotted.trim_start_matches(['.', '…']);
        if bare.len() == undotted.len() {
            return if undotted.is_empty() { bare } else { word };
        }
        word = bare;
    }
}

/// Whether a word looks like a result: numbers joined by hyphens, or the star.
fn is_result(word: &str) -> bool {
    let mut parts = word.split('-');
    word == "*"
        || word.contains('-')
            && parts.all(|part| {
                !part.is_empty() && part.chars().all(|c| c.is_ascii_digit() || c == '/' || c == '½')
            })
}

/// Reads `[Name "value"]` at the start of `text`: name, value, length.
///
/// Older programs left quotation marks and backslashes inside values as they were; a quotation
/// mark ends the value only before the closing bracket, a backslash is one unless it hides
/// something.
fn tag(text: &str) -> Option<(&str, String, usize)> {
    let blank = |c: char| c.is_whitespace() && c != '\n';
    let inner = text.strip_prefix('[')?.trim_start_matches(blank);
    let name_end = inner.find(|c: char| !(c.is_alphanumeric() || c == '_'))?;
    let (name, after) = inner.split_at(name_end);
    let quoted = after.trim_start_matches(blank).strip_prefix('"')?;
    if name.is_empty() {
        return None;
    }
    let mut value = String::new();
    let mut chars = quoted.char_indices();
    while let Some((i, c)) = chars.next() {
        match c {
            '\\' if quoted[i + 1..].starts_with(['"', '\\']) => {
                value.extend(chars.next().map(|hidden| hidden.1));
            }
            '"' => {
                let after = quoted[i + 1..].trim_start_matches(blank);
                if let Some(beyond) = after.strip_prefix(']') {
                    return Some((name, value, text.len() - beyond.len()));
                }
                value.push('"');
            }
            '\n' => return None,
            _ => value.push(c),
        }
    }
    None
}

/// Where the comment at the start of `text` ends; the error is where the next record begins if it
/// never does. A brace never closed must not swallow the records that follow: their tags begin
/// with a whole tag line after a blank one, or after any line where no brace `closes` at all.
fn comment_end(text: &str, closes: bool) -> Result<usize, usize> {
    let mut at = 0;
    let mut after_blank = false;
    for line in text.split_inclusive('\n') {
        if at > 0 && (after_blank || !closes) && tag(line).is_some() {
            return Err(at);
        }
        if let Some(close) = line.find('}') {
            return Ok(at + close);
        }
        after_blank = line.trim().is_empty();
        at += line.len();
    }
    Err(text.len())
}

/// Whether a comment's text has what would be taken for the tags of another record, or begins on
/// its last line what the text after its brace could make a tag of.
pub(super) fn hides_record(comment: &str) -> bool {
    comment_end(&format!("{{{comment}}}\"]"), true).is_err()
}

fn first_line(text: &str) -> &str {
    let end = text.find('\n').unwrap_or(text.len());
    text[..end].trim_end_matches('\r')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(movetext: &str) -> Vec<Kind<'_>> {
        let (source, _) = cut(movetext, 0, movetext.rfind('}')).unwrap();
        assert_eq!(source.fault, None, "{movetext}");
        source.tokens.into_iter().map(|t| t.kind).collect()
    }

    #[test]
    fn odd_numbers_read_like_plain_ones() {
        let plain = words("12. A1B2 A5B5 13. B2C3 -- *");
        assert_eq!(plain.len(), 5);
        for odd in [
            "12.A1B2\nA5B5 13.B2C3 -- *",
            "12 . A1B2 12...A5B5 13 . B2C3 13 ... -- *",
            "12. A1B2 12... A5B5\r\n13.B2C3 13...-- *",
            "12 A1B2 A5B5\n\n13… B2C3 --\n*\n",
        ] {
            assert_eq!(words(odd), plain, "{odd}");
        }
    }

    #[test]
    fn comments_variations_and_judgements_keep_their_place() {
        assert_eq!(
            words("{a [%clk 0:14:03] {b} 1. A1B2!? (1. A2B2 {c} (x)) $4 ; rest 1-0\n 1/2-1/2"),
            [
                Kind::Comment("a [%clk 0:14:03] {b"),
                Kind::Word("A1B2"),
                Kind::Glyph("!?"),
                Kind::Open,
                Kind::Word("A2B2"),
                Kind::Comment("c"),
                Kind::Open,
                Kind::Word("x"),
                Kind::Close,
                Kind::Close,
                Kind::Glyph("$4"),
                Kind::LineComment(" rest 1-0"),
                Kind::Result("1/2-1/2"),
            ]
        );
    }

    #[test]
    fn tags_keep_quotation_marks_and_backslashes() {
        let text = "[A \"x \\\"y\\\" \\\\ z\"]\n[ B_2 \"the \"old\" C:\\dir\" ]\r\n[C \"\"] [D \"]\"]\n\n*";
        let (source, end) = cut(text, 0, None).unwrap();
        assert_eq!(source.fault, None);
        let values: Vec<_> = source.tags.iter().map(|(n, v)| (*n, v.as_str())).collect();
        assert_eq!(
            values,
            [("A", "x \"y\" \\ z"), ("B_2", "the \"old\" C:\\dir"), ("C", ""), ("D", "]")]
        );
        assert_eq!(end, text.len());
    }

    #[test]
    fn each_record_ends_where_the_next_begins() {
        let text = "[A \"1\"]\n\n1. x *\n[A \"2\"]\n\n[A \"3\"]\n[B \"3\"]\n\n{unclosed\n\n[A \"4\"]\n\ny *";
        let (mut from, mut found) = (0, Vec::new());
        while let Some((source, next)) = cut(text, from, None) {
            found.push((source.tags[0].1.clone(), source.tokens.len(), source.fault.is_some()));
            from = next;
        }
        let expected = [("1", 2, false), ("2", 0, false), ("3", 0, true), ("4", 2, false)];
        assert_eq!(found, expected.map(|(a, n, bad)| (a.to_owned(), n, bad)));
    }

    #[test]
    fn a_bad_tag_is_named_and_the_record_read_on() {
        let (source, _) = cut("[A \"1\"]\n[Date 2016]\n[B \"2\"]\n\nx *", 0, None).unwrap();
        assert_eq!(source.fault, Some((8, Fault::Tag("[Date 2016]".to_owned()))));
        assert_eq!((source.tags.len(), source.tokens.len()), (2, 2));
    }

    #[test]
    fn a_tag_that_the_words_after_a_comment_complete_counts_as_hidden() {
        for comment in ["\n\n[a\"", "x\n \n[a \"b\\", "\n\n[A \"x\"]", "\n\n[A \"x\"]\n\nb"] {
            assert!(hides_record(comment), "{comment:?}");
        }
        for comment in ["", "[a \"", "\n[a \"", "\n\n", "\n\n[a", "\n\n[%eval 1]", "\n\n[a \"\n"] {
            assert!(!hides_record(comment), "{comment:?}");
        }
    }

    #[test]
    fn texts_made_to_be_slow_are_cut_in_one_pass() {
        let started = std::time::Instant::now();
        for text in [
            "{\n\n[A \"b\"]\n\n".repeat(50_000) + "}",
            "{\n[A \"b\"]\n".repeat(50_000),
            "[A \"\"] ".repeat(100_000),
            (0..50_000).map(|i| format!("[A{i} \"\"]\n\n")).collect(),
        ] {
            let (mut from, last_close) = (0, text.rfind('}'));
            while let Some((_, next)) = cut(&text, from, last_close) {
                from = next;
            }
            assert_eq!(from, text.len());
        }
        // Anything that grows with the square of the length takes minutes.
        assert!(started.elapsed().as_secs() < 20);
    }
}

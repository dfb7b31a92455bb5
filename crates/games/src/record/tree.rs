//! A record as a tree of moves, for whoever tries things out.

use serde::{Deserialize, Serialize};
use sumito_core::text::{Phrase, Say};
use sumito_core::{Seat, phrase};

use super::write::Walk;
use super::{Entry, Line, Record, Remark, Step, TagError, steps, told};
use crate::{
    Game, GameError, Notation, Position, PositionTextError, Rules, RulesError, StartError,
};

/// Variations within variations beyond this are refused, here as in the reader.
const DEEPEST: usize = 60;

/// A game with all that was tried in it: each move a node, the one played first among those that
/// follow the same node.
///
/// ```
/// use sumito_games::record::{Tree, read_records};
/// let text = "[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n\n1. A1B2 (1. A2B2 A5B5) A5B5 {so} *";
/// let tree = Tree::new(&read_records(text).next().unwrap().unwrap());
/// let words: Vec<_> = tree.nodes.iter().map(|node| (node.parent, node.text.as_str())).collect();
/// assert_eq!(words, [(0, ""), (0, "A1B2"), (0, "A2B2"), (2, "A5B5"), (1, "A5B5")]);
/// let written = tree.record().unwrap().write();
/// assert!(written.ends_with("1. A1B2 (1. A2B2 A5B5) A5B5 {so} *\n"));
/// assert_eq!(Tree::new(&read_records(&written).next().unwrap().unwrap()).nodes, tree.nodes);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tree {
    /// The rule set.
    pub rules: String,
    /// The position it begins from; the start of the rule set if nothing is said.
    #[serde(default)]
    pub position: Option<String>,
    /// The tags of the record.
    #[serde(default)]
    pub tags: Vec<(String, String)>,
    /// The start, and every move after the node it follows.
    pub nodes: Vec<Node>,
}

/// A move in a tree; the first node of a tree is the start instead.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// The node it follows, by its place in the list.
    #[serde(default)]
    pub parent: usize,
    /// The move as [`Game::moves`] writes it.
    #[serde(default)]
    pub text: String,
    /// What is said before it, where it begins a variation.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub before: String,
    /// What is said about it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// Judgements: `!`, `?!`, `$3`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub glyphs: Vec<String>,
    /// Whether it is a word of a sketch that cannot be played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unread: bool,
    /// The seat that moves.
    #[serde(default)]
    pub seat: usize,
    /// The round it belongs to, from 1.
    #[serde(default)]
    pub round: usize,
}

/// Why a tree is none.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.say())]
pub enum TreeError {
    /// The rule set is none.
    Rules(#[from] RulesError),
    /// The rule set has no start, and no position is given.
    Start(#[from] StartError),
    /// The position is none.
    Position(#[from] PositionTextError),
    /// A node follows none that stands before it.
    Shape(usize),
    /// Variations within variations beyond all reason.
    Depth,
    /// A move of the main line cannot be played.
    Move {
        /// The node.
        node: usize,
        /// What it says.
        word: String,
        /// What is wrong with it.
        reason: GameError,
    },
}

impl Say for TreeError {
    fn say(&self) -> Phrase {
        match self {
            Self::Rules(inner) => inner.say(),
            Self::Start(inner) => inner.say(),
            Self::Position(inner) => inner.say(),
            Self::Shape(node) => phrase!(
                "tree-shape",
                "node {node} of the tree follows no node before it",
                node = *node
            ),
            Self::Depth => phrase!(
                "fault-depth",
                "variations are nested more than {count} deep",
                count = DEEPEST
            ),
            Self::Move { word, reason, .. } => phrase!(
                "tree-move",
                "`{word}` in the main line: {reason}",
                word = word.escape_debug().to_string(),
                reason = reason.say()
            ),
        }
    }
}

impl Tree {
    /// A record as a tree. Several comments on one move become one.
    #[must_use]
    pub fn new(record: &Record) -> Self {
        let game = record.game();
        let (rules, start) = (game.rules(), game.start());
        let mut growth = Growth { notation: Notation::canonical_for(&rules), nodes: Vec::new() };
        growth.nodes.push(Node { round: 1, ..Node::default() });
        growth.remark(0, record.line.opening.iter());
        let mut last = growth.line(0, &record.line, Walk::main(record));
        // What ended the game of two beside the board has no word of its own in the record.
        for text in game.moves().into_iter().skip(told(&record.line)) {
            let (seat, round) = (growth.nodes[last].seat, growth.nodes[last].round);
            growth.nodes.push(Node { parent: last, text, seat, round, ..Node::default() });
            last = growth.nodes.len() - 1;
        }
        growth.remark(last, record.closing.iter());
        Self {
            rules: rules.to_string(),
            position: Some(start.to_string())
                .filter(|text| !rules.start().is_ok_and(|usual| usual.to_string() == *text)),
            tags: record.tags.clone(),
            nodes: growth.nodes,
        }
    }

    /// The position it begins from.
    ///
    /// # Errors
    /// The rule set or the position is none.
    pub fn start(&self) -> Result<Position, TreeError> {
        let rules: Rules = self.rules.parse()?;
        Ok(match self.position.as_deref().map(str::trim).filter(|text| !text.is_empty()) {
            Some(text) => Position::read(&rules, text)?,
            None => rules.start()?,
        })
    }

    /// The game along the main line.
    ///
    /// # Errors
    /// The tree is none, or a move of its main line cannot be played.
    pub fn game(&self) -> Result<Game, TreeError> {
        Ok(self.main_line(&self.children()?)?.0)
    }

    /// The tree as a record: the main line is its game, all others are variations. What cannot be
    /// played in a variation is kept as it stands.
    ///
    /// # Errors
    /// The tree is none, or a move of its main line cannot be played.
    pub fn record(&self) -> Result<Record, TreeError> {
        let children = self.children()?;
        let (game, nodes) = self.main_line(&children)?;
        let mut record = Record::from_game(&game);
        for (name, value) in &self.tags {
            // What the game itself decides is refused, and rightly so.
            let _: Result<(), TagError> = record.set_tag(name, value);
        }
        let plain = std::mem::take(&mut record.line.steps);
        let mut opening = Vec::new();
        self.say_of(0, &mut opening);
        let shape = Shape { tree: self, children };
        let steps = shape.told(plain, &nodes, Walk::main(&record), DEEPEST)?;
        record.line = Line { opening, steps };
        Ok(record)
    }

    /// The round that a move of a seat belongs to after the last node of all.
    #[must_use]
    pub fn round(&self, seat: Seat) -> usize {
        round(&self.nodes, self.nodes.len().saturating_sub(1), seat.index())
    }

    /// The nodes that follow each node, in their order.
    fn children(&self) -> Result<Vec<Vec<usize>>, TreeError> {
        let mut children = vec![Vec::new(); self.nodes.len()];
        if self.nodes.is_empty() {
            return Err(TreeError::Shape(0));
        }
        for (i, node) in self.nodes.iter().enumerate().skip(1) {
            if node.parent >= i {
                return Err(TreeError::Shape(i));
            }
            children[node.parent].push(i);
        }
        Ok(children)
    }

    fn main_line(&self, children: &[Vec<usize>]) -> Result<(Game, Vec<usize>), TreeError> {
        let mut game = Game::from_position(self.start()?);
        let nodes: Vec<usize> = chain(children, 0).skip(1).collect();
        for &node in &nodes {
            let word = &self.nodes[node].text;
            game.replay_word(word).map_err(|reason| TreeError::Move {
                node,
                word: word.clone(),
                reason,
            })?;
        }
        Ok((game, nodes))
    }

    fn say_of(&self, node: usize, remarks: &mut Vec<Remark>) {
        let Node { glyphs, comment, .. } = &self.nodes[node];
        remarks.extend(glyphs.iter().cloned().map(Remark::Glyph));
        if !comment.is_empty() {
            remarks.push(Remark::Comment(comment.clone()));
        }
    }
}

/// The round that a move of a seat belongs to after a node.
fn round(nodes: &[Node], after: usize, seat: usize) -> usize {
    nodes.get(after).map_or(1, |node| node.round + usize::from(after != 0 && seat < node.seat))
}

/// A node and the first that follows it, and so on.
fn chain(children: &[Vec<usize>], from: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(from), |&node| children[node].first().copied())
}

/// A tree on its way from a record.
struct Growth {
    notation: Notation,
    nodes: Vec<Node>,
}

impl Growth {
    /// Lets a line grow after a node; gives the last node of it.
    fn line(&mut self, after: usize, line: &Line, mut walk: Walk<'_>) -> usize {
        let mut last = after;
        for step in &line.steps {
            let before = walk.branch();
            walk.advance(step);
            if step.entry == Entry::Skip {
                self.remark(last, step.remarks.iter());
                continue;
            }
            let (parent, seat) = (last, step.seat.index());
            let round = round(&self.nodes, parent, seat);
            let (text, unread) = self.word(step, &before.position);
            let node = Node { parent, text, unread, seat, round, ..Node::default() };
            self.nodes.push(node);
            last = self.nodes.len() - 1;
            self.remark(last, step.remarks.iter());
            for remark in &step.remarks {
                let Remark::Variation(line) = remark else { continue };
                let first = self.nodes.len();
                self.line(parent, line, before.branch());
                let opening = comments(line.opening.iter());
                match self.nodes.get_mut(first) {
                    Some(node) => node.before = opening,
                    None => join(&mut self.nodes[last].comment, &opening),
                }
            }
        }
        last
    }

    fn word(&self, step: &Step, position: &Position) -> (String, bool) {
        use sumito_core::Position as _;
        let seat = || position.line_up().seat_name(step.seat);
        let text = match &step.entry {
            Entry::Move(mv) => position.write_move(*mv, self.notation),
            Entry::Pass | Entry::Skip => "--".to_owned(),
            Entry::Resign => format!("resign-{}", seat()),
            Entry::Flag => format!("flag-{}", seat()),
            Entry::Unread(word) => return (word.clone(), true),
        };
        (text, false)
    }

    fn remark<'a>(&mut self, node: usize, remarks: impl Iterator<Item = &'a Remark> + Clone) {
        let node = &mut self.nodes[node];
        node.glyphs.extend(remarks.clone().filter_map(|remark| match remark {
            Remark::Glyph(glyph) => Some(glyph.clone()),
            _ => None,
        }));
        join(&mut node.comment, &comments(remarks));
    }
}

fn comments<'a>(remarks: impl Iterator<Item = &'a Remark>) -> String {
    let mut all = String::new();
    for remark in remarks {
        if let Remark::Comment(text) | Remark::LineComment(text) = remark {
            join(&mut all, text.trim());
        }
    }
    all
}

fn join(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push('\n');
    }
    text.push_str(more);
}

/// A tree with what follows each node.
struct Shape<'a> {
    tree: &'a Tree,
    children: Vec<Vec<usize>>,
}

impl Shape<'_> {
    /// The words of a line with what is said about them; `nodes` are those words' nodes.
    fn told(
        &self,
        steps: Vec<Step>,
        nodes: &[usize],
        mut walk: Walk<'_>,
        depth: usize,
    ) -> Result<Vec<Step>, TreeError> {
        let mut nodes = nodes.iter().copied();
        let mut told = Vec::with_capacity(steps.len());
        for mut step in steps {
            let before = walk.branch();
            walk.advance(&step);
            if step.entry != Entry::Skip
                && let Some(node) = nodes.next()
            {
                self.tree.say_of(node, &mut step.remarks);
                let siblings = &self.children[self.tree.nodes[node].parent];
                if siblings.first() == Some(&node) {
                    for &other in &siblings[1..] {
                        let line = self.variation(other, &before, depth)?;
                        step.remarks.push(Remark::Variation(line));
                    }
                }
            }
            told.push(step);
        }
        Ok(told)
    }

    fn variation(&self, first: usize, before: &Walk<'_>, depth: usize) -> Result<Line, TreeError> {
        let depth = depth.checked_sub(1).ok_or(TreeError::Depth)?;
        let nodes: Vec<usize> = chain(&self.children, first).collect();
        let mut game = Game::from_position(before.position.clone());
        let mut sketch = Vec::new();
        for &node in &nodes {
            let Node { text, unread, .. } = &self.tree.nodes[node];
            if *unread || !sketch.is_empty() || game.play_text(text).is_err() {
                let seat = before.round.next;
                let entry = Entry::Unread(text.clone());
                sketch.push(Step { seat, entry, remarks: Vec::new() });
            }
        }
        let mut plain = steps(&game, before.round);
        plain.extend(sketch);
        let opening = &self.tree.nodes[first].before;
        let opening =
            (!opening.is_empty()).then(|| Remark::Comment(opening.clone())).into_iter().collect();
        Ok(Line { opening, steps: self.told(plain, &nodes, before.branch(), depth)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::read_records;

    fn tree(text: &str) -> Tree {
        Tree::new(&read_records(text).next().unwrap().unwrap())
    }

    const HEAD: &str = "[Black \"Ada\"]\n[Annotator \"Bo \\\"the\\\" reader\"]\n[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n\n";

    #[test]
    fn everything_comes_back() {
        for moves in [
            "*",
            "{nothing yet} *",
            "1. A1B2! {one} {two} ( {or} 1. A2B2 $3 A5B5 ( 1... A4B4 {x} ) 2. A1B1 ) A5B5 ?! 2. B2C3 *",
            "1. A1B2 ( 1. A2B2 ) ( 1. A3B3 A5B5 ) A5B5 ( 1... Z9 what? ) *",
        ] {
            let first = tree(&format!("{HEAD}{moves}"));
            let written = first.record().unwrap().write();
            let again = tree(&written);
            assert_eq!(first.nodes, again.nodes, "{written}");
            assert_eq!(again.record().unwrap().write(), written);
            let tag = |name: &str| again.tags.iter().find(|(known, _)| known == name).cloned();
            assert_eq!(tag("Annotator").unwrap().1, "Bo \"the\" reader");
        }
    }

    #[test]
    fn an_ending_beside_the_board_is_kept() {
        let text = format!("[Result \"1-0\"]\n[Termination \"resignation\"]\n{HEAD}1. A1B2 1-0");
        let first = tree(&text);
        assert_eq!(first.nodes.last().unwrap().text, "resign-w");
        assert_eq!(tree(&first.record().unwrap().write()).nodes, first.nodes);
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        let node = |parent, text: &str| Node { parent, text: text.to_owned(), ..Node::default() };
        let mut tree = tree(&format!("{HEAD}*"));
        tree.nodes.push(node(5, "A1B2"));
        assert_eq!(tree.record().unwrap_err(), TreeError::Shape(1));
        tree.nodes[1] = node(0, "E5E6");
        assert!(matches!(tree.record().unwrap_err(), TreeError::Move { node: 1, .. }));
        tree.nodes[1] = node(0, "A1B2");
        for i in 0..100 {
            // Every second child is another variation of the variation before.
            let parent = tree.nodes.len() - 1;
            let (one, other) = if i % 2 == 0 { ("A5B5", "A4B4") } else { ("B5A5", "B4A4") };
            tree.nodes.extend([node(parent, one), node(parent, other)]);
        }
        assert_eq!(tree.record().unwrap_err(), TreeError::Depth);
    }
}

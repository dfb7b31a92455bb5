//! Opening books: what has been played, and how it ended.

mod file;

use std::collections::{BTreeMap, BTreeSet, HashSet, VecDeque};
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;

use serde::Serialize;
use sumito_core::{Outcome, Position as _, Team};
use sumito_engine::{Engine, Limits, Score};
use sumito_games::{Event, Game, Move, Notation, Position, Rules};

use crate::chance::rounded;
use crate::symmetry::Symmetries;

pub use file::BookError;

/// What has been played in the openings of games, by rule set and position.
///
/// Positions that are the same by the order of moves, by the symmetries of the board or by the
/// names of the seats are one.
///
/// ```
/// use sumito_games::Game;
/// use sumito_study::book::Book;
/// let mut game = Game::new("abalone".parse().unwrap()).unwrap();
/// game.play_text("A1B2").unwrap();
/// let mut book = Book::default();
/// book.add(&game, 10);
/// let moves = book.moves(game.start());
/// assert_eq!((moves.len(), moves[0].games), (1, 1));
/// assert_eq!(Book::read(&book.write()).unwrap(), book);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Book {
    chapters: BTreeMap<String, Chapter>,
}

/// What has been played by one rule set.
#[derive(Clone, Debug)]
struct Chapter {
    symmetries: Symmetries,
    games: u32,
    /// Positions games began from, each only once whatever it is seen from.
    roots: BTreeMap<u64, Position>,
    nodes: BTreeMap<u64, Vec<Edge>>,
}

impl PartialEq for Chapter {
    fn eq(&self, other: &Self) -> bool {
        (self.games, &self.roots, &self.nodes) == (other.games, &other.roots, &other.nodes)
    }
}

/// What came of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Edge {
    /// The position it leads to.
    to: u64,
    results: Results,
    /// Its value for the team that moves.
    score: Option<Score>,
}

/// How games ended, for the team that moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Results {
    /// All games, also unfinished ones.
    pub games: u32,
    /// Those it won.
    pub wins: u32,
    /// Those nobody won.
    pub draws: u32,
    /// Those another team won.
    pub losses: u32,
}

/// A move of a book.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BookMove {
    /// The move. Others that are the same by symmetry are counted with it.
    #[serde(skip)]
    pub mv: Move,
    /// The move in the game's own notation.
    #[serde(rename = "move")]
    pub text: String,
    /// Games in which it was played, and how they ended.
    #[serde(flatten)]
    pub results: Results,
    /// The mean of the points the team made, from 0 to 1; a draw counts the same part for all.
    pub average: Option<f64>,
    /// The engine's value for the team that moves, in words such as `+0.35`.
    #[serde(serialize_with = "as_text")]
    pub score: Option<Score>,
}

impl std::ops::Deref for BookMove {
    type Target = Results;

    fn deref(&self) -> &Results {
        &self.results
    }
}

fn as_text<S: serde::Serializer>(score: &Option<Score>, serializer: S) -> Result<S::Ok, S::Error> {
    match score {
        Some(score) => serializer.collect_str(score),
        None => serializer.serialize_none(),
    }
}

/// A move in a book's tree.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Branch {
    /// How many moves of the tree lead to it.
    #[serde(skip)]
    pub depth: usize,
    /// The move.
    #[serde(flatten)]
    pub mv: BookMove,
    /// Whether what was played after it stands elsewhere in the tree, where the same position is
    /// reached as soon or sooner.
    pub transposes: bool,
}

/// How much a book knows of a rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Contents {
    /// The rule set.
    pub rules: String,
    /// Games counted.
    pub games: u32,
    /// Positions with a move.
    pub positions: usize,
    /// Moves of all positions.
    pub moves: usize,
    /// The positions games began from.
    pub starts: Vec<String>,
}

impl Results {
    fn add(&mut self, outcome: Option<Outcome>, team: Team) {
        self.games += 1;
        if let Some(outcome) = outcome {
            match outcome.winner() {
                None => self.draws += 1,
                Some(winner) if winner == team => self.wins += 1,
                Some(_) => self.losses += 1,
            }
        }
    }

    fn average(&self, teams: usize) -> Option<f64> {
        let decided = self.wins + self.draws + self.losses;
        let points = f64::from(self.wins) + f64::from(self.draws) / teams as f64;
        (decided > 0).then(|| rounded(points / f64::from(decided)))
    }
}

impl Chapter {
    fn new(rules: &Rules) -> Self {
        let symmetries = Symmetries::of(rules);
        Self { symmetries, games: 0, roots: BTreeMap::new(), nodes: BTreeMap::new() }
    }

    /// Where each move of a position leads; of moves that lead to the same, the first by name.
    fn steps(&self, position: &Position) -> Vec<(u64, Move, String)> {
        let notation = Notation::canonical_for(&position.rules());
        let named = |mv| (position.write_move(mv, notation), mv);
        let moves: BTreeMap<String, Move> = position.moves().into_iter().map(named).collect();
        let mut seen = BTreeSet::new();
        let step = |(text, mv)| {
            let mut after = position.clone();
            after.apply(mv);
            let to = self.symmetries.key(&after);
            seen.insert(to).then_some((to, mv, text))
        };
        moves.into_iter().filter_map(step).collect()
    }

    /// What has been played in a position and where it leads, the most played first.
    fn moves(&self, position: &Position) -> Vec<(u64, BookMove)> {
        let Some(edges) = self.nodes.get(&self.symmetries.key(position)) else {
            return Vec::new();
        };
        let teams = position.line_up().teams();
        let known = |(to, mv, text)| {
            let edge = edges.iter().find(|edge| edge.to == to)?;
            let (results, score) = (edge.results, edge.score);
            Some((to, BookMove { mv, text, results, average: results.average(teams), score }))
        };
        let mut moves: Vec<_> = self.steps(position).into_iter().filter_map(known).collect();
        moves.sort_by_key(|(_, mv)| std::cmp::Reverse(mv.games));
        moves
    }

    /// Every position of the chapter that can be reached from its starts.
    fn positions(&self) -> Vec<Position> {
        let mut seen: BTreeSet<u64> = self.roots.keys().copied().collect();
        let mut found: Vec<Position> = self.roots.values().cloned().collect();
        let mut next = 0;
        while let Some(position) = found.get(next).cloned() {
            next += 1;
            let Some(edges) = self.nodes.get(&self.symmetries.key(&position)) else { continue };
            for (to, mv, _) in self.steps(&position) {
                let known = edges.iter().any(|edge| edge.to == to) && self.nodes.contains_key(&to);
                if known && seen.insert(to) {
                    let mut after = position.clone();
                    after.apply(mv);
                    found.push(after);
                }
            }
        }
        found
    }
}

impl Book {
    /// Counts the first plies of a game. A move that comes again in the same position of the same
    /// game counts once; what a seat does beside the board is passed over.
    pub fn add(&mut self, game: &Game, plies: usize) {
        let rules = game.rules();
        let chapter =
            self.chapters.entry(rules.to_string()).or_insert_with(|| Chapter::new(&rules));
        chapter.games += 1;
        let start = game.start();
        chapter.roots.entry(chapter.symmetries.key(start)).or_insert_with(|| start.clone());
        let mut seen = BTreeSet::new();
        let steps = game.positions().windows(2).zip(game.events()).take(plies);
        for (pair, event) in steps {
            let [before, after] = [&pair[0], &pair[1]].map(|p| chapter.symmetries.key(p));
            if !matches!(event, Event::Move(_)) || !seen.insert((before, after)) {
                continue;
            }
            let edges = chapter.nodes.entry(before).or_default();
            let index = edges.iter().position(|edge| edge.to == after).unwrap_or_else(|| {
                edges.push(Edge { to: after, results: Results::default(), score: None });
                edges.len() - 1
            });
            let team = pair[0].line_up().team(pair[0].turn());
            edges[index].results.add(game.outcome(), team);
        }
    }

    /// Leaves out moves of fewer games, and positions and rule sets nothing is left of.
    pub fn prune(&mut self, least: u32) {
        for chapter in self.chapters.values_mut() {
            for edges in chapter.nodes.values_mut() {
                edges.retain(|edge| edge.results.games >= least);
            }
            chapter.nodes.retain(|_, edges| !edges.is_empty());
        }
        self.chapters.retain(|_, chapter| !chapter.nodes.is_empty());
    }

    /// Has the engine judge every move that can be reached from the starts, telling after each
    /// position how many of how many are done. `false` if `stop` was set before the end; what is
    /// judged by then stays.
    pub fn judge(
        &mut self,
        engine: &Engine,
        limits: &Limits,
        stop: &AtomicBool,
        mut on_progress: impl FnMut(usize, usize),
    ) -> bool {
        let positions: Vec<_> = self.chapters.values().map(Chapter::positions).collect();
        let all = positions.iter().map(Vec::len).sum();
        let mut done = 0;
        for (chapter, positions) in self.chapters.values_mut().zip(positions) {
            for position in positions {
                let steps = chapter.steps(&position);
                let key = chapter.symmetries.key(&position);
                let game = Game::from_position(position);
                for edge in chapter.nodes.get_mut(&key).into_iter().flatten() {
                    let Some(step) = steps.iter().find(|step| step.0 == edge.to) else { continue };
                    engine.forget();
                    let thought = engine.analyse(&game, limits, 1, Some(&[step.1]), stop, |_| ());
                    if stop.load(std::sync::atomic::Ordering::Relaxed) {
                        return false;
                    }
                    edge.score = thought.lines.first().map(|line| line.score);
                }
                done += 1;
                on_progress(done, all);
            }
        }
        true
    }

    /// What has been played in a position, the most played first; nothing where it is unknown.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Vec<BookMove> {
        let chapter = self.chapters.get(&position.rules().to_string());
        let edges = chapter.map_or_else(Vec::new, |chapter| chapter.moves(position));
        edges.into_iter().map(|(_, mv)| mv).collect()
    }

    /// What has been played from a position on, so many plies deep: each move, then all that was
    /// played after it, the most played first. What follows a position stands but once, where the
    /// position is reached soonest, for games go back to where they were and meet by other ways.
    #[must_use]
    pub fn tree(&self, position: &Position, plies: usize) -> Vec<Branch> {
        let Some(chapter) = self.chapters.get(&position.rules().to_string()) else {
            return Vec::new();
        };
        let mut seen = HashSet::from([chapter.symmetries.key(position)]);
        // By plies from the start, so that what is met first is met soonest.
        let mut found: Vec<Branch> = Vec::new();
        let mut next: Vec<Range<usize>> = Vec::new();
        let mut ahead = VecDeque::new();
        if plies > 0 {
            ahead.push_back((None, position.clone()));
        }
        let mut first = 0..0;
        while let Some((of, position)) = ahead.pop_front() {
            let depth = of.map_or(0, |of: usize| found[of].depth + 1);
            let begin = found.len();
            for (to, mv) in chapter.moves(&position) {
                let goes_on = depth + 1 < plies && chapter.nodes.contains_key(&to);
                let transposes = goes_on && !seen.insert(to);
                if goes_on && !transposes {
                    let mut after = position.clone();
                    after.apply(mv.mv);
                    ahead.push_back((Some(found.len()), after));
                }
                found.push(Branch { depth, mv, transposes });
                next.push(0..0);
            }
            *of.map_or(&mut first, |of| &mut next[of]) = begin..found.len();
        }
        let mut tree = Vec::with_capacity(found.len());
        let mut open = vec![first];
        while let Some(branches) = open.last_mut() {
            match branches.next() {
                Some(at) => {
                    tree.push(found[at].clone());
                    open.push(next[at].clone());
                }
                None => _ = open.pop(),
            }
        }
        tree
    }

    /// What the book knows of each rule set, by the names of these.
    #[must_use]
    pub fn contents(&self) -> Vec<Contents> {
        let of = |(rules, chapter): (&String, &Chapter)| Contents {
            rules: rules.clone(),
            games: chapter.games,
            positions: chapter.nodes.len(),
            moves: chapter.nodes.values().map(Vec::len).sum(),
            starts: chapter.roots.values().map(Position::to_string).collect(),
        };
        self.chapters.iter().map(of).collect()
    }
}

/// The book that comes with the program: real games of the Belgian daisy and of Epaminondas, and
/// games of the engine against itself.
#[must_use]
pub fn shipped() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| Book::read(include_bytes!("../data/openings.book")).unwrap_or_default())
}

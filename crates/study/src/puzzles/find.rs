//! Puzzles in games.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use sumito_core::{MoveKind, Position as _};
use sumito_engine::{Engine, Limits, Thought};
use sumito_games::{Game, Move, Notation, Position, Rules};

use super::quest::Quest;
use super::{LONGEST, Puzzle, Step, Task, is_for_puzzles, rating};
use crate::Symmetries;
use crate::annotate::gain;

/// How puzzles are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// How long the engine thinks about each position of a game, to see what may be there.
    pub limits: Limits,
    /// Plies within which it must be done; beyond thirty nothing is looked for.
    pub plies: u32,
    /// Positions a proof may look at.
    pub budget: u64,
}

/// How much better than all others a move must look before a proof is tried, in centi-marbles.
const CLEAR: i32 = 40;

/// The puzzles of a game, telling after each position how many of how many are done. Positions
/// that are in `known` by their [`Symmetries::key`] are left out, new ones are added. `None` if
/// `stop` was set before the end.
///
/// With limits of nodes the same game gives the same puzzles.
pub fn find(
    game: &Game,
    engine: &Engine,
    search: &Search,
    known: &mut HashSet<u64>,
    stop: &AtomicBool,
    mut on_progress: impl FnMut(usize, usize),
) -> Option<Vec<Puzzle>> {
    let symmetries = Symmetries::of(&game.rules());
    let all = game.positions().len();
    let mut puzzles = Vec::new();
    for (index, position) in game.positions().iter().enumerate() {
        if is_for_puzzles(position) && known.insert(symmetries.key(position)) {
            engine.forget();
            puzzles.extend(Finder { engine, search, stop, position }.puzzle());
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        on_progress(index + 1, all);
    }
    Some(puzzles)
}

/// Looks for a puzzle in one position.
struct Finder<'a> {
    engine: &'a Engine,
    search: &'a Search,
    stop: &'a AtomicBool,
    position: &'a Position,
}

impl Finder<'_> {
    fn puzzle(&self) -> Option<Puzzle> {
        let thought = self.think(&self.search.limits, 2);
        let task = task(&thought, self.position)?;
        let position = self.position;
        let quest = Quest::new(task, position, self.search.budget);
        let (plies, solution) = self.shortest(quest)?;
        if solution != thought.best? {
            return None;
        }
        let steps = self.steps(quest, plies)?;
        let quiet = gain(position, solution) == 0 && !is_push(position, solution);
        let own_moves = steps.len() as u32;
        let (nodes, plausible) = (self.nodes_to_find(solution)?, self.plausible());
        Some(Puzzle {
            rules: position.rules().to_string(),
            position: position.to_string(),
            task,
            plies,
            rating: rating(own_moves, nodes, plausible, quiet),
            themes: themes(position, task, solution, own_moves, quiet),
            steps,
        })
    }

    fn think(&self, limits: &Limits, lines: usize) -> Thought {
        let game = Game::from_position(self.position.clone());
        self.engine.analyse(&game, limits, lines, None, self.stop, |_| ())
    }

    /// The fewest plies within which it is done, and the one move that does it; `None` also if
    /// there are several, or another does it two plies later, as far as is looked at all.
    fn shortest(&self, quest: Quest) -> Option<(u32, Move)> {
        let task = quest.task;
        let found = |plies| quest.solutions(self.position, plies);
        let step = if task == Task::Gain { 2 } else { 1 };
        for plies in (step..=self.search.plies.min(LONGEST)).step_by(step as usize) {
            let solutions = found(plies)?;
            match (&solutions[..], task) {
                ([], Task::Save) => return None,
                ([], _) => {}
                ([one], _) => {
                    let later = (plies + 2).min(self.search.plies);
                    let alone = task == Task::Gain || found(later)? == [*one];
                    return alone.then_some((plies, *one));
                }
                // Of the moves that do not lose at once, all but one may lose later.
                (_, Task::Save) => {}
                _ => return None,
            }
        }
        None
    }

    /// Own moves and replies, up to where more than one move does it.
    fn steps(&self, quest: Quest, mut plies: u32) -> Option<Vec<Step>> {
        let notation = Notation::canonical_for(&self.position.rules());
        let mut position = self.position.clone();
        let mut steps = Vec::new();
        loop {
            let solutions = quest.solutions(&position, plies)?;
            let mut accept: Vec<String> =
                solutions.iter().map(|&mv| position.write_move(mv, notation)).collect();
            accept.sort();
            steps.push(Step { accept, reply: None });
            let &[mv] = &solutions[..] else { return Some(steps) };
            position.apply(mv);
            if quest.task == Task::Save || plies <= 2 || position.outcome().is_some() {
                return Some(steps);
            }
            plies -= 2;
            let reply = stubborn(quest, &position, plies)?;
            steps.last_mut()?.reply = Some(position.write_move(reply, notation));
            position.apply(reply);
        }
    }

    /// The nodes from which on the engine chooses the solution.
    fn nodes_to_find(&self, solution: Move) -> Option<u64> {
        const BUDGETS: [u64; 6] = [100, 300, 1_000, 3_000, 10_000, 30_000];
        let finds = |&nodes: &u64| {
            self.engine.forget();
            self.think(&Limits::nodes(nodes), 1).best == Some(solution)
        };
        let found: Vec<u64> = BUDGETS.into_iter().rev().take_while(finds).collect();
        Some(found.last().copied().unwrap_or(100_000))
    }

    /// How many moves look about as good as the best at first sight.
    fn plausible(&self) -> u32 {
        const COMPARED: usize = 12;
        self.engine.forget();
        let limits = Limits { nodes: Some(50_000), ..Limits::depth(1) };
        let lines = self.think(&limits, COMPARED).lines;
        let Some(best) = lines.first().map(|line| line.score) else { return 0 };
        let close = lines.iter().filter(|l| best.value() - l.score.value() <= CLEAR);
        close.count() as u32
    }
}

/// The reply that leaves the fewest moves with which it is done in so many plies, and none with
/// which it is done sooner, if that can be had.
fn stubborn(quest: Quest, position: &Position, plies: u32) -> Option<Move> {
    let mut best = None;
    for mv in position.moves() {
        let mut after = position.clone();
        after.apply(mv);
        if after.outcome().is_some() {
            continue;
        }
        let sooner = quest.task == Task::Win && quest.is_forced(&after, plies.saturating_sub(2))?;
        let left = quest.solutions(&after, plies)?.len();
        if best.is_none_or(|(known, _)| (sooner, left) < known) {
            best = Some(((sooner, left), mv));
        }
    }
    best.map(|(_, mv)| mv)
}

/// What the two best lines let hope for.
fn task(thought: &Thought, position: &Position) -> Option<Task> {
    let [best, second] = &thought.lines[..] else { return None };
    if best.score.win().is_some() {
        return second.score.win().is_none().then_some(Task::Win);
    }
    if second.score.loss().is_some() {
        return best.score.loss().is_none().then_some(Task::Save);
    }
    let clear = best.score.value() - second.score.value() >= CLEAR;
    let mut after = position.clone();
    let mut gains = false;
    for (index, &mv) in best.moves.iter().enumerate() {
        gains |= index % 2 == 0 && gain(&after, mv) > 0;
        after.apply(mv);
    }
    (clear && gains && !best.score.is_decided()).then_some(Task::Gain)
}

fn is_push(position: &Position, mv: Move) -> bool {
    matches!(position.effect(mv).kind, MoveKind::Push | MoveKind::Capture)
}

fn themes(
    position: &Position,
    task: Task,
    solution: Move,
    own_moves: u32,
    quiet: bool,
) -> Vec<String> {
    let effect = position.effect(solution);
    let mut themes = Vec::new();
    let mut theme = |name: &str| themes.push(name.to_owned());
    match (position.rules(), task) {
        (_, Task::Save) => theme("defence"),
        (Rules::Abalone(_), Task::Win) => theme("last-ejection"),
        (Rules::Abalone(_), Task::Gain) => theme("ejection"),
        (Rules::Epaminondas(_), Task::Win) => theme("crossing"),
        (Rules::Epaminondas(_), Task::Gain) => theme("capture"),
    }
    match effect.kind {
        MoveKind::Push => {
            let (own, pushed) = (effect.own, effect.shifts.len() - effect.own);
            theme(&format!("sumito-{own}-{pushed}"));
        }
        MoveKind::Broadside => theme("broadside"),
        _ => {}
    }
    if quiet {
        theme("quiet");
    }
    if own_moves >= 3 {
        theme("net");
    }
    themes
}

//! Proofs against plain exhaustive search, over thousands of small random positions.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};
use sumito_core::{Exact, Position as _, Team};
use sumito_games::{Position, Rules};
use sumito_search::proof::{Aim, Proof, Question, Tree, Verdict};
use sumito_tables::{Spec, Tables, Work};

/// The team's lead over the other.
fn lead(position: &Position, team: Team) -> i32 {
    let scores = position.scores();
    let other = Team::new(1 - team.index());
    i32::from(scores[team]) - i32::from(scores[other])
}

fn after(position: &Position, mv: sumito_games::Move) -> Position {
    position.clone().play(mv).expect("a legal move")
}

/// Every move of the defence, some move of the attack.
fn forces(position: &Position, team: Team, plies: u32, at_end: &dyn Fn(&Position) -> bool) -> bool {
    everything(position, team, plies, at_end, &mut HashMap::new())
}

/// The same with what is known already.
fn everything(
    position: &Position,
    team: Team,
    plies: u32,
    at_end: &dyn Fn(&Position) -> bool,
    known: &mut HashMap<(u64, u32), bool>,
) -> bool {
    if let Some(winner) = position.outcome().map(|outcome| outcome.winner()) {
        return winner.map_or_else(|| at_end(position), |winner| winner == team);
    }
    if plies == 0 {
        return at_end(position);
    }
    if let Some(&found) = known.get(&(position.key(), plies)) {
        return found;
    }
    let mut next = position.moves().into_iter().map(|mv| after(position, mv));
    let found = if position.line_up().team(position.turn()) == team {
        next.any(|next| everything(&next, team, plies - 1, at_end, known))
    } else {
        next.all(|next| everything(&next, team, plies - 1, at_end, known))
    };
    known.insert((position.key(), plies), found);
    found
}

fn exhaustive(position: &Position, aim: Aim) -> bool {
    let team = position.line_up().team(position.turn());
    match aim {
        Aim::Win { plies } => forces(position, team, plies.unwrap_or(0), &|_| false),
        Aim::Gain { plies } | Aim::Lead { plies, .. } => {
            let least = least(position, team, aim);
            forces(position, team, plies, &|end| lead(end, team) >= least)
        }
    }
}

/// The lead that is enough.
fn least(position: &Position, team: Team, aim: Aim) -> i32 {
    match aim {
        Aim::Lead { least, .. } => least,
        _ => lead(position, team) + 1,
    }
}

/// Plays every line of a tree: each ends achieved, and each has every reply.
fn holds(
    position: &Position,
    tree: &Tree<sumito_games::Move>,
    team: Team,
    done: &dyn Fn(&Position, u32) -> bool,
    plies: u32,
) {
    let next = after(position, tree.mv);
    if tree.replies.is_empty() {
        assert!(done(&next, plies - 1), "{position}: the line ends at {next}");
        return;
    }
    let all = next.count_moves() as usize;
    let attacks = next.line_up().team(next.turn()) == team;
    assert_eq!(tree.replies.len(), if attacks { 1 } else { all }, "{next}");
    for reply in &tree.replies {
        holds(&next, reply, team, done, plies - 1);
    }
}

fn agrees(position: &Position, aim: Aim) -> bool {
    let proof = Proof::search(Question::new(position, aim));
    let expected = exhaustive(position, aim);
    match proof.verdict() {
        Verdict::Proved { .. } => {
            assert!(expected, "{} {position}: {aim:?}", position.rules());
            is_whole(&proof, position, aim);
            // With no more than it took, or hardly less, the moves are all there too.
            let whole = proof.tree(1_000_000);
            for nodes in [proof.nodes(), proof.nodes() * 9 / 10] {
                let scant = Proof::search(Question { nodes, ..Question::new(position, aim) });
                if scant.verdict().is_proved() {
                    let told = scant.nodes();
                    is_whole(&scant, position, aim);
                    assert_eq!(scant.nodes(), told, "{position}: telling is no search");
                }
            }
            assert_eq!(proof.tree(1_000_000), whole);
        }
        Verdict::Disproved => assert!(!expected, "{} {position}: {aim:?}", position.rules()),
        Verdict::Open => panic!("{position}: a budget too small for {aim:?}"),
    }
    expected
}

/// The line and the tree of a proof lead to the aim, whatever the defence does.
fn is_whole(proof: &Proof<'_, Position>, position: &Position, aim: Aim) {
    let Verdict::Proved { plies } = proof.verdict() else { panic!("{position}: not proved") };
    let team = position.line_up().team(position.turn());
    let mut tree = proof.tree(1_000_000).expect("a small tree");
    let (tree, 0) = (tree.remove(0), tree.len()) else { panic!("one first move") };
    let least = least(position, team, aim);
    let done = |end: &Position, left: u32| match (end.outcome(), aim) {
        (Some(over), _) if over.winner().is_some() => over.winner() == Some(team),
        (_, Aim::Win { .. }) => false,
        (over, _) => (left == 0 || over.is_some()) && lead(end, team) >= least,
    };
    let last = aim.plies().unwrap_or(plies);
    holds(position, &tree, team, &done, last);
    let line = proof.line();
    assert!(line.len() <= plies as usize, "{position}");
    let end = line.iter().fold(position.clone(), |position, &mv| after(&position, mv));
    assert!(done(&end, last - line.len() as u32), "{position}: the line ends at {end}");
}

/// A position of the empty board with so many marbles of each side on random cells.
fn placed(random: &mut StdRng, rules: &Rules, black: usize, white: usize) -> Position {
    const ROWS: [usize; 5] = [3, 4, 5, 4, 3];
    let mut cells = vec!['.'; 19];
    cells[..black].fill('b');
    cells[black..black + white].fill('w');
    cells.shuffle(random);
    let mut cells = cells.into_iter();
    let rows = ROWS.map(|length| {
        let row: String = cells.by_ref().take(length).collect();
        (1..=length).rev().fold(row, |row, run| row.replace(&".".repeat(run), &run.to_string()))
    });
    let turn = if random.random() { 'b' } else { 'w' };
    Position::read(rules, &format!("{} {turn}", rows.join("/"))).expect("a position")
}

/// A position after random moves from the start.
fn played(random: &mut StdRng, rules: &Rules, plies: usize) -> Option<Position> {
    let mut position = rules.start().expect("a start");
    for _ in 0..plies {
        let moves = position.moves();
        position = after(&position, *moves.choose(random)?);
    }
    position.outcome().is_none().then_some(position)
}

/// How often something was achieved among so many positions: sometimes, never always.
fn is_telling(found: usize, of: usize) {
    assert!(found > of / 50 && found < of, "{found} of {of}");
}

#[test]
fn wins_on_small_boards() {
    let mut random = StdRng::seed_from_u64(4);
    let rules: Rules = "abalone/empty?side=3&goal=1".parse().unwrap();
    let mut found = 0;
    for round in 0..1_000 {
        let (black, white) = [(2, 2), (3, 2), (3, 3), (4, 3)][round % 4];
        let position = placed(&mut random, &rules, black, white);
        if position.outcome().is_none() {
            found += usize::from(agrees(&position, Aim::Win { plies: Some(3) }));
        }
    }
    is_telling(found, 1_000);
}

#[test]
fn longer_wins_and_gains_on_small_boards() {
    let mut random = StdRng::seed_from_u64(10);
    let rules: Rules = "abalone/empty?side=3&goal=2".parse().unwrap();
    let (mut wins, mut gains) = (0, 0);
    for round in 0..160 {
        let (black, white) = [(3, 2), (4, 3), (5, 4), (6, 6)][round % 4];
        let position = placed(&mut random, &rules, black, white);
        if position.outcome().is_none() {
            let plies = 4 + round as u32 / 4 % 2;
            wins += usize::from(agrees(&position, Aim::Win { plies: Some(plies) }));
            gains += usize::from(agrees(&position, Aim::Gain { plies }));
        }
    }
    is_telling(wins, 160);
    is_telling(gains, 160);
}

#[test]
fn gains_on_small_boards() {
    let mut random = StdRng::seed_from_u64(5);
    let rules: Rules = "abalone/empty?side=3&goal=2".parse().unwrap();
    let mut found = 0;
    for round in 0..1_000 {
        let (black, white) = [(2, 2), (3, 2), (3, 3), (4, 3)][round % 4];
        let position = placed(&mut random, &rules, black, white);
        if position.outcome().is_none() {
            let plies = 1 + round as u32 / 4 % 3;
            found += usize::from(agrees(&position, Aim::Gain { plies }));
        }
    }
    is_telling(found, 1_000);
}

#[test]
fn leads_that_are_to_be_kept() {
    let mut random = StdRng::seed_from_u64(9);
    let rules: Rules = "abalone/empty?side=3&goal=2".parse().unwrap();
    let mut found = 0;
    for round in 0..600 {
        let position = placed(&mut random, &rules, 3, 3);
        if position.outcome().is_none() {
            let (plies, least) = (1 + round % 3, round as i32 / 3 % 3 - 1);
            found += usize::from(agrees(&position, Aim::Lead { least, plies }));
        }
    }
    is_telling(found, 600);
}

#[test]
fn wins_and_gains_in_epaminondas() {
    let mut random = StdRng::seed_from_u64(6);
    let boards = ["files=4&ranks=4", "files=4&ranks=5", "files=5&ranks=4", "files=6&ranks=6"];
    let boards =
        boards.map(|size| format!("epaminondas?{size}").parse::<Rules>().expect("a rule set"));
    let (mut found, mut tried) = (0, 0);
    for round in 0..700 {
        let rules = &boards[round % 4];
        let Some(position) = played(&mut random, rules, 4 + round / 4 % 14) else { continue };
        tried += 2;
        let plies = if round % 4 == 3 { 2 } else { 3 };
        found += usize::from(agrees(&position, Aim::Win { plies: Some(plies) }));
        found += usize::from(agrees(&position, Aim::Gain { plies: 2 }));
    }
    assert!(tried > 600);
    is_telling(found, tried);
}

#[test]
fn first_moves_are_judged_each() {
    let mut random = StdRng::seed_from_u64(7);
    let rules: Rules = "abalone/empty?side=3&goal=1".parse().unwrap();
    for _ in 0..100 {
        let position = placed(&mut random, &rules, 3, 3);
        let team = position.line_up().team(position.turn());
        let question = Question::new(&position, Aim::Win { plies: Some(3) });
        for (mv, verdict) in question.first_moves() {
            let expected = forces(&after(&position, mv), team, 2, &|_| false);
            assert_eq!(verdict.is_proved(), expected, "{position}");
            assert_ne!(verdict, Verdict::Open);
        }
    }
}

/// The table's value of a position of Abalone.
fn looked_up(tables: &Tables, position: &Position) -> Option<Exact> {
    let Position::Abalone(position) = position else { return None };
    tables.probe(position)
}

#[test]
fn play_without_end_is_no_win() {
    let mut random = StdRng::seed_from_u64(8);
    let rules: Rules = "abalone/empty?side=3&goal=1".parse().unwrap();
    let mut tables = Tables::new(Spec::new(3, [3, 2], 1).unwrap());
    let stop = AtomicBool::new(false);
    let work = Work { threads: NonZeroUsize::MIN, stop: &stop, progress: &|_| {} };
    while tables.solve_next(&work).unwrap() {}
    let known = |position: &Position| looked_up(&tables, position);
    let aim = Aim::Win { plies: None };
    let mut wins = 0;
    for round in 0..16 {
        let position = placed(&mut random, &rules, 3, 2);
        let exact = known(&position).expect("a value");
        let mut question = Question::new(&position, aim);
        if round % 4 > 0 {
            // With the table nothing is left to search.
            question.known = Some(&known);
            question.nodes = 1;
        }
        let proof = Proof::search(question);
        match exact {
            Exact::Win(least) => {
                wins += 1;
                let Verdict::Proved { plies } = proof.verdict() else { panic!("{position}") };
                assert!(plies >= least, "{position}");
            }
            _ => assert_eq!(proof.verdict(), Verdict::Disproved, "{position}"),
        }
    }
    assert!(wins > 0, "{wins}");
}

#[test]
fn small_budgets_leave_it_open() {
    let rules: Rules = "abalone".parse().unwrap();
    let start = rules.start().unwrap();
    let mut question = Question::new(&start, Aim::Win { plies: None });
    question.nodes = 2_000;
    let proof = Proof::search(question);
    assert_eq!(proof.verdict(), Verdict::Open);
    assert!(proof.line().is_empty() && proof.tree(100).is_none());
    assert!(proof.nodes() <= 2_100, "{}", proof.nodes());
}

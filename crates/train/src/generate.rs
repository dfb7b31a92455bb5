//! Self-play that samples are taken from.

use std::num::NonZeroU16;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use anyhow::{Context, Result, ensure};
use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use sumito_core::{Outcome, Position as _, Reason, Team};
use sumito_engine::{Engine, Limits, Options, Score, Subject, Weights};
use sumito_games::{Game, Position, Rules};

use crate::data::{Play, Sample, Shard};
use crate::progress::Progress;
use crate::subject::{see, starts};

/// Plies after which the scores decide.
const CAP: u32 = 350;
/// Random moves a game begins with, at least and at most.
const OPENING: (u32, u32) = (2, 9);
/// One of so many later moves is random too, up to that ply.
const SPRINKLED: (u32, u32) = (25, 120);
/// A value that ends a game once it has stood for this many plies, in centi-marbles.
const CLEAR: (i32, u32) = (1_000, 6);
/// The table of one game, in mebibytes.
const HASH: usize = 1;

/// What to generate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The game.
    pub subject: Subject,
    /// Where the files go.
    pub folder: PathBuf,
    /// How many samples there shall be.
    pub samples: usize,
    /// Nodes a move.
    pub nodes: u64,
    /// Games follow from it; others come of another seed.
    pub seed: u64,
    /// Threads, each with a file of its own.
    pub threads: NonZeroU16,
    /// Weights to play by; without, positions are judged by hand.
    pub weights: Option<Arc<Weights>>,
}

/// Plays games until the folder has as many samples as were asked for.
///
/// # Errors
/// A file cannot be written, or the folder has games of the same seed that were played otherwise.
pub fn generate(plan: &Plan) -> Result<()> {
    std::fs::create_dir_all(&plan.folder).with_context(|| plan.folder.display().to_string())?;
    refuse_other_shares(plan)?;
    let starts = starts(plan.subject);
    let threads = usize::from(plan.threads.get());
    let weights = plan.weights.as_ref().map(|weights| weights.hash());
    let play = Play { nodes: plan.nodes, weights };
    let mut shards = (0..threads)
        .map(|thread| Shard::open(&shard_path(plan, thread), plan.subject, play))
        .collect::<Result<Vec<_>>>()?;
    let share = plan.samples.div_ceil(threads);
    let before = shards.iter().map(|shard| shard.samples).sum();
    let progress = Mutex::new(Progress::new("positions", before, share * threads));
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let workers: Vec<_> = shards
            .iter_mut()
            .enumerate()
            .map(|(thread, shard)| {
                let (starts, progress, stop) = (&starts, &progress, &stop);
                let worker = move || -> Result<()> {
                    let engine = Engine::new(&Options {
                        hash: HASH,
                        weights: plan.weights.clone(),
                        hand: plan.weights.is_none(),
                        ..Options::default()
                    });
                    let first = shard.last_game.map_or(thread as u32, |n| n + threads as u32);
                    let mut numbers = (first..).step_by(threads);
                    while shard.samples < share && !stop.load(Ordering::Relaxed) {
                        let number = numbers.next().context("no game numbers are left")?;
                        let samples = one_game(plan, starts, &engine, number);
                        shard.append(number, &samples)?;
                        if let Ok(mut progress) = progress.lock() {
                            progress.add(samples.len());
                        }
                    }
                    Ok(())
                };
                thread::Builder::new()
                    .spawn_scoped(scope, worker)
                    .inspect_err(|_| stop.store(true, Ordering::Relaxed))
                    .context("no more threads can be had; ask for fewer with --threads")
            })
            .collect::<Result<_>>()?;
        workers.into_iter().try_for_each(|worker| worker.join().expect("a worker that ends"))
    })?;
    Ok(())
}

fn shard_path(plan: &Plan, thread: usize) -> PathBuf {
    let Plan { subject, folder, seed, threads, .. } = plan;
    folder.join(format!("{subject}-{seed}-{}-of-{threads}.games", thread + 1))
}

/// Games of one seed that were shared among another number of threads would be played again.
fn refuse_other_shares(Plan { subject, folder, seed, threads, .. }: &Plan) -> Result<()> {
    let named = || folder.display().to_string();
    let (begin, end) = (format!("{subject}-{seed}-"), format!("-of-{threads}.games"));
    for entry in folder.read_dir().with_context(named)? {
        let name = entry.with_context(named)?.file_name();
        let name = name.to_string_lossy();
        ensure!(
            !name.starts_with(&begin) || !name.ends_with(".games") || name.ends_with(&end),
            "{} holds games of this seed for another number of threads; go on with as many, or take \
             another folder or seed",
            folder.join(&*name).display()
        );
    }
    Ok(())
}

/// Plays one game and takes the positions whose best move captures nothing, [urgent](is_urgent)
/// ones left out.
fn one_game(plan: &Plan, starts: &[(Rules, usize)], engine: &Engine, number: u32) -> Vec<Sample> {
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    rng.set_stream(u64::from(number));
    engine.forget();
    let (rules, _) = starts.choose_weighted(&mut rng, |start| start.1).expect("there are starts");
    let mut game = Game::new(rules.clone()).expect("every start has a position");
    for _ in 0..rng.random_range(OPENING.0..=OPENING.1) {
        play_random(&mut game, &mut rng);
    }
    let stop = AtomicBool::new(false);
    let mut samples: Vec<(Sample, Team)> = Vec::new();
    let mut clear = 0;
    let mut outcome = None;
    while game.outcome().is_none() && game.position().ply() < CAP {
        let thought = engine.think(&game, &Limits::nodes(plan.nodes), &stop, 0);
        let (Some(best), Some(line)) = (thought.best, thought.lines.first()) else { break };
        let position = game.position();
        let mover = position.line_up().team(position.turn());
        let value = line.score.value();
        clear = if value.abs() >= CLEAR.0 { clear + 1 } else { 0 };
        if line.score.is_decided() || clear >= CLEAR.1 {
            outcome = Some(Outcome::win(winner(mover, line.score), Reason::MoveLimit));
            break;
        }
        let mut next = position.clone();
        next.apply(best);
        let quiet = next.scores() == position.scores() && !is_urgent(position);
        if quiet && let Some(sample) = see(plan.subject, position) {
            samples.push((Sample { score: value as i16, ..sample }, mover));
        }
        if position.ply() < SPRINKLED.1 && rng.random_ratio(1, SPRINKLED.0) {
            play_random(&mut game, &mut rng);
        } else {
            game.play(best).expect("the engine plays legal moves");
        }
    }
    let outcome = outcome.or(game.outcome());
    let winner = outcome.map_or_else(|| ahead(game.position()), |outcome| outcome.winner());
    let result = |team| winner.map_or(0, |winner| if winner == team { 1 } else { -1 });
    samples.into_iter().map(|(sample, team)| Sample { result: result(team), ..sample }).collect()
}

fn play_random(game: &mut Game, rng: &mut ChaCha8Rng) {
    if let Some(&mv) = game.position().moves().choose(rng) {
        game.play(mv).expect("a legal move");
    }
}

fn winner(mover: Team, score: Score) -> Team {
    if score > Score::DRAW { mover } else { Team::new(1 - mover.index()) }
}

/// The team with more ejections or captures, if one has.
fn ahead(position: &Position) -> Option<Team> {
    let scores = position.scores();
    let [a, b] = [0, 1].map(Team::new);
    match scores[a].cmp(&scores[b]) {
        std::cmp::Ordering::Greater => Some(a),
        std::cmp::Ordering::Less => Some(b),
        std::cmp::Ordering::Equal => None,
    }
}

/// Whether the search would look on before it judged the position. Of Abalone every position counts
/// as one to judge: what the built-in weights were fitted to is so, and others are not tried.
fn is_urgent(position: &Position) -> bool {
    let Position::Epaminondas(position) = position else { return false };
    let crossed = sumito_epaminondas::terms::crossed(position);
    let mover = position.line_up().team(position.turn());
    crossed[Team::new(1 - mover.index())] > crossed[mover]
}

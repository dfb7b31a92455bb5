//! `sumito match`

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use anyhow::{Result, anyhow};
use clap::Args;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use sumito_arena::contest::{
    Adjudication, CAP, Entrant, Openings, Pace, PaceError, Plan, Standing, Store, play,
};
use sumito_arena::{Elo, Sprt, Verdict};
use sumito_core::clock::Millis;
use sumito_games::{Rules, catalogue};

use crate::{input, output, signals};

/// Let engines play each other and tell which is stronger
///
/// An engine is ours with options, `sumito:level=7,nodes=5000,hash=16,weights=FILE`, or a program:
/// `ugi,Hash=16:COMMAND`, `aep:COMMAND`, or just the COMMAND of one that speaks UGI. Any may have
/// a `name` and a pace of its own (`nodes`, `depth`, `movetime`, `clock`). Two engines play each
/// opening twice with sides swapped; where more than two sides play, all seatings. Ctrl-C stops the
/// match; with --save the same command goes on with it.
#[derive(Args)]
pub struct Match {
    /// The engines: two, or up to as many as sides play
    #[arg(required = true, num_args = 2.., value_name = "ENGINE")]
    engines: Vec<Entrant>,

    /// Rule set to play, as often as wanted: openings go through all of them
    #[arg(long, short, value_name = "RULES", default_value = "abalone")]
    rules: Vec<Rules>,

    /// Play from every fair start layout of two-seat Abalone
    #[arg(long, conflicts_with_all = ["rules", "openings"])]
    layouts: bool,

    /// File of openings: game records, or rule set, position and moves by tabs
    #[arg(long, value_name = "FILE", conflicts_with = "rules")]
    openings: Option<PathBuf>,

    /// Random plies after each opening
    #[arg(long, value_name = "N", default_value = "4")]
    plies: u32,

    /// Games to play at most
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// Stop as soon as it is known whether the first engine is LOW or HIGH Elo stronger
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// Nodes a move
    #[arg(long, value_name = "N", group = "pace", value_parser = pace("nodes"))]
    nodes: Option<Pace>,

    /// Plies a move
    #[arg(long, value_name = "N", group = "pace", value_parser = pace("depth"))]
    depth: Option<Pace>,

    /// Time a move: seconds, or with a unit as `100ms`; 100ms where nothing else is said
    #[arg(long, value_name = "T", group = "pace", value_parser = pace("movetime"))]
    movetime: Option<Pace>,

    /// Time for the game and increment, as `10s+100ms`
    #[arg(long, value_name = "T+I", group = "pace", value_parser = pace("clock"))]
    clock: Option<Pace>,

    /// Plies after which a game is decided by ejections or captures
    #[arg(long, value_name = "N", default_value_t = CAP)]
    cap: u32,

    /// End a game where both sides agree by so many marbles for so many plies, as `5/8`
    #[arg(long, value_name = "M/N", value_parser = adjudication)]
    adjudicate: Option<Adjudication>,

    /// How much later than agreed a move may come
    #[arg(long, value_name = "T", default_value = "100ms")]
    margin: Millis,

    /// Where random plies and the choices of weaker levels come from
    #[arg(long, value_name = "S", default_value = "0")]
    seed: u64,

    /// Games played at once: as many as there are cores, unless told
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,

    /// Keep the records in this file, and go on with them if they are there
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let bounds = text
        .split_once(',')
        .and_then(|(low, high)| Sprt::new(low.trim().parse().ok()?, high.trim().parse().ok()?));
    bounds.ok_or_else(|| {
        format!("two numbers within ±{}, the lower one first, such as 0,10", Sprt::MOST)
    })
}

fn adjudication(text: &str) -> Result<Adjudication, String> {
    let read = || {
        let (marbles, plies) = text.split_once('/')?;
        let marbles: f64 = marbles.trim().parse().ok().filter(|m| *m >= 0.01)?;
        let plies = plies.trim().parse().ok().filter(|&n| n > 0)?;
        Some(Adjudication { score: (marbles * 100.0).round() as i32, plies })
    };
    read().ok_or_else(|| "marbles, a hundredth at least, and plies, such as 5/8".to_owned())
}

/// Reads the value of an option as engines have it, too.
fn pace(key: &'static str) -> impl Fn(&str) -> Result<Pace, PaceError> + Clone {
    move |value| format!("{key}={value}").parse()
}

impl Match {
    pub fn run(&self) -> Result<()> {
        let plan = self.plan()?;
        let mut store = self.save.as_deref().map(Store::open).transpose()?;
        let stop = signals::told_to_stop()?;
        let bar = output::bar("{pos}/{len} games {wide_bar} {msg} {eta}", plan.games.into());
        let standing = play(&plan, store.as_mut(), &stop, |standing| show(&bar, standing))?;
        bar.finish_and_clear();
        let mut out = output::stdout();
        if self.json {
            return output::json(&mut out, &as_json(&plan, &standing));
        }
        tell(&mut out, &plan, &standing)
    }

    fn plan(&self) -> Result<Plan> {
        let mut entrants = self.engines.clone();
        for index in 1..entrants.len() {
            let name = entrants[index].name().to_owned();
            if !entrants[..index].iter().any(|other| other.name() == name) {
                continue;
            }
            let unused = |name: &String| entrants.iter().all(|other| other.name() != name);
            let other = (2..).map(|number| format!("{name} ({number})")).find(unused);
            other.into_iter().for_each(|other| entrants[index].rename(other));
        }
        let openings = match &self.openings {
            Some(path) => Openings::of_text(&input::text(path)?, self.plies, self.seed)
                .map_err(|error| anyhow!("{}: {error}", path.display()))?,
            None => Openings::of_rules(&self.starts()?, self.plies, self.seed)?,
        };
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        Ok(Plan {
            entrants,
            openings,
            pace: self.pace(),
            games: self.games,
            sprt: self.sprt,
            cap: self.cap,
            adjudication: self.adjudicate,
            margin: self.margin.into(),
            seed: self.seed,
            threads: threads.unwrap_or(NonZeroUsize::MIN),
        })
    }

    fn starts(&self) -> Result<Vec<Rules>> {
        if !self.layouts {
            return Ok(self.rules.clone());
        }
        let fair =
            catalogue::layouts().into_iter().filter(|l| l.fair && l.seats == 2 && l.side == 5);
        Ok(fair.map(|layout| layout.rules.parse()).collect::<Result<_, _>>()?)
    }

    fn pace(&self) -> Option<Pace> {
        const USUAL: Pace = Pace::MoveTime(Duration::from_millis(100));
        let told = self.nodes.or(self.depth).or(self.movetime).or(self.clock);
        // Levels play as they do against people.
        let measured = self.engines.iter().all(Entrant::has_measure);
        told.or((!measured).then_some(USUAL))
    }
}

/// What the match has come to, beside its bar.
fn show(bar: &ProgressBar, standing: &Standing) {
    bar.set_position(standing.games.into());
    let elo = standing.pairs.elo().map(|elo| format!("Elo {elo}"));
    let ratio = standing.sprt.map(|test| format!("ratio {:.2}", test.ratio(&standing.pairs)));
    let shares = || {
        let share =
            |index| standing.share(index).map(|share| format!("{:.0} %", 100.0 * share.share));
        let shares: Vec<_> = (0..standing.entrants.len()).filter_map(share).collect();
        shares.join(", ")
    };
    let duel: Vec<String> = elo.into_iter().chain(ratio).collect();
    bar.set_message(if standing.is_duel() { duel.join(", ") } else { shares() });
}

fn tell(out: &mut impl Write, plan: &Plan, standing: &Standing) -> Result<()> {
    let Standing { games, draws, capped, adjudicated, plies, .. } = standing;
    match plan.games {
        asked if *games > asked => write!(out, "{games} games, {asked} asked for")?,
        asked => write!(out, "{games} of {asked} games")?,
    }
    writeln!(out, ", {}", plan.fingerprint())?;
    if *games == 0 {
        return Ok(());
    }
    for (index, entrant) in standing.entrants.iter().enumerate() {
        let share = standing.share(index).map_or("-".to_owned(), |share| share.to_string());
        let losses = entrant.sides - entrant.wins - entrant.draws;
        let (wins, draws) = (entrant.wins, entrant.draws);
        write!(out, "{}: {share}, +{wins} ={draws} -{losses}", entrant.name)?;
        if !standing.is_duel() {
            let places: Vec<_> = entrant.places.iter().map(ToString::to_string).collect();
            write!(out, ", places {}", places.join(" "))?;
        }
        let faults = [
            (entrant.crashes, "crashes"),
            (entrant.illegal, "illegal moves"),
            (entrant.errors, "errors"),
            (entrant.late, "late moves"),
        ];
        for (count, what) in faults.into_iter().filter(|(count, _)| *count > 0) {
            write!(out, ", {count} {what}")?;
        }
        writeln!(out)?;
    }
    if let (Some(elo), Some(superiority)) = (standing.pairs.elo(), standing.pairs.superiority()) {
        let pairs = standing.pairs.0.map(|n| n.to_string()).join(" ");
        let sure = 100.0 * superiority;
        writeln!(out, "Elo {elo}, pairs {pairs}, the first is stronger with {sure:.1} %")?;
    }
    if let Some(test) = standing.sprt {
        let ((low, high), ratio) = (test.bounds(), test.ratio(&standing.pairs));
        let verdict = match standing.verdict() {
            Some(Verdict::Accepted) => format!("{:+} Elo accepted", test.elo1),
            Some(Verdict::Rejected) => format!("{:+} Elo accepted", test.elo0),
            None => "undecided".to_owned(),
        };
        writeln!(
            out,
            "test of {:+} against {:+}: {verdict}, ratio {ratio:.2} ({low:.2} to {high:.2})",
            test.elo0, test.elo1
        )?;
    }
    writeln!(
        out,
        "{draws} drawn, {capped} stopped after {} plies, {adjudicated} adjudicated",
        plan.cap
    )?;
    writeln!(out, "{:.1} plies a game", *plies as f64 / f64::from(*games))?;
    Ok(())
}

fn as_json(plan: &Plan, standing: &Standing) -> Value {
    let entrant = |index: usize| {
        let share = standing.share(index);
        let entrant = &standing.entrants[index];
        json!({
            "name": entrant.name,
            "sides": entrant.sides,
            "wins": entrant.wins,
            "draws": entrant.draws,
            "points": entrant.points,
            "share": share.map(|share| share.share),
            "low": share.map(|share| share.low),
            "high": share.map(|share| share.high),
            "places": entrant.places,
            "crashes": entrant.crashes,
            "illegal": entrant.illegal,
            "errors": entrant.errors,
            "late": entrant.late,
        })
    };
    let finite = |number: f64| number.is_finite().then_some(number);
    let elo = |Elo { difference, low, high }| json!({ "difference": finite(difference), "low": finite(low), "high": finite(high) });
    let sprt = |test: Sprt| {
        let verdict = match standing.verdict() {
            Some(Verdict::Accepted) => "accepted",
            Some(Verdict::Rejected) => "rejected",
            None => "undecided",
        };
        let (lower, upper) = test.bounds();
        json!({
            "elo0": test.elo0, "elo1": test.elo1, "ratio": test.ratio(&standing.pairs),
            "lower": lower, "upper": upper, "verdict": verdict,
        })
    };
    json!({
        "match": plan.fingerprint(),
        "games": standing.games,
        "draws": standing.draws,
        "capped": standing.capped,
        "adjudicated": standing.adjudicated,
        "plies": standing.plies,
        "engines": (0..standing.entrants.len()).map(entrant).collect::<Vec<_>>(),
        "pairs": standing.is_duel().then_some(standing.pairs.0),
        "elo": standing.pairs.elo().map(elo),
        "superiority": standing.pairs.superiority(),
        "sprt": standing.sprt.map(sprt),
    })
}

//! `sumito fairness`

use std::io::Write;
use std::num::NonZeroUsize;
use std::thread;

use anyhow::Result;
use clap::Args;
use serde_json::{Value, json};
use sumito_arena::fairness::{CAP, Plan, Tally, play};
use sumito_games::Rules;

use crate::signals::told_to_stop;
use crate::{output, words};

/// Measure what a start gives to whom: the engine plays itself
///
/// Prints the share of the points for each team with its 95 % confidence interval (Wilson's). A
/// draw counts the same part for all. After 350 plies more ejections win, equal is a draw. Ctrl-C
/// ends it with the games done so far.
#[derive(Args)]
pub struct Fairness {
    /// Rule set, such as `abalone/standard`; see `sumito rules`
    rules: String,

    /// Games to play
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// Nodes a move
    #[arg(long, value_name = "K", default_value = "1000", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Where the variety of the games comes from; the same seed gives the same games
    #[arg(long, value_name = "S", default_value = "0")]
    seed: u64,

    /// Threads to play with: as many as there are cores, unless told; the figures are the same
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Fairness {
    pub fn run(&self) -> Result<()> {
        let rules: Rules = self.rules.parse()?;
        let stop = told_to_stop()?;
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        let plan = Plan {
            games: self.games,
            nodes: self.nodes,
            seed: self.seed,
            threads: threads.unwrap_or(NonZeroUsize::MIN),
        };
        let bar = output::bar("{pos}/{len} games {wide_bar} {eta}", self.games.into());
        let tally = play(&rules, &plan, &stop, |tally| bar.set_position(tally.games.into()))?;
        bar.finish_and_clear();
        let mut out = output::stdout();
        if self.json {
            return output::json(&mut out, &self.as_json(&rules, &tally));
        }
        self.tell(&mut out, &rules, &tally)
    }

    fn as_json(&self, rules: &Rules, tally: &Tally) -> Value {
        let line_up = rules.line_up();
        let team = |team| {
            let seats = line_up.seats().filter(|&seat| line_up.team(seat) == team);
            let score = tally.score(team);
            json!({
                "seats": seats.map(|seat| line_up.seat_name(seat)).collect::<Vec<_>>(),
                "wins": tally.teams[team.index()].wins,
                "score": score.map(|score| score.share),
                "low": score.map(|score| score.low),
                "high": score.map(|score| score.high),
                "ejections": tally.mean_ejections(team),
            })
        };
        json!({
            "rules": rules.to_string(),
            "nodes": self.nodes,
            "seed": self.seed,
            "games": tally.games,
            "draws": tally.draws,
            "capped": tally.capped,
            "plies": tally.mean_plies(),
            "teams": line_up.each_team().map(team).collect::<Vec<_>>(),
        })
    }

    fn tell(&self, out: &mut impl Write, rules: &Rules, tally: &Tally) -> Result<()> {
        let line_up = rules.line_up();
        let what = match rules {
            Rules::Abalone(_) => "ejections",
            Rules::Epaminondas(_) => "captures",
        };
        let Tally { games, draws, capped, .. } = tally;
        let (asked, nodes, seed) = (self.games, self.nodes, self.seed);
        writeln!(out, "{rules}: {games} of {asked} games, {nodes} nodes a move, seed {seed}")?;
        let Some(plies) = tally.mean_plies() else { return Ok(()) };
        for team in line_up.each_team() {
            if let (Some(score), Some(ejections)) = (tally.score(team), tally.mean_ejections(team))
            {
                let name = words::team(line_up, team);
                writeln!(out, "{name}: {score}, {ejections:.1} {what} a game")?;
            }
        }
        writeln!(out, "{draws} drawn, {capped} stopped after {CAP} plies")?;
        writeln!(out, "{plies:.1} plies a game")?;
        Ok(())
    }
}

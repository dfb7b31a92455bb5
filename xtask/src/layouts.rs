//! `docs/layouts.md`: every start layout with its picture, and what it gives to whom.

use std::fmt::Write as _;
use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::thread;

use anyhow::{Context, Result, bail};
use sumito_arena::fairness::{Plan, Tally, TeamTally, play};
use sumito_core::Team;
use sumito_drawing::start_thumbnail;
use sumito_games::Rules;
use sumito_games::catalogue::{LayoutEntry, layouts};

use crate::run::root;

/// The fixed budget of the games.
const GAMES: u32 = 40;
const NODES: u64 = 300;
const SEED: u64 = 1;

const TABLE: &str = "docs/layouts.md";
const PICTURES: &str = "docs/layouts";
const GAMES_FILE: &str = "docs/layouts/fairness.tsv";

const GAMES_HEAD: &str = "# The games behind docs/layouts.md: rule set, games, draws, games stopped at the cap, plies in all,
# then for each team in the order of first turns its wins and its ejections in all.\n";

/// Plays the games anew and writes them down.
pub fn measure() -> Result<()> {
    let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let plan = Plan { games: GAMES, nodes: NODES, seed: SEED, threads };
    let mut file = GAMES_HEAD.to_owned();
    for layout in layouts() {
        let rules: Rules = layout.rules.parse()?;
        let tally = play(&rules, &plan, &AtomicBool::new(false), |_| ())?;
        let Tally { games, draws, capped, plies, .. } = tally;
        write!(file, "{}\t{games}\t{draws}\t{capped}\t{plies}", layout.rules)?;
        for TeamTally { wins, ejections } in tally.teams {
            write!(file, "\t{wins} {ejections}")?;
        }
        file.push('\n');
        println!("{}", layout.rules);
    }
    fs::create_dir_all(root().join(PICTURES))?;
    fs::write(root().join(GAMES_FILE), file)?;
    Ok(())
}

/// Writes the pictures and the table.
pub fn write() -> Result<()> {
    fs::create_dir_all(root().join(PICTURES))?;
    for (path, text) in files()? {
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// Says whether the pictures and the table are what the layouts and the games noted down make
/// them; plays no game.
pub fn check() -> Result<()> {
    for (path, text) in files()? {
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            bail!("not up to date: {}; run `cargo xtask layouts`", path.display());
        }
    }
    Ok(())
}

/// Every file and what stands in it.
fn files() -> Result<Vec<(PathBuf, String)>> {
    let all = layouts();
    let mut files: Vec<_> = all
        .iter()
        .map(|layout| (root().join(PICTURES).join(picture(layout)), drawn(layout)))
        .collect();
    files.push((root().join(TABLE), table(&all)?));
    Ok(files)
}

fn id(layout: &LayoutEntry) -> &str {
    layout.rules.strip_prefix("abalone/").unwrap_or(&layout.rules)
}

fn picture(layout: &LayoutEntry) -> String {
    format!("{}.svg", id(layout))
}

fn drawn(layout: &LayoutEntry) -> String {
    start_thumbnail(&layout.rules) + "\n"
}

/// The games noted down for a layout.
fn noted(games: &str, rules: &str) -> Result<Tally> {
    let line = games.lines().find_map(|line| line.strip_prefix(rules)?.strip_prefix('\t'));
    let line = line.with_context(|| {
        format!("{GAMES_FILE} has no games of {rules}: run `cargo xtask layouts --play`")
    })?;
    let mut fields = line.split('\t');
    let mut number = || fields.next().and_then(|field| field.parse::<u32>().ok());
    let counts = [number(), number(), number(), number()];
    let [Some(games), Some(draws), Some(capped), Some(plies)] = counts else {
        bail!("{GAMES_FILE}: {rules} needs four numbers first");
    };
    let team = |field: &str| {
        let (wins, ejections) = field.split_once(' ')?;
        Some(TeamTally { wins: wins.parse().ok()?, ejections: ejections.parse().ok()? })
    };
    let teams = fields.map(team).collect::<Option<_>>();
    let teams = teams.with_context(|| format!("{GAMES_FILE}: {rules} needs `wins ejections`"))?;
    Ok(Tally { games, draws, capped, plies: plies.into(), teams })
}

fn table(all: &[LayoutEntry]) -> Result<String> {
    let path = root().join(GAMES_FILE);
    let games = fs::read_to_string(&path)
        .with_context(|| format!("{GAMES_FILE} is missing: run `cargo xtask layouts --play`"))?;
    let mut text = format!(
        "\
# Start layouts of Abalone

Written by `cargo xtask layouts`; the games behind the figures are played by
`cargo xtask layouts --play` and kept in [layouts/fairness.tsv](layouts/fairness.tsv).

- **Rule set**: `abalone/` and the id, as in `sumito play abalone/wheel`.
- **Symmetry**: what maps the layout onto itself with the teams changed: a half turn about the
  centre (`point`), a `mirror`, another `turn`, or `none`.
- **Fair**: whether there is such a symmetry, so that only the first move favours anybody. Games
  from the others are not rated.
- **Source**: how well the layout is attested.
- **First player**: the share of the points the team that moves first made in {GAMES} games of
  the engine against itself at {NODES} nodes a move, seed {SEED}, with the 95 % confidence
  interval by Wilson's score method. A win is one point, a draw the same part for each team.
- **Drawn**, **Plies**, **Ejections**: draws among these games, plies and ejections by each team a
  game. The first two rounds are chosen at level 3; after 350 plies more ejections win, equal is a
  draw.

So few and so shallow games tell a landslide from a fair fight, and no more than that: the
intervals are about 30 points wide, and other figures come of an engine that plays otherwise. The
whole table takes less than ten minutes on one core. A single line of it is
`sumito fairness abalone/wheel --games {GAMES} --nodes {NODES} --seed {SEED}`, and more care is
`--games 1000 --nodes 20000`.

## Two players

| | Rule set | Name | Symmetry | Fair | Source | First player | Drawn | Plies | Ejections |
|---|---|---|---|---|---|---|---|---|---|
"
    );
    for layout in all.iter().filter(|layout| layout.seats == 2) {
        row(&mut text, layout, &noted(&games, &layout.rules)?)?;
    }
    text.push_str(
        "
## Three players and more

The share stands for each team in the order of first turns.

| | Rule set | Name | Symmetry | Fair | Source | Each team | Drawn | Plies | Ejections |
|---|---|---|---|---|---|---|---|---|---|
",
    );
    for layout in all.iter().filter(|layout| layout.seats > 2) {
        row(&mut text, layout, &noted(&games, &layout.rules)?)?;
    }
    Ok(text)
}

fn row(text: &mut String, layout: &LayoutEntry, tally: &Tally) -> Result<()> {
    let LayoutEntry { rules, name, symmetry, about, .. } = layout;
    let fair = if layout.fair { "yes" } else { "no" };
    let told = if layout.seats == 2 { 1 } else { layout.teams };
    let scores = (0..told).filter_map(|team| tally.score(Team::new(team)));
    let scores: Vec<String> = scores
        .map(|score| {
            let [share, low, high] = [score.share, score.low, score.high].map(|s| 100.0 * s);
            format!("{share:.0} % ({low:.0}–{high:.0})")
        })
        .collect();
    let ejections = (0..layout.teams).filter_map(|team| tally.mean_ejections(Team::new(team)));
    let ejections: Vec<String> = ejections.map(|mean| format!("{mean:.1}")).collect();
    writeln!(
        text,
        "| <img src=\"layouts/{}\" alt=\"{name}\" width=\"150\"> | `{rules}` | {name} | {symmetry} | {fair} | {about} | {} | {} | {:.0} | {} |",
        picture(layout),
        scores.join(", "),
        tally.draws,
        tally.mean_plies().unwrap_or_default(),
        ejections.join(" : "),
    )?;
    Ok(())
}

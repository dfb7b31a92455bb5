//! `cargo xtask train`: an evaluation of the engine from nothing but the rules.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::run::{cargo, root, run};

/// What to train, and how much work to put into it.
#[derive(Args)]
pub struct Plan {
    /// The game.
    game: Game,
    /// The folder for data and weights between the steps.
    #[arg(long, default_value = "target/train")]
    data: PathBuf,
    /// Times that data are made with the weights found so far, at first without any.
    #[arg(long)]
    generations: Option<u32>,
    /// Positions of each generation.
    #[arg(long)]
    positions: Option<usize>,
    /// Threads to play on.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// A game whose evaluation is trained.
#[derive(Clone, Copy, ValueEnum)]
enum Game {
    Abalone,
    Epaminondas,
    Crossings,
}

impl Game {
    fn name(self) -> &'static str {
        match self {
            Self::Abalone => "abalone",
            Self::Epaminondas => "epaminondas",
            Self::Crossings => "crossings",
        }
    }

    /// Generations, positions of each and nodes a move.
    fn usual(self) -> (u32, usize, u64) {
        match self {
            Self::Abalone => (5, 1_000_000, 1_500),
            Self::Epaminondas => (3, 1_000_000, 400),
            Self::Crossings => (2, 1_000_000, 800),
        }
    }

    /// How the fit is told apart from the usual one.
    fn fitting(self) -> &'static [&'static str] {
        match self {
            Self::Abalone => &["--epochs", "20"],
            Self::Epaminondas | Self::Crossings => {
                &["--epochs", "16", "--trust", "0.9", "--unit", "80"]
            }
        }
    }
}

/// Makes data and fits weights, generation by generation; the last weights become those that are
/// built in. Whatever was interrupted goes on where it stopped.
pub fn train(plan: &Plan) -> Result<()> {
    let game = plan.game.name();
    let (generations, positions, nodes) = plan.game.usual();
    let generations = plan.generations.unwrap_or(generations);
    let positions = plan.positions.unwrap_or(positions).to_string();
    let (nodes, threads) = (nodes.to_string(), plan.threads.to_string());
    let folder = |generation| root().join(&plan.data).join(format!("{game}-{generation}"));
    let mut weights: Option<PathBuf> = None;
    for generation in 1..=generations {
        let seed = generation.to_string();
        let data = folder(generation);
        println!("── {game}, generation {generation} of {generations}");
        let mut generate = trainer(&["generate", game, "--seed", &seed]);
        generate.args(["--positions", &positions, "--nodes", &nodes, "--threads", &threads]);
        generate.arg("--data").arg(&data);
        if let Some(weights) = &weights {
            generate.arg("--weights").arg(weights);
        }
        run(generate)?;
        let out = data.with_extension("weights");
        let mut fit = trainer(&["fit", game]);
        fit.args(plan.game.fitting()).arg("--data").arg(&data).arg("--out").arg(&out);
        // What was played by hand evaluation is too weak to add to.
        if generation > 2 {
            fit.arg("--data").arg(folder(generation - 1));
        }
        run(fit)?;
        weights = Some(out);
    }
    if let Some(weights) = weights {
        let built_in = root().join(format!("crates/engine/weights/{game}.weights"));
        std::fs::copy(&weights, &built_in)?;
        println!("{} is new; docs/engine.md says where it comes from.", built_in.display());
    }
    Ok(())
}

fn trainer(args: &[&str]) -> std::process::Command {
    cargo(&[&["run", "--release", "--quiet", "--package", "sumito-train", "--"], args].concat())
}

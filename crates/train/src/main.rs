//! Trains the engine's evaluations: self-play, fitting, weights.

mod data;
mod fit;
mod generate;
mod network;
mod progress;
mod subject;
mod view;

use std::io::Write as _;
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use sumito_engine::{Subject, Weights};
use sumito_tables::save;

use crate::network::Network;
use crate::view::Views;

/// Trains the engine's evaluations.
#[derive(Parser)]
enum Task {
    /// Play games and keep their quiet positions; goes on where it was stopped.
    Generate {
        /// abalone, epaminondas or crossings.
        subject: Subject,
        /// The folder for the data.
        #[arg(long)]
        data: PathBuf,
        /// Positions to keep in all.
        #[arg(long, default_value_t = 1_500_000)]
        positions: usize,
        /// Nodes a move.
        #[arg(long, default_value_t = 1_500)]
        nodes: u64,
        /// Where the games' variety comes from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Threads to play on.
        #[arg(long, default_value_t = NonZeroU16::MIN)]
        threads: NonZeroU16,
        /// Weights to play by; without, positions are judged by hand.
        #[arg(long)]
        weights: Option<PathBuf>,
    },
    /// Fit a network to the data and write its weights; goes on where it was stopped.
    Fit {
        /// abalone, epaminondas or crossings.
        subject: Subject,
        /// Folders with data.
        #[arg(long, required = true)]
        data: Vec<PathBuf>,
        /// Times each position is seen.
        #[arg(long, default_value_t = 16)]
        epochs: u32,
        /// Where the first weights and the order come from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How much of the target is the search's word; the rest is how the game ended.
        #[arg(long, default_value_t = 0.7)]
        trust: f32,
        /// A score for which the odds are e to 1, in centi-marbles; without, the one that tells
        /// best how the games ended.
        #[arg(long)]
        unit: Option<f32>,
        /// The file for the weights; the state of the fit is kept beside it.
        #[arg(long)]
        out: PathBuf,
    },
}

fn main() -> ExitCode {
    let done = match Task::parse() {
        Task::Generate { subject, data, positions, nodes, seed, threads, weights } => {
            read_weights(weights.as_deref(), subject).and_then(|weights| {
                let (folder, samples) = (data, positions);
                let plan =
                    generate::Plan { subject, folder, samples, nodes, seed, threads, weights };
                generate::generate(&plan)
            })
        }
        Task::Fit { subject, data, epochs, seed, trust, unit, out } => {
            fit(subject, &data, &out, |found, state| {
                let aim = fit::Aim { unit: unit.unwrap_or(found), trust };
                fit::Plan { epochs, seed, aim, state }
            })
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn read_weights(path: Option<&Path>, subject: Subject) -> Result<Option<Arc<Weights>>> {
    path.map(|path| {
        let named = || path.display().to_string();
        let bytes = std::fs::read(path).with_context(named)?;
        let weights = Weights::read(&bytes).with_context(named)?;
        let of = weights.subject();
        ensure!(of == subject, "{} holds weights for {of}, not for {subject}", named());
        Ok(Arc::new(weights))
    })
    .transpose()
}

/// Fits to the data of some folders, by a plan that is made when their unit is known.
fn fit(
    subject: Subject,
    folders: &[PathBuf],
    out: &Path,
    plan: impl FnOnce(f32, PathBuf) -> fit::Plan,
) -> Result<()> {
    let mut samples = Vec::new();
    for folder in folders {
        samples.extend(data::read_folder(folder, subject)?);
    }
    ensure!(!samples.is_empty(), "there are no positions; generate some first");
    let plan = plan(fit::unit(&samples), out.with_extension("state"));
    let unit = plan.aim.unit;
    println!("{} positions, odds of e to 1 at {unit} centi-marbles", samples.len());
    let network = Network::new(subject);
    let fitted = fit::fit(network, &Views::new(subject), &samples, &plan)?;
    let weights = network.round(subject, &fitted.all, unit);
    save(out, |file| file.write_all(&weights.write()))
        .with_context(|| out.display().to_string())?;
    println!("held-out loss {:.5}, weights {:016x}", fitted.held_out, weights.hash());
    Ok(())
}

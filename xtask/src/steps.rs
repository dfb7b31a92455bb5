//! `cargo xtask test`: the steps in order, named and timed.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::run::{cargo, exists, run};
use crate::{generated, tools};

/// One step of the tests.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// Node and the packages of web/.
    Node,
    /// Debian's chromium for the browser tests.
    Chromium,
    /// rustfmt.
    Format,
    /// clippy without a warning.
    Lints,
    /// The fuzz targets still compile.
    Fuzz,
    /// All Rust tests but those in documentation.
    Tests,
    /// The examples in documentation.
    DocTests,
    /// The documentation builds without a warning.
    Docs,
    /// Generated files are what their generators write.
    Generated,
    /// Types of the browser modules.
    Types,
    /// Unit tests of the browser modules.
    Units,
    /// The pages in a real browser.
    Browser,
}

impl Step {
    /// The steps that must have run before this one means anything.
    fn needs(self) -> &'static [Self] {
        match self {
            Self::Types | Self::Units => &[Self::Node],
            Self::Browser => &[Self::Node, Self::Chromium],
            _ => &[],
        }
    }

    fn run(self) -> Result<()> {
        match self {
            Self::Node => tools::node(),
            Self::Chromium => tools::chromium(),
            Self::Format => run(cargo(&["fmt", "--all", "--check"])),
            Self::Lints => {
                run(cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
            }
            Self::Fuzz => {
                let fuzz = ["--manifest-path", "fuzz/Cargo.toml", "--no-default-features"];
                run(cargo(&[&["check"][..], &fuzz].concat()))
            }
            Self::Tests if exists("cargo-nextest") => {
                run(cargo(&["nextest", "run", "--workspace"]))
            }
            Self::Tests => {
                run(cargo(&["test", "--workspace", "--lib", "--bins", "--tests", "--examples"]))
            }
            Self::DocTests => run(cargo(&["test", "--workspace", "--doc", "--quiet"])),
            Self::Docs => {
                let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
                doc.env("RUSTDOCFLAGS", "-D warnings");
                run(doc)
            }
            Self::Generated => generated::check(),
            Self::Types => tools::npm(&["run", "types"]),
            Self::Units => tools::npm(&["run", "units"]),
            Self::Browser => {
                run(cargo(&["build", "--package", "sumito"]))?;
                tools::npm(&["run", "browser"])
            }
        }
    }

    /// What a person does when the step fails.
    fn advice(self) -> &'static str {
        match self {
            Self::Node => {
                "Node 20 or newer with npm is needed, and the network for `npm ci` in web/."
            }
            Self::Chromium => "Install chromium, or name one by SUMITO_CHROMIUM=/path/to/chromium.",
            Self::Format => "Run `cargo fmt --all`.",
            Self::Lints => "Mend what clippy names; `cargo clippy --fix` does much of it.",
            Self::Fuzz => {
                "Run `cargo check --manifest-path fuzz/Cargo.toml --no-default-features`."
            }
            Self::Tests => "Run one alone by `cargo test -p CRATE NAME`.",
            Self::DocTests => "Run `cargo test --doc -p CRATE`.",
            Self::Docs => "Mend the links and blocks that rustdoc names.",
            Self::Generated => "Run `cargo xtask generate`, look at the changes and commit them.",
            Self::Types => "Run `npm run types` in web/.",
            Self::Units => "Run `npm run units` in web/.",
            Self::Browser => {
                "Run `npm run browser` in web/; its pictures show what the page looked like."
            }
        }
    }

    fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }
}

/// Runs all steps, or some with what they need; stops at the first failure.
pub fn test(only: &[Step]) -> Result<()> {
    let chosen: Vec<Step> = Step::value_variants()
        .iter()
        .copied()
        .filter(|step| {
            only.is_empty() || only.iter().any(|one| one == step || one.needs().contains(step))
        })
        .collect();
    let mut times: Vec<(Step, Duration)> = Vec::new();
    let started = Instant::now();
    for (done, &step) in chosen.iter().enumerate() {
        println!("── {}/{} {}", done + 1, chosen.len(), step.name());
        let begun = Instant::now();
        let result = step.run();
        times.push((step, begun.elapsed()));
        if let Err(error) = result {
            summary(&times, started.elapsed());
            bail!("step {} failed: {error:#}\n{}", step.name(), step.advice());
        }
    }
    summary(&times, started.elapsed());
    println!("All good.");
    Ok(())
}

fn summary(times: &[(Step, Duration)], total: Duration) {
    println!("──");
    for (step, time) in times {
        println!("{:>10}  {:6.1} s", step.name(), time.as_secs_f64());
    }
    println!("{:>10}  {:6.1} s", "all", total.as_secs_f64());
}

//! Fitting: batches in a random order, Adam, and a state that can be taken up again.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use rand::Rng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use sumito_engine::Subject;
use sumito_tables::save;

use crate::data::Sample;
use crate::network::{Features, Network};
use crate::progress::Progress;
use crate::view::Views;

/// Positions between two steps.
const BATCH: usize = 1024;
/// How far a step goes at first and at last.
const RATE: (f32, f32) = (2e-3, 2e-5);

/// How to fit.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Times every position is seen.
    pub epochs: u32,
    /// Where order and first weights come from.
    pub seed: u64,
    /// How scores and results become targets.
    pub aim: Aim,
    /// Where the state is kept after each epoch.
    pub state: PathBuf,
}

impl Plan {
    /// A number that other plans and other samples hardly share.
    fn mark(&self, samples: &[Sample]) -> u32 {
        let mut hasher = DefaultHasher::new();
        (self.epochs, self.seed).hash(&mut hasher);
        (self.aim.unit.to_bits(), self.aim.trust.to_bits()).hash(&mut hasher);
        samples.hash(&mut hasher);
        hasher.finish() as u32
    }
}

/// What the odds ought to say of a sample.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// A score for which the odds are e to 1, in centi-marbles.
    pub unit: f32,
    /// How much of the target is the search's word; the rest is how the game ended.
    pub trust: f32,
}

impl Aim {
    fn target(self, sample: &Sample) -> f32 {
        let result = (1.0 + f32::from(sample.result)) / 2.0;
        self.trust * sigmoid(f32::from(sample.score) / self.unit) + (1.0 - self.trust) * result
    }

    /// What is known of the odds before the network is asked.
    fn by_hand(self, subject: Subject, sample: &Sample) -> f32 {
        subject.by_hand(sample.own, sample.foe) as f32 / self.unit
    }
}

/// Parameters with what Adam remembers of them.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Tells the fit it belongs to from others: [`Plan::mark`].
    pub mark: u32,
    /// Epochs done.
    pub epoch: u32,
    /// Steps done.
    pub steps: u32,
    /// Parameters, means and mean squares of their slopes.
    pub all: [Vec<f32>; 3],
}

impl State {
    fn new(mark: u32, all: Vec<f32>) -> Self {
        let zeros = vec![0.0; all.len()];
        Self { mark, epoch: 0, steps: 0, all: [all, zeros.clone(), zeros] }
    }

    /// One step of Adam down the slopes.
    fn step(&mut self, slopes: &[f32], rate: f32) {
        const KEEP: (f32, f32) = (0.9, 0.999);
        self.steps += 1;
        let steps = self.steps.min(100_000) as i32;
        let rate = rate * (1.0 - KEEP.1.powi(steps)).sqrt() / (1.0 - KEEP.0.powi(steps));
        let [all, means, squares] = &mut self.all;
        let moments = means.iter_mut().zip(squares);
        for ((value, (mean, square)), slope) in all.iter_mut().zip(moments).zip(slopes) {
            *mean += (1.0 - KEEP.0) * (slope - *mean);
            *square += (1.0 - KEEP.1) * (slope * slope - *square);
            *value -= rate * *mean / (square.sqrt() + 1e-8);
        }
    }

    /// Writes the state, whole or not at all.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save(&self, path: &Path) -> Result<()> {
        let mut bytes = Vec::new();
        for number in [self.mark, self.epoch, self.steps, self.all[0].len() as u32] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.all.iter().flatten().flat_map(|value| value.to_le_bytes()));
        save(path, |out| out.write_all(&bytes)).with_context(|| path.display().to_string())
    }

    /// Reads a state of so many parameters; `None` if there is no file.
    ///
    /// # Errors
    /// The file cannot be read or is of something else.
    pub fn load(path: &Path, parameters: usize) -> Result<Option<Self>> {
        if !path.exists() {
            return Ok(None);
        }
        let bytes = fs::read(path).with_context(|| path.display().to_string())?;
        let mut numbers = bytes.chunks_exact(4).map(|b| <[u8; 4]>::try_from(b).unwrap());
        let fits = bytes.len() == 4 * (4 + 3 * parameters);
        let mut head = || numbers.next().map_or(0, u32::from_le_bytes);
        let (mark, epoch, steps, len) = (head(), head(), head(), head());
        ensure!(
            fits && len as usize == parameters,
            "{} is of another network; take another file or delete it",
            path.display()
        );
        let mut rest = numbers.map(f32::from_le_bytes);
        let mut take = || rest.by_ref().take(parameters).collect();
        Ok(Some(Self { mark, epoch, steps, all: [take(), take(), take()] }))
    }
}

/// What a fit came to.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The parameters.
    pub all: Vec<f32>,
    /// The loss on positions that were kept out.
    pub held_out: f64,
}

/// Fits a network to samples; goes on where it was stopped, if it was the same fit.
///
/// # Errors
/// The state cannot be read or written.
pub fn fit(network: Network, views: &Views, samples: &[Sample], plan: &Plan) -> Result<Fitted> {
    let (fitted, held_out) = samples.split_at(samples.len() - samples.len() / 32);
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    let mark = plan.mark(samples);
    let mut state = match State::load(&plan.state, network.len())? {
        Some(state) if state.mark == mark => state,
        other => {
            if other.is_some() {
                eprintln!("{} is of another fit; this one begins anew", plan.state.display());
            }
            State::new(mark, network.start(&mut rng))
        }
    };
    let steps = fitted.len().div_ceil(BATCH) as u32 * plan.epochs;
    let done = fitted.len() * state.epoch as usize;
    let mut progress = Progress::new("positions", done, fitted.len() * plan.epochs as usize);
    let mut slopes = vec![0.0; network.len()];
    let mut order: Vec<u32> = (0..fitted.len() as u32).collect();
    let mut features = Features::default();
    while state.epoch < plan.epochs {
        let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
        rng.set_stream(u64::from(state.epoch) + 1);
        order.sort_unstable();
        order.shuffle(&mut rng);
        let mut sum = 0.0;
        for batch in order.chunks(BATCH) {
            slopes.fill(0.0);
            for &index in batch {
                let sample = &fitted[index as usize];
                views.see(sample, rng.random_range(0..views.symmetries()), &mut features);
                let trace = network.forward(&state.all[0], &features);
                let target = plan.aim.target(sample);
                let out = trace.out + plan.aim.by_hand(views.subject(), sample);
                sum += f64::from(cross_entropy(out, target));
                let slope = (sigmoid(out) - target) / batch.len() as f32;
                network.backward(&state.all[0], &features, &trace, slope, &mut slopes);
            }
            let part = state.steps as f32 / steps as f32;
            state.step(&slopes, RATE.1 + (RATE.0 - RATE.1) * (1.0 - part).max(0.0));
            network.clip(&mut state.all[0]);
            progress.add(batch.len());
        }
        state.epoch += 1;
        let loss = sum / fitted.len() as f64;
        state.save(&plan.state)?;
        let held = mean_loss(network, views, &state.all[0], held_out, plan.aim);
        eprintln!("\nepoch {}: loss {loss:.5}, held out {held:.5}", state.epoch);
    }
    let [all, ..] = state.all;
    let held_out = mean_loss(network, views, &all, held_out, plan.aim);
    Ok(Fitted { all, held_out })
}

/// The mean loss of some samples.
pub fn mean_loss(
    network: Network,
    views: &Views,
    all: &[f32],
    samples: &[Sample],
    aim: Aim,
) -> f64 {
    let mut features = Features::default();
    let loss = |sample: &Sample| {
        views.see(sample, 0, &mut features);
        let out = network.forward(all, &features).out + aim.by_hand(views.subject(), sample);
        f64::from(cross_entropy(out, aim.target(sample)))
    };
    samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
}

/// The unit in which scores tell best how games end: the odds are e to 1 at it.
pub fn unit(samples: &[Sample]) -> f32 {
    let loss = |unit: f32| {
        let one = |s: &Sample| {
            let result = (1.0 + f32::from(s.result)) / 2.0;
            f64::from(cross_entropy(f32::from(s.score) / unit, result))
        };
        samples.iter().step_by(samples.len() / 50_000 + 1).map(one).sum::<f64>()
    };
    let units = (4..=80).map(|tens| (10 * tens) as f32);
    units.min_by(|&a, &b| loss(a).total_cmp(&loss(b))).unwrap_or(200.0)
}

pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The cross entropy of a target and odds given by their logarithm.
fn cross_entropy(out: f32, target: f32) -> f32 {
    out.max(0.0) - out * target + (-out.abs()).exp().ln_1p()
}

#[cfg(test)]
mod tests {
    use sumito_engine::Subject;

    use super::*;

    /// Positions in which more marbles are better.
    fn samples() -> Vec<Sample> {
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        let mut some = |most: u32| {
            let cells = (0..rng.random_range(3..most)).map(|_| 1 << rng.random_range(0..61));
            cells.fold(0_u64, |set, cell| set | cell)
        };
        let mut one = || {
            let own = some(14);
            let foe = some(14) & !own;
            let score = 100 * (own.count_ones() as i16 - foe.count_ones() as i16);
            let result = score.signum() as i8;
            Sample { own: [own, 0, 0], foe: [foe, 0, 0], needs: [6; 2], score, result, ply: 9 }
        };
        (0..4_000).map(|_| one()).collect()
    }

    fn fitted(epochs: u32, state: PathBuf) -> Fitted {
        let aim = Aim { unit: 150.0, trust: 0.7 };
        let plan = Plan { epochs, seed: 7, aim, state };
        let subject = Subject::Abalone;
        fit(Network::new(subject), &Views::new(subject), &samples(), &plan).unwrap()
    }

    #[test]
    fn fitting_lowers_the_loss_and_can_be_taken_up_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        let before = fitted(0, file("none")).held_out;
        let in_one = fitted(4, file("one"));
        assert!(in_one.held_out < 0.85 * before, "{before} to {}", in_one.held_out);
        // The rate of a step depends on how many there will be, so only the end is taken up.
        assert_eq!(fitted(4, file("one")).all, in_one.all);
        assert_eq!(fitted(4, file("other")).all, in_one.all);
    }

    #[test]
    fn slopes_are_what_differences_say() {
        let subject = Subject::Crossings;
        let (network, views) = (Network::new(subject), Views::new(subject));
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let all = network.start(&mut rng);
        let mut features = Features::default();
        let sample = Sample { own: [0x00ff_00ff, 9, 0], foe: [0, 0xff_0000, 0], ..samples()[0] };
        views.see(&sample, 1, &mut features);
        let mut slopes = vec![0.0; network.len()];
        let trace = network.forward(&all, &features);
        network.backward(&all, &features, &trace, 1.0, &mut slopes);
        let felt: Vec<usize> = (0..all.len()).filter(|&i| slopes[i].abs() > 1e-3).collect();
        for &parameter in felt.iter().step_by(felt.len() / 60 + 1) {
            let shifted = |by: f32| {
                let mut all = all.clone();
                all[parameter] += by;
                network.forward(&all, &features).out
            };
            let slope = (shifted(1e-2) - shifted(-1e-2)) / 2e-2;
            let error = (slope - slopes[parameter]).abs();
            assert!(
                error < 0.02 + 0.05 * slope.abs(),
                "{parameter}: {slope}, {}",
                slopes[parameter]
            );
        }
    }

    #[test]
    fn a_fit_to_other_needs_is_another_fit() {
        let plan = Plan {
            epochs: 1,
            seed: 7,
            aim: Aim { unit: 150.0, trust: 0.7 },
            state: PathBuf::new(),
        };
        let same = samples();
        let mut other = same.clone();
        other[9].needs = [6, 1];
        assert_eq!(plan.mark(&same), plan.mark(&samples()));
        assert_ne!(plan.mark(&same), plan.mark(&other));
    }

    #[test]
    fn the_unit_is_found_again() {
        let told = |score: i16, result: i8| Sample { score, result, ..samples()[0] };
        // At odds of 3 to 1 for 220: ln 3 is 1.0986, so the unit is 200.
        let some = [told(220, 1), told(220, 1), told(220, 1), told(220, -1)];
        assert_eq!(unit(&some), 200.0);
    }
}

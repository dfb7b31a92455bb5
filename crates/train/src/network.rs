//! The network being fitted, in floating point.
//!
//! Each side sees the board as two sets, its own and its rival's; both views go through the same
//! first layer, and the seat to move comes first in the second. What the second layer adds for a
//! bucket is small beside what all share.

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use sumito_engine::{HIDDEN, Subject, Weights};

/// Weights keep their products within sixteen bits.
const LARGEST: f32 = 1.98;

/// Features of one position: what each of the two sides sees, the seat to move first, and the
/// bucket of the output.
#[derive(Clone, Debug, Default)]
pub struct Features {
    pub views: [Vec<u16>; 2],
    pub bucket: usize,
}

/// Where things are in the list of all parameters.
#[derive(Clone, Copy, Debug)]
pub struct Network {
    inputs: usize,
    buckets: usize,
}

/// What the forward pass keeps for the backward one.
pub struct Trace {
    hidden: [[f32; HIDDEN]; 2],
    pub out: f32,
}

impl Network {
    pub fn new(subject: Subject) -> Self {
        Self { inputs: subject.inputs(), buckets: subject.buckets() }
    }

    fn bias(self) -> usize {
        self.inputs * HIDDEN
    }

    fn shared(self) -> usize {
        self.bias() + HIDDEN
    }

    /// Weights and constant of a bucket.
    fn bucket(self, bucket: usize) -> usize {
        self.shared() + 2 * HIDDEN + bucket * (2 * HIDDEN + 1)
    }

    /// How many parameters there are.
    pub fn len(self) -> usize {
        self.bucket(self.buckets)
    }

    /// Small random weights.
    pub fn start(self, rng: &mut ChaCha8Rng) -> Vec<f32> {
        let mut all = vec![0.0; self.len()];
        for weight in &mut all[..self.bias()] {
            *weight = rng.random_range(-0.12..0.12);
        }
        all[self.bias()..self.shared()].fill(0.3);
        for weight in &mut all[self.shared()..self.bucket(0)] {
            *weight = rng.random_range(-0.2..0.2);
        }
        all
    }

    /// Keeps every parameter where it can be rounded.
    pub fn clip(self, all: &mut [f32]) {
        for weight in &mut all[..self.shared()] {
            *weight = weight.clamp(-LARGEST, LARGEST);
        }
        for weight in &mut all[self.shared()..self.bucket(0)] {
            *weight = weight.clamp(-1.3, 1.3);
        }
        for bucket in 0..self.buckets {
            let at = self.bucket(bucket);
            for weight in &mut all[at..at + 2 * HIDDEN] {
                *weight = weight.clamp(1.3 - LARGEST, LARGEST - 1.3);
            }
        }
    }

    /// The logarithm of the odds for the seat to move.
    pub fn forward(self, all: &[f32], features: &Features) -> Trace {
        let bias: [f32; HIDDEN] = all[self.bias()..self.shared()].try_into().unwrap();
        let mut hidden = [bias; 2];
        for (hidden, view) in hidden.iter_mut().zip(&features.views) {
            for &feature in view {
                let at = usize::from(feature) * HIDDEN;
                let row: &[f32; HIDDEN] = all[at..at + HIDDEN].try_into().unwrap();
                for (sum, weight) in hidden.iter_mut().zip(row) {
                    *sum += weight;
                }
            }
        }
        let shared = &all[self.shared()..self.bucket(0)];
        let own = &all[self.bucket(features.bucket)..][..2 * HIDDEN + 1];
        // Eight sums side by side, so that they need not wait for each other.
        let mut sums = [0.0; 8];
        for (i, hidden) in hidden.as_flattened().chunks_exact(8).enumerate() {
            let at = 8 * i..8 * i + 8;
            let weights = shared[at.clone()].iter().zip(&own[at]).map(|(all, own)| all + own);
            for ((sum, weight), hidden) in sums.iter_mut().zip(weights).zip(hidden) {
                let active = hidden.clamp(0.0, 1.0);
                *sum += active * active * weight;
            }
        }
        let out = own[2 * HIDDEN] + sums.iter().sum::<f32>();
        Trace { hidden, out }
    }

    /// Adds what `slope` at the output means for every parameter.
    pub fn backward(
        self,
        all: &[f32],
        features: &Features,
        trace: &Trace,
        slope: f32,
        into: &mut [f32],
    ) {
        let at = self.bucket(features.bucket);
        into[at + 2 * HIDDEN] += slope;
        for (side, view) in features.views.iter().enumerate() {
            let mut below = [0.0; HIDDEN];
            for (i, below) in below.iter_mut().enumerate() {
                let active = trace.hidden[side][i].clamp(0.0, 1.0);
                let j = side * HIDDEN + i;
                let weight = all[self.shared() + j] + all[at + j];
                into[self.shared() + j] += slope * active * active;
                into[at + j] += slope * active * active;
                let open = trace.hidden[side][i] > 0.0 && trace.hidden[side][i] < 1.0;
                *below = if open { slope * weight * 2.0 * active } else { 0.0 };
            }
            for (sum, below) in into[self.bias()..self.shared()].iter_mut().zip(&below) {
                *sum += below;
            }
            for &feature in view {
                let at = usize::from(feature) * HIDDEN;
                let row: &mut [f32; HIDDEN] = (&mut into[at..at + HIDDEN]).try_into().unwrap();
                for (sum, below) in row.iter_mut().zip(&below) {
                    *sum += below;
                }
            }
        }
    }

    /// The parameters as the engine takes them; `unit` is what odds of e to 1 are worth in
    /// centi-marbles.
    pub fn round(self, subject: Subject, all: &[f32], unit: f32) -> Weights {
        let (clip, out) = (Weights::CLIP as f32, Weights::OUT as f32);
        let round = |value: f32, by: f32| (value * by).round() as i16;
        let rows = |at: usize| std::array::from_fn(|i| round(all[at + i], clip));
        let first = (0..self.inputs).map(|feature| rows(feature * HIDDEN)).collect();
        let outputs = (0..self.buckets).map(|bucket| {
            let at = self.bucket(bucket);
            let weights = std::array::from_fn(|i| round(all[self.shared() + i] + all[at + i], out));
            (weights, (all[at + 2 * HIDDEN] * unit).round() as i16)
        });
        Weights::new(subject, unit.round() as u16, first, rows(self.bias()), outputs.collect())
            .expect("clipped weights")
    }
}

//! Which weights an engine judges by.

use std::sync::{Arc, LazyLock};

use super::{Subject, Weights};
use crate::Options;

static ABALONE: LazyLock<Arc<Weights>> =
    LazyLock::new(|| built_in(include_bytes!("../../weights/abalone.weights")));

static EPAMINONDAS: LazyLock<Arc<Weights>> =
    LazyLock::new(|| built_in(include_bytes!("../../weights/epaminondas.weights")));

static CROSSINGS: LazyLock<Arc<Weights>> =
    LazyLock::new(|| built_in(include_bytes!("../../weights/crossings.weights")));

/// Reads weights of this repository.
fn built_in(bytes: &[u8]) -> Arc<Weights> {
    Arc::new(Weights::read(bytes).expect("weights that were written by training"))
}

/// The weights an engine was given, or those that are built in, or none.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    hand: bool,
    given: Option<Arc<Weights>>,
}

impl Choice {
    pub fn new(options: &Options) -> Self {
        Self { hand: options.hand, given: options.weights.clone() }
    }

    /// The weights for a subject; none if it is judged by hand.
    pub fn weights(&self, subject: Subject) -> Option<Arc<Weights>> {
        if self.hand {
            return None;
        }
        let given = self.given.as_ref().filter(|given| given.subject() == subject);
        let built_in = || match subject {
            Subject::Abalone => &ABALONE,
            Subject::Epaminondas => &EPAMINONDAS,
            Subject::Crossings => &CROSSINGS,
        };
        Some(given.cloned().unwrap_or_else(|| Arc::clone(built_in())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::tests::random;

    #[test]
    fn weights_serve_their_own_game_alone() {
        let built_in = Choice::new(&Options::default());
        for subject in Subject::ALL {
            assert_eq!(built_in.weights(subject).map(|w| w.subject()), Some(subject));
        }
        let given = Arc::new(random(Subject::Crossings, 2));
        let options = Options { weights: Some(Arc::clone(&given)), ..Options::default() };
        assert_eq!(Choice::new(&options).weights(Subject::Crossings), Some(given));
        assert_ne!(Choice::new(&options).weights(Subject::Abalone), options.weights);
        let hand = Options { hand: true, ..options };
        assert!(Subject::ALL.into_iter().all(|one| Choice::new(&hand).weights(one).is_none()));
    }
}

//! One counter, compiled once for every processor and once more for those with bit instructions.
//!
//! A distributed binary must run anywhere, and counting sets without the processor's own bit
//! count takes about twice as long; so the path is chosen when the program runs.

use super::{Duel, Field, plies};

/// A way to count; only those this processor has can be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Path(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Bits,
}

impl Path {
    /// The way that runs everywhere.
    pub(crate) const PORTABLE: Self = Self(Kind::Portable);

    /// The fastest this processor has.
    #[inline]
    pub(crate) fn best() -> Self {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
        {
            return Self(Kind::Bits);
        }
        Self::PORTABLE
    }
}

/// The number of lines of play of exactly `depth` plies, counted that way.
pub(crate) fn perft(path: Path, field: &Field, duel: Duel, depth: u32) -> u64 {
    match path.0 {
        Kind::Portable => portable(field, duel, depth),
        #[cfg(target_arch = "x86_64")]
        // SAFETY: `Path::best`, the only maker of this kind, has seen that the processor has
        // every instruction the function is compiled with.
        #[allow(unsafe_code)]
        Kind::Bits => unsafe { bits(field, duel, depth) },
    }
}

fn portable(field: &Field, duel: Duel, depth: u32) -> u64 {
    plies(field, duel, depth, |duel, depth| portable(field, duel, depth))
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,bmi1,bmi2")]
fn bits(field: &Field, duel: Duel, depth: u32) -> u64 {
    plies(field, duel, depth, |duel, depth| bits(field, duel, depth))
}

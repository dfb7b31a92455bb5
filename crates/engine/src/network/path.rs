//! Code that is compiled once for every processor and once more for those with wide registers.

use super::lanes::LANES;
use super::{Memo, Sight, value};
use crate::weights::Weights;

/// A way to compute; only those this processor has can be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Path(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Wide,
}

impl Path {
    /// The way that runs everywhere.
    pub const PORTABLE: Self = Self(Kind::Portable);

    /// The fastest this processor has.
    #[inline]
    pub fn best() -> Self {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("popcnt")
        {
            return Self(Kind::Wide);
        }
        Self::PORTABLE
    }

    /// The value for the side to move, in centi-marbles.
    #[inline]
    pub fn value<const W: usize>(
        self,
        weights: &Weights,
        memo: &mut Memo<W>,
        sight: &Sight<W>,
        ply: usize,
    ) -> i32 {
        match self.0 {
            Kind::Portable => value::<[i16; LANES], W>(weights, memo, sight, ply),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `Path::best`, the only maker of this kind, has seen that the processor has
            // every instruction the function is compiled with.
            #[allow(unsafe_code)]
            Kind::Wide => unsafe { wide(weights, memo, sight, ply) },
        }
    }

    /// Other work, compiled for this way as far as what it calls is inlined.
    #[inline]
    pub fn run<R>(self, work: impl FnOnce() -> R) -> R {
        match self.0 {
            Kind::Portable => work(),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as above.
            #[allow(unsafe_code)]
            Kind::Wide => unsafe { counting(work) },
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,popcnt")]
fn wide<const W: usize>(
    weights: &Weights,
    memo: &mut Memo<W>,
    sight: &Sight<W>,
    ply: usize,
) -> i32 {
    value::<std::arch::x86_64::__m256i, W>(weights, memo, sight, ply)
}

// Without wide registers: what is stored word by word and loaded at once makes the processor wait.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi1,popcnt")]
fn counting<R>(work: impl FnOnce() -> R) -> R {
    work()
}

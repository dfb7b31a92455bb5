//! Sixteen numbers at once: as the compiler makes of it, or in one wide register.

use crate::weights::{HIDDEN, Row, Weights};

/// Numbers of a row that are worked on together.
pub(super) const LANES: usize = 16;
/// How many such blocks a row has.
pub(super) const BLOCKS: usize = HIDDEN / LANES;

/// A block of a row. All ways to hold one give the same numbers.
///
/// Where a type needs instructions that not every processor has, it may only be used in functions
/// that are compiled for them.
pub(super) trait Lanes: Copy {
    /// A block of a row.
    fn of(row: &Row, block: usize) -> Self;

    /// Becomes a block of a row.
    fn put(self, row: &mut Row, block: usize);

    fn plus(self, other: Self) -> Self;

    fn minus(self, other: Self) -> Self;

    /// The sum over the block of what is active, squared and weighed, added to sums before.
    fn weigh(self, weights: Self, sums: Self::Sums) -> Self::Sums;

    /// Sums that add up to one.
    type Sums: Copy;

    fn nothing() -> Self::Sums;

    fn total(sums: Self::Sums) -> i32;
}

impl Lanes for [i16; LANES] {
    type Sums = i32;

    #[inline(always)]
    fn of(row: &Row, block: usize) -> Self {
        row.0.as_chunks().0[block]
    }

    #[inline(always)]
    fn put(self, row: &mut Row, block: usize) {
        row.0.as_chunks_mut().0[block] = self;
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        std::array::from_fn(|i| self[i].wrapping_add(other[i]))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        std::array::from_fn(|i| self[i].wrapping_sub(other[i]))
    }

    #[inline(always)]
    fn weigh(self, weights: Self, sums: i32) -> i32 {
        let terms = self.into_iter().zip(weights).map(|(sum, weight)| {
            let active = sum.clamp(0, Weights::CLIP);
            // At most 255 · 127, which sixteen bits hold.
            i32::from(active.wrapping_mul(weight)) * i32::from(active)
        });
        sums + terms.sum::<i32>()
    }

    #[inline(always)]
    fn nothing() -> i32 {
        0
    }

    #[inline(always)]
    fn total(sums: i32) -> i32 {
        sums
    }
}

#[cfg(target_arch = "x86_64")]
mod wide {
    #![allow(unsafe_code)]

    use std::arch::x86_64::{
        __m256i, _mm256_add_epi16, _mm256_add_epi32, _mm256_load_si256, _mm256_madd_epi16,
        _mm256_max_epi16, _mm256_min_epi16, _mm256_mullo_epi16, _mm256_set1_epi16,
        _mm256_setzero_si256, _mm256_store_si256, _mm256_sub_epi16,
    };

    use super::{BLOCKS, LANES, Lanes};
    use crate::weights::{Row, Weights};

    // SAFETY of all blocks: the type is used nowhere but in `path::wide`, which is compiled for
    // AVX2 and entered only where the processor has it. Rows begin at multiples of 32 bytes and
    // have `BLOCKS` blocks of that size.
    impl Lanes for __m256i {
        type Sums = Self;

        #[inline(always)]
        fn of(row: &Row, block: usize) -> Self {
            assert!(block < BLOCKS);
            // SAFETY: see above.
            unsafe { _mm256_load_si256(row.0.as_ptr().add(LANES * block).cast()) }
        }

        #[inline(always)]
        fn put(self, row: &mut Row, block: usize) {
            assert!(block < BLOCKS);
            // SAFETY: see above.
            unsafe { _mm256_store_si256(row.0.as_mut_ptr().add(LANES * block).cast(), self) }
        }

        #[inline(always)]
        fn plus(self, other: Self) -> Self {
            // SAFETY: see above.
            unsafe { _mm256_add_epi16(self, other) }
        }

        #[inline(always)]
        fn minus(self, other: Self) -> Self {
            // SAFETY: see above.
            unsafe { _mm256_sub_epi16(self, other) }
        }

        #[inline(always)]
        fn weigh(self, weights: Self, sums: Self) -> Self {
            // SAFETY: see above.
            unsafe {
                let most = _mm256_set1_epi16(Weights::CLIP);
                let active = _mm256_min_epi16(_mm256_max_epi16(self, _mm256_setzero_si256()), most);
                let term = _mm256_madd_epi16(_mm256_mullo_epi16(active, weights), active);
                _mm256_add_epi32(sums, term)
            }
        }

        #[inline(always)]
        fn nothing() -> Self {
            // SAFETY: see above.
            unsafe { _mm256_setzero_si256() }
        }

        #[inline(always)]
        fn total(sums: Self) -> i32 {
            // SAFETY: any bits are numbers.
            let sums: [i32; 8] = unsafe { std::mem::transmute(sums) };
            sums.into_iter().sum()
        }
    }
}

//! The transposition table: what is known of positions that were searched before.

mod memory;

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use self::memory::{Cluster, Clusters};
use crate::Score;

/// How a stored score bounds the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The code of the best move, see [`crate::Candidate::code`]; `None` if none stood out.
    pub code: Option<u32>,
    /// Distances counted from the position itself.
    pub score: Score,
    pub depth: u8,
    pub bound: Bound,
}

/// Results of earlier search, found again by a position's key.
///
/// Any number of threads may use one table without locks: a slot keeps its key mixed with its
/// data, so that a slot torn between two writers is taken for a stranger's.
#[derive(Debug)]
pub struct Table {
    clusters: Clusters,
    generation: AtomicU8,
}

const GENERATIONS: u8 = 64;

/// All zero where nothing was put yet.
#[derive(Debug)]
struct Slot {
    mixed: AtomicU64,
    data: AtomicU64,
}

impl Table {
    /// An empty table of about this many mebibytes; 0 gives the smallest there is.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        let clusters = (mebibytes * (1 << 20) / size_of::<Cluster>()).max(16);
        Self { clusters: Clusters::new(clusters), generation: AtomicU8::new(1) }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.clusters.slots() {
            slot.mixed.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
    }

    /// Lets entries of earlier searches give way first.
    pub(crate) fn next_generation(&self) {
        let next = (self.generation.load(Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Relaxed);
    }

    /// Brings what is known of a key nearer, to be asked for soon.
    pub(crate) fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let cluster: *const Cluster = self.cluster(key);
            // SAFETY: a hint, which reads and writes nothing; the address is of a cluster anyway.
            #[allow(unsafe_code)]
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(cluster.cast());
            }
        }
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.cluster(key).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (data != 0 && slot.mixed.load(Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    pub(crate) fn put(&self, key: u64, mut entry: Entry) {
        let generation = self.generation.load(Relaxed);
        let mut victim = &self.cluster(key)[0];
        let mut least = i32::MAX;
        for slot in self.cluster(key) {
            let data = slot.data.load(Relaxed);
            if data == 0 {
                victim = slot;
                break;
            }
            let age = (generation + GENERATIONS - generation_of(data)) % GENERATIONS;
            let old = unpack(data);
            if slot.mixed.load(Relaxed) ^ data == key {
                if entry.code.is_none() {
                    entry.code = old.code;
                }
                let deeper = entry.bound != Bound::Exact && age == 0;
                if deeper && old.depth > entry.depth + 3 {
                    return;
                }
                victim = slot;
                break;
            }
            let worth = i32::from(old.depth) - 8 * i32::from(age);
            if worth < least {
                least = worth;
                victim = slot;
            }
        }
        let data = pack(entry, generation);
        victim.data.store(data, Relaxed);
        victim.mixed.store(key ^ data, Relaxed);
    }

    fn cluster(&self, key: u64) -> &Cluster {
        // The high half of the product spreads keys evenly over any number of clusters.
        let index = (u128::from(key) * self.clusters.count() as u128) >> 64;
        self.clusters.at(index as usize)
    }
}

// Data: move code 32 bits, score 16, depth 8, bound 2, generation 6. The bound is never 0, so
// that used data is never 0. A missing move is code `u32::MAX`.

fn pack(entry: Entry, generation: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    u64::from(entry.code.unwrap_or(u32::MAX)) << 32
        | u64::from(entry.score.bits()) << 16
        | u64::from(entry.depth) << 8
        | bound << 6
        | u64::from(generation)
}

fn unpack(data: u64) -> Entry {
    let code = (data >> 32) as u32;
    Entry {
        code: (code != u32::MAX).then_some(code),
        score: Score::from_bits((data >> 16) as u16),
        depth: (data >> 8) as u8,
        bound: match data >> 6 & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
    }
}

fn generation_of(data: u64) -> u8 {
    data as u8 % GENERATIONS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8) -> Entry {
        Entry { code: Some(77), score: Score::loss_in(12), depth, bound: Bound::AtMost }
    }

    #[test]
    fn what_is_put_is_found_by_its_full_key() {
        let table = Table::new(0);
        let key = 0x0123_4567_89ab_cdef;
        table.put(key, entry(9));
        assert_eq!(table.get(key), Some(entry(9)));
        assert_eq!(table.get(key ^ 1), None);
        table.clear();
        assert_eq!(table.get(key), None);
    }

    #[test]
    fn a_bound_without_a_move_keeps_the_known_one() {
        let table = Table::new(0);
        table.put(5, entry(3));
        table.put(5, Entry { code: None, ..entry(4) });
        assert_eq!(table.get(5), Some(entry(4)));
    }

    #[test]
    fn shallow_and_old_entries_give_way() {
        let table = Table::new(0);
        for (key, depth) in [(1, 9), (2, 2), (3, 8), (4, 7)] {
            table.put(key, entry(depth));
        }
        table.put(5, entry(1));
        assert_eq!(table.get(2), None);
        table.next_generation();
        for key in 6..10 {
            table.put(key, entry(1));
        }
        assert_eq!(table.get(1), None);
    }
}

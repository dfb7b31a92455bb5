//! Memory for a table: zero and not touched until it is used, in large pages where the system has
//! them.

use super::Slot;

/// Slots that lie in one line of the processor's cache.
pub(super) type Cluster = [Slot; 4];

/// Of x86-64, and a multiple of every smaller page.
const LARGE_PAGE: usize = 2 << 20;

/// The clusters of a table.
///
/// A table is looked into at random, and with small pages nearly every look needs another page's
/// place to be found first, which takes longer than to read it.
#[derive(Debug)]
pub(super) struct Clusters {
    /// Those of all clusters, and more, as memory may begin within a line or page.
    slots: Box<[Slot]>,
    /// Slots before the first cluster.
    skipped: usize,
    count: usize,
}

impl Clusters {
    /// So many empty ones. Memory is taken from the system only where something is put, so that
    /// the largest table is there at once.
    pub fn new(count: usize) -> Self {
        let bytes = count * size_of::<Cluster>();
        let align = if bytes < LARGE_PAGE { size_of::<Cluster>() } else { LARGE_PAGE };
        let mut slots = Box::new_zeroed_slice((bytes + align) / size_of::<Slot>());
        let begin = slots.as_ptr().addr();
        let skipped = (begin.next_multiple_of(align) - begin) / size_of::<Slot>();
        #[cfg(target_os = "linux")]
        ask_for_large_pages(&mut slots[skipped..]);
        // SAFETY: a slot is two numbers, for which any bits will do.
        #[allow(unsafe_code)]
        let slots = unsafe { slots.assume_init() };
        Self { slots, skipped, count }
    }

    pub fn count(&self) -> usize {
        self.count
    }

    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    #[inline]
    pub fn at(&self, index: usize) -> &Cluster {
        &self.slots[self.skipped..].as_chunks().0[index]
    }
}

/// Asks the system to keep memory that begins with a large page, and that nothing was written to,
/// in such pages. It may decline.
#[cfg(target_os = "linux")]
fn ask_for_large_pages<T>(memory: &mut [std::mem::MaybeUninit<T>]) {
    use rustix::mm::{Advice, madvise};

    let length = size_of_val(memory) / LARGE_PAGE * LARGE_PAGE;
    if length == 0 {
        return;
    }
    // SAFETY: the pages lie wholly within memory that is ours, and this advice changes nothing of
    // what is in them.
    #[allow(unsafe_code)]
    let _ = unsafe { madvise(memory.as_mut_ptr().cast(), length, Advice::LinuxHugepage) };
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering::Relaxed;

    use super::*;

    #[test]
    fn every_cluster_is_there_once_and_lies_in_one_line() {
        for count in [1, 5, (6 << 15) + 3] {
            let clusters = Clusters::new(count);
            for index in [0, count / 2, count - 1] {
                let cluster = clusters.at(index);
                assert_eq!(std::ptr::from_ref(cluster).addr() % size_of::<Cluster>(), 0);
                cluster[3].data.fetch_add(1, Relaxed);
            }
            let put: u64 = clusters.slots().iter().map(|slot| slot.data.load(Relaxed)).sum();
            assert_eq!(put, 3);
        }
    }
}

//! Memory for a table, in large pages where the system has them.

/// Elements of one kind, made by a function.
///
/// A table is looked into at random, and with small pages nearly every look needs another page's
/// place to be found first, which takes longer than to read it.
pub(super) fn filled<T>(count: usize, make: impl FnMut() -> T) -> Box<[T]> {
    let mut elements = Vec::with_capacity(count);
    #[cfg(target_os = "linux")]
    ask_for_large_pages(elements.spare_capacity_mut());
    elements.resize_with(count, make);
    elements.into_boxed_slice()
}

/// Asks the system to keep memory that nothing was written to in large pages. It may decline.
#[cfg(target_os = "linux")]
fn ask_for_large_pages<T>(memory: &mut [std::mem::MaybeUninit<T>]) {
    use rustix::mm::{Advice, madvise};

    /// Of x86-64, and a multiple of every smaller page.
    const PAGE: usize = 2 << 20;
    let range = memory.as_mut_ptr_range();
    let skipped = range.start.addr().next_multiple_of(PAGE) - range.start.addr();
    let length = size_of_val(memory).saturating_sub(skipped) / PAGE * PAGE;
    if length == 0 {
        return;
    }
    let start = range.start.wrapping_byte_add(skipped);
    // SAFETY: the pages lie wholly within memory that is ours, and this advice changes nothing of
    // what is in them.
    #[allow(unsafe_code)]
    let _ = unsafe { madvise(start.cast(), length, Advice::LinuxHugepage) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_is_filled_whatever_pages_it_lies_in() {
        for count in [0, 1, 5 << 17, (6 << 17) + 3] {
            let mut next = 0;
            let made = filled(count, || {
                next += 1_u64;
                next
            });
            assert!(made.iter().copied().eq(1..=count as u64));
        }
    }
}

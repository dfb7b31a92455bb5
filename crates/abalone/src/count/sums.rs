//! A small number for every cell at once: word `k` holds bit `k` of each cell's number.

/// How many cells, as a term of a sum.
#[inline(always)]
pub(super) fn ones(cells: u64) -> i64 {
    i64::from(cells.count_ones())
}

/// The sum of the numbers of these cells.
#[inline(always)]
pub(super) fn weigh<const N: usize>(cells: u64, numbers: [u64; N]) -> i64 {
    let mut sum = 0;
    for (k, bits) in numbers.into_iter().enumerate() {
        sum += ones(cells & bits) << k;
    }
    sum
}

/// Sum and carry of two bits.
#[inline(always)]
fn half(a: u64, b: u64) -> (u64, u64) {
    (a ^ b, a & b)
}

/// Sum and carry of three bits.
#[inline(always)]
fn full(a: u64, b: u64, c: u64) -> (u64, u64) {
    (a ^ b ^ c, (a & b) | ((a ^ b) & c))
}

/// How many of the four sets have each cell.
#[inline(always)]
pub(super) fn count_4([a, b, c, d]: [u64; 4]) -> [u64; 3] {
    let (abc, carry) = full(a, b, c);
    let (low, other) = half(abc, d);
    let (middle, high) = half(carry, other);
    [low, middle, high]
}

/// How many of the six sets have each cell.
#[inline(always)]
pub(super) fn count_6([a, b, c, d, e, f]: [u64; 6]) -> [u64; 3] {
    let (abc, first) = full(a, b, c);
    let (def, second) = full(d, e, f);
    let (low, third) = half(abc, def);
    let (middle, high) = full(first, second, third);
    [low, middle, high]
}

/// `a` + 2 `b`.
#[inline(always)]
pub(super) fn add_doubled(a: [u64; 3], b: [u64; 3]) -> [u64; 5] {
    let (second, carry) = half(a[1], b[0]);
    let (third, carry) = full(a[2], b[1], carry);
    let (fourth, fifth) = half(b[2], carry);
    [a[0], second, third, fourth, fifth]
}

/// `sum` + `more`, which must stay below 128.
#[inline(always)]
pub(super) fn add(sum: [u64; 7], more: [u64; 3]) -> [u64; 7] {
    let (a, carry) = half(sum[0], more[0]);
    let (b, carry) = full(sum[1], more[1], carry);
    let (c, carry) = full(sum[2], more[2], carry);
    let (d, carry) = half(sum[3], carry);
    let (e, carry) = half(sum[4], carry);
    let (f, carry) = half(sum[5], carry);
    [a, b, c, d, e, f, sum[6] ^ carry]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Six words in which every combination of six bits occurs at some place.
    fn all() -> [u64; 6] {
        std::array::from_fn(|bit| (0..64).filter(|n| n >> bit & 1 == 1).map(|n| 1 << n).sum())
    }

    #[test]
    fn sums_of_bits_are_sums() {
        let [a, b, c, d, e, f] = all();
        for n in 0..64u32 {
            let at = |numbers: &[u64]| weigh_at(1 << n, numbers);
            assert_eq!(at(&count_6(all())), n.count_ones());
            assert_eq!(at(&count_4([a, b, c, d])), (n & 15).count_ones());
            assert_eq!(at(&add_doubled([a, b, c], [d, e, f])), (n & 7) + 2 * (n >> 3));
            assert_eq!(at(&add([a, b, c, !0, 0, 0, 0], [d, e, f])), (n & 7) + 8 + (n >> 3));
        }
        assert_eq!(weigh(!0, all()), (0..64).sum());
    }

    fn weigh_at(cell: u64, numbers: &[u64]) -> u32 {
        numbers.iter().enumerate().map(|(k, bits)| u32::from(bits & cell != 0) << k).sum()
    }
}

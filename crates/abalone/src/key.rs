//! Hash keys of positions.

/// Marble kinds: six colours and neutral.
pub(crate) const KINDS: usize = 7;

/// One random word for each marble on each cell index.
pub(crate) static MARBLES: [[u64; 91]; KINDS] = {
    let mut table = [[0; 91]; KINDS];
    let mut seed = 0;
    let mut kind = 0;
    while kind < KINDS {
        let mut cell = 0;
        while cell < 91 {
            seed += 1;
            table[kind][cell] = mix(seed);
            cell += 1;
        }
        kind += 1;
    }
    table
};

/// SplitMix64: spreads any small number over all 64 bits.
pub(crate) const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

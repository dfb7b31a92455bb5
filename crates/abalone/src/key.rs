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

/// Keeps what is mixed beside the marbles apart from their small seeds.
pub(crate) const APART: u64 = 0x5851_f42d_4c95_7f2d;

/// SplitMix64: spreads any small number over all 64 bits.
pub(crate) const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use sumito_core::Position as _;

    use crate::{Board, Hex61, Hex91, Position, Rules};

    fn follows_the_marbles<B: Board>(rules: &str) {
        let rules: Arc<Rules> = Arc::new(rules.parse().unwrap());
        let mut position = Position::<B>::start(&rules).unwrap();
        for ply in 0..300 {
            let mut scratch = Position::<B>::bare(&rules);
            scratch.put(position.marbles());
            assert_eq!(position.state.marble_key, scratch.state.marble_key);
            let moves = position.moves();
            let Some(&mv) = moves.get(ply * 7919 % moves.len().max(1)) else { break };
            position.apply(mv);
        }
    }

    #[test]
    fn the_key_kept_is_the_key_from_scratch() {
        follows_the_marbles::<Hex61>("abalone/one-colour?shield=yes&rotate=yes&goal=14");
        follows_the_marbles::<Hex61>("abalone/6-players?neutral=E5&rotate=yes");
        follows_the_marbles::<Hex61>("abalone/standard?goal=14");
        follows_the_marbles::<Hex91>("abalone/grand");
    }
}

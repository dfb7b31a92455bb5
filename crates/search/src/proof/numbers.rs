//! Proof and disproof numbers, and where they are kept.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::judge::Decided;

/// How much work is left before a position is proved or disproved, at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub proof: u32,
    pub disproof: u32,
    /// Plies to the aim, where it is proved. Where it is disproved: 0, or 1 if more plies might
    /// change that.
    pub plies: u32,
}

/// What no finite work gives.
pub(super) const NEVER: u32 = u32::MAX;

impl Numbers {
    /// Disproved, perhaps only for want of plies.
    pub const fn disproved(is_cut: bool) -> Self {
        Self { proof: NEVER, disproof: 0, plies: is_cut as u32 }
    }

    /// Whether it is disproved for want of plies.
    pub const fn is_cut(self) -> bool {
        self.is_disproved() && self.plies > 0
    }

    pub const fn proved(plies: u32) -> Self {
        Self { proof: 0, disproof: NEVER, plies }
    }

    pub const fn is_proved(self) -> bool {
        self.proof == 0
    }

    pub const fn is_disproved(self) -> bool {
        self.disproof == 0
    }

    pub const fn is_decided(self) -> bool {
        self.is_proved() || self.is_disproved()
    }
}

impl From<Decided> for Numbers {
    fn from(decided: Decided) -> Self {
        match decided {
            Decided::Achieved(plies) => Self::proved(plies),
            Decided::Out => Self::disproved(false),
            Decided::TooFar => Self::disproved(true),
        }
    }
}

/// Keys are hashes already.
#[derive(Clone, Copy, Default)]
pub(super) struct Through(u64);

impl Hasher for Through {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = self.0.rotate_left(8) ^ key;
    }
}

/// A map by keys of positions.
pub(super) type Keyed<T> = HashMap<u64, T, BuildHasherDefault<Through>>;

/// Numbers by position, as many as there is room for.
pub(super) struct Store {
    entries: Keyed<(Numbers, u32)>,
    most: usize,
    /// Whether even what is decided leaves no room.
    pub full: bool,
}

/// About what an entry takes, room to grow included.
const ENTRY: usize = 64;

impl Store {
    pub fn new(memory: usize) -> Self {
        Self { entries: Keyed::default(), most: (memory / ENTRY).max(1_024), full: false }
    }

    pub fn get(&self, key: u64) -> Option<Numbers> {
        self.entries.get(&key).map(|entry| entry.0)
    }

    /// Keeps numbers that took so many nodes of work.
    pub fn put(&mut self, key: u64, numbers: Numbers, work: u64) {
        if self.entries.len() >= self.most {
            self.make_room();
        }
        let work = u32::try_from(work).unwrap_or(u32::MAX);
        self.entries.insert(key, (numbers, work));
    }

    /// Forgets undecided positions that took little work.
    fn make_room(&mut self) {
        let mut least = 4;
        while self.entries.len() > self.most / 2 && least < u32::MAX / 4 {
            self.entries.retain(|_, (numbers, work)| numbers.is_decided() || *work >= least);
            least *= 4;
        }
        self.full = self.entries.len() > self.most / 4 * 3;
    }
}

//! A hash that stays the same.

/// FNV-1a of 64 bits: the same on every machine and in every version, for what is kept. It is
/// enough against accidents, not against anyone who means to deceive it.
///
/// ```
/// use sumito_core::Fnv;
/// let mut hash = Fnv::new();
/// hash.add(b"foo");
/// hash.add(b"bar");
/// assert_eq!(hash.value(), 0x8594_4171_f739_67e8);
/// assert_eq!(Fnv::of(b"foobar"), hash.value());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fnv(u64);

impl Fnv {
    /// The hash of nothing.
    #[must_use]
    pub const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// The hash of some bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> u64 {
        let mut hash = Self::new();
        hash.add(bytes);
        hash.value()
    }

    /// Takes in more bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// The hash of all that was taken in.
    #[must_use]
    pub const fn value(self) -> u64 {
        self.0
    }
}

impl Default for Fnv {
    fn default() -> Self {
        Self::new()
    }
}

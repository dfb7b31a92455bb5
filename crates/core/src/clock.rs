//! Clocks as pure arithmetic.

//! The rules of Abalone, held against tables, against a second generator, and against themselves.

mod cases;
mod counts;
mod properties;
mod random;
mod specification;

//! Evaluations and playing levels for every game.

//! Epaminondas and Crossings: rules, positions, moves, notations.

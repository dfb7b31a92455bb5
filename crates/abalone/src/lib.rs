//! Abalone for two to six players: geometry, rules as data, positions, moves, notations, terms.

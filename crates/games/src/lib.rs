//! The catalogue of push games, any game behind one type, and game records.

-- Who solves puzzles is known by a number in a cookie and by nothing else.
CREATE TABLE puzzle_try (
    player TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    solved INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, puzzle)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_rating (
    player TEXT NOT NULL,
    theme TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (player, theme)
) STRICT, WITHOUT ROWID;

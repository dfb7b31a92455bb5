-- A game is the list of its events; the row in `game` is what lists and the start of the server
-- need without replaying them.
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    rules TEXT NOT NULL,
    controllers TEXT NOT NULL,
    plies INTEGER NOT NULL,
    outcome TEXT,
    awake INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

CREATE INDEX game_recent ON game (changed DESC);
CREATE INDEX game_awake ON game (awake) WHERE awake;

CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- When a game out of memory has to be looked at because the clock of the seat to move runs out.
ALTER TABLE game ADD COLUMN due INTEGER;

CREATE INDEX game_due ON game (due) WHERE due IS NOT NULL;

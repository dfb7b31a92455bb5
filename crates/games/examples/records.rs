//! Plays the project's own games for `tests-data/records` and writes them there.
//!
//! Moves are random, ejections and captures preferred, so that games end; each game is decided by
//! its number alone. Run `cargo run -p sumito-games --example records` after a change of the
//! rules or of the record format, and look at what changed.

use std::path::Path;
use std::{fs, io};

use rand::seq::IndexedRandom as _;
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use sumito_core::{Position as _, Seat};
use sumito_games::record::Record;
use sumito_games::{Game, Move, Position};

const DUELS: [(&str, usize); 12] = [
    ("abalone", 400),
    ("abalone", 90),
    ("abalone/standard", 400),
    ("abalone/german-daisy?goal=4", 300),
    ("abalone/alliances?goal=3,2", 200),
    ("abalone/the-wall?move-limit=20", 60),
    ("abalone/snakes?repetition=draw", 120),
    ("abalone/standard?side=5&obstacles=E5&holes=D4,F6", 200),
    ("abalone?shield=yes&rotate=yes", 120),
    ("abalone/one-colour", 200),
    ("abalone/grand?goal=4", 200),
    ("abalone?start=random&seed=7", 60),
];

const SEATS: [(&str, usize); 10] = [
    ("abalone/3-players-11", 200),
    ("abalone/3-players-12?goal=3", 200),
    ("abalone/4-players-9?goal=4", 200),
    ("abalone/4-players-8?partner-moves=yes", 120),
    ("abalone/4-players-daisy?goal=3", 200),
    ("abalone/5-players?goal=3", 200),
    ("abalone/6-players?move-limit=8", 120),
    ("abalone?teams=shared&goal=3", 200),
    ("abalone?teams=crossed&goal=3", 200),
    ("abalone/3-players-11?goal=2&shield=yes", 200),
];

const EPAMINONDAS: [(&str, usize); 8] = [
    ("epaminondas", 300),
    ("epaminondas?symmetry=none", 200),
    ("epaminondas?files=8&ranks=8", 400),
    ("epaminondas/stones", 150),
    ("epaminondas?files=5&ranks=6&repetition=draw", 200),
    ("crossings", 400),
    ("crossings", 400),
    ("crossings?move-limit=10", 40),
];

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests-data/records");
    fs::create_dir_all(&folder)?;
    let files = [("duels", &DUELS[..]), ("seats", &SEATS), ("epaminondas", &EPAMINONDAS)];
    for (name, games) in files {
        let records: Vec<String> = games
            .iter()
            .enumerate()
            .map(|(number, (rules, longest))| record(number, rules, *longest).write())
            .collect();
        fs::write(folder.join(name).with_extension("apgn"), records.join("\n"))?;
    }
    Ok(())
}

fn record(number: usize, rules: &str, longest: usize) -> Record {
    let mut random = ChaCha8Rng::seed_from_u64(number as u64);
    let rules = rules.parse().unwrap_or_else(|e| panic!("{rules}: {e}"));
    let mut game = Game::new(rules).expect("rules with a start");
    let seats = game.line_up().len();
    while game.outcome().is_none() && game.events().len() < longest {
        let seat = Seat::new(random.random_range(0..seats));
        match random.random_range(0..400) {
            0 if seats > 2 => game.pass().expect("three seats or more may pass"),
            1 if seats > 2 && !game.position().out().contains(seat) => {
                game.resign(seat).expect("a seat in play may resign");
            }
            2 if seats > 2 && !game.position().out().contains(seat) => {
                game.flag(seat).expect("a seat in play has a clock");
            }
            _ => {
                let mv = pick(game.position(), &mut random);
                game.play(mv).expect("a listed move");
            }
        }
    }
    if game.outcome().is_none() {
        let seat = Seat::new(number % seats);
        let _ = match number % 4 {
            0 => game.resign(seat),
            1 => game.flag(seat),
            2 => game.agree_draw(),
            _ => Ok(()),
        };
    }
    let mut record = Record::from_game(&game);
    let tags = Record::player_tags(game.line_up());
    for (seat, tag) in tags.iter().enumerate() {
        record.set_tag(tag, &format!("Random {}", seat + 1)).expect("a player's tag");
    }
    record.set_tag("Event", &format!("Random games, {}", number + 1)).expect("a free tag");
    record.set_tag("Date", "2026.11.29").expect("a free tag");
    record
}

/// A random move, one that takes something if there is any.
fn pick(position: &Position, random: &mut ChaCha8Rng) -> Move {
    let moves = position.moves();
    let takes = |mv: &Move| {
        let effect = position.effect(*mv);
        !effect.removed.is_empty() || effect.shifts.iter().any(|(_, to)| to.is_none())
    };
    let taking: Vec<Move> = moves.iter().copied().filter(takes).collect();
    *if taking.is_empty() { &moves } else { &taking }.choose(random).expect("a move")
}

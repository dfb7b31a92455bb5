//! Books against plain counts, mirrors and damage.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use sumito_core::{Position as _, Seat};
use sumito_engine::{Engine, Limits, Options};
use sumito_games::{Event, Game, Position, Rules};
use sumito_study::book::{Book, BookError, shipped};
use sumito_study::{Settings, Symmetries, annotate};

/// A game of moves that a seed chooses.
fn random_game(rules: &str, position: Option<&str>, plies: usize, seed: u64) -> Game {
    let rules: Rules = rules.parse().unwrap();
    let start = match position {
        Some(text) => Position::read(&rules, text).unwrap(),
        None => rules.start().unwrap(),
    };
    let mut game = Game::from_position(start);
    let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    while game.outcome().is_none() && game.events().len() < plies {
        let moves = game.position().moves();
        dice = dice.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        game.play(moves[(dice >> 33) as usize % moves.len()]).unwrap();
    }
    game
}

/// The same game as somebody sees it to whom positions look different, as this says of their texts.
fn seen(game: &Game, look: impl Fn(&str) -> String) -> Game {
    let rules = game.rules();
    let image = |position: &Position| Position::read(&rules, &look(&position.to_string())).unwrap();
    let mut seen = Game::from_position(image(game.start()));
    for after in &game.positions()[1..] {
        let wanted = image(after);
        let leads = |&mv: &sumito_games::Move| {
            let mut position = seen.position().clone();
            position.apply(mv);
            position == wanted
        };
        let mv = seen.position().moves().into_iter().find(leads).unwrap();
        seen.play(mv).unwrap();
    }
    seen
}

/// Left and right changed.
fn mirrored(text: &str) -> String {
    let (rows, rest) = text.split_once(' ').unwrap();
    let rows: Vec<String> = rows.split('/').map(|row| row.chars().rev().collect()).collect();
    format!("{} {rest}", rows.join("/"))
}

/// Top and bottom changed, which on a hexagon is a half turn and a mirror.
fn upside_down(text: &str) -> String {
    let (rows, rest) = text.split_once(' ').unwrap();
    let rows: Vec<&str> = rows.split('/').rev().collect();
    format!("{} {rest}", rows.join("/"))
}

/// Black and White changed.
fn recoloured(text: &str) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for word in &mut words[..2] {
        *word = word
            .chars()
            .map(|c| {
                if c == 'b' {
                    'w'
                } else if c == 'w' {
                    'b'
                } else {
                    c
                }
            })
            .collect();
    }
    words[2] = words[2].split(',').rev().collect::<Vec<_>>().join(",");
    words.join(" ")
}

fn book(games: &[Game], plies: usize) -> Book {
    let mut book = Book::default();
    games.iter().for_each(|game| book.add(game, plies));
    book
}

const MIDDLE: &str = "5/2ww2/1wwwb2/2wwbb2/2wbbbw2/2bbbww1/2bww2/2b3/5 b 0,0 0 0";

#[test]
fn mirrored_games_are_one() {
    for seed in 0..20 {
        let game = random_game("abalone/empty?goal=6", Some(MIDDLE), 30, seed);
        let plain = book(std::slice::from_ref(&game), 30);
        for look in [mirrored, upside_down] {
            let mut other = book(&[seen(&game, look)], 30);
            assert_eq!(other.moves(game.start()), plain.moves(game.start()));
            other.add(&game, 30);
            let [contents] = &other.contents()[..] else { panic!() };
            assert_eq!((contents.games, contents.starts.len()), (2, 1));
            assert_eq!(contents.moves, plain.contents()[0].moves);
        }
    }
    let game = random_game("epaminondas?files=9&ranks=8", None, 30, 3);
    assert_eq!(book(&[seen(&game, mirrored)], 30), book(&[game], 30));
}

#[test]
fn colours_may_change_where_nothing_else_tells_them_apart() {
    let changed = |rules: &str, look: fn(&str) -> String| {
        let start = (rules.starts_with("abalone")).then_some(MIDDLE);
        let game = random_game(rules, start, 20, 7);
        let symmetries = Symmetries::of(&game.rules());
        let same = |p: &Position| {
            let other = Position::read(&game.rules(), &look(&p.to_string())).unwrap();
            symmetries.key(p) == symmetries.key(&other)
        };
        let all = game.positions().len();
        game.positions().iter().filter(|p| same(p)).count() as f64 / all as f64
    };
    assert_eq!(changed("abalone/empty?goal=6", recoloured), 1.0);
    // The goals tell the teams apart, the board its upper from its lower half.
    assert_eq!(changed("abalone/empty?goal=6,5", recoloured), 0.0);
    let swapped = |text: &str| recoloured(&upside_down(text));
    assert_eq!(changed("epaminondas?symmetry=none", swapped), 1.0);
    assert!(changed("epaminondas?symmetry=none", recoloured) < 0.1);
    let key = |rules: &str, corner: &str, rows: &str| {
        let rules: Rules = rules.parse().unwrap();
        let position = Position::read(&rules, &format!("{rows}/{corner} b")).unwrap();
        Symmetries::of(&rules).key(&position)
    };
    let (left, right) = ("5/6/7/8/3b5/8/2w4/6", "5/6/7/8/5b3/8/4w2/6");
    let (free, barred) = ("abalone/empty?goal=1", "abalone/empty?goal=1&obstacles=A1");
    assert_eq!(key(free, "5", left), key(free, "5", right));
    assert_ne!(key(barred, "x4", left), key(barred, "x4", right));
}

#[test]
fn transpositions_are_one_position() {
    let play = |moves: &str| {
        let mut game = Game::new("abalone/standard".parse().unwrap()).unwrap();
        moves.split_whitespace().for_each(|mv| game.play_text(mv).unwrap());
        game
    };
    let book = book(&[play("A1B2 I5H5 A5B5 I9H8 C3D4"), play("A5B5 I5H5 A1B2 I9H8 C3D4")], 5);
    let met = play("A1B2 I5H5 A5B5 I9H8");
    let moves = book.moves(met.position());
    assert_eq!((moves.len(), moves[0].games, moves[0].text.as_str()), (1, 2, "C3D4"));
}

#[test]
fn totals_are_those_of_a_plain_count() {
    let games: Vec<Game> =
        (0..12).map(|seed| random_game("abalone/belgian-daisy?goal=1", None, 200, seed)).collect();
    const PLIES: usize = 16;
    let book = book(&games, PLIES);
    // What is plain: how often each side made a move and won, whatever the position.
    let mut plain: HashMap<Seat, (u32, u32)> = HashMap::new();
    for game in &games {
        for (before, event) in game.positions().iter().zip(game.events()).take(PLIES) {
            assert!(matches!(event, Event::Move(_)));
            let won = game.outcome().and_then(|o| o.winner())
                == Some(before.line_up().team(before.turn()));
            let count = plain.entry(before.turn()).or_default();
            *count = (count.0 + 1, count.1 + u32::from(won));
        }
    }
    let mut counted = [(0, 0); 2];
    for branch in book.tree(games[0].start(), PLIES) {
        let seat = &mut counted[branch.depth % 2];
        *seat = (seat.0 + branch.mv.games, seat.1 + branch.mv.wins);
    }
    for seat in [0, 1] {
        assert_eq!(counted[seat], plain[&Seat::new(seat)], "seat {seat}");
    }
}

/// A game that goes back to where it was twice, and one that comes there by another way.
#[test]
fn what_follows_a_position_stands_in_a_tree_but_once() {
    let play = |moves: &str| {
        let mut game = Game::new("abalone/standard".parse().unwrap()).unwrap();
        moves.split_whitespace().for_each(|mv| game.play_text(mv).unwrap());
        game
    };
    let back = "C3C4 G5G6 C6C5 G8G7";
    let games = [
        play(&format!("{back} {back} A1B2 I5H5 A5B5")),
        play("A1B2 I5H5 A5B5 I9H8"),
        play("A5B5 I5H5 A1B2 I9H8 C3D4"),
    ];
    let book = book(&games, usize::MAX);
    let known = book.contents()[0].moves;
    let tree = book.tree(games[0].start(), usize::MAX);
    assert_eq!(tree.len(), known, "{tree:?}");
    assert!(tree.iter().any(|branch| branch.transposes));
    // What is nearer the start is there whole, however long the ways that lead to it later.
    let short = book.tree(games[0].start(), 5);
    assert!(short.iter().any(|branch| branch.mv.text == "C3D4" && branch.depth == 4));
    assert!(book.tree(games[0].start(), 0).is_empty());
    assert_eq!(book.tree(games[0].start(), 1).len(), book.moves(games[0].start()).len());
}

#[test]
fn a_judged_book_says_what_the_engine_says() {
    let game = random_game("abalone/standard", None, 2, 5);
    let mut book = book(std::slice::from_ref(&game), 2);
    let engine = Engine::new(&Options::default());
    let (limits, stop) = (Limits::depth(2), AtomicBool::new(false));
    assert!(book.judge(&engine, &limits, &stop, |done, of| assert!(done <= of && of == 2)));
    let told = annotate(&game, &engine, &Settings::new(limits), &stop, |_, _| ()).unwrap();
    let moves = book.moves(game.start());
    assert_eq!(moves[0].score, Some(told.plies[0].score));
    assert_eq!(Book::read(&book.write()).unwrap(), book);
    book.prune(2);
    assert!(book.moves(game.start()).is_empty());
}

#[test]
fn damage_is_refused_and_never_more() {
    let games: Vec<Game> = (0..3).map(|seed| random_game("crossings", None, 8, seed)).collect();
    let bytes = book(&games, 8).write();
    assert_eq!(Book::read(b""), Err(BookError::Foreign));
    assert_eq!(Book::read(b"SUMITOBK"), Err(BookError::Damaged));
    assert_eq!(Book::read(b"SUMITOBK\x02\x00"), Err(BookError::Version(2)));
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x20;
        let error = Book::read(&damaged).unwrap_err();
        assert!(!error.to_string().is_empty());
        assert!(Book::read(&bytes[..at]).is_err());
    }
    // With a checksum that fits, nonsense is still refused and not believed about its size.
    let checked = |content: &[u8]| {
        let mut bytes = [b"SUMITOBK\x01\x00".as_slice(), content].concat();
        let mut sum = 0xcbf2_9ce4_8422_2325u64;
        bytes.iter().for_each(|&b| sum = (sum ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
        bytes.extend_from_slice(&sum.to_le_bytes());
        Book::read(&bytes)
    };
    assert_eq!(checked(b"\0"), Ok(Book::default()));
    for content in
        [&b"\xff\xff\xff\xff\x0f"[..], b"\x01\x05chess", b"\x01\xff\xff\xff\xff\x7f", b"\0\0"]
    {
        assert!(matches!(checked(content), Err(BookError::Invalid(_))), "{content:?}");
    }
}

#[test]
fn the_shipped_book_is_whole() {
    let shipped = shipped();
    for contents in shipped.contents() {
        let rules: Rules = contents.rules.parse().unwrap();
        let start = rules.start().unwrap();
        let moves = shipped.moves(&start);
        assert!(!moves.is_empty() && moves.windows(2).all(|pair| pair[0].games >= pair[1].games));
    }
}

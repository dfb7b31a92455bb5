//! Records of random games under random rule sets, with remarks thrown in, read as written.

use proptest::collection::vec;
use proptest::prelude::*;
use sumito_core::{Position as _, Seat};
use sumito_games::record::{Record, read_records};
use sumito_games::{Game, Move, Rules};

/// Rule sets built from parts; combinations that make no sense are left out by the caller.
fn rules() -> impl Strategy<Value = Rules> {
    let abalone = (
        prop::sample::select(vec![
            "abalone",
            "abalone/standard",
            "abalone/alliances",
            "abalone/snakes",
            "abalone/3-players-11",
            "abalone/3-players-12",
            "abalone/4-players-8",
            "abalone/4-players-daisy",
            "abalone/5-players",
            "abalone/6-players",
            "abalone/grand",
            "abalone/one-colour",
        ]),
        prop::sample::subsequence(
            vec![
                "goal=2",
                "obstacles=E5",
                "holes=D5",
                "neutral=F5",
                "neutral-off=wins",
                "hidden=yes",
                "teams=shared",
                "teams=crossed",
                "shield=yes",
                "rotate=yes",
                "partner-moves=yes",
                "move-limit=6",
                "repetition=draw",
                "repetition=loss",
                "start=random",
                "seed=3",
            ],
            0..4,
        ),
    );
    let epaminondas = (
        prop::sample::select(vec!["epaminondas", "epaminondas/stones", "crossings"]),
        prop::sample::subsequence(
            vec!["files=5", "ranks=7", "symmetry=none", "quiet-limit=9", "repetition=draw"],
            0..4,
        ),
    );
    prop_oneof![3 => abalone, 1 => epaminondas].prop_filter_map("no such rules", |(base, keys)| {
        let question = if keys.is_empty() { "" } else { "?" };
        let rules: Rules = format!("{base}{question}{}", keys.join("&")).parse().ok()?;
        rules.start().ok().map(|_| rules)
    })
}

/// What to do next: which kind of event, and which of the moves.
type Choice = (u8, u16);

fn play(rules: Rules, choices: &[Choice]) -> Game {
    let mut game = Game::new(rules).unwrap();
    let seats = game.line_up().len();
    for &(what, which) in choices {
        if game.outcome().is_some() {
            break;
        }
        let seat = Seat::new(usize::from(which) % seats);
        let rare = match what {
            0 => game.pass(),
            1 => game.resign(seat),
            2 => game.flag(seat),
            3 if which < 5000 => game.agree_draw(),
            _ => game.play(choose(&game, which)),
        };
        if rare.is_err() {
            game.play(choose(&game, which)).unwrap();
        }
    }
    game
}

fn choose(game: &Game, which: u16) -> Move {
    let moves = game.position().moves();
    moves[usize::from(which) % moves.len()]
}

fn remarks() -> impl Strategy<Value = Vec<(usize, String)>> {
    vec(
        (0..40_usize, prop_oneof!["\\PC*", "[ \n}{()\\[\\]\"a-z]*", "\n\n\\[A \"x?\"?\\]?\n*"]),
        0..4,
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn a_record_reads_as_it_was_written(
        rules in rules(),
        choices in vec((0..80_u8, any::<u16>()), 0..60),
        comments in remarks(),
        sidelines in vec((0..60_usize, any::<u16>()), 0..3),
        name in "\\PC*",
    ) {
        let game = play(rules, &choices);
        let mut record = Record::from_game(&game);
        record.set_tag("Event", &name).unwrap();
        for (step, text) in &comments {
            record.comment(*step, text);
        }
        for (step, which) in sidelines {
            let before = game.positions().get(step).filter(|p| p.outcome().is_none());
            let Some(before) = before else { continue };
            let moves = before.moves();
            // With seats passed over, steps and positions may part; then the move may not fit.
            let _ = record.variation(step, &[moves[usize::from(which) % moves.len()]]);
        }
        let text = record.write();
        let mut records = read_records(&text);
        let again = records.next().unwrap().map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        prop_assert!(records.next().is_none(), "{}", text);
        prop_assert_eq!(again.write(), text);
        prop_assert_eq!(again.game().moves(), game.moves());
        prop_assert_eq!(again.game().outcome(), game.outcome());
        prop_assert_eq!(again.game().position(), game.position());
        prop_assert_eq!(again.line().steps.len(), record.line().steps.len());
    }

    #[test]
    fn no_text_breaks_the_reader(text in "\\PC*") {
        for record in read_records(&text).flatten() {
            prop_assert_eq!(read_records(&record.write()).filter(Result::is_ok).count(), 1);
        }
    }

    #[test]
    fn no_movetext_breaks_the_reader(
        words in vec(
            prop_oneof![
                Just("A1B2"), Just("a5b5"), Just("1."), Just("2..."), Just("--"), Just("resign"),
                Just("flag-w"), Just("("), Just(")"), Just("{x}"), Just("{"), Just("; y\n"),
                Just("*"), Just("1-0"), Just("[x"), Just("!?"), Just("$1"), Just("...5"),
            ],
            0..24,
        ),
    ) {
        let head = "[Rules \"abalone\"]\n[Notation \"Aba-Pro\"]\n\n";
        let text = format!("{head}{}", words.join(" "));
        for record in read_records(&text).flatten() {
            let written = record.write();
            let again = read_records(&written).next().unwrap();
            let again = again.map_err(|e| TestCaseError::fail(format!("{e}\n{written}")))?;
            prop_assert_eq!(again.write(), written);
            prop_assert_eq!(again.line(), record.line());
        }
    }
}

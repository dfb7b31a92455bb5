use super::*;

fn choice(fields: &[(&str, &str)]) -> Choice {
    let pairs = fields.iter().map(|&(k, v)| (k.to_owned(), v.to_owned()));
    Choice::new(pairs.collect::<Vec<_>>().into())
}

fn rules(fields: &[(&str, &str)]) -> String {
    let choice = choice(fields);
    assert_eq!(choice.objections, [], "{}", choice.rules);
    choice.rules
}

fn about(fields: &[(&str, &str)]) -> Vec<String> {
    choice(fields).objections.into_iter().map(|objection| objection.about).collect()
}

#[test]
fn fields_make_a_rule_set() {
    let abalone = ("game", "abalone");
    for (fields, text) in [
        (&[][..], "abalone/belgian-daisy"),
        (&[abalone, ("layout", "standard"), ("files", "8")], "abalone/standard"),
        (&[abalone, ("goal", ""), ("goal", "5")], "abalone/belgian-daisy?goal=6,5"),
        (&[abalone, ("goal", "5"), ("goal", "5")], "abalone/belgian-daisy?goal=5"),
        (
            &[abalone, ("obstacles", "e5 E4"), ("neutral-off", "wins"), ("hidden", "yes")],
            "abalone/belgian-daisy?obstacles=E4,E5&hidden=yes",
        ),
        (
            &[abalone, ("neutral", "E5"), ("neutral-off", "wins"), ("rotate", "yes")],
            "abalone/belgian-daisy?neutral=E5&neutral-off=wins&rotate=yes",
        ),
        (
            &[abalone, ("start", "thrown"), ("seed", "4"), ("rows", "x")],
            "abalone/belgian-daisy?start=thrown&seed=4",
        ),
        (&[("game", "epaminondas"), ("size", "8x10")], "epaminondas?files=8&ranks=10"),
        (&[("game", "epaminondas"), ("layout", "stones")], "epaminondas/stones"),
        (&[("game", "crossings"), ("move-limit", "60")], "crossings?move-limit=60"),
        (&[("rules", "crossings")], "crossings"),
    ] {
        assert_eq!(rules(fields), text, "{fields:?}");
    }
}

#[test]
fn a_rule_set_fills_the_form_and_comes_out_again() {
    for text in [
        "abalone/standard?goal=5,6&without=A1&obstacles=E5&neutral=E4&neutral-off=forbidden",
        "abalone/alliances?one-colour=yes",
        "abalone/4-players-9?shield=yes&partner-moves=yes&move-limit=25&repetition=draw",
        "abalone/belgian-daisy?teams=crossed",
        "abalone/belgian-daisy?start=random&seed=7",
        "abalone/empty?side=3&goal=2&start=bbb/4/5/4/www",
        "abalone/grand",
        "epaminondas/stones?files=8&symmetry=half-turn&quiet-limit=30",
        "crossings?repetition=loss",
    ] {
        let first = choice(&[("rules", text)]);
        assert_eq!(first.objections, [], "{text}");
        assert_eq!(first.rules, text);
        // Sent once more as fields, as a browser does it.
        let again = Choice::new(first.fields.clone());
        assert_eq!(again.rules, text);
        assert!(first.link().starts_with("/new?rules="));
    }
    for small in SMALL {
        let text = small.rules();
        assert_eq!(rules(&[("game", "abalone"), ("layout", small.id)]), text);
        let filled = choice(&[("rules", &text)]);
        assert_eq!((filled.value("layout"), filled.value("start")), (small.id, ""));
        assert_eq!(filled.rules, text);
    }
}

#[test]
fn every_objection_is_told_with_its_field() {
    let fields = [("game", "abalone"), ("obstacles", "A1,Z9"), ("goal", "15"), ("seat", "99")];
    assert_eq!(about(&fields), ["goal", "obstacles", "seats"]);
    let fields = [("game", "abalone"), ("one-colour", "yes"), ("neutral", "E5"), ("hidden", "yes")];
    assert_eq!(about(&fields), ["neutral", "hidden"]);
    assert_eq!(about(&[("rules", "abalone/nowhere")]), ["rules"]);
    assert_eq!(about(&[("rules", "chess")]), ["rules"]);
    assert_eq!(
        about(&[("game", "epaminondas"), ("files", "2"), ("ranks", "17")]),
        ["files", "ranks"]
    );
    assert_eq!(about(&[("game", "abalone"), ("layout", "empty")]), ["start"]);
    assert_eq!(about(&[("clock", "own")]), ["clock"]);
    assert_eq!(about(&[("clock", "own"), ("clock-bonus", "10")]), ["clock"]);
    assert_eq!(about(&[("clock", "own"), ("clock-increment", "5")]), ["clock"]);
    let days = [("clock", "own"), ("clock-base", "5"), ("clock-days", "3")];
    assert_eq!(about(&days), ["clock"]);
    assert_eq!(about(&[("position", "nonsense")]), ["position"]);
    assert_eq!(about(&[("game", "chess")]), ["game"]);
    let nowhere = [("game", "abalone"), ("layout", "nowhere"), ("holes", "Z1"), ("goal", "3")];
    assert_eq!(about(&nowhere), ["holes", "layout"]);
    let seed = [("game", "abalone"), ("start", "random"), ("seed", "x")];
    assert_eq!(about(&seed), ["seed"], "that the start needs one is no news");
    let neutral = [("game", "abalone"), ("neutral", "Z9"), ("neutral-off", "wins")];
    assert_eq!(about(&neutral), ["neutral"]);
    assert!(choice(&fields).creation().is_err());
    let board = choice(&[("game", "abalone"), ("layout", "grand"), ("goal", "99")]).board;
    assert_eq!(board.matches(r#"class="cell""#).count(), 91, "what is wrong is drawn all the same");
}

#[test]
fn a_field_is_read_as_no_more_than_itself() {
    for (name, value) in [
        ("layout", "standard?goal=3"),
        ("goal", "3&shield=yes"),
        ("move-limit", "30&hidden=yes"),
        ("obstacles", "E5&rotate=yes"),
    ] {
        let choice = choice(&[("game", "abalone"), (name, value)]);
        let each: Vec<_> = choice.objections.iter().map(|o| o.about.as_str()).collect();
        assert_eq!(each, [name], "{value}");
    }
    assert_eq!(about(&[("game", "epaminondas"), ("files", "8&ranks=8")]), ["files"]);
}

#[test]
fn a_lot_is_drawn_once_and_again_on_request() {
    let drawn = choice(&[("game", "abalone"), ("start", "thrown")]);
    let seed = drawn.value("seed").to_owned();
    assert!(seed.parse::<u32>().is_ok() && drawn.rules.ends_with(&format!("seed={seed}")));
    let kept = choice(&[("game", "abalone"), ("start", "thrown"), ("seed", "3")]);
    assert_eq!(kept.value("seed"), "3");
    let fields = [("game", "abalone"), ("start", "thrown"), ("seed", "100000"), ("again", "yes")];
    assert_ne!(choice(&fields).value("seed"), "100000");
}

#[test]
fn seats_are_given_to_people_and_computers() {
    let (human, engine) = (Controller::Human, |level| Controller::Engine { level });
    let seats = |fields: &[(&str, &str)]| -> Vec<Controller> {
        choice(fields).seats.iter().map(|seat| seat.controller).collect()
    };
    assert_eq!(seats(&[]), [human, engine(3)]);
    assert_eq!(seats(&[("level", "9")]), [human, engine(9)]);
    assert_eq!(seats(&[("seats", "people")]), [human, human]);
    assert!(seats(&[("seats", "lot")]).contains(&human));
    assert_eq!(seats(&[("seat", "4"), ("seat", "human")]), [engine(4), human]);
    let three = ("rules", "abalone/3-players-11");
    assert_eq!(seats(&[three]), [human, engine(3), engine(3)]);
    assert_eq!(seats(&[three, ("seat", "human"), ("seat", "5")]), [human, engine(5), engine(5)]);
    assert_eq!(seats(&[three, ("seats", "computers"), ("seat", "7")]), [engine(7); 3]);
    let below = [three, ("seats", "against"), ("bottom", "2")];
    assert_eq!(seats(&below), [engine(3), engine(3), human]);
    assert_eq!(choice(&below).query(), "?bottom=2");
    assert_eq!(about(&[("seats", "left")]), ["seats"]);
    assert_eq!(about(&[("level", "high")]), ["seats"]);
    let pairs = choice(&[("rules", "abalone?teams=shared")]);
    let named: Vec<_> = pairs.seats.iter().map(|s| (s.colour, s.ordinal, s.team)).collect();
    assert_eq!(named[2], ("black", Some(2), Some(1)));
    assert_eq!(pairs.teams, [["black"], ["white"]]);
}

#[test]
fn clocks_are_put_together() {
    let clock = |fields: &[(&str, &str)]| {
        let fields: Vec<_> = [("clock", "own")].iter().chain(fields).copied().collect();
        choice(&fields).clock.map(|control| control.to_string())
    };
    assert_eq!(clock(&[("clock-base", "15"), ("clock-bonus", "10")]).unwrap(), "15m+10%");
    assert_eq!(clock(&[("clock-limit", "30")]).unwrap(), "30s/move");
    assert_eq!(clock(&[("clock-days", "3")]).unwrap(), "3d");
    assert_eq!(clock(&[("clock-days", "3"), ("clock-base", "5")]), None);
    let all = [("clock-base", "5"), ("clock-increment", "3"), ("clock-limit", "20")];
    assert_eq!(clock(&all).unwrap(), "5m+3s+20s/move");
    assert_eq!(choice(&[("clock", "5m+3s")]).clock.unwrap().to_string(), "5m+3s");
    assert_eq!(choice(&[]).clock, None);
}

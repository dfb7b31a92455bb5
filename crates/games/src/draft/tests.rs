use super::*;

fn put(cell: &str, kind: &str) -> Edit {
    Edit::Put { cell: cell.into(), kind: Some(kind.into()) }
}

fn rows(draft: &Draft) -> String {
    draft.to_string().split(' ').next().unwrap().to_owned()
}

#[test]
fn a_draft_of_every_layout_is_its_start() {
    for layout in crate::catalogue::layouts() {
        let draft = Draft::new(&layout.rules).unwrap();
        let start = layout.rules.parse::<Rules>().unwrap().start().unwrap();
        assert_eq!(draft.to_string(), start.to_string(), "{}", layout.rules);
        assert_eq!(draft.check().unwrap(), start);
    }
}

#[test]
fn obstacles_holes_and_neutral_marbles_change_the_rule_set() {
    let mut draft = Draft::new("abalone/standard").unwrap();
    for (cell, kind) in [("E5", "obstacle"), ("E4", "hole"), ("E6", "neutral")] {
        draft.edit(&put(cell, kind)).unwrap();
    }
    assert_eq!(draft.rules_text(), "abalone/standard?obstacles=E5&holes=E4&neutral=E6");
    assert!(draft.check().is_ok(), "{:?}", draft.check());
    // Where a start marble stood, the drawing becomes the start.
    draft.edit(&put("A1", "obstacle")).unwrap();
    assert!(draft.rules_text().contains("start="), "{}", draft.rules_text());
    assert!(draft.check().is_ok(), "{:?}", draft.check());
    draft.edit(&Edit::Put { cell: "A1".into(), kind: None }).unwrap();
    draft.edit(&Edit::Clear).unwrap();
    assert_eq!(draft.rules_text(), "abalone/standard");
}

#[test]
fn what_was_typed_is_drawn_even_where_a_marble_stands() {
    let draft = Draft::new("abalone/standard?without=I9&obstacles=A1&holes=A2&neutral=A3").unwrap();
    assert_eq!(draft.check().unwrap_err().len(), 3);
    let at = |cell: &str| {
        let there = draft.pieces().into_iter().filter(|(c, _)| c == cell);
        there.map(|(_, kind)| kind).collect::<Vec<_>>()
    };
    assert_eq!(["A1", "A2", "A3"].map(at), [["obstacle"], ["hole"], ["neutral"]]);
    assert_eq!(at("I9"), [""; 0]);
}

#[test]
fn the_board_turns_and_mirrors() {
    let mut draft = Draft::read("abalone/empty", "5/6/7/8/bw6x/8/7/6/5 w 1,2 3 4").unwrap();
    let before = draft.to_string();
    for _ in 0..6 {
        draft.edit(&Edit::Turn).unwrap();
    }
    assert_eq!(draft.to_string(), before);
    draft.edit(&Edit::Turn).unwrap();
    assert!(rows(&draft).starts_with('b'), "the left corner comes up: {draft}");
    let mut draft = Draft::read("abalone/empty", &before).unwrap();
    draft.edit(&Edit::Mirror).unwrap();
    assert_eq!(draft.to_string(), "5/6/7/8/x6wb/8/7/6/5 w 1,2 3 4");
    assert!(draft.rules_text().ends_with("obstacles=E1"));
    let mut draft = Draft::read("epaminondas?files=4&ranks=4", "b3/4/4/3w w").unwrap();
    draft.edit(&Edit::Mirror).unwrap();
    assert_eq!(rows(&draft), "3b/4/4/w3");
    draft.edit(&Edit::Turn).unwrap();
    assert_eq!(rows(&draft), "3w/4/4/b3");
}

fn words(draft: &Draft) -> Vec<String> {
    draft.check().unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn every_objection_is_told() {
    let draft = Draft::read("abalone/standard?goal=6", "5/6/7/8/4r4/8/7/6/5 b 7,0").unwrap();
    let told = words(&draft);
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told.iter().any(|t| t.contains("red")) && told.iter().any(|t| t.contains("scores")));
    // Where the rule set is wrong as well, what is wrong with the position is told beside it.
    let draft = Draft::read("abalone?goal=14&obstacles=A1", "5/6/7/8/9/8/7/6/5 b 15,0").unwrap();
    let told = words(&draft);
    assert!(told.iter().any(|t| t.starts_with("obstacles")), "{told:?}");
    assert!(told.iter().any(|t| t.starts_with("scores")), "{told:?}");
}

#[test]
fn positions_come_in_any_form_and_go_out_in_every() {
    let apgn = "5/6/7/8/3bw4/8/7/6/5-2b1w w";
    let draft = Draft::read("abalone/standard", apgn).unwrap();
    assert_eq!(draft.to_string(), "5/6/7/8/3bw4/8/7/6/5 w 1,2 0 0");
    let forms = draft.forms();
    assert_eq!(
        forms.iter().map(|form| form.0).collect::<Vec<_>>(),
        ["Sumito", "PlayStrategy", "APGN"]
    );
    for (_, text) in forms {
        assert_eq!(rows(&Draft::read("abalone/standard", &text).unwrap()), rows(&draft));
    }
    assert!(matches!(Draft::read("abalone", "5/6"), Err(DraftError::Position(_))));
    assert!(matches!(Draft::read("chess", "5/6"), Err(DraftError::Rules(_))));
}

#[test]
fn stones_change_the_rule_set() {
    let mut draft = Draft::new("epaminondas?files=8&ranks=8").unwrap();
    for cell in ["c4", "d4", "e5"] {
        draft.edit(&put(cell, "neutral")).unwrap();
        assert!(draft.check().is_ok(), "{:?}", draft.check());
    }
    assert_eq!(
        (draft.rules_text().as_str(), draft.state().ply),
        ("epaminondas/stones?files=8&ranks=8", 3)
    );
    draft.edit(&Edit::Clear).unwrap();
    assert_eq!(draft.rules_text(), "epaminondas?files=8&ranks=8");
    let mut crossings = Draft::new("crossings").unwrap();
    assert!(crossings.edit(&put("c4", "neutral")).is_err());
}

#[test]
fn what_is_not_there_is_refused_in_words() {
    let mut draft = Draft::new("abalone").unwrap();
    let told = |draft: &mut Draft, edit| draft.edit(&edit).unwrap_err().to_string();
    assert!(told(&mut draft, put("Z9", "black")).contains("Z9"));
    assert!(told(&mut draft, put("E5", "red")).contains("black, white, neutral"));
    let state = Edit::State { turn: Some("r".into()), scores: None, quiet: None, ply: None };
    assert!(told(&mut draft, state).contains("b, w"));
    let state = Edit::State { turn: None, scores: Some(vec![1]), quiet: None, ply: Some(3) };
    assert!(told(&mut draft, state).contains("2 teams"));
}

//! What pages and programs are sent.

use serde_json::{Value, json};
use sumito_core::{Position as _, Seat};
use sumito_games::view::GameView;
use sumito_games::{Game, Position, Rules};

fn game(rules: &str, position: Option<&str>) -> Game {
    let rules: Rules = rules.parse().unwrap();
    match position {
        None => Game::new(rules).unwrap(),
        Some(text) => Game::from_position(Position::read(&rules, text).unwrap()),
    }
}

fn json(view: &GameView) -> Value {
    serde_json::to_value(view).unwrap()
}

#[test]
fn a_fresh_game_has_the_agreed_shape() {
    let view = json(&GameView::new(&game("abalone/standard", None)));
    assert_eq!(view["rules"], "abalone/standard");
    assert_eq!(view["game"], "abalone");
    assert_eq!(view["position"], "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0,0 0 0");
    assert_eq!(view["ply"], 0);
    assert_eq!(
        view["seats"],
        json!([
            {"name": "b", "colour": "black", "team": 0, "out": false},
            {"name": "w", "colour": "white", "team": 1, "out": false},
        ])
    );
    assert_eq!((&view["turn"], &view["scores"]), (&json!(0), &json!([0, 0])));
    assert_eq!((&view["goals"], &view["last"]), (&json!([6, 6]), &Value::Null));
    assert_eq!((&view["lost"], &view["moves"]), (&json!([]), &json!([])));
    assert_eq!(view["outcome"], Value::Null);
    assert_eq!(view["pieces"].as_array().unwrap().len(), 28);
    assert!(view["pieces"].as_array().unwrap().contains(&json!({"cell": "A1", "kind": "black"})));
    let legal = view["legal"].as_array().unwrap();
    assert_eq!(legal.len(), 44);
    let line = legal.iter().find(|mv| mv["text"] == "A1B2").unwrap();
    assert_eq!(
        *line,
        json!({"text": "A1B2", "kind": "line", "own": 3, "removed": [], "place": null,
            "shifts": [["A1", "B2"], ["B2", "C3"], ["C3", "D4"]]})
    );
}

#[test]
fn what_the_scores_tell_was_gone_before_the_first_move() {
    let start = "5/6/7/8/9/8/7/6/wbb1w b 1,2";
    let mut game = game("abalone/empty?goal=3", Some(start));
    let gone = json!([
        {"kind": "white", "by": 0}, {"kind": "black", "by": 1}, {"kind": "black", "by": 1},
    ]);
    assert_eq!(json(&GameView::new(&game))["lost"], gone);
    game.play_text("A3A2").unwrap();
    let lost = json(&GameView::new(&game))["lost"].clone();
    assert_eq!((lost.as_array().unwrap().len(), &lost[3]), (4, &json!({"kind": "white", "by": 0})));
}

#[test]
fn what_left_the_board_is_listed_in_order_and_by_whom() {
    let start = "5/6/7/8/4xo3/8/7/6/wbb1w b";
    let mut game = game("abalone/empty?goal=2&obstacles=E5&holes=E6", Some(start));
    game.play_text("A3A2").unwrap();
    let view = json(&GameView::new(&game));
    assert_eq!(view["lost"], json!([{"kind": "white", "by": 0}]));
    assert_eq!(view["last"]["shifts"], json!([["A3", "A2"], ["A2", "A1"], ["A1", null]]));
    assert_eq!((&view["last"]["own"], &view["last"]["kind"]), (&json!(2), &json!("push")));
    assert_eq!((&view["turn"], &view["scores"]), (&json!(1), &json!([1, 0])));
    assert_eq!(view["moves"], json!(["A3A2"]));
    assert_eq!(view["movers"], json!([0]));
    assert_eq!(view["turns"], json!([0]));
    assert_eq!(
        view["blocked"],
        json!([{"cell": "E5", "kind": "obstacle"}, {"cell": "E6", "kind": "hole"}])
    );
    let before = json(&GameView::at(&game, 0));
    assert_eq!((&before["lost"], &before["moves"]), (&json!([]), &json!(["A3A2"])));
    assert_eq!(before["ply"], 0);
}

#[test]
fn a_finished_game_offers_no_move() {
    let mut game = game("crossings", None);
    game.play_text("a1-b2").unwrap();
    game.resign(Seat::new(0)).unwrap();
    let view = json(&GameView::new(&game));
    assert_eq!(view["outcome"], json!({"winners": [1], "reason": "resignation"}));
    assert_eq!((&view["turn"], &view["goals"]), (&Value::Null, &Value::Null));
    assert_eq!((&view["legal"], &view["last"]), (&json!([]), &Value::Null));
    assert_eq!(view["moves"], json!(["a1-b2", "resign-w"]));
    assert_eq!(json(&GameView::at(&game, 1))["outcome"], Value::Null);
    assert_eq!(game.ranking().len(), 2);
}

#[test]
fn captures_and_stones_are_shown() {
    let start = "3bb3/8/8/3b4/3w4/3w4/8/3ww3 w";
    let mut one = game("epaminondas?files=8&ranks=8&symmetry=none", Some(start));
    one.play_text("d3xd4").unwrap();
    let view = json(&GameView::new(&one));
    assert_eq!(view["last"]["removed"], json!(["d5"]));
    assert_eq!(view["lost"], json!([{"kind": "black", "by": 0}]));

    let mut two = game("epaminondas/stones", None);
    two.play_text("f6").unwrap();
    let view = json(&GameView::new(&two));
    assert_eq!(view["last"]["place"], "f6");
    assert!(view["pieces"].as_array().unwrap().contains(&json!({"cell": "f6", "kind": "neutral"})));
}

#[test]
fn a_view_reads_back_from_its_own_json() {
    for rules in ["abalone/3-players-11", "abalone/grand", "abalone?teams=crossed", "epaminondas"] {
        let mut game = game(rules, None);
        for _ in 0..4 {
            let mv = game.position().moves()[3];
            game.play(mv).unwrap();
        }
        let view = GameView::new(&game);
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<GameView>(&text).unwrap(), view);
    }
}

#[test]
fn actions_of_one_turn_belong_together() {
    let mut game = Game::new("abalone/grand".parse().unwrap()).unwrap();
    for _ in 0..5 {
        let mv = game.position().moves()[0];
        game.play(mv).unwrap();
    }
    let view = json(&GameView::new(&game));
    assert_eq!(view["movers"], json!([0, 1, 1, 0, 0]));
    assert_eq!(view["turns"], json!([0, 1, 1, 2, 2]));
}

#[test]
fn hidden_colours_show_after_the_end() {
    let mut game = Game::new("abalone?hidden=yes&neutral=E5".parse().unwrap()).unwrap();
    let kinds = |game: &Game, ply| {
        let pieces = GameView::at(game, ply).pieces.into_iter();
        pieces.map(|piece| piece.kind).collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(Vec::from_iter(kinds(&game, 0)), ["hidden"]);
    game.resign(Seat::new(0)).unwrap();
    assert_eq!(Vec::from_iter(kinds(&game, 0)), ["black", "neutral", "white"]);
}

//! Won positions are won: whoever is ahead does not shuffle.

use sumito_core::{PerTeam, Team};
use sumito_games::{Position, Rules};

use crate::referee::{Pairing, Thinking, play};

/// Rule set, position, and the team that is ahead.
const WON: [(&str, &str, usize); 6] = [
    // One ejection to go against a scattered few.
    ("abalone", "w4/6/2bb3/2bbbb2/w1bbbb2w/3bb3/4w2/6/w4 b 5,2 0 80", 0),
    ("abalone", "5/2w3/2ww3/2wwww2/b1wwww2b/3ww3/5b1/6/1b3 w 1,5 0 81", 1),
    // Two to go.
    ("abalone", "1w3/1w4/2bb3/2bbbb2/w1bbbb2w/3bb3/4w2/3w2/w4 b 4,3 0 80", 0),
    ("abalone/standard", "5/2bb2/2bbb2/2bbbb2/3bbb2w/1ww1b3/1w3w1/2ww2/5 w 2,4 4 90", 0),
    // More pieces, nothing decided yet.
    ("epaminondas?files=8&ranks=8&symmetry=none", "8/1bb5/8/8/8/2wwww2/2wwww2/8 w", 0),
    ("crossings", "8/1b1b1b2/8/8/2ww4/2wwww2/2wwww2/8 w", 0),
];

#[test]
fn whoever_is_ahead_wins() {
    for (text, position, ahead) in WON {
        let rules: Rules = text.parse().unwrap();
        let from = Position::read(&rules, position).unwrap();
        let played = play(&Pairing {
            rules,
            from: Some(from),
            thinks: PerTeam::all(Some(Thinking::Nodes(20_000))),
            opening: 0,
            longest: 200,
            seed: 1,
        });
        println!("{text} {position}: {played:?}");
        assert_eq!(played.winner, Some(Team::new(ahead)), "{text}, {position}: {played:?}");
        assert!(!played.judged, "{text}, {position}: {played:?}");
    }
}

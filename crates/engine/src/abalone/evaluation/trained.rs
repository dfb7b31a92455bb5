//! The value of a duel on the usual board, as it was trained.

use std::ops::RangeInclusive;
use std::sync::Arc;

use sumito_abalone::{Board, Marble, Position, Word};
use sumito_core::{Position as _, Seat, Team};

use crate::abalone::AbaloneKnowledge;
use crate::network::{Memo, Path, Sight};
use crate::weights::Choice;
use crate::{Subject, Weights};

/// Marbles of a colour, on the board and lost, in games the weights were trained on.
const MARBLES: RangeInclusive<u32> = 7..=15;

/// Weights that serve a game, and what they need to know of it.
pub(in crate::abalone) struct Trained {
    weights: Arc<Weights>,
    path: Path,
    /// The marbles and the team of each seat.
    marbles: [Marble; 2],
    teams: [Team; 2],
}

impl Trained {
    /// Those that serve a position and all that follow it.
    pub fn new<B: Board>(position: &Position<B>, weights: &Choice) -> Option<Self> {
        let (seats, line_up) = ([0, 1].map(Seat::new), position.line_up());
        Some(Self {
            weights: serving(position, weights)?,
            path: Path::best(),
            marbles: seats.map(|seat| Marble::Colour(line_up.colour(seat))),
            teams: seats.map(|seat| line_up.team(seat)),
        })
    }
}

/// The weights for two seats with a colour each on an open board of side 5, the usual moves and
/// numbers of marbles, and nothing that is neutral.
fn serving<B: Board>(position: &Position<B>, weights: &Choice) -> Option<Arc<Weights>> {
    let (rules, line_up) = (position.rules(), position.line_up());
    let spec = rules.spec();
    let open = rules.side() == 5 && rules.holes().is_empty() && rules.obstacles().is_empty();
    let usual = !spec.one_colour && !spec.shield && !spec.rotate && rules.actions() == 1;
    let duel = line_up.len() == 2 && line_up.teams() == 2;
    if !(open && usual && duel) {
        return None;
    }
    let marbles = |seat| position.set(Marble::Colour(line_up.colour(Seat::new(seat))));
    let sides = [0, 1].map(marbles);
    let scores = position.scores();
    let begun = |seat: usize| {
        let lost = scores[line_up.team(Seat::new(1 - seat))];
        MARBLES.contains(&(sides[seat].count() + u32::from(lost)))
    };
    let known = begun(0) && begun(1) && position.occupied() == sides[0] | sides[1];
    if known { weights.weights(Subject::Abalone) } else { None }
}

impl<B: Board> AbaloneKnowledge<B> {
    /// The value for a team, by these weights.
    pub(in crate::abalone) fn trained_value(
        &self,
        trained: &Trained,
        position: &Position<B>,
        team: Team,
        memo: &mut Memo<1>,
        ply: usize,
    ) -> i32 {
        let marbles = trained.marbles.map(|marble| position.set(marble));
        let mover = position.turn().index();
        let scores = position.scores();
        let needs = [mover, 1 - mover].map(|seat| {
            let team = trained.teams[seat];
            (self.goals[team] - i32::from(scores[team])).max(1) as u32
        });
        let sight = Sight {
            sides: marbles.map(|cells| [cells.widen() as u64]),
            mover,
            bucket: Subject::Abalone.bucket(needs, 0),
        };
        let row = |seat: usize| self.centre_row_value(position, marbles[seat]);
        let value =
            trained.path.value(&trained.weights, memo, &sight, ply) + row(mover) - row(1 - mover);
        if trained.teams[mover] == team { value } else { -value }
    }
}

#[cfg(test)]
mod tests {
    use sumito_abalone::{Hex61, Rules};

    use super::*;
    use crate::Options;

    fn position(rules: &str, text: &str) -> Position<Hex61> {
        let rules = Arc::new(rules.parse::<Rules>().unwrap());
        if text.is_empty() {
            return Position::start(&rules).unwrap();
        }
        Position::read(&rules, text).unwrap()
    }

    const MIDGAME: &str = "1w3/www1ww/1w1w3/1b2ww1w/5bw2/1b4w1/6b/bb1b1b/bbb1b w 1,2 0 0";

    #[test]
    fn weights_serve_the_games_they_were_trained_on() {
        let serve =
            |rules, text| Trained::new(&position(rules, text), &Choice::new(&Options::default()));
        for rules in ["abalone", "abalone/german-daisy?goal=3", "abalone?move-limit=175"] {
            assert!(serve(rules, "").is_some(), "{rules}");
        }
        assert!(serve("abalone/standard", MIDGAME).is_some());
        for rules in [
            "abalone?shield=yes",
            "abalone?rotate=yes",
            "abalone?obstacles=E5",
            "abalone?holes=E5",
            "abalone?neutral=E5",
            "abalone/one-colour",
            "abalone/3-players-11",
        ] {
            assert!(serve(rules, "").is_none(), "{rules}");
        }
        let few = "5/2bb2/7/8/9/8/7/2ww2/5 w 0,0 0 0";
        assert!(serve("abalone/standard", few).is_none());
    }

    #[test]
    fn colours_changed_the_other_team_has_the_value() {
        const CHANGED: &str = "1b3/bbb1bb/1b1b3/1w2bb1b/5wb2/1w4b1/6w/ww1w1w/www1w b 2,1 0 0";
        let value = |text, team| {
            let position = position("abalone/standard", text);
            let choice = Choice::new(&Options::default());
            let knowledge = AbaloneKnowledge::new(&position, &choice);
            let trained = Trained::new(&position, &choice).unwrap();
            let memo = &mut Memo::default();
            knowledge.trained_value(&trained, &position, Team::new(team), memo, 0)
        };
        assert_ne!(value(MIDGAME, 0), 0);
        assert_eq!(value(MIDGAME, 0), value(CHANGED, 1));
        assert_eq!(value(MIDGAME, 0), -value(CHANGED, 0));
    }
}

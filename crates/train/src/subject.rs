//! From what positions games begin, and what a sample keeps of a position.

use sumito_abalone::{Layout, Marble};
use sumito_core::{Position as _, Seat};
use sumito_engine::Subject;
use sumito_epaminondas::Piece;
use sumito_games::{Position, Rules};

use crate::data::Sample;

/// Layouts most games are played from: half of all begin with one of them.
const MAIN: [&str; 3] = ["standard", "belgian-daisy", "german-daisy"];

/// The rule sets that games are played by, with how often each is taken.
pub fn starts(subject: Subject) -> Vec<(Rules, usize)> {
    let rules = |text: &str| text.parse::<Rules>().expect("a rule set of the catalogue");
    if subject != Subject::Abalone {
        return vec![(rules(&subject.to_string()), 1)];
    }
    let duels = || {
        let fair = |l: &&Layout| l.line_up.len() == 2 && l.goal == 6 && l.side() == Some(5);
        Layout::all().iter().filter(fair)
    };
    let often = duels().count() / MAIN.len();
    let weight = |l: &Layout| if MAIN.contains(&l.id) { often } else { 1 };
    duels().map(|l| (rules(&format!("abalone/{}", l.id)), weight(l))).collect()
}

/// A position as its seat to move sees it; `None` if it is of another game.
pub fn see(subject: Subject, position: &Position) -> Option<Sample> {
    let mut sample = Sample { ply: position.ply().min(0xffff) as u16, ..Sample::default() };
    match position {
        Position::Abalone(p) if subject == Subject::Abalone => {
            let seats = [p.turn(), Seat::new(1 - p.turn().index())];
            let line_up = p.line_up();
            let sides = seats.map(|seat| p.set(Marble::Colour(line_up.colour(seat))));
            (sample.own[0], sample.foe[0]) = (sides[0], sides[1]);
            let (goals, scores) = (p.rules().goals(), p.scores());
            sample.needs = seats.map(|seat| {
                let team = line_up.team(seat);
                goals[team].saturating_sub(scores[team]) as u8
            });
        }
        Position::Epaminondas(p) if subject != Subject::Abalone => {
            let mut sides = [Piece::White, Piece::Black].map(|piece| p.words(piece));
            if p.turn().index() == 1 {
                sides.swap(0, 1);
                sides = sides.map(|words| across(subject, words));
            }
            [sample.own, sample.foe] = sides.map(|[a, b, c, _]| [a, b, c]);
        }
        _ => return None,
    }
    Some(sample)
}

/// The squares as the other side sees them.
fn across(subject: Subject, words: [u64; 4]) -> [u64; 4] {
    let mut turned = [0; 4];
    let on = |cell: &usize| words[cell / 64] >> (cell % 64) & 1 != 0;
    for cell in (0..subject.inputs() / 2).filter(on) {
        let to = subject.across(cell);
        turned[to / 64] |= 1 << (to % 64);
    }
    turned
}

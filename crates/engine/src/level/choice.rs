//! Which moves a level looks at, and which of them it plays.

use sumito_games::Move;
use sumito_search::{Knowledge, Line, Score};

use crate::dice::Dice;
use crate::playable::Playable;

/// The moves a player of this sight looks at: all that take something, and so many in a hundred
/// of the others.
pub(crate) fn seen<P: Playable>(
    position: &P,
    knowledge: &P::Knowledge,
    sight: u32,
    dice: &mut Dice,
) -> Vec<Move> {
    let mut moves = Vec::new();
    knowledge.quiet(position, &mut moves);
    moves.retain(|_| dice.fraction() * 100.0 < f64::from(sight));
    knowledge.tactical(position, &mut moves);
    moves.into_iter().map(|candidate| P::wrap(knowledge.named(candidate.code))).collect()
}

/// Chooses among lines, best first, as a player of this temperature would.
///
/// A win in sight is taken, and a loss in sight is walked into only where all lines lose.
pub(crate) fn choose<M>(lines: &[Line<M>], temperature: u32, seed: u64) -> Option<&Line<M>> {
    let best = lines.first()?;
    if temperature == 0 || best.score.is_decided() {
        return Some(best);
    }
    let weight = |score: Score| {
        if score.is_decided() {
            return 0.0;
        }
        let worse = f64::from(best.score.value() - score.value());
        (-worse / f64::from(temperature)).exp()
    };
    let total: f64 = lines.iter().map(|l| weight(l.score)).sum();
    let mut left = Dice::new(seed).fraction() * total;
    lines
        .iter()
        .find(|l| {
            left -= weight(l.score);
            left < 0.0
        })
        .or(Some(best))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(scores: &[Score]) -> Vec<Line<usize>> {
        scores.iter().enumerate().map(|(i, &score)| Line { moves: vec![i], score }).collect()
    }

    #[test]
    fn worse_moves_are_played_less_often_and_lost_ones_never() {
        let lines = lines(&[Score::centi(50), Score::centi(20), Score::loss_in(2)]);
        let mut played = [0; 3];
        for seed in 0..1_000 {
            played[choose(&lines, 30, seed).unwrap().moves[0]] += 1;
        }
        assert!(played[0] > 2 * played[1] && played[1] > 150, "{played:?}");
        assert_eq!(played[2], 0);
    }

    #[test]
    fn a_win_in_sight_is_taken() {
        let lines = lines(&[Score::win_in(3), Score::centi(800)]);
        assert!((0..100).all(|seed| choose(&lines, 1_000, seed).unwrap().moves[0] == 0));
        assert!(choose(&self::lines(&[]), 10, 0).is_none());
    }
}

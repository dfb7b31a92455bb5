//! Scores in words.

use serde::Serialize;
use sumito_core::{LineUp, Team};
use sumito_engine::Score;
use sumito_study::chance;
use utoipa::ToSchema;

use crate::texts::Texts;
use crate::words;

/// How a position stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ScoreAnswer {
    /// The colour that is ahead; of more than two teams the one to move, ahead or not. Null if
    /// nobody is.
    pub colour: Option<&'static str>,
    /// The score in few letters: pieces ahead, as `1.35`, or plies to a proved win, as `#5`.
    pub short: String,
    /// The score in a sentence.
    pub words: String,
    /// The first team's chance of winning, from 0 to 1; of more than two teams that of the one to
    /// move.
    pub chance: f64,
}

impl ScoreAnswer {
    /// A score from the view of `team`.
    pub fn new(score: Score, team: Team, line_up: &LineUp, texts: &Texts) -> Self {
        let two = line_up.teams() == 2;
        let first = Team::new(0);
        let for_first = if two && team != first { -score } else { score };
        let good = score.value() >= 0;
        let (shown, told) = match two && !good {
            true => (Team::new(1 - team.index()), -score),
            false => (team, score),
        };
        let even = !score.is_decided() && score.value().abs() < 5;
        let name = words::team(texts, line_up, shown);
        let plies = score.win().or(score.loss());
        let amount = decimal(told.value().abs(), texts);
        let words = match plies {
            Some(plies) if told.win().is_some() => {
                texts.with_two("score-wins", "colour", &name, "count", plies)
            }
            Some(plies) => texts.with_two("score-loses", "colour", &name, "count", plies),
            None if even => texts.get("score-even"),
            None if told.value() < 0 => {
                texts.with_two("score-behind", "colour", &name, "amount", &amount)
            }
            None => texts.with_two("score-ahead", "colour", &name, "amount", &amount),
        };
        let sign = if told.value() < 0 { "−" } else { "" };
        Self {
            colour: (!even || !two).then(|| words::team_colour(line_up, shown)),
            short: plies.map_or_else(|| format!("{sign}{amount}"), |n| format!("{sign}#{n}")),
            words,
            chance: chance(for_first),
        }
    }
}

/// Hundredths as a decimal number, the way the reader's language writes it.
fn decimal(hundredths: i32, texts: &Texts) -> String {
    let point = if texts.language() == "en" { '.' } else { ',' };
    format!("{}{point}{:02}", hundredths / 100, hundredths % 100)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sumito_games::Rules;

    fn answer(rules: &str, score: Score, team: usize, language: &str) -> ScoreAnswer {
        let rules: Rules = rules.parse().unwrap();
        ScoreAnswer::new(score, Team::new(team), rules.line_up(), &Texts::best([language]))
    }

    #[test]
    fn whoever_is_ahead_is_named() {
        let ahead = answer("abalone", Score::centi(135), 0, "en");
        assert_eq!((ahead.colour, ahead.short.as_str()), (Some("black"), "1.35"));
        assert!(ahead.words.contains("Black") && ahead.chance > 0.6, "{}", ahead.words);
        let behind = answer("abalone", Score::centi(-135), 0, "de");
        assert_eq!((behind.colour, behind.short.as_str()), (Some("white"), "1,35"));
        assert!(behind.words.contains("Weiß") && behind.chance < 0.4, "{}", behind.words);
        let lost = answer("abalone", Score::loss_in(4), 1, "en");
        assert_eq!((lost.colour, lost.short.as_str(), lost.chance), (Some("black"), "#4", 1.0));
        assert_eq!(answer("abalone", Score::DRAW, 1, "en").colour, None);
        let third = answer("abalone/3-players-11", Score::centi(-40), 2, "en");
        assert_eq!(third.short, "−0.40");
    }
}

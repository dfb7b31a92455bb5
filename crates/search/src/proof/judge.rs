//! When an aim is achieved, and when it is out of reach.

use sumito_core::{Exact, Outcome, Position, Team};

use super::{Aim, Known, Question};

/// Decides positions by what stands on the board.
pub(super) struct Judge<'a, P: Position> {
    pub aim: Aim,
    team: Team,
    /// The lead that is enough.
    least: i32,
    known: Option<Known<'a, P>>,
}

impl<'a, P: Position> Judge<'a, P> {
    pub fn new(question: &Question<'a, P>) -> Self {
        let &Question { position, aim, team, known, .. } = question;
        let least = match aim {
            Aim::Lead { least, .. } => least,
            Aim::Gain { .. } | Aim::Win { .. } => lead(position, team).saturating_add(1),
        };
        Self { aim, team, least, known }
    }

    /// Whether the seat to move is one of the attack.
    #[inline]
    pub fn attacks(&self, position: &P) -> bool {
        position.line_up().team(position.turn()) == self.team
    }

    /// Whether a position with so many plies left is decided.
    pub fn decided(&self, position: &P, left: u32) -> Option<Decided> {
        if let Some(outcome) = position.outcome() {
            return Some(achieved(self.at_end(position, outcome)));
        }
        match self.aim {
            Aim::Win { .. } if left == 0 => Some(Decided::TooFar),
            Aim::Win { .. } => self.known(position, left),
            Aim::Gain { .. } | Aim::Lead { .. } => {
                (left == 0).then(|| achieved(self.stands(position)))
            }
        }
    }

    /// Whether the aim is achieved if nothing changes any more.
    pub fn stands(&self, position: &P) -> bool {
        !matches!(self.aim, Aim::Win { .. }) && lead(position, self.team) >= self.least
    }

    fn at_end(&self, position: &P, outcome: Outcome) -> bool {
        match (self.aim, outcome.winner()) {
            (_, Some(winner)) => winner == self.team,
            (_, None) => self.stands(position),
        }
    }

    fn known(&self, position: &P, left: u32) -> Option<Decided> {
        let exact = self.known?(position)?;
        Some(match (exact, self.attacks(position)) {
            (Exact::Win(plies), true) | (Exact::Loss(plies), false) if plies <= left => {
                Decided::Achieved(plies)
            }
            (Exact::Win(_), true) | (Exact::Loss(_), false) => Decided::TooFar,
            _ => Decided::Out,
        })
    }
}

/// How a position is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decided {
    /// The aim is achieved after so many more plies.
    Achieved(u32),
    /// It is out of reach.
    Out,
    /// It is not achieved with the plies left; with more it might be.
    TooFar,
}

fn achieved(yes: bool) -> Decided {
    if yes { Decided::Achieved(0) } else { Decided::Out }
}

/// What a team has ejected (captured) more than the best of the others.
pub fn lead<P: Position>(position: &P, team: Team) -> i32 {
    let scores = position.scores();
    let others = position.line_up().each_team().filter(|&other| other != team);
    let best = others.map(|other| i32::from(scores[other])).max().unwrap_or(0);
    i32::from(scores[team]) - best
}

//! What the side to move can force, proved.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use sumito_core::Position as _;
use sumito_core::phrase;
use sumito_engine::probe;
use sumito_games::view::MoveView;
use sumito_games::{Move, Notation, Position};
use sumito_search::proof::{Aim, Proof, Question, Verdict};
use sumito_study::play_on;
use utoipa::{IntoParams, ToSchema};

use super::Place;
use crate::Site;
use crate::client::Client;
use crate::failure::{Failure, Problem};
use crate::sent::{Asked, within};
use crate::texts::Texts;
use crate::words;

/// How long a proof is looked for.
const LONGEST: Duration = Duration::from_secs(15);
/// Positions looked at.
const NODES: u64 = 10_000_000;
/// Bytes of memory used, about.
const MEMORY: usize = 96 << 20;
/// What is asked where no gain is.
const WIN: Aim = Aim::Win { plies: None };
/// The furthest a gain is looked for, in plies.
const FURTHEST: u32 = 9;

/// What shall be proved.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Goal {
    /// Asks whether a piece can be gained within so many plies, and kept; without it, whether the
    /// game can be won.
    #[param(minimum = 1, maximum = 9)]
    gain: Option<u32>,
}

/// What was found.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SolveAnswer {
    /// `proved`, `disproved`, or `open` where the budget did not suffice.
    pub verdict: &'static str,
    /// The same in a sentence.
    pub words: String,
    /// What is proved as moves: the attack's, and the longest defence against each.
    pub line: Vec<String>,
    /// The first of them with all it does.
    #[schema(value_type = Option<Object>)]
    pub first: Option<MoveView>,
    /// Positions looked at.
    pub nodes: u64,
}

/// Proves what the side to move can force, or that the other side of two can win whatever it does;
/// or says that the budget does not suffice.
#[utoipa::path(get, path = "/api/analysis/solve", params(Place, Goal), responses(
    (status = 200, body = SolveAnswer),
    (status = 422, body = Problem, description = "the game is over", content_type = "application/problem+json"),
    (status = 429, body = Problem, description = "too much under way already", content_type = "application/problem+json")
))]
pub(crate) async fn solve(
    State(site): State<Site>,
    client: Client,
    texts: Texts,
    Asked(place): Asked<Place>,
    Asked(Goal { gain }): Asked<Goal>,
) -> Result<Json<SolveAnswer>, Failure> {
    let gain = gain.map(|plies| within("gain", plies, 1..=FURTHEST)).transpose()?;
    let game = place.game()?;
    if game.outcome().is_some() {
        return Err(Failure::Illegal(phrase!("illegal-game-over", "the game is over")));
    }
    let position = game.position().clone();
    let asked = position.clone();
    let line_up = position.line_up();
    let team = line_up.team(position.turn());
    let rival = line_up.each_team().find(|&other| other != team && line_up.teams() == 2);
    let tables = site.tables.clone();
    let mut job = site.analyst.begin(client, LONGEST, move |_, stop| {
        let known = |at: &Position| probe(tables.as_deref()?, at);
        let aim = gain.map_or(WIN, |plies| Aim::Gain { plies });
        let prove = |team| {
            let proof = Proof::search(Question {
                team,
                nodes: NODES,
                memory: MEMORY,
                stop: Some(stop),
                known: tables.is_some().then_some(&known),
                salt: Some(&Position::counted),
                ..Question::new(&asked, aim)
            });
            let mut line = proof.line();
            if let Some(tables) =
                tables.as_deref().filter(|_| aim == WIN && proof.verdict().is_proved())
            {
                play_on(tables, &asked, &mut line);
            }
            (team, proof.verdict(), line, proof.nodes())
        };
        let own = prove(team);
        // Who cannot win may have lost already.
        match rival.filter(|_| gain.is_none() && !own.1.is_proved()) {
            Some(rival) => Some(prove(rival)).filter(|found| found.1.is_proved()).unwrap_or(own),
            None => own,
        }
    })?;
    let (by, verdict, line, nodes) = job.result().await.ok_or(Failure::Internal)?;
    let name = words::team(&texts, line_up, by);
    let words = match (verdict, gain) {
        (Verdict::Proved { plies }, None) => {
            texts.with_two("solve-wins", "colour", &name, "count", plies)
        }
        (Verdict::Proved { .. }, Some(plies)) => {
            texts.with_two("solve-gains", "colour", &name, "count", plies)
        }
        (Verdict::Disproved, None) => texts.with("solve-no-win", "colour", &name),
        (Verdict::Disproved, Some(plies)) => {
            texts.with_two("solve-no-gain", "colour", &name, "count", plies)
        }
        (Verdict::Open, _) => texts.get("solve-open"),
    };
    let verdict = match verdict {
        Verdict::Proved { .. } => "proved",
        Verdict::Disproved => "disproved",
        Verdict::Open => "open",
    };
    let first = line.first().map(|&mv| MoveView::new(&position, mv));
    let line = written(position, &line);
    Ok(Json(SolveAnswer { verdict, words, line, first, nodes }))
}

/// A line of play in the game's own notation.
pub(super) fn written(mut position: Position, moves: &[Move]) -> Vec<String> {
    let notation = Notation::canonical_for(&position.rules());
    let step = |&mv| {
        let text = position.write_move(mv, notation);
        position.apply(mv);
        text
    };
    moves.iter().map(step).collect()
}

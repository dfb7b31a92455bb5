//! The pages for learning and for putting positions together.

use askama::Template;
use axum::Router;
use axum::extract::Query;
use axum::routing::get;
use serde::Deserialize;
use sumito_core::text::Say;
use sumito_games::Draft;
use sumito_games::catalogue::{self, LayoutEntry, Preset};

use super::Frame;
use super::routes::json;
use crate::Site;
use crate::failure::Failure;
use crate::lessons::Lesson;
use crate::picture;
use crate::study::{SetupAnswer, draft};
use crate::texts::Texts;

/// What the editor begins with.
const FIRST_RULES: &str = "abalone";

/// The pages.
pub(super) fn routes() -> Router<Site> {
    Router::new().route("/learn", get(learn)).route("/editor", get(editor))
}

/// The interactive introduction.
#[derive(Template)]
#[template(path = "learn.html")]
pub(crate) struct Learn {
    pub frame: Frame,
    pub chapters: Vec<Chapter>,
    /// The first lesson's board, as SVG.
    pub board: String,
    /// All lessons as JSON for the page's script.
    pub lessons: String,
}

/// The lessons of one game.
pub(crate) struct Chapter {
    pub game: Preset,
    pub lessons: Vec<Step>,
}

/// One lesson in the reader's words.
#[derive(serde::Serialize)]
pub(crate) struct Step {
    pub game: &'static str,
    /// From 1.
    pub number: usize,
    pub rules: &'static str,
    pub position: &'static str,
    pub show: &'static [&'static str],
    pub title: String,
    pub text: String,
    pub task: String,
}

/// The editor of positions.
#[derive(Template)]
#[template(path = "editor.html")]
pub(crate) struct Editor {
    pub frame: Frame,
    /// What the address asked for, or what it means.
    pub rules: String,
    pub position: String,
    /// The draft as JSON, as `POST /api/setup` answers.
    pub state: String,
    pub board: String,
    pub answer: SetupAnswer,
    /// Why what was asked for cannot be read.
    pub problem: Option<String>,
    pub games: [Preset; 3],
    pub layouts: Vec<LayoutEntry>,
    /// Whether it can be played.
    pub playable: bool,
}

async fn learn(texts: Texts) -> Learn {
    let chapters: Vec<Chapter> = catalogue::games()
        .into_iter()
        .map(|game| Chapter {
            lessons: Lesson::of(game.rules)
                .enumerate()
                .map(|(i, lesson)| step(&texts, lesson, i + 1))
                .collect(),
            game,
        })
        .collect();
    let all: Vec<&Step> = chapters.iter().flat_map(|chapter| &chapter.lessons).collect();
    let first = all.first().map_or(String::new(), |step| {
        let read = draft(step.rules, Some(step.position), false);
        read.map_or_else(|_| String::new(), |draft| picture::draft(&draft, &step.title))
    });
    Learn { lessons: json(&all), chapters, board: first, frame: Frame { texts, place: "learn" } }
}

fn step(texts: &Texts, lesson: &Lesson, number: usize) -> Step {
    let words = |part: &str| texts.get(&format!("lesson-{}-{part}", lesson.name));
    Step {
        game: lesson.game,
        number,
        rules: lesson.rules,
        position: lesson.position,
        show: lesson.show,
        title: words("title"),
        text: words("text"),
        task: words("task"),
    }
}

#[derive(Deserialize)]
struct Asked {
    rules: Option<String>,
    position: Option<String>,
}

async fn editor(texts: Texts, Query(asked): Query<Asked>) -> Result<Editor, Failure> {
    let rules = asked.rules.unwrap_or_else(|| FIRST_RULES.to_owned());
    let read = draft(&rules, asked.position.as_deref(), false);
    let problem = read.as_ref().err().map(|failure| texts.say(&failure.say()));
    let draft = match read {
        Ok(draft) => draft,
        // What can be drawn on is better than nothing: the rule set's start, or the usual one.
        Err(_) => Draft::new(&rules)
            .or_else(|_| Draft::new(FIRST_RULES))
            .map_err(|_| Failure::Internal)?,
    };
    let answer = SetupAnswer::new(&draft, &texts, false);
    let asked_position = asked.position.filter(|_| problem.is_some());
    let playable = problem.is_none() && answer.objections.is_empty();
    Ok(Editor {
        board: picture::draft(&draft, &texts.get("editor-board")),
        rules: if problem.is_some() { rules } else { answer.rules.clone() },
        position: asked_position.unwrap_or_else(|| answer.position.clone()),
        playable,
        state: json(&answer),
        answer,
        problem,
        games: catalogue::games(),
        layouts: catalogue::layouts(),
        frame: Frame { texts, place: "editor" },
    })
}

//! What is played, by the tags: `Rules`, the older `Variant` names, `SetUp` and `Position`.

use sumito_abalone::{Layout, PositionForm, Start};

use super::Fault;
use crate::{Game, Position, Rules};

/// Names that are not simply a layout's id, with the rule set each stands for.
const NAMES: [(&str, &str); 6] = [
    (BELGIAN, "abalone/belgian-daisy"),
    (CUSTOM, "abalone/empty"),
    ("german", "abalone/german-daisy"),
    ("classic", "abalone/standard"),
    ("swiss", "abalone/swiss-daisy"),
    ("dutch", "abalone/dutch-daisy"),
];

const BELGIAN: &str = "belgian";
const CUSTOM: &str = "custom";

/// The rule set and start position the tags name.
pub(super) fn start(
    rules: Option<&str>,
    variant: Option<&str>,
    position: Option<&str>,
) -> Result<(Rules, Position), Fault> {
    let rules = match (rules, variant) {
        (Some(rules), _) => rules.parse().map_err(Fault::Rules)?,
        (None, Some(variant)) => named(variant)?,
        (None, None) => return Err(Fault::Untold),
    };
    let position = match position {
        Some(text) => {
            let form = if text.contains('-') { PositionForm::Apgn } else { PositionForm::Sumito };
            Position::read_as(&rules, text, form).map_err(Fault::Position)?
        }
        None => rules.start().map_err(Fault::Start)?,
    };
    Ok((rules, position))
}

/// The name of a variant as layouts are called.
pub(super) fn id(variant: &str) -> String {
    variant.trim().to_lowercase().replace(['_', ' '], "-")
}

/// What variants are called.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    NAMES.iter().map(|(name, _)| *name).chain(Layout::all().iter().map(|layout| layout.id))
}

fn named(variant: &str) -> Result<Rules, Fault> {
    let id = id(variant);
    let rules = NAMES.iter().find(|(name, _)| *name == id).map(|(_, rules)| (*rules).to_owned());
    let layout = || Layout::named(&id).map(|_| format!("abalone/{id}"));
    let text = rules.or_else(layout).unwrap_or_else(|| variant.to_owned());
    text.parse().map_err(|_| Fault::Variant(variant.to_owned()))
}

/// The `Variant` tag of a game: the old name where one fits, else the rule set itself.
pub(super) fn name(game: &Game) -> String {
    if needs_position(game) {
        return CUSTOM.to_owned();
    }
    let text = game.rules().to_string();
    match text.strip_prefix("abalone/") {
        Some("belgian-daisy") => BELGIAN.to_owned(),
        Some(layout) if !layout.contains('?') => layout.replace('-', "_"),
        _ => text,
    }
}

/// Whether the rule set alone does not tell where a game began.
pub(super) fn needs_position(game: &Game) -> bool {
    let rules = game.rules();
    let drawn = matches!(
        &rules,
        Rules::Abalone(rules) if matches!(rules.spec().start, Start::Random | Start::Thrown)
    );
    drawn || rules.start().map_or(true, |start| start.to_string() != game.start().to_string())
}

/// A start position as older readers know it, if that form says everything, else in ours.
pub(super) fn position_text(start: &Position) -> String {
    let ours = start.to_string();
    let apgn = start.write_as(PositionForm::Apgn).ok().filter(|text| {
        Position::read_as(&start.rules(), text, PositionForm::Apgn)
            .is_ok_and(|again| again.to_string() == ours)
            && (text.contains('-')
                || Position::read(&start.rules(), text)
                    .is_ok_and(|again| again.to_string() == ours))
    });
    apgn.unwrap_or(ours)
}

//! Time controls as they are filled in.

use sumito_core::clock::TimeControl;
use sumito_core::phrase;
use sumito_core::text::{Phrase, Say};

use super::Fields;

/// The time control, if one is chosen, and what is wrong with it.
pub(super) fn control(fields: &Fields) -> (Option<TimeControl>, Option<Phrase>) {
    let text = match fields.get("clock") {
        None => return (None, None),
        Some("own") => match own(fields) {
            Ok(text) => text,
            Err(wrong) => return (None, Some(wrong)),
        },
        Some(text) => text.to_owned(),
    };
    match text.parse() {
        Ok(control) => (Some(control), None),
        Err(_) if text.is_empty() => (
            None,
            Some(phrase!("form-no-time", "fill in a base time, a limit for each move, or days")),
        ),
        Err(error) => (None, Some(error.say())),
    }
}

/// The terms of a time control put together by hand.
///
/// # Errors
/// An increment without a base would be read as one.
fn own(fields: &Fields) -> Result<String, Phrase> {
    if fields.get("clock-increment").is_some() && fields.get("clock-base").is_none() {
        return Err(phrase!(
            "form-no-base",
            "an increment is added to a base time: fill in both, or neither"
        ));
    }
    let term = |name, unit| fields.get(name).map(|number| format!("{number}{unit}"));
    let terms = [
        term("clock-base", "m"),
        term("clock-increment", "s"),
        term("clock-limit", "s/move"),
        term("clock-bonus", "%"),
        term("clock-days", "d"),
    ];
    Ok(terms.into_iter().flatten().collect::<Vec<_>>().join("+"))
}

//! What requests bring, read so that a refusal has words for whoever sent it.

use std::error::Error;
use std::iter::successors;
use std::ops::RangeInclusive;

use axum::Json;
use axum::extract::rejection::{FormRejection, JsonRejection, QueryRejection};
use axum::extract::{Form, FromRequest, FromRequestParts, OptionalFromRequest, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::{DeserializeOwned, value};
use sumito_core::phrase;
use sumito_core::text::Phrase;

use crate::failure::Failure;

/// The JSON of a request.
pub(crate) struct Sent<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let read = <Json<T> as FromRequest<S>>::from_request(request, state).await;
        read.map(|Json(sent)| Self(sent)).map_err(|rejection| of_json(&rejection))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> OptionalFromRequest<S> for Sent<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Option<Self>, Failure> {
        let read = <Json<T> as OptionalFromRequest<S>>::from_request(request, state).await;
        let read = read.map_err(|rejection| of_json(&rejection))?;
        Ok(read.map(|Json(sent)| Self(sent)))
    }
}

/// What stands after the question mark of an address.
pub(crate) struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let read = Query::from_request_parts(parts, state).await;
        read.map(|Query(asked)| Self(asked)).map_err(|rejection| of_query(&rejection))
    }
}

/// The fields of a form.
pub(crate) struct Filled<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Filled<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let read = Form::from_request(request, state).await;
        read.map(|Form(filled)| Self(filled)).map_err(|rejection| of_form(&rejection))
    }
}

fn of_json(rejection: &JsonRejection) -> Failure {
    let status = rejection.status();
    let cause = cause::<serde_json::Error>(rejection);
    match (rejection, cause) {
        (JsonRejection::JsonSyntaxError(_), Some(cause)) => Failure::Unread {
            status,
            field: None,
            why: phrase!(
                "failure-json",
                "line {line}, column {column}: this is no JSON",
                line = cause.inner().line(),
                column = cause.inner().column()
            ),
        },
        (_, Some(cause)) => misfit(status, cause),
        (JsonRejection::MissingJsonContentType(_), None) => Failure::Unread {
            status,
            field: None,
            why: phrase!(
                "failure-json-kind",
                "this address takes JSON: send it as `content-type: application/json`"
            ),
        },
        _ => Failure::Unread { status, field: None, why: unread() },
    }
}

fn of_form(rejection: &FormRejection) -> Failure {
    let status = rejection.status();
    match rejection {
        FormRejection::InvalidFormContentType(_) => Failure::Unread {
            status,
            field: None,
            why: phrase!(
                "failure-form-kind",
                "this address takes a form: send it as `content-type: application/x-www-form-urlencoded`"
            ),
        },
        _ => of_pairs(status, rejection),
    }
}

fn of_query(rejection: &QueryRejection) -> Failure {
    of_pairs(rejection.status(), rejection)
}

/// What is wrong with names and their values.
fn of_pairs(status: StatusCode, rejection: &(dyn Error + 'static)) -> Failure {
    match cause::<value::Error>(rejection) {
        Some(cause) => misfit(status, cause),
        None => Failure::Unread { status, field: None, why: unread() },
    }
}

/// What the decoder said, and where.
fn cause<'a, E: Error + 'static>(
    rejection: &'a (dyn Error + 'static),
) -> Option<&'a serde_path_to_error::Error<E>> {
    successors(Some(rejection), |&error| error.source()).find_map(|error| error.downcast_ref())
}

/// The decoder speaks English to programmers; what matters of that is which field it was at.
fn misfit<E: Error>(status: StatusCode, cause: &serde_path_to_error::Error<E>) -> Failure {
    let said = cause.inner().to_string();
    let named = |before| Some(said.strip_prefix(before)?.split_once('`')?.0);
    let within = Some(cause.path().to_string()).filter(|path| path != ".");
    let inside = |name: &str| match &within {
        Some(outer) if !outer.ends_with(name) => format!("{outer}.{name}"),
        _ => name.to_owned(),
    };
    let (field, why) = if let Some(name) = named("missing field `") {
        let field = inside(name);
        let why =
            phrase!("failure-field-missing", "the field `{field}` is missing", field = &*field);
        (Some(field), why)
    } else if let Some(name) = named("unknown field `") {
        let field = inside(name);
        let why =
            phrase!("failure-field-unknown", "there is no field `{field}` here", field = &*field);
        (Some(field), why)
    } else if let Some(name) = named("duplicate field `") {
        let field = inside(name);
        let why =
            phrase!("failure-field-twice", "the field `{field}` is there twice", field = &*field);
        (Some(field), why)
    } else if let Some(field) = within.clone() {
        let why = match expected(&said) {
            Some(expected) => unexpected(&field, expected),
            None => phrase!(
                "failure-field",
                "the field `{field}` holds something that does not belong there",
                field = &*field
            ),
        };
        (Some(field), why)
    } else {
        let why =
            phrase!("failure-body", "what was sent does not have the form this address takes");
        (None, why)
    };
    Failure::Unread { status, field, why }
}

/// What the decoder would have liked better, as far as its words can be understood.
fn expected(said: &str) -> Option<Phrase> {
    let number = |most: u32| number_between(u32::MIN, most);
    let said = said.rsplit_once(" at line ").map_or(said, |(said, _place)| said);
    let wanted = said.rsplit_once("expected ").map_or(said, |(_, wanted)| wanted);
    Some(match wanted {
        "a string" => phrase!("expected-json-text", "a text in quotes"),
        "a sequence" => phrase!("expected-json-list", "a list in square brackets"),
        "a boolean" | "provided string was not `true` or `false`" => {
            phrase!("expected-one-of", "one of {words}", words = "`true`, `false`")
        }
        "u8" => number(u8::MAX.into()),
        "u16" => number(u16::MAX.into()),
        "invalid digit found in string" => phrase!("expected-number", "a number"),
        // More than that is asked of no field.
        "u32" | "u64" | "usize" | "number too large to fit in target type" => number(u32::MAX),
        _ => {
            let words = wanted.strip_prefix("one of ").unwrap_or(wanted).replace(" or ", ", ");
            let known = words.starts_with('`') && words.ends_with('`');
            return known.then(|| phrase!("expected-one-of", "one of {words}", words = words));
        }
    })
}

/// Why something could not even be decoded.
pub(crate) fn unread() -> Phrase {
    phrase!("failure-request", "the request cannot be read")
}

/// A number of a field, which has bounds.
pub(crate) fn within(
    field: &str,
    number: u32,
    bounds: RangeInclusive<u32>,
) -> Result<u32, Failure> {
    if bounds.contains(&number) {
        return Ok(number);
    }
    let wanted = number_between(*bounds.start(), *bounds.end());
    Err(misplaced(field, wanted))
}

/// One of the words a field takes.
pub(crate) fn one_of(field: &str, word: &str, words: &[&str]) -> Result<(), Failure> {
    if words.contains(&word) {
        return Ok(());
    }
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    let words = words.join(", ");
    Err(misplaced(field, phrase!("expected-one-of", "one of {words}", words = words)))
}

fn number_between(least: u32, most: u32) -> Phrase {
    phrase!(
        "expected-number-between",
        "a number from {least} to {most}",
        least = least,
        most = most
    )
}

/// A field that holds something else than is expected there.
fn misplaced(field: &str, expected: Phrase) -> Failure {
    Failure::unfit(field, unexpected(field, expected))
}

fn unexpected(field: &str, expected: Phrase) -> Phrase {
    phrase!(
        "failure-field-expected",
        "the field `{field}` holds something that does not belong there; expected {expected}",
        field = field,
        expected = expected
    )
}

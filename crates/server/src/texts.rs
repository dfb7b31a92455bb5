//! The words of the pages in the reader's language.

use std::collections::HashMap;
use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderValue;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, langid, static_loader};
use sumito_core::text::{Phrase, Value};

static_loader! {
    static LOCALES = {
        locales: "../../web/locales",
        fallback_language: "en",
        // Marks that keep right-to-left names apart; none of the languages here needs them.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The cookie that remembers a language chosen by hand.
pub(crate) const LANGUAGE_COOKIE: &str = "language";

/// The texts in one language. As an extractor it gives the language the reader asked for.
#[derive(Clone, Debug)]
pub(crate) struct Texts {
    language: LanguageIdentifier,
}

impl Texts {
    /// The best language for a list of wishes, best first; English if there is none.
    pub fn best<'a>(wishes: impl IntoIterator<Item = &'a str>) -> Self {
        let language = wishes
            .into_iter()
            .filter_map(|wish| wish.parse::<LanguageIdentifier>().ok())
            .find_map(|wish| LOCALES.locales().find(|have| have.language == wish.language))
            .map_or(langid!("en"), Clone::clone);
        Self { language }
    }

    /// The language tag, for the `lang` attribute.
    pub fn language(&self) -> String {
        self.language.to_string()
    }

    /// Every language there is: its tag, its own name, and whether it is this one.
    pub fn choices(&self) -> Vec<(String, String, bool)> {
        let mut known: Vec<&LanguageIdentifier> = LOCALES.locales().collect();
        known.sort_unstable_by_key(ToString::to_string);
        let choice = |language: &LanguageIdentifier| {
            (
                language.to_string(),
                LOCALES.lookup(language, "language-name"),
                *language == self.language,
            )
        };
        known.into_iter().map(choice).collect()
    }

    /// The text of a key.
    pub fn get(&self, key: &str) -> String {
        LOCALES.lookup(&self.language, key)
    }

    /// The text of a key that may be missing.
    pub fn find(&self, key: &str) -> Option<String> {
        LOCALES.try_lookup(&self.language, key)
    }

    /// A phrase in this language.
    pub fn say(&self, phrase: &Phrase) -> String {
        if phrase.id.is_empty() {
            return phrase.english.to_owned();
        }
        let value = |(name, value): &(&'static str, Value)| ((*name).into(), self.value(value));
        let values: HashMap<_, _> = phrase.values.iter().map(value).collect();
        LOCALES
            .try_lookup_with_args(&self.language, phrase.id, &values)
            .unwrap_or_else(|| phrase.to_string())
    }

    /// Phrases in this language, one after the other.
    pub fn list(&self, phrases: &[Phrase], separator: &str) -> String {
        phrases.iter().map(|phrase| self.say(phrase)).collect::<Vec<_>>().join(separator)
    }

    fn value(&self, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Number(number) => (*number).into(),
            Value::Text(text) => text.clone().into(),
            Value::Phrase(phrase) => self.say(phrase).into(),
            Value::List(phrases) => self.list(phrases, "; ").into(),
            Value::Layout(id, english) => self.layout(id, english).into(),
        }
    }

    /// The name of a start layout.
    pub fn layout(&self, id: &str, english: &str) -> String {
        self.find(&format!("layout-{id}")).unwrap_or_else(|| english.to_owned())
    }

    /// The text of a key with one value filled in.
    pub fn with(&self, key: &str, name: &'static str, value: impl Argument) -> String {
        let values = HashMap::from([(name.into(), value.fluent())]);
        LOCALES.lookup_with_args(&self.language, key, &values)
    }

    /// The text of a key with two values filled in.
    pub fn with_two(
        &self,
        key: &str,
        name: &'static str,
        value: impl Argument,
        other_name: &'static str,
        other: impl Argument,
    ) -> String {
        let values =
            HashMap::from([(name.into(), value.fluent()), (other_name.into(), other.fluent())]);
        LOCALES.lookup_with_args(&self.language, key, &values)
    }
}

impl<S: Sync> FromRequestParts<S> for Texts {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let jar = CookieJar::from_headers(&parts.headers);
        let chosen = jar.get(LANGUAGE_COOKIE).map(|cookie| cookie.value().to_owned());
        let header = parts.headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let wishes = chosen.as_deref().into_iter().chain(by_preference(header.unwrap_or_default()));
        Ok(Self::best(wishes))
    }
}

/// The cookie that remembers a language, if there is such a one.
pub(crate) fn cookie(tag: &str) -> Option<HeaderValue> {
    const YEAR: u32 = 365 * 24 * 60 * 60;
    let language = LOCALES.locales().find(|known| known.to_string() == tag)?;
    let cookie =
        format!("{LANGUAGE_COOKIE}={language}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&cookie).ok()
}

/// The languages of an `Accept-Language` header, most wanted first.
fn by_preference(header: &str) -> Vec<&str> {
    let mut wishes: Vec<(&str, f32)> = header
        .split(',')
        .map(|wish| {
            let (tag, weight) = wish.split_once(';').unwrap_or((wish, ""));
            let weight = weight.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.parse().ok());
            (tag.trim(), weight.unwrap_or(0.0))
        })
        .filter(|&(tag, weight)| !tag.is_empty() && weight > 0.0)
        .collect();
    wishes.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    wishes.into_iter().map(|(tag, _)| tag).collect()
}

/// A value that can stand in a text; numbers choose the plural.
pub(crate) trait Argument {
    /// The value as the formatter takes it.
    fn fluent(&self) -> FluentValue<'static>;
}

impl<T: Argument + ?Sized> Argument for &T {
    fn fluent(&self) -> FluentValue<'static> {
        (**self).fluent()
    }
}

impl Argument for str {
    fn fluent(&self) -> FluentValue<'static> {
        self.to_owned().into()
    }
}

impl Argument for String {
    fn fluent(&self) -> FluentValue<'static> {
        self.clone().into()
    }
}

macro_rules! number_arguments {
    ($($number:ty),*) => {$(
        impl Argument for $number {
            fn fluent(&self) -> FluentValue<'static> {
                (*self).into()
            }
        }
    )*};
}

number_arguments!(u8, u16, u32, usize, i32);

#[cfg(test)]
mod sources;
#[cfg(test)]
mod tests;

//! The words of the pages in the reader's language.

use std::collections::HashMap;
use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, langid, static_loader};

static_loader! {
    static LOCALES = {
        locales: "../../web/locales",
        fallback_language: "en",
        // Marks that keep right-to-left names apart; none of the languages here needs them.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The cookie that remembers a language chosen by hand.
pub(crate) const LANGUAGE_COOKIE: &str = "lang";

/// The texts in one language. As an extractor it gives the language the reader asked for.
#[derive(Clone, Debug)]
pub(crate) struct Texts {
    language: LanguageIdentifier,
}

impl Texts {
    /// The best language for a list of wishes, best first; English if there is none.
    fn best<'a>(wishes: impl IntoIterator<Item = &'a str>) -> Self {
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

    /// The text of a key.
    pub fn get(&self, key: &str) -> String {
        LOCALES.lookup(&self.language, key)
    }

    /// The text of a key that may be missing.
    pub fn find(&self, key: &str) -> Option<String> {
        LOCALES.try_lookup(&self.language, key)
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
mod tests {
    use super::*;

    #[test]
    fn weights_order_languages() {
        assert_eq!(by_preference("de;q=0.5, fr-CA ,*;q=0.1"), ["fr-CA", "de", "*"]);
        assert_eq!(by_preference("sv;q=0, en;q=x,, fi"), ["fi"]);
    }

    #[test]
    fn unknown_languages_give_english() {
        for wishes in [&["xx", "!", ""][..], &[]] {
            assert_eq!(Texts::best(wishes.iter().copied()).language(), "en");
        }
        assert_eq!(Texts::best(["tlh", "en-GB"]).language(), "en");
    }
}

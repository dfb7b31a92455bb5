use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use super::sources::Sources;
use super::*;

/// What a message is made of.
#[derive(Debug, Default)]
struct Message {
    /// The file it stands in.
    file: String,
    /// The values it names.
    values: BTreeSet<String>,
    /// Its choices by number: the value and the categories there are words for.
    plurals: Vec<(String, BTreeSet<String>)>,
}

/// The categories the Unicode CLDR names for whole numbers below a million; French has `many`
/// from there on.
fn categories(language: &str) -> &'static [&'static str] {
    match language {
        "ru" | "uk" => &["few", "many", "one", "other"],
        "en" | "sv" | "de" | "az" | "fr" => &["one", "other"],
        other => panic!("which categories of numbers has {other}?"),
    }
}

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/locales")
}

/// The messages of a language, by key.
fn messages(language: &str) -> BTreeMap<String, Message> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(locales().join(language)).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let parsed = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
        for entry in parsed.body {
            let Entry::Message(told) = entry else { continue };
            let mut message = Message { file: file.clone(), ..Message::default() };
            let pattern = told.value.unwrap_or_else(|| panic!("{} says nothing", told.id.name));
            walk(&pattern, &mut message);
            let earlier = all.insert(told.id.name.to_owned(), message);
            assert!(earlier.is_none(), "{language}: {} stands twice", told.id.name);
        }
    }
    all
}

fn walk(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => _ = value(inline, message),
            Expression::Select { selector, variants } => {
                let name = value(selector, message).expect("choices are by a value");
                let keys = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                });
                message.plurals.push((name, keys.collect()));
                variants.iter().for_each(|variant| walk(&variant.value, message));
            }
        }
    }
}

fn value(inline: &InlineExpression<&str>, message: &mut Message) -> Option<String> {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.values.insert(id.name.to_owned());
            Some(id.name.to_owned())
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => None,
        other => panic!("{other:?} is not used in our texts"),
    }
}

fn languages() -> Vec<String> {
    let folders = fs::read_dir(locales()).unwrap();
    let mut all: Vec<String> =
        folders.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    all.sort();
    all
}

#[test]
fn every_folder_is_a_language_that_is_offered() {
    let folders = languages();
    let mut offered: Vec<String> = LOCALES.locales().map(ToString::to_string).collect();
    offered.sort();
    assert_eq!(folders, offered);
    let texts = Texts::best(["en"]);
    let choices = texts.choices();
    assert_eq!(choices.iter().map(|choice| choice.0.clone()).collect::<Vec<_>>(), folders);
    assert!(choices.contains(&("en".to_owned(), "English".to_owned(), true)));
    let names: BTreeSet<_> = choices.iter().map(|choice| &choice.1).collect();
    assert_eq!(names.len(), choices.len(), "each by its own name: {names:?}");
}

#[test]
fn every_key_that_is_used_has_its_english() {
    let english = messages("en");
    let sources = Sources::read();
    assert!(sources.asked.len() > 100 && sources.phrases.len() > 300);
    let missing: Vec<_> = sources
        .asked
        .iter()
        .chain(sources.phrases.keys())
        .filter(|key| !english.contains_key(*key))
        .collect();
    assert!(missing.is_empty(), "no English for {missing:?}");
    for (key, values) in &sources.phrases {
        // Colours are named in phrases as parts, with nothing to fill in.
        assert_eq!(&english[key].values, values, "values of {key}");
    }
}

#[test]
fn no_english_is_left_over() {
    let sources = Sources::read();
    let english = messages("en");
    let unused: Vec<_> = english.keys().filter(|key| !sources.may_use(key)).collect();
    assert!(unused.is_empty(), "nobody uses {unused:?}");
}

#[test]
fn every_language_says_everything() {
    let english = messages("en");
    let sources = Sources::read();
    let mut wrong = Vec::new();
    for language in languages() {
        let own = messages(&language);
        wrong.extend(
            own.keys()
                .filter(|key| !english.contains_key(*key))
                .map(|key| format!("{language}: {key} is not in English")),
        );
        let needed: BTreeSet<String> =
            categories(&language).iter().map(|category| (*category).to_owned()).collect();
        for (key, message) in &english {
            let Some(told) = own.get(key) else {
                wrong.push(format!("{language}: {key} ({}) is missing", message.file));
                continue;
            };
            if told.file != message.file {
                wrong.push(format!("{language}: {key} belongs in {}", message.file));
            }
            if told.values != message.values {
                let (own, english) = (&told.values, &message.values);
                wrong.push(format!("{language}: {key} has the values {own:?}, not {english:?}"));
            }
            for (name, found) in &told.plurals {
                let mut found = found.clone();
                if language == "fr" {
                    found.remove("many");
                }
                if found != needed {
                    wrong.push(format!("{language}: {key} chooses by {name} among {found:?}"));
                }
            }
            // The page's script only puts values in.
            if sources.filled.contains(key) && !told.plurals.is_empty() {
                wrong.push(format!("{language}: {key} is filled in by a script, without plurals"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn weights_order_languages() {
    assert_eq!(by_preference("de;q=0.5, fr-CA ,*;q=0.1"), ["fr-CA", "de", "*"]);
    assert_eq!(by_preference("sv;q=0, en;q=x,, fi"), ["fi"]);
    assert_eq!(by_preference("ru,uk;q=0.9,en;q=0.9"), ["ru", "uk", "en"]);
}

#[test]
fn the_first_wish_that_is_there_is_granted() {
    for wishes in [&["xx", "!", ""][..], &[]] {
        assert_eq!(Texts::best(wishes.iter().copied()).language(), "en");
    }
    assert_eq!(Texts::best(["tlh", "en-GB"]).language(), "en");
    for language in languages() {
        let regional = format!("{language}-AQ");
        assert_eq!(Texts::best(["tlh", regional.as_str(), "en"]).language(), language);
    }
}

#[test]
fn only_languages_that_are_there_are_remembered() {
    let cookie = cookie("en").unwrap();
    let cookie = cookie.to_str().unwrap();
    assert!(cookie.starts_with("language=en; Path=/;") && cookie.contains("SameSite=Lax"));
    assert_eq!(
        [super::cookie("tlh"), super::cookie("en;x"), super::cookie("")],
        [None, None, None]
    );
}

#[test]
fn layouts_have_the_names_their_players_gave_them() {
    for layout in sumito_games::catalogue::layouts() {
        for (language, attested) in
            [("en", Some(layout.name)), ("fr", layout.french), ("ru", layout.russian)]
        {
            let texts = Texts { language: language.parse().unwrap() };
            let told = texts.find(&format!("layout-{}", layout.id));
            assert!(told.is_some(), "{language} has no name for {}", layout.id);
            assert!(attested.is_none() || told.as_deref() == attested, "{language}: {told:?}");
        }
    }
    let texts = Texts { language: "de".parse().unwrap() };
    let rules: sumito_games::Rules = "abalone/belgian-daisy".parse().unwrap();
    assert!(texts.list(&rules.features(), ", ").contains("Belgisches Gänseblümchen"));
}

//! Rule sets: from the fields of the form to text, and back.

use sumito_abalone::{self as abalone, Layout};
use sumito_core::phrase;
use sumito_core::text::Say;
use sumito_epaminondas as epaminondas;
use sumito_games::{Rules, catalogue};

use super::{Fields, Objection, SEEDS, lot};

/// A board with a start of our own, for sides the layouts do not know.
pub(crate) struct Small {
    /// What the form calls it.
    pub id: &'static str,
    pub side: usize,
    pub rows: &'static str,
    pub goal: u16,
}

impl Small {
    /// The rule set it stands for.
    pub fn rules(&self) -> String {
        let Self { side, rows, goal, .. } = self;
        let rules = format!("abalone/empty?side={side}&goal={goal}&start={rows}");
        rules.parse::<Rules>().map_or(rules, |rules| rules.to_string())
    }
}

/// Boards for study, and the large one with the usual rules.
pub(crate) const SMALL: [Small; 3] = [
    Small { id: "side-3", side: 3, rows: "www/1ww1/5/1bb1/bbb", goal: 3 },
    Small { id: "side-4", side: 4, rows: "wwww/1www1/6/7/6/1bbb1/bbbb", goal: 4 },
    Small {
        id: "side-6",
        side: 6,
        rows: "wwwwww/wwwwwww/2wwww2/9/10/11/10/9/2bbbb2/bbbbbbb/bbbbbb",
        goal: 6,
    },
];

fn small(fields: &Fields) -> Option<&'static Small> {
    SMALL.iter().find(|small| fields.get("layout") == Some(small.id))
}

/// The goal of every team if nothing is filled in.
pub(super) fn usual_goal(fields: &Fields) -> u16 {
    let layout = Layout::named(fields.get("layout").unwrap_or("belgian-daisy"));
    small(fields).map_or_else(|| layout.map_or(6, |layout| layout.goal), |small| small.goal)
}

/// Fills in what a rule-set text says.
///
/// # Errors
/// The text is no rule set; the form then shows the game it seems to mean.
pub(super) fn take_apart(text: &str, fields: &mut Fields) -> Result<(), Objection> {
    let said = text.trim();
    let game = said[..said.find(['/', '?']).unwrap_or(said.len())].trim_end().to_lowercase();
    let known = catalogue::games().iter().any(|known| known.rules == game);
    fields.set("game", if known { &game } else { "abalone" });
    let canonical = if game == "abalone" {
        said.parse::<abalone::RuleSpec>().map(|spec| spec.to_string()).map_err(|e| e.say())
    } else if known {
        let spec = said.parse::<epaminondas::RuleSpec>();
        spec.map(|_| said.to_lowercase()).map_err(|error| error.say())
    } else {
        said.parse::<Rules>().map(|rules| rules.to_string()).map_err(|error| error.say())
    };
    let canonical = canonical.map_err(|error| Objection::new("rules", error))?;
    let (head, query) = canonical.split_once('?').unwrap_or((&canonical, ""));
    if let Some((_, layout)) = head.split_once('/') {
        fields.set("layout", layout);
    }
    for (key, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
        match key {
            "goal" => value.split(',').for_each(|goal| fields.add("goal", goal)),
            "start" if value.contains('/') => {
                fields.set("start", "rows");
                fields.set("rows", value);
            }
            _ => fields.set(key, value),
        }
    }
    if fields.get("layout") == Some("empty")
        && let Some(small) = SMALL.iter().find(|small| fields.get("rows") == Some(small.rows))
    {
        fields.set("layout", small.id);
        for name in ["start", "rows", "side"] {
            fields.clear(name);
        }
        if fields.all("goal").eq([small.goal.to_string().as_str()]) {
            fields.clear("goal");
        }
    }
    Ok(())
}

/// What is wrong with a game nobody knows; the form then shows Abalone.
pub(super) fn unknown_game(fields: &Fields) -> Option<Objection> {
    let found = fields.get("game")?;
    if catalogue::games().iter().any(|known| known.rules == found) {
        return None;
    }
    let message = phrase!(
        "form-misfit",
        "`{found}` does not fit; expected {expected}",
        found = found.chars().take(40).collect::<String>(),
        expected = phrase!("expected-game", "a game: abalone, epaminondas or crossings")
    );
    Some(Objection::new("game", message))
}

/// Keeps as many goals as there are teams: the form may come from another line-up.
pub(super) fn fit_goals(fields: &mut Fields) {
    let layout = Layout::named(fields.get("layout").unwrap_or("belgian-daisy"));
    let teams = layout.map_or(2, |layout| layout.line_up.teams());
    let mut goals: Vec<String> = fields.all("goal").map(str::to_owned).collect();
    if goals.len() > 1 {
        goals.resize(teams, String::new());
        fields.clear("goal");
        goals.into_iter().for_each(|goal| fields.add("goal", goal));
    }
}

/// Carries out what buttons ask for, and draws the lot where none was chosen.
pub(super) fn settle(fields: &mut Fields) {
    let size = fields.get("size").and_then(|size| size.split_once('x'));
    if let Some((files, ranks)) = size.map(|(f, r)| (f.to_owned(), r.to_owned())) {
        fields.set("files", files);
        fields.set("ranks", ranks);
    }
    let drawn = matches!(fields.get("start"), Some("random" | "thrown"));
    if drawn && (fields.get("seed").is_none() || fields.get("again").is_some()) {
        fields.set("seed", lot(SEEDS).to_string());
    }
}

/// Keys that mean nothing without another.
const NEEDS: [(&str, &str); 2] = [("start", "seed"), ("neutral-off", "neutral")];

/// The rule set as text, and checked if nothing speaks against it; what does is added.
pub(super) fn compose(fields: &Fields, objections: &mut Vec<Objection>) -> (String, Option<Rules>) {
    let (head, pairs) = match fields.get("game") {
        Some("crossings") => ("crossings".to_owned(), plain(fields, "crossings")),
        Some("epaminondas") => {
            let stones = fields.get("layout") == Some("stones");
            let head = if stones { "epaminondas/stones" } else { "epaminondas" };
            (head.to_owned(), plain(fields, "epaminondas"))
        }
        _ => (abalone_head(fields), abalone_pairs(fields)),
    };
    let side = pairs.iter().find(|(key, _)| *key == "side").cloned();
    // A layout nobody knows says nothing about what else is filled in.
    let unknown = misread(&head, "layout");
    let known = if unknown.is_empty() { head.as_str() } else { "abalone" };
    let pairs: Vec<_> = pairs
        .into_iter()
        .filter(|(key, value)| {
            let own = [(*key, value.clone())];
            let side = side.iter().filter(|_| *key != "side").cloned();
            let alone = written(known, side.chain(own));
            let wrong = misread(&alone, key);
            let good = wrong.is_empty();
            objections.extend(wrong);
            good
        })
        .collect();
    // What is wrong with a key is said once, not again for what hangs on it.
    let lost = |key: &str| {
        let needs = NEEDS.iter().filter(|(name, _)| *name == key);
        needs.clone().any(|(_, other)| objections.iter().any(|o| o.about == *other))
    };
    let text = written(&head, pairs.into_iter().filter(|(key, _)| !lost(key)));
    if !unknown.is_empty() {
        objections.extend(unknown);
        return (text, None);
    }
    match unfit(&text) {
        Ok(rules) if objections.is_empty() => (text, Some(rules)),
        Ok(_) => (text, None),
        Err(wrong) => {
            objections.extend(wrong);
            (text, None)
        }
    }
}

fn written(head: &str, pairs: impl Iterator<Item = (&'static str, String)>) -> String {
    let pairs: Vec<_> = pairs.map(|(key, value)| format!("{key}={}", inert(&value))).collect();
    if pairs.is_empty() { head.to_owned() } else { format!("{head}?{}", pairs.join("&")) }
}

/// A value as it stands in a rule set: signs that would begin another key there are replaced by
/// such as look the same.
fn inert(value: &str) -> String {
    value.replace('?', "？").replace('&', "＆").replace('=', "＝")
}

/// What cannot be read of a text with one key of interest.
fn misread(text: &str, about: &str) -> Vec<Objection> {
    if text.starts_with("abalone") {
        return match text.parse::<abalone::RuleSpec>() {
            Err(abalone::RulesError::Text(mismatch)) => vec![told(about, &mismatch)],
            _ => Vec::new(),
        };
    }
    let Err(error) = text.parse::<epaminondas::RuleSpec>() else { return Vec::new() };
    let each = error.objections.iter().map(|objection| match objection {
        epaminondas::RulesObjection::Text(mismatch) => told(about, mismatch),
        other => Objection::new(about, other.say()),
    });
    each.collect()
}

/// The column would be that of a text the reader has not written.
fn told(about: &str, mismatch: &sumito_core::text::Mismatch) -> Objection {
    let expected = (*mismatch.expected).clone();
    let message = match mismatch.found.as_deref() {
        Some(found) => phrase!(
            "form-misfit",
            "`{found}` does not fit; expected {expected}",
            found = found,
            expected = expected
        ),
        None => phrase!("form-expected", "expected {expected}", expected = expected),
    };
    Objection::new(about, message)
}

/// The checked rule set.
///
/// # Errors
/// What does not fit together.
fn unfit(text: &str) -> Result<Rules, Vec<Objection>> {
    use sumito_games::RulesError;
    text.parse().map_err(|error| match error {
        RulesError::Abalone(abalone::RulesError::Objections(each)) => {
            each.iter().map(|o| Objection::new(o.about, o.message.clone())).collect()
        }
        RulesError::Epaminondas(error) => {
            let about = |o: &epaminondas::RulesObjection| match o {
                epaminondas::RulesObjection::Size { side, .. } => *side,
                epaminondas::RulesObjection::Limit { key, .. } => *key,
                epaminondas::RulesObjection::StonesNeedRanks { .. } => "ranks",
                _ => "rules",
            };
            error.objections.iter().map(|o| Objection::new(about(o), o.say())).collect()
        }
        other => vec![Objection::new("rules", other.say())],
    })
}

/// The keys of Epaminondas and Crossings are filled in as they are written.
fn plain(fields: &Fields, game: &str) -> Vec<(&'static str, String)> {
    let keys = catalogue::keys(game).into_iter();
    keys.filter_map(|key| Some((key.name, fields.get(key.name)?.to_owned()))).collect()
}

fn abalone_head(fields: &Fields) -> String {
    let layout = match small(fields) {
        Some(_) => "empty",
        None => fields.get("layout").unwrap_or("belgian-daisy"),
    };
    format!("abalone/{}", inert(layout))
}

fn abalone_pairs(fields: &Fields) -> Vec<(&'static str, String)> {
    let small = small(fields);
    let kind = fields.get("start").unwrap_or_default();
    let drawn = matches!(kind, "random" | "thrown");
    let plain = |name: &str| fields.get(name).map(str::to_owned);
    let value = |name: &str| match name {
        "side" => match small {
            Some(small) => Some(small.side.to_string()),
            None => plain("side").filter(|_| fields.get("layout") == Some("empty")),
        },
        "goal" => goals(fields),
        "without" | "obstacles" | "holes" | "neutral" => plain(name).map(|cells| {
            let cells = cells.split([' ', ',', ';']).filter(|cell| !cell.is_empty());
            cells.collect::<Vec<_>>().join(",")
        }),
        "neutral-off" => plain(name).filter(|_| fields.get("neutral").is_some()),
        "start" => match kind {
            "rows" => Some(fields.get("rows").unwrap_or_default().to_owned()),
            _ if drawn => Some(kind.to_owned()),
            _ => small.map(|small| small.rows.to_owned()),
        },
        "seed" => plain("seed").filter(|_| drawn),
        _ => plain(name),
    };
    let keys = abalone::Rules::keys().iter();
    keys.filter_map(|key| Some((key.name, value(key.name)?))).collect()
}

/// One goal for all, or one for each team; a gap among them is filled with the usual one.
fn goals(fields: &Fields) -> Option<String> {
    let usual = usual_goal(fields).to_string();
    let given: Vec<&str> = fields.all("goal").collect();
    if given.iter().all(|goal| goal.is_empty()) {
        return small(fields).map(|_| usual);
    }
    let each: Vec<&str> =
        given.iter().map(|goal| if goal.is_empty() { usual.as_str() } else { goal }).collect();
    Some(if each.iter().all(|goal| *goal == each[0]) { each[0].to_owned() } else { each.join(",") })
}

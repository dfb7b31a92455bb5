//! What can be wrong with a rule set.

use sumito_core::phrase;
use sumito_core::text::{Phrase, Say, Value};
use sumito_core::{Colour, LineUp, PerTeam, SeatPlace, Team};

use crate::rows::{self, Grid};
use crate::rules::{StartGrid, friends};
use crate::{
    Cell, LARGEST_SIDE, Layout, Marble, NeutralOff, Objection, RuleSpec, Rules, SMALLEST_SIDE,
    Start, Teams, starts,
};

/// The highest goal.
const HIGHEST_GOAL: u16 = 14;

struct Objections(Vec<Objection>);

impl Objections {
    fn add(&mut self, about: &'static str, message: Phrase) {
        self.0.push(Objection { about, message });
    }

    fn when(&mut self, wrong: bool, about: &'static str, message: Phrase) {
        if wrong {
            self.add(about, message);
        }
    }
}

/// Makes a rule set of what was typed, or says everything that is wrong with it.
pub(crate) fn check(mut spec: RuleSpec) -> Result<Rules, Vec<Objection>> {
    let mut wrong = Objections(Vec::new());
    let Some(layout) = Layout::named(&spec.layout) else {
        wrong.add(
            "layout",
            phrase!(
                "rules-no-layout",
                "there is no layout `{layout}`",
                layout = spec.layout.as_str()
            ),
        );
        return Err(wrong.0);
    };
    let side = spec.board_side();
    if let Some(own) = layout.side() {
        wrong.when(
            side_differs(&spec, own),
            "side",
            phrase!(
                "rules-side-of-layout",
                "`{layout}` has side {side}",
                layout = layout.id,
                side = own
            ),
        );
    } else if !(SMALLEST_SIDE..=LARGEST_SIDE).contains(&side) {
        wrong.add(
            "side",
            phrase!(
                "rules-side",
                "boards have sides {least} to {most}",
                least = SMALLEST_SIDE,
                most = LARGEST_SIDE
            ),
        );
        return Err(wrong.0);
    }
    spec.side = spec.side.filter(|&side| layout.rows.is_none() && side != 5);
    check_cells(&mut spec, side, &mut wrong);
    let line_up = line_up(&spec, layout, &mut wrong);
    check_combinations(&spec, &line_up, &mut wrong);
    let goals = goals(&mut spec, layout, &line_up, &mut wrong);
    check_start_kind(&spec, layout, side, &mut wrong);
    if wrong.0.iter().any(|objection| matches!(objection.about, "start" | "seed" | "side")) {
        return Err(wrong.0);
    }
    let start = start(&mut spec, layout, side, &line_up, &mut wrong);
    if let Some(start) = &start {
        let reach = |team| start.scores[team] + ejectable(&start.grid, &spec, &line_up, team);
        check_goals(&line_up, goals, reach, &mut wrong);
        check_marbles(&start.grid, &line_up, &mut wrong);
    }
    if !wrong.0.is_empty() {
        return Err(wrong.0);
    }
    Ok(Rules { goals, start, ..Rules::unchecked(spec, layout, side, line_up) })
}

fn side_differs(spec: &RuleSpec, own: usize) -> bool {
    spec.side.is_some_and(|side| side != own)
}

/// The cells by name, or that there are none.
pub(crate) fn names(cells: &[Cell], side: usize) -> Value {
    if cells.is_empty() {
        return phrase!("cells-none", "none").into();
    }
    cells.iter().map(|cell| cell.name(side).to_string()).collect::<Vec<_>>().join(", ").into()
}

/// Sorts the lists of cells; objects to cells off the board and to cells named twice.
fn check_cells(spec: &mut RuleSpec, side: usize, wrong: &mut Objections) {
    let lists = [
        ("without", &mut spec.without),
        ("obstacles", &mut spec.obstacles),
        ("holes", &mut spec.holes),
        ("neutral", &mut spec.neutral),
    ];
    let mut used: Vec<(Cell, &'static str)> = Vec::new();
    for (about, cells) in lists {
        cells.sort_unstable();
        for same in cells.chunk_by(|a, b| a == b) {
            let cell = same[0];
            let name = cell.name(side);
            if !cell.is_on(side) {
                wrong.add(
                    about,
                    phrase!(
                        "rules-cell-off",
                        "a cell is not on a board of side {side}",
                        side = side
                    ),
                );
                continue;
            }
            wrong.when(
                same.len() > 1,
                about,
                phrase!("rules-cell-twice", "{cell} is named twice", cell = name),
            );
            let first = used.iter().find(|(c, first)| *c == cell && *first != "without");
            if let Some((_, first)) = first {
                wrong.add(
                    about,
                    phrase!(
                        "rules-cell-among",
                        "{cell} is among `{key}` already",
                        cell = name,
                        key = *first
                    ),
                );
            }
            used.push((cell, about));
        }
        // What was said about a cell once is not said again by what follows.
        cells.dedup();
        cells.retain(|cell| cell.is_on(side));
    }
}

fn line_up(spec: &RuleSpec, layout: &Layout, wrong: &mut Objections) -> LineUp {
    let base = &layout.line_up;
    let mut places: Vec<_> = base
        .seats()
        .map(|seat| SeatPlace { colour: base.colour(seat), team: base.team(seat) })
        .collect();
    if let Some(teams) = spec.teams {
        if places.len() == 2 {
            let mut second = places.clone();
            if teams == Teams::Crossed {
                second[0].team = Team::new(1);
                second[1].team = Team::new(0);
            }
            places.extend(second);
        } else {
            wrong.add(
                "teams",
                phrase!("rules-teams", "only a layout of two colours is shared by four people"),
            );
        }
    }
    if spec.one_colour {
        for place in &mut places {
            place.colour = Colour::Black;
        }
    }
    LineUp::new(places)
}

fn check_combinations(spec: &RuleSpec, line_up: &LineUp, wrong: &mut Objections) {
    let one = spec.one_colour;
    wrong.when(
        one && !spec.neutral.is_empty(),
        "neutral",
        phrase!("rules-not-one-colour", "not in one-colour play"),
    );
    wrong.when(
        one && !spec.obstacles.is_empty(),
        "obstacles",
        phrase!("rules-not-one-colour", "not in one-colour play"),
    );
    wrong.when(
        one && spec.hidden,
        "hidden",
        phrase!("rules-nothing-to-hide", "one-colour play has nothing to hide"),
    );
    wrong.when(
        spec.neutral.is_empty() && spec.neutral_off != NeutralOff::default(),
        "neutral-off",
        phrase!("rules-needs-neutral", "needs neutral marbles: add `neutral=` and their cells"),
    );
    let partners = line_up.seats().any(|seat| friends(line_up, seat) != 0);
    wrong.when(
        spec.partner_moves && !partners,
        "partner-moves",
        phrase!(
            "rules-needs-partners",
            "needs partners with marbles of their own: a layout of pairs"
        ),
    );
    let shared = Colour::ALL.into_iter().any(|colour| {
        let mut teams = line_up.seats_of(colour).map(|seat| line_up.team(seat));
        let first = teams.next();
        teams.any(|team| Some(team) != first)
    });
    wrong.when(
        spec.quiet_limit.is_some() && shared,
        "quiet-limit",
        phrase!("rules-quiet-shared", "cannot count own marbles where two teams move one colour"),
    );
    for (about, limit) in [("move-limit", spec.move_limit), ("quiet-limit", spec.quiet_limit)] {
        wrong.when(limit == Some(0), about, phrase!("rules-limit", "a limit is at least 1 move"));
    }
}

fn goals(
    spec: &mut RuleSpec,
    layout: &Layout,
    line_up: &LineUp,
    wrong: &mut Objections,
) -> PerTeam<u16> {
    if spec.goal.iter().any(|goal| !(1..=HIGHEST_GOAL).contains(goal)) {
        wrong.add(
            "goal",
            phrase!("rules-goal", "a goal is from 1 to {most} ejections", most = HIGHEST_GOAL),
        );
    }
    let teams = line_up.teams();
    if spec.goal.len() > 1 && spec.goal.len() != teams {
        wrong.add(
            "goal",
            phrase!(
                "rules-goals",
                "give one number, or one for each of the {teams} teams",
                teams = teams
            ),
        );
    }
    if spec.goal.iter().all(|&goal| goal == spec.goal[0]) {
        spec.goal.truncate(1);
    }
    if spec.goal == [layout.goal] {
        spec.goal.clear();
    }
    PerTeam::from_fn(|team| match spec.goal.as_slice() {
        [] => layout.goal,
        [all] => *all,
        each => each.get(team.index()).copied().unwrap_or(layout.goal),
    })
}

fn check_start_kind(spec: &RuleSpec, layout: &Layout, side: usize, wrong: &mut Objections) {
    let drawn = matches!(spec.start, Start::Random | Start::Thrown);
    wrong.when(
        drawn && spec.seed.is_none(),
        "seed",
        phrase!("rules-needs-seed", "a random or thrown start needs `seed=N`"),
    );
    wrong.when(
        !drawn && spec.seed.is_some(),
        "seed",
        phrase!("rules-seed-unused", "needs `start=random` or `start=thrown`"),
    );
    wrong.when(
        spec.start == Start::Random && layout.rows.is_none(),
        "start",
        phrase!(
            "rules-random-empty",
            "the empty board has no marbles to place at random: name a layout for their number"
        ),
    );
    if spec.start == Start::Thrown {
        let two = layout.line_up.len() == 2;
        wrong.when(!two, "start", phrase!("rules-throw-two", "a throw is for two colours"));
        wrong.when(
            side != 5,
            "start",
            phrase!("rules-throw-side", "a throw belongs to the board of side 5"),
        );
    }
    wrong.when(
        !spec.without.is_empty() && (spec.start != Start::Layout || layout.rows.is_none()),
        "without",
        phrase!("rules-without", "only takes marbles from a named layout"),
    );
    if let Start::Rows(text) = &spec.start
        && let Err(mismatch) = rows::read(text, 0, text.len(), side, rows::content)
    {
        wrong.add("start", mismatch.say());
    }
}

/// The start with everything the keys put on it.
fn start(
    spec: &mut RuleSpec,
    layout: &'static Layout,
    side: usize,
    line_up: &LineUp,
    wrong: &mut Objections,
) -> Option<StartGrid> {
    let mut start = match &spec.start {
        Start::Layout => {
            let rows = layout.rows?;
            let grid = rows::read(rows, 0, rows.len(), side, rows::content).ok()?;
            let mut start = StartGrid { grid, scores: PerTeam::all(0) };
            furnish(spec, side, &mut start.grid, wrong);
            start
        }
        Start::Rows(rows) => {
            let grid = rows::read(rows, 0, rows.len(), side, rows::content).ok()?;
            agree(spec, side, &grid, wrong);
            StartGrid { grid, scores: PerTeam::all(0) }
        }
        Start::Random | Start::Thrown => {
            let mut start = match starts::draw(spec, layout, side, line_up) {
                Ok(start) => start,
                Err(message) => {
                    wrong.add("start", message);
                    return None;
                }
            };
            furnish(spec, side, &mut start.grid, wrong);
            start
        }
    };
    if spec.one_colour {
        for marble in start.grid.marbles.values_mut() {
            *marble = Marble::Colour(Colour::Black);
        }
        if let Start::Rows(rows) = &mut spec.start {
            *rows = rows::write(side, |cell| start.grid.letter(cell));
        }
    }
    Some(start)
}

/// Takes away, and puts on the start, what the keys say.
fn furnish(spec: &RuleSpec, side: usize, grid: &mut Grid, wrong: &mut Objections) {
    for cell in &spec.without {
        if grid.marbles.remove(cell).is_none() {
            wrong.add(
                "without",
                phrase!(
                    "rules-nothing-there",
                    "no marble stands on {cell} at the start",
                    cell = cell.name(side)
                ),
            );
        }
    }
    let lists =
        [("obstacles", &spec.obstacles), ("holes", &spec.holes), ("neutral", &spec.neutral)];
    for (about, cells) in lists {
        for cell in cells.iter().filter(|cell| grid.marbles.contains_key(cell)) {
            wrong.add(
                about,
                phrase!(
                    "rules-marble-there",
                    "a marble stands on {cell} at the start",
                    cell = cell.name(side)
                ),
            );
        }
    }
    grid.obstacles.clone_from(&spec.obstacles);
    grid.holes.clone_from(&spec.holes);
    grid.marbles.extend(spec.neutral.iter().map(|&cell| (cell, Marble::Neutral)));
}

/// Objects where drawn rows and the keys disagree.
fn agree(spec: &RuleSpec, side: usize, grid: &Grid, wrong: &mut Objections) {
    let neutral: Vec<_> = grid
        .marbles
        .iter()
        .filter(|(_, m)| **m == Marble::Neutral)
        .map(|(&cell, _)| cell)
        .collect();
    let lists = [
        ("obstacles", &spec.obstacles, &grid.obstacles),
        ("holes", &spec.holes, &grid.holes),
        ("neutral", &spec.neutral, &neutral),
    ];
    for (about, said, drawn) in lists {
        if said != drawn {
            wrong.add(
                about,
                phrase!(
                    "rules-rows-disagree",
                    "the rows of `start=` show {cells}; both must agree",
                    cells = names(drawn, side)
                ),
            );
        }
    }
}

/// How many marbles of a grid a team could eject.
pub(crate) fn ejectable(grid: &Grid, spec: &RuleSpec, line_up: &LineUp, team: Team) -> u16 {
    let count = grid.marbles.values().filter(|marble| match marble {
        Marble::Neutral => spec.neutral_off == NeutralOff::Scores,
        Marble::Colour(colour) => !line_up.seats_of(*colour).all(|seat| line_up.team(seat) == team),
    });
    count.count() as u16
}

fn check_goals(
    line_up: &LineUp,
    goals: PerTeam<u16>,
    reach: impl Fn(Team) -> u16,
    wrong: &mut Objections,
) {
    for team in line_up.each_team() {
        let (goal, reach) = (goals[team], reach(team));
        if goal > reach {
            let team = team.index() + 1;
            wrong.add(
                "goal",
                phrase!(
                    "rules-goal-reach",
                    "{goal} ejections, but team {team} can reach only {reach}",
                    goal = goal,
                    team = team,
                    reach = reach
                ),
            );
            return;
        }
    }
}

/// Every colour that is moved needs a marble, and every marble a colour that is played.
fn check_marbles(grid: &Grid, line_up: &LineUp, wrong: &mut Objections) {
    for colour in Colour::ALL {
        let played = line_up.seats_of(colour).next().is_some();
        let there = grid.marbles.values().any(|&marble| marble == Marble::Colour(colour));
        if played && !there {
            wrong.add(
                "start",
                phrase!("rules-no-marble", "{colour} has no marble", colour = colour),
            );
        } else if there && !played {
            wrong.add(
                "start",
                phrase!(
                    "rules-unplayed",
                    "there are {colour} marbles, but nobody plays them",
                    colour = colour
                ),
            );
        }
    }
}

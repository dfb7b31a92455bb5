//! The terms of each game in a position, for overlays and commentary.

use serde::{Deserialize, Serialize};
use sumito_abalone::{self as abalone, Board, Cell, terms as hexagon};
use sumito_core::Position as _;
use sumito_epaminondas::{self as epaminondas, Piece, Square, Variant, terms as field};

use crate::{Move, Position, Rules};

/// One thing in a position that has a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Term {
    /// The name: `monomial`, `binomial`, `trinomial`, `polynomial`, `spear`, `arc`, `shield`,
    /// `block`, `pak`, `sumito`, `det`; `phalanx`, `capture`, `majority`, `crossed`, `locked`.
    pub term: &'static str,
    /// Where it is; in a line from one end to the other, an arc's middle in the middle.
    pub cells: Vec<String>,
    /// Whose it is, by the colour's name; of a sumito the stronger's.
    pub colour: Option<&'static str>,
    /// What it strikes: the weaker line of a sumito, the other line of a pak, the pieces a
    /// capture takes.
    pub against: Vec<String>,
    /// Whether something can be done with it now: a sumito can push.
    pub open: bool,
}

/// Everything in a position that has a name; nothing where colours are hidden.
///
/// ```
/// use sumito_games::{Position, terms};
/// let rules = "abalone/empty?goal=1".parse().unwrap();
/// let position = Position::read(&rules, "5/6/7/8/2bbbww2/8/7/6/5 b").unwrap();
/// let sumito = terms::terms(&position).into_iter().find(|t| t.term == "sumito").unwrap();
/// assert_eq!((sumito.cells.join(" "), sumito.against.join(" ")), ("E3 E4 E5".into(), "E6 E7".into()));
/// ```
#[must_use]
pub fn terms(position: &Position) -> Vec<Term> {
    if matches!(position.rules(), Rules::Abalone(rules) if rules.hidden()) {
        return Vec::new();
    }
    match position {
        Position::Abalone(p) => of_hexagon(p),
        Position::AbaloneLarge(p) => of_hexagon(p),
        Position::Epaminondas(p) => of_field(position, p),
    }
}

fn of_hexagon<B: Board>(position: &abalone::Position<B>) -> Vec<Term> {
    use hexagon::{GroupKind, Shape};
    let side = position.rules().side();
    let names = |cells: &[Cell]| cells.iter().map(|c| c.name(side).to_string()).collect::<Vec<_>>();
    let mut terms = Vec::new();
    for standoff in hexagon::standoffs(position) {
        let mut own: Vec<Cell> = standoff.first.into_iter().take(standoff.lengths.0).collect();
        own.reverse();
        let against = &standoff.second[..standoff.lengths.1];
        let pak = standoff.lengths.0 == standoff.lengths.1;
        terms.push(Term {
            term: if pak { "pak" } else { "sumito" },
            colour: own.first().and_then(|&cell| Some(position.at(cell)?.name())),
            cells: names(&own),
            against: names(against),
            open: standoff.open && !pak,
        });
    }
    for cell in hexagon::dets(position, hexagon::Strictness::Strict) {
        let colour = position.at(cell).map(abalone::Marble::name);
        terms.push(simple("det", names(&[cell]), colour));
    }
    for figure in hexagon::figures(position) {
        let name = match figure.shape {
            Shape::Spear => "spear",
            Shape::Arc => "arc",
            Shape::Shield => "shield",
            Shape::Block => "block",
        };
        let mut cells = figure.cells;
        if figure.shape == Shape::Arc {
            // The middle touches both ends, which do not touch each other.
            let touches = |cell: Cell| cells.iter().filter(|c| c.distance(cell) == 1).count();
            if let Some(middle) = (0..3).find(|&i| touches(cells[i]) == 2) {
                cells.swap(1, middle);
            }
        }
        terms.push(simple(name, names(&cells), Some(figure.colour.name())));
    }
    for group in hexagon::groups(position) {
        let name = match group.kind() {
            GroupKind::Monomial => "monomial",
            GroupKind::Binomial => "binomial",
            GroupKind::Trinomial => "trinomial",
            GroupKind::Polynomial => "polynomial",
        };
        terms.push(simple(name, names(&group.cells), Some(group.colour.name())));
    }
    terms
}

fn simple(term: &'static str, cells: Vec<String>, colour: Option<&'static str>) -> Term {
    Term { term, cells, colour, against: Vec::new(), open: false }
}

fn of_field(whole: &Position, position: &epaminondas::Position) -> Vec<Term> {
    let names = |squares: &[Square]| squares.iter().map(Square::to_string).collect::<Vec<_>>();
    let mut terms = Vec::new();
    for capture in captures(whole, position) {
        if !terms.iter().any(|known: &Term| known.against == capture.against) {
            terms.push(capture);
        }
    }
    for (square, piece) in position.pieces() {
        for phalanx in field::phalanxes(position, square) {
            if phalanx.squares.len() > 1 && phalanx.squares[0] == square {
                let colour = piece.colour().map(sumito_core::Colour::name);
                terms.push(simple("phalanx", names(&phalanx.squares), colour));
            }
        }
    }
    let far = |piece: Piece| {
        let row = if piece == Piece::White { position.rules().ranks() - 1 } else { 0 };
        let there = position.pieces().filter(|&(s, p)| p == piece && s.rank() == row);
        there.map(|(square, _)| square).collect::<Vec<_>>()
    };
    let crossings = position.rules().variant() == Variant::Crossings;
    let leader = field::leader(position).filter(|_| !crossings);
    let locked: Vec<Square> = position.locked().collect();
    let waiting = position.must_cross();
    for (piece, seat) in [Piece::White, Piece::Black].into_iter().zip(position.line_up().seats()) {
        // Which of several has just crossed, a position does not tell.
        let answered = crossings && !(waiting && seat != position.turn());
        let (held, there): (Vec<_>, Vec<_>) =
            far(piece).into_iter().partition(|square| answered && locked.contains(square));
        let colour = piece.colour().map(sumito_core::Colour::name);
        let leads = leader == Some(position.line_up().team(seat));
        let kinds = [("locked", held), (if leads { "majority" } else { "crossed" }, there)];
        let found = kinds.into_iter().filter(|(_, squares)| !squares.is_empty());
        terms.extend(found.map(|(term, squares)| simple(term, names(&squares), colour)));
    }
    terms
}

/// Every capture, those by the most pieces first.
fn captures(whole: &Position, position: &epaminondas::Position) -> Vec<Term> {
    let side = position.line_up().colour(position.turn()).name();
    let mut captures: Vec<Term> = field::captures(position)
        .into_iter()
        .map(|capture| {
            let effect = whole.effect(Move::Epaminondas(capture.mv));
            let own = effect.shifts[..effect.own].iter().map(|(from, _)| from.clone());
            Term {
                term: "capture",
                cells: own.collect(),
                colour: Some(side),
                against: capture.taken.iter().map(Square::to_string).collect(),
                open: true,
            }
        })
        .collect();
    captures.sort_by_key(|capture| std::cmp::Reverse(capture.cells.len()));
    captures
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(rules: &str, position: &str) -> Vec<String> {
        let position = Position::read(&rules.parse().unwrap(), position).unwrap();
        let told = |t: Term| {
            format!("{} {} {}", t.term, t.cells.join(","), t.against.join(",")).trim().to_owned()
        };
        terms(&position).into_iter().map(told).collect()
    }

    #[test]
    fn shapes_and_standoffs_are_named_with_their_cells() {
        let found = found("abalone/empty?goal=1", "5/6/7/1b6/2bb2w2/8/7/6/5 b");
        // The middle of the arc is the one that touches both others.
        assert_eq!(found, ["arc E4,E3,F3", "trinomial E3,E4,F3", "monomial E7"]);
    }

    #[test]
    fn phalanxes_captures_and_far_rows_are_named() {
        let rules = "epaminondas?files=6&ranks=6";
        let found = found(rules, "1b4/6/6/wwwbb1/6/2b3 w");
        for term in ["capture a3,b3,c3 d3,e3", "phalanx a3,b3,c3", "majority c1"] {
            assert!(found.contains(&term.to_owned()), "{term}: {found:?}");
        }
    }

    #[test]
    fn locked_pieces_are_told_from_those_that_just_crossed() {
        let found = found("crossings", "2w5/6w1/8/b7/8/8/8/4b3 w");
        assert!(found.contains(&"locked c8".to_owned()) && found.contains(&"locked e1".to_owned()));
        let waiting = self::found("crossings", "6b1/1w4w1/6w1/8/8/8/8/4b3 w");
        assert!(waiting.contains(&"crossed e1".to_owned()), "{waiting:?}");
    }

    #[test]
    fn hidden_colours_stay_hidden() {
        let position = "abalone?hidden=yes".parse::<Rules>().unwrap().start().unwrap();
        assert!(terms(&position).is_empty());
    }
}

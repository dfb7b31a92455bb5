//! Positions that are the same but for how one looks at the board and what the seats are called.

use sumito_abalone::{self as abalone, Board, Cell, Marble};
use sumito_core::{Colour, Fnv, LineUp, PerTeam, Position as _, Seat, Team};
use sumito_epaminondas::Square;
use sumito_games::{Position, Rules};

/// A cell by a number below 256 and where it comes to.
type Image = [u8; CELLS];

const CELLS: usize = 256;

/// All ways to look at the positions of a rule set that leave its game the same: the board turned
/// and mirrored as far as obstacles and rules allow, and the seats named anew from the one to move
/// where nothing but the names tells them apart.
#[derive(Clone, Debug)]
pub struct Symmetries {
    /// For each seat that may be to move, the names it is seen under, if seats may be renamed.
    names: Vec<Option<Names>>,
    /// For each seat that may be to move, where cells come to.
    images: Vec<Vec<Image>>,
}

/// How seats, teams and colours are called when another seat is the first.
#[derive(Clone, Debug)]
struct Names {
    shift: usize,
    colours: [u8; Colour::ALL.len()],
    teams: Vec<Team>,
}

impl Symmetries {
    /// The symmetries of a rule set.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        let line_up = rules.line_up();
        let seats = line_up.seats();
        match rules {
            Rules::Abalone(rules) => {
                let images = hexagon(rules);
                let alike = |a: Team, b: Team| rules.goals()[a] == rules.goals()[b];
                let names = seats.map(|seat| Names::from(line_up, seat, alike)).collect();
                Self { names, images: vec![images; line_up.len()] }
            }
            Rules::Epaminondas(rules) => {
                let (files, ranks) = (rules.files(), rules.ranks());
                let image = |flip_files: bool, flip_ranks: bool| {
                    image((0..ranks).flat_map(|rank| {
                        (0..files).map(move |file| {
                            let file_to = if flip_files { files - 1 - file } else { file };
                            let rank_to = if flip_ranks { ranks - 1 - rank } else { rank };
                            (square(file, rank), square(file_to, rank_to))
                        })
                    }))
                };
                let both = |flip_ranks| vec![image(false, flip_ranks), image(true, flip_ranks)];
                let names = seats.map(|seat| Names::from(line_up, seat, |_, _| true)).collect();
                Self { names, images: vec![both(false), both(true)] }
            }
        }
    }

    /// A number that positions share if and (but for a chance of 1 in 2⁶⁴) only if they are the
    /// same under the symmetries; the same on every machine. Plies played and quiet ones, and what
    /// a repetition would mean, do not count.
    ///
    /// # Panics
    /// If the position is of another line-up.
    #[must_use]
    pub fn key(&self, position: &Position) -> u64 {
        let line_up = position.line_up();
        let turn = position.turn();
        let names = &self.names[turn.index()];
        let pieces = pieces(position, names.as_ref());
        // Seats that keep their names look at the board as it is.
        let images = &self.images[if names.is_some() { turn.index() } else { 0 }];
        let looks = images.iter().map(|image| {
            let mut board = [0; CELLS];
            pieces.iter().for_each(|&(cell, piece)| board[image[cell] as usize] = piece);
            board
        });
        let board = looks.max().unwrap_or([0; CELLS]);
        let seats = line_up.len();
        let shift = names.as_ref().map_or(0, |names| names.shift);
        let renamed = |seat: Seat| (seat.index() + seats - shift) % seats;
        let out = position.out().iter().map(|seat| 1 << renamed(seat)).sum::<u8>();
        let mut hash = Fnv::new();
        hash.add(&board);
        hash.add(&[renamed(turn) as u8, position.actions_left(), out]);
        for score in scores(position.scores(), line_up, names.as_ref()) {
            hash.add(&score.to_le_bytes());
        }
        hash.value()
    }
}

fn square(file: usize, rank: usize) -> usize {
    Square::new(file, rank).map_or(0, Square::index)
}

fn image(moves: impl Iterator<Item = (usize, usize)>) -> Image {
    let mut image = [0; CELLS];
    moves.for_each(|(from, to)| image[from] = to as u8);
    image
}

/// A cell's number: sixteen times its row, and its digit.
fn number(cell: Cell, side: usize) -> usize {
    16 * cell.row(side) + cell.digit(side)
}

/// Where the cells of a hexagon come to by those of its twelve symmetries that its rules keep.
fn hexagon(rules: &abalone::Rules) -> Vec<Image> {
    let side = rules.side();
    let looks = (0..12).map(|look| {
        move |cell: Cell| {
            let cell = if look < 6 { cell } else { cell.mirrored() };
            cell.turned(look % 6)
        }
    });
    let kept = looks.filter(|to| {
        let same = |cells: &[Cell]| cells.iter().all(|&cell| cells.contains(&to(cell)));
        // A game that ends by the quiet limit is decided on the middle row.
        let level = rules.spec().quiet_limit.is_none()
            || Cell::all(side).filter(|c| c.row(side) == side).all(|c| to(c).row(side) == side);
        level && same(rules.obstacles()) && same(rules.holes())
    });
    kept.map(|to| image(Cell::all(side).map(|c| (number(c, side), number(to(c), side))))).collect()
}

impl Names {
    /// The names when this seat comes first; `None` if that is not the same game.
    fn from(line_up: &LineUp, first: Seat, alike: impl Fn(Team, Team) -> bool) -> Option<Self> {
        let seats = line_up.len();
        let shift = first.index();
        let mut colours = [u8::MAX; Colour::ALL.len()];
        let mut teams = vec![None; line_up.teams()];
        for seat in line_up.seats() {
            let name = Seat::new((seat.index() + seats - shift) % seats);
            let colour = line_up.colour(name).index() as u8;
            let known = &mut colours[line_up.colour(seat).index()];
            if *known != u8::MAX && *known != colour {
                return None;
            }
            *known = colour;
            let (team, named) = (line_up.team(seat), line_up.team(name));
            let known = teams[team.index()].get_or_insert(named);
            if *known != named || !alike(team, named) {
                return None;
            }
        }
        Some(Self { shift, colours, teams: teams.into_iter().flatten().collect() })
    }
}

/// Every piece with its cell's number; 0 is for empty cells.
fn pieces(position: &Position, names: Option<&Names>) -> Vec<(usize, u8)> {
    const NEUTRAL: u8 = 1;
    let piece = |colour: Option<Colour>| match colour {
        None => NEUTRAL,
        Some(colour) => {
            let index = colour.index();
            2 + names.map_or(index as u8, |names| names.colours[index])
        }
    };
    fn marbles<B: Board>(
        position: &abalone::Position<B>,
        piece: impl Fn(Option<Colour>) -> u8,
    ) -> Vec<(usize, u8)> {
        let side = position.rules().side();
        let marbles = position.marbles().map(|(cell, marble)| match marble {
            Marble::Colour(colour) => (number(cell, side), piece(Some(colour))),
            Marble::Neutral => (number(cell, side), piece(None)),
        });
        marbles.collect()
    }
    match position {
        Position::Abalone(p) => marbles(p, piece),
        Position::AbaloneLarge(p) => marbles(p, piece),
        Position::Epaminondas(p) => {
            p.pieces().map(|(square, kind)| (square.index(), piece(kind.colour()))).collect()
        }
    }
}

/// Every team's score in the order of the new names.
fn scores(scores: PerTeam<u16>, line_up: &LineUp, names: Option<&Names>) -> Vec<u16> {
    let mut told = vec![0; line_up.teams()];
    for team in line_up.each_team() {
        let named = names.map_or(team, |names| names.teams[team.index()]);
        told[named.index()] = scores[team];
    }
    told
}

//! Who plays: seats in turn order, the colour each moves, the team each scores for.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats (and so colours and teams) a line-up can have.
const MAX_SEATS: usize = 6;

/// A marble colour. The order is that of turns and of every listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Black,
    White,
    Red,
    Blue,
    Green,
    Yellow,
}

impl Colour {
    /// All six colours in order.
    pub const ALL: [Self; 6] =
        [Self::Black, Self::White, Self::Red, Self::Blue, Self::Green, Self::Yellow];

    /// The letter of text forms: `b w r u g y`.
    ///
    /// ```
    /// assert_eq!(sumito_core::Colour::Blue.letter(), 'u');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'b',
            Self::White => 'w',
            Self::Red => 'r',
            Self::Blue => 'u',
            Self::Green => 'g',
            Self::Yellow => 'y',
        }
    }

    /// The colour of a letter, in either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.letter() == letter.to_ascii_lowercase())
    }

    /// The English name in lower case, as data files and style sheets spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
        }
    }

    /// Position in [`Colour::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A number that names no seat or team.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {what} {number}, only 0 to {}", MAX_SEATS - 1)]
pub struct OutOfRange {
    what: &'static str,
    number: u8,
}

macro_rules! small_index {
    ($name:ident, $set:ident, $what:literal) => {
        #[doc = concat!("A ", $what, ", numbered from 0 in turn order.")]
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl TryFrom<u8> for $name {
            type Error = OutOfRange;

            fn try_from(number: u8) -> Result<Self, OutOfRange> {
                let known = usize::from(number) < MAX_SEATS;
                known.then_some(Self(number)).ok_or(OutOfRange { what: $what, number })
            }
        }

        impl From<$name> for u8 {
            fn from(one: $name) -> Self {
                one.0
            }
        }

        impl $name {
            #[doc = concat!("The ", $what, " with this number.")]
            ///
            /// # Panics
            /// If the number is 6 or more.
            #[must_use]
            pub const fn new(number: usize) -> Self {
                assert!(number < MAX_SEATS);
                Self(number as u8)
            }

            /// The number, from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        #[doc = concat!("A set of ", $what, "s.")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
        pub struct $set(u8);

        impl TryFrom<Vec<u8>> for $set {
            type Error = OutOfRange;

            fn try_from(members: Vec<u8>) -> Result<Self, OutOfRange> {
                members.into_iter().map($name::try_from).collect()
            }
        }

        impl From<$set> for Vec<u8> {
            fn from(set: $set) -> Self {
                set.iter().map(u8::from).collect()
            }
        }

        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// Whether nothing is in the set.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether `one` is in the set.
            #[must_use]
            pub const fn contains(self, one: $name) -> bool {
                self.0 & (1 << one.0) != 0
            }

            /// Puts `one` into the set.
            pub const fn insert(&mut self, one: $name) {
                self.0 |= 1 << one.0;
            }

            /// Takes `one` out of the set.
            pub const fn remove(&mut self, one: $name) {
                self.0 &= !(1 << one.0);
            }

            /// The members in order.
            pub fn iter(self) -> impl Iterator<Item = $name> + Clone {
                (0..MAX_SEATS as u8).map($name).filter(move |&one| self.contains(one))
            }
        }

        impl From<$name> for $set {
            fn from(one: $name) -> Self {
                Self(1 << one.0)
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(members: I) -> Self {
                members.into_iter().fold(Self::EMPTY, |mut set, one| {
                    set.insert(one);
                    set
                })
            }
        }
    };
}

small_index!(Seat, SeatSet, "seat");
small_index!(Team, TeamSet, "team");

macro_rules! per {
    ($name:ident, $key:ident, $what:literal) => {
        #[doc = concat!("One value for each ", $what, " of a line-up.")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name<T>([T; MAX_SEATS]);

        impl<T: Copy> $name<T> {
            /// The same value for everyone.
            #[must_use]
            pub const fn all(value: T) -> Self {
                Self([value; MAX_SEATS])
            }
        }

        impl<T> $name<T> {
            /// A value worked out for each.
            pub fn from_fn(mut value: impl FnMut($key) -> T) -> Self {
                Self(std::array::from_fn(|i| value($key::new(i))))
            }

            /// The values of the first `count`, in order.
            #[must_use]
            pub fn first(&self, count: usize) -> &[T] {
                &self.0[..count]
            }
        }

        impl<T> Index<$key> for $name<T> {
            type Output = T;
            fn index(&self, key: $key) -> &T {
                &self.0[key.index()]
            }
        }

        impl<T> IndexMut<$key> for $name<T> {
            fn index_mut(&mut self, key: $key) -> &mut T {
                &mut self.0[key.index()]
            }
        }
    };
}

per!(PerSeat, Seat, "seat");
per!(PerTeam, Team, "team");

/// One seat of a [`LineUp`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatPlace {
    /// Whose marbles it moves.
    pub colour: Colour,
    /// Who scores its ejections.
    pub team: Team,
}

/// The seats of a rule set in turn order, each with its colour and team.
///
/// ```
/// use sumito_core::{Colour, LineUp, Seat};
/// let two = LineUp::duel(Colour::Black, Colour::White);
/// assert_eq!(two.seats().count(), 2);
/// assert_eq!(two.teams(), 2);
/// assert_eq!(two.colour(Seat::new(1)), Colour::White);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<SeatPlace>", into = "Vec<SeatPlace>")]
pub struct LineUp {
    places: Vec<SeatPlace>,
    teams: usize,
}

/// Places that are no line-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum LineUpError {
    #[error("a game has two to six seats, not {0}")]
    Seats(usize),
    #[error("teams are numbered from 0 without a gap, in the order of their first turns")]
    Teams,
}

impl TryFrom<Vec<SeatPlace>> for LineUp {
    type Error = LineUpError;

    fn try_from(places: Vec<SeatPlace>) -> Result<Self, LineUpError> {
        if !(2..=MAX_SEATS).contains(&places.len()) {
            return Err(LineUpError::Seats(places.len()));
        }
        let mut teams = 0;
        for place in &places {
            match place.team.index() {
                team if team < teams => {}
                team if team == teams => teams += 1,
                _ => return Err(LineUpError::Teams),
            }
        }
        Ok(Self { places, teams })
    }
}

impl From<LineUp> for Vec<SeatPlace> {
    fn from(line_up: LineUp) -> Self {
        line_up.places
    }
}

impl LineUp {
    /// A line-up of these places. Teams are numbered by their first turns.
    ///
    /// # Panics
    /// Where `try_from` would give a [`LineUpError`].
    #[must_use]
    pub fn new(places: Vec<SeatPlace>) -> Self {
        match Self::try_from(places) {
            Ok(line_up) => line_up,
            Err(error) => panic!("{error}"),
        }
    }

    /// Two seats, each for itself.
    #[must_use]
    pub fn duel(first: Colour, second: Colour) -> Self {
        Self::new(vec![
            SeatPlace { colour: first, team: Team::new(0) },
            SeatPlace { colour: second, team: Team::new(1) },
        ])
    }

    /// How many seats there are, 2 to 6.
    #[must_use]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Never: a line-up has at least two seats.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        false
    }

    /// How many teams there are, 2 to 6.
    #[must_use]
    pub fn teams(&self) -> usize {
        self.teams
    }

    /// The seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.places.len()).map(Seat::new)
    }

    /// The teams in the order of their first turns.
    pub fn each_team(&self) -> impl Iterator<Item = Team> + Clone + use<> {
        (0..self.teams).map(Team::new)
    }

    /// The colour a seat moves.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        self.places[seat.index()].colour
    }

    /// The team a seat scores for.
    #[must_use]
    pub fn team(&self, seat: Seat) -> Team {
        self.places[seat.index()].team
    }

    /// The seat after this one in turn order.
    #[must_use]
    pub fn after(&self, seat: Seat) -> Seat {
        let next = seat.index() + 1;
        Seat::new(if next < self.places.len() { next } else { 0 })
    }

    /// The seats that move this colour.
    pub fn seats_of(&self, colour: Colour) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.seats().filter(move |&s| self.colour(s) == colour)
    }

    /// The name of a seat in position texts and records: its colour's letter, and where several
    /// seats move that colour, its ordinal among them: `b`, `b1`, `b2`.
    #[must_use]
    pub fn seat_name(&self, seat: Seat) -> String {
        let colour = self.colour(seat);
        if self.seats_of(colour).count() == 1 {
            return colour.letter().to_string();
        }
        let ordinal = self.seats_of(colour).position(|s| s == seat).map_or(0, |i| i + 1);
        format!("{}{ordinal}", colour.letter())
    }

    /// What a seat is called in sentences: its colour, and its ordinal where it shares that:
    /// `Black`, `Black 2`.
    #[must_use]
    pub fn seat_title(&self, seat: Seat) -> String {
        let (colour, name) = (self.colour(seat).name(), self.seat_name(seat));
        let title = colour[..1].to_uppercase() + &colour[1..];
        match &name[1..] {
            "" => title,
            ordinal => format!("{title} {ordinal}"),
        }
    }

    /// The seat with this name, see [`LineUp::seat_name`].
    #[must_use]
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        self.seats().find(|&s| self.seat_name(s).eq_ignore_ascii_case(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn place(colour: Colour, team: usize) -> SeatPlace {
        SeatPlace { colour, team: Team::new(team) }
    }

    #[test]
    fn seats_of_one_colour_are_told_apart_by_ordinals() {
        use Colour::{Black, White};
        let crossed =
            LineUp::new(vec![place(Black, 0), place(White, 1), place(Black, 1), place(White, 0)]);
        let names: Vec<_> = crossed.seats().map(|s| crossed.seat_name(s)).collect();
        assert_eq!(names, ["b1", "w1", "b2", "w2"]);
        assert_eq!(crossed.seat_named("W2"), Some(Seat::new(3)));
        assert_eq!(crossed.seat_named("w"), None);
        assert_eq!(crossed.after(Seat::new(3)), Seat::new(0));
        assert_eq!(crossed.teams(), 2);
    }

    #[test]
    fn stored_nonsense_is_refused_not_believed() {
        assert!(serde_json::from_str::<Seat>("6").is_err());
        assert!(serde_json::from_str::<TeamSet>("[0,200]").is_err());
        let alone = r#"[{"colour":"black","team":0}]"#;
        assert!(serde_json::from_str::<LineUp>(alone).is_err());
        let gap = r#"[{"colour":"black","team":0},{"colour":"white","team":2}]"#;
        assert!(serde_json::from_str::<LineUp>(gap).is_err());
    }

    proptest! {
        #[test]
        fn names_lead_back_to_their_seats(
            mut places in prop::collection::vec((0usize..6, 0usize..3), 2..=6),
        ) {
            places[0].1 = 0;
            places[1].1 = 1;
            let mut seen = 1;
            let places: Vec<_> = places
                .into_iter()
                .map(|(colour, team)| {
                    seen = seen.max(team.min(seen + 1));
                    place(Colour::ALL[colour], team.min(seen))
                })
                .collect();
            let line_up = LineUp::new(places);
            for seat in line_up.seats() {
                prop_assert_eq!(line_up.seat_named(&line_up.seat_name(seat)), Some(seat));
                prop_assert!(line_up.seats_of(line_up.colour(seat)).any(|s| s == seat));
            }
            let stored = serde_json::to_string(&line_up).unwrap();
            prop_assert_eq!(serde_json::from_str::<LineUp>(&stored).unwrap(), line_up);
        }

        #[test]
        fn sets_behave_like_sets(members in prop::collection::vec(0usize..6, 0..12)) {
            let set: SeatSet = members.iter().map(|&m| Seat::new(m)).collect();
            let model: std::collections::BTreeSet<_> = members.into_iter().collect();
            prop_assert_eq!(set.len(), model.len());
            prop_assert!(set.iter().map(Seat::index).eq(model.iter().copied()));
            let stored = serde_json::to_string(&set).unwrap();
            prop_assert_eq!(serde_json::from_str::<SeatSet>(&stored).unwrap(), set);
        }
    }
}

//! All moves of a side as numbers for every cell, and the sum of them over the moves of the other.
//!
//! A quiet move in line leaves one cell and enters another; the marbles of the side that answers
//! stay where they are. So do its groups, and what they can do depends on empty cells alone:
//! [`Answers`] says for each cell, and for each two or three in a row, how many moves need exactly
//! them empty. The worth of a cell is then how many answers there are with the cell empty that
//! there are not with it taken, and over all these moves together
//!
//! > answers = moves × answers as it stands + Σ worth × leaving − Σ worth × entering − corrections
//!
//! where leaving and entering are the numbers of moves that leave and enter a cell. Corrections
//! fall due where an answer needs both the cell left and the cell entered: a single marble
//! stepping between two neighbours. Answers that push are told apart by what stands in their way.

use super::Field;
use super::sums::{add, add_doubled, count_4, count_6, ones, weigh};
use super::torus::{ahead, behind, six, three};

/// What the groups of one side can do, whatever else stands on the board.
pub(super) struct Answers {
    /// For each cell, how many lines of one to three can move into it.
    lines: [u64; 5],
    /// By axis, for the lower of two cells in a row: how many pairs can move sideways onto them.
    pairs: [[u64; 3]; 3],
    /// By axis, for the lowest of three cells in a row: how many triples can move onto them.
    triples: [[u64; 3]; 3],
    /// By direction: the cells right ahead of lines of at least 1, 2, 3.
    fronts: [[u64; 3]; 6],
    /// The cells right ahead of any line of at least two.
    contact: u64,
}

impl Answers {
    #[inline(always)]
    pub(super) fn new(own: u64) -> Self {
        let fronts = fronts(own);
        let pairs = three!(A => own & behind::<A>(own));
        Self {
            lines: lines_into(&fronts),
            pairs: three!(A => sideways::<A>(pairs[A])),
            triples: three!(A => sideways::<A>(pairs[A] & behind::<A>(pairs[A]))),
            contact: fronts.iter().fold(0, |any, [_, two, _]| any | two),
            fronts,
        }
    }

    /// How many moves push nothing.
    #[inline(always)]
    pub(super) fn quiet(&self, empty: u64) -> i64 {
        let broadsides = three!(A => {
            let two = empty & behind::<A>(empty);
            let three = two & behind::<A>(two);
            weigh(two, self.pairs[A]) + weigh(three, self.triples[A])
        });
        weigh(empty, self.lines) + broadsides.iter().sum::<i64>()
    }

    /// How many moves push.
    #[inline(always)]
    pub(super) fn pushes(&self, foe: u64, empty: u64, field: &Field) -> i64 {
        if foe & self.contact == 0 {
            return 0;
        }
        let pushes = six!(D => {
            let [_, two, three] = self.fronts[D];
            if two & foe == 0 {
                0
            } else {
                let one = foe & (behind::<D>(empty) | field.falls[D]);
                ones(two & one) + ones(three & (one | (foe & behind::<D>(one))))
            }
        });
        pushes.iter().sum()
    }
}

#[inline(always)]
fn fronts(own: u64) -> [[u64; 3]; 6] {
    six!(D => {
        let one = ahead::<D>(own);
        let two = ahead::<D>(own & one);
        [one, two, ahead::<D>(own & two)]
    })
}

#[inline(always)]
fn lines_into(fronts: &[[u64; 3]; 6]) -> [u64; 5] {
    let odd = six!(D => fronts[D][0] ^ fronts[D][1] ^ fronts[D][2]);
    add_doubled(count_6(odd), count_6(six!(D => fronts[D][1])))
}

/// How many of these groups along an axis, named by their lower ends, can move onto each place.
#[inline(always)]
fn sideways<const A: usize>(ends: u64) -> [u64; 3] {
    let [a, b, c, d, e, f] = six!(D => ahead::<D>(ends));
    count_4(match A {
        0 => [b, c, e, f],
        1 => [a, c, d, f],
        _ => [a, b, d, e],
    })
}

/// The number of answers after every quiet move in line of `own`.
#[inline(always)]
pub(super) fn answers_to_lines(answers: &Answers, own: u64, empty: u64, field: &Field) -> i64 {
    let to_empty = six!(D => behind::<D>(empty));
    let leaving = count_6(six!(D => {
        let one = own & to_empty[D];
        let two = own & behind::<D>(one);
        one | two | (own & behind::<D>(two))
    }));
    let entering = lines_into(&fronts(own)).map(|bits| bits & empty);
    let moves = weigh(own, leaving);

    let [a, b, c, d, e] = answers.lines;
    let mut worth = [a, b, c, d, e, 0, 0];
    let mut standing = weigh(empty, answers.lines);
    let mut corrections = 0;
    three!(A => {
        let (pairs, triples) = (answers.pairs[A], answers.triples[A]);
        let next_empty = to_empty[A];
        let next_own = behind::<A>(own);
        let two = empty & next_empty;
        let next_two = behind::<A>(two);
        standing += weigh(two, pairs) + weigh(empty & next_two, triples);

        // Two cells of which one is empty: the marble on the other can step there.
        let mixed = (own & next_empty) | (empty & next_own);
        let at_end = (own & next_two) | (two & behind::<A>(next_own));
        let in_middle = empty & next_own & behind::<A>(mixed);
        corrections += weigh(mixed, pairs) + weigh(at_end, triples) + 2 * weigh(in_middle, triples);

        let above_empty = triples.map(|bits| ahead::<A>(bits & empty));
        worth = add(worth, pairs.map(|bits| bits & next_empty));
        worth = add(worth, pairs.map(|bits| ahead::<A>(bits & empty)));
        worth = add(worth, triples.map(|bits| bits & next_two));
        worth = add(worth, above_empty.map(|bits| bits & next_empty));
        worth = add(worth, above_empty.map(|bits| ahead::<A>(bits & empty)));
    });

    let mut sum = moves * standing - corrections;
    for (k, bits) in worth.into_iter().enumerate() {
        sum += (weigh(own & bits, leaving) - weigh(bits, entering)) << k;
    }
    let entered = entering.iter().fold(0, |any, bits| any | bits);
    if answers.contact & (own | entered) != 0 {
        let changes =
            std::array::from_fn(|k| entering[k] | leaving.get(k).map_or(0, |bits| bits & own));
        sum += six!(D => {
            let [_, two, three] = answers.fronts[D];
            let way = Way {
                own,
                empty,
                next_own: behind::<D>(own),
                next_empty: to_empty[D],
                falls: field.falls[D],
                moves,
                changes,
            };
            if two & (own | entered) == 0 {
                0
            } else if three & (own | entered) == 0 {
                way.pushes_of_one::<D>(two)
            } else {
                way.pushes_of_one::<D>(two) + way.pushes_of_one::<D>(three) + way.pushes_of_two::<D>(three)
            }
        })
        .iter()
        .sum::<i64>();
    }
    sum
}

/// What answers in one direction may push, over all quiet moves in line of `own` together.
struct Way {
    own: u64,
    empty: u64,
    next_own: u64,
    next_empty: u64,
    falls: u64,
    /// How many moves there are.
    moves: i64,
    /// For an own marble how many of them leave it, for an empty cell how many enter it.
    changes: [u64; 5],
}

impl Way {
    /// Pushes of one marble by lines right behind `front`. They need it taken and the next cell
    /// empty, or nothing there to stop it.
    #[inline(always)]
    fn pushes_of_one<const D: usize>(&self, front: u64) -> i64 {
        let Self { own, empty, next_own, next_empty, falls, moves, changes } = *self;
        let free = falls | next_empty;
        let pushed = front & own;
        let next = ahead::<D>(pushed);
        // As it stands, unless a move leaves the marble or blocks the next cell; and where a
        // move enters the front before a free cell, or leaves the cell behind the marble.
        // A single step between the two cells counts once in each of these sums: once too often,
        // if the marble steps out of the way, and not at all if it comes nearer.
        moves * ones(pushed & free) - weigh((pushed & free) | (next & empty), changes)
            + weigh((front & empty & free) | (next & own), changes)
            + ones(front & ((own & next_empty) | (empty & next_own)))
    }

    /// Pushes of two marbles by lines of three right behind `front`.
    #[inline(always)]
    fn pushes_of_two<const D: usize>(&self, front: u64) -> i64 {
        let Self { own, empty, next_own, next_empty, falls, moves, changes } = *self;
        let free = behind::<D>(falls | next_empty);
        let blocked = behind::<D>(next_own);
        let both = front & own & next_own;
        let third = ahead::<D>(ahead::<D>(both));
        let near = front & own & next_empty;
        let far = front & empty & next_own;
        moves * ones(both & free)
            - weigh((both & free) | (third & empty), changes)
            - weigh(ahead::<D>(both & free), changes)
            + 2 * ones(both & behind::<D>(next_empty))
            + weigh(third & own, changes)
            + weigh(ahead::<D>(near & free), changes)
            + weigh(far & free, changes)
            - ones((near | far) & free)
            + ones((near | far) & blocked)
    }
}

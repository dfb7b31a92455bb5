//! The measure of speed: about the smallest program that counts Abalone by sets on a 61-cell torus.
//!
//! It knows the two-seat rules and nothing else, and shares no line with the library. Compile it
//! for the machine at hand and compare:
//! `RUSTFLAGS="-C target-cpu=native" cargo run --release --example toroidal_peer -- standard 6`

use std::time::Instant;

const BOARD: u64 = (1 << 61) - 1;
/// East, north-east, north-west and their opposites: change of (row, digit), turn of the torus.
const STEPS: [((i32, i32), u32); 6] =
    [((0, 1), 1), ((1, 1), 14), ((1, 0), 13), ((0, -1), 60), ((-1, -1), 47), ((-1, 0), 48)];
/// Cells that have a neighbour in each direction.
const INNER: [u64; 6] = inner();

const fn on_board(row: i32, digit: i32) -> bool {
    row >= 0 && row < 9 && digit >= 0 && digit < 9 && row - digit < 5 && digit - row < 5
}

const fn bit(row: i32, digit: i32) -> u64 {
    1 << ((13 * row + digit) % 61)
}

const fn inner() -> [u64; 6] {
    let mut masks = [0; 6];
    let mut i = 0;
    while i < 81 * 6 {
        let (d, row, digit) = (i as usize % 6, i / 6 / 9, i / 6 % 9);
        let (up, right) = STEPS[d].0;
        if on_board(row, digit) && on_board(row + up, digit + right) {
            masks[d] |= bit(row, digit);
        }
        i += 1;
    }
    masks
}

#[inline(always)]
fn turn(cells: u64, by: u32) -> u64 {
    ((cells << by) | (cells >> (61 - by))) & BOARD
}

/// The cells whose neighbour in direction `D` is one of `cells`.
#[inline(always)]
fn behind<const D: usize>(cells: u64) -> u64 {
    turn(cells, 61 - STEPS[D].1) & INNER[D]
}

/// Rear cells of lines of 1, 2 and 3 that may move in direction `D`, pushing or not, and the
/// first cells of pairs and triples that may move there sideways, along axis `A` and axis `B`.
#[inline(always)]
fn moves<const D: usize, const A: usize, const B: usize>(own: u64, foe: u64) -> [u64; 7] {
    let empty = behind::<D>(BOARD ^ own ^ foe);
    let one = foe & (empty | (BOARD ^ INNER[D]));
    let (push, far) = (behind::<D>(one), behind::<D>(foe & behind::<D>(one)));
    let single = own & empty;
    let pair = own & behind::<D>(own & (empty | push));
    let triple = own & behind::<D>(pair | (own & behind::<D>(own & far)));
    let (a, b) = (single & behind::<A>(single), single & behind::<B>(single));
    [single, pair, triple, a, a & behind::<A>(a), b, b & behind::<B>(b)]
}

macro_rules! each_direction {
    ($own:expr, $foe:expr, $map:expr) => {
        [
            $map(moves::<0, 1, 2>($own, $foe)),
            $map(moves::<1, 2, 0>($own, $foe)),
            $map(moves::<2, 0, 1>($own, $foe)),
            $map(moves::<3, 1, 2>($own, $foe)),
            $map(moves::<4, 2, 0>($own, $foe)),
            $map(moves::<5, 0, 1>($own, $foe)),
        ]
    };
}

#[inline(always)]
fn total(sets: [u64; 7]) -> u32 {
    sets.iter().map(|set| set.count_ones()).sum()
}

/// Lines of play of `depth` plies; `lost` are the marbles lost by the side to move and the other.
fn perft(own: u64, foe: u64, lost: [u32; 2], depth: u32) -> u64 {
    if lost[0] == 6 {
        return 0;
    }
    if depth == 1 {
        return u64::from(each_direction!(own, foe, total).iter().sum::<u32>());
    }
    let mut n = 0;
    for (d, sets) in each_direction!(own, foe, std::convert::identity).into_iter().enumerate() {
        for (kind, mut rears) in sets.into_iter().enumerate() {
            while rears != 0 {
                let rear = rears & rears.wrapping_neg();
                rears ^= rear;
                let (mine, theirs, out);
                if kind < 3 {
                    let front = (0..=kind).fold(rear, |cell, _| turn(cell, STEPS[d].1));
                    let (mut end, mut off) = (front, 0);
                    while end & foe != 0 && off == 0 {
                        off = u32::from(end & INNER[d] == 0);
                        end = turn(end, STEPS[d].1);
                    }
                    let pushed = if off == 1 { front } else { front | end };
                    (mine, theirs) = (rear | front, if front & foe == 0 { 0 } else { pushed });
                    out = off;
                } else {
                    let along = STEPS[(d + 1 + (kind - 3) / 2) % 3].1;
                    let second = turn(rear, along);
                    let group = rear | second | if kind % 2 == 0 { turn(second, along) } else { 0 };
                    (mine, theirs, out) = (group | turn(group, STEPS[d].1), 0, 0);
                }
                n += perft(foe ^ theirs, own ^ mine, [lost[1] + out, lost[0]], depth - 1);
            }
        }
    }
    n
}

fn cells(rows: &str, colour: char) -> u64 {
    let mut set = 0;
    for (row, text) in (0..).zip(rows.split('/').rev()) {
        let mut digit = (row - 4).max(0);
        for c in text.chars() {
            if c == colour {
                set |= bit(row, digit);
            }
            digit += c.to_digit(10).map_or(1, |gap| gap as i32);
        }
    }
    set
}

fn main() {
    let mut args = std::env::args().skip(1);
    let rows = match args.next().as_deref() {
        Some("belgian-daisy") => "ww1bb/wwwbbb/1ww1bb1/8/9/8/1bb1ww1/bbbwww/bb1ww",
        _ => "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb",
    };
    let depth = args.next().map_or(5, |depth| depth.parse().expect("a number of plies"));
    let start = Instant::now();
    let nodes = perft(cells(rows, 'b'), cells(rows, 'w'), [0; 2], depth);
    println!("nodes {nodes}\nseconds {:.3}", start.elapsed().as_secs_f64());
}

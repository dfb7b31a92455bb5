//! The peer that docs/performance.md compares with: Epaminondas 14×12 on a plain array of bytes,
//! as one writes it in C, last ply counted without making the moves.
//!
//! `cargo run --release -p sumito-epaminondas --example mailbox_peer [DEPTH]`

use std::time::Instant;

const FILES: usize = 14;
const RANKS: usize = 12;
const WIDTH: usize = FILES + 1;
/// More than the 211 cells there are, so that a `u8` is an index that needs no check.
const CELLS: usize = 256;
const EMPTY: u8 = 0;
const WALL: u8 = 3;
const STEPS: [i32; 8] = [1, 15, 16, 14, -1, -15, -16, -14];

type Board = [u8; CELLS];

const fn cell(index: i32) -> usize {
    index as u8 as usize
}

/// Calls `found(rear, step, size, distance)` for every move of `own`.
#[inline(always)]
fn each_move(board: &Board, own: u8, mut found: impl FnMut(i32, i32, i32, i32)) {
    let foe = 3 - own;
    for rank in 0..RANKS {
        for file in 0..FILES {
            let rear = ((rank + 1) * WIDTH + file + 1) as i32;
            if board[cell(rear)] != own {
                continue;
            }
            for step in STEPS {
                let at = |n: i32| board[cell(rear + step * n)];
                let mut size = 1;
                while at(size) == own {
                    size += 1;
                }
                let mut distance = 1;
                while distance <= size && at(size - 1 + distance) == EMPTY {
                    found(rear, step, size, distance);
                    distance += 1;
                }
                if distance <= size && at(size - 1 + distance) == foe {
                    let mut line = 1;
                    while line < size && at(size - 1 + distance + line) == foe {
                        line += 1;
                    }
                    if line < size {
                        found(rear, step, size, distance);
                    }
                }
            }
        }
    }
}

fn play(board: &mut Board, own: u8, (rear, step, size, distance): (i32, i32, i32, i32)) {
    let cell = |n: i32| cell(rear + step * n);
    let mut victim = size - 1 + distance;
    while board[cell(victim)] == 3 - own {
        board[cell(victim)] = EMPTY;
        victim += 1;
    }
    for i in 0..distance {
        board[cell(i)] = EMPTY;
        board[cell(size + i)] = own;
    }
}

/// Whether the side to move has the majority on the back rows.
fn is_over(board: &Board, own: u8) -> bool {
    let crossed = |piece: u8| {
        let rank = if piece == 1 { RANKS } else { 1 };
        board[rank * WIDTH + 1..][..FILES].iter().filter(|&&cell| cell == piece).count()
    };
    crossed(own) > crossed(3 - own)
}

fn perft(board: &Board, own: u8, depth: u32) -> u64 {
    if is_over(board, own) {
        return 0;
    }
    let mut nodes = 0;
    if depth == 1 {
        each_move(board, own, |_, _, _, _| nodes += 1);
    } else {
        each_move(board, own, |rear, step, size, distance| {
            let mut next = *board;
            play(&mut next, own, (rear, step, size, distance));
            nodes += perft(&next, 3 - own, depth - 1);
        });
    }
    nodes
}

fn main() {
    let depth = std::env::args().nth(1).and_then(|depth| depth.parse().ok()).unwrap_or(4);
    let mut board = [WALL; CELLS];
    for rank in 0..RANKS {
        let piece = match rank {
            0 | 1 => 1,
            rank if rank >= RANKS - 2 => 2,
            _ => EMPTY,
        };
        board[(rank + 1) * WIDTH + 1..][..FILES].fill(piece);
    }
    let started = Instant::now();
    let nodes = perft(&board, 1, depth);
    let seconds = started.elapsed().as_secs_f64();
    println!("{nodes} sequences of {depth} plies in {seconds:.3} s");
    println!("{:.0} million a second", nodes as f64 / seconds / 1e6);
}

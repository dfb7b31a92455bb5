//! Games shared by threads, what is found in them taken in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::Result;
use sumito_engine::{Engine, Options};
use sumito_games::Game;

use crate::effort::Effort;
use crate::records::Found;

/// Studies each game with an engine that remembers nothing of the others, and hands on what is
/// found as soon as that of all games before is there. After Ctrl-C what is whole beyond the first
/// gap follows. Gives how many games that were.
///
/// # Errors
/// What `each` answers; the work ends then.
pub fn study<T: Send>(
    records: &[Found],
    effort: &Effort,
    stop: &AtomicBool,
    one: impl Fn(&Engine, &Game) -> Option<T> + Sync,
    mut each: impl FnMut(usize, T) -> Result<()>,
) -> Result<usize> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..effort.threads(records.len()) {
            let sender = sender.clone();
            let (next, one) = (&next, &one);
            scope.spawn(move || {
                let engine = Engine::new(&Options::default());
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(found) = records.get(index) else { return };
                    engine.forget();
                    let Some(done) = one(&engine, found.record.game()) else { return };
                    if sender.send((index, done)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut done = 0;
        let mut count = |(index, result)| {
            done += 1;
            each(index, result)
        };
        let taken = take(receiver, &mut count);
        if taken.is_err() {
            stop.store(true, Ordering::Relaxed);
        }
        taken.map(|()| done)
    })
}

fn take<T>(
    results: mpsc::Receiver<(usize, T)>,
    mut each: impl FnMut((usize, T)) -> Result<()>,
) -> Result<()> {
    let mut early = BTreeMap::new();
    let mut awaited = 0;
    for (index, result) in results {
        early.insert(index, result);
        while let Some(result) = early.remove(&awaited) {
            each((awaited, result))?;
            awaited += 1;
        }
    }
    early.into_iter().try_for_each(each)
}

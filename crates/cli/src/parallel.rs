//! Games shared by threads, what is found in them taken in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;

use anyhow::{Context, Result};
use sumito_engine::{Engine, Options};
use sumito_games::Game;

use crate::effort::Effort;
use crate::records::{Files, Found};

const NO_THREAD: &str = "the system has no thread to give for the work";

/// Studies each of so many games with an engine that remembers nothing of the others, and hands on
/// what is found, with its number from 0, as soon as that of all games before is there. After Ctrl-C
/// what is whole beyond the first gap follows. Gives how many games were studied whole.
///
/// # Errors
/// What `each` answers; the work ends then. Or there is no thread for it.
pub fn study<T: Send>(
    files: &Files,
    games: usize,
    effort: &Effort,
    stop: &AtomicBool,
    one: impl Fn(&Engine, &Game) -> Option<T> + Sync,
    mut each: impl FnMut(usize, Found<'_>, T) -> Result<()>,
) -> Result<usize> {
    let threads = effort.threads(games);
    // No more games wait than there are threads, for games are large.
    let (give, given) = mpsc::sync_channel(threads);
    let given = Arc::new(Mutex::new(given));
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        let feed = move || {
            let mut index = 0..;
            files.each(stop, |found| index.next().is_some_and(|at| give.send((at, found)).is_ok()));
        };
        thread::Builder::new().spawn_scoped(scope, feed).context(NO_THREAD)?;
        for busy in 0..threads {
            let (sender, given) = (sender.clone(), Arc::clone(&given));
            let one = &one;
            let work = move || {
                let mut engine = None;
                loop {
                    let next = given.lock().ok().and_then(|given| given.recv().ok());
                    let Some((index, found)): Option<(usize, Found<'_>)> = next else { return };
                    let engine = engine.get_or_insert_with(|| Engine::new(&Options::default()));
                    engine.forget();
                    let Some(done) = one(engine, found.record.game()) else { return };
                    if sender.send((index, (found, done))).is_err() {
                        return;
                    }
                }
            };
            match thread::Builder::new().spawn_scoped(scope, work) {
                // Where the system has no more threads to give, fewer do the work.
                Err(_) if busy > 0 => break,
                started => started.context(NO_THREAD)?,
            };
        }
        drop((sender, given));
        let mut whole = 0;
        let taken = take(receiver, |(index, (found, done))| {
            whole += 1;
            each(index, found, done)
        });
        if taken.is_err() {
            stop.store(true, Ordering::Relaxed);
        }
        taken.map(|()| whole)
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

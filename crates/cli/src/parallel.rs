//! Pieces of work shared by threads, their results taken in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::Result;
use sumito_engine::{Engine, Options};

/// Does each of so many pieces of work with an engine that remembers nothing of the others, and
/// hands on the results as soon as those of all pieces before are there. After Ctrl-C those that
/// are whole beyond the first gap follow. Gives how many there were.
///
/// # Errors
/// What `each` answers; the work ends then.
pub fn in_order<T: Send>(
    work: usize,
    threads: usize,
    stop: &AtomicBool,
    one: impl Fn(&Engine, usize) -> Option<T> + Sync,
    mut each: impl FnMut(usize, T) -> Result<()>,
) -> Result<usize> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            let (next, one) = (&next, &one);
            scope.spawn(move || {
                let engine = Engine::new(&Options::default());
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= work {
                        return;
                    }
                    engine.forget();
                    let Some(done) = one(&engine, index) else { return };
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

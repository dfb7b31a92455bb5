//! Where positions are looked into on request: few threads of low priority, and no client has many
//! of them. Games being played have workplaces of their own and never wait for these.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use sumito_engine::{Engine, Options};
use sumito_tables::Tables;
use tokio::sync::{Semaphore, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::client::{Client, Refused, Shares};
use crate::failure::Failure;

/// What one client may have under way or waiting.
const EACH: usize = 4;
/// What all clients together may have under way or waiting.
const ALL: usize = 64;
/// The size of the table all analyses share, in mebibytes.
const TABLE: usize = 64;

/// The engine for analysis, and who uses it.
#[derive(Clone)]
pub(crate) struct Analyst {
    engine: Arc<Engine>,
    places: Arc<Semaphore>,
    clients: Arc<Shares>,
}

/// Something being looked into. Dropping it ends it.
pub(crate) struct Job<T> {
    stop: Arc<AtomicBool>,
    task: JoinHandle<Option<T>>,
}

impl Analyst {
    /// An analyst who works at so many positions at once and may look into these tables.
    pub fn new(workers: usize, tables: Option<Arc<Tables>>) -> Self {
        let engine = Engine::new(&Options { hash: TABLE, tables, ..Options::default() });
        let places = Semaphore::new((workers + 1).min(Semaphore::MAX_PERMITS));
        Self { engine: Arc::new(engine), places: Arc::new(places), clients: Arc::default() }
    }

    /// Has something looked into for a client as soon as there is a place, for so long at most:
    /// then, or when the job is dropped, the work is told to stop.
    ///
    /// # Errors
    /// The client, or all together, have too much under way.
    pub fn begin<T: Send + 'static>(
        &self,
        client: Client,
        most: Duration,
        work: impl FnOnce(&Engine, &AtomicBool) -> T + Send + 'static,
    ) -> Result<Job<T>, Failure> {
        let leave = self.clients.admit(client, EACH, ALL).map_err(|refused| match refused {
            Refused::Each => Failure::Patience { most: EACH },
            Refused::All => Failure::Full,
        })?;
        let stop = Arc::new(AtomicBool::new(false));
        let (engine, places, flag) =
            (Arc::clone(&self.engine), Arc::clone(&self.places), Arc::clone(&stop));
        let task = tokio::spawn(async move {
            let place = places.acquire_owned().await.ok()?;
            let (tell, mut told) = oneshot::channel();
            let stop = Arc::clone(&flag);
            let thread = thread::Builder::new().name("analysis".to_owned()).spawn(move || {
                let _kept = (place, leave);
                step_back();
                _ = tell.send(work(&engine, &stop));
            });
            if let Err(error) = thread {
                tracing::error!(%error, "no thread for an analysis");
                return None;
            }
            if let Ok(result) = timeout(most, &mut told).await {
                return result.ok();
            }
            flag.store(true, Ordering::Relaxed);
            told.await.ok()
        });
        Ok(Job { stop, task })
    }
}

/// Lets everything else on the machine go first, where the system knows how.
fn step_back() {
    #[cfg(unix)]
    {
        const BEHIND: i32 = 10;
        // On systems where it is refused the work is done at the usual priority.
        _ = rustix::process::nice(BEHIND);
    }
}

impl<T> Job<T> {
    /// What came of it; `None` if the work failed.
    pub async fn result(&mut self) -> Option<T> {
        (&mut self.task).await.ok()?
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    const MINUTE: Duration = Duration::from_secs(60);

    fn client(n: u8) -> Client {
        IpAddr::from([10, 0, 0, n]).into()
    }

    /// Works until it is told to stop.
    fn endless(_: &Engine, stop: &AtomicBool) -> u8 {
        while !stop.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(1));
        }
        7
    }

    #[tokio::test]
    async fn a_client_has_few_at_once_and_gets_them_back() {
        let analyst = Analyst::new(1, None);
        let jobs: Vec<_> =
            (0..EACH).map(|_| analyst.begin(client(1), MINUTE, endless).unwrap()).collect();
        let refused = analyst.begin(client(1), MINUTE, endless);
        assert!(matches!(refused, Err(Failure::Patience { .. })));
        drop(jobs);
        let mut other = analyst.begin(client(2), MINUTE, |_, _| 5).unwrap();
        assert_eq!(other.result().await, Some(5));
        for _ in 0..1_000 {
            if analyst.clients.is_empty() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("a place is lost");
    }

    #[tokio::test]
    async fn what_takes_too_long_is_told_to_stop() {
        let analyst = Analyst::new(1, None);
        let mut job = analyst.begin(client(1), Duration::from_millis(20), endless).unwrap();
        assert_eq!(job.result().await, Some(7));
        let mut failing = analyst.begin(client(1), MINUTE, |_, _| panic!("on purpose")).unwrap();
        assert_eq!(failing.result().await, None::<()>);
    }
}

//! Where positions are looked into on request: few threads of low priority, and no client has many
//! of them. Games being played have workplaces of their own and never wait for these.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use sumito_engine::{Engine, Options};
use tokio::sync::{Semaphore, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

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
    clients: Arc<Clients>,
}

/// How much each client has under way.
#[derive(Default)]
struct Clients(Mutex<HashMap<IpAddr, usize>>);

/// A client's leave to have something looked into; given back when dropped.
struct Leave {
    clients: Arc<Clients>,
    client: IpAddr,
}

/// Something being looked into. Dropping it ends it.
pub(crate) struct Job<T> {
    stop: Arc<AtomicBool>,
    task: JoinHandle<Option<T>>,
}

impl Analyst {
    pub fn new(workers: usize) -> Self {
        let engine = Engine::new(&Options { hash: TABLE, ..Options::default() });
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
        client: IpAddr,
        most: Duration,
        work: impl FnOnce(&Engine, &AtomicBool) -> T + Send + 'static,
    ) -> Result<Job<T>, Failure> {
        let leave = self.clients.admit(client)?;
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

impl Clients {
    fn admit(self: &Arc<Self>, client: IpAddr) -> Result<Leave, Failure> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.values().sum::<usize>() >= ALL {
            return Err(Failure::Full);
        }
        let count = counts.entry(client).or_default();
        if *count >= EACH {
            return Err(Failure::Patience { most: EACH });
        }
        *count += 1;
        Ok(Leave { clients: Arc::clone(self), client })
    }
}

impl Drop for Leave {
    fn drop(&mut self) {
        let mut counts = self.clients.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.client);
            }
        }
    }
}

/// Who asks.
pub(crate) struct Client(pub IpAddr);

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        Ok(Self(peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_secs(60);

    fn client(n: u8) -> IpAddr {
        IpAddr::V4(Ipv4Addr::new(10, 0, 0, n))
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
        let analyst = Analyst::new(1);
        let jobs: Vec<_> =
            (0..EACH).map(|_| analyst.begin(client(1), MINUTE, endless).unwrap()).collect();
        let refused = analyst.begin(client(1), MINUTE, endless);
        assert!(matches!(refused, Err(Failure::Patience { .. })));
        drop(jobs);
        let mut other = analyst.begin(client(2), MINUTE, |_, _| 5).unwrap();
        assert_eq!(other.result().await, Some(5));
        for _ in 0..1_000 {
            if analyst.clients.0.lock().unwrap().is_empty() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("a place is lost");
    }

    #[tokio::test]
    async fn what_takes_too_long_is_told_to_stop() {
        let analyst = Analyst::new(1);
        let mut job = analyst.begin(client(1), Duration::from_millis(20), endless).unwrap();
        assert_eq!(job.result().await, Some(7));
        let mut failing = analyst.begin(client(1), MINUTE, |_, _| panic!("on purpose")).unwrap();
        assert_eq!(failing.result().await, None::<()>);
    }
}

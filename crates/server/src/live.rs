//! The games being played or looked at right now.
//!
//! Each has an actor of its own, which alone changes it: one thing after the other, and stored
//! before anybody hears of it. Games nobody looks at are forgotten after a while and read from
//! the store again when asked for, or when the time of the seat to move runs out.

mod actor;
mod look;
mod table;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sumito_core::phrase;
use sumito_games::Game;
use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio::time::interval;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use uuid::Uuid;

use crate::failure::Failure;
use crate::journal::{Creation, Entry};
use crate::store::{Store, StoreError};
use crate::thinker::Thinker;

pub(crate) use actor::Action;
pub(crate) use look::Look;
pub(crate) use table::{TOP_LEVEL, start};

use table::Table;

use actor::{Actor, Command};

/// The most games kept in memory.
const MOST: usize = 2_000;

/// From how many games on those nobody looks at are forgotten at once.
const CROWDED: usize = MOST / 4 * 3;

/// How often it is looked whose time runs out, and how many games are read at once then.
const TICK: Duration = Duration::from_secs(1);
const AT_ONCE: u32 = 64;

/// How often a game is asked again that was being forgotten just then.
const TRIES: usize = 3;

/// All games in memory, and the way to the others.
#[derive(Clone)]
pub(crate) struct Live {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    thinker: Thinker,
    games: Mutex<HashMap<Uuid, Handle>>,
    actors: TaskTracker,
    /// Asks all games nobody looks at to leave.
    crowded: Notify,
    stop: CancellationToken,
}

/// The way to one game.
#[derive(Clone)]
struct Handle {
    commands: mpsc::Sender<Command>,
    look: watch::Receiver<Arc<Look>>,
}

impl Live {
    pub fn new(store: Store, thinker: Thinker) -> Self {
        let inner = Inner {
            store,
            thinker,
            games: Mutex::default(),
            actors: TaskTracker::new(),
            crowded: Notify::new(),
            stop: CancellationToken::new(),
        };
        Self { inner: Arc::new(inner) }
    }

    /// Begins a game with what is known to have happened in it.
    pub async fn create(&self, creation: Creation, then: Vec<Entry>) -> Result<Uuid, Failure> {
        let id = Uuid::now_v7();
        let mut table = Table::new(id, creation.clone())?;
        for entry in &then {
            table.enter(entry)?;
        }
        let entries: Vec<_> = [Entry::Created(creation)].into_iter().chain(then).collect();
        let this = self.clone();
        // Once begun it is carried through, whether or not somebody still waits for the answer.
        let stored = tokio::spawn(async move {
            this.inner.store.create(&table.summary(), &entries).await.map_err(storage)?;
            this.seat(table, Instant::now()).map(|_| ())
        });
        stored.await.map_err(|_| Failure::Internal)?.map(|()| id)
    }

    /// A game as it stands, and every change from now on.
    pub async fn look(&self, id: Uuid) -> Result<watch::Receiver<Arc<Look>>, Failure> {
        Ok(self.handle(id).await?.look)
    }

    /// Lets somebody do something; gives how the game stands afterwards.
    pub async fn act(&self, id: Uuid, action: Action) -> Result<Arc<Look>, Failure> {
        self.ask(id, |reply| Command::Act(action.clone(), reply)).await?
    }

    /// A copy of a game with what it began with.
    pub async fn copy(&self, id: Uuid) -> Result<(Creation, Game), Failure> {
        self.ask(id, Command::Copy).await.map(|copy| *copy)
    }

    async fn ask<T>(
        &self,
        id: Uuid,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<T, Failure> {
        for _ in 0..TRIES {
            let handle = self.handle(id).await?;
            let (reply, answer) = oneshot::channel();
            if handle.commands.send(command(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(if self.inner.stop.is_cancelled() { Failure::Closing } else { Failure::Internal })
    }

    async fn handle(&self, id: Uuid) -> Result<Handle, Failure> {
        if let Some(handle) = self.games().get(&id).filter(|h| !h.commands.is_closed()) {
            return Ok(handle.clone());
        }
        let (entries, elapsed) = self.inner.store.entries(id).await.map_err(storage)?;
        let (table, now) = (Table::replay(id, entries)?, Instant::now());
        self.seat(table, now.checked_sub(elapsed).unwrap_or(now))
    }

    /// Gives a game its actor, unless it has got one in the meantime. Its clocks were read last at
    /// `since`.
    fn seat(&self, table: Table, since: Instant) -> Result<Handle, Failure> {
        let mut games = self.games();
        if let Some(handle) = games.get(&table.id).filter(|h| !h.commands.is_closed()) {
            return Ok(handle.clone());
        }
        if self.inner.stop.is_cancelled() {
            return Err(Failure::Closing);
        }
        if games.len() >= CROWDED {
            self.inner.crowded.notify_waiters();
        }
        if games.len() >= MOST {
            return Err(Failure::Full);
        }
        let id = table.id;
        let (actor, handle) = Actor::new(table, since, self.clone());
        games.insert(id, handle.clone());
        self.inner.actors.spawn(actor.run());
        Ok(handle)
    }

    /// Wakes the games that go on by themselves, and from then on each whose time runs out.
    pub async fn wake(&self) -> Result<(), StoreError> {
        self.inner.store.rouse_all().await?;
        let this = self.clone();
        self.inner.actors.spawn(async move {
            let mut ticks = interval(TICK);
            loop {
                tokio::select! {
                    () = this.inner.stop.cancelled() => return,
                    _ = ticks.tick() => {}
                }
                if let Err(error) = this.rouse().await {
                    tracing::error!(%error, "nobody can be woken");
                }
            }
        });
        Ok(())
    }

    /// Wakes the games that are due, as long as there is room for those of people.
    async fn rouse(&self) -> Result<(), StoreError> {
        for id in self.inner.store.due(AT_ONCE).await? {
            if self.games().len() >= CROWDED {
                self.inner.crowded.notify_waiters();
                return Ok(());
            }
            self.inner.store.rouse(id).await?;
            if let Err(failure) = self.handle(id).await {
                tracing::warn!(%id, %failure, "a game could not be woken");
            }
        }
        Ok(())
    }

    /// Ends all searches and waits until no game is being changed.
    pub async fn close(&self) {
        self.inner.stop.cancel();
        self.inner.actors.close();
        self.inner.actors.wait().await;
    }

    /// The map is whole between any two lines of this file, so a panic elsewhere harms nothing.
    fn games(&self) -> MutexGuard<'_, HashMap<Uuid, Handle>> {
        self.inner.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells the log what the database said, and the client what it means for him.
fn storage(error: StoreError) -> Failure {
    tracing::error!(%error, "storage");
    match error {
        StoreError::Conflict => Failure::Conflict {
            detail: phrase!(
                "failure-elsewhere",
                "the game has been changed from elsewhere; look at it again"
            ),
            ply: None,
        },
        StoreError::Unreadable { game, number, .. } => {
            Failure::Damaged { game, entry: usize::try_from(number).unwrap_or_default() }
        }
        _ => Failure::Storage,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Controller;
    use std::time::Duration;
    use tokio::task::yield_now;
    use tokio::time;

    /// Lets time go by for everybody who sleeps.
    async fn wait() {
        time::pause();
        time::advance(actor::IDLE + Duration::from_secs(1)).await;
        for _ in 0..100 {
            yield_now().await;
        }
        time::resume();
    }

    fn creation(clock: Option<&str>) -> Creation {
        Creation {
            rules: "abalone".to_owned(),
            position: None,
            controllers: vec![Controller::Human; 2],
            clock: clock.map(|clock| clock.parse().unwrap()),
            record: None,
        }
    }

    #[tokio::test]
    async fn games_nobody_looks_at_are_forgotten_and_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("games.sqlite")).await.unwrap();
        let live = Live::new(store, Thinker::new(1));
        let creation = creation(None);
        let forgotten = live.create(creation.clone(), Vec::new()).await.unwrap();
        let watched = live.create(creation, Vec::new()).await.unwrap();
        let look = live.look(watched).await.unwrap();
        wait().await;
        assert_eq!(live.games().keys().collect::<Vec<_>>(), [&watched]);
        drop(look);
        let text = "A1B2".to_owned();
        let look = live.act(forgotten, Action::Move { text, ply: Some(0) }).await.unwrap();
        assert_eq!(look.view.moves, ["A1B2"]);
        wait().await;
        assert!(live.games().is_empty());
        live.look(forgotten).await.unwrap();
        let _watched = live.look(watched).await.unwrap();
        while live.games().len() > 1 {
            live.inner.crowded.notify_waiters();
            yield_now().await;
        }
        assert_eq!(live.games().keys().collect::<Vec<_>>(), [&watched]);
        live.close().await;
        assert!(live.look(Uuid::now_v7()).await.is_err());
    }

    /// Games with days to think do not fill the memory, and lose no time by that.
    #[tokio::test]
    async fn a_game_sleeps_while_its_clock_runs_and_is_woken_when_that_is_over() {
        const DAY: Duration = Duration::from_secs(86_400);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.sqlite");
        let mut store = Store::open(&file).await.unwrap();
        let live = Live::new(store.clone(), Thinker::new(1));
        let game = live.create(creation(Some("3d")), Vec::new()).await.unwrap();
        let hasty = live.create(creation(Some("50s/move")), Vec::new()).await.unwrap();
        for id in [game, hasty] {
            let text = "A1B2".to_owned();
            live.act(id, Action::Move { text, ply: Some(0) }).await.unwrap();
        }
        while live.games().len() > 1 {
            live.inner.crowded.notify_waiters();
            time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(live.games().keys().collect::<Vec<_>>(), [&hasty], "its time is nearly over");
        live.close().await;

        store.age(DAY).await;
        let live = Live::new(store.clone(), Thinker::new(1));
        assert!(store.due(9).await.unwrap().is_empty());
        let left = live.look(game).await.unwrap().borrow().times()[1];
        let two_days = Duration::from(left).abs_diff(2 * DAY);
        assert!(two_days < Duration::from_secs(60), "{left}");
        live.close().await;

        store.age(2 * DAY).await;
        let live = Live::new(store, Thinker::new(1));
        live.wake().await.unwrap();
        let over = async {
            while live.games().is_empty() {
                time::sleep(Duration::from_millis(5)).await;
            }
            let mut look = live.look(game).await.unwrap();
            look.wait_for(|look| look.view.outcome.is_some()).await.unwrap();
        };
        time::timeout(Duration::from_secs(20), over).await.unwrap();
        live.close().await;
    }
}

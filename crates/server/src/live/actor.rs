//! The one who changes a game.

use std::sync::Arc;
use std::time::{Duration, Instant};
use sumito_core::phrase;
use sumito_core::text::Phrase;

use sumito_core::Seat;
use sumito_core::clock::{Clocks, Millis};
use sumito_games::view::GameView;
use sumito_games::{Game, Move, Notation};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{sleep, sleep_until};

use super::{Handle, Live, Look, Table, storage};
use crate::failure::Failure;
use crate::journal::{Controller, Creation, Entry};
use crate::thinker::{Thinking, limits};

/// How long a game nobody looks at is kept in memory.
pub(super) const IDLE: Duration = Duration::from_secs(300);

/// The least time on a running clock with which a game leaves memory.
const NAP: Duration = Duration::from_secs(60);

/// The time between moves where only computers play on, so that people can follow.
const SHOW: Duration = Duration::from_millis(800);

/// How many commands may wait for one game.
const QUEUE: usize = 16;

/// What somebody wants to do in a game.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Play a move; `ply` is the number of plies the player saw.
    Move { text: String, ply: Option<usize> },
    /// Take back to the turn of the person who moved last.
    Undo { ply: Option<usize> },
    /// Give up, for this seat or the one it must be.
    Resign { seat: Option<Seat> },
    /// Agree on a draw.
    Draw,
    /// Stop the clocks.
    Pause,
    /// Let the clocks go on.
    Resume,
}

pub(super) enum Command {
    Act(Action, oneshot::Sender<Result<Arc<Look>, Failure>>),
    Copy(oneshot::Sender<Box<(Creation, Game)>>),
}

pub(super) struct Actor {
    live: Live,
    table: Table,
    /// When the clocks were read last.
    since: Instant,
    thinking: Option<Thinking>,
    /// Whether something happened here that could not be stored.
    spoilt: bool,
    commands: mpsc::Receiver<Command>,
    look: watch::Sender<Arc<Look>>,
}

impl Actor {
    pub fn new(table: Table, since: Instant, live: Live) -> (Self, Handle) {
        let (sender, commands) = mpsc::channel(QUEUE);
        let (look, watcher) = watch::channel(Arc::new(see(&table, since, false)));
        let actor = Self { live, table, since, thinking: None, spoilt: false, commands, look };
        (actor, Handle { commands: sender, look: watcher })
    }

    pub async fn run(mut self) {
        self.think();
        let (stop, inner) = (self.live.inner.stop.clone(), Arc::clone(&self.live.inner));
        loop {
            let flag = self.flag_time();
            tokio::select! {
                biased;
                () = stop.cancelled() => break,
                found = found(&mut self.thinking) => self.answer(found).await,
                () = until(flag) => self.flag().await,
                command = self.commands.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                () = inner.crowded.notified() => if self.rest().await { break },
                () = sleep(IDLE) => if self.rest().await { break },
            }
            // Whoever asks for the game again, or watches it, gets what is stored.
            if self.spoilt {
                self.live.games().remove(&self.table.id);
                break;
            }
        }
    }

    async fn obey(&mut self, command: Command) {
        // Whoever asked may have gone; what he asked for has happened all the same.
        match command {
            Command::Act(action, reply) => {
                let done = self.act(action).await;
                let _ = reply.send(done.map(|()| self.look.borrow().clone()));
            }
            Command::Copy(reply) => {
                let copy = (self.table.creation.clone(), self.table.game.clone());
                let _ = reply.send(Box::new(copy));
            }
        }
    }

    async fn act(&mut self, action: Action) -> Result<(), Failure> {
        let spent = self.elapsed();
        if let Some(overstep) = self.table.overstep(spent) {
            self.enter(overstep).await?;
            return Err(self.conflict(phrase!("failure-flag", "the time has run out")));
        }
        let entry = match action {
            Action::Move { text, ply } => {
                if self.has_been_played(&text, ply) {
                    return Ok(());
                }
                self.expect(ply)?;
                if self.table.engine_to_move().is_some() {
                    return Err(self
                        .conflict(phrase!("failure-not-your-turn", "it is the computer's turn")));
                }
                if self.table.is_paused() {
                    return Err(self.conflict(phrase!(
                        "failure-paused",
                        "the game is paused; let the clocks go on before you move"
                    )));
                }
                Entry::Move { text, spent }
            }
            Action::Undo { ply } => {
                if ply.is_some_and(|ply| ply > self.table.plies()) {
                    return Ok(());
                }
                self.expect(ply)?;
                let plies = self.table.plies_after_undo().ok_or_else(|| {
                    Failure::Illegal(phrase!(
                        "failure-no-undo",
                        "there is no move of yours to take back"
                    ))
                })?;
                Entry::Undo { plies }
            }
            Action::Resign { seat } => {
                let seat = self.resigner(seat)?;
                Entry::Resign { seat, spent }
            }
            Action::Draw => {
                if self.table.creation.controllers.iter().any(|c| *c != Controller::Human) {
                    return Err(Failure::Illegal(phrase!(
                        "failure-no-draw",
                        "the computer plays on; a draw is for people to agree on"
                    )));
                }
                Entry::Draw { spent }
            }
            Action::Pause if self.table.ticking() => Entry::Pause { spent },
            Action::Resume if self.table.is_paused() => Entry::Resume,
            Action::Pause | Action::Resume => return Ok(()),
        };
        self.enter(entry).await
    }

    /// Whether this very move has been played at this very ply already: a press that came twice.
    fn has_been_played(&self, text: &str, ply: Option<usize>) -> bool {
        let game = &self.table.game;
        let Some(ply) = ply.filter(|&ply| ply < self.table.plies()) else { return false };
        let notation = Notation::canonical_for(&game.rules());
        let position = &game.positions()[ply];
        position
            .read_move(text, notation)
            .is_ok_and(|mv| game.moves()[ply] == position.write_move(mv, notation))
    }

    fn expect(&self, ply: Option<usize>) -> Result<(), Failure> {
        match ply {
            Some(ply) if ply != self.table.plies() => {
                Err(self
                    .conflict(phrase!("failure-gone-on", "the game has gone on; look at it again")))
            }
            _ => Ok(()),
        }
    }

    fn conflict(&self, detail: Phrase) -> Failure {
        Failure::Conflict { detail, ply: Some(self.table.plies()) }
    }

    /// The seat of whoever gives up: the one asked for, which the computer must not have, or
    /// without a word the one to move, or the only person's.
    fn resigner(&self, asked: Option<Seat>) -> Result<Seat, Failure> {
        let human = |&seat: &Seat| self.table.controller(seat) == Controller::Human;
        let position = self.table.game.position();
        let left = self.table.game.line_up().seats().filter(|&seat| !position.out().contains(seat));
        let first = || [self.table.turn()].into_iter().chain(left).find(human);
        asked.map_or_else(first, |seat| Some(seat).filter(human)).ok_or_else(|| {
            Failure::Illegal(phrase!("failure-no-resign", "nobody here can give up"))
        })
    }

    /// Lets something happen, stores it, and only then lets anybody know.
    async fn enter(&mut self, entry: Entry) -> Result<(), Failure> {
        let known = self.table.entries;
        self.table.enter(&entry)?;
        let summary = self.table.summary();
        if let Err(error) = self.live.inner.store.append(&summary, known, &[entry]).await {
            self.spoilt = true;
            return Err(storage(error));
        }
        self.go_on();
        Ok(())
    }

    /// The game stands anew: the engine thinks about that and about nothing else.
    fn go_on(&mut self) {
        self.since = Instant::now();
        self.think();
    }

    /// The engine thinks if it is to move, and whoever looks is told how the game stands.
    fn think(&mut self) {
        let thinker = self.table.engine_to_move().filter(|_| !self.table.is_paused());
        self.thinking = thinker.map(|level| {
            let limits = limits(level, self.table.turn(), self.table.clocks.as_ref());
            let pace = if self.table.people_play() { Duration::ZERO } else { SHOW };
            self.live.inner.thinker.think(self.table.game.clone(), limits, pace)
        });
        let look = see(&self.table, self.since, self.thinking.is_some());
        self.look.send_replace(Arc::new(look));
    }

    /// The engine has found a move, or failed to.
    async fn answer(&mut self, found: Option<Move>) {
        self.thinking = None;
        let position = self.table.game.position();
        let Some(mv) = found.or_else(|| {
            tracing::error!(game = %self.table.id, %position, "the engine found no move");
            sumito_core::Position::moves(position).first().copied()
        }) else {
            return;
        };
        let text = position.write_move(mv, Notation::canonical_for(&self.table.game.rules()));
        let spent = self.elapsed();
        let entry = self.table.overstep(spent).unwrap_or(Entry::Move { text, spent });
        if let Err(failure) = self.enter(entry).await {
            tracing::error!(game = %self.table.id, %failure, "the engine's move was not taken");
        }
    }

    async fn flag(&mut self) {
        let Some(entry) = self.table.overstep(self.elapsed()) else { return };
        if let Err(failure) = self.enter(entry).await {
            tracing::error!(game = %self.table.id, %failure, "a clock ran out in vain");
        }
    }

    fn elapsed(&self) -> Millis {
        if self.table.ticking() { self.since.elapsed().into() } else { Millis::ZERO }
    }

    fn flag_time(&self) -> Option<Instant> {
        let left = self.table.clocks.as_ref().and_then(Clocks::until_overstep)?;
        self.since.checked_add(left.into())
    }

    /// The time until the seat to move oversteps.
    fn left(&self) -> Option<Duration> {
        Some(self.flag_time()?.saturating_duration_since(Instant::now()))
    }

    /// Whether nobody looks and nothing happens by itself before long.
    fn may_rest(&self) -> bool {
        // The way that the list of games holds is always there.
        let watched = self.look.receiver_count() > 1;
        !watched && self.thinking.is_none() && self.left().is_none_or(|left| left >= NAP)
    }

    /// Leaves the list of games, unless somebody has come in the meantime.
    async fn rest(&mut self) -> bool {
        if !self.may_rest() {
            return false;
        }
        if let Some(left) = self.left()
            && let Err(error) = self.live.inner.store.sleep(self.table.id, left).await
        {
            tracing::error!(game = %self.table.id, %error, "a game cannot be put to sleep");
            return false;
        }
        let mut games = self.live.games();
        if !self.commands.is_empty() || !self.may_rest() {
            return false;
        }
        games.remove(&self.table.id);
        true
    }
}

fn see(table: &Table, since: Instant, thinking: bool) -> Look {
    Look {
        id: Some(table.id),
        view: GameView::new(&table.game),
        controllers: table.creation.controllers.clone(),
        thinking,
        clocks: table.clocks.clone(),
        since,
    }
}

async fn found(thinking: &mut Option<Thinking>) -> Option<Move> {
    match thinking {
        Some(thinking) => thinking.result().await,
        None => std::future::pending().await,
    }
}

async fn until(time: Option<Instant>) {
    match time {
        Some(time) => sleep_until(time.into()).await,
        None => std::future::pending().await,
    }
}

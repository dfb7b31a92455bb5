//! The file that keeps the games.
//!
//! Everything the server knows of the database is in this file: another one takes its place here.

mod solvers;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::Timestamp;
use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Row, Sqlite, Transaction};
use uuid::Uuid;

use crate::journal::{Entry, Summary};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// Readers beside the one writer SQLite allows.
const CONNECTIONS: u32 = 4;

/// Why the store did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written to this game in between.
    #[error("the game has been changed by another server")]
    Conflict,
    /// The folder for the file cannot be made or is not known.
    #[error("cannot make a folder for the games{}: {reason}", .folder.as_ref().map_or(String::new(), |f| format!(" at {}", f.display())))]
    Folder {
        /// The folder, if one is known.
        folder: Option<PathBuf>,
        /// What the system says.
        reason: std::io::Error,
    },
    /// The file is no database of ours, or was written by a newer version.
    #[error("cannot use {} to keep games: {reason}", .path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// What the database says.
        reason: sqlx::Error,
    },
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// An event in the database cannot be read.
    #[error("event {number} of game {game} cannot be read: {reason}")]
    Unreadable {
        /// The game.
        game: Uuid,
        /// Which event, from 0.
        number: i64,
        /// Where and why.
        reason: Box<dyn Error + Send + Sync>,
    },
}

/// The games on disk.
#[derive(Clone, Debug)]
pub struct Store {
    pool: SqlitePool,
    /// When it was opened: nobody is charged for the time before.
    opened: i64,
}

impl Store {
    /// Opens the file, making it and its folder if they are missing, and brings it up to date.
    ///
    /// # Errors
    /// The folder cannot be made, or the file is not a database this version can use.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)
                .map_err(|reason| StoreError::Folder { folder: Some(folder.to_owned()), reason })?;
        }
        let unusable = |reason| StoreError::Unusable { path: path.to_owned(), reason };
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5));
        let pool = SqlitePoolOptions::new()
            .max_connections(CONNECTIONS)
            .connect_with(options)
            .await
            .map_err(unusable)?;
        MIGRATIONS.run(&pool).await.map_err(|error| unusable(error.into()))?;
        Ok(Self { pool, opened: now() })
    }

    /// Where games are kept if nobody says otherwise: in the user's data folder.
    ///
    /// # Errors
    /// The user has no home folder.
    pub fn default_path() -> Result<PathBuf, StoreError> {
        let folders = directories::ProjectDirs::from("", "", "sumito").ok_or_else(|| {
            let reason = std::io::Error::other("this user has no home folder; name a file");
            StoreError::Folder { folder: None, reason }
        })?;
        Ok(folders.data_dir().join("games.sqlite"))
    }

    /// Adds a game with what happened in it so far.
    pub(crate) async fn create(
        &self,
        summary: &Summary,
        entries: &[Entry],
    ) -> Result<(), StoreError> {
        let mut change = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO game (id, rules, controllers, plies, outcome, awake, changed) \
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(summary.id.to_string())
        .bind(&summary.rules)
        .bind(json(&summary.controllers))
        .bind(summary.plies as i64)
        .bind(summary.outcome.as_ref().map(json))
        .bind(summary.awake)
        .bind(now())
        .execute(&mut *change)
        .await?;
        write(&mut change, summary.id, 0, entries).await?;
        Ok(change.commit().await?)
    }

    /// Adds what happened to a game after its first `known` events.
    pub(crate) async fn append(
        &self,
        summary: &Summary,
        known: usize,
        entries: &[Entry],
    ) -> Result<(), StoreError> {
        let mut change = self.pool.begin().await?;
        write(&mut change, summary.id, known, entries).await?;
        sqlx::query("UPDATE game SET plies = ?, outcome = ?, awake = ?, changed = ?, due = NULL WHERE id = ?")
            .bind(summary.plies as i64)
            .bind(summary.outcome.as_ref().map(json))
            .bind(summary.awake)
            .bind(now())
            .bind(summary.id.to_string())
            .execute(&mut *change)
            .await?;
        Ok(change.commit().await?)
    }

    /// Everything that happened in a game, and how long ago the last of it was, the time before the
    /// store was opened left out; nothing if there is no such game.
    pub(crate) async fn entries(&self, game: Uuid) -> Result<(Vec<Entry>, Duration), StoreError> {
        let rows = sqlx::query("SELECT number, at, body FROM event WHERE game = ? ORDER BY number")
            .bind(game.to_string())
            .fetch_all(&self.pool)
            .await?;
        let last = rows.last().and_then(|row| row.try_get::<i64, _>("at").ok());
        let since = now().saturating_sub(last.unwrap_or_default().max(self.opened));
        let since = Duration::from_millis(since.try_into().unwrap_or_default());
        let entries = rows
            .iter()
            .zip(0..)
            .map(|(row, number)| {
                entry(row, number).map_err(|reason| StoreError::Unreadable { game, number, reason })
            })
            .collect::<Result<_, _>>()?;
        Ok((entries, since))
    }

    /// The games changed last, newest first. Rows that cannot be read are left out.
    pub(crate) async fn recent(&self, count: u32) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query("SELECT * FROM game ORDER BY changed DESC LIMIT ?")
            .bind(count)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().filter_map(summary).collect())
    }

    /// Says when a game that leaves memory has to be looked at again.
    pub(crate) async fn sleep(&self, game: Uuid, time: Duration) -> Result<(), StoreError> {
        let time = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        self.set_due(game, Some(now().saturating_add(time))).await
    }

    /// Notes that a game is looked at.
    pub(crate) async fn rouse(&self, game: Uuid) -> Result<(), StoreError> {
        self.set_due(game, None).await
    }

    async fn set_due(&self, game: Uuid, due: Option<i64>) -> Result<(), StoreError> {
        sqlx::query("UPDATE game SET due = ? WHERE id = ?")
            .bind(due)
            .bind(game.to_string())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Has all games looked at that go on by themselves and do not sleep.
    pub(crate) async fn rouse_all(&self) -> Result<(), StoreError> {
        sqlx::query("UPDATE game SET due = ? WHERE awake AND due IS NULL")
            .bind(now())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// The games that have to be looked at now, the longest due first.
    pub(crate) async fn due(&self, count: u32) -> Result<Vec<Uuid>, StoreError> {
        let rows = sqlx::query("SELECT id FROM game WHERE due <= ? ORDER BY due LIMIT ?")
            .bind(now())
            .bind(count)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().filter_map(|row| row.try_get::<&str, _>("id").ok()?.parse().ok()).collect())
    }

    /// Lets all that happened be so much longer ago.
    #[cfg(test)]
    pub(crate) async fn age(&mut self, time: Duration) {
        let time = i64::try_from(time.as_millis()).unwrap();
        self.opened -= time;
        for change in ["UPDATE event SET at = at - ?", "UPDATE game SET due = due - ?"] {
            sqlx::query(change).bind(time).execute(&self.pool).await.unwrap();
        }
    }

    /// Writes everything out and closes the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

async fn write(
    change: &mut Transaction<'_, Sqlite>,
    game: Uuid,
    known: usize,
    entries: &[Entry],
) -> Result<(), StoreError> {
    for (number, entry) in (known..).zip(entries) {
        sqlx::query("INSERT INTO event (game, number, at, body) VALUES (?, ?, ?, ?)")
            .bind(game.to_string())
            .bind(number as i64)
            .bind(now())
            .bind(json(entry))
            .execute(&mut **change)
            .await
            .map_err(|error| match error.as_database_error().map(DatabaseError::kind) {
                Some(ErrorKind::UniqueViolation) => StoreError::Conflict,
                _ => error.into(),
            })?;
    }
    Ok(())
}

fn entry(row: &SqliteRow, number: i64) -> Result<Entry, Box<dyn Error + Send + Sync>> {
    if row.try_get::<i64, _>("number")? != number {
        return Err("it is missing".into());
    }
    Ok(serde_json::from_str(row.try_get("body")?)?)
}

fn summary(row: &SqliteRow) -> Option<Summary> {
    let outcome: Option<String> = row.try_get("outcome").ok()?;
    Some(Summary {
        id: row.try_get::<&str, _>("id").ok()?.parse().ok()?,
        rules: row.try_get("rules").ok()?,
        controllers: serde_json::from_str(row.try_get("controllers").ok()?).ok()?,
        plies: row.try_get::<i64, _>("plies").ok()?.try_into().ok()?,
        outcome: outcome.and_then(|outcome| serde_json::from_str(&outcome).ok()),
        awake: row.try_get("awake").ok()?,
    })
}

/// Our own types always have a JSON form: no maps with odd keys, no failing serialisers.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn now() -> i64 {
    Timestamp::now().as_millisecond()
}

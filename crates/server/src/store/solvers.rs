//! What is kept of those who solve puzzles.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use uuid::Uuid;

use super::{Store, StoreError, now};
use crate::puzzles::Rating;

impl Store {
    /// The ratings of a solver, by theme.
    pub(crate) async fn ratings(&self, player: Uuid) -> Result<Vec<Rating>, StoreError> {
        let rows = sqlx::query("SELECT * FROM puzzle_rating WHERE player = ? ORDER BY theme")
            .bind(player.to_string())
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().filter_map(rating).collect())
    }

    /// The puzzles a solver has tried, those longest ago first.
    pub(crate) async fn tried(&self, player: Uuid) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT puzzle FROM puzzle_try WHERE player = ? ORDER BY at")
            .bind(player.to_string())
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().filter_map(|row| row.try_get("puzzle").ok()).collect())
    }

    /// Keeps how a solver's first try at a puzzle ended, and what it makes of the ratings; `false`
    /// if it was no first try, and nothing is changed.
    pub(crate) async fn solve(
        &self,
        player: Uuid,
        puzzle: &str,
        solved: bool,
        rate: impl FnOnce(Vec<Rating>) -> Vec<Rating>,
    ) -> Result<bool, StoreError> {
        let mut change = self.pool.begin().await?;
        let first = sqlx::query(
            "INSERT INTO puzzle_try (player, puzzle, solved, at) VALUES (?, ?, ?, ?) \
             ON CONFLICT DO NOTHING",
        )
        .bind(player.to_string())
        .bind(puzzle)
        .bind(solved)
        .bind(now())
        .execute(&mut *change)
        .await?;
        if first.rows_affected() == 0 {
            return Ok(false);
        }
        let rows = sqlx::query("SELECT * FROM puzzle_rating WHERE player = ?")
            .bind(player.to_string())
            .fetch_all(&mut *change)
            .await?;
        for new in rate(rows.iter().filter_map(rating).collect()) {
            sqlx::query(
                "INSERT INTO puzzle_rating (player, theme, rating, deviation, volatility, tries) \
                 VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (player, theme) DO UPDATE SET \
                 rating = excluded.rating, deviation = excluded.deviation, \
                 volatility = excluded.volatility, tries = excluded.tries",
            )
            .bind(player.to_string())
            .bind(&new.theme)
            .bind(new.rating)
            .bind(new.deviation)
            .bind(new.volatility)
            .bind(new.tries)
            .execute(&mut *change)
            .await?;
        }
        change.commit().await?;
        Ok(true)
    }

    /// Forgets a solver.
    pub(crate) async fn forget(&self, player: Uuid) -> Result<(), StoreError> {
        let mut change = self.pool.begin().await?;
        for table in [
            "DELETE FROM puzzle_try WHERE player = ?",
            "DELETE FROM puzzle_rating WHERE player = ?",
        ] {
            sqlx::query(table).bind(player.to_string()).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }
}

fn rating(row: &SqliteRow) -> Option<Rating> {
    Some(Rating {
        theme: row.try_get("theme").ok()?,
        rating: row.try_get("rating").ok()?,
        deviation: row.try_get("deviation").ok()?,
        volatility: row.try_get("volatility").ok()?,
        tries: row.try_get("tries").ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::rated;

    #[tokio::test]
    async fn the_first_try_counts_and_all_can_be_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("games.sqlite")).await.unwrap();
        let player = Uuid::now_v7();
        let themes = &["net".to_owned()];
        let try_it =
            |solved| store.solve(player, "a", solved, move |old| rated(old, themes, 1500, solved));
        assert!(try_it(true).await.unwrap());
        assert!(!try_it(false).await.unwrap());
        let ratings = store.ratings(player).await.unwrap();
        let told: Vec<_> = ratings.iter().map(|r| (r.theme.as_str(), r.tries)).collect();
        assert_eq!(told, [("", 1), ("net", 1)]);
        assert!(ratings.iter().all(|rating| rating.rating > 1000.0));
        assert_eq!(store.tried(player).await.unwrap(), ["a"]);
        store.forget(player).await.unwrap();
        assert!(store.ratings(player).await.unwrap().is_empty());
        assert!(store.tried(player).await.unwrap().is_empty());
    }
}

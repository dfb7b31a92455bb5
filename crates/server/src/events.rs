//! Games as they change, sent to whoever watches.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;

use crate::Site;
use crate::answer::GameAnswer;
use crate::api::GameId;
use crate::failure::Failure;
use crate::texts::Texts;

/// How often a silent stream shows that it is alive.
const PULSE: Duration = Duration::from_secs(15);

/// `GET /api/games/{id}/events`: the game as it stands now, and again whenever it has changed.
/// Who is slow gets the newest state and misses none that lasts.
pub(crate) async fn events(
    State(site): State<Site>,
    texts: Texts,
    GameId(id): GameId,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let mut look = site.live.look(id).await?;
    look.mark_changed();
    let closing = site.closing.clone();
    let stream = unfold(look, move |mut look| {
        let (texts, closing) = (texts.clone(), closing.clone());
        async move {
            tokio::select! {
                () = closing.cancelled() => return None,
                changed = look.changed() => changed.ok()?,
            }
            let answer = GameAnswer::new(&look.borrow_and_update().clone(), &texts);
            let event = Event::default().event("game").json_data(answer).ok()?;
            Some((Ok(event), look))
        }
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(PULSE)))
}

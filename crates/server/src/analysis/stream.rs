//! What a job tells as it goes on, sent to whoever asked for it.

use std::convert::Infallible;
use std::time::Duration;

use axum::response::sse::Event;
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::mpsc::Receiver;
use tokio_util::sync::CancellationToken;

use crate::analyst::Job;

/// How often a silent stream shows that it is alive.
pub(super) const PULSE: Duration = Duration::from_secs(15);

/// The events of a job, which lives as long as the stream.
pub(super) fn stream<T: Send + 'static>(
    told: Receiver<Event>,
    job: Job<T>,
    closing: CancellationToken,
) -> impl Stream<Item = Result<Event, Infallible>> {
    unfold((told, job), move |(mut told, job)| {
        let closing = closing.clone();
        async move {
            tokio::select! {
                () = closing.cancelled() => None,
                event = told.recv() => Some((Ok(event?), (told, job))),
            }
        }
    })
}

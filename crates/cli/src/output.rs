//! Where commands write to.

use std::io::{self, IsTerminal, StdoutLock, Write};

use anstream::{AutoStream, ColorChoice};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::board::Look;

/// The standard output; colours are left out where nobody sees them.
pub fn stdout() -> AutoStream<StdoutLock<'static>> {
    anstream::stdout().lock()
}

/// How boards look on the standard output.
pub fn look() -> Look {
    match AutoStream::choice(&io::stdout()) {
        ColorChoice::Never => Look::Plain,
        _ => Look::Coloured,
    }
}

/// One value as one line of JSON.
pub fn json(out: &mut impl Write, value: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}

/// What is going on, on the standard error, shown only to a person and only if it takes a while.
pub fn spinner(template: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    match ProgressStyle::with_template(template) {
        Ok(style) => ProgressBar::new_spinner().with_style(style),
        Err(_) => ProgressBar::hidden(),
    }
}

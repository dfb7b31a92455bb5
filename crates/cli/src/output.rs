//! Where commands write to.

use std::io::{self, IsTerminal, StdoutLock, Write};
use std::path::Path;

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
    progress(ProgressBar::new_spinner(), template)
}

/// How much of something is done, shown like a [`spinner`].
pub fn bar(template: &str, length: u64) -> ProgressBar {
    progress(ProgressBar::new(length), template)
}

fn progress(bar: ProgressBar, template: &str) -> ProgressBar {
    match ProgressStyle::with_template(template) {
        Ok(style) if io::stderr().is_terminal() => bar.with_style(style),
        _ => ProgressBar::hidden(),
    }
}

/// Writes a file: whole, or it stays as it was.
pub fn save(file: &Path, bytes: &[u8]) -> io::Result<()> {
    sumito_tables::save(file, |out| out.write_all(bytes))
}

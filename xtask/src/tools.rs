//! What the tests need beside Rust.

use std::env;
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::run::{command, exists, output, root, run};

const NODE: u32 = 20;

/// Checks Node and installs the packages of `web/` as locked.
pub fn node() -> Result<()> {
    let version = output(command("node", &["--version"])).context("Node is missing")?;
    let version = String::from_utf8_lossy(&version);
    let major = version.trim().trim_start_matches('v').split('.').next();
    if major.and_then(|major| major.parse().ok()).is_none_or(|major: u32| major < NODE) {
        bail!("Node is {}, {NODE} or newer is needed", version.trim());
    }
    npm(&["ci", "--no-audit", "--no-fund"])
}

/// Runs npm in `web/`.
pub fn npm(arguments: &[&str]) -> Result<()> {
    let mut npm = command("npm", arguments);
    npm.current_dir(root().join("web"));
    if let Some(chromium) = installed_chromium() {
        npm.env("SUMITO_CHROMIUM", chromium);
    }
    run(npm)
}

/// Installs Debian's chromium where there is none.
pub fn chromium() -> Result<()> {
    if installed_chromium().is_some() {
        return Ok(());
    }
    let install = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"];
    let prefix: &[&str] = if is_root()? {
        &[]
    } else if exists("sudo") {
        &["sudo"]
    } else {
        bail!("chromium is missing, and only root may install it: {}", install.join(" "));
    };
    for words in [&["apt-get", "update", "--quiet"][..], &install] {
        let words = [prefix, words].concat();
        let mut apt = command(words[0], &words[1..]);
        apt.env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
        run(apt)?;
    }
    installed_chromium().map(drop).context("chromium was installed but is not on the path")
}

/// The chromium to use: the one named, else the first on the path.
fn installed_chromium() -> Option<PathBuf> {
    if let Some(named) = env::var_os("SUMITO_CHROMIUM") {
        return Some(named.into());
    }
    let folders: Vec<_> = env::split_paths(&env::var_os("PATH")?).collect();
    ["chromium", "chromium-browser", "google-chrome"]
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}

fn is_root() -> Result<bool> {
    Ok(output(command("id", &["-u"]))?.trim_ascii() == b"0")
}

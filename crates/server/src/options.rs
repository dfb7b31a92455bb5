//! What the person who starts the server may choose.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// The port tried first when none is asked for.
pub(crate) const PORT: u16 = 7788;

/// The connections a client may have open if nothing else is asked for. A browser takes six.
const EACH: usize = 64;

/// How the site is served.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Options {
    /// Address and port to listen on [default: 127.0.0.1:7788, or the next free port]
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address)]
    pub listen: Option<SocketAddr>,

    /// File that keeps the games [default: games.sqlite in your data folder]
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,

    /// Connections one address may have open at the same time; behind a proxy that all come through,
    /// let the proxy count [default: 64]
    #[arg(long, value_name = "N")]
    pub connections_each: Option<NonZeroUsize>,

    /// Endgame tables that the analysis board looks positions up in, as `sumito tables --save` writes
    /// them [default: none]
    #[arg(long, value_name = "FILE")]
    pub tables: Option<PathBuf>,

    /// Positions the engine may think about at the same time [default: one a processor but one]
    #[arg(long, value_name = "N")]
    pub engine_workers: Option<NonZeroUsize>,
}

fn address(text: &str) -> Result<SocketAddr, String> {
    let example = SocketAddr::from((Ipv4Addr::LOCALHOST, PORT));
    text.parse().map_err(|_| format!("expected an address and a port, such as `{example}`"))
}

impl Options {
    /// The addresses to try, in order. One asked for is the only one.
    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        match self.listen {
            Some(address) => vec![address],
            None => (PORT..PORT + 100).map(|port| (Ipv4Addr::LOCALHOST, port).into()).collect(),
        }
    }

    /// How many connections a client may have open.
    pub(crate) fn each(&self) -> usize {
        self.connections_each.map_or(EACH, NonZeroUsize::get)
    }

    /// How many engine searches run at once.
    pub(crate) fn workers(&self) -> usize {
        self.engine_workers.map_or_else(
            || std::thread::available_parallelism().map_or(1, |n| n.get().saturating_sub(1).max(1)),
            NonZeroUsize::get,
        )
    }
}

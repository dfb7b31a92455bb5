//! Who asks: what the limits on each client count by.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::Extensions;
use axum::http::request::Parts;

/// A client, known by its address. A network of version 6 gives each of its customers at least 64
/// bits of addresses, so what tells them apart is the first half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Client(IpAddr);

impl Client {
    /// Whoever sent a request.
    pub fn of(extensions: &Extensions) -> Self {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>();
        peer.map_or(Self(Ipv4Addr::UNSPECIFIED.into()), |peer| peer.0.ip().into())
    }
}

impl From<IpAddr> for Client {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            address => address,
        })
    }
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.extensions))
    }
}

/// How much of something each client has.
#[derive(Debug, Default)]
pub(crate) struct Shares(Mutex<HashMap<Client, usize>>);

/// Why a client gets no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It has its share.
    Each,
    /// All together have what there is.
    All,
}

/// One of what a client has; given back when dropped.
#[derive(Debug)]
pub(crate) struct Share {
    shares: Arc<Shares>,
    client: Client,
}

impl Shares {
    /// Gives a client one more, if it has fewer than `each` and all together fewer than `all`.
    ///
    /// # Errors
    /// Which of both limits is reached.
    pub fn admit(
        self: &Arc<Self>,
        client: Client,
        each: usize,
        all: usize,
    ) -> Result<Share, Refused> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.values().sum::<usize>() >= all {
            return Err(Refused::All);
        }
        let count = counts.entry(client).or_default();
        if *count >= each {
            return Err(Refused::Each);
        }
        *count += 1;
        Ok(Share { shares: Arc::clone(self), client })
    }

    /// Whether nobody has anything.
    #[cfg(test)]
    pub fn is_empty(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut counts = self.shares.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(text: &str) -> Client {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn one_customer_is_one_client() {
        assert_eq!(client("2001:db8:0:1::1"), client("2001:db8:0:1:ffff::2"));
        assert_ne!(client("2001:db8:0:1::1"), client("2001:db8:0:2::1"));
        assert_eq!(client("::ffff:10.0.0.1"), client("10.0.0.1"));
        assert_ne!(client("10.0.0.1"), client("10.0.0.2"));
    }

    #[test]
    fn each_has_a_share_and_gives_it_back() {
        let shares = Arc::new(Shares::default());
        let (one, other) = (client("10.0.0.1"), client("10.0.0.2"));
        let first = shares.admit(one, 1, 2).unwrap();
        assert_eq!(shares.admit(one, 1, 2).unwrap_err(), Refused::Each);
        let second = shares.admit(other, 1, 2).unwrap();
        assert_eq!(shares.admit(client("::1"), 1, 2).unwrap_err(), Refused::All);
        drop((first, second));
        assert!(shares.is_empty());
    }
}

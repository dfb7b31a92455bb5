//! The site: pages, interface for programs, live games, storage.

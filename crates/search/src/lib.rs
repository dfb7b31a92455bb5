//! Game-blind search.

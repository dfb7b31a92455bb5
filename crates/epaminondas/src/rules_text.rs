//! Rule sets as text.

use crate::{Rules, RulesError};

impl std::str::FromStr for Rules {
    type Err = RulesError;

    fn from_str(_text: &str) -> Result<Self, RulesError> {
        todo!()
    }
}

impl std::fmt::Display for Rules {
    fn fmt(&self, _f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        todo!()
    }
}

impl std::fmt::Display for RulesError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("rule set: ")
    }
}

impl std::error::Error for RulesError {}

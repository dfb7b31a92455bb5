//! What must hold for any input, as functions that panic where it does not.
//!
//! Property tests (`tests/`) and fuzz targets (`fuzz/`) feed them.

mod play;
mod text;

pub use play::{RULES, play};
pub use text::{
    foreign_position, game_file, move_text, notation, position_text, rules_text, time_control,
};

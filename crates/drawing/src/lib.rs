//! Boards and positions as SVG.

//! What a person can type during a game.

use sumito_engine::Level;

/// A typed line.
#[derive(Debug, PartialEq, Eq)]
pub enum Typed {
    /// An empty line: the board again.
    Board,
    Help,
    List,
    /// The n-th move of the list, from 1.
    Number(usize),
    /// A move in the game's own notation.
    Move(String),
    Undo,
    Hint,
    Flip,
    Resign,
    Draw,
    Save(String),
    Resume(String),
    Level(Level),
    Quit,
    /// A command without what it needs, and what that is.
    Incomplete(&'static str),
}

/// How a move of Abalone is typed.
pub const ABALONE: &str = "\
A move names the last marble of its line and the cell that goes to: `A1B2`.
A broadside names both ends of the line and where the first goes: `C3C5D3`.
";

/// How a move of Epaminondas or Crossings is typed.
pub const EPAMINONDAS: &str = "\
A move names the rear piece of a phalanx and the square that goes to: `a1-a3`.
";

/// Every command with what it does.
pub const HELP: &str = "\
Besides moves there are
  list         the legal moves, numbered; a number plays that move
  hint         what the computer would play, and what may come of it
  undo         take your last move back
  flip         turn the board
  level N      how well the computer plays, 1 to 12
  save FILE    write the game to a file
  resume FILE  go on with a saved game
  draw         agree on a draw, where people play each other
  resign       give up
  quit         leave
An empty line shows the board again.
";

/// The commands, for whoever mistypes one.
pub const COMMANDS: [&str; 12] = [
    "board", "draw", "flip", "help", "hint", "level", "list", "quit", "resign", "resume", "save",
    "undo",
];

impl Typed {
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "" | "board" | "show" => Self::Board,
            "help" | "h" | "?" => Self::Help,
            "list" | "moves" | "l" => Self::List,
            "undo" | "u" => Self::Undo,
            "hint" => Self::Hint,
            "flip" => Self::Flip,
            "resign" => Self::Resign,
            "draw" => Self::Draw,
            "quit" | "exit" | "q" => Self::Quit,
            "save" if rest.is_empty() => Self::Incomplete("the file to write: `save game.apgn`"),
            "save" => Self::Save(rest.to_owned()),
            "resume" if rest.is_empty() => Self::Incomplete("the file: `resume game.apgn`"),
            "resume" => Self::Resume(rest.to_owned()),
            "level" => match rest.parse().ok().and_then(Level::new) {
                Some(level) => Self::Level(level),
                None => Self::Incomplete("a number from 1 (a first game) to 12 (full strength)"),
            },
            _ => line.parse().map_or_else(|_| Self::Move(line.to_owned()), Self::Number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_numbers_and_everything_else_is_a_move() {
        assert_eq!(Typed::read("  "), Typed::Board);
        assert_eq!(Typed::read("SAVE my game.apgn "), Typed::Save("my game.apgn".into()));
        assert_eq!(Typed::read("save"), Typed::Incomplete("the file to write: `save game.apgn`"));
        assert_eq!(Typed::read("12"), Typed::Number(12));
        assert_eq!(Typed::read("c3 c5 d3"), Typed::Move("c3 c5 d3".into()));
        assert_eq!(Typed::read("level 3"), Typed::Level(Level::new(3).unwrap()));
        assert!(matches!(Typed::read("level 13"), Typed::Incomplete(_)));
    }
}

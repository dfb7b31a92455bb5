//! A game at the terminal: what is shown, what is asked, what an answer does.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Result, anyhow};
use sumito_core::text::nearest;
use sumito_core::{Position as _, Seat, SeatSet};
use sumito_engine::Line;
use sumito_games::record::{Record, Text};
use sumito_games::{Game, GameError, Move, Notation, Rules};

use super::computer::Computer;
use super::typed::{ABALONE, COMMANDS, EPAMINONDAS, HELP, Typed};
use crate::board::Look;
use crate::commands::show::drawing;
use crate::input::read;
use crate::{output, words};

/// The most moves of a line that a hint tells.
const HINTED: usize = 6;

/// What comes next.
pub enum Next {
    /// The computer has moved; look again.
    Computer,
    /// A person is asked.
    Ask,
    /// The person wants to leave, or nobody is there to be asked.
    Leave,
}

/// A running game.
pub struct Session {
    game: Game,
    people: SeatSet,
    computer: Computer,
    look: Look,
    flipped: bool,
    resigning: bool,
    leaving: bool,
}

impl Session {
    pub fn new(game: Game, people: SeatSet, computer: Computer, look: Look) -> Self {
        let flipped =
            people.len() == 1 && people.contains(Seat::new(1)) && game.line_up().len() == 2;
        Self { game, people, computer, look, flipped, resigning: false, leaving: false }
    }

    /// Lets the computer move if it is its turn.
    pub fn next(&mut self, out: &mut impl Write) -> io::Result<Next> {
        if self.leaving {
            return Ok(Next::Leave);
        }
        if self.game.outcome().is_some() {
            return Ok(if self.people.is_empty() { Next::Leave } else { Next::Ask });
        }
        if self.people.contains(self.game.position().turn()) {
            return Ok(Next::Ask);
        }
        let Some(mv) = self.computer.choose(&self.game) else { return Ok(Next::Leave) };
        self.play(mv, out)?;
        Ok(Next::Computer)
    }

    /// Who is asked, as a prompt.
    pub fn asked(&self) -> String {
        match self.game.outcome() {
            Some(_) => "over".to_owned(),
            None => self.game.line_up().seat_title(self.game.position().turn()),
        }
    }

    /// Shows the board.
    pub fn show(&self, out: &mut impl Write) -> io::Result<()> {
        let board = drawing(&self.game, self.look, self.flipped);
        writeln!(out, "\n{board}\n{}", words::status(&self.game))
    }

    /// Does what a person typed.
    pub fn answer(&mut self, line: &str, out: &mut impl Write) -> io::Result<()> {
        let typed = Typed::read(line);
        let resigning = std::mem::take(&mut self.resigning);
        match typed {
            Typed::Board => self.show(out),
            Typed::Help => {
                let moves = match self.game.rules() {
                    Rules::Abalone(_) => ABALONE,
                    Rules::Epaminondas(_) => EPAMINONDAS,
                };
                write!(out, "{moves}{HELP}")
            }
            Typed::List => self.list(out),
            Typed::Number(_) | Typed::Resign if self.game.outcome().is_some() => self.over(out),
            Typed::Number(number) => match self.listed().get(number.wrapping_sub(1)) {
                Some(&(_, mv)) => self.play(mv, out),
                None => writeln!(out, "There is no move {number}; `list` shows them."),
            },
            Typed::Move(text) => match self.game.play_text(&text) {
                Ok(()) => self.show(out),
                Err(GameError::Over(_)) => self.over(out),
                Err(error) => match nearest(&text, COMMANDS)[..] {
                    [] => writeln!(out, "{error}"),
                    [command, ..] => writeln!(out, "{error}\nDid you mean `{command}`?"),
                },
            },
            Typed::Undo => self.undo(out),
            Typed::Hint => self.hint(out),
            Typed::Flip => {
                self.flipped = !self.flipped;
                self.show(out)
            }
            Typed::Resign if resigning => self.resign(out),
            Typed::Resign => {
                self.resigning = true;
                writeln!(out, "Type `resign` once more to give up.")
            }
            Typed::Draw => self.draw(out),
            Typed::Save(file) => match self.save(Path::new(&file)) {
                Ok(()) => writeln!(out, "Saved to {file}."),
                Err(error) => writeln!(out, "{file} cannot be written: {error}"),
            },
            Typed::Resume(file) => match load(Path::new(&file)) {
                Ok(game) => {
                    self.game = game;
                    self.show(out)
                }
                Err(error) => writeln!(out, "{error}"),
            },
            Typed::Level(level) => {
                self.computer.level = level;
                writeln!(out, "The computer plays at level {level}.")
            }
            Typed::Quit => {
                self.leaving = true;
                Ok(())
            }
            Typed::Incomplete(needed) => writeln!(out, "This needs {needed}."),
        }
    }

    fn play(&mut self, mv: Move, out: &mut impl Write) -> io::Result<()> {
        match self.game.play(mv) {
            Ok(()) => self.show(out),
            Err(error) => writeln!(out, "{error}"),
        }
    }

    /// Says that nothing can be played any more, and what can be done.
    fn over(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "The game is over; `undo` takes your last move back, `quit` leaves.")
    }

    /// The legal moves in the order of their names.
    fn listed(&self) -> Vec<(String, Move)> {
        words::moves(self.game.position(), Notation::canonical_for(&self.game.rules()))
    }

    fn list(&self, out: &mut impl Write) -> io::Result<()> {
        const COLUMNS: usize = 6;
        if self.game.outcome().is_some() {
            return self.over(out);
        }
        let listed = self.listed();
        let width = listed.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        let cells: Vec<_> = listed
            .iter()
            .enumerate()
            .map(|(i, (name, _))| format!("{:>3} {name:<width$}", i + 1))
            .collect();
        for row in cells.chunks(COLUMNS) {
            writeln!(out, "{}", row.join("  ").trim_end())?;
        }
        Ok(())
    }

    /// Takes back up to the last move of a person.
    fn undo(&mut self, out: &mut impl Write) -> io::Result<()> {
        let person = |game: &Game, people: SeatSet| people.contains(game.position().turn());
        let mut before = self.game.clone();
        while before.undo().is_some() {
            if person(&before, self.people) {
                self.game = before;
                return self.show(out);
            }
        }
        writeln!(out, "There is no move of yours to take back.")
    }

    /// What the computer would play, how it would stand then, and what else it thought of.
    fn hint(&self, out: &mut impl Write) -> io::Result<()> {
        let lines = self.computer.lines(&self.game, 3);
        let best = lines.first().and_then(|line| Some((line.score, *line.moves.first()?)));
        let Some((score, best)) = best else { return self.over(out) };
        let told = |line: &Line<Move>| {
            let moves = words::line(&self.game, &line.moves).into_iter().take(HINTED);
            moves.collect::<Vec<_>>().join(" ")
        };
        let number = self.listed().iter().position(|&(_, mv)| mv == best);
        let number = number.map_or_else(String::new, |n| format!(" (number {})", n + 1));
        let name = words::line(&self.game, &[best]).concat();
        let (line_up, position) = (self.game.line_up(), self.game.position());
        let stand = words::score(line_up, line_up.team(position.turn()), score);
        writeln!(out, "The computer would play {name}{number}: {stand}.")?;
        for line in &lines {
            writeln!(out, "{:>10}  {}", line.score.to_string(), told(line))?;
        }
        Ok(())
    }

    fn resign(&mut self, out: &mut impl Write) -> io::Result<()> {
        match self.game.resign(self.game.position().turn()) {
            Ok(()) => self.show(out),
            Err(GameError::Over(_)) => self.over(out),
            Err(error) => writeln!(out, "{error}"),
        }
    }

    fn draw(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.people.len() < self.game.line_up().len() {
            return writeln!(out, "The computer plays on.");
        }
        match self.game.agree_draw() {
            Ok(()) => self.show(out),
            Err(GameError::Over(_)) => self.over(out),
            Err(error) => writeln!(out, "{error}"),
        }
    }

    fn save(&self, file: &Path) -> io::Result<()> {
        output::save(file, Record::from_game(&self.game).write().as_bytes())
    }
}

/// The first game of a file.
pub fn load(file: &Path) -> Result<Game> {
    let name = file.display();
    let bytes = read(file)?;
    match Text::new(&bytes).records().next() {
        Some(Ok(record)) => Ok(record.game().clone()),
        Some(Err(error)) => Err(anyhow!("{name}: {error}")),
        None => Err(anyhow!("{name}: there is no game in this file")),
    }
}

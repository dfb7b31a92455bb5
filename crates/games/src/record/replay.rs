//! From tokens to a checked record: the rules the tags name, the moves played one by one, and the
//! result held against the board.

use sumito_core::phrase;
use sumito_core::{Outcome, Position as _, Seat};

use super::read::Misplay;
use super::source::{Kind, Source, Token};
use super::verdict::{self, Termination};
use super::{Entry, Fault, Line, Record, Remark, Round, Step, Verdict, told_outcome, variant};
use crate::{Event, Game, GameError, Notation, Position, Rules};

/// Variations within variations beyond this are refused; each level costs stack.
const DEEPEST: usize = 64;

pub(super) fn replay(source: Source<'_>) -> Result<Record, Misplay> {
    let tags: Vec<(String, String)> =
        source.tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    let tag =
        |name: &str| tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let (rules, position) = variant::start(tag("Rules"), tag("Variant"), tag("Position"))?;
    let notation = notation(&rules, tag("Notation"))?;
    let mut player = Player {
        tokens: &source.tokens,
        at: 0,
        notation,
        round: Round::new(&position),
        game: Game::from_position(position),
    };
    let mut line = Line::default();
    let read = player.main_line(&mut line);
    let mut game = player.game;
    let judged = read.and_then(|(end, closing)| {
        let verdict = verdict_of(&game, tag("Result"), end)?;
        hold_against_board(&game, verdict, tag("Termination"))?;
        Ok((verdict, closing))
    });
    match judged {
        Ok((verdict, closing)) => {
            if game.outcome().is_none()
                && let Some(outcome) = told_outcome(verdict, tag("Termination"))
            {
                conclude(&mut game, outcome);
            }
            Ok(Record { tags, notation, game, line, verdict, closing })
        }
        Err(misplay) => {
            let (verdict, closing) = (Verdict::Unknown, Vec::new());
            let record = Record { tags, notation, game, line, verdict, closing };
            Err(Misplay { before: Some(Box::new(record.left_open())), ..misplay })
        }
    }
}

fn notation(rules: &Rules, tag: Option<&str>) -> Result<Notation, Fault> {
    let named = tag.and_then(|name| name.parse::<Notation>().ok()).filter(|n| n.fits(rules));
    named.ok_or_else(|| {
        let possible = Notation::ALL.into_iter().filter(|n| n.fits(rules)).map(Notation::name);
        Fault::Notation {
            found: tag.map(str::to_owned),
            possible: possible.collect::<Vec<_>>().join(", "),
        }
    })
}

/// Ends a game by what the tags tell of it.
fn conclude(game: &mut Game, outcome: Outcome) {
    use sumito_core::Reason::{Agreement, Resignation, Time};
    let line_up = game.line_up().clone();
    let losers = || line_up.seats().filter(|&seat| !outcome.winners.contains(line_up.team(seat)));
    let events = game.events().len();
    // Some losers may have left before; and where one's leaving ends the game, others need not.
    match (outcome.reason, outcome.winner()) {
        (Resignation, Some(_)) => losers().for_each(|seat| _ = game.resign(seat)),
        (Time, Some(_)) => losers().for_each(|seat| _ = game.flag(seat)),
        (Agreement, None) => _ = game.agree_draw(),
        _ => {}
    }
    // Who has left wins by nobody's leaving, and other ends come from outside.
    if game.outcome() != Some(outcome) {
        while game.events().len() > events {
            game.undo();
        }
        _ = game.adjudicate(outcome);
    }
}

struct Player<'a> {
    tokens: &'a [Token<'a>],
    at: usize,
    notation: Notation,
    round: Round,
    game: Game,
}

/// A word and its place in the file.
type Placed<'a> = (usize, &'a str);

impl<'a> Player<'a> {
    fn next(&mut self) -> Option<Token<'a>> {
        let token = self.tokens.get(self.at).copied();
        self.at += 1;
        token
    }

    fn misplay(&self, token: Token<'_>, word: &str, fault: Fault) -> Misplay {
        Misplay {
            at: Some(token.at),
            ply: self.game.events().len() + 1,
            token: Some(word.to_owned()),
            fault,
            before: None,
        }
    }

    /// Plays the main line; gives the result that ends it, and what is said after that.
    fn main_line(&mut self, line: &mut Line) -> Result<(Option<Placed<'a>>, Vec<Remark>), Misplay> {
        let mut end: Option<Placed<'a>> = None;
        let mut closing = Vec::new();
        let mut before = (self.game.start().clone(), self.round);
        while let Some(token) = self.next() {
            if let (Kind::Word(word) | Kind::Result(word), Some((_, result))) = (token.kind, end) {
                return Err(self.misplay(token, word, Fault::AfterResult(result.to_owned())));
            }
            match token.kind {
                Kind::Word(word) => {
                    before = (self.game.position().clone(), self.round);
                    self.word(word, &mut line.steps)
                        .map_err(|fault| self.misplay(token, word, fault))?;
                }
                Kind::Result(result) => end = Some((token.at, result)),
                Kind::Close => return Err(self.misplay(token, ")", Fault::Brackets)),
                _ => {
                    let remark = self.remark(token, &before.0, before.1, DEEPEST)?;
                    match (end, line.steps.last_mut()) {
                        (Some(_), _) => closing.push(remark),
                        (None, Some(step)) => step.remarks.push(remark),
                        (None, None) => line.opening.push(remark),
                    }
                }
            }
        }
        Ok((end, closing))
    }

    /// Plays one word of the main line.
    fn word(&mut self, word: &str, steps: &mut Vec<Step>) -> Result<(), Fault> {
        let seats = self.game.line_up().len();
        let turn = self.game.position().turn();
        if word == "--" && seats > 2 && (self.game.outcome().is_some() || self.round.next != turn) {
            let seat = self.round.next;
            self.round.next = self.game.line_up().after(seat);
            steps.push(Step { seat, entry: Entry::Skip, remarks: Vec::new() });
            return Ok(());
        }
        if let Some(outcome) = self.game.outcome() {
            return Err(Fault::Over {
                result: Verdict::from(Some(outcome)).write(self.game.line_up()),
                termination: verdict::termination(Some(outcome)),
            });
        }
        if let Some((entry, seat)) = self.departure(word)? {
            return self.leave(entry, seat, steps);
        }
        let before = self.game.position().clone();
        steps.extend(self.round.skip_to(turn, &before));
        let entry = if word == "--" {
            self.game.pass().map_err(|_| Fault::Pass)?;
            Entry::Pass
        } else {
            let mv = before.read_move(word, self.notation).map_err(Fault::Move)?;
            self.game.apply(mv);
            Entry::Move(mv)
        };
        steps.push(Step { seat: turn, entry, remarks: Vec::new() });
        self.round.done(&before, self.game.position());
        Ok(())
    }

    /// Reads `resign`, `flag`, and with the seat named where it is not that seat's place:
    /// `resign-w2`.
    fn departure(&self, word: &str) -> Result<Option<(Entry, Option<Seat>)>, Fault> {
        let (what, name) = word.split_once('-').map_or((word, None), |(w, n)| (w, Some(n)));
        let entry = if what.eq_ignore_ascii_case("resign") {
            Entry::Resign
        } else if what.eq_ignore_ascii_case("flag") {
            Entry::Flag
        } else {
            return Ok(None);
        };
        let named = |name: &str| {
            let seat = self.game.line_up().seat_named(name);
            seat.ok_or_else(|| Fault::Seat(name.to_owned()))
        };
        Ok(Some((entry, name.map(named).transpose()?)))
    }

    fn leave(
        &mut self,
        entry: Entry,
        named: Option<Seat>,
        steps: &mut Vec<Step>,
    ) -> Result<(), Fault> {
        let before = self.game.position().clone();
        let seat = named.unwrap_or(self.round.next);
        let left = if entry == Entry::Flag { self.game.flag(seat) } else { self.game.resign(seat) };
        left.map_err(|_: GameError| Fault::Seat(before.line_up().seat_name(seat)))?;
        if self.round.reaches(seat, &before) {
            steps.extend(self.round.skip_to(seat, &before));
            self.round.done(&before, self.game.position());
        }
        steps.push(Step { seat, entry, remarks: Vec::new() });
        Ok(())
    }

    fn remark(
        &mut self,
        token: Token<'a>,
        before: &Position,
        round: Round,
        depth: usize,
    ) -> Result<Remark, Misplay> {
        Ok(match token.kind {
            Kind::Comment(text) => Remark::Comment(text.to_owned()),
            Kind::LineComment(text) => Remark::LineComment(text.to_owned()),
            Kind::Glyph(text) => Remark::Glyph(text.to_owned()),
            Kind::Open if depth == 0 => {
                return Err(self.misplay(token, "(", Fault::Depth(DEEPEST)));
            }
            Kind::Open => {
                let line = self.variation(before.clone(), round, depth - 1)?;
                Remark::Variation(line.ok_or_else(|| self.misplay(token, "(", Fault::Brackets))?)
            }
            Kind::Word(word) | Kind::Result(word) => Remark::Comment(word.to_owned()),
            Kind::Close => return Err(self.misplay(token, ")", Fault::Brackets)),
        })
    }

    /// Reads a variation to its bracket; `None` if that is missing.
    ///
    /// People's variations are sketches: from the first word on that cannot be played the words
    /// are kept as they stand.
    fn variation(
        &mut self,
        mut position: Position,
        mut round: Round,
        depth: usize,
    ) -> Result<Option<Line>, Misplay> {
        let mut line = Line::default();
        let mut before = (position.clone(), round);
        let mut readable = true;
        while let Some(token) = self.next() {
            match token.kind {
                Kind::Close => return Ok(Some(line)),
                Kind::Word(word) | Kind::Result(word) => {
                    before = (position.clone(), round);
                    if readable {
                        readable = self.try_word(word, &mut position, &mut round, &mut line.steps);
                    }
                    if !readable {
                        let (seat, entry) = (round.next, Entry::Unread(word.to_owned()));
                        line.steps.push(Step { seat, entry, remarks: Vec::new() });
                    }
                }
                _ => {
                    let remark = self.remark(token, &before.0, before.1, depth)?;
                    match line.steps.last_mut() {
                        Some(step) => step.remarks.push(remark),
                        None => line.opening.push(remark),
                    }
                }
            }
        }
        Ok(None)
    }

    fn try_word(
        &self,
        word: &str,
        position: &mut Position,
        round: &mut Round,
        steps: &mut Vec<Step>,
    ) -> bool {
        let turn = position.turn();
        if word == "--" && round.next != turn {
            let seat = round.next;
            round.next = position.line_up().after(seat);
            steps.push(Step { seat, entry: Entry::Skip, remarks: Vec::new() });
            return true;
        }
        let Ok(mv) = position.read_move(word, self.notation) else { return false };
        let before = position.clone();
        position.apply(mv);
        steps.extend(round.skip_to(turn, &before));
        steps.push(Step { seat: turn, entry: Entry::Move(mv), remarks: Vec::new() });
        round.done(&before, position);
        true
    }
}

fn verdict_of(game: &Game, tag: Option<&str>, end: Option<Placed<'_>>) -> Result<Verdict, Misplay> {
    let plies = plies(game);
    let line_up = game.line_up();
    let read = |text: &str, at: Option<usize>| {
        Verdict::read(text, line_up).ok_or_else(|| {
            let win = |seat: usize| Verdict::Win(sumito_core::Team::new(seat)).write(line_up);
            let mut possible: Vec<String> = (0..line_up.teams()).map(win).collect();
            possible.push(Verdict::Draw.write(line_up));
            Misplay {
                at,
                ply: plies,
                token: Some(text.to_owned()),
                fault: Fault::Result { possible: possible.join(", ") },
                before: None,
            }
        })
    };
    let by_tag = tag.map_or(Ok(Verdict::Unknown), |text| read(text, None))?;
    let Some((at, text)) = end else { return Ok(by_tag) };
    let by_end = read(text, Some(at))?;
    match (by_tag, by_end) {
        (Verdict::Unknown, known) | (known, Verdict::Unknown) => Ok(known),
        (a, b) if a == b => Ok(a),
        _ => Err(Misplay {
            at: Some(at),
            ply: plies,
            token: Some(text.to_owned()),
            fault: Fault::TwoResults {
                tag: tag.unwrap_or_default().to_owned(),
                end: text.to_owned(),
            },
            before: None,
        }),
    }
}

fn plies(game: &Game) -> usize {
    game.events().iter().filter(|e| !matches!(e, Event::Draw | Event::Adjudicated(_))).count()
}

/// Refuses a result the board refutes: another winner than the board's, a win or draw by the board
/// where the board shows none yet, an unfinished game that is finished.
fn hold_against_board(
    game: &Game,
    verdict: Verdict,
    termination: Option<&str>,
) -> Result<(), Misplay> {
    let line_up = game.line_up();
    let kind = termination.and_then(Termination::read);
    let contradicts = match game.outcome() {
        Some(outcome) => match verdict {
            Verdict::Unknown => kind == Some(Termination::Unfinished),
            told => told != Verdict::from(Some(outcome)),
        },
        None => verdict != Verdict::Unknown && kind == Some(Termination::Board),
    };
    if !contradicts {
        return Ok(());
    }
    let said = verdict.write(line_up);
    Err(Misplay {
        at: None,
        ply: plies(game),
        token: Some(said.clone()),
        fault: Fault::Contradiction {
            said,
            termination: termination.map(str::to_owned),
            found: Box::new(match game.outcome() {
                None => phrase!("record-not-over", "not over"),
                outcome => phrase!(
                    "record-result",
                    "{result} ({termination})",
                    result = Verdict::from(outcome).write(line_up),
                    termination = verdict::termination(outcome)
                ),
            }),
        },
        before: None,
    })
}

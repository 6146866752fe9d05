//! A table: a game and what belongs to the table and not to the game. It is what is saved and opened again.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::problem::Problem;
use super::record::{FORMAT, Notice, bare, from_tree, read_plain_event, read_tree, record_of, write_event, write_ron};
use super::seats::Sitter;
use super::the_match::Match;
use super::undo::Policy;
use crate::engine::{Given, Phrase, Refusal, Rules, Seat, Secrets, Turn};

/// A game with its table.
#[derive_where::derive_where(Clone, Debug)]
pub struct Table<R: Rules> {
    /// The game.
    pub game: Match<R>,
    /// What may be taken back here.
    pub policy: Policy,
    /// Whether a tap on what ends a turn or shows something new asks for a second tap.
    pub ask_first: bool,
    /// The seat that began its turn last, and at which ply.
    begun: Option<(Seat, usize)>,
    /// Someone else may sit before the screen than did: what only one seat may see stays covered until it begins.
    handed_over: bool,
    /// The seat that holds the curtain up before itself, and at which ply.
    held: Option<(Seat, usize)>,
}

/// A table as it stands in a file: the record, which is read by itself, and what the record does not hold.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct TableFile<T> {
    record: T,
    redo: Vec<Value>,
    #[serde(with = "policy_word")]
    policy: Policy,
    ask_first: bool,
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "bare")]
    begun: Option<(Seat, usize)>,
}

/// A policy as a word in quotes: a bare one would be lost when RON is read into a tree.
mod policy_word {
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::Policy;

    pub(super) fn serialize<S: Serializer>(policy: &Policy, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(policy.word())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Policy, D::Error> {
        let word = String::deserialize(deserializer)?;
        Policy::named(&word).ok_or_else(|| D::Error::custom("no such policy"))
    }
}

impl<R: Rules> Table<R> {
    /// A table for a game, with the policies that fit how many people sit there.
    pub fn new(game: Match<R>) -> Self {
        let people = game.people();
        Table {
            game,
            policy: Policy::default_for(people),
            ask_first: people >= 2,
            begun: None,
            handed_over: false,
            held: None,
        }
    }

    /// Whether this seat's things may be shown to whoever sits before the screen: a bot's never, a person's while it holds the curtain up, or in games
    /// without a curtain once it has begun its turn and as long as no other seat has decided since. While only one person sits at the table nobody
    /// waits, unless a seat was handed over.
    pub fn may_show(&self, seat: Seat) -> bool {
        if !self.game.sitter(seat).player.is_human() {
            return false;
        }
        if self.game.people() < 2 && !self.handed_over {
            return true;
        }
        if self.has_curtain() {
            return self.held == Some((seat, self.game.ply()));
        }
        self.begun.is_some_and(|(begun, at)| {
            let others = |ply: usize| self.game.decided_by(ply).is_some_and(|decider| decider != seat);
            begun == seat && at <= self.game.ply() && !(at..self.game.ply()).any(others)
        })
    }

    /// Whether what only one seat may see is shown behind a curtain here.
    fn has_curtain(&self) -> bool {
        R::SECRETS == Secrets::Held && self.game.people() >= 2
    }

    /// The person who decides behind the curtain now, lifted or not.
    pub fn decides_behind_curtain(&self) -> Option<Seat> {
        if !self.has_curtain() {
            return None;
        }
        self.game.decides_in_secret().filter(|seat| self.game.sitter(*seat).player.is_human())
    }

    /// The person on turn, if it may look at something behind the curtain before it decides.
    pub fn may_look(&self) -> Option<Seat> {
        let Turn::Seat(seat) = self.game.turn() else { return None };
        let looks = self.has_curtain() && self.game.sitter(seat).player.is_human();
        (looks && self.decides_behind_curtain().is_none() && self.game.sees_more(seat)).then_some(seat)
    }

    /// This seat holds the curtain up before itself, until it lets go or something happens.
    pub fn hold_up(&mut self, seat: Seat) {
        self.held = Some((seat, self.game.ply()));
    }

    /// The curtain falls.
    pub fn let_fall(&mut self) {
        self.held = None;
    }

    /// Whether the seat on turn has begun; bots and chance need no beginning.
    pub fn has_begun(&self) -> bool {
        match self.game.turn() {
            Turn::Seat(_) if self.has_curtain() => self.decides_behind_curtain().is_none_or(|seat| self.may_show(seat)),
            Turn::Seat(seat) => !self.game.sitter(seat).player.is_human() || self.may_show(seat),
            Turn::Chance(_) | Turn::Over(_) => true,
        }
    }

    /// A person takes up what lies before this seat.
    pub fn begin(&mut self, seat: Seat) {
        self.begun = Some((seat, self.game.ply()));
        self.handed_over = false;
    }

    /// The person for whom chance waits begins with what it brings.
    ///
    /// # Errors
    /// When no chance event is due.
    pub fn begin_with_chance(&mut self) -> Result<(), Refusal> {
        let waiting = self.chance_waits();
        let at = self.game.ply();
        self.game.draw_lot()?;
        self.begun_with(waiting, at);
        Ok(())
    }

    /// The same with an outcome that was brought about outside.
    ///
    /// # Errors
    /// The rule that says it cannot be.
    pub fn give(&mut self, outcome: R::Chance) -> Result<(), Refusal> {
        let waiting = self.chance_waits();
        let at = self.game.ply();
        self.game.give(outcome)?;
        self.begun_with(waiting, at);
        Ok(())
    }

    /// The same with what was brought about by hand.
    ///
    /// # Errors
    /// The rule that says it cannot be.
    pub fn give_by_hand(&mut self, given: &Given) -> Result<(), Refusal> {
        let waiting = self.chance_waits();
        let at = self.game.ply();
        self.game.give_by_hand(given)?;
        self.begun_with(waiting, at);
        Ok(())
    }

    fn begun_with(&mut self, waiting: Option<Seat>, at: usize) {
        if let Some(seat) = waiting {
            self.begun = Some((seat, at));
            self.handed_over = false;
        }
    }

    /// Gives a seat to a person or a bot. Nothing that was covered opens by that.
    pub fn hand_over(&mut self, seat: Seat, sitter: Sitter) {
        self.game.seat_someone(seat, sitter);
        self.begun = None;
        self.handed_over = true;
    }

    /// The person for whom the chance event that is due waits to be begun: the one it falls to, unless that person made the last
    /// decision; and any at the table, if it covers what all still look at.
    pub fn chance_waits(&self) -> Option<Seat> {
        let Turn::Chance(falls_to) = self.game.turn() else { return None };
        let person = |seat: &Seat| self.game.sitter(*seat).player.is_human();
        let own = falls_to.filter(person).filter(|seat| self.last_decider() != Some(*seat));
        own.or_else(|| {
            let anyone = || Seat::all(self.game.sitters().len()).find(person);
            if self.game.chance_covers() { falls_to.filter(person).or_else(anyone) } else { None }
        })
    }

    /// Takes back the last decision of a person.
    ///
    /// # Errors
    /// Why not: the table's policy, or there is nothing to take back.
    pub fn undo(&mut self) -> Result<(), Phrase> {
        let target = self.undo_target()?;
        self.go_back(target);
        Ok(())
    }

    /// Where undo would go, see [`Match::undo_target`].
    ///
    /// # Errors
    /// Why nothing can be taken back.
    pub fn undo_target(&self) -> Result<usize, Phrase> {
        self.game.undo_target(self.policy, self.begins_now())
    }

    /// Takes back this turn up to its first decision, as far as the policy lets. False if there was nothing to reset.
    pub fn reset_turn(&mut self) -> bool {
        match self.reset_target() {
            Some(ply) => {
                self.go_back(ply);
                true
            }
            None => false,
        }
    }

    /// Where "reset my turn" would go.
    pub fn reset_target(&self) -> Option<usize> {
        self.game.reset_target(self.policy, self.begins_now())
    }

    /// Does again what was taken back. False if there was nothing.
    pub fn redo(&mut self) -> bool {
        match self.game.redo_target() {
            Some(ply) if self.policy != Policy::Off => {
                self.game.go_to(ply);
                true
            }
            _ => false,
        }
    }

    /// A turn whose beginning lies ahead again has not begun.
    fn go_back(&mut self, ply: usize) {
        self.game.go_to(ply);
        self.held = None;
        self.begun = self.begun.filter(|&(_, at)| at <= ply);
    }

    /// Whether a turn has begun right here, though no event shows it.
    fn begins_now(&self) -> bool {
        self.begun.is_some_and(|(_, at)| at == self.game.ply())
    }

    fn last_decider(&self) -> Option<Seat> {
        (0..self.game.ply()).rev().find_map(|ply| self.game.decided_by(ply))
    }

    /// The table as it is saved.
    pub fn to_ron(&self) -> String {
        let file = TableFile {
            record: self.game.record(false),
            redo: self.game.timeline.future().map(|event| write_event(event, None)).collect(),
            policy: self.policy,
            ask_first: self.ask_first,
            begun: self.begun,
        };
        write_ron(&file, 3)
    }

    /// Reads a saved table, every event checked, and what is worth saying about its record.
    ///
    /// # Errors
    /// What is wrong with it; a record without a table is none.
    pub fn from_ron(text: &str) -> Result<(Self, Vec<Notice>), Problem> {
        let file: TableFile<Value> = from_tree(read_tree(text)?)?;
        let (mut game, notices) = record_of(file.record)?.replay::<R>()?;
        let now = game.ply();
        for (number, event) in file.redo.iter().enumerate() {
            let event = read_plain_event(event, game.sitters().len())
                .map_err(|detail| Problem::malformed_event(now + number, detail))?;
            game.timeline.push(event).map_err(|refusal| Problem::at(now + number, refusal))?;
        }
        game.go_to(now);
        let begun = file.begun;
        Ok((
            Table { game, policy: file.policy, ask_first: file.ask_first, begun, handed_over: false, held: None },
            notices,
        ))
    }
}

/// What a file holds, as far as can be told without the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contents {
    /// A table of the game with this id.
    Table(String),
    /// Something whole that is no table of this program: one of another format, or a record alone.
    Foreign,
    /// Nothing that can be read.
    Damaged,
}

/// What a file with this text holds.
pub fn contents_of(text: &str) -> Contents {
    let Ok(tree) = read_tree(text) else { return Contents::Damaged };
    let record = tree.get("record").unwrap_or(&tree);
    let format = record.get("format").and_then(Value::as_u64);
    match (format, record.get("game").and_then(Value::as_str)) {
        (Some(format), _) if format != u64::from(FORMAT) => Contents::Foreign,
        (Some(_), Some(game)) if tree.get("record").is_some() => Contents::Table(game.to_owned()),
        (Some(_), Some(_)) => Contents::Foreign,
        _ => Contents::Damaged,
    }
}

/// The id of the game that a saved table or a record holds, whatever else is in it.
pub fn game_of(text: &str) -> Option<String> {
    let tree = read_tree(text).ok()?;
    let record = tree.get("record").unwrap_or(&tree);
    record.get("game")?.as_str().map(str::to_owned)
}

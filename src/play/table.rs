//! A table: a game and what belongs to the table and not to the game. It is what is saved and opened again.

mod file;
mod notes;
mod secrets;

use std::collections::BTreeSet;

use super::game_match::Match;
use super::seats::SeatAssignment;
use super::undo::Policy;
use crate::engine::{ChanceKind, ManualOutcome, PerSeat, Phrase, Refusal, Rules, Seat, Turn};

pub use file::{Contents, contents_of, copy_of, game_of, is_newer, is_newer_version, is_table};
pub use notes::{Change, Note};

/// A game with its table.
#[derive_where::derive_where(Clone, Debug)]
pub struct Table<R: Rules> {
    /// The game.
    pub game: Match<R>,
    /// What may be taken back here.
    pub policy: Policy,
    /// Whether a tap on what ends a turn or shows something new asks for a second tap.
    pub ask_first: bool,
    /// Dice are rolled beside the screen and entered.
    pub real_dice: bool,
    /// Where it is a first game together: what has been explained, by the names of the cards.
    pub explained: Option<BTreeSet<String>>,
    /// What only one seat may see is covered until somebody uncovers it.
    pub covered: bool,
    /// What was changed at the table while the game ran.
    notes: Vec<Note>,
    /// The seat that began its turn last, and at which ply.
    begun: Option<(Seat, usize)>,
    /// Someone else may sit before the screen than did: what only one seat may see stays covered until it begins.
    handed_over: bool,
    /// The seat that holds the curtain up before itself, and at which ply.
    held: Option<(Seat, usize)>,
    /// The ply of the roll that was entered by hand last.
    entered: Option<usize>,
    /// By seat: how many events have nothing more to be shown to it in passing.
    glimpsed: PerSeat<usize>,
}

impl<R: Rules> Table<R> {
    /// A table for a game, with the policies that fit how many people sit there.
    pub fn new(game: Match<R>) -> Self {
        let people = game.people();
        let glimpsed = game.seating().iter().map(|_| game.ply()).collect();
        Table {
            game,
            policy: Policy::default_for(people),
            ask_first: people >= 2,
            real_dice: false,
            explained: None,
            covered: false,
            notes: Vec::new(),
            begun: None,
            handed_over: false,
            held: None,
            entered: None,
            glimpsed,
        }
    }

    /// The same table brought here from a file: with luck of its own, and whoever opens it takes up first what only one seat may see.
    #[must_use]
    pub fn from_elsewhere(mut self, seed: u64) -> Self {
        if self.game.outcome().is_none() {
            self.game.begin_luck_anew(seed);
            self.cover();
        }
        self
    }

    /// Someone else may sit before the screen than did.
    fn cover(&mut self) {
        self.held = None;
        self.begun = None;
        self.handed_over = true;
    }

    /// A person takes up what lies before this seat.
    pub fn begin(&mut self, seat: Seat) {
        // Who only takes up again what was put aside in the middle of a turn has begun it long ago.
        let before = self.begun.filter(|&(begun, at)| begun == seat && self.is_turn_of(seat, at));
        self.begun = before.or(Some((seat, self.game.ply())));
        self.handed_over = false;
    }

    /// Whether nobody but this seat has decided since then.
    fn is_turn_of(&self, seat: Seat, at: usize) -> bool {
        let others = |ply: usize| self.game.decided_by(ply).is_some_and(|decider| decider != seat);
        at <= self.game.ply() && !(at..self.game.ply()).any(others)
    }

    /// The person for whom chance waits begins with what it brings.
    ///
    /// # Errors
    /// When no chance event is due.
    pub fn begin_with_chance(&mut self) -> Result<(), Refusal> {
        let waiting = self.chance_waits();
        let at = self.game.ply();
        self.game.resolve_chance()?;
        self.begun_with(waiting, at);
        Ok(())
    }

    /// The same with what was brought about by hand.
    ///
    /// # Errors
    /// The rule that says it cannot be.
    pub fn give_by_hand(&mut self, given: &ManualOutcome) -> Result<(), Refusal> {
        let waiting = self.chance_waits();
        let at = self.game.ply();
        self.game.give_by_hand(given)?;
        self.entered = matches!(given, ManualOutcome::Dice(_)).then_some(at);
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
    pub fn hand_over(&mut self, seat: Seat, assignment: SeatAssignment) {
        self.note_sitter(&assignment);
        self.game.seat_someone(seat, assignment);
        if let Some(glimpsed) = self.glimpsed.get_mut(seat.index()) {
            *glimpsed = self.game.ply();
        }
        self.cover();
    }

    /// The person for whom the chance event that is due waits to be begun: the one it falls to, unless that person made the last
    /// decision; and any at the table, if it covers what all still look at.
    pub fn chance_waits(&self) -> Option<Seat> {
        let Turn::Chance(falls_to) = self.game.turn() else { return None };
        let person = |seat: &Seat| self.game.assignment(*seat).player.is_human();
        let own = falls_to.filter(person).filter(|seat| self.last_decider() != Some(*seat));
        own.or_else(|| {
            let anyone = || Seat::all(self.game.seating().len()).find(person);
            if self.game.chance_covers() { falls_to.filter(person).or_else(anyone) } else { None }
        })
    }

    /// How many dice of how many faces are to be rolled by hand now.
    pub fn dice_by_hand(&self) -> Option<(u8, u8)> {
        match self.game.due() {
            ChanceKind::Dice { count, faces } if self.real_dice => Some((count, faces)),
            ChanceKind::Dice { .. } | ChanceKind::Nothing | ChanceKind::Starter | ChanceKind::Hidden => None,
        }
    }

    /// The roll that was entered last, while nobody has decided anything since, is entered anew. False if there is none.
    pub fn correct_dice(&mut self) -> bool {
        match self.game.ply().checked_sub(1).filter(|_| self.may_correct_dice()) {
            Some(ply) => {
                self.go_back(ply);
                true
            }
            None => false,
        }
    }

    /// Whether the roll that was entered last can be entered anew: nothing that it brought with it tells more than the dice.
    pub fn may_correct_dice(&self) -> bool {
        self.entered.is_some_and(|at| at + 1 == self.game.ply() && self.game.comes_alone(at))
    }

    /// Whether undo, as it is free here, goes back behind an end that has shown everything.
    pub fn tells_what_is_open(&self) -> bool {
        let until_news = self.game.undo_target(Policy::UntilNews, self.begins_now());
        self.policy == Policy::Free && until_news.is_err_and(|why| why.key == "undo-revealed")
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
                self.go_to(ply);
                true
            }
            _ => false,
        }
    }

    /// A turn whose beginning lies ahead again has not begun.
    fn go_back(&mut self, ply: usize) {
        self.go_to(ply);
        for glimpsed in &mut self.glimpsed {
            *glimpsed = ply.min(*glimpsed);
        }
        self.begun = self.begun.filter(|&(_, at)| at <= ply);
    }

    /// Goes back or forth. Where that leads into another seat's turn, whoever sits before the screen now is not whose turn it is there.
    fn go_to(&mut self, ply: usize) {
        let now = self.game.ply();
        self.game.go_to(ply);
        self.held = None;
        let (Turn::Seat(owner) | Turn::Chance(Some(owner))) = self.game.turn() else { return };
        let others = |seat: Option<Seat>| seat.is_some_and(|seat| seat != owner);
        let sat_there = match self.game.turn_at(now) {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
            Turn::Chance(None) | Turn::Over(_) => None,
        };
        let crossed = (ply.min(now)..ply.max(now)).any(|ply| others(self.game.decided_by(ply)));
        if self.game.people() >= 2 && (crossed || others(sat_there)) {
            self.cover();
        }
    }

    /// Whether a turn has begun right here, though no event shows it.
    fn begins_now(&self) -> bool {
        self.begun.is_some_and(|(_, at)| at == self.game.ply())
    }

    fn last_decider(&self) -> Option<Seat> {
        (0..self.game.ply()).rev().find_map(|ply| self.game.decided_by(ply))
    }
}

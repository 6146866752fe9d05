//! A table: a game together with everything that belongs to the table rather than to the game. Tables are what is saved
//! and reopened.

mod file;
mod notes;
mod secrets;

use std::collections::BTreeSet;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::game_match::Match;
use super::seats::SeatAssignment;
use super::undo::{UndoPolicy, UndoStop};
use crate::engine::{ChanceKind, PerSeat, Refusal, Rules, Seat, Turn, UndoBarrier};

pub use file::{
    FileContents, detect_contents, game_id_of, is_from_newer_version, is_newer_version, is_table_file, shareable_copy,
};
pub use notes::{Change, Note};

/// Where a table goes on from a finished game, to try something out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trial {
    /// The number of the turn from which it goes on; 0 before the first.
    pub turn: usize,
    /// The file with the record of the finished game, if the game has one: its name in the folder of records, or its whole path if it
    /// lies elsewhere.
    #[serde(default)]
    pub record: Option<String>,
}

/// A game and the state of the table at which it is played.
#[derive_where::derive_where(Clone, Debug)]
pub struct Table<R: Rules> {
    /// The game.
    pub game: Match<R>,
    /// How far undo may go.
    pub undo_policy: UndoPolicy,
    /// Whether a tap that ends a turn or reveals something must be confirmed by a second tap.
    pub ask_first: bool,
    /// Whether people roll real dice and enter them.
    pub real_dice: bool,
    /// In a first game together: the names of the explanation cards that were shown.
    pub explained_cards: Option<BTreeSet<String>>,
    /// What is tried out at this table, if it goes on from a finished game. Its own result does not count.
    pub trial: Option<Trial>,
    /// Whether somebody has covered all private information, until it is uncovered again.
    pub is_covered: bool,
    /// The changes at the table while the game ran.
    notes: Vec<Note>,
    /// The seat that last began its turn, and the ply at which it did.
    turn_begun: Option<(Seat, usize)>,
    /// Whether another person may now sit at the screen. Private information stays hidden until a seat begins its turn.
    handed_over: bool,
    /// The seat that holds up the curtain, and the ply at which it lifted it.
    curtain_lifted: Option<(Seat, usize)>,
    /// The ply of the roll that was entered by hand last.
    manual_roll: Option<usize>,
    /// For each seat, the number of leading events whose glimpses the seat has dismissed or missed.
    glimpses_seen: PerSeat<usize>,
}

impl<R: Rules> Table<R> {
    /// A table for a game, with the default policies for its number of people.
    pub fn new(game: Match<R>) -> Self {
        let people = game.human_count();
        // What is taken back after something was revealed is no fair comparison.
        let is_deal = game.deal().is_some();
        let glimpses_seen = game.seating().iter().map(|_| game.ply()).collect();
        Table {
            game,
            undo_policy: if is_deal { UndoPolicy::UntilNews } else { UndoPolicy::default_for(people) },
            ask_first: people >= 2,
            real_dice: false,
            explained_cards: None,
            trial: None,
            is_covered: false,
            notes: Vec::new(),
            turn_begun: None,
            handed_over: false,
            curtain_lifted: None,
            manual_roll: None,
            glimpses_seen,
        }
    }

    /// The table as imported from a file that somebody else may have copied: with a new seed, and with private
    /// information hidden until a seat begins its turn. A finished game is unchanged.
    #[must_use]
    pub fn imported(mut self, seed: u64) -> Self {
        if self.game.outcome().is_none() {
            self.game.reseed(seed);
            self.cover_private_views();
        }
        // A path on somebody else's computer leads nowhere.
        if let Some(trial) = &mut self.trial {
            trial.record.take_if(|record| Path::new(record).is_absolute());
        }
        self
    }

    /// Hides private information because another person may now sit at the screen.
    fn cover_private_views(&mut self) {
        self.curtain_lifted = None;
        self.turn_begun = None;
        self.handed_over = true;
    }

    /// The person at this seat begins the turn; the seat's private information may be shown from now on.
    pub fn begin_turn(&mut self, seat: Seat) {
        // A turn that was interrupted keeps its original beginning.
        let earlier =
            self.turn_begun.filter(|&(begun_by, at)| begun_by == seat && self.is_only_decider_since(seat, at));
        self.turn_begun = earlier.or(Some((seat, self.game.ply())));
        self.handed_over = false;
    }

    /// Whether no other seat has decided since the position `at`.
    fn is_only_decider_since(&self, seat: Seat, at: usize) -> bool {
        let is_of_another = |ply: usize| self.game.decided_by(ply).is_some_and(|decider| decider != seat);
        at <= self.game.ply() && !(at..self.game.ply()).any(is_of_another)
    }

    /// Performs the chance event that is due. The person for whom it waited begins the turn with it.
    ///
    /// # Errors
    /// If no chance event is due.
    pub fn begin_turn_with_chance(&mut self) -> Result<(), Refusal> {
        let waiting = self.chance_waits_for();
        let at = self.game.ply();
        self.game.resolve_chance()?;
        self.mark_turn_begun(waiting, at);
        Ok(())
    }

    /// Like [`Table::begin_turn_with_chance`], with the faces of real dice.
    ///
    /// # Errors
    /// The rule that the roll violates; `record` if it does not fit the roll that is due.
    pub fn enter_dice(&mut self, faces: &[u8]) -> Result<(), Refusal> {
        let waiting = self.chance_waits_for();
        let at = self.game.ply();
        self.game.enter_dice(faces)?;
        self.game.set_deal(None);
        self.manual_roll = Some(at);
        self.mark_turn_begun(waiting, at);
        Ok(())
    }

    fn mark_turn_begun(&mut self, waiting: Option<Seat>, at: usize) {
        if let Some(seat) = waiting {
            self.turn_begun = Some((seat, at));
            self.handed_over = false;
        }
    }

    /// Gives a seat to a person or a bot. Private information stays hidden until a seat begins its turn.
    pub fn hand_over(&mut self, seat: Seat, assignment: SeatAssignment) {
        if assignment.player != self.game.assignment(seat).player {
            self.game.set_deal(None);
        }
        self.note_assignment(&assignment);
        self.game.assign_seat(seat, assignment);
        if let Some(count) = self.glimpses_seen.get_mut(seat.index()) {
            *count = self.game.ply();
        }
        self.cover_private_views();
    }

    /// The person who must start the chance event that is due: the one it falls to, unless that person also made the
    /// last decision. If the event hides what everybody is still looking at, some person at the table must start it in
    /// any case.
    pub fn chance_waits_for(&self) -> Option<Seat> {
        let Turn::Chance(falls_to) = self.game.turn() else { return None };
        let is_human = |seat: &Seat| self.game.assignment(*seat).player.is_human();
        let own = falls_to.filter(is_human).filter(|seat| self.last_decider() != Some(*seat));
        own.or_else(|| {
            let anyone = || Seat::all(self.game.seating().len()).find(is_human);
            if self.game.chance_hides_information() { falls_to.filter(is_human).or_else(anyone) } else { None }
        })
    }

    /// The number of dice to be rolled by hand now and their number of faces.
    pub fn manual_dice(&self) -> Option<(u8, u8)> {
        match self.game.pending_chance() {
            ChanceKind::Dice { count, faces } if self.real_dice => Some((count, faces)),
            ChanceKind::Dice { .. } | ChanceKind::Nothing | ChanceKind::Starter { .. } | ChanceKind::Hidden => None,
        }
    }

    /// Undoes the roll that was entered last, so that it can be entered again. Returns whether it could.
    pub fn correct_dice(&mut self) -> bool {
        match self.game.ply().checked_sub(1).filter(|_| self.can_correct_dice()) {
            Some(ply) => {
                self.go_back(ply);
                true
            }
            None => false,
        }
    }

    /// Whether the roll that was entered last can be corrected: it is the last event, and it revealed and hid nothing
    /// but itself.
    pub fn can_correct_dice(&self) -> bool {
        self.manual_roll.is_some_and(|at| at + 1 == self.game.ply() && self.game.is_self_contained(at))
    }

    /// Whether undo would cross the end of the game and its reveal of hidden information, which only
    /// [`UndoPolicy::Free`] allows.
    pub fn undo_crosses_final_reveal(&self) -> bool {
        let until_news = self.game.undo_target(UndoPolicy::UntilNews, self.turn_begins_now());
        self.undo_policy == UndoPolicy::Free && matches!(until_news, Err(UndoStop::Event(_, UndoBarrier::Revealed)))
    }

    /// Undoes the latest decision of a person and everything after it.
    ///
    /// # Errors
    /// Why undo is not possible: the table's policy, or nothing to undo.
    pub fn undo(&mut self) -> Result<(), UndoStop> {
        let target = self.undo_target()?;
        self.go_back(target);
        Ok(())
    }

    /// The ply to which undo would go; see [`Match::undo_target`].
    ///
    /// # Errors
    /// Why undo is not possible.
    pub fn undo_target(&self) -> Result<usize, UndoStop> {
        self.game.undo_target(self.undo_policy, self.turn_begins_now())
    }

    /// Undoes the current turn up to its first decision, as far as the policy allows. Returns whether there was
    /// anything to undo.
    pub fn reset_turn(&mut self) -> bool {
        match self.reset_target() {
            Some(ply) => {
                self.go_back(ply);
                true
            }
            None => false,
        }
    }

    /// The ply to which "reset my turn" would go; see [`Match::reset_target`].
    pub fn reset_target(&self) -> Option<usize> {
        self.game.reset_target(self.undo_policy, self.turn_begins_now())
    }

    /// The ply to which redo goes; see [`Match::redo_target`]. `None` if nothing can be redone.
    pub fn redo_target(&self) -> Option<usize> {
        self.game.redo_target().filter(|_| self.undo_policy != UndoPolicy::Off)
    }

    /// Redoes the next event. Returns whether there was one.
    pub fn redo_event(&mut self) -> bool {
        let ply = self.game.ply();
        self.go_to(ply + 1);
        self.game.ply() > ply
    }

    /// Moves back to `ply`. Turns and glimpses that began later have not begun any more.
    fn go_back(&mut self, ply: usize) {
        self.go_to(ply);
        for count in &mut self.glimpses_seen {
            *count = ply.min(*count);
        }
        self.turn_begun = self.turn_begun.filter(|&(_, at)| at <= ply);
    }

    /// Moves to `ply`. If that leads into another seat's turn, another person may sit at the screen, and private
    /// information is hidden.
    fn go_to(&mut self, ply: usize) {
        let now = self.game.ply();
        self.game.go_to(ply);
        self.curtain_lifted = None;
        let (Turn::Seat(owner) | Turn::Chance(Some(owner))) = self.game.turn() else { return };
        let is_another = |seat: Option<Seat>| seat.is_some_and(|seat| seat != owner);
        let acting_before = match self.game.turn_at(now) {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
            Turn::Chance(None) | Turn::Over(_) => None,
        };
        let crossed = (ply.min(now)..ply.max(now)).any(|ply| is_another(self.game.decided_by(ply)));
        if self.game.human_count() >= 2 && (crossed || is_another(acting_before)) {
            self.cover_private_views();
        }
    }

    /// Whether a turn begins exactly at the current position, though no event shows it.
    fn turn_begins_now(&self) -> bool {
        self.turn_begun.is_some_and(|(_, at)| at == self.game.ply())
    }

    fn last_decider(&self) -> Option<Seat> {
        (0..self.game.ply()).rev().find_map(|ply| self.game.decided_by(ply))
    }
}

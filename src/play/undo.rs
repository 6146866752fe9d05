//! Undo, redo and reset: how far they go under each undo policy.

use super::game_match::Match;
use crate::engine::{Event, Phrase, Rules, Seat, Turn, UndoBarrier, Viewer, Words};

/// How far undo may go at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoPolicy {
    /// Undo is unlimited.
    Free,
    /// Undo stops at chance events, at decisions of other seats and at decisions that revealed something to their
    /// maker.
    UntilNews,
    /// Undo is off.
    Off,
}

impl UndoPolicy {
    /// All policies, in the order in which they are offered.
    pub const ALL: [UndoPolicy; 3] = [UndoPolicy::Free, UndoPolicy::UntilNews, UndoPolicy::Off];

    /// The default policy for a table with this many people.
    pub const fn default_for(people: usize) -> UndoPolicy {
        if people >= 2 { UndoPolicy::UntilNews } else { UndoPolicy::Free }
    }

    /// The name of the policy in files.
    pub const fn id(self) -> &'static str {
        match self {
            UndoPolicy::Free => "free",
            UndoPolicy::UntilNews => "until_news",
            UndoPolicy::Off => "off",
        }
    }

    /// The policy with this id.
    pub fn from_id(id: &str) -> Option<UndoPolicy> {
        UndoPolicy::ALL.into_iter().find(|policy| policy.id() == id)
    }

    /// The text key of the policy's name.
    pub const fn text_key(self) -> &'static str {
        match self {
            UndoPolicy::Free => "undo-free",
            UndoPolicy::UntilNews => "undo-until-news",
            UndoPolicy::Off => "undo-off",
        }
    }
}

/// Why undo is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoStop {
    /// No person has decided anything yet.
    Nothing,
    /// The table has undo off.
    Off,
    /// The next seat has begun its turn.
    NextHasBegun,
    /// This other seat has decided since.
    OtherSeat(Seat),
    /// The event with this number must not be undone.
    Event(usize, UndoBarrier),
}

impl<R: Words> Match<R> {
    /// Why undo is not possible, in the game's own words.
    pub fn undo_stop_phrase(&self, stop: UndoStop) -> Phrase {
        match stop {
            UndoStop::Nothing => Phrase::new("undo-nothing"),
            UndoStop::Off => Phrase::new("undo-is-off"),
            UndoStop::NextHasBegun => Phrase::new("undo-next-has-begun"),
            UndoStop::OtherSeat(seat) => Phrase::new("undo-other-seat").with("seat", seat),
            UndoStop::Event(ply, barrier) => {
                let observation = self.observation(ply, Viewer::Table);
                let phrase = observation.map_or_else(|| barrier.phrase(), |seen| R::undo_barrier(&seen.seen, barrier));
                match self.decided_by(ply) {
                    Some(seat) => phrase.with("seat", seat),
                    None => phrase,
                }
            }
        }
    }
}

impl<R: Rules> Match<R> {
    /// The ply to which undo goes: that of the latest decision of a person. `turn_begun` says that the seat on turn has
    /// begun its turn, which no event shows.
    ///
    /// # Errors
    /// Why undo is not possible.
    pub fn undo_target(&self, policy: UndoPolicy, turn_begun: bool) -> Result<usize, UndoStop> {
        let target = (0..self.ply()).rev().find(|&ply| self.human_decider(ply).is_some()).ok_or(UndoStop::Nothing)?;
        self.check_undo_to(target, policy, turn_begun).map(|()| target)
    }

    /// The ply to which "reset my turn" goes: that of the first of the last decider's consecutive decisions, as far as
    /// the policy allows. `None` if it is not the last decider's turn or nothing may be undone.
    pub fn reset_target(&self, policy: UndoPolicy, turn_begun: bool) -> Option<usize> {
        let last = self.undo_target(policy, turn_begun).ok()?;
        let seat = self.human_decider(last)?;
        if !matches!(self.turn(), Turn::Seat(on_turn) if on_turn == seat) {
            return None;
        }
        (0..=last)
            .rev()
            .take_while(|&ply| {
                self.human_decider(ply) == Some(seat) && self.check_undo_to(ply, policy, turn_begun).is_ok()
            })
            .last()
    }

    /// The ply to which redo goes: after the next decision of a person and the chance events and bot moves that
    /// followed it. `None` if nothing can be redone.
    pub fn redo_target(&self) -> Option<usize> {
        let end = self.timeline.len();
        if self.ply() == end {
            return None;
        }
        let decided = (self.ply()..end).find(|&ply| self.human_decider(ply).is_some());
        let after = decided.map_or(end, |ply| ply + 1);
        Some((after..end).find(|&ply| self.human_decider(ply).is_some()).unwrap_or(end))
    }

    /// Moves the current position to `ply`.
    pub fn go_to(&mut self, ply: usize) {
        self.timeline.go_to(ply);
    }

    /// Whether anything can be redone.
    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some()
    }

    fn human_decider(&self, ply: usize) -> Option<Seat> {
        self.decided_by(ply).filter(|&seat| self.assignment(seat).player.is_human())
    }

    fn check_undo_to(&self, target: usize, policy: UndoPolicy, turn_begun: bool) -> Result<(), UndoStop> {
        match policy {
            UndoPolicy::Free => Ok(()),
            UndoPolicy::Off => Err(UndoStop::Off),
            UndoPolicy::UntilNews => {
                let maker = self.decided_by(target);
                if turn_begun && !matches!(self.turn(), Turn::Seat(seat) if Some(seat) == maker) {
                    return Err(UndoStop::NextHasBegun);
                }
                (target..self.ply()).try_for_each(|ply| self.check_undo_across(ply, maker))
            }
        }
    }

    /// Whether the event at `ply` ends the game and thereby reveals what the table did not see.
    fn reveals_at_end(&self, ply: usize) -> bool {
        let after = |who: Viewer| self.view_at(ply + 1, who);
        let ends = matches!(self.turn_at(ply + 1), Turn::Over(_));
        ends && after(Viewer::Everything).open != after(Viewer::Table).open
    }

    /// Whether the event at `ply` revealed nothing to the table but itself and hid nothing.
    pub fn is_self_contained(&self, ply: usize) -> bool {
        let hides =
            self.timeline.event(ply).is_some_and(|event| R::hides_information(self.timeline.state_at(ply), event));
        let is_news = self.observation(ply, Viewer::Table).is_some_and(|observation| observation.is_news);
        !hides && !is_news && !self.reveals_at_end(ply)
    }

    /// Checks whether undo by `maker` may cross the event at `ply` under `UntilNews`.
    fn check_undo_across(&self, ply: usize, maker: Option<Seat>) -> Result<(), UndoStop> {
        let stops = |barrier| Err(UndoStop::Event(ply, barrier));
        match self.timeline.event(ply) {
            Some(event) if R::hides_information(self.timeline.state_at(ply), event) => stops(UndoBarrier::Covered),
            Some(_) if self.reveals_at_end(ply) => stops(UndoBarrier::Revealed),
            Some(Event::Chance(_)) => stops(UndoBarrier::Chance),
            Some(Event::Decision(seat, _)) if Some(*seat) != maker => Err(UndoStop::OtherSeat(*seat)),
            Some(Event::Decision(seat, _)) => {
                let is_news = self.observation(ply, Viewer::Seat(*seat)).is_some_and(|observation| observation.is_news);
                if is_news { stops(UndoBarrier::News) } else { Ok(()) }
            }
            None => Ok(()),
        }
    }
}

//! What may be taken back, and how far: the undo policies of a table.

use super::game_match::Match;
use crate::engine::{Event, Phrase, Rules, Seat, Turn, Viewer};

/// How much may be taken back at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Anything.
    Free,
    /// Nothing that chance, another seat, or news for its maker has followed or come with.
    UntilNews,
    /// Nothing.
    Off,
}

impl Policy {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Policy; 3] = [Policy::Free, Policy::UntilNews, Policy::Off];

    /// What a table with this many people begins with.
    pub const fn default_for(people: usize) -> Policy {
        if people >= 2 { Policy::UntilNews } else { Policy::Free }
    }

    /// The word for it in files.
    pub const fn word(self) -> &'static str {
        match self {
            Policy::Free => "free",
            Policy::UntilNews => "until_news",
            Policy::Off => "off",
        }
    }

    /// The policy with this word.
    pub fn named(word: &str) -> Option<Policy> {
        Policy::ALL.into_iter().find(|policy| policy.word() == word)
    }

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Policy::Free => "undo-free",
            Policy::UntilNews => "undo-until-news",
            Policy::Off => "undo-off",
        }
    }
}

impl<R: Rules> Match<R> {
    /// The ply to which undo goes: the last decision of a person before now. `begun` says that the seat on turn has begun its
    /// turn, though no event shows it.
    ///
    /// # Errors
    /// Why nothing can be taken back.
    pub fn undo_target(&self, policy: Policy, begun: bool) -> Result<usize, Phrase> {
        let target = (0..self.ply())
            .rev()
            .find(|&ply| self.persons_decision(ply).is_some())
            .ok_or_else(|| Phrase::new("undo-nothing"))?;
        self.allowed(target, policy, begun).map(|()| target)
    }

    /// The ply to which "reset my turn" goes: the first decision of the unbroken row of the last decider, as far as the policy
    /// lets. `None` where that is no further than nothing.
    pub fn reset_target(&self, policy: Policy, begun: bool) -> Option<usize> {
        let last = self.undo_target(policy, begun).ok()?;
        let seat = self.persons_decision(last)?;
        if !matches!(self.turn(), Turn::Seat(on_turn) if on_turn == seat) {
            return None;
        }
        (0..=last)
            .rev()
            .take_while(|&ply| self.persons_decision(ply) == Some(seat) && self.allowed(ply, policy, begun).is_ok())
            .last()
    }

    /// The ply to which redo goes: behind the next decision of a person and all that followed by itself.
    pub fn redo_target(&self) -> Option<usize> {
        let end = self.timeline.len();
        if self.ply() == end {
            return None;
        }
        let decided = (self.ply()..end).find(|&ply| self.persons_decision(ply).is_some());
        let from = decided.map_or(end, |ply| ply + 1);
        Some((from..end).find(|&ply| self.persons_decision(ply).is_some()).unwrap_or(end))
    }

    /// Goes back or forth on the timeline.
    pub fn go_to(&mut self, ply: usize) {
        self.timeline.go_to(ply);
    }

    /// Whether anything could be redone.
    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some()
    }

    fn persons_decision(&self, ply: usize) -> Option<Seat> {
        self.decided_by(ply).filter(|&seat| self.assignment(seat).player.is_human())
    }

    fn allowed(&self, target: usize, policy: Policy, begun: bool) -> Result<(), Phrase> {
        match policy {
            Policy::Free => Ok(()),
            Policy::Off => Err(Phrase::new("undo-is-off")),
            Policy::UntilNews => {
                let maker = self.decided_by(target);
                if begun && !matches!(self.turn(), Turn::Seat(seat) if Some(seat) == maker) {
                    return Err(Phrase::new("undo-next-has-begun"));
                }
                (target..self.ply()).try_for_each(|ply| self.crossable(ply, maker))
            }
        }
    }

    /// Whether the event at `ply` ends the game, and with it is shown what the table did not see: who goes back knows it.
    fn reveals_at_the_end(&self, ply: usize) -> bool {
        let after = |who: Viewer| self.view_at(ply + 1, who);
        let ends = matches!(self.turn_at(ply + 1), Turn::Over(_));
        ends && after(Viewer::Everything).open != after(Viewer::Table).open
    }

    /// Whether the event at `ply` has shown the table nothing beside itself, and hidden nothing that lay open.
    pub fn comes_alone(&self, ply: usize) -> bool {
        let covers =
            self.timeline.event(ply).is_some_and(|event| R::hides_information(self.timeline.state_at(ply), event));
        let news = self.observation(ply, Viewer::Table).is_some_and(|observation| observation.is_news);
        !covers && !news && !self.reveals_at_the_end(ply)
    }

    /// Whether the event at `ply` may be taken back by `maker` under `UntilNews`.
    fn crossable(&self, ply: usize, maker: Option<Seat>) -> Result<(), Phrase> {
        match self.timeline.event(ply) {
            Some(event) if R::hides_information(self.timeline.state_at(ply), event) => Err(Phrase::new("undo-covered")),
            Some(_) if self.reveals_at_the_end(ply) => Err(Phrase::new("undo-revealed")),
            Some(Event::Chance(_)) => Err(Phrase::new("undo-chance")),
            Some(Event::Decision(seat, _)) if Some(*seat) != maker => {
                Err(Phrase::new("undo-other-seat").with("seat", *seat))
            }
            Some(Event::Decision(seat, _)) => {
                let news = self.observation(ply, Viewer::Seat(*seat)).is_some_and(|observation| observation.is_news);
                if news { Err(Phrase::new("undo-news").with("seat", *seat)) } else { Ok(()) }
            }
            None => Ok(()),
        }
    }
}

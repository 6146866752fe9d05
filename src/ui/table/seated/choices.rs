//! All that can be decided now, in words and groups; and what is said to a click that meant nothing.
//!
//! Helps do not leak: the list stands where a hint may be given, and nowhere else.

use egui::Pos2;

use super::{FrameContext, GameSession, Session as _};
use crate::engine::Phrase;
use crate::games::Game;
use crate::paint::painter::Intent;
use crate::ui::table::session::{ChoiceGroup, Choices};

impl<G: Game> GameSession<G> {
    /// See `Session::choices`.
    pub(super) fn all_choices(&self, frame: &FrameContext<'_>) -> Result<Choices, Phrase> {
        let seat = self.decider(frame).ok_or_else(|| self.nothing_to_decide(frame))?;
        if !self.may_list(frame) {
            return Err(Phrase::new("choices-secret").with("status", self.status(frame).phrase));
        }
        let mut groups: Vec<ChoiceGroup> = Vec::new();
        for (number, choice) in self.shown.legal.iter().enumerate() {
            let heading = G::move_group(choice);
            let name = if heading.is_some() { G::label_in_group(choice) } else { G::move_label(choice) };
            let heading = heading.unwrap_or_else(|| name.clone());
            let index = groups.iter().position(|group| group.heading == heading).unwrap_or_else(|| {
                groups.push(ChoiceGroup { heading, choices: Vec::new(), asks: None });
                groups.len() - 1
            });
            if self.asked == Some(*choice) {
                groups[index].asks = Some(number);
            }
            groups[index].choices.push((number, name));
        }
        // Alone under its heading it is called by its whole name.
        for group in &mut groups {
            if let [(number, name)] = group.choices.as_mut_slice() {
                *name = G::move_label(&self.shown.legal[*number]);
            }
        }
        Ok(Choices { seat, groups })
    }

    fn may_list(&self, frame: &FrameContext<'_>) -> bool {
        matches!(self.hint_allowed(frame), Some(Ok(())))
    }

    /// See `Session::point_at_choices`.
    pub(super) fn point_at(&mut self, choices: &[usize]) {
        self.pointed_now = true;
        let legal = &self.shown.legal;
        let pointed: Vec<_> = choices.iter().filter_map(|&number| legal.get(number).copied()).collect();
        if !pointed.is_empty() && pointed != self.pointed {
            self.hint_grows_old();
        }
        self.pointed = pointed;
        self.pointed_spots = self.pointed.iter().flat_map(G::move_rect_names).collect();
        self.pointed_spots.sort();
        self.pointed_spots.dedup();
    }

    /// What was marked belongs to what was shown before.
    pub(super) fn point_at_nothing(&mut self) {
        self.marked.clear();
        self.pointed.clear();
        self.pointed_spots.clear();
    }

    /// See `Session::choose`.
    pub(super) fn make_choice(&mut self, choice: usize, frame: &FrameContext<'_>) {
        if self.may_list(frame) {
            let intent = self.shown.legal.get(choice).copied().map(Intent::Play);
            self.follow(intent, frame);
        }
    }

    /// Whether a hint means this move, or the list points at nothing else.
    pub(super) fn is_meant(&self, choice: G::Move) -> bool {
        self.pointed == [choice] || self.help.found().is_some_and(|found| found.choice == choice)
    }

    /// See `Session::answer_click`. What hurries a motion, or belongs to a lesson, has its answer.
    pub(super) fn answer(&mut self, at: Pos2, frame: &FrameContext<'_>) {
        let decides = self.decider(frame).is_some();
        let hurries = self.progress(frame) < 1.0 && !self.tells(frame);
        if self.heard || hurries || (self.lesson.is_some() && !decides) {
            return;
        }
        let scene = self.scene(frame);
        let refusal = frame.spots.at(at).iter().find_map(|spot| G::refusal_at(&scene, spot));
        if let Some(refusal) = refusal.filter(|_| self.looking_at.is_none()) {
            self.disarm();
            self.refusal = Some(refusal);
        } else if decides {
            let status = self.status(frame).phrase;
            self.disarm();
            self.aside = Some(Phrase::new("table-nothing-there").with("status", status));
        } else {
            self.decline_help(frame);
        }
    }
}

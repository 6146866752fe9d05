//! All that can be decided now, in words and groups; and what is said to a click that meant nothing.
//!
//! Helps do not leak: the list stands where a hint may be given, and nowhere else.

use egui::Pos2;

use super::{FrameContext, LiveTable, Pointed};
use crate::engine::Phrase;
use crate::games::Game;
use crate::paint::painter::Intent;
use crate::ui::table::model::{ChoiceGroup, Choices};

impl<G: Game> LiveTable<G> {
    /// See `Session::choices`.
    pub(super) fn choices(&self) -> Result<Choices, Phrase> {
        let seat = self.decider().ok_or_else(|| self.nothing_to_decide())?;
        if !self.may_list() {
            return Err(Phrase::new("choices-secret").with("status", self.status().phrase));
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
            if self.armed_move == Some(*choice) {
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

    fn may_list(&self) -> bool {
        matches!(self.hint_allowed(), Some(Ok(())))
    }

    /// Marks on the board what is pointed at outside it. A hint gives way as soon as something else is pointed at.
    pub(super) fn point(&mut self, pointed: Pointed) {
        let is_new = match &pointed {
            Pointed::Nothing => false,
            Pointed::Event(_) => true,
            Pointed::Choices(_) => pointed != self.pointed,
        };
        self.point_at_nothing();
        match &pointed {
            Pointed::Nothing => {}
            Pointed::Event(ply) => self.marked = self.spots_of(*ply),
            Pointed::Choices(choices) => {
                let legal = &self.shown.legal;
                self.pointed_moves = choices.iter().filter_map(|&index| legal.get(index).copied()).collect();
                self.pointed_spots = self.pointed_moves.iter().flat_map(G::move_rect_names).collect();
                self.pointed_spots.sort();
                self.pointed_spots.dedup();
            }
        }
        self.pointed = pointed;
        if is_new {
            self.hint_grows_old();
        }
    }

    /// What was marked belongs to what was shown before.
    pub(super) fn point_at_nothing(&mut self) {
        self.pointed = Pointed::Nothing;
        self.marked.clear();
        self.pointed_moves.clear();
        self.pointed_spots.clear();
    }

    /// See `Session::choose`.
    pub(super) fn make_choice(&mut self, choice: usize, frame: &FrameContext<'_>) {
        if self.may_list() {
            let intent = self.shown.legal.get(choice).copied().map(Intent::Play);
            self.carry_out_intent(intent, frame);
        }
    }

    /// Whether a hint means this move, or the list points at nothing else.
    pub(super) fn is_meant(&self, choice: G::Move) -> bool {
        self.pointed_moves == [choice] || self.help.found().is_some_and(|found| found.choice == choice)
    }

    /// See `Session::answer_click`. What hurries a motion, or belongs to a lesson, has its answer.
    pub(super) fn explain_click(&mut self, at: Pos2, frame: &FrameContext<'_>) {
        let decides = self.decider().is_some();
        let hurries = self.moment.progress < 1.0 && !self.moment.is_unskippable;
        if self.click_was_handled || hurries || (self.lesson.is_some() && !decides) {
            return;
        }
        let play = self.play_context();
        let refusal = frame.rects.at(at).iter().find_map(|spot| G::refusal_at(&play, spot));
        if let Some(refusal) = refusal.filter(|_| self.review_ply.is_none()) {
            self.disarm();
            self.refusal = Some(refusal);
        } else if decides {
            let status = self.status().phrase;
            self.disarm();
            self.notice = Some(Phrase::new("table-nothing-there").with("status", status));
        } else {
            self.decline_help();
        }
    }
}

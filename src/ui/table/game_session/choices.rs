//! The grouped list of legal moves, highlights for what is pointed at, and explanations for clicks without effect.
//!
//! The list must not reveal secrets: it is offered only where a hint is allowed.

use super::live_state::PointedAt;
use super::{FrameContext, LiveTable, Pointed};
use crate::engine::{Phrase, Refusal};
use crate::games::Game;
use crate::paint::board::Response;
use crate::ui::table::model::{ChoiceGroup, Choices};
use crate::ui::table::session::CommandOutcome;

impl<G: Game> LiveTable<G> {
    /// All legal moves in groups, or why they are not listed.
    pub(super) fn choices(&self) -> Result<Choices, Phrase> {
        let seat = self.decider().ok_or_else(|| self.nothing_to_decide())?;
        if !self.can_list_choices() {
            return Err(Phrase::new("choices-secret").with("status", self.status().phrase));
        }
        let mut groups: Vec<ChoiceGroup> = Vec::new();
        for (number, choice) in self.snapshot.legal.iter().enumerate() {
            let heading = G::move_group(choice);
            let name = if heading.is_some() { G::label_in_group(choice) } else { G::move_label(choice) };
            let heading = heading.unwrap_or_else(|| name.clone());
            let index = groups.iter().position(|group| group.heading == heading).unwrap_or_else(|| {
                groups.push(ChoiceGroup { heading, choices: Vec::new(), armed: None });
                groups.len() - 1
            });
            if self.messages.armed_move == Some(*choice) {
                groups[index].armed = Some(number);
            }
            groups[index].choices.push((number, name));
        }
        // A move that is alone in its group gets its full label.
        for group in &mut groups {
            if let [(number, name)] = group.choices.as_mut_slice() {
                *name = G::move_label(&self.snapshot.legal[*number]);
            }
        }
        Ok(Choices { seat, groups })
    }

    fn can_list_choices(&self) -> bool {
        matches!(self.hint_allowed(), Some(Ok(())))
    }

    /// Highlights on the board what is pointed at outside it; this replaces the highlights of a hint.
    pub(super) fn point(&mut self, pointed: Pointed) {
        let is_new = match &pointed {
            Pointed::Nothing => false,
            Pointed::Events(_) => true,
            Pointed::Choices(_) => pointed != self.pointed.what,
        };
        self.pointed = PointedAt { button: self.pointed.button, ..PointedAt::default() };
        match &pointed {
            Pointed::Nothing => {}
            Pointed::Events(plies) => {
                self.pointed.log_rects = plies.clone().flat_map(|ply| self.event_rects(ply)).collect();
            }
            Pointed::Choices(choices) => {
                let legal = &self.snapshot.legal;
                self.pointed.moves = choices.iter().filter_map(|&index| legal.get(index).copied()).collect();
                self.pointed.rects = self.pointed.moves.iter().flat_map(G::move_rect_names).collect();
                self.pointed.rects.sort();
                self.pointed.rects.dedup();
            }
        }
        self.pointed.what = pointed;
        if is_new {
            self.mark_hint_outdated();
        }
    }

    /// Clears the highlights of what is pointed at.
    pub(super) fn clear_pointed(&mut self) {
        self.pointed = PointedAt::default();
    }

    /// Plays a listed move, by its index among the legal moves.
    pub(super) fn choose_move(&mut self, choice: usize, frame: &FrameContext<'_>) -> CommandOutcome {
        match self.snapshot.legal.get(choice).copied().filter(|_| self.can_list_choices()) {
            Some(choice) => self.apply_response(Response::Play(choice), frame),
            None => CommandOutcome::Nothing,
        }
    }

    /// Whether this move is the hint or the only move pointed at in the list.
    pub(super) fn is_hinted(&self, choice: G::Move) -> bool {
        self.pointed.moves == [choice] || self.hint.found().is_some_and(|found| found.choice() == choice)
    }

    /// Explains why an input had no effect. Clicks that skip an animation or belong to a lesson need no explanation.
    pub(super) fn explain_input(&mut self, refusal: Option<Refusal>) -> CommandOutcome {
        let has_decision = self.decider().is_some();
        let skips_animation = self.frame_state.progress < 1.0 && !self.frame_state.is_unskippable;
        if skips_animation || (self.is_guided() && !has_decision) {
            return CommandOutcome::Nothing;
        }
        if let Some(refusal) = refusal.filter(|_| self.review.ply.is_none()) {
            self.messages.disarm();
            return self.refuse(refusal);
        }
        if has_decision {
            let status = self.status().phrase;
            self.messages.disarm();
            self.messages.notice = Some(Phrase::new("table-nothing-there").with("status", status));
            return CommandOutcome::Refused;
        }
        self.explain_no_decision()
    }
}

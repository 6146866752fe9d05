//! The guard on the board: where it stands, dragged or waiting beside the lids.

use egui::{Pos2, Rect, Sense, Ui};

use super::LidBoard;
use crate::games::kalle::painter::guard::{guard_rect, paint_guard};
use crate::games::kalle::painter::place::Place;
use crate::paint::board;
use crate::paint::easing::ease_out;

impl LidBoard<'_> {
    /// Lets the picture of the guard be dragged where it reaches over other lids, or waits beside them.
    pub(super) fn sense_guard(&self, ui: &Ui) {
        if self.interaction.is_some_and(|interaction| interaction.drags_guard(Place::Guard)) {
            self.scene.sense(ui, "drag", Place::Guard, self.resting_guard(), Sense::DRAG);
        }
    }

    /// Where the guard stands, whether or not it has come there.
    pub(super) fn resting_guard(&self) -> Rect {
        let position = self.layout.guard_position(self.scene.open.common.guard, self.guard_aside());
        guard_rect(position, &self.layout)
    }

    /// How far the guard has stepped aside, 0 to 1. After a round it leaves the card that ended the round in sight.
    pub(super) fn guard_aside(&self) -> f32 {
        match self.scene.open.common.ending {
            Some(_) => ease_out(self.scene.stage.change(Place::Guard)),
            None => 0.0,
        }
    }

    /// Whether the guard is on its way to its lid.
    pub(super) fn is_guard_under_way(&self) -> bool {
        let goal = self.scene.open.common.guard.map_or(Place::GuardHome, Place::GuardOn);
        self.scene.stage.is_awaited(goal)
    }

    /// The pointer that drags the guard, if one does.
    pub(super) fn guard_pointer(&self, ui: &Ui) -> Option<Pos2> {
        let dragged = board::dragged::<Place>(ui).zip(self.interaction);
        let is_dragged = dragged.is_some_and(|(from, interaction)| interaction.drags_guard(from));
        ui.input(|input| input.pointer.latest_pos()).filter(|_| is_dragged)
    }

    /// Paints the guard, at the pointer while it is dragged. The stage paints it while it is on its way.
    pub(super) fn paint_guard(&self, ui: &Ui) {
        if !self.is_guard_under_way() {
            let rect = self.guard_pointer(ui).map_or(self.resting_guard(), |pointer| guard_rect(pointer, &self.layout));
            paint_guard(ui.painter(), self.scene.theme, rect, 1.0);
        }
    }
}

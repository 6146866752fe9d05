//! The board: lids, guard and highlights, and the places under cursor and pointer.

use egui::{CursorIcon, IdSalt, Pos2, Rect, Sense, Ui, Vec2};

use super::Selection;
use super::animation::Animation;
use super::count::path_ui;
use super::ground::paint_ground;
use super::guard::{guard_rect, paint_guard, paint_guard_ring};
use super::highlights;
use super::input::{Interaction, Task};
use super::labels::{LidState, lid_label};
use super::layout::Layout;
use super::lids::{Disc, paint_lid, paint_lifted, paint_open, paint_revealed, paint_shadow};
use super::palette;
use super::place::Place;
use crate::engine::{Cell, Phrase};
use crate::games::kalle::animals::Animal;
use crate::games::kalle::square::{LidIndex, LidSet};
use crate::games::kalle::{Kalle, Phase, Seen};
use crate::paint::board::{self, Board, Pointed};
use crate::paint::painter::Scene;
use crate::paint::widgets::announce;

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, Kalle>, selection: &Selection) {
    let layout = Layout::fitting(board::take_room(ui), ui.pixels_per_point());
    let interaction = Interaction::from_play(scene);
    let board = LidBoard {
        scene,
        selection,
        layout,
        interaction,
        choosable: interaction.map_or(LidSet::EMPTY, |interaction| interaction.choosable(selection.picked)),
        animation: Animation::from_scene(scene, open_before(ui, scene)),
    };
    board::board_ui(ui, scene, selection, &board);
    if let Some(rat) = scene.open.my_rat.filter(|_| scene.is_private()) {
        let label = board.lid_label(rat, LidSet::EMPTY);
        announce(ui, board::board_id().with("rat"), layout.rect(rat), &scene.say(&label));
    }
}

/// The board in one frame.
struct LidBoard<'a> {
    scene: &'a Scene<'a, Kalle>,
    selection: &'a Selection,
    layout: Layout,
    interaction: Option<Interaction<'a>>,
    choosable: LidSet,
    animation: Animation<'a>,
}

impl Board<Kalle> for LidBoard<'_> {
    fn outer(&self) -> Rect {
        self.layout.slab()
    }

    fn label(&self) -> Phrase {
        Phrase::new("kalle-board")
    }

    fn places(&self) -> Vec<Place> {
        LidIndex::ALL.map(Place::Lid).into()
    }

    fn rect(&self, place: Place) -> Rect {
        lid_of(place).map_or(Rect::NOTHING, |lid| self.layout.rect(lid))
    }

    fn place_label(&self, place: Place) -> Phrase {
        lid_of(place).map_or_else(|| self.label(), |lid| self.lid_label(lid, self.choosable))
    }

    fn choice(&self) -> Option<IdSalt> {
        self.interaction.map(|interaction| IdSalt::new(interaction.task))
    }

    fn stops(&self) -> Vec<Place> {
        self.choosable.iter().map(Place::Lid).collect()
    }

    fn start(&self) -> Place {
        Place::Lid(self.scene.open.common.guard.unwrap_or(LidIndex::ALL[5]))
    }

    fn cell(&self, place: Place) -> Option<Cell> {
        lid_of(place).map(LidIndex::cell)
    }

    fn is_picked(&self, place: Place) -> bool {
        self.selection.picked.map(Place::Lid) == Some(place)
    }

    fn sense(&self) -> Sense {
        Sense::CLICK | Sense::DRAG
    }

    fn pointer_icon(&self, place: Place) -> CursorIcon {
        let Some(interaction) = self.interaction else { return CursorIcon::Default };
        let can_choose = lid_of(place).is_some_and(|lid| self.choosable.contains(lid));
        if can_choose || self.is_picked(place) || interaction.task == Task::Hide {
            CursorIcon::PointingHand
        } else {
            CursorIcon::NotAllowed
        }
    }

    fn ring(&self, place: Place) -> (Rect, f32) {
        let radius = self.layout.lid_radius();
        (Rect::from_center_size(self.rect(place).center(), Vec2::splat(radius * 2.0)), radius)
    }

    fn paint(&self, ui: &mut Ui, pointed: Pointed<Place>) {
        let (scene, layout, animation) = (self.scene, &self.layout, &self.animation);
        self.sense_guard(ui);
        paint_ground(ui.painter(), layout, scene.theme);
        let turned = animation.shown_turned(scene.open.common.turned, layout);
        path_ui(ui, scene, layout, turned, board::board_id());
        self.paint_lids(ui);
        self.paint_highlights(ui, pointed.target().and_then(lid_of));
        let dragged = board::dragged::<Place>(ui).zip(self.interaction);
        let is_guard_dragged = dragged.is_some_and(|(from, interaction)| interaction.drags_guard(from));
        let pointer = ui.input(|input| input.pointer.latest_pos()).filter(|_| is_guard_dragged);
        self.paint_guard(ui, pointer);
    }
}

/// The lid at this place, if it is one.
fn lid_of(place: Place) -> Option<LidIndex> {
    if let Place::Lid(lid) = place { Some(lid) } else { None }
}

/// The places that lay open before the last event of this round that changed which places lie open. The scene holds only the
/// places that lie open now, so the earlier ones are kept in egui's memory.
fn open_before(ui: &Ui, scene: &Scene<'_, Kalle>) -> LidSet {
    let common = &scene.open.common;
    let key = board::board_id().with("open");
    let stored: Option<(u8, LidSet, LidSet)> = ui.data(|data| data.get_temp(key));
    let (before, now) = match stored {
        Some((round, before, now)) if round == common.round && now == common.face_up => (before, now),
        Some((round, _, now)) if round == common.round => (now, common.face_up),
        _ => (LidSet::EMPTY, common.face_up),
    };
    ui.data_mut(|data| data.insert_temp(key, (common.round, before, now)));
    before
}

impl LidBoard<'_> {
    fn lid_label(&self, lid: LidIndex, choosable: LidSet) -> Phrase {
        let state = LidState {
            is_open: self.scene.open.common.face_up.contains(lid)
                && !self.animation.pose(lid, true, &self.layout).is_face_down,
            is_choosable: choosable.contains(lid),
            is_picked: self.selection.picked == Some(lid),
        };
        lid_label(self.scene, lid, state)
    }

    /// Lets the picture of the guard be dragged where it reaches over other lids, or waits beside them.
    fn sense_guard(&self, ui: &Ui) {
        if self.interaction.is_some_and(|interaction| interaction.drags_guard(Place::Guard)) {
            let at = self.layout.guard_position(self.scene.open.common.guard, self.animation.guard_aside());
            self.scene.sense(ui, "drag", Place::Guard, guard_rect(at, &self.layout), Sense::DRAG);
        }
    }

    /// Paints the cards: first those at rest, then the lifted lid, then the sliding ones.
    fn paint_lids(&self, ui: &Ui) {
        let animation = &self.animation;
        let common = &self.scene.open.common;
        if !common.is_dealt() {
            return;
        }
        let lifted = self.lifted_lid();
        let sliding: LidSet = animation.active_swap().into_iter().flat_map(|(a, b, _)| [a, b]).collect();
        for lid in LidSet::ALL.without(sliding).iter().filter(|&lid| lifted != Some(lid)) {
            self.paint_card(ui, lid);
        }
        if let Some(lid) = lifted.filter(|&lid| !sliding.contains(lid)) {
            let disc = Disc::flat(self.layout.center(lid), self.layout.lid_radius());
            paint_lifted(ui.painter(), self.scene.theme, disc);
        }
        sliding.iter().for_each(|lid| self.paint_card(ui, lid));
    }

    /// The lid with the rat peeping out: the one picked for hiding, or the rat's own place where it may look (K13).
    fn lifted_lid(&self) -> Option<LidIndex> {
        let is_hiding = self.scene.open.common.phase == Phase::Hiding;
        self.selection.picked.filter(|_| is_hiding).or(self.scene.open.my_rat)
    }

    fn paint_card(&self, ui: &Ui, lid: LidIndex) {
        let (brush, theme, open) = (ui.painter(), self.scene.theme, self.scene.open);
        let is_open = open.common.face_up.contains(lid);
        let pose = self.animation.pose(lid, is_open, &self.layout);
        let disc = Disc::posed(pose, self.layout.lid_radius());
        paint_shadow(brush, disc);
        match open.cards.get(lid.index()).copied().flatten() {
            Some(animal) if is_open && !pose.is_face_down => paint_open(brush, theme, disc, animal),
            Some(animal) if !is_open => {
                paint_lid(brush, theme, disc);
                paint_revealed(brush, theme, disc, animal);
            }
            _ => paint_lid(brush, theme, disc),
        }
    }

    fn paint_highlights(&self, ui: &Ui, hovered: Option<LidIndex>) {
        let (brush, layout, theme) = (ui.painter(), &self.layout, self.scene.theme);
        let animation = &self.animation;
        let common = &self.scene.open.common;
        let last = self.scene.last.map(|(observation, _)| &observation.seen);
        if let (Some(guard), None, 0.0) = (common.guard, animation.moving_guard(layout), animation.guard_aside()) {
            paint_guard_ring(brush, layout, theme, layout.center(guard));
        }
        if let Some(rat) = self.revealed_rat() {
            highlights::paint_picked(brush, layout, theme, rat);
        }
        if let Some((a, b, _)) = animation.active_swap() {
            for lid in [a, b] {
                let disc = Disc::posed(animation.pose(lid, false, layout), layout.lid_radius());
                highlights::paint_ring_at(
                    brush,
                    layout,
                    theme,
                    (disc.center, disc.radius * 1.03),
                    palette::LAMP,
                    0.045,
                );
            }
        }
        if let Some(interaction) = &self.interaction {
            self.paint_choices(ui, interaction, hovered);
        }
        if let (true, Some(&Seen::Swapped { a, b, .. })) = (self.scene.reduced_motion, last) {
            highlights::paint_swap(brush, layout, theme, [a, b], palette::LAMP);
        }
        for guess in &common.guesses {
            highlights::paint_guess(brush, layout, theme, guess.at, self.scene.mark(guess.seat), 1.0);
        }
        if let Some(&Seen::Proved { seat, at, .. }) = last {
            highlights::paint_guess(brush, layout, theme, at, self.scene.mark(seat), 1.0);
        }
        for lid in LidIndex::ALL.into_iter().filter(|&lid| self.scene.is_highlighted(Place::Lid(lid))) {
            highlights::paint_marked(brush, layout, theme, lid);
        }
    }

    /// The place of the rat, once the round is over and its card is shown face up.
    fn revealed_rat(&self) -> Option<LidIndex> {
        let open = self.scene.open;
        let is_rat = |lid: &LidIndex| open.cards.get(lid.index()).copied().flatten() == Some(Animal::RAT);
        let rat = open.common.face_up.iter().find(is_rat).filter(|_| open.common.ending.is_some())?;
        (!self.animation.pose(rat, true, &self.layout).is_face_down).then_some(rat)
    }

    /// Highlights the choosable lids, the picked one and the hovered one, with a preview of the guard or guess there.
    fn paint_choices(&self, ui: &Ui, interaction: &Interaction<'_>, hovered: Option<LidIndex>) {
        let (brush, layout, theme) = (ui.painter(), &self.layout, self.scene.theme);
        let picked = self.selection.picked;
        // Where every lid may be chosen, highlights would be noise.
        if matches!(interaction.task, Task::Step | Task::Point | Task::Prove)
            || picked.is_some_and(|_| interaction.task == Task::Swap)
        {
            self.choosable.iter().for_each(|lid| highlights::paint_choosable(brush, layout, theme, lid));
        }
        if let Some(lid) = picked {
            highlights::paint_picked(brush, layout, theme, lid);
        }
        let Some(lid) = hovered.filter(|&lid| picked != Some(lid)) else { return };
        if !self.choosable.contains(lid) {
            highlights::paint_forbidden(brush, layout, theme, lid);
            return;
        }
        match (interaction.task, picked) {
            (Task::Swap, Some(first)) => highlights::paint_swap(brush, layout, theme, [first, lid], palette::CHALK),
            _ => highlights::paint_hovered(brush, layout, theme, lid),
        }
        match interaction.task {
            Task::Place | Task::Step => paint_guard(brush, layout, theme, layout.guard_on(lid, 0.0), 0.0, 0.6),
            Task::Point | Task::Prove => {
                highlights::paint_guess(brush, layout, theme, lid, self.scene.mark(interaction.seat), 0.75);
            }
            Task::Hide | Task::Swap => {}
        }
    }

    /// Paints the guard, at the pointer while it is dragged.
    fn paint_guard(&self, ui: &Ui, pointer: Option<Pos2>) {
        let (layout, animation) = (&self.layout, &self.animation);
        let at_rest = || layout.guard_position(self.scene.open.common.guard, animation.guard_aside());
        let resting = pointer.unwrap_or_else(at_rest);
        let (center, hop) = animation.moving_guard(layout).unwrap_or((resting, 0.0));
        paint_guard(ui.painter(), layout, self.scene.theme, center, hop, 1.0);
    }
}

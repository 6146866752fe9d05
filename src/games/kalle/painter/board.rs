//! The board: lids, guard and highlights, and the places under cursor and pointer.

mod guard_layer;

use egui::{CursorIcon, IdSalt, Rect, Sense, Ui, Vec2, vec2};

use super::Selection;
use super::count::path_ui;
use super::ground::paint_ground;
use super::guard::{guard_rect, paint_guard, paint_guard_ring};
use super::highlights;
use super::input::{Interaction, Task};
use super::labels::{LidState, lid_label};
use super::layout::Layout;
use super::lids::{Disc, Pose, paint_lid, paint_lifted, paint_open, paint_revealed, paint_shadow};
use super::place::Place;
use super::traces::guard_traces;
use crate::engine::{Cell, Phrase};
use crate::games::kalle::animals::Animal;
use crate::games::kalle::square::{LidIndex, LidSet};
use crate::games::kalle::{Guess, Kalle, Phase, Seen};
use crate::paint::art::square;
use crate::paint::board::{self, Board, Pointed};
use crate::paint::easing::smoothstep;
use crate::paint::painter::Scene;
use crate::paint::widgets::announce;

/// Side of a cheese under a lid, in cells.
const CHEESE_SIDE: f32 = 0.6;
/// How far a lid shakes to each side, in cells.
const SHAKE: f32 = 0.05;

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, Kalle>, selection: &Selection) {
    let layout = Layout::fitting(board::take_room(ui), ui.pixels_per_point());
    // What may be chosen next would tell what comes of an event that is being shown.
    let interaction = Interaction::from_play(scene).filter(|_| scene.stage.is_over());
    let choosable = interaction.map_or(LidSet::EMPTY, |interaction| interaction.choosable(selection.picked));
    let board = LidBoard { scene, selection, layout, interaction, choosable };
    board.put_places(ui);
    board::board_ui(ui, scene, selection, &board);
    if let Some(rat) = board.own_rat().filter(|_| scene.is_private()) {
        let label = board.lid_label(rat, LidSet::EMPTY);
        announce(ui, board::board_id().with("rat"), layout.rect(rat), &scene.say(&label));
    }
}

/// The board in one frame.
pub struct LidBoard<'a> {
    pub scene: &'a Scene<'a, Kalle>,
    pub selection: &'a Selection,
    pub layout: Layout,
    pub interaction: Option<Interaction<'a>>,
    pub choosable: LidSet,
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
        let (scene, layout) = (self.scene, &self.layout);
        self.sense_guard(ui);
        paint_ground(ui.painter(), layout, scene.theme);
        path_ui(ui, scene, layout, self.shown_turned(), board::board_id());
        self.paint_lids(ui);
        self.paint_highlights(ui, pointed.target().and_then(lid_of));
        self.paint_guard(ui);
    }
}

/// The lid at this place, if it is one.
fn lid_of(place: Place) -> Option<LidIndex> {
    if let Place::Lid(lid) = place { Some(lid) } else { None }
}

impl LidBoard<'_> {
    fn lid_label(&self, lid: LidIndex, choosable: LidSet) -> Phrase {
        let state = LidState {
            is_open: self.is_shown_open(lid),
            is_choosable: choosable.contains(lid),
            is_picked: self.selection.picked == Some(lid),
        };
        lid_label(self.scene, lid, state)
    }

    /// Registers where things come from and go to, besides the lids.
    fn put_places(&self, ui: &Ui) {
        let (scene, layout) = (self.scene, &self.layout);
        for lid in LidIndex::ALL {
            scene.put(Place::GuardOn(lid), guard_rect(layout.guard_on(lid, 0.0), layout));
            scene.put(Place::UnderLid(lid), square(layout.center(lid), layout.cell * CHEESE_SIDE));
        }
        scene.put(Place::GuardHome, guard_rect(layout.guard_home(), layout));
        scene.put(Place::Middle, square(layout.square().center(), layout.cell));
        scene.put(Place::Guard, self.resting_guard());
        if let Some(lid) = scene.open.common.guard {
            scene.put_picture(Place::Lid(lid), self.resting_guard());
        }
        if let Some(pointer) = self.guard_pointer(ui) {
            scene.put(Place::Dragged, guard_rect(pointer, layout));
        }
    }

    /// The pose of the card at this place, while it turns or lies.
    fn pose(&self, lid: LidIndex) -> Pose {
        let aside = self.scene.stage.shake(Place::Lid(lid)) * SHAKE * self.layout.cell;
        let center = self.layout.center(lid) + vec2(aside, 0.0);
        match self.scene.open.common.face_up.contains(lid) {
            true => Pose::turning(center, self.scene.stage.change(Place::Lid(lid))),
            false => Pose::flat(center),
        }
    }

    /// Whether the animal at this place is to be seen now.
    fn is_shown_open(&self, lid: LidIndex) -> bool {
        !self.scene.stage.is_awaited(Place::Lid(lid)) && !self.pose(lid).is_face_down
    }

    /// The number of cards that are shown as turned.
    fn shown_turned(&self) -> u8 {
        let turned = self.scene.open.common.turned;
        match self.last() {
            Some(Seen::Turned { to, .. }) if !self.is_shown_open(*to) => turned.saturating_sub(1),
            _ => turned,
        }
    }

    fn last(&self) -> Option<&Seen> {
        self.scene.last.map(|(observation, _)| &observation.seen)
    }

    /// The rat's own place, where its seat may look (K13): between events, or as long as its lid rests where all is explained.
    fn own_rat(&self) -> Option<LidIndex> {
        let stage = &self.scene.stage;
        let rests = |rat: LidIndex| self.scene.explains_last && !stage.is_awaited(Place::Lid(rat));
        self.scene.open.my_rat.filter(|rat| stage.is_over() || rests(*rat))
    }

    /// Paints the cards that are not under way; the stage paints those that are.
    fn paint_lids(&self, ui: &Ui) {
        if !self.scene.open.common.is_dealt() {
            return;
        }
        let lifted = self.lifted_lid();
        for lid in LidIndex::ALL.into_iter().filter(|&lid| !self.scene.stage.is_awaited(Place::Lid(lid))) {
            if lifted.is_none_or(|(lifted, _)| lifted != lid) {
                self.paint_card(ui, lid);
            }
        }
        if let Some((lid, share)) = lifted {
            let disc = Disc::flat(self.layout.center(lid), self.layout.lid_radius());
            paint_lifted(ui.painter(), self.scene.theme, disc, share);
        }
    }

    /// The lid with the rat peeping out, and how far up it is, 0 to 1: the one picked for hiding, or the rat's own place
    /// where it may look (K13), or the one that is closing over the rat.
    fn lifted_lid(&self) -> Option<(LidIndex, f32)> {
        if let Some(&Seen::Hid { at: Some(at), .. }) = self.last() {
            let closed = self.scene.stage.change(Place::Lid(at));
            return (closed < 1.0).then_some((at, 1.0 - smoothstep(closed)));
        }
        let is_hiding = self.scene.open.common.phase == Phase::Hiding;
        let lid = self.selection.picked.filter(|_| is_hiding).or(self.own_rat())?;
        Some((lid, 1.0))
    }

    fn paint_card(&self, ui: &Ui, lid: LidIndex) {
        let (brush, theme, open) = (ui.painter(), self.scene.theme, self.scene.open);
        let is_open = open.common.face_up.contains(lid);
        let pose = self.pose(lid);
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
        let common = &self.scene.open.common;
        if let Some(guard) = common.guard.filter(|_| !self.is_guard_under_way() && self.guard_aside() == 0.0) {
            paint_guard_ring(brush, layout, theme, layout.center(guard));
        }
        if let Some(rat) = self.revealed_rat() {
            highlights::paint_picked(brush, layout, theme, rat);
        }
        // Above the rings, which would cut through the marks of seats.
        self.paint_traces(ui);
        if let Some(interaction) = &self.interaction {
            self.paint_choices(ui, interaction, hovered);
        }
        let proof = match self.last() {
            Some(&Seen::Proved { seat, at, .. }) => Some(Guess { seat, at }),
            _ => None,
        };
        for guess in common.guesses.iter().copied().chain(proof) {
            let opacity = self.scene.stage.change(Place::Mark(guess.at));
            highlights::paint_guess(brush, layout, theme, guess.at, self.scene.mark(guess.seat), opacity);
        }
        for lid in LidIndex::ALL.into_iter().filter(|&lid| self.scene.is_highlighted(Place::Lid(lid))) {
            highlights::paint_marked(brush, layout, theme, lid);
        }
    }

    /// Marks where others have moved the guard since the viewer's last decision.
    fn paint_traces(&self, ui: &Ui) {
        let (brush, layout, scene) = (ui.painter(), &self.layout, self.scene);
        for trace in guard_traces(scene.traces) {
            let mark = scene.mark(trace.seat);
            highlights::paint_guess(brush, layout, scene.theme, trace.to, mark, 1.0);
            if let Some(from) = trace.from {
                highlights::paint_way(brush, layout, scene.theme, [from, trace.to], scene.theme.mark(mark));
            }
        }
    }

    /// The place of the rat, once the round is over and its card is shown face up.
    fn revealed_rat(&self) -> Option<LidIndex> {
        let open = self.scene.open;
        let is_rat = |lid: &LidIndex| open.cards.get(lid.index()).copied().flatten() == Some(Animal::RAT);
        let rat = open.common.face_up.iter().find(is_rat).filter(|_| open.common.ending.is_some())?;
        self.is_shown_open(rat).then_some(rat)
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
            (Task::Swap, Some(first)) => highlights::paint_swap(brush, layout, theme, [first, lid]),
            _ => highlights::paint_hovered(brush, layout, theme, lid),
        }
        match interaction.task {
            Task::Place | Task::Step => paint_guard(brush, theme, guard_rect(layout.guard_on(lid, 0.0), layout), 0.6),
            Task::Point | Task::Prove => {
                highlights::paint_guess(brush, layout, theme, lid, self.scene.mark(interaction.seat), 0.75);
            }
            Task::Hide | Task::Swap => {}
        }
    }
}

//! The board: paints lids, highlights and the guard, and turns mouse and key input on them into intents.

use egui::{CursorIcon, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use super::Selection;
use super::animation::Animation;
use super::count::path_ui;
use super::ground::paint_ground;
use super::guard::{guard_rect, paint_guard, paint_guard_ring};
use super::highlights;
use super::input::{Click, Dragged, Interaction, LidState, Task, lid_label, lid_rect_name, lid_with_rect_name};
use super::layout::Layout;
use super::lids::{Disc, paint_lid, paint_lifted, paint_open, paint_revealed, paint_shadow};
use super::palette;
use crate::engine::{Cell, Phrase};
use crate::games::kalle::animals::Animal;
use crate::games::kalle::square::{LidIndex, LidSet};
use crate::games::kalle::{Kalle, Phase, Seen};
use crate::paint::keyboard_nav::{self, Cursor, Direction, Step};
use crate::paint::painter::{Intent, Scene};
use crate::paint::widgets::announce;

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, Kalle>, selection: &mut Selection) -> Option<Intent<Kalle>> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let layout = Layout::fitting(room, ui.pixels_per_point());
    let interaction = Interaction::from_scene(scene);
    let mut cursor = Cursor::new(ui, scene, layout.slab(), interaction.map(|interaction| interaction.task));
    if selection.picked.is_some() && keyboard_nav::cancel_pressed(ui) {
        selection.picked = None;
        ui.request_repaint();
    }
    let animation = Animation::from_scene(scene, open_before(ui, scene));
    let lid_state = |lid: LidIndex, choosable: LidSet, selection: &Selection| LidState {
        is_open: scene.open.common.face_up.contains(lid) && !animation.pose(lid, true, &layout).is_face_down,
        is_choosable: choosable.contains(lid),
        is_picked: selection.picked == Some(lid),
    };
    let choosable = interaction.map_or(LidSet::NONE, |interaction| interaction.choosable(selection.picked));
    let start = || scene.open.common.guard.unwrap_or(LidIndex::ALL[5]);
    let entered = cursor.handle_keys(ui, selection.picked.is_some(), start, |from, step| match step {
        Step::Go(direction) => next_lid(from, direction),
        Step::Jump(direction) => next_choosable(from, direction, choosable),
    });
    let mut clicked = interaction.zip(entered).map(|(interaction, lid)| interaction.press_enter(selection, lid));
    let guard = guard_rect(layout.guard_position(scene.open.common.guard, animation.guard_aside()), &layout);
    for lid in LidIndex::ALL {
        let state = lid_state(lid, choosable, selection);
        let response = cursor.place(ui, lid, layout.rect(lid), Sense::CLICK | Sense::DRAG, || {
            let label = scene.say(&lid_label(scene, lid, state));
            let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), label);
            info.selected = state.is_picked.then_some(true);
            info
        });
        scene.rects.put(lid_rect_name(lid), layout.rect(lid));
        if response.clicked() {
            clicked = interaction.map(|interaction| interaction.click(selection, lid));
        }
        if response.drag_started() {
            let pressed = ui.input(|input| input.pointer.press_origin());
            let on_guard = pressed.is_some_and(|pressed| guard.contains(pressed));
            selection.dragged = interaction.and_then(|interaction| interaction.drag_from(lid, on_guard));
            if selection.dragged == Some(Dragged::Lid) {
                selection.picked = Some(lid);
            }
        }
    }
    if interaction.is_some_and(|interaction| interaction.task == Task::Place)
        && ui.interact(guard, keyboard_nav::board_id().with("guard"), Sense::DRAG).drag_started()
    {
        selection.dragged = Some(Dragged::Guard);
    }
    if let (Some((dragged, Some(to))), Some(interaction)) =
        (cursor.take_dropped(ui, &mut selection.dragged), interaction)
    {
        clicked = interaction.drop_on(selection, dragged, to);
        cursor.move_to(ui, to);
    }
    // A hasty second click on the lid that ended a round must not start the next round, which covers the cards.
    let may_begin = scene.awaiting_chance.is_some() && scene.open.common.ending.is_none();
    let is_beginning =
        may_begin && clicked.is_none() && (cursor.is_board_clicked() || any_lid_clicked(ui, cursor.pointer_at()));
    // A new selection needs another frame: the foot line may have been painted already.
    let picked_before = selection.picked;
    let intent = match clicked {
        Some(Click::Intent(intent)) => Some(intent),
        Some(Click::Picked(lid)) => selection.pick(Some(lid)),
        Some(Click::Unpicked) => selection.pick(None),
        None => None,
    };
    if selection.picked != picked_before {
        ui.request_repaint();
    }
    let choosable = interaction.map_or(LidSet::NONE, |interaction| interaction.choosable(selection.picked));
    let value = |lid| scene.say(&lid_label(scene, lid, lid_state(lid, choosable, selection)));
    cursor.describe(ui, || scene.say(&Phrase::new("kalle-board")), || cursor.visible_at().map(value));
    if let Some(rat) = scene.open.my_rat.filter(|_| scene.is_private()) {
        announce(
            ui,
            keyboard_nav::board_id().with("rat"),
            layout.rect(rat),
            &scene.say(&lid_label(scene, rat, lid_state(rat, LidSet::NONE, selection))),
        );
    }

    if ui.is_rect_visible(room) {
        let painter = BoardPainter { ui, scene, layout: &layout, selection };
        paint_ground(ui.painter(), &layout, scene.theme);
        path_ui(
            ui,
            scene,
            &layout,
            animation.shown_turned(scene.open.common.turned, &layout),
            keyboard_nav::board_id(),
        );
        painter.paint_lids(&animation);
        painter.paint_highlights(&animation, interaction.as_ref(), choosable, cursor.target());
        painter.paint_guard(&animation);
        let ring = |lid| Rect::from_center_size(layout.center(lid), Vec2::splat(layout.lid_radius() * 2.0));
        cursor.paint(ui, scene, ring, layout.lid_radius());
        if let (Some(interaction), Some(lid)) = (interaction, cursor.pointer_at()) {
            let is_clickable = choosable.contains(lid) || selection.picked == Some(lid);
            let icon = if is_clickable { CursorIcon::PointingHand } else { CursorIcon::NotAllowed };
            let icon = if interaction.task == Task::Hide { CursorIcon::PointingHand } else { icon };
            ui.set_cursor_icon(if selection.dragged.is_some() { CursorIcon::Grabbing } else { icon });
        }
    }
    if is_beginning { Some(Intent::Begin) } else { intent }
}

/// Whether the pointer was clicked on a lid, whoever decides.
fn any_lid_clicked(ui: &Ui, pointer: Option<LidIndex>) -> bool {
    pointer.is_some() && ui.input(|input| input.pointer.primary_clicked())
}

/// The places that lay open before the last event of this round that changed which places lie open. The scene holds only the
/// places that lie open now, so the earlier ones are kept in egui's memory.
fn open_before(ui: &Ui, scene: &Scene<'_, Kalle>) -> LidSet {
    let common = &scene.open.common;
    let key = keyboard_nav::board_id().with("open");
    let stored: Option<(u8, LidSet, LidSet)> = ui.data(|data| data.get_temp(key));
    let (before, now) = match stored {
        Some((round, before, now)) if round == common.round && now == common.face_up => (before, now),
        Some((round, _, now)) if round == common.round => (now, common.face_up),
        _ => (LidSet::NONE, common.face_up),
    };
    ui.data_mut(|data| data.insert_temp(key, (common.round, before, now)));
    before
}

/// The next lid in this direction; `from` itself at the edge.
fn next_lid(from: LidIndex, direction: Direction) -> LidIndex {
    let cell = from.cell();
    let row = u8::try_from(i32::from(cell.row) + direction.rows);
    let column = u8::try_from(i32::from(cell.column) + direction.columns);
    let next = row.ok().zip(column.ok()).and_then(|(row, column)| LidIndex::from_cell(Cell::new(row, column)));
    next.unwrap_or(from)
}

/// The next choosable lid in this direction; `from` itself if there is none.
fn next_choosable(from: LidIndex, direction: Direction, choosable: LidSet) -> LidIndex {
    let cells = choosable.iter().map(LidIndex::cell);
    keyboard_nav::jump(from.cell(), direction, cells).and_then(LidIndex::from_cell).unwrap_or(from)
}

/// What the painting functions need.
struct BoardPainter<'a> {
    ui: &'a Ui,
    scene: &'a Scene<'a, Kalle>,
    layout: &'a Layout,
    selection: &'a Selection,
}

impl BoardPainter<'_> {
    /// Paints the cards: first those at rest, then the lifted lid, then the sliding ones.
    fn paint_lids(&self, animation: &Animation<'_>) {
        let common = &self.scene.open.common;
        if !common.is_dealt() {
            return;
        }
        let lifted = self.lifted_lid();
        let sliding: LidSet = animation.active_swap().into_iter().flat_map(|(a, b, _)| [a, b]).collect();
        for lid in LidSet::ALL.without(sliding).iter().filter(|&lid| lifted != Some(lid)) {
            self.paint_card(lid, animation);
        }
        if let Some(lid) = lifted.filter(|&lid| !sliding.contains(lid)) {
            let disc = Disc::flat(self.layout.center(lid), self.layout.lid_radius());
            paint_lifted(self.ui.painter(), self.scene.theme, disc);
        }
        sliding.iter().for_each(|lid| self.paint_card(lid, animation));
    }

    /// The lid with the rat peeping out: the one picked for hiding, or the rat's own place where it may look (K13).
    fn lifted_lid(&self) -> Option<LidIndex> {
        let is_hiding = self.scene.open.common.phase == Phase::Hiding;
        self.selection.picked.filter(|_| is_hiding).or(self.scene.open.my_rat)
    }

    fn paint_card(&self, lid: LidIndex, animation: &Animation<'_>) {
        let (brush, theme, open) = (self.ui.painter(), self.scene.theme, self.scene.open);
        let is_open = open.common.face_up.contains(lid);
        let pose = animation.pose(lid, is_open, self.layout);
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

    fn paint_highlights(
        &self,
        animation: &Animation<'_>,
        interaction: Option<&Interaction<'_>>,
        choosable: LidSet,
        hovered: Option<LidIndex>,
    ) {
        let (brush, layout, theme) = (self.ui.painter(), self.layout, self.scene.theme);
        let common = &self.scene.open.common;
        let last = self.scene.last.map(|(observation, _)| &observation.seen);
        if let (Some(guard), None, 0.0) = (common.guard, animation.moving_guard(layout), animation.guard_aside()) {
            paint_guard_ring(brush, layout, theme, layout.center(guard));
        }
        if let Some(rat) = self.revealed_rat(animation) {
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
        if let Some(interaction) = interaction {
            self.paint_choices(interaction, choosable, hovered);
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
        for lid in self.scene.highlighted.iter().filter_map(|name| lid_with_rect_name(name)) {
            highlights::paint_marked(brush, layout, theme, lid);
        }
    }

    /// The place of the rat, once the round is over and its card is shown face up.
    fn revealed_rat(&self, animation: &Animation<'_>) -> Option<LidIndex> {
        let open = self.scene.open;
        let is_rat = |lid: &LidIndex| open.cards.get(lid.index()).copied().flatten() == Some(Animal::RAT);
        let rat = open.common.face_up.iter().find(is_rat).filter(|_| open.common.ending.is_some())?;
        (!animation.pose(rat, true, self.layout).is_face_down).then_some(rat)
    }

    /// Highlights the choosable lids, the picked one and the hovered one, with a preview of the guard or guess there.
    fn paint_choices(&self, interaction: &Interaction<'_>, choosable: LidSet, hovered: Option<LidIndex>) {
        let (brush, layout, theme) = (self.ui.painter(), self.layout, self.scene.theme);
        let picked = self.selection.picked;
        // Where every lid may be chosen, highlights would be noise.
        if matches!(interaction.task, Task::Step | Task::Point | Task::Prove)
            || picked.is_some_and(|_| interaction.task == Task::Swap)
        {
            choosable.iter().for_each(|lid| highlights::paint_choosable(brush, layout, theme, lid));
        }
        if let Some(lid) = picked {
            highlights::paint_picked(brush, layout, theme, lid);
        }
        let Some(lid) = hovered.filter(|&lid| picked != Some(lid)) else { return };
        if !choosable.contains(lid) {
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

    fn paint_guard(&self, animation: &Animation<'_>) {
        let (brush, layout, theme) = (self.ui.painter(), self.layout, self.scene.theme);
        let common = &self.scene.open.common;
        let pointer = self
            .ui
            .input(|input| input.pointer.latest_pos())
            .filter(|_| self.selection.dragged == Some(Dragged::Guard));
        let resting = pointer.unwrap_or_else(|| layout.guard_position(common.guard, animation.guard_aside()));
        let (center, hop) = animation.moving_guard(layout).unwrap_or((resting, 0.0));
        paint_guard(brush, layout, theme, center, hop, 1.0);
    }
}

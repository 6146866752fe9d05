//! The board: lids to point at and click, what moves over them, a cursor for the keys.

use egui::{CursorIcon, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use super::Selection;
use super::animation::Moves;
use super::count::path_ui;
use super::ground::paint_ground;
use super::guard::{figure, paint_guard, paint_place};
use super::hints;
use super::input::{Click, Hand, Held, Shown, Task, lid_name, lid_spot, spot_lid};
use super::layout::Layout;
use super::lids::{Round, paint_beneath, paint_lid, paint_open, paint_peeping, paint_shadow};
use super::palette;
use crate::engine::{Cell, Phrase};
use crate::games::kalle::animals::Animal;
use crate::games::kalle::square::{LidIndex, LidSet};
use crate::games::kalle::{Kalle, Phase, Seen};
use crate::paint::keyboard_nav::{self, Cursor, Direction, Step};
use crate::paint::painter::{Intent, Scene};
use crate::paint::widgets::announce;

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, Kalle>, touch: &mut Selection) -> Option<Intent<Kalle>> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let layout = Layout::fitting(room, ui.pixels_per_point());
    let hand = Hand::of(scene);
    let mut cursor = Cursor::of(ui, scene, layout.slab(), hand.map(|hand| hand.task));
    if touch.picked.is_some() && keyboard_nav::drops(ui) {
        touch.picked = None;
        ui.request_repaint();
    }
    let moves = Moves::of(scene, lay_open_before(ui, scene));
    let shown = |lid: LidIndex, choosable: LidSet, touch: &Selection| Shown {
        lies_open: scene.open.common.face_up.contains(lid) && !moves.lying(lid, true, &layout).closed,
        choosable: choosable.contains(lid),
        picked: touch.picked == Some(lid),
    };
    let choosable = hand.map_or(LidSet::NONE, |hand| hand.choosable(touch.picked));
    let start = || scene.open.common.guard.unwrap_or(LidIndex::ALL[5]);
    let done = cursor.steer(ui, touch.picked.is_some(), start, |from, step| match step {
        Step::Go(way) => next(from, way),
        Step::Jump(way) => jump(from, way, choosable),
    });
    let mut clicked = hand.zip(done).map(|(hand, lid)| hand.press(touch, lid));
    let guard = figure(layout.guard(scene.open.common.guard, moves.aside()), &layout);
    for lid in LidIndex::ALL {
        let shown = shown(lid, choosable, touch);
        let response = cursor.place(ui, lid, layout.rect(lid), Sense::CLICK | Sense::DRAG, || {
            let name = scene.say(&lid_name(scene, lid, shown));
            let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), name);
            info.selected = shown.picked.then_some(true);
            info
        });
        scene.spots.put(lid_spot(lid), layout.rect(lid));
        if response.clicked() {
            clicked = hand.map(|hand| hand.click(touch, lid));
        }
        if response.drag_started() {
            let pressed = ui.input(|input| input.pointer.press_origin());
            let by_guard = pressed.is_some_and(|pressed| guard.contains(pressed));
            touch.held = hand.and_then(|hand| hand.takes_up(lid, by_guard));
            if touch.held == Some(Held::Lid) {
                touch.picked = Some(lid);
            }
        }
    }
    if hand.is_some_and(|hand| hand.task == Task::Place)
        && ui.interact(guard, keyboard_nav::board_id().with("guard"), Sense::DRAG).drag_started()
    {
        touch.held = Some(Held::Guard);
    }
    if let (Some((held, Some(to))), Some(hand)) = (cursor.dropped(ui, &mut touch.held), hand) {
        clicked = hand.set_down(touch, held, to);
        cursor.leave_at(ui, to);
    }
    // A hasty second click on the lid that ended a round must not cover what all want to see.
    let may_begin = scene.waits_for.is_some() && scene.open.common.ending.is_none();
    let begins = may_begin && clicked.is_none() && (cursor.is_board_clicked() || any_lid_clicked(ui, cursor.pointer()));
    // What is picked shows at once, here and in the foot line, which may have been painted already.
    let picked = touch.picked;
    let meant = match clicked {
        Some(Click::Meant(intent)) => Some(intent),
        Some(Click::Picked(lid)) => touch.pick(Some(lid)),
        Some(Click::Dropped) => touch.pick(None),
        None => None,
    };
    if touch.picked != picked {
        ui.request_repaint();
    }
    let choosable = hand.map_or(LidSet::NONE, |hand| hand.choosable(touch.picked));
    let value = |lid| scene.say(&lid_name(scene, lid, shown(lid, choosable, touch)));
    cursor.tell(ui, || scene.say(&Phrase::new("kalle-board")), || cursor.seen().map(value));
    if let Some(rat) = scene.open.my_rat.filter(|_| scene.is_private()) {
        announce(
            ui,
            keyboard_nav::board_id().with("rat"),
            layout.rect(rat),
            &scene.say(&lid_name(scene, rat, shown(rat, LidSet::NONE, touch))),
        );
    }

    if ui.is_rect_visible(room) {
        let at = At { ui, scene, layout: &layout, touch };
        paint_ground(ui.painter(), &layout, scene.theme);
        path_ui(ui, scene, &layout, moves.counted(scene.open.common.turned, &layout), keyboard_nav::board_id());
        at.paint_lids(&moves);
        at.paint_marks(&moves, hand.as_ref(), choosable, cursor.pointed());
        at.paint_guard(&moves);
        let ring = |lid| Rect::from_center_size(layout.center(lid), Vec2::splat(layout.reach() * 2.0));
        cursor.paint(ui, scene, ring, layout.reach());
        if let (Some(hand), Some(lid)) = (hand, cursor.pointer()) {
            let can = choosable.contains(lid) || touch.picked == Some(lid);
            let icon = if can { CursorIcon::PointingHand } else { CursorIcon::NotAllowed };
            let icon = if hand.task == Task::Hide { CursorIcon::PointingHand } else { icon };
            ui.set_cursor_icon(if touch.held.is_some() { CursorIcon::Grabbing } else { icon });
        }
    }
    if begins { Some(Intent::Begin) } else { meant }
}

/// Whether a click fell on a lid while nobody decides.
fn any_lid_clicked(ui: &Ui, pointer: Option<LidIndex>) -> bool {
    pointer.is_some() && ui.input(|input| input.pointer.primary_clicked())
}

/// The places that lay open before the last event that opened or moved one in this round. The scene tells only what lies open after
/// it.
fn lay_open_before(ui: &Ui, scene: &Scene<'_, Kalle>) -> LidSet {
    let common = &scene.open.common;
    let key = keyboard_nav::board_id().with("open");
    let kept: Option<(u8, LidSet, LidSet)> = ui.data(|data| data.get_temp(key));
    let (before, now) = match kept {
        Some((round, before, now)) if round == common.round && now == common.face_up => (before, now),
        Some((round, _, now)) if round == common.round => (now, common.face_up),
        _ => (LidSet::NONE, common.face_up),
    };
    ui.data_mut(|data| data.insert_temp(key, (common.round, before, now)));
    before
}

/// The next lid on this way; the same one at the edge.
fn next(from: LidIndex, way: Direction) -> LidIndex {
    let cell = from.cell();
    let row = u8::try_from(i32::from(cell.row) + way.rows);
    let column = u8::try_from(i32::from(cell.column) + way.columns);
    let there = row.ok().zip(column.ok()).and_then(|(row, column)| LidIndex::of(Cell::new(row, column)));
    there.unwrap_or(from)
}

fn jump(from: LidIndex, way: Direction, choosable: LidSet) -> LidIndex {
    let cells = choosable.iter().map(LidIndex::cell);
    keyboard_nav::jump(from.cell(), way, cells).and_then(LidIndex::of).unwrap_or(from)
}

/// What is painted of the board, and where.
struct At<'a> {
    ui: &'a Ui,
    scene: &'a Scene<'a, Kalle>,
    layout: &'a Layout,
    touch: &'a Selection,
}

impl At<'_> {
    /// What lies in the holes: first what rests, then what is lifted, then what slides.
    fn paint_lids(&self, moves: &Moves<'_>) {
        let common = &self.scene.open.common;
        if !common.is_dealt() {
            return;
        }
        let lifted = self.lifted();
        let sliding: LidSet = moves.swap().into_iter().flat_map(|(a, b, _)| [a, b]).collect();
        for lid in LidSet::ALL.without(sliding).iter().filter(|&lid| lifted != Some(lid)) {
            self.paint_card(lid, moves);
        }
        if let Some(lid) = lifted.filter(|&lid| !sliding.contains(lid)) {
            let round = Round::flat(self.layout.center(lid), self.layout.reach());
            paint_peeping(self.ui.painter(), self.scene.theme, round);
        }
        sliding.iter().for_each(|lid| self.paint_card(lid, moves));
    }

    /// The lid that the rat lifts: where it hides right now, or where it may see itself.
    fn lifted(&self) -> Option<LidIndex> {
        let hiding = self.scene.open.common.phase == Phase::Hiding;
        self.touch.picked.filter(|_| hiding).or(self.scene.open.my_rat)
    }

    fn paint_card(&self, lid: LidIndex, moves: &Moves<'_>) {
        let (brush, theme, open) = (self.ui.painter(), self.scene.theme, self.scene.open);
        let lies_open = open.common.face_up.contains(lid);
        let lying = moves.lying(lid, lies_open, self.layout);
        let round = Round::of(lying, self.layout.reach());
        paint_shadow(brush, round);
        match open.cards.get(lid.index()).copied().flatten() {
            Some(animal) if lies_open && !lying.closed => paint_open(brush, theme, round, animal),
            Some(animal) if !lies_open => {
                paint_lid(brush, theme, round);
                paint_beneath(brush, theme, round, animal);
            }
            _ => paint_lid(brush, theme, round),
        }
    }

    fn paint_marks(&self, moves: &Moves<'_>, hand: Option<&Hand<'_>>, choosable: LidSet, pointed: Option<LidIndex>) {
        let (brush, layout, theme) = (self.ui.painter(), self.layout, self.scene.theme);
        let common = &self.scene.open.common;
        let last = self.scene.last.map(|(observation, _)| &observation.seen);
        if let (Some(guard), None, 0.0) = (common.guard, moves.guard(layout), moves.aside()) {
            paint_place(brush, layout, theme, layout.center(guard));
        }
        if let Some(rat) = self.rat_found(moves) {
            hints::paint_picked(brush, layout, theme, rat);
        }
        if let Some((a, b, _)) = moves.swap() {
            for lid in [a, b] {
                let round = Round::of(moves.lying(lid, false, layout), layout.reach());
                hints::paint_ring_at(brush, layout, theme, (round.center, round.reach * 1.03), palette::LAMP, 0.045);
            }
        }
        if let Some(hand) = hand {
            self.paint_choices(hand, choosable, pointed);
        }
        if let (true, Some(&Seen::Swapped { a, b, .. })) = (self.scene.reduced_motion, last) {
            hints::paint_exchange(brush, layout, theme, [a, b], palette::LAMP);
        }
        for point in &common.points {
            hints::paint_point(brush, layout, theme, point.at, self.scene.mark(point.seat), 1.0);
        }
        if let Some(&Seen::Proved { seat, at, .. }) = last {
            hints::paint_point(brush, layout, theme, at, self.scene.mark(seat), 1.0);
        }
        for lid in self.scene.marked.iter().filter_map(|name| spot_lid(name)) {
            hints::paint_meant(brush, layout, theme, lid);
        }
    }

    /// Where the rat was, once the round is over and its lid has turned: what all want to know.
    fn rat_found(&self, moves: &Moves<'_>) -> Option<LidIndex> {
        let open = self.scene.open;
        let is_rat = |lid: &LidIndex| open.cards.get(lid.index()).copied().flatten() == Some(Animal::RAT);
        let rat = open.common.face_up.iter().find(is_rat).filter(|_| open.common.ending.is_some())?;
        (!moves.lying(rat, true, self.layout).closed).then_some(rat)
    }

    /// What the hand may choose, has picked, and points at.
    fn paint_choices(&self, hand: &Hand<'_>, choosable: LidSet, pointed: Option<LidIndex>) {
        let (brush, layout, theme) = (self.ui.painter(), self.layout, self.scene.theme);
        let picked = self.touch.picked;
        // Where all may be chosen, marks would say nothing.
        if matches!(hand.task, Task::Step | Task::Point | Task::Prove)
            || picked.is_some_and(|_| hand.task == Task::Swap)
        {
            choosable.iter().for_each(|lid| hints::paint_choosable(brush, layout, theme, lid));
        }
        if let Some(lid) = picked {
            hints::paint_picked(brush, layout, theme, lid);
        }
        let Some(lid) = pointed.filter(|&lid| picked != Some(lid)) else { return };
        if !choosable.contains(lid) {
            hints::paint_not_here(brush, layout, theme, lid);
            return;
        }
        match (hand.task, picked) {
            (Task::Swap, Some(first)) => hints::paint_exchange(brush, layout, theme, [first, lid], palette::CHALK),
            _ => hints::paint_pointed(brush, layout, theme, lid),
        }
        match hand.task {
            Task::Place | Task::Step => paint_guard(brush, layout, theme, layout.beside(lid, 0.0), 0.0, 0.6),
            Task::Point | Task::Prove => {
                hints::paint_point(brush, layout, theme, lid, self.scene.mark(hand.seat), 0.75);
            }
            Task::Hide | Task::Swap => {}
        }
    }

    fn paint_guard(&self, moves: &Moves<'_>) {
        let (brush, layout, theme) = (self.ui.painter(), self.layout, self.scene.theme);
        let common = &self.scene.open.common;
        let carried =
            self.ui.input(|input| input.pointer.latest_pos()).filter(|_| self.touch.held == Some(Held::Guard));
        let resting = carried.unwrap_or_else(|| layout.guard(common.guard, moves.aside()));
        let (center, hop) = moves.guard(layout).unwrap_or((resting, 0.0));
        paint_guard(brush, layout, theme, center, hop, 1.0);
    }
}

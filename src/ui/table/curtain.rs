//! The view of the curtain: shows whom it waits for, and is lifted while a press is held or, by a setting, toggled by presses.
//!
//! While the curtain is down nothing of the table is painted. Must not know: what lies behind it.

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, Event, FontId, Id, Key, Mesh, Modifiers, Painter, Pos2, Rect, Response, RichText, Role,
    Sense, Shape, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};

use super::commands::Command;
use super::mice;
use super::model::{Curtain, CurtainPurpose, TableModel};
use super::session::{FrameContext, PaintPart, Part, TableCommand};
use crate::engine::{Phrase, Seat};
use crate::paint::board::board_id;
use crate::paint::easing::smoothstep;
use crate::paint::key_help::{CURTAIN, with_shortcut};
use crate::paint::style::text_scale;
use crate::paint::theme::{Durations, Theme, mix, sizes};
use crate::paint::widgets::PushButton;

/// Start of the countdown before the curtain lifts for a decision.
const COUNTDOWN_START: u32 = 3;
/// Diameter of the round hold button, as a share of the height below the card.
const HOLD_SHARE: f32 = 0.46;
/// Height of the button where there is little room, as a share of that, and its width in heights.
const LOW_SHARE: f32 = 0.8;
const LOW_WIDTH: f32 = 4.0;
/// The card is at most so high, as a share of the curtain, if a smaller title can help it.
const MAX_CARD: f32 = 0.55;
/// Number of folds of the curtain.
const FOLDS: usize = 13;

/// State of the curtain view.
#[derive(Debug, Default)]
pub struct CurtainView {
    shown: Option<ShownCurtain>,
    stage: LiftStage,
    /// Whether the glimpse was looked at and may be dismissed.
    glimpse_seen: bool,
    /// When the curtain was last lifted, in seconds, while the cloth is on its way up.
    rises_since: Option<f64>,
    /// Commands of this frame.
    commands: Vec<TableCommand>,
}

/// The curtain that is shown: for which seat, why, at which event.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ShownCurtain {
    seat: Seat,
    purpose: CurtainPurpose,
    ply: usize,
    /// Whether the hold button is moved aside, so that it is not under the pointer.
    is_aside: bool,
    /// When the curtain came down, in seconds; a press right after that was meant for something else.
    since: f64,
}

/// Input to the curtain in this frame.
#[derive(Clone, Copy, Debug)]
struct HoldInput {
    /// Whether a press of the hold button or its key begins.
    pressed: bool,
    /// Whether a press of the hold button or its key continues.
    held: bool,
    /// Whether a press begins anywhere, or something covers the table.
    any_press: bool,
}

/// Stage of lifting the curtain.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum LiftStage {
    /// Down.
    #[default]
    Down,
    /// Held since this time, in seconds.
    Held(f64),
    /// Counting down since this time, in seconds.
    Counting(f64),
    /// Up.
    Up,
}

impl CurtainView {
    /// Whether the window has just lost the focus, when someone else may look.
    pub fn window_lost_focus(ui: &Ui) -> bool {
        ui.input(|input| input.events.iter().any(|event| matches!(event, Event::WindowFocused(false))))
    }

    /// Resets the view, keeping its commands. Cloth on its way up goes on.
    pub fn reset(&mut self) {
        let commands = std::mem::take(&mut self.commands);
        *self = CurtainView { commands, rises_since: self.rises_since, ..CurtainView::default() };
    }

    /// Paints the cloth on its way up over what the curtain had covered. Call it after all of that has been painted.
    pub fn paint_rising(&mut self, ui: &Ui, area: Rect, frame: &FrameContext<'_>) {
        let is_falling_again = self.shown.is_some() && self.stage != LiftStage::Up;
        let share = self.rises_since.map(|since| elapsed_share(frame, since, frame.theme.motion.curtain));
        let Some(share) = share.filter(|share| *share < 1.0 && frame.settings.is_animated() && !is_falling_again)
        else {
            self.rises_since = None;
            return;
        };
        let cloth = area.translate(-Vec2::Y * area.height() * smoothstep(share));
        paint_folds(&ui.painter().with_clip_rect(area), cloth, frame.theme);
        ui.ctx().request_repaint();
    }

    /// Paints the curtain, or the board while the curtain is up, and handles input. `keys_free`: input is meant for the table, not for a
    /// sheet or menu over it.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        (curtain, keys_free): (Curtain, bool),
        paint: &mut PaintPart<'_>,
    ) -> Vec<Command> {
        let area = ui.available_rect_before_wrap();
        let card = Card::new(ui, model, frame, &curtain, area);
        let below = area.with_min_y(card.rect.bottom());
        let shown = self.update_shown(ui, below, model.ply, curtain, frame.now);
        let by_press = frame.settings.curtain_by_press;
        let place = hold_rect(below, shown.is_aside);
        // Before the board handles the keys.
        let id = ui.scope_id().with("hold");
        let typed = keys_free && self.take_key_press(ui, id, by_press);
        if self.stage == LiftStage::Up {
            ui.scope_builder(UiBuilder::new().max_rect(area), |ui| paint(ui, Part::Board));
            if by_press {
                // The press that drops the curtain must not reach the board.
                ui.interact(area, id.with("anywhere"), Sense::click_and_drag());
            }
        }
        let response = ui.interact(place, id, Sense::click_and_drag());
        let name = match (self.stage, by_press) {
            (LiftStage::Up, true) => "curtain-drop",
            (_, true) => "curtain-press",
            (_, false) => "curtain-hold",
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, frame.text.get(name)));
        let warning = frame.text.get("curtain-spoken");
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(warning));
        // Leaving the hold button releases it, except while the curtain is up and the button is gone.
        let pointed =
            response.is_pointer_button_down_on() && (self.stage == LiftStage::Up || response.contains_pointer());
        let (began, ended) = ui.input(|input| (input.pointer.any_pressed(), input.pointer.any_released()));
        // Clicks from a screen reader, or a press and release within one frame.
        let clicked = by_press && !typed && (began || !ended) && response.clicked();
        // A press that began before the curtain fell must not lift it again.
        let pressed = (pointed && began) || typed || clicked;
        let is_too_early = by_press && elapsed_share(frame, shown.since, frame.theme.motion.hold) <= 1.0;
        let hold_input = HoldInput {
            pressed: pressed && !is_too_early,
            held: pointed || (keys_free && ui.input(|input| input.key_down(CURTAIN.keys[0].logical_key))),
            any_press: began || typed || clicked || !keys_free,
        };
        let before = self.stage;
        match by_press {
            true => self.step_by_press(frame, curtain.purpose, hold_input),
            false => self.step_by_hold(frame, curtain.purpose, hold_input),
        }
        // Repaints while something changes, and once more after a change of stage.
        if before != self.stage || !(self.stage == LiftStage::Down || by_press && self.stage == LiftStage::Up) {
            ui.ctx().request_repaint();
        }
        if self.stage == LiftStage::Up {
            return self.take_commands();
        }
        let may_withdraw = curtain.purpose == CurtainPurpose::Look && self.stage == LiftStage::Down;
        let mut layout = self.layout(frame, card, area, place);
        // In a low room the other button takes the place of the key.
        layout.names_key = !(is_wide(place) && (self.glimpse_seen || may_withdraw));
        paint_curtain(ui, model, frame, &curtain, &layout, &response);
        let other = other_rect(ui, frame.theme, place);
        if self.glimpse_seen && action_button(ui, frame, other, "glimpse-put-away", (keys_free, &[Key::Enter, Key::E]))
        {
            self.commands.push(TableCommand::DismissGlimpse);
            self.reset();
        }
        if may_withdraw && action_button(ui, frame, other, "curtain-never-mind", (keys_free, &[Key::Escape])) {
            self.commands.push(TableCommand::DropCurtain);
            self.reset();
        }
        self.take_commands()
    }

    fn take_commands(&mut self) -> Vec<Command> {
        self.commands.drain(..).map(Command::Table).collect()
    }

    /// Whether a key that lifts or drops the curtain is pressed: Space, and with `by_press` also Enter if Enter does nothing else. With
    /// `by_press` the key is consumed, and a focused widget keeps its keys until the curtain is up.
    fn take_key_press(&self, ui: &Ui, id: Id, by_press: bool) -> bool {
        let lifts = CURTAIN.keys[0].logical_key;
        if !by_press {
            return ui.input(|input| input.events.iter().any(|event| is_press(event, lifts)));
        }
        let focused = ui.memory(|memory| memory.focused()).filter(|focused| *focused != id && *focused != board_id());
        if focused.is_some() && self.stage != LiftStage::Up {
            return false;
        }
        let enter = self.stage == LiftStage::Up || !self.glimpse_seen;
        ui.input_mut(|input| {
            let before = input.events.len();
            input.events.retain(|event| !(is_press(event, lifts) || enter && is_press(event, Key::Enter)));
            input.events.len() < before
        })
    }

    /// Updates the shown curtain; resets the view if the curtain is a new one.
    fn update_shown(&mut self, ui: &Ui, area: Rect, ply: usize, curtain: Curtain, now: f64) -> ShownCurtain {
        let same = self
            .shown
            .filter(|shown| shown.seat == curtain.seat && shown.purpose == curtain.purpose && shown.ply == ply)
            .filter(|_| self.stage != LiftStage::Up || curtain.is_up);
        let shown = same.unwrap_or_else(|| {
            let pointer = ui.input(|input| input.pointer.latest_pos());
            let is_aside = pointer.is_some_and(|at| hold_rect(area, false).contains(at));
            self.reset();
            ShownCurtain { seat: curtain.seat, purpose: curtain.purpose, ply, is_aside, since: now }
        });
        self.shown = Some(shown);
        shown
    }

    /// Advances the stage in press mode: one press lifts, another drops.
    fn step_by_press(&mut self, frame: &FrameContext<'_>, purpose: CurtainPurpose, hold_input: HoldInput) {
        self.stage = match self.stage {
            LiftStage::Down if hold_input.pressed && purpose == CurtainPurpose::Decide => {
                LiftStage::Counting(frame.now)
            }
            LiftStage::Down if hold_input.pressed => self.lift(frame),
            // Left over from before the setting was changed.
            LiftStage::Held(_) => LiftStage::Down,
            LiftStage::Counting(_) if hold_input.any_press => LiftStage::Down,
            LiftStage::Counting(since) => self.count_down(frame, since),
            LiftStage::Up if hold_input.any_press => self.finish_look(purpose),
            stage => stage,
        };
    }

    /// Advances the stage in hold mode: the curtain is up while held.
    fn step_by_hold(&mut self, frame: &FrameContext<'_>, purpose: CurtainPurpose, hold_input: HoldInput) {
        let HoldInput { pressed, held, .. } = hold_input;
        let lengths = &frame.theme.motion;
        self.stage = match self.stage {
            LiftStage::Down if pressed => LiftStage::Held(frame.now),
            LiftStage::Held(_) | LiftStage::Counting(_) if !held => LiftStage::Down,
            LiftStage::Held(since)
                if elapsed_share(frame, since, lengths.hold) >= 1.0 && purpose == CurtainPurpose::Decide =>
            {
                LiftStage::Counting(frame.now)
            }
            LiftStage::Held(since) if elapsed_share(frame, since, lengths.hold) >= 1.0 => self.lift(frame),
            LiftStage::Counting(since) => self.count_down(frame, since),
            LiftStage::Up if !held => self.finish_look(purpose),
            stage => stage,
        };
    }

    /// Counts down, then lifts the curtain for the decision.
    fn count_down(&mut self, frame: &FrameContext<'_>, since: f64) -> LiftStage {
        if elapsed_share(frame, since, frame.theme.motion.count_down) < COUNTDOWN_START as f32 {
            return LiftStage::Counting(since);
        }
        self.lift(frame);
        self.shown = None;
        LiftStage::Down
    }

    /// Lifts the curtain.
    fn lift(&mut self, frame: &FrameContext<'_>) -> LiftStage {
        self.commands.push(TableCommand::LiftCurtain);
        self.rises_since = Some(frame.now);
        LiftStage::Up
    }

    /// Drops the curtain after a look.
    fn finish_look(&mut self, purpose: CurtainPurpose) -> LiftStage {
        self.commands.push(TableCommand::DropCurtain);
        self.glimpse_seen = purpose == CurtainPurpose::Glimpse;
        self.shown = self.shown.filter(|_| self.glimpse_seen);
        LiftStage::Down
    }

    fn layout(&self, frame: &FrameContext<'_>, card: Card, area: Rect, place: Rect) -> CurtainLayout {
        let lengths = &frame.theme.motion;
        let (share, countdown) = match self.stage {
            LiftStage::Held(since) => (elapsed_share(frame, since, lengths.hold).clamp(0.0, 1.0), None),
            LiftStage::Counting(since) => (
                0.0,
                Some(COUNTDOWN_START.saturating_sub(elapsed_share(frame, since, lengths.count_down) as u32).max(1)),
            ),
            LiftStage::Down | LiftStage::Up => (0.0, None),
        };
        CurtainLayout { card, area, place, share, countdown, names_key: true }
    }
}

/// Time since `since` as a share of a duration in milliseconds; 1 is all of it.
fn elapsed_share(frame: &FrameContext<'_>, since: f64, milliseconds: u64) -> f32 {
    ((frame.now - since) / Durations::time(milliseconds).as_secs_f64()) as f32
}

/// A button below the hold button, with a shortcut; true if chosen.
fn action_button(
    ui: &mut Ui,
    frame: &FrameContext<'_>,
    place: Rect,
    key: &str,
    (keys_free, shortcuts): (bool, &[Key]),
) -> bool {
    let label = frame.text.get(key);
    let response = ui.put(place, PushButton::plain(frame.theme, &label).min_width(place.width()));
    frame.rects.put(key, response.rect);
    let is_pressed = |key: &Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, *key));
    response.clicked() || (keys_free && shortcuts.iter().any(is_pressed))
}

/// Geometry and texts of the curtain in this frame.
struct CurtainLayout {
    card: Card,
    area: Rect,
    place: Rect,
    /// Share of the hold time that has passed.
    share: f32,
    /// The number of the countdown.
    countdown: Option<u32>,
    /// Whether the key that does the same stands beside the button.
    names_key: bool,
}

/// The card that says whom the curtain waits for.
struct Card {
    rect: Rect,
    /// Side of the mouse on it.
    mouse: f32,
    title: RichText,
    about: String,
}

impl Card {
    /// Lays out the card near the top of the curtain, as high as its text needs.
    fn new(ui: &Ui, model: &TableModel, frame: &FrameContext<'_>, curtain: &Curtain, area: Rect) -> Self {
        let theme = frame.theme;
        let say = |key: &'static str| frame.text.say(&Phrase::new(key).with("seat", curtain.seat), &model.names);
        let (title, about) = match (curtain.purpose, frame.settings.curtain_by_press) {
            (CurtainPurpose::Decide, false) => ("curtain-all-but", "curtain-decides"),
            (CurtainPurpose::Decide, true) => ("curtain-all-but", "curtain-decides-by-press"),
            (CurtainPurpose::Look, false) => ("curtain-pass", "curtain-looks"),
            (CurtainPurpose::Look, true) => ("curtain-pass", "curtain-looks-by-press"),
            (CurtainPurpose::Glimpse, false) => ("curtain-pass", "curtain-glimpse"),
            (CurtainPurpose::Glimpse, true) => ("curtain-pass", "curtain-glimpse-by-press"),
        };
        let (title, about) = (say(title), say(about));
        let scale = text_scale(ui, theme);
        let mouse = theme.size.curtain.mouse * scale.min(1.3);
        let width = (area.width() - 2.0 * theme.size.padding).min(theme.size.sheet.form * scale.clamp(1.0, 1.5));
        let room = width - mouse - 2.0 * theme.size.padding - 2.0 * theme.size.grid;
        let high = |words: RichText, style: TextStyle| {
            WidgetText::from(words).into_galley(ui, Some(TextWrapMode::Wrap), room, style).size().y
        };
        let about_height = high(theme.soft(&about), TextStyle::Small);
        let height = |title: RichText| {
            let words = high(title, TextStyle::Heading) + about_height;
            (words + theme.size.grid * 3.0).max(mouse + 2.0 * theme.size.grid)
        };
        // In a low room the title is no larger than other text, so that the button below can be hit.
        let usual = Theme::heading(&title);
        let title = if height(usual.clone()) > area.height() * MAX_CARD { Theme::strong(&title) } else { usual };
        let height = height(title.clone());
        let top = area.top() + (area.height() * 0.25 - height * 0.5).max(theme.size.padding * 1.5);
        let rect = Rect::from_min_size(pos2(area.center().x - width * 0.5, top), vec2(width, height));
        Card { rect, mouse, title, about }
    }
}

fn paint_curtain(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    curtain: &Curtain,
    layout: &CurtainLayout,
    hold: &Response,
) {
    let theme = frame.theme;
    let scale = text_scale(ui, theme);
    let brush = ui.painter().with_clip_rect(layout.area);
    paint_folds(&brush, layout.area, theme);
    paint_others(&brush, model, curtain.seat, layout.area, theme);
    let card = &layout.card;
    brush.rect(
        card.rect,
        theme.size.radius,
        theme.paper,
        Stroke::new(theme.size.outline, theme.line),
        StrokeKind::Inside,
    );
    let middle = pos2(card.rect.left() + theme.size.padding + card.mouse * 0.5, card.rect.center().y);
    let place = Rect::from_center_size(middle, Vec2::splat(card.mouse));
    mice::still_mouse(model, curtain.seat).paint(&brush, place, theme);
    let words = card.rect.with_min_x(card.rect.left() + 2.0 * theme.size.padding + card.mouse);
    ui.scope_builder(UiBuilder::new().max_rect(words.shrink(theme.size.grid)), |ui| {
        ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
        let label = ui.label(card.title.clone());
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(egui::accesskit::Live::Polite));
        ui.label(theme.soft(&card.about));
    });
    frame.rects.put("curtain hold", layout.place);
    match layout.countdown {
        Some(countdown) => paint_count(ui, &brush, layout.place, countdown, theme, scale),
        None => paint_hold(ui, &brush, hold, layout, frame),
    }
}

/// The mice of all others stand at the lower left before the cloth, with their paws over their eyes.
fn paint_others(brush: &Painter, model: &TableModel, seat: Seat, area: Rect, theme: &Theme) {
    let (side, hem) = (theme.size.curtain.mouse, theme.size.curtain.hem);
    let team = model.team_of(seat);
    let others = Seat::all(model.players.len()).filter(|other| !team.contains(other));
    for (number, other) in others.enumerate() {
        let corner = pos2(area.left() + theme.size.padding + side * number as f32, area.bottom() - hem - side);
        let place = Rect::from_min_size(corner, Vec2::splat(side));
        mice::still_mouse(model, other).covering_eyes(true).paint(brush, place, theme);
    }
}

/// Cloth in soft folds on a brass rail, darker towards the floor, with a hem.
fn paint_folds(brush: &Painter, area: Rect, theme: &Theme) {
    let (cloth, brass) = (theme.board(theme.cloth), theme.board(theme.brass));
    let shaded = |share: f32| mix(cloth, Color32::BLACK, share);
    let size = &theme.size.curtain;
    let rail = area.top() + size.rail;
    let width = area.width() / FOLDS as f32;
    let mut mesh = Mesh::default();
    // Four shades for each fold; light comes from the upper left.
    for (index, share) in (0..=FOLDS * 4).map(|quarter| (quarter, [0.30, 0.06, 0.0, 0.16][quarter % 4])) {
        let x = area.left() + width * index as f32 / 4.0;
        let sway = (index as f32 * 0.9).sin() * width * 0.05;
        mesh.colored_vertex(pos2(x, rail), shaded(share + 0.06));
        mesh.colored_vertex(pos2((x + sway).clamp(area.left(), area.right()), area.bottom()), shaded(share + 0.2));
    }
    for quarter in 0..FOLDS as u32 * 4 {
        let first = quarter * 2;
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    }
    brush.add(Shape::mesh(mesh));
    let hem = Rect::from_min_max(pos2(area.left(), area.bottom() - size.hem), area.max);
    brush.rect_filled(hem, 0.0, brass);
    brush.hline(area.x_range(), hem.top(), Stroke::new(size.hem_line, mix(brass, Color32::BLACK, 0.35)));
    let pole = Rect::from_min_max(pos2(area.left(), area.top()), pos2(area.right(), area.top() + size.pole));
    brush.rect(
        pole,
        pole.height() * 0.5,
        brass,
        Stroke::new(size.pole_line, mix(brass, Color32::BLACK, 0.45)),
        StrokeKind::Inside,
    );
    for fold in 0..FOLDS {
        let ring = pos2(area.left() + width * (fold as f32 + 0.5), rail + size.ring_drop);
        brush.circle_stroke(ring, size.ring, Stroke::new(size.ring_line, mix(brass, Color32::BLACK, 0.3)));
    }
}

fn paint_hold(ui: &Ui, brush: &Painter, response: &Response, layout: &CurtainLayout, frame: &FrameContext<'_>) {
    let (theme, size) = (frame.theme, &frame.theme.size.curtain);
    let (place, middle, reach) = (layout.place, layout.place.center(), layout.place.height() * 0.5);
    let fill = if response.hovered() { theme.hovered(theme.accent) } else { theme.accent };
    let outline = Stroke::new(size.hold_outline, theme.accent_ink);
    brush.rect(place, reach, fill, outline, StrokeKind::Middle);
    if layout.share > 0.0 {
        let inset = (place.width() * 0.5 - size.hold_inset, reach - size.hold_inset);
        let points: Vec<Pos2> = (0..=48)
            .map(|step| {
                let turn = std::f32::consts::TAU * layout.share * step as f32 / 48.0 - std::f32::consts::FRAC_PI_2;
                middle + Vec2::angled(turn) * vec2(inset.0, inset.1)
            })
            .collect();
        brush.add(Shape::line(points, Stroke::new(size.hold_arc, theme.accent_ink)));
    }
    let by_press = frame.settings.curtain_by_press;
    let words = frame.text.get(if by_press { "curtain-press" } else { "curtain-hold" });
    let style = TextStyle::Button.resolve(ui.style());
    let largest = if is_wide(place) { reach } else { reach * 0.36 };
    let font = FontId { size: style.size.min(largest), ..style };
    let mut job = LayoutJob::simple(words, font, theme.accent_ink, place.width() * 0.75);
    job.halign = Align::Center;
    let galley = brush.layout_job(job);
    brush.galley(pos2(middle.x, middle.y - galley.size().y * 0.5), galley, theme.accent_ink);
    if !layout.names_key {
        return;
    }
    let sentence = if by_press { "curtain-press-key" } else { "curtain-hold-key" };
    let keys = with_shortcut(frame.text, sentence, &CURTAIN.keys[0]);
    let small = brush.layout_no_wrap(keys, TextStyle::Small.resolve(ui.style()), theme.ink);
    let corner = match is_wide(place) {
        true => pos2(place.right() + size.keys_gap + size.keys_padding.x, middle.y - small.size().y * 0.5),
        false => pos2(middle.x - small.size().x * 0.5, place.bottom() + size.keys_gap),
    };
    let behind = Rect::from_min_size(corner, small.size()).expand2(size.keys_padding);
    brush.rect_filled(behind, theme.size.radius, theme.paper);
    brush.galley(corner, small, theme.ink);
    frame.rects.put("curtain key", behind);
}

fn paint_count(ui: &Ui, brush: &Painter, place: Rect, countdown: u32, theme: &Theme, scale: f32) {
    brush.circle(
        place.center(),
        place.height() * 0.5,
        theme.paper,
        Stroke::new(theme.size.curtain.hold_outline, theme.line),
    );
    let font = FontId {
        size: (theme.size.curtain.countdown * scale.max(1.0)).min(place.height() * 0.8),
        ..Theme::title_style().resolve(ui.style())
    };
    brush.text(place.center(), Align2::CENTER_CENTER, countdown, font, theme.ink);
}

/// Rectangle of the hold button: in the middle below the card, or moved aside; leaves room for a button below. Where there is little
/// room it is as high as it can be and wide, and what belongs to it stands at its right.
fn hold_rect(below: Rect, is_aside: bool) -> Rect {
    let sizes = &sizes().curtain;
    let shift = if is_aside { below.width() * 0.28 } else { 0.0 };
    let room = below.with_max_y(below.bottom() - sizes.hem);
    if room.height() < sizes.hold * 0.8 {
        let height = room.height() * LOW_SHARE;
        let size = vec2((height * LOW_WIDTH).min(below.width() * 0.3), height);
        return Rect::from_center_size(pos2(room.center().x - shift, room.center().y), size);
    }
    let size = (below.height() * HOLD_SHARE).min(sizes.hold);
    Rect::from_center_size(pos2(below.center().x + shift, below.top() + below.height() * 0.42), Vec2::splat(size))
}

/// Whether the hold button is one for little room.
fn is_wide(hold: Rect) -> bool {
    hold.width() > hold.height() * 1.5
}

/// Rectangle of the other button, which needs no holding: below the hold button, or at its right.
fn other_rect(ui: &Ui, theme: &Theme, hold: Rect) -> Rect {
    if is_wide(hold) {
        let left = hold.right() + theme.size.padding;
        return Rect::from_min_size(pos2(left, hold.top()), vec2(hold.width(), hold.height()));
    }
    let size = vec2(hold.width() * 1.6, theme.size.button * text_scale(ui, theme).clamp(1.0, 1.3));
    Rect::from_center_size(pos2(hold.center().x, hold.bottom() + size.y * 1.4), size)
}

/// Whether the event is a first press of this key, not a repeat.
fn is_press(event: &Event, wanted: Key) -> bool {
    matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted)
}

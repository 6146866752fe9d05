//! The curtain on the screen: whom it waits for, lifted by a press that is held, or, where that is set, by one press and dropped by another.
//!
//! While it hangs nothing of the table is painted. Must not know: what lies behind it.

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, Event, FontId, Id, Key, Mesh, Modifiers, Painter, Pos2, Rect, Response, Role, Sense, Shape,
    Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};

use super::commands::Command;
use super::model::{Curtain, Purpose, TableModel};
use super::session::{FrameContext, PaintPart, Part, TableCommand};
use crate::engine::{Phrase, Seat};
use crate::paint::keyboard_nav::board_id;
use crate::paint::marks::paint_mark;
use crate::paint::style::text_scale;
use crate::paint::theme::{Durations, Theme, mix};
use crate::paint::widgets::PushButton;

/// How far is counted down before what lies behind the curtain is to be decided on.
const COUNT: u32 = 3;
/// Height of the round place to hold, as a share of what the card leaves, and at most, in points.
const HOLD_SHARE: f32 = 0.46;
const HOLD_MOST: f32 = 170.0;
/// Width of the card and side of the mark on it, at a text size of 100 %, in points.
const CARD: f32 = 620.0;
const MARK: f32 = 64.0;
/// Folds of the curtain.
const FOLDS: usize = 13;
/// Height of its hem, in points.
const HEM: f32 = 12.0;

/// What the curtain remembers between frames.
#[derive(Debug, Default)]
pub struct CurtainView {
    hangs: Option<Hanging>,
    stage: Stage,
    /// What is shown in passing was looked at, and may be put away.
    looked: bool,
    /// What people have asked for by it in this frame.
    asked: Vec<TableCommand>,
}

/// A curtain as it came down: for whom, what for, at which event.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Hanging {
    seat: Seat,
    purpose: Purpose,
    ply: usize,
    /// The place to hold stands aside, out from under the pointer.
    aside: bool,
    /// When it came down, in seconds: a press that follows at once was meant for what was there before.
    since: f64,
}

/// What people do to it in this frame.
#[derive(Clone, Copy, Debug)]
struct Touched {
    /// A press begins on the place to hold, or of the key for it.
    pressed: bool,
    /// A press goes on.
    held: bool,
    /// A press begins, wherever, or something lies over the table.
    anywhere: bool,
}

/// How far it has been lifted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Stage {
    /// Nobody touches it.
    #[default]
    Down,
    /// Held since then, in seconds.
    Held(f64),
    /// Held still, and the others are counted out since then.
    Counting(f64),
    /// Up for as long as it is held.
    Up,
}

impl CurtainView {
    /// Whether the window has just lost the keyboard to another: someone else may look.
    pub fn window_lost_focus(ui: &Ui) -> bool {
        ui.input(|input| input.events.iter().any(|event| matches!(event, Event::WindowFocused(false))))
    }

    /// Nothing hangs in this frame: what was begun is over.
    pub fn rest(&mut self) {
        *self = CurtainView { asked: std::mem::take(&mut self.asked), ..CurtainView::default() };
    }

    /// Paints it, or what lies behind it while it is held up, and lifts it or lets it fall. `keys_free` says that keys and presses are meant for the
    /// table, not for a sheet or menu over it.
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
        let hanging = self.come_down(ui, below, model.ply, curtain, frame.now);
        let by_press = frame.settings.curtain_by_press;
        let place = hold_place(below, hanging.aside);
        // Before the board can take the keys for something else.
        let id = ui.scope_id().with("hold");
        let typed = keys_free && self.typed(ui, id, by_press);
        if self.stage == Stage::Up {
            ui.scope_builder(UiBuilder::new().max_rect(area), |ui| paint(ui, Part::Board));
            if by_press {
                // The press that lets it fall is meant for nothing on the board.
                ui.interact(area, id.with("anywhere"), Sense::click_and_drag());
            }
        }
        let response = ui.interact(place, id, Sense::click_and_drag());
        let name = match (self.stage, by_press) {
            (Stage::Up, true) => "curtain-drop",
            (_, true) => "curtain-press",
            (_, false) => "curtain-hold",
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, frame.text.get(name)));
        let warning = frame.text.get("curtain-spoken");
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(warning));
        // Whoever slips off the place lets go of it, until it is up and there is none any more.
        let pointed = response.is_pointer_button_down_on() && (self.stage == Stage::Up || response.contains_pointer());
        let (began, ended) = ui.input(|input| (input.pointer.any_pressed(), input.pointer.any_released()));
        // A screen reader presses without pointer or key, a quick finger within one frame.
        let asked = by_press && !typed && (began || !ended) && response.clicked();
        // A press that goes on from before lifts nothing: what made it fall must not be undone by itself.
        let pressed = (pointed && began) || typed || asked;
        let hasty = by_press && part(frame, hanging.since, frame.theme.motion.hold) <= 1.0;
        let touched = Touched {
            pressed: pressed && !hasty,
            held: pointed || (keys_free && ui.input(|input| input.key_down(Key::Space))),
            anywhere: began || typed || asked || !keys_free,
        };
        let before = self.stage;
        match by_press {
            true => self.press(frame, curtain.purpose, touched),
            false => self.lift(frame, curtain.purpose, touched),
        }
        // Also when it has just fallen: what lay behind it is gone with the next frame. One that stays up by itself asks for nothing.
        if before != self.stage || !(self.stage == Stage::Down || by_press && self.stage == Stage::Up) {
            ui.ctx().request_repaint();
        }
        if self.stage == Stage::Up {
            return self.take_asked();
        }
        let face = self.face(frame, card, area, place);
        paint_curtain(ui, model, frame, &curtain, &face, &response);
        let under = |order: f32, size: Vec2| {
            Rect::from_center_size(pos2(place.center().x, place.bottom() + size.y * (0.5 + order)), size)
        };
        let size = vec2(place.width() * 1.6, frame.theme.size.button);
        if self.looked && is_chosen(ui, frame, under(0.9, size), "glimpse-put-away", (keys_free, Key::Enter)) {
            self.asked.push(TableCommand::PutGlimpseAway);
            self.rest();
        }
        let may_withdraw = curtain.purpose == Purpose::Look && self.stage == Stage::Down;
        if may_withdraw && is_chosen(ui, frame, under(0.9, size), "curtain-never-mind", (keys_free, Key::Escape)) {
            self.asked.push(TableCommand::DropCurtain);
            self.rest();
        }
        self.take_asked()
    }

    fn take_asked(&mut self) -> Vec<Command> {
        self.asked.drain(..).map(Command::Table).collect()
    }

    /// Whether the key is pressed that lifts or drops it: the space bar, and Enter where one press is enough and Enter does nothing else. There the
    /// press is used up: what it does is done once. What has the focus keeps its keys until the curtain is up.
    fn typed(&self, ui: &Ui, id: Id, by_press: bool) -> bool {
        if !by_press {
            return ui.input(|input| input.events.iter().any(|event| is_press(event, Key::Space)));
        }
        let focused = ui.memory(|memory| memory.focused()).filter(|focused| *focused != id && *focused != board_id());
        if focused.is_some() && self.stage != Stage::Up {
            return false;
        }
        let enter = self.stage == Stage::Up || !self.looked;
        ui.input_mut(|input| {
            let before = input.events.len();
            input.events.retain(|event| !(is_press(event, Key::Space) || enter && is_press(event, Key::Enter)));
            input.events.len() < before
        })
    }

    /// Another curtain than before comes down: nothing of the one before goes on. What hangs now.
    fn come_down(&mut self, ui: &Ui, area: Rect, ply: usize, curtain: Curtain, now: f64) -> Hanging {
        let same = self
            .hangs
            .filter(|hangs| hangs.seat == curtain.seat && hangs.purpose == curtain.purpose && hangs.ply == ply)
            .filter(|_| self.stage != Stage::Up || curtain.held_up);
        let hanging = same.unwrap_or_else(|| {
            let pointer = ui.input(|input| input.pointer.latest_pos());
            let aside = pointer.is_some_and(|at| hold_place(area, false).contains(at));
            self.rest();
            Hanging { seat: curtain.seat, purpose: curtain.purpose, ply, aside, since: now }
        });
        self.hangs = Some(hanging);
        hanging
    }

    /// One press lifts it, another lets it fall.
    fn press(&mut self, frame: &FrameContext<'_>, purpose: Purpose, touched: Touched) {
        self.stage = match self.stage {
            Stage::Down if touched.pressed && purpose == Purpose::Decide => Stage::Counting(frame.now),
            Stage::Down if touched.pressed => {
                self.asked.push(TableCommand::LiftCurtain);
                Stage::Up
            }
            // Held before that was set otherwise.
            Stage::Held(_) => Stage::Down,
            Stage::Counting(_) if touched.anywhere => Stage::Down,
            Stage::Counting(since) => self.count(frame, since),
            Stage::Up if touched.anywhere => self.fall(purpose),
            stage => stage,
        };
    }

    /// It is up while it is held.
    fn lift(&mut self, frame: &FrameContext<'_>, purpose: Purpose, touched: Touched) {
        let Touched { pressed, held, .. } = touched;
        let lengths = &frame.theme.motion;
        self.stage = match self.stage {
            Stage::Down if pressed => Stage::Held(frame.now),
            Stage::Held(_) | Stage::Counting(_) if !held => Stage::Down,
            Stage::Held(since) if part(frame, since, lengths.hold) >= 1.0 && purpose == Purpose::Decide => {
                Stage::Counting(frame.now)
            }
            Stage::Held(since) if part(frame, since, lengths.hold) >= 1.0 => {
                self.asked.push(TableCommand::LiftCurtain);
                Stage::Up
            }
            Stage::Counting(since) => self.count(frame, since),
            Stage::Up if !held => self.fall(purpose),
            stage => stage,
        };
    }

    /// The others are counted out; then what lies behind it can be decided.
    fn count(&mut self, frame: &FrameContext<'_>, since: f64) -> Stage {
        if part(frame, since, frame.theme.motion.count_down) < COUNT as f32 {
            return Stage::Counting(since);
        }
        self.asked.push(TableCommand::LiftCurtain);
        self.hangs = None;
        Stage::Down
    }

    /// It has been up to look.
    fn fall(&mut self, purpose: Purpose) -> Stage {
        self.asked.push(TableCommand::DropCurtain);
        self.looked = purpose == Purpose::Glimpse;
        self.hangs = self.hangs.filter(|_| self.looked);
        Stage::Down
    }

    fn face(&self, frame: &FrameContext<'_>, card: Card, area: Rect, place: Rect) -> PlayerLabel {
        let lengths = &frame.theme.motion;
        let (share, left) = match self.stage {
            Stage::Held(since) => (part(frame, since, lengths.hold).clamp(0.0, 1.0), None),
            Stage::Counting(since) => {
                (0.0, Some(COUNT.saturating_sub(part(frame, since, lengths.count_down) as u32).max(1)))
            }
            Stage::Down | Stage::Up => (0.0, None),
        };
        PlayerLabel { card, area, place, share, left }
    }
}

/// How much of so many milliseconds has passed since then; 1 is all of it.
fn part(frame: &FrameContext<'_>, since: f64, milliseconds: u64) -> f32 {
    ((frame.now - since) / Durations::time(milliseconds).as_secs_f64()) as f32
}

/// A button below the place to hold, and the key that does the same.
fn is_chosen(
    ui: &mut Ui,
    frame: &FrameContext<'_>,
    place: Rect,
    key: &str,
    (keys_free, shortcut): (bool, Key),
) -> bool {
    let label = frame.text.get(key);
    let response = ui.put(place, PushButton::plain(frame.theme, &label).min_width(place.width()));
    frame.rects.put(key, response.rect);
    response.clicked() || (keys_free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, shortcut)))
}

/// What is painted of it now.
struct PlayerLabel {
    card: Card,
    area: Rect,
    place: Rect,
    /// How much of the hold has passed.
    share: f32,
    /// The number that is counted.
    left: Option<u32>,
}

/// The card that says whom the curtain waits for.
struct Card {
    rect: Rect,
    /// Side of the mark on it.
    mark: f32,
    title: String,
    about: String,
}

impl Card {
    /// As high as its words need, near the top of the curtain.
    fn new(ui: &Ui, model: &TableModel, frame: &FrameContext<'_>, curtain: &Curtain, area: Rect) -> Self {
        let theme = frame.theme;
        let say = |key: &'static str| frame.text.say(&Phrase::new(key).with("seat", curtain.seat), &model.names);
        let (title, about) = match (curtain.purpose, frame.settings.curtain_by_press) {
            (Purpose::Decide, false) => ("curtain-all-but", "curtain-decides"),
            (Purpose::Decide, true) => ("curtain-all-but", "curtain-decides-by-press"),
            (Purpose::Look, false) => ("curtain-pass", "curtain-looks"),
            (Purpose::Look, true) => ("curtain-pass", "curtain-looks-by-press"),
            (Purpose::Glimpse, false) => ("curtain-pass", "curtain-glimpse"),
            (Purpose::Glimpse, true) => ("curtain-pass", "curtain-glimpse-by-press"),
        };
        let (title, about) = (say(title), say(about));
        let mark = (MARK * text_scale(ui, theme)).min(MARK * 1.3);
        let width = (area.width() - 2.0 * theme.size.padding).min(CARD * text_scale(ui, theme).clamp(1.0, 1.5));
        let room = width - mark - 2.0 * theme.size.padding - 2.0 * theme.size.grid;
        let high = |words: egui::RichText, style: TextStyle| {
            WidgetText::from(words).into_galley(ui, Some(TextWrapMode::Wrap), room, style).size().y
        };
        let words = high(Theme::heading(&title), TextStyle::Heading) + high(theme.soft(&about), TextStyle::Small);
        let height = (words + theme.size.grid * 3.0).max(mark + 2.0 * theme.size.grid);
        let top = area.top() + (area.height() * 0.25 - height * 0.5).max(theme.size.padding * 1.5);
        let rect = Rect::from_min_size(pos2(area.center().x - width * 0.5, top), vec2(width, height));
        Card { rect, mark, title, about }
    }
}

fn paint_curtain(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    curtain: &Curtain,
    face: &PlayerLabel,
    hold: &Response,
) {
    let theme = frame.theme;
    let scale = text_scale(ui, theme);
    let brush = ui.painter().with_clip_rect(face.area);
    paint_folds(&brush, face.area, theme);
    let mark = model.players.get(curtain.seat.index()).map_or(0, |face| face.mark);
    let card = &face.card;
    brush.rect(
        card.rect,
        theme.size.radius,
        theme.paper,
        Stroke::new(theme.size.outline, theme.line),
        StrokeKind::Inside,
    );
    let reach = card.mark * 0.5;
    paint_mark(&brush, pos2(card.rect.left() + theme.size.padding + reach, card.rect.center().y), reach, mark, theme);
    let words = card.rect.with_min_x(card.rect.left() + 2.0 * theme.size.padding + card.mark);
    ui.scope_builder(UiBuilder::new().max_rect(words.shrink(theme.size.grid)), |ui| {
        ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
        let label = ui.label(Theme::heading(&card.title));
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(egui::accesskit::Live::Polite));
        ui.label(theme.soft(&card.about));
    });
    frame.rects.put("curtain hold", face.place);
    match face.left {
        Some(left) => paint_count(ui, &brush, face.place, left, theme, scale),
        None => paint_hold(ui, &brush, hold, face, frame),
    }
}

/// Cloth in soft folds on a brass rail, darker towards the floor, with a hem.
fn paint_folds(brush: &Painter, area: Rect, theme: &Theme) {
    let (cloth, brass) = (theme.board(theme.cloth), theme.board(theme.brass));
    let shaded = |share: f32| mix(cloth, Color32::BLACK, share);
    let rail = area.top() + 10.0;
    let width = area.width() / FOLDS as f32;
    let mut mesh = Mesh::default();
    // Each fold has a ridge and a furrow; light comes from the upper left.
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
    let hem = Rect::from_min_max(pos2(area.left(), area.bottom() - HEM), area.max);
    brush.rect_filled(hem, 0.0, brass);
    brush.hline(area.x_range(), hem.top(), Stroke::new(2.0, mix(brass, Color32::BLACK, 0.35)));
    let pole = Rect::from_min_max(pos2(area.left(), area.top()), pos2(area.right(), rail + 4.0));
    brush.rect(
        pole,
        pole.height() * 0.5,
        brass,
        Stroke::new(1.5, mix(brass, Color32::BLACK, 0.45)),
        StrokeKind::Inside,
    );
    for fold in 0..FOLDS {
        let ring = pos2(area.left() + width * (fold as f32 + 0.5), rail + 1.0);
        brush.circle_stroke(ring, 7.0, Stroke::new(3.0, mix(brass, Color32::BLACK, 0.3)));
    }
}

fn paint_hold(ui: &Ui, brush: &Painter, response: &Response, face: &PlayerLabel, frame: &FrameContext<'_>) {
    let theme = frame.theme;
    let (middle, reach) = (face.place.center(), face.place.width() * 0.5);
    let fill = if response.hovered() { theme.hovered(theme.accent) } else { theme.accent };
    brush.circle(middle, reach, fill, Stroke::new(2.0, theme.accent_ink));
    if face.share > 0.0 {
        let points: Vec<Pos2> = (0..=48)
            .map(|step| {
                let turn = std::f32::consts::TAU * face.share * step as f32 / 48.0 - std::f32::consts::FRAC_PI_2;
                middle + Vec2::angled(turn) * (reach - 7.0)
            })
            .collect();
        brush.add(Shape::line(points, Stroke::new(6.0, theme.accent_ink)));
    }
    let by_press = frame.settings.curtain_by_press;
    let words = frame.text.get(if by_press { "curtain-press" } else { "curtain-hold" });
    let style = TextStyle::Button.resolve(ui.style());
    let font = FontId { size: style.size.min(reach * 0.36), ..style };
    let mut job = LayoutJob::simple(words, font, theme.accent_ink, reach * 1.5);
    job.halign = Align::Center;
    let galley = brush.layout_job(job);
    brush.galley(pos2(middle.x, middle.y - galley.size().y * 0.5), galley, theme.accent_ink);
    let keys = frame.text.get(if by_press { "curtain-press-key" } else { "curtain-hold-key" });
    let under = pos2(middle.x, face.place.bottom() + 10.0);
    let small = brush.layout_no_wrap(keys, TextStyle::Small.resolve(ui.style()), theme.ink);
    let behind = Rect::from_min_size(under - vec2(small.size().x * 0.5, 0.0), small.size()).expand2(vec2(10.0, 3.0));
    brush.rect_filled(behind, theme.size.radius, theme.paper);
    brush.galley(behind.min + vec2(10.0, 3.0), small, theme.ink);
}

fn paint_count(ui: &Ui, brush: &Painter, place: Rect, left: u32, theme: &Theme, scale: f32) {
    brush.circle(place.center(), place.width() * 0.5, theme.paper, Stroke::new(2.0, theme.line));
    let font = FontId { size: 48.0 * scale.max(1.0), ..Theme::title_style().resolve(ui.style()) };
    brush.text(place.center(), Align2::CENTER_CENTER, left, font, theme.ink);
}

/// Where to press: in the middle of what the card leaves, or aside; below it there is room for a button.
fn hold_place(below: Rect, aside: bool) -> Rect {
    let size = (below.height() * HOLD_SHARE).min(HOLD_MOST);
    let shift = if aside { below.width() * 0.28 } else { 0.0 };
    Rect::from_center_size(pos2(below.center().x + shift, below.top() + below.height() * 0.42), Vec2::splat(size))
}

/// Whether this key goes down now and was not down already.
fn is_press(event: &Event, wanted: Key) -> bool {
    matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted)
}

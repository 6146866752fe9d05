//! The calendar of the past days: a column for each week, a row for each weekday.

use egui::{
    Align2, Color32, CornerRadius, EventFilter, FocusDirection, Id, Key, Modifiers, Pos2, Rect, Role, Sense, Stroke,
    StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use jiff::ToSpan as _;
use jiff::civil::Date;

use super::stars::paint_stars;
use super::{Action, Day, heading, words};
use crate::daily::run_of_days;
use crate::engine::Phrase;
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, focus_ring};
use crate::ui::days;
use crate::ui::game_info::{self, GameInfo};
use crate::ui::screen_layout;
use crate::ui::services::AppServices;

const WEEKDAYS: [&str; 7] = [
    "daily-weekday-1",
    "daily-weekday-2",
    "daily-weekday-3",
    "daily-weekday-4",
    "daily-weekday-5",
    "daily-weekday-6",
    "daily-weekday-7",
];
/// Side of a day as a share of the window's height.
const DAY_SHARE: f32 = 0.065;
/// Height of the strip of stars below a picture, as a share of the day.
const STRIP: f32 = 0.3;
/// How strongly the picture of a game is covered on a day that was not played.
const FAINT: f32 = 0.25;

/// The calendar between frames.
#[derive(Default)]
pub struct Calendar {
    /// The day that gets the focus.
    focus: Option<Date>,
    /// Side of a day, as [`Calendar::fit`] has found it.
    day: f32,
}

impl Calendar {
    /// Makes the days as large as the window is high enough for, in a calendar that may be so wide. Returns the width of the calendar with its frame.
    pub fn fit(&mut self, ui: &Ui, theme: &Theme, (first, last): (Date, Date), width: f32) -> f32 {
        let (size, scale) = (&theme.size.daily, grid_scale(ui, theme));
        let weeks = weeks(first, last);
        let frame = 2.0 * (theme.size.padding + theme.size.outline);
        let by_width = (width - frame - size.labels * scale) / weeks as f32 - size.gap * scale;
        let by_height = ui.ctx().content_rect().height() * DAY_SHARE;
        self.day = by_width.min(by_height).clamp(size.day * scale, size.day_max * scale);
        Grid::new(ui, theme, self.day).width(weeks) + frame
    }

    /// Handles the keys of the calendar, unless another widget has the focus: arrows choose another day, Enter plays.
    pub fn handle_keys(&mut self, ui: &Ui, (today, first): (Date, Date), chosen: &mut Date) -> Option<Action> {
        let focused = ui.memory(|memory| memory.focused());
        if focused.is_some_and(|focused| focused != day_id(*chosen)) {
            return None;
        }
        let typed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        for (key, by) in [(Key::ArrowUp, -1_i64), (Key::ArrowDown, 1), (Key::ArrowLeft, -7), (Key::ArrowRight, 7)] {
            if typed(key) {
                *chosen = chosen.saturating_add(by.days()).clamp(first, today);
                self.focus = Some(*chosen);
                // egui has taken the arrow for a move of the focus, unless a day had it.
                ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            }
        }
        typed(Key::Enter).then_some(Action::Play)
    }

    /// Shows the calendar; a click chooses a day.
    pub fn ui(&mut self, ui: &mut Ui, services: &AppServices, (today, days): (Date, &[Day]), chosen: &mut Date) {
        let theme = services.theme();
        let card = widgets::card(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().interact_size.y = 0.0;
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = theme.size.padding;
                ui.label(heading(services.word("daily-calendar")));
                ui.label(services.text.say(&sums(today, days), &[]));
            });
            self.grid_ui(ui, services, (today, days), chosen);
            ui.add_space(theme.size.grid * 0.5);
            let how = ui.label(theme.soft(services.word("daily-stars-how")));
            services.rects.put("stars explained", how.rect);
        });
        services.rects.put("calendar", card.response.rect);
    }

    fn grid_ui(&mut self, ui: &mut Ui, services: &AppServices, (today, days): (Date, &[Day]), chosen: &mut Date) {
        let (theme, grid) = (services.theme(), Grid::new(ui, services.theme(), self.day));
        let Some(first) = days.last().map(|day| day.date) else { return };
        let monday = monday_before(first);
        let size = vec2(grid.width(weeks(first, today)), grid.months + grid.step * 7.0);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let left_top = place.min + vec2(grid.labels, grid.months);
        let games = game_info::taught();
        grid.labels_ui(ui, services, place.min, monday, (first, today));
        for day in days {
            let since = (day.date - monday).get_days();
            let (week, weekday) = (since.div_euclid(7), since.rem_euclid(7));
            let min = left_top + vec2(week as f32, weekday as f32) * grid.step;
            let rect = Rect::from_min_size(min, Vec2::splat(grid.step - grid.gap));
            let is_chosen = *chosen == day.date;
            // Tab stops at one day; arrows lead to the others.
            let response = ui.interact(rect, day_id(day.date), if is_chosen { Sense::click() } else { Sense::CLICK });
            let spoken = spoken(services, day);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &spoken));
            if self.focus == Some(day.date) {
                response.request_focus();
                self.focus = None;
            }
            if response.has_focus() {
                let arrows = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
            }
            if response.clicked() {
                *chosen = day.date;
                ui.request_repaint();
            }
            services.rects.put(format!("day {}", day.date), rect);
            if ui.is_rect_visible(rect) {
                let ground = if response.hovered() { theme.raised } else { theme.paper };
                paint_day(ui, theme, (day, &games), rect, ground);
                paint_frame(ui, theme, rect, (is_chosen, day.date == today));
                if response.has_focus() {
                    focus_ring(ui.painter(), rect, f32::from(radius(theme)), theme);
                }
            }
            response.on_hover_cursor(egui::CursorIcon::PointingHand).on_hover_text(spoken);
        }
    }
}

/// The Monday of a day's week.
fn monday_before(day: Date) -> Date {
    day.saturating_sub(i64::try_from(days::monday_offset(day)).unwrap_or(0).days())
}

/// The number of weeks that these days touch.
fn weeks(first: Date, last: Date) -> usize {
    usize::try_from((last - monday_before(first)).get_days() / 7 + 1).unwrap_or(1)
}

/// The name of the widget of a day.
fn day_id(date: Date) -> Id {
    Id::unique("day of a deal").with(date.to_string())
}

/// How many days running have been played on the day itself, and how many stars there are.
fn sums(today: Date, days: &[Day]) -> Phrase {
    let in_time = |day: &&Day| day.result.is_some() && day.played_later().is_none();
    let played = days.iter().filter(in_time).map(|day| day.date).collect();
    let stars = days.iter().filter_map(|day| Some(day.target.as_ref()?.stars(day.result.as_ref()?.made).count()));
    let stars: usize = stars.map(usize::from).sum();
    Phrase::new("daily-sums").with("days", run_of_days(&played, today)).with("stars", stars)
}

/// A day in words.
fn spoken(services: &AppServices, day: &Day) -> String {
    let text = &services.text;
    let state = match (&day.result, &day.target) {
        (Some(result), Some(target)) => {
            let stars = words::stars(text, target.stars(result.made));
            let made = words::result(text, result);
            text.say(&Phrase::new("daily-day-done").with("result", made).with("stars", stars), &[])
        }
        (Some(result), None) => words::result(text, result),
        (None, _) if day.waiting.is_some() => text.get("daily-day-waits"),
        (None, _) => text.get("daily-day-open"),
    };
    let game = text.get(&format!("{}-name", day.deal.game));
    let phrase = Phrase::new("daily-day").with("date", words::day(text, day.date));
    text.say(&phrase.with("game", game).with("state", state), &[])
}

/// The picture of the game with the number of the day; at its foot stars, or a tick while the target is unknown, or a triangle where a table
/// waits.
fn paint_day(ui: &Ui, theme: &Theme, (day, games): (&Day, &[GameInfo]), rect: Rect, ground: Color32) {
    let painter = ui.painter();
    if let Some(game) = games.iter().find(|game| game.id == day.deal.game) {
        screen_layout::picture_in(painter, theme, rect, ground, |painter, rect| {
            game.show_scene(painter, rect, theme);
            if day.result.is_none() {
                painter.rect_filled(rect, CornerRadius::ZERO, ground.gamma_multiply(FAINT));
            }
        });
    }
    paint_number(ui, theme, day.date, rect);
    let height = rect.height() * STRIP;
    let strip = rect.with_min_y(rect.bottom() - height);
    let sign = Rect::from_center_size(strip.center(), Vec2::splat(height * 0.95));
    if day.result.is_some() || day.waiting.is_some() {
        let radius = radius(theme);
        painter.rect_filled(strip, CornerRadius { sw: radius, se: radius, ..CornerRadius::ZERO }, ground);
    }
    match (&day.result, &day.target) {
        (Some(result), Some(target)) => {
            paint_stars(painter, theme, target.stars(result.made), strip.center(), height * 0.85);
        }
        (Some(_), None) => paint_icon(painter, sign, Icon::Check, theme.ink),
        (None, _) if day.waiting.is_some() => paint_icon(painter, sign, Icon::Play, theme.ink),
        (None, _) => {}
    }
}

/// The corner radius of a day: that of the picture which fills it.
fn radius(theme: &Theme) -> u8 {
    (theme.size.radius * 0.75) as u8
}

/// The number of a day in the corner of its picture; the first of a month stands out.
fn paint_number(ui: &Ui, theme: &Theme, date: Date, rect: Rect) {
    let (ground, ink) = if date.day() == 1 { (theme.ink, theme.paper) } else { (theme.paper, theme.ink) };
    let font = Theme::small_strong_style().resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(date.day().to_string(), font, ink);
    let plate = Rect::from_min_size(rect.min, galley.size() + vec2(theme.size.grid, 0.0));
    let radius = radius(theme);
    ui.painter().rect_filled(plate, CornerRadius { nw: radius, se: radius, ..CornerRadius::ZERO }, ground);
    let place = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), plate);
    ui.painter().galley(place.min, galley, ink);
}

/// The outline: strong for the chosen day; today has a line below as well.
fn paint_frame(ui: &Ui, theme: &Theme, rect: Rect, (is_chosen, is_today): (bool, bool)) {
    let radius = CornerRadius::same(radius(theme));
    // Outside, so that it covers neither number nor stars.
    let (stroke, side) = match is_chosen {
        true => (Stroke::new(theme.size.control.strong_outline * 1.5, theme.ink), StrokeKind::Outside),
        false => (Stroke::new(theme.size.outline, theme.line), StrokeKind::Inside),
    };
    ui.painter().rect_stroke(rect, radius, stroke, side);
    if is_today {
        let y = rect.bottom() + theme.size.daily.gap * 0.5;
        let line = Stroke::new(theme.size.control.strong_outline, theme.ink);
        ui.painter().hline(rect.x_range(), y, line);
    }
}

/// How much larger the calendar is with large text.
fn grid_scale(ui: &Ui, theme: &Theme) -> f32 {
    text_scale(ui, theme).clamp(1.0, 1.4)
}

/// Lengths of the grid.
struct Grid {
    /// Width of the labels of the weekdays.
    labels: f32,
    /// Height of the labels of the months.
    months: f32,
    /// From one day to the next.
    step: f32,
    gap: f32,
}

impl Grid {
    fn new(ui: &Ui, theme: &Theme, day: f32) -> Grid {
        let size = &theme.size.daily;
        let scale = grid_scale(ui, theme);
        Grid {
            labels: size.labels * scale,
            months: ui.text_style_height(&TextStyle::Small) + size.gap,
            step: day + size.gap * scale,
            gap: size.gap,
        }
    }

    /// The width of so many weeks.
    fn width(&self, weeks: usize) -> f32 {
        self.labels + self.step * weeks as f32 - self.gap
    }

    /// The names of weekdays and months.
    fn labels_ui(&self, ui: &Ui, services: &AppServices, corner: Pos2, monday: Date, (first, last): (Date, Date)) {
        let theme = services.theme();
        let font = TextStyle::Small.resolve(ui.style());
        for (row, key) in WEEKDAYS.iter().enumerate() {
            let at = corner + vec2(0.0, self.months + self.step * (row as f32 + 0.5) - self.gap * 0.5);
            ui.painter().text(at, Align2::LEFT_CENTER, services.word(key), font.clone(), theme.ink_soft);
        }
        // A month is named above the week in which it begins; the first one above the first week.
        let week_of = |day: Date| (day - monday).get_days().div_euclid(7) as f32;
        let begins = std::iter::successors(Some(first), |day| Some(day.first_of_month().saturating_add(1.month())));
        let begins: Vec<Date> = begins.take_while(|day| *day <= last).collect();
        let mut free = corner.x;
        for (month, day) in begins.iter().enumerate() {
            let name = services.text.say(&days::month_name(*day), &[]);
            let galley = ui.painter().layout_no_wrap(name, font.clone(), theme.ink_soft);
            let left = |week: f32| corner.x + self.labels + self.step * week;
            let end = begins.get(month + 1).map_or(left(weeks(first, last) as f32), |next| left(week_of(*next)));
            // The latest month ends with the calendar; any other name that has no room is left out.
            let is_last = month + 1 == begins.len();
            let x =
                if is_last { left(week_of(*day)).min(end - self.gap - galley.size().x) } else { left(week_of(*day)) };
            if x >= free && x + galley.size().x <= end {
                free = x + galley.size().x + self.gap;
                ui.painter().galley(pos2(x, corner.y), galley, theme.ink_soft);
            }
        }
    }
}

//! The end of a game: a moment, with the sheets.

use egui::{
    Align, Color32, Layout, Pos2, Rect, ScrollArea, Stroke, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetText, pos2,
    vec2,
};

use super::keys::Command;
use super::session::{Desk, Session};
use crate::engine::{Outcome, Phrase, Seat};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, card, icon_button};

/// How long crumbs fall, in seconds.
const CRUMBS_SECONDS: f64 = 3.0;
/// How many.
const CRUMBS: usize = 90;
/// The board takes no more of the width than this.
const BOARD_SHARE: f32 = 0.44;
/// The board lies below sheets that leave it at least this much of the height.
const BOARD_BELOW: f32 = 0.55;
/// Width of a window with room for words on the side buttons, at a text size of 100 %, in points.
const ROOM_FOR_WORDS: f32 = 860.0;
/// Width of a seat's card at a text size of 100 %, in points: where there is room, and at least.
const SHEET_WIDTH: f32 = 332.0;
const LEAST_SHEET_WIDTH: f32 = 300.0;

/// The end as it is shown.
#[derive(Debug, Default)]
pub struct End {
    put_away: bool,
    since: Option<f64>,
}

impl End {
    /// Whether it is to be shown now: not before what happened last has come to rest on the board.
    pub fn is_shown(&mut self, session: &dyn Session, desk: &Desk<'_>) -> bool {
        let over = session.outcome().is_some();
        if !over {
            *self = End::default();
        }
        over && !self.put_away && session.looking_at().is_none() && !session.moves(desk)
    }

    /// The board is to be seen again.
    pub fn put_away(&mut self) {
        self.put_away = true;
    }

    /// The end is to be seen again.
    pub fn show_again(&mut self) {
        self.put_away = false;
    }

    /// Paints it; its buttons stand in the foot line.
    pub fn ui(&mut self, ui: &mut Ui, session: &mut dyn Session, desk: &Desk<'_>) {
        let Some(outcome) = session.outcome().cloned() else { return };
        let area = ui.max_rect();
        ui.vertical_centered(|ui| {
            ui.add_space(desk.theme.size.grid);
            winners(ui, session, desk, &outcome);
        });
        let left = ui.available_rect_before_wrap();
        let board = left.height().min(left.width() * BOARD_SHARE);
        let gap = desk.theme.size.padding;
        let beside = left.width() - board - gap;
        let scale = text_scale(ui, desk.theme).max(1.0);
        let all = outcome.scores.len() as f32 * (LEAST_SHEET_WIDTH * scale + gap) - gap;
        // The sheets come first: the board is there where they all fit beside it, or would have to be scrolled anyway.
        if beside >= all || (all > left.width() && beside >= SHEET_WIDTH * scale) {
            let place = Rect::from_center_size(
                pos2(left.left() + board / 2.0, left.center().y),
                egui::Vec2::splat(board.min(left.height())),
            );
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| session.board_ui(ui, desk));
            let beside = left.with_min_x(left.left() + board + desk.theme.size.padding);
            ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| sheets_scrolled(ui, session, desk, &outcome));
        } else {
            sheets_scrolled(ui, session, desk, &outcome);
            let below = ui.available_rect_before_wrap();
            if below.height() - gap >= left.height() * BOARD_BELOW {
                let place = below.with_min_y(below.top() + gap);
                ui.scope_builder(UiBuilder::new().max_rect(place), |ui| session.board_ui(ui, desk));
            }
        }
        self.crumbs(ui, area, session, desk, &outcome);
    }

    /// Crumbs of cheese fall for a moment, some in the winner's colour.
    fn crumbs(&mut self, ui: &Ui, area: Rect, session: &dyn Session, desk: &Desk<'_>, outcome: &Outcome) {
        let since = *self.since.get_or_insert(desk.now);
        let age = desk.now - since;
        if !desk.settings.moves() || age > CRUMBS_SECONDS {
            return;
        }
        let marks: Vec<u8> =
            outcome.winners.iter().filter_map(|seat| session.faces().get(seat.index())).map(|face| face.mark).collect();
        let painter = ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("crumbs")));
        for index in 0..CRUMBS {
            // Another step for each, so that they do not go along with each other.
            let of = |salt: usize| ((index * (7919 + 613 * salt) + salt * 131) % 997) as f32 / 997.0;
            let fall = (age as f32 / CRUMBS_SECONDS as f32) * (0.9 + 0.8 * of(1)) - 0.4 * of(2);
            if !(0.0..1.0).contains(&fall) {
                continue;
            }
            let center = pos2(
                area.left() + area.width() * of(3) + 18.0 * (fall * 9.0 + of(4) * 6.0).sin(),
                area.top() + area.height() * fall,
            );
            let colour = match marks.get(index % 5) {
                Some(&mark) => desk.theme.mark(mark),
                None => desk.theme.accent,
            };
            crumb(
                &painter,
                center,
                4.0 + 5.0 * of(5),
                fall * 8.0 + of(6) * 6.0,
                colour.gamma_multiply(1.0 - fall * fall),
                desk.theme,
            );
        }
        ui.ctx().request_repaint();
    }
}

fn crumb(painter: &egui::Painter, center: Pos2, size: f32, turn: f32, colour: Color32, theme: &Theme) {
    let corner = |angle: f32, reach: f32| center + reach * size * vec2((turn + angle).cos(), (turn + angle).sin());
    let corners = vec![corner(0.0, 1.0), corner(1.8, 0.8), corner(3.0, 0.9), corner(4.5, 0.7)];
    let edge = theme.accent_ink.gamma_multiply(f32::from(colour.a()) / 255.0 * 0.6);
    painter.add(egui::Shape::convex_polygon(corners, colour, Stroke::new(1.0, edge)));
}

fn winners(ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, outcome: &Outcome) {
    let names: Vec<Phrase> = outcome.winners.iter().map(|&seat| Phrase::new("end-name").with("seat", seat)).collect();
    let score = outcome.winners.first().map_or(0, |seat| outcome.scores[seat.index()]);
    let phrase =
        Phrase::new("end-winners").with("count", outcome.winners.len()).with("names", names).with("score", score);
    let text = desk.text.say(&phrase, session.names());
    let marks: Vec<u8> =
        outcome.winners.iter().filter_map(|seat| session.faces().get(seat.index())).map(|face| face.mark).collect();
    // The line is laid out before it is painted, so that it can stand in the middle.
    let pictures = 44.0 * (marks.len() + 1) as f32;
    let room = (ui.available_width() - pictures).max(100.0);
    let galley =
        WidgetText::from(Theme::title(text)).into_galley(ui, Some(TextWrapMode::Truncate), room, TextStyle::Body);
    ui.horizontal(|ui| {
        ui.add_space(((ui.available_width() - pictures - galley.size().x) / 2.0).max(0.0));
        icon_ui(ui, Icon::Trophy, 36.0, desk.theme.ink);
        for mark in marks {
            mark_ui(ui, mark, 36.0, desk.theme);
        }
        ui.add(egui::Label::new(galley));
    });
}

fn sheets_scrolled(ui: &mut Ui, session: &mut dyn Session, desk: &Desk<'_>, outcome: &Outcome) {
    let height = ui.available_height();
    ScrollArea::both().id_salt("sheets").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        sheets(ui, session, desk, outcome);
    });
}

/// A card for each seat, the best first.
fn sheets(ui: &mut Ui, session: &mut dyn Session, desk: &Desk<'_>, outcome: &Outcome) {
    let scale = f32::from(desk.settings.text_percent) / 100.0;
    let mut order: Vec<Seat> = Seat::all(outcome.scores.len()).collect();
    // In some games the lowest score wins.
    let won = outcome.winners.first().map_or(0, |seat| outcome.scores[seat.index()]);
    let lowest_wins = outcome.scores.iter().any(|&score| score > won);
    order.sort_by_key(|seat| outcome.scores[seat.index()] * if lowest_wins { 1 } else { -1 });
    let gap = desk.theme.size.padding;
    let count = order.len() as f32;
    let even = (ui.available_width() - gap * (count - 1.0)) / count - 0.5 * desk.theme.size.grid;
    let width = even.clamp(LEAST_SHEET_WIDTH, SHEET_WIDTH) * scale.max(1.0);
    let all = order.len() as f32 * (width + gap) - gap;
    ui.horizontal_top(|ui| {
        ui.add_space(((ui.available_width() - all) / 2.0).max(0.0));
        ui.spacing_mut().item_spacing.x = gap;
        for seat in order {
            card(desk.theme).show(ui, |ui| {
                ui.set_width(width - 2.0 * desk.theme.size.padding);
                ui.vertical(|ui| {
                    ui.horizontal(|ui| {
                        let face = session.faces()[seat.index()].clone();
                        mark_ui(ui, face.mark, 24.0, desk.theme);
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            ui.label(Theme::heading(outcome.scores[seat.index()].to_string()));
                            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                                ui.add(egui::Label::new(Theme::heading(face.name)).truncate());
                            });
                        });
                    });
                    session.seat_ui(ui, desk, seat);
                });
            });
        }
    });
}

/// What to do next, from right to left.
pub fn buttons(ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, commands: &mut Vec<Command>) {
    let word = |key: &str| desk.text.get(key);
    if ui.add(PushButton::primary(desk.theme, &word("end-again"))).clicked() {
        commands.push(Command::Again { same_deal: false });
    }
    let label = word("end-same-deal");
    let same = PushButton::plain(desk.theme, &label);
    if ui.add(same).on_hover_text(word("end-same-deal-tip")).clicked() {
        commands.push(Command::Again { same_deal: true });
    }
    let room = ui.ctx().content_rect().width() > ROOM_FOR_WORDS * text_scale(ui, desk.theme);
    let side = |ui: &mut Ui, icon: Icon, key: &str| match room {
        true => ui.add(PushButton::plain(desk.theme, &word(key)).icon(icon)),
        false => icon_button(ui, desk.theme, icon, &word(key)),
    };
    if side(ui, Icon::Save, "end-save").clicked() {
        commands.push(Command::SaveRecord);
    }
    if side(ui, Icon::Eye, "end-review").clicked() {
        commands.push(Command::LookAt(Some(session.ply())));
    }
}

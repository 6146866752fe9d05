//! The table that was left last: it stands out, and "Continue" goes back to it.

use egui::{Align, CornerRadius, Frame, Layout, Margin, Stroke, TextStyle, Ui, Vec2, vec2};

use super::Did;
use super::shelf::{Shelves, bin_ui};
use super::standing::ShelfEntry;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::PushButton;
use crate::ui::desktop::Desktop;
use crate::ui::focus;
use crate::ui::people::people_ui;
use crate::ui::room;

/// Side of its picture, and how much of the window's height that is at most.
const HEIGHT: f32 = 132.0;
const HEIGHT_SHARE: f32 = 0.15;

/// Paints it and takes its input.
pub fn ui(ui: &mut Ui, desktop: &Desktop, table: &ShelfEntry, shelves: &mut Shelves) -> Did {
    let theme = desktop.theme();
    let scale = text_scale(ui, theme);
    let ground = theme.accent_pale();
    let mut did = Did::Nothing;
    let Shelves { stills, throwing, .. } = shelves;
    let side = side(ui);
    let frame = paper(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let beside = ui.available_width() > 640.0 * scale;
        let words = |ui: &mut Ui| {
            let title = Phrase::new("select-continue-title").with("game", table.game_name(desktop));
            ui.label(Theme::heading(desktop.text.say(&title, &[])));
            people_ui(ui, theme, &table.faces, false);
            ui.label(theme.soft(table.when_and_next(desktop)));
        };
        let mut actions = |ui: &mut Ui| {
            let label = desktop.word("select-continue");
            let response = ui.add(PushButton::primary(theme, &label).icon(Icon::Play));
            desktop.spots.put("continue", response.rect);
            focus::give(&response, "continue");
            if response.clicked() {
                did = Did::Opened(table.path.clone());
            }
            bin_ui(ui, desktop, table, throwing, &mut did);
        };
        if beside {
            ui.horizontal(|ui| {
                room::picture(ui, theme, Vec2::splat(side), ground, |painter, rect| {
                    stills.paint(painter, rect, table);
                });
                ui.add_space(theme.size.grid);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    actions(ui);
                    let rest = vec2(ui.available_width(), ui.available_height());
                    ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                        ui.set_width(rest.x);
                        let lines = ui.text_style_height(&TextStyle::Heading)
                            + ui.text_style_height(&TextStyle::Body)
                            + ui.text_style_height(&TextStyle::Small);
                        ui.add_space(((side - lines) * 0.5 - theme.size.grid).max(0.0));
                        words(ui);
                    });
                });
            });
        } else {
            words(ui);
            ui.horizontal_wrapped(|ui| actions(ui));
        }
    });
    desktop.spots.put("latest", frame.response.rect);
    did
}

/// Its place, until it has been read.
pub fn unread_ui(ui: &mut Ui, theme: &Theme) {
    let side = side(ui);
    paper(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.allocate_space(Vec2::splat(side));
    });
}

fn side(ui: &Ui) -> f32 {
    HEIGHT.min(ui.ctx().content_rect().height() * HEIGHT_SHARE)
}

fn paper(theme: &Theme) -> Frame {
    Frame::new()
        .fill(theme.accent_pale())
        .stroke(Stroke::new(2.0, mix(theme.line, theme.accent, 0.8)))
        .corner_radius(CornerRadius::same(theme.size.radius as u8))
        .inner_margin(Margin::same(theme.size.padding as i8))
        .shadow(theme.lifted_shadow())
}

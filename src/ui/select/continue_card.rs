//! The card of the latest table, highlighted, with the button "Continue".

use egui::{Align, CornerRadius, Frame, Layout, Margin, Stroke, TextStyle, Ui, Vec2, vec2};

use super::ShelfAction;
use super::shelf::{ShelfView, delete_button_ui};
use super::shelf_entry::ShelfEntry;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::PushButton;
use crate::ui::daily::PlayedDeals;
use crate::ui::focus;
use crate::ui::people::people_ui;
use crate::ui::screen_layout;
use crate::ui::services::AppServices;

/// The maximum side of the thumbnail, as a share of the window's height.
const THUMBNAIL_SHARE: f32 = 0.15;

/// Shows the card and handles its input.
pub fn ui(
    ui: &mut Ui,
    services: &AppServices,
    table: &ShelfEntry,
    played: &PlayedDeals,
    view: &mut ShelfView,
) -> ShelfAction {
    let theme = services.theme();
    let scale = text_scale(ui, theme);
    let ground = theme.accent_pale();
    let mut action = ShelfAction::Nothing;
    let ShelfView { thumbnails, confirming_delete, .. } = view;
    let side = thumbnail_side(ui, theme);
    let frame = card_frame(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let beside = ui.available_width() > theme.size.breakpoint.continue_card * scale;
        let words = |ui: &mut Ui| {
            let title = Phrase::new("select-continue-title").with("game", table.game_name(services));
            ui.label(Theme::heading(services.text.say(&title, &[])));
            people_ui(ui, theme, &table.players, false);
            let kind = table.kind(services, played);
            ui.label(theme.soft(table.when_and_next(services, kind.as_deref())));
        };
        let mut actions = |ui: &mut Ui| {
            let label = services.word("select-continue");
            let response = ui.add(PushButton::primary(theme, &label).icon(Icon::Play));
            services.rects.put("continue", response.rect);
            focus::grant(&response, "continue");
            if response.clicked() {
                action = ShelfAction::Open(table.path.clone());
            }
            delete_button_ui(ui, services, table, confirming_delete, &mut action);
        };
        if beside {
            ui.horizontal(|ui| {
                screen_layout::picture(ui, theme, Vec2::splat(side), ground, |painter, rect| {
                    thumbnails.paint(painter, rect, (&table.path, table.game));
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
    services.rects.put("latest", frame.response.rect);
    action
}

/// The placeholder until the table has been read.
pub fn placeholder_ui(ui: &mut Ui, theme: &Theme) {
    let side = thumbnail_side(ui, theme);
    card_frame(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.allocate_space(Vec2::splat(side));
    });
}

fn thumbnail_side(ui: &Ui, theme: &Theme) -> f32 {
    theme.size.picture.latest.min(ui.ctx().content_rect().height() * THUMBNAIL_SHARE)
}

fn card_frame(theme: &Theme) -> Frame {
    Frame::new()
        .fill(theme.accent_pale())
        .stroke(Stroke::new(theme.size.control.strong_outline, mix(theme.line, theme.accent, 0.8)))
        .corner_radius(CornerRadius::same(theme.size.radius as u8))
        .inner_margin(Margin::same(theme.size.padding as i8))
        .shadow(theme.lifted_shadow())
}

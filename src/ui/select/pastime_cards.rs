//! The cards below the games: today's deal, the puzzles, and the drills.

use egui::{Align, Id, Layout, Margin, Painter, Rect, Role, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, vec2};

use crate::daily::{Deal, DealVersion};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui, paint_icon};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::rows_of_text;
use crate::ui::drills::tried_of_all;
use crate::ui::focus;
use crate::ui::game_info;
use crate::ui::puzzles::solved_of_all;
use crate::ui::screen_layout;
use crate::ui::services::{AppCommand, AppServices};

/// What stands on a card.
struct Card {
    /// The name of its rectangle.
    name: &'static str,
    title: String,
    line: String,
    command: AppCommand,
}

/// Paints the picture of a card into a rectangle.
type Picture<'a> = dyn Fn(&Painter, Rect) + 'a;

/// The height of the cards, in points.
pub fn height(ui: &Ui, theme: &Theme) -> f32 {
    let more_rows = (rows(ui, theme) - 1) as f32;
    theme.size.card.pastime * text_scale(ui, theme).clamp(1.0, 1.6) + more_rows * small_row(ui)
}

/// The rows for the line of a card: two where the cards are narrow.
fn rows(ui: &Ui, theme: &Theme) -> usize {
    let is_narrow = ui.ctx().content_rect().width() < theme.size.breakpoint.pastime_cards * text_scale(ui, theme);
    if is_narrow { 2 } else { 1 }
}

/// The height of a row of small text.
fn small_row(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Small)
}

/// Shows the cards side by side, and handles their input; `of_deal` is what the card of today's deal says, if there is one.
pub fn ui(ui: &mut Ui, services: &AppServices, of_deal: Option<String>) -> Option<AppCommand> {
    let theme = services.theme();
    let deal = Deal::of(services.today(), DealVersion::current()).and_then(|deal| game_info::by_id(deal.game));
    let today = of_deal.map(|line| Card {
        name: "daily",
        title: services.word("daily-title"),
        line,
        command: AppCommand::Daily(None),
    });
    // What one has done of something, or an invitation to it.
    let counted = |name: &'static str, (done, count): (usize, usize), so_far: &'static str, command: AppCommand| {
        (count > 0).then(|| Card {
            name,
            title: services.word(&format!("{name}-title")),
            line: match done {
                0 => services.word(&format!("{name}-invitation")),
                _ => services.text.say(&Phrase::new(so_far).with("done", done).with("count", count), &[]),
            },
            command,
        })
    };
    let puzzles = counted("puzzles", solved_of_all(services), "puzzles-solved-of", AppCommand::Puzzles);
    let drills = counted("drills", tried_of_all(services), "drills-tried-of", AppCommand::Drills);
    let gap = theme.size.padding * 0.75;
    let count = today.iter().chain(&puzzles).chain(&drills).count().max(1) as f32;
    let size = vec2((ui.available_width() - gap * (count - 1.0)) / count, height(ui, theme));
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), size.y), egui::Sense::hover());
    let mut place = Rect::from_min_size(row.min, size);
    let mut command = None;
    let game_picture = |painter: &Painter, rect: Rect| {
        deal.iter().for_each(|game| game.show_scene(painter, rect, theme));
    };
    let sign = |painter: &Painter, rect: Rect, icon: Icon| {
        let side = rect.height() * 0.6;
        paint_icon(painter, Rect::from_center_size(rect.center(), Vec2::splat(side)), icon, theme.ink);
    };
    let jigsaw = |painter: &Painter, rect: Rect| sign(painter, rect, Icon::Puzzle);
    let target = |painter: &Painter, rect: Rect| sign(painter, rect, Icon::Target);
    let pictures: [&Picture<'_>; 3] = [&game_picture, &jigsaw, &target];
    for (card, picture) in [today, puzzles, drills].into_iter().zip(pictures) {
        let Some(card) = card else { continue };
        let mut child = ui.new_child(UiBuilder::new().scope_id(Id::unique(card.name)).max_rect(place));
        if card_ui(&mut child, services, &card, picture) {
            command = Some(card.command);
        }
        place = place.translate(vec2(size.x + gap, 0.0));
    }
    command
}

/// Shows a card in the whole `Ui`: a picture, title and line, and a chevron. True if it was clicked.
fn card_ui(ui: &mut Ui, services: &AppServices, card: &Card, picture: &Picture<'_>) -> bool {
    let theme = services.theme();
    let inner = height(ui, theme) - 2.0 * (theme.size.grid + theme.size.outline);
    let rows = rows(ui, theme);
    let picture_side = inner - (rows - 1) as f32 * small_row(ui);
    let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
    let response = screen_layout::clickable_card(ui, theme, card.name, margin, |ui, ground| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let size = vec2(ui.available_width(), inner);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            let size = vec2(picture_side * 1.4, picture_side);
            screen_layout::picture(ui, theme, size, ground, |painter, rect| picture(painter, rect));
            ui.add_space(theme.size.grid);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                icon_ui(ui, Icon::Forward, theme.size.icon * text_scale(ui, theme), theme.ink_soft);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let lines = ui.text_style_height(&Theme::strong_style()) + rows as f32 * small_row(ui);
                    let size = vec2(ui.available_width(), lines);
                    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                        ui.add(egui::Label::new(Theme::strong(&card.title)).truncate().selectable(false));
                        let line = rows_of_text(ui, theme.soft(&card.line), rows);
                        ui.add(egui::Label::new(line).selectable(false));
                    });
                });
            });
        });
    });
    let words = format!("{}: {}", card.title, card.line);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    services.rects.put(card.name, response.rect);
    focus::grant(&response, card.name);
    response.clicked()
}

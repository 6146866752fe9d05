//! A result to share, as text and as a picture, without giving anything of the deal away.

use egui::{Align, Context, Frame, Layout, Margin, Ui, vec2};
use image::RgbaImage;

use super::stars::stars_ui;
use super::{Day, words};
use crate::engine::Phrase;
use crate::paint::art::{APP_ICON, Art};
use crate::paint::theme::Theme;
use crate::text::Text;
use crate::ui::board_image::encode_png;
use crate::ui::file_dialog::FilePurpose;
use crate::ui::game_info;
use crate::ui::raster::paint_themed;
use crate::ui::screen_layout;
use crate::ui::services::{AppCommand, AppServices, SaveRequest};

/// Pixels per point of the picture.
const PIXELS_PER_POINT: f32 = 2.0;

/// The result as a few lines; `None` as long as the deal has not been played.
fn lines(text: &Text, day: &Day) -> Option<Vec<String>> {
    let result = day.result.as_ref()?;
    let app = text.get("app-name");
    let deal = words::dated_title(text, day.date);
    let game = text.get(&format!("{}-name", day.deal.game));
    let made = words::result(text, result);
    let mut lines = vec![format!("{app} · {deal}"), format!("{game}: {made}")];
    if let Some(target) = &day.target {
        lines.extend([words::known_target(text, &day.deal, target), target.stars(result.made).signs()]);
    }
    Some(lines)
}

/// Copies the result as text.
pub fn copy(ctx: &Context, text: &Text, day: &Day) {
    if let Some(lines) = lines(text, day) {
        ctx.copy_text(lines.join("\n"));
    }
}

/// The command to save the result as a picture; `None` if there is none.
pub fn picture_command(services: &mut AppServices, day: &Day) -> Option<AppCommand> {
    day.result.as_ref()?;
    match encode_png(&picture(&services.text, day)) {
        Ok(bytes) => {
            let name = format!("{}-{}.png", services.word("daily-file"), day.date);
            Some(AppCommand::SaveFile(SaveRequest { purpose: FilePurpose::SavePicture, name, bytes }))
        }
        Err(error) => {
            services.notice = Some(Phrase::new("picture-not-saved").with("why", error.to_string()));
            None
        }
    }
}

/// The result as a picture: always in the light look, so that all pictures are alike.
fn picture(text: &Text, day: &Day) -> RgbaImage {
    let theme = Theme::light();
    paint_themed(theme, 1.0, theme.size.image.share, PIXELS_PER_POINT, |ui| {
        let margin = theme.size.padding * 2.0;
        Frame::new().fill(theme.table).inner_margin(Margin::same(margin as i8)).show(ui, |ui| {
            crate::paint::widgets::card(theme).inner_margin(Margin::same(margin as i8)).show(ui, |ui| {
                ui.set_min_size(ui.available_size());
                ui.with_layout(Layout::top_down(Align::Center), |ui| picture_ui(ui, theme, text, day));
            });
        });
    })
}

fn picture_ui(ui: &mut Ui, theme: &Theme, text: &Text, day: &Day) {
    let gap = theme.size.padding;
    let (_, place) = ui.allocate_space(egui::Vec2::splat(theme.size.title * 3.0));
    Art::new(APP_ICON).paint(ui.painter(), place);
    ui.label(Theme::title(text.get("app-name")));
    ui.label(egui::RichText::new(words::dated_title(text, day.date)).color(theme.ink_soft));
    ui.add_space(gap);
    if let Some(game) = game_info::by_id(day.deal.game) {
        let size = vec2(ui.available_width(), ui.available_height() * 0.5);
        screen_layout::picture(ui, theme, size, theme.paper, |painter, rect| game.show_scene(painter, rect, theme));
        ui.add_space(gap);
        ui.label(Theme::title(text.get(&format!("{}-name", game.id))));
    }
    let Some(result) = &day.result else { return };
    ui.label(Theme::heading(words::result(text, result)));
    if let Some(target) = &day.target {
        ui.label(egui::RichText::new(words::known_target(text, &day.deal, target)).color(theme.ink_soft));
        ui.add_space(gap);
        stars_ui(ui, theme, target.stars(result.made), theme.size.daily.share_stars, "");
    }
}

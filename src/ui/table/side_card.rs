//! The card of the coach or of a puzzle above the panels: text that scrolls, and below it what stays in sight.

use egui::{Align, Id, Layout, Margin, Rangef, Rect, RichText, ScrollArea, TextStyle, Ui, vec2};

use super::commands::Command;
use super::model::TableModel;
use super::session::FrameContext;
use crate::engine::RuleId;
use crate::paint::key_help::with_shortcut;
use crate::paint::widgets::{card, link};
use crate::ui::app_keys;
use crate::ui::screen_layout::request_relayout;
use crate::ui::services::AppCommand;

/// A closure that paints a part of a card and pushes the commands of its buttons.
pub trait Content: FnOnce(&mut Ui, &mut Vec<Command>) {}
impl<P: FnOnce(&mut Ui, &mut Vec<Command>)> Content for P {}

/// The result of painting a card, in points.
#[derive(Clone, Copy, Debug)]
pub struct SideCard {
    /// Rectangle of the card.
    pub rect: Rect,
    /// Height of all that is on the card, as if nothing had to scroll.
    pub content_height: f32,
}

/// Paints a card whose contents are at least and at most so high: text, and at its foot what is always in sight. Text
/// for which there is no room scrolls.
pub fn side_card(
    ui: &mut Ui,
    frame: &FrameContext<'_>,
    heights: Rangef,
    commands: &mut Vec<Command>,
    (words, foot): (impl Content, impl Content),
) -> SideCard {
    let size = &frame.theme.size;
    let margin = Margin::symmetric(size.padding as i8, size.grid as i8);
    let foot_id = ui.make_persistent_id("height of the foot");
    let shown = card(frame.theme).inner_margin(margin).show(ui, |ui| {
        let gap = size.grid * 0.5;
        ui.spacing_mut().item_spacing.y = gap;
        // Known from the frame before.
        let foot_height: f32 = ui.data(|data| data.get_temp(foot_id)).unwrap_or(size.primary);
        let below = gap + foot_height;
        let most = (ui.available_height() - 2.0 * size.grid).min(heights.max);
        let scrolled = ScrollArea::vertical()
            .id_salt("words")
            .max_height((most - below).max(0.0))
            .min_scrolled_height(0.0)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                ui.vertical(|ui| words(ui, commands));
            });
        ui.add_space((heights.min - below - ui.min_rect().height()).max(0.0));
        let needed = ui.scope(|ui| foot(ui, commands)).response.rect.height();
        if (needed - foot_height).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(foot_id, needed));
            request_relayout(ui.ctx(), "the foot of a card has another height");
        }
        scrolled.content_size.y + gap + needed
    });
    SideCard { rect: shown.response.rect, content_height: shown.inner }
}

/// Lays out buttons from right to left, in as many rows as needed, each at least so high.
pub fn button_row(ui: &mut Ui, height: f32, buttons: impl FnOnce(&mut Ui)) {
    let row = vec2(ui.available_width(), height);
    let layout = Layout::right_to_left(Align::Center).with_main_wrap(true);
    ui.allocate_ui_with_layout(row, layout, |ui| {
        ui.set_min_height(height);
        buttons(ui);
    });
}

/// Links to the rule book, one for each rule id.
pub fn rules_ui(
    ui: &mut Ui,
    frame: &FrameContext<'_>,
    model: &TableModel,
    rules: &[RuleId],
    commands: &mut Vec<Command>,
) {
    for rule in rules {
        let word = RichText::new(*rule).text_style(TextStyle::Small).color(frame.theme.ink_soft);
        let link = link(ui, frame.theme, Id::unique(("taught", rule)), word, rule);
        frame.rects.put(format!("taught {rule}"), link.rect);
        if link.on_hover_text(with_shortcut(frame.text, "table-rule-tip", &app_keys::RULES_KEY)).clicked() {
            commands.push(Command::App(AppCommand::Rules(model.game, Some(rule))));
        }
    }
}

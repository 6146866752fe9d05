//! The coach's card above the panels: text with a row of buttons below.

use egui::{Align, Id, Layout, Margin, Rangef, Rect, RichText, ScrollArea, TextStyle, Ui, vec2};

use super::commands::Command;
use super::model::TableModel;
use super::session::FrameContext;
use crate::engine::RuleId;
use crate::paint::key_help::with_shortcut;
use crate::paint::widgets::{card, link};
use crate::ui::app_keys;
use crate::ui::services::AppCommand;

/// A closure that paints a part of a card and pushes the commands of its buttons.
pub trait Content: FnOnce(&mut Ui, &mut Vec<Command>) {}
impl<P: FnOnce(&mut Ui, &mut Vec<Command>)> Content for P {}

/// The result of painting a card, in points.
#[derive(Clone, Copy, Debug)]
pub struct SideCard {
    /// Rectangle of the card.
    pub rect: Rect,
    /// Height of the text alone.
    pub words_height: f32,
}

/// Paints text with a height of at least and at most so much, and below it buttons from right to left in as many rows as
/// needed. Longer text scrolls.
pub fn side_card(
    ui: &mut Ui,
    frame: &FrameContext<'_>,
    words_heights: Rangef,
    commands: &mut Vec<Command>,
    (words, buttons): (impl Content, impl Content),
) -> SideCard {
    let size = &frame.theme.size;
    let margin = Margin::symmetric(size.padding as i8, size.grid as i8);
    let shown = card(frame.theme).inner_margin(margin).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = size.grid * 0.5;
        let max_words_height = ui.available_height() - size.primary - 3.0 * size.grid;
        let scrolled = ScrollArea::vertical()
            .id_salt("words")
            .max_height(max_words_height.min(words_heights.max))
            .auto_shrink([false, true])
            .show(ui, |ui| {
                ui.vertical(|ui| words(ui, commands));
            });
        let height = scrolled.content_size.y;
        ui.add_space((words_heights.min - height).max(0.0));
        let row = vec2(ui.available_width(), size.primary);
        let layout = Layout::right_to_left(Align::Center).with_main_wrap(true);
        ui.allocate_ui_with_layout(row, layout, |ui| {
            ui.set_min_height(size.primary);
            buttons(ui, commands);
        });
        height
    });
    SideCard { rect: shown.response.rect, words_height: shown.inner }
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

//! What a card above the panels is made of: words, and under them what can be pressed.

use egui::{Align, Id, Layout, Margin, Rect, RichText, ScrollArea, TextStyle, Ui, vec2};

use super::commands::Command;
use super::model::TableModel;
use super::session::FrameContext;
use crate::engine::RuleId;
use crate::paint::widgets::{card, link};
use crate::ui::services::AppCommand;

/// What a part of a card paints; what was pressed there is put into the list.
pub trait Part: FnOnce(&mut Ui, &mut Vec<Command>) {}
impl<P: FnOnce(&mut Ui, &mut Vec<Command>)> Part for P {}

/// Where a card lies, and how high its words are, in points.
#[derive(Clone, Copy, Debug)]
pub struct SideCard {
    /// The card.
    pub rect: Rect,
    /// Its words alone.
    pub words: f32,
}

/// Paints words, at least so high, and under them, from right to left and in as many rows as they need, what can be pressed. Where there is not room
/// for all the words, they scroll.
pub fn side_card(
    ui: &mut Ui,
    frame: &FrameContext<'_>,
    least: f32,
    commands: &mut Vec<Command>,
    (words, ways): (impl Part, impl Part),
) -> SideCard {
    let size = &frame.theme.size;
    let margin = Margin::symmetric(size.padding as i8, size.grid as i8);
    let shown = card(frame.theme).inner_margin(margin).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = size.grid * 0.5;
        let most = ui.available_height() - size.primary - 3.0 * size.grid;
        let said = ScrollArea::vertical().id_salt("words").max_height(most).auto_shrink([false, true]).show(ui, |ui| {
            ui.vertical(|ui| words(ui, commands));
        });
        let height = said.content_size.y;
        ui.add_space((least - height).max(0.0));
        let row = vec2(ui.available_width(), size.primary);
        let layout = Layout::right_to_left(Align::Center).with_main_wrap(true);
        ui.allocate_ui_with_layout(row, layout, |ui| {
            ui.set_min_height(size.primary);
            ways(ui, commands);
        });
        height
    });
    SideCard { rect: shown.response.rect, words: shown.inner }
}

/// The ids of rules, each leading to its page in the rule book.
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
        if link.on_hover_text(frame.text.get("table-rule-tip")).clicked() {
            commands.push(Command::AppCommand(AppCommand::Rules(model.game, Some(rule))));
        }
    }
}

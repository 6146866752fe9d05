//! The intro card of a first game together: explains a new element in two sentences and a small picture.

use std::collections::BTreeMap;

use egui::{Align, CursorIcon, Id, Layout, Role, Sense, Ui, WidgetInfo};

use super::commands::Command;
use super::keys;
use super::model::TableModel;
use super::session::{FrameContext, TableCommand};
use super::side_card::{rules_ui, side_card};
use crate::lessons::{IntroCard, RulePicture, rule_pictures};
use crate::paint::icons::Icon;
use crate::paint::key_help::with_shortcut;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, focus_ring, live_label};
use crate::ui::app_keys;
use crate::ui::rule_pictures::{Extent, RulePictures};
use crate::ui::services::AppCommand;

/// State of the card's view.
#[derive(Default)]
pub struct IntroCardView {
    pictures: RulePictures,
    /// The picture for each rule of this table's game, loaded once.
    picture_index: Option<BTreeMap<String, RulePicture>>,
}

impl IntroCardView {
    /// Paints the card.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        explained: &IntroCard,
    ) -> Vec<Command> {
        let theme = frame.theme;
        let mut commands = Vec::new();
        self.pictures.begin_frame(theme, frame.text);
        let picture_index = self.picture_index.get_or_insert_with(|| rule_pictures(model.game).unwrap_or_default());
        let shown = explained.rules.iter().find_map(|rule| Some((*rule, picture_index.get(*rule)?)));
        let words = |ui: &mut Ui, commands: &mut Vec<Command>| {
            ui.horizontal_wrapped(|ui| {
                ui.label(theme.soft(frame.text.get("together-title")));
                rules_ui(ui, frame, model, &explained.rules, commands);
            });
            live_label(ui, Theme::strong(frame.text.get(&explained.text_key)));
        };
        let buttons = |ui: &mut Ui, commands: &mut Vec<Command>| {
            let picture_size = theme.size.picture.intro_card * text_scale(ui, theme).max(1.0);
            if shown.is_some() {
                ui.set_min_height(picture_size.y);
            }
            let on = ui.add(PushButton::plain(theme, &frame.text.get("together-on")).icon(Icon::Check));
            frame.rects.put("card on", on.rect);
            if on.clicked() {
                commands.push(TableCommand::DismissCard.into());
            }
            if let Some(shown) = shown {
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let style = (theme, frame.text);
                    let rect = self.pictures.ui(ui, style, model.game, shown, (Extent::CloseUp, picture_size));
                    // The whole picture is in the rule book.
                    let picture = ui.interact(rect, Id::unique("card picture"), Sense::click());
                    let name = with_shortcut(frame.text, "table-rule-tip", &app_keys::RULES_KEY);
                    picture.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
                    frame.rects.put("card picture", rect);
                    if picture.has_focus() {
                        focus_ring(ui.painter(), rect, theme.size.radius * 0.75, theme);
                    }
                    if picture.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name).clicked() {
                        commands.push(Command::App(AppCommand::Rules(model.game, Some(shown.0))));
                    }
                });
            }
        };
        let card = side_card(ui, frame, 0.0, &mut commands, (words, buttons));
        frame.rects.put("card", card.rect);
        commands
    }
}

/// The command of Enter and Space: dismiss the card, unless something on the table has taken the key.
pub fn enter_command(ui: &Ui, model: &TableModel) -> Option<Command> {
    model.card.as_ref()?;
    keys::take_enter(ui).then_some(TableCommand::DismissCard.into())
}

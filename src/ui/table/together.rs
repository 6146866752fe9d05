//! The card of a first game together: what has just come into play, in two sentences and a small picture, until it has been read.

use std::collections::BTreeMap;

use egui::{Align, Layout, Ui, Vec2, vec2};

use super::commands::Command;
use super::keys;
use super::model::TableModel;
use super::session::{FrameContext, TableCommand};
use super::side_card::{rules_ui, side_card};
use crate::lessons::{IntroCard, RulePicture, rule_pictures};
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, live_label};
use crate::ui::rule_pictures::RulePictures;

/// Room for the picture at a text size of 100 %, in points.
const PICTURE: Vec2 = vec2(160.0, 104.0);

/// The card, and the pictures that were painted for it.
#[derive(Default)]
pub struct CardView {
    pictures: RulePictures,
    /// Which positions show which rules of this table's game; read once.
    known: Option<BTreeMap<String, RulePicture>>,
}

impl CardView {
    /// Paints it.
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
        let known = self.known.get_or_insert_with(|| rule_pictures(model.game).unwrap_or_default());
        let shown = explained.rules.iter().find_map(|rule| Some((*rule, known.get(*rule)?)));
        let words = |ui: &mut Ui, commands: &mut Vec<Command>| {
            ui.horizontal_wrapped(|ui| {
                ui.label(theme.soft(frame.text.get("together-title")));
                rules_ui(ui, frame, model, &explained.rules, commands);
            });
            live_label(ui, Theme::strong(frame.text.get(&explained.text_key)));
        };
        let ways = |ui: &mut Ui, commands: &mut Vec<Command>| {
            let most = PICTURE * text_scale(ui, theme).max(1.0);
            if shown.is_some() {
                ui.set_min_height(most.y);
            }
            let on = ui.add(PushButton::plain(theme, &frame.text.get("together-on")).icon(Icon::Check));
            frame.rects.put("card on", on.rect);
            if on.clicked() {
                commands.push(TableCommand::PutCardAway.into());
            }
            if let Some(shown) = shown {
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    self.pictures.ui(ui, (theme, frame.text), model.game, shown, most);
                });
            }
        };
        let card = side_card(ui, frame, 0.0, &mut commands, (words, ways));
        frame.rects.put("card", card.rect);
        commands
    }
}

/// Enter and Space put it away, where nothing on the table has taken them.
pub fn pressed(ui: &Ui, model: &TableModel) -> Option<Command> {
    model.card.as_ref()?;
    keys::takes_enter(ui).then_some(TableCommand::PutCardAway.into())
}

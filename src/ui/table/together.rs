//! The card of a first game together: what has just come into play, in two sentences beside a small picture, until it has been read.

use std::collections::BTreeMap;

use egui::{Margin, Ui, UiBuilder, Vec2, vec2};

use super::keys::{self, Command};
use super::session::{Desk, Explained, Session};
use super::told::{Place, rules_ui, words_and_ways};
use crate::lessons::{Picture, pictures};
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, card, live_label};
use crate::ui::pictures::Pictures;

/// Room for the button, and for the picture, at a text size of 100 %, in points.
const WAY: f32 = 170.0;
const PICTURE: Vec2 = vec2(128.0, 84.0);

/// The card, and the pictures that were painted for it.
#[derive(Default)]
pub struct CardView {
    pictures: Pictures,
    /// Which positions show which rules of this table's game; read once.
    known: Option<BTreeMap<String, Picture>>,
}

impl CardView {
    /// Paints it.
    pub fn ui(&mut self, ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, explained: &Explained) -> Vec<Command> {
        let theme = desk.theme;
        let mut commands = Vec::new();
        self.pictures.begin(theme, desk.text);
        let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
        let shown = card(theme).inner_margin(margin).show(ui, |ui| {
            let mut place = Place { room: ui.available_rect_before_wrap(), ways: WAY, least: 0.0 };
            let known = self.known.get_or_insert_with(|| pictures(session.game()).unwrap_or_default());
            if let Some(shown) = explained.rules.iter().find_map(|rule| Some((*rule, known.get(*rule)?))) {
                let mut left = ui.new_child(UiBuilder::new().max_rect(place.room));
                let most = PICTURE * text_scale(ui, theme).max(1.0);
                let picture = self.pictures.ui(&mut left, (theme, desk.text), session.game(), shown, most);
                place.room.min.x = picture.right() + theme.size.padding;
                place.least = picture.height();
            }
            let words = |ui: &mut Ui, commands: &mut Vec<Command>| {
                ui.horizontal(|ui| {
                    ui.label(theme.soft(desk.text.get("together-title")));
                    rules_ui(ui, desk, session, &explained.rules, commands);
                });
                live_label(ui, Theme::strong(desk.text.get(&explained.says)));
            };
            let way = |ui: &mut Ui, commands: &mut Vec<Command>| {
                let on = ui.add(PushButton::plain(theme, &desk.text.get("together-on")).icon(Icon::Check));
                desk.spots.put("card on", on.rect);
                if on.clicked() {
                    commands.push(Command::PutCardAway);
                }
            };
            words_and_ways(ui, theme, place, &mut commands, words, way);
        });
        desk.spots.put("card", shown.response.rect);
        commands
    }
}

/// Enter and Space put it away, where nothing on the table has taken them.
pub fn pressed(ui: &Ui, session: &dyn Session) -> Option<Command> {
    session.explained()?;
    keys::takes_enter(ui).then_some(Command::PutCardAway)
}

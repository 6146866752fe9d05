//! The card of a first game together: what has just come into play, in two sentences beside a small picture, until it has been read.

use std::collections::BTreeMap;

use egui::{Align, Layout, Margin, Rect, Ui, UiBuilder, pos2, vec2};

use super::coach;
use super::keys::{self, Command};
use super::session::{Desk, Explained, Session};
use crate::lessons::{Picture, pictures};
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::widgets::{PushButton, card};
use crate::ui::pictures::Pictures;

/// Room for the button, and for the picture, at a text size of 100 %, in points.
const WAY: f32 = 170.0;
const PICTURE: egui::Vec2 = vec2(128.0, 84.0);

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
        let scale = text_scale(ui, theme).max(1.0);
        let label = desk.text.get("together-on");
        let mut commands = Vec::new();
        self.pictures.begin(theme, desk.text);
        let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
        let shown = card(theme).inner_margin(margin).show(ui, |ui| {
            let room = ui.available_rect_before_wrap();
            let known = self.known.get_or_insert_with(|| pictures(session.game()).unwrap_or_default());
            let portrayed = explained.rules.iter().find_map(|rule| Some((*rule, known.get(*rule)?)));
            let mut left = room.left();
            let mut height = theme.size.primary;
            if let Some(shown) = portrayed {
                let mut place = ui.new_child(UiBuilder::new().max_rect(room));
                let place = self.pictures.ui(&mut place, (theme, desk.text), session.game(), shown, PICTURE * scale);
                left = place.right() + theme.size.padding;
                height = height.max(place.height());
            }
            let said = coach::said_width(room.right() - left, scale, WAY);
            let column = Rect::from_min_size(pos2(left, room.top()), vec2(said, room.height()));
            let place = UiBuilder::new().max_rect(column).layout(Layout::top_down(Align::Min));
            let mut words = ui.new_child(place);
            words.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
            words.horizontal(|ui| {
                ui.label(theme.soft(desk.text.get("together-title")));
                coach::rules_ui(ui, desk, session, &explained.rules, &mut commands);
            });
            coach::said(&mut words, &desk.text.get(&explained.says));
            height = height.max(words.min_rect().height());
            let way = Rect::from_min_max(pos2(column.right(), room.top()), pos2(room.right(), room.top() + height));
            let right = UiBuilder::new().max_rect(way).layout(Layout::right_to_left(Align::Center));
            let on = ui.new_child(right).add(PushButton::plain(theme, &label).icon(Icon::Check));
            desk.spots.put("card on", on.rect);
            if on.clicked() {
                commands.push(Command::PutCardAway);
            }
            ui.allocate_space(vec2(room.width(), height));
        });
        desk.spots.put("card", shown.response.rect);
        commands
    }
}

/// Enter and Space put it away, where nothing on the table has taken them.
pub fn pressed(ui: &Ui) -> Option<Command> {
    keys::takes_enter(ui).then_some(Command::PutCardAway)
}

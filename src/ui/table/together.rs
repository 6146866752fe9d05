//! The card of a first game together: what has just come into play, in two sentences, until it has been read.

use egui::{Align, Key, Layout, Margin, Modifiers, Rect, Ui, UiBuilder, pos2, vec2};

use super::coach;
use super::keys::{self, Command};
use super::session::{Desk, Explained};
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::widgets::{PushButton, card};

/// Room for the button at a text size of 100 %, in points.
const WAY: f32 = 200.0;

/// Paints it.
pub fn ui(ui: &mut Ui, desk: &Desk<'_>, explained: &Explained) -> Option<Command> {
    let theme = desk.theme;
    let label = desk.text.get("together-on");
    let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
    let shown = card(theme).inner_margin(margin).show(ui, |ui| {
        let room = ui.available_rect_before_wrap();
        let said = coach::said_width(room.width(), text_scale(ui, theme).max(1.0), WAY);
        let column = Rect::from_min_size(room.min, vec2(said, room.height()));
        let place = UiBuilder::new().max_rect(column).layout(Layout::top_down(Align::Min));
        let mut words = ui.new_child(place);
        words.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
        words.label(theme.soft(desk.text.get("together-title")));
        coach::said(&mut words, &desk.text.get(&explained.says));
        let height = words.min_rect().height().max(theme.size.primary);
        let way = Rect::from_min_max(pos2(column.right(), room.top()), pos2(room.right(), room.top() + height));
        let right = UiBuilder::new().max_rect(way).layout(Layout::right_to_left(Align::Center));
        let on = ui.new_child(right).add(PushButton::plain(theme, &label).icon(Icon::Check));
        desk.spots.put("card on", on.rect);
        ui.allocate_space(vec2(room.width(), height));
        on.clicked()
    });
    desk.spots.put("card", shown.response.rect);
    shown.inner.then_some(Command::PutCardAway)
}

/// Enter and Space put it away, where nothing on the table has taken them.
pub fn pressed(ui: &Ui) -> Option<Command> {
    let free = !keys::is_covered(ui.ctx()) && !keys::is_busy(ui.ctx());
    let typed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    (free && (typed(Key::Enter) | typed(Key::Space))).then_some(Command::PutCardAway)
}

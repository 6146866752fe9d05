//! What a card between the board and the foot line is made of: words at the left, what can be pressed at the right.

use egui::{Align, Id, Layout, Rect, RichText, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::keys::Command;
use super::session::{Desk, Session};
use crate::engine::RuleId;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::link;
use crate::ui::desktop::Go;

/// The widest line of words at a text size of 100 %, in points.
const WORDS: f32 = 720.0;

/// Where they go.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The room for both; as much of its height as they need.
    pub room: Rect,
    /// Room for what can be pressed, at a text size of 100 %, in points.
    pub ways: f32,
    /// The least height, in points.
    pub least: f32,
}

/// Paints the words, and what can be pressed beside them, in the middle of their height and from right to left; that height.
pub fn words_and_ways(
    ui: &mut Ui,
    theme: &Theme,
    place: Place,
    commands: &mut Vec<Command>,
    words: impl FnOnce(&mut Ui, &mut Vec<Command>),
    ways: impl FnOnce(&mut Ui, &mut Vec<Command>),
) -> f32 {
    let Place { room, least, .. } = place;
    let scale = text_scale(ui, theme).max(1.0);
    let width = (room.width() - place.ways * scale).min(WORDS * scale);
    let column = Rect::from_min_size(room.min, vec2(width, room.height()));
    let mut left = ui.new_child(UiBuilder::new().max_rect(column).layout(Layout::top_down(Align::Min)));
    left.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
    words(&mut left, commands);
    let height = left.min_rect().height().max(theme.size.primary).max(least);
    let beside = Rect::from_min_max(pos2(column.right(), room.top()), pos2(room.right(), room.top() + height));
    let layout = Layout::right_to_left(Align::Center);
    ways(&mut ui.new_child(UiBuilder::new().max_rect(beside).layout(layout)), commands);
    ui.allocate_space(vec2(ui.available_width(), height));
    height
}

/// The ids of rules, each leading to its page in the rule book.
pub fn rules_ui(ui: &mut Ui, desk: &Desk<'_>, session: &dyn Session, rules: &[RuleId], commands: &mut Vec<Command>) {
    for rule in rules {
        let word = RichText::new(*rule).text_style(TextStyle::Small).color(desk.theme.ink_soft);
        let link = link(ui, desk.theme, Id::unique(("taught", rule)), word, rule);
        desk.spots.put(format!("taught {rule}"), link.rect);
        if link.on_hover_text(desk.text.get("table-rule-tip")).clicked() {
            commands.push(Command::Go(Go::Rules(session.game(), Some(rule))));
        }
    }
}

//! The intro card of a first game together: explains a new element in two sentences and a small picture. It lies at the
//! lower end of the column beside the board, over whatever is there, so that nothing moves when it comes and goes.

use std::collections::BTreeMap;

use egui::{
    Align, CursorIcon, Id, Layout, Margin, Rect, RichText, Role, ScrollArea, Sense, TextStyle, TextWrapMode, Ui,
    UiBuilder, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};

use super::commands::Command;
use super::keys;
use super::model::TableModel;
use super::session::{FrameContext, TableCommand};
use crate::engine::RuleId;
use crate::lessons::{IntroCard, RulePicture, rule_pictures};
use crate::paint::icons::Icon;
use crate::paint::key_help::with_shortcut;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, card, focus_ring, link, live_label, text_row};
use crate::ui::app_keys;
use crate::ui::rule_pictures::{Extent, RulePictures};
use crate::ui::screen_layout::request_relayout;
use crate::ui::services::AppCommand;

/// State of the card's view.
#[derive(Default)]
pub struct IntroCardView {
    pictures: RulePictures,
    /// The picture for each rule of this table's game, loaded once.
    picture_index: Option<BTreeMap<String, RulePicture>>,
    /// Height of the last card, in points; 0 before the first one.
    height: f32,
    /// Where the room of the last card begins; it stays as long as the card, whatever goes meanwhile.
    room_top: Option<RoomTop>,
}

/// Where the room of a card begins.
#[derive(Debug)]
struct RoomTop {
    /// The name of the card.
    card: String,
    /// The room that there was for it, in points.
    room: Rect,
    /// In points from the top of the window.
    top: f32,
}

impl IntroCardView {
    /// How high the last card was, in points; 0 before the first one.
    pub fn height(&self) -> f32 {
        self.height
    }

    /// Paints the card at the lower end of the room that there is, with its picture if that fits. What others have just done
    /// stays in sight if its words fit below.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        explained: &IntroCard,
    ) -> Vec<Command> {
        let theme = frame.theme;
        let size = &theme.size;
        let mut commands = Vec::new();
        self.pictures.begin_frame(theme, frame.text);
        let picture_index = self.picture_index.get_or_insert_with(|| rule_pictures(model.game).unwrap_or_default());
        let shown = explained.rules.iter().find_map(|rule| Some((*rule, picture_index.get(*rule)?)));
        let words = Theme::strong(frame.text.get(&explained.text_key));
        let margin = vec2(size.padding, size.grid);
        let gap = size.grid * 0.5;
        let room = ui.max_rect();
        let words_height = {
            let width = room.width() - 2.0 * margin.x;
            WidgetText::from(words.clone()).into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Body).size().y
        };
        let title_height = ui.text_style_height(&TextStyle::Small) + gap;
        let picture_size = size.picture.intro_card * text_scale(ui, theme).max(1.0);
        let least = 2.0 * (margin.y + gap) + words_height + size.button;
        let is_same = |last: &RoomTop| last.card == explained.name && last.room == room;
        let top = match self.room_top.take().filter(is_same) {
            Some(last) => last.top,
            None => frame.rects.find("news").map_or(room.top(), |news| news.bottom() + size.grid),
        };
        self.room_top = Some(RoomTop { card: explained.name.clone(), room, top });
        let room = if room.bottom() - top < least { room } else { room.with_min_y(top.max(room.top())) };
        let needed = 2.0 * (margin.y + gap) + title_height + words_height + picture_size.y;
        let picture = shown.filter(|_| needed <= room.height());

        let top = (room.bottom() - self.height).max(room.top());
        keep_clicks(ui, room.with_min_y(top));
        let place = UiBuilder::new().max_rect(Rect::from_min_size(pos2(room.left(), top), room.size()));
        let look = card(theme).fill(theme.raised).shadow(theme.lifted_shadow());
        let contents = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = gap;
            if picture.is_some() {
                text_row(ui, |ui| {
                    ui.label(theme.soft(frame.text.get("together-title")).text_style(TextStyle::Small));
                    rule_book_ui(ui, model, frame, &explained.rules, &mut commands);
                });
            }
            let row_height = picture.map_or(size.button, |_| picture_size.y);
            let title_height = if picture.is_some() { title_height } else { 0.0 };
            let most = room.height() - 2.0 * margin.y - title_height - gap - row_height;
            ScrollArea::vertical().id_salt("words").max_height(most).auto_shrink([false, true]).show(ui, |ui| {
                live_label(ui, words);
            });
            let row = vec2(ui.available_width(), row_height);
            ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
                let on = ui.add(PushButton::plain(theme, &frame.text.get("together-on")).icon(Icon::Check));
                frame.rects.put("card on", on.rect);
                if on.clicked() {
                    commands.push(TableCommand::DismissCard.into());
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| match picture {
                    Some(picture) => {
                        picture_ui(&mut self.pictures, ui, model, frame, (picture, picture_size), &mut commands);
                    }
                    None => rule_book_ui(ui, model, frame, &explained.rules, &mut commands),
                });
            });
        };
        let look = look.inner_margin(Margin::symmetric(margin.x as i8, margin.y as i8));
        let rect = ui.scope_builder(place, |ui| look.show(ui, contents).response.rect).inner;
        frame.rects.put("card", rect);
        if (rect.height() - self.height).abs() > 0.5 {
            self.height = rect.height();
            request_relayout(ui.ctx(), "the card has another height");
        }
        commands
    }
}

/// The picture of a rule, cropped to what matters; a click opens the rule book, which has all of it.
fn picture_ui(
    pictures: &mut RulePictures,
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    (shown, size): ((RuleId, &RulePicture), Vec2),
    commands: &mut Vec<Command>,
) {
    let theme = frame.theme;
    let rect = pictures.ui(ui, (theme, frame.text), model.game, shown, (Extent::CloseUp, size));
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
}

/// One link in words to the rule book, open at the first of these rules; its tooltip names them.
fn rule_book_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    rules: &[RuleId],
    commands: &mut Vec<Command>,
) {
    let Some(first) = rules.first() else { return };
    let label = frame.text.get("keys-rules");
    let word = RichText::new(&label).text_style(TextStyle::Small).color(frame.theme.ink_soft);
    let link = link(ui, frame.theme, Id::unique("card rule book"), word, &label);
    frame.rects.put("card rule book", link.rect);
    let tip = format!("{}\n{}", rules.join(", "), with_shortcut(frame.text, "table-rule-tip", &app_keys::RULES_KEY));
    if link.on_hover_text(tip).clicked() {
        commands.push(Command::App(AppCommand::Rules(model.game, Some(first))));
    }
}

/// Keeps clicks on the card from what lies behind it.
fn keep_clicks(ui: &Ui, rect: Rect) {
    let behind = ui.interact(rect, Id::unique("behind the card"), Sense::CLICK);
    ui.ctx().accesskit_node_builder(behind.id, |node| node.set_hidden());
}

/// The command of Enter and Space: dismiss the card, unless something on the table has taken the key.
pub fn enter_command(ui: &Ui, model: &TableModel) -> Option<Command> {
    model.card.as_ref()?;
    keys::take_enter(ui).then_some(TableCommand::DismissCard.into())
}

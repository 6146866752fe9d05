//! The cards of a story: what was well played, where the game turned, and what is worth another look.

use egui::{Align2, Margin, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, vec2};

use super::model::{CardKind, StoryCard, StoryModel};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, card, reserve_scroll_bar};
use crate::ui::table::commands::Command;
use crate::ui::table::model::TableModel;
use crate::ui::table::session::{FrameContext, TableCommand};

/// The most places that stand empty until the cards come.
const PLACES: usize = 3;

/// Paints all cards in the room that is left; what does not fit scrolls.
pub fn cards_ui(
    ui: &mut Ui,
    story: &StoryModel,
    model: &TableModel,
    frame: &FrameContext<'_>,
    commands: &mut Vec<Command>,
) {
    reserve_scroll_bar(ui);
    let room = ui.available_height();
    // Another game's cards begin at their top.
    ScrollArea::vertical().id_salt(("story cards", model.game, model.ply)).auto_shrink([false, true]).show(ui, |ui| {
        list_ui(ui, story, model, (frame, room), commands);
    });
}

/// Paints all cards, one below the other; until they come, their places as far as there is `room` for them.
pub fn list_ui(
    ui: &mut Ui,
    story: &StoryModel,
    model: &TableModel,
    (frame, room): (&FrameContext<'_>, f32),
    commands: &mut Vec<Command>,
) {
    ui.spacing_mut().item_spacing.y = frame.theme.size.grid;
    for (index, told) in story.cards.iter().enumerate() {
        ui.push_id(index, |ui| card_ui(ui, told, model, frame, commands));
    }
    if !story.is_whole {
        places_ui(ui, story, frame, room);
    }
}

/// Paints the places of the cards that are still to come, where those will stand: in the first, what comes and what is done meanwhile.
fn places_ui(ui: &mut Ui, story: &StoryModel, frame: &FrameContext<'_>, room: f32) {
    let theme = frame.theme;
    let height = usual_height(ui, theme);
    let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
    let first = card(theme).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_min_height(height - 2.0 * theme.size.grid);
        ui.add(egui::Label::new(Theme::strong(frame.text.get("story-coming"))).wrap());
        // Of a sketch nothing is told in words.
        let left_to_do = match (&story.course, story.summary.is_empty()) {
            (None, _) => return,
            (Some(_), true) => "story-sharpening",
            (Some(_), false) => "story-looking",
        };
        ui.horizontal(|ui| {
            icon_ui(ui, Icon::Hourglass, theme.size.mark, theme.ink_soft);
            ui.add(egui::Label::new(theme.soft(frame.text.get(left_to_do))).wrap());
        });
    });
    let mut left = room - first.response.rect.height();
    for _ in 1..PLACES {
        left -= height + ui.spacing().item_spacing.y;
        if left < 0.0 {
            break;
        }
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let line = Stroke::new(theme.size.outline, theme.line);
        ui.painter().rect_stroke(place, theme.size.radius, line, StrokeKind::Inside);
    }
}

/// The height of a card that says its title in one line and its text in two.
fn usual_height(ui: &Ui, theme: &Theme) -> f32 {
    let line = ui.text_style_height(&TextStyle::Body);
    let buttons = theme.size.button * text_scale(ui, theme).max(1.0);
    line.max(2.0 * theme.size.story.dot) + 2.0 * line + buttons + 3.0 * theme.size.grid
}

fn card_ui(ui: &mut Ui, told: &StoryCard, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    let theme = frame.theme;
    let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
    card(theme).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(theme.size.grid, theme.size.grid * 0.5);
        ui.horizontal(|ui| {
            sign_ui(ui, told.kind, theme);
            mark_ui(ui, model.mark(told.seat), theme.size.mark, theme);
            let title = Phrase::new(title_key(told.kind)).with("number", told.turn).with("seat", told.hero());
            ui.add(egui::Label::new(Theme::strong(frame.text.say(&title, &model.names))).wrap());
        });
        ui.add(egui::Label::new(RichText::new(frame.text.say(&told.text, &model.names))).wrap());
        if let Some(better) = &told.better {
            ui.add(egui::Label::new(theme.soft(frame.text.say(better, &model.names))).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            let word = |key: &str| frame.text.get(key);
            let show = ui.add(PushButton::quiet(theme, &word("story-show")).icon(Icon::Eye));
            let try_it = ui.add(PushButton::quiet(theme, &word("story-try")).icon(Icon::Play));
            for button in [&show, &try_it] {
                if button.gained_focus() {
                    button.scroll_to_me(None);
                }
            }
            if show.clicked() {
                commands.push(TableCommand::Review(Some(told.ply)).into());
                if told.better.is_some() {
                    commands.push(TableCommand::ToggleComparison.into());
                }
            }
            if try_it.on_hover_text(word("review-play-on-tip")).clicked() {
                commands.push(TableCommand::Review(Some(told.ply)).into());
                commands.push(Command::PlayOn);
            }
        });
    });
}

/// The number of a turning point, as on the chart, or a sign.
fn sign_ui(ui: &mut Ui, kind: CardKind, theme: &Theme) {
    let number = match kind {
        CardKind::Turning { number, .. } => number,
        CardKind::Praise => return drop(icon_ui(ui, Icon::Trophy, theme.size.icon, theme.ink)),
        CardKind::NextTime => return drop(icon_ui(ui, Icon::Whistle, theme.size.icon, theme.ink)),
        CardKind::Better => return drop(icon_ui(ui, Icon::Target, theme.size.icon, theme.ink)),
    };
    let (place, _) = ui.allocate_exact_size(Vec2::splat(2.0 * theme.size.story.dot), Sense::hover());
    let line = Stroke::new(theme.size.control.stroke, theme.ink);
    ui.painter().circle_stroke(place.center(), theme.size.story.dot - line.width * 0.5, line);
    let font = TextStyle::Small.resolve(ui.style());
    ui.painter().text(place.center(), Align2::CENTER_CENTER, number.to_string(), font, theme.ink);
}

fn title_key(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Praise => "story-praise-title",
        CardKind::Turning { is_fall: false, .. } => "story-turn-title",
        CardKind::Turning { is_fall: true, .. } => "story-turn-away-title",
        CardKind::Better => "story-better-title",
        CardKind::NextTime => "story-next-title",
    }
}

//! The page of the end screen that tells a game in a minute: chart and accounts, and beside them the cards.

use egui::{
    Align, Label, Layout, Margin, Rect, Role, ScrollArea, Sense, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetInfo,
    WidgetText, vec2,
};

use super::accounts::{accounts_height, accounts_ui};
use super::cards::{cards_ui, list_ui};
use super::chart::{Chart, bands_within, scale_width};
use super::model::StoryModel;
use crate::engine::{Phrase, Seat};
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, card, focus_ring, reserve_scroll_bar};
use crate::story::{Course, hundred};
use crate::ui::table::commands::Command;
use crate::ui::table::model::TableModel;
use crate::ui::table::session::{FrameContext, TableCommand};

/// Width over height from which the cards stand beside the chart.
const WIDE: f32 = 1.15;
/// The share of the width for the chart, beside the cards.
const CHART_SHARE: f32 = 0.56;
/// The lines for which the head of the page has room.
const HEAD_LINES: f32 = 2.0;
/// The share of the height for the chart, above the cards.
const TOP_SHARE: f32 = 0.5;

/// Paints the story in the room that is left; where that is too low for its picture, all of it scrolls.
pub fn page_ui(
    ui: &mut Ui,
    story: &StoryModel,
    model: &TableModel,
    frame: &FrameContext<'_>,
    commands: &mut Vec<Command>,
) {
    let area = ui.available_rect_before_wrap();
    let gap = frame.theme.size.padding;
    let (chart, cards) = match area.width() >= area.height() * WIDE {
        true => area.split_left_right_at_fraction(CHART_SHARE),
        false => area.split_top_bottom_at_fraction(TOP_SHARE),
    };
    let cards = Rect::from_min_max(
        cards.min + if cards.left() > area.left() { vec2(gap, 0.0) } else { vec2(0.0, gap) },
        cards.max,
    );
    let words = summary(story, model, frame);
    if chart.height() < least_height(ui, chart.width(), (story, &words), frame) {
        reserve_scroll_bar(ui);
        let all = ScrollArea::vertical().id_salt(("story page", model.game, model.ply)).auto_shrink([false, true]);
        all.show(ui, |ui| {
            let width = ui.available_width();
            let height = least_height(ui, width, (story, &words), frame);
            let (chart, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            ui.scope_builder(UiBuilder::new().max_rect(chart), |ui| picture_ui(ui, story, model, frame, commands));
            // Below the picture there is no room left for places that stand empty.
            list_ui(ui, story, model, (frame, 0.0), commands);
        });
        return;
    }
    ui.scope_builder(UiBuilder::new().max_rect(chart), |ui| picture_ui(ui, story, model, frame, commands));
    ui.scope_builder(UiBuilder::new().max_rect(cards), |ui| cards_ui(ui, story, model, frame, commands));
}

/// The sentence, the chart, and where each result came from.
fn picture_ui(
    ui: &mut Ui,
    story: &StoryModel,
    model: &TableModel,
    frame: &FrameContext<'_>,
    commands: &mut Vec<Command>,
) {
    let theme = frame.theme;
    let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
    card(theme).inner_margin(margin).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = theme.size.grid;
        head_ui(ui, &summary(story, model, frame), frame, commands);
        let Some(course) = &story.course else { return };
        let below = accounts_height(ui, course.seats.len(), theme) + theme.size.grid;
        let height = (ui.available_height() - below).max(theme.size.story.chart);
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        chart_ui(ui, place, (story, course), model, frame, commands);
        accounts_ui(ui, (story, course), model, frame);
    });
}

/// The least height of the picture in this width, in points.
fn least_height(ui: &Ui, width: f32, (story, words): (&StoryModel, &str), frame: &FrameContext<'_>) -> f32 {
    let theme = frame.theme;
    let inner = width - 2.0 * theme.size.padding;
    let seats = story.course.as_ref().map_or(0, |course| course.seats.len());
    let chart = theme.size.story.chart * text_scale(ui, theme).max(1.0);
    let parts = head_height(ui, inner, words, frame) + chart + accounts_height(ui, seats, theme);
    // Between the parts, and at both ends.
    parts + 5.0 * theme.size.grid
}

/// The height of the head in this width, in points.
fn head_height(ui: &Ui, width: f32, words: &str, frame: &FrameContext<'_>) -> f32 {
    let theme = frame.theme;
    let back = frame.text.get("end-show");
    let room = width - PushButton::quiet(theme, &back).icon(Icon::Back).width(ui) - ui.spacing().item_spacing.x;
    let wrap = Some(TextWrapMode::Wrap);
    let told = WidgetText::from(Theme::strong(words)).into_galley(ui, wrap, room.max(1.0), TextStyle::Body);
    // Room for two lines, so that nothing moves when the sentences come.
    let lines = HEAD_LINES * ui.text_style_height(&TextStyle::Body);
    told.size().y.max(lines).max(theme.size.button)
}

/// The story in a few sentences, and the way back to the result.
fn head_ui(ui: &mut Ui, words: &str, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    let theme = frame.theme;
    let size = vec2(ui.available_width(), head_height(ui, ui.available_width(), words, frame));
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_height(size.y);
        let back = frame.text.get("end-show");
        if ui.add(PushButton::quiet(theme, &back).icon(Icon::Back)).clicked() {
            commands.push(Command::ToggleStory);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(Theme::strong(words)).wrap());
        });
    });
}

/// The chart. A click shows the board as it was after the turn.
fn chart_ui(
    ui: &mut Ui,
    place: Rect,
    (story, course): (&StoryModel, &Course),
    model: &TableModel,
    frame: &FrameContext<'_>,
    commands: &mut Vec<Command>,
) {
    let theme = frame.theme;
    let place = place.with_max_x(place.right() - scale_width(ui, theme));
    let chart = Chart::new(bands_within(ui, place, theme), course);
    let response = ui.interact(chart.bands, ui.scope_id().with("chart"), Sense::click());
    frame.rects.put("story chart", chart.bands);
    let name = frame.text.get("story-chart");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    chart.paint(ui.painter(), course, model, theme);
    chart.paint_marks(ui.painter(), course, model, theme);
    chart.paint_scale(ui, theme);
    chart.paint_points(ui, story, course, theme);
    chart.paint_ends(ui, [0, course.turns.len()].map(|turns| moment(turns, model, frame)), theme);
    if response.has_focus() {
        focus_ring(ui.painter(), chart.bands, 0.0, theme);
    }
    if response.clicked() {
        // By a key there is no place: then the first turning point is meant.
        let pointed = response.interact_pointer_pos().map(|at| ply_after(course, chart.turns_at(at.x)));
        let ply = pointed.or_else(|| course.turning_points.first().map(|(turn, _)| turn.from)).unwrap_or(0);
        commands.push(TableCommand::Review(Some(ply)).into());
    }
    let Some(pointer) = response.hover_pos() else { return };
    let turns = chart.turns_at(pointer.x);
    chart.paint_moment(ui.painter(), chart.x(turns), theme);
    let words = chances(course, turns, model, frame);
    response.on_hover_text_at_pointer(words);
}

/// The number of events before the moment after so many turns.
pub fn ply_after(course: &Course, turns: usize) -> usize {
    turns.checked_sub(1).and_then(|last| course.turns.get(last)).map_or(0, |turn| turn.to)
}

/// The moment after so many turns, in words.
fn moment(turns: usize, model: &TableModel, frame: &FrameContext<'_>) -> String {
    let words = match turns {
        0 => Phrase::new("story-at-start"),
        _ => Phrase::new("story-at").with("number", turns),
    };
    frame.text.say(&words, &model.names)
}

/// The chances of all seats after so many turns, in words.
pub fn chances(course: &Course, turns: usize, model: &TableModel, frame: &FrameContext<'_>) -> String {
    let mut words = moment(turns, model, frame);
    for (seat, share) in course.curve.get(turns).into_iter().flat_map(|chances| chances.mean.iter().enumerate()) {
        let chance = Phrase::new("story-chance").with("seat", Seat::new(seat)).with("share", hundred(*share));
        words += "\n";
        words += &frame.text.say(&chance, &model.names);
    }
    words
}

/// The story in a few short sentences; until there is one, that it is being told, or that there is none.
pub fn summary(story: &StoryModel, model: &TableModel, frame: &FrameContext<'_>) -> String {
    if story.summary.is_empty() {
        return frame.text.get(if story.is_whole { "story-untold" } else { "story-telling" });
    }
    let sentences: Vec<String> = story.summary.iter().map(|phrase| frame.text.say(phrase, &model.names)).collect();
    sentences.join(" ")
}

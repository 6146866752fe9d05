//! Looking back at a game: of a finished one the bar below the board, which shows where in the game the board is, leads anywhere
//! else and lets it go on by itself; and the words and buttons of the foot line.

use egui::{Layout, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, remap_clamp, vec2};

use super::commands::{Command, CommandId};
use super::model::TableModel;
use super::session::{FrameContext, TableCommand};
use super::share;
use super::story::scrubber_ui;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::key_help::with_shortcut;
use crate::paint::style::text_scale;
use crate::paint::widgets::{PushButton, card, icon_button, toggle_icon_button};
use crate::ui::settings::ReviewPace;

/// Paints the bar of a finished game that is looked at again; `at` is the number of events before the displayed position.
pub fn bar_ui(ui: &mut Ui, at: usize, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    let theme = frame.theme;
    card(theme).inner_margin(theme.size.grid * 0.5).show(ui, |ui| {
        let height = theme.size.story.scrubber.max(theme.size.button * text_scale(ui, theme).clamp(1.0, 1.5));
        let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let mut line = |place: Rect, layout: Layout, add: &mut dyn FnMut(&mut Ui)| {
            let inner = ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
                ui.spacing_mut().item_spacing.x = theme.size.grid * 0.5;
                add(ui);
                ui.min_rect()
            });
            inner.inner
        };
        let center = egui::Align::Center;
        let left = line(all, Layout::left_to_right(center), &mut |ui| pace_buttons(ui, model, frame, commands));
        let right = line(all, Layout::right_to_left(center), &mut |ui| look_buttons(ui, (at, model), frame, commands));
        let gap = theme.size.grid * 0.5;
        let track = Rect::from_x_y_ranges((left.right() + gap)..=(right.left() - gap), all.y_range());
        ui.scope_builder(UiBuilder::new().max_rect(track), |ui| {
            match model.story.as_ref().and_then(|story| Some((story, story.course.as_ref()?))) {
                Some((story, course)) => scrubber_ui(ui, (story, course), at, model, frame, commands),
                None => track_ui(ui, at, model, frame, commands),
            }
        });
    });
}

/// Lets the game go on by itself or stops it, and its pace.
fn pace_buttons(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    let theme = frame.theme;
    let (icon, name) = match model.review.is_playing {
        true => (Icon::Pause, "review-pause"),
        false => (Icon::Play, "review-play"),
    };
    let play = icon_button(ui, theme, icon, &with_shortcut(frame.text, name, &CommandId::Autoplay.shortcut()));
    frame.rects.put("review-play", play.rect);
    if play.clicked() {
        commands.push(TableCommand::ToggleAutoplay.into());
    }
    let pace = frame.settings.review_pace;
    let label = frame.text.get(pace.key());
    // As wide for every pace, so that nothing beside it moves.
    let widest = ReviewPace::ALL.map(|pace| PushButton::quiet(theme, &frame.text.get(pace.key())).width(ui));
    let widest = widest.into_iter().fold(0.0, f32::max);
    let tip = with_shortcut(frame.text, "review-pace-tip", &CommandId::ReviewPace.shortcut());
    if ui.add(PushButton::quiet(theme, &label).min_width(widest)).on_hover_text(tip).clicked() {
        commands.push(Command::ChangeReviewPace);
    }
}

/// From right to left: whose eyes see the game, what would have been better, what a strong player would do, and the moments
/// worth a look.
fn look_buttons(ui: &mut Ui, (at, model): (usize, &TableModel), frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    let (theme, review) = (frame.theme, &model.review);
    let tip = |name: &'static str, id: CommandId| with_shortcut(frame.text, name, &id.shortcut());
    let button = |ui: &mut Ui, (icon, name): (Icon, &'static str), tip: &str, can: bool, is_on: bool| {
        let response = ui.add_enabled_ui(can, |ui| toggle_icon_button(ui, theme, icon, tip, is_on)).inner;
        frame.rects.put(name, response.rect);
        response.clicked()
    };
    if let Some(eyes) = review.eyes {
        let name = if eyes.sees_as_seat { "review-eyes-all" } else { "review-eyes-seat" };
        let words = Phrase::new(name).with("seat", eyes.seat);
        let words = format!("{} {}", frame.text.say(&words, &model.names), key_words(frame, CommandId::Eyes));
        let icon = if eyes.sees_as_seat { Icon::EyeClosed } else { Icon::Eye };
        if button(ui, (icon, "review-eyes"), &words, true, eyes.sees_as_seat) {
            commands.push(TableCommand::SeeAsSeat(!eyes.sees_as_seat).into());
        }
    }
    let can = model.hint.allowed.is_some();
    let is_on = model.hint.is_found || model.hint.is_thinking;
    if button(ui, (Icon::Info, "review-hint"), &tip("table-hint-tip", CommandId::Hint), can, is_on) {
        commands.push(if is_on { TableCommand::DismissMessage } else { TableCommand::Hint }.into());
    }
    let Some(story) = model.story.as_ref() else { return };
    let is_on = review.is_comparing;
    if button(
        ui,
        (Icon::Compare, "review-compare"),
        &tip("review-compare", CommandId::Compare),
        review.can_compare,
        is_on,
    ) {
        commands.push(TableCommand::ToggleComparison.into());
    }
    let moments = [
        (Icon::NextMoment, "review-next-moment", CommandId::NextMoment, story.moment_after(at)),
        (Icon::PreviousMoment, "review-previous-moment", CommandId::PreviousMoment, story.moment_before(at)),
    ];
    for (icon, name, id, to) in moments {
        if button(ui, (icon, name), &tip(name, id), to.is_some(), false) {
            commands.push(TableCommand::Review(to).into());
        }
    }
}

/// A key in brackets.
fn key_words(frame: &FrameContext<'_>, id: CommandId) -> String {
    with_shortcut(frame.text, "review-key", &id.shortcut())
}

/// A line from the first to the last position that can be shown, with a handle where the board is.
fn track_ui(ui: &mut Ui, at: usize, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    let (theme, review) = (frame.theme, &model.review);
    let place = ui.available_rect_before_wrap().shrink2(vec2(theme.size.grid, 0.0));
    let response = ui.interact(place, ui.scope_id().with("track"), Sense::CLICK | Sense::DRAG);
    frame.rects.put("review track", place);
    let name = frame.text.get("review-track");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let (first, last) = (review.earliest, review.last.max(review.earliest + 1));
    let share = (at.saturating_sub(first)) as f32 / (last - first) as f32;
    let half = theme.size.story.bar * 0.5;
    let bar = Rect::from_x_y_ranges(place.x_range(), place.center().y - half..=place.center().y + half);
    let line = Stroke::new(theme.size.outline, theme.line);
    ui.painter().rect(bar, half, theme.table, line, StrokeKind::Inside);
    let x = bar.left() + bar.width() * share;
    ui.painter().rect_filled(bar.with_max_x(x), half, theme.ink_soft);
    ui.painter().circle_filled(pos2(x, bar.center().y), half * 2.0, theme.ink);
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
        let share = remap_clamp(pointer.x, place.x_range(), 0.0..=1.0);
        let ply = first + (share * (last - first) as f32).round() as usize;
        if ply != at {
            commands.push(TableCommand::Review(Some(ply)).into());
        }
    }
}

/// The position in words: the turn, and what is said of it.
pub fn words(model: &TableModel, frame: &FrameContext<'_>) -> String {
    let turn = model.review.turn;
    let place = match turn.number {
        0 => Phrase::new("review-at-start"),
        _ => Phrase::new("review-place").with("number", turn.number).with("of", turn.of),
    };
    let all: Vec<String> =
        std::iter::once(&place).chain(&model.review.words).map(|phrase| frame.text.say(phrase, &model.names)).collect();
    all.join(" ")
}

/// The buttons of the foot line, from right to left: steps through the positions, at the end of the line so that they keep
/// their place; the way back, which `back` is the text key of, and play on from here, as an icon if they are to be `dense`. `keep_free`
/// gets the name and the place of what was clicked, which must not become another button at once.
pub fn buttons(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    (at, back, is_dense, keep_free): (usize, &str, bool, &mut dyn FnMut(&'static str, Rect)),
    commands: &mut Vec<Command>,
) {
    let (first, last) = (model.review.earliest, model.review.last);
    let word = |key: &str| frame.text.get(key);
    let spacing = ui.spacing().item_spacing;
    ui.spacing_mut().item_spacing.x = frame.theme.size.grid * 0.5;
    let steps = [
        (Icon::Last, "review-last", CommandId::ReviewLast, last, at < last),
        (Icon::Forward, "review-next", CommandId::ReviewNext, (at + 1).min(last), at < last),
        (Icon::Back, "review-previous", CommandId::ReviewPrevious, at.saturating_sub(1), at > first),
        (Icon::First, "review-first", CommandId::ReviewFirst, first, at > first),
    ];
    for (icon, name, id, to, can) in steps {
        let tip = with_shortcut(frame.text, name, &id.shortcut());
        let response = ui.add_enabled_ui(can, |ui| icon_button(ui, frame.theme, icon, &tip)).inner;
        frame.rects.put(name, response.rect);
        if response.clicked() {
            keep_free(name, response.rect);
            commands.push(TableCommand::Review(Some(to)).into());
        }
    }
    ui.spacing_mut().item_spacing = spacing;
    let back = word(back);
    let back = ui.add(PushButton::primary(frame.theme, &back));
    if back.clicked() {
        keep_free("review-back", back.rect);
        commands.push(TableCommand::Review(None).into());
    }
    let label = word("review-play-on");
    let play_on = ui.add_enabled_ui(model.review.can_play_on, |ui| match is_dense {
        true => icon_button(ui, frame.theme, Icon::Dice, &label),
        false => ui.add(PushButton::plain(frame.theme, &label)).on_hover_text(word("review-play-on-tip")),
    });
    if play_on.inner.clicked() {
        commands.push(Command::PlayOn);
    }
    // In a narrow window the sentence needs the room; the menu has this, too.
    let is_wide =
        ui.ctx().content_rect().width() > frame.theme.size.breakpoint.foot_messages * text_scale(ui, frame.theme);
    if is_wide && model.outcome.is_some() && !model.is_guided() {
        share::menu(&icon_button(ui, frame.theme, Icon::Picture, &word("end-share")), model, frame, commands);
    } else if is_wide && icon_button(ui, frame.theme, Icon::Picture, &word("menu-copy-picture")).clicked() {
        commands.push(Command::CopyPicture);
    }
}

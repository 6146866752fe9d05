//! The foot line: in one sentence who does what now, and the buttons to do it.

use egui::{Align, Layout, RichText, Sense, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetText, vec2};

use super::end;
use super::keys::Command;
use super::session::{Desk, FootButton, Session};
use crate::engine::{Phrase, Turn};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, card, icon_button};

/// Room that a button leaves to the sentence before its detail is written beside it, at a text size of 100 %, in points.
const ROOM_FOR_DETAIL: f32 = 560.0;

/// The least width of the sentence beside the buttons, at a text size of 100 %, in points.
const LEAST_SENTENCE: f32 = 200.0;

/// Paints it; `ended` says that the end of the game is on the screen.
pub fn ui(ui: &mut Ui, session: &mut dyn Session, desk: &Desk<'_>, ended: bool) -> Vec<Command> {
    let mut commands = Vec::new();
    let margin = egui::Margin::symmetric(desk.theme.size.padding as i8, 8);
    let frame = card(desk.theme).inner_margin(margin).show(ui, |ui| {
        let scale = text_scale(ui, desk.theme);
        let natural = ui.scope_id().with("width of the buttons");
        let taken = ui.data(|data| data.get_temp::<f32>(natural)).unwrap_or(0.0);
        if ui.available_width() - taken < LEAST_SENTENCE * scale {
            let width = two_lines(ui, session, desk, ended, &mut commands);
            ui.data_mut(|data| data.insert_temp(natural, width));
            return;
        }
        let height = (desk.theme.size.primary * scale).max(desk.theme.size.primary);
        let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let right = UiBuilder::new().max_rect(line).layout(Layout::right_to_left(Align::Center));
        let buttons = ui.scope_builder(right, |ui| {
            match session.looking_at() {
                Some(at) => review_buttons(ui, session, desk, at, &mut commands),
                None if ended => end::buttons(ui, session, desk, &mut commands),
                None => buttons(ui, session, desk, &mut commands),
            }
            ui.min_rect()
        });
        let room = line.with_max_x((buttons.inner.left() - desk.theme.size.grid).max(line.left()));
        let left = UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center));
        ui.scope_builder(left, |ui| sentence(ui, session, desk));
        ui.data_mut(|data| data.insert_temp(natural, buttons.inner.width()));
    });
    desk.spots.put("foot", frame.response.rect);
    commands
}

/// Where the buttons leave too little room: the sentence above, the buttons below, in as many rows as they need. How wide they would be in one row, as
/// far as that can be told.
fn two_lines(ui: &mut Ui, session: &mut dyn Session, desk: &Desk<'_>, ended: bool, commands: &mut Vec<Command>) -> f32 {
    ui.horizontal(|ui| sentence(ui, session, desk));
    let all = ui.available_width();
    let place = vec2(all, desk.theme.size.primary);
    let layout = Layout::right_to_left(Align::Center).with_main_wrap(true);
    let row = ui.allocate_ui_with_layout(place, layout, |ui| match session.looking_at() {
        Some(at) => review_buttons(ui, session, desk, at, commands),
        None if ended => end::buttons(ui, session, desk, commands),
        None => buttons(ui, session, desk, commands),
    });
    let rect = row.response.rect;
    if rect.height() > place.y * 1.5 { all } else { rect.width() }
}

/// From right to left: the primary button, the others, the step of a bot.
fn buttons(ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, commands: &mut Vec<Command>) {
    if session.is_covered() {
        let label = desk.text.get("menu-uncover");
        let uncover = PushButton::primary(desk.theme, &label).icon(Icon::Eye);
        if ui.add(uncover).on_hover_text(desk.text.get("key-f9")).clicked() {
            commands.push(Command::Cover);
        }
    }
    if session.may_correct_dice() {
        let label = desk.text.get("dice-correct");
        if ui.add(PushButton::quiet(desk.theme, &label).icon(Icon::Dice)).clicked() {
            commands.push(Command::CorrectDice);
        }
    }
    if session.may_look().is_some() {
        let label = desk.text.get("curtain-look");
        let response = ui.add(PushButton::plain(desk.theme, &label).icon(Icon::Eye));
        desk.spots.put("look", response.rect);
        if response.on_hover_text(desk.text.get("curtain-look-tip")).clicked() {
            commands.push(Command::LookBehind);
        }
    }
    let hangs = session.curtain().is_some_and(|curtain| !curtain.held_up);
    let all = if hangs { Vec::new() } else { session.buttons(desk) };
    for (index, button) in all.iter().enumerate().rev() {
        if press(ui, session, desk, button) {
            commands.push(Command::Press(index));
        }
    }
    if all.is_empty() && session.outcome().is_some() {
        let text = desk.text.get("end-show");
        if ui.add(PushButton::primary(desk.theme, &text)).clicked() {
            commands.push(Command::LookAt(None));
        }
    }
    let bot_plays = matches!(session.turn(), Turn::Seat(seat) if session.is_thinking(*seat));
    if bot_plays && session.sitters().iter().any(|sitter| sitter.player.is_human()) {
        let label = desk.text.get("table-skip");
        let skip = PushButton::quiet(desk.theme, &label).icon(Icon::Last);
        if ui.add(skip).on_hover_text(desk.text.get("table-skip-tip")).clicked() {
            commands.push(Command::SkipToMe);
        }
    }
    if session.step_waits(desk.settings) {
        let text = desk.text.get("table-step");
        let step = PushButton::primary(desk.theme, &text).icon(Icon::Forward);
        if ui.add(step).on_hover_text(desk.text.get("key-space")).clicked() {
            commands.push(Command::Step);
        }
    }
}

fn press(ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, button: &FootButton) -> bool {
    let say = |phrase: &Phrase| desk.text.say(phrase, session.names());
    let label = if button.asks { desk.text.get("table-press-again") } else { say(&button.label) };
    let made =
        if button.primary { PushButton::primary(desk.theme, &label) } else { PushButton::plain(desk.theme, &label) };
    let mut response = ui.add(made.icon(button.icon));
    desk.spots.put(format!("button {}", button.label.key), response.rect);
    if let Some(key) = button.key {
        let tip = Phrase::new("key-tip").with("key", key.name().to_owned());
        response = response.on_hover_text(say(&tip));
    }
    if let Some(detail) = &button.detail {
        // What will happen stands beside the button, where there is room for it.
        let text = RichText::new(say(detail)).text_style(egui::TextStyle::Small).color(desk.theme.ink_soft);
        if ui.available_width() > ROOM_FOR_DETAIL * text_scale(ui, desk.theme) {
            ui.add(egui::Label::new(text).truncate());
        } else {
            response = response.on_hover_text(say(detail));
        }
    }
    response.clicked()
}

/// The picture and the sentence; what was refused takes its place.
fn sentence(ui: &mut Ui, session: &mut dyn Session, desk: &Desk<'_>) {
    let theme = desk.theme;
    if let Some(refusal) = session.refusal() {
        icon_ui(ui, Icon::Warning, theme.size.icon, theme.bad);
        if !refusal.rule.is_empty() {
            ui.label(Theme::bold(refusal.rule).color(theme.bad));
        }
        let text = desk.text.say(&refusal.phrase, session.names());
        live(ui, RichText::new(&text).color(theme.bad), &text);
        return;
    }
    if let Some(aside) = session.aside() {
        icon_ui(ui, Icon::Info, theme.size.icon, theme.ink_soft);
        let text = desk.text.say(aside, session.names());
        live(ui, RichText::new(&text), &text);
        return;
    }
    if let Some(at) = session.looking_at() {
        icon_ui(ui, Icon::Eye, theme.size.icon, theme.ink_soft);
        let place = Phrase::new("review-place").with("at", at).with("all", session.ply());
        let told = at.checked_sub(1).and_then(|last| session.log().get(last)).map(|line| &line.phrase);
        let text = match told {
            Some(told) => format!("{} {}", desk.text.say(&place, &[]), desk.text.say(told, session.names())),
            None => desk.text.say(&place, &[]),
        };
        live(ui, RichText::new(&text), &text);
        return;
    }
    let status = session.status(desk);
    if let Some(seat) = status.seat {
        let mark = session.faces().get(seat.index()).map_or(0, |face| face.mark);
        mark_ui(ui, mark, theme.size.icon, theme);
    }
    if let Some(icon) = status.icon {
        icon_ui(ui, icon, theme.size.icon, theme.ink);
    }
    if let Some(count) = status.count {
        ui.label(Theme::heading(count.to_string()));
    }
    let text = desk.text.say(&status.phrase, session.names());
    live(ui, Theme::strong(&text), &text);
}

/// A sentence that a screen reader speaks when it changes: one line, or two smaller ones where there is little room.
fn live(ui: &mut Ui, words: RichText, text: &str) {
    let width = ui.available_width();
    let layout = |ui: &Ui, words: RichText| {
        WidgetText::from(words).into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Body)
    };
    let mut galley = layout(ui, words.clone());
    if galley.rows.len() > 1 {
        galley = layout(ui, words.text_style(TextStyle::Small));
    }
    let response = ui.add(egui::Label::new(galley)).on_hover_text(text);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
        node.set_label(text.to_owned());
    });
}

/// From right to left: back to the game, and the steps through what has been.
fn review_buttons(ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, at: usize, commands: &mut Vec<Command>) {
    let (first, last) = (session.looks_back_to(), session.ply());
    let word = |key: &str| desk.text.get(key);
    let back = if session.outcome().is_some() { word("review-to-end") } else { word("review-to-game") };
    if ui.add(PushButton::primary(desk.theme, &back)).clicked() {
        commands.push(Command::LookAt(None));
    }
    if session.can_play_on() {
        let play_on = ui.add(PushButton::plain(desk.theme, &word("review-play-on")));
        if play_on.on_hover_text(word("review-play-on-tip")).clicked() {
            commands.push(Command::PlayOn);
        }
    }
    ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
    let steps = [
        (Icon::Last, "review-last", last, at < last),
        (Icon::Forward, "review-next", (at + 1).min(last), at < last),
        (Icon::Back, "review-previous", at.saturating_sub(1), at > first),
        (Icon::First, "review-first", first, at > first),
    ];
    for (icon, key, to, can) in steps {
        ui.add_enabled_ui(can, |ui| {
            if icon_button(ui, desk.theme, icon, &word(key)).clicked() {
                commands.push(Command::LookAt(Some(to)));
            }
        });
    }
}

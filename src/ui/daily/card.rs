//! The card of one deal: game, seats, target, result, buttons.

use egui::{Align, Layout, TextStyle, Ui, Vec2, vec2};
use jiff::civil::Date;

use super::stars::stars_ui;
use super::{Action, Day, heading, words};
use crate::daily::Stars;
use crate::engine::{Phrase, Seat};
use crate::paint::icons::Icon;
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use crate::play::{Player, SeatAssignment};
use crate::ui::bot_labels::bot_description;
use crate::ui::game_info;
use crate::ui::screen_layout;
use crate::ui::services::AppServices;

/// The widest picture of a game, as a multiple of its height: a wider one would be cropped.
const WIDEST_PICTURE: f32 = 2.4;
/// The width of the picture beside the name of the game, as a multiple of its height.
const PICTURE_BESIDE: f32 = 1.5;
/// Height of the stars beside what they take, as a share of the line.
const LIMIT_STARS: f32 = 0.8;

/// Shows the card; returns what somebody wants to do. With `is_copied` it says that the result was copied.
pub fn ui(
    ui: &mut Ui,
    services: &AppServices,
    (today, day): (Date, &Day),
    seating: &[SeatAssignment],
    is_copied: bool,
) -> Option<Action> {
    let theme = services.theme();
    let mut action = None;
    let card = widgets::card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
        head_ui(ui, services, today, day);
        if let Some(option) = day.deal.option {
            let option = services.word(&format!("{}-option-{option}", day.deal.game));
            ui.label(services.text.say(&Phrase::new("daily-option").with("option", option), &[]));
        }
        ui.add_space(theme.size.grid * 0.5);
        ui.label(Theme::strong(words::target(services, &day.deal, day.target.as_ref())));
        limits_ui(ui, services, day);
        result_ui(ui, services, today, day);
        ui.add_space(theme.size.grid * 0.5);
        action = buttons_ui(ui, services, day);
        // One line takes the place of the other, so that nothing moves.
        let remark = services.word(match (is_copied, &day.result) {
            (true, _) => "daily-copied",
            (false, None) => "daily-undo",
            (false, Some(_)) => "daily-practice-helps",
        });
        if is_copied {
            let said = widgets::live_label(ui, theme.soft(remark).color(theme.ink));
            services.rects.put("copied", said.rect);
        } else {
            ui.label(theme.soft(remark));
        }
        ui.add_space(theme.size.grid * 0.5);
        seats_ui(ui, services, seating);
    });
    services.rects.put("deal", card.response.rect);
    action
}

/// The day, and the picture and the name of the game; in a low window the picture is beside the words, so that the buttons stay in sight.
fn head_ui(ui: &mut Ui, services: &AppServices, today: Date, day: &Day) {
    let theme = services.theme();
    let Some(game) = game_info::by_id(day.deal.game) else { return };
    let size = &theme.size.daily;
    let named = if day.date == today { "daily-today" } else { "daily-on" };
    let date = Phrase::new(named).with("date", words::day(&services.text, day.date));
    let date = egui::RichText::new(services.text.say(&date, &[])).color(theme.ink_soft);
    let name = heading(game.name(services));
    let picture = |ui: &mut Ui, size: Vec2| {
        screen_layout::picture(ui, theme, size, theme.paper, |painter, rect| game.show_scene(painter, rect, theme));
    };
    let window = ui.ctx().content_rect().height();
    if window < theme.size.breakpoint.daily_height {
        ui.horizontal(|ui| {
            picture(ui, vec2(size.picture * PICTURE_BESIDE, size.picture));
            ui.vertical(|ui| {
                ui.label(date);
                ui.label(name);
            });
        });
    } else {
        let height = (window * 0.2).clamp(size.picture, size.picture_max);
        ui.label(date);
        picture(ui, vec2(ui.available_width().min(height * WIDEST_PICTURE), height));
        ui.label(name);
    }
}

/// Who sits where, in the order of play.
fn seats_ui(ui: &mut Ui, services: &AppServices, seating: &[SeatAssignment]) {
    let theme = services.theme();
    let line = ui.text_style_height(&Theme::strong_style());
    for (seat, assignment) in Seat::all(seating.len()).zip(seating) {
        let size = vec2(ui.available_width(), line);
        let row = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().interact_size.y = line;
            mark_ui(ui, assignment.mark, theme.size.body * text_scale(ui, theme), theme);
            ui.label(Theme::strong(&assignment.name));
            if let Player::Bot(bot) = assignment.player {
                ui.label(theme.soft(services.text.say(&bot_description(bot), &[])));
            }
        });
        services.rects.put(format!("deal seat {}", seat.index()), row.response.rect);
    }
}

/// What each number of stars takes. While the target is awaited, and after that, there is room for all lines, so that nothing slides once it is
/// known; otherwise only for those that there are.
fn limits_ui(ui: &mut Ui, services: &AppServices, day: &Day) {
    let (theme, text) = (services.theme(), &services.text);
    let line = ui.text_style_height(&TextStyle::Small);
    let limits: Vec<(Stars, String)> = day.target.as_ref().map_or_else(Vec::new, |target| {
        let limit = |(stars, least)| (stars, words::limit(text, &day.deal, (target.measure(), least)));
        target.limits().into_iter().map(limit).collect()
    });
    let rows = if day.was_awaited { usize::from(Stars::MOST) } else { limits.len() };
    for row in 0..rows {
        let Some((stars, limit)) = limits.get(row) else {
            ui.allocate_space(vec2(0.0, line));
            continue;
        };
        let size = vec2(ui.available_width(), line);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().interact_size.y = line;
            stars_ui(ui, theme, *stars, line * LIMIT_STARS, &words::stars(text, *stars));
            ui.add(egui::Label::new(theme.soft(limit)).wrap());
        });
    }
}

/// What has been made of the deal.
fn result_ui(ui: &mut Ui, services: &AppServices, today: Date, day: &Day) {
    let Some(result) = &day.result else { return };
    let (theme, text) = (services.theme(), &services.text);
    let made = words::result(text, result);
    ui.label(text.say(&Phrase::new("daily-made").with("result", made), &[]));
    let height = theme.size.daily.stars * text_scale(ui, theme);
    match &day.target {
        Some(target) => ui.horizontal(|ui| {
            let stars = target.stars(result.made);
            stars_ui(ui, theme, stars, height, &words::stars(text, stars));
            let cheer = text.with_count("daily-cheer", i64::from(stars.count()));
            let is_to_go_on = stars == Stars::default() && day.date == today;
            let cheer = if is_to_go_on { format!("{cheer} {}", text.get("daily-tomorrow")) } else { cheer };
            ui.add(egui::Label::new(cheer).wrap());
        }),
        // Nothing slides when the target is known.
        None => ui.horizontal(|ui| {
            ui.allocate_space(vec2(0.0, height));
        }),
    };
    if let Some(played) = day.played_later() {
        let phrase = Phrase::new("daily-later").with("date", words::day(text, played));
        ui.label(theme.soft(text.say(&phrase, &[])));
    }
    if result.practised > 0 {
        ui.label(theme.soft(text.with_count("daily-practised", i64::try_from(result.practised).unwrap_or(i64::MAX))));
    }
}

fn buttons_ui(ui: &mut Ui, services: &AppServices, day: &Day) -> Option<Action> {
    let theme = services.theme();
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        let key = match (&day.waiting, &day.result) {
            (Some(_), None) => "select-continue",
            (Some(_), Some(_)) => "daily-continue-practice",
            (None, None) => "select-play",
            (None, Some(_)) => "daily-practise",
        };
        let label = services.word(key);
        let is_practice = day.result.is_some();
        let play = if is_practice { PushButton::plain(theme, &label) } else { PushButton::primary(theme, &label) };
        let play = ui.add(play.icon(Icon::Play));
        services.rects.put("play deal", play.rect);
        if play.clicked() {
            action = Some(Action::Play);
        }
        if day.result.is_none() {
            return;
        }
        for (key, icon, does) in
            [("daily-copy", None, Action::CopyResult), ("daily-picture", Some(Icon::Picture), Action::SavePicture)]
        {
            let button = ui.add(PushButton::plain(theme, &services.word(key)).icon(icon));
            services.rects.put(key, button.rect);
            if button.clicked() {
                action = Some(does);
            }
        }
    });
    action
}

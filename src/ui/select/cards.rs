//! The cards of the games: a painted scene with the facts one wants to know before playing.
//!
//! All are equally large. The scenes are high enough that all cards are visible at once; if there is room for only one
//! card in a row, the text stands beside the scene.

use egui::{
    Align, FocusDirection, Key, KeyboardShortcut, Label, Layout, Modifiers, Rect, Role, Sense, TextStyle, TextWrapMode,
    Ui, UiBuilder, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};

use crate::engine::Phrase;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use crate::ui::app_keys;
use crate::ui::focus;
use crate::ui::game_info::GameInfo;
use crate::ui::screen_layout;
use crate::ui::services::{AppCommand, AppServices};

/// The minimum and maximum height of a scene, as a share of its width.
const MIN_SCENE_ASPECT: f32 = 0.42;
const MAX_SCENE_ASPECT: f32 = 0.9;
/// The share of the card's width for a scene beside the text, and the scene's height as a share of its own width.
const SIDE_SCENE_SHARE: f32 = 0.36;
const SIDE_SCENE_ASPECT: f32 = 0.62;

/// Shows the cards; returns where to go if one was chosen. With `primary`, the first card holds the primary action of
/// the screen. All cards together are as high as `free`, or as near to it as looks good.
pub fn ui(ui: &mut Ui, services: &AppServices, games: &[GameInfo], primary: bool, free: f32) -> Option<AppCommand> {
    let plan = CardLayout::new(ui, services, games, free);
    let mut chosen = None;
    for (row, games) in games.chunks(plan.columns).enumerate() {
        if row > 0 {
            ui.add_space(plan.gap - ui.spacing().item_spacing.y);
        }
        let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), plan.card.y), Sense::hover());
        let row_width = games.len() as f32 * (plan.card.x + plan.gap) - plan.gap;
        let left = line.left() + (line.width() - row_width) * 0.5;
        for (column, game) in games.iter().enumerate() {
            let place = pos2(left + column as f32 * (plan.card.x + plan.gap), line.top());
            let place = Rect::from_min_size(place, plan.card);
            chosen = card(ui, services, game, &plan, place, primary && row + column == 0).or(chosen);
        }
    }
    chosen
}

/// The layout of a card, the same for all cards.
struct CardLayout {
    columns: usize,
    gap: f32,
    card: Vec2,
    scene: Vec2,
    /// Whether the text stands beside the scene, not below.
    is_text_beside: bool,
    text_width: f32,
    name_height: f32,
    tagline_height: f32,
    /// Whether the facts and the buttons share one line.
    is_foot_one_line: bool,
    /// The height of the line of buttons, tall enough for the primary button.
    button_height: f32,
}

impl CardLayout {
    fn new(ui: &Ui, services: &AppServices, games: &[GameInfo], free: f32) -> CardLayout {
        let theme = services.theme();
        let scale = text_scale(ui, theme);
        let (gap, padding, grid) = (theme.size.padding, theme.size.padding, theme.size.grid * 0.5);
        let width = ui.available_width();
        let fit =
            (((width + gap) / (theme.size.card.game * scale.max(0.9) + gap)) as usize).clamp(1, games.len().max(1));
        // Cards are spread evenly over the rows.
        let rows = games.len().div_ceil(fit).max(1);
        let columns = games.len().div_ceil(rows).max(1);
        let card_width = (width - gap * (columns - 1) as f32) / columns as f32;
        let inner = card_width - 2.0 * padding;
        let beside = columns == 1;
        let scene_width = if beside { (inner * SIDE_SCENE_SHARE).floor() } else { inner };
        let room = if beside { inner - scene_width - padding } else { inner };

        let size = |text: String, style: TextStyle, wrap: TextWrapMode| {
            WidgetText::from(text).into_galley(ui, Some(wrap), room, style).size()
        };
        let highest = |of: &dyn Fn(&GameInfo) -> f32| games.iter().map(of).fold(0.0, f32::max);
        let name = highest(&|game| size(game.name(services), TextStyle::Heading, TextWrapMode::Wrap).y);
        let tagline = highest(&|game| size(game.tagline(services), TextStyle::Body, TextWrapMode::Wrap).y);
        let facts =
            |game: &GameInfo| size(services.text.say(&game.facts(), &[]), TextStyle::Small, TextWrapMode::Extend);
        let label = |key: &str| size(services.word(key), TextStyle::Button, TextWrapMode::Extend);
        let (play, learn) = (label("select-play"), label("select-learn"));
        let button = vec2(
            play.x + learn.x + theme.size.grid + 5.0 * theme.size.padding,
            (play.y + 2.0 * theme.size.grid).max(theme.size.primary),
        );
        let one_line = highest(&|game| facts(game).x) + button.x + theme.size.grid < room;
        let facts = highest(&|game| facts(game).y);
        let foot = if one_line { button.y } else { facts + grid + button.y };
        let words = name + grid + tagline + grid + foot;

        let rest = (free - gap * (rows - 1) as f32) / rows as f32 - words - grid - 2.0 * padding;
        let scene_height = if beside {
            (scene_width * SIDE_SCENE_ASPECT).min(words)
        } else {
            rest.clamp(inner * MIN_SCENE_ASPECT, inner * MAX_SCENE_ASPECT).floor()
        };
        let height = if beside { words.max(scene_height) } else { scene_height + grid + words };
        let card = vec2(card_width, height + 2.0 * padding);
        CardLayout {
            columns,
            gap,
            card,
            scene: vec2(scene_width, scene_height),
            is_text_beside: beside,
            text_width: room,
            name_height: name,
            tagline_height: tagline,
            is_foot_one_line: one_line,
            button_height: button.y,
        }
    }
}

fn card(
    ui: &mut Ui,
    services: &AppServices,
    game: &GameInfo,
    plan: &CardLayout,
    place: Rect,
    primary: bool,
) -> Option<AppCommand> {
    let theme = services.theme();
    let (padding, grid) = (theme.size.padding, theme.size.grid * 0.5);
    ui.painter().add(widgets::card(theme).inner_margin(0).shadow(theme.lifted_shadow()).paint(place));
    let inner = place.shrink(padding);
    let mut chosen = scene(ui, services, game, Rect::from_min_size(inner.min, plan.scene));
    let left = if plan.is_text_beside { inner.right() - plan.text_width } else { inner.left() };
    let mut top = if plan.is_text_beside { inner.top() } else { inner.top() + plan.scene.y + grid };
    let mut line = |ui: &mut Ui, height: f32, text: WidgetText| {
        // Placed by hand, so that it does not advance the cursor of the row.
        let place = Rect::from_min_size(pos2(left, top), vec2(plan.text_width, height));
        ui.new_child(UiBuilder::new().max_rect(place)).add(Label::new(text).wrap());
        top += height + grid;
    };
    line(ui, plan.name_height, Theme::heading(game.name(services)).into());
    line(ui, plan.tagline_height, game.tagline(services).into());
    let foot = Rect::from_min_max(pos2(left, top), pos2(left + plan.text_width, inner.bottom()));
    let facts = theme.soft(services.text.say(&game.facts(), &[]));
    let layout = match plan.is_foot_one_line {
        true => Layout::right_to_left(Align::Center),
        false => Layout::bottom_up(Align::Min),
    };
    let mut foot = ui.new_child(UiBuilder::new().max_rect(foot).layout(layout));
    foot.spacing_mut().item_spacing.y = grid;
    let asked = if plan.is_foot_one_line {
        buttons(&mut foot, services, game, primary)
    } else {
        let line = Layout::left_to_right(Align::Center);
        let buttons = |ui: &mut Ui| {
            ui.set_min_height(plan.button_height);
            buttons(ui, services, game, primary)
        };
        foot.allocate_ui_with_layout(vec2(plan.text_width, plan.button_height), line, buttons).inner
    };
    chosen = asked.or(chosen);
    let rest = foot.available_rect_before_wrap();
    let layout =
        if plan.is_foot_one_line { Layout::left_to_right(Align::Center) } else { Layout::bottom_up(Align::Min) };
    foot.new_child(UiBuilder::new().max_rect(rest).layout(layout)).label(facts);
    services.rects.put(format!("game {}", game.id), place);
    chosen
}

/// The painted scene. A click on it runs the default action; for the keyboard there is only the button.
fn scene(ui: &mut Ui, services: &AppServices, game: &GameInfo, rect: Rect) -> Option<AppCommand> {
    let theme = services.theme();
    if ui.is_rect_visible(rect) {
        screen_layout::picture_in(ui.painter(), theme, rect, theme.paper, |painter, rect| {
            (game.paint)(painter, rect, theme)
        });
    }
    services.rects.put(format!("scene {}", game.id), rect);
    let response = ui.interact(rect, ui.scope_id().with(("scene", game.id)), Sense::CLICK);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked().then(|| default_action(services, game))
}

/// The default action of a game: learn it, or play it once it is known here or if it is a draft, without lessons.
pub fn default_action(services: &AppServices, game: &GameInfo) -> AppCommand {
    if plays_first(services, game) { AppCommand::NewGame(game.id) } else { AppCommand::Lessons(game.id) }
}

fn plays_first(services: &AppServices, game: &GameInfo) -> bool {
    !game.is_taught || services.settings.has_played(game.id)
}

/// The name of a game's button; `what` is "play" or "learn".
pub fn button_rect_name(what: &str, game: &str) -> String {
    format!("{what} {game}")
}

/// The name of the button of the default action.
fn default_button_rect_name(services: &AppServices, game: &GameInfo) -> String {
    button_rect_name(if plays_first(services, game) { "play" } else { "learn" }, game.id)
}

/// Handles keys: a digit runs the default action of that game, an arrow moves the focus from card to card, or to the
/// first one if nothing has the focus.
pub fn handle_keys(ui: &Ui, services: &AppServices, games: &[GameInfo]) -> Option<AppCommand> {
    let typed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let picked = |keys: &KeyboardShortcut| ui.input_mut(|input| input.consume_shortcut(keys));
    if let Some((_, game)) = app_keys::PICK_GAME.keys.iter().zip(games).find(|(keys, _)| picked(keys)) {
        return Some(default_action(services, game));
    }
    let place = |game: &GameInfo| services.rects.find_previous(&format!("game {}", game.id));
    let focused = ui.memory(|memory| memory.focused());
    let at = focused.and_then(|id| ui.ctx().read_response(id)).map(|response| response.rect.center());
    let at = |game: &&GameInfo| at.zip(place(game)).is_some_and(|(at, card)| card.contains(at));
    let from = games.iter().find(at).and_then(|game| Some((game, place(game)?)));
    if focused.is_some() && from.is_none() {
        // Outside the cards, egui moves the focus.
        return None;
    }
    for (key, direction) in ARROWS {
        let Some((here, from)) = from else {
            if let Some(first) = games.first().filter(|_| typed(key)) {
                move_focus(ui, default_button_rect_name(services, first));
            }
            continue;
        };
        let next = games.iter().filter_map(|game| Some((game, distance(from, place(game)?, direction)?)));
        let next = next.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(game, _)| game);
        // Up and down also lead to the widgets above and below the cards.
        if (next.is_some() || direction.y == 0.0) && typed(key) {
            move_focus(ui, default_button_rect_name(services, next.unwrap_or(here)));
        }
    }
    None
}

/// Focuses the button with this name, instead of egui's own focus movement.
fn move_focus(ui: &Ui, rect_name: String) {
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    focus::request(ui.ctx(), rect_name);
}

const ARROWS: [(Key, Vec2); 4] = [
    (Key::ArrowLeft, Vec2::LEFT),
    (Key::ArrowRight, Vec2::RIGHT),
    (Key::ArrowUp, Vec2::UP),
    (Key::ArrowDown, Vec2::DOWN),
];

/// The distance from one card to another in a direction; `None` if it does not lie there. Sideways, only cards in the
/// same row count.
fn distance(from: Rect, to: Rect, direction: Vec2) -> Option<f32> {
    let offset = to.center() - from.center();
    let (along, aside) = (offset.dot(direction), offset.dot(direction.rot90()).abs());
    let in_row = direction.y != 0.0 || aside < from.height() * 0.5;
    (along > 1.0 && in_row).then_some(along + 2.0 * aside)
}

/// The buttons to play and to learn; the default action comes first. A draft can only be played.
fn buttons(ui: &mut Ui, services: &AppServices, game: &GameInfo, primary: bool) -> Option<AppCommand> {
    let mut actions = vec![("play", AppCommand::NewGame(game.id))];
    if game.is_taught {
        let first = if plays_first(services, game) { 1 } else { 0 };
        actions.insert(first, ("learn", AppCommand::Lessons(game.id)));
    }
    let mut asked = None;
    for (place, (what, command)) in actions.into_iter().enumerate() {
        let theme = services.theme();
        let label = services.word(&format!("select-{what}"));
        let button = match place {
            0 if primary => PushButton::primary(theme, &label),
            0 => PushButton::plain(theme, &label),
            _ => PushButton::quiet(theme, &label),
        };
        let response = ui.add(button);
        let phrase = Phrase::new(if what == "play" { "select-play-of" } else { "select-learn-of" });
        let spoken = services.text.say(&phrase.with("game", game.name(services)), &[]);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        let rect_name = button_rect_name(what, game.id);
        focus::grant(&response, &rect_name);
        services.rects.put(rect_name, response.rect);
        if response.clicked() {
            asked = Some(command);
        }
    }
    asked
}

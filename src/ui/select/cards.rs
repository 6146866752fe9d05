//! The cards of the games: a painted scene with the facts one wants to know before playing.
//!
//! All are equally large. Of the ways to arrange them (so many in a row, the text below or beside the scene) the one is taken that gives
//! the scenes most room with all cards visible at once. A card is one thing to click: anywhere but on a button it runs the default action.

use egui::{
    Align, Color32, FocusDirection, Key, KeyboardShortcut, Label, Layout, Modifiers, Rect, Role, Sense, Stroke,
    TextStyle, TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, WidgetText, pos2, vec2,
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

use super::lesson_pips;

/// The minimum and maximum height of a scene above the text, as a share of its width.
const MIN_SCENE_ASPECT: f32 = 0.42;
const MAX_SCENE_ASPECT: f32 = 1.3;
/// The maximum width of a scene beside the text, as a share of the card's width and of the scene's height.
const SIDE_SCENE_SHARE: f32 = 0.54;
const SIDE_SCENE_WIDTH: f32 = 1.2;
/// How strongly cards out of sight count against an arrangement: the power of the share that is in sight.
const OVERFLOW_PENALTY: i32 = 6;

/// Shows the cards; returns where to go if one was chosen. With `primary`, the first card holds the primary action of
/// the screen. All cards together are as high as `free`, or as near to it as looks good.
pub fn ui(ui: &mut Ui, services: &AppServices, games: &[GameInfo], primary: bool, free: f32) -> Option<AppCommand> {
    let plan = CardLayout::best(ui, services, games, free.max(services.theme().size.card.game));
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
#[derive(Clone, Copy)]
struct CardLayout {
    columns: usize,
    gap: f32,
    card: Vec2,
    scene: Vec2,
    /// Whether the text stands beside the scene, not below.
    is_text_beside: bool,
    words: WordsLayout,
}

impl CardLayout {
    /// The arrangement that gives the scenes most room.
    fn best(ui: &Ui, services: &AppServices, games: &[GameInfo], free: f32) -> CardLayout {
        let fit = |is_text_beside: bool| {
            let theme = services.theme();
            let least = theme.size.card.game * text_scale(ui, theme).max(0.9) * if is_text_beside { 2.0 } else { 1.0 };
            (((ui.available_width() + theme.size.padding) / (least + theme.size.padding)) as usize)
                .clamp(1, games.len().max(1))
        };
        // Of the numbers of columns that lead to as many rows only the least, which spreads cards evenly.
        let count = games.len().max(1);
        let is_even = move |columns: &usize| count.div_ceil(count.div_ceil(*columns)) == *columns;
        let plans = [false, true].into_iter().flat_map(|is_text_beside| {
            (1..=fit(is_text_beside)).filter(is_even).map(move |columns| (columns, is_text_beside))
        });
        let score = |plan: &CardLayout| plan.score(games.len(), free);
        let single = CardLayout::new(ui, services, games, (1, false), free);
        plans.fold(single, |best, arrangement| {
            let next = CardLayout::new(ui, services, games, arrangement, free);
            if score(&next) > score(&best) { next } else { best }
        })
    }

    /// How good the arrangement is: the area of a scene, less where room is left over, and far less where cards are out of sight.
    fn score(&self, games: usize, free: f32) -> f32 {
        let rows = games.div_ceil(self.columns).max(1) as f32;
        let height = rows * (self.card.y + self.gap) - self.gap;
        let shown = if height > free { (free / height).powi(OVERFLOW_PENALTY) } else { height / free };
        let readable = if self.words.buttons_width <= self.words.width { 1.0 } else { 0.0 };
        self.scene.x * self.scene.y * shown * readable
    }

    fn new(
        ui: &Ui,
        services: &AppServices,
        games: &[GameInfo],
        (columns, beside): (usize, bool),
        free: f32,
    ) -> CardLayout {
        let theme = services.theme();
        let (gap, padding, grid) = (theme.size.padding, theme.size.padding, theme.size.grid * 0.5);
        let width = ui.available_width();
        let rows = games.len().div_ceil(columns).max(1);
        let card_width = (width - gap * (columns - 1) as f32) / columns as f32;
        let inner = card_width - 2.0 * padding;
        let card_height = (free - gap * (rows - 1) as f32) / rows as f32 - 2.0 * padding;
        // The text is measured beside the widest scene first: a scene is never lower than the text beside it.
        let side_room = inner * (1.0 - SIDE_SCENE_SHARE) - padding;
        let words = WordsLayout::new(ui, services, games, if beside { side_room } else { inner });
        let (scene_width, words) = if beside {
            let widest = card_height.max(words.height) * SIDE_SCENE_WIDTH;
            // The buttons need their room whatever is left for the scene.
            let rest = (inner - padding - words.buttons_width).max(0.0);
            let scene_width = (inner * SIDE_SCENE_SHARE).min(widest).min(rest).floor();
            (scene_width, WordsLayout::new(ui, services, games, inner - scene_width - padding))
        } else {
            (inner, words)
        };
        let (scene_height, height) = if beside {
            let height = card_height.min(scene_width * MAX_SCENE_ASPECT).max(words.height);
            (height, height)
        } else {
            let rest = card_height - words.height - grid;
            let scene = rest.clamp(inner * MIN_SCENE_ASPECT, inner * MAX_SCENE_ASPECT).floor();
            (scene, scene + grid + words.height)
        };
        let card = vec2(card_width, height + 2.0 * padding);
        CardLayout { columns, gap, card, scene: vec2(scene_width, scene_height), is_text_beside: beside, words }
    }
}

/// The layout of the text of a card with its buttons, the same for all cards.
#[derive(Clone, Copy)]
struct WordsLayout {
    width: f32,
    /// The width of the buttons side by side, at most.
    buttons_width: f32,
    /// The height of all text and buttons, with the gaps between.
    height: f32,
    name_height: f32,
    tagline_height: f32,
    /// Whether the facts and the buttons share one line.
    is_foot_one_line: bool,
    /// The height of the line of buttons, tall enough for the primary button.
    button_height: f32,
}

impl WordsLayout {
    fn new(ui: &Ui, services: &AppServices, games: &[GameInfo], width: f32) -> WordsLayout {
        let theme = services.theme();
        let grid = theme.size.grid * 0.5;
        let size = |text: String, style: TextStyle, wrap: TextWrapMode| {
            WidgetText::from(text).into_galley(ui, Some(wrap), width, style).size()
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
        let one_line = highest(&|game| facts(game).x) + button.x + theme.size.grid < width;
        let facts = highest(&|game| facts(game).y);
        let foot = if one_line { button.y } else { facts + grid + button.y };
        WordsLayout {
            width,
            buttons_width: button.x,
            height: name + grid + tagline + grid + foot,
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
    // Before its buttons, which lie above it; for the keyboard there are only the buttons.
    let response = ui.interact(place, ui.scope_id().with(("card", game.id)), Sense::CLICK);
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
    let mut chosen = response.clicked().then(|| default_action(services, game));
    let is_pointed_at = response.contains_pointer();
    let ground = if is_pointed_at { theme.raised } else { theme.paper };
    let mut frame = widgets::card(theme).fill(ground).inner_margin(0).shadow(theme.lifted_shadow());
    if is_pointed_at {
        frame = frame.stroke(Stroke::new(theme.size.control.strong_outline, theme.accent));
    }
    ui.painter().add(frame.paint(place));
    let inner = place.shrink(padding);
    scene(ui, services, game, Rect::from_min_size(inner.min, plan.scene), ground);
    let left = if plan.is_text_beside { inner.right() - plan.words.width } else { inner.left() };
    let mut top = if plan.is_text_beside { inner.top() } else { inner.top() + plan.scene.y + grid };
    let mut line = |ui: &mut Ui, height: f32, text: WidgetText| {
        // Placed by hand, so that it does not advance the cursor of the row.
        let place = Rect::from_min_size(pos2(left, top), vec2(plan.words.width, height));
        ui.new_child(UiBuilder::new().max_rect(place)).add(Label::new(text).wrap());
        top += height + grid;
    };
    line(ui, plan.words.name_height, Theme::heading(game.name(services)).into());
    line(ui, plan.words.tagline_height, game.tagline(services).into());
    let foot = Rect::from_min_max(pos2(left, top), pos2(left + plan.words.width, inner.bottom()));
    let facts = theme.soft(services.text.say(&game.facts(), &[]));
    let layout = match plan.words.is_foot_one_line {
        true => Layout::right_to_left(Align::Center),
        false => Layout::bottom_up(Align::Min),
    };
    let mut foot = ui.new_child(UiBuilder::new().max_rect(foot).layout(layout));
    foot.spacing_mut().item_spacing.y = grid;
    let asked = if plan.words.is_foot_one_line {
        buttons(&mut foot, services, game, primary)
    } else {
        let line = Layout::left_to_right(Align::Center);
        let buttons = |ui: &mut Ui| {
            ui.set_min_height(plan.words.button_height);
            buttons(ui, services, game, primary)
        };
        foot.allocate_ui_with_layout(vec2(plan.words.width, plan.words.button_height), line, buttons).inner
    };
    chosen = asked.or(chosen);
    let rest = foot.available_rect_before_wrap();
    let layout =
        if plan.words.is_foot_one_line { Layout::left_to_right(Align::Center) } else { Layout::bottom_up(Align::Min) };
    foot.new_child(UiBuilder::new().max_rect(rest).layout(layout)).label(facts);
    services.rects.put(format!("game {}", game.id), place);
    chosen
}

/// The painted scene, on the ground of its card.
fn scene(ui: &Ui, services: &AppServices, game: &GameInfo, rect: Rect, ground: Color32) {
    let theme = services.theme();
    if ui.is_rect_visible(rect) {
        screen_layout::picture_in(ui.painter(), theme, rect, ground, |painter, rect| {
            game.show_scene(painter, rect, theme)
        });
    }
    lesson_pips::paint(ui, services, game, rect);
    services.rects.put(format!("scene {}", game.id), rect);
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
        let mut spoken = services.text.say(&phrase.with("game", game.name(services)), &[]);
        if what == "learn"
            && let Some(progress) = lesson_pips::spoken(services, game)
        {
            spoken = format!("{spoken}, {progress}");
        }
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

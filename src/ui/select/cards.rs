//! The cards of the games: each a painted scene with what one wants to know before sitting down.
//!
//! All are equally large. Their scenes are as high as lets all cards be seen at once; where there is room for one card in a row only, the words stand
//! beside the scene.

use egui::{
    Align, FocusDirection, Key, Label, Layout, Modifiers, Rect, Role, Sense, TextStyle, TextWrapMode, Ui, UiBuilder,
    Vec2, WidgetInfo, WidgetText, pos2, vec2,
};

use crate::engine::Phrase;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use crate::ui::desktop::{Desktop, Go};
use crate::ui::focus;
use crate::ui::gallery::Offered;
use crate::ui::room;

/// The least width of a card, at a text size of 100 %, in points.
const LEAST_WIDTH: f32 = 206.0;
/// How high a scene is for its width, at least and at most.
const LOWEST_SCENE: f32 = 0.42;
const HIGHEST_SCENE: f32 = 0.9;
/// The share of the card that a scene beside its words takes, and how high it is for its width.
const SCENE_BESIDE: f32 = 0.36;
const SCENE_BESIDE_HEIGHT: f32 = 0.62;

/// Paints the cards; where to go if one was chosen. With `primary` the first card holds the primary action of the screen. All together are as high as
/// `free`, or as near to it as looks well.
pub fn ui(ui: &mut Ui, desktop: &Desktop, games: &[Offered], primary: bool, free: f32) -> Option<Go> {
    let plan = Plan::new(ui, desktop, games, free);
    let mut chosen = None;
    for (row, games) in games.chunks(plan.columns).enumerate() {
        if row > 0 {
            ui.add_space(plan.gap - ui.spacing().item_spacing.y);
        }
        let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), plan.card.y), Sense::hover());
        let taken = games.len() as f32 * (plan.card.x + plan.gap) - plan.gap;
        let left = line.left() + (line.width() - taken) * 0.5;
        for (column, game) in games.iter().enumerate() {
            let place = pos2(left + column as f32 * (plan.card.x + plan.gap), line.top());
            let place = Rect::from_min_size(place, plan.card);
            chosen = card(ui, desktop, game, &plan, place, primary && row + column == 0).or(chosen);
        }
    }
    chosen
}

/// How large everything is: the same for all cards.
struct Plan {
    columns: usize,
    gap: f32,
    card: Vec2,
    scene: Vec2,
    /// The words stand beside the scene, not below it.
    beside: bool,
    /// Width of the words.
    room: f32,
    name: f32,
    tagline: f32,
    /// The facts and the button in one line.
    one_line: bool,
    /// The height of the line of buttons: of the primary one, in whose line all others stand.
    button: f32,
}

impl Plan {
    fn new(ui: &Ui, desktop: &Desktop, games: &[Offered], free: f32) -> Plan {
        let theme = desktop.theme();
        let scale = text_scale(ui, theme);
        let (gap, padding, grid) = (theme.size.padding, theme.size.padding, theme.size.grid * 0.5);
        let width = ui.available_width();
        let fit = (((width + gap) / (LEAST_WIDTH * scale.max(0.9) + gap)) as usize).clamp(1, games.len().max(1));
        // No row is much shorter than the others.
        let rows = games.len().div_ceil(fit).max(1);
        let columns = games.len().div_ceil(rows).max(1);
        let card_width = (width - gap * (columns - 1) as f32) / columns as f32;
        let inner = card_width - 2.0 * padding;
        let beside = columns == 1;
        let scene_width = if beside { (inner * SCENE_BESIDE).floor() } else { inner };
        let room = if beside { inner - scene_width - padding } else { inner };

        let size = |text: String, style: TextStyle, wrap: TextWrapMode| {
            WidgetText::from(text).into_galley(ui, Some(wrap), room, style).size()
        };
        let highest = |of: &dyn Fn(&Offered) -> f32| games.iter().map(of).fold(0.0, f32::max);
        let name = highest(&|game| size(game.name(desktop), TextStyle::Heading, TextWrapMode::Wrap).y);
        let tagline = highest(&|game| size(game.tagline(desktop), TextStyle::Body, TextWrapMode::Wrap).y);
        let facts = |game: &Offered| size(desktop.text.say(&game.facts(), &[]), TextStyle::Small, TextWrapMode::Extend);
        let label = |key: &str| size(desktop.word(key), TextStyle::Button, TextWrapMode::Extend);
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
            (scene_width * SCENE_BESIDE_HEIGHT).min(words)
        } else {
            rest.clamp(inner * LOWEST_SCENE, inner * HIGHEST_SCENE).floor()
        };
        let height = if beside { words.max(scene_height) } else { scene_height + grid + words };
        let card = vec2(card_width, height + 2.0 * padding);
        Plan {
            columns,
            gap,
            card,
            scene: vec2(scene_width, scene_height),
            beside,
            room,
            name,
            tagline,
            one_line,
            button: button.y,
        }
    }
}

fn card(ui: &mut Ui, desktop: &Desktop, game: &Offered, plan: &Plan, place: Rect, primary: bool) -> Option<Go> {
    let theme = desktop.theme();
    let (padding, grid) = (theme.size.padding, theme.size.grid * 0.5);
    ui.painter().add(widgets::card(theme).inner_margin(0).shadow(theme.lifted_shadow()).paint(place));
    let inner = place.shrink(padding);
    let mut chosen = scene(ui, desktop, game, Rect::from_min_size(inner.min, plan.scene));
    let left = if plan.beside { inner.right() - plan.room } else { inner.left() };
    let mut top = if plan.beside { inner.top() } else { inner.top() + plan.scene.y + grid };
    let mut line = |ui: &mut Ui, height: f32, text: WidgetText| {
        // Placed by hand: nothing of it moves the row on.
        let place = Rect::from_min_size(pos2(left, top), vec2(plan.room, height));
        ui.new_child(UiBuilder::new().max_rect(place)).add(Label::new(text).wrap());
        top += height + grid;
    };
    line(ui, plan.name, Theme::heading(game.name(desktop)).into());
    line(ui, plan.tagline, game.tagline(desktop).into());
    let foot = Rect::from_min_max(pos2(left, top), pos2(left + plan.room, inner.bottom()));
    let facts = theme.soft(desktop.text.say(&game.facts(), &[]));
    let layout = match plan.one_line {
        true => Layout::right_to_left(Align::Center),
        false => Layout::bottom_up(Align::Min),
    };
    let mut foot = ui.new_child(UiBuilder::new().max_rect(foot).layout(layout));
    foot.spacing_mut().item_spacing.y = grid;
    let asked = if plan.one_line {
        buttons(&mut foot, desktop, game, primary)
    } else {
        let line = Layout::left_to_right(Align::Center);
        let buttons = |ui: &mut Ui| {
            ui.set_min_height(plan.button);
            buttons(ui, desktop, game, primary)
        };
        foot.allocate_ui_with_layout(vec2(plan.room, plan.button), line, buttons).inner
    };
    chosen = asked.or(chosen);
    let rest = foot.available_rect_before_wrap();
    let layout = if plan.one_line { Layout::left_to_right(Align::Center) } else { Layout::bottom_up(Align::Min) };
    foot.new_child(UiBuilder::new().max_rect(rest).layout(layout)).label(facts);
    desktop.spots.put(format!("game {}", game.id), place);
    chosen
}

/// The painted scene. A click on it is a click on what one does first; the keyboard has the button alone.
fn scene(ui: &mut Ui, desktop: &Desktop, game: &Offered, rect: Rect) -> Option<Go> {
    let theme = desktop.theme();
    if ui.is_rect_visible(rect) {
        room::picture_in(ui.painter(), theme, rect, theme.paper, |painter, rect| (game.paint)(painter, rect, theme));
    }
    desktop.spots.put(format!("scene {}", game.id), rect);
    let response = ui.interact(rect, ui.scope_id().with(("scene", game.id)), Sense::CLICK);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked().then(|| first_choice(desktop, game))
}

/// What one does first with a game: learn it, or play once it is known here.
pub fn first_choice(desktop: &Desktop, game: &Offered) -> Go {
    if desktop.settings.knows(game.id) { Go::NewGame(game.id) } else { Go::Lessons(game.id) }
}

/// The spot of a game's button: what it is for, "play" or "learn".
pub fn button_spot(what: &str, game: &str) -> String {
    format!("{what} {game}")
}

/// The spot of the button that does what one does first with a game.
fn first_button(desktop: &Desktop, game: &str) -> String {
    button_spot(if desktop.settings.knows(game) { "play" } else { "learn" }, game)
}

/// What keys do among the cards: a digit goes to the game of this number as a click on its card does, an arrow carries the focus from card to card as
/// they lie, and, where nothing has it, to the first one.
pub fn pressed(ui: &Ui, desktop: &Desktop, games: &[Offered]) -> Option<Go> {
    let typed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if let Some((_, game)) = DIGITS.into_iter().zip(games).find(|(key, _)| typed(*key)) {
        return Some(first_choice(desktop, game));
    }
    let place = |game: &Offered| desktop.spots.find_before(&format!("game {}", game.id));
    let focused = ui.memory(|memory| memory.focused());
    let at = focused.and_then(|id| ui.ctx().read_response(id)).map(|response| response.rect.center());
    let at = |game: &&Offered| at.zip(place(game)).is_some_and(|(at, card)| card.contains(at));
    let from = games.iter().find(at).and_then(|game| Some((game, place(game)?)));
    if focused.is_some() && from.is_none() {
        // Beside the cards egui finds the way.
        return None;
    }
    for (key, way) in ARROWS {
        let Some((here, from)) = from else {
            if let Some(first) = games.first().filter(|_| typed(key)) {
                carry_focus(ui, first_button(desktop, first.id));
            }
            continue;
        };
        let next = games.iter().filter_map(|game| Some((game, far(from, place(game)?, way)?)));
        let next = next.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(game, _)| game);
        // Up and down lead on to what lies above and below the cards.
        if (next.is_some() || way.y == 0.0) && typed(key) {
            carry_focus(ui, first_button(desktop, next.unwrap_or(here).id));
        }
    }
    None
}

/// Gives the focus to the button with this spot; what the arrow would have meant to egui is meant no more.
fn carry_focus(ui: &Ui, spot: String) {
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    focus::ask(ui.ctx(), spot);
}

const DIGITS: [Key; 5] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
const ARROWS: [(Key, Vec2); 4] = [
    (Key::ArrowLeft, Vec2::LEFT),
    (Key::ArrowRight, Vec2::RIGHT),
    (Key::ArrowUp, Vec2::UP),
    (Key::ArrowDown, Vec2::DOWN),
];

/// How far a card is from another on this way; `None` if it does not lie there. To the side only cards of the same row count.
fn far(from: Rect, to: Rect, way: Vec2) -> Option<f32> {
    let go = to.center() - from.center();
    let (along, aside) = (go.dot(way), go.dot(way.rot90()).abs());
    let in_row = way.y != 0.0 || aside < from.height() * 0.5;
    (along > 1.0 && in_row).then_some(along + 2.0 * aside)
}

/// To play and to learn; what one does first comes first.
fn buttons(ui: &mut Ui, desktop: &Desktop, game: &Offered, primary: bool) -> Option<Go> {
    let mut both = [("play", Go::NewGame(game.id)), ("learn", Go::Lessons(game.id))];
    if !desktop.settings.knows(game.id) {
        both.reverse();
    }
    let mut asked = None;
    for (place, (what, go)) in both.into_iter().enumerate() {
        let theme = desktop.theme();
        let label = desktop.word(&format!("select-{what}"));
        let button = match place {
            0 if primary => PushButton::primary(theme, &label),
            0 => PushButton::plain(theme, &label),
            _ => PushButton::quiet(theme, &label),
        };
        let response = ui.add(button);
        let phrase = Phrase::new(if what == "play" { "select-play-of" } else { "select-learn-of" });
        let spoken = desktop.text.say(&phrase.with("game", game.name(desktop)), &[]);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        let spot = button_spot(what, game.id);
        focus::give(&response, &spot);
        desktop.spots.put(spot, response.rect);
        if response.clicked() {
            asked = Some(go);
        }
    }
    asked
}

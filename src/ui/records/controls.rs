//! The line of choices above the records: what to look for, which games, and in which order.

use egui::{Key, Rect, Ui};

use super::filter::{Bots, Offers, Order, RecordFilter, ResultKind};
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::widgets::PushButton;
use crate::ui::choice_menu::{MenuChoice, choice_menu};
use crate::ui::screen_layout::{self, request_relayout};
use crate::ui::services::AppServices;

/// The longest search.
const MAX_SEARCH_LENGTH: usize = 80;

/// The menus beside the search, by the names of their rectangles.
const MENUS: [&str; 6] =
    ["records-game", "records-person", "records-bots", "records-result", "records-tag", "records-order"];

/// How many records are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// How many are listed.
    pub listed: usize,
    /// How many there are.
    pub all: usize,
    /// Whether all have been read.
    pub is_read: bool,
}

/// Shows the choices and applies them. With `focus_search` the search gets the focus.
pub fn ui(
    ui: &mut Ui,
    services: &AppServices,
    filter: &mut RecordFilter,
    (offers, tags): (&Offers, &[String]),
    counts: Counts,
    focus_search: bool,
) {
    let theme = services.theme();
    ui.horizontal_wrapped(|ui| {
        let width = search_width(ui, services);
        search_ui(ui, services, filter, (width, focus_search));
        game_ui(ui, services, filter, offers);
        person_ui(ui, services, filter, offers);
        bots_ui(ui, services, filter, offers);
        result_ui(ui, services, filter);
        tag_ui(ui, services, filter, tags);
        let names = Order::ALL.map(|order| MenuChoice::named(services.word(order_key(order))));
        let chosen = Order::ALL.iter().position(|order| *order == filter.order);
        if let Some(picked) = choice_menu(ui, services, "records-order", &names, chosen, false) {
            filter.order = Order::ALL.get(picked).copied().unwrap_or_default();
        }
        if menus_width(ui, |name| services.rects.find(name))
            != menus_width(ui, |name| services.rects.find_previous(name))
        {
            request_relayout(ui.ctx(), "the search takes what the menus leave");
        }
        if filter.is_set() {
            let key = if counts.is_read { "records-count" } else { "records-count-reading" };
            let phrase = Phrase::new(key).with("count", counts.listed).with("all", counts.all);
            ui.label(theme.soft(services.text.say(&phrase, &[])));
            let clear = ui.add(PushButton::quiet(theme, &services.word("records-clear")).icon(Icon::Close));
            services.rects.put("records clear", clear.rect);
            if clear.clicked() {
                filter.clear();
            }
        }
    });
}

/// What the menus take of a row, in points, by where they are; 0 before they have been painted.
fn menus_width(ui: &Ui, place: impl Fn(&str) -> Option<Rect>) -> f32 {
    MENUS.into_iter().filter_map(place).map(|menu| menu.width() + ui.spacing().item_spacing.x).sum()
}

/// The width of the search: what the menus leave of one row, within bounds.
fn search_width(ui: &Ui, services: &AppServices) -> f32 {
    let (field, scale) = (&services.theme().size.field, text_scale(ui, services.theme()).clamp(1.0, 1.5));
    let room = ui.available_width() - menus_width(ui, |name| services.rects.find_previous(name));
    if room < field.least_search * scale { field.search * scale } else { room.min(field.search * scale) }
}

fn search_ui(ui: &mut Ui, services: &AppServices, filter: &mut RecordFilter, (width, takes_focus): (f32, bool)) {
    let theme = services.theme();
    let hint = services.word("records-search");
    let id = "search records";
    let field = screen_layout::text_field(ui, theme, id, &mut filter.search, &hint, MAX_SEARCH_LENGTH, width);
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(hint));
    services.rects.put("records search", field.rect);
    if takes_focus {
        field.request_focus();
    }
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        filter.search.clear();
    }
}

fn game_ui(ui: &mut Ui, services: &AppServices, filter: &mut RecordFilter, offers: &Offers) {
    let all = MenuChoice::named(services.word("statistics-all-games"));
    // In the order of the list of games.
    let games: Vec<&'static str> =
        crate::games::ids().into_iter().filter(|id| offers.games.contains(id) || filter.game == Some(*id)).collect();
    let names = games.iter().map(|id| MenuChoice::named(services.word(&format!("{id}-name"))));
    let choices: Vec<MenuChoice> = std::iter::once(all).chain(names).collect();
    let chosen = place(&games, filter.game.as_ref());
    if let Some(picked) = choice_menu(ui, services, "records-game", &choices, chosen, filter.game.is_some()) {
        filter.game = picked.checked_sub(1).and_then(|index| games.get(index)).copied();
    }
}

fn person_ui(ui: &mut Ui, services: &AppServices, filter: &mut RecordFilter, offers: &Offers) {
    let all = MenuChoice::named(services.word("records-everyone"));
    let names = offers.people.iter().map(|(_, name)| MenuChoice::named(name.clone()));
    let choices: Vec<MenuChoice> = std::iter::once(all).chain(names).collect();
    let people: Vec<_> = offers.people.iter().map(|(who, _)| who).collect();
    let chosen = place(&people, filter.person.as_ref().as_ref());
    if let Some(picked) = choice_menu(ui, services, "records-person", &choices, chosen, filter.person.is_some()) {
        filter.choose_person(picked.checked_sub(1).and_then(|index| people.get(index)).map(|who| (*who).clone()));
    }
}

fn bots_ui(ui: &mut Ui, services: &AppServices, filter: &mut RecordFilter, offers: &Offers) {
    let all = MenuChoice::named(services.word("records-bots-any"));
    let bots: Vec<Bots> =
        std::iter::once(Bots::None).chain(offers.levels.iter().map(|level| Bots::Level(*level))).collect();
    let name = |bots: &Bots| match bots {
        Bots::None => services.word("records-bots-none"),
        Bots::Level(level) => {
            let level = services.word(&format!("level-{}", level.id()));
            services.text.say(&Phrase::new("records-bots-level").with("level", level), &[])
        }
    };
    let choices: Vec<MenuChoice> = std::iter::once(all).chain(bots.iter().map(name).map(MenuChoice::named)).collect();
    let chosen = place(&bots, filter.bots.as_ref());
    if let Some(picked) = choice_menu(ui, services, "records-bots", &choices, chosen, filter.bots.is_some()) {
        filter.bots = picked.checked_sub(1).and_then(|index| bots.get(index)).copied();
    }
}

fn result_ui(ui: &mut Ui, services: &AppServices, filter: &mut RecordFilter) {
    let all = MenuChoice::named(services.word("records-result-any"));
    let results: Vec<ResultKind> = [ResultKind::Won, ResultKind::Lost, ResultKind::Shared, ResultKind::Unfinished]
        .into_iter()
        .filter(|result| filter.person.is_some() || !result.needs_person())
        .collect();
    let names = results.iter().map(|result| MenuChoice::named(services.word(result_key(*result))));
    let choices: Vec<MenuChoice> = std::iter::once(all).chain(names).collect();
    let chosen = place(&results, filter.result.as_ref());
    if let Some(picked) = choice_menu(ui, services, "records-result", &choices, chosen, filter.result.is_some()) {
        filter.result = picked.checked_sub(1).and_then(|index| results.get(index)).copied();
    }
}

const fn result_key(result: ResultKind) -> &'static str {
    match result {
        ResultKind::Won => "records-result-won",
        ResultKind::Lost => "records-result-lost",
        ResultKind::Shared => "records-result-shared",
        ResultKind::Unfinished => "records-result-unfinished",
    }
}

const fn order_key(order: Order) -> &'static str {
    match order {
        Order::Newest => "records-newest",
        Order::Oldest => "records-oldest",
        Order::Game => "records-by-game",
        Order::Players => "records-by-players",
    }
}

/// The tags. Their place is kept while there are none, so that the first tag moves nothing.
fn tag_ui(ui: &mut Ui, services: &AppServices, filter: &mut RecordFilter, tags: &[String]) {
    let mut known = tags.to_vec();
    known.extend(filter.tag.clone().filter(|tag| !known.contains(tag)));
    let all = MenuChoice::named(services.word("records-tag-any"));
    if known.is_empty() {
        let button = PushButton::plain(services.theme(), &all.name).icon(Icon::Down);
        let button = ui.add_enabled(false, button).on_disabled_hover_text(services.word("records-tag-none"));
        services.rects.put("records-tag", button.rect);
        return;
    }
    let names = known.iter().map(|tag| MenuChoice::named(tag.clone()));
    let choices: Vec<MenuChoice> = std::iter::once(all).chain(names).collect();
    let chosen = place(&known, filter.tag.as_ref());
    if let Some(picked) = choice_menu(ui, services, "records-tag", &choices, chosen, filter.tag.is_some()) {
        filter.tag = picked.checked_sub(1).and_then(|index| known.get(index)).cloned();
    }
}

/// The place of what is chosen in a menu whose first entry stands for all.
fn place<T: PartialEq>(choices: &[T], chosen: Option<&T>) -> Option<usize> {
    match chosen {
        None => Some(0),
        Some(chosen) => choices.iter().position(|choice| choice == chosen).map(|index| index + 1),
    }
}

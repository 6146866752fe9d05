//! The line of choices above the records: what to look for, which games, and in which order.

use egui::{Key, Ui};

use super::filter::{Bots, Offers, Order, RecordFilter, ResultKind};
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::widgets::{PushButton, icon_button};
use crate::ui::choice_menu::{MenuChoice, button_of, menu_ui};
use crate::ui::screen_layout;
use crate::ui::services::AppServices;

/// The longest search.
const MAX_SEARCH_LENGTH: usize = 80;

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
    let menus = [
        game_menu(services, filter, offers),
        person_menu(services, filter, offers),
        bots_menu(services, filter, offers),
        result_menu(services, filter),
        tag_menu(services, filter, tags),
        order_menu(services, filter),
    ];
    ui.horizontal_wrapped(|ui| {
        let (width, is_tight) = search_width(ui, services, &menus);
        search_ui(ui, services, filter, (width, focus_search));
        for menu in menus {
            if let Some(picked) = menu.ui(ui, services, is_tight) {
                (menu.pick)(filter, picked);
            }
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

/// A menu beside the search.
struct Menu<'a> {
    /// The text key of what is chosen, and the name of the rectangle.
    key: &'static str,
    choices: Vec<MenuChoice>,
    chosen: Option<usize>,
    /// Whether something else than usual is chosen.
    is_set: bool,
    /// The icon that stands for the menu in a tight row, while it is not set.
    icon: Option<Icon>,
    /// The text key of why there is nothing to choose.
    disabled: Option<&'static str>,
    /// Applies what is picked.
    pick: Box<dyn Fn(&mut RecordFilter, usize) + 'a>,
}

impl Menu<'_> {
    /// The width of the button, in points.
    fn width(&self, ui: &Ui, services: &AppServices) -> f32 {
        button_of(services, &self.choices, self.chosen, self.is_set).width(ui)
    }

    /// Shows the menu; returns the picked choice.
    fn ui(&self, ui: &mut Ui, services: &AppServices, is_tight: bool) -> Option<usize> {
        let (theme, title) = (services.theme(), services.word(self.key));
        let folded = self.icon.filter(|_| is_tight && !self.is_set);
        let is_enabled = self.disabled.is_none();
        let words = button_of(services, &self.choices, self.chosen, self.is_set);
        let button = match folded {
            Some(icon) => ui.add_enabled_ui(is_enabled, |ui| icon_button(ui, theme, icon, &title)).inner,
            None => ui.add_enabled(is_enabled, words).on_hover_text(&title),
        };
        let Some(why) = self.disabled else {
            return menu_ui(ui, services, self.key, (&self.choices, self.chosen), &button);
        };
        services.rects.put(self.key, button.on_disabled_hover_text(services.word(why)).rect);
        None
    }
}

/// The width of the search, which takes what the menus leave of one row; and whether the row is so tight that menus with an icon are
/// folded.
fn search_width(ui: &Ui, services: &AppServices, menus: &[Menu<'_>]) -> (f32, bool) {
    let (field, scale) = (&services.theme().size.field, text_scale(ui, services.theme()).clamp(1.0, 1.5));
    let (least, usual, gap) = (field.least_search * scale, field.search * scale, ui.spacing().item_spacing.x);
    let icon = services.theme().size.button * scale;
    let room = |is_tight: bool| {
        let is_folded = |menu: &Menu<'_>| is_tight && menu.icon.is_some() && !menu.is_set;
        let width = |menu: &Menu<'_>| if is_folded(menu) { icon } else { menu.width(ui, services) };
        ui.available_width() - menus.iter().map(|menu| width(menu) + gap).sum::<f32>() - 1.0
    };
    match (room(false), room(true)) {
        (left, _) if left >= least => (left.min(usual), false),
        (_, left) if left >= least => (left.min(usual), true),
        _ => (usual, false),
    }
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

/// A menu whose first entry stands for all, and the others for these, of which one may be chosen.
fn menu_of<'a, T: Clone + PartialEq + 'a>(
    services: &AppServices,
    (key, all): (&'static str, &'static str),
    listed: Vec<(T, String)>,
    chosen: Option<&T>,
    choose: impl Fn(&mut RecordFilter, Option<T>) + 'a,
) -> Menu<'a> {
    let all = MenuChoice::named(services.word(all));
    let names = listed.iter().map(|(_, name)| MenuChoice::named(name.clone()));
    Menu {
        key,
        choices: std::iter::once(all).chain(names).collect(),
        chosen: match chosen {
            None => Some(0),
            Some(chosen) => listed.iter().position(|(choice, _)| choice == chosen).map(|index| index + 1),
        },
        is_set: chosen.is_some(),
        icon: None,
        disabled: None,
        pick: Box::new(move |filter, picked| {
            let choice = picked.checked_sub(1).and_then(|index| listed.get(index));
            choose(filter, choice.map(|(choice, _)| choice.clone()));
        }),
    }
}

fn game_menu(services: &AppServices, filter: &RecordFilter, offers: &Offers) -> Menu<'static> {
    let is_offered = |id: &&'static str| offers.games.contains(id) || filter.game == Some(*id);
    // In the order of the list of games.
    let games = crate::games::ids().into_iter().filter(is_offered);
    let listed = games.map(|id| (id, services.word(&format!("{id}-name")))).collect();
    let keys = ("records-game", "statistics-all-games");
    menu_of(services, keys, listed, filter.game.as_ref(), |filter, game| filter.game = game)
}

fn person_menu(services: &AppServices, filter: &RecordFilter, offers: &Offers) -> Menu<'static> {
    let keys = ("records-person", "records-everyone");
    let choose = |filter: &mut RecordFilter, who| filter.choose_person(who);
    menu_of(services, keys, offers.people.clone(), filter.person.as_ref(), choose)
}

fn bots_menu(services: &AppServices, filter: &RecordFilter, offers: &Offers) -> Menu<'static> {
    let name = |bots: &Bots| match bots {
        Bots::None => services.word("records-bots-none"),
        Bots::Level(level) => {
            let level = services.word(&format!("level-{}", level.id()));
            services.text.say(&Phrase::new("records-bots-level").with("level", level), &[])
        }
    };
    let bots = std::iter::once(Bots::None).chain(offers.levels.iter().map(|level| Bots::Level(*level)));
    let listed = bots.map(|bots| (bots, name(&bots))).collect();
    let keys = ("records-bots", "records-bots-any");
    menu_of(services, keys, listed, filter.bots.as_ref(), |filter, bots| filter.bots = bots)
}

fn result_menu(services: &AppServices, filter: &RecordFilter) -> Menu<'static> {
    let results = [ResultKind::Won, ResultKind::Lost, ResultKind::Shared, ResultKind::Unfinished];
    let results = results.into_iter().filter(|result| filter.person.is_some() || !result.needs_person());
    let listed = results.map(|result| (result, services.word(result_key(result)))).collect();
    let keys = ("records-result", "records-result-any");
    menu_of(services, keys, listed, filter.result.as_ref(), |filter, result| filter.result = result)
}

/// The tags. Their place is kept while there are none, so that the first tag moves nothing.
fn tag_menu(services: &AppServices, filter: &RecordFilter, tags: &[String]) -> Menu<'static> {
    let gone = filter.tag.iter().filter(|tag| !tags.contains(tag));
    let listed: Vec<_> = tags.iter().chain(gone).map(|tag| (tag.clone(), tag.clone())).collect();
    let disabled = listed.is_empty().then_some("records-tag-none");
    let keys = ("records-tag", "records-tag-any");
    let menu = menu_of(services, keys, listed, filter.tag.as_ref(), |filter, tag| filter.tag = tag);
    Menu { icon: Some(Icon::Tag), disabled, ..menu }
}

fn order_menu(services: &AppServices, filter: &RecordFilter) -> Menu<'static> {
    Menu {
        key: "records-order",
        choices: Order::ALL.map(|order| MenuChoice::named(services.word(order_key(order)))).into(),
        chosen: Order::ALL.iter().position(|order| *order == filter.order),
        is_set: false,
        icon: None,
        disabled: None,
        pick: Box::new(|filter, picked| filter.order = Order::ALL.get(picked).copied().unwrap_or_default()),
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

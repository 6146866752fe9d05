//! The description of a game, for people who already sit at a table: its scene, how it is won, how many can play and
//! for how long, where it comes from, and what of its rules is a ruling of ours.

use egui::{Ui, vec2};

use super::group_heading;
use crate::engine::RuleId;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::link;
use crate::text::Language;
use crate::ui::game_info::GameInfo;
use crate::ui::screen_layout;
use crate::ui::services::{AppCommand, AppServices};

/// The height of the scene as a share of its width, and its maximum as a share of the window's height.
const SCENE_ASPECT: f32 = 0.45;
const MAX_SCENE_SHARE: f32 = 0.3;

/// The description of a game.
pub struct GameSheet {
    /// The game.
    pub game: GameInfo,
    /// The rules that are rulings of ours, with their titles in this language.
    rulings: Option<(Language, Vec<(RuleId, String)>)>,
}

impl GameSheet {
    /// The description of this game.
    pub fn new(game: GameInfo) -> Self {
        GameSheet { game, rulings: None }
    }

    /// Shows the scene, the description, and our rulings, each of which leads to its place in the rule book.
    pub fn ui(&mut self, ui: &mut Ui, services: &AppServices) -> Option<AppCommand> {
        let (theme, game) = (services.theme(), self.game);
        scene_ui(ui, services, game);
        ui.add_space(theme.size.grid);
        ui.label(services.word(&format!("{}-scene", game.id)));
        ui.label(theme.soft(services.word(&format!("{}-credits", game.id))));
        let rulings = self.rulings(services);
        if rulings.is_empty() {
            return None;
        }
        group_heading(ui, theme, &services.word("about-rulings"));
        ui.label(theme.soft(services.word("about-rulings-tip")));
        let mut asked = None;
        for (rule, title) in rulings {
            let line = format!("{rule}  {title}");
            let id = ui.scope_id().with(*rule);
            let response = link(ui, theme, id, egui::RichText::new(&line).color(theme.focus), &line);
            services.rects.put(format!("ruling {rule}"), response.rect);
            if response.clicked() {
                asked = Some(AppCommand::Rules(game.id, Some(rule)));
            }
        }
        asked
    }

    /// The rules that are rulings of ours, in reading order.
    fn rulings(&mut self, services: &AppServices) -> &[(RuleId, String)] {
        let language = services.text.language();
        if self.rulings.as_ref().is_none_or(|(known, _)| *known != language) {
            let book = (self.game.book)(&services.text);
            let ours = book.entries().filter(|entry| entry.rationale.is_some());
            self.rulings = Some((language, ours.map(|entry| (entry.id, entry.title.clone())).collect()));
        }
        self.rulings.as_ref().map(|(_, rulings)| rulings.as_slice()).unwrap_or_default()
    }
}

/// Shows the scene and the description.
fn scene_ui(ui: &mut Ui, services: &AppServices, game: GameInfo) {
    let theme = services.theme();
    let width = ui.available_width();
    let height = (width * SCENE_ASPECT).min(ui.ctx().content_rect().height() * MAX_SCENE_SHARE);
    screen_layout::picture(ui, theme, vec2(width, height), theme.paper, |painter, rect| {
        game.show_scene(painter, rect, theme)
    });
    about_ui(ui, services, game);
}

/// Shows the description in words.
pub fn about_ui(ui: &mut Ui, services: &AppServices, game: GameInfo) {
    let theme = services.theme();
    let widest = theme.size.line_length * text_scale(ui, theme);
    ui.scope(|ui| {
        ui.set_max_width(widest.min(ui.available_width()));
        ui.spacing_mut().item_spacing.y = theme.size.grid * 0.75;
        ui.label(Theme::strong(game.tagline(services)));
        let aim = ui.label(game.aim(services));
        services.rects.put("aim", aim.rect);
        ui.label(theme.soft(services.text.say(&game.facts(), &[])));
    });
}

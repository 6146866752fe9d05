//! Plain data about each listed game, for the screens before a table is set up. Generic game types end here.

use egui::{Painter as Brush, Rect};
use serde_json::{Map, Value};

use super::book_page::book_page;
use super::scene_pictures;
use super::services::AppServices;
use super::settings::Settings;
use crate::engine::{GameStage, OptionSpec, Phrase, Seat};
use crate::games::{Game, Visitor, visit_all, visit_game, visit_taught};
use crate::lessons::{RuleBook, facts};
use crate::paint::theme::Theme;
use crate::play::Match;
use crate::text::Text;

/// A listed game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The id of the game.
    pub id: &'static str,
    /// Whether the game is taught; a draft has no lessons and no cards for a first game.
    pub is_taught: bool,
    /// The fewest seats.
    pub min_seats: usize,
    /// The most seats.
    pub max_seats: usize,
    /// About how long a game takes.
    pub minutes: u32,
    /// Whether players may choose who begins.
    pub has_starter: bool,
    /// Whether players may roll real dice.
    pub has_dice: bool,
    /// The options of the game.
    pub options: &'static [OptionSpec],
    /// The partner of a seat under these options, where there are teams of two.
    pub partner_of: fn(&Map<String, Value>, usize) -> Option<usize>,
    /// Paints the scene of the game's card.
    scene: fn(&Brush, Rect, &Theme),
    /// Paints a board that people brought, for a number of seats.
    pub paint_board: fn(&Brush, Rect, &Theme, &serde_json::Value, usize),
    /// Makes the rule book in a language.
    pub book: fn(&Text) -> RuleBook,
    /// Makes the rule book as a page in a language. That takes a moment: every picture is painted.
    pub page: fn(&Text) -> String,
}

struct Collect;

impl Visitor for Collect {
    type Output = GameInfo;
    fn visit<G: Game>(&mut self) -> GameInfo {
        GameInfo {
            id: G::ID,
            is_taught: G::STAGE >= GameStage::Taught,
            min_seats: *G::SEATS.start(),
            max_seats: *G::SEATS.end(),
            minutes: G::MINUTES,
            has_starter: Match::<G>::has_starter(),
            has_dice: G::HAS_OPEN_DICE,
            options: G::options(),
            partner_of: partner_of::<G>,
            scene: G::paint_card,
            paint_board: G::paint_brought_board,
            book: RuleBook::load::<G>,
            page: book_page::<G>,
        }
    }
}

/// See [`GameInfo::partner_of`]; `None` if the options cannot be read.
fn partner_of<G: Game>(options: &Map<String, Value>, seat: usize) -> Option<usize> {
    let options: G::Options = serde_json::from_value(Value::Object(options.clone())).ok()?;
    G::partner_of(&options, Seat::new(seat)).map(Seat::index)
}

/// The games that are taught, in the order of the list.
pub fn taught() -> Vec<GameInfo> {
    visit_taught(&mut Collect)
}

/// The games that people are offered, in the order of the list; drafts only if the settings say so.
pub fn offered(settings: &Settings) -> Vec<GameInfo> {
    if settings.show_drafts { visit_all(&mut Collect) } else { taught() }
}

/// The listed game with this id.
pub fn by_id(id: &str) -> Option<GameInfo> {
    visit_game(id, &mut Collect)
}

impl GameInfo {
    /// Shows the scene of the game's card in `rect`.
    pub fn show_scene(&self, brush: &Brush, rect: Rect, theme: &Theme) {
        scene_pictures::show(brush, rect, theme, self.id, self.scene);
    }

    /// The name of the game.
    pub fn name(&self, services: &AppServices) -> String {
        services.word(&format!("{}-name", self.id))
    }

    /// What the game is about, in a few words.
    pub fn tagline(&self, services: &AppServices) -> String {
        services.word(&format!("{}-tagline", self.id))
    }

    /// How the game is won, in a sentence or two.
    pub fn aim(&self, services: &AppServices) -> String {
        services.word(&format!("{}-aim", self.id))
    }

    /// How many play, and for how long, as a phrase.
    pub fn facts(&self) -> Phrase {
        facts(self.min_seats..=self.max_seats, self.minutes)
    }
}

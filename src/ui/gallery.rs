//! What the screens show of each listed game before a table is laid. Here the type of a game becomes plain data.

use egui::{Painter as Brush, Rect};

use super::desktop::Desktop;
use crate::engine::{OptionSpec, Phrase};
use crate::games::{Game, Visitor, visit_all, visit_game};
use crate::lessons::Book;
use crate::paint::theme::Theme;
use crate::play::Match;
use crate::text::Text;

/// A listed game as it is offered.
#[derive(Clone, Copy, Debug)]
pub struct Offered {
    /// Its id.
    pub id: &'static str,
    /// The fewest seats.
    pub fewest: usize,
    /// The most seats.
    pub most: usize,
    /// About how long a game takes.
    pub minutes: u32,
    /// Whether it may be chosen who begins.
    pub has_starter: bool,
    /// Whether real dice may be rolled.
    pub has_dice: bool,
    /// Its options.
    pub options: &'static [OptionSpec],
    /// Paints its scene.
    pub paint: fn(&Brush, Rect, &Theme),
    /// Its rule book in a language.
    pub book: fn(&Text) -> Book,
}

struct Offer;

impl Visitor for Offer {
    type Output = Offered;
    fn visit<G: Game>(&mut self) -> Offered {
        Offered {
            id: G::ID,
            fewest: *G::SEATS.start(),
            most: *G::SEATS.end(),
            minutes: G::MINUTES,
            has_starter: Match::<G>::has_starter(),
            has_dice: G::DICE,
            options: G::options(),
            paint: G::paint_card,
            book: Book::of::<G>,
        }
    }
}

/// All listed games, in their order.
pub fn all() -> Vec<Offered> {
    visit_all(&mut Offer)
}

/// The listed game with this id.
pub fn one(id: &str) -> Option<Offered> {
    visit_game(id, &mut Offer)
}

impl Offered {
    /// Its name.
    pub fn name(&self, desktop: &Desktop) -> String {
        desktop.word(&format!("{}-name", self.id))
    }

    /// What it is about, in a few words.
    pub fn tagline(&self, desktop: &Desktop) -> String {
        desktop.word(&format!("{}-tagline", self.id))
    }

    /// How it is won, in a sentence or two.
    pub fn aim(&self, desktop: &Desktop) -> String {
        desktop.word(&format!("{}-aim", self.id))
    }

    /// How many play, and how long.
    pub fn facts(&self) -> Phrase {
        Phrase::new("game-facts").with("fewest", self.fewest).with("most", self.most).with("minutes", self.minutes)
    }
}

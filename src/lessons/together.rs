//! A first game together: each thing is explained on a card when it first comes into play, before somebody chooses.
//!
//! Must not know: egui, states. What comes into play is found by the legal moves and by what all have seen.

use std::collections::BTreeSet;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::engine::{Argument, Phrase, RuleId, Viewer, Words};
use crate::files;
use crate::play::Match;

/// A card: two sentences, to all at the table.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name, the same in all languages.
    pub name: String,
    /// The key of what it says.
    pub says: String,
    /// The rules that it tells of.
    pub rules: Vec<RuleId>,
    /// When it comes.
    pub when: When,
}

/// When something comes into play for the first time.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum When {
    /// At the first decision.
    Start,
    /// When the one who decides has a legal move of this kind, as records call it. All at the table see the card, so that all may know of this kind.
    CanDo(String),
    /// When an event of this kind has happened, as records call it.
    Happened(String),
    /// When the log has said the sentence with this key.
    Told(String),
}

/// The cards of a game, and which of them have come into play.
#[derive(Clone, Debug)]
pub struct Cards<R> {
    cards: Vec<Card>,
    /// By number: whether it has.
    come: BTreeSet<usize>,
    /// So many events have been looked at.
    looked_to: usize,
    game: PhantomData<R>,
}

/// A card as it stands in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    rules: Vec<String>,
    when: When,
}

impl<R: Words> Default for Cards<R> {
    /// The cards of this game, none come into play. A fault in the file shows as missing cards; the tests hold that there is none.
    fn default() -> Self {
        let file = files::read(&format!("together/{}.ron", R::ID)).unwrap_or_default();
        let written: Vec<Written> = ron::from_str(&file).unwrap_or_default();
        let card = |written: Written| Card {
            says: format!("{}-together-{}", R::ID, written.name),
            rules: R::RULE_IDS.iter().copied().filter(|id| written.rules.iter().any(|told| told == id)).collect(),
            name: written.name,
            when: written.when,
        };
        let cards = written.into_iter().map(card).collect();
        Cards { cards, come: BTreeSet::new(), looked_to: 0, game: PhantomData }
    }
}

impl<R: Words> Cards<R> {
    /// All of them, in the order in which they come where several are due.
    pub fn all(&self) -> &[Card] {
        &self.cards
    }

    /// Looks at what has happened since it was asked last, and at what may be done now: these legal moves of whoever decides.
    pub fn look(&mut self, game: &Match<R>, legal: &[R::Move]) {
        let mut kinds = BTreeSet::new();
        let mut keys = BTreeSet::new();
        // What was taken back may have been looked at before; what is done instead has not.
        let new = self.looked_to.min(game.ply())..game.ply();
        let open = (!new.is_empty()).then(|| game.view(Viewer::Table).open);
        for ply in new {
            kinds.extend(game.kind_of(ply));
            if let (Some(observation), Some(open)) = (game.observation(ply, Viewer::Table), &open) {
                collect_keys(&R::log_line(&observation.seen, open), &mut keys);
            }
        }
        self.looked_to = game.ply();
        let may: BTreeSet<String> = legal.iter().filter_map(kind).collect();
        for (number, card) in self.cards.iter().enumerate() {
            let has_come = match &card.when {
                When::Start => !legal.is_empty(),
                When::CanDo(kind) => may.contains(kind),
                When::Happened(kind) => kinds.contains(kind),
                When::Told(key) => keys.contains(key.as_str()),
            };
            if has_come {
                self.come.insert(number);
            }
        }
    }

    /// The first card that has come into play and was not shown yet; `shown` by name.
    pub fn due(&self, shown: &BTreeSet<String>) -> Option<&Card> {
        self.come.iter().filter_map(|&number| self.cards.get(number)).find(|card| !shown.contains(&card.name))
    }
}

/// What records call the kind of a move.
fn kind(choice: &impl Serialize) -> Option<String> {
    serde_json::to_value(choice).ok()?.get("do").and_then(Value::as_str).map(str::to_owned)
}

/// The keys of a phrase and of those within it.
fn collect_keys(phrase: &Phrase, keys: &mut BTreeSet<&'static str>) {
    keys.insert(phrase.key);
    for (_, argument) in &phrase.arguments {
        match argument {
            Argument::Phrase(phrase) => collect_keys(phrase, keys),
            Argument::List(phrases) => phrases.iter().for_each(|phrase| collect_keys(phrase, keys)),
            Argument::Number(_) | Argument::Seat(_) | Argument::Cell(_) | Argument::Literal(_) => {}
        }
    }
}

//! The cards of a first game together: each explains something when it first comes into play, before the next decision.
//!
//! Must not know: egui, states. Legal moves and the table's observations show what has come into play.

use std::collections::BTreeSet;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::engine::{Argument, Phrase, RuleId, Viewer, Words};
use crate::files;
use crate::play::Match;

/// A card with two sentences, for everyone at the table.
#[derive(Clone, Debug)]
pub struct IntroCard {
    /// The name, the same in all languages.
    pub name: String,
    /// The key of the text.
    pub text_key: String,
    /// The rules that the card explains.
    pub rules: Vec<RuleId>,
    /// When the card comes up.
    pub trigger: CardTrigger,
}

/// What makes a card come up, the first time it happens.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum CardTrigger {
    /// Before anyone moves: what the game is about.
    Start,
    /// The deciding seat has a legal move of this kind, named as in records. Everyone sees the card, so such a move must be no secret.
    CanDo(String),
    /// An event of this kind has happened, named as in records.
    Happened(String),
    /// The log has a line with this text key.
    #[serde(rename = "Told")]
    Logged(String),
}

/// The cards of a game, and which of them have come up.
#[derive(Clone, Debug)]
pub struct IntroCards<R> {
    cards: Vec<IntroCard>,
    /// The indices of the cards that have come up.
    triggered: BTreeSet<usize>,
    /// How many events have been examined.
    examined: usize,
    game: PhantomData<R>,
}

/// A card in its RON file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    name: String,
    rules: Vec<String>,
    when: CardTrigger,
}

impl<R: Words> Default for IntroCards<R> {
    /// The cards of this game, none of which has come up. A fault in the file shows as missing cards; the tests check that there is none.
    fn default() -> Self {
        let file = files::read(&format!("together/{}.ron", R::ID)).unwrap_or_default();
        let sources: Vec<CardFile> = ron::from_str(&file).unwrap_or_default();
        let card = |source: CardFile| IntroCard {
            text_key: format!("{}-together-{}", R::ID, source.name),
            rules: R::RULE_IDS.iter().copied().filter(|id| source.rules.iter().any(|name| name == id)).collect(),
            name: source.name,
            trigger: source.when,
        };
        let cards = sources.into_iter().map(card).collect();
        IntroCards { cards, triggered: BTreeSet::new(), examined: 0, game: PhantomData }
    }
}

impl<R: Words> IntroCards<R> {
    /// All cards, in the order in which they come up when several are due.
    pub fn all(&self) -> &[IntroCard] {
        &self.cards
    }

    /// Examines the events since the last call and the legal moves of the deciding seat, and marks the cards that come up.
    pub fn update(&mut self, game: &Match<R>, legal: &[R::Move]) {
        let mut kinds = BTreeSet::new();
        let mut keys = BTreeSet::new();
        // After an undo, what is done instead has not been examined.
        let new = self.examined.min(game.ply())..game.ply();
        let open = (!new.is_empty()).then(|| game.view(Viewer::Table).open);
        for ply in new {
            kinds.extend(game.event_kind(ply));
            if let (Some(observation), Some(open)) = (game.observation(ply, Viewer::Table), &open) {
                collect_keys(&R::log_line(&observation.seen, open), &mut keys);
            }
        }
        self.examined = game.ply();
        let legal_kinds: BTreeSet<String> = legal.iter().filter_map(kind).collect();
        for (number, card) in self.cards.iter().enumerate() {
            let is_triggered = match &card.trigger {
                CardTrigger::Start => true,
                CardTrigger::CanDo(kind) => legal_kinds.contains(kind),
                CardTrigger::Happened(kind) => kinds.contains(kind),
                CardTrigger::Logged(key) => keys.contains(key.as_str()),
            };
            if is_triggered {
                self.triggered.insert(number);
            }
        }
    }

    /// The first card that has come up and is not among the names in `shown`.
    pub fn due(&self, shown: &BTreeSet<String>) -> Option<&IntroCard> {
        self.triggered.iter().filter_map(|&number| self.cards.get(number)).find(|card| !shown.contains(&card.name))
    }
}

/// The kind of a move, named as in records.
fn kind(choice: &impl Serialize) -> Option<String> {
    serde_json::to_value(choice).ok()?.get("do").and_then(Value::as_str).map(str::to_owned)
}

/// Collects the keys of a phrase and of the phrases within it.
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

//! The cards of a first game together: each explains something while it can be done or has just been seen.
//!
//! Must not know: egui, states. Legal moves and the table's observations show what is in play.

use std::collections::BTreeSet;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::engine::{RuleId, Seat, Viewer, Words};
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

/// What makes a card come up.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum CardTrigger {
    /// Before anyone moves, and in the first turn of a seat: what the game is about.
    Start,
    /// The switch with this key is on, among the options of the game.
    Option(String),
    /// The deciding seat has a legal move of this kind, named as in records. Everyone sees the card, so such a move must be no secret.
    CanDo(String),
    /// An event of this kind has just happened, named as in records.
    Happened(String),
    /// The log has a new line with this text key.
    #[serde(rename = "Told")]
    Logged(String),
}

/// Where in a game a card is wanted.
#[derive(Clone, Copy, Debug)]
pub struct CardMoment<'a, M> {
    /// The seat on turn.
    pub seat: Seat,
    /// The number of events before its turn.
    pub turn_began: usize,
    /// Its legal moves; none while its draw or roll is due.
    pub legal: &'a [M],
}

/// Whether a card that has come up is still about something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardState {
    /// What it explains can be done or was just seen.
    Current,
    /// What it explains cannot be done now.
    Idle,
    /// The seat on turn has just done what it explains.
    Done,
}

/// The cards of a game, and what could make them come up.
#[derive(Clone, Debug)]
pub struct IntroCards<R> {
    cards: Vec<IntroCard>,
    events: Vec<CardEvent>,
    /// The options of the game, as in a record.
    options: Value,
    game: PhantomData<R>,
}

/// What cards know of an event.
#[derive(Clone, Debug)]
struct CardEvent {
    /// The seat that decided, if any.
    by: Option<Seat>,
    /// Its kind, named as in records.
    kind: Option<String>,
    /// The text keys of its log line.
    keys: BTreeSet<&'static str>,
}

impl CardEvent {
    /// Whether this seat has decided something of this kind.
    fn is_decision(&self, seat: Seat, wanted: &str) -> bool {
        self.by == Some(seat) && self.kind.as_deref() == Some(wanted)
    }
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
        IntroCards { cards, events: Vec::new(), options: Value::Null, game: PhantomData }
    }
}

impl<R: Words> IntroCards<R> {
    /// All cards, in the order in which they come up when several are due.
    pub fn all(&self) -> &[IntroCard] {
        &self.cards
    }

    /// Examines the events since the last call. After an undo it must be called before anything else happens.
    pub fn update(&mut self, game: &Match<R>) {
        self.events.truncate(game.ply());
        if self.events.len() == game.ply() {
            return;
        }
        if self.events.is_empty() {
            self.options = serde_json::to_value(game.options()).unwrap_or_default();
        }
        let open = game.view(Viewer::Table).open;
        for ply in self.events.len()..game.ply() {
            let mut keys = BTreeSet::new();
            if let Some(observation) = game.observation(ply, Viewer::Table) {
                R::log_line(&observation.seen, &open).collect_keys(&mut keys);
            }
            self.events.push(CardEvent { by: game.decided_by(ply), kind: game.event_kind(ply), keys });
        }
    }

    /// The card of what the game is about, unless it is among the names in `shown`.
    pub fn opening(&self, shown: &BTreeSet<String>) -> Option<&IntroCard> {
        self.cards.iter().find(|card| card.trigger == CardTrigger::Start && !shown.contains(&card.name))
    }

    /// The card for this moment that is not among the names in `shown`: in a seat's first turn what the game is about, until
    /// that was shown; in the opening turn nothing on top of it. Later what the seat has not done yet comes first; what it
    /// has done in two turns needs no card.
    pub fn due(&self, moment: CardMoment<'_, R::Move>, shown: &BTreeSet<String>) -> Option<&IntroCard> {
        let before = self.events.get(..moment.turn_began).unwrap_or(&self.events);
        let is_first_turn = before.iter().all(|event| event.by != Some(moment.seat));
        let aim = self.opening(shown).filter(|_| is_first_turn);
        if aim.is_some() || before.iter().all(|event| event.by.is_none()) {
            return aim;
        }
        let since = before.iter().rposition(|event| event.by == Some(moment.seat)).map_or(0, |ply| ply + 1);
        let just_seen = self.events.get(since..).unwrap_or_default();
        let possible = kinds(moment.legal);
        let rank = |card: &IntroCard| match &card.trigger {
            _ if moment.legal.is_empty() || shown.contains(&card.name) => None,
            CardTrigger::Start => None,
            CardTrigger::Option(key) => (self.options.get(key) == Some(&Value::Bool(true))).then_some(0),
            CardTrigger::CanDo(wanted) => {
                let is_due = possible.contains(wanted) && !self.has_done(moment.seat, wanted, moment.turn_began);
                Some(self.turns_done(moment.seat, wanted)).filter(|turns| is_due && *turns < 2)
            }
            CardTrigger::Happened(kind) => just_seen.iter().any(|event| event.kind.as_ref() == Some(kind)).then_some(0),
            CardTrigger::Logged(key) => just_seen.iter().any(|event| event.keys.contains(key.as_str())).then_some(0),
        };
        let due = self.cards.iter().filter_map(|card| Some((rank(card)?, card)));
        due.min_by_key(|(rank, _)| *rank).map(|(_, card)| card)
    }

    /// Whether the card of this name, which came up when `since` events had happened, is still about something.
    pub fn state(&self, name: &str, since: usize, moment: CardMoment<'_, R::Move>) -> CardState {
        let card = self.cards.iter().find(|card| card.name == name);
        let Some(CardTrigger::CanDo(wanted)) = card.map(|card| &card.trigger) else { return CardState::Current };
        if self.has_done(moment.seat, wanted, since) {
            CardState::Done
        } else if moment.legal.is_empty() || kinds(moment.legal).contains(wanted) {
            CardState::Current
        } else {
            CardState::Idle
        }
    }

    /// Whether the seat has made a decision of this kind after this many events.
    fn has_done(&self, seat: Seat, wanted: &str, since: usize) -> bool {
        self.events.iter().skip(since).any(|event| event.is_decision(seat, wanted))
    }

    /// In how many turns the seat has made a decision of this kind. The opening turn does not count: the card of the aim
    /// stands then, and no other can.
    fn turns_done(&self, seat: Seat, wanted: &str) -> usize {
        let decisions: Vec<&CardEvent> = self.events.iter().filter(|event| event.by.is_some()).collect();
        let turns = decisions.chunk_by(|one, next| one.by == next.by).skip(1);
        turns.filter(|turn| turn.iter().any(|event| event.is_decision(seat, wanted))).count()
    }
}

/// The kinds of these moves.
fn kinds<M: Serialize>(legal: &[M]) -> BTreeSet<String> {
    legal.iter().filter_map(kind).collect()
}

/// The kind of a move, named as in records.
fn kind(choice: &impl Serialize) -> Option<String> {
    serde_json::to_value(choice).ok()?.get("do").and_then(Value::as_str).map(str::to_owned)
}

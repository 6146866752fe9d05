//! Positions that a viewer cannot tell from the real one (L18).

use arrayvec::ArrayVec;
use rand::Rng;

use super::knowing::Slot;
use super::{RatATatRoll, State};
use crate::engine::{View, shuffle};
use crate::games::rat_a_tat_roll::cards::{CARDS, Card, Cards};
use crate::games::rat_a_tat_roll::memory::{Recall, Trace, WATCHERS};

/// How often the hidden cards are dealt before what shuffles tell is forced.
const TRIES: usize = 200;

/// A card that the viewer does not see, and what shuffles tell of it.
#[derive(Clone, Copy)]
struct Hidden {
    card: Card,
    /// It was in the pile at this shuffle or left a row before it, so it is none of those that lay in rows since before; 0
    /// where nothing is known.
    elsewhere: u8,
}

/// A state that fits the view: what the viewer does not know, dealt evenly over hidden places and the pile.
///
/// Two things are known of hidden cards: whether one bears the icon, where a token told (L12), and which were in the pile when
/// it was shuffled (L13). The first divides the cards, so places of which it is known are served first, evenly. The second is
/// tried: deals that break it are dealt again, so that all that fit are equally likely; should none fit in all tries, it is
/// forced.
///
/// What other viewers conclude from shuffles is not known and taken to be the same.
pub(super) fn imagine(view: &View<RatATatRoll>, rng: &mut impl Rng) -> State {
    let (open, memory) = (&view.open, &view.memory);
    let mut hidden = hidden_cards(view);
    let traces = hidden_traces(view);
    let mut dealt = None;
    for _ in 0..TRIES {
        shuffle(rng, &mut hidden);
        dealt = deal(&hidden, &traces, true);
        if dealt.is_some() {
            break;
        }
    }
    let (mut cards, pile) = dealt.or_else(|| deal(&hidden, &traces, false)).unwrap_or_default();
    cards.reverse();
    let mut known_or_dealt = |recall: &Recall, open: Option<Card>| Slot {
        // Every hidden place has been dealt a card; in a damaged view any will do.
        card: open.or(recall.card).or_else(|| cards.pop()).unwrap_or(Card::ALL[0]),
        trace: recall.trace,
    };
    let rows = rows_of(view).map(|row| row.map(|(recall, open)| known_or_dealt(recall, open)).collect()).collect();
    State {
        common: open.common.clone(),
        rows,
        under: memory.under.iter().map(|recall| known_or_dealt(recall, None)).collect(),
        pile,
        elsewhere: memory.elsewhere.iter().map(|cards| [*cards; WATCHERS]).collect(),
    }
}

/// Each card in the rows as it is remembered, and as it lies open.
fn rows_of(view: &View<RatATatRoll>) -> impl Iterator<Item = impl Iterator<Item = (&Recall, Option<Card>)>> {
    view.memory.rows.iter().zip(&view.open.rows).map(|(row, open)| row.iter().zip(open.iter().copied()))
}

/// What is known of the hidden cards of rows, then of those under the pile, in order.
fn hidden_traces(view: &View<RatATatRoll>) -> ArrayVec<Trace, CARDS> {
    let in_rows = rows_of(view).flatten().filter(|(recall, open)| recall.card.or(*open).is_none());
    let under = view.memory.under.iter().filter(|recall| recall.card.is_none());
    in_rows.map(|(recall, _)| recall.trace).chain(under.map(|recall| recall.trace)).take(CARDS).collect()
}

/// The cards that the viewer does not see or know: in rows, under the pile, and in it.
fn hidden_cards(view: &View<RatATatRoll>) -> ArrayVec<Hidden, CARDS> {
    let common = &view.open.common;
    let in_rows = rows_of(view).flatten().filter_map(|(recall, open)| Some((open.or(recall.card)?, recall.trace)));
    let under = view.memory.under.iter().filter_map(|recall| Some((recall.card?, recall.trace)));
    let known: ArrayVec<(Card, Trace), CARDS> = in_rows.chain(under).take(CARDS).collect();
    let mut unseen = Cards::DECK;
    let face_up = common.face_up.into_iter().flatten().chain(common.taken);
    known.iter().map(|(card, _)| *card).chain(face_up).for_each(|card| unseen.take(card));
    let mut hidden = ArrayVec::new();
    for card in Card::ALL {
        let seen = Cards::DECK.of(card) - unseen.of(card);
        // By shuffle: how many hidden cards of this number were elsewhere, beyond those that are seen elsewhere.
        let elsewhere: ArrayVec<u8, 8> = view
            .memory
            .elsewhere
            .iter()
            .enumerate()
            .map(|(before, cards)| {
                let in_place =
                    known.iter().filter(|(known, trace)| *known == card && usize::from(trace.shuffles) <= before);
                (cards.of(card) + in_place.count() as u8).saturating_sub(seen)
            })
            .collect();
        for copy in 0..unseen.of(card) {
            let latest = elsewhere.iter().rposition(|&count| copy < count);
            hidden.push(Hidden { card, elsewhere: latest.map_or(0, |before| before as u8 + 1) });
        }
    }
    hidden
}

/// Deals cards in this order to places of which this is known; the rest is the pile. Nothing if what shuffles tell is broken;
/// or, where that is not to be, those places that are bound most choose first.
fn deal(hidden: &[Hidden], traces: &[Trace], evenly: bool) -> Option<(ArrayVec<Card, CARDS>, ArrayVec<Card, CARDS>)> {
    let mut left: ArrayVec<Hidden, CARDS> = hidden.iter().copied().collect();
    let mut cards: ArrayVec<Option<Card>, CARDS> = traces.iter().map(|_| None).collect();
    let mut order: ArrayVec<usize, CARDS> = (0..traces.len()).collect();
    order.sort_by_key(|&at| (traces[at].icon.is_none(), if evenly { 0 } else { traces[at].shuffles }));
    for at in order {
        let trace = &traces[at];
        let fits = |hidden: &Hidden| trace.icon.is_none_or(|icon| hidden.card.has_icon() == icon);
        let was_there = |hidden: &Hidden| hidden.elsewhere <= trace.shuffles;
        let found = if evenly {
            left.iter().position(fits).filter(|&index| was_there(&left[index]))?
        } else {
            let both = left.iter().position(|hidden| fits(hidden) && was_there(hidden));
            both.or_else(|| left.iter().position(fits)).unwrap_or(0)
        };
        cards[at] = left.pop_at(found).map(|hidden| hidden.card);
    }
    Some((cards.into_iter().flatten().collect(), left.into_iter().map(|hidden| hidden.card).collect()))
}

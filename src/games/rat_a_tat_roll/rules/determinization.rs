//! Positions that a viewer cannot tell from the real one (L18).

use arrayvec::ArrayVec;
use rand::Rng;

use super::face_down::FaceDownCard;
use super::{RatATatRoll, State};
use crate::engine::{View, shuffle};
use crate::games::rat_a_tat_roll::cards::{CARDS, Card, Cards};
use crate::games::rat_a_tat_roll::memory::{CardMemory, PublicInfo, VIEWERS};

/// The number of random deals before one is forced to fit what shuffles reveal.
const MAX_DEALS: usize = 200;

/// A card that the viewer does not see, and what shuffles reveal about it.
#[derive(Clone, Copy)]
struct UnseenCard {
    card: Card,
    /// The least [`PublicInfo::shuffles`] of a place where this card can lie: it is ruled out for older places. 0 if
    /// unknown.
    min_shuffles: u8,
}

/// A state that fits the view, with unknown cards dealt evenly over hidden places and the pile.
///
/// Two things are known of hidden cards: whether one bears the icon, if a token told (L12), and which were in the pile
/// at a shuffle (L13). The first divides the cards, so the places whose icon is known are dealt first, evenly. The
/// second is tested: deals that break it are rejected, so that all fitting deals are equally likely; if no try fits,
/// the deal is forced.
///
/// What other viewers conclude from shuffles is unknown and taken to be the same.
pub(super) fn determinize(view: &View<RatATatRoll>, rng: &mut impl Rng) -> State {
    let (open, memory) = (&view.open, &view.memory);
    let mut hidden = hidden_cards(view);
    let infos = hidden_infos(view);
    let mut dealt = None;
    for _ in 0..MAX_DEALS {
        shuffle(rng, &mut hidden);
        dealt = deal(&hidden, &infos, true);
        if dealt.is_some() {
            break;
        }
    }
    let (mut cards, pile) = dealt.or_else(|| deal(&hidden, &infos, false)).unwrap_or_default();
    cards.reverse();
    let mut known_or_dealt = |remembered: &CardMemory, open: Option<Card>| FaceDownCard {
        // Every hidden place has been dealt a card; in a damaged view any card will do.
        card: open.or(remembered.card).or_else(|| cards.pop()).unwrap_or(Card::ALL[0]),
        public: remembered.public,
    };
    let rows =
        rows_of(view).map(|row| row.map(|(remembered, open)| known_or_dealt(remembered, open)).collect()).collect();
    State {
        common: open.common.clone(),
        rows,
        under: memory.under.iter().map(|remembered| known_or_dealt(remembered, None)).collect(),
        pile,
        ruled_out: memory.ruled_out.iter().map(|cards| [*cards; VIEWERS]).collect(),
    }
}

/// Each card in the rows as remembered, and as it lies open.
fn rows_of(view: &View<RatATatRoll>) -> impl Iterator<Item = impl Iterator<Item = (&CardMemory, Option<Card>)>> {
    view.memory.rows.iter().zip(&view.open.rows).map(|(row, open)| row.iter().zip(open.iter().copied()))
}

/// What is known of the hidden cards in the rows, then of those under the pile, in order.
fn hidden_infos(view: &View<RatATatRoll>) -> ArrayVec<PublicInfo, CARDS> {
    let in_rows = rows_of(view).flatten().filter(|(remembered, open)| remembered.card.or(*open).is_none());
    let under = view.memory.under.iter().filter(|remembered| remembered.card.is_none());
    in_rows
        .map(|(remembered, _)| remembered.public)
        .chain(under.map(|remembered| remembered.public))
        .take(CARDS)
        .collect()
}

/// The cards that the viewer neither sees nor knows: in the rows, under the pile, and in the pile.
fn hidden_cards(view: &View<RatATatRoll>) -> ArrayVec<UnseenCard, CARDS> {
    let common = &view.open.common;
    let in_rows =
        rows_of(view).flatten().filter_map(|(remembered, open)| Some((open.or(remembered.card)?, remembered.public)));
    let under = view.memory.under.iter().filter_map(|remembered| Some((remembered.card?, remembered.public)));
    let known: ArrayVec<(Card, PublicInfo), CARDS> = in_rows.chain(under).take(CARDS).collect();
    let mut unseen = Cards::DECK;
    let face_up = common.face_up.into_iter().flatten().chain(common.taken);
    known.iter().map(|(card, _)| *card).chain(face_up).for_each(|card| unseen.remove(card));
    let mut hidden = ArrayVec::new();
    for card in Card::ALL {
        let seen = Cards::DECK.count_of(card) - unseen.count_of(card);
        // By shuffle: how many hidden cards of this number are ruled out for older places, beyond the ones known to lie
        // elsewhere.
        let ruled_out: ArrayVec<u8, 8> = view
            .memory
            .ruled_out
            .iter()
            .enumerate()
            .map(|(before, cards)| {
                let known_there =
                    known.iter().filter(|(known, info)| *known == card && usize::from(info.shuffles) <= before);
                (cards.count_of(card) + known_there.count() as u8).saturating_sub(seen)
            })
            .collect();
        for copy in 0..unseen.count_of(card) {
            let latest = ruled_out.iter().rposition(|&count| copy < count);
            hidden.push(UnseenCard { card, min_shuffles: latest.map_or(0, |before| before as u8 + 1) });
        }
    }
    hidden
}

/// Deals the hidden cards, in this order, to the places with these infos; the rest is the pile. With `evenly`, returns
/// `None` if the deal breaks what shuffles reveal; otherwise the most constrained places choose first.
fn deal(
    hidden: &[UnseenCard],
    infos: &[PublicInfo],
    evenly: bool,
) -> Option<(ArrayVec<Card, CARDS>, ArrayVec<Card, CARDS>)> {
    let mut left: ArrayVec<UnseenCard, CARDS> = hidden.iter().copied().collect();
    let mut cards: ArrayVec<Option<Card>, CARDS> = infos.iter().map(|_| None).collect();
    let mut order: ArrayVec<usize, CARDS> = (0..infos.len()).collect();
    order.sort_by_key(|&at| (infos[at].icon.is_none(), if evenly { 0 } else { infos[at].shuffles }));
    for at in order {
        let info = &infos[at];
        let fits = |hidden: &UnseenCard| info.icon.is_none_or(|icon| hidden.card.has_icon() == icon);
        let may_lie_there = |hidden: &UnseenCard| hidden.min_shuffles <= info.shuffles;
        let found = if evenly {
            left.iter().position(fits).filter(|&index| may_lie_there(&left[index]))?
        } else {
            let both = left.iter().position(|hidden| fits(hidden) && may_lie_there(hidden));
            both.or_else(|| left.iter().position(fits)).unwrap_or(0)
        };
        cards[at] = left.pop_at(found).map(|hidden| hidden.card);
    }
    Some((cards.into_iter().flatten().collect(), left.into_iter().map(|hidden| hidden.card).collect()))
}

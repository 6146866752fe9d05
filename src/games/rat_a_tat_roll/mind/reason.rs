//! Reasons for every other move: odds, and the expected numbers of hidden cards.

use super::dice_count_reason::{DiceCountReason, odds_phrase};
use super::{Evaluator, RatATatRoll, View};
use crate::engine::{Argument, Phrase, Seat};
use crate::games::rat_a_tat_roll::cards::{Card, RowIndex};
use crate::games::rat_a_tat_roll::dice::{Face, total};
use crate::games::rat_a_tat_roll::events::Move;
use crate::games::rat_a_tat_roll::nouns;
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Icon, Space};

/// Implements [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<RatATatRoll>, choice: Move) -> Phrase {
    Evaluator::from_view(view).reason(choice)
}

impl Evaluator<'_> {
    fn reason(&self, choice: Move) -> Phrase {
        let common = self.common;
        match choice {
            Move::Roll { dice } => DiceCountReason::new(self, dice).phrase(),
            Move::Reroll { dice } if dice.is_empty() => self.wild_reroll_reason(),
            Move::Reroll { dice } => self.reroll_reason(&Odds::for_reroll(common.pawn, &common.dice, dice)),
            Move::Accept {} => match common.wild {
                Some(face) => self.wild_face_reason(face),
                None => self.destination_reason(common.pawn.after(total(&common.dice))),
            },
            Move::TakeFaceUp {} => self.pile_reason("rat_a_tat_roll-reason-face-up"),
            Move::TakePile {} => self.take_pile_reason(),
            Move::LookOwn {} => {
                Phrase::new("rat_a_tat_roll-reason-look-own").with("count", self.belief.unknown_count(self.seat) as i64)
            }
            Move::Look { seat, place } if self.belief.knows(seat, place) => {
                Phrase::new("rat_a_tat_roll-reason-look-known").with("seat", seat)
            }
            Move::Look { seat, .. } => Phrase::new("rat_a_tat_roll-reason-look").with("seat", seat),
            Move::NoLook {} if self.best_look_value() > 0.0 => {
                Phrase::new("rat_a_tat_roll-reason-no-look-all-the-same")
            }
            Move::NoLook {} => Phrase::new("rat_a_tat_roll-reason-no-look"),
            Move::Take { region } => self.card_reason("rat_a_tat_roll-reason-take", common.face_up[region.index()]),
            Move::Swap { mine, seat, theirs } => {
                self.swap_reason("rat_a_tat_roll-reason-swap", mine, seat, self.card_phrase(seat, theirs))
            }
            Move::NoSwap {} => self.best_swap_reason("rat_a_tat_roll-reason-no-swap-all-the-same"),
            Move::Skip {} if self.wild_value(self.tokens()) > 0.0 => {
                self.wild_reason("rat_a_tat_roll-reason-skip-all-the-same")
            }
            Move::Skip {} => self.wild_reason("rat_a_tat_roll-reason-skip"),
            Move::RollWild {} => self.wild_reason("rat_a_tat_roll-reason-roll-wild"),
            Move::Replace { place } => Phrase::new("rat_a_tat_roll-reason-replace")
                .with("card", common.taken.map_or(0, Card::number))
                .with("old", self.card_phrase(self.seat, place)),
        }
    }

    /// The odds that a re-roll leads to a better space, as this seat values spaces.
    fn reroll_reason(&self, odds: &Odds) -> Phrase {
        let rerolls = self.rerolls();
        let steps = total(&self.common.dice);
        let kept = rerolls.keep_value(steps);
        let better = odds.totals().filter(|(total, _)| rerolls.keep_value(*total) > kept);
        let ways: u16 = better.map(|(_, ways)| ways).sum();
        let here = self.common.pawn.after(steps).region();
        let here = here.and_then(|region| Some((nouns::region_name(region), self.common.face_up[region.index()]?)));
        let key = match (ways, &here) {
            (0, _) => "rat_a_tat_roll-reason-reroll-in-vain",
            (_, Some(_)) => "rat_a_tat_roll-reason-reroll",
            (_, None) => "rat_a_tat_roll-reason-reroll-from-wild",
        };
        let phrase = Phrase::new(key).with("chance", odds_phrase(f64::from(ways) / f64::from(odds.total_ways())));
        match here {
            Some((region, card)) => phrase.with("region", region).with("card", card.number()),
            None => phrase,
        }
    }

    fn wild_reroll_reason(&self) -> Phrase {
        let kept = self.common.wild.map_or(0.0, |face| self.face_value(face));
        let better = Face::ALL.into_iter().filter(|&face| self.face_value(face) > kept).count();
        Phrase::new("rat_a_tat_roll-reason-reroll-wild").with("count", better)
    }

    /// What the pawn finds on this space.
    fn destination_reason(&self, space: Space) -> Phrase {
        let here = space.region().and_then(|region| Some((region, self.common.face_up[region.index()]?)));
        let Some((region, card)) = here else { return self.wild_cards_reason("rat_a_tat_roll-reason-go-wild") };
        let icon = u8::from(card.has_icon());
        let (key, tokens) = match space.icon() {
            Icon::Choice => ("rat_a_tat_roll-reason-go-choice", icon),
            Icon::Peek => ("rat_a_tat_roll-reason-go-peek", icon),
            Icon::Reroll | Icon::Wild => ("rat_a_tat_roll-reason-go", icon + 1),
        };
        let phrase = Phrase::new(key).with("card", card.number()).with("region", nouns::region_name(region));
        phrase.with("tokens", tokens.min(self.common.centre)).with("mean", tenths(self.belief.mean_unseen()))
    }

    fn wild_face_reason(&self, face: Face) -> Phrase {
        match self.common.card_to_take(face) {
            Some(card) if self.has_full_hand() => {
                self.card_reason("rat_a_tat_roll-reason-go-for", Some(card)).with("old", self.highest_card_phrase())
            }
            Some(card) => self.card_reason("rat_a_tat_roll-reason-get", Some(card)),
            None => self.best_swap_reason("rat_a_tat_roll-reason-face-swap"),
        }
    }

    /// A card and the token that it brings.
    fn card_reason(&self, key: &'static str, card: Option<Card>) -> Phrase {
        let token = card.is_some_and(Card::has_icon) && self.common.centre > 0;
        Phrase::new(key).with("card", card.map_or(0, Card::number)).with("tokens", u8::from(token))
    }

    /// The face-up card of the pawn's region.
    fn card_here(&self) -> Option<Card> {
        self.common.pawn.region().and_then(|region| self.common.face_up[region.index()])
    }

    fn pile_reason(&self, key: &'static str) -> Phrase {
        self.card_reason(key, self.card_here()).with("mean", tenths(self.belief.mean_unseen()))
    }

    /// A card from the pile. If the face-up card is lower, the reason is that nobody will want a card that nobody has
    /// seen.
    fn take_pile_reason(&self) -> Phrase {
        let pile = self.pile_reason("rat_a_tat_roll-reason-pile");
        match self.card_here().is_some_and(|card| f64::from(card.number()) <= self.belief.mean_unseen()) {
            true => Phrase::new("rat_a_tat_roll-reason-pile-unseen").with("pile", pile),
            false => pile,
        }
    }

    /// A swap of one's own card for an opponent's.
    fn swap_reason(&self, key: &'static str, mine: RowIndex, seat: Seat, theirs: Phrase) -> Phrase {
        Phrase::new(key).with("mine", self.card_phrase(self.seat, mine)).with("theirs", theirs).with("seat", seat)
    }

    /// The best swap, if one is good.
    fn best_swap_reason(&self, key: &'static str) -> Phrase {
        match (self.highest_place(), self.lowest_opponent_card()) {
            (Some(mine), Some((seat, theirs))) if self.best_swap_value() > 0.0 => {
                self.swap_reason(key, mine, seat, self.card_phrase(seat, theirs))
            }
            _ => Phrase::new("rat_a_tat_roll-reason-no-swap"),
        }
    }

    /// The face-up cards that the wild die takes: the lowest and the highest.
    fn wild_cards_reason(&self, key: &'static str) -> Phrase {
        let number = |face| self.common.card_to_take(face).map_or(0, Card::number);
        Phrase::new(key).with("low", number(Face::Lowest)).with("high", number(Face::Highest))
    }

    /// The cards that the wild die takes, and the card that would be given up for them.
    fn wild_reason(&self, key: &'static str) -> Phrase {
        self.wild_cards_reason(key).with("old", self.highest_card_phrase())
    }

    /// The card at this place: its number, or about the number expected.
    fn card_phrase(&self, seat: Seat, place: RowIndex) -> Phrase {
        let number = self.belief.expected_at(seat, place);
        if self.belief.knows(seat, place) {
            Phrase::new("rat_a_tat_roll-reason-card").with("card", number as i64)
        } else {
            Phrase::new("rat_a_tat_roll-reason-card-about").with("mean", tenths(number))
        }
    }

    /// The places of a seat's row.
    fn places(&self, seat: Seat) -> impl Iterator<Item = RowIndex> {
        RowIndex::first(self.belief.expected_row(seat).len())
    }

    /// The place of the seat's highest card, as far as it knows.
    fn highest_place(&self) -> Option<RowIndex> {
        let number = |place: &RowIndex| self.belief.expected_at(self.seat, *place);
        self.places(self.seat).max_by(|one, other| number(one).total_cmp(&number(other)))
    }

    fn highest_card_phrase(&self) -> Phrase {
        self.highest_place()
            .map_or(Phrase::new("rat_a_tat_roll-reason-no-card"), |place| self.card_phrase(self.seat, place))
    }

    /// The place of the opponents' lowest card, as far as the seat knows.
    fn lowest_opponent_card(&self) -> Option<(Seat, RowIndex)> {
        let number = |&(seat, place): &(Seat, RowIndex)| self.belief.expected_at(seat, place);
        let cards = self.others().flat_map(|seat| self.places(seat).map(move |place| (seat, place)));
        cards.min_by(|one, other| number(one).total_cmp(&number(other)))
    }
}

/// A number with at most one decimal: "4", "4.6".
fn tenths(number: f64) -> Argument {
    let tenths = (number * 10.0).round() as i64;
    let (whole, tenth) = (tenths / 10, (tenths % 10).abs());
    match tenth {
        0 => whole.into(),
        _ => Phrase::new("tenths").with("whole", whole).with("tenth", tenth).into(),
    }
}

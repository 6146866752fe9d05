//! Why dice are rolled, cards taken, looked at or given up: odds, and the numbers that hidden cards can be expected to have.

use super::how_many::{Choice, in_words};
use super::{Player, RatATatRoll, View};
use crate::engine::{Argument, Phrase, Seat};
use crate::games::rat_a_tat_roll::cards::{Card, Place};
use crate::games::rat_a_tat_roll::dice::{Face, total};
use crate::games::rat_a_tat_roll::events::Move;
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Icon, Space};
use crate::games::rat_a_tat_roll::words;

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<RatATatRoll>, choice: Move) -> Phrase {
    Player::of(view).reason(choice)
}

impl Player<'_> {
    fn reason(&self, choice: Move) -> Phrase {
        let common = self.common;
        match choice {
            Move::Roll { dice } => Choice::new(self, dice).reason(),
            Move::Reroll { dice } if dice.is_empty() => self.of_wild_again(),
            Move::Reroll { dice } => self.of_again(&Odds::of_reroll(common.pawn, &common.dice, dice)),
            Move::Accept {} => match common.wild {
                Some(face) => self.of_face(face),
                None => self.of_place(common.pawn.after(total(&common.dice))),
            },
            Move::TakeFaceUp {} => self.of_pile("rat_a_tat_roll-reason-face-up"),
            Move::TakePile {} => self.of_unseen(),
            Move::LookOwn {} => {
                Phrase::new("rat_a_tat_roll-reason-look-own").with("count", self.belief.unknown(self.seat) as i64)
            }
            Move::Look { seat, place } if self.belief.knows(seat, place) => {
                Phrase::new("rat_a_tat_roll-reason-look-known").with("seat", seat)
            }
            Move::Look { seat, .. } => Phrase::new("rat_a_tat_roll-reason-look").with("seat", seat),
            Move::NoLook {} if self.best_look() > 0.0 => Phrase::new("rat_a_tat_roll-reason-no-look-all-the-same"),
            Move::NoLook {} => Phrase::new("rat_a_tat_roll-reason-no-look"),
            Move::Take { region } => self.of_card("rat_a_tat_roll-reason-take", common.face_up[region.index()]),
            Move::Swap { mine, seat, theirs } => {
                self.of_swap("rat_a_tat_roll-reason-swap", mine, seat, self.at(seat, theirs))
            }
            Move::NoSwap {} => self.of_best_swap("rat_a_tat_roll-reason-no-swap-all-the-same"),
            Move::Skip {} if self.wild(self.tokens()) > 0.0 => self.of_wild("rat_a_tat_roll-reason-skip-all-the-same"),
            Move::Skip {} => self.of_wild("rat_a_tat_roll-reason-skip"),
            Move::RollWild {} => self.of_wild("rat_a_tat_roll-reason-roll-wild"),
            Move::Replace { place } => Phrase::new("rat_a_tat_roll-reason-replace")
                .with("card", common.taken.map_or(0, Card::number))
                .with("old", self.at(self.seat, place)),
        }
    }

    /// How likely a re-roll leads to a better place, by the worth that the places have for this seat.
    fn of_again(&self, odds: &Odds) -> Phrase {
        let rerolls = self.rerolls();
        let steps = total(&self.common.dice);
        let kept = rerolls.kept(steps);
        let better = odds.totals().filter(|(total, _)| rerolls.kept(*total) > kept);
        let ways: u16 = better.map(|(_, ways)| ways).sum();
        let here = self.common.pawn.after(steps).region();
        let here = here.and_then(|region| Some((words::region(region), self.common.face_up[region.index()]?)));
        let key = match (ways, &here) {
            (0, _) => "rat_a_tat_roll-reason-reroll-in-vain",
            (_, Some(_)) => "rat_a_tat_roll-reason-reroll",
            (_, None) => "rat_a_tat_roll-reason-reroll-from-wild",
        };
        let phrase = Phrase::new(key).with("chance", in_words(f64::from(ways) / f64::from(odds.all())));
        match here {
            Some((region, card)) => phrase.with("region", region).with("card", card.number()),
            None => phrase,
        }
    }

    fn of_wild_again(&self) -> Phrase {
        let kept = self.common.wild.map_or(0.0, |face| self.face(face));
        let better = Face::ALL.into_iter().filter(|&face| self.face(face) > kept).count();
        Phrase::new("rat_a_tat_roll-reason-reroll-wild").with("count", better)
    }

    /// What the pawn finds there.
    fn of_place(&self, space: Space) -> Phrase {
        let here = space.region().and_then(|region| Some((region, self.common.face_up[region.index()]?)));
        let Some((region, card)) = here else { return self.of_open("rat_a_tat_roll-reason-go-wild") };
        let icon = u8::from(card.has_icon());
        let (key, tokens) = match space.icon() {
            Icon::Choice => ("rat_a_tat_roll-reason-go-choice", icon),
            Icon::Peek => ("rat_a_tat_roll-reason-go-peek", icon),
            Icon::Reroll | Icon::Wild => ("rat_a_tat_roll-reason-go", icon + 1),
        };
        let phrase = Phrase::new(key).with("card", card.number()).with("region", words::region(region));
        phrase.with("tokens", tokens.min(self.common.centre)).with("mean", tenths(self.belief.mean()))
    }

    fn of_face(&self, face: Face) -> Phrase {
        match self.common.wanted(face) {
            Some(card) if self.has_full_hand() => {
                self.of_card("rat_a_tat_roll-reason-go-for", Some(card)).with("old", self.highest())
            }
            Some(card) => self.of_card("rat_a_tat_roll-reason-get", Some(card)),
            None => self.of_best_swap("rat_a_tat_roll-reason-face-swap"),
        }
    }

    /// A card and the token that it brings.
    fn of_card(&self, key: &'static str, card: Option<Card>) -> Phrase {
        let token = card.is_some_and(Card::has_icon) && self.common.centre > 0;
        Phrase::new(key).with("card", card.map_or(0, Card::number)).with("tokens", u8::from(token))
    }

    /// The open card where the pawn stands.
    fn here(&self) -> Option<Card> {
        self.common.pawn.region().and_then(|region| self.common.face_up[region.index()])
    }

    fn of_pile(&self, key: &'static str) -> Phrase {
        self.of_card(key, self.here()).with("mean", tenths(self.belief.mean()))
    }

    /// A card from the pile; where the open one is lower, what speaks for it is that nobody will want what nobody has seen.
    fn of_unseen(&self) -> Phrase {
        let pile = self.of_pile("rat_a_tat_roll-reason-pile");
        match self.here().is_some_and(|card| f64::from(card.number()) <= self.belief.mean()) {
            true => Phrase::new("rat_a_tat_roll-reason-pile-unseen").with("pile", pile),
            false => pile,
        }
    }

    /// An own card for that of another.
    fn of_swap(&self, key: &'static str, mine: Place, seat: Seat, theirs: Phrase) -> Phrase {
        Phrase::new(key).with("mine", self.at(self.seat, mine)).with("theirs", theirs).with("seat", seat)
    }

    /// The same for the best swap, if any is good.
    fn of_best_swap(&self, key: &'static str) -> Phrase {
        match (self.highest_place(), self.lowest_of_others()) {
            (Some(mine), Some((seat, theirs))) if self.best_swap() > 0.0 => {
                self.of_swap(key, mine, seat, self.at(seat, theirs))
            }
            _ => Phrase::new("rat_a_tat_roll-reason-no-swap"),
        }
    }

    /// The open cards that the wild die takes: the lowest and the highest.
    fn of_open(&self, key: &'static str) -> Phrase {
        let number = |face| self.common.wanted(face).map_or(0, Card::number);
        Phrase::new(key).with("low", number(Face::Lowest)).with("high", number(Face::Highest))
    }

    /// The same beside the card that would be given up for them.
    fn of_wild(&self, key: &'static str) -> Phrase {
        self.of_open(key).with("old", self.highest())
    }

    /// The card at this place: its number, or about what is expected of it.
    fn at(&self, seat: Seat, place: Place) -> Phrase {
        let number = self.belief.at(seat, place);
        if self.belief.knows(seat, place) {
            Phrase::new("rat_a_tat_roll-reason-card").with("card", number as i64)
        } else {
            Phrase::new("rat_a_tat_roll-reason-card-about").with("mean", tenths(number))
        }
    }

    /// The places of a row.
    fn places(&self, seat: Seat) -> impl Iterator<Item = Place> {
        Place::first(self.belief.row(seat).len())
    }

    /// Where the seat’s highest card lies, as far as it knows.
    fn highest_place(&self) -> Option<Place> {
        let number = |place: &Place| self.belief.at(self.seat, *place);
        self.places(self.seat).max_by(|one, other| number(one).total_cmp(&number(other)))
    }

    fn highest(&self) -> Phrase {
        self.highest_place().map_or(Phrase::new("rat_a_tat_roll-reason-no-card"), |place| self.at(self.seat, place))
    }

    /// Where the lowest card of all others lies.
    fn lowest_of_others(&self) -> Option<(Seat, Place)> {
        let number = |&(seat, place): &(Seat, Place)| self.belief.at(seat, place);
        let cards = self.others().flat_map(|seat| self.places(seat).map(move |place| (seat, place)));
        cards.min_by(|one, other| number(one).total_cmp(&number(other)))
    }
}

/// A number with one decimal where it has any: "4", "4.6".
fn tenths(number: f64) -> Argument {
    let tenths = (number * 10.0).round() as i64;
    let (whole, tenth) = (tenths / 10, (tenths % 10).abs());
    match tenth {
        0 => whole.into(),
        _ => Phrase::new("tenths").with("whole", whole).with("tenth", tenth).into(),
    }
}

//! Why dice are rolled, cards taken, looked at or given up: exact odds, and the numbers that hidden cards can be expected to have.

use super::{Player, RatATatRoll, View};
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::cards::Card;
use crate::games::rat_a_tat_roll::dice::{Face, total};
use crate::games::rat_a_tat_roll::events::Move;
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::words;

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<RatATatRoll>, choice: Move) -> Phrase {
    Player::of(view).reason(choice)
}

/// What comes more rarely, in percent, is not what a roll is made for.
const LIKELY: u8 = 10;

impl Player<'_> {
    fn reason(&self, choice: Move) -> Phrase {
        let common = self.common;
        match choice {
            Move::Roll { dice } => self.of_roll(&Odds::of_roll(common.pawn, dice)),
            Move::Reroll { dice } if dice.is_empty() => self.of_wild_again(),
            Move::Reroll { dice } => self.of_again(&Odds::of_reroll(common.pawn, &common.dice, dice)),
            Move::Accept {} => match common.wild {
                Some(face) => self.of_face(face),
                None => self.of_place(common.pawn.after(total(&common.dice))),
            },
            Move::TakeFaceUp {} => self.of_pile("rat_a_tat_roll-reason-face-up"),
            Move::TakePile {} => self.of_pile("rat_a_tat_roll-reason-pile"),
            Move::LookOwn {} => {
                Phrase::new("rat_a_tat_roll-reason-look-own").with("count", self.belief.unknown(self.seat) as i64)
            }
            Move::Look { seat, place } if self.belief.knows(seat, place) => {
                Phrase::new("rat_a_tat_roll-reason-look-known").with("seat", seat)
            }
            Move::Look { seat, .. } => Phrase::new("rat_a_tat_roll-reason-look").with("seat", seat),
            Move::NoLook {} => Phrase::new("rat_a_tat_roll-reason-no-look"),
            Move::Take { region } => match common.face_up[region.index()] {
                Some(card) => self.of_card("rat_a_tat_roll-reason-take", card),
                None => Phrase::new("rat_a_tat_roll-reason-no-look"),
            },
            Move::Swap { mine, seat, theirs } => Phrase::new("rat_a_tat_roll-reason-swap")
                .with("mine", tenths(self.belief.at(self.seat, mine)))
                .with("theirs", tenths(self.belief.at(seat, theirs)))
                .with("seat", seat),
            Move::NoSwap {} if self.best_swap() > 0.05 => {
                Phrase::new("rat_a_tat_roll-reason-no-swap-all-the-same").with("points", tenths(self.best_swap()))
            }
            Move::NoSwap {} => Phrase::new("rat_a_tat_roll-reason-no-swap"),
            Move::Skip {} => self.of_wild("rat_a_tat_roll-reason-skip"),
            Move::RollWild {} => self.of_wild("rat_a_tat_roll-reason-roll-wild"),
            Move::Replace { place } => {
                let phrase = Phrase::new("rat_a_tat_roll-reason-replace");
                let phrase = phrase.with("card", common.taken.map_or(0, Card::number));
                phrase.with("old", tenths(self.belief.at(self.seat, place)))
            }
        }
    }

    /// The lowest card that a roll may lead to, and a wild space.
    fn of_roll(&self, odds: &Odds) -> Phrase {
        let wild: u16 = Space::all().filter(|space| space.region().is_none()).map(|space| odds.of_space(space)).sum();
        let wild = odds.percent(wild);
        let percent = |region| odds.percent(odds.of_region(region));
        let low = self.lowest(|region| percent(region) >= LIKELY).or_else(|| self.lowest(|region| percent(region) > 0));
        match low {
            Some((region, card)) => Phrase::new("rat_a_tat_roll-reason-roll")
                .with("percent", percent(region))
                .with("region", words::region(region))
                .with("card", card.number())
                .with("wild", wild),
            None => Phrase::new("rat_a_tat_roll-reason-roll-none").with("wild", wild),
        }
    }

    /// How likely a re-roll leads to a better place, by the worth that the places have for this seat.
    fn of_again(&self, odds: &Odds) -> Phrase {
        let rerolls = self.rerolls();
        let kept = rerolls.kept(total(&self.common.dice));
        let better = odds.totals().filter(|(total, _)| rerolls.kept(*total) - self.token() > kept);
        let ways = better.map(|(_, ways)| ways).sum();
        Phrase::new("rat_a_tat_roll-reason-reroll").with("percent", odds.percent(ways))
    }

    fn of_wild_again(&self) -> Phrase {
        let kept = self.common.wild.map_or(0.0, |face| self.face(face));
        let better = Face::ALL.into_iter().filter(|&face| self.face(face) - self.token() > kept).count();
        Phrase::new("rat_a_tat_roll-reason-reroll-wild").with("count", better)
    }

    fn of_place(&self, space: Space) -> Phrase {
        match space.region().and_then(|region| self.common.face_up[region.index()]) {
            Some(card) => self.of_card("rat_a_tat_roll-reason-go", card),
            None => match self.lowest(|_| true) {
                Some((_, card)) => Phrase::new("rat_a_tat_roll-reason-go-wild").with("card", card.number()),
                None => Phrase::new("rat_a_tat_roll-reason-no-look"),
            },
        }
    }

    fn of_face(&self, face: Face) -> Phrase {
        match self.common.wanted(face) {
            Some(card) => self.of_card("rat_a_tat_roll-reason-go", card),
            None if self.best_swap() > 0.05 => {
                Phrase::new("rat_a_tat_roll-reason-face-swap").with("points", tenths(self.best_swap()))
            }
            None => Phrase::new("rat_a_tat_roll-reason-no-swap"),
        }
    }

    /// What is taken, and what is given up for it.
    fn of_card(&self, key: &'static str, card: Card) -> Phrase {
        let highest = if self.has_full_hand() { self.belief.highest(self.seat).round() as i64 } else { 0 };
        Phrase::new(key).with("card", card.number()).with("old", highest).with("token", u8::from(card.has_icon()))
    }

    fn of_pile(&self, key: &'static str) -> Phrase {
        let card = self.common.pawn.region().and_then(|region| self.common.face_up[region.index()]);
        Phrase::new(key).with("card", card.map_or(0, Card::number)).with("mean", tenths(self.belief.mean()))
    }

    fn of_wild(&self, key: &'static str) -> Phrase {
        let worth = self.wild(self.tokens());
        Phrase::new(key).with("points", tenths(worth.abs())).with("gains", i64::from(worth > 0.0))
    }

    /// The lowest card face up among these regions, the first of equals.
    fn lowest(&self, among: impl Fn(Region) -> bool) -> Option<(Region, Card)> {
        let cards = Region::ALL.into_iter().filter(|&region| among(region));
        let cards = cards.filter_map(|region| Some((region, self.common.face_up[region.index()]?)));
        cards.min_by_key(|(_, card)| card.number())
    }
}

/// A number with one decimal.
fn tenths(number: f64) -> String {
    format!("{number:.1}")
}

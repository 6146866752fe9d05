//! The reason for a number of dice: a good destination that it reaches more often than other numbers, or a bad one that
//! it avoids.
//!
//! Uses the odds of the first roll; re-rolls count only in that they make bad destinations less bad.

use super::Evaluator;
use crate::engine::{Phrase, spoken_odds};
use crate::games::rat_a_tat_roll::cards::Card;
use crate::games::rat_a_tat_roll::dice::{DiceCount, Face};
use crate::games::rat_a_tat_roll::nouns;
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Region, Space};

/// A destination of a roll: a region with its card, or `None` for any wild space.
type Destination = Option<Region>;

/// The least share of the highest gain over the next best number that a destination needs to be the reason.
const MIN_GAIN_SHARE: f64 = 0.5;
/// How much more an attractive destination weighs than an avoided one.
const ATTRACTION_FACTOR: f64 = 3.0;

/// The reason for one number of dice against the others.
pub(super) struct DiceCountReason<'a> {
    evaluator: &'a Evaluator<'a>,
    dice: DiceCount,
    /// The other numbers, the better one first.
    others: [DiceCount; 2],
    /// The value of each destination relative to the average one.
    values: Vec<(Destination, f64)>,
}

impl<'a> DiceCountReason<'a> {
    /// Compares `dice` with the other numbers; the seat must be choosing.
    pub(super) fn new(evaluator: &'a Evaluator<'a>, dice: DiceCount) -> DiceCountReason<'a> {
        let rerolls = evaluator.rerolls();
        let mut others = DiceCount::ALL.into_iter().filter(|&other| other != dice);
        let mut others = [others.next().unwrap_or(dice), others.next().unwrap_or(dice)];
        others.sort_by(|one, other| rerolls.roll_value(*other).total_cmp(&rerolls.roll_value(*one)));
        let mut reason = DiceCountReason { evaluator, dice, others, values: Vec::new() };
        reason.values = reason.relative_values();
        reason
    }

    /// The reason, with a second sentence on where else the dice may lead.
    pub(super) fn phrase(&self) -> Phrase {
        let reason = self.reason_against_all().or_else(|| self.reason_against(self.others[0]));
        let (destination, phrase) = reason.unwrap_or_else(|| {
            let best = self.best_card();
            (best, self.phrase_for("rat_a_tat_roll-reason-roll", best))
        });
        let other = if destination.is_some() { None } else { self.best_card() };
        phrase.with("also", self.phrase_for("rat_a_tat_roll-reason-roll-also", other))
    }

    /// The destination that speaks against both other numbers, if there is one.
    fn reason_against_all(&self) -> Option<(Destination, Phrase)> {
        let [best_other, other] = self.others;
        let min_gain = self.best_by(|destination| self.gain(destination, best_other))?.1 * MIN_GAIN_SHARE;
        let (destination, _) =
            self.best_by(|destination| self.gain(destination, best_other).min(self.gain(destination, other)))?;
        if self.gain(destination, best_other) < min_gain {
            return None;
        }
        let key = match (self.is_attractive(destination), self.probability(self.dice, destination) == 0.0) {
            (true, _) if self.others.iter().all(|&other| self.probability(other, destination) == 0.0) => {
                "rat_a_tat_roll-reason-roll-only"
            }
            (true, _) => "rat_a_tat_roll-reason-roll-most",
            (false, true) => "rat_a_tat_roll-reason-roll-never",
            (false, false) => "rat_a_tat_roll-reason-roll-least",
        };
        Some((destination, self.phrase_for(key, destination)))
    }

    /// The destination that speaks against one other number, if there is one.
    fn reason_against(&self, other: DiceCount) -> Option<(Destination, Phrase)> {
        let (destination, _) = self.best_by(|destination| self.gain(destination, other))?;
        let key = match (self.is_attractive(destination), self.probability(self.dice, destination) == 0.0) {
            (true, _) => "rat_a_tat_roll-reason-roll-more",
            (false, true) => "rat_a_tat_roll-reason-roll-never-with",
            (false, false) => "rat_a_tat_roll-reason-roll-less",
        };
        let phrase = self.phrase_for(key, destination).with("count", other.count());
        Some((destination, phrase.with("other", odds_phrase(self.probability(other, destination)))))
    }

    /// The destination with the highest score and that score, if it is positive.
    fn best_by(&self, score: impl Fn(Destination) -> f64) -> Option<(Destination, f64)> {
        let destinations = self.values.iter().map(|&(destination, _)| (destination, score(destination)));
        destinations.filter(|(_, score)| *score > 0.0).max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// How much a destination speaks for `dice` against another number; 0 if both odds are worded alike.
    fn gain(&self, destination: Destination, other: DiceCount) -> f64 {
        let (mine, theirs) = (self.probability(self.dice, destination), self.probability(other, destination));
        let weight = if self.is_attractive(destination) { ATTRACTION_FACTOR } else { 1.0 };
        if spoken_odds(mine) == spoken_odds(theirs) { 0.0 } else { (mine - theirs) * self.value(destination) * weight }
    }

    fn is_attractive(&self, destination: Destination) -> bool {
        self.value(destination) > 0.0
    }

    fn value(&self, destination: Destination) -> f64 {
        self.values.iter().find(|(other, _)| *other == destination).map_or(0.0, |(_, value)| *value)
    }

    /// The value of each destination less the mean over all numbers of dice. With a token, no destination is much worse
    /// than a re-roll.
    fn relative_values(&self) -> Vec<(Destination, f64)> {
        let evaluator = self.evaluator;
        let destinations = || Region::ALL.into_iter().map(Some).chain([None]);
        let value = |destination: Destination| match destination {
            Some(region) => region.spaces().map(|space| evaluator.space_value(space)).sum::<f64>() / 3.0,
            None => evaluator.wild_value(evaluator.tokens()),
        };
        let all =
            DiceCount::ALL.into_iter().flat_map(|dice| destinations().map(move |destination| (dice, destination)));
        let average =
            all.map(|(dice, destination)| self.probability(dice, destination) * value(destination)).sum::<f64>() / 3.0;
        let least = if evaluator.tokens() > 0 { -evaluator.token_value() } else { f64::MIN };
        destinations().map(|destination| (destination, (value(destination) - average).max(least))).collect()
    }

    /// The region with the best card that the dice may reach.
    fn best_card(&self) -> Destination {
        let cards = self
            .values
            .iter()
            .filter(|(destination, _)| destination.is_some() && self.probability(self.dice, *destination) > 0.0);
        cards.max_by(|one, other| one.1.total_cmp(&other.1)).and_then(|(destination, _)| *destination)
    }

    /// The probability that this many dice lead to this destination.
    fn probability(&self, dice: DiceCount, destination: Destination) -> f64 {
        let odds = Odds::for_roll(self.evaluator.common.pawn, dice);
        let ways: u16 =
            Space::all().filter(|space| space.region() == destination).map(|space| odds.ways_to_space(space)).sum();
        f64::from(ways) / f64::from(odds.total_ways())
    }

    fn phrase_for(&self, key: &'static str, destination: Destination) -> Phrase {
        Phrase::new(key)
            .with("place", self.destination_phrase(destination))
            .with("chance", odds_phrase(self.probability(self.dice, destination)))
    }

    /// A phrase such as "the 3 in red", or a wild space with the cards that the wild die takes there.
    fn destination_phrase(&self, destination: Destination) -> Phrase {
        let number = |card: Option<Card>| card.map_or(0, Card::number);
        let common = self.evaluator.common;
        match destination {
            Some(region) => {
                let card = common.face_up[region.index()];
                let token = card.is_some_and(Card::has_icon) && common.centre > 0;
                Phrase::new("rat_a_tat_roll-reason-place-card")
                    .with("card", number(card))
                    .with("region", nouns::region_name(region))
                    .with("tokens", u8::from(token))
            }
            None => Phrase::new("rat_a_tat_roll-reason-place-wild")
                .with("low", number(common.card_to_take(Face::Lowest)))
                .with("high", number(common.card_to_take(Face::Highest))),
        }
    }
}

/// A probability in words: "about 1 in 6".
pub(super) fn odds_phrase(probability: f64) -> Phrase {
    let (times, of) = spoken_odds(probability);
    Phrase::new("rat_a_tat_roll-reason-chance").with("times", times).with("of", of)
}

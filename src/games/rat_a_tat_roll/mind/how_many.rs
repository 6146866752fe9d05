//! Why so many dice: the place that this number reaches more often than the others and that is worth it, or the one that it spares.
//!
//! Goes by the odds of the first roll; re-rolls count only in that they make bad places less bad.

use super::Player;
use crate::engine::{Phrase, spoken_odds};
use crate::games::rat_a_tat_roll::cards::Card;
use crate::games::rat_a_tat_roll::dice::{Face, HowMany};
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::words;

/// Where a roll may lead: a region with its card, or `None` for any of the wild spaces.
type Goal = Option<Region>;

/// A goal that counts for less than this share of what counts most against the next best number is not the ground of a choice.
const TELLING: f64 = 0.5;
/// How many times as much a place to get to says as one to be spared.
const WELCOME: f64 = 3.0;

/// What speaks for one number of dice against the others.
pub(super) struct Choice<'a> {
    player: &'a Player<'a>,
    dice: HowMany,
    /// The best of the other numbers, and the last one.
    others: [HowMany; 2],
    /// What each goal is worth, above or below a usual one.
    worths: Vec<(Goal, f64)>,
}

impl<'a> Choice<'a> {
    /// Of so many dice, where the seat is to choose.
    pub(super) fn new(player: &'a Player<'a>, dice: HowMany) -> Choice<'a> {
        let rerolls = player.rerolls();
        let mut others = HowMany::ALL.into_iter().filter(|&other| other != dice);
        let mut others = [others.next().unwrap_or(dice), others.next().unwrap_or(dice)];
        others.sort_by(|one, other| rerolls.before(*other).total_cmp(&rerolls.before(*one)));
        let mut choice = Choice { player, dice, others, worths: Vec::new() };
        choice.worths = choice.above_usual();
        choice
    }

    /// In one sentence what speaks for it, in another where it may lead beside that.
    pub(super) fn reason(&self) -> Phrase {
        let ground = self.against_both().or_else(|| self.against(self.others[0]));
        let (goal, phrase) = ground.unwrap_or_else(|| {
            let best = self.best_card();
            (best, self.said("rat_a_tat_roll-reason-roll", best))
        });
        let other = if goal.is_some() { None } else { self.best_card() };
        phrase.with("also", self.said("rat_a_tat_roll-reason-roll-also", other))
    }

    /// The goal that is the ground of the choice against every other number, if there is one.
    fn against_both(&self) -> Option<(Goal, Phrase)> {
        let [rival, last] = self.others;
        let telling = self.most(|goal| self.gain(goal, rival))?.1 * TELLING;
        let (goal, _) = self.most(|goal| self.gain(goal, rival).min(self.gain(goal, last)))?;
        if self.gain(goal, rival) < telling {
            return None;
        }
        let key = match (self.is_good(goal), self.chance(self.dice, goal) == 0.0) {
            (true, _) if self.others.iter().all(|&other| self.chance(other, goal) == 0.0) => {
                "rat_a_tat_roll-reason-roll-only"
            }
            (true, _) => "rat_a_tat_roll-reason-roll-most",
            (false, true) => "rat_a_tat_roll-reason-roll-never",
            (false, false) => "rat_a_tat_roll-reason-roll-least",
        };
        Some((goal, self.said(key, goal)))
    }

    /// The same against one other number.
    fn against(&self, other: HowMany) -> Option<(Goal, Phrase)> {
        let (goal, _) = self.most(|goal| self.gain(goal, other))?;
        let key = match (self.is_good(goal), self.chance(self.dice, goal) == 0.0) {
            (true, _) => "rat_a_tat_roll-reason-roll-more",
            (false, true) => "rat_a_tat_roll-reason-roll-never-with",
            (false, false) => "rat_a_tat_roll-reason-roll-less",
        };
        let phrase = self.said(key, goal).with("count", other.count());
        Some((goal, phrase.with("other", in_words(self.chance(other, goal)))))
    }

    /// The goal for which this is most, and how much, if that is more than nothing.
    fn most(&self, much: impl Fn(Goal) -> f64) -> Option<(Goal, f64)> {
        let goals = self.worths.iter().map(|&(goal, _)| (goal, much(goal)));
        goals.filter(|(_, much)| *much > 0.0).max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// How much this goal speaks for the choice against another number: nothing where both chances are said alike.
    fn gain(&self, goal: Goal, other: HowMany) -> f64 {
        let (mine, theirs) = (self.chance(self.dice, goal), self.chance(other, goal));
        let telling = if self.is_good(goal) { WELCOME } else { 1.0 };
        if spoken_odds(mine) == spoken_odds(theirs) { 0.0 } else { (mine - theirs) * self.worth(goal) * telling }
    }

    fn is_good(&self, goal: Goal) -> bool {
        self.worth(goal) > 0.0
    }

    fn worth(&self, goal: Goal) -> f64 {
        self.worths.iter().find(|(other, _)| *other == goal).map_or(0.0, |(_, worth)| *worth)
    }

    /// The worth of each goal, less the mean of all numbers of dice. With a token, no place is much worse than to roll again.
    fn above_usual(&self) -> Vec<(Goal, f64)> {
        let player = self.player;
        let goals = || Region::ALL.into_iter().map(Some).chain([None]);
        let worth = |goal: Goal| match goal {
            Some(region) => region.spaces().map(|space| player.space(space)).sum::<f64>() / 3.0,
            None => player.wild(player.tokens()),
        };
        let all = HowMany::ALL.into_iter().flat_map(|dice| goals().map(move |goal| (dice, goal)));
        let usual = all.map(|(dice, goal)| self.chance(dice, goal) * worth(goal)).sum::<f64>() / 3.0;
        let least = if player.tokens() > 0 { -player.token() } else { f64::MIN };
        goals().map(|goal| (goal, (worth(goal) - usual).max(least))).collect()
    }

    /// The best of the cards that the dice may lead to.
    fn best_card(&self) -> Goal {
        let cards = self.worths.iter().filter(|(goal, _)| goal.is_some() && self.chance(self.dice, *goal) > 0.0);
        cards.max_by(|one, other| one.1.total_cmp(&other.1)).and_then(|(goal, _)| *goal)
    }

    /// The chance of so many dice to lead there.
    fn chance(&self, dice: HowMany, goal: Goal) -> f64 {
        let odds = Odds::of_roll(self.player.common.pawn, dice);
        let ways: u16 = Space::all().filter(|space| space.region() == goal).map(|space| odds.of_space(space)).sum();
        f64::from(ways) / f64::from(odds.all())
    }

    fn said(&self, key: &'static str, goal: Goal) -> Phrase {
        Phrase::new(key).with("place", self.place(goal)).with("chance", in_words(self.chance(self.dice, goal)))
    }

    /// "the 3 in red", or a wild space with what the wild die takes there.
    fn place(&self, goal: Goal) -> Phrase {
        let number = |card: Option<Card>| card.map_or(0, Card::number);
        let common = self.player.common;
        match goal {
            Some(region) => {
                let card = common.face_up[region.index()];
                let token = card.is_some_and(Card::has_icon) && common.centre > 0;
                Phrase::new("rat_a_tat_roll-reason-place-card")
                    .with("card", number(card))
                    .with("region", words::region(region))
                    .with("tokens", u8::from(token))
            }
            None => Phrase::new("rat_a_tat_roll-reason-place-wild")
                .with("low", number(common.wanted(Face::Lowest)))
                .with("high", number(common.wanted(Face::Highest))),
        }
    }
}

/// "about 1 in 6".
pub(super) fn in_words(chance: f64) -> Phrase {
    let (times, of) = spoken_odds(chance);
    Phrase::new("rat_a_tat_roll-reason-chance").with("times", times).with("of", of)
}

//! A roll, or some dice rolled again, before it is made: its odds, and how they are said.

use std::collections::BTreeSet;

use super::goal::Goal;
use crate::drills::chance::Chance;
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::dice::{DiceCount, DiceSet};
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::Space;
use crate::games::rat_a_tat_roll::{Common, Move};

/// A throw of one to three dice that somebody may make.
#[derive(Clone, Debug)]
pub(super) struct Throw {
    /// The move that makes it.
    pub(super) choice: Move,
    odds: Odds,
    /// The pips of the dice that are thrown again, ascending; none in a first roll.
    pub(super) again: Vec<u8>,
    /// The pips of the dice that stay as they are, ascending.
    kept: Vec<u8>,
    /// The number of dice that are thrown.
    pub(super) dice: u8,
}

impl Throw {
    /// The first roll of a turn (L5).
    pub(super) fn roll(common: &Common, dice: DiceCount) -> Self {
        let odds = Odds::for_roll(common.pawn, dice);
        Throw { choice: Move::Roll { dice }, odds, again: Vec::new(), kept: Vec::new(), dice: dice.count() }
    }

    /// Every way to roll some of the dice again; `None` where two of them show the same, as it would not be clear which one is meant.
    pub(super) fn all_again(common: &Common) -> Option<Vec<Throw>> {
        let faces: BTreeSet<u8> = common.dice.iter().map(|die| die.pips()).collect();
        let sets = DiceSet::all(common.dice.len() as u8).iter();
        let is_clear = faces.len() == common.dice.len() && faces.len() > 1;
        is_clear.then(|| sets.map(|dice| Throw::again(common, *dice)).collect())
    }

    /// Some of the rolled dice, rolled again (L6).
    pub(super) fn again(common: &Common, dice: DiceSet) -> Self {
        let pips = |is_again: bool| -> Vec<u8> {
            let rolled = common.dice.iter().enumerate();
            let these = rolled.filter(|(index, _)| dice.contains_index(*index) == is_again);
            // Ascending, so that the same dice are the same task in whatever order they lie.
            let mut pips: Vec<u8> = these.map(|(_, die)| die.pips()).collect();
            pips.sort_unstable();
            pips
        };
        let (again, kept) = (pips(true), pips(false));
        let odds = Odds::for_reroll(common.pawn, &common.dice, dice);
        Throw { choice: Move::Reroll { dice }, odds, dice: dice.iter().count() as u8, again, kept }
    }

    /// How likely it gets to the goal.
    pub(super) fn chance(&self, goal: &Goal) -> Chance {
        let ways = Space::all().filter(|space| goal.has(*space)).map(|space| u32::from(self.odds.ways_to_space(space)));
        Chance { ways: ways.sum(), all: u32::from(self.odds.total_ways()) }
    }

    /// The totals that get to the goal, ascending, each with the ways to throw it.
    pub(super) fn good_totals(&self, goal: &Goal) -> impl Iterator<Item = (u8, u16)> {
        let gets_there =
            |total: u8| Space::all().any(|space| goal.has(space) && self.odds.total_to_space(space) == total);
        self.odds.totals().filter(move |(total, _)| gets_there(*total))
    }

    /// What the dice that are thrown should show together to get to the goal, ascending.
    pub(super) fn good_sums(&self, goal: &Goal) -> Vec<Phrase> {
        let kept: u8 = self.kept.iter().sum();
        self.good_totals(goal).map(|(total, _)| literal(total - kept)).collect()
    }

    /// The dice that stay as they are, as a list.
    pub(super) fn kept(&self) -> Vec<Phrase> {
        faces(&self.kept)
    }

    /// What is thrown: a number of dice, or those that show something.
    pub(super) fn spoken(&self) -> Phrase {
        match self.again.is_empty() {
            true => Phrase::new("drill-roll-chance-dice").with("count", self.dice),
            false => Phrase::new("drill-roll-chance-these").with("dice", faces(&self.again)),
        }
    }

    /// The names of the places of what is thrown.
    pub(super) fn places(&self) -> Vec<String> {
        match self.choice {
            Move::Roll { dice } => vec![format!("roll {}", dice.count())],
            Move::Reroll { dice } => dice.iter().map(|die| format!("die {}", die.index() + 1)).collect(),
            _ => Vec::new(),
        }
    }
}

/// Dice that show these pips, as a list.
fn faces(pips: &[u8]) -> Vec<Phrase> {
    pips.iter().map(|pips| Phrase::new("drill-roll-chance-face").with("die", *pips)).collect()
}

/// A number that stands for itself.
fn literal(number: u8) -> Phrase {
    Phrase::new("literal").with("text", number.to_string())
}

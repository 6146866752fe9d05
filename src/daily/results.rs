//! What a person has made of the deals, from the records of finished games.

use std::collections::{BTreeMap, BTreeSet};
use std::time::SystemTime;

use jiff::ToSpan as _;
use jiff::civil::Date;

use super::deal::Deal;
use super::target::Made;
use super::version::DealVersion;
use crate::statistics::{Directory, PlayedGame, Who};

/// What a person made of the deal of a day: the first game counts, later ones are practice.
#[derive(Clone, Debug, PartialEq)]
pub struct DealResult {
    /// The deal that was played.
    pub deal: Deal,
    /// What the person made.
    pub made: Made,
    /// Whether the person has won together with others than a partner.
    pub is_shared: bool,
    /// When the record was written.
    pub when: SystemTime,
    /// How often the deal was played again.
    pub practised: usize,
}

/// What this person made of the deals, by day. The games are in order of time.
pub fn results(games: &[PlayedGame], directory: &Directory, who: &Who) -> BTreeMap<Date, DealResult> {
    let mut results: BTreeMap<Date, DealResult> = BTreeMap::new();
    for game in games {
        let summary = &game.summary;
        let Some(mark) = &summary.deal else { continue };
        let version = DealVersion::of(&mark.program);
        let Some(deal) = version.and_then(|version| Deal::of(mark.date, version)).filter(|deal| deal.is_of(summary))
        else {
            continue;
        };
        let own = summary.seats.get(deal.seat.index());
        if own.and_then(|own| directory.who(&own.name, own.person.as_ref())).as_ref() != Some(who) {
            continue;
        }
        let Some(made) = Made::of(&summary.outcome, deal.seat) else { continue };
        results.entry(mark.date).and_modify(|first| first.practised += 1).or_insert_with(|| DealResult {
            deal,
            made,
            is_shared: made.has_won() && summary.is_win_shared(),
            when: game.when,
            practised: 0,
        });
    }
    results
}

/// How many days running are among `played`, up to today, or up to yesterday while today is still to be played.
pub fn run_of_days(played: &BTreeSet<Date>, today: Date) -> usize {
    let start = if played.contains(&today) { today } else { today.saturating_sub(1.day()) };
    let mut days = std::iter::successors(Some(start), |day| day.checked_sub(1.day()).ok());
    days.by_ref().take_while(|day| played.contains(day)).count()
}

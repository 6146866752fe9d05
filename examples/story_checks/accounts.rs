//! The means of the accounts over many games: luck and the unknown come to nothing, own play to what the player deserves.

use std::collections::BTreeMap;

use cheeseboard::engine::{Seat, Stop};
use cheeseboard::games::Game;
use cheeseboard::story::{Account, Course, StorySettings, course};

use crate::{Check, Mean};

/// So many games are played and told between two reports.
const REPORT_EVERY: u64 = 20;

#[derive(Default)]
struct Sums {
    luck: Mean,
    unknown: Mean,
    /// The unknown by the kind of decision.
    by_kind: BTreeMap<String, Mean>,
    /// Own play by level.
    play: BTreeMap<&'static str, Mean>,
    lead: Mean,
}

/// Tells many stories and prints the means.
pub fn check<G: Game>(check: &Check<'_>) {
    let mut sums = Sums::default();
    for number in 0..check.games {
        let game = check.played::<G>(number);
        let settings = StorySettings { effort: check.effort, seed: number };
        let Some(told) = course(&game, settings, &Stop::default()) else { continue };
        let levels = check.levels_of(number);
        let unknown = |seat: Seat, kind: Option<&str>| {
            unknown_of(&told, seat, |ply| kind.is_none_or(|kind| kind == game.event_kind(ply).unwrap_or_default()))
        };
        let kinds: std::collections::BTreeSet<String> =
            told.entries.iter().filter(|entry| entry.is_split).filter_map(|entry| game.event_kind(entry.ply)).collect();
        for seat in Seat::all(2) {
            sums.unknown.add(unknown(seat, None));
            for kind in &kinds {
                sums.by_kind.entry(kind.clone()).or_default().add(unknown(seat, Some(kind)));
            }
            let accounts = &told.seats[seat.index()];
            sums.play.entry(levels[seat.index()].id()).or_default().add(accounts.play[seat.index()]);
        }
        // What one seat's luck gives it takes from the other.
        sums.luck.add(told.seats[0].luck);
        sums.lead.add(told.seats[0].play[0] - told.seats[1].play[1]);
        if (number + 1) % REPORT_EVERY == 0 || number + 1 == check.games {
            report::<G>(check, &sums);
        }
    }
}

/// What the seat could not know of its own decisions changed for itself.
fn unknown_of(told: &Course, seat: Seat, counts: impl Fn(usize) -> bool) -> f64 {
    let wanted = told
        .entries
        .iter()
        .filter(|entry| entry.account == Account::Unknown && entry.by == Some(seat) && counts(entry.ply));
    wanted.map(|entry| entry.change.mean[seat.index()]).sum()
}

fn report<G: Game>(check: &Check<'_>, sums: &Sums) {
    println!("{}: {} games, effort {}", G::ID, sums.luck.count, check.effort);
    println!("  luck of the first seat {}", sums.luck);
    println!("  unknown of a decider {}", sums.unknown);
    for (kind, mean) in &sums.by_kind {
        println!("    by {kind}: {mean}");
    }
    for (level, mean) in &sums.play {
        println!("  own play of {level} {mean}");
    }
    println!("  own play, first less second seat {}", sums.lead);
}

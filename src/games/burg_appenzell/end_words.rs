//! How a game of Burg Appenzell was won, in one sentence (B16–B19, B22).

use super::common::{Common, Ending};
use super::ending::FALLEN_MICE_LIMIT;
use super::rules::BurgAppenzell;
use crate::engine::{GameEnd, Outcome, Phrase, Seat, names};

/// See `Words::how_won`.
pub fn how_won(end: &GameEnd<'_, BurgAppenzell>) -> Phrase {
    let common = &end.open.common;
    let seats = || Seat::all(common.seats());
    let is_out = |seat: &Seat| common.player(*seat).fallen >= FALLEN_MICE_LIMIT;
    match common.end().map(|end| end.ending) {
        None => end.by_margin(),
        Some(Ending::Goal) => Phrase::new("burg_appenzell-won-goal").with("lead", lead(common, end.outcome, seats())),
        Some(Ending::Idle) => {
            let phrase = Phrase::new("burg_appenzell-won-idle").with("turns", u32::from(common.idle_limit()));
            phrase.with("lead", lead(common, end.outcome, seats()))
        }
        Some(Ending::Falls) => {
            let losers: Vec<Seat> = seats().filter(is_out).collect();
            let is_winner_out = end.outcome.winners.iter().any(is_out);
            let rivals = seats().filter(|seat| is_winner_out || !is_out(seat));
            let phrase = Phrase::new("burg_appenzell-won-falls").with("count", losers.len());
            phrase.with("losers", names(&losers)).with("lead", lead(common, end.outcome, rivals))
        }
    }
}

/// How far the winner is ahead of these seats; level seats are told apart by their places at the table (B18).
fn lead(common: &Common, outcome: &Outcome, rivals: impl Iterator<Item = Seat>) -> Phrase {
    match outcome.lead_over(rivals) {
        None => Phrase::new("burg_appenzell-lead-alone"),
        Some(lead) if lead.margin == 0 => lead.tell(Phrase::new("burg_appenzell-lead-level")).with("turn", common.seat),
        Some(lead) => lead.tell(Phrase::new("burg_appenzell-lead")),
    }
}

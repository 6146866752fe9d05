//! Where each seat's result came from: the entries of a game, added up.

use std::collections::BTreeSet;

use super::account::{Account, Entry};
use super::sampling::sum_of_differences;
use super::values::Values;
use crate::engine::Seat;

/// Where a seat's result came from, as shares of a win: the figures add up to the result.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatAccounts {
    /// What the game was worth to it at the start.
    pub start: f64,
    /// What chance changed.
    pub luck: f64,
    /// What the deciding seats could not know changed.
    pub unknown: f64,
    /// What the play of each seat changed for it.
    pub play: Vec<f64>,
    /// The result: its share of the win.
    pub result: f64,
    /// The largest of the standard errors of its luck, of the unknown and of all play together.
    pub error: f64,
}

impl SeatAccounts {
    /// What chance and the unknown changed.
    pub fn all_luck(&self) -> f64 {
        self.luck + self.unknown
    }

    /// What the play of this seat, which is `own`, changed for it.
    pub fn own_play(&self, own: Seat) -> f64 {
        self.play.get(own.index()).copied().unwrap_or_default()
    }

    /// What the play of all other seats than `own`, whose accounts these are, changed for it.
    pub fn play_of_others(&self, own: Seat) -> f64 {
        self.play.iter().sum::<f64>() - self.own_play(own)
    }
}

/// The entries of a game, added up for one seat.
pub fn seat_accounts(seat: Seat, values: &Values, entries: &[Entry]) -> SeatAccounts {
    let index = seat.index();
    let seats = values.at(0).estimate().mean.len();
    let sum = |account: Account, by: Option<Seat>| -> f64 {
        let wanted = entries.iter().filter(|entry| entry.account == account && (by.is_none() || entry.by == by));
        wanted.map(|entry| entry.change.mean[index]).sum()
    };
    let start = values.at(0).estimate().mean[index] + sum(Account::Start, None);
    let (luck, unknown) = (sum(Account::Luck, None), sum(Account::Unknown, None));
    let play: Vec<f64> = Seat::all(seats).map(|by| sum(Account::Play, Some(by))).collect();
    let errors =
        [Account::Luck, Account::Unknown, Account::Play].map(|account| error_of(account, values, entries, index));
    SeatAccounts {
        start,
        luck,
        unknown,
        result: start + luck + unknown + play.iter().sum::<f64>(),
        play,
        error: errors.into_iter().fold(0.0, f64::max),
    }
}

/// The standard error of the sum of all entries of this kind, for one seat. What a decision changed by its view was estimated by
/// itself; everything else by the samples of positions, which are added in one entry and taken away in the next.
fn error_of(account: Account, values: &Values, entries: &[Entry], seat: usize) -> f64 {
    let of_kind = || entries.iter().filter(|entry| entry.account == account);
    let is_of_positions = |entry: &&Entry| !entry.is_split || entry.account == Account::Unknown;
    let pairs: Vec<_> =
        of_kind().filter(is_of_positions).map(|entry| (values.at(entry.ply + 1), values.at(entry.ply))).collect();
    let of_positions = sum_of_differences(&pairs).error.get(seat).copied().unwrap_or(0.0);
    let is_of_view = |entry: &&Entry| entry.is_split && entry.account == Account::Play;
    let split: BTreeSet<usize> = of_kind().filter(|entry| entry.is_split).map(|entry| entry.ply).collect();
    let of_views: f64 = entries
        .iter()
        .filter(|entry| is_of_view(entry) && split.contains(&entry.ply))
        .map(|entry| entry.change.error[seat].powi(2))
        .sum();
    (of_positions.powi(2) + of_views).sqrt()
}

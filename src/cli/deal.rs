//! `cheeseboard deal [DATE]`: what is dealt on a day, and with `--target` what is to be reached.

use clap::Args;
use jiff::Zoned;
use jiff::civil::Date;

use super::error::CliError;
use crate::daily::{Deal, DealVersion, Target};
use crate::engine::{Seat, Stop};

/// Which day.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The day, such as 2026-11-27 [default: today]
    date: Option<Date>,
    /// Also play the games of the target, which takes a while
    #[arg(long)]
    target: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    let date = arguments.date.unwrap_or_else(|| Zoned::now().date());
    let Some(deal) = Deal::of(date, DealVersion::current()) else { return Ok(()) };
    let seat = |seat: Seat| deal.bot(seat).map_or_else(|| "human".to_owned(), |bot| bot.id());
    let seats: Vec<String> = Seat::all(deal.seats()).map(seat).collect();
    let options = serde_json::Value::Object(deal.options.clone());
    let Deal { game, version, seed, .. } = &deal;
    let dealt =
        format!("{date} ({version}): {game}\nseats: {}\noptions: {options}\nseed: {seed:#018x}\n", seats.join(", "));
    super::print(&dealt)?;
    let target = if arguments.target { Target::compute(&deal, &Stop::default()) } else { None };
    let Some(target) = target else { return Ok(()) };
    let made: Vec<String> = target.made().iter().map(|made| format!("{} (#{})", made.score, made.rank + 1)).collect();
    let median = target.median();
    super::print(&format!("target: {} (#{}), of {}\n", median.score, median.rank + 1, made.join(", ")))
}

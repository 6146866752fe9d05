//! Which game is dealt on which day: every game once in each block of days, and no game two days running.

use jiff::civil::{Date, date};

use super::version::DealVersion;
use crate::engine::shuffle;
use crate::games;

/// The number of a day, counted from 1 January 1970.
pub fn day_number(day: Date) -> i64 {
    let since = day.duration_since(date(1970, 1, 1));
    since.as_hours().div_euclid(24)
}

/// The id of the game that is dealt on this day.
pub fn game_of(day: Date, version: DealVersion) -> Option<&'static str> {
    let games = games::taught_ids();
    let length = i64::try_from(games.len()).ok().filter(|length| *length > 0)?;
    let number = day_number(day);
    let order = order_of(number.div_euclid(length), version, games.len());
    let place = usize::try_from(number.rem_euclid(length)).ok()?;
    games.get(*order.get(place)?).copied()
}

/// The order of so many games in a block of days, as their places in the list.
fn order_of(block: i64, version: DealVersion, count: usize) -> Vec<usize> {
    // Two games can only take turns.
    if count < 3 {
        return (0..count).collect();
    }
    let mut order = shuffled(block, version, count);
    // This changes the first days of a block, never its last: so the block before need not be known as it was changed.
    if order.first() == shuffled(block - 1, version, count).last() {
        order.swap(0, 1);
    }
    order
}

fn shuffled(block: i64, version: DealVersion, count: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    shuffle(&mut version.stream("order of games", block), &mut order);
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_has_every_game_and_none_follows_itself() {
        for count in 1..=6 {
            let days: Vec<usize> = (-60..60).flat_map(|block| order_of(block, DealVersion::current(), count)).collect();
            for block in days.chunks(count) {
                let mut games = block.to_vec();
                games.sort_unstable();
                assert_eq!(games, (0..count).collect::<Vec<_>>());
            }
            assert!(count == 1 || days.windows(2).all(|pair| pair[0] != pair[1]), "{count}: {days:?}");
        }
    }

    #[test]
    fn days_are_numbered_one_by_one() {
        assert_eq!([date(1969, 12, 31), date(1970, 1, 1), date(2026, 11, 27)].map(day_number), [-1, 0, 20_784]);
    }
}
